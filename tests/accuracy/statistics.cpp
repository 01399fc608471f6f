// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/statistics.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace cabe::accuracy {

namespace {

constexpr double percent = 100;

} // namespace

double quantile(std::vector<double> values, double p)
{
    if (values.empty())
        return 0;
    std::ranges::sort(values);
    const double place = p * double(values.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, values.size() - 1);
    return values[below] + (place - double(below)) * (values[above] - values[below]);
}

Summary summarize(const std::vector<Compared>& compared)
{
    Summary s;
    std::vector<double> errors, widths;
    double inside = 0;
    for (const auto& c : compared) {
        errors.push_back(std::abs(c.predicted.value / c.measured - 1));
        widths.push_back((c.predicted.high - c.predicted.low) / 2 / c.predicted.value);
        inside += c.predicted.low <= c.measured && c.measured <= c.predicted.high ? 1 : 0;
    }
    s.cases = compared.size();
    s.median = quantile(errors, 0.5);
    s.p90 = quantile(errors, 0.9);
    s.coverage = compared.empty() ? 0 : inside / double(compared.size());
    s.halfWidth = quantile(std::move(widths), 0.5);
    return s;
}

void printHead() { std::printf("%-44s %6s %9s %9s %9s %11s\n", "quantity", "cases", "median %", "p90 %", "inside %", "half-width %"); }

void printLine(const std::string& what, const Summary& s)
{
    std::printf("%-44s %6zu %9.1f %9.1f %9.1f %11.1f\n", what.c_str(), s.cases, s.median * percent, s.p90 * percent, s.coverage * percent,
                s.halfWidth * percent);
}

void printErrors(const std::string& what, const Summary& s)
{
    std::printf("%-44s %6zu %9.1f %9.1f\n", what.c_str(), s.cases, s.median * percent, s.p90 * percent);
}

bool holds(const std::string& what, const Summary& s, const Bound& bound)
{
    bool all = true;
    const auto check = [&](const char* name, double value, double low, double high) {
        if (value >= low && value <= high)
            return;
        std::printf("BROKEN  %s: %s %.1f %% is not within %.1f … %.1f %%\n", what.c_str(), name, value * percent, low * percent, high * percent);
        all = false;
    };
    check("median error", s.median, 0, bound.median);
    check("90th percentile", s.p90, 0, bound.p90);
    check("coverage", s.coverage, bound.coverageLow, bound.coverageHigh);
    check("half-width", s.halfWidth, 0, bound.halfWidth);
    return all;
}

} // namespace cabe::accuracy
