// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the room: which part of a model a tensor belongs to, by its name in GGUF files (gguf-py/gguf/constants.py of ggml-org/llama.cpp) and
// in checkpoints of Hugging Face.
#pragma once

#include "engine/modelfile/modelfile.h"

#include <string_view>

namespace cabe::modelfile {

// The member of TensorBytes that the tensor counts for. Shared experts count as feed-forward: they stay with their layer.
[[nodiscard]] double TensorBytes::*partOf(std::string_view name);

// True for vision and audio parts, for "mtp." tensors, and for layers from `layers` on, which checkpoints of Hugging Face keep for prediction.
[[nodiscard]] bool isBeside(std::string_view name, int layers);

// "blk.12.attn_q.weight" → 12 and "attn_q.weight"; layer -1 and the whole name for tensors outside the layers.
struct LayerName {
    int layer = -1;
    std::string_view rest;
};
[[nodiscard]] LayerName splitLayer(std::string_view name);

} // namespace cabe::modelfile
