// SPDX-License-Identifier: GPL-3.0-or-later
// Published results of cost models (tests/cases/tco-cases.yaml): each case as a document, compared with what was published within the
// case's tolerance, or with the recomputed figure where the source prints rounded ones or is wrong (quality: trap).
#include "cost_support.h"

#include "engine/cost/resale.h"
#include "engine/tree/node.h"

#include <QTest>

#include <functional>
#include <map>

using namespace cabe;
using namespace costtest;

namespace {

// A document that is only costed. `site`, `demand` and `options` are flow maps and lists in YAML.
std::string document(const std::string& months, const std::string& site, const std::string& demand, const std::string& options,
                     const std::string& currency = "USD")
{
    return "cabe: 1\ncurrency: " + currency + "\nsite: " + site + "\nstages:\n  - {months: " + months +
           ", workload: {task: inference, demand: " + demand + "}}\noptions: " + options + "\n";
}

std::string usTariff(const std::string& price)
{
    return "{country: US, tariff: {price_per_kwh: " + price + "}, resale: {fraction: 0}}";
}

struct Case {
    const tree::Node* node = nullptr;

    [[nodiscard]] double value(const char* part, const char* key) const
    {
        const auto* map = node->find(part);
        const auto* found = map ? map->find(key) : nullptr;
        return found ? std::stod(found->text) : std::nan("");
    }
    [[nodiscard]] double published(const char* key) const { return value("published", key); }
    [[nodiscard]] double recomputed(const char* key) const { return value("recomputed", key); }
    [[nodiscard]] std::string input(const char* key) const { return node->find("inputs")->find(key)->text; }
    [[nodiscard]] double tolerance() const { return std::stod(node->find("tolerance_relative")->text); }
};

void seed400w(const Case& c)
{
    const auto r = costed(
        document("12", usTariff(c.input("price_per_kwh")), "{load_hours_per_day: 24}", "[{own: {name: X, power_w: 400, price: 0}}]"));
    QCOMPARE(r.parts.energy, 525.6);
    QCOMPARE(r.total.value, 525.6);
    QCOMPARE(r.kwhPerMonth * 12, c.recomputed("kwh"));
    QVERIFY(r.total.value > c.published("cost_per_year_more_than"));
}

void duty4090(const Case& c)
{
    const auto r =
        costed(document("12", usTariff("0.15"), "{load_hours_per_day: 8}", "[{own: {name: X, power_w: 450, idle_power_w: 0, price: 0}}]"));
    COMPARE_NEAR(r.kwhPerMonth * 12 / 365, c.published("kwh_per_day"), c.tolerance());
    COMPARE_NEAR(r.monthly.value * 12 / 365, c.published("cost_per_day"), c.tolerance());
    COMPARE_NEAR(std::round(r.monthly.value), c.published("cost_per_month"), c.tolerance());
    COMPARE_NEAR(r.total.value, c.published("cost_per_year"), c.tolerance());
}

void duty4090Idle(const Case& c)
{
    const auto r = costed(document("12", usTariff("0.15"), "{load_hours_per_day: 8, idle_hours_per_day: 16}",
                                   "[{own: {name: X, power_w: 450, idle_power_w: 22, price: 0}}]"));
    COMPARE_NEAR(r.kwhPerMonth, c.published("kwh_per_month"), c.tolerance());
    COMPARE_NEAR(r.kwhPerMonth * 12, c.recomputed("kwh_per_year"), 0.0005);
    COMPARE_NEAR(r.total.value, c.published("cost_per_year"), c.tolerance());
}

void tokensPerKwh(const Case& c)
{
    const auto r = costed(document("12", usTariff(c.input("price_per_kwh")), "{load_hours_per_day: 24}",
                                   "[{own: {name: X, power_w: " + c.input("watts") +
                                       ", price: 0}, measured: {total_tok_s: " + c.input("tokens_per_second") + "}}]",
                                   c.input("currency")));
    const double cost = std::isnan(c.published("cost_per_mtok")) ? c.published("energy_cost_per_mtok") : c.published("cost_per_mtok");
    COMPARE_NEAR(r.perMillionTokens->value, cost, c.tolerance());
    if (!std::isnan(c.published("tokens_per_kwh")))
        COMPARE_NEAR(1e9 / *r.whPerMillionTokens, c.published("tokens_per_kwh"), c.tolerance());
}

void joulesPerToken(const Case& c)
{
    for (const char* watts : {"1500", "3000"}) {
        const auto r =
            costed(document("1", usTariff("0.1"), "{load_hours_per_day: 24}",
                            std::string("[{own: {name: X, power_w: ") + watts + ", price: 0}, measured: {total_tok_s: 182.5}}]"));
        const std::string suffix = std::string("_at_") + watts + "w";
        COMPARE_NEAR(*r.whPerMillionTokens * 3.6e-3, c.published(("joule_per_token" + suffix).c_str()), c.tolerance());
        COMPARE_NEAR(*r.whPerMillionTokens / 1000, c.published(("kwh_per_mtok" + suffix).c_str()), c.tolerance());
    }
}

void apiBill(const Case& c)
{
    const auto r = costed(document("1", "{country: US}", "{input_tokens_per_month: 3e8, output_tokens_per_month: 1e8}",
                                   "[{api: {input_per_million: 3, output_per_million: 15}}]"));
    QCOMPARE(r.total.value, c.published("total"));
    QCOMPARE(r.perMillionInput->value, 3.0);
    QCOMPARE(r.perMillionOutput->value, 15.0);
}

void apiBlend(const Case& c)
{
    for (const auto& [each, bill] : {std::pair{"5e6", 90.0}, {"5e7", 900.0}, {"5e8", 9000.0}}) {
        const auto r = costed(document("1", "{country: US}",
                                       std::string("{input_tokens_per_month: ") + each + ", output_tokens_per_month: " + each + "}",
                                       "[{api: {input_per_million: 3, output_per_million: 15}}]"));
        COMPARE_NEAR(r.monthly.value, bill, c.tolerance());
        COMPARE_NEAR(r.perMillionTokens->value, c.published("blended_per_mtok"), c.tolerance());
    }
}

void rentPerMillion(const Case& c)
{
    const auto r = costed(document("1", "{country: US}", "{utilization: 1}",
                                   "[{rent: {price_per_hour: " + c.input("price_per_hour") +
                                       "}, measured: {total_tok_s: " + c.input("output_tokens_per_second") + "}}]"));
    COMPARE_NEAR(r.perMillionTokens->value, c.published("cost_per_mtok"), c.tolerance());
    COMPARE_NEAR(r.perMillionTokens->value, c.recomputed("cost_per_mtok"), 0.002);
}

void rentMonth(const Case& c)
{
    const auto r = costed(document("1", "{country: US}", "{utilization: 0.3, off_when_idle: true}", "[{rent: {price_per_hour: 1.5}}]"));
    QCOMPARE(r.monthly.value, c.published("cost_per_month"));
    const auto on = costed(document("1", "{country: US}", "{utilization: 0.3}", "[{rent: {price_per_hour: 1.5}}]"));
    QCOMPARE(on.monthly.value, 1.5 * 730);
}

void capexPerHour(const Case& c)
{
    const auto r = costed(document("60", usTariff("0.1"), "{utilization: 0.7}", "[{own: {name: X, price: 30000}}]"));
    COMPARE_NEAR(r.total.value / (r.loadHoursPerMonth * 60), c.published("hardware_per_gpu_hour"), c.tolerance());
    COMPARE_NEAR(r.total.value / (r.loadHoursPerMonth * 60), c.recomputed("with_exact_6132_h"), 0.001);
}

PairComparison firstPair(const std::string& yaml)
{
    const auto complete = project(yaml);
    std::vector<CashFlow> flows;
    for (std::size_t i = 0; i < 2; ++i) {
        const auto result = cost(request(complete.project, i));
        flows.push_back(result ? cashFlow("", *result) : CashFlow{});
    }
    return comparePair(0, 1, flows, *complete.project.site.discountRate);
}

void breakEvenVolume(const Case& c)
{
    const auto pair =
        firstPair(document("12", "{country: US, staff_monthly: 320}", "{input_tokens_per_month: 5e7, output_tokens_per_month: 5e7}",
                           "[{own: {name: X, price: 0}}, {api: {input_per_million: 3, output_per_million: 3}}]"));
    QVERIFY(pair.breakEvenTokensPerMonth.has_value());
    COMPARE_NEAR(*pair.breakEvenTokensPerMonth / 1e6, c.published("mtok_per_month"), c.tolerance());
}

void buy64(const Case& c)
{
    const std::string yaml = document("48", "{country: US, staff_monthly: 15180.854166666666, discount_rate: 0.1, resale: {fraction: 0}}",
                                      "{utilization: 0.7, off_when_idle: true}",
                                      "[{own: {name: X, price: 30000}, count: 64}, {rent: {price_per_hour: 2}, count: 64}]");
    const auto own = costed(yaml, 0), cloud = costed(yaml, 1);
    COMPARE_NEAR(own.total.value, c.published("own_total"), c.tolerance());
    COMPARE_NEAR(cloud.total.value, c.published("cloud_total"), c.tolerance());
    COMPARE_NEAR(cloud.total.value - own.total.value, c.published("saving"), c.tolerance());
    const auto pair = firstPair(yaml);
    COMPARE_NEAR(pair.netPresentValue, c.published("npv"), c.tolerance());
    COMPARE_NEAR(*pair.paybackMonths / 12, c.published("payback_years"), c.tolerance());
    COMPARE_NEAR(*pair.breakEvenUtilization, c.recomputed("breakeven_utilization"), 0.002);
    QCOMPARE(*pair.breakEvenMonth, 39);
}

void rent132h(const Case& c)
{
    const auto r =
        costed(document("1", "{country: US}", "{load_hours_per_day: 6, days_per_month: 22}", "[{rent: {price_per_hour: 0.42}}]"));
    COMPARE_NEAR(r.monthly.value, c.published("rent_per_month"), c.tolerance());
}

void onPremTrap(const Case& c)
{
    const std::string yaml = document(
        "48", "{country: US, tariff: {price_per_kwh: 0.12}, pue: 1.4, overhead_rate: 0.4, colocation_monthly: 3000, resale: {fraction: 0}}",
        "{load_hours_per_day: 16, days_per_month: 25}",
        "[{own: {name: X, power_w: 700, price: 35000}, count: 8}, {rent: {price_per_hour: 4.5}, count: 8}]");
    const auto own = costed(yaml, 0), cloud = costed(yaml, 1);
    QCOMPARE(own.upfront, c.recomputed("capex"));
    COMPARE_NEAR(own.parts.energy / 48 + own.parts.cooling / 48, c.recomputed("power_per_month"), 1e-6);
    COMPARE_NEAR(own.total.value / 48, c.recomputed("onprem_per_month"), 1e-6);
    COMPARE_NEAR(cloud.monthly.value, c.recomputed("cloud_per_month"), 1e-6);
    const auto pair = firstPair(yaml);
    COMPARE_NEAR(*pair.paybackMonths, c.recomputed("payback_months_correct"), 0.0005);
    QCOMPARE(*pair.breakEvenMonth, 36);
}

// One card at one moment: the curve of that market must hold it in its range.
void resale3090(const Case& c)
{
    const auto* curve = catalog().resaleCurves.find("ebay-2022-2023");
    QVERIFY(curve);
    const Estimate fraction = curveFraction(*curve, 3, 0);
    const double published = c.published("fraction");
    QVERIFY(fraction.low <= published && published <= fraction.high);
    COMPARE_NEAR(c.published("used_price") / std::stod(c.input("msrp")), published, c.tolerance());
}

void remessaOldRule(const Case& c)
{
    const auto r = costed(document(
        "1", "{country: BR, exchange_rates: {USD: 5.5}, tax: {kind: br-simplified-import, rate: 0.6, icms: 0.17}, resale: {fraction: 0}}",
        "{load_hours_per_day: 0}", "[{own: {name: X, price: 330}}]", "BRL"));
    COMPARE_NEAR(r.upfront, c.published("total"), c.tolerance());
    COMPARE_NEAR(r.parts.taxes, c.published("total") - 330, c.tolerance());
}

const std::map<std::string, std::function<void(const Case&)>>& runners()
{
    static const std::map<std::string, std::function<void(const Case&)>> all{
        {"seed-400w", seed400w},
        {"duty-4090-8h", duty4090},
        {"duty-4090-8h-idle", duty4090Idle},
        {"tokens-per-kwh-4090-8b", tokensPerKwh},
        {"hn-600w-6tps", tokensPerKwh},
        {"h100x4-batch4", joulesPerToken},
        {"api-bill-300m-100m", apiBill},
        {"blend-claude-3-5-sonnet", apiBlend},
        {"gpu-hour-to-mtok-02", rentPerMillion},
        {"gpu-hour-to-mtok-05", rentPerMillion},
        {"gpu-hour-to-mtok-08", rentPerMillion},
        {"gpu-hour-to-mtok-11", rentPerMillion},
        {"gpu-hour-to-mtok-700", rentPerMillion},
        {"rent-month-30pct", rentMonth},
        {"capex-per-gpu-hour-5y", capexPerHour},
        {"breakeven-320-3", breakEvenVolume},
        {"buy-64-accelerators", buy64},
        {"rent-4090-132h", rent132h},
        {"onprem-8gpu-trap", onPremTrap},
        {"resale-3090-2023", resale3090},
        {"remessa-330-old-rule", remessaOldRule},
    };
    return all;
}

} // namespace

class TestCostCases : public QObject
{
    Q_OBJECT

private slots:
    void published_data();
    void published();

private:
    std::vector<tree::Node> documents_;
};

void TestCostCases::published_data()
{
    QTest::addColumn<int>("index");
    const auto text = tree::readFile(CABE_SOURCE_DIR "/tests/cases/tco-cases.yaml");
    QVERIFY(text.ok());
    auto parsed = tree::parse(*text, "tco-cases.yaml");
    QVERIFY(parsed.ok());
    documents_ = std::move(*parsed);
    const auto* cases = documents_.front().find("cases");
    QVERIFY(cases && cases->items.size() >= runners().size());
    for (std::size_t i = 0; i < cases->items.size(); ++i) {
        const auto& one = cases->items[i];
        QTest::addRow("%s (%s)", one.find("id")->text.c_str(), one.find("source")->text.c_str()) << int(i);
    }
}

void TestCostCases::published()
{
    QFETCH(int, index);
    const Case one{&documents_.front().find("cases")->items[std::size_t(index)]};
    const auto runner = runners().find(one.node->find("id")->text);
    QVERIFY2(runner != runners().end(), "a published case without a test");
    runner->second(one);
}

QTEST_APPLESS_MAIN(TestCostCases)
#include "tst_cost_cases.moc"
