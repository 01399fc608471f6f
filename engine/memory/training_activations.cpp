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
    double values = (s.sequenceParallel ? k.replicated / s.tensor : k.replicated) + k.divided / s.tensor;
    double bytes = bytes16 * tokens * values;
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
    double all = 0, widest = 0;
    for (const LayerShape& l : layers) {
        const double bytes = layerActivations(model, l, tokens, sequence, s);
        all += bytes;
        widest = std::max(widest, bytes);
    }
    const double count = static_cast<double>(layers.size());
    const double inputs = bytes16 * tokens * model.hidden / (s.sequenceParallel ? s.tensor : 1);
    switch (s.checkpointing) {
    case Checkpointing::none: return all * stageShare * inFlight;
    case Checkpointing::selective: {     // the attention core is recomputed, so that its scores are never kept
        ActivationSettings flash = s;
        flash.flashAttention = true;
        flash.checkpointing = Checkpointing::none;
        return stageActivations(model, layers, stageShare, inFlight, tokens, sequence, flash);
    }
    case Checkpointing::full: return inputs * count * stageShare * inFlight + widest;
    }
    return all;
}

double lossBytes(const Model& model, double tokens, LossKind loss, double tensor)
{
    const double logits = tokens * model.vocab / tensor;
    constexpr double chunks = 8;    // of torchtune's and Unsloth's chunked cross-entropy
    switch (loss) {
    case LossKind::plain: return logits * (bytes16 + 2 * bytes32);      // logits, their 32-bit copy, its gradient
    case LossKind::chunked: return logits * (bytes16 + 2 * bytes32 / chunks);
    case LossKind::fused: return logits * (bytes16 + 2 * bytes32) / chunks / chunks;
    }
    return 0;
}

} // namespace cabe::memory
