// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the room: GGUF metadata and tensor table → the shape of a model.
#pragma once

#include "engine/modelfile/families.h"
#include "engine/modelfile/gguf_layers.h"
#include "engine/quantity/check.h"

namespace cabe::modelfile {

// Metadata under the prefix of its architecture, "llama.block_count". Numbers that are no counts are absent.
class GgufKeys {
public:
    GgufKeys(const GgufHeader& header, std::string arch) : header_{header}, arch_{std::move(arch)} {}
    [[nodiscard]] const std::string& arch() const { return arch_; }
    [[nodiscard]] std::optional<int> integer(std::string_view key) const;       // also the largest of a list
    [[nodiscard]] std::vector<int> list(std::string_view key) const;            // empty: no list
    [[nodiscard]] const GgufHeader& header() const { return header_; }

private:
    [[nodiscard]] const GgufValue* find(std::string_view key) const;
    const GgufHeader& header_;
    std::string arch_;
};

struct GgufReading {
    const GgufKeys& keys;
    const Family& family;
    const TensorFacts& facts;
    bool tensors = false;       // false: a file with vocabulary only
    Model& model;

    // The first layer for which the test holds; nullptr when there is none.
    template <class F>
    [[nodiscard]] const LayerTensors* first(F test) const
    {
        for (const LayerTensors& l : facts.layers)
            if (test(l))
                return &l;
        return nullptr;
    }
};

void readGgufAttention(GgufReading r);
void readGgufRecurrence(GgufReading r);
void readGgufExperts(GgufReading r);

// The model with its counts: from the tensors where the file has any, else from the shape. Errors: missing_key, out_of_range,
// not_a_language_model.
[[nodiscard]] Result<Model> readGgufModel(const GgufHeader& header, const std::vector<GgufTensor>& tensors, TensorFacts& facts, Checks& warnings);

} // namespace cabe::modelfile
