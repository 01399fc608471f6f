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

// Nothing can be faster than reading everything at the paper bandwidth; the interval ends there too.
Estimate under(Estimate e, double ceiling)
{
    e.value = std::min(e.value, ceiling);
    e.low = std::min(e.low, e.value);
    e.high = std::clamp(e.high, e.value, std::max(e.value, ceiling));
    return e;
}

double totalSpread(const Setup& setup, double running)
{
    return running > 1 ? spreadOf(setup, SpeedKind::served) : spreadOf(setup, SpeedKind::decode);
}

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
    const double ceiling = result.rooflineTokS * std::max(1.0, point.gain.value_or(1));
    result.decodeTokS = under(withSpread(point.decodeTokS, spreadOf(setup, SpeedKind::decode)), ceiling);
    const double prompt = std::max(1.0, setup.promptTokens);
    result.prefillTokS = under(withSpread(prompt / point.prefill.seconds, spreadOf(setup, SpeedKind::prefill)), prompt / point.prefill.roof);
    result.totalTokS = under(withSpread(point.totalTokS, totalSpread(setup, point.running)), point.running * ceiling);
    if (request.networkMs)
        result.networkS = *request.networkMs / 1000;
    result.ttftS = firstToken(setup, point, result.networkS.value_or(0));
    result.maxUsers = maxUsers(setup, point.prefill);
    result.tokensPerMonthCapacity = result.totalTokS.value * secondsPerMonth;
    useOfPeaks(setup, point, result);
    explainSpeed(setup, point, result, trace);
    return result;
}

std::vector<ServingPoint> servingCurve(const SpeedRequest& request, std::int64_t upTo)
{
    Setup setup = makeSetup(request);
    applyPowerCap(setup, request);
    const auto memory = memorySequences(setup);
    const double decodeSpread = spreadOf(setup, SpeedKind::decode), prefillSpread = spreadOf(setup, SpeedKind::prefill);
    const PrefillTime prefill = promptTime(setup);
    std::vector<ServingPoint> curve;
    const auto add = [&](std::int64_t sequences) {
        const LoadPoint load = loadPoint(setup, double(sequences), prefill);
        ServingPoint point;
        point.sequences = sequences;
        point.decodeTokS = withSpread(load.decodeTokS, decodeSpread);
        point.totalTokS = withSpread(load.totalTokS, totalSpread(setup, load.running));
        point.ttftS = withSpread(load.ttftS, prefillSpread) + Estimate{request.networkMs.value_or(0) / 1000};
        point.boundBy = load.step.bound();
        point.fits = !memory || double(sequences) <= *memory;
        curve.push_back(point);
    };
    // Every count while they are few, then about eight points per doubling: enough for a chart on a logarithmic axis.
    for (std::int64_t n = 1; n < upTo; n = std::max(n + 1, n + n / 8))
        add(n);
    add(std::max<std::int64_t>(1, upTo));
    return curve;
}

} // namespace cabe
