// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the room: a model as Hugging Face keeps it: config.json, and the safetensors files beside it.
#pragma once

#include "engine/modelfile/modelfile.h"

namespace cabe::modelfile {

// `folder` holds the files; `config` is the configuration's own path, which may have another name than config.json. Weights beside it are sized
// when `weights` is set.
[[nodiscard]] Result<Inspection> inspectHuggingFace(const std::string& folder, const std::string& config, bool weights, const Catalog& catalog);

} // namespace cabe::modelfile
