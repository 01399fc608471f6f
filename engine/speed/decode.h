// SPDX-License-Identifier: GPL-3.0-or-later
// The time of one decode step: every running sequence gets one token (or, verifying a draft, a few).
#pragma once

#include "engine/speed/setup.h"

namespace cabe::speed {

// Seconds of a step by what they are spent on. Parts of one card add up except reading weights and multiplying, which overlap.
struct StepTime {
    double weights = 0, cache = 0, compute = 0, latency = 0, link = 0, host = 0, disk = 0;
    double seconds = 0;
    double roof = 0;            // the same at full bandwidth or full compute, without latency, links' latency or losses
    double bytes = 0;           // read from card memory
    double flops = 0;
    [[nodiscard]] BoundBy bound() const;
};

// `sequences` running together, each with `context` tokens cached and `tokens` new ones.
[[nodiscard]] StepTime decodeStep(const Setup& setup, double sequences, double context, double tokens = 1);

// Reading and multiplying overlap, but never perfectly: the longer one decides, the shorter still shows.
[[nodiscard]] double overlapped(double reading, double multiplying);

// Fixed time of one pass through all layers on a card, in seconds.
[[nodiscard]] double layerLatency(const ModelWork& work, const Reach& reach);

// Experts that a step of `tokens` tokens reads, as a share of all.
[[nodiscard]] double expertShare(const Setup& setup, double tokens);

} // namespace cabe::speed
