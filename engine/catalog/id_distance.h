// SPDX-License-Identifier: GPL-3.0-or-later
// How far a typed name is from an id or alias of the catalogue. Ids are words and numbers in a row ("nvidia", "geforce", "rtx", "3090"): a
// number that differs means another thing, a word that is left out does not.
#pragma once

#include <string_view>

namespace cabe {

[[nodiscard]] double idDistance(std::string_view typed, std::string_view known);

} // namespace cabe
