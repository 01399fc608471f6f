// SPDX-License-Identifier: GPL-3.0-or-later
// Which country codes exist. Not part of the room's interface.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cabe {

// A code of ISO 3166-1 alpha-2 in capitals, or EU (reserved there for the European Union; offers name it as a place).
[[nodiscard]] bool isCountry(std::string_view code);
// The codes likely meant by one that does not exist.
[[nodiscard]] std::vector<std::string> nearestCountries(std::string_view code);

} // namespace cabe
