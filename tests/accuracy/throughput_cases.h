// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/catalog/catalog.h"

#include <string>

namespace cabe::accuracy {

struct ThroughputReport {
    bool crossValidate = false;     // also what it says of cards and models that the efficiencies were fitted without
    bool verbose = false;           // every figure
};

// Prints how far the speed room is from the published throughput measurements, beside the usual simple formulas, and checks the bounds.
// False: a bound is broken.
[[nodiscard]] bool checkThroughput(const Catalog& catalog, const std::string& casesFolder, const ThroughputReport& report);

} // namespace cabe::accuracy
