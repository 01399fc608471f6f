// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/speed/work.h"

#include <algorithm>
#include <cmath>

namespace cabe::speed {

namespace {

AttentionGroup groupOf(const LayerShape& layer, const Model& model)
{
    AttentionGroup g;
    g.layers = 1;
    g.window = layer.windowed() || layer.compressRatio > 0 ? layer.window : 0;
    g.ratio = layer.compressRatio;
    g.kvHeads = std::max(1, layer.kvHeads);
    const double blocks = std::max(1, layer.blocks);
    if (layer.attention == LayerAttention::mla) {
        const double rope = model.attention.mla ? model.attention.mla->qkRopeHeadDim : 0;
        g.latent = true;
        g.keyValues = blocks * layer.mlaValues;
        // Absorbed form: scores over latent and rotary values, sums over the latent ones.
        g.flops = blocks * 2 * layer.heads * (2 * layer.mlaValues - rope);
    } else {
        const double values = layer.valueDim > 0 ? layer.valueDim : layer.keyDim;
        g.keyValues = blocks * layer.kvHeads * layer.keyDim;
        g.valueValues = blocks * layer.kvHeads * layer.valueDim;
        g.flops = blocks * 2 * layer.heads * (layer.keyDim + values);
    }
    g.heads = blocks * layer.heads;
    g.indexValues = layer.indexValues;
    if (layer.indexValues > 0) {
        const auto& sparse = model.attention.sparseIndex;
        const auto& compressed = model.attention.compressedAttention;
        if (sparse) {
            g.limit = sparse->topK.value_or(sparse->budget.value_or(0));
            g.indexFlops = 2.0 * layer.indexValues * sparse->heads.value_or(1);
        } else if (compressed) {
            g.limit = compressed->topK.value_or(0);
            g.indexFlops = 2.0 * layer.indexValues * compressed->indexHeads.value_or(1);
        }
    }
    return g;
}

bool alike(const AttentionGroup& a, const AttentionGroup& b)
{
    return a.window == b.window && a.ratio == b.ratio && a.limit == b.limit && a.keyValues == b.keyValues && a.valueValues == b.valueValues
           && a.indexValues == b.indexValues && a.flops == b.flops && a.heads == b.heads && a.latent == b.latent
           && a.kvHeads == b.kvHeads;
}

void addAttention(ModelWork& work, const AttentionGroup& group)
{
    for (std::size_t i = 0; i < work.groupCount; ++i)
        if (alike(work.groups[i], group)) {
            work.groups[i].layers += 1;
            return;
        }
    if (work.groupCount < work.groups.size())
        work.groups[work.groupCount++] = group;
    else
        work.groups.back().layers += 1;     // no published model has more kinds of layers than there are places
}

void addLayer(ModelWork& work, const LayerShape& layer, const Model& model)
{
    if (layer.attends()) {
        addAttention(work, groupOf(layer, model));
        work.attentionLayers += std::max(1, layer.blocks);
    }
    if (layer.recurrent()) {
        const bool convolution = model.attention.ssm && model.attention.ssm->type == SsmType::shortconv;
        (convolution ? work.convolutionLayers : work.recurrentLayers) += 1;
    }
    work.stateValues += double(layer.stateElements + layer.convElements);
    work.moeBlocks += layer.moe ? 1 : 0;
    work.feedForwardBlocks += layer.denseBlocks;
}

} // namespace

double AttentionGroup::positions(double context) const
{
    if (ratio > 0) {
        const double entries = context / ratio;
        return std::min(context, window) + (limit > 0 ? std::min(entries, limit) : entries);
    }
    const double seen = window > 0 ? std::min(context, window) : context;
    return limit > 0 ? std::min(seen, limit) : seen;
}

double AttentionGroup::indexPositions(double context) const
{
    return indexValues > 0 ? (ratio > 0 ? context / ratio : context) : 0;
}

ModelWork modelWork(const Model& model, const ModelSizes& sizes)
{
    ModelWork work;
    work.hidden = model.hidden;
    work.layers = double(sizes.layers.size());
    for (const auto& layer : sizes.layers)
        addLayer(work, layer, model);

    const WeightBytes& w = sizes.weights;
    for (const auto& layer : w.layers) {
        work.denseBytes += layer.withoutExperts();
        work.expertBytes += layer.experts;
    }
    work.denseBytes += w.other;
    work.outputBytes = w.tied ? w.embedding : w.output;

    const double table = double(model.vocab) * model.hidden;
    const double lookedUp = double(model.perLayerEmbedding) * double(work.layers) * model.vocab;
    if (model.moe && model.moe->experts > 0) {
        work.experts = model.moe->experts;
        work.activeExperts = std::clamp(model.moe->active, 1, work.experts);
        const double idle = double(work.experts - work.activeExperts);
        const double idleElements = double(sizes.parameters - sizes.activeParameters);
        work.expertElements = idle > 0 ? idleElements * work.activeExperts / idle : 0;
    }
    work.outputElements = model.vocab > 0 ? table : 0;
    const double read = double(sizes.activeParameters) - (model.tiedEmbeddings ? 0 : table) - lookedUp;
    work.denseElements = std::max(0.0, read - work.outputElements - work.expertElements);
    return work;
}

double touchedExperts(const ModelWork& work, double tokens)
{
    if (work.experts == 0)
        return 0;
    const double idle = 1 - double(work.activeExperts) / work.experts;
    return 1 - std::pow(idle, std::max(1.0, tokens));
}

double cacheBytesPerCard(const ModelWork& work, double context, double keyBits, double valueBits, int cards)
{
    double bytes = 0;
    for (const auto& g : work.attention()) {
        const double share = g.latent ? 1.0 : 1.0 / std::clamp(cards, 1, g.kvHeads);
        bytes += g.layers * share * g.positions(context) * (g.keyValues * keyBits + g.valueValues * valueBits) / 8;
        bytes += g.layers * g.indexPositions(context) * g.indexValues * keyBits / 8;
    }
    return bytes;
}

double cacheBytes(const ModelWork& work, double context, double keyBits, double valueBits)
{
    return cacheBytesPerCard(work, context, keyBits, valueBits, 1);
}

double attentionFlops(const ModelWork& work, double context)
{
    double flops = 0;
    for (const auto& g : work.attention())
        flops += g.layers * (g.positions(context) * g.flops + g.indexPositions(context) * g.indexFlops);
    return flops;
}

double attentionScores(const ModelWork& work, double context)
{
    double scores = 0;
    for (const auto& g : work.attention())
        scores += g.layers * g.positions(context) * g.heads;
    return scores;
}

} // namespace cabe::speed
