// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/speed/curve.h"

#include "engine/speed/intervals.h"
#include "engine/speed/power_cap.h"
#include "engine/speed/serving.h"

#include <algorithm>

namespace cabe {

namespace speed {

std::vector<std::int64_t> curveCounts(std::int64_t upTo)
{
    std::vector<std::int64_t> counts;
    for (std::int64_t n = 1; n < upTo; n = std::max(n + 1, n + n / 8))
        counts.push_back(n);
    counts.push_back(std::max<std::int64_t>(1, upTo));
    return counts;
}

std::vector<ServingPoint> curveAt(const Setup& setup, const std::vector<std::int64_t>& counts)
{
    const auto memory = memorySequences(setup);
    const PrefillTime prefill = promptTime(setup);
    const double prefillSpread = spreadOf(setup, SpeedKind::prefill);
    const Estimate network = setup.request->networkMs.value_or(0) / 1000;
    std::vector<ServingPoint> curve;
    curve.reserve(counts.size());
    for (const std::int64_t sequences : counts) {
        const LoadPoint load = loadPoint(setup, double(sequences), prefill);
        curve.push_back({sequences, decodeEstimate(setup, load), totalEstimate(setup, load), withSpread(load.ttftS, prefillSpread) + network, load.step.bound(),
                         !memory || double(sequences) <= *memory});
    }
    return curve;
}

} // namespace speed

std::vector<ServingPoint> servingCurve(const SpeedRequest& request, std::int64_t upTo)
{
    speed::Setup setup = speed::makeSetup(request);
    speed::applyPowerCap(setup, request);
    return speed::curveAt(setup, speed::curveCounts(upTo));
}

} // namespace cabe
