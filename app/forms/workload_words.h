// SPDX-License-Identifier: GPL-3.0-or-later
// The choices of the workload forms with their names in the interface language.
#pragma once

#include "app/forms/rows.h"

namespace cabe {

using ChoiceItems = std::vector<ChoiceRow::Item>;

[[nodiscard]] ChoiceItems taskChoices();
[[nodiscard]] ChoiceItems runtimeChoices(const Catalog& catalog);
// Cache types that the chosen runtime knows.
[[nodiscard]] ChoiceItems cacheChoices(const Catalog& catalog, const Workload& workload);
[[nodiscard]] ChoiceItems methodChoices();
[[nodiscard]] ChoiceItems precisionChoices();
[[nodiscard]] ChoiceItems optimizerChoices();
[[nodiscard]] ChoiceItems shardingChoices();
[[nodiscard]] ChoiceItems checkpointingChoices();
[[nodiscard]] ChoiceItems offloadChoices();

} // namespace cabe
