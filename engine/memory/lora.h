// SPDX-License-Identifier: GPL-3.0-or-later
// Parameters of low-rank adapters: r·(inputs + outputs) for each adapted matrix (LoRA, arXiv 2106.09685).
#pragma once

#include "engine/catalog/model.h"
#include "engine/project/project.h"

#include <cstdint>

namespace cabe {

// Targets: "attention" (query, key, value, output), "all-linear", or module names of Transformers (q_proj, …, or q, v as papers write).
// An unknown target adapts nothing. Embedding and output matrix, when trained too, are counted in full.
[[nodiscard]] std::int64_t loraParameters(const Model& model, const LoraSettings& lora);

} // namespace cabe
