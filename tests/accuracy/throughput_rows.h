// SPDX-License-Identifier: GPL-3.0-or-later
// The published throughput measurements as requests to the speed room. Names are translated by tests/cases/names.yaml; what the text beside
// a figure says (draft tokens, cache type, file size, length of the run) is read from the row's note.
#pragma once

#include "engine/catalog/catalog.h"
#include "engine/speed/speed.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cabe::accuracy {

enum class Quantity { decode, speculative, prefill, batched, served };
[[nodiscard]] const char* nameOf(Quantity quantity);

struct ThroughputCase {
    std::string id, gpu, model, runtime, quant;     // as the source names them
    std::string gpuId, modelId;                     // of the catalogue; several cards joined with +
    Quantity quantity = Quantity::decode;
    double measured = 0;                            // tokens per second
    bool community = false;                         // noisy user runs of 2026
    bool experts = false, offloaded = false, parallel = false;

    SpeedRequest request;                           // plan and sizes point into the members below
    double depth = 0;                               // tokens cached before a prefill
    double copies = 1;                              // independent copies of the model that share the load
    std::optional<double> requestsPerSecond;        // the load arrives at this rate …
    double requestCount = 200;                      // … until this many came
    bool promptsCounted = false;                    // the figure counts prompt tokens too

    std::string excluded;                           // why it is not comparable (tests/cases/exclusions.yaml); empty: compared

    std::shared_ptr<const ModelSizes> sizes;
    std::shared_ptr<const MemoryPlan> plan;
};

struct LeftOut {
    std::string id, why;
};
struct ThroughputCases {
    std::vector<ThroughputCase> cases;
    std::vector<LeftOut> leftOut;
};

// `folder` is tests/cases. Aborts with a message on standard error when a file cannot be read: the tests are worth nothing then.
[[nodiscard]] ThroughputCases loadThroughput(const std::string& folder, const Catalog& catalog);

// What the engine says to the case, in the row's own quantity, by the catalogue that the request points to.
[[nodiscard]] Estimate predict(const ThroughputCase& row);

} // namespace cabe::accuracy
