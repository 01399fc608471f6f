// SPDX-License-Identifier: GPL-3.0-or-later
// Transformers, ExLlama and MLX: weights, a cache that grows (or is reserved) with the context, and the working memory of the prompt: at the
// widest point of a layer a few 16-bit copies of its hidden and feed-forward width (catalogue, calibrated on published peaks).
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
        rules.stateBytes = in_.runtime.stateBytes;
        rules.convBytes = in_.runtime.convBytes;
        rules.padTokens = std::max(1, in_.runtime.kvPadTokens);
        rules.dropsWindow = in_.runtime.dropsWindow;
        rules.windowExtra = in_.runtime.family == RuntimeFamily::transformers ? 0 : in_.ubatch;
        rules.latent = in_.runtime.family != RuntimeFamily::transformers;   // Transformers keeps the expanded keys and values
        return rules;
    }

    [[nodiscard]] double prompt() const
    {
        return static_cast<double>(std::clamp<std::int64_t>(*in_.request.workload.promptTokens, 1, in_.context));
    }

    // Tokens that pass through the model at once: all prompts, or a chunk of one.
    [[nodiscard]] double tokensAtOnce() const
    {
        if (in_.runtime.family == RuntimeFamily::transformers)
            return prompt() * static_cast<double>(in_.sequences);
        return std::min(prompt(), static_cast<double>(in_.ubatch));
    }

    [[nodiscard]] double activations() const
    {
        const Runtime& rt = in_.runtime;
        const double tokens = tokensAtOnce();
        double widest = 0;
        for (const LayerShape& l : in_.sizes->layers) {
            double width = l.denseBlocks > 0 ? rt.ffnCopies * l.ffn : 0;
            if (l.moe) {    // experts run one after the other, each with its part of the tokens
                const MoeShape& m = *in_.model.moe;
                width = std::max(width, rt.ffnCopies * (double(m.expertFfn) * m.active / std::max(1, m.experts) + double(m.sharedFfn)));
            }
            if (l.recurrent() && in_.model.attention.ssm)
                width = std::max(width, rt.recurrentCopies * in_.model.attention.ssm->inner.value_or(in_.model.hidden));
            widest = std::max(widest, width);
        }
        // The caching allocator keeps freed blocks for requests of their size, so the largest of each kind stay side by side: a layer's copies,
        // its scores (32 bits for the softmax, and 16) where they are stored, and the logits of every prompt token with their 32-bit copy.
        double bytes = bytes16 * tokens * (widest + rt.hiddenCopies * in_.model.hidden);
        if (!in_.flash && rt.family == RuntimeFamily::transformers)
            bytes += (bytes16 + bytes32) * tokens * prompt() * in_.model.heads;
        if (rt.logitsOfWholePrompt)
            bytes += (bytes16 + bytes32) * tokens * in_.model.vocab;
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
        c.runtime = static_cast<double>(device.context.count()) +
                    (rt.contextMib + rt.nonTorchMib + (c.parts.projector.count() > 0 ? rt.visionWorkMib : 0)) * mib;
    }

    const Inputs& in_;
    std::vector<CardPlan> cards_;
};

} // namespace

MemoryPlan planTorch(const Inputs& in) { return TorchPlan{in}.make(); }

} // namespace cabe::memory
