// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modelfile/gguf_model.h"

#include "engine/memory/shape.h"
#include "engine/modelfile/byte_source.h"
#include "engine/modelfile/shape_check.h"

#include <algorithm>
#include <cmath>

namespace cabe::modelfile {

namespace {

constexpr double mostCount = 1e9;

std::optional<int> countOf(double value)
{
    return value >= 0 && value <= mostCount && value == std::floor(value) ? std::optional{static_cast<int>(value)} : std::nullopt;
}

int clampCount(std::uint64_t value) { return static_cast<int>(std::min<std::uint64_t>(value, 1'000'000'000)); }

std::optional<Error> readCore(const GgufReading& r)
{
    Model& m = r.model;
    const std::string& path = r.keys.header().path;
    const int blocks = r.keys.integer("block_count").value_or(0);
    m.hidden = r.keys.integer("embedding_length").value_or(0);
    const auto prediction = static_cast<int>(std::ranges::count_if(r.facts.layers, &LayerTensors::prediction));
    m.layers = blocks - prediction;
    if (!r.tensors && (r.family.arch == "glm4moe" || r.family.arch == "glm-dsa"))
        m.layers = blocks - std::min(blocks, r.keys.integer("nextn_predict_layers").value_or(0));
    if (m.layers <= 0 || m.hidden == 0) {
        Error error = errorOf("missing_key", path, {{"key", r.keys.arch() + (m.hidden == 0 ? ".embedding_length" : ".block_count")}});
        error.key = std::get<std::string>(error.args.front().value);
        return error;
    }
    return coreFault(m, path);
}

void readSizes(const GgufReading& r)
{
    Model& m = r.model;
    m.heads = r.keys.integer("attention.head_count").value_or(0);
    m.kvHeads = r.keys.integer("attention.head_count_kv").value_or(m.heads);
    if (m.heads > 0)
        m.headDim = r.keys.integer("attention.key_length").value_or(m.hidden / m.heads);
    if (const auto value = r.keys.integer("attention.value_length"); value && m.heads > 0 && *value != m.headDim)
        m.vHeadDim = value;
    m.ffn = r.keys.integer("feed_forward_length").value_or(0);
    if (auto widths = r.keys.list("feed_forward_length"); !widths.empty() && std::ranges::min(widths) != std::ranges::max(widths)) {
        widths.resize(static_cast<std::size_t>(m.layers), 0);
        m.ffnPerLayer = std::move(widths);
    }
    m.context = r.keys.integer("context_length");
    if (m.context == 0)
        m.context.reset();
    const GgufValue* tokens = r.keys.header().find("tokenizer.ggml.tokens");
    const std::uint64_t listed = tokens ? tokens->count.value_or(0) : 0;
    m.vocab = r.facts.vocab > 0 ? clampCount(r.facts.vocab) : r.keys.integer("vocab_size").value_or(clampCount(listed));
    m.perLayerEmbedding = r.keys.integer("embedding_length_per_layer_input").value_or(0);
}

// Without tensors the family's defaults stand.
void readDefaults(const GgufReading& r)
{
    Model& m = r.model;
    m.tiedEmbeddings = r.family.tied;
    m.gatedFfn = r.family.gated;
    m.attnBias = r.family.bias;
    m.qkNorm = r.family.qkNorm;
    m.norm = r.family.norm;
    m.normsPerLayer = r.family.norms;
    m.mlpBias = r.family.mlpBias;
    m.lmHeadBias = r.family.headBias;
    m.attnSinks = r.family.sinks;
    m.attnGate = r.family.gate;
    m.extraNorms = m.arch == "bloom" ? 1 : 0;
    if (r.family.encoder && r.family.bias == AttnBias::all)
        m.learnedPositions = m.context.value_or(0) + countOf(r.keys.header().number("tokenizer.ggml.token_type_count").value_or(0)).value_or(0);
    if (m.arch == "gpt2" || m.arch == "starcoder" || m.arch == "gptneo")
        m.learnedPositions = m.context.value_or(0);
}

QkNorm qkNormOf(const GgufReading& r)
{
    const LayerTensors* l = r.first([](const LayerTensors& t) { return t.queryNorm > 0 && t.attends(); });
    if (!l)
        return QkNorm::none;
    const auto head = static_cast<std::uint64_t>(std::max(1, r.model.headDim)), heads = static_cast<std::uint64_t>(std::max(1, r.model.heads));
    // A norm per head and one over all heads have as many values; what differs is only how they are applied.
    return l->queryNorm == head ? QkNorm::head : l->queryNorm == head * heads ? QkNorm::full : r.family.qkNorm == QkNorm::none ? QkNorm::head : r.family.qkNorm;
}

AttnGate gateOf(const GgufReading& r)
{
    const auto heads = static_cast<std::uint64_t>(r.model.heads), wide = heads * static_cast<std::uint64_t>(r.model.headDim);
    const LayerTensors* gated = r.first([](const LayerTensors& t) { return t.attends() && t.gate > 0; });
    if (gated)
        return gated->gate == heads ? AttnGate::head : AttnGate::full;
    const LayerTensors* doubled = r.first([&](const LayerTensors& t) { return t.attends() && wide > 0 && t.query == 2 * wide; });
    return doubled ? AttnGate::full : AttnGate::none;
}

void readDetails(const GgufReading& r)
{
    Model& m = r.model;
    const TensorFacts& f = r.facts;
    const auto any = [&](bool LayerTensors::*flag) { return r.first([flag](const LayerTensors& l) { return l.*flag; }) != nullptr; };
    m.tiedEmbeddings = !f.output;
    m.lmHeadBias = f.outputBias;
    m.learnedPositions = clampCount(f.positions);
    m.extraNorms = std::clamp(f.outerNorms - 1, 0, 8);
    // Fused families hold gate and up in one tensor of twice the width.
    const LayerTensors* dense = r.first([](const LayerTensors& l) { return l.ffn > 0; });
    const bool fused = dense && m.ffn > 0 && dense->ffn == 2 * static_cast<std::uint64_t>(m.ffn);
    m.gatedFfn = any(&LayerTensors::gatedFfn) || fused;
    if (dense && m.ffn == 0)
        m.ffn = clampCount(dense->ffn);
    m.attnBias = !any(&LayerTensors::qkvBias) ? AttnBias::none : any(&LayerTensors::outputBias) ? AttnBias::all : AttnBias::qkv;
    m.mlpBias = any(&LayerTensors::ffnBias);
    m.norm = any(&LayerTensors::normBias) ? NormKind::layernormBias : r.family.norm == NormKind::layernormBias ? NormKind::layernorm : r.family.norm;
    m.normsPerLayer = 0;
    for (const LayerTensors& l : f.layers)
        m.normsPerLayer = std::max(m.normsPerLayer, std::min(l.norms, 16));
    m.attnSinks = any(&LayerTensors::sinks);
    m.qkNorm = qkNormOf(r);
    m.attnGate = gateOf(r);
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

// Counts from the tensors; the shape has its own, which the layout must explain to within a few percent.
void setCounts(const GgufReading& r, Checks& warnings)
{
    Model& m = r.model;
    modelfile::setCounts(m);
    if (!r.tensors)
        return;
    const double shape = static_cast<double>(m.paramsTotal), total = r.facts.elements;
    constexpr double tolerance = 0.03, most = 1e14;
    if (total < 1 || total > most)
        return;
    if (std::fabs(shape / total - 1) > tolerance)
        warnings.push_back({"shape_incomplete", Severity::warning, {{"shape_b", shape / 1e9}, {"file_b", total / 1e9}}});
    m.paramsTotal = static_cast<std::int64_t>(total);
    m.paramsExact = true;
    const double idle = m.moe ? 1 - double(m.moe->active) / std::max(1, m.moe->experts) : 0;
    m.paramsActive = static_cast<std::int64_t>(total - r.facts.expertElements * std::max(0.0, idle));
    if (r.facts.predictionElements > 0)
        m.mtpParams = static_cast<std::int64_t>(std::min(r.facts.predictionElements, most));
}

std::string dtypeOf(const GgufHeader& header)
{
    // general.file_type of files that keep the type of training (llama.h: LLAMA_FTYPE_ALL_F32, MOSTLY_F16).
    const double type = header.number("general.file_type").value_or(-1);
    return type == 0 ? "f32" : type == 1 ? "f16" : "bf16";
}

std::optional<Error> notALanguageModel(const GgufHeader& header, const std::string& arch)
{
    const std::string kind = header.text("general.type");
    const bool part = kind == "adapter" || kind == "imatrix" || kind == "mmproj" || arch == "clip" || arch == "imatrix";
    if (arch.empty() && kind.empty())
        return errorOf("missing_key", header.path, {{"key", std::string{"general.architecture"}}});
    if (!part)
        return {};
    return errorOf("not_a_language_model", header.path, {{"kind", shown(kind.empty() || kind == "model" ? arch : kind)}});
}

} // namespace

const GgufValue* GgufKeys::find(std::string_view key) const { return header_.find(arch_ + '.' + std::string{key}); }

std::optional<int> GgufKeys::integer(std::string_view key) const
{
    const GgufValue* value = find(key);
    if (!value)
        return std::nullopt;
    if (value->number)
        return countOf(*value->number);
    std::optional<int> most;
    for (const double item : value->list)
        if (const auto count = countOf(item))
            most = std::max(most.value_or(0), *count);
    return most;
}

std::vector<int> GgufKeys::list(std::string_view key) const
{
    std::vector<int> items;
    if (const GgufValue* value = find(key))
        for (const double item : value->list)
            items.push_back(countOf(item).value_or(0));
    return items;
}

Result<Model> readGgufModel(const GgufHeader& header, const std::vector<GgufTensor>& tensors, TensorFacts& facts, Checks& warnings)
{
    static constexpr Family unknown{.arch = "", .types = ""};
    const std::string arch = header.text("general.architecture");
    if (auto fault = notALanguageModel(header, arch))
        return *fault;
    const Family* known = findFamily(arch);
    const GgufKeys keys{header, arch};
    Model m;
    m.arch = arch;
    const int blocks = keys.integer("block_count").value_or(0);
    constexpr int mostBlocks = 4'000;
    facts = factsOf(tensors, std::min(blocks, mostBlocks), static_cast<std::uint64_t>(keys.integer("embedding_length").value_or(0)));
    const GgufReading r{keys, known ? *known : unknown, facts, !tensors.empty(), m};
    if (auto fault = readCore(r))
        return *fault;
    if (!known)
        warnings.push_back({"unknown_architecture", Severity::warning, {{"arch", shown(arch)}}});
    if (!r.tensors)
        warnings.push_back({"no_tensors", Severity::note, {}});
    if (r.family.encoder)
        warnings.push_back({"embedding_model", Severity::note, {}});
    readSizes(r);
    if (m.vocab == 0)
        warnings.push_back({"not_told", Severity::warning, {{"key", arch + ".vocab_size"}}});
    readDefaults(r);
    if (r.tensors)
        readDetails(r);
    readGgufAttention(r);
    readGgufRecurrence(r);
    readGgufExperts(r);
    setKind(m);
    m.nativeDtype = dtypeOf(header);
    if (auto fault = shapeFault(m, header.path))
        return *fault;
    setCounts(r, warnings);
    return m;
}

} // namespace cabe::modelfile
