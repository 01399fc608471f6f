// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/print.h"
#include "app/cli/verbs.h"
#include "app/report/report_text.h"
#include "app/text/language.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace cabe::cli {

int reportVerb(const Context& c)
{
    const QString suffix = QFileInfo(c.line.output).suffix().toLower();
    if (suffix != u"md" && suffix != u"csv") {
        printError(Words::tr("cabe-cli writes reports as .md and .csv; “%1” is neither.").arg(c.line.output));
        return wrongUsage;
    }
    const Documents documents = readAll(c.line, c.catalog);
    if (documents.unknownCurrency)
        return wrongUsage;
    bool failed = false;
    nlohmann::ordered_json out = nlohmann::ordered_json::array();
    const auto fail = [&](const Document& document) {
        failed = true;
        printErrors(c, document);
        out.push_back(errorElement(c, document));
    };
    QString text;
    for (const auto& document : documents.list) {
        if (!document.complete) {
            fail(document);
            continue;
        }
        const auto content = reportContent(*document.complete, c.catalog);
        if (!content) {
            fail({document.file, document.index, {}, {content.error()}});
            continue;
        }
        out.push_back({{"document", *document.complete->project.name}, {"document_index", document.index}, {"output", c.line.output.toStdString()}});
        text += suffix == u"md" ? reportMarkdown(*content, c.sentences, c.catalog) : reportCsv(*content, c.sentences, c.catalog);
    }
    if (text.isEmpty()) {
        if (c.line.json)
            printOut(QString::fromStdString(dump(out)));
        return exitOf(documents, failed);
    }
    QSaveFile file(c.line.output);
    const QByteArray bytes = text.toUtf8();
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        printError(Words::tr("“%1” could not be written: %2").arg(c.line.output, file.errorString()));
        return unreadableInput;
    }
    if (c.line.json)
        printOut(QString::fromStdString(dump(out)));
    return exitOf(documents, failed);
}

} // namespace cabe::cli
