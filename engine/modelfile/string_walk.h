// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the room: stepping over a GGUF array of texts, each a 64-bit little-endian length and its bytes. A vocabulary has hundreds of
// thousands; where one ends says where the next begins, so a plain walk waits for memory at every step.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace cabe::modelfile {

// How many of the bytes are whole texts, at most `count` of them; counts those down.
[[nodiscard]] std::size_t stepOverStrings(std::string_view bytes, std::uint64_t& count);

// The same, one text after the other: what the above must agree with.
[[nodiscard]] std::size_t stepOverStringsPlainly(std::string_view bytes, std::uint64_t& count);

} // namespace cabe::modelfile
