// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/memory/graph.h"

#include <algorithm>

namespace cabe::memory {

namespace {

constexpr double f32 = 4, f16 = 2;
// Hidden-wide tensors alive beside a block's own: the residual, the block's normed input, its output and one being made (ollama's
// GraphSize counts the same four).
constexpr double hiddenAlive = 4;

// The widest of each kind over all layers, in values per token.
struct Widths {
    double hidden = 0, attention = 0, heads = 0, kvRow = 0, feedForward = 0, recurrent = 0;
    double indexHeads = 0, indexRatio = 1;
    bool attends = false;
};

double feedForwardWidth(const Model& m, const LayerShape& l)
{
    const double dense = l.denseBlocks > 0 ? 2.0 * l.ffn : 0;       // gate and up
    if (!l.moe)
        return dense;
    // Every chosen expert makes its own result before they are summed.
    return std::max(dense, double(m.moe->active) * (m.moe->latent.value_or(m.hidden) + m.moe->expertFfn));
}

double attentionWidth(const Model& m, const LayerShape& l)
{
    if (l.attention == LayerAttention::mla)     // absorbed: queries as wide as the latent entry, results as its rank
        return double(l.heads) * (l.mlaValues + m.attention.mla->kvLoraRank);
    return double(l.heads) * (l.keyDim + std::max(l.valueDim, l.keyDim));
}

Widths widths(const Inputs& in)
{
    Widths w;
    w.hidden = in.model.hidden;
    for (const LayerShape& l : in.sizes->layers) {
        w.feedForward = std::max(w.feedForward, feedForwardWidth(in.model, l));
        if (l.recurrent() && in.model.attention.ssm)
            w.recurrent = std::max(w.recurrent, 4.0 * in.model.attention.ssm->inner.value_or(in.model.hidden));
        if (!l.attends())
            continue;
        w.attends = true;
        w.heads = std::max(w.heads, double(l.heads));
        w.attention = std::max(w.attention, attentionWidth(in.model, l));
        if (l.attention != LayerAttention::mla)
            w.kvRow = std::max(w.kvRow, double(l.kvHeads) * (l.keyDim + l.valueDim));
        if (l.indexValues > 0) {
            const auto& a = in.model.attention;
            w.indexHeads = a.sparseIndex ? a.sparseIndex->heads.value_or(0) : a.compressedAttention->indexHeads.value_or(0);
            w.indexRatio = std::max(1, l.compressRatio);
        }
    }
    return w;
}

} // namespace

Work graphWork(const Inputs& in, const GraphPlace& place)
{
    const Widths w = widths(in);
    const auto u = static_cast<double>(in.ubatch);
    const double hidden = f32 * u * w.hidden, maskCell = w.attends ? (in.flash ? f16 : f32) * u : 0;
    Work work;
    if (place.output && in.runtime.logitsOfMicroBatch)
        work.logits = f32 * u * in.model.vocab + hidden;
    if (place.layers) {
        work.feedForward = hiddenAlive * hidden + f32 * u * w.feedForward + place.staging;
        work.attention = hiddenAlive * hidden + f32 * u * std::max(in.flash ? w.attention : 0, w.recurrent);
        work.feedForwardPerCell = work.attentionPerCell = maskCell;
        if (w.attends && !in.flash)     // the scores of all heads are stored
            work.attentionPerCell += f32 * u * w.heads;
        // A sparse indexer scores every cached entry with each of its heads, then sums, masks and sorts them.
        work.attentionPerCell += f32 * u * (w.indexHeads > 0 ? w.indexHeads + 3 : 0) / w.indexRatio;
        if (in.flash && (in.keyBytes < f16 || in.valueBytes < f16))     // keys and values of one layer are widened for the matrix kernels
            work.attentionPerSequenceCell = f16 * w.kvRow;
    }
    if (place.pipelineCopies > 1) {     // inputs of every micro-batch in flight, instead of the one
        work.always = place.pipelineCopies * hidden;
        work.alwaysPerCell = place.pipelineCopies * maskCell;
        work.attentionPerCell -= std::min(work.attentionPerCell, maskCell);
        work.feedForwardPerCell = 0;
    }
    return work;
}

} // namespace cabe::memory
