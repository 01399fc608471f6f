// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the room: the type that llama.cpp's quantizer gives each tensor of a GGUF mix. The rules are catalogue data; here they are
// only evaluated. Source: ggml-org/llama.cpp:src/llama-quant.cpp.
#pragma once

#include "engine/catalog/catalog.h"
#include "engine/memory/shape.h"

#include <string>
#include <vector>

namespace cabe::memory {

class GgufMix {
public:
    GgufMix(const Model& model, const WeightFormat& format, const Catalog& catalog);
    // Bytes of a group; call in the order of tensors(): the rules count value and down tensors.
    [[nodiscard]] double bytes(const TensorGroup& tensor);

private:
    // One alternative of a condition: everything must hold.
    struct Term {
        enum class Kind { always, firstEighth, firstSixteenth, middle, moreBits, indexBelow, gqaAtLeast, expertsEqual, expertsAtLeast, imatrix, never } kind;
        int number = 0;
        bool negated = false;
    };
    struct Rule {
        std::vector<std::vector<Term>> alternatives;
        const GgmlType* type = nullptr;
    };
    using Rules = std::vector<Rule>;
    struct Place {
        int index = 0, count = 1;
    };

    [[nodiscard]] const GgmlType* find(const std::string& id) const;
    [[nodiscard]] Rules compile(const std::vector<MixRule>& rules) const;
    [[nodiscard]] static Term parseTerm(std::string_view text);
    [[nodiscard]] bool holds(const Term& term, Place place) const;
    [[nodiscard]] const GgmlType* choose(const Rules& rules, Place place) const;
    [[nodiscard]] const GgmlType* typeOf(const TensorGroup& tensor);
    [[nodiscard]] const GgmlType* feedForwardType(const TensorGroup& tensor, TensorClass role);
    [[nodiscard]] const GgmlType* fallback(const GgmlType* type, std::int64_t rowLength) const;

    const Model& model_;
    const Catalog& catalog_;
    const GgmlType *f32_, *base_, *output_, *embedding_, *experts_;
    Rules attnV_, attnK_, attnQ_, attnOutput_, attnQkv_, ffnDown_, ffnGate_, ffnUp_;
    bool imatrix_ = false, classified70b_ = false;
    int valueTensors_ = 0, valueSeen_ = 0, downSeen_ = 0;
};

} // namespace cabe::memory
