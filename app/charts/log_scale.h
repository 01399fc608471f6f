// SPDX-License-Identifier: GPL-3.0-or-later
// Axes of charts that count in powers of ten: QtCharts' own elides its labels in a fixed plot area, so values are plotted by their logarithm.
#pragma once

#include <vector>

namespace cabe {

// A stretch of an axis, linear or by powers of ten.
struct ChartScale {
    double low = 1, high = 10;      // values; above 0 when logarithmic
    bool logarithmic = false;
    std::vector<double> ticks;      // values inside
    // Where a value lies on the axis, in the axis' own coordinate.
    [[nodiscard]] double at(double value) const;
};

// Powers of ten, or 1-2-5 where fewer than three powers are inside. Values that are not above 0 count as a billionth of the other end.
[[nodiscard]] ChartScale logScale(double low, double high);
// Round numbers from 0.
[[nodiscard]] ChartScale linearScale(double high, int mostTicks);
// Whole numbers from 1, as they count people.
[[nodiscard]] ChartScale peopleScale(double most);
// Decimals that a tick needs.
[[nodiscard]] int decimalsOf(double tick);

} // namespace cabe
