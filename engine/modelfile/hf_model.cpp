// SPDX-License-Identifier: GPL-3.0-or-later
// The base of a model from config.json: sizes, heads, norms, biases. Key names are those of huggingface/transformers and of the code that ships
// with the models.
#include "engine/modelfile/hf_model.h"

#include "engine/modelfile/byte_source.h"
#include "engine/modelfile/shape_check.h"

#include <algorithm>
#include <array>

namespace cabe::modelfile {

namespace {

// Values of a configuration class that its files leave out (configuration_gemma3.py, configuration_llama.py, configuration_mistral.py).
struct ClassDefaults {
    std::string_view type;
    int layers, hidden, heads, kvHeads, headDim, ffn, vocab, context;
};
constexpr auto classDefaults = std::to_array<ClassDefaults>({
    {"gemma3_text", 26, 2304, 8, 4, 256, 9216, 262'208, 131'072},
    {"gemma3n_text", 35, 2048, 8, 2, 256, 16'384, 262'400, 32'768},
    {"gemma2", 26, 2304, 8, 4, 256, 9216, 256'000, 8192},
    {"llama", 32, 4096, 32, 32, 128, 11'008, 32'000, 2048},
    {"mistral", 32, 4096, 32, 8, 128, 14'336, 32'000, 131'072},
});

ClassDefaults defaultsOf(std::string_view type)
{
    const auto found = std::ranges::find(classDefaults, type, &ClassDefaults::type);
    return found == classDefaults.end() ? ClassDefaults{} : *found;
}

const Names layerNames = {"num_hidden_layers", "n_layer", "n_layers", "num_layers"};
const Names hiddenNames = {"hidden_size", "n_embd", "n_embed", "d_model", "dim", "model_dim"};

std::optional<int> given(int value) { return value > 0 ? std::optional{value} : std::nullopt; }

int layersOf(const HfConfig& c, const ClassDefaults& usual)
{
    const auto layers = c.integer(layerNames);
    if (layers)
        return *layers;
    if (const auto kinds = c.words({"layers_block_type", "layer_types"}); !kinds.empty())
        return static_cast<int>(kinds.size());
    return usual.layers;
}

int keyValueHeads(const HfConfig& c, int heads, const ClassDefaults& usual)
{
    const bool grouped = c.flag({"new_decoder_architecture"}).value_or(false);      // Falcon: one head unless the newer layout
    if (c.flag({"multi_query"}).value_or(false) && !grouped)
        return 1;
    auto count = c.integer({"num_key_value_heads", "num_kv_heads", "n_head_kv", "num_attention_groups"});
    if (!count && c.flag({"multi_query_attention"}).value_or(true))
        count = c.integer({"multi_query_group_num"});
    if (const tree::Node* attention = c.map({"attn_config"}); !count && attention)
        count = c.inside(*attention).integer({"kv_n_heads", "n_kv_heads"});
    if (!count)
        count = given(usual.kvHeads);
    return std::clamp(count.value_or(heads), 1, std::max(1, heads));
}

// The width of feed-forward blocks, in the words of many families.
int widthOf(const HfConfig& c, const Model& m, const ClassDefaults& usual)
{
    auto width = c.integer({"intermediate_size", "ffn_hidden_size", "n_inner", "ffn_dim", "d_ff", "feed_forward_length", "inner_hidden_size", "hidden_dim", "dim_ff"});
    if (const tree::Node* ffn = c.map({"ffn_config"}); !width && ffn)
        width = c.inside(*ffn).integer({"ffn_hidden_size"});
    if (const auto ratio = c.real({"expansion_ratio"}); !width && ratio && *ratio > 0 && *ratio < 100)
        width = static_cast<int>(*ratio * m.hidden);
    if (m.arch == "qwen" && width)
        return *width / 2;                                  // Qwen 1 counts gate and up together
    if (!width && usual.ffn > 0)
        width = usual.ffn;
    constexpr int usualRatio = 4;
    return width.value_or(m.gatedFfn ? 0 : usualRatio * m.hidden);
}

// A number that stands there but is no count: negative, a fraction, beyond all ranges.
std::optional<Error> notACount(const HfConfig& c, Names names, const std::string& path)
{
    const tree::Node* node = c.find(names);
    if (!node || !node->isScalar() || node->quoted || wholeNumber(*node))
        return std::nullopt;
    Error error = errorOf("out_of_range", path, {{"value", node->text.substr(0, 40)}, {"min", 1.0}});
    error.at.line = node->line;
    error.at.column = node->column;
    error.key = *names.begin();
    return error;
}

// What everything else is sized by; checked at once, because lists by layer follow.
std::optional<Error> readCore(const HfReading& r, const std::string& path)
{
    Model& m = r.model;
    for (const Names names : {layerNames, hiddenNames})
        if (auto fault = notACount(r.config, names, path))
            return fault;
    const ClassDefaults usual = defaultsOf(r.config.type());
    m.layers = layersOf(r.config, usual);
    m.hidden = r.config.integer(hiddenNames).value_or(usual.hidden);
    if (m.layers == 0 || m.hidden == 0) {
        const std::string key = m.layers == 0 ? "num_hidden_layers" : "hidden_size";
        Error error = errorOf("missing_key", path, {{"key", key}});
        error.key = key;
        return error;
    }
    return coreFault(m, path);
}

void readSizes(const HfReading& r)
{
    const HfConfig& c = r.config;
    Model& m = r.model;
    const ClassDefaults usual = defaultsOf(c.type());
    m.heads = c.integer({"num_attention_heads", "n_head", "n_heads", "num_heads"}).value_or(usual.heads);
    m.kvHeads = m.heads > 0 ? keyValueHeads(c, m.heads, usual) : 0;
    m.headDim = c.integer({"head_dim", "kv_channels", "attention_head_dim", "qkv_dim"}).value_or(usual.headDim);
    if (m.headDim == 0 && m.heads > 0)
        m.headDim = m.hidden / m.heads;
    if (const auto value = c.integer({"v_head_dim"}); value && *value != m.headDim)
        m.vHeadDim = value;
    m.gatedFfn = r.family.gated;
    m.ffn = widthOf(c, m, usual);
    m.vocab = c.integer({"vocab_size", "padded_vocab_size", "n_vocab"}).value_or(usual.vocab);
    m.context = c.integer({"max_position_embeddings", "n_positions", "n_ctx", "max_seq_len", "max_sequence_length", "seq_length", "model_max_length"});
    if (!m.context)
        m.context = given(usual.context);
    if (m.context == 0)
        m.context.reset();
    m.tiedEmbeddings = c.flag({"tie_word_embeddings", "tie_embedding", "tie_embeddings"}).value_or(r.family.tied);
    m.perLayerEmbedding = c.integer({"hidden_size_per_layer_input"}).value_or(m.arch == "gemma3n" ? 256 : 0);
}

AttnBias biasOf(const HfConfig& c, const Family& family)
{
    if (c.flag({"qkv_bias", "add_qkv_bias", "use_qkv_bias"}).value_or(false))
        return AttnBias::qkv;
    if (const auto bias = c.flag({"attention_bias", "use_bias", "bias", "add_bias_linear"}))
        return *bias ? family.biasKind : family.bias == AttnBias::qkv ? family.bias : AttnBias::none;
    if (c.flag({"no_bias"}).value_or(false))
        return AttnBias::none;
    return family.bias;
}

QkNorm qkNormOf(const HfConfig& c, const Model& m, const Family& family)
{
    if (const auto used = c.flag({"use_qk_norm", "qk_norm", "use_qk_layernorm", "qk_layernorm"})) {
        if (!*used)
            return QkNorm::none;
        if (m.arch == "llama4")         // normalised without weights
            return QkNorm::none;
        if (c.word({"qk_norm_type"}) == "per_layer")
            return QkNorm::full;
        if (m.arch == "command-r" || m.arch == "stablelm" || m.arch == "phi2" || m.arch == "persimmon")
            return QkNorm::perHead;
        return family.qkNorm == QkNorm::none ? QkNorm::head : family.qkNorm;
    }
    return family.qkNorm;
}

int normsOf(const HfConfig& c, const Model& m, const Family& family)
{
    const bool oneNorm = c.flag({"parallel_attn", "parallel_residual", "use_parallel_residual"}).value_or(false);
    if (m.arch == "falcon") {
        const int count = c.integer({"num_ln_in_parallel_attn"}).value_or(c.flag({"new_decoder_architecture"}).value_or(false) ? 2 : 1);
        return c.flag({"parallel_attn"}).value_or(true) ? std::min(count, 2) : 2;
    }
    if (m.arch == "stablelm" && oneNorm)
        return 1;
    if (m.arch == "gemma4" && c.flag({"enable_moe_block"}).value_or(false))
        return 7;                       // the experts' branch has its own three
    return family.norms;
}

// Tables of learned positions (and of token types of encoders).
int positionsOf(const HfConfig& c, const Model& m, const Family& family)
{
    const int context = m.context.value_or(0);
    if (m.arch == "gpt2" || m.arch == "gptneo" || m.arch == "starcoder")
        return context;
    constexpr int optReserve = 2;
    if (m.arch == "opt")
        return context + optReserve;
    if (family.encoder && (m.arch == "bert" || m.arch == "distilbert"))
        return context + c.integer({"type_vocab_size"}).value_or(0);
    return 0;
}

void readDetails(const HfReading& r)
{
    const HfConfig& c = r.config;
    Model& m = r.model;
    m.attnBias = biasOf(c, r.family);
    m.qkNorm = qkNormOf(c, m, r.family);
    m.norm = r.family.norm;
    m.normsPerLayer = normsOf(c, m, r.family);
    m.mlpBias = c.flag({"mlp_bias", "use_mlp_bias"}).value_or(r.family.mlpBias);
    m.lmHeadBias = r.family.headBias;
    m.extraNorms = m.arch == "bloom" ? 1 : 0;
    m.attnSinks = r.family.sinks || c.flag({"add_swa_attention_sink_bias", "add_full_attention_sink_bias"}).value_or(false);
    m.attnGate = c.flag({"attn_output_gate"}).value_or(false) ? AttnGate::full : c.flag({"use_head_wise_attn_gate"}).value_or(false) ? AttnGate::head : r.family.gate;
    if (c.has({"attn_output_gate"}) && !c.flag({"attn_output_gate"}).value_or(true))
        m.attnGate = AttnGate::none;
    m.learnedPositions = positionsOf(c, m, r.family);
}

// The word of the catalogue for the type that the values were trained in.
std::string dtypeOf(const HfConfig& c)
{
    const std::string word = c.word({"torch_dtype", "dtype"});
    if (word.ends_with("float16"))
        return word == "bfloat16" || word == "torch.bfloat16" ? "bf16" : "f16";
    return word.ends_with("float32") ? "f32" : "bf16";
}

std::string modalityOf(const HfConfig& c)
{
    const bool vision = c.map({"vision_config", "vision_tower_config", "visual"}) || c.map({"img_processor"});
    const bool audio = c.map({"audio_config"}) != nullptr;
    return audio ? "vision+audio+text" : vision ? "vision+text" : "text";
}

void setKind(Model& m)
{
    AttentionShape& a = m.attention;
    if (a.ssm)
        a.kind = AttentionKind::hybrid;
    else if (a.mla)
        a.kind = AttentionKind::mla;
    else
        a.kind = m.kvHeads == m.heads ? AttentionKind::mha : m.kvHeads == 1 ? AttentionKind::mqa : AttentionKind::gqa;
}

} // namespace

Check warning(const char* code, Args args) { return {code, Severity::warning, std::move(args)}; }

Result<Model> readHfModel(const HfConfig& config, const std::string& path, Checks& warnings)
{
    static constexpr Family unknown{.arch = "", .types = ""};
    const std::string type = config.type();
    Model m;
    // Composite models say their own type above the text part, which may borrow another model's (Kimi K3 that of Kimi Linear).
    const Family* known = findFamily(HfConfig{config.whole(), config.whole()}.type());
    if (!known)
        known = findFamily(type);
    m.arch = known ? std::string{known->arch} : type;
    HfReading r{config, known ? *known : unknown, m, warnings};
    if (auto fault = readCore(r, path))
        return *fault;
    readSizes(r);
    if (!known)
        warnings.push_back(warning("unknown_architecture", {{"arch", type.empty() ? std::string{"?"} : type}}));
    if (m.vocab == 0)
        warnings.push_back(warning("not_told", {{"key", std::string{"vocab_size"}}}));
    if (r.family.encoder)
        warnings.push_back({"embedding_model", Severity::note, {}});
    readDetails(r);
    readPerLayerBlocks(r);
    readLatentAttention(r);
    readRecurrentLayers(r);
    readWindows(r);
    readExperts(r);
    setKind(m);
    m.nativeDtype = dtypeOf(config);
    m.modality = modalityOf(config);
    if (auto fault = shapeFault(m, path))
        return *fault;
    setCounts(m);
    countVision(r);
    countPrediction(r);
    return m;
}

} // namespace cabe::modelfile
