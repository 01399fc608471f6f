// SPDX-License-Identifier: GPL-3.0-or-later
// Price of a kWh. Brazilian tariffs are published before tax; the flag is added before tax. Since the Supreme Court's decision of 2021 ICMS
// is no part of the base of PIS/COFINS, so that price = (tariff + flag) / ((1 - icms) · (1 - pis_cofins)); the older form with the sum of
// the rates, / (1 - (icms + pis_cofins)), taxes the tax and lies about 1 % higher (0.866 against 0.857 for São Paulo's 0.671).
#include "engine/cost/basis.h"
#include "engine/cost/cost.h"
#include "engine/cost/months.h"

#include <algorithm>

namespace cabe {

namespace {

struct Flag {
    std::string name, date;
    double perKwh = 0; // BRL
};

// Mean over the newest twelve months of the history; months without a reading inside them do not count.
Flag meanFlag(const Catalog& catalog)
{
    Flag mean{.name = "mean_12m", .date = {}, .perKwh = 0};
    int newest = 0;
    for (const auto& month : catalog.flagMonths.rows()) {
        const int index = monthIndex(month.id).value_or(0);
        if (index > newest) {
            newest = index;
            mean.date = month.id;
        }
    }
    double sum = 0;
    int count = 0;
    for (const auto& month : catalog.flagMonths.rows()) {
        const auto* flag = catalog.tariffFlags.find(month.flag);
        const int index = monthIndex(month.id).value_or(0);
        if (!flag || index <= newest - 12)
            continue;
        sum += flag->brlPerKwh;
        ++count;
    }
    mean.perKwh = count > 0 ? sum / count : 0;
    return mean;
}

Flag flagOf(const std::string& name, const Catalog& catalog)
{
    if (const auto* flag = catalog.tariffFlags.find(name))
        return {.name = flag->id, .date = {}, .perKwh = flag->brlPerKwh};
    return meanFlag(catalog);
}

// The tariff that was named; else the state's, else the country's, of the client's class if there is one.
const Tariff* chosenTariff(const Project& project, const Catalog& catalog)
{
    const auto& site = project.site;
    if (!site.tariff->id.empty()) {
        const Tariff* named = catalog.tariffs.find(site.tariff->id);
        // A standing default of another country says nothing about this one.
        if (site.tariff.given || (named && named->country == *site.country))
            return named;
    }
    const std::string_view wanted = *project.client.kind == ClientKind::company ? "commercial" : "residential";
    const Tariff* best = nullptr;
    int bestScore = 0;
    for (const auto& row : catalog.tariffs.rows()) {
        if (row.country != *site.country || row.doubtful)
            continue;
        const bool inState = row.state && *row.state == *site.state;
        if (row.state && !inState)
            continue;
        const int place = inState ? (row.stateDefault ? 8 : 0) : (row.countryDefault ? 4 : 2);
        const int score = place == 0 ? 0 : place + (row.customerClass == wanted || row.customerClass == "any" ? 1 : 0);
        if (score > bestScore) {
            best = &row;
            bestScore = score;
        }
    }
    return best;
}

} // namespace

std::optional<TariffUsed> tariffUsed(const Project& project, const Catalog& catalog, const ExchangeRates& rates)
{
    const auto& site = project.site;
    TariffUsed used;
    if (const auto& bill = site.tariff->pricePerKwh) {
        const auto price = converted(*bill, rates);
        if (!price)
            return {};
        used.pricePerKwh = *price;
        return used;
    }
    const Tariff* row = chosenTariff(project, catalog);
    if (!row)
        return {};
    const auto factor = rates.factor(row->currency);
    if (!factor)
        return {};
    used.tariff = row->id;
    used.date = row->date;
    double price = row->pricePerKwh;
    if (row->flags) {
        const Flag flag = flagOf(*site.tariffFlag, catalog);
        used.flag = flag.name;
        used.flagDate = flag.date;
        used.flagPerKwh = flag.perKwh * *factor;
        price += flag.perKwh;
    }
    if (!row->taxesIncluded) {
        const std::string& state = row->state ? *row->state : *site.state;
        const double icms = taxRate("electricity_icms", row->country, state, *project.client.kind, catalog);
        const double pisCofins = taxRate("electricity_pis_cofins", row->country, state, *project.client.kind, catalog);
        const double kept = (1 - icms) * (1 - pisCofins);
        price /= kept;
        used.taxShare = 1 - kept;
    }
    used.pricePerKwh = price * *factor;
    return used;
}

std::optional<TariffUsed> tariffUsed(const Project& project, const Catalog& catalog)
{
    return tariffUsed(project, catalog, exchangeRates(project, catalog));
}

} // namespace cabe
