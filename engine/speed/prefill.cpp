// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/speed/prefill.h"

#include "engine/speed/offload.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace cabe::speed {

namespace {

constexpr double bytesPerActivation = 2;
constexpr double tera = 1e12;
constexpr int reducesPerLayer = 2;
// Without a fused kernel the scores go through memory in 32 bits (facts section 3): written by the product, read and written by the softmax
// with its mask, read, narrowed and read again by the second product.
constexpr double bytesPerScore = 6 * 4;

struct Batches {
    double count = 1, tokens = 1;   // micro-batches and tokens of each
};

Batches batchesOf(const Setup& setup, double tokens)
{
    const double count = std::max(1.0, std::ceil(tokens / setup.microBatch));
    return {count, tokens / count};
}

// Tokens that meet in one expert's matrices: the micro-batch spreads over all experts it touches.
double tokensPerExpert(const Setup& setup, double tokens)
{
    const double touched = setup.work.experts * expertShare(setup, tokens);
    return touched > 0 ? std::max(1.0, tokens * setup.work.activeExperts / touched) : tokens;
}

// What products of `tokens` columns reach: less with few of them or a narrow model, and on a board that cannot feed the peak of its clock.
double sustained(const Setup& setup, const Part& part, double tokens)
{
    const Reach& r = part.reach;
    const double ramp = tokens / (tokens + r.rampTokens) * setup.work.hidden / (setup.work.hidden + r.rampHidden);
    const double reached = part.peak * r.compute * ramp;
    if (r.teraPerWatt <= 0 || part.boardW <= 0)
        return reached;
    return 1 / std::hypot(1 / reached, 1 / (part.boardW * r.teraPerWatt * tera));
}

// One card's work for the whole prompt, micro-batch after micro-batch.
PrefillTime partPrefill(const Setup& setup, const Part& part, double tokens, double depth, bool shared)
{
    const ModelWork& w = setup.work;
    const Reach& r = part.reach;
    const Batches batches = batchesOf(setup, tokens);
    const double reachedPeak = sustained(setup, part, batches.tokens);
    PrefillTime t;
    const double expertFlops = 2 * tokens * part.experts * w.expertElements;
    const double denseFlops = 2 * tokens * part.dense * w.denseElements + 2 * part.output * w.outputElements;
    const double attention = tokens * part.layers * attentionFlops(w, depth + tokens / 2);
    t.matrices = denseFlops / reachedPeak;
    if (expertFlops > 0)
        t.matrices += expertFlops / (sustained(setup, part, tokensPerExpert(setup, batches.tokens)) * r.expertCompute);
    t.attention = attention / (part.peak16 * r.attention);
    if (!setup.flash)
        t.attention += tokens * part.layers * attentionScores(w, depth + tokens / 2) * bytesPerScore / (part.bandwidth * r.bandwidth);
    const double expertBytes = part.experts * w.expertBytes * expertShare(setup, batches.tokens);
    t.reading = batches.count * (part.dense * w.denseBytes + expertBytes / r.expertBandwidth) / (part.bandwidth * r.bandwidth);
    t.latency = batches.count * (w.layers * r.prefillS + layerLatency(w, r)) * (shared ? 1 : part.layers);
    t.seconds = overlapped(t.reading, t.matrices) + t.attention + t.latency;
    t.roof = (denseFlops + expertFlops) / part.peak + attention / part.peak16;
    t.flops = denseFlops + expertFlops + attention;
    t.bytes = batches.count * (part.dense * w.denseBytes + expertBytes);
    return t;
}

void add(PrefillTime& sum, const PrefillTime& t, double factor = 1)
{
    sum.matrices += t.matrices * factor;
    sum.attention += t.attention * factor;
    sum.reading += t.reading * factor;
    sum.latency += t.latency * factor;
    sum.seconds += t.seconds * factor;
    sum.roof += t.roof * factor;
}

// Layer split: micro-batches follow each other through the cards. m batches on n cards take (m + n − 1) / m of the slowest card's time
// (facts section 10); one batch visits the cards in turn.
PrefillTime inTurn(const Setup& setup, double tokens, double depth)
{
    PrefillTime sum;
    double slowest = 0, cards = 0, flops = 0, bytes = 0;
    for (const auto& part : setup.parts) {
        const PrefillTime t = partPrefill(setup, part, tokens, depth, false);
        add(sum, t);
        flops += t.flops;
        bytes += t.bytes;
        slowest = std::max(slowest, t.seconds);
        cards += part.layers > 0 ? 1 : 0;
    }
    const double batches = batchesOf(setup, tokens).count;
    const double pipelined = slowest * (batches + cards - 1) / batches;
    if (cards > 1 && !setup.host.works() && sum.seconds > pipelined) {
        const double factor = pipelined / sum.seconds;
        PrefillTime less;
        add(less, sum, factor);
        sum = less;
        sum.overlap = 1 / factor;
    }
    sum.flops = flops;
    sum.bytes = bytes;
    const double hops = std::max(0.0, cards - 1);
    if (hops > 0 && setup.linkBandwidth > 0) {
        sum.link = hops * (batches * setup.parts.front().reach.hopS + tokens * setup.work.hidden * bytesPerActivation / setup.linkBandwidth);
        sum.seconds += sum.link;
    }
    return sum;
}

PrefillTime together(const Setup& setup, double tokens, double depth)
{
    PrefillTime worst;
    double flops = 0, bytes = 0;
    for (const auto& part : setup.parts) {
        const PrefillTime t = partPrefill(setup, part, tokens, depth, true);
        flops += t.flops;
        bytes += t.bytes;
        if (t.seconds > worst.seconds)
            worst = t;
    }
    worst.flops = flops;
    worst.bytes = bytes;
    const Batches batches = batchesOf(setup, tokens);
    const double message = batches.tokens * setup.work.hidden * bytesPerActivation;
    worst.link = batches.count * setup.work.layers * reducesPerLayer * (setup.allReduceLatency() + setup.allReduceSeconds(message));
    worst.seconds += worst.link;
    return worst;
}

} // namespace

BoundBy PrefillTime::bound() const
{
    const std::array<std::pair<double, BoundBy>, 5> parts{{{matrices + attention, BoundBy::compute},
                                                           {reading, BoundBy::memoryBandwidth},
                                                           {latency, BoundBy::latency},
                                                           {link, BoundBy::interconnect},
                                                           {host, BoundBy::hostMemory}}};
    return std::ranges::max_element(parts, {}, &std::pair<double, BoundBy>::first)->second;
}

PrefillTime prefillTime(const Setup& setup, double tokens, double depth)
{
    tokens = std::max(1.0, tokens);
    const bool shared = setup.split == Split::tensor || setup.split == Split::rows;
    PrefillTime t = shared ? together(setup, tokens, depth) : inTurn(setup, tokens, depth);
    const Batches batches = batchesOf(setup, tokens);
    t.host = batches.count * hostPrefillSeconds(setup, batches.tokens);
    t.seconds += t.host;
    if (!setup.parts.empty()) {
        t.latency += setup.parts.front().reach.stepS;
        t.seconds += setup.parts.front().reach.stepS;
    }
    return t;
}

} // namespace cabe::speed
