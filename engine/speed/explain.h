// SPDX-License-Identifier: GPL-3.0-or-later
// How decode, prefill and first token came about: formula, the values put in, and where the formula is from.
#pragma once

#include "engine/speed/serving.h"

namespace cabe::speed {

void explainSpeed(const Setup& setup, const LoadPoint& point, const SpeedResult& result, Trace* trace);

} // namespace cabe::speed
