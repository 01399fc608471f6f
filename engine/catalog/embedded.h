// SPDX-License-Identifier: GPL-3.0-or-later
// The compiled catalogue inside the program; its definition is written by the build. Not part of the room's interface; see load.h.
#pragma once

#include <cstddef>
#include <cstdint>

namespace cabe::embedded {

extern const std::size_t byteCount;
extern const std::uint64_t words[];     // the bytes, eight a word, the first in the lowest place

} // namespace cabe::embedded
