// SPDX-License-Identifier: GPL-3.0-or-later
// Reading of codes that are folded to capitals, of rates and months.
#include "engine/project/unions.h"

#include <algorithm>

namespace cabe {

using tree::Node;
using tree::Reader;
using tree::Rule;

namespace {

bool isWholeYear(std::string_view text)
{
    return text.size() == 4 && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

void wrongFormat(Reader& reader, const Node& node, std::string_view example)
{
    constexpr std::size_t longestGiven = 100;   // a longer wrong value is not repeated
    Args args{{"example", std::string{example}}};
    if (node.text.size() <= longestGiven)
        args.push_back({"value", node.text});
    reader.fault("wrong_format", node, std::move(args));
}

} // namespace

void currencyBeside(Reader& reader, std::initializer_list<std::optional<MoneyInput>*> prices)
{
    const Node* node = reader.take("currency");
    if (!node)
        return;
    const Reader::Within here{reader, "currency"};
    const auto currency = readCode(reader, *node, currencyCode);
    if (!currency)
        return;
    for (auto* price : prices) {
        if (*price && (*price)->currency.empty())
            (*price)->currency = *currency;
    }
}

bool hasShape(std::string_view code, const CodeShape& shape)
{
    return code.size() >= shape.min && code.size() <= shape.max && std::ranges::all_of(code, [&](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (shape.digits && c >= '0' && c <= '9');
    });
}

std::string upper(std::string_view code)
{
    std::string capitals{code};
    for (char& c : capitals)
        c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return capitals;
}

std::optional<std::string> readCode(Reader& reader, const Node& node, const CodeShape& shape)
{
    std::string text;
    if (!reader.read(node, text))
        return std::nullopt;
    if (hasShape(text, shape))
        return upper(text);
    wrongFormat(reader, node, shape.example);
    return std::nullopt;
}

void ratesKey(Reader& reader, std::string_view name, std::map<std::string, double>& rates, const Rule& rule)
{
    const Node* node = reader.take(name);
    if (!node)
        return;
    const Reader::Within here{reader, name};
    if (!node->isMap())
        return reader.wrongType(*node, {"map"});
    for (const auto& entry : node->entries) {
        Node key;
        key.kind = Node::Kind::scalar;
        key.line = entry.line;
        key.column = entry.column;
        key.text = entry.key;
        const auto currency = readCode(reader, key, currencyCode);
        double rate = 0;
        if (!currency || entry.value.isNull())
            continue;
        const Reader::Within inside{reader, *currency};
        if (reader.read(entry.value, rate, rule) && !rates.emplace(*currency, rate).second)
            reader.fault("duplicate_key", key, {{"key", *currency}});
    }
}

bool isMonth(std::string_view text)
{
    if (text.size() != 7 || text[4] != '-' || !isWholeYear(text.substr(0, 4)))
        return false;
    const std::string_view month = text.substr(5);
    return (month[0] == '0' && month[1] >= '1' && month[1] <= '9') || (month[0] == '1' && month[1] >= '0' && month[1] <= '2');
}

void monthKey(Reader& reader, std::string_view name, std::optional<std::string>& month)
{
    const Node* node = reader.take(name);
    if (!node)
        return;
    const Reader::Within here{reader, name};
    std::string text;
    if (!reader.read(*node, text))
        return;
    if (isMonth(text))
        month = std::move(text);
    else
        wrongFormat(reader, *node, "2027-01");
}

} // namespace cabe
