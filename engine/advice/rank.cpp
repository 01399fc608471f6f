// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/rank.h"

#include <algorithm>
#include <array>
#include <limits>

namespace cabe {

namespace {

constexpr double unknown = std::numeric_limits<double>::infinity();

// APIs without a demand are compared by what a million tokens costs; all of a list are then of that kind.
double totalCost(const Assessment& a)
{
    if (a.totalKnown())
        return a.cost->total.value;
    return a.cost && a.cost->perMillionTokens ? a.cost->perMillionTokens->value : unknown;
}

double upfront(const Assessment& a) { return a.cost ? a.cost->upfront : unknown; }
double energy(const Assessment& a) { return a.power ? a.power->kwhPerMonth.value : unknown; }

// Speed as the workload feels it: one conversation, or tokens per second of a training run. Negated: smaller is better.
double slowness(const Assessment& a)
{
    if (a.speed)
        return -a.speed->decodeTokS.value;
    return a.training ? -a.training->tokensPerS.value : unknown;
}

double fullness(const Assessment& a)
{
    if (!a.memory || a.memory->cards.empty())
        return unknown;
    double usable = 0;
    for (const auto& card : a.memory->cards)
        usable = std::max(usable, double(card.usable.count()));
    return usable > 0 ? -double(a.memory->spare.count()) / usable : unknown;
}

double keyOf(const Assessment& a, RankingOrder order)
{
    switch (order) {
    case RankingOrder::bestValue: return totalCost(a);
    case RankingOrder::fastest: return slowness(a);
    case RankingOrder::leastEnergy: return energy(a);
    case RankingOrder::mostHeadroom: return fullness(a);
    }
    return unknown;
}

using Measure = double (*)(const Assessment&);

// The best of those that meet everything takes the badge, of those without reservations if there are any; a row keeps its first badge.
void label(std::vector<Ranked>& options, int bestTier, const char* name, Measure measure)
{
    Ranked* best = nullptr;
    for (auto& option : options) {
        if (tier(option.assessment) != bestTier || measure(option.assessment) == unknown)
            continue;
        if (!best || measure(option.assessment) < measure(best->assessment))
            best = &option;
    }
    if (best && best->labels.empty())
        best->labels.emplace_back(name);
}

// Warnings that a buyer learns of too late: the card works on paper only with a duct, an old driver, an experimental build or a lucky supply.
constexpr std::array practicalRisks{"passive_cooling", "software_immature", "driver_needed",   "software_unverified", "psu_transients",
                                    "outlet_overload", "airflow_short",     "capacity_short", "growth_short",        "connector_special"};

bool hasWarning(const Assessment& a, const char* code)
{
    return std::ranges::any_of(a.checks, [&](const Check& c) { return c.code == code && c.severity != Severity::note; });
}

bool hasCheck(const Assessment& a, const char* code)
{
    return std::ranges::any_of(a.checks, [&](const Check& c) { return c.code == code; });
}

// Why it stands where it stands: the measure that ordered it, then what it asks for beside the card.
void giveReasons(Ranked& r, bool first, RankingOrder order, double targetTokS)
{
    const Assessment& a = r.assessment;
    if (first && tier(a) < belowTarget) {
        switch (order) {
        case RankingOrder::bestValue: r.reasons.push_back({"reason_cheapest", Severity::note, {{"target_tok_s", targetTokS}}}); break;
        case RankingOrder::fastest: r.reasons.push_back({"reason_fastest", Severity::note, {}}); break;
        case RankingOrder::leastEnergy: r.reasons.push_back({"reason_least_energy", Severity::note, {}}); break;
        case RankingOrder::mostHeadroom: r.reasons.push_back({"reason_most_headroom", Severity::note, {}}); break;
        }
    }
    for (const auto& check : a.checks) {
        if (check.code == "psu_too_small" || check.code == "psu_transients" || check.code == "target_missed" || check.code == "headroom_short"
            || check.code == "low_bits" || check.code == "capacity_short")
            r.reasons.push_back(check);
    }
    if (a.penalty == Penalty::hostMemory)
        r.reasons.push_back({"reason_host_memory", Severity::warning, {}});
    if (a.penalty == Penalty::disk)
        r.reasons.push_back({"reason_disk", Severity::warning, {}});
}

} // namespace

int tier(const Assessment& a)
{
    if (!a.meetsTargets)
        return belowTarget;
    if (hasCheck(a, "low_bits"))
        return 2;
    if (a.verdict == Verdict::tight || hasCheck(a, "headroom_short") || a.penalty != Penalty::none)
        return 1;
    return std::ranges::any_of(practicalRisks, [&](const char* code) { return hasWarning(a, code); }) ? 1 : 0;
}

void rank(std::vector<Ranked>& options, RankingOrder order, double targetTokS)
{
    std::ranges::stable_sort(options, [&](const Ranked& x, const Ranked& y) {
        const int tx = tier(x.assessment), ty = tier(y.assessment);
        if (tx != ty)
            return tx < ty;
        const double kx = keyOf(x.assessment, order), ky = keyOf(y.assessment, order);
        // Equal keys: fewer cards, then the cheaper one, are simpler to live with.
        if (kx != ky)
            return kx < ky;
        if (x.assessment.gpus.size() != y.assessment.gpus.size())
            return x.assessment.gpus.size() < y.assessment.gpus.size();
        return totalCost(x.assessment) < totalCost(y.assessment);
    });
    for (std::size_t i = 0; i < options.size(); ++i) {
        options[i].rank = int(i) + 1;
        options[i].labels.clear();
        options[i].reasons.clear();
    }
    const int bestTier = options.empty() ? belowTarget : tier(options.front().assessment);
    if (bestTier < belowTarget) {
        label(options, bestTier, "best_value", totalCost);
        label(options, bestTier, "fastest", slowness);
        label(options, bestTier, "least_energy", energy);
        label(options, bestTier, "cheapest_upfront", upfront);
        label(options, bestTier, "most_headroom", fullness);
    }
    for (std::size_t i = 0; i < options.size(); ++i)
        giveReasons(options[i], i == 0, order, targetTokS);
}

} // namespace cabe
