// SPDX-License-Identifier: GPL-3.0-or-later
// How far predictions are from measurements.
#pragma once

#include "engine/quantity/estimate.h"

#include <cstddef>
#include <string>
#include <vector>

namespace cabe::accuracy {

struct Compared {
    double measured = 0;
    Estimate predicted;
};

struct Summary {
    std::size_t cases = 0;
    double median = 0, p90 = 0;     // of |predicted ÷ measured − 1|
    double coverage = 0;            // share of measurements inside low … high
    double halfWidth = 0;           // median of (high − low) ÷ (2 · value)
};

// The value below which the share `p` of the values lies, interpolated; 0 of nothing.
[[nodiscard]] double quantile(std::vector<double> values, double p);
[[nodiscard]] Summary summarize(const std::vector<Compared>& compared);

// One line of the table, and its head: quantity, cases, median, 90th percentile, coverage, half-width (percent).
void printHead();
void printLine(const std::string& what, const Summary& summary);
void printErrors(const std::string& what, const Summary& summary);  // without an interval

// Prints and returns false when a bound is broken.
struct Bound {
    double median = 1e9, p90 = 1e9;             // at most
    double coverageLow = 0, coverageHigh = 1;   // between
    double halfWidth = 1e9;                     // at most
};
[[nodiscard]] bool holds(const std::string& what, const Summary& summary, const Bound& bound);

} // namespace cabe::accuracy
