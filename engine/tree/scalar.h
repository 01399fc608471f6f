// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers and truth values from text, by rules that never guess: decimal point, 5e7, no octal, no hexadecimal, no NaN or infinity.
#pragma once

#include "engine/quantity/result.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace cabe::tree {

// The number a text stands for, or the Error (code and accepted only): wrong_type, octal_number, not_finite.
[[nodiscard]] Result<double> parseNumber(std::string_view text);
// As parseNumber for a whole number, which may be written 5e7 or 5.0: exact up to 2^63 in digits. Also not_whole, out_of_range.
[[nodiscard]] Result<std::int64_t> parseWhole(std::string_view text);
// true or false, nothing else.
[[nodiscard]] std::optional<bool> parseBool(std::string_view text);

} // namespace cabe::tree
