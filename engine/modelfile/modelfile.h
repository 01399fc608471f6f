// SPDX-License-Identifier: GPL-3.0-or-later
// What a model file on disk says about its model: GGUF (also split), a Hugging Face folder or config.json, safetensors headers. Weights are
// never read: headers only, bounded, whatever the file claims.
#pragma once

#include "engine/catalog/catalog.h"
#include "engine/quantity/check.h"
#include "engine/quantity/result.h"

#include <string>
#include <vector>

namespace cabe {

// Bytes that a file or folder keeps in one tensor type or format.
struct FormatBytes {
    std::string format;             // a ggml type or a WeightFormat id where one matches, else the file's own word
    double bytes = 0;
};
struct TensorBytes {
    double embedding = 0, output = 0, attention = 0, ffn = 0, experts = 0, norms = 0, other = 0;
    [[nodiscard]] double total() const { return embedding + output + attention + ffn + experts + norms + other; }
};
struct Inspection {
    std::string path;
    Model model;
    std::string weights;            // WeightFormat id of the whole, when it can be told
    double bytes = 0;               // of all tensors; 0: the source does not say (config.json alone)
    std::vector<FormatBytes> formats;
    TensorBytes tensors;
    Checks warnings;                // what the file says and what is known clash, unknown types, keys that were not understood
};

// A .gguf (or any part of a split one), a config.json, a model.safetensors(.index.json), or a folder with these. The catalogue names the
// ggml types, the weight formats, and what is known of a model of that name.
// Errors name the offset: file_missing, not_a_model, truncated, bad_count, bad_offset, too_deep, too_many_keys, duplicate_key, not_text …
[[nodiscard]] Result<Inspection> inspectModel(const std::string& path, const Catalog& catalog);

} // namespace cabe
