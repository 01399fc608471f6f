// SPDX-License-Identifier: GPL-3.0-or-later
// vLLM, SGLang, TensorRT-LLM: a server takes its share of each card at start, whatever the load; what weights and the widest moment of a
// batch leave becomes blocks of cache. Sources: vllm-project/vllm:vllm/v1/worker/gpu_worker.py (determine_available_memory) and
// vllm/v1/core/kv_cache_utils.py (groups, blocks of hybrid models); sgl-project/sglang:model_runner.py; PagedAttention (arXiv 2309.06180).
#include "engine/memory/inference_inputs.h"

#include <algorithm>
#include <cmath>

namespace cabe::memory {

namespace {

constexpr double bytes16 = 2;
// Results of the two sums over the cards in each layer, alive while the next block begins.
constexpr double hiddenCopiesOfLinks = 2;

class PagedPlan {
public:
    explicit PagedPlan(const Inputs& in)
        : in_{in}, rt_{in.runtime}, cards_(in.cards()), ways_{std::max(1.0, static_cast<double>(in.cards()))}, extra_{extras(in)}
    {
    }

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
        if (l.attention == LayerAttention::mla || l.kvHeads == 0)
            return 1;
        const double heads = l.kvHeads;
        return std::max(1.0, heads / ways_) / heads;
    }

    [[nodiscard]] CacheRules cacheRules() const
    {
        CacheRules rules;
        rules.keyBytes = in_.keyBytes;
        rules.valueBytes = in_.valueBytes;
        rules.stateBytes = rt_.stateBytes;
        rules.convBytes = rt_.convBytes;
        rules.indexBytes = 1 + 4.0 / 128;       // index keys in 8 bits with a 32-bit scale per 128
        rules.padTokens = std::max(1, rt_.kvBlockTokens);
        rules.windowExtra = in_.batch;
        rules.dropsWindow = rt_.dropsWindow;
        rules.latentBytes = sparseLatentBytes();
        return rules;
    }

    // 8-bit latent entries of sparse attention: 8 bits per value of the latent part with a 32-bit scale per 128, the rotary part in 16 bits
    // (vllm-project/vllm: the fp8_ds_mla layout, 656 bytes for 512 + 64 values). 0: the plain size.
    [[nodiscard]] double sparseLatentBytes() const
    {
        const AttentionShape& a = in_.model.attention;
        if (!a.mla || !a.sparseIndex || in_.keyBytes != 1)
            return 0;
        return a.mla->kvLoraRank * (1 + 4.0 / 128) + bytes16 * a.mla->qkRopeHeadDim;
    }

    // Hybrids: blocks of attention are made so long that one holds as many bytes as a recurrent layer's state, and all blocks are equal.
    void alignBlocks(CardPlan& c, CacheRules rules) const
    {
        double state = 0, perToken = 0;
        for (const LayerShape& l : in_.sizes->layers) {
            if (l.recurrent())
                state = (static_cast<double>(l.stateElements) * rules.stateBytes + static_cast<double>(l.convElements) * rules.convBytes) / ways_;
            if (l.attends())
                perToken = bytesPerToken(l, rules) * cacheShare(l);
        }
        c.padTokens = rules.padTokens;
        if (state > 0 && perToken > 0 && rt_.kvBlockTokens > 1) {
            c.padTokens = roundUp(static_cast<std::int64_t>(std::ceil(state / perToken)), rt_.kvBlockTokens);
            c.stateCopies = static_cast<double>(c.padTokens) * perToken / state;
        }
        c.stateCopies *= rt_.stateBlocks - 1 + extra_.stateCopies;
        rules.padTokens = c.padTokens;
        c.cache = c.draftCache = CacheProfile{rules};
    }

    [[nodiscard]] static double bytesPerToken(const LayerShape& l, const CacheRules& rules)
    {
        if (l.attention == LayerAttention::mla)
            return rules.latentBytes > 0 ? rules.latentBytes : l.mlaValues * rules.keyBytes;
        return l.kvHeads * (l.keyDim * rules.keyBytes + l.valueDim * rules.valueBytes);
    }

    // The widest moment: a full batch in the widest layer, or the sampler with all sequences' logits.
    [[nodiscard]] double activationPeak() const
    {
        double widest = 0;
        for (const LayerShape& l : in_.sizes->layers) {
            double width = l.denseBlocks > 0 ? rt_.ffnCopies * l.ffn / ways_ : 0;
            if (l.moe) {
                const MoeShape& m = *in_.model.moe;
                width = std::max(width, m.active * (rt_.ffnCopies * m.expertFfn / ways_ + m.latent.value_or(in_.model.hidden)));
            }
            if (l.recurrent() && in_.model.attention.ssm)
                width = std::max(width, rt_.recurrentCopies * in_.model.attention.ssm->inner.value_or(in_.model.hidden) / ways_);
            widest = std::max(widest, width);
        }
        const double hidden = (rt_.hiddenCopies + (ways_ > 1 ? hiddenCopiesOfLinks : 0)) * in_.model.hidden;
        const double layer = bytes16 * static_cast<double>(in_.batch) * (widest + hidden);
        return std::max(layer, rt_.samplerBytes * samplerSequences() * in_.model.vocab);
    }

    // On large cards the server admits as many times more sequences as it takes more tokens at once (vllm/engine/arg_utils.py: 256 and 1024
    // beside 2048 and 8192).
    [[nodiscard]] double samplerSequences() const
    {
        const double times = in_.largeCard ? double(*rt_.largeCardBatch) / std::max(1, rt_.defaultBatch) : 1;
        return times * rt_.samplerSequences;
    }

    // Kernels for MXFP4 experts work on tiles: the hidden width is filled up to 256 and a card's part of the experts' width to 128
    // (vllm/model_executor/layers/quantization/mxfp4.py; gpt-oss 120B then takes 66 GiB instead of 61).
    [[nodiscard]] double expertPadding() const
    {
        if (in_.request.format->family != FormatFamily::mxfp || !in_.model.moe || in_.model.hidden <= 0 || in_.model.moe->expertFfn <= 0)
            return 0;
        constexpr std::int64_t hiddenTile = 256, widthTile = 128;
        const auto width = std::max<std::int64_t>(1, std::llround(in_.model.moe->expertFfn / ways_));
        const double hidden = in_.model.moe->latent.value_or(in_.model.hidden);
        const double factor = static_cast<double>(roundUp(static_cast<std::int64_t>(hidden), hiddenTile)) / hidden *
                              static_cast<double>(roundUp(width, widthTile)) / static_cast<double>(width);
        double experts = 0;
        for (const LayerWeights& l : in_.sizes->weights.layers)
            experts += l.experts;
        return experts * (factor - 1);
    }

    void fill(std::size_t i)
    {
        const Device& device = in_.request.devices[i];
        CardPlan& c = cards_[i];
        CardMemory& p = c.parts;
        p.capacity = device.capacity;
        p.usable = device.usable;
        p.weights = Bytes::rounded((in_.sizes->weights.total() + expertPadding()) / ways_);
        p.draft = Bytes::rounded(extra_.draftWeights / ways_);
        p.adapters = Bytes::rounded(extra_.adapters / ways_);
        p.projector = Bytes::rounded(extra_.projector / ways_);
        p.compute = Bytes::rounded(activationPeak());
        p.layers = static_cast<int>(in_.layers());
        alignBlocks(c, cacheRules());
        for (const LayerShape& l : in_.sizes->layers)
            c.cache.add(l, cacheShare(l), 1 / ways_);
        for (const LayerShape& l : extra_.draftLayers)
            c.draftCache.add(l, cacheShare(l), 1 / ways_);
        reservePool(c, device);
        p.kvCache = Bytes::rounded(c.cache.kv(in_.context, in_.sequences) + c.draftCache.kv(in_.context, in_.sequences));
        p.recurrentState = Bytes::rounded(c.stateCopies * c.cache.state(in_.sequences));
    }

    void reservePool(CardPlan& c, const Device& device) const
    {
        CardMemory& p = c.parts;
        const double graphs = *in_.request.workload.eager ? 0 : rt_.cudaGraphMib * mib;
        const double libraries = (rt_.nonTorchMib + (cards_.size() > 1 ? rt_.nonTorchPerLinkMib : 0)) * mib;
        const double context = static_cast<double>(device.context.count()) + rt_.contextMib * mib;
        double model = 0;
        for (const Bytes part : {p.weights, p.draft, p.adapters, p.projector})
            model += static_cast<double>(part.count());
        const auto work = static_cast<double>(p.compute.count());
        const auto visible = static_cast<double>(device.visible.count());
        const double share = *in_.request.workload.memoryUtilization;
        double pool = 0;
        switch (rt_.shareOf) {
        case ShareOf::card: pool = share * visible - model - work - libraries - graphs; break;
        case ShareOf::weightsAndCache: pool = share * (visible - context - libraries) - model; break;
        case ShareOf::free: pool = share * (visible - context - libraries - model - work - graphs); break;
        }
        p.kvPool = Bytes::rounded(std::max(0.0, pool));
        // What comes after the pool can use the work area again only in part, and never more than the card has left.
        const double before = model + work + context + libraries + graphs + static_cast<double>(p.kvPool->count());
        const double after = std::clamp(static_cast<double>(p.usable.count()) - before, 0.0, rt_.afterPoolMib * mib);
        p.runtime = Bytes::rounded(context + libraries + graphs + after);
        p.total = withInterval(in_, {model, work + libraries + graphs + after, before + after});
    }

    [[nodiscard]] double perSequence(const CardPlan& c, std::int64_t context) const
    {
        return c.cache.kv(context, 1) + c.stateCopies * c.cache.state(1) + c.draftCache.kv(context, 1);
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
            context = longestWithin(pool, std::max<std::int64_t>(context, 1),
                                    [&](std::int64_t n) { return perSequence(c, n) * static_cast<double>(in_.sequences); });
            const double need = std::max(1.0, perSequence(c, in_.context));
            sequences = std::min(sequences, static_cast<std::int64_t>(std::floor(pool / need)));
            if (context == 0)
                break;
        }
        plan.maxContext = cards_.empty() ? 0 : context;
        plan.maxSequences = cards_.empty() ? 0 : sequences;
    }

    void verdict(MemoryPlan& plan) const
    {
        judge(in_, plan);
        const auto capacity = static_cast<double>(*plan.kvCapacityTokens);
        const auto context = static_cast<double>(in_.context);
        const double wanted = context * static_cast<double>(in_.sequences);
        if (capacity < wanted)
            plan.checks.push_back({"kv_pool_short", Severity::warning, {{"have_tokens", capacity}, {"wanted_tokens", wanted}}});
        if (capacity < context) {
            plan.fit = Fit::doesNotFit;
            // What is missing is room in the pool: the rest of the card is reserved whatever is asked.
            plan.spare = Bytes::rounded(-(context - capacity) * plan.kvBytesPerToken);
        } else if (plan.fit == Fit::fits && capacity < wanted)
            plan.fit = Fit::tight;
    }

    const Inputs& in_;
    const Runtime& rt_;
    std::vector<CardPlan> cards_;
    double ways_;
    Extras extra_;
};

} // namespace

MemoryPlan planPaged(const Inputs& in) { return PagedPlan{in}.make(); }

} // namespace cabe::memory
