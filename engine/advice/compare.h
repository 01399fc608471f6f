// SPDX-License-Identifier: GPL-3.0-or-later
// Several stages and options on one time axis.
#pragma once

#include "engine/advice/advice.h"

namespace cabe {

// The option that serves each stage of a plan (null: the plan leaves the stage out). Error: plan_reference.
[[nodiscard]] Result<std::vector<const Option*>> optionPerStage(const Plan& plan, const Project& project);

// Cost of the project when stage i is served by optionOfStage[i]; owned hardware that serves several stages is bought and sold once.
[[nodiscard]] Result<StagedCost> stagedCost(const CompleteProject& complete, const std::vector<const Option*>& optionOfStage, const Catalog& catalog);

// What the total of each option depends on: one input at a time moves through its plausible range. Widest first.
[[nodiscard]] std::vector<Sensitivity> sensitivities(const CompleteProject& complete, const Catalog& catalog);

} // namespace cabe
