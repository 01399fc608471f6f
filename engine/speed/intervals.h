// SPDX-License-Identifier: GPL-3.0-or-later
// How sure a predicted speed is: the spread of its class of measurements, wider for what was not measured.
#pragma once

#include "engine/quantity/estimate.h"
#include "engine/speed/setup.h"

namespace cabe::speed {

enum class SpeedKind { decode, prefill, served };

// Half-width as a factor above 1: the interval is value ÷ (1 + spread) … value × (1 + spread).
[[nodiscard]] double spreadOf(const Setup& setup, SpeedKind kind);
[[nodiscard]] Estimate withSpread(double value, double spread);
// Value and interval end at the ceiling.
[[nodiscard]] Estimate under(Estimate e, double ceiling);

} // namespace cabe::speed
