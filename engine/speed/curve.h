// SPDX-License-Identifier: GPL-3.0-or-later
// The serving curve at chosen numbers of people; servingCurve() of speed.h chooses them itself.
#pragma once

#include "engine/speed/setup.h"

#include <vector>

namespace cabe::speed {

// Every count while they are few, then about eight per doubling: enough for a chart on a logarithmic axis. Ends with `upTo`.
[[nodiscard]] std::vector<std::int64_t> curveCounts(std::int64_t upTo);
// One point per count, in order. The first token of a point waits for the others' prompts, but not in a queue: that needs a demand.
[[nodiscard]] std::vector<ServingPoint> curveAt(const Setup& setup, const std::vector<std::int64_t>& counts);

} // namespace cabe::speed
