// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/print.h"
#include "app/cli/table.h"
#include "app/cli/verbs.h"
#include "app/text/catalog_words.h"
#include "engine/catalog/fields.h"
#include "engine/tree/writer.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cabe::cli {

namespace {

// Ids and names stay; what they are is said in the language of the reader.
void printRows(const Context& c, const QString& kind, const nlohmann::ordered_json& rows)
{
    const CatalogWords words(c.sentences, c.catalog);
    const auto columns = words.columns(kind);
    std::vector<TextTable::Column> shown;
    for (const auto& column : columns) {
        const auto first = std::ranges::find_if(rows, [&](const auto& row) { return row.contains(column.key); });
        shown.push_back({column.title, first != rows.end() && (*first)[column.key].is_number()});
    }
    TextTable table(shown);
    for (const auto& row : rows) {
        QStringList cells;
        for (const auto& column : columns)
            cells << words.cell(kind, column.key, row);
        table.add(cells);
    }
    printOut(table.text());
}

// Ids to type, each with what it is.
QString kindList(const Context& c, const QStringList& kinds)
{
    const CatalogWords words(c.sentences, c.catalog);
    qsizetype width = 0;
    for (const auto& kind : kinds)
        width = std::max(width, kind.size());
    QString text;
    for (const auto& kind : kinds)
        text += u"\n  "_s + kind.leftJustified(width) + u"  "_s + words.kind(kind);
    return text;
}

} // namespace

int catalogVerb(const Context& c)
{
    const std::string kind = c.line.files.front().toStdString();
    const QString filter = c.line.filter;
    bool known = false;
    QStringList kinds;
    nlohmann::ordered_json rows = nlohmann::ordered_json::array();
    forEachTable(c.catalog, [&](const char* name, const auto& table) {
        kinds << QString::fromLatin1(name);
        if (kind != name)
            return;
        known = true;
        for (const auto& row : table.rows()) {
            tree::JsonSink sink;
            tree::Writer{sink}.write(row);
            auto json = sink.take();
            if (filter.isEmpty() || QString::fromStdString(json.dump()).contains(filter, Qt::CaseInsensitive))
                rows.push_back(std::move(json));
        }
    });
    if (!known) {
        printError(Words::tr("The catalogue has no kind “%1”. It has:").arg(c.line.files.front()) + kindList(c, kinds));
        return wrongUsage;
    }
    if (c.line.json)
        printOut(QString::fromStdString(dump(rows)));
    else
        printRows(c, c.line.files.front(), rows);
    return done;
}

int checkCatalogVerb(const Context& c)
{
    nlohmann::ordered_json out = nlohmann::ordered_json::array();
    int faults = 0;
    bool unreadable = false;
    for (const auto& folder : c.line.files)
        for (const auto& fault : checkFolder(QFile::encodeName(folder).toStdString(), &c.catalog)) {
            ++faults;
            unreadable = unreadable || isOfFolder(fault, folder) || fault.code == "file_unreadable";
            auto element = c.json.error(fault);
            element["document"] = nullptr; // a file of the catalogue
            out.push_back(std::move(element));
            printError(c.sentences.errorWithPlace(fault));
        }
    if (c.line.json)
        printOut(QString::fromStdString(dump(out)));
    else
        printOut(faults == 0 ? Words::tr("No fault found.") : Words::tr("%Ln fault(s) found.", nullptr, faults));
    return unreadable ? unreadableInput : faults > 0 ? someFailed : done;
}

} // namespace cabe::cli
