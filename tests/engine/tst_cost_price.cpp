// SPDX-License-Identifier: GPL-3.0-or-later
// What a card and a kWh cost here: tariff with flag and taxes, the contract's order of prices, several readings of one card, import.
#include "cost_support.h"

#include "engine/cost/import_tax.h"
#include "engine/cost/resale.h"
#include "engine/tree/node.h"

#include <QTest>

#include <set>

using namespace cabe;
using namespace costtest;

namespace {

CompleteProject withSite(const std::string& site, const std::string& currency = "BRL", const std::string& kind = "person")
{
    return project("cabe: 1\ncurrency: " + currency + "\nclient: {kind: " + kind + "}\nsite: " + site +
                   "\nstages: [{workload: {task: inference, demand: {load_hours_per_day: 8}}}]\noptions: [{own: {name: X, power_w: 400, "
                   "price: 0}}]\n");
}

TariffUsed tariffAt(const std::string& site, const std::string& currency = "BRL", const std::string& kind = "person")
{
    const auto tariff = tariffUsed(withSite(site, currency, kind).project, catalog());
    return tariff.value_or(TariffUsed{});
}

// A catalogue with one card of its own, so that published prices may change without changing these tests.
struct Shop {
    Catalog catalog;
    Gpu gpu;

    Shop()
    {
        const Catalog& all = costtest::catalog();
        catalog.retailRatios = all.retailRatios;
        catalog.taxes = all.taxes;
        catalog.tariffs = all.tariffs;
        catalog.exchangeRates = all.exchangeRates;
        catalog.constants = all.constants;
        catalog.date = "2026-11-30";
        gpu.id = "test-card";
        gpu.name = "Test card";
        gpu.memoryGb = 24;
        gpu.released = "2022-11";
    }
    Shop& sells(Condition condition, const std::string& currency, double value, const std::string& date, std::optional<double> low = {},
                std::optional<double> high = {}, bool doubtful = false)
    {
        CardPrice row;
        row.id = "test-" + std::to_string(catalog.cardPrices.rows().size());
        row.gpu = gpu.id;
        row.condition = condition;
        row.currency = currency;
        row.value = value;
        row.low = low;
        row.high = high;
        row.date = date;
        row.source = "source of " + date;
        row.doubtful = doubtful;
        catalog.cardPrices.put(row);
        catalog.cardPrices.index();
        return *this;
    }
    [[nodiscard]] std::optional<CardPriceUsed> price(bool used, const std::string& site, std::optional<MoneyInput> own = {}) const
    {
        const auto complete = withSite(site);
        Option option;
        option.what = std::vector<GpuChoice>{GpuChoice{.id = gpu.id, .overrides = {}, .price = {}, .idlePowerW = {}, .gpuShare = {}}};
        option.price = std::move(own);
        return cardPrice(gpu, used, option, complete.project, catalog);
    }
};

const std::string brazil = "{country: BR, state: SP, exchange_rates: {USD: 5}}";

} // namespace

class TestCostPrice : public QObject
{
    Q_OBJECT

private slots:
    void tariffOfSaoPaulo();
    void tariffFlags_data();
    void tariffFlags();
    void meanOfTheFlags();
    void tariffFromTheBill();
    void tariffElsewhere();
    void importExamples_data();
    void importExamples();
    void importLimits();
    void usersPriceWins();
    void localBeforeForeign();
    void foreignTimesRatio();
    void countriesWithoutRatio();
    void usedIsWider();
    void importOnRequest();
    void launchPriceIsSaid();
    void unknownIsUnknown();
    void readings();
    void oldLocalPriceReachesTheNewOne();
    void publishedCards();
    void curves();
};

void TestCostPrice::tariffOfSaoPaulo()
{
    // energy facts: SP mean 0.671 with ICMS 18 % and PIS/COFINS 4.5 % "becomes about 0.857 with the exact formula"
    const auto tariff = tariffAt("{country: BR, state: SP, tariff: br-sp, tariff_flag: green}");
    COMPARE_NEAR(tariff.pricePerKwh, 0.671 / (0.82 * 0.955), 1e-9);
    COMPARE_NEAR(tariff.pricePerKwh, 0.857, 0.001);
    COMPARE_NEAR(tariff.taxShare, 1 - 0.82 * 0.955, 1e-9);
    QCOMPARE(tariff.tariff, std::string("br-sp"));
    QCOMPARE(tariff.date, std::string("2024-12"));
    // tco.md section 7: a 400 W card all year is about 3,000 BRL
    COMPARE_NEAR(tariff.pricePerKwh * 3504, 3000, 0.01);
}

void TestCostPrice::tariffFlags_data()
{
    QTest::addColumn<QString>("flag");
    QTest::addColumn<double>("per100Kwh");
    // ANEEL, in force from 2024
    QTest::newRow("verde") << "verde" << 0.0;
    QTest::newRow("yellow") << "yellow" << 1.885;
    QTest::newRow("vermelha_1") << "vermelha_1" << 4.463;
    QTest::newRow("red2") << "red2" << 7.877;
}

void TestCostPrice::tariffFlags()
{
    QFETCH(QString, flag);
    QFETCH(double, per100Kwh);
    const auto tariff = tariffAt("{country: BR, state: SP, tariff: br-sp, tariff_flag: " + flag.toStdString() + "}");
    COMPARE_NEAR(tariff.flagPerKwh, per100Kwh / 100, 1e-9);
    COMPARE_NEAR(tariff.pricePerKwh, (0.671 + per100Kwh / 100) / (0.82 * 0.955), 1e-9);
}

void TestCostPrice::meanOfTheFlags()
{
    const auto tariff = tariffAt("{country: BR, state: SP, tariff: br-sp, tariff_flag: mean_12m}");
    QCOMPARE(tariff.flag, std::string("mean_12m"));
    // History of April 2025 to January 2026 without October: green 2, yellow 2, red1 3, red2 2.
    COMPARE_NEAR(tariff.flagPerKwh, (2 * 0.01885 + 3 * 0.04463 + 2 * 0.07877) / 9, 1e-9);
    QCOMPARE(tariff.flagDate, std::string("2026-01"));
}

void TestCostPrice::tariffFromTheBill()
{
    const auto tariff = tariffAt("{country: BR, state: SP, tariff: {price_per_kwh: 0.92}, tariff_flag: red2}");
    QCOMPARE(tariff.pricePerKwh, 0.92);
    QCOMPARE(tariff.flagPerKwh, 0.0);
    COMPARE_NEAR(tariffAt("{country: BR, exchange_rates: {USD: 5}, tariff: {price_per_kwh: {value: 0.15, currency: USD}}}").pricePerKwh,
                 0.75, 1e-9);
}

void TestCostPrice::tariffElsewhere()
{
    const auto home = tariffAt("{country: US}", "USD");
    QCOMPARE(home.pricePerKwh, 0.1805);
    QCOMPARE(home.flagPerKwh, 0.0);
    QCOMPARE(tariffAt("{country: US}", "USD", "company").pricePerKwh, 0.1412);
    COMPARE_NEAR(tariffAt("{country: US, exchange_rates: {USD: 5}}", "BRL").pricePerKwh, 0.1805 * 5, 1e-9);
    // Nobody told what a kWh costs there: unknown, not free.
    QVERIFY(!tariffUsed(withSite("{country: AQ}", "USD").project, catalog()).has_value());
}

void TestCostPrice::importExamples_data()
{
    QTest::addColumn<double>("cif");
    QTest::addColumn<double>("usd");
    QTest::addColumn<double>("total");
    const auto text = tree::readFile(CABE_SOURCE_DIR "/tests/cases/brazil-import.yaml");
    QVERIFY(text.ok());
    const auto parsed = tree::parse(*text, "brazil-import.yaml");
    QVERIFY(parsed.ok());
    for (const auto& example : parsed->front().find("import_examples")->items) {
        const auto* total = example.find("published")->find("total_brl");
        const auto* usd = example.find("inputs")->find("usd_brl");
        if (total && usd)
            QTest::addRow("%s (%s)", example.find("id")->text.c_str(), example.find("source")->text.c_str())
                << std::stod(example.find("inputs")->find("cif_brl")->text) << std::stod(usd->text) << std::stod(total->text);
    }
    // duty-1000 prints the duty alone: 495.20 on 1000 BRL at 5.24
    QTest::newRow("duty-1000 (g1.globo.com, 2024-06)") << 1000.0 << 5.24 << (1000 + 495.2) / 0.83;
    // tco.md section 7: 500 USD at 5.22
    QTest::newRow("500 USD (tco.md section 7)") << 2610.0 << 5.22 << 4905.0;
}

void TestCostPrice::importExamples()
{
    QFETCH(double, cif);
    QFETCH(double, usd);
    QFETCH(double, total);
    TaxChoice tax;
    tax.kind = ImportTax::brSimplifiedImport;
    const auto taxes = importTaxes({&catalog(), &tax, cif, usd, 0.17});
    QVERIFY(taxes.has_value());
    COMPARE_NEAR(cif + *taxes, total, 0.0002);
}

void TestCostPrice::importLimits()
{
    QCOMPARE(*simplifiedImportLimitUsd(catalog()), 3000.0);
    TaxChoice tax;
    tax.kind = ImportTax::brSimplifiedImport;
    QVERIFY(importTaxes({&catalog(), &tax, 3000 * 5.0, 5, 0.17}).has_value());
    QVERIFY(!importTaxes({&catalog(), &tax, 3000.01 * 5, 5, 0.17}).has_value());
    tax.kind = ImportTax::brOrdinaryImport;
    QVERIFY(!importTaxes({&catalog(), &tax, 1000, 5, 0.17}).has_value()); // its rate is the user's to give
    tax.rate = 0.3;
    COMPARE_NEAR(*importTaxes({&catalog(), &tax, 1000, 5, 0.18}), 1300 / 0.82 - 1000, 1e-9);
    // ICMS of the state, unless the document names another
    QCOMPARE(costBasis(withSite("{country: BR, state: MG}").project, catalog()).importIcms, 0.2);
    QCOMPARE(costBasis(withSite("{country: BR, state: SP}").project, catalog()).importIcms, 0.17);
    QCOMPARE(costBasis(withSite("{country: BR, state: SP, tax: {icms: 0.25}}").project, catalog()).importIcms, 0.25);
}

void TestCostPrice::usersPriceWins()
{
    const Shop shop = Shop().sells(Condition::fresh, "BRL", 9000, "2026-10");
    const auto reais = shop.price(false, brazil, MoneyInput{4200, ""});
    QCOMPARE(reais->rule, std::string("user"));
    QCOMPARE(reais->amount, Estimate(4200));
    QCOMPARE(shop.price(false, brazil, MoneyInput{2100, "USD"})->amount, Estimate(10500));
    QCOMPARE(shop.price(false, brazil, MoneyInput{0, ""})->amount, Estimate(0)); // a card that is there already
    QVERIFY(!shop.price(false, brazil, MoneyInput{1, "ZWX"}).has_value()); // no rate, no price
}

void TestCostPrice::localBeforeForeign()
{
    const Shop shop = Shop().sells(Condition::fresh, "USD", 1500, "2026-11").sells(Condition::fresh, "BRL", 9000, "2026-03", 8500, 9900);
    const auto price = shop.price(false, brazil);
    QCOMPARE(price->rule, std::string("local"));
    QCOMPARE(price->amount, Estimate(9000, 8500, 9900));
    QCOMPARE(price->date, std::string("2026-03"));
    QVERIFY(price->checks.empty());
    // For a buyer in the US the dollar row is the local one.
    const auto american = shop.price(false, "{country: US, exchange_rates: {USD: 5}}");
    QCOMPARE(american->rule, std::string("local"));
    QCOMPARE(american->amount.value, 7500.0);
}

void TestCostPrice::foreignTimesRatio()
{
    const Shop shop = Shop().sells(Condition::fresh, "USD", 1000, "2026-11", 1000, 1000);
    const auto price = shop.price(false, brazil);
    QCOMPARE(price->rule, std::string("converted"));
    COMPARE_NEAR(price->amount.value, 5000 * 1.65, 1e-9);
    COMPARE_NEAR(price->amount.low, 5000 * 1.45, 1e-9);
    COMPARE_NEAR(price->amount.high, 5000 * 1.80, 1e-9);
    QVERIFY(check(price->checks, "price_estimated") && !check(price->checks, "price_converted"));
}

// What nobody measured is not told as if somebody had: only countries with a ratio in the catalogue have "the usual" one.
void TestCostPrice::countriesWithoutRatio()
{
    const Catalog catalog = embeddedCatalog();
    std::set<std::string> countries;
    for (const auto& row : catalog.carbon.rows())
        countries.insert(row.country);
    for (const auto& row : catalog.tariffs.rows())
        countries.insert(row.country);
    QVERIFY(countries.size() > 20);
    // In a currency that no price is in, so that every one comes from abroad.
    const Shop shop = Shop().sells(Condition::fresh, "CNY", 1000, "2026-11", 1000, 1000);
    for (const auto& country : countries) {
        if (country == "EU" || country == "CN")
            continue;
        const auto price = shop.price(false, "{country: " + country + ", exchange_rates: {CNY: 0.7}}");
        QVERIFY2(price.has_value(), country.c_str());
        const bool known = std::ranges::any_of(catalog.retailRatios.rows(), [&](const RetailRatio& r) { return r.country == country; });
        QVERIFY2((check(price->checks, "price_estimated") != nullptr) == known, country.c_str());
        QVERIFY2((check(price->checks, "price_converted") != nullptr) != known, country.c_str());
    }
}

void TestCostPrice::usedIsWider()
{
    const Shop shop = Shop().sells(Condition::used, "USD", 1000, "2026-11", 1000, 1000);
    const auto price = shop.price(true, brazil);
    COMPARE_NEAR(price->amount.value, 5000 * 1.65, 1e-9);
    COMPARE_NEAR(price->amount.low, 5000, 1e-9); // the plain conversion
    COMPARE_NEAR(price->amount.high, 5000 * 1.80, 1e-9);
    QVERIFY(!shop.price(false, brazil).has_value());
}

void TestCostPrice::importOnRequest()
{
    const Shop shop = Shop().sells(Condition::fresh, "USD", 500, "2026-11", 500, 500).sells(Condition::fresh, "BRL", 9000, "2026-11");
    const auto price = shop.price(false, "{country: BR, state: SP, exchange_rates: {USD: 5.22}, tax: {kind: br-simplified-import}}");
    QCOMPARE(price->rule, std::string("import"));
    COMPARE_NEAR(price->amount.value, 4905, 0.0005);
    COMPARE_NEAR(price->taxes, 4905 - 2610, 0.001);
    // The user's price is the value of the goods.
    COMPARE_NEAR(
        shop.price(false, "{country: BR, state: SP, exchange_rates: {USD: 5.5}, tax: {kind: br-simplified-import}}", MoneyInput{330, ""})
            ->amount.value,
        503.61, 0.0001);
    // Above the limit the regime does not hold: the shop's price, and it is said.
    const Shop dear = Shop().sells(Condition::fresh, "USD", 9000, "2026-11");
    const auto over = dear.price(false, "{country: BR, state: SP, exchange_rates: {USD: 5}, tax: {kind: br-simplified-import}}");
    QCOMPARE(over->rule, std::string("converted"));
    QCOMPARE(number(*check(over->checks, "import_over_limit"), "limit_usd"), 3000.0);
    const auto ordinary =
        dear.price(false, "{country: BR, state: SP, exchange_rates: {USD: 5}, tax: {kind: br-ordinary-import, rate: 0.3, icms: 0.18}}");
    COMPARE_NEAR(ordinary->amount.value, 45000 * 1.3 / 0.82, 1e-9);
}

void TestCostPrice::launchPriceIsSaid()
{
    Shop shop;
    shop.gpu.launchPriceUsd = 1599;
    const auto price = shop.price(false, "{country: US, exchange_rates: {USD: 5}}");
    COMPARE_NEAR(price->amount.value, 1599 * 5, 1e-9);
    const auto* stale = check(price->checks, "price_stale");
    QVERIFY(stale && stale->severity == Severity::warning);
    QCOMPARE(number(*stale, "age_months"), 48.0);
    // Any reading, however old, is nearer to the truth than the launch price; a recent one silences the check.
    shop.sells(Condition::listing, "USD", 1900, "2025-08");
    QCOMPARE(shop.price(false, "{country: US, exchange_rates: {USD: 5}}")->amount.value, 9500.0);
    shop.sells(Condition::fresh, "USD", 2000, "2026-08");
    QVERIFY(!check(shop.price(false, "{country: US, exchange_rates: {USD: 5}}")->checks, "price_stale"));
}

void TestCostPrice::unknownIsUnknown()
{
    QVERIFY(!Shop().price(false, brazil).has_value());
    QVERIFY(!Shop().price(true, brazil).has_value());
    const auto result = costOf(
        "cabe: 1\nstages: [{workload: {task: inference, demand: {load_hours_per_day: 8}}}]\noptions: [{own: {name: X, power_w: 100}}]\n");
    QVERIFY(!result.ok());
    QCOMPARE(result.error().code, std::string("price_unknown"));
}

void TestCostPrice::readings()
{
    // Old rows and doubtful ones do not count beside recent ones; the median of the values, the widest of the ranges.
    Shop shop;
    shop.sells(Condition::used, "USD", 800, "2026-05", 700, 900)
        .sells(Condition::used, "USD", 700, "2026-06-29", 600, 800)
        .sells(Condition::refurbished, "USD", 900, "2026", 800, 1000)
        .sells(Condition::used, "USD", 730, "2023-09")
        .sells(Condition::used, "USD", 100, "2026-10", {}, {}, true)
        .sells(Condition::fresh, "USD", 3000, "2026-10");
    const std::string us = "{country: US, exchange_rates: {USD: 1}}";
    QCOMPARE(shop.price(true, us)->amount, Estimate(800, 600, 1000));
    QCOMPARE(shop.price(true, us)->date, std::string("2026-06-29"));
    QCOMPARE(shop.price(false, us)->amount.value, 3000.0);
    // Without a recent one: those within a year of the newest, and their age is said.
    Shop old;
    old.sells(Condition::used, "USD", 500, "2023-09")
        .sells(Condition::used, "USD", 600, "2023-01")
        .sells(Condition::used, "USD", 2000, "2021-12");
    const auto price = old.price(true, us);
    QCOMPARE(price->amount.value, 550.0);
    QCOMPARE(number(*check(price->checks, "price_stale"), "age_months"), 38.0);
}

void TestCostPrice::oldLocalPriceReachesTheNewOne()
{
    const Shop shop = Shop().sells(Condition::fresh, "BRL", 19999, "2025-01", 19999, 19999).sells(Condition::fresh, "USD", 3000, "2026-09");
    const auto price = shop.price(false, brazil);
    QCOMPARE(price->rule, std::string("local"));
    QCOMPARE(price->amount.value, 19999.0);
    QCOMPARE(price->amount.high, 3000 * 5 * 1.65);
    QVERIFY(check(price->checks, "price_stale"));
}

void TestCostPrice::publishedCards()
{
    // Used RTX 3090: six readings of December 2025 to June 2026 between 500 and 1000 USD (gpu street prices)
    const auto us = withSite("{country: US}", "USD");
    const auto* gpu = catalog().gpus.find("nvidia-geforce-rtx-3090");
    QVERIFY(gpu);
    const auto price = cardPrice(*gpu, true, us.project.options.front(), us.project, catalog());
    QVERIFY(price.has_value());
    QCOMPARE(price->rule, std::string("user")); // the document's option has a price of its own: 0
    Option plain;
    plain.what = std::vector<GpuChoice>{GpuChoice{.id = gpu->id, .overrides = {}, .price = {}, .idlePowerW = {}, .gpuShare = {}}};
    const auto street = cardPrice(*gpu, true, plain, us.project, catalog());
    QVERIFY(street.has_value());
    QCOMPARE(street->amount, Estimate(775, 500, 1000));
    // Every price that comes out is positive and ordered, for every card, new and used.
    const auto br = withSite(brazil);
    const CostBasis basis = costBasis(br.project, catalog());
    int known = 0;
    for (const auto& row : catalog().gpus.rows())
        for (const bool used : {false, true}) {
            const auto any = cardPrice(row, used, plain, br.project, catalog(), &basis);
            if (!any)
                continue;
            ++known;
            QVERIFY2(any->amount.low > 0 && any->amount.low <= any->amount.value && any->amount.value <= any->amount.high, row.id.c_str());
        }
    QVERIFY(known > 150);
}

void TestCostPrice::curves()
{
    // spotwire-h100-pcie: 0.78, 0.60, 0.46, 0.35 after 1 to 4 years
    const auto* curve = catalog().resaleCurves.find("spotwire-h100-pcie");
    QVERIFY(curve);
    COMPARE_NEAR(curveFraction(*curve, 3, 0).value, 0.46, 1e-9);
    COMPARE_NEAR(curveFraction(*curve, 1.5, 0).value, 0.69, 1e-9);
    COMPARE_NEAR(curveFraction(*curve, 0, 0).value, 1, 1e-9);
    // beyond the last point by the mean yearly factor 0.35^(1/4)
    COMPARE_NEAR(curveFraction(*curve, 5, 0).value, 0.35 * std::pow(0.35, 0.25), 1e-9);
    double before = 1;
    for (double age = 0; age < 12; age += 0.25) {
        const double now = curveFraction(*catalog().resaleCurves.find("ebay-2022-2023"), age, 0.2).value;
        QVERIFY(now <= before + 1e-12 && now > 0);
        before = now;
    }
}

QTEST_APPLESS_MAIN(TestCostPrice)
#include "tst_cost_price.moc"
