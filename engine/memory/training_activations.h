// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the room: what the forward pass keeps for the backward pass, and the logits with their loss. Sources: Korthikanti et al.
// (arXiv 2205.05198), stas00/ml-engineering training/performance (28 copies of the hidden state in eager code).
#pragma once

#include "engine/memory/memory.h"

namespace cabe::memory {

struct ActivationSettings {
    Checkpointing checkpointing = Checkpointing::none;
    bool eager = true;              // norms and activations computed in 32 bits and kept, as plain Transformers code does
    bool flashAttention = true;
    TuneMethod method = TuneMethod::full;
    bool adaptsFeedForward = false; // LoRA on the feed-forward matrices too
    double tensor = 1;              // ways of tensor parallelism
    bool sequenceParallel = false;
};

// Bytes that one layer keeps for `tokens` tokens in sequences of `sequence` under the checkpointing policy.
[[nodiscard]] double layerActivations(const Model& model, const LayerShape& layer, double tokens, double sequence, const ActivationSettings& s);
// The same for the layers of one stage, with as many micro-batches in flight, and the working set of a layer that is computed again.
[[nodiscard]] double stageActivations(const Model& model, const std::vector<LayerShape>& layers, double stageShare, double inFlight, double tokens,
                                      double sequence, const ActivationSettings& s);
[[nodiscard]] double lossBytes(const Model& model, double tokens, LossKind loss, double tensor);

} // namespace cabe::memory
