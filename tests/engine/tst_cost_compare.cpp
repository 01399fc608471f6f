// SPDX-License-Identifier: GPL-3.0-or-later
// One time axis: present value, break-even, payback, stages that share hardware. Expected figures by hand.
#include "cost_support.h"

#include <QTest>

#include <numeric>

using namespace cabe;
using namespace costtest;

namespace {

CashFlow flow(double upfront, double monthly, int months, double resale = 0)
{
    CashFlow f;
    f.monthly.assign(std::size_t(months) + 1, monthly);
    f.monthly.front() = upfront;
    f.monthly.back() -= resale;
    f.resale = resale;
    f.fixedPerMonth = upfront / months + monthly;
    return f;
}

PairComparison pairOf(const CashFlow& a, const CashFlow& b, double rate = 0.1)
{
    return comparePair(0, 1, {a, b}, rate);
}

} // namespace

class TestCostCompare : public QObject
{
    Q_OBJECT

private slots:
    void presentValues();
    void breakEvenMonths();
    void resaleInBreakEven();
    void volume();
    void volumeAboveCapacity();
    void utilization();
    void ownAgainstApi();
    void sharedHardware();
    void gapBetweenStages();
    void stagesOfOneOptionEqualOneStage();
};

void TestCostCompare::presentValues()
{
    QCOMPARE(presentValue({}, 0.1), 0.0);
    QCOMPARE(presentValue({1000}, 0.1), 1000.0);
    // 1200 a year for two years at 10 %: 1200/1.1 + 1200/1.21
    COMPARE_NEAR(presentValue(flow(0, 100, 24).monthly, 0.1), 1200 / 1.1 + 1200 / 1.21, 1e-12);
    // the last half year at its own end
    COMPARE_NEAR(presentValue(flow(500, 100, 18).monthly, 0.1), 500 + 1200 / 1.1 + 600 / std::pow(1.1, 1.5), 1e-12);
    COMPARE_NEAR(presentValue(flow(500, 100, 30, 200).monthly, 0), 500 + 3000 - 200, 1e-12);
    // a resale falls into the last year
    COMPARE_NEAR(presentValue(flow(1000, 0, 36, 400).monthly, 0.1), 1000 - 400 / 1.331, 1e-12);
}

void TestCostCompare::breakEvenMonths()
{
    // 1200 now and 50 a month against 150 a month: equal after 12
    const auto pair = pairOf(flow(1200, 50, 36), flow(0, 150, 36));
    QCOMPARE(*pair.breakEvenMonth, 12);
    COMPARE_NEAR(*pair.paybackMonths, 12, 1e-12);
    // seen from the other side it is the same month, and nothing pays back
    const auto back = pairOf(flow(0, 150, 36), flow(1200, 50, 36));
    QCOMPARE(*back.breakEvenMonth, 12);
    QVERIFY(!back.paybackMonths);
    COMPARE_NEAR(back.netPresentValue, -pair.netPresentValue, 1e-12);
    COMPARE_NEAR(*pairOf(flow(1250, 50, 36), flow(0, 150, 36)).paybackMonths, 12.5, 1e-12);
    QCOMPARE(*pairOf(flow(1250, 50, 36), flow(0, 150, 36)).breakEvenMonth, 13);
    // never within the period, never at all, and two equal plans
    QVERIFY(!pairOf(flow(5000, 50, 36), flow(0, 150, 36)).breakEvenMonth);
    QVERIFY(!pairOf(flow(1000, 200, 36), flow(0, 150, 36)).breakEvenMonth);
    QVERIFY(!pairOf(flow(100, 10, 12), flow(100, 10, 12)).breakEvenMonth);
}

void TestCostCompare::resaleInBreakEven()
{
    const auto pair = pairOf(flow(1200, 50, 36, 400), flow(0, 150, 36));
    QCOMPARE(*pair.breakEvenMonth, 12);          // resale is not counted on
    QCOMPARE(*pair.breakEvenMonthWithResale, 8); // (1200 - 400) / 100
    // A purchase that only its resale makes good
    const auto late = pairOf(flow(6000, 50, 36, 3000), flow(0, 150, 36));
    QVERIFY(!late.breakEvenMonth);
    QCOMPARE(*late.breakEvenMonthWithResale, 30);
}

void TestCostCompare::volume()
{
    // llmtco.com: 320 a month against 3 per million is 106.7 million
    CashFlow own = flow(0, 320, 12), api;
    api.monthly.assign(13, 0.0);
    api.variablePerMillion = 3;
    COMPARE_NEAR(*pairOf(own, api).breakEvenTokensPerMonth, 320e6 / 3, 1e-9);
    // the energy of a token counts
    own.variablePerMillion = 1;
    own.tokensPerMonth = 1e6;
    own.loadHoursPerMonth = 10;
    own.perLoadHour = 0.1;
    COMPARE_NEAR(*pairOf(own, api).breakEvenTokensPerMonth, 160e6, 1e-9);
    own.variablePerMillion = 3.5;
    QVERIFY(!pairOf(own, api).breakEvenTokensPerMonth);
}

void TestCostCompare::volumeAboveCapacity()
{
    // tco.md section 4: 8,111 M needed, 126 M possible is no break-even
    CashFlow own = flow(0, 811.1, 12), api;
    api.monthly.assign(13, 0.0);
    api.variablePerMillion = 0.1;
    COMPARE_NEAR(*pairOf(own, api).breakEvenTokensPerMonth, 8111e6, 1e-9);
    own.capacityTokensPerMonth = 126e6;
    QVERIFY(!pairOf(own, api).breakEvenTokensPerMonth);
    QVERIFY(!pairOf(api, own).breakEvenTokensPerMonth);
}

void TestCostCompare::utilization()
{
    CashFlow own = flow(0, 500, 12), rent = flow(0, 0, 12);
    own.loadHoursPerMonth = rent.loadHoursPerMonth = 219;
    rent.perLoadHour = 2;
    COMPARE_NEAR(*pairOf(own, rent).breakEvenUtilization, 500 / (2 * 730.0), 1e-12);
    own.perLoadHour = 0.5;
    COMPARE_NEAR(*pairOf(own, rent).breakEvenUtilization, 500 / (1.5 * 730), 1e-12);
    rent.perLoadHour = 0.6; // would need 6.8 times the hours of a month
    QVERIFY(!pairOf(own, rent).breakEvenUtilization);
}

void TestCostCompare::ownAgainstApi()
{
    CashFlow own = flow(0, 100, 12), api;
    own.loadHoursPerMonth = 73;
    own.tokensPerMonth = 10e6; // 100 million at full load
    api.monthly.assign(13, 0.0);
    api.variablePerMillion = 4;
    COMPARE_NEAR(*pairOf(own, api).breakEvenTokensPerMonth, 25e6, 1e-12);
    COMPARE_NEAR(*pairOf(own, api).breakEvenUtilization, 0.25, 1e-12);
}

namespace {

const std::string staged =
    "cabe: 1\ncurrency: USD\n"
    "site: {country: US, tariff: {price_per_kwh: 0.1}, resale: {curve: spotwire-h100-pcie}, maintenance_rate: 0.12}\n"
    "stages:\n"
    "  - {name: A, months: 12, workload: {task: inference, demand: {load_hours_per_day: 24}}}\n"
    "  - {name: B, months: 12, workload: {task: inference, demand: {load_hours_per_day: 12}}}\n"
    "  - {name: C, months: 12, workload: {task: inference, demand: {load_hours_per_day: 24}}}\n"
    "options: [{own: {id: nvidia-h100-80gb-pcie, power_w: 1000}, price: 10000}, {rent: {price_per_hour: 1}}]\n";

StagedCost join(const CompleteProject& complete, const std::vector<int>& options)
{
    std::vector<StageCost> stages;
    for (std::size_t i = 0; i < options.size(); ++i) {
        StageCost stage;
        stage.months = *complete.project.stages[i].months;
        if (options[i] >= 0) {
            stage.option = &complete.project.options[std::size_t(options[i])];
            stage.cost = *cost(request(complete.project, std::size_t(options[i]), i));
        }
        stages.push_back(stage);
    }
    return joinStages(stages);
}

} // namespace

void TestCostCompare::sharedHardware()
{
    const auto complete = project(staged);
    const auto all = join(complete, {0, 0, 0});
    QCOMPARE(all.flow.monthly.size(), std::size_t(37));
    QCOMPARE(all.upfront, 10000.0);
    QCOMPARE(all.parts.hardware, 10000.0);             // bought once
    COMPARE_NEAR(all.parts.resale, -4600, 1e-9);       // sold once, three years old
    COMPARE_NEAR(all.flow.monthly[1], 73 + 100, 1e-9); // 1 kW · 730 h · 0.1, and 12 % of 10,000 a year
    COMPARE_NEAR(all.flow.monthly[13], 36.5 + 100, 1e-9);
    COMPARE_NEAR(std::accumulate(all.flow.monthly.begin(), all.flow.monthly.end(), 0.0), all.parts.total(), 1e-9);
}

void TestCostCompare::gapBetweenStages()
{
    const auto complete = project(staged);
    const auto hybrid = join(complete, {0, 1, 0});
    QCOMPARE(hybrid.parts.hardware, 10000.0);
    COMPARE_NEAR(hybrid.parts.resale, -4600, 1e-9);
    COMPARE_NEAR(hybrid.flow.monthly[13], 365 + 100, 1e-9); // rented for 365 h, the own card kept up but off
    // Cloud first, then own: bought when it is needed.
    const auto later = join(complete, {1, 1, 0});
    QCOMPARE(later.upfront, 0.0);
    COMPARE_NEAR(later.flow.monthly[24], 365 + 10000, 1e-9);
    COMPARE_NEAR(later.parts.resale, -7800, 1e-9); // one year old
    // Own first, then sold: the resale is not at the end of the plan.
    const auto sold = join(complete, {0, 1, 1});
    COMPARE_NEAR(sold.flow.monthly[12], 173 - 7800, 1e-9);
    QCOMPARE(sold.flow.resale, 0.0);
    // A stage left out costs nothing.
    const auto skipped = join(complete, {1, -1, -1});
    COMPARE_NEAR(std::accumulate(skipped.flow.monthly.begin(), skipped.flow.monthly.end(), 0.0), 12 * 730, 1e-9);
}

void TestCostCompare::stagesOfOneOptionEqualOneStage()
{
    const auto complete = project(staged);
    for (const std::size_t option : {std::size_t(0), std::size_t(1)}) {
        const auto single = *cost(request(complete.project, option, 0));
        const auto joined = join(complete, {int(option)});
        COMPARE_NEAR(joined.parts.total(), single.total.value, 1e-9);
        QCOMPARE(joined.flow.monthly.size(), single.months.size());
        for (std::size_t i = 0; i < single.months.size(); ++i)
            COMPARE_NEAR(joined.flow.monthly[i], single.months[i], 1e-9);
        COMPARE_NEAR(joined.flow.fixedPerMonth, single.fixedPerMonth, 1e-9);
        COMPARE_NEAR(joined.flow.perLoadHour, single.perLoadHour, 1e-9);
    }
}

QTEST_APPLESS_MAIN(TestCostCompare)
#include "tst_cost_compare.moc"
