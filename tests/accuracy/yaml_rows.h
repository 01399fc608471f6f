// SPDX-License-Identifier: GPL-3.0-or-later
// Reading the published cases: a file that cannot be read makes the tests worth nothing, so it ends the program with a message.
#pragma once

#include "engine/tree/node.h"

#include <optional>
#include <string>
#include <string_view>

namespace cabe::accuracy {

[[nodiscard]] tree::Node readYaml(const std::string& path);
[[nodiscard]] std::string textOf(const tree::Node* node);
[[nodiscard]] std::string textOf(const tree::Node& row, std::string_view key);
[[nodiscard]] std::optional<double> numberOf(const tree::Node* node);
[[nodiscard]] std::optional<double> numberOf(const tree::Node& row, std::string_view key);
[[nodiscard]] int intOf(const tree::Node& row, std::string_view key, int otherwise);

} // namespace cabe::accuracy
