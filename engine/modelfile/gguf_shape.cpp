// SPDX-License-Identifier: GPL-3.0-or-later
// Attention, recurrent layers and experts from GGUF metadata, with the tensor table as the judge of which layer is what.
#include "engine/modelfile/gguf_model.h"

#include "engine/modelfile/sliding.h"

#include <algorithm>

namespace cabe::modelfile {

namespace {

int asInt(std::uint64_t value) { return static_cast<int>(std::min<std::uint64_t>(value, 1'000'000'000)); }

// Heads of key and value by layer (0: the layer has no attention), where the file lists them.
std::vector<int> kvHeadsByLayer(const GgufReading& r)
{
    auto heads = r.keys.list("attention.head_count_kv");
    if (!heads.empty())
        heads.resize(static_cast<std::size_t>(r.model.layers), heads.back());
    return heads;
}

void readLatent(const GgufReading& r)
{
    Model& m = r.model;
    const auto rank = r.keys.integer("attention.kv_lora_rank");
    if (!rank || *rank == 0 || (r.tensors && !r.first([](const LayerTensors& l) { return l.latent; })))
        return;
    MlaShape mla;
    mla.kvLoraRank = *rank;
    mla.qLoraRank = r.keys.integer("attention.q_lora_rank");
    if (mla.qLoraRank == 0)
        mla.qLoraRank.reset();
    mla.qkRopeHeadDim = r.keys.integer("rope.dimension_count").value_or(64);
    // Newer files give the cache's widths under key_length and the heads' own ones apart.
    const int key = r.keys.integer("attention.key_length_mla").value_or(m.headDim);
    mla.vHeadDim = r.keys.integer("attention.value_length_mla");
    if (!mla.vHeadDim)
        mla.vHeadDim = r.keys.integer("attention.value_length");
    mla.qkNopeHeadDim = std::max(0, key - mla.qkRopeHeadDim);
    m.headDim = key;
    m.vHeadDim = mla.vHeadDim;
    m.kvHeads = m.heads;
    m.qkNorm = QkNorm::none;
    m.attention.mla = mla;
}

void readIndexer(const GgufReading& r)
{
    const auto heads = r.keys.integer("attention.indexer.head_count"), dim = r.keys.integer("attention.indexer.key_length");
    if (!heads || !dim || *heads == 0 || *dim == 0)
        return;
    SparseIndex index;
    index.heads = heads;
    index.headDim = dim;
    index.topK = r.keys.integer("attention.indexer.top_k");
    const auto owning = static_cast<int>(std::ranges::count_if(r.facts.layers, &LayerTensors::indexer));
    if (r.tensors && owning > 0 && owning < r.model.layers) {
        index.ownIndexLayers = owning;
        index.sharedIndexLayers = r.model.layers - owning;
    }
    r.model.attention.sparseIndex = index;
}

// Sliding layers may have heads of their own: then the lists by layer have two values.
void readSlidingHeads(const GgufReading& r, const std::vector<bool>& slides)
{
    Model& m = r.model;
    AttentionShape& a = m.attention;
    const auto heads = kvHeadsByLayer(r);
    for (std::size_t i = 0; i < heads.size() && i < slides.size(); ++i) {
        if (heads[i] <= 0)
            continue;
        if (slides[i])
            a.slidingKvHeads = heads[i];
        else
            a.globalKvHeads = heads[i];
    }
    const auto queries = r.keys.list("attention.head_count");
    for (std::size_t i = 0; i < queries.size() && i < slides.size(); ++i)
        if (slides[i] && queries[i] > 0)
            a.slidingHeads = queries[i];
    if (const auto key = r.keys.integer("attention.key_length_swa"); key && *key != m.headDim) {   // Gemma 4: key_length is that of global layers
        a.globalHeadDim = m.headDim;
        m.headDim = *key;
        m.vHeadDim.reset();
    }
    // One row of keys serves as value where the file has no value tensor.
    if (r.tensors)
        for (std::size_t i = 0; i < slides.size() && i < r.facts.layers.size(); ++i)
            if (!slides[i] && r.facts.layers[i].key > 0 && r.facts.layers[i].value == 0)
                a.globalKEqualsV = true;
    if (a.slidingKvHeads && a.globalKvHeads)
        m.kvHeads = *a.slidingKvHeads;
    if (a.slidingKvHeads == m.kvHeads)
        a.slidingKvHeads.reset();
    if (a.globalKvHeads == m.kvHeads)
        a.globalKvHeads.reset();
    if (a.slidingHeads == m.heads)
        a.slidingHeads.reset();
}

std::vector<bool> slidesOfWord(std::string_view word, int layers)
{
    std::vector<bool> slides;
    const int of = word.size() == 6 && word.substr(1, 4) == " of " ? word[5] - '0' : word == "alternate" ? 2 : 0;
    for (int layer = 0; layer < layers; ++layer)
        slides.push_back(of == 0 || layer % of != of - 1);
    return slides;
}

void readWindow(const GgufReading& r)
{
    Model& m = r.model;
    AttentionShape& a = m.attention;
    auto window = r.keys.integer("attention.sliding_window");
    constexpr int llama4Chunk = 8'192;          // llama.cpp has it in its code, the files do not
    if (m.arch == "llama4") {
        window = r.keys.integer("attention.chunk_size").value_or(llama4Chunk);
        a.windowType = WindowType::chunked;
    }
    if (!window || *window == 0)
        return;
    std::vector<bool> slides;
    const auto listed = r.keys.list("attention.sliding_window_pattern");
    const auto every = r.keys.integer("attention.sliding_window_pattern");
    if (!listed.empty()) {
        for (const int flag : listed)
            slides.push_back(flag != 0);
        slides.resize(static_cast<std::size_t>(m.layers), false);
    } else if (every && *every > 1) {
        for (int layer = 0; layer < m.layers; ++layer)
            slides.push_back(layer % *every != *every - 1);
    } else if (!r.family.slidingLayers.empty() && m.arch != "llama") {
        slides = slidesOfWord(r.family.slidingLayers, m.layers);
    } else {
        a.windowType = WindowType::sliding;
        return;                                 // no layer is known to slide: full attention is the safe answer
    }
    a.slidingWindow = window;
    setSliding(a, slides);
    if (a.slidingWindow)
        readSlidingHeads(r, slides);
}

// Which layers attend: by their tensors, else by their heads, else every n-th.
std::vector<int> attendingLayers(const GgufReading& r)
{
    std::vector<int> attending;
    const auto heads = kvHeadsByLayer(r);
    const int every = std::max(1, r.keys.integer("full_attention_interval").value_or(4));
    for (int layer = 0; layer < r.model.layers; ++layer) {
        const auto i = static_cast<std::size_t>(layer);
        const bool attends = r.tensors ? i < r.facts.layers.size() && r.facts.layers[i].attends() : !heads.empty() ? heads[i] > 0 : layer % every == every - 1;
        if (attends)
            attending.push_back(layer);
    }
    return attending;
}

// One mixer per block: M Mamba, * attention, - feed-forward, E experts. Empty when some block has two.
std::string patternOf(const GgufReading& r)
{
    std::string pattern;
    const auto heads = kvHeadsByLayer(r);
    auto widths = r.keys.list("feed_forward_length");
    widths.resize(static_cast<std::size_t>(r.model.layers), 0);
    for (std::size_t i = 0; i < static_cast<std::size_t>(r.model.layers); ++i) {
        if (!r.tensors) {
            const bool attends = i < heads.size() && heads[i] > 0;
            pattern += attends ? '*' : widths[i] > 0 ? (r.model.arch == "nemotron_h_moe" ? 'E' : '-') : 'M';
            continue;
        }
        const LayerTensors& l = r.facts.layers[i];
        const int mixers = int(l.attends()) + int(l.recurrent) + int(l.ffn > 0 || l.experts > 0);
        if (mixers != 1)
            return {};
        pattern += l.attends() ? '*' : l.recurrent ? 'M' : l.experts > 0 ? 'E' : '-';
    }
    return pattern;
}

bool isDelta(std::string_view arch) { return arch == "qwen3next" || arch == "qwen35" || arch == "qwen35moe"; }

std::optional<SsmShape> stateOf(const GgufReading& r)
{
    const GgufKeys& k = r.keys;
    const Model& m = r.model;
    SsmShape s;
    s.conv = k.integer("ssm.conv_kernel");
    s.state = k.integer("ssm.state_size");
    s.inner = k.integer("ssm.inner_size");
    s.groups = k.integer("ssm.group_count");
    const auto steps = k.integer("ssm.time_step_rank");
    if (const auto taps = k.integer("shortconv.l_cache")) {
        s.type = SsmType::shortconv;
        s.conv = taps;
        s.inner = m.hidden;
        s.state = s.groups = 0;
        return s;
    }
    if (const auto dim = k.integer("kda.head_dim")) {
        s.type = SsmType::kimiDeltaAttention;
        s.heads = m.heads;
        s.headDim = s.state = dim;
        s.inner = static_cast<int>(std::min<std::int64_t>(std::int64_t{m.heads} * *dim, 1'000'000'000));
        s.groups.reset();
        return s;
    }
    if (!s.state || !s.inner)
        return std::nullopt;
    if (isDelta(m.arch)) {
        s.type = SsmType::gatedDeltanet;
        s.kHeads = s.groups.value_or(16);
        s.vHeads = steps.value_or(32);
        s.kDim = s.state;
        s.vDim = *s.inner / std::max(1, *s.vHeads);
        return s;
    }
    const bool first = r.tensors ? r.first([](const LayerTensors& l) { return l.timeProjection; }) != nullptr : m.arch == "mamba" || m.arch == "jamba";
    s.type = first ? SsmType::mamba1 : SsmType::mamba2;
    if (first) {
        s.dtRank = steps;
        s.groups = 0;
        s.innerNorms = r.tensors ? r.first([](const LayerTensors& l) { return l.timeNorm; }) != nullptr : m.arch == "jamba";
    } else {
        s.heads = steps;
        s.headDim = *s.inner / std::max(1, steps.value_or(1));
        s.groups = s.groups.value_or(1);
    }
    return s;
}

// Leading dense layers, then experts in every n-th.
void readPlaces(const GgufReading& r, MoeShape& moe)
{
    if (!r.tensors) {
        moe.denseLayers = r.keys.integer("leading_dense_block_count").value_or(0);
        moe.every = std::max(1, r.keys.integer("interleave_moe_layer_step").value_or(1));
        moe.offset = moe.every > 1 ? moe.every - 1 : 0;
        return;
    }
    std::vector<int> sparse;
    for (std::size_t i = 0; i < r.facts.layers.size(); ++i)
        if (r.facts.layers[i].experts > 0)
            sparse.push_back(static_cast<int>(i));
    if (sparse.empty())
        return;
    moe.every = sparse.size() > 1 && !r.model.attention.layerPattern ? sparse[1] - sparse[0] : 1;
    (moe.every > 1 ? moe.offset : moe.denseLayers) = r.model.attention.layerPattern ? 0 : sparse.front();
}

} // namespace

void readGgufAttention(GgufReading r)
{
    readLatent(r);
    readIndexer(r);
    readWindow(r);
    r.model.attention.kvSharedLayers = std::clamp(r.keys.integer("attention.shared_kv_layers").value_or(0), 0, std::max(0, r.model.layers - 1));
}

void readGgufRecurrence(GgufReading r)
{
    Model& m = r.model;
    const bool any = r.tensors ? r.first([](const LayerTensors& l) { return l.recurrent; }) != nullptr : true;
    auto state = any ? stateOf(r) : std::nullopt;
    if (!state) {
        // Blocks whose attention was pruned away (Nemotron NAS).
        auto attending = attendingLayers(r);
        const bool listed = r.tensors || !r.keys.list("attention.head_count_kv").empty();
        if (listed && !attending.empty() && static_cast<int>(attending.size()) < m.layers)
            m.attention.attentionLayers = std::move(attending);
        return;
    }
    m.attention.ssm = std::move(state);
    if (r.first([](const LayerTensors& l) { return l.attends() && l.recurrent; }) || m.arch == "falcon-h1") {
        m.attention.parallel = true;
        m.attention.attentionLayerCount = m.layers;
        return;
    }
    if (m.arch == "nemotron_h" || m.arch == "nemotron_h_moe")
        if (std::string pattern = patternOf(r); !pattern.empty())
            m.attention.layerPattern = std::move(pattern);
    m.attention.attentionLayers = attendingLayers(r);
    if (m.attention.attentionLayers->empty())
        m.heads = m.kvHeads = m.headDim = 0;
}

void readGgufExperts(GgufReading r)
{
    Model& m = r.model;
    const auto count = r.keys.integer("expert_count");
    if (!count || *count <= 1)
        return;
    const LayerTensors* sparse = r.first([](const LayerTensors& l) { return l.experts > 0; });
    if (r.tensors && !sparse)
        return;
    MoeShape moe;
    moe.experts = *count;
    moe.active = std::clamp(r.keys.integer("expert_used_count").value_or(1), 1, moe.experts);
    moe.expertFfn = sparse ? asInt(sparse->expertFfn) : r.keys.integer("expert_feed_forward_length").value_or(m.ffn);
    readPlaces(r, moe);
    const int shared = r.keys.integer("expert_shared_count").value_or(0);
    const int sharedWidth = sparse ? asInt(sparse->sharedFfn) : r.keys.integer("expert_shared_feed_forward_length").value_or(shared * moe.expertFfn);
    if (sharedWidth > 0) {
        moe.shared = std::max(1, shared);
        moe.sharedFfn = sharedWidth / moe.shared;
    }
    moe.sharedGate = sparse ? sparse->sharedGate : moe.shared > 0 && r.family.sharedGate;
    moe.routerBias = sparse ? sparse->routerBias : r.family.routerBias;
    moe.expertBias = sparse ? sparse->expertBias : r.family.expertBias;
    moe.latent = r.keys.integer("moe_latent_size");
    if (moe.latent == 0)
        moe.latent.reset();
    if (sparse && sparse->ffn > 0)
        moe.parallelDenseFfn = asInt(sparse->ffn);
    const bool dense = moe.denseLayers > 0 || moe.every > 1 || moe.parallelDenseFfn || (m.attention.layerPattern && m.attention.layerPattern->find('-') != std::string::npos);
    if (!dense)
        m.ffn = 0;
    m.moe = moe;
}

} // namespace cabe::modelfile
