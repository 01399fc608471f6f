// SPDX-License-Identifier: GPL-3.0-or-later
// Fills projects with pseudo-random values of every form the document knows, by the same descriptions that read and write it.
#pragma once

#include "engine/project/fields.h"
#include "engine/project/yaml_text.h"

#include <random>

namespace cabe::testing {

class Filler {
public:
    static constexpr bool reads = true;

    // Every optional key is filled with this probability.
    Filler(unsigned seed, double probability) : random_{seed}, probability_{probability} {}

    template <class T>
    void key(std::string_view name, T& field, const tree::Rule& rule = {})
    {
        if (name == "cabe" || (!rule.required && !chance()))
            return;
        fill(field, rule);
    }

    bool chance() { return std::uniform_real_distribution<double>{0, 1}(random_) < probability_; }
    int below(int count) { return std::uniform_int_distribution<int>{0, count - 1}(random_); }
    bool coin() { return below(2) == 1; }

    void fill(bool& value, const tree::Rule&) { value = coin(); }
    void fill(int& value, const tree::Rule& rule) { value = static_cast<int>(number(rule)); }
    void fill(std::int64_t& value, const tree::Rule& rule) { value = static_cast<std::int64_t>(number(rule)); }
    void fill(double& value, const tree::Rule& rule)
    {
        const double fraction = rule.max > 2 && coin() ? 0.125 : 0;
        value = std::min(number(rule) * (rule.max > 1 ? 1 : 0.9) + fraction, rule.max);
    }
    void fill(std::string& value, const tree::Rule& rule) { value = rule.words.empty() ? text() : std::string{pick(rule.words)}; }
    template <class T>
    void fill(std::optional<T>& value, const tree::Rule& rule)
    {
        fill(value.emplace(), rule);
    }
    template <class T>
    void fill(Setting<T>& value, const tree::Rule& rule)
    {
        T filled{};
        fill(filled, rule);
        value = std::move(filled);
    }
    template <class T>
    void fill(std::vector<T>& list, const tree::Rule& rule)
    {
        list.resize(static_cast<std::size_t>(1 + below(3)));
        for (auto& item : list)
            fill(item, rule);
    }
    template <class T>
    void fill(std::map<std::string, T>& map, const tree::Rule& rule)
    {
        for (int i = 0; i < 2; ++i)
            fill(map[text()], rule);
    }
    void fill(MoneyInput& money, const tree::Rule&) { money = {below(100'000) / 8.0, coin() ? currency() : std::string{}}; }
    void fill(TariffChoice& tariff, const tree::Rule& rule)
    {
        if (coin())
            tariff.id = text();
        else
            fill(tariff.pricePerKwh, rule);
    }
    void fill(ResaleChoice& resale, const tree::Rule&)
    {
        if (coin())
            resale.curve = text();
        else
            resale.fraction = 0.375;
    }
    void fill(ModelChoice& model, const tree::Rule&)
    {
        switch (below(4)) {
        case 0: model.id = text(); break;
        case 1: model.file = text(); break;
        case 2: model.directory = text(); break;
        default: model.custom = customModel();
        }
    }
    void fill(Choice& choice, const tree::Rule&)
    {
        for (int i = below(4); i > 0; --i)
            choice.ids.push_back(text());
    }
    void fill(CacheChoice& cache, const tree::Rule&)
    {
        cache.k = text();
        cache.v = coin() ? cache.k : text();
    }
    void fill(GpuLayers& layers, const tree::Rule&)
    {
        if (coin())
            layers.count = below(100);
    }
    void fill(Speculative& speculative, const tree::Rule&)
    {
        if (coin())
            speculative.mtp = true;
        else
            speculative.draft = text();
        fill(speculative.tokens, tree::between(1, 16));
        fill(speculative.accepted, tree::between(0, 1));
    }
    void fill(GpuChoice& gpu, const tree::Rule& rule)
    {
        if (coin())
            gpu.id = text();
        if (gpu.id.empty() || coin())
            gpu.overrides = cardKeys();
        if (coin())
            fill(gpu.price, rule);
        if (coin())
            gpu.idlePowerW = below(100);
        if (coin())
            gpu.gpuShare = 0.75;
    }
    void fill(RentChoice& rent, const tree::Rule& rule)
    {
        describe(*this, rent);
        if (rent.id.empty() && !rent.pricePerHour)
            fill(rent.pricePerHour, rule);
    }
    void fill(ApiChoice& api, const tree::Rule& rule)
    {
        describe(*this, api);
        if (api.id.empty()) {
            fill(api.inputPerMillion, rule);
            fill(api.outputPerMillion, rule);
        }
    }
    void fill(Plan& plan, const tree::Rule&)
    {
        plan.name = text();
        plan.stages = {{text(), below(5)}, {"Serve", 0}};
    }
    template <class E>
        requires std::is_enum_v<E>
    void fill(E& value, const tree::Rule&)
    {
        const auto& names = tree::EnumNames<E>::names;
        value = names[static_cast<std::size_t>(below(static_cast<int>(names.size())))].second;
    }
    template <class T>
        requires std::is_class_v<T>
    void fill(T& value, const tree::Rule&)
    {
        describe(*this, value);
    }

    // Texts that a careless writer would break: numbers, dates, syntax, other alphabets.
    std::string text()
    {
        static const std::vector<std::string> texts{
            "llama-3.1-8b", "Servidor de conversação", "2027-01", "010", "1e5", "true", "no", "~", "null", "a: b", "- dash", "#hash", "a #b",
            "tab\there", "line\nbreak", "\"quoted\"", "it's", " leading", "trailing ", "{map}", "[list]", "*star", "&and", "!tag", "%percent",
            "@at", "back\\slash", "ação, então", "12:30", "0x1F", ".5", "-1", "+3", "NaN", ".inf", "日本語", "\xC2\x85next", "\xE2\x80\xA8line",
            "a,b", "?", "-", ":", "yes", "8-pin", "16", "<offer>", "=", "C:\\models\\a b.gguf", "a  b", "emoji 🙂"};
        return texts[static_cast<std::size_t>(below(static_cast<int>(texts.size())))];
    }
    std::string currency() { return std::vector<std::string>{"USD", "EUR", "BRL"}[static_cast<std::size_t>(below(3))]; }

private:
    std::string_view pick(std::span<const std::string_view> words)
    {
        return words[static_cast<std::size_t>(below(static_cast<int>(words.size())))];
    }

    // Whole numbers inside the rule, small and large.
    double number(const tree::Rule& rule)
    {
        const double min = std::max(std::ceil(rule.min), 0.0);
        const double max = std::min(rule.max, coin() ? 50.0 : 1e9);
        return min + std::floor((std::max(max, min) - min) * below(1001) / 1000.0);
    }

    Model customModel()
    {
        Model model;
        model.id = "mine";
        model.name = text() + "x";
        model.paramsTotal = 8'030'261'248;
        model.paramsActive = coin() ? model.paramsTotal : 3'000'000'000;
        model.layers = 32;
        model.hidden = 4096;
        model.heads = 32;
        model.kvHeads = 8;
        model.headDim = 128;
        model.vocab = 128'256;
        model.gatedFfn = coin();
        model.attention.kind = coin() ? AttentionKind::gqa : AttentionKind::mla;
        if (model.attention.kind == AttentionKind::mla) {
            model.attention.mla = MlaShape{};
            model.attention.mla->kvLoraRank = 512;
            model.attention.mla->qkNopeHeadDim = 128;
            model.attention.mla->qkRopeHeadDim = 64;
        }
        if (coin()) {
            model.moe.emplace();
            model.moe->experts = 64;
            model.moe->active = 6;
            model.moe->expertFfn = 1408;
        }
        return model;
    }

    tree::Node cardKeys()
    {
        tree::Node map;
        map.kind = tree::Node::Kind::map;
        const auto add = [&](const char* key, tree::Node value) { map.entries.push_back({key, 0, 0, std::move(value)}); };
        tree::Node word;
        word.kind = tree::Node::Kind::scalar;
        word.quoted = true;
        word.text = text();
        add("name", word);
        word.quoted = false;
        word.text = "48";
        add("memory_gb", word);
        word.text = "1008.5";
        add("bandwidth_gb_s", word);
        return canonical(map);
    }

    std::mt19937 random_;
    double probability_;
};

template <class Field>
void codeKey(Filler& filler, std::string_view, Field& field, const CodeShape& shape)
{
    if (filler.chance())
        field = shape.max == 3 && !shape.digits ? filler.currency() : std::string{shape.example};
}
inline void monthKey(Filler& filler, std::string_view, std::optional<std::string>& month)
{
    if (filler.chance())
        month = "2027-0" + std::to_string(1 + filler.below(9));
}
inline void ratesKey(Filler& filler, std::string_view, std::map<std::string, double>& rates, const tree::Rule&)
{
    if (filler.chance())
        rates = {{"USD", 5.4}, {"EUR", 6.125}};
}
inline void describeWay(Filler& filler, Option& option)
{
    const tree::Rule rule;
    switch (filler.below(3)) {
    case 0: filler.fill(option.what.emplace<0>(), rule); break;
    case 1: filler.fill(option.what.emplace<1>(), rule); break;
    default: filler.fill(option.what.emplace<2>(), rule);
    }
}

inline Project filledProject(unsigned seed, double probability)
{
    Filler filler{seed, probability};
    Project project;
    describe(filler, project);
    return project;
}

} // namespace cabe::testing
