// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the room: what the tensor table of a GGUF file tells about each layer, whatever the architecture's name is.
#pragma once

#include "engine/modelfile/gguf_file.h"
#include "engine/modelfile/modelfile.h"

#include <cstdint>
#include <vector>

namespace cabe::modelfile {

// Widths are of the tensors' outputs; 0 where there is no such tensor.
struct LayerTensors {
    std::uint64_t query = 0, key = 0, value = 0, fusedQkv = 0, gate = 0;
    std::uint64_t ffn = 0, expertFfn = 0, experts = 0, sharedFfn = 0;
    std::uint64_t queryNorm = 0;        // elements
    int norms = 0;                      // of the hidden size
    bool latent = false, indexer = false, sinks = false;
    bool recurrent = false, shortConv = false, deltaHeads = false, timeProjection = false, timeNorm = false;
    bool gatedFfn = false, qkvBias = false, outputBias = false, ffnBias = false, normBias = false;
    bool routerBias = false, sharedGate = false, expertBias = false;
    bool prediction = false;            // belongs to multi-token prediction

    [[nodiscard]] bool attends() const { return latent || (!deltaHeads && key > 0) || (fusedQkv > 0 && !recurrent); }
};

struct TensorFacts {
    std::vector<LayerTensors> layers;   // of the layers that have tensors, at most `blocks`
    std::uint64_t vocab = 0, positions = 0;
    bool output = false, outputBias = false;
    int outerNorms = 0;
    double elements = 0, expertElements = 0, predictionElements = 0;
    TensorBytes bytes;
    double predictionBytes = 0;
};

[[nodiscard]] TensorFacts factsOf(const std::vector<GgufTensor>& tensors, int blocks, std::uint64_t hidden);

} // namespace cabe::modelfile
