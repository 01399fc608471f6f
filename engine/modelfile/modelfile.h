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
    Model model;                    // id empty; name from the file or its folder
    std::string weights;            // WeightFormat id of the whole, when it can be told
    double bytes = 0;               // of the language model as it runs, without vision and prediction parts; 0: the source does not say (config.json alone)
    std::vector<FormatBytes> formats;   // of all tensors; a config.json alone gives the format with 0 bytes
    TensorBytes tensors;            // of all tensors
    std::string sameShapeAs;        // id of a catalogue row of that shape, when there is one
    Checks warnings;                // what the file says and what is known clash, unknown types, what could not be told
};

// A .gguf (or any part of a split one), a config.json, a model.safetensors(.index.json), or a folder with these. The catalogue names the
// ggml types, the weight formats, and what is known of a model of that name.
// Errors name the offset where there is one: file_missing, file_unreadable, not_a_file, file_too_large, not_a_model, not_a_language_model,
// model_version, truncated, bad_count, bad_type, bad_shape, bad_offset, bad_alignment, bad_part, header_too_large, too_deep, too_many_keys,
// duplicate_key, not_text, syntax, missing_key, out_of_range, part_missing, no_parts, config_missing, several_models.
[[nodiscard]] Result<Inspection> inspectModel(const std::string& path, const Catalog& catalog);

} // namespace cabe
