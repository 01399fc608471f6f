// SPDX-License-Identifier: GPL-3.0-or-later
// "The smallest change that works": one document key with a new value that makes an option acceptable.
#pragma once

#include "engine/advice/stage_inputs.h"

namespace cabe {

// Up to three changes, cheapest first. Limits: the rejected option that is closest to each limit shows how far the limit would have to move.
// Memory: a smaller format, an 8-bit cache, half the context, fewer conversations, tried on the hardware that came closest.
[[nodiscard]] std::vector<Change> nearestChanges(const StageInputs& inputs, const Recommendation& recommendation);

// The same for one option that fell or misses its target (the window's "What would help?").
[[nodiscard]] std::vector<Change> changesFor(const StageInputs& inputs, const Option& option);

} // namespace cabe
