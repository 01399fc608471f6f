// SPDX-License-Identifier: GPL-3.0-or-later
// How far a service's price may come to lie from what is printed today: exchange rate, changes of rental prices, storage beside the rent.
#pragma once

#include "engine/cost/cost.h"

namespace cabe {

// What one unit of the currency cost in the document's currency over the last years, relative to the rate in use: the extremes of the
// catalogue's rows (constant exchange_history_months). 0..0 for the document's own currency, and for a rate that the document gives.
[[nodiscard]] RelativeRange exchangeRange(const std::string& currency, const Project& project, const Catalog& catalog, const ExchangeRates& rates);

// Of an hour's rent that nobody promised for the stage: the extremes of the changes that the catalogue saw (kind price-changes). Nobody knows
// when a change comes; on average it holds for half of the stage, so half of it counts.
[[nodiscard]] RelativeRange rentChangeRange(const Catalog& catalog);

} // namespace cabe
