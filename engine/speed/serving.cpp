// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/speed/serving.h"

#include "engine/speed/intervals.h"
#include "engine/speed/speculation.h"

#include <algorithm>
#include <cmath>

namespace cabe::speed {

namespace {

constexpr double fullest = 0.98;
constexpr std::int64_t mostUsers = 1'000'000;
constexpr double secondsPerHour = 3600, hoursPerMonth = 730;

bool meetsTargets(const Setup& setup, double sequences, const PrefillTime& prefill)
{
    const Targets& targets = setup.workload().targets;
    const LoadPoint point = loadPoint(setup, sequences, prefill);
    if (point.running < sequences)
        return false;
    if (*targets.decodeTokS > 0 && point.decodeTokS < *targets.decodeTokS)
        return false;
    const double network = setup.request->networkMs.value_or(0) / 1000;
    return !(*targets.ttftS > 0 && point.ttftS + network > *targets.ttftS);
}

double ceilingOf(const LoadPoint& point) { return point.step.roof > 0 ? std::max(1.0, point.gain.value_or(1)) / point.step.roof : 0; }

} // namespace

Estimate decodeEstimate(const Setup& setup, const LoadPoint& point)
{
    return under(withSpread(point.decodeTokS, spreadOf(setup, SpeedKind::decode)), ceilingOf(point));
}

Estimate totalEstimate(const Setup& setup, const LoadPoint& point)
{
    const SpeedKind kind = point.running > 1 ? SpeedKind::served : SpeedKind::decode;
    return under(withSpread(point.totalTokS, spreadOf(setup, kind)), point.running * ceilingOf(point));
}

std::optional<double> memorySequences(const Setup& setup)
{
    const MemoryPlan* plan = setup.request->plan;
    if (!plan)
        return std::nullopt;
    const double length = setup.promptTokens + setup.outputTokens;
    if (setup.family == RuntimeFamily::paged && plan->kvCapacityTokens && length > 0)
        return std::max(1.0, double(*plan->kvCapacityTokens) / length);
    if (plan->maxSequences)
        return std::max(1.0, double(*plan->maxSequences));
    return std::nullopt;
}

PrefillTime promptTime(const Setup& setup) { return prefillTime(setup, std::max(1.0, setup.promptTokens)); }

LoadPoint loadPoint(const Setup& setup, double sequences) { return loadPoint(setup, sequences, promptTime(setup)); }

LoadPoint loadPoint(const Setup& setup, double sequences, const PrefillTime& prefill)
{
    LoadPoint point;
    point.running = std::max(1.0, sequences);
    // A paged server lets the rest wait; the others reserve every sequence's context, and the plan says whether that fits.
    if (const auto most = memorySequences(setup); most && setup.family == RuntimeFamily::paged)
        point.running = std::min(point.running, *most);
    point.step = decodeStep(setup, point.running, setup.meanContext());
    point.gain = speculativeGain(setup, point.running, setup.meanContext());
    point.prefill = prefill;
    const double perToken = point.step.seconds / point.gain.value_or(1);
    point.decodeTokS = 1 / perToken;
    const double prompts = setup.promptTokens > 0 ? point.running * point.prefill.seconds : 0;
    point.cycleS = setup.outputTokens * perToken + prompts;
    point.totalTokS = point.cycleS > 0 ? point.running * setup.outputTokens / point.cycleS : 0;
    const double busy = point.cycleS > 0 ? (point.running - 1) / point.running * prompts / point.cycleS : 0;
    point.ttftS = point.prefill.seconds * (1 + busy / (2 * (1 - std::min(busy, fullest)))) + (point.running > 1 ? point.step.seconds : 0);
    return point;
}

double queueSeconds(double arrivals, double servers, double service)
{
    if (arrivals <= 0 || service <= 0)
        return 0;
    const double load = std::min(arrivals * service / servers, fullest);
    return service / servers * std::pow(load, std::sqrt(2 * (servers + 1)) - 1) / (1 - load) / 2;
}

std::optional<double> arrivalsPerSecond(const Demand& demand, double outputTokens)
{
    const double hours = std::clamp(*demand.hoursPerDay, 0.01, 24.0);
    if (demand.requestsPerDay)
        return *demand.requestsPerDay / (hours * secondsPerHour);
    if (demand.outputTokensPerMonth && outputTokens > 0) {
        const double days = std::clamp(*demand.daysPerMonth, 0.01, 31.0);
        return *demand.outputTokensPerMonth / outputTokens / (std::min(days * hours, hoursPerMonth) * secondsPerHour);
    }
    return std::nullopt;
}

std::optional<std::int64_t> maxUsers(const Setup& setup, const PrefillTime& prefill)
{
    const Targets& targets = setup.workload().targets;
    const auto memory = memorySequences(setup);
    const bool targeted = *targets.decodeTokS > 0 || *targets.ttftS > 0;
    if (!targeted && !memory)
        return std::nullopt;
    const std::int64_t most = memory ? std::min<std::int64_t>(mostUsers, std::int64_t(std::min(*memory, double(mostUsers)))) : mostUsers;
    if (!targeted)
        return most;
    if (!meetsTargets(setup, 1, prefill))
        return 0;
    // Speed and first token only get worse with more users: halve the interval between what meets the targets and what does not.
    std::int64_t good = 1, bad = 2;
    while (bad <= most && meetsTargets(setup, double(bad), prefill)) {
        good = bad;
        bad *= 2;
    }
    bad = std::min(bad, most + 1);
    while (bad - good > 1) {
        const std::int64_t middle = good + (bad - good) / 2;
        (meetsTargets(setup, double(middle), prefill) ? good : bad) = middle;
    }
    return good;
}

} // namespace cabe::speed
