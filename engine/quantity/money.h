// SPDX-License-Identifier: GPL-3.0-or-later
// An amount of money always names its currency (ISO 4217 code). Amounts are plain doubles: the engine compares plans, it keeps no books.
#pragma once

#include "engine/quantity/estimate.h"

#include <map>
#include <optional>
#include <string>

namespace cabe {

struct Money {
    double amount = 0;
    std::string currency;
    friend bool operator==(const Money&, const Money&) = default;
};

// A price with its spread; low and high are what sources print, value the one to plan with.
struct PriceRange {
    Estimate amount;
    std::string currency;
    friend bool operator==(const PriceRange&, const PriceRange&) = default;
};

// Units of one target currency for 1 unit of each key.
struct ExchangeRates {
    std::string target;
    std::map<std::string, double> perUnit;

    // Factor that turns an amount of `currency` into the target currency; empty when the rate is unknown.
    [[nodiscard]] std::optional<double> factor(const std::string& currency) const
    {
        if (currency == target)
            return 1.0;
        const auto it = perUnit.find(currency);
        return it == perUnit.end() ? std::nullopt : std::optional{it->second};
    }
};

} // namespace cabe
