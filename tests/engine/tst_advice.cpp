// SPDX-License-Identifier: GPL-3.0-or-later
// What every recommendation must keep, whatever the numbers are: limits hold, nothing of an unknown price or a doubtful row is advised, each rejected
// candidate has its reason, looser limits never take options away, and the smallest change really works.
#include "advice_support.h"

#include "engine/memory/weights.h"
#include "engine/tree/node.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace cabe;
using namespace advicetest;

namespace {

CompleteProject example(const std::string& name)
{
    const auto text = tree::readFile(CABE_SOURCE_DIR "/resources/examples/" + name + ".cabe");
    return parsed(text ? *text : std::string{});
}

Recommendation recommended(const CompleteProject& project, int stage = 0)
{
    RecommendOptions options;
    options.top = 100'000;
    auto result = recommend(project, stage, catalog(), options);
    if (!result)
        qFatal("%s", result.error().code.c_str());
    return std::move(*result);
}

// A student's wish with these limits and computer.
std::string chatbot(const std::string& limits, const std::string& host = "power_supply_w: 650", const std::string& model = "qwen3-14b")
{
    return "cabe: 1\ncurrency: USD\nsite: {country: US, host: {" + host + "}}\nlimits: {" + limits
        + "}\nstages:\n  - months: 24\n    workload: {task: inference, model: " + model + ", weights: Q4_K_M, context: 8192}\n";
}

std::set<std::string> names(const std::vector<Ranked>& ranked)
{
    std::set<std::string> found;
    for (const Ranked& r : ranked) {
        const OptionName name = optionName(r.assessment.option, catalog());
        found.insert(std::to_string(name.count) + " " + name.name + (name.used ? " used" : ""));
    }
    return found;
}

bool solved(const Recommendation& r) { return std::ranges::any_of(r.own, [](const Ranked& x) { return x.assessment.meetsTargets; }); }
bool isBought(const Gpu& gpu) { return gpu.sold && !gpu.doubtful && !gpu.modified; }

} // namespace

class TestAdvice : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // More bits than a model is published with repeat what is there: auto takes it as it was published wherever that runs.
    void nativeFormats_data()
    {
        QTest::addColumn<QByteArray>("model");
        QTest::addColumn<QByteArray>("option");
        QTest::addColumn<QByteArray>("runtime");
        QTest::addColumn<QByteArray>("expected");   // parted by blanks
        const auto row = [](const char* model, const char* option, const char* runtime, const char* expected) {
            QTest::addRow("%s on %s with %s", model, option, runtime) << QByteArray(model) << QByteArray(option) << QByteArray(runtime) << QByteArray(expected);
        };
        row("gpt-oss-20b", "nvidia-geforce-rtx-3090", "auto", "mxfp4 MXFP4_MOE");
        row("gpt-oss-20b", "nvidia-geforce-rtx-3090", "llama.cpp", "MXFP4_MOE");
        row("gpt-oss-20b", "nvidia-h100-80gb-sxm5", "vllm", "mxfp4");
        row("gpt-oss-120b", "nvidia-h100-80gb-sxm5, count: 8", "auto", "mxfp4 MXFP4_MOE");
        row("gpt-oss-20b", "amd-radeon-rx-7900-xtx-24gb", "llama.cpp", "MXFP4_MOE");
        row("gpt-oss-20b", "apple-m4-max", "llama.cpp", "MXFP4_MOE");
        row("ministral-3-8b", "nvidia-h100-80gb-sxm5", "vllm", "fp8-block128 fp8-e4m3-tensor");
        row("ministral-3-8b", "nvidia-h100-80gb-sxm5", "llama.cpp", "Q8_0");
        row("llama-3.1-8b", "nvidia-h100-80gb-sxm5", "auto", "bf16 fp16");
    }
    void nativeFormats()
    {
        QFETCH(QByteArray, model);
        QFETCH(QByteArray, option);
        QFETCH(QByteArray, runtime);
        QFETCH(QByteArray, expected);
        const CompleteProject project = parsed("cabe: 1\ncurrency: USD\nsite: {country: US}\nstages:\n  - workload: {task: inference, runtime: " + runtime.toStdString() + ", model: "
                                               + model.toStdString() + "}\noptions:\n  - {own: " + option.toStdString() + "}\n");
        const auto a = assess(project, 0, project.project.options[0], catalog());
        QVERIFY(a.ok());
        QVERIFY2(expected.split(' ').contains(QByteArray::fromStdString(a->format)), a->format.c_str());
    }
    // The same for every model that is published in few bits: no format with more than a block's scale beyond them.
    void neverUpgraded()
    {
        for (const auto& model : catalog().models.rows()) {
            if (model.nativeDtype.find("16") != std::string::npos || model.nativeDtype.find("32") != std::string::npos)
                continue;
            const CompleteProject project = parsed("cabe: 1\ncurrency: USD\nsite: {country: US}\nstages:\n  - workload: {task: inference, runtime: llama.cpp, model: " + model.id
                                                   + "}\noptions:\n  - {own: nvidia-b300-288gb-sxm, count: 64}\n");
            const auto a = assess(project, 0, project.project.options[0], catalog());
            QVERIFY(a.ok());
            const std::string most = model.nativeDtype.ends_with('8') ? "Q8_0" : "Q4_K_M";
            const WeightFormat* format = catalog().formats.find(a->format);
            QVERIFY2(format && (format->quality <= catalog().formats.find(most)->quality || a->format == "MXFP4_MOE"), (model.id + " " + a->format).c_str());
        }
    }

    // A type of the cache that a runtime does not have is refused, and the answer names those that it has.
    void cacheTypes_data()
    {
        QTest::addColumn<QByteArray>("runtime");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<bool>("expected");
        std::map<std::pair<std::string, std::string>, bool> known{ // as the programs' documentation has it
            {{"llama-cpp", "q4_0"}, true},   {{"llama-cpp", "fp8"}, false},  {{"ollama", "q8_0"}, true},     {{"ollama", "q5_1"}, false},
            {{"vllm", "q4_0"}, false},       {{"vllm", "q8_0"}, false},      {{"vllm", "fp8"}, true},        {{"vllm", "int8"}, false},
            {{"sglang", "fp8"}, true},       {{"sglang", "fp8_e5m2"}, true}, {{"tensorrt-llm", "int8"}, true}, {{"tensorrt-llm", "q8_0"}, false},
            {{"exllamav2", "exl2-q4"}, true}, {{"exllamav2", "fp8"}, true},  {{"exllamav3", "fp8"}, false},  {{"exllamav3", "exl3-4bit"}, true},
            {{"transformers", "q8_0"}, false}, {{"mlx", "q8_0"}, false},
        };
        for (const auto& runtime : catalog().runtimes.rows())
            for (const auto& type : catalog().kvCacheTypes.rows()) {
                const auto said = known.find({runtime.id, type.id});
                const bool plain = type.id == "f16" || type.id == "bf16";
                const bool its = type.engine == runtime.id || std::ranges::find(type.also, runtime.id) != type.also.end();
                QTest::addRow("%s %s", runtime.id.c_str(), type.id.c_str())
                    << QByteArray::fromStdString(runtime.id) << QByteArray::fromStdString(type.id) << (said != known.end() ? said->second : plain || its);
            }
    }
    void cacheTypes()
    {
        QFETCH(QByteArray, runtime);
        QFETCH(QByteArray, type);
        QFETCH(bool, expected);
        const std::string card = runtime == "mlx" ? "apple-m4-max" : "nvidia-geforce-rtx-4090";
        const CompleteProject project = parsed("cabe: 1\ncurrency: USD\nsite: {country: US}\nstages:\n  - workload: {task: inference, model: llama-3.2-3b, runtime: " + runtime.toStdString()
                                               + ", kv_cache: " + type.toStdString() + "}\noptions:\n  - {own: " + card + "}\n");
        const auto a = assess(project, 0, project.project.options[0], catalog());
        QVERIFY(a.ok());
        const auto check = std::ranges::find(a->checks, "cache_type_unsupported", &Check::code);
        QCOMPARE(check == a->checks.end(), expected);
        if (expected)
            return;
        QVERIFY(a->verdict == Verdict::unsupported && check->severity == Severity::blocker);
        const auto has = std::ranges::find(check->args, "known", &Arg::name);
        QVERIFY(has != check->args.end() && std::get<std::string>(has->value).find("f16") != std::string::npos);
        QVERIFY(std::get<std::string>(has->value).find(type.toStdString() + ",") == std::string::npos);
    }

    void examples_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"student", "startup", "lab", "company"})
            for (const char* language : {"en", "pt-BR"})
                QTest::addRow("%s %s", name, language) << QStringLiteral("%1.%2").arg(QLatin1StringView{name}, QLatin1StringView{language});
    }
    void examples()
    {
        QFETCH(QString, name);
        const CompleteProject project = example(name.toStdString());
        for (int stage = 0; stage < int(project.project.stages.size()); ++stage) {
            const Recommendation r = recommended(project, stage);
            QCOMPARE(r.own.size() + r.rent.size() + r.api.size() + r.rejected.size(), std::size_t(r.assessed));
            for (const Rejected& rejected : r.rejected) {
                QVERIFY2(!rejected.limit.empty(), rejected.name.c_str());
                QVERIFY(!rejected.name.empty());
                QVERIFY(!rejected.by || std::isfinite(*rejected.by));
            }
            for (const auto* way : {&r.own, &r.rent, &r.api})
                checkWay(*way, project);
            QVERIFY2(!r.own.empty() || !r.rent.empty() || !r.api.empty() || !r.nearestChanges.empty(), "neither an answer nor a way to one");
        }
    }

    void badges()
    {
        const Recommendation r = recommended(parsed(chatbot("budget_upfront: 2000")));
        QVERIFY(r.own.size() > 5);
        std::map<std::string, int> seen;
        for (const Ranked& ranked : r.own) {
            QVERIFY(ranked.labels.size() <= 1);
            for (const auto& label : ranked.labels)
                ++seen[label];
        }
        for (const auto& [label, times] : seen)
            QVERIFY2(times == 1, label.c_str());
        QCOMPARE(r.own.front().labels, std::vector<std::string>{"best_value"});
        QVERIFY(seen.contains("fastest"));
    }

    // Of two answers that differ in one limit the looser one has all that the tighter one has.
    void looserLimitsKeepOptions_data()
    {
        QTest::addColumn<QByteArray>("tight");
        QTest::addColumn<QByteArray>("loose");
        const auto row = [](const char* name, const std::string& tight, const std::string& loose) {
            QTest::newRow(name) << QByteArray::fromStdString(tight) << QByteArray::fromStdString(loose);
        };
        row("budget", chatbot("budget_upfront: 500"), chatbot("budget_upfront: 1500"));
        row("monthly budget", chatbot("budget_monthly: 12"), chatbot("budget_monthly: 40"));
        row("power", chatbot("power_w: 150"), chatbot("power_w: 400"));
        row("supply", chatbot("", "power_supply_w: 450"), chatbot("", "power_supply_w: 1200"));
        row("slots", chatbot("", "free_slots: 2, power_supply_w: 1000"), chatbot("", "free_slots: 6, power_supply_w: 1000"));
        row("length", chatbot("", "max_card_length_mm: 240, power_supply_w: 1000"), chatbot("", "max_card_length_mm: 360, power_supply_w: 1000"));
        row("vendors", chatbot("vendors: [NVIDIA]"), chatbot("vendors: [NVIDIA, AMD]"));
    }
    void looserLimitsKeepOptions()
    {
        QFETCH(QByteArray, tight);
        QFETCH(QByteArray, loose);
        const auto few = names(recommended(parsed(tight.toStdString())).own), many = names(recommended(parsed(loose.toStdString())).own);
        QVERIFY(!few.empty());
        QVERIFY(few.size() < many.size());
        for (const auto& name : few)
            QVERIFY2(many.contains(name), name.c_str());
    }

    void smallestChangeWorks_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("key");
        const auto row = [](const char* name, const std::string& text, const char* key) { QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray{key}; };
        row("no money", chatbot("budget_upfront: 40, ways: [own]"), "limits.budget_upfront");
        row("no money for energy", chatbot("budget_monthly: 1, ways: [own]"), "limits.budget_monthly");
        row("weak supply", chatbot("ways: [own], budget_upfront: 900", "power_supply_w: 60"), "site.host.power_supply_w");
        row("power limit", chatbot("power_w: 20, ways: [own]"), "limits.power_w");
    }
    void smallestChangeWorks()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, key);
        CompleteProject project = parsed(text.toStdString());
        const Recommendation before = recommended(project);
        QVERIFY(!solved(before));
        const auto change = std::ranges::find(before.nearestChanges, key.toStdString(), &Change::key);
        QVERIFY2(change != before.nearestChanges.end(), before.nearestChanges.empty() ? "no change at all" : before.nearestChanges.front().key.c_str());
        const double value = std::stod(change->value);
        Project& p = project.project;
        if (key == "limits.budget_upfront")
            p.limits.budgetUpfront = MoneyInput{value, {}};
        else if (key == "limits.budget_monthly")
            p.limits.budgetMonthly = MoneyInput{value, {}};
        else if (key == "limits.power_w")
            p.limits.powerW = value;
        else
            p.site.host.powerSupplyW = value;
        QVERIFY2(solved(recommended(project)), change->value.c_str());
    }

    // A limit that no format cures must not lead to another format than without it.
    void limitsDoNotSpoilTheFormat()
    {
        const auto formatWith = [](const std::string& limits) {
            const CompleteProject project = parsed("cabe: 1\ncurrency: USD\nsite: {country: US}\nlimits: {" + limits
                                                   + "}\nstages:\n  - {workload: {task: inference, model: llama-3.1-8b, weights: auto}}\n"
                                                     "options:\n  - {own: nvidia-geforce-rtx-3090}\n");
            const auto a = assess(project, 0, project.project.options.front(), catalog());
            return a ? a->format : std::string{};
        };
        const std::string free = formatWith("");
        QVERIFY(!free.empty());
        QCOMPARE(formatWith("budget_upfront: 10"), free);
        QCOMPARE(formatWith("vendors: [AMD]"), free);
    }

    // Few bits per weight are said, and stand behind what does without them.
    void fewBitsStandBehind()
    {
        const Recommendation r = recommended(parsed("cabe: 1\ncurrency: USD\nsite: {country: US}\nlimits: {ways: [own]}\nstages:\n"
                                                    "  - {workload: {task: inference, model: qwen3-32b, weights: auto, context: 4096}}\n"));
        int lows = 0;
        for (const Ranked& ranked : r.own) {
            const Assessment& a = ranked.assessment;
            const bool has = std::ranges::any_of(a.checks, [](const Check& c) { return c.code == "low_bits"; });
            const WeightFormat* format = catalog().formats.find(a.format);
            const Model* model = catalog().models.find("qwen3-32b");
            QCOMPARE(has, format && bitsPerWeight(*model, *format, catalog()) < 4);
            lows += has ? 1 : 0;
        }
        QVERIFY(lows > 0);
        QVERIFY(std::ranges::none_of(r.own.front().assessment.checks, [](const Check& c) { return c.code == "low_bits"; }));
    }

    // With the wish for at least so many bits, whatever has fewer stands behind all that has them and meets the targets.
    void wantedBitsComeFirst()
    {
        const Recommendation r = recommended(parsed("cabe: 1\ncurrency: USD\nsite: {country: US}\nlimits: {ways: [own]}\nstages:\n"
                                                    "  - {workload: {task: inference, model: deepseek-v3, weights: auto, context: 4096, targets: {decode_tok_s: 5}}}\n"));
        bool few = false;
        for (const Ranked& ranked : r.own) {
            const bool has = std::ranges::any_of(ranked.assessment.checks, [](const Check& c) { return c.code == "low_bits"; });
            QVERIFY2(has || !few || !ranked.assessment.meetsTargets, ranked.assessment.format.c_str());
            few = few || has;
        }
    }

    void automaticFormatsHaveAtMostPublishedBits()
    {
        const Recommendation r = recommended(parsed("cabe: 1\ncurrency: USD\nsite: {country: US}\nstages:\n  - {workload: {task: inference, model: qwen3-4b, weights: auto}}\n"));
        QVERIFY(!r.own.empty());
        for (const Ranked& ranked : r.own)
            QVERIFY2(catalog().formats.find(ranked.assessment.format)->weightBits.value_or(0) <= 16, ranked.assessment.format.c_str());
    }

    // One option of a chatbot, judged alone.
    static Assessment judged(const std::string& workload, const std::string& option)
    {
        const CompleteProject project = parsed("cabe: 1\ncurrency: USD\nsite: {country: US}\nstages:\n  - {workload: {task: inference, model: llama-3.1-8b, " + workload
                                               + "}}\noptions:\n  - {" + option + "}\n");
        auto a = assess(project, 0, project.project.options.front(), catalog());
        if (!a)
            qFatal("%s", a.error().code.c_str());
        return std::move(*a);
    }
    static bool says(const Assessment& a, const char* code)
    {
        return std::ranges::any_of(a.checks, [&](const Check& c) { return c.code == code; });
    }

    void headsMustDivide_data()
    {
        QTest::addColumn<int>("cards");
        QTest::addColumn<bool>("runs");
        for (const auto& [cards, runs] : std::map<int, bool>{{1, true}, {2, true}, {3, false}, {4, true}, {5, false}, {6, false}, {7, false}, {8, true}})
            QTest::addRow("%d cards", cards) << cards << runs;      // 32 attention heads
    }
    void headsMustDivide()
    {
        QFETCH(int, cards);
        QFETCH(bool, runs);
        const Assessment a = judged("runtime: vllm, weights: bf16", "own: nvidia-geforce-rtx-4090, split: tensor, count: " + std::to_string(cards));
        QCOMPARE(says(a, "heads_not_divisible"), !runs);
        QCOMPARE(a.verdict == Verdict::unsupported, !runs);
        QVERIFY(!says(judged("runtime: llama.cpp, weights: Q4_K_M", "own: nvidia-geforce-rtx-4090, count: " + std::to_string(cards)), "heads_not_divisible"));
    }

    // A card that the user describes by memory and bandwidth alone decodes as its bandwidth allows, and the assumption is said.
    void cardWithoutComputingRate()
    {
        const Assessment a = judged("runtime: llama.cpp, weights: Q4_K_M", "own: {name: Modded, memory_gb: 48, bandwidth_gb_s: 1008, power_w: 425, price: 2100}");
        QVERIFY(says(a, "compute_assumed"));
        QVERIFY(a.speed->decodeTokS.value > 0.3 * a.speed->rooflineTokS);
        QVERIFY(a.speed->ttftS.value < 5);
        QVERIFY(!says(judged("runtime: llama.cpp, weights: Q4_K_M", "own: nvidia-geforce-rtx-4090"), "compute_assumed"));
    }

    void shortPoolIsSaid()
    {
        const Assessment none = judged("runtime: vllm, weights: bf16, context: 131072", "own: nvidia-geforce-rtx-3090");
        QCOMPARE(none.verdict, Verdict::doesNotFit);
        QVERIFY(none.memory->spare < Bytes{});
        const Assessment some = judged("runtime: vllm, weights: bf16, context: 8192, sequences: 16", "own: nvidia-geforce-rtx-4090");
        QVERIFY(says(some, "kv_pool_short"));
        QVERIFY(!says(judged("runtime: vllm, weights: bf16, context: 2048, sequences: 1", "own: nvidia-geforce-rtx-4090"), "kv_pool_short"));
    }

    void apiOfTheUser()
    {
        const Assessment a = judged("weights: auto", "api: {input_per_million: 0.25, output_per_million: 2, currency: USD}");
        QVERIFY(!says(a, "api_other_model"));
        QVERIFY(!a.hasBlocker());
    }

    void promptMustGoIntoTheContext()
    {
        QVERIFY(says(judged("weights: Q4_K_M, context: 8192, prompt_tokens: 20000", "own: nvidia-geforce-rtx-4090"), "prompt_beyond_context"));
        QVERIFY(!says(judged("weights: Q4_K_M, context: 8192, prompt_tokens: 2000", "own: nvidia-geforce-rtx-4090"), "prompt_beyond_context"));
    }

    void dataThatMustStay()
    {
        const Recommendation r = recommended(parsed(chatbot("data_country: BR")));
        for (const Ranked& ranked : r.rent) {
            const CloudOffer* offer = catalog().offers.find(std::get<RentChoice>(ranked.assessment.option.what).id);
            QVERIFY(offer && offer->country && *offer->country == "BR");
        }
        for (const Ranked& ranked : r.api) {
            const ApiPrice* price = catalog().apis.find(std::get<ApiChoice>(ranked.assessment.option.what).id);
            QVERIFY(price && price->country && *price->country == "BR");
        }
        const auto leaves = [](const Rejected& x) { return x.limit == "data_country"; };
        QVERIFY(std::ranges::any_of(r.rejected, leaves));
        QVERIFY(std::ranges::none_of(r.rejected, [&](const Rejected& x) { return leaves(x) && x.way == Way::own; }));
    }

    // A measured speed of one request reaches what all requests make together and, with it, the cost.
    void measuredSpeedReachesTheCost()
    {
        const auto answer = [](const std::string& measured) {
            const auto project = parsed("cabe: 1\ncurrency: USD\nsite: {country: US, tariff: {price_per_kwh: 0.2}}\nstages:\n  - months: 12\n    workload: {task: inference, "
                                        "model: llama-3.1-8b, weights: Q4_K_M, runtime: llama.cpp, sequences: 4, demand: {requests_per_day: 100}}\noptions:\n  - {own: "
                                        "nvidia-geforce-rtx-3090" + measured + "}\n");
            return *assess(project, 0, project.project.options.front(), catalog(), {.explain = false});
        };
        const Assessment predicted = answer("");
        const double half = predicted.speed->decodeTokS.value / 2;
        const Assessment slow = answer(", measured: {decode_tok_s: " + std::to_string(half) + "}");
        QVERIFY(std::abs(slow.speed->totalTokS.value / predicted.speed->totalTokS.value - 0.5) < 1e-6);
        QVERIFY(slow.cost->loadHoursPerMonth > 1.9 * predicted.cost->loadHoursPerMonth);
        const Assessment both = answer(", measured: {decode_tok_s: " + std::to_string(half) + ", total_tok_s: 100}");
        QCOMPARE(both.speed->totalTokS.value, 100.0);
    }

    // What the total depends on is measured around what the total really is: moving one input down or up moves the total to either side of it.
    void sensitivitiesSurroundTheTotal_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const char* site, const char* option) {
            QTest::newRow(name) << QByteArray{"cabe: 1\ncurrency: BRL\nsite: {country: BR, "} + site
                                       + "}\nstages:\n  - {months: 36, workload: {task: inference, model: qwen3-14b, weights: Q4_K_M, "
                                         "demand: {load_hours_per_day: 6}}}\noptions:\n  - {" + option + "}\n";
        };
        row("as it is sold", "", "own: nvidia-geforce-rtx-3090");
        row("new", "", "own: nvidia-geforce-rtx-3090, used: false");
        row("used", "", "own: nvidia-geforce-rtx-3090, used: true");
        row("price of the user", "", "own: nvidia-geforce-rtx-3090, price: 4200");
        row("price of the user in dollars", "", "own: nvidia-geforce-rtx-3090, price: {value: 800, currency: USD}");
        row("resale of the user", "resale: {fraction: 0.8}", "own: nvidia-geforce-rtx-5090");
        row("nothing comes back", "resale: {fraction: 0}", "own: nvidia-geforce-rtx-5090");
        row("two, traded in", "upgrade_after_months: 18", "own: nvidia-geforce-rtx-3090, count: 2, used: true");
        row("datacenter", "cooling: {kind: datacenter, pue: 1.4}", "own: nvidia-geforce-rtx-3090");
        row("import", "tax: {kind: br-simplified-import}", "own: nvidia-geforce-rtx-3090");
    }
    void sensitivitiesSurroundTheTotal()
    {
        QFETCH(QByteArray, text);
        const auto comparison = compare(parsed(text.toStdString()), catalog());
        QVERIFY(comparison.ok());
        const double total = comparison->options.front().total;
        std::set<std::string> inputs;
        for (const Sensitivity& s : comparison->sensitivity) {
            inputs.insert(s.input);
            const auto [least, most] = std::minmax(s.totalAtLow, s.totalAtHigh);
            const double cent = 0.005;
            QVERIFY2(least <= total + cent && total <= most + cent,
                     qPrintable(QStringLiteral("%1: %2 is not in %3 to %4").arg(QString::fromStdString(s.input)).arg(total).arg(least).arg(most)));
        }
        for (const char* input : {"options.price", "site.resale", "site.tariff", "stages.months"})
            QVERIFY2(inputs.contains(input), input);
    }

    void cancelledSearchEnds()
    {
        const std::atomic_bool cancelled{true};
        RecommendOptions options;
        options.cancelled = &cancelled;
        const auto r = recommend(parsed(chatbot("")), 0, catalog(), options);
        QVERIFY(r.ok());
        QVERIFY(r->own.empty());
    }

private:
    static void checkWay(const std::vector<Ranked>& way, const CompleteProject& project)
    {
        const Limits& limits = project.project.limits;
        for (std::size_t i = 0; i < way.size(); ++i) {
            const Assessment& a = way[i].assessment;
            const std::string name = optionName(a.option, catalog()).name;
            QCOMPARE(way[i].rank, int(i) + 1);
            QVERIFY2(a.acceptable, name.c_str());
            QVERIFY2(!a.hasBlocker(), name.c_str());
            if (a.option.way() == Way::own) {
                QVERIFY2(a.cost && a.totalKnown(), name.c_str());
                if (limits.budgetUpfront && limits.budgetUpfront->currency.empty())
                    QVERIFY2(a.cost->upfront <= limits.budgetUpfront->value + 0.005, name.c_str());
                for (const Gpu& gpu : a.gpus)
                    QVERIFY2(isBought(gpu), gpu.id.c_str());
                if (a.gpus.size() > 1)
                    QVERIFY2(a.gpus.front().form == GpuForm::card || a.gpus.front().form == GpuForm::module, name.c_str());
            }
            if (a.memory && a.verdict && *a.verdict != Verdict::doesNotFit)
                for (const CardMemory& card : a.memory->cards)
                    QVERIFY2(card.total.value <= double(card.usable.count()) + 1, name.c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestAdvice)
#include "tst_advice.moc"
