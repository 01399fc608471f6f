// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/memory/graph.h"

#include <algorithm>

namespace cabe::memory {

namespace {

constexpr double f32 = 4, f16 = 2;

// The widest of each kind over all layers.
struct Widths {
    double hidden = 0, query = 0, value = 0, heads = 0, kvRow = 0, dense = 0, expert = 0, experts = 0, latent = 0;
    bool attends = false;
};

Widths widths(const Inputs& in)
{
    Widths w;
    w.hidden = in.model.hidden;
    for (const LayerShape& l : in.sizes->layers) {
        w.dense = std::max(w.dense, l.denseBlocks > 0 ? double(l.ffn) : 0);
        if (l.moe) {
            w.experts = in.model.moe->active;
            w.expert = in.model.moe->expertFfn;
        }
        if (!l.attends())
            continue;
        w.attends = true;
        const bool mla = l.attention == LayerAttention::mla;
        w.heads = std::max(w.heads, double(l.heads));
        w.latent = std::max(w.latent, double(mla ? l.mlaValues : 0));
        w.query = std::max(w.query, double(l.heads) * (mla ? l.mlaValues : l.keyDim));
        w.value = std::max(w.value, double(l.heads) * (mla ? in.model.attention.mla->kvLoraRank : std::max(l.valueDim, l.keyDim)));
        w.kvRow = std::max(w.kvRow, mla ? 0 : double(l.kvHeads) * (l.keyDim + l.valueDim));
    }
    return w;
}

} // namespace

Work graphWork(const Inputs& in, const GraphPlace& place)
{
    const Widths w = widths(in);
    const auto u = static_cast<double>(in.ubatch);
    const double hidden = f32 * u * w.hidden;
    Work work;
    if (place.output)
        work.floor = f32 * u * in.model.vocab + hidden;
    if (place.layers) {
        const double dense = 2 * hidden + 2 * f32 * u * w.dense;
        const double experts = 2 * hidden + f32 * u * w.experts * (w.hidden + w.expert);
        work.floor = std::max({work.floor, dense, experts});
        if (w.attends) {
            work.stage = 2 * hidden + f32 * u * (w.query + w.value);
            // The scores of all heads, and their mask, are stored only without flash attention.
            work.stagePerCell = in.flash ? f16 * u : f32 * u * (1 + w.heads);
        }
        const bool quantizedCache = in.keyBytes < f16 || in.valueBytes < f16;
        if (in.flash && quantizedCache)     // keys and values of one layer are widened for the matrix kernels
            work.scratchPerCell = f16 * w.kvRow;
    }
    if (place.pipelineCopies > 1) {
        work.always = place.pipelineCopies * hidden;
        if (w.attends)
            work.alwaysPerCell = place.pipelineCopies * (in.flash ? f16 : f32) * u;
        work.stagePerCell -= std::min(work.stagePerCell, (in.flash ? f16 : f32) * u);
    }
    work.always += place.staging;
    return work;
}

} // namespace cabe::memory
