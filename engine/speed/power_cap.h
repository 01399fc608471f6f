// SPDX-License-Identifier: GPL-3.0-or-later
// A power cap below the board power costs prefill much and decode little: decode waits for memory (facts section 14).
#pragma once

#include "engine/speed/setup.h"

#include <optional>

namespace cabe::speed {

struct CapFactors {
    double prefill = 1, decode = 1;
};
// floorShare: part of the board power that does no work; exponent: how little decode follows.
[[nodiscard]] CapFactors capFactors(double capW, double boardW, double floorShare, double exponent);

// Board power without an option's cap, which Gpu::powerW may already be: the larger of it and the catalogue's. Empty: nobody knows.
[[nodiscard]] std::optional<double> boardPowerW(const Gpu& gpu, const Catalog& catalog);

void applyPowerCap(Setup& setup, const SpeedRequest& request);

} // namespace cabe::speed
