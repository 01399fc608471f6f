// SPDX-License-Identifier: GPL-3.0-or-later
// The tensors of a whole model and their counts.
#include "engine/memory/tensor_list.h"

#include <algorithm>

namespace cabe {

namespace {

using memory::TensorList;

// Gemma 3n carries four streams: projections into and out of three of them, and per layer small mixing matrices and a low-rank bypass.
constexpr int gemma3nStreams = 4, gemma3nBypassRank = 64;

void addStreams(TensorList& list)
{
    const int hidden = list.hidden();
    list.matrix(TensorClass::other, hidden, hidden, 2 * (gemma3nStreams - 1));
}

void addStreamMixing(TensorList& list)
{
    const int hidden = list.hidden();
    list.matrix(TensorClass::other, hidden, gemma3nBypassRank);
    list.matrix(TensorClass::other, gemma3nBypassRank, hidden);
    list.vector(TensorClass::other, std::int64_t{hidden} * gemma3nStreams);
    list.vector(TensorClass::norm, hidden, 3);
    list.vector(TensorClass::other, gemma3nStreams * gemma3nStreams * (gemma3nStreams + 1));
}

void addOutside(TensorList& list)
{
    const Model& m = list.model();
    list.matrix(TensorClass::embedding, m.hidden, m.vocab);
    if (!m.tiedEmbeddings)
        list.matrix(TensorClass::output, m.hidden, m.vocab);
    if (m.lmHeadBias)
        list.vector(TensorClass::norm, m.vocab);
    list.vector(TensorClass::other, std::int64_t{m.hidden} * m.learnedPositions);
    const int perNorm = m.norm == NormKind::layernormBias ? 2 * m.hidden : m.hidden;
    list.vector(TensorClass::norm, perNorm, 1 + m.extraNorms);
    if (m.perLayerEmbedding > 0) {      // Gemma 3n and 4: a table that is only looked up, its projection and norm
        const std::int64_t wide = std::int64_t{m.layers} * m.perLayerEmbedding;
        list.matrix(TensorClass::perLayerEmbedding, wide, m.vocab);
        list.matrix(TensorClass::other, m.hidden, wide);
        list.vector(TensorClass::norm, m.perLayerEmbedding);
    }
    if (m.arch == "gemma3n")
        addStreams(list);
}

void addLayer(TensorList& list, const LayerShape& layer)
{
    const Model& m = list.model();
    if (layer.attends())
        memory::addAttention(list, layer);
    if (layer.recurrent())
        memory::addRecurrent(list);
    memory::addFeedForward(list, layer);
    const int mixers = (layer.attends() || layer.recurrent() ? 1 : 0) + (layer.moe || layer.denseBlocks > 0 ? 1 : 0);
    const int norms = mixers < 2 ? std::min(1, m.normsPerLayer) : m.normsPerLayer * layer.blocks;
    list.vector(TensorClass::norm, m.norm == NormKind::layernormBias ? 2 * m.hidden : m.hidden, norms);
    if (m.perLayerEmbedding > 0) {
        list.matrix(TensorClass::other, m.hidden, m.perLayerEmbedding);
        list.matrix(TensorClass::other, m.perLayerEmbedding, m.hidden);
        list.vector(TensorClass::norm, m.hidden);
    }
    if (m.arch == "gemma3n")
        addStreamMixing(list);
}

// Of the choices per token those on empty experts read nothing.
std::int64_t activeExperts(const MoeShape& m, int count)
{
    const std::int64_t choices = std::int64_t{m.active} * m.experts / std::max(1, m.experts + m.zeroExperts.value_or(0));
    return std::min<std::int64_t>(choices, count);
}

} // namespace

std::vector<TensorGroup> tensors(const Model& model)
{
    TensorList list{model};
    addOutside(list);
    const std::vector<LayerShape> layers = layerShapes(model);
    for (std::size_t i = 0; i < layers.size(); ++i) {
        list.setLayer(static_cast<int>(i));
        addLayer(list, layers[i]);
    }
    return list.take();
}

std::int64_t countParameters(const Model& model)
{
    std::int64_t sum = 0;
    for (const TensorGroup& t : tensors(model))
        sum += t.elements();
    return sum;
}

std::int64_t countActiveParameters(const Model& model)
{
    std::int64_t sum = 0;
    for (const TensorGroup& t : tensors(model)) {
        if (t.cls == TensorClass::expert && model.moe)
            sum += t.elements() / t.count * activeExperts(*model.moe, t.count);
        else
            sum += t.elements();
    }
    return sum;
}

} // namespace cabe
