// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the room: sizes of GGUF tensors by their type, and whether the table agrees with the file.
#pragma once

#include "engine/modelfile/gguf_file.h"

namespace cabe::modelfile {

// The catalogue's ggml types by the number that stands for them in files.
class TensorTypes {
public:
    explicit TensorTypes(const Catalog& catalog);
    [[nodiscard]] const GgmlType* find(std::uint32_t number) const { return number < byNumber_.size() ? byNumber_[number] : nullptr; }

private:
    std::vector<const GgmlType*> byNumber_;
};

// Bytes from elements and known type; false when rows are no multiple of the block or the size overflows.
[[nodiscard]] bool setBytes(GgufTensor& tensor);

// The data section begins behind the header, aligned. Sizes tensors of unknown type by the distance to the next one, and checks that all lie
// inside the file and apart. Errors: bad_offset, truncated, duplicate_key.
[[nodiscard]] std::optional<Error> placeTensors(GgufHeader& header, std::uint64_t headerEnd, std::uint64_t fileBytes);

} // namespace cabe::modelfile
