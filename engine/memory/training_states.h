// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the room: bytes per parameter of what training keeps, by precision, method and optimizer. Sources: ZeRO (arXiv 1910.02054),
// stas00/ml-engineering training/performance, EleutherAI/cookbook calc_transformer_mem.py.
#pragma once

#include "engine/memory/memory.h"

namespace cabe::memory {

// Bytes for each trained parameter.
struct StateBytes {
    double weights = 2, gradients = 2, master = 4, moments = 8;
    [[nodiscard]] double total() const { return weights + gradients + master + moments; }
    [[nodiscard]] double optimizer() const { return master + moments; }
};

[[nodiscard]] StateBytes stateBytes(TrainPrecision precision, GradientPrecision gradients, Optimizer optimizer);
// Of Muon only the matrices of the layers take its single moment; tables, norms and the output matrix are trained with AdamW.
[[nodiscard]] double momentBytes(const Model& model, const StateBytes& adam, Optimizer optimizer);

} // namespace cabe::memory
