// SPDX-License-Identifier: GPL-3.0-or-later
// Mixtures of experts from config.json: how many, how wide, in which layers.
#include "engine/modelfile/hf_model.h"

#include "engine/tree/scalar.h"

#include <algorithm>
#include <numeric>

namespace cabe::modelfile {

namespace {

// A number, or the first (largest) of a list where each layer or modality has its own.
std::optional<int> numberOrList(const HfConfig& c, Names names)
{
    if (const auto number = c.integer(names))
        return number;
    const auto list = c.integers(names);
    return list.empty() ? std::nullopt : std::optional{std::ranges::max(list)};
}

// Which layers hold experts, where the file names them one by one.
std::optional<std::vector<bool>> sparseByList(const HfConfig& c, int layers)
{
    std::vector<bool> sparse;
    if (const auto kinds = c.words({"mlp_layer_types"}); !kinds.empty()) {
        for (const auto& kind : kinds)
            sparse.push_back(kind == "sparse" || kind == "moe");
    } else if (const auto flags = c.integers({"moe_layer_freq"}); !flags.empty()) {             // MiMo V2: one flag a layer
        for (const int flag : flags)
            sparse.push_back(flag != 0);
    } else if (const auto list = c.integers({"moe_layers"}); !list.empty()) {                   // Llama 4
        sparse.resize(static_cast<std::size_t>(layers));
        for (const int layer : list)
            if (layer < layers)
                sparse[static_cast<std::size_t>(layer)] = true;
    } else if (const std::string text = c.word({"moe_layers_enum"}); !text.empty()) {           // Step 3.5: "3,4,5,…"
        sparse.resize(static_cast<std::size_t>(layers));
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find(',', at), text.size());
            const auto layer = tree::parseWhole(std::string_view{text}.substr(at, end - at));
            if (layer && *layer >= 0 && *layer < layers)
                sparse[static_cast<std::size_t>(*layer)] = true;
            at = end + 1;
        }
    }
    if (sparse.empty())
        return std::nullopt;
    sparse.resize(static_cast<std::size_t>(layers), true);
    return sparse;
}

// Leading dense layers, then experts in every n-th.
void setByList(MoeShape& moe, const std::vector<bool>& sparse)
{
    const auto first = std::ranges::find(sparse, true);
    moe.denseLayers = static_cast<int>(first - sparse.begin());
    if (first == sparse.end())
        return;
    const auto second = std::find(first + 1, sparse.end(), true);
    moe.every = second == sparse.end() ? 1 : static_cast<int>(second - first);
    moe.offset = moe.every > 1 ? moe.denseLayers : 0;
    if (moe.every > 1)
        moe.denseLayers = 0;
}

void readPlaces(const HfReading& r, MoeShape& moe)
{
    const HfConfig& c = r.config;
    if (const auto sparse = sparseByList(c, r.model.layers))
        return setByList(moe, *sparse);
    moe.denseLayers = c.integer({"first_k_dense_replace", "num_dense_layers", "moe_layer_start_index", "first_dense_layers"}).value_or(0);
    if (const auto start = c.integers({"moe_layer_start_index"}); !start.empty())               // ERNIE VL: text, then vision
        moe.denseLayers = start.front();
    if (const auto dense = c.integers({"mlp_only_layers"}); !dense.empty() && moe.denseLayers == 0) {
        // A leading run is the only case in use.
        while (std::ranges::find(dense, moe.denseLayers) != dense.end())
            ++moe.denseLayers;
    }
    const auto interval = c.integer({"interleave_moe_layer_step", "decoder_sparse_step", "moe_layer_freq", "moe_layer_interval", "expert_layer_period"});
    moe.every = std::max(1, interval.value_or(1));
    if (const auto offset = c.integer({"expert_layer_offset"}))
        moe.offset = *offset;
    else if (moe.every > 1)
        moe.offset = moe.every - 1;
}

// Always-on experts beside the routed ones.
void readShared(const HfReading& r, MoeShape& moe)
{
    const HfConfig& c = r.config;
    const auto count = numberOrList(c, {"n_shared_experts", "num_shared_experts", "moe_num_shared_experts", "num_shared_expert", "n_shared_expert"});
    const auto width = c.integer({"shared_expert_intermediate_size", "moe_shared_expert_intermediate_size", "shared_intermediate_size", "share_expert_dim", "share_expert_dims"});
    if (r.model.arch == "llama4") {
        moe.shared = 1;
        moe.sharedFfn = moe.expertFfn;
    } else if (width && *width > 0) {
        moe.shared = std::max(1, r.model.arch == "qwen2moe" ? 1 : count.value_or(1));
        moe.sharedFfn = *width;
        if (r.model.arch == "bailingmoe2" || r.model.arch == "bailing_hybrid")      // the width is of all of them together
            moe.sharedFfn = *width / moe.shared;
    } else if (count && *count > 0) {
        moe.shared = *count;
        moe.sharedFfn = moe.expertFfn;
    }
    moe.sharedGate = moe.shared > 0 && r.family.sharedGate;
}

bool biasedRouter(const HfReading& r)
{
    const HfConfig& c = r.config;
    if (const auto bias = c.flag({"use_routing_bias", "use_moe_router_bias", "moe_router_enable_expert_bias", "use_expert_bias", "moe_use_aux_free", "router_bias"}))
        return *bias;
    return r.family.routerBias || c.word({"topk_method"}) == "noaux_tc";
}

} // namespace

void readExperts(HfReading r)
{
    HfConfig c = r.config;
    Model& m = r.model;
    const tree::Node* nested = c.map({"ffn_config"});                                           // DBRX
    auto experts = numberOrList(c, {"num_local_experts", "num_experts", "n_routed_experts", "moe_num_experts", "num_routed_experts"});
    if (!experts && nested)
        experts = c.inside(*nested).integer({"moe_num_experts"});
    if (!experts || *experts <= 1) {
        // Granite 4 H without experts keeps its one block under the name of the shared one.
        if (const auto width = c.integer({"shared_intermediate_size"}); width && *width > 0 && m.arch == "granitehybrid")
            m.ffn = *width;
        return;
    }
    MoeShape moe;
    moe.experts = *experts;
    auto active = numberOrList(c, {"num_experts_per_tok", "num_experts_per_token", "moe_topk", "moe_top_k", "moe_k", "top_k_experts", "experts_per_token", "num_selected_experts",
                                   "num_activated_experts", "num_experts_per_topk"});
    if (!active && nested)
        active = c.inside(*nested).integer({"moe_top_k"});
    if (!active)
        r.warnings.push_back(warning("not_told", {{"key", std::string{"num_experts_per_tok"}}}));
    moe.active = std::clamp(active.value_or(1), 1, moe.experts);
    moe.expertFfn = numberOrList(c, {"moe_intermediate_size", "expert_intermediate_size", "moe_ffn_hidden_size", "expert_ffn_hidden_size", "expert_hidden_dim"}).value_or(m.ffn);
    readPlaces(r, moe);
    readShared(r, moe);
    if (m.arch == "llama4")
        m.ffn = c.integer({"intermediate_size_mlp"}).value_or(m.ffn);
    moe.routerBias = biasedRouter(r);
    moe.expertBias = r.family.expertBias;
    moe.latent = c.integer({"moe_latent_size", "routed_expert_hidden_size"});
    if (moe.latent == 0 || moe.latent == m.hidden)
        moe.latent.reset();
    moe.zeroExperts = c.integer({"zero_expert_num"});
    if (moe.zeroExperts == 0)
        moe.zeroExperts.reset();
    if (c.flag({"enable_moe_block", "residual_moe"}).value_or(false))                           // Gemma 4, Grok 2: a dense block beside the experts
        moe.parallelDenseFfn = m.ffn;
    const bool dense = moe.denseLayers > 0 || moe.every > 1 || moe.parallelDenseFfn || m.attention.attentionBlocksPerLayer > 1 ||
                       (m.attention.layerPattern && m.attention.layerPattern->find('-') != std::string::npos);
    if (!dense)
        m.ffn = 0;                                                                              // no layer uses it
    if (m.arch == "nemotron_h")
        m.arch = "nemotron_h_moe";
    m.moe = moe;
}

} // namespace cabe::modelfile
