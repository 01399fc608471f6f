// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cost/service_range.h"

#include "engine/cost/months.h"

#include <algorithm>

namespace cabe {

RelativeRange exchangeRange(const std::string& currency, const Project& project, const Catalog& catalog, const ExchangeRates& rates)
{
    RelativeRange range;
    const auto used = rates.factor(currency);
    if (currency.empty() || currency == rates.target || project.site.exchangeRates.contains(currency) || !used || *used <= 0)
        return range;
    const double months = catalog.constant("exchange_history_months", 24);
    for (const ExchangeRate& row : catalog.exchangeRates.rows()) {
        const bool direct = row.base == currency && row.quote == rates.target;
        if ((!direct && !(row.quote == currency && row.base == rates.target)) || row.rate <= 0)
            continue;
        const auto age = ageMonths(row.date, catalog.date);
        if (!age || *age > months)
            continue;
        const double relative = (direct ? row.rate : 1 / row.rate) / *used - 1;
        range.low = std::min(range.low, relative);
        range.high = std::max(range.high, relative);
    }
    return range;
}

RelativeRange rentChangeRange(const Catalog& catalog)
{
    constexpr double heldShare = 0.5;
    RelativeRange range;
    for (const PriceChange& row : catalog.priceChanges.rows()) {
        if (row.doubtful || row.fromUsdH <= 0)
            continue;
        const double change = (row.toUsdH / row.fromUsdH - 1) * heldShare;
        range.low = std::min(range.low, change);
        range.high = std::max(range.high, change);
    }
    return range;
}

} // namespace cabe
