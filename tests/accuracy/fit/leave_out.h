// SPDX-License-Identifier: GPL-3.0-or-later
// Cross-validation: every measurement predicted from a fit that did not know its group.
#pragma once

#include "tests/accuracy/fit/fitter.h"

#include <string>
#include <vector>

namespace cabe::accuracy {

using Grouping = std::string (*)(const ThroughputCase&);

[[nodiscard]] std::string cardOf(const ThroughputCase& row);
[[nodiscard]] std::string modelOf(const ThroughputCase& row);
// One of five parts. Rows of one source stand together in the files and every third id is public, so neighbours fall into different parts.
[[nodiscard]] std::string fifthOf(const ThroughputCase& row);

// Logarithms of tokens per second, one per case of the fitter.
[[nodiscard]] std::vector<double> predictLeavingOut(const Fitter& fitter, const Fitted& whole, Grouping group);

} // namespace cabe::accuracy
