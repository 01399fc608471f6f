// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modelfile/hf_config.h"

#include "engine/tree/scalar.h"

#include <algorithm>
#include <array>
#include <limits>

namespace cabe::modelfile {

using tree::Node;

namespace {

const Node* findIn(const Node& map, Names names)
{
    for (const std::string_view name : names) {
        const Node* node = map.find(name);
        if (node && !node->isNull())
            return node;
    }
    return nullptr;
}

// A map that has what every language model's configuration has under one of its names.
bool describesLayers(const Node& map)
{
    return map.isMap() && findIn(map, {"num_hidden_layers", "n_layer", "n_layers", "num_layers", "layers_block_type", "hybrid_override_pattern"}) &&
           findIn(map, {"hidden_size", "n_embd", "n_embed", "d_model", "dim", "model_dim"});
}

} // namespace

std::optional<int> wholeNumber(const Node& node)
{
    if (!node.isScalar() || node.quoted)
        return std::nullopt;
    const auto value = tree::parseWhole(node.text);
    if (!value || *value < 0 || *value > std::numeric_limits<int>::max())
        return std::nullopt;
    return static_cast<int>(*value);
}

const Node* HfConfig::find(Names names) const
{
    const Node* node = findIn(text_, names);
    return node || &text_ == &whole_ ? node : findIn(whole_, names);
}

const Node* HfConfig::map(Names names) const
{
    const Node* node = find(names);
    return node && node->isMap() ? node : nullptr;
}

std::optional<int> HfConfig::integer(Names names) const
{
    const Node* node = find(names);
    return node ? wholeNumber(*node) : std::nullopt;
}

std::optional<double> HfConfig::real(Names names) const
{
    const Node* node = find(names);
    if (!node || !node->isScalar() || node->quoted)
        return std::nullopt;
    const auto value = tree::parseNumber(node->text);
    return value ? std::optional{*value} : std::nullopt;
}

std::optional<bool> HfConfig::flag(Names names) const
{
    const Node* node = find(names);
    return node && node->isScalar() && !node->quoted ? tree::parseBool(node->text) : std::nullopt;
}

std::string HfConfig::word(Names names) const
{
    const Node* node = find(names);
    return node && node->isScalar() && node->quoted ? node->text : std::string{};
}

std::vector<int> HfConfig::integers(Names names) const
{
    std::vector<int> list;
    const Node* node = find(names);
    if (node && node->isSequence())
        for (const Node& item : node->items)
            list.push_back(wholeNumber(item).value_or(0));
    return list;
}

std::vector<std::string> HfConfig::words(Names names) const
{
    std::vector<std::string> list;
    const Node* node = find(names);
    if (node && node->isSequence())
        for (const Node& item : node->items)
            list.push_back(item.isScalar() ? item.text : std::string{});
    return list;
}

std::string HfConfig::type() const
{
    std::string type = word({"model_type"});
    if (type.empty())
        if (const auto architectures = words({"architectures"}); !architectures.empty())
            type = architectures.front();
    return type;
}

void blankNonNumbers(std::string& json)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 3> words{{{"-Infinity", "null     "}, {"Infinity", "null    "}, {"NaN", "\"\" "}}};
    bool inText = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        if (inText && json[i] == '\\')
            ++i;
        else if (json[i] == '"')
            inText = !inText;
        else if (!inText && (json[i] == '-' || json[i] == 'I' || json[i] == 'N'))
            for (const auto& [word, blank] : words)
                if (json.compare(i, word.size(), word) == 0) {
                    json.replace(i, word.size(), blank);
                    i += word.size() - 1;
                    break;
                }
    }
}

const Node& textPart(const Node& whole)
{
    for (const std::string_view name : {"text_config", "llm_config", "language_config", "language_model", "text_model_config"})
        if (const Node* node = whole.find(name); node && (describesLayers(*node) || (node->isMap() && !describesLayers(whole) && node->find("model_type"))))
            return *node;
    if (const Node* thinker = whole.find("thinker_config"); thinker && thinker->isMap())
        return textPart(*thinker);
    if (describesLayers(whole))
        return whole;
    for (const auto& entry : whole.entries)
        if (entry.key.find("vision") == std::string::npos && entry.key.find("audio") == std::string::npos && describesLayers(entry.value))
            return entry.value;
    return whole;
}

} // namespace cabe::modelfile
