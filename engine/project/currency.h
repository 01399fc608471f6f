// SPDX-License-Identifier: GPL-3.0-or-later
// Answering a document in another currency than its own.
#pragma once

#include "engine/project/document.h"

#include <functional>

namespace cabe {

// Visits every amount of money that a document gives, with its path.
void forEachAmount(Project& project, const std::function<void(const std::string& path, MoneyInput& amount)>& visit);

// Currencies that the catalogue can convert, by code.
[[nodiscard]] std::vector<std::string> knownCurrencies(const Catalog& catalog);

// The same document with `currency` as its own: amounts keep the currency they were written in, the document's exchange rates are turned
// around. Error: unknown_currency {currency} with accepted and nearest.
[[nodiscard]] Result<Project> inCurrency(Project project, const std::string& currency, const Catalog& catalog);

} // namespace cabe
