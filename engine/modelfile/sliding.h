// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the room.
#pragma once

#include "engine/catalog/model.h"

#include <vector>

namespace cabe::modelfile {

// Says which layers slide: as a pattern where it is regular, else by the list of those that attend fully. Clears the window when none slides.
void setSliding(AttentionShape& attention, const std::vector<bool>& slides);

} // namespace cabe::modelfile
