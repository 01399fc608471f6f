// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/catalog/check.h"

namespace cabe {

void checkRow(const CardPrice& price, RowFaults& faults)
{
    faults.capitals("currency", price.currency, 3);
    faults.range("value", price.low, price.value, price.high);
}

void checkRow(const RetailRatio& ratio, RowFaults& faults)
{
    faults.capitals("country", ratio.country, 2);
    faults.range("value", ratio.low, ratio.value, ratio.high);
}

void checkRow(const ResaleCurve& curve, RowFaults& faults)
{
    if (curve.points.empty())
        faults.missing("points");
    for (std::size_t i = 0; i < curve.segments.size(); ++i)
        faults.oneOf("segments[" + std::to_string(i) + ']', curve.segments[i], namesOf<Segment>());
    for (std::size_t i = 0; i < curve.points.size(); ++i) {
        const ResalePoint& point = curve.points[i];
        const std::string at = "points[" + std::to_string(i) + ']';
        faults.range(at, point.low, point.fraction, point.high);
        if (i > 0 && point.ageYears <= curve.points[i - 1].ageYears)
            faults.add("not_in_order", at + ".age_years");
    }
}

void checkRow(const CloudOffer& offer, RowFaults& faults)
{
    if (offer.country)
        faults.capitals("country", *offer.country, 2);
    if (offer.priceUsdH.empty())
        faults.missing("price_usd_h");
}

void checkRow(const Egress& egress, RowFaults& faults)
{
    if (egress.usdPerGb)
        faults.range("usd_per_gb", egress.low, *egress.usdPerGb, egress.high);
    else if (!egress.low && !egress.high && !egress.freeGbMonth)
        faults.missing("usd_per_gb");
}

void checkRow(const PriceChange& change, RowFaults& faults)
{
    if (!change.fromDate.empty())
        faults.date("from_date", change.fromDate);
    if (!change.toDate.empty())
        faults.date("to_date", change.toDate);
}

void checkRow(const ApiPrice& price, RowFaults& faults)
{
    if (price.country)
        faults.capitals("country", *price.country, 2);
    if (price.cachedInputPerMillion && *price.cachedInputPerMillion > price.inputPerMillion)
        faults.contradiction("cached_input_per_million", "input_per_million");
    if (price.paramsTotalB && price.paramsActiveB && *price.paramsActiveB > *price.paramsTotalB)
        faults.contradiction("params_active_b", "params_total_b");
}

void checkRow(const Tariff& tariff, RowFaults& faults)
{
    faults.capitals("country", tariff.country, 2);
    faults.capitals("currency", tariff.currency, 3);
    if (tariff.state)
        faults.capitals("state", *tariff.state, 2);
    if (tariff.stateDefault && !tariff.state)
        faults.missing("state");
}

void checkRow(const FlagMonth& month, RowFaults& faults)
{
    constexpr std::size_t yearAndMonth = 7;
    if (month.id.size() != yearAndMonth)
        faults.add("bad_date", "id", {{"value", month.id}}, {"2026-05"});
    else
        faults.date("id", month.id);
}

void checkRow(const TaxRate& tax, RowFaults& faults)
{
    faults.capitals("country", tax.country, 2);
    for (std::size_t i = 0; i < tax.states.size(); ++i)
        faults.capitals("states[" + std::to_string(i) + ']', tax.states[i], 2);
    faults.range("rate", tax.low, tax.rate, tax.high);
    if (tax.fromUsd && tax.upToUsd && *tax.fromUsd >= *tax.upToUsd)
        faults.add("not_in_order", "up_to_usd");
    if (tax.fromKwh && tax.upToKwh && *tax.fromKwh >= *tax.upToKwh)
        faults.add("not_in_order", "up_to_kwh");
}

void checkRow(const ExchangeRate& rate, RowFaults& faults)
{
    faults.capitals("base", rate.base, 3);
    faults.capitals("quote", rate.quote, 3);
    if (rate.base == rate.quote)
        faults.contradiction("quote", "base");
}

void checkRow(const GridCarbon& carbon, RowFaults& faults) { faults.capitals("country", carbon.country, 2); }

} // namespace cabe
