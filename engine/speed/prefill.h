// SPDX-License-Identifier: GPL-3.0-or-later
// The time to read a prompt: matrix products, attention over what came before, and what a micro-batch costs (facts section 8).
#pragma once

#include "engine/speed/decode.h"

namespace cabe::speed {

struct PrefillTime {
    double matrices = 0, attention = 0, reading = 0, latency = 0, link = 0, host = 0;
    double seconds = 0;
    double roof = 0;            // at the full peak
    double flops = 0, bytes = 0;    // done and read by the cards
    double overlap = 1;         // cards at work at once where micro-batches follow each other through them, on average
    [[nodiscard]] BoundBy bound() const;
};

// `tokens` of one prompt after `depth` tokens that are cached already.
[[nodiscard]] PrefillTime prefillTime(const Setup& setup, double tokens, double depth = 0);

} // namespace cabe::speed
