// SPDX-License-Identifier: GPL-3.0-or-later
// How long a machine works, waits and is off in a month, and how many tokens it carries. A month is 730 h and 365/12 days.
#pragma once

#include "engine/cost/cost.h"

#include <optional>

namespace cabe {

inline constexpr double hoursPerMonth = 730;

struct Duty {
    double loadHours = 0, idleHours = 0;      // per month; the rest is off
    bool loadFollowsSpeed = false;            // the hours are tokens ÷ speed
    bool idleFollowsLoad = false;             // an hour more of load is an hour less of idling
    double inputTokens = 0, outputTokens = 0; // asked for per month
    bool demand = false;                      // tokens were asked for; otherwise tokens are what the speed produces
    std::optional<double> tokens;             // carried per month: input + output of the demand, or output produced
    std::optional<double> capacityTokens;     // in the unit of tokens
    std::optional<Estimate> tokS;             // output tokens per second of the whole machine
    int machines = 1;
    bool moreMachines = false;                // than `machines`, where the count stops
    bool utilizationAssumed = false;

    [[nodiscard]] double poweredHours() const { return loadHours + idleHours; }
};

// Load hours: load_hours_per_day, else utilization × powered hours, else training hours, else tokens ÷ speed; without any of these the
// catalogue's default of utilization.
// Tokens: explicit ones, else requests × tokens per request, else speed × load hours. Of a half-given pair the other half follows from the
// tokens per request.
// Idle hours: idle_hours_per_day; none when load_hours_per_day alone is given (the rest is off), when the machine is switched off while
// idle, or in training (the run ends and the machine with it) unless off_when_idle: false is written; else all the rest of the month.
// Capacity: speed × (load hours when those are stated, else the hours in which requests come).
[[nodiscard]] Duty monthlyDuty(const CostRequest& request, const CostBasis& basis);

} // namespace cabe
