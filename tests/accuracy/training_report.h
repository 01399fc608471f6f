// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/catalog/catalog.h"

#include <string>

namespace cabe::accuracy {

// Prints the published peaks of training memory beside the plan's totals. False: the bound is broken.
[[nodiscard]] bool reportTrainingMemory(const Catalog& catalog, const std::string& casesFolder, bool verbose);

} // namespace cabe::accuracy
