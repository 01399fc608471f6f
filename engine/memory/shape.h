// SPDX-License-Identifier: GPL-3.0-or-later
// A model's shape layer by layer: which tensors it has and what each layer caches. Shared by memory (bytes) and speed (bytes read, FLOPs).
#pragma once

#include "engine/catalog/model.h"

#include <cstdint>
#include <vector>

namespace cabe {

enum class TensorClass { embedding, output, attnQ, attnK, attnV, attnOutput, attnQkv, attnOther, ffnGate, ffnUp, ffnDown, expert, sharedExpert, router, ssm, norm, perLayerEmbedding, other };

// A group of equal tensors of one layer: `count` tensors of rows × rowLength elements.
struct TensorGroup {
    TensorClass cls = TensorClass::other;
    int layer = -1;                 // -1: outside the layers
    std::int64_t rowLength = 0;     // what is quantized along: a multiple of the block size or the type falls back
    std::int64_t rows = 0;
    int count = 1;
    bool oneDimensional = false;    // norms, biases, convolutions: stay in 32 bits in GGUF files
    TensorClass kind = TensorClass::other;  // of an expert (own or shared): gate, up or down
    [[nodiscard]] std::int64_t elements() const { return rowLength * rows * count; }
};

enum class LayerAttention { full, window, chunked, mla, recurrent, none };

// What one layer is and keeps.
struct LayerShape {
    LayerAttention attention = LayerAttention::full;
    bool recurrentToo = false;      // parallel hybrids: attention and state
    bool ownsCache = true;          // false: reuses the cache of an earlier layer
    int window = 0;                 // tokens, of window and chunked
    int heads = 0, kvHeads = 0, keyDim = 0, valueDim = 0;   // valueDim 0: keys serve as values and are kept once
    bool keysAreValues = false;     // one projection fills both; runtimes may still store both
    int mlaValues = 0;              // per token
    int blocks = 1;                 // attention blocks in the layer, each with its own cache
    int indexValues = 0;            // per token (or per compressed entry) of a sparse indexer's key cache
    int compressRatio = 0;          // one cached entry per n tokens beside the window; 0: none
    bool moe = false;
    int denseBlocks = 0;            // dense feed-forward blocks, beside the experts where `moe`
    int ffn = 0;                    // their width
    std::int64_t stateElements = 0; // of the recurrent state, per sequence
    std::int64_t convElements = 0;

    [[nodiscard]] bool attends() const { return attention != LayerAttention::recurrent && attention != LayerAttention::none; }
    [[nodiscard]] bool recurrent() const { return attention == LayerAttention::recurrent || recurrentToo; }
    [[nodiscard]] bool windowed() const { return attention == LayerAttention::window || attention == LayerAttention::chunked; }
};

[[nodiscard]] std::vector<LayerShape> layerShapes(const Model& model);
[[nodiscard]] std::vector<TensorGroup> tensors(const Model& model);
// Elements of all tensors of the text model: what params_total says (checked in tests to 0.5 %); active: without the idle experts.
[[nodiscard]] std::int64_t countParameters(const Model& model);
[[nodiscard]] std::int64_t countActiveParameters(const Model& model);

// Growth of the cache per token once all windows are full, the constant of full windows, and the recurrent state of one sequence
// (states of 4 bytes, convolutions of 2), with 2 bytes per cached value: what model rows state as checks.
struct CacheSizes {
    double perToken = 0, windows = 0, state = 0;
};
[[nodiscard]] CacheSizes cacheSizesBf16(const Model& model);

} // namespace cabe
