// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes of the weights in a format, tensor by tensor. GGUF mixes by the rules of llama.cpp's quantizer
// (ggml-org/llama.cpp:src/llama-quant.cpp), other formats by bits per weight of the linear layers with the 16-bit rest.
#pragma once

#include "engine/catalog/catalog.h"
#include "engine/memory/shape.h"

#include <optional>
#include <vector>

namespace cabe {

// Bytes by where a runtime puts them and by what a token reads. The router counts as `ffn`: it stays with its layer.
struct LayerWeights {
    double attention = 0, ffn = 0, experts = 0, sharedExperts = 0, state = 0, norms = 0;
    [[nodiscard]] double total() const { return attention + ffn + experts + sharedExperts + state + norms; }
    [[nodiscard]] double withoutExperts() const { return attention + ffn + sharedExperts + state + norms; }
};
struct WeightBytes {
    std::vector<LayerWeights> layers;
    double embedding = 0;           // input table; of a tied model the one table (also read as output)
    double output = 0;              // output matrix; 0 of a tied model
    double perLayerEmbedding = 0;   // only looked up
    double other = 0;               // final norm, learned positions, projections outside the layers
    bool tied = false;
    [[nodiscard]] double total() const;             // whole file without metadata
    [[nodiscard]] double largestTensor() const;     // lower bound: the embedding or output matrix
};

[[nodiscard]] WeightBytes weightBytes(const Model& model, const WeightFormat& format, const Catalog& catalog);
// The same scaled to a known file size.
[[nodiscard]] WeightBytes scaledTo(WeightBytes weights, double fileBytes);
// Average bits per weight of the whole model.
[[nodiscard]] double bitsPerWeight(const Model& model, const WeightFormat& format, const Catalog& catalog);
// Bits per cached value of a KV-cache type id; 16 when unknown to the catalogue.
[[nodiscard]] double cacheBits(const Catalog& catalog, const Runtime& runtime, const std::string& id);
// Whether the runtime can keep its cache in the type (an id or alias); and the ids of all that it has.
[[nodiscard]] bool hasCacheType(const Catalog& catalog, const Runtime& runtime, const std::string& id);
[[nodiscard]] std::vector<std::string> cacheTypesOf(const Catalog& catalog, const Runtime& runtime);

// What is worth computing once per model and format: a search asks for thousands of plans with the same pair.
struct ModelSizes {
    std::vector<LayerShape> layers;
    WeightBytes weights;
    std::int64_t parameters = 0;    // of the text model
    std::int64_t activeParameters = 0;  // without the idle experts
};
[[nodiscard]] ModelSizes makeModelSizes(const Model& model, const WeightFormat& format, const Catalog& catalog,
                                        std::optional<double> fileBytes = std::nullopt);

} // namespace cabe
