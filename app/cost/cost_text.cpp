// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cost/cost_text.h"

#include <algorithm>

namespace cabe {

namespace {

QString cheapestTitle(Way way, int months)
{
    switch (way) {
    case Way::own: return CostVerdict::tr("Buying costs least over %Ln month(s)", nullptr, months);
    case Way::rent: return CostVerdict::tr("Renting costs least over %Ln month(s)", nullptr, months);
    case Way::api: return CostVerdict::tr("The API costs least over %Ln month(s)", nullptr, months);
    }
    return {};
}

QString against(Way other)
{
    return other == Way::rent ? CostVerdict::tr("Against renting") : CostVerdict::tr("Against the API");
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

const PairComparison* pairOf(const Answers& answers, int a, int b)
{
    if (!answers.comparison)
        return nullptr;
    const auto& pairs = answers.comparison->pairs;
    const auto it = std::ranges::find_if(pairs, [&](const PairComparison& p) { return p.a == a && p.b == b; });
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
    verdict.title = cheapestTitle(cheapest->way, months);
    if (ways.size() == 1) {
        verdict.reason = tr("Nothing else meets the limits, so there is nothing to set it against.");
        return verdict;
    }
    if (own == ways.end())
        return verdict;
    QStringList sentences;
    for (const WayAnswer& other : ways) {
        if (other.way == Way::own)
            continue;
        const PairComparison* pair = pairOf(answers, own->index, other.index);
        if (!pair)
            continue;
        if (pair->breakEvenMonth && own == cheapest)
            verdict.title = tr("Buying costs less from month %1").arg(f.integer(*pair->breakEvenMonth));
        sentences << (pair->breakEvenMonth ? tr("%1: even in month %2.", "against what, month").arg(against(other.way), f.integer(*pair->breakEvenMonth))
                                           : tr("%1: buying does not pay off in this period.", "against what").arg(against(other.way)));
        if (pair->breakEvenTokensPerMonth)
            sentences << tr("Below %1 million tokens a month the other costs less.").arg(f.significant(*pair->breakEvenTokensPerMonth / 1e6, 3));
    }
    verdict.reason = sentences.join(u' ');
    return verdict;
}

} // namespace cabe
