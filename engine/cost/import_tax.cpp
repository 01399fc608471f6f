// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cost/import_tax.h"

#include <algorithm>
#include <limits>

namespace cabe {

namespace {

const TaxRate* bandOf(double usd, const Catalog& catalog)
{
    for (const auto& row : catalog.taxes.rows()) {
        const bool above = usd > row.fromUsd.value_or(0) || row.fromUsd.value_or(0) == 0;
        if (row.kind == "import_duty" && !row.doubtful && above && usd <= row.upToUsd.value_or(std::numeric_limits<double>::infinity()))
            return &row;
    }
    return nullptr;
}

} // namespace

std::optional<double> importTaxes(const ImportRequest& request)
{
    double rate = 0, deduction = 0;
    if (request.tax->rate) {
        rate = *request.tax->rate;
    } else {
        if (*request.tax->kind != ImportTax::brSimplifiedImport || request.perUsd <= 0)
            return {};
        const TaxRate* band = bandOf(request.cif / request.perUsd, *request.catalog);
        if (!band)
            return {};
        rate = band->rate;
        deduction = band->deductUsd.value_or(0) * request.perUsd;
    }
    if (request.icms >= 1)
        return {};
    const double duty = std::max(0.0, rate * request.cif - deduction);
    return (request.cif + duty) / (1 - request.icms) - request.cif;
}

std::optional<double> simplifiedImportLimitUsd(const Catalog& catalog)
{
    std::optional<double> limit;
    for (const auto& row : catalog.taxes.rows())
        if (row.kind == "import_duty" && row.upToUsd)
            limit = std::max(limit.value_or(0), *row.upToUsd);
    return limit;
}

} // namespace cabe
