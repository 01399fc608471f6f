// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/speed/decode.h"

#include "engine/speed/offload.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace cabe::speed {

namespace {

constexpr double bytesPerActivation = 2;    // 16-bit activations on the links
constexpr double bytesPerState = 4;         // states are kept in 32 bits, read and written
constexpr int reducesPerLayer = 2;          // after attention and after the feed-forward block (facts section 10)
constexpr int rowSplitSyncs = 3;            // llama.cpp's row split gathers after every large matrix instead

bool unpacks(FormatClass format) { return format != FormatClass::bits16 && format != FormatClass::fp8; }

// What one card does in a step of `sequences` × `tokens`; `cards` share the heads of a tensor split.
StepTime partStep(const Setup& setup, const Part& part, double sequences, double context, double tokens, int cards)
{
    const ModelWork& w = setup.work;
    const Reach& r = part.reach;
    const double n = sequences * tokens;
    const double reached = part.bandwidth * r.bandwidth;

    const double denseBytes = part.dense * w.denseBytes + part.output * w.outputBytes;
    const double expertBytes = part.experts * w.expertBytes * expertShare(setup, n);
    const double activeElements = part.dense * w.denseElements + part.output * w.outputElements + part.experts * w.expertElements;
    const double perCache = cards > 1 ? cacheBytesPerCard(w, context, setup.keyBits, setup.valueBits, cards)
                                      : part.layers * cacheBytes(w, context, setup.keyBits, setup.valueBits);
    const double stateBytes = part.layers * w.stateValues * bytesPerState * 2;

    StepTime t;
    t.weights = denseBytes / reached + expertBytes / (reached * r.expertBandwidth) + (unpacks(setup.format) ? activeElements * r.dequantOps / part.peak32 : 0);
    t.compute = 2 * n * activeElements / (part.peak * r.batchCompute);
    const double cacheReached = reached * r.cache * (setup.flash ? 1 : r.noFlash);
    t.cache = sequences * (perCache / cacheReached + stateBytes / reached);
    t.latency = layerLatency(w, r) * (cards > 1 ? 1 : part.layers);
    t.bytes = denseBytes + expertBytes + sequences * (perCache + stateBytes);
    t.flops = 2 * n * activeElements;
    t.seconds = overlapped(t.weights, t.compute) + t.cache + t.latency;
    t.roof = std::max(t.bytes / part.bandwidth, t.flops / part.peak);
    return t;
}

void add(StepTime& sum, const StepTime& t)
{
    sum.weights += t.weights;
    sum.cache += t.cache;
    sum.compute += t.compute;
    sum.latency += t.latency;
    sum.link += t.link;
    sum.seconds += t.seconds;
    sum.roof += t.roof;
    sum.bytes += t.bytes;
    sum.flops += t.flops;
}

// Cards one after another; with a pipelining server as many groups of sequences as cards are under way.
StepTime inTurn(const Setup& setup, double sequences, double context, double tokens)
{
    StepTime sum;
    const double groups = setup.split == Split::pipeline ? std::clamp(sequences, 1.0, double(std::max<std::size_t>(1, setup.parts.size()))) : 1;
    for (const auto& part : setup.parts)
        add(sum, partStep(setup, part, sequences / groups, context, tokens, 1));
    const double hops = double(setup.parts.size()) - 1;
    if (hops > 0) {
        const double bytes = sequences / groups * tokens * setup.work.hidden * bytesPerActivation;
        const double time = hops * (setup.parts.front().reach.hopS + bytes / setup.linkBandwidth);
        sum.link += time;
        sum.seconds += time;
    }
    return sum;
}

// All cards at once on their part of every matrix; the slowest decides, then all exchange.
StepTime together(const Setup& setup, double sequences, double context, double tokens)
{
    StepTime worst;
    double bytes = 0, flops = 0;
    for (const auto& part : setup.parts) {
        const StepTime t = partStep(setup, part, sequences, context, tokens, int(setup.parts.size()));
        bytes += t.bytes;
        flops += t.flops;
        if (t.seconds > worst.seconds)
            worst = t;
    }
    const double syncs = setup.work.layers * reducesPerLayer * (setup.split == Split::rows ? rowSplitSyncs : 1);
    const double message = sequences * tokens * setup.work.hidden * bytesPerActivation;
    worst.link = syncs * (setup.allReduceLatency() + setup.allReduceSeconds(message));
    worst.seconds += worst.link;
    worst.bytes = bytes;
    worst.flops = flops;
    return worst;
}

} // namespace

double overlapped(double reading, double multiplying) { return std::hypot(reading, multiplying); }

double layerLatency(const ModelWork& w, const Reach& r)
{
    return w.attentionLayers * r.attentionS + w.feedForwardBlocks * r.feedForwardS + w.moeBlocks * r.moeS + w.recurrentLayers * r.recurrentS
           + w.convolutionLayers * r.convolutionS;
}

double expertShare(const Setup& setup, double tokens) { return touchedExperts(setup.work, tokens); }

BoundBy StepTime::bound() const
{
    const std::array<std::pair<double, BoundBy>, 6> parts{{{std::max(weights, 0.0) + cache, BoundBy::memoryBandwidth},
                                                           {compute, BoundBy::compute},
                                                           {link, BoundBy::interconnect},
                                                           {host, BoundBy::hostMemory},
                                                           {disk, BoundBy::disk},
                                                           {latency, BoundBy::latency}}};
    return std::ranges::max_element(parts, {}, &std::pair<double, BoundBy>::first)->second;
}

StepTime decodeStep(const Setup& setup, double sequences, double context, double tokens)
{
    const bool shared = setup.split == Split::tensor || setup.split == Split::rows;
    StepTime step = shared ? together(setup, sequences, context, tokens) : inTurn(setup, sequences, context, tokens);
    addHostDecode(setup, sequences, context, tokens, step);
    const double perStep = setup.parts.empty() ? 0 : setup.parts.front().reach.stepS;
    const double perSequence = setup.parts.empty() ? 0 : setup.parts.front().reach.sequenceS;
    const double fixed = perStep + sequences * perSequence;
    step.latency += fixed;
    step.seconds += fixed;
    return step;
}

} // namespace cabe::speed
