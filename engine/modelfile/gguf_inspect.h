// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the room: a GGUF model of one or several files.
#pragma once

#include "engine/modelfile/modelfile.h"

namespace cabe::modelfile {

[[nodiscard]] Result<Inspection> inspectGguf(const std::string& path, const Catalog& catalog);

} // namespace cabe::modelfile
