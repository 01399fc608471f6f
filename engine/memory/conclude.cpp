// SPDX-License-Identifier: GPL-3.0-or-later
// From filled cards to an answer: longest context, most sequences, intervals, verdict and checks.
#include "engine/memory/inference_inputs.h"

#include <algorithm>
#include <initializer_list>
#include <limits>

namespace cabe::memory {

namespace {

// In floating point: sizes of absurd requests are clamped one by one, and their sum must not overflow.
double sum(std::initializer_list<Bytes> parts)
{
    double bytes = 0;
    for (const Bytes b : parts)
        bytes += static_cast<double>(b.count());
    return bytes;
}

double total(const CardMemory& c)
{
    return sum({c.weights, c.kvCache, c.recurrentState, c.compute, c.activations, c.gradients, c.optimizer, c.adapters, c.draft, c.projector,
                c.runtime});
}

void searchLimits(const Inputs& in, const std::vector<CardPlan>& cards, MemoryPlan& plan)
{
    if (cards.empty())
        return;
    std::int64_t context = contextLimit(in), sequences = sequenceLimit;
    for (const CardPlan& c : cards) {
        const auto room = static_cast<double>(c.parts.usable.count());
        context = std::min(context, longestWithin(room, context, [&](std::int64_t n) { return c.total(n, in.sequences); }));
        if (context == 0)
            break;
    }
    for (const CardPlan& c : cards) {
        const auto room = static_cast<double>(c.parts.usable.count());
        sequences = std::min(sequences, longestWithin(room, sequences, [&](std::int64_t n) { return c.total(in.context, n); }));
        if (sequences == 0)
            break;
    }
    plan.maxContext = context;
    plan.maxSequences = sequences;
}

} // namespace

Estimate withInterval(const Inputs& in, const Spread& s)
{
    const Runtime& rt = in.runtime;
    const bool fileKnown = in.request.weightsBytes.has_value() || in.request.format->family == FormatFamily::plain;
    const double weights = rt.intervalWeights + (fileKnown ? 0 : rt.intervalUnknownFile);
    const double half = s.weights * weights + s.work * rt.intervalWork + rt.intervalMib * mib;
    return {s.total, std::max(0.0, s.total - half), s.total + half};
}

void addChecks(const Inputs& in, MemoryPlan& plan)
{
    if (in.model.context && in.context > *in.model.context)
        plan.checks.push_back({"context_beyond_training", Severity::warning,
                               {{"context", double(in.context)}, {"trained", double(*in.model.context)}}});
    const auto& devices = in.request.devices;
    const auto [least, most] = std::ranges::minmax_element(devices, {}, &Device::capacity);
    if (!devices.empty() && static_cast<double>(most->capacity.count()) > 1.02 * static_cast<double>(least->capacity.count()))
        plan.checks.push_back({"unequal_cards", Severity::note, {{"least_gib", least->capacity.gib()}, {"most_gib", most->capacity.gib()}}});
    if (std::ranges::any_of(devices, &Device::assumedShare))
        plan.checks.push_back({"shared_memory_default", Severity::note, {{"usable_gib", devices.front().usable.gib()}}});
    const double ram = *in.request.host.ramGb * (1 << 30), needed = plan.host.total.value;
    if (ram > 0 && needed > ram) {
        const bool fromDisk = in.runtime.mmap;
        plan.checks.push_back({"ram_short", fromDisk ? Severity::warning : Severity::blocker,
                               {{"needed_gib", needed / (1 << 30)}, {"have_gib", ram / (1 << 30)}}});
        if (fromDisk)
            plan.penalty = Penalty::disk;
    }
}

void judge(const Inputs& in, MemoryPlan& plan)
{
    double spare = std::numeric_limits<double>::max();
    plan.fit = plan.cards.empty() ? Fit::doesNotFit : Fit::fits;
    for (const CardMemory& c : plan.cards) {
        const auto usable = static_cast<double>(c.usable.count());
        spare = std::min(spare, usable - c.total.value);
        if (c.total.value > usable)
            plan.fit = Fit::doesNotFit;
        else if (c.total.high > usable && plan.fit == Fit::fits)
            plan.fit = Fit::tight;
    }
    plan.spare = plan.cards.empty() ? Bytes{} : Bytes::rounded(spare);
    addChecks(in, plan);
}

MemoryPlan conclude(const Inputs& in, std::vector<CardPlan>& cards, const HostMemory& host)
{
    MemoryPlan plan;
    searchLimits(in, cards, plan);
    for (CardPlan& c : cards) {
        c.settle(in.context, in.sequences);
        const CardMemory& p = c.parts;
        const Spread spread{sum({p.weights, p.draft, p.projector}), sum({p.compute, p.activations, p.runtime}), total(p)};
        c.parts.total = withInterval(in, spread);
        plan.kvBytesPerToken += c.cache.perToken();
        plan.cards.push_back(c.parts);
    }
    plan.host = host;
    plan.host.total = Estimate{sum({host.weights, host.kvCache, host.compute, host.optimizer})};
    plan.weightBytesTotal = in.sizes->weights.total();
    plan.kvCapacityTokens = in.context * in.sequences;
    judge(in, plan);
    return plan;
}

} // namespace cabe::memory
