// SPDX-License-Identifier: GPL-3.0-or-later
// What pickers of the catalogue offer, and how they call what is picked.
#pragma once

#include "app/forms/picker_model.h"
#include "engine/catalog/catalog.h"
#include "engine/project/project.h"

namespace cabe {

[[nodiscard]] std::vector<PickItem> modelItems(const Catalog& catalog);
[[nodiscard]] std::vector<PickItem> gpuItems(const Catalog& catalog);
[[nodiscard]] std::vector<PickItem> tariffItems(const Catalog& catalog, const std::string& country);
[[nodiscard]] QString modelName(const ModelChoice& choice, const Catalog& catalog);
// 70,6 B; 494 M
[[nodiscard]] QString parameterCount(double parameters);

} // namespace cabe
