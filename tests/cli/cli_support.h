// SPDX-License-Identifier: GPL-3.0-or-later
// cabe-cli as a process, and documents to give it.
#pragma once

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace clitest {

struct Answer {
    int exit = -1;
    QByteArray out, err;
    [[nodiscard]] QJsonArray json() const { return QJsonDocument::fromJson(out).array(); }
};

inline Answer run(const QStringList& arguments, const QByteArray& input = {})
{
    QProcess process;
    process.start(QStringLiteral(CABE_CLI), arguments);
    process.write(input);
    process.closeWriteChannel();
    Answer answer;
    if (!process.waitForFinished(60'000))
        return answer;
    answer.exit = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2;
    answer.out = process.readAllStandardOutput();
    answer.err = process.readAllStandardError();
    return answer;
}

inline const QByteArray chatbot = "cabe: 1\nname: Chatbot\nsite: {host: {power_supply_w: 750}}\nlimits: {budget_upfront: 15000}\n"
                                  "stages:\n  - name: Serve\n    months: 36\n    workload: {task: inference, model: llama-3.1-8b, weights: Q4_K_M, context: 8192}\n";
inline const QByteArray twoCards = chatbot + "options:\n  - {own: nvidia-geforce-rtx-3090, count: 2, used: true, price: 4200}\n  - {own: nvidia-geforce-rtx-4090}\n";

// A folder for what a test writes.
class Folder
{
public:
    [[nodiscard]] QString path(const QString& name = {}) const { return name.isEmpty() ? folder_.path() : folder_.filePath(name); }
    [[nodiscard]] QString write(const QString& name, const QByteArray& text) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write(text);
        return file.fileName();
    }

private:
    QTemporaryDir folder_;
};

} // namespace clitest
