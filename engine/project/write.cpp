// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/catalog/fields_gpu.h"
#include "engine/catalog/fields_model.h"
#include "engine/project/document.h"
#include "engine/project/fields.h"
#include "engine/project/node_writer.h"
#include "engine/project/yaml_text.h"
#include "engine/tree/scalar.h"
#include "engine/tree/writer.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace cabe {

using tree::Node;

void currencyBeside(NodeWriter& writer, std::initializer_list<std::optional<MoneyInput>*> prices);
void loraTargets(NodeWriter& writer, LoraSettings& lora);
void describeWay(NodeWriter& writer, Option& option);

namespace {

Node scalar(std::string text, bool quoted)
{
    Node node;
    node.kind = Node::Kind::scalar;
    node.quoted = quoted;
    node.text = std::move(text);
    return node;
}

Node listOf(const std::vector<std::string>& texts)
{
    Node list;
    list.kind = Node::Kind::sequence;
    for (const auto& text : texts)
        list.items.push_back(textNode(text));
    return list;
}

Node pair(std::string key, Node value)
{
    Node map;
    map.kind = Node::Kind::map;
    map.entries.push_back({std::move(key), 0, 0, std::move(value)});
    return map;
}

void send(tree::Sink& sink, const Node& node)
{
    const auto number = node.quoted ? Result<double>{Error{}} : tree::parseNumber(node.text);
    const auto truth = node.quoted ? std::nullopt : tree::parseBool(node.text);
    if (node.isMap()) {
        sink.beginMap();
        for (const auto& entry : node.entries) {
            sink.name(entry.key);
            send(sink, entry.value);
        }
        sink.endMap();
    } else if (node.isSequence()) {
        sink.beginList();
        for (const auto& item : node.items)
            send(sink, item);
        sink.endList();
    } else if (truth) {
        sink.boolean(*truth);
    } else if (number) {
        sink.number(*number);
    } else {
        sink.text(node.text);
    }
}

bool isPrice(const Node& node) { return node.isMap() && node.entries.size() == 2 && node.find("value") && node.find("currency"); }

} // namespace

Node numberNode(double number)
{
    constexpr double longestWhole = 1e15;   // whole numbers up to here are written digit by digit: 50000000, not 5e+07
    std::array<char, 40> digits{};
    const bool whole = std::trunc(number) == number && std::fabs(number) < longestWhole;
    const auto end = whole ? std::to_chars(digits.data(), digits.data() + digits.size(), static_cast<std::int64_t>(number)).ptr
                           : std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    return scalar({digits.data(), end}, false);
}

Node textNode(std::string text)
{
    const bool quoted = needsQuotes(text);
    return scalar(std::move(text), quoted);
}

Node wordNode(std::string_view word) { return scalar(std::string{word}, false); }

Node writeNode(const MoneyInput& money) { return money.currency.empty() ? numberNode(money.value) : NodeWriter::of(money); }

Node writeNode(const TariffChoice& tariff)
{
    return tariff.pricePerKwh ? pair("price_per_kwh", writeNode(*tariff.pricePerKwh)) : textNode(tariff.id);
}

Node writeNode(const ModelChoice& model)
{
    if (model.custom)
        return modelNode(*model.custom);
    if (!model.file.empty())
        return pair("file", textNode(model.file));
    if (!model.directory.empty())
        return pair("directory", textNode(model.directory));
    return textNode(model.id);
}

Node writeNode(const Choice& choice)
{
    if (choice.isAuto())
        return wordNode("auto");
    return choice.ids.size() == 1 ? textNode(choice.ids.front()) : listOf(choice.ids);
}

Node writeNode(const CacheChoice& cache) { return cache.k == cache.v ? textNode(cache.k) : NodeWriter::of(cache); }

Node writeNode(const GpuLayers& layers) { return layers.count ? wordNode(std::to_string(*layers.count)) : wordNode("all"); }

Node writeNode(const GpuChoice& gpu)
{
    if (!gpu.overridden())
        return textNode(gpu.id);
    Node map;
    map.kind = Node::Kind::map;
    const auto add = [&](const char* key, Node value) { map.entries.push_back({key, 0, 0, std::move(value)}); };
    if (!gpu.id.empty())
        add("id", textNode(gpu.id));
    if (gpu.overrides) {
        const Node overrides = canonical(*gpu.overrides);
        map.entries.insert(map.entries.end(), overrides.entries.begin(), overrides.entries.end());
    }
    if (gpu.price)
        add("price", writeNode(*gpu.price));
    if (gpu.idlePowerW)
        add("idle_power_w", numberNode(*gpu.idlePowerW));
    if (gpu.gpuShare)
        add("gpu_share", numberNode(*gpu.gpuShare));
    return map;
}

Node writeNode(const RentChoice& rent)
{
    RentChoice onlyId;
    onlyId.id = rent.id;
    return rent == onlyId ? textNode(rent.id) : NodeWriter::of(rent);
}

Node writeNode(const ApiChoice& api)
{
    ApiChoice onlyId;
    onlyId.id = api.id;
    return api == onlyId ? textNode(api.id) : NodeWriter::of(api);
}

// Prices that share a currency name it once, beside them.
void currencyBeside(NodeWriter& writer, std::initializer_list<std::optional<MoneyInput>*> prices)
{
    std::string shared;
    for (const auto* price : prices) {
        if (*price && !shared.empty() && (*price)->currency != shared)
            return;
        if (*price)
            shared = (*price)->currency;
        if (*price && shared.empty())
            return;
    }
    if (shared.empty())
        return;
    auto& entries = writer.written().entries;
    for (auto& entry : entries) {
        if (isPrice(entry.value))
            entry.value = Node{*entry.value.find("value")};
    }
    entries.push_back({"currency", 0, 0, textNode(shared)});
}

void loraTargets(NodeWriter& writer, LoraSettings& lora)
{
    if (lora.targets.given && lora.targets->size() == 1)
        writer.written().entries.push_back({"targets", 0, 0, textNode(lora.targets->front())});
    else
        writer.key("targets", lora.targets);
}

void describeWay(NodeWriter& writer, Option& option)
{
    const std::string way{tree::nameOf(option.way())};
    if (auto* cards = std::get_if<0>(&option.what); cards && cards->size() == 1)
        writer.key(way, cards->front());
    else
        std::visit([&](auto& what) { writer.key(way, what); }, option.what);
}

Node modelNode(const Model& model) { return NodeWriter::of(model); }
Node optionNode(const Option& option) { return NodeWriter::of(option); }
Node projectNode(const Project& project) { return NodeWriter::of(project); }

void writeNode(tree::Writer& writer, const Option& option) { send(writer.sink(), optionNode(option)); }
void writeNode(tree::Writer& writer, const Project& project) { send(writer.sink(), projectNode(project)); }

std::string writeDocument(const Project& project) { return yamlText(projectNode(project)); }

} // namespace cabe
