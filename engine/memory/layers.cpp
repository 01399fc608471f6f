// SPDX-License-Identifier: GPL-3.0-or-later
// Which layer of a model attends, which recurs, which holds experts; and what each keeps per token or per sequence.
#include "engine/memory/shape.h"

#include <algorithm>
#include <charconv>
#include <string_view>

namespace cabe {

namespace {

// `count` of `total` layers, spread evenly: what is assumed where a row knows the number of such layers but not their positions.
bool spread(int layer, int count, int total)
{
    return total > 0 && (layer + 1) * count / total > layer * count / total;
}

struct LayerRole {
    bool attention = true;
    bool recurrent = false;
    bool ffn = true;
};

LayerRole roleOfLetter(char letter)
{
    switch (letter) {
    case 'M': return {false, true, false};
    case '*': return {true, false, false};
    default: return {false, false, true};   // '-' feed-forward, 'E' experts
    }
}

bool hybridAttends(const Model& model, int layer)
{
    const AttentionShape& a = model.attention;
    if (a.parallel)
        return true;
    if (a.attentionLayers)
        return std::ranges::find(*a.attentionLayers, layer) != a.attentionLayers->end();
    if (a.every) {
        const int first = a.offset.value_or(*a.every - 1);
        return layer >= first && (layer - first) % *a.every == 0;
    }
    return spread(layer, a.attentionLayerCount.value_or(0), model.layers);
}

// One mixer per layer, of which only the counts are known: attention spread evenly, the feed-forward layers among the rest.
LayerRole roleByCounts(const Model& model, int layer)
{
    const AttentionShape& a = model.attention;
    const int attention = a.attentionLayerCount.value_or(0);
    if (spread(layer, attention, model.layers))
        return {true, false, false};
    const int before = layer - layer * attention / std::max(1, model.layers);   // other layers before this one
    return spread(before, a.ffnLayerCount.value_or(0), model.layers - attention) ? LayerRole{false, false, true} : LayerRole{false, true, false};
}

LayerRole roleOf(const Model& model, int layer)
{
    const AttentionShape& a = model.attention;
    if (a.layerPattern && layer < static_cast<int>(a.layerPattern->size()))
        return roleOfLetter((*a.layerPattern)[static_cast<std::size_t>(layer)]);
    if (a.ffnLayerCount)
        return roleByCounts(model, layer);
    if (a.kind == AttentionKind::hybrid) {
        const bool attends = hybridAttends(model, layer);
        return {attends, a.parallel || !attends, true};
    }
    if (a.attentionLayers)      // blocks whose attention was pruned away
        return {hybridAttends(model, layer), false, true};
    return {};
}

// "a of b": of each b layers the first a slide.
bool slidesByPattern(std::string_view pattern, int layer)
{
    if (pattern == "all")
        return true;
    if (pattern == "alternate")
        return layer % 2 == 0;
    const auto of = pattern.find(" of ");
    int a = 0, b = 0;
    if (of == std::string_view::npos || std::from_chars(pattern.data(), pattern.data() + of, a).ec != std::errc{} ||
        std::from_chars(pattern.data() + of + 4, pattern.data() + pattern.size(), b).ec != std::errc{} || b <= 0)
        return false;
    return layer % b < a;
}

bool slides(const AttentionShape& a, int layer)
{
    if (!a.slidingWindow)
        return false;
    if (a.globalLayers)
        return std::ranges::find(*a.globalLayers, layer) == a.globalLayers->end();
    return a.slidingLayers && slidesByPattern(*a.slidingLayers, layer);
}

void setHeads(const Model& model, LayerShape& l)
{
    const AttentionShape& a = model.attention;
    l.heads = model.heads;
    l.kvHeads = model.kvHeads;
    l.keyDim = model.headDim;
    l.valueDim = model.vHeadDim.value_or(model.headDim);
    if (l.windowed()) {
        l.heads = a.slidingHeads.value_or(l.heads);
        l.kvHeads = a.slidingKvHeads.value_or(l.kvHeads);
        return;
    }
    if (!a.slidingWindow)
        return;
    l.kvHeads = a.globalKvHeads.value_or(l.kvHeads);
    if (a.globalHeadDim)
        l.keyDim = l.valueDim = *a.globalHeadDim;
    l.keysAreValues = a.globalKEqualsV;
}

// Index keys of sparse attention: one narrow key per token beside the cache.
int indexValues(const Model& model, int layer)
{
    if (!model.attention.sparseIndex)
        return 0;
    const SparseIndex& s = *model.attention.sparseIndex;
    if (layer < s.denseLayers.value_or(0))
        return 0;
    if (s.ownIndexLayers && !spread(layer, *s.ownIndexLayers, model.layers))
        return 0;
    return s.headDim.value_or(0) * s.kvHeads.value_or(1);
}

// DeepSeek V4: beside its window a layer keeps one entry per `ratio` tokens; those with the smallest ratio also an index key per entry.
void setCompression(const CompressedAttention& c, int layer, LayerShape& l)
{
    const auto ratio = [&](std::size_t i) { return i < c.ratios.size() ? c.ratios[i] : 0; };
    l.valueDim = 0;
    l.compressRatio = ratio(static_cast<std::size_t>(layer));
    int smallest = 0;
    for (const int r : c.ratios)
        if (r > 0 && (smallest == 0 || r < smallest))
            smallest = r;
    if (l.compressRatio > 0 && l.compressRatio == smallest)
        l.indexValues = c.indexHeadDim.value_or(0);
}

void setAttention(const Model& model, int layer, LayerShape& l)
{
    const AttentionShape& a = model.attention;
    if (a.mla) {
        l.attention = LayerAttention::mla;
        l.mlaValues = a.mla->kvLoraRank + a.mla->qkRopeHeadDim;
    } else if (slides(a, layer)) {
        l.attention = a.windowType == WindowType::chunked ? LayerAttention::chunked : LayerAttention::window;
        l.window = *a.slidingWindow;
    }
    setHeads(model, l);
    if (a.mla) {
        l.keyDim = a.mla->qkNopeHeadDim + a.mla->qkRopeHeadDim;
        l.valueDim = a.mla->vHeadDim.value_or(model.vHeadDim.value_or(a.mla->qkNopeHeadDim));
    }
    l.blocks = a.attentionBlocksPerLayer;
    l.indexValues = indexValues(model, layer);
    if (a.compressedAttention)
        setCompression(*a.compressedAttention, layer, l);
    l.ownsCache = layer < model.layers - a.kvSharedLayers;
}

std::int64_t product(std::initializer_list<int> factors)
{
    std::int64_t result = 1;
    for (const int f : factors)
        result *= f;
    return result;
}

std::int64_t stateElements(const SsmShape& s)
{
    if (s.stateElementsPerLayer)
        return *s.stateElementsPerLayer;
    switch (s.type) {
    case SsmType::mamba1:
    case SsmType::mamba2: return product({s.inner.value_or(0), s.state.value_or(0)});
    case SsmType::gatedDeltanet: return product({s.vHeads.value_or(0), s.kDim.value_or(0), s.vDim.value_or(0)});
    case SsmType::kimiDeltaAttention:
    case SsmType::lightning: return product({s.heads.value_or(0), s.headDim.value_or(0), s.headDim.value_or(0)});
    case SsmType::shortconv: return 0;
    }
    return 0;
}

// The last conv−1 inputs of every convolved channel.
std::int64_t convElements(const SsmShape& s)
{
    if (s.convElementsPerLayer)
        return *s.convElementsPerLayer;
    const int taps = std::max(0, s.conv.value_or(1) - 1);
    switch (s.type) {
    case SsmType::mamba1:
    case SsmType::mamba2: return taps * (s.inner.value_or(0) + 2 * product({s.groups.value_or(0), s.state.value_or(0)}));
    case SsmType::gatedDeltanet:
        return taps * (2 * product({s.kHeads.value_or(0), s.kDim.value_or(0)}) + product({s.vHeads.value_or(0), s.vDim.value_or(0)}));
    case SsmType::kimiDeltaAttention: return taps * 3 * product({s.heads.value_or(0), s.headDim.value_or(0)});
    case SsmType::lightning: return 0;
    case SsmType::shortconv: return product({taps, s.inner.value_or(0)});
    }
    return 0;
}

bool holdsExperts(const Model& model, int layer)
{
    if (!model.moe)
        return false;
    const MoeShape& m = *model.moe;
    if (model.attention.layerPattern)
        return layer < static_cast<int>(model.attention.layerPattern->size()) && (*model.attention.layerPattern)[static_cast<std::size_t>(layer)] == 'E';
    return layer >= std::max(m.denseLayers, m.offset) && (layer - m.offset) % std::max(1, m.every) == 0;
}

// Gemma 4 runs its dense block beside the experts of the same layer.
bool denseBesideExperts(const Model& model) { return model.arch == "gemma4" || model.arch == "diffusion_gemma"; }

void setFeedForward(const Model& model, int layer, LayerShape& l)
{
    l.moe = holdsExperts(model, layer);
    l.ffn = layer < static_cast<int>(model.ffnPerLayer.size()) ? model.ffnPerLayer[static_cast<std::size_t>(layer)] : model.ffn;
    l.denseBlocks = l.moe && !denseBesideExperts(model) ? 0 : 1;
    if (l.moe && model.moe->parallelDenseFfn) {
        l.ffn = *model.moe->parallelDenseFfn;
        l.denseBlocks = 1;
    }
    if (model.attention.attentionBlocksPerLayer > 1)    // each attention block has its dense feed-forward, the experts stand beside them
        l.denseBlocks = model.attention.attentionBlocksPerLayer;
    if (l.ffn == 0)
        l.denseBlocks = 0;
}

LayerShape shapeOf(const Model& model, int layer)
{
    const LayerRole role = roleOf(model, layer);
    LayerShape l;
    if (role.attention)
        setAttention(model, layer, l);
    else
        l.attention = role.recurrent ? LayerAttention::recurrent : LayerAttention::none;
    l.recurrentToo = role.attention && role.recurrent;
    if (role.recurrent && model.attention.ssm) {
        l.stateElements = stateElements(*model.attention.ssm);
        l.convElements = convElements(*model.attention.ssm);
    }
    if (role.ffn)
        setFeedForward(model, layer, l);
    return l;
}

} // namespace

std::vector<LayerShape> layerShapes(const Model& model)
{
    std::vector<LayerShape> shapes;
    shapes.reserve(static_cast<std::size_t>(std::max(0, model.layers)));
    for (int layer = 0; layer < model.layers; ++layer)
        shapes.push_back(shapeOf(model, layer));
    return shapes;
}

CacheSizes cacheSizesBf16(const Model& model)
{
    constexpr double bytes = 2, stateBytes = 4;
    CacheSizes sizes;
    for (const LayerShape& l : layerShapes(model)) {
        sizes.state += static_cast<double>(l.stateElements) * stateBytes + static_cast<double>(l.convElements) * bytes;
        if (!l.attends() || !l.ownsCache)
            continue;
        const int perHead = l.keyDim + (l.keysAreValues ? 0 : l.valueDim);
        const double values = l.attention == LayerAttention::mla ? l.mlaValues : double(l.kvHeads) * perHead;
        if (l.windowed())
            sizes.windows += l.blocks * values * bytes * l.window;
        else
            sizes.perToken += l.blocks * values * bytes;
        if (l.compressRatio > 0)
            sizes.perToken += (values + l.indexValues) * bytes / l.compressRatio;
        else
            sizes.perToken += l.indexValues * bytes;
    }
    return sizes;
}

} // namespace cabe
