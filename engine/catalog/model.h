// SPDX-License-Identifier: GPL-3.0-or-later
// The shape of a language model: what is needed to size its weights, cache and state. Counts are of elements, not bytes.
#pragma once

#include "engine/catalog/row.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace cabe {

enum class AttentionKind { mha, mqa, gqa, mla, hybrid };
enum class SsmType { mamba1, mamba2, gatedDeltanet, kimiDeltaAttention, shortconv, lightning };
enum class WindowType { sliding, chunked };
enum class QkNorm { none, head, full, perHead };
enum class AttnBias { none, qkv, all };
enum class NormKind { rms, layernorm, layernormBias };
enum class AttnGate { none, full, head };

// Multi-head latent attention: the cache holds kvLoraRank + qkRopeHeadDim values per token and layer.
struct MlaShape {
    int kvLoraRank = 0;
    std::optional<int> qLoraRank;
    int qkNopeHeadDim = 0;
    int qkRopeHeadDim = 0;
    std::optional<int> vHeadDim;
    bool headGate = false, outputGate = false;
    friend bool operator==(const MlaShape&, const MlaShape&) = default;
};

// Recurrent layers: a state that does not grow with the context.
struct SsmShape {
    SsmType type = SsmType::mamba2;
    std::optional<int> state, inner, conv, groups, heads, headDim, kHeads, vHeads, kDim, vDim, dtRank;
    std::optional<std::int64_t> stateElementsPerLayer, convElementsPerLayer;
    bool innerNorms = false;
    std::optional<std::string> stateDtype;
    friend bool operator==(const SsmShape&, const SsmShape&) = default;
};

// Sparse attention with a small indexer that keeps its own key cache (DeepSeek V3.2, GLM-5, MiniMax M3, Qwen 4).
struct SparseIndex {
    std::optional<int> heads, kvHeads, headDim, topK, budget, compressRatio, ownIndexLayers, sharedIndexLayers, layers, denseLayers, block, topKBlocks, localBlocks;
    friend bool operator==(const SparseIndex&, const SparseIndex&) = default;
};

// DeepSeek V4: each layer keeps a window and a cache compressed by a ratio (0: not compressed beyond the window).
struct CompressedAttention {
    std::vector<int> ratios;    // per layer
    std::optional<int> indexHeads, indexHeadDim, topK;
    friend bool operator==(const CompressedAttention&, const CompressedAttention&) = default;
};

struct AttentionShape {
    AttentionKind kind = AttentionKind::gqa;
    std::optional<int> slidingWindow;
    std::optional<std::string> slidingLayers;       // "all" | "alternate" | "a of b": a sliding, then one … global
    std::optional<std::vector<int>> globalLayers;   // 0-based; all others slide (beats slidingLayers)
    WindowType windowType = WindowType::sliding;
    std::optional<int> globalKvHeads, globalHeadDim, slidingHeads, slidingKvHeads;
    bool globalKEqualsV = false;
    int kvSharedLayers = 0;                         // the last n layers reuse the cache of earlier ones
    // hybrid: which layers keep a KV cache
    std::optional<int> every, offset;
    std::optional<std::vector<int>> attentionLayers;
    std::optional<int> attentionLayerCount, mambaLayerCount, ffnLayerCount;  // where positions are not known
    std::optional<std::string> layerPattern;        // M Mamba, * attention, - FFN, E MoE
    bool parallel = false;                          // attention and state in every layer
    int attentionBlocksPerLayer = 1;
    int shortConvolutions = 0;
    std::optional<SsmShape> ssm;
    std::optional<MlaShape> mla;                    // of kind mla (flat keys in the file) or of a hybrid's attention layers
    std::optional<SparseIndex> sparseIndex;
    std::optional<CompressedAttention> compressedAttention;
    std::optional<int> qLoraRank, oLoraRank, oGroups, qkRopeHeadDim;   // of compressed attention
    friend bool operator==(const AttentionShape&, const AttentionShape&) = default;
};

struct MoeShape {
    int experts = 0, active = 0, shared = 0;
    int expertFfn = 0, sharedFfn = 0;
    int denseLayers = 0;            // leading layers without experts
    int every = 1, offset = 0;      // MoE on every n-th layer from `offset`
    bool sharedGate = false, routerBias = false, expertBias = false;
    std::optional<int> latent, zeroExperts, parallelDenseFfn;
    friend bool operator==(const MoeShape&, const MoeShape&) = default;
};

struct ParamsReference {
    std::optional<std::int64_t> value;
    std::string kind;
    friend bool operator==(const ParamsReference&, const ParamsReference&) = default;
};

struct Model : Row {
    std::string name, maker, released, license, arch;
    std::vector<std::string> aliases;
    std::int64_t paramsTotal = 0;       // text model; vision part added where paramsText is given
    std::optional<std::int64_t> paramsText;
    bool paramsExact = false;
    std::int64_t paramsActive = 0;
    std::optional<std::int64_t> visionParams, mtpParams, checkpointParams, ngramEmbeddingParams;
    std::optional<std::string> sameShapeAs;
    int layers = 0, hidden = 0;
    int heads = 0, kvHeads = 0, headDim = 0;        // 0: no attention at all
    std::optional<int> vHeadDim;
    int ffn = 0;
    std::vector<int> ffnPerLayer;
    int vocab = 0;
    bool tiedEmbeddings = false, gatedFfn = true;
    std::optional<int> context;         // trained maximum
    AttentionShape attention;
    std::optional<MoeShape> moe;
    QkNorm qkNorm = QkNorm::none;
    AttnGate attnGate = AttnGate::none;
    AttnBias attnBias = AttnBias::none;
    bool mlpBias = false, lmHeadBias = false, attnSinks = false;
    NormKind norm = NormKind::rms;
    int normsPerLayer = 2, extraNorms = 0;
    int learnedPositions = 0;
    int perLayerEmbedding = 0;          // values per token and layer that are only looked up (Gemma 3n, 4)
    std::string nativeDtype = "bf16";
    std::string modality = "text";
    std::optional<double> kvBytesPerTokenBf16, kvWindowBytesBf16, recurrentStateBytes;  // published or derived checks, not inputs
    std::optional<double> paramsCheckPct;
    std::optional<ParamsReference> paramsReference;
    friend bool operator==(const Model&, const Model&) = default;
};

} // namespace cabe
