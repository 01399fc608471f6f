// SPDX-License-Identifier: GPL-3.0-or-later
// Cheap looks at a whole text before a parser gets it.
#pragma once

#include "engine/quantity/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace cabe::tree {

// True for valid UTF-8 (no overlong forms, no surrogates) without control characters other than tab, line feed and carriage return.
[[nodiscard]] bool isText(std::string_view bytes);
// Where the first control character stands in a text that has no other fault; absent when there is none, when a byte is no UTF-8, or when
// there is a NUL, which no text has.
[[nodiscard]] std::optional<std::size_t> controlCharacter(std::string_view bytes);
// "U+0007"
[[nodiscard]] std::string codePoint(char asciiCharacter);
// Characters of a valid text.
[[nodiscard]] int characterCount(std::string_view text);

// What a scan of YAML text that knows quotes, comments and block scalars, but nothing else of the grammar, finds.
struct YamlScan {
    bool comments = false;
    std::optional<Position> tooDeep;    // where brackets or indentation markers nest deeper than allowed (line and column)
};
[[nodiscard]] YamlScan scanYaml(std::string_view text, int depthAllowed);

} // namespace cabe::tree
