// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/speed/intervals.h"
#include "engine/speed/power_cap.h"
#include "engine/speed/serving.h"
#include "tests/accuracy/throughput_rows.h"

#include <algorithm>

namespace cabe::accuracy {

using namespace speed;

namespace {

// A load that arrives at a rate for a while: as many run at once as arrive during one request, and the run ends when the last is done.
double loadLimited(const Setup& setup, const ThroughputCase& row)
{
    const double rate = *row.requestsPerSecond / row.copies, requests = row.requestCount / row.copies;
    const PrefillTime prefill = promptTime(setup);
    double running = 1, latency = 0;
    for (int i = 0; i < 30; ++i) {
        const LoadPoint point = loadPoint(setup, running, prefill);
        latency = point.ttftS + point.cycleS;
        running = std::clamp((running + rate * latency) / 2, 1.0, requests);
    }
    const LoadPoint full = loadPoint(setup, std::min(256.0, requests), prefill);
    const double capacity = full.totalTokS;
    const double offered = requests * setup.outputTokens / (requests / rate + latency);
    return std::min(capacity, offered) * row.copies;
}

double served(const Setup& setup, const ThroughputCase& row)
{
    const double output = row.requestsPerSecond ? loadLimited(setup, row) : loadPoint(setup, setup.sequences).totalTokS * row.copies;
    return row.promptsCounted ? output * (setup.promptTokens + setup.outputTokens) / std::max(1.0, setup.outputTokens) : output;
}

} // namespace

Estimate predict(const ThroughputCase& row)
{
    Setup setup = makeSetup(row.request);
    applyPowerCap(setup, row.request);
    switch (row.quantity) {
    case Quantity::decode:
    case Quantity::speculative: return withSpread(loadPoint(setup, 1).decodeTokS, spreadOf(setup, SpeedKind::decode));
    case Quantity::batched:
        return withSpread(loadPoint(setup, setup.sequences).decodeTokS * setup.sequences, spreadOf(setup, SpeedKind::served));
    case Quantity::prefill: {
        const double prompt = std::max(1.0, setup.promptTokens);
        return withSpread(prompt / prefillTime(setup, prompt, row.depth).seconds, spreadOf(setup, SpeedKind::prefill));
    }
    case Quantity::served: return withSpread(served(setup, row), spreadOf(setup, SpeedKind::served));
    }
    return {};
}

} // namespace cabe::accuracy
