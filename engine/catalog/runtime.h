// SPDX-License-Identifier: GPL-3.0-or-later
// What runs a model, with the constants of its memory rules. Every constant is a physical or documented figure of that runtime with its
// source in the row; the formulas that use them are in engine/memory.
#pragma once

#include "engine/catalog/row.h"

#include <optional>
#include <vector>

namespace cabe {

enum class RuntimeFamily { llamaCpp, paged, transformers, exllama, mlx };

struct Runtime : Row {
    std::string name, version;
    std::vector<std::string> aliases;
    RuntimeFamily family = RuntimeFamily::llamaCpp;
    bool automatic = false;                     // tried when the document says runtime: auto
    std::vector<std::string> formats;           // FormatFamily names it reads
    std::string defaultKvCache = "f16";
    bool inputEmbeddingOnHost = false;          // llama.cpp keeps the input table in host memory
    bool mmap = false;
    int kvPadTokens = 1;                        // cache is rounded up to this many tokens (with flash attention)
    int kvPadTokensNoFlash = 1;
    int kvBlockTokens = 0;                      // paged runtimes: tokens per block
    std::optional<double> memoryUtilization;    // share of the card a paged runtime takes by default
    int defaultBatch = 2048, defaultUbatch = 512;
    double contextMib = 0;                      // added to the card's own context
    double nonTorchMib = 0;                     // libraries outside the allocator, one card
    double nonTorchPerLinkMib = 0;              // more per card when several work together (communication buffers)
    double cudaGraphMib = 0;                    // CUDA graphs, per card
    double cudaGraphHiddenFactor = 0;           // bytes per layer × hidden, added to cudaGraphMib
    double activationCoefficient = 0;           // copies of batch tokens × hidden values at the activation peak
    double allocatorSlackFraction = 0;           // allocator slack as a share of weights
    bool logitsOfWholePrompt = false;
    // Half-width of the 90 % interval of a card's total, calibrated on tests/accuracy: a share of what is computed, and a constant.
    double intervalFraction = 0;
    double intervalMib = 0;
    friend bool operator==(const Runtime&, const Runtime&) = default;
};

// Memory that the driver takes on a card before any model: by vendor and class. mib = base + perSm × multiprocessors is folded into rows.
struct DriverContext : Row {
    std::string vendor;
    std::string segment;                        // a Segment name or "any"
    std::string os;                             // linux | windows | macos | any
    double contextMib = 0;                      // per process and card
    double displayMib = 0;                      // when the desktop is shown on the card
    double reservedFraction = 0;                // of the driver-visible memory, not allocatable
    friend bool operator==(const DriverContext&, const DriverContext&) = default;
};

} // namespace cabe
