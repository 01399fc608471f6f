// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the room: the headers of safetensors files (huggingface/safetensors:README.md) and the index that lists the parts of a checkpoint.
#pragma once

#include "engine/modelfile/modelfile.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace cabe::modelfile {

// What the tensors of one or several files take.
struct StoredTensors {
    std::map<std::string, double> bytesByType;  // "BF16", "F8_E4M3", "U8" …
    TensorBytes tensors;
    double elements = 0;                        // of plain types; packed ones do not tell
    double packedBytes = 0;                     // of integer types, which hold quantized weights
    double besideBytes = 0, besideElements = 0; // of vision parts and prediction layers, which are in the other sums too
    std::uint64_t count = 0;
    [[nodiscard]] double bytes() const { return tensors.total(); }
};

// Adds the tensors of a file; layers from `layers` on are for prediction. Errors: file_missing, file_unreadable, not_a_file, not_a_model, truncated, header_too_large, syntax, too_deep,
// duplicate_key, bad_shape, bad_offset, not_text.
[[nodiscard]] std::optional<Error> addSafetensors(const std::string& path, int layers, StoredTensors& sum);

// model.safetensors.index.json: the distinct file names, sorted, and what all tensors take. Errors as above, bad_part and no_parts.
struct PartsIndex {
    std::vector<std::string> parts;
    double totalBytes = 0;      // 0: not said
};
[[nodiscard]] Result<PartsIndex> readPartsIndex(const std::string& path);

} // namespace cabe::modelfile
