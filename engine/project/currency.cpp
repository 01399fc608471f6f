// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/project/currency.h"

#include "engine/tree/names.h"

#include <set>

namespace cabe {

std::vector<std::string> knownCurrencies(const Catalog& catalog)
{
    Project inDollars;
    inDollars.currency = std::string{"USD"};
    std::set<std::string> codes{"USD"};
    for (const auto& [code, rate] : exchangeRates(inDollars, catalog).perUnit)
        codes.insert(code);
    return {codes.begin(), codes.end()};
}

Result<Project> inCurrency(Project project, const std::string& currency, const Catalog& catalog)
{
    const ExchangeRates before = exchangeRates(project, catalog);
    if (before.target == currency)
        return project;
    const std::optional<double> unit = before.factor(currency);     // of the new currency, in the old one
    if (!unit || *unit <= 0) {
        auto known = knownCurrencies(catalog);
        auto nearest = closestNames(currency, known, 3, 1);
        return Error{"unknown_currency", {{"currency", currency}}, {}, {}, std::move(known), std::move(nearest)};
    }
    forEachAmount(project, [&](const std::string&, MoneyInput& amount) {
        if (amount.currency.empty())
            amount.currency = before.target;
    });
    auto& rates = project.site.exchangeRates;
    if (!rates.empty()) {
        for (auto& [code, rate] : rates)
            rate /= *unit;
        rates.erase(currency);
        rates[before.target] = 1 / *unit;
    }
    project.currency = currency;
    return project;
}

} // namespace cabe
