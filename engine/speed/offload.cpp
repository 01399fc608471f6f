// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/speed/offload.h"

#include <algorithm>

namespace cabe::speed {

namespace {

constexpr double giga = 1e9;

const Reach& hostReach(const Setup& setup)
{
    static const Reach none{};
    return setup.parts.empty() ? none : setup.parts.front().reach;
}

double touchedHostBytes(const Setup& setup, double tokens)
{
    const ModelWork& w = setup.work;
    return setup.host.dense * w.denseBytes + setup.host.output * w.outputBytes + setup.host.experts * w.expertBytes * expertShare(setup, tokens);
}

// Seconds for the part of what is needed that has to come from the disk.
double diskSeconds(const Setup& setup, double neededBytes)
{
    const double whole = hostWeightBytes(setup);
    if (setup.host.diskBytes <= 0 || whole <= 0)
        return 0;
    return neededBytes * std::min(1.0, setup.host.diskBytes / whole) / (hostReach(setup).diskGbS * giga);
}

} // namespace

double hostWeightBytes(const Setup& setup)
{
    return setup.host.dense * setup.work.denseBytes + setup.host.output * setup.work.outputBytes + setup.host.experts * setup.work.expertBytes;
}

void addHostDecode(const Setup& setup, double sequences, double context, double tokens, StepTime& step)
{
    if (!setup.host.works())
        return;
    const Reach& reach = hostReach(setup);
    const double bytes = touchedHostBytes(setup, sequences * tokens);
    const double cache = sequences * setup.host.layers * cacheBytes(setup.work, context, setup.keyBits, setup.valueBits);
    // Layers whose experts alone are in the host send their activations there and back.
    const double visits = setup.parts.empty() ? 0 : std::max(0.0, setup.host.experts - setup.host.layers) * setup.work.moeBlocks * 2;
    const double time = (bytes + cache) / (setup.host.bandwidth * reach.hostBandwidth) + visits * reach.hopS;
    const double disk = diskSeconds(setup, bytes);
    step.host = time;
    step.disk = disk;
    step.seconds += time + disk;
    step.roof += (bytes + cache) / setup.host.bandwidth;
}

double hostPrefillSeconds(const Setup& setup, double tokens)
{
    if (!setup.host.works())
        return 0;
    const Reach& reach = hostReach(setup);
    const double bytes = touchedHostBytes(setup, tokens);
    return bytes / (setup.host.pcie * reach.streaming) + diskSeconds(setup, bytes);
}

} // namespace cabe::speed
