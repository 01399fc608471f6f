// SPDX-License-Identifier: GPL-3.0-or-later
// Speculative decoding: a draft model or the model's own multi-token-prediction head proposes tokens that one step verifies
// (arXiv 2211.17192; facts section 12).
#pragma once

#include "engine/speed/decode.h"

namespace cabe::speed {

// Tokens that one cycle yields when each of `drafted` tokens is accepted with probability `accepted`: (1 − a^(g+1)) / (1 − a).
[[nodiscard]] double expectedTokens(double accepted, double drafted);

// Factor on the tokens per second of plain decoding; may be below 1. Empty when the request asks for none.
[[nodiscard]] std::optional<double> speculativeGain(const Setup& setup, double sequences, double context);

} // namespace cabe::speed
