// SPDX-License-Identifier: GPL-3.0-or-later
// The two parsers behind parse() of node.h; the text is valid UTF-8 of bounded size and not blank.
#pragma once

#include "engine/tree/node.h"

namespace cabe::tree {

[[nodiscard]] Result<std::vector<Node>> parseYaml(std::string_view text, const std::string& file, std::vector<Error>* duplicates);
[[nodiscard]] Result<std::vector<Node>> parseJson(std::string_view text, const std::string& file, std::vector<Error>* duplicates);

} // namespace cabe::tree
