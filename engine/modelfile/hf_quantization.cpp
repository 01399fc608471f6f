// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modelfile/hf_quantization.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace cabe::modelfile {

using tree::Node;

namespace {

std::string lower(std::string text)
{
    std::ranges::transform(text, text.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return text;
}

bool holds(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

// A scheme in the words of the several tools: family, bits, group.
struct Scheme {
    FormatFamily family;
    std::optional<double> bits;
    std::optional<int> group;
};

// The side of square blocks that share a scale (weight_block_size: [128, 128]).
std::optional<int> blockOf(const HfConfig& q)
{
    const auto block = q.integers({"weight_block_size", "block_structure"});
    return block.empty() ? std::nullopt : std::optional{block.front()};
}

std::optional<Scheme> schemeOfWord(const std::string& word, std::optional<int> block)
{
    if (holds(word, "nvfp4"))
        return Scheme{FormatFamily::nvfp4, 4, 16};
    if (holds(word, "mxfp8"))
        return Scheme{FormatFamily::mxfp, 8, 32};
    if (holds(word, "mxfp4"))
        return Scheme{FormatFamily::mxfp, 4, 32};
    if (holds(word, "fp8") || holds(word, "float8"))
        return Scheme{FormatFamily::fp8, 8, block};
    if (holds(word, "w4a16") || holds(word, "int4"))
        return Scheme{FormatFamily::awq, 4, 128};
    if (holds(word, "int8") || holds(word, "w8a8"))
        return Scheme{FormatFamily::int8, 8, std::nullopt};
    return std::nullopt;
}

// config_groups of compressed-tensors and ModelOpt: bits, type and group of the weights.
std::optional<Scheme> schemeOfGroups(const HfConfig& q)
{
    const Node* groups = q.map({"config_groups"});
    if (!groups)
        return std::nullopt;
    for (const auto& entry : groups->entries) {
        if (!entry.value.isMap())
            continue;
        const HfConfig group = q.inside(entry.value);
        if (const auto named = schemeOfWord(lower(group.word({"format"})), std::nullopt))
            return named;
        const Node* map = group.map({"weights"});
        if (!map)
            continue;
        const HfConfig weights = q.inside(*map);
        const int bits = weights.integer({"num_bits"}).value_or(0);
        const auto size = weights.integer({"group_size"});
        const bool floating = weights.word({"type"}) == "float";
        constexpr int mxGroup = 32;
        if (floating && bits == 4)
            return Scheme{size == mxGroup ? FormatFamily::mxfp : FormatFamily::nvfp4, 4, size};
        if (floating && bits == 8)
            return size == mxGroup ? Scheme{FormatFamily::mxfp, 8, size} : Scheme{FormatFamily::fp8, 8, blockOf(weights)};
        if (bits == 8 && !size)
            return Scheme{FormatFamily::int8, 8, std::nullopt};
        if (bits > 0)
            return Scheme{FormatFamily::gptq, bits, size};
    }
    return std::nullopt;
}

// ModelOpt's mixed checkpoints name an algorithm per layer: the one of most layers counts.
std::string mostFrequentAlgorithm(const HfConfig& q)
{
    std::map<std::string, int> counts;
    if (const Node* layers = q.map({"quantized_layers"}))
        for (const auto& entry : layers->entries)
            if (entry.value.isMap())
                ++counts[lower(q.inside(entry.value).word({"quant_algo"}))];
    const auto most = std::ranges::max_element(counts, {}, [](const auto& pair) { return pair.second; });
    return most == counts.end() ? std::string{} : most->first;
}

std::optional<Scheme> schemeOf(const HfConfig& q, const HfConfig& whole)
{
    const std::string method = lower(q.word({"quant_method"})), algorithm = lower(q.word({"quant_algo"}));
    const auto bits = q.real({"bits", "w_bit", "nbits"});
    const auto group = q.integer({"group_size", "q_group_size"});
    if (method == "awq")
        return Scheme{FormatFamily::awq, bits.value_or(4), group};
    if (method == "gptq" || method == "autoround" || method == "auto-round" || method == "intel/auto-round")
        return Scheme{FormatFamily::gptq, bits.value_or(4), group};
    if (method == "exl2")
        return Scheme{FormatFamily::exl2, bits, std::nullopt};
    if (method == "exl3")
        return Scheme{FormatFamily::exl3, bits, std::nullopt};
    if (method == "hqq")
        return Scheme{FormatFamily::hqq, bits.value_or(4), group};
    if (algorithm == "mixed_precision")
        if (auto mixed = schemeOfWord(mostFrequentAlgorithm(q), std::nullopt))
            return mixed;
    if (auto named = schemeOfWord(algorithm, blockOf(q)))
        return named;
    if (auto named = schemeOfWord(lower(q.word({"format"})), blockOf(q)))
        return named;
    if (auto groups = schemeOfGroups(q))
        return groups;
    // DeepSeek V4 keeps its experts, nearly the whole model, in 4 bits beside an FP8 rest.
    if (whole.word({"expert_dtype"}) == "fp4")
        return Scheme{FormatFamily::mxfp, 4, 32};
    return schemeOfWord(method, blockOf(q));
}

std::string bitsAndBytes(const HfConfig& q, const Catalog& catalog)
{
    const bool four = q.flag({"load_in_4bit", "_load_in_4bit"}).value_or(false);
    const bool twice = q.flag({"bnb_4bit_use_double_quant"}).value_or(false);
    const char* id = !four ? "bnb-int8" : twice ? "bnb-nf4-double" : "bnb-nf4";
    return catalog.formats.find(id) ? id : std::string{};
}

std::string plainFormat(const HfConfig& config, const Catalog& catalog)
{
    const std::string word = config.word({"torch_dtype", "dtype"});
    const WeightFormat* format = word.empty() ? nullptr : catalog.formats.find(word);
    return format ? format->id : std::string{};
}

} // namespace

const WeightFormat* nearestFormat(const Catalog& catalog, FormatFamily family, std::optional<double> bits, std::optional<int> group)
{
    const WeightFormat* best = nullptr;
    double least = 0;
    for (const WeightFormat& format : catalog.formats.rows()) {
        if (format.family != family)
            continue;
        constexpr double bitsMatterMore = 1'000, noGroup = 1'024;
        const double own = format.weightBits ? double(*format.weightBits) : format.bpwLinear.value_or(0);
        const double ownGroup = format.group.value_or(0) > 0 ? *format.group : noGroup, wanted = group && *group > 0 ? *group : noGroup;
        const double distance = (bits ? std::fabs(own - *bits) : 0) * bitsMatterMore + std::fabs(std::log2(ownGroup / wanted));
        if (!best || distance < least) {
            best = &format;
            least = distance;
        }
    }
    return best;
}

std::string weightFormatOf(const HfConfig& config, const Node* separate, const Catalog& catalog)
{
    const Node* section = config.map({"quantization_config", "compression_config"});
    if (!section && separate && separate->isMap())
        if (const Node* inner = separate->find("quantization"); inner && inner->isMap())
            section = inner;
    if (!section)
        if (const Node* mlx = config.map({"quantization"}))
            if (const HfConfig q = config.inside(*mlx); q.has({"bits"})) {
                const WeightFormat* format = nearestFormat(catalog, FormatFamily::mlx, q.real({"bits"}), q.integer({"group_size"}));
                return format ? format->id : std::string{};
            }
    if (!section)
        return plainFormat(config, catalog);
    const HfConfig q = config.inside(*section);
    if (holds(lower(q.word({"quant_method"})), "bitsandbytes") || q.has({"load_in_4bit", "load_in_8bit"}))
        return bitsAndBytes(q, catalog);
    const auto scheme = schemeOf(q, config);
    if (!scheme)
        return {};
    const WeightFormat* format = nearestFormat(catalog, scheme->family, scheme->bits, scheme->group);
    return format ? format->id : std::string{};
}

} // namespace cabe::modelfile
