// SPDX-License-Identifier: GPL-3.0-or-later
// Widths of the 90 % intervals from the residuals of predictions that did not know the measurement (cross-validated).
#pragma once

#include "tests/accuracy/throughput_rows.h"

#include <vector>

namespace cabe::accuracy {

// Sets the spreads of the base row and of the architecture rows. `residuals` are logarithms of measured ÷ predicted, one per case; `unseen`
// the same for predictions that did not know the case's card at all.
void setSpreads(std::vector<Efficiency>& rows, const std::vector<ThroughputCase>& cases, const std::vector<double>& residuals,
                const std::vector<double>& unseen);

} // namespace cabe::accuracy
