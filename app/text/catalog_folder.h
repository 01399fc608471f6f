// SPDX-License-Identifier: GPL-3.0-or-later
// Where a user's own catalogue rows lie: the same folder for the window and cabe-cli.
#pragma once

#include <QString>

namespace cabe {

// cabe/catalog in the standard data folder (~/.local/share on Linux); empty when there is no such folder or nothing in it.
[[nodiscard]] QString userCatalogFolder();

} // namespace cabe
