// SPDX-License-Identifier: GPL-3.0-or-later
// The three ways into one document.
#pragma once

namespace cabe {

enum class View { whichGpu, mine, cost };

} // namespace cabe
