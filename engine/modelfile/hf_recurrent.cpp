// SPDX-License-Identifier: GPL-3.0-or-later
// Recurrent layers from config.json: Mamba 1 and 2, gated delta nets, Kimi delta attention, lightning attention, short convolutions; and
// blocks whose width or attention differs by layer.
#include "engine/modelfile/hf_model.h"

#include <algorithm>
#include <cmath>

namespace cabe::modelfile {

namespace {

// Positions of the attention layers, as "every n-th from offset" where they are regular.
void setAttentionLayers(Model& m, std::vector<int> attending)
{
    AttentionShape& a = m.attention;
    const auto layers = m.layers;
    std::erase_if(attending, [&](int layer) { return layer < 0 || layer >= layers; });
    std::ranges::sort(attending);
    attending.erase(std::unique(attending.begin(), attending.end()), attending.end());
    if (attending.size() >= 2) {
        const int first = attending.front(), every = attending[1] - attending[0];
        std::vector<int> regular;
        for (int layer = first; layer < layers; layer += every)
            regular.push_back(layer);
        if (regular == attending && first < every) {
            a.every = every;
            if (first != every - 1)
                a.offset = first;
            return;
        }
    }
    a.attentionLayers = std::move(attending);
}

// Layers whose kind in layer_types is one of full attention.
std::optional<std::vector<int>> attendingByList(const HfConfig& c)
{
    const auto kinds = c.words({"layer_types", "layers_block_type"});
    if (kinds.empty())
        return std::nullopt;
    std::vector<int> attending;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (kinds[i].find("attention") != std::string::npos && kinds[i] != "linear_attention")
            attending.push_back(static_cast<int>(i));
    return attending;
}

void setByInterval(Model& m, int every, int offset)
{
    m.attention.every = every;
    if (offset != every - 1)
        m.attention.offset = offset;
}

bool readDeltaNet(const HfConfig& c, Model& m)
{
    const auto keyHeads = c.integer({"linear_num_key_heads"}), valueHeads = c.integer({"linear_num_value_heads"});
    const auto keyDim = c.integer({"linear_key_head_dim"}), valueDim = c.integer({"linear_value_head_dim"});
    if (!keyHeads || !valueHeads || !keyDim || !valueDim)
        return false;
    SsmShape s;
    s.type = SsmType::gatedDeltanet;
    s.kHeads = keyHeads;
    s.vHeads = valueHeads;
    s.kDim = s.state = keyDim;
    s.vDim = valueDim;
    s.groups = keyHeads;
    s.inner = static_cast<int>(std::min<std::int64_t>(std::int64_t{*valueHeads} * *valueDim, 1'000'000'000));
    s.conv = c.integer({"linear_conv_kernel_dim"}).value_or(4);
    m.attention.ssm = s;
    if (auto attending = attendingByList(c))
        setAttentionLayers(m, std::move(*attending));
    else
        setByInterval(m, std::max(1, c.integer({"full_attention_interval"}).value_or(4)), std::max(1, c.integer({"full_attention_interval"}).value_or(4)) - 1);
    return true;
}

bool readKimiDelta(const HfConfig& c, Model& m)
{
    const tree::Node* map = c.map({"linear_attn_config"});
    if (!map)
        return false;
    const HfConfig linear = c.inside(*map);
    SsmShape s;
    s.type = SsmType::kimiDeltaAttention;
    s.heads = linear.integer({"num_heads"}).value_or(m.heads);
    s.headDim = s.state = linear.integer({"head_dim"}).value_or(128);
    s.conv = linear.integer({"short_conv_kernel_size"}).value_or(4);
    s.inner = static_cast<int>(std::min<std::int64_t>(std::int64_t{*s.heads} * *s.headDim, 1'000'000'000));
    m.attention.ssm = s;
    std::vector<int> attending = linear.integers({"full_attn_layers"});
    for (int& layer : attending)
        --layer;                                // the file counts from 1
    setAttentionLayers(m, std::move(attending));
    if (linear.flag({"use_full_rank_gate"}).value_or(false) && m.arch == "kimi-linear")
        m.arch = "kimi_k3";
    return true;
}

// MiniMax 01: 0 lightning, 1 full; Ling 2.5: the last of each group attends.
bool readLightning(const HfConfig& c, Model& m)
{
    const auto kinds = c.integers({"attn_type_list"});
    const bool mixed = std::ranges::count(kinds, 0) > 0;
    const auto group = c.integer({"layer_group_size"});
    if (!mixed && !(group && *group > 1 && m.arch == "bailing_hybrid"))
        return false;
    SsmShape s;
    s.type = SsmType::lightning;
    s.heads = m.heads;
    s.headDim = s.state = m.headDim;
    if (m.attention.mla)
        s.headDim = s.state = c.integer({"head_dim"}).value_or(m.attention.mla->qkNopeHeadDim);
    s.inner = static_cast<int>(std::min<std::int64_t>(std::int64_t{*s.heads} * *s.headDim, 1'000'000'000));
    m.attention.ssm = s;
    if (!mixed) {
        setByInterval(m, *group, *group - 1);
        return true;
    }
    std::vector<int> attending;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (kinds[i] != 0)
            attending.push_back(static_cast<int>(i));
    setAttentionLayers(m, std::move(attending));
    return true;
}

bool readShortConvolution(const HfConfig& c, Model& m)
{
    const auto taps = c.integer({"conv_L_cache"});
    if (!taps)
        return false;
    SsmShape s;
    s.type = SsmType::shortconv;
    s.conv = taps;
    s.inner = c.integer({"conv_dim_out", "conv_dim"}).value_or(m.hidden);
    s.state = s.groups = 0;
    m.attention.ssm = s;
    auto attending = attendingByList(c);
    setAttentionLayers(m, attending ? std::move(*attending) : c.integers({"full_attn_idxs"}));
    // Lfm2MLP: two thirds of the given width, times a factor, rounded up.
    if (c.flag({"block_auto_adjust_ff_dim"}).value_or(false)) {
        const double wide = std::floor(2.0 * c.integer({"block_ff_dim", "intermediate_size"}).value_or(m.ffn) / 3.0);
        const double factor = c.real({"block_ffn_dim_multiplier"}).value_or(1), step = std::max(1, c.integer({"block_multiple_of"}).value_or(256));
        const double width = std::ceil(std::floor(wide * factor) / step) * step;
        m.ffn = width > 0 && width < 1e9 ? static_cast<int>(width) : m.ffn;
    } else if (const auto width = c.integer({"block_ff_dim"}); width && !c.has({"intermediate_size"})) {
        m.ffn = *width;
    }
    return true;
}

// Letters of Nemotron-H: M Mamba, * attention, - feed-forward, E experts.
std::string patternOf(const HfConfig& c)
{
    if (std::string pattern = c.word({"hybrid_override_pattern"}); !pattern.empty())
        return pattern;
    std::string pattern;
    for (const auto& kind : c.words({"layers_block_type"}))
        pattern += kind == "mamba" ? 'M' : kind == "attention" ? '*' : kind == "moe" ? 'E' : '-';
    return pattern;
}

SsmShape mambaShape(const HfConfig& c, const Model& m)
{
    SsmShape s;
    const auto expand = c.real({"mamba_expand", "expand"}).value_or(2);
    s.state = c.integer({"mamba_d_state", "ssm_state_size", "state_size", "d_state"});
    s.conv = c.integer({"mamba_d_conv", "conv_kernel", "d_conv"}).value_or(4);
    s.heads = c.integer({"mamba_n_heads", "mamba_num_heads", "n_mamba_heads"});
    s.headDim = c.integer({"mamba_d_head", "mamba_head_dim", "mamba_headdim"});
    s.groups = c.integer({"mamba_n_groups", "n_groups", "mamba_ngroups"});
    s.inner = c.integer({"mamba_d_ssm"});
    const std::int64_t product = std::int64_t{s.heads.value_or(0)} * s.headDim.value_or(0);
    if (!s.inner && product > 0)
        s.inner = static_cast<int>(std::min<std::int64_t>(product, 1'000'000'000));
    if (!s.inner)
        s.inner = static_cast<int>(std::clamp(expand, 0.0, 100.0) * m.hidden);
    return s;
}

void readMamba2(const HfConfig& c, Model& m)
{
    SsmShape s = mambaShape(c, m);
    s.type = SsmType::mamba2;
    s.state = s.state.value_or(128);
    s.groups = s.groups.value_or(1);
    if (!s.headDim || *s.headDim == 0)
        s.headDim = s.heads && *s.heads > 0 ? *s.inner / *s.heads : 64;
    if (!s.heads)
        s.heads = *s.inner / std::max(1, *s.headDim);
    m.attention.ssm = s;
    if (m.arch == "falcon-h1") {
        m.attention.parallel = true;
        m.attention.attentionLayerCount = m.layers;
        return;
    }
    if (std::string pattern = patternOf(c); !pattern.empty() && (m.arch == "nemotron_h" || pattern.find_first_of("-E") != std::string::npos)) {
        m.layers = static_cast<int>(pattern.size());
        std::vector<int> attending;
        for (std::size_t i = 0; i < pattern.size(); ++i)
            if (pattern[i] == '*')
                attending.push_back(static_cast<int>(i));
        m.attention.attentionLayers = std::move(attending);
        m.attention.layerPattern = std::move(pattern);
        return;
    }
    auto attending = attendingByList(c);
    setAttentionLayers(m, attending ? std::move(*attending) : c.integers({"attn_layer_indices", "hybrid_layer_ids", "attn_layers"}));
}

void readMamba1(const HfConfig& c, Model& m)
{
    SsmShape s = mambaShape(c, m);
    s.type = SsmType::mamba1;
    s.state = s.state.value_or(16);
    s.groups = 0;
    s.heads.reset();
    s.headDim.reset();
    if (m.arch == "mamba")
        s.inner = c.integer({"intermediate_size", "d_inner"}).value_or(*s.inner);
    constexpr int hiddenPerRank = 16;
    s.dtRank = c.integer({"mamba_dt_rank", "time_step_rank"}).value_or((m.hidden + hiddenPerRank - 1) / hiddenPerRank);
    s.innerNorms = m.arch == "jamba";
    m.attention.ssm = s;
    if (m.arch == "jamba") {
        const int every = std::max(1, c.integer({"attn_layer_period"}).value_or(8));
        return setByInterval(m, every, c.integer({"attn_layer_offset"}).value_or(4));
    }
    m.attention.attentionLayers.emplace();
    m.heads = m.kvHeads = m.headDim = m.ffn = 0;        // nothing but the state
}

bool readMamba(const HfConfig& c, Model& m)
{
    const tree::Node* old = c.map({"ssm_cfg"});         // the first Mamba checkpoints
    const bool second = m.arch == "mamba2" || (old && c.inside(*old).word({"layer"}) == "Mamba2");
    if (m.arch == "mamba" && !second) {
        readMamba1(old ? c.inside(*old) : c, m);
        return true;
    }
    if (m.arch == "jamba") {
        readMamba1(c, m);
        return true;
    }
    const bool keys = c.has({"mamba_d_state", "mamba_n_heads", "mamba_num_heads", "ssm_state_size"});
    if (!keys && !second)
        return false;
    readMamba2(c, m);
    if (second)
        m.heads = m.kvHeads = m.headDim = m.ffn = 0;
    return true;
}

} // namespace

void readRecurrentLayers(HfReading r)
{
    const bool found = readDeltaNet(r.config, r.model) || readKimiDelta(r.config, r.model) || readLightning(r.config, r.model) ||
                       readShortConvolution(r.config, r.model) || readMamba(r.config, r.model);
    if (found && r.config.word({"mamba_ssm_dtype", "mamba_ssm_cache_dtype"}) == "float32")
        r.model.attention.ssm->stateDtype = "fp32";
}

void readPerLayerBlocks(HfReading r)
{
    const HfConfig& c = r.config;
    Model& m = r.model;
    if (auto widths = c.integers({"intermediate_size"}); !widths.empty()) {                     // Gemma 3n
        widths.resize(static_cast<std::size_t>(m.layers), widths.back());
        m.ffn = std::ranges::max(widths);
        if (std::ranges::min(widths) != m.ffn)
            m.ffnPerLayer = std::move(widths);
    }
    m.attention.kvSharedLayers = std::min(c.integer({"num_kv_shared_layers"}).value_or(0), std::max(0, m.layers - 1));
    if (c.flag({"use_double_wide_mlp"}).value_or(false) && m.attention.kvSharedLayers > 0) {    // Gemma 4 E2B
        m.ffnPerLayer.assign(static_cast<std::size_t>(m.layers), m.ffn);
        for (int layer = m.layers - m.attention.kvSharedLayers; layer < m.layers; ++layer)
            m.ffnPerLayer[static_cast<std::size_t>(layer)] = static_cast<int>(std::min<std::int64_t>(2 * std::int64_t{m.ffn}, 1'000'000'000));
    }
    const tree::Node* blocks = c.find({"block_configs"});                                       // Nemotron NAS: attention and width by layer
    if (!blocks || !blocks->isSequence())
        return;
    std::vector<int> attending, widths;
    for (std::size_t i = 0; i < blocks->items.size() && i < static_cast<std::size_t>(m.layers); ++i) {
        const HfConfig block = c.inside(blocks->items[i]);
        const tree::Node* attention = block.map({"attention"});
        const tree::Node* ffn = block.map({"ffn"});
        const auto off = [&](const tree::Node* part) {
            return !part || c.inside(*part).flag({"no_op"}).value_or(false) || c.inside(*part).flag({"replace_with_linear"}).value_or(false);
        };
        if (!off(attention)) {
            attending.push_back(static_cast<int>(i));
            if (const auto group = c.inside(*attention).integer({"n_heads_in_group"}); group && *group > 0)
                m.kvHeads = std::max(1, m.heads / *group);
        }
        // Width by the family's rule: two thirds of four times the multiplier, rounded up to 256.
        const double multiplier = off(ffn) ? 0 : c.inside(*ffn).real({"ffn_mult"}).value_or(0);
        constexpr double step = 256;
        const double width = std::ceil(std::floor(2 * multiplier * m.hidden / 3) / step) * step;
        widths.push_back(width >= 0 && width < 1e9 ? static_cast<int>(width) : 0);
    }
    widths.resize(static_cast<std::size_t>(m.layers), 0);
    m.ffn = std::ranges::max(widths);
    m.ffnPerLayer = std::move(widths);
    if (static_cast<int>(attending.size()) < m.layers)
        m.attention.attentionLayers = std::move(attending);
}

} // namespace cabe::modelfile
