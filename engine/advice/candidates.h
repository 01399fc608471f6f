// SPDX-License-Identifier: GPL-3.0-or-later
// What recommend looks at: every card × 1, 2, 4, 8 where its form allows, every offer, every API of the model.
#pragma once

#include "engine/advice/stage_inputs.h"

namespace cabe {

// A card in new or used condition, whichever is cheaper and allowed, with its price in the document's currency; no price: unknown.
struct OwnCandidate {
    const Gpu* gpu = nullptr;
    int count = 1;
    bool used = false;
    std::optional<double> price;    // per card
};
[[nodiscard]] std::vector<OwnCandidate> ownCandidates(const StageInputs& inputs);
[[nodiscard]] Option toOption(const OwnCandidate& candidate);

// The cheapest mode of each provider × GPU × count; spot and third-party hosts only where nothing else is offered.
[[nodiscard]] std::vector<Option> rentCandidates(const StageInputs& inputs);
[[nodiscard]] std::vector<Option> apiCandidates(const StageInputs& inputs);

} // namespace cabe
