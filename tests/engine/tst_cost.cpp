// SPDX-License-Identifier: GPL-3.0-or-later
// Hours and tokens, energy, upkeep, resale, what must be bought, intervals. Expected figures are worked out by hand beside each test.
#include "cost_support.h"

#include <QTest>

#include <algorithm>

using namespace cabe;
using namespace costtest;

namespace {

CostResult withPower(const std::string& yaml, double loadW, double low = 0, double high = 0)
{
    const auto complete = project(yaml);
    CostRequest r = request(complete.project);
    r.gpuLoadW = loadW;
    r.gpuLoadLowW = low > 0 ? low : loadW;
    r.gpuLoadHighW = high > 0 ? high : loadW;
    const auto result = cost(r);
    return result ? *result : CostResult{};
}

} // namespace

class TestCost : public QObject
{
    Q_OBJECT

private slots:
    void hours_data();
    void hours();
    void tokens();
    void capacity();
    void trainingHours();
    void assumedUse();
    void energyAndCooling_data();
    void energyAndCooling();
    void upkeep();
    void resale();
    void upgrade();
    void hostAndSupply();
    void cardsThatAreThere();
    void hardwareRatios();
    void inputAndOutputPrices();
    void intervals();
    void unknownTariffIsSaid();
    void moreHoursNeverCostLess();
};

void TestCost::hours_data()
{
    QTest::addColumn<QString>("demand");
    QTest::addColumn<double>("load");
    QTest::addColumn<double>("idle");
    // 100 output tokens per second: 1000 requests of 360 tokens a day take an hour a day
    QTest::newRow("hours win over the rest") << "{load_hours_per_day: 6, utilization: 0.9, requests_per_day: 1000, days_per_month: 20}"
                                             << 120.0 << 0.0;
    QTest::newRow("load and idle, the rest off") << "{load_hours_per_day: 8, idle_hours_per_day: 4}" << 8 * 365 / 12.0 << 4 * 365 / 12.0;
    QTest::newRow("all day is 730 h") << "{load_hours_per_day: 24}" << 730.0 << 0.0;
    QTest::newRow("utilization, on all the time") << "{utilization: 0.3, requests_per_day: 1000}" << 219.0 << 511.0;
    QTest::newRow("utilization, off when idle") << "{utilization: 0.3, off_when_idle: true}" << 219.0 << 0.0;
    QTest::newRow("utilization of the service hours") << "{utilization: 0.5, hours_per_day: 10, days_per_month: 20}" << 100.0 << 630.0;
    QTest::newRow("requests over speed") << "{requests_per_day: 1000, days_per_month: 20}" << 20.0 << 710.0;
    QTest::newRow("requests over speed, off") << "{requests_per_day: 1000, days_per_month: 20, off_when_idle: true}" << 20.0 << 0.0;
    QTest::newRow("tokens over speed") << "{output_tokens_per_month: 36e6}" << 100.0 << 630.0;
    QTest::newRow("no demand at all") << "{requests_per_day: 0}" << 0.0 << 730.0;
}

void TestCost::hours()
{
    QFETCH(QString, demand);
    QFETCH(double, load);
    QFETCH(double, idle);
    const auto r = costed(served(plainSite, demand.toStdString(), card, ", output_tokens: 360, prompt_tokens: 720"));
    COMPARE_NEAR(r.loadHoursPerMonth, load, 1e-9);
    COMPARE_NEAR(r.idleHoursPerMonth, idle, 1e-9);
}

void TestCost::tokens()
{
    const std::string shape = ", output_tokens: 250, prompt_tokens: 1000";
    const auto byRequests = costed(served(plainSite, "{requests_per_day: 100, days_per_month: 20}", card, shape));
    COMPARE_NEAR(*byRequests.tokensPerMonth, 100 * 20 * 1250, 1e-9);
    COMPARE_NEAR(byRequests.perMillionTokens->value, byRequests.total.value / (12 * 2.5), 1e-9);
    // Explicit tokens win over requests; half a pair gets its other half from the mix of a request.
    const auto explicitly =
        costed(served(plainSite, "{requests_per_day: 9, input_tokens_per_month: 4e6, output_tokens_per_month: 2e6}", card, shape));
    COMPARE_NEAR(*explicitly.tokensPerMonth, 6e6, 1e-9);
    const auto half = costed(served(plainSite, "{input_tokens_per_month: 4e6}", card, shape));
    COMPARE_NEAR(*half.tokensPerMonth, 5e6, 1e-9);
    // Without a demand for tokens: what the speed produces, output alone.
    const auto produced = costed(served(plainSite, "{load_hours_per_day: 24}", card, shape));
    COMPARE_NEAR(*produced.tokensPerMonth, 100 * 3600 * 730.0, 1e-9);
    // Nothing asked for: no price per token, and everything finite.
    const auto none = costed(served(plainSite, "{requests_per_day: 0}", card, shape));
    QVERIFY(!none.perMillionTokens);
    QVERIFY(std::isfinite(none.total.value));
    QCOMPARE(none.machines, 1);
}

void TestCost::capacity()
{
    // 100 tokens/s carry 262.8 million output tokens in 730 h; three times that needs three machines.
    const auto r = costed(served(plainSite, "{input_tokens_per_month: 0, output_tokens_per_month: 788.4e6}", card));
    COMPARE_NEAR(*r.capacityTokensPerMonth, 262.8e6, 1e-9);
    QCOMPARE(r.machines, 3);
    QCOMPARE(number(*check(r.checks, "capacity_short"), "machines"), 3.0);
    COMPARE_NEAR(r.loadHoursPerMonth, 730, 1e-9);
    COMPARE_NEAR(*r.tokensPerMonth, 262.8e6, 1e-9); // one machine carries no more
    // In ten hours of twenty days only 72 million.
    const auto window = costed(
        served(plainSite, "{output_tokens_per_month: 73e6, input_tokens_per_month: 0, hours_per_day: 10, days_per_month: 20}", card));
    QCOMPARE(window.machines, 2);
    const auto enough = costed(
        served(plainSite, "{output_tokens_per_month: 72e6, input_tokens_per_month: 0, hours_per_day: 10, days_per_month: 20}", card));
    QCOMPARE(enough.machines, 1);
    QVERIFY(!check(enough.checks, "capacity_short"));
}

void TestCost::trainingHours()
{
    const std::string yaml =
        "cabe: 1\ncurrency: USD\nsite: " + plainSite +
        "\nstages: [{months: 2, workload: {task: finetune, model: llama-3.1-8b, tokens: 1e6}}]\n"
        "options: [{own: nvidia-geforce-rtx-4090, price: 1000}, {rent: {price_per_hour: 2, gpu: nvidia-geforce-rtx-4090}}]\n";
    const auto complete = project(yaml);
    CostRequest r = request(complete.project, 1);
    r.trainingHours = 100;
    auto rented = cost(r);
    COMPARE_NEAR(rented->total.value, 200, 1e-9); // the run ends and the machine with it
    r.trainingHours = 3000;
    rented = cost(r);
    QCOMPARE(rented->machines, 3); // 2 months hold 1460 h
    QVERIFY(check(rented->checks, "capacity_short"));
    COMPARE_NEAR(rented->total.value, 2 * 1460, 1e-9);
}

void TestCost::assumedUse()
{
    const auto r = costed("cabe: 1\ncurrency: USD\nsite: {country: US}\nstages: [{workload: {task: inference, model: llama-3.1-8b}}]\n"
                          "options: [{own: nvidia-geforce-rtx-4090, price: 1000}]\n");
    COMPARE_NEAR(r.loadHoursPerMonth, 0.15 * 730, 1e-9);
    QCOMPARE(r.assumed.size(), std::size_t(1));
    QVERIFY(catalog().defaults.find(r.assumed.front().reason));
}

void TestCost::energyAndCooling_data()
{
    QTest::addColumn<QString>("cooling");
    QTest::addColumn<double>("factor");
    QTest::newRow("none") << "{kind: none}" << 1.0;
    QTest::newRow("air conditioning with COP 3") << "{kind: air_conditioning, cop: 3}" << 4.0 / 3;
    QTest::newRow("data center, PUE 1.58 (Uptime Institute)") << "{kind: datacenter, pue: 1.58}" << 1.58;
    QTest::newRow("both") << "{kind: air_conditioning, cop: 4, pue: 1.2}" << 1.5;
}

void TestCost::energyAndCooling()
{
    QFETCH(QString, cooling);
    QFETCH(double, factor);
    const auto r = withPower(
        served("{country: US, tariff: {price_per_kwh: 0.10}, psu_efficiency: 0.9, host_power_w: {load: 150, idle: 60}, cooling: " +
                   cooling.toStdString() + "}",
               "{load_hours_per_day: 8, idle_hours_per_day: 16}", card),
        300);
    const double perDay = ((300 + 150) * 8 + (20 + 60) * 16) / 0.9 / 1000;
    COMPARE_NEAR(r.kwhPerMonth, perDay * factor * 365 / 12, 1e-9);
    COMPARE_NEAR(r.parts.energy, perDay * 365 * 0.10, 1e-9);
    COMPARE_NEAR(r.parts.cooling, perDay * 365 * 0.10 * (factor - 1), 1e-9);
    // Brazil's or another grid: grams per kWh of the country (US 369.5 in 2023)
    COMPARE_NEAR(*r.co2KgPerMonth, r.kwhPerMonth * 0.3695, 1e-9);
    // formulas.md section 14: kWh per million tokens = W / (3.6 · tokens/s)
    COMPARE_NEAR(*r.whPerMillionTokens / 1000, 450 / 0.9 * factor / (3.6 * 100), 1e-9);
}

void TestCost::upkeep()
{
    const auto r = costed(served(
        "{country: US, tariff: {price_per_kwh: 0.10}, maintenance_rate: 0.02, failure_rate: 0.03, overhead_rate: 0.10, staff_monthly: 50, "
        "colocation_monthly: 30, resale: {fraction: 0}}",
        "{requests_per_day: 0, off_when_idle: true}", "[{own: nvidia-geforce-rtx-4090, count: 2, price: 1000}]"));
    QCOMPARE(r.upfront, 2200.0);
    COMPARE_NEAR(r.parts.maintenance, 0.02 * 2200 + 0.03 * 2000, 1e-9);
    COMPARE_NEAR(r.parts.staff, 600, 1e-9);
    COMPARE_NEAR(r.parts.rent, 360, 1e-9);
    COMPARE_NEAR(r.total.value, 2200 + 104 + 600 + 360, 1e-9);
}

void TestCost::resale()
{
    const auto at = [](const std::string& resale, const std::string& option) {
        return costed(
            "cabe: 1\ncurrency: USD\nsite: {country: US, tariff: {price_per_kwh: 0.1}, resale: " + resale +
            "}\nstages: [{months: 36, start: 2026-09, workload: {task: inference, demand: {load_hours_per_day: 0}}}]\noptions: [" + option +
            "]\n");
    };
    const auto half = at("{fraction: 0.5}", "{own: nvidia-h100-80gb-pcie, price: 30000}");
    QCOMPARE(half.parts.resale, -15000.0);
    QCOMPARE(half.total, Estimate(15000));
    QCOMPARE(half.months.back(), -15000.0);
    // spotwire: 0.46 after three years; the class of the card chooses it by itself
    const auto curve = at("{curve: spotwire-h100-pcie}", "{own: nvidia-h100-80gb-pcie, price: 30000}");
    COMPARE_NEAR(curve.parts.resale, -13800, 1e-9);
    QVERIFY(curve.total.low < curve.total.value && curve.total.value < curve.total.high);
    COMPARE_NEAR(costed("cabe: 1\ncurrency: USD\nsite: {country: US, tariff: {price_per_kwh: 0.1}}\n"
                        "stages: [{months: 36, workload: {task: inference, demand: {load_hours_per_day: 0}}}]\n"
                        "options: [{own: nvidia-h100-80gb-pcie, price: 30000}]\n")
                     .parts.resale,
                 -13800, 1e-9);
    // A used card has lost its first years already: RTX 3090 of September 2020, six years old, loses the curve's mean yearly factor three
    // times.
    const auto used = at("{curve: ebay-2022-2023}", "{own: nvidia-geforce-rtx-3090, used: true, price: 800}");
    const double yearly = std::pow(0.339 / 1.146, 0.2);
    COMPARE_NEAR(used.parts.resale, -800 * std::pow(yearly, 3), 1e-6);
    // New cards of an old model: in three years nobody pays more for one than for a used one of its kind.
    const auto byCatalogue = [](const char* condition) {
        return costed("cabe: 1\ncurrency: USD\nsite: {country: US, tariff: {price_per_kwh: 0.1}}\nstages: [{months: 36, start: 2026-09, workload: {task: inference, "
                      "demand: {load_hours_per_day: 0}}}]\noptions: [{own: nvidia-geforce-rtx-3090, used: "
                      + std::string{condition} + "}]\n");
    };
    const auto fresh = byCatalogue("false"), worn = byCatalogue("true");
    QVERIFY(fresh.upfront > worn.upfront);
    COMPARE_NEAR(fresh.parts.resale, worn.parts.resale, 1e-9);
    COMPARE_NEAR(worn.parts.resale, -worn.upfront * std::pow(yearly, 3), 1e-6);
}

void TestCost::upgrade()
{
    // 36 months, new cards every 12, resale half: bought at 0, 12, 24, sold at 12, 24, 36.
    const auto r = costed(
        "cabe: 1\ncurrency: USD\nsite: {country: US, tariff: {price_per_kwh: 0.1}, resale: {fraction: 0.5}, upgrade_after_months: 12}\n"
        "stages: [{months: 36, workload: {task: inference, demand: {load_hours_per_day: 0}}}]\n"
        "options: [{own: nvidia-geforce-rtx-4090, price: 1000}]\n");
    QCOMPARE(r.parts.hardware, 3000.0);
    QCOMPARE(r.parts.resale, -1500.0);
    QCOMPARE(r.upfront, 1000.0);
    QCOMPARE(r.months[12], 500.0);
    QCOMPARE(r.months[24], 500.0);
    QCOMPARE(r.months[36], -500.0);
    QCOMPARE(r.resale, 500.0);
    QCOMPARE(r.total.value, 1500.0);
}

void TestCost::hostAndSupply()
{
    const std::string base = "country: US, tariff: {price_per_kwh: 0.1}, resale: {fraction: 0}, maintenance_rate: 0, failure_rate: 0";
    const auto upfront = [](const std::string& site, bool needsHost, bool needsSupply) {
        const auto complete = project(served("{" + site + "}", "{load_hours_per_day: 1}", card));
        CostRequest r = request(complete.project);
        r.machine = MachineResult{};
        r.machine->needsHost = needsHost;
        r.machine->needsSupply = needsSupply;
        return *cost(r);
    };
    QCOMPARE(upfront(base, false, false).upfront, 1000.0);
    QCOMPARE(upfront(base + ", power_supply_price: 150", false, true).upfront, 1150.0);
    QCOMPARE(upfront(base + ", power_supply_price: 150", false, false).upfront, 1000.0);
    QCOMPARE(upfront(base + ", host_price: 900", true, false).upfront, 1900.0);
    // What must be bought without a known price is said and left out of the sum.
    const auto silent = upfront(base, false, true);
    QCOMPARE(silent.upfront, 1000.0);
    const auto* note = check(silent.checks, "price_unknown");
    QVERIFY(note && note->severity == Severity::note);
    QCOMPARE(std::get<std::string>(note->args.front().value), std::string("power_supply"));
    QVERIFY(check(upfront(base, true, false).checks, "price_unknown"));
    // A computer brings both.
    const auto complete =
        project(served("{" + base + ", host_price: 900}", "{load_hours_per_day: 1}", "[{own: nvidia-dgx-spark-gb10, price: 4000}]"));
    QCOMPARE(cost(request(complete.project))->upfront, 4000.0);
}

void TestCost::cardsThatAreThere()
{
    const std::string site =
        "{country: US, tariff: {price_per_kwh: 0.1}, resale: {fraction: 0.5}, host: {gpus: [nvidia-geforce-rtx-3060-12gb]}}";
    const auto r = costed(
        served(site, "{load_hours_per_day: 1}", "[{own: [{id: nvidia-geforce-rtx-3090, price: 800}, nvidia-geforce-rtx-3060-12gb]}]"));
    QCOMPARE(r.upfront, 800.0);
    QCOMPARE(r.parts.resale, -400.0);
    QVERIFY(check(r.checks, "already_there"));
    QCOMPARE(*r.perGbVram, 800.0 / 24);
}

void TestCost::hardwareRatios()
{
    const auto r = costed(served(plainSite, "{load_hours_per_day: 1}", "[{own: nvidia-geforce-rtx-4090, count: 2, price: 1650}]"));
    COMPARE_NEAR(*r.perGbVram, 1650.0 / 24, 1e-9);
    const auto* gpu = catalog().gpus.find("nvidia-geforce-rtx-4090");
    QCOMPARE(r.tflopsBasis, std::string("fp16"));
    COMPARE_NEAR(*r.perTflop, 1650.0 / *gpu->tflops.fp16, 1e-9);
    const auto without =
        costed(served(plainSite, "{load_hours_per_day: 1}",
                      "[{own: {name: X, memory_gb: 10, bandwidth_gb_s: 100, power_w: 100, tflops: {fp32: 20}, price: 100}}]"));
    QCOMPARE(without.tflopsBasis, std::string("fp32"));
    COMPARE_NEAR(*without.perTflop, 5, 1e-9);
}

void TestCost::inputAndOutputPrices()
{
    const auto complete = project(served(plainSite, "{input_tokens_per_month: 30e6, output_tokens_per_month: 10e6}", card));
    CostRequest r = request(complete.project);
    r.prefillTokS = Estimate{1000};
    const auto result = cost(r);
    // 10^5 s of load; 3·10^4 of them are prefill.
    const double total = result->total.value / 12;
    COMPARE_NEAR(result->perMillionInput->value, total * 0.3 / 30, 1e-9);
    COMPARE_NEAR(result->perMillionOutput->value, total * 0.7 / 10, 1e-9);
}

void TestCost::intervals()
{
    // Power alone: 300 W between 240 and 390, all the time, 12 months at 0.10.
    const auto power = withPower(served(plainSite, "{load_hours_per_day: 24}", card), 300, 240, 390);
    COMPARE_NEAR(power.total.high - power.total.value, 0.09 * 8760 * 0.1, 1e-9);
    COMPARE_NEAR(power.total.value - power.total.low, 0.06 * 8760 * 0.1, 1e-9);
    COMPARE_NEAR(power.monthly.high - power.monthly.value, 0.09 * 730 * 0.1, 1e-9);

    // Price and resale together: independent inputs, squares add up.
    Catalog own = catalog();
    CardPrice price;
    price.id = "test-price";
    price.gpu = "test-card";
    price.currency = "USD";
    price.value = 1000;
    price.low = 900;
    price.high = 1200;
    price.date = own.date;
    own.cardPrices.put(price);
    own.cardPrices.index();
    ResaleCurve curve;
    curve.id = "test-curve";
    curve.points = {{.ageYears = 0, .fraction = 1, .low = {}, .high = {}}, {.ageYears = 1, .fraction = 0.5, .low = 0.4, .high = 0.55}};
    own.resaleCurves.put(curve);
    own.resaleCurves.index();
    auto complete = project(served(plainSite, "{requests_per_day: 0, off_when_idle: true}", "[{own: nvidia-geforce-rtx-4090}]"));
    complete.project.site.resale = ResaleChoice{.curve = "test-curve", .fraction = {}};
    CostRequest r = request(complete.project);
    r.catalog = &own;
    r.gpus.front().id = "test-card";
    const auto result = *cost(r);
    // A card that costs 100 less loses 100 of purchase and 50 of resale.
    COMPARE_NEAR(result.total.value, 500, 1e-9);
    COMPARE_NEAR(result.total.value - result.total.low, std::hypot(100 * 0.5, 50), 1e-9);
    COMPARE_NEAR(result.total.high - result.total.value, std::hypot(200 * 0.5, 100), 1e-9);

    // Tokens counted by a speed carry its range; asked-for tokens do not.
    const auto speedy = project(served(plainSite, "{load_hours_per_day: 24}", "[{own: nvidia-geforce-rtx-4090, price: 1000}]"));
    CostRequest s = request(speedy.project);
    s.totalTokS = Estimate{100, 80, 125};
    const auto produced = *cost(s);
    COMPARE_NEAR(produced.perMillionTokens->high / produced.perMillionTokens->value, 1.25, 1e-9);
    COMPARE_NEAR(produced.perMillionTokens->low / produced.perMillionTokens->value, 0.8, 1e-9);
}

void TestCost::unknownTariffIsSaid()
{
    const auto r = costed(served("{country: AQ, resale: {fraction: 0}}", "{load_hours_per_day: 8}", card));
    const auto* note = check(r.checks, "price_unknown");
    QVERIFY(note);
    QCOMPARE(std::get<std::string>(note->args.front().value), std::string("energy"));
    QVERIFY(!r.tariff);
    QVERIFY(!r.co2KgPerMonth);
}

void TestCost::moreHoursNeverCostLess()
{
    double before = -1;
    for (int hours = 0; hours <= 24; ++hours) {
        const auto r = withPower(served(plainSite, "{load_hours_per_day: " + std::to_string(hours) + "}", card), 300);
        QVERIFY(r.parts.energy > before);
        before = r.parts.energy;
    }
    before = -1;
    for (int percent = 0; percent <= 100; percent += 5) {
        const auto r = withPower(served(plainSite, "{utilization: " + std::to_string(percent / 100.0) + "}", card), 300);
        QVERIFY(r.parts.energy > before);
        before = r.parts.energy;
    }
}

QTEST_APPLESS_MAIN(TestCost)
#include "tst_cost.moc"
