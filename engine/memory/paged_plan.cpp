// SPDX-License-Identifier: GPL-3.0-or-later
// vLLM, SGLang, TensorRT-LLM: a server takes its share of each card at start, whatever the load; what weights, activation peak and libraries
// leave becomes blocks of cache (vLLM: vllm/v1/worker/gpu_worker.py, determine_available_memory; PagedAttention, arXiv 2309.06180).
#include "engine/memory/inference_inputs.h"

#include <algorithm>
#include <cmath>

namespace cabe::memory {

namespace {

constexpr double bytes16 = 2;

class PagedPlan {
public:
    explicit PagedPlan(const Inputs& in) : in_{in}, cards_(in.cards()), ways_{std::max(1.0, static_cast<double>(in.cards()))} {}

    MemoryPlan make()
    {
        MemoryPlan plan;
        double capacity = -1;
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            fill(i);
            const CardPlan& c = cards_[i];
            const double tokens = capacityTokens(c);
            capacity = capacity < 0 ? tokens : std::min(capacity, tokens);
            plan.cards.push_back(c.parts);
            plan.kvBytesPerToken += c.cache.perToken();
        }
        plan.weightBytesTotal = in_.sizes->weights.total();
        plan.layersOnGpu = plan.layersTotal = static_cast<int>(in_.layers()) + 1;
        plan.kvCapacityTokens = static_cast<std::int64_t>(std::max(0.0, capacity));
        limits(plan);
        verdict(plan);
        return plan;
    }

private:
    // Query heads are divided; fewer KV heads than cards are copied, a latent cache is copied to every card.
    [[nodiscard]] double cacheShare(const LayerShape& l) const
    {
        if (l.attention == LayerAttention::mla)
            return 1;
        const double heads = std::max(1, l.kvHeads);
        return std::max(1.0, heads / ways_) / heads;
    }

    [[nodiscard]] CacheRules cacheRules() const
    {
        CacheRules rules;
        rules.keyBytes = in_.keyBytes;
        rules.valueBytes = in_.valueBytes;
        rules.convBytes = bytes16;
        rules.padTokens = std::max(1, in_.runtime.kvBlockTokens);
        rules.windowExtra = in_.batch;
        rules.keepsEqualKeysTwice = true;
        return rules;
    }

    [[nodiscard]] double activationPeak() const
    {
        const auto tokens = static_cast<double>(in_.batch);
        double widest = 0;
        for (const LayerShape& l : in_.sizes->layers) {
            const double dense = l.denseBlocks > 0 ? 3.0 * l.ffn / ways_ : 0;
            const double experts = l.moe ? in_.model.moe->active * (3.0 * in_.model.moe->expertFfn / ways_ + in_.model.hidden) : 0;
            widest = std::max({widest, dense, experts});
        }
        return bytes16 * tokens * (widest + in_.runtime.activationCoefficient * in_.model.hidden);
    }

    void fill(std::size_t i)
    {
        const Device& device = in_.request.devices[i];
        CardPlan& c = cards_[i];
        CardMemory& p = c.parts;
        const Runtime& rt = in_.runtime;
        p.capacity = device.capacity;
        p.usable = device.usable;
        const Extras extra = extras(in_);
        p.weights = Bytes::rounded(in_.sizes->weights.total() / ways_);
        p.draft = Bytes::rounded(extra.draftWeights / ways_);
        p.adapters = Bytes::rounded(extra.adapters / ways_);
        p.projector = Bytes::rounded(extra.projector);
        p.compute = Bytes::rounded(activationPeak());
        p.layers = static_cast<int>(in_.layers());
        c.cache = c.draftCache = CacheProfile{cacheRules()};
        for (const LayerShape& l : in_.sizes->layers)
            c.cache.add(l, cacheShare(l));
        for (const LayerShape& l : extra.draftLayers)
            c.draftCache.add(l, cacheShare(l));
        const double graphs = *in_.request.workload.eager ? 0 : rt.cudaGraphMib * mib;
        const double libraries = static_cast<double>(device.context.count()) + (rt.contextMib + rt.nonTorchMib) * mib +
                                 (cards_.size() > 1 ? rt.nonTorchPerLinkMib * mib : 0);
        p.runtime = Bytes::rounded(libraries + graphs);
        const double share = *in_.request.workload.memoryUtilization * static_cast<double>(device.capacity.count());
        const double taken = static_cast<double>((p.weights + p.draft + p.adapters + p.projector + p.compute + p.runtime).count());
        p.kvPool = Bytes::rounded(std::max(0.0, share - taken));
        p.kvCache = Bytes::rounded(c.cache.kv(in_.context, in_.sequences));
        p.recurrentState = Bytes::rounded(c.cache.state(in_.sequences));
        p.total = withInterval(rt, taken + static_cast<double>(p.kvPool->count()));
    }

    [[nodiscard]] double perSequence(const CardPlan& c, std::int64_t context) const
    {
        return c.cache.kv(context, 1) + c.cache.state(1) + c.draftCache.kv(context, 1);
    }

    // Tokens the pool holds in sequences of the requested context (a sequence's state and window take their part of it).
    [[nodiscard]] double capacityTokens(const CardPlan& c) const
    {
        const auto pool = static_cast<double>(c.parts.kvPool->count());
        const double need = perSequence(c, in_.context);
        return need > 0 ? pool / need * static_cast<double>(in_.context) : 0;
    }

    void limits(MemoryPlan& plan) const
    {
        std::int64_t context = contextLimit(in_), sequences = sequenceLimit;
        for (const CardPlan& c : cards_) {
            const auto pool = static_cast<double>(c.parts.kvPool->count());
            context = std::min(context, longestWithin(pool, std::max<std::int64_t>(context, 1), [&](std::int64_t n) {
                                   return perSequence(c, n) * static_cast<double>(in_.sequences);
                               }));
            const double need = std::max(1.0, perSequence(c, in_.context));
            sequences = std::min(sequences, static_cast<std::int64_t>(std::floor(pool / need)));
        }
        plan.maxContext = cards_.empty() ? 0 : context;
        plan.maxSequences = cards_.empty() ? 0 : sequences;
    }

    void verdict(MemoryPlan& plan) const
    {
        judge(in_, plan);
        const auto capacity = static_cast<double>(*plan.kvCapacityTokens);
        const auto context = static_cast<double>(in_.context);
        if (capacity < context)
            plan.fit = Fit::doesNotFit;
        else if (plan.fit == Fit::fits && capacity < context * static_cast<double>(in_.sequences))
            plan.fit = Fit::tight;
    }

    const Inputs& in_;
    std::vector<CardPlan> cards_;
    double ways_;
};

} // namespace

MemoryPlan planPaged(const Inputs& in, Trace*) { return PagedPlan{in}.make(); }

} // namespace cabe::memory
