// SPDX-License-Identifier: GPL-3.0-or-later
// Countries and states of the catalogue with their names.
#pragma once

#include "app/forms/rows.h"

namespace cabe {

[[nodiscard]] QString countryName(const std::string& code);
[[nodiscard]] QString stateName(const std::string& country, const std::string& code);
// Countries that the catalogue has a tariff for, by name.
[[nodiscard]] std::vector<ChoiceRow::Item> tariffCountries(const Catalog& catalog);
[[nodiscard]] std::vector<ChoiceRow::Item> statesOf(const Catalog& catalog, const std::string& country);

} // namespace cabe
