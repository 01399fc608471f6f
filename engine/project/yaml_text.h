// SPDX-License-Identifier: GPL-3.0-or-later
// A Node as YAML text that every YAML reader takes the same way.
#pragma once

#include "engine/tree/node.h"

#include <string>
#include <string_view>

namespace cabe {

// True when the text, written without quotes, could be read as something else than this text: a number, a date, a truth value, null,
// or syntax.
[[nodiscard]] bool needsQuotes(std::string_view text);

// The node with quotes exactly where they are needed and without null entries: what writing and reading again gives.
[[nodiscard]] tree::Node canonical(const tree::Node& node);

// A document. Small maps and lists stand on one line. UTF-8 is kept; line ends with "\n".
[[nodiscard]] std::string yamlText(const tree::Node& root);

// The same on one line, for a value that is shown or compared: {k: q8_0, v: q4_0}.
[[nodiscard]] std::string yamlLine(const tree::Node& node);

} // namespace cabe
