// SPDX-License-Identifier: GPL-3.0-or-later
// Reading of the values that have more than one form.
#include "engine/catalog/fields_gpu.h"
#include "engine/catalog/fields_model.h"
#include "engine/project/fields.h"
#include "engine/project/yaml_text.h"
#include "engine/tree/names.h"
#include "engine/tree/scalar.h"

#include <algorithm>

namespace cabe {

using tree::Node;
using tree::Reader;
using tree::Rule;

namespace {

constexpr Rule amount = tree::between(0, 1e15);

// A card's map: the catalogue's keys and the three that belong to the option alone.
struct GpuKeys {
    Gpu& row;
    GpuChoice& choice;
};

template <class V>
void describe(V& v, GpuKeys& k)
{
    describe(v, k.row);
    v.key("price", k.choice.price);
    v.key("idle_power_w", k.choice.idlePowerW, tree::between(0, 1e6));
    v.key("gpu_share", k.choice.gpuShare, tree::between(0.01, 1));
}

struct FileKeys {
    ModelChoice& model;
};

template <class V>
void describe(V& v, FileKeys& k)
{
    v.key("file", k.model.file);
    v.key("directory", k.model.directory);
}

struct BillKeys {
    TariffChoice& tariff;
};

template <class V>
void describe(V& v, BillKeys& k)
{
    v.key("price_per_kwh", k.tariff.pricePerKwh, tree::required);
    currencyBeside(v, {&k.tariff.pricePerKwh});
}

bool has(const Node& map, std::string_view key)
{
    const Node* value = map.find(key);
    return value && !value->isNull();
}

void addScalar(Node& map, std::string key, std::string text)
{
    Node value;
    value.kind = Node::Kind::scalar;
    value.line = map.line;
    value.column = map.column;
    value.text = std::move(text);
    map.entries.push_back({std::move(key), map.line, map.column, std::move(value)});
}

// A model of one's own needs no id, and a dense one uses all of its parameters.
Node withModelDefaults(Node map)
{
    if (!has(map, "id"))
        addScalar(map, "id", "custom");
    if (!has(map, "name"))
        addScalar(map, "name", map.find("id")->text);
    if (const Node* total = map.find("params_total"); total && !has(map, "params_active") && !has(map, "moe")) {
        Node active = *total;
        map.entries.push_back({"params_active", active.line, active.column, std::move(active)});
    }
    return map;
}

// In {name: Test, then own, stages: …} YAML ends the name at the comma and takes what follows for a key without a value.
Node withWholeName(const Node& map)
{
    Node whole = map;
    whole.entries.clear();
    for (const auto& entry : map.entries) {
        Node* name = whole.entries.empty() ? nullptr : &whole.entries.back().value;
        if (entry.value.isNull() && name && whole.entries.back().key == "name" && name->isScalar() && entry.key != "stages")
            name->text += ", " + entry.key;
        else
            whole.entries.push_back(entry);
    }
    return whole;
}

} // namespace

void readNode(Reader& reader, const Node& node, MoneyInput& money, const Rule&)
{
    if (node.isScalar()) {
        money.currency.clear();
        reader.read(node, money.value, amount);
    } else if (node.isMap()) {
        AsMap map{money};
        reader.read(node, map);
    } else {
        reader.wrongType(node, {"number", "{value, currency}"});
    }
}

void readNode(Reader& reader, const Node& node, TariffChoice& tariff, const Rule&)
{
    if (node.isScalar()) {
        tariff.id = node.text;
    } else if (node.isMap()) {
        BillKeys bill{tariff};
        reader.read(node, bill);
    } else {
        reader.wrongType(node, {"id", "{price_per_kwh}"});
    }
}

void readNode(Reader& reader, const Node& node, ResaleChoice& resale, const Rule&)
{
    AsMap map{resale};
    if (!reader.read(node, map))
        return;
    if (resale.curve && resale.fraction)
        reader.fault("conflicting_keys", node, {{"key", std::string{"curve"}}, {"other", std::string{"fraction"}}});
    else if (!resale.curve && !resale.fraction)
        reader.fault("missing_key", node, {{"key", std::string{"curve"}}}, {"curve", "fraction"});
}

void readNode(Reader& reader, const Node& node, ModelChoice& model, const Rule&)
{
    if (node.isScalar()) {
        model.id = node.text;
    } else if (!node.isMap()) {
        reader.wrongType(node, {"id", "{file}", "{directory}", "map"});
    } else if (has(node, "file") || has(node, "directory")) {
        FileKeys keys{model};
        if (reader.read(node, keys) && has(node, "file") && has(node, "directory"))
            reader.fault("conflicting_keys", node, {{"key", std::string{"file"}}, {"other", std::string{"directory"}}});
    } else if (node.entries.size() == 1 && has(node, "id")) {
        const Reader::Within here{reader, "id"};
        reader.read(*node.find("id"), model.id);
    } else {
        model.custom.emplace();
        reader.read(withModelDefaults(node), *model.custom);
    }
}

void readNode(Reader& reader, const Node& node, Choice& choice, const Rule&)
{
    if (node.isScalar())
        choice.ids = {node.text};
    else if (!node.isSequence())
        return reader.wrongType(node, {"id", "auto", "list"});
    else if (node.items.empty())
        return reader.fault("empty_list", node);
    else if (!reader.read(node, choice.ids))
        return;
    if (std::ranges::any_of(choice.ids, [](const std::string& id) { return sameWord(id, "auto"); }))
        choice.ids.clear();
}

void readNode(Reader& reader, const Node& node, CacheChoice& cache, const Rule&)
{
    if (node.isScalar()) {
        cache = {node.text, node.text};
    } else if (node.isMap()) {
        AsMap map{cache};
        reader.read(node, map);
    } else {
        reader.wrongType(node, {"id", "{k, v}"});
    }
}

void readNode(Reader& reader, const Node& node, GpuLayers& layers, const Rule&)
{
    layers.count.reset();
    if (node.isScalar() && sameWord(node.text, "all"))
        return;
    int count = 0;
    if (node.isScalar() && !tree::parseNumber(node.text) && tree::parseNumber(node.text).error().code == "wrong_type")
        reader.wrongType(node, {"all", "whole number"});
    else if (reader.read(node, count, tree::between(0, 100'000)))
        layers.count = count;
}

void readNode(Reader& reader, const Node& node, Speculative& speculative, const Rule&)
{
    AsMap map{speculative};
    if (!reader.read(node, map))
        return;
    if (speculative.draft && speculative.mtp)
        reader.fault("conflicting_keys", node, {{"key", std::string{"draft"}}, {"other", std::string{"mtp"}}});
    else if (!speculative.draft && !speculative.mtp)
        reader.fault("missing_key", node, {{"key", std::string{"draft"}}}, {"draft", "mtp"});
}

void readNode(Reader& reader, const Node& node, GpuChoice& gpu, const Rule&)
{
    if (node.isScalar()) {
        gpu.id = node.text;
        return;
    }
    if (!node.isMap())
        return reader.wrongType(node, {"id", "map"});
    Gpu row;
    GpuKeys keys{row, gpu};
    if (!reader.patch(node, keys))
        return;
    gpu.id = row.id;
    Node rest = canonical(node);
    std::erase_if(rest.entries, [](const Node::Entry& entry) {
        return entry.key == "id" || entry.key == "price" || entry.key == "idle_power_w" || entry.key == "gpu_share";
    });
    if (!rest.entries.empty())
        gpu.overrides = std::move(rest);
}

void readNode(Reader& reader, const Node& node, RentChoice& rent, const Rule&)
{
    if (node.isScalar()) {
        rent.id = node.text;
    } else if (node.isMap()) {
        AsMap map{rent};
        if (reader.read(node, map) && rent.id.empty() && !rent.pricePerHour)
            reader.fault("missing_key", node, {{"key", std::string{"price_per_hour"}}}, {"id", "price_per_hour"});
    } else {
        reader.wrongType(node, {"id", "map"});
    }
}

void readNode(Reader& reader, const Node& node, ApiChoice& api, const Rule&)
{
    if (node.isScalar()) {
        api.id = node.text;
        return;
    }
    if (!node.isMap())
        return reader.wrongType(node, {"id", "map"});
    AsMap map{api};
    if (!reader.read(node, map) || !api.id.empty())
        return;
    // A price that was left out is unknown, not free.
    if (!api.inputPerMillion)
        reader.fault("missing_key", node, {{"key", std::string{"input_per_million"}}});
    if (!api.outputPerMillion)
        reader.fault("missing_key", node, {{"key", std::string{"output_per_million"}}});
}

void readNode(Reader& reader, const Node& node, Option& option, const Rule&)
{
    AsMap map{option};
    reader.read(node, map);
    if (!node.isMap())
        return;
    std::vector<std::string> ways;
    for (const auto& [name, way] : tree::EnumNames<Way>::names) {
        if (has(node, name))
            ways.emplace_back(name);
    }
    if (ways.empty())
        reader.fault("missing_key", node, {{"key", std::string{"own"}}}, {"own", "rent", "api"});
    else if (ways.size() > 1)
        reader.fault("conflicting_keys", node, {{"key", ways[0]}, {"other", ways[1]}});
}

void readNode(Reader& reader, const Node& node, Plan& plan, const Rule&)
{
    AsMap map{plan};
    if (node.isMap())
        reader.read(withWholeName(node), map);
    else
        reader.read(node, map);
}

void describeWay(Reader& reader, Option& option)
{
    if (const Node* own = reader.take("own")) {
        const Reader::Within here{reader, "own"};
        auto& cards = option.what.emplace<0>();
        if (!own->isSequence())
            reader.read(*own, cards.emplace_back());
        else if (own->items.empty())
            reader.fault("empty_list", *own);
        else
            reader.read(*own, cards);
    }
    if (const Node* rent = reader.take("rent")) {
        const Reader::Within here{reader, "rent"};
        reader.read(*rent, option.what.emplace<1>());
    }
    if (const Node* api = reader.take("api")) {
        const Reader::Within here{reader, "api"};
        reader.read(*api, option.what.emplace<2>());
    }
}

void pueAlias(Reader& reader, Site& site)
{
    const Node* pue = reader.take("pue");
    if (!pue)
        return;
    const Reader::Within here{reader, "pue"};
    if (site.cooling.pue.given)
        reader.fault("conflicting_keys", *pue, {{"key", std::string{"site.pue"}}, {"other", std::string{"site.cooling.pue"}}});
    else
        reader.read(*pue, site.cooling.pue, accepted::pue);
}

void loraTargets(Reader& reader, LoraSettings& lora)
{
    const Node* targets = reader.take("targets");
    if (!targets)
        return;
    const Reader::Within here{reader, "targets"};
    if (targets->isScalar())
        lora.targets = std::vector<std::string>{targets->text};
    else if (targets->isSequence() && targets->items.empty())
        reader.fault("empty_list", *targets);
    else
        reader.read(*targets, lora.targets);
}

} // namespace cabe
