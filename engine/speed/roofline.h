// SPDX-License-Identifier: GPL-3.0-or-later
// Where work lies under the roofline of the cards: attainable FLOP/s = min(peak, bandwidth × FLOP per byte)
// (Williams, Waterman, Patterson, Roofline, CACM 52(4), 2009). Rates count while cards are at work, so that work that goes from card to card
// is measured against one card, and work that all cards share against all of them.
#pragma once

#include "engine/speed/prefill.h"

#include <algorithm>
#include <optional>

namespace cabe::speed {

struct Roof {
    double peak = 0;            // FLOP/s of the matrix products that runtime and format use, paper figure
    double bandwidth = 0;       // bytes/s of card memory, paper figure
    int cardsAtOnce = 1;        // of one step: all that share every matrix, else one after another
    [[nodiscard]] double at(double flopPerByte) const { return std::min(peak, bandwidth * flopPerByte); }
};
// Unequal cards that take turns: the mean over the time that each takes for its part. Empty: no card holds a part of the model.
[[nodiscard]] std::optional<Roof> roofOf(const Setup& setup);

// A place under the roof; empty where the cards neither read nor multiply.
struct UnderRoof {
    double flopPerByte = 0;
    double flopsPerS = 0;       // while cardsAtOnce cards are at work
};
[[nodiscard]] std::optional<UnderRoof> placeOf(const StepTime& step);
[[nodiscard]] std::optional<UnderRoof> placeOf(const PrefillTime& prefill);

} // namespace cabe::speed
