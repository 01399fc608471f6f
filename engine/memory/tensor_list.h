// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the room: collects the tensors of a model while its layers are walked. Sizes are elements; a matrix maps rowLength inputs to
// `rows` outputs.
#pragma once

#include "engine/memory/shape.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace cabe::memory {

class TensorList {
public:
    explicit TensorList(const Model& model) : model_{model} {}

    void setLayer(int layer) { layer_ = layer; }
    [[nodiscard]] const Model& model() const { return model_; }
    [[nodiscard]] int hidden() const { return model_.hidden; }

    void matrix(TensorClass cls, std::int64_t inputs, std::int64_t outputs, int count = 1, TensorClass kind = TensorClass::other)
    {
        if (inputs > 0 && outputs > 0 && count > 0)
            groups_.push_back({cls, layer_, inputs, outputs, count, false, kind});
    }
    // Norms, biases and everything else that quantizers leave alone.
    void vector(TensorClass cls, std::int64_t elements, int count = 1)
    {
        if (elements > 0 && count > 0)
            groups_.push_back({cls, layer_, elements, 1, count, true, TensorClass::other});
    }
    [[nodiscard]] std::vector<TensorGroup> take() { return std::move(groups_); }

private:
    const Model& model_;
    int layer_ = -1;
    std::vector<TensorGroup> groups_;
};

void addAttention(TensorList& list, const LayerShape& layer);
void addRecurrent(TensorList& list);
void addFeedForward(TensorList& list, const LayerShape& layer);

// Families whose files hold one fused query-key-value tensor, and one fused gate-and-up tensor (gguf-py tensor names).
[[nodiscard]] bool fusesQkv(const Model& model);
[[nodiscard]] bool fusesGateUp(const Model& model);

} // namespace cabe::memory
