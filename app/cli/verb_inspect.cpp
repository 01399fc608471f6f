// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/print.h"
#include "app/cli/table.h"
#include "app/cli/verbs.h"
#include "engine/modelfile/modelfile.h"

#include <nlohmann/json.hpp>

#include <QFile>

using namespace Qt::StringLiterals;

namespace cabe::cli {

namespace {

// Names come from files: control characters must not reach a terminal, and a name is one line.
QString oneLine(const std::string& text)
{
    QString line = QString::fromStdString(text);
    for (QChar& c : line)
        if (c.category() == QChar::Other_Control)
            c = u' ';
    return line;
}

QString billions(const Format& f, std::int64_t elements) { return f.unit(double(elements) / 1e9, elements < 10'000'000'000 ? 2 : 1, Words::tr("billion")); }

void printModel(const Context& c, const Inspection& i)
{
    const Format& f = c.sentences.format();
    const Model& m = i.model;
    TextTable table({{Words::tr("Model"), false}, {oneLine(m.name), false}});
    const auto row = [&](const QString& name, const QString& value) {
        if (!value.isEmpty())
            table.add({name, value});
    };
    row(Words::tr("Architecture"), oneLine(m.arch));
    row(Words::tr("Parameters"), billions(f, m.paramsTotal));
    if (m.paramsActive != m.paramsTotal)
        row(Words::tr("Active per token"), billions(f, m.paramsActive));
    if (m.visionParams)
        row(Words::tr("Part for images"), billions(f, *m.visionParams));
    row(Words::tr("Layers"), f.integer(m.layers));
    row(Words::tr("Hidden size"), f.integer(m.hidden));
    if (m.heads > 0)
        row(Words::tr("Heads (key and value)"), f.integer(m.heads) + u" ("_s + f.integer(m.kvHeads) + u')');
    if (m.moe)
        row(Words::tr("Experts (active)"), f.integer(m.moe->experts) + u" ("_s + f.integer(m.moe->active) + u')');
    row(Words::tr("Vocabulary"), m.vocab > 0 ? f.integer(m.vocab) : QString());
    if (m.context)
        row(Words::tr("Trained context"), f.integer(*m.context));
    row(Words::tr("Weights"), QString::fromStdString(i.weights));
    row(Words::tr("Size"), i.bytes > 0 ? f.gib(i.bytes, 2) : QString());
    row(Words::tr("Same shape as"), QString::fromStdString(i.sameShapeAs));
    printOut(table.text());
}

void printBytes(const Context& c, const Inspection& i)
{
    const Format& f = c.sentences.format();
    if (i.tensors.total() <= 0)
        return;
    TextTable table({{Words::tr("Tensors"), false}, {u"GiB"_s, true}});
    const std::pair<QString, double> parts[]{{Words::tr("Embedding"), i.tensors.embedding}, {Words::tr("Output"), i.tensors.output},
                                             {Words::tr("Attention"), i.tensors.attention}, {Words::tr("Feed-forward"), i.tensors.ffn},
                                             {Words::tr("Experts"), i.tensors.experts},     {Words::tr("Norms"), i.tensors.norms},
                                             {Words::tr("Other"), i.tensors.other}};
    for (const auto& [name, bytes] : parts)
        if (bytes > 0)
            table.add({name, f.gibNumber(bytes, 3)});
    for (const auto& format : i.formats)
        table.add({QString::fromStdString(format.format), f.gibNumber(format.bytes, 3)});
    printOut(table.text());
}

bool isUnreadable(const std::string& code) { return code == "file_missing" || code == "file_unreadable" || code == "not_a_file"; }

} // namespace

int inspectVerb(const Context& c)
{
    nlohmann::ordered_json out = nlohmann::ordered_json::array();
    bool failed = false, unreadable = false;
    for (const auto& path : c.line.files) {
        const std::string file = QFile::encodeName(path).toStdString();
        const auto found = inspectModel(file, c.catalog);
        if (!found) {
            (isUnreadable(found.error().code) ? unreadable : failed) = true;
            printError(c.sentences.errorWithPlace(found.error()));
            out.push_back({{"document", nullptr}, {"path", file}, {"error", c.json.error(found.error())}});
            continue;
        }
        out.push_back(c.json.inspection(*found));
        if (c.line.json)
            continue;
        printOut(path);
        printModel(c, *found);
        printBytes(c, *found);
        for (const auto& warning : found->warnings)
            printOut(c.sentences.severity(warning.severity) + u": "_s + c.sentences.check(warning));
    }
    if (c.line.json)
        printOut(QString::fromStdString(dump(out)));
    return unreadable ? unreadableInput : failed ? someFailed : done;
}

} // namespace cabe::cli
