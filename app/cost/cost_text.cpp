// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cost/cost_text.h"

#include <algorithm>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

constexpr double million = 1e6;

QString cheapestTitle(Way way, int months)
{
    switch (way) {
    case Way::own: return CostVerdict::tr("Buying costs least over %Ln month(s)", nullptr, months);
    case Way::rent: return CostVerdict::tr("Renting costs least over %Ln month(s)", nullptr, months);
    case Way::api: return CostVerdict::tr("The API costs least over %Ln month(s)", nullptr, months);
    }
    return {};
}

QString millions(double tokens, const Format& f)
{
    return f.significant(tokens / million, 3);
}

// The other side of buying, and from when or whether buying costs less than it.
struct Rival {
    Way way = Way::rent;
    const WayAnswer* answer = nullptr;
    const PairComparison* pair = nullptr;
    bool dearerAtFirst = false;     // buying takes more money at the start
};

std::vector<Rival> rivalsOf(const WayAnswer& own, const std::vector<WayAnswer>& ways, const Answers& answers)
{
    std::vector<Rival> rivals;
    for (const WayAnswer& other : ways)
        if (other.way != Way::own)
            if (const PairComparison* pair = pairOf(answers, own.index, other.index))
                rivals.push_back({other.way, &other, pair, own.assessment->cost->upfront > other.assessment->cost->upfront});
    return rivals;
}

// "Against the API, with 300 million tokens a month." for the rival that the title's month speaks of.
QString against(const Rival& rival, const Format& f)
{
    if (rival.way == Way::rent)
        return CostVerdict::tr("Against renting.");
    const auto& tokens = rival.answer->assessment->cost->tokensPerMonth;
    return tokens ? CostVerdict::tr("Against the API, with %1 million tokens a month.").arg(millions(*tokens, f)) : CostVerdict::tr("Against the API.");
}

// One sentence about a rival that the title does not speak of.
QString comparedWith(const Rival& rival, const Format& f)
{
    const auto& month = rival.pair->breakEvenMonth;
    const bool rent = rival.way == Way::rent;
    if (rival.dearerAtFirst && month)
        return rent ? CostVerdict::tr("Even with renting in month %1.").arg(f.integer(*month)) : CostVerdict::tr("Even with the API in month %1.").arg(f.integer(*month));
    if (rival.dearerAtFirst)
        return rent ? CostVerdict::tr("Against renting, buying does not pay off in this period.") : CostVerdict::tr("Against the API, buying does not pay off in this period.");
    if (month)
        return rent ? CostVerdict::tr("From month %1 renting costs less than buying.").arg(f.integer(*month))
                    : CostVerdict::tr("From month %1 the API costs less than buying.").arg(f.integer(*month));
    return rent ? CostVerdict::tr("Renting costs more from the start.") : CostVerdict::tr("The API costs more from the start.");
}

// "Below 182 million tokens a month the API costs less over 36 months."
QString volume(const Rival& rival, int months, const Format& f)
{
    const auto& even = rival.pair->breakEvenTokensPerMonth;
    if (!even || rival.way != Way::api)
        return {};
    // Only the owner has costs that do not follow the tokens, so it is below the meeting point that the API costs less.
    return CostVerdict::tr("Below %1 million tokens a month the API costs less over %Ln month(s).", nullptr, months).arg(millions(*even, f));
}

// What stands against a way as a whole, by the limit that most of its options broke.
QString reasonOf(const std::string& limit, Way way, const Project& project)
{
    if (limit == "data_country") {
        const auto& country = project.limits.dataCountry;
        return country && *country == "BR" ? CostVerdict::tr("Data would leave Brazil") : CostVerdict::tr("Data would leave the country");
    }
    if (limit == "memory")
        return way == Way::own ? CostVerdict::tr("No card has enough memory") : CostVerdict::tr("No machine has enough memory");
    if (limit == "budget_upfront")
        return CostVerdict::tr("All cost more at the start than you have");
    if (limit == "budget_monthly")
        return CostVerdict::tr("All cost more a month than you have");
    if (limit == "price_unknown")
        return CostVerdict::tr("No price is known");
    switch (way) {
    case Way::own: return CostVerdict::tr("No card meets the limits");
    case Way::rent: return CostVerdict::tr("No rented machine meets the limits");
    case Way::api: return CostVerdict::tr("No API meets the limits");
    }
    return {};
}

QString nothingOffered(Way way)
{
    switch (way) {
    case Way::own: return CostVerdict::tr("The catalogue has no card for this");
    case Way::rent: return CostVerdict::tr("The catalogue has no machine to rent for this");
    case Way::api: return CostVerdict::tr("The catalogue has no API for this model");
    }
    return {};
}

const std::vector<Ranked>& rankedOf(const Recommendation& r, Way way)
{
    return way == Way::own ? r.own : way == Way::rent ? r.rent : r.api;
}

MissingWay missing(Way way, const Answers& answers, const Sentences& words)
{
    const Project& project = answers.complete.project;
    const auto& wanted = project.limits.ways;
    if (wanted && std::ranges::find(*wanted, way) == wanted->end())
        return {way, CostVerdict::tr("Left out by your choice"), {}};
    // A pinned option of this way that could not be costed.
    for (const PinnedAnswer& answer : answers.compared)
        if (answer.option.way() == way && answer.error)
            return {way, words.error(*answer.error), {}};
    const auto& ranked = rankedOf(answers.recommendation, way);
    if (!ranked.empty())
        return {way, words.verdict(ranked.front().assessment), {}};
    std::vector<std::pair<std::string, int>> limits;    // with how many options each stopped
    int count = 0;
    for (const Rejected& rejected : answers.recommendation.rejected) {
        if (rejected.way != way)
            continue;
        ++count;
        const auto it = std::ranges::find(limits, rejected.limit, &std::pair<std::string, int>::first);
        if (it == limits.end())
            limits.emplace_back(rejected.limit, 1);
        else
            ++it->second;
    }
    if (limits.empty())
        return {way, nothingOffered(way), {}};
    std::ranges::stable_sort(limits, std::ranges::greater{}, &std::pair<std::string, int>::second);
    QStringList groups;
    for (const auto& [limit, stopped] : limits)
        groups << words.rejectedGroup(limit, stopped);
    return {way, reasonOf(limits.front().first, way, project), CostVerdict::tr("%Ln option(s) fell: %1.", nullptr, count).arg(groups.join(u", "_s))};
}

} // namespace

std::vector<WayAnswer> wayAnswers(const Answers& answers)
{
    std::vector<WayAnswer> ways;
    for (std::size_t i = 0; i < answers.compared.size(); ++i) {
        const auto& compared = answers.compared[i];
        const bool known = std::ranges::find(ways, compared.option.way(), &WayAnswer::way) != ways.end();
        if (known || !compared.assessment || !compared.assessment->cost)
            continue;
        ways.push_back({compared.option.way(), int(i), &*compared.assessment, compared.assessment->cost->total.value});
    }
    std::ranges::sort(ways, {}, &WayAnswer::way);
    return ways;
}

std::vector<MissingWay> missingWays(const Answers& answers, const Sentences& words)
{
    std::vector<MissingWay> result;
    const auto ways = wayAnswers(answers);
    for (const Way way : {Way::own, Way::rent, Way::api})
        if (std::ranges::find(ways, way, &WayAnswer::way) == ways.end())
            result.push_back(missing(way, answers, words));
    return result;
}

const PairComparison* pairOf(const Answers& answers, int a, int b)
{
    if (!answers.comparison)
        return nullptr;
    const auto& pairs = answers.comparison->pairs;
    const auto it = std::ranges::find_if(pairs, [&](const PairComparison& p) { return (p.a == a && p.b == b) || (p.a == b && p.b == a); });
    return it == pairs.end() ? nullptr : &*it;
}

QString CostVerdict::breakEven(int month, Way other, const Format& f)
{
    return other == Way::rent ? tr("month %1: even with renting").arg(f.integer(month)) : tr("month %1: even with the API").arg(f.integer(month));
}

CostVerdict CostVerdict::of(const Answers& answers, const Sentences& words)
{
    CostVerdict verdict;
    const auto ways = wayAnswers(answers);
    if (ways.empty())
        return verdict;
    verdict.empty = false;
    const Format& f = words.format();
    const int months = *answers.complete.project.stages[std::size_t(answers.stage)].months;
    const auto cheapest = std::ranges::min_element(ways, {}, &WayAnswer::total);
    const auto own = std::ranges::find(ways, Way::own, &WayAnswer::way);
    verdict.shown = int(cheapest - ways.begin());
    verdict.title = cheapestTitle(cheapest->way, months);
    if (ways.size() == 1) {
        verdict.reason = tr("Nothing else meets the limits, so there is nothing to set it against.");
        return verdict;
    }
    if (own == ways.end()) {
        const auto& other = ways[verdict.shown == 0 ? 1 : 0];
        verdict.reason = other.way == Way::rent ? tr("Renting would cost %1.").arg(f.money(other.total, QString::fromStdString(other.assessment->cost->currency)))
                                                : tr("The API would cost %1.").arg(f.money(other.total, QString::fromStdString(other.assessment->cost->currency)));
        return verdict;
    }
    const std::vector<Rival> rivals = rivalsOf(*own, ways, answers);
    // Buying wins: from the month in which it is even with the last of the others.
    const Rival* last = nullptr;
    if (own == cheapest)
        for (const Rival& rival : rivals)
            if (rival.dearerAtFirst && rival.pair->breakEvenMonth && (!last || *rival.pair->breakEvenMonth > *last->pair->breakEvenMonth))
                last = &rival;
    const bool all = std::ranges::all_of(rivals, [](const Rival& r) { return !r.dearerAtFirst || r.pair->breakEvenMonth; });
    if (!all)
        last = nullptr;
    QStringList sentences;
    if (last) {
        const int month = *last->pair->breakEvenMonth;
        verdict.title = month <= 1 ? tr("Buying costs less from the first month") : tr("Buying costs less from month %1").arg(f.integer(month));
        sentences << against(*last, f);
    }
    for (const Rival& rival : rivals)
        if (&rival != last)
            sentences << comparedWith(rival, f);
    for (const Rival& rival : rivals)
        sentences << volume(rival, months, f);
    sentences.removeAll(QString{});
    verdict.reason = sentences.join(u' ');
    return verdict;
}

} // namespace cabe
