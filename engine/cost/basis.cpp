// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cost/basis.h"

#include "engine/cost/service_range.h"

#include <algorithm>
#include <charconv>

namespace cabe {

namespace {

// Currency in which shops of the country sell: that of its tariffs, else the document's.
std::string currencyOf(const Project& project, const Catalog& catalog)
{
    const auto& rows = catalog.tariffs.rows();
    const auto tariff = std::ranges::find(rows, *project.site.country, &Tariff::country);
    return tariff != rows.end() ? tariff->currency : *project.currency;
}

// A rate of the document, or, when it was not given, what the catalogue says for the country: the standing default is Brazil's.
double serviceRate(const Setting<double>& setting, std::string_view kind, const Project& project, const Catalog& catalog)
{
    if (setting.given)
        return *setting;
    return taxRate(kind, *project.site.country, *project.site.state, *project.client.kind, catalog);
}

template <class T>
const T* rowOfCountry(const Table<T>& table, const std::string& country)
{
    const auto row = std::ranges::find(table.rows(), country, &T::country);
    return row == table.rows().end() ? nullptr : &*row;
}

// Higher is more specific; 0 does not apply.
int fitOf(const TaxRate& row, std::string_view kind, const std::string& country, const std::string& state, ClientKind customer)
{
    if (row.kind != kind || row.country != country || row.doubtful)
        return 0;
    if (row.customer != "any" && row.customer != (customer == ClientKind::company ? "company" : "person"))
        return 0;
    const bool named = std::ranges::find(row.states, state) != row.states.end();
    if (!row.states.empty() && !named)
        return 0;
    return 1 + (named ? 4 : 0) + (row.upToKwh ? 0 : 2) + (row.customer != "any" ? 1 : 0);
}

double numberOf(const std::string& text)
{
    double number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

} // namespace

const DefaultValue* utilizationDefault(ClientKind customer, const Catalog& catalog)
{
    const std::string id = "stages.workload.demand.utilization";
    const auto* company = customer == ClientKind::company ? catalog.defaults.find(id + "@company") : nullptr;
    return company ? company : catalog.defaults.find(id);
}

std::optional<double> converted(const MoneyInput& money, const ExchangeRates& rates)
{
    if (money.currency.empty())
        return money.value;
    const auto factor = rates.factor(money.currency);
    return factor ? std::optional{money.value * *factor} : std::nullopt;
}

bool wholeComputer(const std::vector<Gpu>& gpus)
{
    return !gpus.empty() && (gpus.front().form == GpuForm::computer || gpus.front().form == GpuForm::laptop);
}

double taxRate(std::string_view kind, const std::string& country, const std::string& state, ClientKind customer, const Catalog& catalog)
{
    const TaxRate* best = nullptr;
    int bestFit = 0;
    for (const auto& row : catalog.taxes.rows()) {
        const int fit = fitOf(row, kind, country, state, customer);
        if (fit > bestFit) {
            best = &row;
            bestFit = fit;
        }
    }
    return best ? best->rate : 0;
}

CostBasis costBasis(const Project& project, const Catalog& catalog)
{
    const auto& site = project.site;
    CostBasis basis;
    basis.rates = exchangeRates(project, catalog);
    basis.tariff = tariffUsed(project, catalog, basis.rates);
    if (const auto* grid = rowOfCountry(catalog.carbon, *site.country))
        basis.gramsCo2PerKwh = grid->gramsPerKwh;
    basis.localCurrency = currencyOf(project, catalog);
    basis.iof = serviceRate(site.iof, "iof", project, catalog);
    basis.servicesTax = serviceRate(site.servicesTaxRate, "services", project, catalog);
    basis.importIcms = site.tax.icms.value_or(taxRate("import_icms", *site.country, *site.state, *project.client.kind, catalog));
    basis.retailRatio = rowOfCountry(catalog.retailRatios, *site.country);
    basis.staleMonths = catalog.constant("price_stale_months", 12);
    basis.priceHalfWidth = catalog.constant("card_price_half_width");
    basis.resaleHalfWidth = catalog.constant("resale_half_width");
    basis.dollar = exchangeRange("USD", project, catalog, basis.rates);
    basis.rentChange = rentChangeRange(catalog);
    if (const auto* share = catalog.constants.find("rent_storage_share"))
        basis.storage = {0, share->high.value_or(share->value)};
    if (const auto* use = utilizationDefault(*project.client.kind, catalog))
        basis.defaultUtilization = numberOf(use->value);
    for (const auto& row : catalog.cardPrices.rows())
        if (!row.doubtful)
            basis.prices[row.gpu].push_back(&row);
    return basis;
}

} // namespace cabe
