// SPDX-License-Identifier: GPL-3.0-or-later
// What a pass through a model asks for, without any hardware: bytes to read, elements to multiply, operations to launch.
#pragma once

#include "engine/memory/weights.h"

#include <array>
#include <cstddef>
#include <span>

namespace cabe::speed {

// Attention layers that see the same stretch of the context. Values and FLOPs are of one layer.
struct AttentionGroup {
    double layers = 0;
    double window = 0;          // positions; 0: the whole context
    double ratio = 0;           // beside the window one entry per `ratio` tokens; 0: none
    double limit = 0;           // a sparse indexer attends to at most this many (compressed) positions; 0: no indexer
    double keyValues = 0, valueValues = 0;  // cached per position
    double indexValues = 0, indexFlops = 0;     // of the indexer, which looks through the whole context
    double flops = 0;           // per token and position: scores and weighted sum, 2 FLOPs per multiplication
    bool latent = false;        // one latent vector for all heads: not divided among cards
    int kvHeads = 0;
    double heads = 0;           // of the queries, all blocks of the layer

    [[nodiscard]] double positions(double context) const;           // attended to
    [[nodiscard]] double indexPositions(double context) const;      // looked through by the indexer
};

struct ModelWork {
    // Bytes of weights a step reads; `experts` are all routed ones, of which a step touches some
    double denseBytes = 0, outputBytes = 0, expertBytes = 0;        // dense without the output matrix
    // Elements multiplied per token; experts: the active ones
    double denseElements = 0, outputElements = 0, expertElements = 0;
    int experts = 0, activeExperts = 0;
    std::array<AttentionGroup, 8> groups{};
    std::size_t groupCount = 0;
    double stateValues = 0;     // 32-bit values of recurrent state per sequence, read and written each step
    double attentionLayers = 0, feedForwardBlocks = 0, moeBlocks = 0, recurrentLayers = 0, convolutionLayers = 0;
    double layers = 0;
    double hidden = 0;

    [[nodiscard]] std::span<const AttentionGroup> attention() const { return {groups.data(), groupCount}; }
    [[nodiscard]] double elements() const { return denseElements + outputElements + expertElements; }
};

[[nodiscard]] ModelWork modelWork(const Model& model, const ModelSizes& sizes);

// Share of the routed experts that `tokens` independent tokens touch: 1 − (1 − active/experts)^tokens (uniform routing; facts section 11).
[[nodiscard]] double touchedExperts(const ModelWork& work, double tokens);
// Bytes of cache that one sequence's token reads at a context, all layers.
[[nodiscard]] double cacheBytes(const ModelWork& work, double context, double keyBits, double valueBits);
// The same for `cards` cards that split the heads: what each reads (heads cannot be split finer than there are KV heads).
[[nodiscard]] double cacheBytesPerCard(const ModelWork& work, double context, double keyBits, double valueBits, int cards);
// FLOPs of attention products of one token at a context, all layers.
[[nodiscard]] double attentionFlops(const ModelWork& work, double context);
// Scores of one token at a context, all layers and heads: what attention without a fused kernel writes to memory.
[[nodiscard]] double attentionScores(const ModelWork& work, double context);

} // namespace cabe::speed
