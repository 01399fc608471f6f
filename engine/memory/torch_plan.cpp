// SPDX-License-Identifier: GPL-3.0-or-later
// Transformers, ExLlama and MLX: weights, a cache that grows (or is reserved) with the context, and the working memory of the prompt.
#include "engine/memory/inference_inputs.h"

#include <algorithm>

namespace cabe::memory {

namespace {

constexpr double bytes16 = 2, bytes32 = 4;

class TorchPlan {
public:
    explicit TorchPlan(const Inputs& in) : in_{in}, cards_(in.cards()) {}

    MemoryPlan make()
    {
        const double cards = std::max(1.0, static_cast<double>(cards_.size()));
        const Extras extra = extras(in_);
        for (std::size_t i = 0; i < cards_.size(); ++i)
            fill(i, 1 / cards, extra);
        HostMemory host;
        if (in_.runtime.inputEmbeddingOnHost)
            host.weights = Bytes::rounded(in_.sizes->weights.embedding);
        MemoryPlan plan = conclude(in_, cards_, host);
        plan.layersOnGpu = plan.layersTotal = static_cast<int>(in_.layers()) + 1;
        return plan;
    }

private:
    [[nodiscard]] CacheRules cacheRules() const
    {
        CacheRules rules;
        rules.keyBytes = in_.keyBytes;
        rules.valueBytes = in_.valueBytes;
        rules.padTokens = std::max(1, in_.runtime.kvPadTokens);
        rules.dropsWindow = in_.runtime.family != RuntimeFamily::exllama;
        rules.windowExtra = in_.runtime.family == RuntimeFamily::transformers ? 0 : in_.ubatch;
        rules.latent = in_.runtime.family != RuntimeFamily::transformers;
        rules.convBytes = bytes16;
        return rules;
    }

    // Tokens that pass through the model at once: the whole prompt, or a chunk of it.
    [[nodiscard]] double tokensAtOnce() const
    {
        const auto prompt = static_cast<double>(std::clamp<std::int64_t>(*in_.request.workload.promptTokens, 1, in_.context));
        if (in_.runtime.family == RuntimeFamily::transformers)
            return prompt * static_cast<double>(in_.sequences);
        return std::min(prompt, static_cast<double>(in_.ubatch));
    }

    [[nodiscard]] double activations() const
    {
        const double tokens = tokensAtOnce();
        double bytes = bytes16 * tokens * in_.runtime.activationCoefficient * in_.model.hidden;
        if (in_.runtime.logitsOfWholePrompt)
            bytes += (bytes16 + bytes32) * tokens * in_.model.vocab;
        if (!in_.flash && in_.runtime.family == RuntimeFamily::transformers) {
            const auto prompt = static_cast<double>(*in_.request.workload.promptTokens);
            bytes += (bytes16 + bytes32) * tokens * prompt * in_.model.heads;
        }
        return bytes;
    }

    void fill(std::size_t i, double share, const Extras& extra)
    {
        const Device& device = in_.request.devices[i];
        const Runtime& rt = in_.runtime;
        const WeightBytes& w = in_.sizes->weights;
        CardPlan& c = cards_[i];
        c.parts.capacity = device.capacity;
        c.parts.usable = device.usable;
        const double onGpu = w.total() - (rt.inputEmbeddingOnHost ? w.embedding : 0);
        c.parts.weights = Bytes::rounded(onGpu * share);
        c.parts.draft = Bytes::rounded(extra.draftWeights * share);
        c.parts.adapters = Bytes::rounded(extra.adapters * share);
        c.parts.projector = Bytes::rounded(i == 0 ? extra.projector : 0);
        c.parts.activations = Bytes::rounded(activations());
        c.parts.layers = static_cast<int>(in_.layers() / std::max<std::size_t>(1, cards_.size()));
        const CacheRules rules = cacheRules();
        c.padTokens = rules.padTokens;
        c.cache = c.draftCache = CacheProfile{rules};
        for (const LayerShape& l : in_.sizes->layers)
            c.cache.add(l, share);
        for (const LayerShape& l : extra.draftLayers)
            c.draftCache.add(l, share);
        c.runtime = static_cast<double>(device.context.count()) + (rt.contextMib + rt.nonTorchMib) * mib +
                    rt.allocatorSlackFraction * onGpu * share;
    }

    const Inputs& in_;
    std::vector<CardPlan> cards_;
};

} // namespace

MemoryPlan planTorch(const Inputs& in, Trace*) { return TorchPlan{in}.make(); }

} // namespace cabe::memory
