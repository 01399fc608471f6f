// SPDX-License-Identifier: GPL-3.0-or-later
// Brazilian import taxes on one card, from the catalogue's rates. An estimate, no tax advice.
#pragma once

#include "engine/cost/cost.h"

#include <optional>

namespace cabe {

struct ImportRequest {
    const Catalog* catalog = nullptr;
    const TaxChoice* tax = nullptr;
    double cif = 0;    // goods, freight and insurance, in the document's currency
    double perUsd = 0; // the document's currency for 1 USD
    double icms = 0;
};

// Import taxes in the document's currency:
//   duty = max(0, rate · cif - deduction), total = (cif + duty) / (1 - icms) (ICMS is inside its own base), taxes = total - cif.
// Simplified import: rate and deduction of the band in which the value in USD lies; `tax.rate` replaces both (a flat rate without
// deduction). Ordinary import: `tax.rate` is all import duties together. Absent when nothing gives the rate: above the bands of the
// simplified import, or an ordinary import without `tax.rate`.
[[nodiscard]] std::optional<double> importTaxes(const ImportRequest& request);

// Upper end of the simplified import in USD; absent when the catalogue names none.
[[nodiscard]] std::optional<double> simplifiedImportLimitUsd(const Catalog& catalog);

} // namespace cabe
