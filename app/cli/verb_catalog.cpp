// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/print.h"
#include "app/cli/table.h"
#include "app/cli/verbs.h"
#include "engine/catalog/fields.h"
#include "engine/tree/writer.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QFile>

using namespace Qt::StringLiterals;

namespace cabe::cli {

namespace {

// The first plain values of a row, as columns of a table for people.
void printRows(const nlohmann::ordered_json& rows)
{
    constexpr int columnsShown = 6;
    std::vector<TextTable::Column> columns;
    std::vector<std::string> keys;
    for (const auto& row : rows)
        for (const auto& [key, value] : row.items()) {
            const bool shown = value.is_primitive() && key != "source" && key != "date" && key != "note" && key != "doubtful";
            if (shown && keys.size() < columnsShown && std::ranges::find(keys, key) == keys.end()) {
                keys.push_back(key);
                columns.push_back({QString::fromStdString(key), value.is_number()});
            }
        }
    TextTable table(columns);
    for (const auto& row : rows) {
        QStringList cells;
        for (const auto& key : keys)
            cells << (!row.contains(key) ? QString() : row[key].is_string() ? QString::fromStdString(row[key].template get<std::string>())
                                                                           : QString::fromStdString(row[key].dump()));
        table.add(cells);
    }
    printOut(table.text());
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
        printError(Words::tr("The catalogue has no kind “%1”. It has: %2.").arg(c.line.files.front(), kinds.join(u", "_s)));
        return wrongUsage;
    }
    if (c.line.json)
        printOut(QString::fromStdString(dump(rows)));
    else
        printRows(rows);
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
            out.push_back(c.json.error(fault));
            printError(c.sentences.errorWithPlace(fault));
        }
    if (c.line.json)
        printOut(QString::fromStdString(dump(out)));
    else
        printOut(faults == 0 ? Words::tr("No fault found.") : Words::tr("%Ln fault(s) found.", nullptr, faults));
    return unreadable ? unreadableInput : faults > 0 ? someFailed : done;
}

} // namespace cabe::cli
