// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cost/cost_tables.h"

#include "app/results/money_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace cabe {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(cabe::CostView)
};

} // namespace

GridContent tableOf(const CumulativeChart::Content& content, const Format& format)
{
    GridContent grid;
    grid.header.push_back({.text = Words::tr("Month", "column of a table")});
    std::size_t months = 0;
    for (const CostLine& line : content.lines) {
        grid.header.push_back({.text = line.name});
        months = std::max(months, line.cumulative.size());
    }
    for (std::size_t month = 0; month < months; ++month) {
        std::vector<GridCell> row{{.text = format.integer(double(month))}};
        for (const CostLine& line : content.lines)
            row.push_back({.text = month < line.cumulative.size() ? wholeMoney(format, line.cumulative[month], content.currency) : QString{}});
        grid.rows.push_back(std::move(row));
    }
    return grid;
}

GridContent tableOf(const PartsChart::Content& content, const Format& format)
{
    GridContent grid;
    grid.header.push_back({.text = Words::tr("Part", "column of a table")});
    QStringList names;
    for (const CostBar& bar : content.bars) {
        grid.header.push_back({.text = bar.name});
        for (const CostPart& part : bar.parts)
            if (!names.contains(part.name))
                names << part.name;
    }
    for (const QString& name : names) {
        std::vector<GridCell> row{{.text = name}};
        for (const CostBar& bar : content.bars) {
            const auto part = std::ranges::find(bar.parts, name, &CostPart::name);
            row.push_back({.text = part == bar.parts.end() ? QStringLiteral("—") : wholeMoney(format, part->amount, content.currency)});
            if (part != bar.parts.end() && !row.front().swatch)
                row.front().swatch = part->color;
        }
        grid.rows.push_back(std::move(row));
    }
    std::vector<GridCell> total{{.text = Words::tr("Total"), .strong = true}};
    for (const CostBar& bar : content.bars)
        total.push_back({.text = wholeMoney(format, bar.total, content.currency), .strong = true});
    grid.rows.push_back(std::move(total));
    return grid;
}

GridContent tableOf(const TornadoChart::Content& content, const Format& format)
{
    GridContent grid;
    grid.header = {{.text = Words::tr("Input", "column of a table")},
                   {.text = Words::tr("Range", "column of a table: of an input")},
                   {.text = Words::tr("Total from", "column of a table"), .tooltip = Words::tr("The total when the input is at the start of its range")},
                   {.text = Words::tr("Total to", "column of a table"), .tooltip = Words::tr("The total when the input is at the end of its range")}};
    for (const TornadoBar& bar : content.bars)
        grid.rows.push_back({{.text = bar.name},
                             {.text = bar.range},
                             {.text = wholeMoney(format, bar.atLow, content.currency)},
                             {.text = wholeMoney(format, bar.atHigh, content.currency)}});
    return grid;
}

} // namespace cabe
