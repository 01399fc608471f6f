// SPDX-License-Identifier: GPL-3.0-or-later
// What runs a model, with the constants of its memory rules. Every constant is a physical or documented figure of that runtime with its
// source in the row; the formulas that use them are in engine/memory.
#pragma once

#include "engine/catalog/row.h"

#include <optional>
#include <vector>

namespace cabe {

enum class RuntimeFamily { llamaCpp, paged, transformers, exllama, mlx };
// What the memory share of a paged runtime means: all it takes of the card; weights and cache alone, the rest being left for the work;
// or the cache's part of what weights and work leave free.
enum class ShareOf { card, weightsAndCache, free };

struct Runtime : Row {
    std::string name, version;
    std::vector<std::string> aliases;
    RuntimeFamily family = RuntimeFamily::llamaCpp;
    bool automatic = false;                     // tried when the document says runtime: auto
    std::vector<std::string> formats;           // FormatFamily names it reads
    std::string defaultKvCache = "f16";
    bool inputEmbeddingOnHost = false;          // llama.cpp keeps the input table in host memory
    bool mmap = false;
    // Cache
    int kvPadTokens = 1;                        // cache is rounded up to this many tokens (with flash attention)
    int kvPadTokensNoFlash = 1;
    int kvBlockTokens = 0;                      // paged runtimes: tokens per block
    bool dropsWindow = true;                    // layers with a window keep only that (and the batch being computed)
    double stateBytes = 4, convBytes = 4;       // per element of a recurrent state and of its convolution
    int stateBlocks = 1;                        // blocks of a recurrent layer that a paged runtime holds per sequence
    // Batches
    int defaultBatch = 2048, defaultUbatch = 512;
    std::optional<int> largeCardBatch;          // default batch on cards of at least `largeCardGib`
    double largeCardGib = 0;
    // What a paged runtime takes
    std::optional<double> memoryUtilization;    // share of the card by default
    ShareOf shareOf = ShareOf::card;
    double cudaGraphMib = 0;                    // CUDA graphs, per card, reckoned before the pool is sized
    double afterPoolMib = 0;                    // workspaces and fragments that come after the pool is sized, beyond the share
    bool loadsVision = false;                   // the vision part of a model is loaded without being asked for
    // Libraries, MiB
    double contextMib = 0;                      // added to the card's own context
    double nonTorchMib = 0;                     // libraries outside the allocator, one card
    double nonTorchPerLinkMib = 0;              // more per card when several work together (communication buffers)
    // Working memory
    bool logitsOfMicroBatch = false;            // llama.cpp: the graph reserves logits of every token of a micro-batch
    int pipelineCopies = 1;                     // llama.cpp: copies of the graph's inputs when cards work in turn
    double hiddenCopies = 0;                    // 16-bit copies of batch tokens × hidden width alive at the widest point of a layer
    double ffnCopies = 0;                       // the same of the feed-forward width
    double recurrentCopies = 0;                 // the same of the inner width of recurrent layers
    double samplerBytes = 0;                    // bytes per vocabulary entry of each sequence that is sampled at the peak
    int samplerSequences = 0;
    bool logitsOfWholePrompt = false;
    double visionWorkMib = 0;                   // graph of the vision part for one image, where it is loaded
    // Half-width of the 90 % interval of a card's total, calibrated on tests/accuracy: shares of weights and of working memory, a constant;
    // and what a weight format adds where the size of the file is not known.
    double intervalWeights = 0, intervalWork = 0, intervalMib = 0, intervalUnknownFile = 0;
    friend bool operator==(const Runtime&, const Runtime&) = default;
};

// Memory that the driver takes on a card before any model: by vendor and class. mib = base + perSm × multiprocessors is folded into rows.
struct DriverContext : Row {
    std::string vendor;
    std::string segment;                        // a Segment name or "any"
    std::string os;                             // linux | windows | macos | any
    std::optional<double> upToGib;              // only of cards and computers with at most this much memory; beats rows without
    double contextMib = 0;                      // per process and card
    double displayMib = 0;                      // when the desktop is shown on the card
    double systemMib = 0;                       // shared memory that the system and its services keep busy
    double reservedFraction = 0;                // of the driver-visible memory, not allocatable
    friend bool operator==(const DriverContext&, const DriverContext&) = default;
};

} // namespace cabe
