// SPDX-License-Identifier: GPL-3.0-or-later
// Order, badges and reasons of the recommended options.
#pragma once

#include "engine/advice/advice.h"

namespace cabe {

// Options that meet everything come first, then tight ones, those without the wanted room or with a practical risk (no fan, end of driver
// support, experimental software), then those below a target; inside a group by
// the preferred order. Gives ranks (from 1), at most one label per row and each label once, and the reasons. targetTokS: the speed that
// was asked for (0: none), named in the reason of the first.
void rank(std::vector<Ranked>& options, RankingOrder order, double targetTokS);

// 0 meets everything, 1 tight, short of headroom or risky in practice, 2 with fewer bits than wanted, 3 below a target.
[[nodiscard]] int tier(const Assessment& assessment);
constexpr int belowTarget = 3;

} // namespace cabe
