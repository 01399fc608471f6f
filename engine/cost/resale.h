// SPDX-License-Identifier: GPL-3.0-or-later
// What a card is worth when it is sold again.
#pragma once

#include "engine/cost/cost.h"

namespace cabe {

// Fraction of the launch price at an age in years: linear between the curve's points; after the last one the value falls by the curve's
// mean yearly factor; before the first one, and never above it, the fraction is 1. Points without a range get `halfWidth` (relative).
[[nodiscard]] Estimate curveFraction(const ResaleCurve& curve, double ageYears, double halfWidth);

// The curve that the document names, else that of the card's segment; null when there is none.
[[nodiscard]] const ResaleCurve* resaleCurve(const Gpu& gpu, const Site& site, const Catalog& catalog);

// Fraction of what was paid after so many years; a fraction that the document gives holds whatever the years and has no range. A used card
// counts only the further fall of its curve. A new card falls by its own years, but is worth no more than a used one of its model will be
// then (today's used price, falling by the model's age). 0 without fraction and curve.
[[nodiscard]] Estimate resaleFraction(const CardOwned& card, double heldYears, double halfWidth);

// Cash flow of the hardware alone over so many months: purchase at 0, upgrades between, the sale in the last month.
struct OwnershipFlow {
    std::vector<double> monthly; // [0] … [months]
    double purchases = 0;        // all of them, taxes included
    double taxes = 0;            // the import tax in them
    Estimate resales;            // all of them, positive
    double lastResale = 0;       // the one at the end
    int cardPurchases = 1;       // how often the cards were bought
};
[[nodiscard]] OwnershipFlow ownershipFlow(const Ownership& ownership, int months);

} // namespace cabe
