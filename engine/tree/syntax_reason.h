// SPDX-License-Identifier: GPL-3.0-or-later
// Why a text breaks its grammar, as words of our own: the parsers' messages are English sentences, and app/text has to speak the user's language.
#pragma once

#include "engine/quantity/result.h"

#include <span>
#include <string>
#include <string_view>

namespace cabe::tree {

// Every word that an Error of code "syntax" may carry as its argument "reason".
[[nodiscard]] std::span<const std::string_view> syntaxReasons();

// The reason behind a message of yaml-cpp or of nlohmann-json; empty when the message is none that we know.
[[nodiscard]] std::string yamlReason(std::string_view message);
[[nodiscard]] std::string jsonReason(std::string_view message);
// The arguments of the Error; none for an empty reason.
[[nodiscard]] Args reasonArgs(std::string reason);

} // namespace cabe::tree
