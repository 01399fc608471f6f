// SPDX-License-Identifier: GPL-3.0-or-later
// Values of the document that may be written in more than one form: an id or a map, one or a list, a number or {value, currency}.
// Reader finds the readNode() of such a type, NodeWriter its writeNode(); other visitors pass them by.
#pragma once

#include "engine/project/project.h"
#include "engine/tree/reader.h"

#include <initializer_list>
#include <string_view>

namespace cabe {

void readNode(tree::Reader& reader, const tree::Node& node, MoneyInput& money, const tree::Rule& rule);
void readNode(tree::Reader& reader, const tree::Node& node, TariffChoice& tariff, const tree::Rule& rule);
void readNode(tree::Reader& reader, const tree::Node& node, ResaleChoice& resale, const tree::Rule& rule);
void readNode(tree::Reader& reader, const tree::Node& node, ModelChoice& model, const tree::Rule& rule);
void readNode(tree::Reader& reader, const tree::Node& node, Choice& choice, const tree::Rule& rule);
void readNode(tree::Reader& reader, const tree::Node& node, CacheChoice& cache, const tree::Rule& rule);
void readNode(tree::Reader& reader, const tree::Node& node, GpuLayers& layers, const tree::Rule& rule);
void readNode(tree::Reader& reader, const tree::Node& node, Speculative& speculative, const tree::Rule& rule);
void readNode(tree::Reader& reader, const tree::Node& node, GpuChoice& gpu, const tree::Rule& rule);
void readNode(tree::Reader& reader, const tree::Node& node, RentChoice& rent, const tree::Rule& rule);
void readNode(tree::Reader& reader, const tree::Node& node, ApiChoice& api, const tree::Rule& rule);
void readNode(tree::Reader& reader, const tree::Node& node, Option& option, const tree::Rule& rule);
void readNode(tree::Reader& reader, const tree::Node& node, Plan& plan, const tree::Rule& rule);

[[nodiscard]] tree::Node writeNode(const MoneyInput& money);
[[nodiscard]] tree::Node writeNode(const TariffChoice& tariff);
[[nodiscard]] tree::Node writeNode(const ModelChoice& model);
[[nodiscard]] tree::Node writeNode(const Choice& choice);
[[nodiscard]] tree::Node writeNode(const CacheChoice& cache);
[[nodiscard]] tree::Node writeNode(const GpuLayers& layers);
[[nodiscard]] tree::Node writeNode(const GpuChoice& gpu);
[[nodiscard]] tree::Node writeNode(const RentChoice& rent);
[[nodiscard]] tree::Node writeNode(const ApiChoice& api);

// The map form of a type that also has others: read(node, AsMap{value}) goes by the keys of its describe().
template <class T>
struct AsMap {
    T& value;
};
template <class T>
AsMap(T&) -> AsMap<T>; // clang before 17 does not deduce it
template <class V, class T>
void describe(V& v, AsMap<T>& map)
{
    describe(v, map.value);
}

template <class V>
void describe(V& v, CacheChoice& c)
{
    v.key("k", c.k, tree::required);
    v.key("v", c.v, tree::required);
}

// site.pue is an alias of site.cooling.pue.
template <class V>
void pueAlias(V&, Site&)
{
}
void pueAlias(tree::Reader& reader, Site& site);

// One target may stand without a list.
template <class V>
void loraTargets(V& v, LoraSettings& lora)
{
    v.key("targets", lora.targets);
}
void loraTargets(tree::Reader& reader, LoraSettings& lora);

// `currency` beside prices holds for those that are bare numbers. Called after the keys of the prices.
template <class V>
void currencyBeside(V&, std::initializer_list<std::optional<MoneyInput>*>)
{
}
void currencyBeside(tree::Reader& reader, std::initializer_list<std::optional<MoneyInput>*> prices);

// The one of own, rent and api that an option has.
template <class V>
void describeWay(V&, Option&)
{
}
void describeWay(tree::Reader& reader, Option& option);

// Keys that mean something only when the condition holds: their defaults are assumptions only then. Reading and writing take them always.
template <class V, class F>
void onlyWhen(V&, bool, F&& keys)
{
    keys();
}

// Codes like BR, BRL, SP: folded to capitals when read. Errors: wrong_format {value, example}.
struct CodeShape {
    std::size_t min, max;   // characters
    bool digits;            // allowed beside letters
    std::string_view example;
};
inline constexpr CodeShape countryCode{2, 2, false, "BR"};      // ISO 3166 alpha-2
inline constexpr CodeShape stateCode{1, 3, true, "SP"};         // the part of ISO 3166-2 behind the hyphen
inline constexpr CodeShape currencyCode{3, 3, false, "BRL"};    // ISO 4217
[[nodiscard]] bool hasShape(std::string_view code, const CodeShape& shape);
[[nodiscard]] std::string upper(std::string_view code);
// The code in capitals when the node holds one; otherwise a fault.
[[nodiscard]] std::optional<std::string> readCode(tree::Reader& reader, const tree::Node& node, const CodeShape& shape);

template <class V, class Field>
void codeKey(V& v, std::string_view name, Field& field, const CodeShape&)
{
    v.key(name, field);
}
template <class Field>
void codeKey(tree::Reader& reader, std::string_view name, Field& field, const CodeShape& shape)
{
    const tree::Node* node = reader.take(name);
    if (!node)
        return;
    const tree::Reader::Within here{reader, name};
    if (auto code = readCode(reader, *node, shape))
        field = std::move(*code);
}

template <class V>
void describe(V& v, MoneyInput& m)
{
    v.key("value", m.value, tree::requiredBetween(0, 1e15));
    codeKey(v, "currency", m.currency, currencyCode);
}

// Rates by currency code.
template <class V>
void ratesKey(V& v, std::string_view name, std::map<std::string, double>& rates, const tree::Rule& rule)
{
    v.key(name, rates, rule);
}
void ratesKey(tree::Reader& reader, std::string_view name, std::map<std::string, double>& rates, const tree::Rule& rule);

// A month like 2027-01.
[[nodiscard]] bool isMonth(std::string_view text);
template <class V>
void monthKey(V& v, std::string_view name, std::optional<std::string>& month)
{
    v.key(name, month);
}
void monthKey(tree::Reader& reader, std::string_view name, std::optional<std::string>& month);

} // namespace cabe
