// SPDX-License-Identifier: GPL-3.0-or-later
// Energy of owned hardware: (GPUs + host) ÷ supply efficiency × cooling.
#pragma once

#include "engine/cost/duty.h"

namespace cabe {

struct EnergyUse { // per month
    Estimate kwh;  // from the grid, cooling included; the range is that of the power at load
    double kwhLoad = 0, kwhIdle = 0;
    double coolingFactor = 1;            // PUE × (1 + 1/COP with air conditioning)
    double wallLoadW = 0, wallIdleW = 0; // with cooling
};

// Power at load: the cards' (request.gpuLoadW, else their rated power) plus the host's, unless the cards are a whole computer.
[[nodiscard]] EnergyUse energyUse(const CostRequest& request, const Duty& duty);

[[nodiscard]] double coolingFactor(const SiteCooling& cooling);

} // namespace cabe
