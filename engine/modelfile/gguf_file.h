// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the room: the header of one GGUF file (metadata and tensor table) as it stands there, versions 1 to 3, both byte orders.
// Format: ggml-org/ggml:docs/gguf.md.
#pragma once

#include "engine/catalog/catalog.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace cabe::modelfile {

struct GgufLimits {
    static constexpr std::uint64_t keys = 65'536, tensors = 131'072;
    static constexpr std::uint64_t headerBytes = 128ULL << 20;      // read through; numeric arrays are stepped over
    static constexpr std::uint64_t keptBytes = 16ULL << 20;         // of keys, names and values
    static constexpr std::uint64_t keyBytes = 65'535;               // the format's own limit
    static constexpr std::uint64_t keptText = 1'024;                // longer values (chat templates) are stepped over
    static constexpr std::uint64_t keptItems = 4'096;               // of a numeric array: lists by layer are kept, scores of tokens are not
    static constexpr int depth = 4;                                 // of arrays in arrays
    static constexpr std::size_t dimensions = 4;
};

// A metadata value as far as it is kept: a number (truth values are 0 and 1), a text, a list of numbers; of other arrays the count alone.
struct GgufValue {
    std::optional<double> number;
    std::string text;
    std::vector<double> list;
    std::optional<std::uint64_t> count;     // of arrays
    std::optional<std::uint64_t> notTextAt; // where a text that is not UTF-8 stood; it is left empty
};

struct GgufTensor {
    std::string name;
    std::array<std::uint64_t, GgufLimits::dimensions> dims{1, 1, 1, 1};     // dims[0] is what is quantized along
    std::uint32_t type = 0;
    const GgmlType* known = nullptr;        // null: a number that the catalogue does not have
    std::uint64_t at = 0;                   // offset of the entry in the header
    std::uint64_t offset = 0;               // of the data, from the start of the data section
    std::uint64_t elements = 0;
    std::uint64_t bytes = 0;
};

struct GgufHeader {
    std::string path;
    int version = 3;
    std::unordered_map<std::string, GgufValue> keys;
    std::vector<GgufTensor> tensors;

    [[nodiscard]] const GgufValue* find(std::string_view key) const;
    [[nodiscard]] std::optional<double> number(std::string_view key) const;
    [[nodiscard]] std::string text(std::string_view key) const;
};

// Errors: file_missing, file_unreadable, not_a_file, not_a_model, model_version, truncated, bad_count, bad_type, bad_shape, bad_offset,
// too_deep, too_many_keys, duplicate_key, not_text, header_too_large. All name the offset.
[[nodiscard]] Result<GgufHeader> readGguf(const std::string& path, const Catalog& catalog);

// The start of a text that may come from anywhere, for an error's arguments.
[[nodiscard]] std::string shown(std::string_view text);

} // namespace cabe::modelfile
