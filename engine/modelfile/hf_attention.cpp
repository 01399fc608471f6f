// SPDX-License-Identifier: GPL-3.0-or-later
// Windows, latent attention, sparse indexers and compressed attention from config.json.
#include "engine/modelfile/hf_model.h"
#include "engine/modelfile/sliding.h"

#include <algorithm>

namespace cabe::modelfile {

namespace {

using Slides = std::vector<bool>;

// Which layers slide, from lists that name every layer.
std::optional<Slides> slidesByList(const HfConfig& c, int layers)
{
    Slides slides;
    if (const auto kinds = c.words({"layer_types"}); !kinds.empty()) {
        for (const auto& kind : kinds)
            slides.push_back(kind == "sliding_attention" || kind == "chunked_attention" || kind == "local_attention");
    } else if (const auto window = c.integers({"hybrid_layer_pattern"}); !window.empty()) {     // MiMo V2: 1 slides
        for (const int kind : window)
            slides.push_back(kind == 1);
    } else if (const auto rotary = c.integers({"no_rope_layers"}); !rotary.empty()) {           // Llama 4: layers with rotary positions are chunked
        for (const int kind : rotary)
            slides.push_back(kind == 1);
    }
    if (slides.empty())
        return std::nullopt;
    slides.resize(static_cast<std::size_t>(layers), false);
    return slides;
}

Slides repeated(const Slides& period, int layers)
{
    Slides slides;
    for (int layer = 0; layer < layers && !period.empty(); ++layer)
        slides.push_back(period[static_cast<std::size_t>(layer) % period.size()]);
    return slides;
}

// "LLLG": local and global layers; [[["global", "local"], 12]] of GPT-Neo in the same way.
std::optional<Slides> slidesByPattern(const HfConfig& c, int layers)
{
    Slides period;
    for (const char letter : c.word({"sliding_window_pattern"}))
        period.push_back(letter == 'L');
    if (const tree::Node* types = c.find({"attention_types"}); period.empty() && types && types->isSequence())
        for (const auto& group : types->items)
            if (group.isSequence() && !group.items.empty() && group.items.front().isSequence())
                for (const auto& kind : group.items.front().items)
                    period.push_back(kind.text == "local");
    if (period.empty())
        return std::nullopt;
    return repeated(period, layers);
}

// Every n-th layer attends fully; ModernBERT counts from the first layer, the others from the last of a run.
std::optional<Slides> slidesByInterval(const HfConfig& c, const Model& m)
{
    const auto n = c.integer({"sliding_window_pattern", "_sliding_window_pattern", "global_attn_every_n_layers"});
    if (!n || *n < 1)
        return std::nullopt;
    Slides slides;
    const int full = m.arch == "modern-bert" ? 0 : *n - 1;
    for (int layer = 0; layer < m.layers; ++layer)
        slides.push_back(layer % *n != full);
    return slides;
}

std::optional<int> windowOf(const HfConfig& c, const Model& m)
{
    auto window = c.integer({"sliding_window", "attention_chunk_size", "sliding_window_size"});
    if (!window && m.arch == "gptneo")
        window = c.integer({"window_size"});
    if (!window && m.arch == "modern-bert")
        window = c.integer({"local_attention"});
    if (!c.flag({"use_sliding_window"}).value_or(true) || window == 0)
        return std::nullopt;
    return window;
}

// Heads of sliding layers where they differ from the others'.
void readSlidingHeads(const HfConfig& c, Model& m)
{
    AttentionShape& a = m.attention;
    const auto differing = [](std::optional<int> value, int usual) { return value && *value != usual && *value > 0 ? value : std::nullopt; };
    a.slidingHeads = differing(c.integer({"swa_num_attention_heads"}), m.heads);
    a.slidingKvHeads = differing(c.integer({"swa_num_key_value_heads"}), m.kvHeads);
    if (const tree::Node* other = c.map({"attention_other_setting"})) {                         // Step 3.5
        a.slidingHeads = differing(c.inside(*other).integer({"num_attention_heads"}), m.heads);
        a.slidingKvHeads = differing(c.inside(*other).integer({"num_attention_groups"}), m.kvHeads);
    }
    if (const auto heads = c.integers({"num_attention_heads_per_layer"}); !heads.empty())
        a.slidingHeads = differing(std::ranges::max(heads), m.heads);
    a.globalKvHeads = differing(c.integer({"num_global_key_value_heads"}), m.kvHeads);
    a.globalHeadDim = differing(c.integer({"global_head_dim"}), m.headDim);
    a.globalKEqualsV = c.flag({"attention_k_eq_v"}).value_or(false);
}

void readSparseIndex(const HfConfig& c, Model& m)
{
    const auto heads = c.integer({"index_n_heads"});
    const auto dim = c.integer({"index_head_dim"});
    if (!heads || !dim || *heads == 0 || *dim == 0)
        return;
    SparseIndex index;
    index.heads = heads;
    index.headDim = dim;
    index.topK = c.integer({"index_topk"});
    const auto types = c.words({"indexer_types"});
    const auto shared = static_cast<int>(std::ranges::count(types, "shared"));
    if (shared > 0) {                           // GLM-5.2: most layers take the choice of an earlier one
        index.sharedIndexLayers = shared;
        index.ownIndexLayers = static_cast<int>(types.size()) - shared;
    }
    m.attention.sparseIndex = index;
}

// MiniMax M3: blocks of the cache are chosen by a small indexer beside grouped attention.
void readBlockIndex(const HfConfig& c, Model& m)
{
    const tree::Node* map = c.map({"sparse_attention_config", "sparse_attention"});
    if (!map || m.attention.sparseIndex)
        return;
    const HfConfig s = c.inside(*map);
    SparseIndex index;
    index.heads = s.integer({"index_heads", "index_n_heads", "num_index_heads", "sparse_num_index_heads"});
    index.headDim = s.integer({"index_dim", "index_head_dim", "sparse_index_dim"});
    index.block = s.integer({"block", "block_size", "sparse_block_size"});
    index.topKBlocks = s.integer({"top_k_blocks", "topk_blocks", "sparse_topk_blocks"});
    index.localBlocks = s.integer({"local_blocks", "sparse_local_block"});
    index.denseLayers = s.integer({"dense_layers"});
    if (!index.heads || !index.headDim)
        return;
    index.kvHeads = 1;
    m.attention.sparseIndex = index;
}

void readCompressed(const HfConfig& c, Model& m)
{
    auto ratios = c.integers({"compress_ratios"});
    if (ratios.empty())
        return;
    ratios.resize(static_cast<std::size_t>(m.layers), 0);       // the list goes on with the prediction layers
    AttentionShape& a = m.attention;
    a.compressedAttention = CompressedAttention{.ratios = std::move(ratios), .indexHeads = c.integer({"index_n_heads"}),
                                                .indexHeadDim = c.integer({"index_head_dim"}), .topK = c.integer({"index_topk"})};
    a.qLoraRank = c.integer({"q_lora_rank"});
    a.oLoraRank = c.integer({"o_lora_rank"});
    a.oGroups = c.integer({"o_groups"});
    a.qkRopeHeadDim = c.integer({"qk_rope_head_dim"});
    m.vHeadDim.reset();
}

} // namespace

void readWindows(HfReading r)
{
    Model& m = r.model;
    AttentionShape& a = m.attention;
    const auto window = windowOf(r.config, m);
    if (!window)
        return;
    a.slidingWindow = window;
    if (r.config.has({"attention_chunk_size"}))
        a.windowType = WindowType::chunked;
    if (const auto last = r.config.integer({"max_window_layers"}); last && r.config.flag({"use_sliding_window"}).value_or(false)
        && !r.config.has({"layer_types"})) {
        Slides slides(static_cast<std::size_t>(m.layers));      // Qwen 2: the first layers attend fully
        for (int layer = *last; layer < m.layers; ++layer)
            slides[static_cast<std::size_t>(layer)] = true;
        setSliding(a, slides);
    } else if (auto slides = slidesByList(r.config, m.layers)) {
        setSliding(a, *slides);
    } else if (slides = slidesByPattern(r.config, m.layers); slides) {
        setSliding(a, *slides);
    } else if (slides = slidesByInterval(r.config, m); slides) {
        setSliding(a, *slides);
    } else if (!r.family.slidingLayers.empty()) {
        a.slidingLayers = r.family.slidingLayers;
    } else {
        a.slidingWindow.reset();                // no layer is known to slide: full attention is the safe answer
    }
    if (a.slidingWindow)
        readSlidingHeads(r.config, m);
}

void readLatentAttention(HfReading r)
{
    Model& m = r.model;
    const HfConfig& c = r.config;
    readSparseIndex(c, m);
    readBlockIndex(c, m);
    if (c.has({"compress_ratios"})) {
        m.attention.sparseIndex.reset();
        readCompressed(c, m);
        return;
    }
    const auto rank = c.integer({"kv_lora_rank"});
    if (!rank || *rank == 0)
        return;
    MlaShape mla;
    mla.kvLoraRank = *rank;
    mla.qLoraRank = c.integer({"q_lora_rank"});
    if (mla.qLoraRank == 0)
        mla.qLoraRank.reset();
    mla.qkNopeHeadDim = c.integer({"qk_nope_head_dim"}).value_or(128);
    mla.qkRopeHeadDim = c.integer({"qk_rope_head_dim"}).value_or(64);
    mla.vHeadDim = c.integer({"v_head_dim"});
    mla.outputGate = c.flag({"mla_use_output_gate"}).value_or(false);
    mla.headGate = c.flag({"mla_use_head_gate", "use_head_gate"}).value_or(false);
    m.headDim = mla.qkNopeHeadDim + mla.qkRopeHeadDim;
    m.vHeadDim = mla.vHeadDim;
    m.kvHeads = m.heads;
    m.qkNorm = QkNorm::none;                    // the latent parts have norms of their own
    m.attention.mla = mla;
    if (m.arch == "longcat_flash")
        m.attention.attentionBlocksPerLayer = 2;
}

} // namespace cabe::modelfile
