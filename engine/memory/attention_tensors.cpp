// SPDX-License-Identifier: GPL-3.0-or-later
// Tensors of attention layers: grouped heads, latent attention, compressed attention, sparse indexers. Layouts follow the published
// modelling code of each family (huggingface/transformers:src/transformers/models).
#include "engine/memory/tensor_list.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace cabe::memory {

namespace {

// Gemma 4 leaves keys and values out of the layers that reuse an earlier cache; Gemma 3n keeps the unused weights.
bool projectsKeys(const Model& m, const LayerShape& l) { return l.ownsCache || m.arch != "gemma4"; }

void addQkNorms(TensorList& list, const LayerShape& l)
{
    switch (list.model().qkNorm) {
    case QkNorm::none: return;
    case QkNorm::head:
        list.vector(TensorClass::norm, l.keyDim, projectsKeys(list.model(), l) ? 2 : 1);
        return;
    case QkNorm::full:
    case QkNorm::perHead:
        list.vector(TensorClass::norm, std::int64_t{l.heads} * l.keyDim);
        list.vector(TensorClass::norm, std::int64_t{l.kvHeads} * l.keyDim);
        return;
    }
}

void addBiases(TensorList& list, std::int64_t qkv)
{
    const AttnBias bias = list.model().attnBias;
    if (bias != AttnBias::none)
        list.vector(TensorClass::norm, qkv);
    if (bias == AttnBias::all)
        list.vector(TensorClass::norm, list.hidden());
}

void addGrouped(TensorList& list, const LayerShape& l)
{
    const Model& m = list.model();
    const std::int64_t q = std::int64_t{l.heads} * l.keyDim, k = std::int64_t{l.kvHeads} * l.keyDim, v = std::int64_t{l.kvHeads} * l.valueDim;
    const bool doubled = m.attnGate == AttnGate::full;     // the query projection also makes the output gate
    if (fusesQkv(m)) {
        list.matrix(TensorClass::attnQkv, m.hidden, q + k + v);
    } else {
        list.matrix(TensorClass::attnQ, m.hidden, doubled ? 2 * q : q);
        if (projectsKeys(m, l))
            list.matrix(TensorClass::attnK, m.hidden, k);
        if (projectsKeys(m, l) && !l.keysAreValues)
            list.matrix(TensorClass::attnV, m.hidden, v);
    }
    if (m.attnGate == AttnGate::head)
        list.matrix(TensorClass::attnOther, m.hidden, l.heads);
    list.matrix(TensorClass::attnOutput, std::int64_t{l.heads} * l.valueDim, m.hidden);
    addBiases(list, q + k + v);
    addQkNorms(list, l);
    if (m.attnSinks)
        list.vector(TensorClass::norm, l.heads);
}

void addIndexer(TensorList& list, const LayerShape& l)
{
    const Model& m = list.model();
    if (l.indexValues == 0 || !m.attention.sparseIndex)
        return;
    const SparseIndex& s = *m.attention.sparseIndex;
    const std::int64_t dim = s.headDim.value_or(0), heads = s.heads.value_or(0);
    const int queryInput = m.attention.mla && m.attention.mla->qLoraRank ? *m.attention.mla->qLoraRank : m.hidden;
    list.matrix(TensorClass::attnOther, queryInput, heads * dim);
    list.matrix(TensorClass::attnOther, m.hidden, l.indexValues);
    if (m.attention.mla)
        list.matrix(TensorClass::attnOther, m.hidden, heads);   // weights of the index heads
    list.vector(TensorClass::norm, dim, 2);
}

void addLatent(TensorList& list, const LayerShape& l)
{
    const Model& m = list.model();
    const MlaShape& a = *m.attention.mla;
    const std::int64_t q = std::int64_t{l.heads} * l.keyDim, out = std::int64_t{l.heads} * l.valueDim;
    if (a.qLoraRank) {
        list.matrix(TensorClass::attnOther, m.hidden, *a.qLoraRank);
        list.vector(TensorClass::norm, *a.qLoraRank);
        list.matrix(TensorClass::attnOther, *a.qLoraRank, q);
    } else {
        list.matrix(TensorClass::attnQ, m.hidden, q);
    }
    list.matrix(TensorClass::attnOther, m.hidden, l.mlaValues);
    list.vector(TensorClass::norm, a.kvLoraRank);
    list.matrix(TensorClass::attnOther, a.kvLoraRank, std::int64_t{l.heads} * (a.qkNopeHeadDim + l.valueDim));
    list.matrix(TensorClass::attnOutput, out, m.hidden);
    if (a.headGate)
        list.matrix(TensorClass::attnOther, m.hidden, l.heads);
    if (a.outputGate)
        list.matrix(TensorClass::attnOther, m.hidden, out);
}

// Pools `ratio` tokens into one entry; the smallest ratio overlaps its windows and so projects twice as wide.
void addCompressor(TensorList& list, int dim, int ratio, bool overlapping)
{
    const int wide = overlapping ? 2 * dim : dim;
    list.matrix(TensorClass::attnOther, list.hidden(), wide, 2);
    list.vector(TensorClass::norm, std::int64_t{ratio} * wide + dim);
}

// DeepSeek V4: low-rank queries, one key head that is also the value, grouped low-rank output.
void addCompressed(TensorList& list, const LayerShape& l)
{
    const Model& m = list.model();
    const AttentionShape& a = m.attention;
    const std::int64_t q = std::int64_t{l.heads} * l.keyDim, qRank = a.qLoraRank.value_or(m.hidden);
    const int groups = std::max(1, a.oGroups.value_or(1));
    const std::int64_t oRank = a.oLoraRank.value_or(0);
    list.matrix(TensorClass::attnOther, m.hidden, qRank);
    list.matrix(TensorClass::attnOther, qRank, q);
    list.matrix(TensorClass::attnK, m.hidden, std::int64_t{l.kvHeads} * l.keyDim);
    list.matrix(TensorClass::attnOther, q / groups, oRank * groups);
    list.matrix(TensorClass::attnOutput, oRank * groups, m.hidden);
    list.vector(TensorClass::norm, qRank + l.keyDim + l.heads);
    if (l.compressRatio == 0)
        return;
    const bool indexed = l.indexValues > 0;
    addCompressor(list, l.keyDim, l.compressRatio, indexed);
    if (!indexed)
        return;
    const std::int64_t indexHeads = a.compressedAttention->indexHeads.value_or(0);
    list.matrix(TensorClass::attnOther, qRank, indexHeads * l.indexValues);
    list.matrix(TensorClass::attnOther, m.hidden, indexHeads);
    addCompressor(list, l.indexValues, l.compressRatio, true);
}

constexpr std::array<std::string_view, 12> qkvFamilies{"phi3",      "falcon", "mpt",  "bloom",   "gptneox",   "gpt2",
                                                       "starcoder", "dbrx",   "qwen", "chatglm", "codeshell", "jais"};
constexpr std::array<std::string_view, 3> gateUpFamilies{"phi3", "glm4", "chatglm"};

} // namespace

bool fusesQkv(const Model& model) { return std::ranges::find(qkvFamilies, model.arch) != qkvFamilies.end(); }
bool fusesGateUp(const Model& model) { return model.gatedFfn && std::ranges::find(gateUpFamilies, model.arch) != gateUpFamilies.end(); }

void addAttention(TensorList& list, const LayerShape& layer)
{
    for (int block = 0; block < layer.blocks; ++block) {
        if (layer.attention == LayerAttention::mla)
            addLatent(list, layer);
        else if (list.model().attention.compressedAttention)
            addCompressed(list, layer);
        else
            addGrouped(list, layer);
        addIndexer(list, layer);
    }
}

} // namespace cabe::memory
