// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/log_scale.h"

#include "app/charts/chart_view.h"

#include <algorithm>
#include <cmath>

namespace cabe {

namespace {

constexpr double widest = 1e9, mostLinearPeople = 24;
constexpr int mostTicks = 6;
constexpr std::size_t fewestTicks = 3;

void addTicks(ChartScale& scale, std::initializer_list<int> digits, int stride)
{
    const int first = int(std::floor(std::log10(scale.low)));
    const int last = int(std::ceil(std::log10(scale.high)));
    for (int power = first; power <= last; ++power)
        for (const int digit : digits) {
            const double value = digit * std::pow(10.0, power);
            if (value >= scale.low * (1 - 1e-9) && value <= scale.high * (1 + 1e-9) && power % stride == 0)
                scale.ticks.push_back(value);
        }
}

} // namespace

double ChartScale::at(double value) const
{
    return logarithmic ? std::log10(std::max(value, low / widest)) : value;
}

ChartScale logScale(double low, double high)
{
    high = std::isfinite(high) && high > 0 ? high : 1;
    low = std::isfinite(low) && low > 0 ? std::min(low, high / 2) : high / widest;
    ChartScale scale{low, high, true, {}};
    const double decades = std::log10(high / low);
    addTicks(scale, {1}, std::max(1, int(std::ceil(decades / mostTicks))));
    if (scale.ticks.size() < fewestTicks) {
        scale.ticks.clear();
        addTicks(scale, {1, 2, 5}, 1);
    }
    return scale;
}

ChartScale linearScale(double high, int most)
{
    const NiceScale nice = niceScale(0, std::isfinite(high) && high > 0 ? high : 1, most);
    ChartScale scale{0, nice.max, false, {}};
    for (int i = 0; i * nice.step <= nice.max * (1 + 1e-9); ++i)
        scale.ticks.push_back(i * nice.step);
    return scale;
}

ChartScale peopleScale(double most)
{
    most = std::isfinite(most) ? std::max(2.0, most) : 2;
    if (most > mostLinearPeople)
        return logScale(1, most);
    ChartScale scale{1, most, false, {}};
    const int step = most <= 12 ? 1 : 4;
    for (int n = step; n <= int(most); n += step)
        scale.ticks.push_back(n);
    return scale;
}

int decimalsOf(double tick)
{
    // 0.5 needs one, 0.25 two; a power of ten as many as it has places.
    for (int decimals = 0; decimals < 9; ++decimals)
        if (const double scaled = tick * std::pow(10.0, decimals); std::abs(scaled - std::round(scaled)) < 1e-6 * std::max(1.0, scaled) && std::round(scaled) > 0)
            return decimals;
    return 0;
}

} // namespace cabe
