// SPDX-License-Identifier: GPL-3.0-or-later
// The fitted rows as resources/catalog/efficiencies.yaml.
#pragma once

#include "engine/catalog/catalog.h"

#include <string>
#include <vector>

namespace cabe::accuracy {

[[nodiscard]] std::string efficienciesYaml(const std::vector<Efficiency>& rows, const std::string& date);

} // namespace cabe::accuracy
