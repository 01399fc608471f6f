// SPDX-License-Identifier: GPL-3.0-or-later
// What a project document means: defaults with their reasons, costed-only stages, cards, currencies.
#include "project_documents.h"

#include "engine/project/currency.h"
#include "engine/project/fields.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace cabe;
using namespace cabe::testing;

namespace {

// Lists the paths of all Settings as the table of defaults writes them.
class SettingPaths {
public:
    static constexpr bool reads = false;
    std::set<std::string> paths;

    template <class T>
    void key(std::string_view name, T& field, const tree::Rule& = {})
    {
        const std::size_t length = path_.size();
        (path_ += path_.empty() ? "" : ".") += name;
        visit(field);
        path_.resize(length);
    }

private:
    template <class T>
    void visit(Setting<T>&)
    {
        paths.insert(path_);
    }
    template <class T>
    void visit(std::optional<T>&)
    {
        T fresh{};
        visit(fresh);
    }
    template <class T>
    void visit(std::vector<T>&)
    {
        T fresh{};
        visit(fresh);
    }
    template <class T>
    void visit(T& field)
    {
        if constexpr (requires { describe(*this, field); })
            describe(*this, field);
    }
    std::string path_;
};

std::optional<std::string> assumedValue(const CompleteProject& completed, const std::string& key)
{
    const auto found = std::find_if(completed.assumed.begin(), completed.assumed.end(), [&](const Assumption& a) { return a.key == key; });
    return found == completed.assumed.end() ? std::nullopt : std::optional{found->value};
}

} // namespace

class TestProjectRules : public QObject {
    Q_OBJECT

private slots:
    void defaultsTableIsSound();
    void brokenDefaultsAreFound();
    void everySettingHasARow();
    void minimalDocument();
    void assumedByTask_data();
    void assumedByTask();
    void derived_data();
    void derived();
    void reasonsOfTheRuntime_data();
    void reasonsOfTheRuntime();
    void givenIsNeverAssumed();
    void costedOnly_data();
    void costedOnly();
    void hostPowerOfCostedStages();
    void contractExampleAgainstCatalog();
    void cards_data();
    void cards();
    void cardFaults();
    void cardCounts();
    void rates();
    void otherCurrency_data();
    void otherCurrency();
    void amountsKeepTheirCurrency();
};

void TestProjectRules::defaultsTableIsSound()
{
    const auto errors = checkDefaults(catalog());
    QVERIFY2(errors.empty(), listed(errors).constData());
    for (const DefaultValue& row : catalog().defaults.rows())
        QVERIFY2(!row.reason.en.empty() && !row.reason.ptBR.empty(), row.id.c_str());
}

void TestProjectRules::brokenDefaultsAreFound()
{
    Catalog broken;
    DefaultValue row;
    row.id = "stages.workload.contxt";
    row.value = "1";
    broken.defaults.put(row);
    row.id = "stages.workload.context@vllm";
    row.value = "0";
    broken.defaults.put(row);
    row.id = "stages.workload.kv_cache";
    row.value = "{k: f16, w: f16}";
    broken.defaults.put(row);
    row.id = "stages.workload.kv_cache@vllm";
    row.value = "{k: f16, v: fp8}";
    broken.defaults.put(row);
    broken.defaults.index();
    const auto errors = checkDefaults(broken);
    QVERIFY2(errors.size() == 4, listed(errors).constData());
    QCOMPARE(errors[0].code, std::string{"unknown_key"});
    QVERIFY(!errors[0].nearest.empty());
    QCOMPARE(errors[0].nearest[0], std::string{"stages.workload.context"});
    QCOMPARE(errors[1].code, std::string{"out_of_range"});
    QCOMPARE(errors[2].code, std::string{"missing_key"});
    QCOMPARE(errors[3].code, std::string{"unknown_key"});
}

// No Setting is without a row: what stands when nothing is given is always said, also when it is nothing.
void TestProjectRules::everySettingHasARow()
{
    SettingPaths settings;
    Project project;
    describe(settings, project);
    QVERIFY(settings.paths.size() > 80);
    std::set<std::string> rows;
    for (const DefaultValue& row : catalog().defaults.rows())
        rows.insert(row.id.substr(0, row.id.find('@')));
    for (const auto& path : settings.paths)
        QVERIFY2(rows.contains(path), path.c_str());
}

void TestProjectRules::minimalDocument()
{
    const auto completed = complete(read(document("")), catalog());
    QVERIFY2(completed.ok(), completed.ok() ? "" : completed.error().code.c_str());
    const Project& p = completed->project;
    QCOMPARE(p.language.value, std::string{"pt-BR"});
    QCOMPARE(p.currency.value, std::string{"BRL"});
    QVERIFY(!p.currency.given);
    QCOMPARE(p.site.state.value, std::string{"SP"});
    QCOMPARE(p.site.psuEfficiency.value, 0.9);
    QCOMPARE(p.site.hostPowerW.load.value, 150.0);
    QCOMPARE(p.site.tariffFlag.value, std::string{"mean_12m"});
    QCOMPARE(p.site.host.pcie.lanes.value, (std::vector<int>{16, 4}));
    const Workload& w = p.stages[0].workload;
    QCOMPARE(w.context.value, 8192);
    QCOMPARE(w.targets.decodeTokS.value, 10.0);
    QVERIFY(w.weights->isAuto());
    QCOMPARE(w.kvCache->k, std::string{"f16"});
    // 730 hours in a month of 365/12 days, to the last digit.
    QCOMPARE(w.demand.daysPerMonth.value * w.demand.hoursPerDay.value, 730.0);
    for (const Assumption& a : completed->assumed) {
        QVERIFY2(catalog().defaults.find(a.reason), a.reason.c_str());
        QVERIFY2(!a.value.empty(), a.key.c_str());
    }
}

void TestProjectRules::assumedByTask_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("key");
    QTest::addColumn<bool>("assumed");
    const auto row = [](const char* name, const std::string& text, const char* key, bool assumed) {
        QTest::newRow(name) << QString::fromStdString(text) << QString::fromUtf8(key) << assumed;
    };
    const std::string serve = document("");
    const std::string lora = document("", "", "finetune");
    const std::string qlora = document("method: qlora", "", "finetune");
    const std::string pretrain = document("", "", "pretrain");
    const std::string costed = document("demand: {load_hours_per_day: 24}", "", "inference", "");
    row("inference: context", serve, "stages[0].workload.context", true);
    row("inference: no optimizer", serve, "stages[0].workload.optimizer", false);
    row("finetune: optimizer", lora, "stages[0].workload.optimizer", true);
    row("finetune: no context", lora, "stages[0].workload.context", false);
    row("finetune: flash attention", lora, "stages[0].workload.flash_attention", true);
    row("finetune: no targets", lora, "stages[0].workload.targets.decode_tok_s", false);
    row("lora: rank", lora, "stages[0].workload.lora.rank", true);
    row("lora: no base format", lora, "stages[0].workload.base_format", false);
    row("qlora: base format", qlora, "stages[0].workload.base_format", true);
    row("pretrain: full", pretrain, "stages[0].workload.method", true);
    row("pretrain: no rank", pretrain, "stages[0].workload.lora.rank", false);
    row("costed only: no context", costed, "stages[0].workload.context", false);
    row("costed only: days", costed, "stages[0].workload.demand.days_per_month", true);
    row("costed only: months", costed, "stages[0].months", true);
    row("without cooling no cop", serve, "site.cooling.cop", false);
    row("with air conditioning a cop", document("", "site: {cooling: {kind: air_conditioning}}"), "site.cooling.cop", true);
    row("flag of a tariff", serve, "site.tariff_flag", true);
    row("no flag beside the bill", document("", "site: {tariff: {price_per_kwh: 0.92}}"), "site.tariff_flag", false);
    row("no flag abroad", document("", "site: {country: US}"), "site.tariff_flag", false);
    row("no empty name", serve, "name", false);
    row("speculative tokens", document("speculative: {mtp: true}"), "stages[0].workload.speculative.tokens", true);
    row("no speculation, no tokens", serve, "stages[0].workload.speculative.tokens", false);
}

void TestProjectRules::assumedByTask()
{
    QFETCH(QString, text);
    QFETCH(QString, key);
    const auto completed = complete(read(text.toStdString()), catalog());
    QVERIFY2(completed.ok(), completed.ok() ? "" : completed.error().code.c_str());
    QTEST(assumedValue(*completed, key.toStdString()).has_value(), "assumed");
}

void TestProjectRules::derived_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* name, const std::string& text, const char* key, const char* value) {
        QTest::newRow(name) << QString::fromStdString(text) << QString::fromUtf8(key) << QString::fromUtf8(value);
    };
    const auto work = [](const char* key) { return "stages[0].workload." + std::string{key}; };
    row("reais in Brazil", document(""), "currency", "BRL");
    row("dollars in the United States", document("", "site: {country: US}"), "currency", "USD");
    row("dollars where nothing is known", document("", "site: {country: AQ}"), "currency", "USD");
    row("Portuguese in Portugal", document("", "site: {country: PT}"), "language", "pt-BR");
    row("English elsewhere", document("", "site: {country: DE}"), "language", "en");
    row("tariff of the state", document("", "site: {state: MG}"), "site.tariff", "br-mg");
    row("tariff of the country", document("", "site: {country: US}"), "site.tariff", "us");
    row("tariff of a company", document("", "client: {kind: company}\nsite: {country: US}"), "site.tariff", "us-commercial");
    row("tariff unknown", document("", "site: {country: AQ}"), "site.tariff", "auto");
    row("iof in Brazil", document(""), "site.iof", "0.035");
    row("no iof abroad", document("", "site: {country: US}"), "site.iof", "0");
    row("short model", document("", "", "inference", "llama-2-7b"), work("context").c_str(), "4096");
    row("long model", document(""), work("context").c_str(), "8192");
    row("request in a short context", document("context: 512"), work("prompt_tokens").c_str(), "384");
    row("answer in a short context", document("context: 512"), work("output_tokens").c_str(), "128");
    row("one token of context", document("context: 1"), work("prompt_tokens").c_str(), "0");
    row("batch of vLLM", document("runtime: vllm"), work("batch").c_str(),
        std::to_string(catalog().runtimes.find("vllm")->defaultBatch).c_str());
    row("batch of llama.cpp", document("runtime: llama.cpp"), work("batch").c_str(), "2048");
    row("cache of transformers", document("runtime: transformers"), work("kv_cache").c_str(), "bf16");
    row("supply of a new computer", document("", "site: {host: {existing: false}}"), "site.host.power_supply_standard", "atx-3.1");
    row("supply of an old computer", document(""), "site.host.power_supply_standard", "atx-2");
    row("pretraining moves everything", document("", "", "pretrain"), work("method").c_str(), "full");
    row("copies follow the cards", document("", "", "pretrain"), work("parallelism.data").c_str(), "auto");
}

void TestProjectRules::derived()
{
    QFETCH(QString, text);
    QFETCH(QString, key);
    const auto completed = complete(read(text.toStdString()), catalog());
    QVERIFY2(completed.ok(), completed.ok() ? "" : completed.error().code.c_str());
    QTEST(QString::fromStdString(assumedValue(*completed, key.toStdString()).value_or("not assumed")), "value");
}

void TestProjectRules::reasonsOfTheRuntime_data()
{
    QTest::addColumn<QString>("runtime");   // empty: not given
    for (const Runtime& runtime : catalog().runtimes.rows())
        QTest::newRow(runtime.id.c_str()) << QString::fromStdString(runtime.id);
    QTest::newRow("several") << QStringLiteral("[llama-cpp, vllm]");
    QTest::newRow("none given") << QString();
}

// What a runtime decides carries a reason that is true of that runtime.
void TestProjectRules::reasonsOfTheRuntime()
{
    QFETCH(QString, runtime);
    const auto completed = complete(read(document(runtime.isEmpty() ? "" : "runtime: " + runtime.toStdString())), catalog());
    QVERIFY(completed.ok());
    const Runtime* chosen = catalog().runtimes.find(runtime.toStdString());
    const auto reasonOf = [&](const char* key) {
        const auto found = std::ranges::find(completed->assumed, "stages[0].workload." + std::string{key}, &Assumption::key);
        return found == completed->assumed.end() ? std::string{} : catalog().defaults.find(found->reason)->reason.en;
    };
    for (const char* key : {"batch", "ubatch", "kv_cache", "memory_utilization"}) {
        const std::string reason = reasonOf(key);
        const bool reserved = std::string_view{key} == "memory_utilization";
        if (chosen && reserved && !chosen->memoryUtilization)
            QVERIFY2(reason.empty(), key);
        else if (chosen)
            QCOMPARE(reason, std::string{"Default of the chosen runtime."});
        else
            QVERIFY2(!reason.empty() && reason != "Default of the chosen runtime.", key);
    }
    if (chosen)
        QCOMPARE(assumedValue(*completed, "stages[0].workload.batch"), std::optional{std::to_string(chosen->defaultBatch)});
}

void TestProjectRules::givenIsNeverAssumed()
{
    const auto completed = complete(read(document("context: 131072", "site: {country: US, tariff: enel-sp}\ncurrency: EUR\n")), catalog());
    QVERIFY(completed.ok());
    for (const char* key : {"stages[0].workload.context", "site.country", "site.tariff", "currency"})
        QVERIFY2(!assumedValue(*completed, key), key);
    QCOMPARE(completed->project.stages[0].workload.context.value, 131072);
    QCOMPARE(completed->project.site.tariff->id, std::string{"enel-sp"});
    QCOMPARE(completed->project.currency.value, std::string{"EUR"});
}

void TestProjectRules::costedOnly_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("costedOnly");
    const auto row = [](const char* name, const std::string& text, bool costedOnly) {
        QTest::newRow(name) << QString::fromStdString(text) << costedOnly;
    };
    row("demand alone", document("demand: {utilization: 0.5}", "", "inference", ""), true);
    row("options alone", document("", "options: [{own: {name: Box, price: 1, power_w: 400}}]", "inference", ""), true);
    row("request lengths need no model", document("prompt_tokens: 2035", "options: [{own: {name: Box}}]", "inference", ""), true);
    row("neither", document("", "", "inference", ""), false);
    row("a format asks for a model", document("weights: Q4_K_M", "options: [{own: {name: Box}}]", "inference", ""), false);
    row("an optimizer asks for a model", document("optimizer: lion", "options: [{own: {name: Box}}]", "finetune", ""), false);
    row("with a model", document("demand: {utilization: 0.5}"), false);
}

void TestProjectRules::costedOnly()
{
    QFETCH(QString, text);
    QFETCH(bool, costedOnly);
    const Project p = read(text.toStdString());
    QCOMPARE(isCostedOnly(p, p.stages.at(0)), costedOnly);
    const bool asksForModel = !costedOnly && p.stages[0].workload.model.empty();
    const auto errors = validate(p, catalog());
    QVERIFY2(std::any_of(errors.begin(), errors.end(), [](const Error& e) { return e.key == "stages[0].workload.model"; }) == asksForModel,
             listed(errors).constData());
}

void TestProjectRules::hostPowerOfCostedStages()
{
    const auto all = complete(read(document("demand: {utilization: 1}", "", "inference", "")), catalog());
    QCOMPARE(all->project.site.hostPowerW.load.value, 0.0);
    QCOMPARE(assumedValue(*all, "site.host_power_w.load"), std::optional<std::string>{"0"});
    const auto mixed = complete(read(document("", "  - workload: {task: inference, demand: {utilization: 1}}\n")), catalog());
    QCOMPARE(hostPower(mixed->project, mixed->project.stages[0]).load.value, 150.0);
    QCOMPARE(hostPower(mixed->project, mixed->project.stages[1]).load.value, 0.0);
    const auto given = complete(read(document("demand: {utilization: 1}", "site: {host_power_w: {load: 80}}", "inference", "")), catalog());
    QCOMPARE(hostPower(given->project, given->project.stages[0]).load.value, 80.0);
    QCOMPARE(hostPower(given->project, given->project.stages[0]).idle.value, 0.0);
}

// Its two place-holders for offers are the only names that the catalogue does not know.
void TestProjectRules::contractExampleAgainstCatalog()
{
    const auto text = tree::readFile(CABE_SOURCE_DIR "/tests/cases/contract-example.cabe");
    QVERIFY(text.ok());
    const auto errors = faultsOf(*text);
    QVERIFY2(errors.size() == 2, listed(errors).constData());
    QCOMPARE(errors[0].key, std::string{"options[3].rent"});
    QCOMPARE(errors[1].key, std::string{"options[4].api"});
}

void TestProjectRules::cards_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("memoryGb");
    QTest::addColumn<double>("memoryMib");
    QTest::addColumn<double>("bandwidth");
    QTest::addColumn<bool>("changed");
    const Gpu& mac = *catalog().gpus.find("apple-m4-max");
    const Gpu& rtx4090 = *catalog().gpus.find("nvidia-geforce-rtx-4090");
    const auto name = [](const Gpu& gpu) { return QString::fromStdString(gpu.name); };
    const auto row = [](const char* title, const char* card, const QString& cardName, double gb, double mib, double gbS, bool changed) {
        QTest::newRow(title) << QString::fromUtf8(card) << cardName << gb << mib << gbS << changed;
    };
    const double mib4090 = *rtx4090.memoryMib;
    const double gbS4090 = rtx4090.bandwidthGbS;
    row("as in the catalogue", "nvidia-geforce-rtx-4090", name(rtx4090), 24, mib4090, gbS4090, false);
    row("less memory", "{id: apple-m4-max, memory_gb: 64, gpu_share: 0.75}", name(mac), 64, 65536, mac.bandwidthGbS, true);
    row("only the option's own keys", "{id: nvidia-geforce-rtx-4090, price: 9000, idle_power_w: 20}", name(rtx4090), 24, mib4090, gbS4090, false);
    row("other speed keeps the memory", "{id: nvidia-geforce-rtx-4090, bandwidth_gb_s: 1100}", name(rtx4090), 24, mib4090, 1100, true);
    row("modded card of the contract",
        "{name: Modded card, memory_gb: 48, bandwidth_gb_s: 1008, power_w: 425, price: {value: 2100, currency: USD}}",
        QStringLiteral("Modded card"), 48, 49152, 1008, true);
    row("without a name", "{memory_gb: 16, bandwidth_gb_s: 500}", QStringLiteral("Custom"), 16, 16384, 500, true);
    row("by what the driver says", "{memory_mib: 24564, bandwidth_gb_s: 1008}", QStringLiteral("Custom"), 24564.0 / 1024, 24564, 1008, true);
}

void TestProjectRules::cards()
{
    QFETCH(QString, card);
    const Project p = read(document("", "options: [{own: " + card.toStdString() + "}]\n"));
    const GpuChoice& choice = std::get<0>(p.options.at(0).what).at(0);
    const auto gpu = resolveGpu(choice, catalog());
    QVERIFY2(gpu.ok(), gpu.ok() ? "" : gpu.error().code.c_str());
    QTEST(QString::fromStdString(gpu->name), "name");
    QTEST(*gpu->memoryGb, "memoryGb");
    QTEST(*gpu->memoryMib, "memoryMib");
    QTEST(gpu->bandwidthGbS, "bandwidth");
    QTEST(gpu->fromUser, "changed");
}

void TestProjectRules::cardFaults()
{
    GpuChoice nothing;
    QCOMPARE(resolveGpu(nothing, catalog()).error().code, std::string{"missing_key"});
    QVERIFY(resolveGpu(nothing, catalog(), true).ok());
    GpuChoice wrong;
    wrong.id = "nvidia-geforce-rtx-3090";
    wrong.overrides = tree::parse("memory_gb: -1", {}).value().front();
    QCOMPARE(resolveGpu(wrong, catalog()).error().code, std::string{"out_of_range"});
}

void TestProjectRules::cardCounts()
{
    const Project p = read(document("", "options:\n  - {own: nvidia-geforce-rtx-3090, count: 4}\n"
                                        "  - {own: [nvidia-geforce-rtx-3090, nvidia-t4], count: 2}\n"
                                        "  - {rent: {price_per_hour: 2, gpus: 8}, count: 2}\n  - {api: x}\n"
                                        "  - {rent: aws-us-east-1-g4dn-xlarge, count: 3}\n  - {rent: no-such-offer}\n"));
    const auto count = [&](std::size_t i) { return cardCount(p.options.at(i), catalog()); };
    QCOMPARE(count(0), std::optional{4});
    QCOMPARE(count(1), std::optional{4});
    QCOMPARE(count(2), std::optional{16});
    QVERIFY(!count(3));
    QCOMPARE(count(4), std::optional{3});
    QVERIFY(!count(5));
}

void TestProjectRules::rates()
{
    Catalog c;
    const auto put = [&](const char* id, const char* base, const char* quote, double rate, bool isDefault) {
        ExchangeRate row;
        row.id = id;
        row.base = base;
        row.quote = quote;
        row.rate = rate;
        row.isDefault = isDefault;
        c.exchangeRates.put(row);
    };
    put("usd-brl", "USD", "BRL", 5.0, true);
    put("eur-usd", "EUR", "USD", 1.2, true);
    put("usd-cny", "USD", "CNY", 8.0, true);
    put("old", "USD", "BRL", 3.0, false);
    c.exchangeRates.index();
    Project p;
    p.currency = "BRL";
    const auto fromCatalog = exchangeRates(p, c);
    QCOMPARE(fromCatalog.factor("BRL"), std::optional{1.0});
    QCOMPARE(fromCatalog.factor("USD"), std::optional{5.0});
    QCOMPARE(fromCatalog.factor("EUR"), std::optional{6.0});
    QCOMPARE(fromCatalog.factor("CNY"), std::optional{0.625});
    QVERIFY(!fromCatalog.factor("XTS"));
    p.site.exchangeRates = {{"USD", 6.0}};
    QCOMPARE(exchangeRates(p, c).factor("USD"), std::optional{6.0});
    QCOMPARE(exchangeRates(p, c).factor("EUR"), std::optional{1.2 * 6.0});     // by way of the user's dollar
    p.site.exchangeRates = {{"EUR", 7.0}};
    QCOMPARE(exchangeRates(p, c).factor("EUR"), std::optional{7.0});
    QCOMPARE(exchangeRates(p, c).factor("USD"), std::optional{5.0});
    Project euro;
    euro.currency = "EUR";
    QCOMPARE(exchangeRates(euro, c).factor("USD"), std::optional{1 / 1.2});
    QCOMPARE(exchangeRates(euro, c).factor("BRL"), std::optional{1 / 5.0 * (1 / 1.2)});
}

void TestProjectRules::otherCurrency_data()
{
    QTest::addColumn<QString>("rest");
    QTest::addColumn<QString>("currency");
    QTest::addColumn<bool>("known");
    const auto row = [](const char* name, const char* rest, const char* currency, bool known) {
        QTest::newRow(name) << QString::fromUtf8(rest) << QString::fromUtf8(currency) << known;
    };
    row("that of the country", "", "BRL", true);
    row("the dollar", "", "USD", true);
    row("one of the catalogue", "", "EUR", true);
    row("unknown", "", "XYZ", false);
    row("the document's own", "currency: XYZ\n", "XYZ", true);
    row("one of the document", "site: {exchange_rates: {XYZ: 2}}\n", "XYZ", true);
    row("from the document's dollar", "site: {exchange_rates: {USD: 4}}\n", "USD", true);
}

// The answer in another currency: what was typed stays worth what it was.
void TestProjectRules::otherCurrency()
{
    QFETCH(QString, rest);
    QFETCH(QString, currency);
    QFETCH(bool, known);
    const Project before = read(document("", rest.toStdString() + "limits: {budget_upfront: 15000}\n"));
    const auto after = inCurrency(before, currency.toStdString(), catalog());
    QCOMPARE(after.ok(), known);
    if (!known) {
        QCOMPARE(after.error().code, std::string{"unknown_currency"});
        QVERIFY(std::ranges::find(after.error().accepted, std::string{"BRL"}) != after.error().accepted.end());
        return;
    }
    const ExchangeRates was = exchangeRates(before, catalog());
    const ExchangeRates is = exchangeRates(*after, catalog());
    QCOMPARE(is.target, currency.toStdString());
    const MoneyInput& budget = *after->limits.budgetUpfront;
    const auto factor = budget.currency.empty() ? std::optional{1.0} : is.factor(budget.currency);
    QVERIFY(factor.has_value());
    QVERIFY(std::abs(budget.value * *factor * *was.factor(currency.toStdString()) - 15000) < 0.01);
    QVERIFY(complete(*after, catalog()).ok());
}

void TestProjectRules::amountsKeepTheirCurrency()
{
    Project project = read(document("", "limits: {budget_upfront: 1, budget_monthly: {value: 2, currency: EUR}}\nsite: {host_price: 3, tariff: {price_per_kwh: 4}}\n"
                                        "options: [{own: {id: nvidia-geforce-rtx-3090, price: 5}, price: 6}, {rent: {price_per_hour: 7, gpu: nvidia-h100-80gb-sxm5}},"
                                        " {api: {input_per_million: 8, output_per_million: 9}}]\n"));
    auto dollars = inCurrency(std::move(project), "USD", catalog());
    QVERIFY(dollars.ok());
    std::set<double> seen;
    forEachAmount(*dollars, [&](const std::string& path, MoneyInput& amount) {
        seen.insert(amount.value);
        QVERIFY2(amount.currency == (amount.value == 2 ? "EUR" : "BRL"), path.c_str());
    });
    QCOMPARE(seen, (std::set<double>{1, 2, 3, 4, 5, 6, 7, 8, 9}));
}

QTEST_APPLESS_MAIN(TestProjectRules)
#include "tst_project_rules.moc"
