// SPDX-License-Identifier: GPL-3.0-or-later
// A predicted number with its interval. For memory, speed and training low..high is the 90 % interval calibrated on measurements;
// for cost it runs from the 5th to the 95th percentile of the inputs' ranges. The unit is in the name of the field that holds it.
#pragma once

#include <algorithm>

namespace cabe {

struct Estimate {
    double value = 0;
    double low = 0;
    double high = 0;

    Estimate() = default;
    // An exact number is an estimate without width.
    constexpr Estimate(double exact) noexcept : value{exact}, low{exact}, high{exact} {}
    constexpr Estimate(double v, double l, double h) noexcept : value{v}, low{l}, high{h} {}

    // The same value with relative half-widths: {v, v·(1-below), v·(1+above)}.
    [[nodiscard]] static constexpr Estimate around(double v, double below, double above) noexcept
    {
        return {v, v * (1 - below), v * (1 + above)};
    }
    [[nodiscard]] static constexpr Estimate around(double v, double both) noexcept { return around(v, both, both); }

    // Intervals of parts are added linearly: the parts of one machine err together, so adding squares would promise too much.
    friend constexpr Estimate operator+(Estimate a, Estimate b) noexcept { return {a.value + b.value, a.low + b.low, a.high + b.high}; }
    friend constexpr Estimate operator*(Estimate a, double f) noexcept
    {
        return f >= 0 ? Estimate{a.value * f, a.low * f, a.high * f} : Estimate{a.value * f, a.high * f, a.low * f};
    }
    Estimate& operator+=(Estimate b) noexcept { return *this = *this + b; }
    friend constexpr bool operator==(const Estimate&, const Estimate&) = default;
};

} // namespace cabe
