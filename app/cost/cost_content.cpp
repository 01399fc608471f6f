// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cost/cost_content.h"

#include "app/cost/cost_text.h"
#include "app/results/money_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

constexpr double thousandsFrom = 20'000;
constexpr std::size_t mostInputs = 6;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(cabe::CostView)
};

LineLook lookOf(Way way)
{
    return way == Way::own ? LineLook::own : way == Way::rent ? LineLook::rent : LineLook::api;
}

double unitFor(double largest)
{
    return largest >= thousandsFrom ? 1000 : 1;
}

QString currencyOf(const Answers& answers)
{
    return QString::fromStdString(*answers.complete.project.currency);
}

// "Cumulative cost (thousand R$)"
QString withUnit(const QString& title, double unit, const QString& symbol)
{
    return unit > 1 ? Words::tr("%1 (thousand %2)", "title, currency").arg(title, symbol) : title + u" ("_s + symbol + u')';
}

// Cost month by month without the sale at the end.
std::vector<double> cumulativeWithoutResale(const CostResult& cost)
{
    std::vector<double> sums;
    double sum = 0;
    for (std::size_t month = 0; month < cost.months.size(); ++month) {
        sum += cost.months[month] + (month + 1 == cost.months.size() ? cost.resale : 0);
        sums.push_back(sum);
    }
    return sums;
}

// "50% to 150%", "24 to 48 months", "R$ 0,72 to R$ 1,08": in the unit of the input.
QString rangeText(const Sensitivity& s, const Format& f, const QString& currency)
{
    const auto text = [&](double v) -> QString {
        if (s.input == "site.resale" || s.input == "workload.demand")
            return f.percent(v);
        if (s.input == "options.price")
            return wholeMoney(f, v, currency);
        if (s.input == "site.tariff" || s.input == "site.exchange_rates.USD")
            return f.moneyPrecise(v, currency);
        return f.number(v, s.high < 10 ? 2 : 0);
    };
    if (s.input == "stages.months")
        return Words::tr("%1 to %2 months", "range of an input").arg(text(s.low), text(s.high));
    return Words::tr("%1 to %2", "range of an input").arg(text(s.low), text(s.high));
}

} // namespace

Described<CumulativeChart::Content> cumulativeContent(const Answers& answers, const Sentences& words)
{
    const Format& f = words.format();
    const auto ways = wayAnswers(answers);
    const QString currency = currencyOf(answers);
    Described<CumulativeChart::Content> out;
    CumulativeChart::Content& content = out.content;
    double largest = 0;
    QStringList message;
    for (const WayAnswer& way : ways) {
        content.lines.push_back({words.way(way.way), lookOf(way.way), cumulativeWithoutResale(*way.assessment->cost)});
        const CostLine& line = content.lines.back();
        largest = std::max(largest, line.cumulative.back());
        message << Words::tr("%1: %2 at the start, %3 at the end", "way, money, money").arg(line.name, wholeMoney(f, line.cumulative.front(), currency),
                                                                                           wholeMoney(f, line.cumulative.back(), currency));
    }
    const auto own = std::ranges::find(ways, Way::own, &WayAnswer::way);
    for (std::size_t i = 0; own != ways.end() && i < ways.size(); ++i) {
        const PairComparison* pair = ways[i].way == Way::own ? nullptr : pairOf(answers, own->index, ways[i].index);
        if (!pair || !pair->breakEvenMonth)
            continue;
        const QString text = CostVerdict::breakEven(*pair->breakEvenMonth, ways[i].way, f);
        content.breakEvens.push_back({*pair->breakEvenMonth, int(own - ways.begin()), int(i), text});
        message << text;
    }
    const bool resale = own != ways.end() && own->assessment->cost->resale > 0;
    content.unit = unitFor(largest);
    content.currency = currency;
    out.name = Words::tr("Cumulative cost");
    content.title = withUnit(out.name, content.unit, f.currencySymbol(currency));
    content.subtitle = resale ? Words::tr("without the sale at the end") : QString{};
    content.monthTitle = Words::tr("Months");
    out.message = message.join(u". "_s);
    return out;
}

Described<PartsChart::Content> partsContent(const Answers& answers, const Sentences& words)
{
    const Format& f = words.format();
    Described<PartsChart::Content> out;
    PartsChart::Content& content = out.content;
    content.currency = currencyOf(answers);
    double largest = 0;
    QStringList message;
    for (const WayAnswer& way : wayAnswers(answers)) {
        const CostParts& p = way.assessment->cost->parts;
        CostBar bar{words.way(way.way), {}, way.total};
        const auto add = [&](const char* id, double amount, QColor (*color)(const SeriesColors&)) {
            if (amount != 0)
                bar.parts.push_back({words.costPart(id), amount, color});
        };
        // One colour means one thing: what cooling takes is energy, and storage comes with what is rented.
        add("hardware", p.hardware, [](const SeriesColors& s) { return s.weights; });
        add("taxes", p.taxes, [](const SeriesColors& s) { return s.compute; });
        add("energy", p.energy + p.cooling, [](const SeriesColors& s) { return s.optimizer; });
        add("maintenance", p.maintenance + p.staff, [](const SeriesColors& s) { return s.gradients; });
        add("rent", p.rent + p.storage, [](const SeriesColors& s) { return s.kvCache; });
        add("api", p.api, [](const SeriesColors& s) { return s.activations; });
        add("resale", p.resale, [](const SeriesColors& s) { return s.runtime; });
        largest = std::max(largest, way.total);
        QStringList parts;
        for (const CostPart& part : bar.parts)
            parts << part.name + u' ' + wholeMoney(f, part.amount, content.currency);
        message << Words::tr("%1: %2 in all, of it %3", "way, money, list of parts").arg(bar.name, wholeMoney(f, way.total, content.currency), parts.join(u", "_s));
        content.bars.push_back(std::move(bar));
    }
    content.unit = unitFor(largest);
    out.name = Words::tr("What the total is made of");
    content.title = withUnit(out.name, content.unit, f.currencySymbol(content.currency));
    out.message = message.join(u". "_s);
    return out;
}

Described<TornadoChart::Content> tornadoContent(const Answers& answers, const Sentences& words)
{
    const Format& f = words.format();
    const auto ways = wayAnswers(answers);
    const WayAnswer& shown = ways.front();      // owning when there is a card: its inputs are the uncertain ones
    Described<TornadoChart::Content> out;
    TornadoChart::Content& content = out.content;
    content.currency = currencyOf(answers);
    content.base = shown.total;
    double largest = shown.total;
    QStringList message;
    for (const Sensitivity& s : answers.comparison->sensitivity) {
        if (s.option != shown.index || content.bars.size() >= mostInputs || s.totalAtLow == s.totalAtHigh)
            continue;
        content.bars.push_back({words.keyName(s.input), rangeText(s, f, content.currency), s.totalAtLow, s.totalAtHigh});
        largest = std::max({largest, s.totalAtLow, s.totalAtHigh});
        message << Words::tr("%1, %2: total from %3 to %4", "input, its range, money, money")
                       .arg(content.bars.back().name, content.bars.back().range, wholeMoney(f, s.totalAtLow, content.currency),
                            wholeMoney(f, s.totalAtHigh, content.currency));
    }
    content.unit = unitFor(largest);
    out.name = Words::tr("What the total depends on most");
    content.title = withUnit(out.name, content.unit, f.currencySymbol(content.currency));
    content.subtitle = Words::tr("%1: now %2", "way, number").arg(words.way(shown.way), f.number(shown.total / content.unit, content.unit > 1 ? 1 : 0));
    out.message = message.join(u". "_s);
    return out;
}

} // namespace cabe
