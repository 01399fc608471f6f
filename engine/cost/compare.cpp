// SPDX-License-Identifier: GPL-3.0-or-later
// Two options on one time axis; tco.md sections 2 and 5.
#include "engine/cost/cost.h"
#include "engine/cost/duty.h"

#include <algorithm>
#include <cmath>

namespace cabe {

namespace {

constexpr double million = 1e6;

// Cumulative cost of a minus b at the end of each month, the last resale of both left out.
std::vector<double> differences(const CashFlow& a, const CashFlow& b)
{
    const auto size = std::min(a.monthly.size(), b.monthly.size());
    std::vector<double> sums(size);
    double sum = 0;
    for (std::size_t i = 0; i < size; ++i) {
        sum += a.monthly[i] - b.monthly[i];
        sums[i] = sum;
    }
    if (size > 1) {
        sums.back() += a.monthly.size() == size ? a.resale : 0;
        sums.back() -= b.monthly.size() == size ? b.resale : 0;
    }
    return sums;
}

// Which side costs more before they meet: +1 a, -1 b, 0 neither ever.
int dearerAtFirst(const std::vector<double>& differences)
{
    const auto first = std::ranges::find_if(differences, [](double d) { return d != 0; });
    return first == differences.end() ? 0 : (*first > 0 ? 1 : -1);
}

// First month in which the difference, less `credit`, is no longer on the side it began on.
std::optional<int> meetingMonth(const std::vector<double>& differences, double credit)
{
    const int side = dearerAtFirst(differences);
    if (side == 0)
        return {};
    for (std::size_t i = 1; i < differences.size(); ++i)
        if ((differences[i] - credit) * side <= 0)
            return int(i);
    return {};
}

std::optional<double> payback(const std::vector<double>& differences)
{
    if (differences.empty() || differences.front() <= 0)
        return {};
    for (std::size_t i = 1; i < differences.size(); ++i)
        if (differences[i] <= 0)
            return double(i - 1) + differences[i - 1] / (differences[i - 1] - differences[i]);
    return {};
}

bool paidByHour(const CashFlow& flow)
{
    return flow.loadHoursPerMonth > 0;
}
// A machine whose tokens are unknown has no known cost per token, unless load changes nothing about its cost.
bool variableKnown(const CashFlow& flow)
{
    return !paidByHour(flow) || flow.perLoadHour == 0 || flow.tokensPerMonth.value_or(0) > 0;
}

std::optional<double> meetingVolume(const CashFlow& a, const CashFlow& b)
{
    if (!variableKnown(a) || !variableKnown(b))
        return {};
    const double perMillion = b.variablePerMillion - a.variablePerMillion;
    const double volume = (a.fixedPerMonth - b.fixedPerMonth) / perMillion * million;
    if (perMillion == 0 || !std::isfinite(volume) || volume <= 0)
        return {};
    for (const auto* flow : {&a, &b})
        if (flow->capacityTokensPerMonth && volume > *flow->capacityTokensPerMonth)
            return {};
    return volume;
}

// Tokens of a month at full load.
std::optional<double> fullTokens(const CashFlow& flow)
{
    if (!paidByHour(flow) || flow.tokensPerMonth.value_or(0) <= 0)
        return {};
    return *flow.tokensPerMonth / flow.loadHoursPerMonth * hoursPerMonth;
}

std::optional<double> meetingUtilization(const CashFlow& a, const CashFlow& b, const std::optional<double>& volume)
{
    std::optional<double> share;
    if (paidByHour(a) && paidByHour(b)) {
        const double perHour = b.perLoadHour - a.perLoadHour;
        if (perHour != 0)
            share = (a.fixedPerMonth - b.fixedPerMonth) / (perHour * hoursPerMonth);
    } else if (volume) {
        const auto full = paidByHour(a) ? fullTokens(a) : fullTokens(b);
        if (full)
            share = *volume / *full;
    }
    return share && std::isfinite(*share) && *share > 0 && *share <= 1 ? share : std::nullopt;
}

} // namespace

double presentValue(const std::vector<double>& monthly, double discountRate)
{
    if (monthly.empty())
        return 0;
    double value = monthly.front(), year = 0;
    for (std::size_t month = 1; month < monthly.size(); ++month) {
        year += monthly[month];
        if (month % 12 == 0 || month + 1 == monthly.size()) {
            value += year / std::pow(1 + discountRate, double(month) / 12);
            year = 0;
        }
    }
    return value;
}

CashFlow cashFlow(std::string name, const CostResult& cost)
{
    CashFlow flow;
    flow.name = std::move(name);
    flow.monthly = cost.months;
    flow.resale = cost.resale;
    flow.tokensPerMonth = cost.tokensPerMonth;
    flow.capacityTokensPerMonth = cost.capacityTokensPerMonth;
    flow.fixedPerMonth = cost.fixedPerMonth;
    flow.variablePerMillion = cost.variablePerMillion;
    flow.perLoadHour = cost.perLoadHour;
    flow.loadHoursPerMonth = cost.loadHoursPerMonth;
    return flow;
}

PairComparison comparePair(int a, int b, const std::vector<CashFlow>& flows, double discountRate)
{
    const CashFlow& first = flows[std::size_t(a)];
    const CashFlow& second = flows[std::size_t(b)];
    const auto sums = differences(first, second);
    PairComparison pair{.a = a,
                        .b = b,
                        .breakEvenMonth = {},
                        .breakEvenMonthWithResale = {},
                        .breakEvenTokensPerMonth = {},
                        .breakEvenUtilization = {},
                        .netPresentValue = 0,
                        .paybackMonths = {}};
    pair.breakEvenMonth = meetingMonth(sums, 0);
    pair.breakEvenMonthWithResale = meetingMonth(sums, first.resale - second.resale);
    pair.breakEvenTokensPerMonth = meetingVolume(first, second);
    pair.breakEvenUtilization = meetingUtilization(first, second, pair.breakEvenTokensPerMonth);
    pair.netPresentValue = presentValue(second.monthly, discountRate) - presentValue(first.monthly, discountRate);
    pair.paybackMonths = payback(sums);
    return pair;
}

} // namespace cabe
