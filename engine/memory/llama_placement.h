// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the room: where llama.cpp puts each layer (ggml-org/llama.cpp:src/llama-model.cpp, load_tensors).
#pragma once

#include "engine/memory/inference_inputs.h"

#include <vector>

namespace cabe::memory {

inline constexpr int onHost = -1;

struct Placement {
    std::vector<int> layer;             // card of each layer, or onHost
    int output = onHost;
    std::vector<double> shares;         // of each card; sums to 1
    std::vector<bool> expertsOnHost;    // per layer
    int layersOnGpu = 0;                // as the runtime counts: the output layer too
    [[nodiscard]] bool allOnGpu() const;
};
[[nodiscard]] Placement placeLayers(const Inputs& in);

} // namespace cabe::memory
