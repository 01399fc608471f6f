// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/catalog/check.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>

namespace cabe {

namespace {

void checkHeads(const Model& m, RowFaults& faults)
{
    if (m.heads == 0)
        return;
    if (m.headDim == 0)
        faults.missing("head_dim");
    if (m.attention.kind == AttentionKind::mla)
        return;  // one latent cache serves all heads
    if (m.kvHeads == 0)
        return faults.missing("kv_heads");
    if (m.kvHeads > m.heads || m.heads % m.kvHeads != 0)
        faults.contradiction("kv_heads", "heads");
    if (m.attention.kind == AttentionKind::mha && m.kvHeads != m.heads)
        faults.contradiction("attention.kind", "kv_heads");
    if (m.attention.kind == AttentionKind::mqa && m.kvHeads != 1)
        faults.contradiction("attention.kind", "kv_heads");
}

// "all", "alternate", or "a of b" with a < b.
bool isLayerShare(const std::string& text)
{
    if (text == "all" || text == "alternate")
        return true;
    int a = 0, b = 0;
    const char* const end = text.data() + text.size();
    const auto [afterA, badA] = std::from_chars(text.data(), end, a);
    constexpr std::string_view of = " of ";
    if (badA != std::errc{} || std::string_view{afterA, static_cast<std::size_t>(end - afterA)}.substr(0, of.size()) != of)
        return false;
    const auto [afterB, badB] = std::from_chars(afterA + of.size(), end, b);
    return badB == std::errc{} && afterB == end && a > 0 && a < b;
}

void checkLayerList(const Model& m, std::string_view key, const std::optional<std::vector<int>>& list, RowFaults& faults)
{
    if (!list)
        return;
    for (std::size_t i = 0; i < list->size(); ++i) {
        if ((*list)[i] >= m.layers)
            faults.contradiction(std::string{key} + '[' + std::to_string(i) + ']', "layers");
        if (i > 0 && (*list)[i] <= (*list)[i - 1])
            faults.add("not_in_order", std::string{key} + '[' + std::to_string(i) + ']');
    }
}

void checkWindows(const Model& m, RowFaults& faults)
{
    const AttentionShape& a = m.attention;
    if (a.slidingLayers && !isLayerShare(*a.slidingLayers))
        faults.add("unknown_value", "attention.sliding_layers", {{"value", *a.slidingLayers}}, {"all", "alternate", "5 of 6"});
    if ((a.slidingLayers || a.globalLayers) && !a.slidingWindow)
        faults.missing("attention.sliding_window");
    if (a.slidingWindow && !a.slidingLayers && !a.globalLayers)
        faults.missing("attention.sliding_layers");
    checkLayerList(m, "attention.global_layers", a.globalLayers, faults);
    if (a.kvSharedLayers >= m.layers)
        faults.contradiction("attention.kv_shared_layers", "layers");
}

void checkHybrid(const Model& m, RowFaults& faults)
{
    const AttentionShape& a = m.attention;
    checkLayerList(m, "attention.attention_layers", a.attentionLayers, faults);
    if (a.layerPattern && a.layerPattern->size() != static_cast<std::size_t>(m.layers))
        faults.contradiction("attention.layer_pattern", "layers");
    if (a.layerPattern && a.layerPattern->find_first_not_of("M*-E") != std::string::npos)
        faults.add("unknown_value", "attention.layer_pattern", {{"value", *a.layerPattern}}, {"M", "*", "-", "E"});
    if (a.attentionLayerCount.value_or(0) + a.mambaLayerCount.value_or(0) + a.ffnLayerCount.value_or(0) > m.layers)
        faults.contradiction("attention.attention_layer_count", "layers");
    if (a.kind != AttentionKind::hybrid)
        return;
    if (!a.ssm)
        faults.missing("attention.ssm");
    const bool placed = a.every || a.attentionLayers || a.layerPattern || a.attentionLayerCount || a.parallel || m.heads == 0;
    if (!placed)
        faults.add("missing_key", "attention", {{"key", std::string{"attention.attention_layers"}}},
                   {"every", "attention_layers", "layer_pattern", "attention_layer_count", "parallel"});
}

void checkExperts(const Model& m, RowFaults& faults)
{
    if (!m.moe)
        return;
    if (m.moe->active > m.moe->experts + m.moe->zeroExperts.value_or(0))
        faults.contradiction("moe.active", "moe.experts");
    if (m.moe->denseLayers > m.layers)
        faults.contradiction("moe.dense_layers", "layers");
    if (m.moe->shared > 0 && m.moe->sharedFfn == 0)
        faults.missing("moe.shared_ffn");
    if (m.moe->denseLayers > 0 && m.ffn == 0 && m.ffnPerLayer.empty() && !m.doubtful)
        faults.missing("ffn");
}

double attentionParams(const Model& m)
{
    const double h = m.hidden, n = m.heads, d = m.headDim, dv = m.vHeadDim.value_or(m.headDim);
    if (m.attention.kind != AttentionKind::mla)
        return h * n * d + h * m.kvHeads * (d + dv) + n * dv * h;
    const MlaShape& a = *m.attention.mla;
    const double query = n * (a.qkNopeHeadDim + a.qkRopeHeadDim), value = a.vHeadDim.value_or(a.qkNopeHeadDim);
    const double down = a.qLoraRank ? (h + query) * *a.qLoraRank : h * query;
    return down + h * (a.kvLoraRank + a.qkRopeHeadDim) + a.kvLoraRank * n * (a.qkNopeHeadDim + value) + n * value * h;
}

// Parameters of a plain transformer from its shape; engine/memory counts tensor by tensor, this is enough to catch a slipped digit.
double roughParams(const Model& m)
{
    const double matrices = m.gatedFfn ? 3 : 2, h = m.hidden;
    double layers = m.layers * attentionParams(m);
    if (m.moe) {
        const double sparse = (m.layers - m.moe->denseLayers) / static_cast<double>(std::max(1, m.moe->every));
        layers += sparse * matrices * h * (static_cast<double>(m.moe->experts) * m.moe->expertFfn + m.moe->shared * static_cast<double>(m.moe->sharedFfn));
        layers += (m.layers - sparse) * matrices * h * m.ffn;
    } else {
        layers += m.layers * matrices * h * m.ffn;
    }
    return layers + (m.tiedEmbeddings ? 1.0 : 2.0) * m.vocab * h;
}

void checkParams(const Model& m, RowFaults& faults)
{
    if (m.paramsActive > m.paramsTotal)
        faults.contradiction("params_active", "params_total");
    if (m.paramsText && *m.paramsText > m.paramsTotal)
        faults.contradiction("params_text", "params_total");
    const AttentionShape& a = m.attention;
    const bool plain = a.kind != AttentionKind::hybrid && !a.ssm && !a.compressedAttention && !a.globalHeadDim && !a.slidingHeads &&
                       m.perLayerEmbedding == 0 && m.ffnPerLayer.empty() && m.vocab > 0 && m.heads > 0 && !m.ngramEmbeddingParams &&
                       a.attentionBlocksPerLayer == 1 && (!m.moe || (!m.moe->latent && !m.moe->parallelDenseFfn));
    if (!plain)
        return;
    constexpr double tolerance = 0.12;  // norms, biases, gates, indexers and vision parts that are not counted here
    const double rough = roughParams(m), text = static_cast<double>(m.paramsText.value_or(m.paramsTotal - m.visionParams.value_or(0)));
    const double total = static_cast<double>(m.paramsTotal);
    if (std::fabs(rough / text - 1) > tolerance && std::fabs(rough / total - 1) > tolerance)
        faults.implausible("params_total", total, std::floor(rough * (1 - tolerance)), std::ceil(rough * (1 + tolerance)));
}

} // namespace

void checkRow(const Model& m, RowFaults& faults)
{
    checkHeads(m, faults);
    checkWindows(m, faults);
    checkHybrid(m, faults);
    checkExperts(m, faults);
    checkParams(m, faults);
    if (!m.ffnPerLayer.empty() && m.ffnPerLayer.size() != static_cast<std::size_t>(m.layers))
        faults.contradiction("ffn_per_layer", "layers");
    if (m.vocab == 0 && !m.doubtful)
        faults.missing("vocab");
    if (!m.released.empty())
        faults.date("released", m.released);
}

} // namespace cabe
