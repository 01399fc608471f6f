// SPDX-License-Identifier: GPL-3.0-or-later
// From several observed prices of one card to one range.
#pragma once

#include "engine/cost/cost.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace cabe {

enum class Market { local, foreign }; // sold in the currency of the site's country, or abroad

struct PriceReading {
    Estimate amount;          // document's currency, as sold in that market
    std::string date, source; // of the newest row
    int ageMonths = 0;        // of the newest row, against the catalogue's date
    bool launch = false;      // the launch price, for want of anything newer
};

struct ReadingsRequest {
    const Gpu* gpu = nullptr;
    const Catalog* catalog = nullptr;
    const CostBasis* basis = nullptr;
};

// The rows of these conditions in that market: those of the last twelve months; without any, those within twelve months of the newest.
// value is the median, low and high the lowest and highest printed. Doubtful rows are left out. Abroad, rows in USD count before others.
[[nodiscard]] std::optional<PriceReading> readPrices(const ReadingsRequest& request, std::span<const Condition> conditions, Market market);

// The street price on the card's own row (condition not said); absent when there is none in that market.
[[nodiscard]] std::optional<PriceReading> streetPrice(const ReadingsRequest& request, Market market);
// The launch price, dated by the release; absent when there is none in that market.
[[nodiscard]] std::optional<PriceReading> launchPrice(const ReadingsRequest& request, Market market);

} // namespace cabe
