// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/memory/training_activations.h"

#include <algorithm>

namespace cabe::memory {

namespace {

constexpr double bytes16 = 2, bytes32 = 4;

// Values per token that a layer keeps, in parts that tensor parallelism divides or not.
struct Kept {
    double replicated = 0;      // inputs of norms and of the blocks: hidden wide
    double divided = 0;         // heads and feed-forward
};

double attentionWidth(const LayerShape& l) { return double(l.heads) * std::max(l.keyDim, l.valueDim); }

Kept keptValues(const Model& m, const LayerShape& l, const ActivationSettings& s)
{
    const double h = m.hidden;
    const bool frozen = s.method != TuneMethod::full;
    Kept k;
    // Each block keeps the input of its norm and, for the matrices that follow, its output.
    k.replicated = 2 * h + h + (!frozen || s.adaptsFeedForward ? h : 0);
    if (s.eager)        // each of the two norms also keeps its input in 32 bits and its result before the scale
        k.replicated += 2 * (bytes32 / bytes16 + 1) * h;
    if (l.attends())    // query, output, and keys and values
        k.divided += 2 * attentionWidth(l) + double(l.kvHeads) * (l.keyDim + std::max(l.valueDim, 1));
    if (l.recurrent()) {
        const double inner = m.attention.ssm ? m.attention.ssm->inner.value_or(m.hidden) : m.hidden;
        k.divided += 4 * inner;
    }
    const auto block = [&](double width) { return (m.gatedFfn ? 2 : 1) * width + (!frozen || s.adaptsFeedForward ? (m.gatedFfn ? 2 : 1) * width : 0); };
    k.divided += l.denseBlocks * block(l.ffn);
    if (l.moe) {
        const MoeShape& e = *m.moe;
        k.divided += e.active * (block(e.expertFfn) + 2 * h) + e.shared * block(e.sharedFfn);
    }
    return k;
}

} // namespace

double layerActivations(const Model& model, const LayerShape& layer, double tokens, double sequence, const ActivationSettings& s)
{
    const Kept k = keptValues(model, layer, s);
    const double replicatedBy = s.sequenceParallel ? s.tensor : 1;
    if (s.checkpointing == Checkpointing::full)     // only the input of the layer
        return bytes16 * tokens * model.hidden / replicatedBy;
    if (s.checkpointing == Checkpointing::selective)    // the inputs of both blocks and every second product; never the scores
        return bytes16 * tokens * (2.0 * model.hidden / replicatedBy + k.divided / 2 / s.tensor);
    double bytes = bytes16 * tokens * (k.replicated / replicatedBy + k.divided / s.tensor);
    if (!s.flashAttention && layer.attends()) {
        // Scores after the softmax; eager code keeps them in 32 and in 16 bits.
        const double perScore = s.eager ? bytes32 + bytes16 : bytes16;
        bytes += perScore * tokens * sequence * layer.heads / s.tensor;
    }
    return bytes;
}

double stageActivations(const Model& model, const std::vector<LayerShape>& layers, double stageShare, double inFlight, double tokens,
                        double sequence, const ActivationSettings& s)
{
    ActivationSettings recomputed = s;      // what one layer needs while it is computed again
    recomputed.checkpointing = Checkpointing::none;
    double stored = 0, widest = 0;
    for (const LayerShape& l : layers) {
        stored += layerActivations(model, l, tokens, sequence, s);
        if (s.checkpointing != Checkpointing::none)
            widest = std::max(widest, layerActivations(model, l, tokens, sequence, recomputed));
    }
    return stored * stageShare * inFlight + widest;
}

double lossBytes(const Model& model, double tokens, LossKind loss, double tensor)
{
    const double logits = tokens * model.vocab / tensor;
    constexpr double chunks = 8;    // of torchtune's chunked cross-entropy; fused kernels make much smaller ones
    switch (loss) {
    case LossKind::plain: return logits * (bytes16 + 2 * bytes32);      // logits, their 32-bit copy, its gradient
    case LossKind::chunked: return logits * (bytes16 + 2 * bytes32) / chunks;
    case LossKind::fused: return logits * (bytes16 + 2 * bytes32) / chunks / chunks;
    }
    return 0;
}

} // namespace cabe::memory
