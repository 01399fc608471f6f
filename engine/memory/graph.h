// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the room: the working memory of one micro-batch in ggml-based runtimes. The graph allocator reuses memory layer after layer,
// so the buffer is the largest stage: scores and mask of attention, feed-forward or experts, logits. Tensors are FP32.
// Sources: ollama/ollama:fs/ggml/ggml.go (GraphSize); ggml-org/llama.cpp:src/llama-graph.cpp and ggml/src/ggml-backend.cpp (copies of inputs);
// the buffer sizes that llama.cpp prints at load.
#pragma once

#include "engine/memory/inference_inputs.h"

namespace cabe::memory {

struct GraphPlace {
    bool layers = true;         // computes layers
    bool output = true;         // computes the logits
    int pipelineCopies = 1;     // of the inputs, when micro-batches overlap on several cards
    double staging = 0;         // copy of host weights that are multiplied on the card
};
[[nodiscard]] Work graphWork(const Inputs& in, const GraphPlace& place);

} // namespace cabe::memory
