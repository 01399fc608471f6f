// SPDX-License-Identifier: GPL-3.0-or-later
// Renting and APIs, and what holds for every way of paying: sums agree, currencies are consistent, nothing is ever NaN. Expected figures
// are worked out by hand beside each test.
#include "cost_support.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <numeric>
#include <random>

using namespace cabe;
using namespace costtest;

namespace {

double sum(const std::vector<double>& values)
{
    return std::accumulate(values.begin(), values.end(), 0.0);
}

// The catalogue with one offer more, test-offer.
Catalog withOffer(const std::string& country, int gpus, std::map<std::string, double> priceUsdH)
{
    Catalog own = catalog();
    CloudOffer offer;
    offer.id = "test-offer";
    offer.provider = "Test";
    offer.gpuName = "H100";
    offer.gpuCount = gpus;
    offer.country = country;
    offer.date = "2026-08";
    offer.priceUsdH = std::move(priceUsdH);
    own.offers.put(offer);
    own.offers.index();
    return own;
}

RentChoice testOffer()
{
    return {.id = "test-offer", .pricePerHour = {}, .gpu = {}, .gpus = {}, .provider = {}, .country = {}, .networkMs = {}};
}

} // namespace

class TestCostWays : public QObject
{
    Q_OBJECT

private slots:
    void rentModes();
    void rentScopes();
    void servicesPaidAbroad();
    void apiPrices();
    void apiWithoutDemand();
    void partsAndMonthsAgree();
    void servicesHaveRanges();
    void currencyIsConsistent();
    void nothingIsEverNan();
};

void TestCostWays::rentModes()
{
    const Catalog own = withOffer("US", 8, {{"on_demand", 20}, {"reserved_1y", 12}, {"spot", 8}});
    const auto monthly = [&](const std::string& mode, const std::string& demand) {
        auto complete = project(served(plainSite, demand, "[{rent: {price_per_hour: 1}, count: 2" + mode + "}]"));
        std::get<RentChoice>(complete.project.options.front().what) = testOffer();
        CostRequest r = request(complete.project);
        r.catalog = &own;
        return cost(r);
    };
    const std::string off = "{utilization: 0.5, off_when_idle: true}", on = "{utilization: 0.5}";
    COMPARE_NEAR(monthly("", on)->monthly.value, 40 * 730, 1e-9);
    COMPARE_NEAR(monthly("", off)->monthly.value, 40 * 365, 1e-9);
    COMPARE_NEAR(monthly(", mode: spot", off)->monthly.value, 16 * 365, 1e-9);
    COMPARE_NEAR(monthly(", mode: reserved_1y", off)->monthly.value, 24 * 730, 1e-9); // paid used or not
    QCOMPARE(monthly(", mode: reserved_1y", off)->rentMode, std::string("reserved_1y"));
    QCOMPARE(*monthly("", on)->priceDate, std::string("2026-08"));
    const auto missing = monthly(", mode: reserved_3y", on);
    QVERIFY(!missing.ok());
    QCOMPARE(missing.error().code, std::string("mode_not_offered"));
    QCOMPARE(missing.error().accepted.size(), std::size_t(3));
}

void TestCostWays::rentScopes()
{
    const auto offers = catalog().offers.rows();
    for (const auto scope : {PriceScope::instance, PriceScope::perGpu, PriceScope::gpuOnly}) {
        const auto row =
            std::ranges::find_if(offers, [&](const CloudOffer& o) { return o.scope == scope && o.priceUsdH.contains("on_demand"); });
        QVERIFY(row != offers.end());
        const auto r = costed(served(plainSite, "{utilization: 1}", "[{rent: " + row->id + ", count: 3, mode: on_demand}]"));
        const double units = scope == PriceScope::instance ? 1 : row->gpuCount;
        COMPARE_NEAR(r.parts.rent / 12, row->priceUsdH.at("on_demand") * units * 3 * 730, 1e-9);
        // An offer of the GPU alone lacks its host: said, never silently nothing.
        QCOMPARE(check(r.checks, "price_unknown") != nullptr, scope == PriceScope::gpuOnly);
        QVERIFY(check(r.checks, "storage_not_counted"));
    }
}

void TestCostWays::servicesPaidAbroad()
{
    const auto taxes = [](const std::string& site, const std::string& option) {
        const auto r =
            costed("cabe: 1\ncurrency: BRL\nsite: {country: BR, exchange_rates: {USD: 5}" + site +
                   "}\nstages: [{months: 1, workload: {task: inference, demand: {load_hours_per_day: 24}}}]\noptions: [" + option + "]\n");
        return r.parts.taxes / r.parts.rent;
    };
    const std::string dollars = "{rent: {price_per_hour: {value: 2, currency: USD}}}";
    COMPARE_NEAR(taxes("", dollars), 0.035, 1e-9); // card IOF since July 2025
    COMPARE_NEAR(taxes(", iof: 0, services_tax_rate: 0.2", dollars), 0.2, 1e-9);
    COMPARE_NEAR(taxes(", services_tax_rate: 0.2", dollars), 0.235, 1e-9);
    COMPARE_NEAR(taxes("", "{rent: {price_per_hour: 10}}"), 0, 1e-9); // paid in reais
    COMPARE_NEAR(taxes("", "{rent: {price_per_hour: {value: 2, currency: USD}, country: BR}}"), 0, 1e-9);
    // Another country has no IOF.
    QCOMPARE(costBasis(project(served("{country: DE}", "{load_hours_per_day: 1}", card)).project, catalog()).iof, 0.0);
}

void TestCostWays::apiPrices()
{
    const std::string demand = "{input_tokens_per_month: 10e6, output_tokens_per_month: 2e6, cached_share: 0.5}";
    const auto r =
        costed(served(plainSite, demand, "[{api: {input_per_million: 0.25, cached_input_per_million: 0.05, output_per_million: 2}}]"));
    COMPARE_NEAR(r.monthly.value, 5 * 0.25 + 5 * 0.05 + 2 * 2, 1e-9);
    COMPARE_NEAR(r.perMillionInput->value, 0.15, 1e-9);
    COMPARE_NEAR(r.perMillionTokens->value, 5.5 / 12, 1e-9);
    QCOMPARE(r.upfront, 0.0);
    // Without a price for cached tokens they cost what the others cost.
    COMPARE_NEAR(costed(served(plainSite, demand, "[{api: {input_per_million: 0.25, output_per_million: 2}}]")).monthly.value, 6.5, 1e-9);
    // Half an override leaves the other half of the row.
    const auto& row = catalog().apis.rows().front();
    const auto half = costed(served(plainSite, demand, "[{api: {id: " + row.id + ", output_per_million: 7}}]"));
    COMPARE_NEAR(half.perMillionOutput->value, 7, 1e-9);
    QVERIFY(half.perMillionInput->value > 0);
    auto complete = project(served(plainSite, demand, "[{api: {input_per_million: 0.25, output_per_million: 2}}]"));
    std::get<ApiChoice>(complete.project.options.front().what).outputPerMillion.reset();
    const auto incomplete = cost(request(complete.project));
    QVERIFY(!incomplete.ok() && incomplete.error().code == "price_unknown");
}

void TestCostWays::apiWithoutDemand()
{
    const auto r = costed(served(plainSite, "{load_hours_per_day: 8}", "[{api: {input_per_million: 1, output_per_million: 5}}]",
                                 ", prompt_tokens: 300, output_tokens: 100"));
    QVERIFY(check(r.checks, "demand_needed"));
    COMPARE_NEAR(r.perMillionTokens->value, 2, 1e-9);
    QVERIFY(!r.tokensPerMonth);
}

void TestCostWays::partsAndMonthsAgree()
{
    const std::string options = "[{own: nvidia-geforce-rtx-4090, count: 2}, {own: nvidia-geforce-rtx-3090, used: true, price: 4000},"
                                " {rent: {price_per_hour: {value: 2, currency: USD}}}, {api: {input_per_million: {value: 1, currency: "
                                "USD}, output_per_million: 4}}]";
    for (std::size_t option = 0; option < 4; ++option) {
        const auto r =
            costed("cabe: 1\ncurrency: BRL\nsite: {country: BR, state: SP, cooling: {kind: air_conditioning}, staff_monthly: 100}\n"
                   "stages: [{months: 30, workload: {task: inference, model: llama-3.1-8b, demand: {requests_per_day: 500}}}]\noptions: " +
                       options + "\n",
                   option);
        COMPARE_NEAR(r.parts.total(), r.total.value, 1e-9);
        COMPARE_NEAR(sum(r.months), r.total.value, 1e-9);
        QCOMPARE(r.months.size(), std::size_t(31));
        QCOMPARE(r.months.front(), r.upfront);
        COMPARE_NEAR(r.upfront + 30 * r.monthly.value + r.parts.resale, r.total.value, 1e-9);
        COMPARE_NEAR(r.fixedPerMonth * 30 + (r.rentMode.empty() && r.upfront == 0 ? r.variablePerMillion * *r.tokensPerMonth / 1e6
                                                                                  : r.perLoadHour * r.loadHoursPerMonth) *
                                                30,
                     r.total.value + r.resale, 1e-9);
    }
}

// What a service will cost is known only as well as the exchange rate, the host's next price list and the hours that the speed needs.
void TestCostWays::servicesHaveRanges()
{
    const Catalog own = withOffer("BR", 1, {{"on_demand", 2}, {"reserved_1y", 1}});
    const auto rented = [&](const std::string& currency, const std::string& rest, const std::string& mode) {
        auto complete = project("cabe: 1\ncurrency: " + currency + "\nsite: {country: BR" + rest + "}\nstages: [{months: 12, workload: {task: inference, "
                                "model: llama-3.1-8b, demand: {utilization: 0.5}}}]\noptions: [{rent: {price_per_hour: 1}" + mode + "}]\n");
        std::get<RentChoice>(complete.project.options.front().what) = testOffer();
        CostRequest r = request(complete.project);
        r.catalog = &own;
        return cost(r)->total;
    };
    // In dollars: changes of price (the extremes of kind price-changes, half of them) and 0 to 15 % for storage; a commitment fixes the price.
    double fell = 0, rose = 0;
    for (const auto& change : own.priceChanges.rows()) {
        fell = std::min(fell, (change.toUsdH / change.fromUsdH - 1) / 2);
        rose = std::max(rose, (change.toUsdH / change.fromUsdH - 1) / 2);
    }
    QVERIFY(fell < 0 && rose > 0);
    const Estimate demand = rented("USD", "", "");
    COMPARE_NEAR(demand.low / demand.value, 1 + fell, 1e-9);
    COMPARE_NEAR(demand.high / demand.value, 1 + std::hypot(rose, 0.15), 1e-9);
    const Estimate reserved = rented("USD", "", ", mode: reserved_1y");
    COMPARE_NEAR(reserved.low, reserved.value, 1e-9);
    COMPARE_NEAR(reserved.high / reserved.value, 1.15, 1e-9);
    // In reais: the dollar stood between 5.22 and 6.18 in the catalogue's two years; a rate of the document is certain.
    const Estimate reais = rented("BRL", "", ", mode: reserved_1y");
    COMPARE_NEAR(reais.high / reais.value, 1 + std::hypot(6.1844 / 5.22 - 1, 0.15), 1e-6);
    const Estimate fixed = rented("BRL", ", exchange_rates: {USD: 5.5}", ", mode: reserved_1y");
    COMPARE_NEAR(fixed.high / fixed.value, 1.15, 1e-9);

    const std::string api = "{api: {input_per_million: {value: 1, currency: USD}, output_per_million: {value: 4, currency: USD}}}";
    const std::string asked = "stages: [{months: 12, workload: {task: inference, model: llama-3.1-8b, demand: {requests_per_day: 500}}}]\noptions: [" + api + "]\n";
    const auto abroad = costed("cabe: 1\ncurrency: BRL\nsite: {country: BR}\n" + asked);
    COMPARE_NEAR(abroad.total.high / abroad.total.value, 6.1844 / 5.22, 1e-6);
    COMPARE_NEAR(abroad.perMillionTokens->high / abroad.perMillionTokens->value, 6.1844 / 5.22, 1e-6);
    const auto home = costed("cabe: 1\ncurrency: USD\nsite: {country: US}\n" + asked);
    QCOMPARE(home.total.low, home.total.high);

    // A machine that is paid by its working hours: tokens ÷ speed, so a speed 20 % lower costs 25 % more.
    const auto hourly = project("cabe: 1\ncurrency: USD\nsite: {country: US}\nstages: [{months: 1, workload: {task: inference, model: llama-3.1-8b, demand: "
                                "{requests_per_day: 500, off_when_idle: true}}}]\noptions: [{rent: {price_per_hour: 2}}]\n");
    CostRequest r = request(hourly.project);
    r.totalTokS = Estimate{100, 80, 125};
    const auto worked = *cost(r);
    COMPARE_NEAR(worked.total.high / worked.total.value, 1.25, 1e-9);
    COMPARE_NEAR(worked.total.low / worked.total.value, 0.8, 1e-9);
}

void TestCostWays::currencyIsConsistent()
{
    const std::string rest =
        "\nstages: [{months: 24, workload: {task: inference, model: llama-3.1-8b, demand: {requests_per_day: 300, input_tokens_per_month: "
        "1e6}}}]\n"
        "options: [{own: nvidia-geforce-rtx-4090, measured: {total_tok_s: 50}}, {rent: {price_per_hour: {value: 2, currency: USD}}},"
        " {api: {input_per_million: {value: 1, currency: USD}, output_per_million: {value: 1, currency: USD}}}]\n";
    for (std::size_t option = 0; option < 3; ++option) {
        const auto reais = costed("cabe: 1\ncurrency: BRL\nsite: {country: BR, exchange_rates: {USD: 5}}" + rest, option);
        const auto dollars = costed("cabe: 1\ncurrency: USD\nsite: {country: BR, exchange_rates: {BRL: 0.2}}" + rest, option);
        QCOMPARE(reais.currency, std::string("BRL"));
        QCOMPARE(dollars.currency, std::string("USD"));
        COMPARE_NEAR(reais.total.value, dollars.total.value * 5, 1e-9);
        COMPARE_NEAR(reais.total.high, dollars.total.high * 5, 1e-9);
        COMPARE_NEAR(reais.presentValue, dollars.presentValue * 5, 1e-9);
    }
}

void TestCostWays::nothingIsEverNan()
{
    std::mt19937 random{7};
    const auto pick = [&](std::initializer_list<double> values) {
        return *(values.begin() + std::uniform_int_distribution<int>(0, int(values.size()) - 1)(random));
    };
    auto complete = project(served("{country: BR, state: SP}", "{requests_per_day: 1}",
                                   "[{own: nvidia-geforce-rtx-4090, count: 2}, {rent: {price_per_hour: {value: 2, currency: USD}}},"
                                   " {api: {input_per_million: 1, output_per_million: 1}}]"));
    for (int round = 0; round < 3000; ++round) {
        auto& stage = complete.project.stages.front();
        auto& demand = stage.workload.demand;
        demand = {};
        demand.daysPerMonth.value = 30.4;
        demand.hoursPerDay.value = 24;
        const auto maybe = [&](std::optional<double>& field, std::initializer_list<double> values) {
            field = pick({0, 1}) > 0 ? std::optional{pick(values)} : std::nullopt;
        };
        maybe(demand.requestsPerDay, {0, 1, 1e6});
        maybe(demand.inputTokensPerMonth, {0, 1, 1e12});
        maybe(demand.outputTokensPerMonth, {0, 1, 1e15});
        maybe(demand.loadHoursPerDay, {0, 12, 24});
        maybe(demand.idleHoursPerDay, {0, 12, 24});
        maybe(demand.utilization, {0, 0.5, 1});
        demand.cachedShare.value = pick({0, 0.5, 1});
        demand.offWhenIdle = pick({0, 1}) > 0;
        stage.months.value = int(pick({1, 7, 36}));
        stage.workload.promptTokens.value = int(pick({0, 1024}));
        stage.workload.outputTokens.value = int(pick({0, 256}));
        complete.project.site.psuEfficiency.value = pick({0.5, 1});
        complete.project.site.discountRate.value = pick({0, 0.1, 1});
        CostRequest r = request(complete.project, std::size_t(pick({0, 1, 2})));
        r.gpuLoadW = pick({0, 700});
        if (pick({0, 1}) > 0)
            r.totalTokS = Estimate{pick({0, 1e-3, 5000})};
        if (pick({0, 1}) > 0)
            r.prefillTokS = Estimate{pick({0, 1e-3, 5000})};
        const auto result = cost(r);
        QVERIFY(result.ok());
        for (const double value :
             {result->upfront, result->monthly.low, result->monthly.high, result->total.low, result->total.value, result->total.high,
              result->presentValue, result->fixedPerMonth, result->perLoadHour, result->variablePerMillion, result->kwhPerMonth})
            QVERIFY(std::isfinite(value));
        for (const auto& each : {result->perMillionTokens, result->perMillionInput, result->perMillionOutput})
            QVERIFY(!each ||
                    (std::isfinite(each->low) && std::isfinite(each->high) && each->low <= each->value && each->value <= each->high));
        QVERIFY(result->total.low <= result->total.value && result->total.value <= result->total.high);
        QVERIFY(result->machines >= 1 && result->loadHoursPerMonth + result->idleHoursPerMonth <= 730 + 1e-9);
    }
}

QTEST_APPLESS_MAIN(TestCostWays)
#include "tst_cost_ways.moc"
