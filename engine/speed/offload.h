// SPDX-License-Identifier: GPL-3.0-or-later
// Layers and experts that stay in host memory (facts section 13), and weights that not even fit there.
#pragma once

#include "engine/speed/decode.h"

namespace cabe::speed {

// Adds what the host does in a decode step: the processor computes its layers and experts from host memory, one after the cards.
void addHostDecode(const Setup& setup, double sequences, double context, double tokens, StepTime& step);

// Seconds that host weights cost a prefill micro-batch: copied to the card over PCIe and computed there.
[[nodiscard]] double hostPrefillSeconds(const Setup& setup, double tokens);

// Bytes of weights that lie in the host, experts whole.
[[nodiscard]] double hostWeightBytes(const Setup& setup);

} // namespace cabe::speed
