// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/speed/speed.h"

#include "engine/speed/explain.h"
#include "engine/speed/intervals.h"
#include "engine/speed/power_cap.h"
#include "engine/speed/serving.h"

#include <algorithm>

namespace cabe {

using namespace speed;

namespace {

constexpr double secondsPerMonth = 730.0 * 3600;

void useOfPeaks(const Setup& setup, const LoadPoint& point, SpeedResult& result)
{
    double bandwidth = 0, peak = 0;
    for (const auto& part : setup.parts) {
        bandwidth += part.bandwidth;
        peak += part.peak;
    }
    if (bandwidth <= 0 || point.step.seconds <= 0)
        return;
    result.decodeBandwidthUse = std::min(1.0, point.step.bytes / point.step.seconds / bandwidth);
    result.decodeUtilisation = std::min(1.0, point.step.flops / point.step.seconds / peak);
}

Estimate firstToken(const Setup& setup, const LoadPoint& point, double network)
{
    const Demand& demand = setup.workload().demand;
    double queue = 0;
    if (const auto arrivals = arrivalsPerSecond(demand, setup.outputTokens))
        queue = queueSeconds(*arrivals, point.running, point.cycleS);
    const Estimate own = withSpread(point.ttftS + queue, spreadOf(setup, SpeedKind::prefill));
    return own + Estimate{network};
}

} // namespace

SpeedResult predictSpeed(const SpeedRequest& request, Trace* trace)
{
    Setup setup = makeSetup(request);
    applyPowerCap(setup, request);
    const LoadPoint point = loadPoint(setup, setup.sequences);

    SpeedResult result;
    result.boundBy = point.step.bound();
    result.speculativeGain = point.gain;
    result.rooflineTokS = point.step.roof > 0 ? 1 / point.step.roof : 0;
    result.decodeTokS = decodeEstimate(setup, point);
    const double prompt = std::max(1.0, setup.promptTokens);
    result.prefillTokS = under(withSpread(prompt / point.prefill.seconds, spreadOf(setup, SpeedKind::prefill)), prompt / point.prefill.roof);
    result.totalTokS = totalEstimate(setup, point);
    if (request.networkMs)
        result.networkS = *request.networkMs / 1000;
    result.ttftS = firstToken(setup, point, result.networkS.value_or(0));
    result.maxUsers = maxUsers(setup, point.prefill);
    result.tokensPerMonthCapacity = result.totalTokS.value * secondsPerMonth;
    useOfPeaks(setup, point, result);
    explainSpeed(setup, point, result, trace);
    return result;
}

} // namespace cabe
