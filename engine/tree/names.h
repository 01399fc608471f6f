// SPDX-License-Identifier: GPL-3.0-or-later
// Comparing names that people type: ids, aliases, keys.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cabe {

// Names without regard to case, blanks, '_' and '-': what aliases and nearest names are compared by.
[[nodiscard]] std::string foldName(std::string_view name);
// ASCII letters in lower case.
[[nodiscard]] std::string lowerCase(std::string_view text);
// Equal without regard to the case of ASCII letters.
[[nodiscard]] bool sameWord(std::string_view a, std::string_view b);
// What people type as a name; longer texts are cut before they are compared.
inline constexpr std::size_t longestName = 80;
// Letters to put in, take out or exchange to make one text of the other.
[[nodiscard]] std::size_t editDistance(std::string_view a, std::string_view b);
// Up to three known names that are likely meant by `name` (edit distance on folded names; a name that contains it counts as close).
[[nodiscard]] std::vector<std::string> nearestNames(std::string_view name, std::span<const std::string> known);
// As nearestNames, but the `count` closest names that are not farther than `farthest` edits, likely or not.
[[nodiscard]] std::vector<std::string> closestNames(std::string_view name, std::span<const std::string> known, std::size_t count,
                                                    double farthest = 1e9);

} // namespace cabe
