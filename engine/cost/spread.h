// SPDX-License-Identifier: GPL-3.0-or-later
// How far the inputs' ranges move an amount: first order, independent inputs (rule at the top of cost.h).
#pragma once

#include "engine/quantity/estimate.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace cabe {

enum class SpreadInput : std::size_t { price, power, resale, exchange, change, storage, hours };
inline constexpr std::size_t spreadInputs = 7;

// What each input alone takes off or adds at its low and high end.
class Spread
{
public:
    void add(SpreadInput input, double atLow, double atHigh)
    {
        auto& side = sides_[static_cast<std::size_t>(input)];
        side.down += std::max(0.0, -std::min(atLow, atHigh));
        side.up += std::max(0.0, std::max(atLow, atHigh));
    }
    [[nodiscard]] Spread operator*(double factor) const
    {
        Spread scaled = *this;
        for (auto& side : scaled.sides_) {
            side.down *= factor;
            side.up *= factor;
        }
        return scaled;
    }
    [[nodiscard]] Estimate around(double value) const
    {
        double down = 0, up = 0;
        for (const auto& side : sides_) {
            down += side.down * side.down;
            up += side.up * side.up;
        }
        return {value, value - std::sqrt(down), value + std::sqrt(up)};
    }

private:
    struct Side {
        double down = 0, up = 0;
    };
    std::array<Side, spreadInputs> sides_{};
};

// Product of two independent positive estimates.
[[nodiscard]] inline Estimate product(const Estimate& a, const Estimate& b)
{
    const double value = a.value * b.value;
    if (a.value <= 0 || b.value <= 0)
        return value;
    const double down = std::hypot(1 - a.low / a.value, 1 - b.low / b.value);
    const double up = std::hypot(a.high / a.value - 1, b.high / b.value - 1);
    return {value, value * std::max(0.0, 1 - down), value * (1 + up)};
}

// An amount divided by an independent positive estimate: the amount is highest where the divisor is lowest.
[[nodiscard]] inline Estimate quotient(const Estimate& amount, const Estimate& by)
{
    const double value = amount.value / by.value;
    if (amount.value <= 0 || by.low <= 0)
        return {value, amount.low / by.value, amount.high / by.value};
    const double down = std::hypot(1 - amount.low / amount.value, 1 - by.value / by.high);
    const double up = std::hypot(amount.high / amount.value - 1, by.value / by.low - 1);
    return {value, value * (1 - down), value * (1 + up)};
}

} // namespace cabe
