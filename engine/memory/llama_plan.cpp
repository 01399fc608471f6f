// SPDX-License-Identifier: GPL-3.0-or-later
// llama.cpp and its relatives: everything is reserved at load, layer by layer; the input table stays in host memory.
#include "engine/memory/graph.h"
#include "engine/memory/llama_placement.h"

#include <algorithm>

namespace cabe::memory {

namespace {

CacheRules cacheRules(const Inputs& in)
{
    CacheRules rules;
    rules.keyBytes = in.keyBytes;
    rules.valueBytes = in.flash ? in.valueBytes : std::max(in.valueBytes, 2.0);     // a quantized V cache needs flash attention
    rules.padTokens = in.flash ? in.runtime.kvPadTokens : in.runtime.kvPadTokensNoFlash;
    rules.windowExtra = in.ubatch;
    rules.dropsWindow = in.runtime.dropsWindow;
    rules.stateBytes = in.runtime.stateBytes;
    rules.convBytes = in.runtime.convBytes;
    return rules;
}

class LlamaPlan {
public:
    explicit LlamaPlan(const Inputs& in) : in_{in}, place_{placeLayers(in)}, cards_(in.cards()) {}

    MemoryPlan make()
    {
        prepareCards();
        switch (in_.request.split) {
        case SplitMode::layer: placeByLayer(); break;
        case SplitMode::row: placeByRow(); break;
        case SplitMode::tensor: placeByTensor(); break;
        }
        placeHost();
        placeExtras();
        addWork();
        MemoryPlan plan = conclude(in_, cards_, host_);
        plan.layersOnGpu = place_.layersOnGpu;
        plan.layersTotal = static_cast<int>(in_.layers()) + 1;
        if (plan.penalty == Penalty::none && !place_.allOnGpu())
            plan.penalty = Penalty::hostMemory;
        return plan;
    }

private:
    [[nodiscard]] const WeightBytes& weights() const { return in_.sizes->weights; }
    [[nodiscard]] double outputBytes() const { return (weights().tied ? weights().embedding : weights().output) + weights().other; }
    [[nodiscard]] double layerBytes(std::size_t i) const
    {
        const LayerWeights& l = weights().layers[i];
        return place_.expertsOnHost[i] ? l.withoutExperts() : l.total();
    }
    static void add(Bytes& sum, double bytes) { sum += Bytes::rounded(bytes); }

    void prepareCards()
    {
        const CacheRules rules = cacheRules(in_);
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            const Device& device = in_.request.devices[i];
            CardPlan& c = cards_[i];
            c.parts.capacity = device.capacity;
            c.parts.usable = device.usable;
            c.cache = c.draftCache = CacheProfile{rules};
            c.padTokens = rules.padTokens;
            c.runtime = static_cast<double>(device.context.count()) + in_.runtime.contextMib * mib;
        }
    }

    void placeByLayer()
    {
        for (std::size_t i = 0; i < in_.layers(); ++i) {
            if (place_.layer[i] == onHost)
                continue;
            CardPlan& c = cards_[static_cast<std::size_t>(place_.layer[i])];
            add(c.parts.weights, layerBytes(i));
            c.cache.add(in_.sizes->layers[i]);
            ++c.parts.layers;
        }
        if (place_.output != onHost)
            add(cards_[static_cast<std::size_t>(place_.output)].parts.weights, outputBytes());
    }

    // Rows of every matrix on all cards; cache and intermediate results on the first (llama.cpp, --split-mode row).
    void placeByRow()
    {
        spreadWeights();
        for (std::size_t i = 0; i < in_.layers(); ++i)
            if (place_.layer[i] != onHost && !cards_.empty())
                cards_.front().cache.add(in_.sizes->layers[i]);
    }

    // Matrices, heads and cache on all cards.
    void placeByTensor()
    {
        spreadWeights();
        for (std::size_t i = 0; i < in_.layers(); ++i)
            for (std::size_t card = 0; card < cards_.size() && place_.layer[i] != onHost; ++card)
                cards_[card].cache.add(in_.sizes->layers[i], place_.shares[card]);
    }

    void spreadWeights()
    {
        double bytes = place_.output != onHost ? outputBytes() : 0;
        int layers = 0;
        for (std::size_t i = 0; i < in_.layers(); ++i)
            if (place_.layer[i] != onHost)
                bytes += layerBytes(i), ++layers;
        for (std::size_t card = 0; card < cards_.size(); ++card) {
            add(cards_[card].parts.weights, bytes * place_.shares[card]);
            cards_[card].parts.layers = layers;
        }
    }

    void placeHost()
    {
        CacheProfile cache{cacheRules(in_)};
        double bytes = weights().embedding + weights().perLayerEmbedding;
        for (std::size_t i = 0; i < in_.layers(); ++i) {
            if (place_.layer[i] == onHost) {
                bytes += weights().layers[i].total();
                cache.add(in_.sizes->layers[i]);
            } else if (place_.expertsOnHost[i]) {
                bytes += weights().layers[i].experts;
            }
        }
        if (place_.output == onHost)
            bytes += weights().output + weights().other;
        host_.weights = Bytes::rounded(bytes);
        host_.kvCache = Bytes::rounded(cache.kv(in_.context, in_.sequences) + cache.state(in_.sequences));
        // The inputs of the graph: one row of the table per token, and the mask.
        const double cells = static_cast<double>(roundUp(in_.context, in_.runtime.kvPadTokens));
        host_.compute = Bytes::rounded(static_cast<double>(in_.ubatch) * 4 * (in_.model.hidden + cells));
    }

    void placeExtras()
    {
        if (cards_.empty())
            return;
        const Extras extra = extras(in_);
        add(cards_.front().parts.projector, extra.projector);
        cards_.front().runtime += extra.projector > 0 ? in_.runtime.visionWorkMib * mib : 0;
        for (std::size_t card = 0; card < cards_.size(); ++card) {
            add(cards_[card].parts.draft, extra.draftWeights * place_.shares[card]);
            add(cards_[card].parts.adapters, extra.adapters * place_.shares[card]);
            for (const LayerShape& l : extra.draftLayers)
                cards_[card].draftCache.add(l, place_.shares[card]);
            cards_[card].stateCopies = extra.stateCopies;
        }
    }

    // The largest host matrix that a big batch multiplies on the card: an expert matrix of a layer, or a dense one.
    [[nodiscard]] double staging() const
    {
        double largest = 0;
        for (std::size_t i = 0; i < in_.layers(); ++i) {
            const LayerWeights& l = weights().layers[i];
            const int matrices = in_.model.gatedFfn ? 3 : 2;
            if (place_.expertsOnHost[i] || place_.layer[i] == onHost)
                largest = std::max({largest, l.experts / matrices, l.ffn / matrices});
        }
        return largest;
    }

    void addWork()
    {
        const bool drafts = in_.request.workload.speculative.has_value();
        const bool pipeline = cards_.size() > 1 && in_.request.split == SplitMode::layer && place_.allOnGpu();
        for (std::size_t card = 0; card < cards_.size(); ++card) {
            GraphPlace g;
            g.layers = cards_[card].parts.layers > 0;
            g.output = place_.output == static_cast<int>(card) || (in_.request.split != SplitMode::layer && place_.output != onHost);
            g.pipelineCopies = pipeline ? in_.runtime.pipelineCopies : 1;
            g.staging = card == 0 ? staging() : 0;
            cards_[card].work = graphWork(in_, g);
            if (drafts && !cards_[card].draftCache.empty()) {
                // The draft has a context of its own: the working set of a layer, and its own widened keys and values.
                const Work draft = graphWork(in_, {true, false, 1, 0});
                cards_[card].runtime += std::max(draft.attention, draft.feedForward);
                cards_[card].draftPerCell = draft.attentionPerSequenceCell;
            }
        }
    }

    const Inputs& in_;
    Placement place_;
    std::vector<CardPlan> cards_;
    HostMemory host_;
};

} // namespace

MemoryPlan planLlamaCpp(const Inputs& in) { return LlamaPlan{in}.make(); }

} // namespace cabe::memory
