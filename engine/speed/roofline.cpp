// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/speed/roofline.h"

#include <cmath>

namespace cabe::speed {

namespace {

std::optional<UnderRoof> place(double flops, double bytes, double cardSeconds)
{
    if (!(flops > 0) || !(bytes > 0) || !(cardSeconds > 0))
        return std::nullopt;
    return UnderRoof{flops / bytes, flops / cardSeconds};
}

} // namespace

std::optional<Roof> roofOf(const Setup& setup)
{
    const bool shared = setup.split == Split::tensor || setup.split == Split::rows;
    const ModelWork& w = setup.work;
    const double expertBytes = w.expertBytes * expertShare(setup, 1);
    double peak = 0, bandwidth = 0, flops = 0, bytes = 0, computing = 0, reading = 0;
    for (const auto& part : setup.parts) {
        peak += part.peak;
        bandwidth += part.bandwidth;
        const double itsBytes = part.dense * w.denseBytes + part.output * w.outputBytes + part.experts * expertBytes;
        const double itsFlops = part.dense * w.denseElements + part.output * w.outputElements + part.experts * w.expertElements;
        bytes += itsBytes;
        flops += itsFlops;
        reading += itsBytes / part.bandwidth;
        computing += itsFlops / part.peak;
    }
    if (!(bytes > 0) || !(flops > 0) || !std::isfinite(reading) || !std::isfinite(computing))
        return std::nullopt;
    return shared ? Roof{peak, bandwidth, int(setup.parts.size())} : Roof{flops / computing, bytes / reading, 1};
}

std::optional<UnderRoof> placeOf(const StepTime& step) { return place(step.flops, step.bytes, step.seconds); }

std::optional<UnderRoof> placeOf(const PrefillTime& prefill) { return place(prefill.flops, prefill.bytes, prefill.seconds * prefill.overlap); }

} // namespace cabe::speed
