// SPDX-License-Identifier: GPL-3.0-or-later
// Several stages one after another.
#include "engine/cost/cost.h"
#include "engine/cost/resale.h"

#include <algorithm>
#include <numeric>

namespace cabe {

namespace {

constexpr double million = 1e6;

// One stretch of time in which hardware is owned: from its first stage to the end of its last.
struct Holding {
    const Option* option = nullptr;
    const CostResult* first = nullptr;
    int from = 0, until = 0;
    int used = 0; // months of its stages
};

std::vector<Holding> holdings(const std::vector<StageCost>& stages)
{
    std::vector<Holding> found;
    int month = 0;
    for (const auto& stage : stages) {
        const int end = month + stage.months;
        if (stage.option && stage.cost && stage.cost->ownership) {
            auto held = std::ranges::find(found, stage.option, &Holding::option);
            if (held == found.end())
                held = found.insert(found.end(), {stage.option, &*stage.cost, month, end, 0});
            held->until = end;
            held->used += stage.months;
        }
        month = end;
    }
    return found;
}

void add(CostParts& to, const CostParts& part)
{
    to.energy += part.energy;
    to.cooling += part.cooling;
    to.maintenance += part.maintenance;
    to.staff += part.staff;
    to.rent += part.rent;
    to.storage += part.storage;
    to.api += part.api;
    to.taxes += part.taxes;
}

// What recurs in a stage, without the purchase that its own result counts.
void addRecurring(const StageCost& stage, int month, StagedCost& joined)
{
    const CostResult& cost = *stage.cost;
    for (int i = 1; i <= stage.months; ++i)
        joined.flow.monthly[std::size_t(month + i)] += cost.monthly.value;
    CostParts parts = cost.parts;
    if (cost.ownership)
        parts.taxes -= ownershipFlow(*cost.ownership, stage.months).taxes;
    add(joined.parts, parts);
}

void addHolding(const Holding& held, int allMonths, StagedCost& joined)
{
    const Ownership& ownership = *held.first->ownership;
    const int months = held.until - held.from;
    const OwnershipFlow flow = ownershipFlow(ownership, months);
    for (int i = 0; i <= months; ++i)
        joined.flow.monthly[std::size_t(held.from + i)] += flow.monthly[std::size_t(i)];
    joined.parts.hardware += flow.purchases - flow.taxes;
    joined.parts.taxes += flow.taxes;
    joined.parts.resale -= flow.resales.value;
    if (held.until == allMonths)
        joined.flow.resale += flow.lastResale;
}

// Upkeep goes on while the hardware stands unused between its stages.
void addUpkeepBetween(const std::vector<StageCost>& stages, const Holding& held, StagedCost& joined)
{
    int month = 0;
    for (const auto& stage : stages) {
        const bool idle = month >= held.from && month < held.until && stage.option != held.option;
        for (int i = 1; idle && i <= stage.months; ++i) {
            joined.flow.monthly[std::size_t(month + i)] += held.first->ownership->upkeepPerMonth;
            joined.parts.maintenance += held.first->ownership->upkeepPerMonth;
        }
        month += stage.months;
    }
}

// Means over all months of what a month holds.
void addMeans(const std::vector<StageCost>& stages, int months, StagedCost& joined)
{
    CashFlow& flow = joined.flow;
    double tokens = 0, capacity = 0, hours = 0, byHours = 0, byTokens = 0;
    bool tokensKnown = false, capacityKnown = true;
    for (const auto& stage : stages) {
        if (!stage.cost || stage.months <= 0)
            continue;
        const double share = double(stage.months) / months;
        const CostResult& cost = *stage.cost;
        tokensKnown = tokensKnown || cost.tokensPerMonth;
        tokens += cost.tokensPerMonth.value_or(0) * share;
        capacityKnown = capacityKnown && cost.capacityTokensPerMonth;
        capacity += cost.capacityTokensPerMonth.value_or(0) * share;
        hours += cost.loadHoursPerMonth * share;
        byHours += cost.perLoadHour * cost.loadHoursPerMonth * share;
        byTokens += cost.variablePerMillion * cost.tokensPerMonth.value_or(0) / million * share;
    }
    const double total = std::accumulate(flow.monthly.begin(), flow.monthly.end(), 0.0);
    flow.loadHoursPerMonth = hours;
    flow.perLoadHour = hours > 0 ? byHours / hours : 0;
    flow.fixedPerMonth = (total + flow.resale) / months - std::max(byHours, byTokens);
    if (tokensKnown)
        flow.tokensPerMonth = tokens;
    if (capacityKnown)
        flow.capacityTokensPerMonth = capacity;
    if (tokens > 0) {
        flow.variablePerMillion = byTokens / tokens * million;
        joined.perMillionTokens = total / (tokens * months) * million;
    } else {
        for (const auto& stage : stages)
            if (stage.cost && stage.cost->perMillionTokens)
                flow.variablePerMillion = std::max(flow.variablePerMillion, stage.cost->variablePerMillion);
    }
}

void addCapacityShort(const std::vector<StageCost>& stages, StagedCost& joined)
{
    int most = 1;
    for (const auto& stage : stages) {
        if (!stage.cost || stage.cost->machines <= most)
            continue;
        most = stage.cost->machines;
        const auto said = std::ranges::find(stage.cost->checks, "capacity_short", &Check::code);
        if (said != stage.cost->checks.end())
            joined.capacityShort = *said;
    }
}

} // namespace

StagedCost joinStages(const std::vector<StageCost>& stages)
{
    StagedCost joined;
    const int months = std::accumulate(stages.begin(), stages.end(), 0, [](int sum, const StageCost& s) { return sum + s.months; });
    joined.flow.monthly.assign(std::size_t(months) + 1, 0.0);
    int month = 0;
    for (const auto& stage : stages) {
        if (stage.cost)
            addRecurring(stage, month, joined);
        month += stage.months;
    }
    for (const auto& held : holdings(stages)) {
        addHolding(held, months, joined);
        addUpkeepBetween(stages, held, joined);
    }
    joined.upfront = joined.flow.monthly.front();
    addCapacityShort(stages, joined);
    if (months > 0)
        addMeans(stages, months, joined);
    return joined;
}

} // namespace cabe
