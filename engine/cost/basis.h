// SPDX-License-Identifier: GPL-3.0-or-later
// What all options of a project share: exchange, taxes by place and customer, prices by card.
#pragma once

#include "engine/cost/cost.h"

#include <string_view>

namespace cabe {

// An amount of the document in the document's currency; absent when the rate is unknown.
[[nodiscard]] std::optional<double> converted(const MoneyInput& money, const ExchangeRates& rates);

// Share of the powered hours at work when a document says nothing about use.
[[nodiscard]] const DefaultValue* utilizationDefault(ClientKind customer, const Catalog& catalog);

// A computer or laptop is bought whole: it brings its own host and supply, and its watts are those of the whole.
[[nodiscard]] bool wholeComputer(const std::vector<Gpu>& gpus);

// The tax of that kind for a place and a customer; 0 where the catalogue knows none. A state's own row beats the rest of the country, the
// customer's own row the one for all. Of the ICMS bands by monthly consumption the highest counts: a machine that runs for hours comes on
// top of what the house uses already.
[[nodiscard]] double taxRate(std::string_view kind, const std::string& country, const std::string& state, ClientKind customer,
                             const Catalog& catalog);

[[nodiscard]] std::optional<TariffUsed> tariffUsed(const Project& project, const Catalog& catalog, const ExchangeRates& rates);

// The document's value; in a costed-only stage, which counts only what is written, `neutral` unless it was given.
template <class T>
[[nodiscard]] T unlessCostedOnly(const Setting<T>& setting, bool costedOnly, T neutral)
{
    return setting.given || !costedOnly ? *setting : neutral;
}

} // namespace cabe
