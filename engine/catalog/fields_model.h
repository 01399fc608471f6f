// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of model rows; a project document may give a model as a map with the same keys.
#pragma once

#include "engine/catalog/fields_row.h"
#include "engine/catalog/model.h"

namespace cabe {

namespace ranges {
inline constexpr auto layerCount = tree::between(0, 2000);
inline constexpr auto headCount = tree::between(0, 10'000);
inline constexpr auto width = tree::between(0, 10'000'000);
inline constexpr auto paramCount = tree::between(0, 1e14);
inline constexpr std::array<std::string_view, 3> modalityWords{"text", "vision+text", "vision+audio+text"};
} // namespace ranges

template <class V>
void describe(V& v, MlaShape& m)
{
    v.key("kv_lora_rank", m.kvLoraRank, tree::requiredBetween(1, 1'000'000));
    v.key("q_lora_rank", m.qLoraRank, ranges::width);
    v.key("qk_nope_head_dim", m.qkNopeHeadDim, tree::requiredBetween(0, 1'000'000));
    v.key("qk_rope_head_dim", m.qkRopeHeadDim, tree::requiredBetween(0, 1'000'000));
    v.key("v_head_dim", m.vHeadDim, ranges::width);
    v.key("head_gate", m.headGate);
    v.key("output_gate", m.outputGate);
}

template <class V>
void describe(V& v, SsmShape& s)
{
    v.key("type", s.type, tree::required);
    v.key("state", s.state, ranges::width);
    v.key("inner", s.inner, ranges::width);
    v.key("conv", s.conv, tree::between(0, 1024));
    v.key("groups", s.groups, ranges::headCount);
    v.key("heads", s.heads, ranges::headCount);
    v.key("head_dim", s.headDim, ranges::width);
    v.key("k_heads", s.kHeads, ranges::headCount);
    v.key("v_heads", s.vHeads, ranges::headCount);
    v.key("k_dim", s.kDim, ranges::width);
    v.key("v_dim", s.vDim, ranges::width);
    v.key("dt_rank", s.dtRank, ranges::width);
    v.key("state_elements_per_layer", s.stateElementsPerLayer, tree::between(0, 1e12));
    v.key("conv_elements_per_layer", s.convElementsPerLayer, tree::between(0, 1e12));
    v.key("inner_norms", s.innerNorms);
    v.key("state_dtype", s.stateDtype);
}

template <class V>
void describe(V& v, SparseIndex& s)
{
    v.key("heads", s.heads, ranges::headCount);
    v.key("kv_heads", s.kvHeads, ranges::headCount);
    v.key("head_dim", s.headDim, ranges::width);
    v.key("top_k", s.topK, ranges::width);
    v.key("budget", s.budget, ranges::width);
    v.key("compress_ratio", s.compressRatio, tree::between(1, 1'000'000));
    v.key("own_index_layers", s.ownIndexLayers, ranges::layerCount);
    v.key("shared_index_layers", s.sharedIndexLayers, ranges::layerCount);
    v.key("layers", s.layers, ranges::layerCount);
    v.key("dense_layers", s.denseLayers, ranges::layerCount);
    v.key("block", s.block, ranges::width);
    v.key("top_k_blocks", s.topKBlocks, ranges::width);
    v.key("local_blocks", s.localBlocks, ranges::width);
}

template <class V>
void describe(V& v, CompressedAttention& c)
{
    v.key("ratios", c.ratios, tree::between(0, 1'000'000));
    v.key("index_heads", c.indexHeads, ranges::headCount);
    v.key("index_head_dim", c.indexHeadDim, ranges::width);
    v.key("top_k", c.topK, ranges::width);
}

// Of kind mla the latent keys stand flat beside `kind`; of other kinds they stand in `mla`, and flat ones belong to compressed attention.
template <class V>
void describeLatent(V& v, AttentionShape& a)
{
    if (a.kind == AttentionKind::mla) {
        if constexpr (V::reads) {
            if (!a.mla)
                a.mla.emplace();
        }
        if (a.mla)
            describe(v, *a.mla);
        return;
    }
    v.key("mla", a.mla);
    v.key("q_lora_rank", a.qLoraRank, ranges::width);
    v.key("o_lora_rank", a.oLoraRank, ranges::width);
    v.key("o_groups", a.oGroups, ranges::width);
    v.key("qk_rope_head_dim", a.qkRopeHeadDim, ranges::width);
}

template <class V>
void describe(V& v, AttentionShape& a)
{
    v.key("kind", a.kind, tree::required);
    v.key("sliding_window", a.slidingWindow, tree::between(1, 1e9));
    v.key("sliding_layers", a.slidingLayers);
    v.key("global_layers", a.globalLayers, ranges::layerCount);
    v.key("window_type", a.windowType);
    v.key("global_kv_heads", a.globalKvHeads, ranges::headCount);
    v.key("global_head_dim", a.globalHeadDim, ranges::width);
    v.key("sliding_heads", a.slidingHeads, ranges::headCount);
    v.key("sliding_kv_heads", a.slidingKvHeads, ranges::headCount);
    v.key("global_k_equals_v", a.globalKEqualsV);
    v.key("kv_shared_layers", a.kvSharedLayers, ranges::layerCount);
    v.key("every", a.every, tree::between(1, 2000));
    v.key("offset", a.offset, ranges::layerCount);
    v.key("attention_layers", a.attentionLayers, ranges::layerCount);
    v.key("attention_layer_count", a.attentionLayerCount, ranges::layerCount);
    v.key("mamba_layer_count", a.mambaLayerCount, ranges::layerCount);
    v.key("ffn_layer_count", a.ffnLayerCount, ranges::layerCount);
    v.key("layer_pattern", a.layerPattern);
    v.key("parallel", a.parallel);
    v.key("attention_blocks_per_layer", a.attentionBlocksPerLayer, tree::between(1, 100));
    v.key("short_convolutions", a.shortConvolutions, ranges::width);
    v.key("ssm", a.ssm);
    describeLatent(v, a);
    v.key("sparse_index", a.sparseIndex);
    v.key("compressed_attention", a.compressedAttention);
}

template <class V>
void describe(V& v, MoeShape& m)
{
    v.key("experts", m.experts, tree::requiredBetween(1, 100'000));
    v.key("active", m.active, tree::requiredBetween(1, 100'000));
    v.key("shared", m.shared, tree::between(0, 100'000));
    v.key("expert_ffn", m.expertFfn, tree::requiredBetween(1, 10'000'000));
    v.key("shared_ffn", m.sharedFfn, ranges::width);
    v.key("dense_layers", m.denseLayers, ranges::layerCount);
    v.key("every", m.every, tree::between(1, 2000));
    v.key("offset", m.offset, ranges::layerCount);
    v.key("shared_gate", m.sharedGate);
    v.key("router_bias", m.routerBias);
    v.key("expert_bias", m.expertBias);
    v.key("latent", m.latent, ranges::width);
    v.key("zero_experts", m.zeroExperts, tree::between(0, 100'000));
    v.key("parallel_dense_ffn", m.parallelDenseFfn, ranges::width);
}

template <class V>
void describe(V& v, ParamsReference& p)
{
    v.key("value", p.value, ranges::paramCount);
    v.key("kind", p.kind, tree::required);
}

// A text alone says where the figure comes from.
template <class Reader, class Node, class Rule>
void readNode(Reader& reader, const Node& node, ParamsReference& p, const Rule&)
{
    if (node.isScalar())
        reader.read(node, p.kind);
    else
        reader.readStruct(node, p);
}

template <class V>
void describeSize(V& v, Model& m)
{
    v.key("params_total", m.paramsTotal, tree::requiredBetween(1e5, 1e14));
    v.key("params_text", m.paramsText, tree::between(1e5, 1e14));
    v.key("params_exact", m.paramsExact);
    v.key("params_active", m.paramsActive, tree::requiredBetween(1e5, 1e14));
    v.key("vision_params", m.visionParams, ranges::paramCount);
    v.key("mtp_params", m.mtpParams, ranges::paramCount);
    v.key("checkpoint_params", m.checkpointParams, ranges::paramCount);
    v.key("ngram_embedding_params", m.ngramEmbeddingParams, ranges::paramCount);
    v.key("same_shape_as", m.sameShapeAs);
    v.key("layers", m.layers, tree::requiredBetween(1, 2000));
    v.key("hidden", m.hidden, tree::requiredBetween(1, 1'000'000));
    v.key("heads", m.heads, ranges::headCount);
    v.key("kv_heads", m.kvHeads, ranges::headCount);
    v.key("head_dim", m.headDim, tree::between(0, 65'536));
    v.key("v_head_dim", m.vHeadDim, tree::between(0, 65'536));
    v.key("ffn", m.ffn, ranges::width);
    v.key("ffn_per_layer", m.ffnPerLayer, ranges::width);
    v.key("vocab", m.vocab, ranges::width);
    v.key("tied_embeddings", m.tiedEmbeddings);
    v.key("gated_ffn", m.gatedFfn);
    v.key("context", m.context, tree::between(1, 1e9));
}

template <class V>
void describe(V& v, Model& m)
{
    describeRow(v, m, [&] {
        v.key("name", m.name, tree::required);
        v.key("maker", m.maker);
        v.key("released", m.released);
        v.key("license", m.license);
        v.key("arch", m.arch);
        v.key("aliases", m.aliases);
        describeSize(v, m);
        v.key("attention", m.attention, tree::required);
        v.key("moe", m.moe);
        v.key("qk_norm", m.qkNorm);
        v.key("attn_gate", m.attnGate);
        v.key("attn_bias", m.attnBias);
        v.key("mlp_bias", m.mlpBias);
        v.key("lm_head_bias", m.lmHeadBias);
        v.key("attn_sinks", m.attnSinks);
        v.key("norm", m.norm);
        v.key("norms_per_layer", m.normsPerLayer, tree::between(0, 64));
        v.key("extra_norms", m.extraNorms, tree::between(0, 10'000));
        v.key("learned_positions", m.learnedPositions, ranges::width);
        v.key("per_layer_embedding", m.perLayerEmbedding, ranges::width);
        v.key("native_dtype", m.nativeDtype);
        v.key("modality", m.modality, tree::oneOf(ranges::modalityWords));
        v.key("kv_bytes_per_token_bf16", m.kvBytesPerTokenBf16, tree::between(0, 1e9));
        v.key("kv_window_bytes_bf16", m.kvWindowBytesBf16, tree::between(0, 1e12));
        v.key("recurrent_state_bytes", m.recurrentStateBytes, tree::between(0, 1e12));
        v.key("params_check_pct", m.paramsCheckPct, tree::between(-100, 1000));
        v.key("params_reference", m.paramsReference);
    });
}

} // namespace cabe
