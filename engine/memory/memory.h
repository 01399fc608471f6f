// SPDX-License-Identifier: GPL-3.0-or-later
// What a workload occupies on each card and in the host. Sizes are bytes; per card, never pooled: each card must fit by itself.
// Formulas and their sources: engine/memory/*.h name them; constants of runtimes and cards come from the catalogue.
#pragma once

#include "engine/catalog/catalog.h"
#include "engine/memory/weights.h"
#include "engine/project/project.h"
#include "engine/quantity/bytes.h"
#include "engine/quantity/check.h"
#include "engine/quantity/estimate.h"

#include <optional>
#include <vector>

namespace cabe {

// A card (or GPU of a computer) that takes part, with what it can give. Made by usableDevices().
struct Device {
    Gpu gpu;                        // the row with the user's overrides laid over it
    Bytes capacity;                 // as the driver's tools report it
    Bytes visible;                  // what a process can see at most: less the driver's reserve, or the GPU's part of shared memory
    Bytes usable;                   // after display, driver reserve and ECC share; the process's own context is part of `runtime` below
    Bytes context;                  // of one process on the card (CUDA, ROCm …), from the catalogue's driver contexts
    double bandwidthGbS = 0;
    bool display = false;           // the desktop is shown on it
    bool sharedMemory = false;
    bool assumedShare = false;      // of shared memory the GPU may use: nobody said, the catalogue's default stands
};

// What one card holds. All-resident: weights of a mixture of experts are all its experts.
struct CardMemory {
    Bytes capacity, usable;
    Bytes weights, kvCache, recurrentState, compute, activations, gradients, optimizer, adapters, draft, projector;
    Bytes runtime;                  // contexts, libraries, CUDA graphs, communication buffers
    std::optional<Bytes> kvPool;    // what a paged server reserves; kvCache is then the need of context × sequences
    Estimate total;                 // bytes; what the process takes
    int layers = 0;                 // of the model on this card
};
struct HostMemory {
    Bytes weights, kvCache, optimizer, compute;
    Estimate total;                 // bytes
};

enum class Fit { fits, tight, doesNotFit };
enum class Penalty { none, hostMemory, disk };

// Where the parts of a model go and what they take. Produced by planInference() or planTraining().
struct MemoryPlan {
    std::vector<CardMemory> cards;  // in the order of the devices
    HostMemory host;
    Fit fit = Fit::doesNotFit;
    Penalty penalty = Penalty::none;
    Bytes spare;                    // smallest usable − total.value over the cards (negative: what is missing)
    std::optional<std::int64_t> kvCapacityTokens;   // paged: tokens the pool holds; else context that the cache was sized for × sequences
    std::optional<std::int64_t> maxContext;         // longest context with the given sequences; 0: not even one token
    std::optional<std::int64_t> maxSequences;       // most sequences at the given context
    double weightBytesTotal = 0;    // all tensors, embedding included
    double kvBytesPerToken = 0;     // growth per token and sequence at the working context, all layers
    int layersOnGpu = 0, layersTotal = 0;           // as the runtime counts (output layer too)
    Checks checks;                  // context_beyond_training, unequal_cards, ram_short, precision …
};

// Everything planInference() depends on; all ids are resolved, all Settings have values.
struct InferenceRequest {
    const Catalog* catalog = nullptr;
    const Model* model = nullptr;
    const WeightFormat* format = nullptr;
    const Runtime* runtime = nullptr;
    Workload workload;              // complete
    std::vector<Device> devices;
    SplitMode split = SplitMode::layer;
    Host host;                      // complete
    std::optional<double> weightsBytes;
    bool vision = false;            // the vision part is loaded too
    // Optional: makeModelSizes() of model and format (and weightsBytes), so that a search over many cards computes them once; the same for
    // the speculative draft in the runtime's usual format.
    const ModelSizes* sizes = nullptr;
    const ModelSizes* draftSizes = nullptr;
};
[[nodiscard]] MemoryPlan planInference(const InferenceRequest& request, Trace* trace = nullptr);

// Answers beyond yes or no, of runtimes that place layers (llama.cpp's family); absent when the question has no answer.
// Most layers on the cards (as the runtime counts) with the rest in host memory; fewest layers whose experts must go there; shares of the
// cards with which a layer split fits.
[[nodiscard]] std::optional<int> mostGpuLayers(InferenceRequest request);
[[nodiscard]] std::optional<int> fewestCpuExpertLayers(InferenceRequest request);
[[nodiscard]] std::optional<std::vector<double>> splitThatFits(InferenceRequest request);

struct TrainingRequest {
    const Catalog* catalog = nullptr;
    const Model* model = nullptr;
    const WeightFormat* baseFormat = nullptr;   // of QLoRA; otherwise null
    Workload workload;              // complete
    std::vector<Device> devices;
    Host host;
};
[[nodiscard]] MemoryPlan planTraining(const TrainingRequest& request, Trace* trace = nullptr);

// Capacity and usable memory of cards in this host (display share by operating system on the first card when displayOnGpu).
[[nodiscard]] std::vector<Device> usableDevices(const std::vector<Gpu>& gpus, const Host& host, const Catalog& catalog,
                                                std::optional<double> gpuShare = std::nullopt);

} // namespace cabe
