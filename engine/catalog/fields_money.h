// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of everything that has a price or a rate.
#pragma once

#include "engine/catalog/fields_row.h"
#include "engine/catalog/money_rows.h"

namespace cabe {

namespace ranges {
inline constexpr auto price = tree::between(0, 1e7);
inline constexpr auto somePrice = tree::requiredBetween(0.01, 1e7);
inline constexpr auto hourly = tree::between(0.0001, 10'000);
inline constexpr auto perMillion = tree::between(0, 10'000);
inline constexpr std::array<std::string_view, 8> rentModeWords{"on_demand", "spot", "community", "reserved_6mo", "reserved_1y", "reserved_3y", "dedicated", "package"};
inline constexpr std::array<std::string_view, 3> tariffClassWords{"residential", "commercial", "any"};
inline constexpr std::array<std::string_view, 7> taxKindWords{
    "electricity_icms", "electricity_pis_cofins", "import_icms", "import_duty", "iof", "bank_spread", "services"};
inline constexpr std::array<std::string_view, 3> customerWords{"person", "company", "any"};
} // namespace ranges

template <class V>
void describe(V& v, CardPrice& p)
{
    describeRow(v, p, [&] {
        v.key("gpu", p.gpu, tree::required);
        v.key("condition", p.condition, tree::required);
        v.key("currency", p.currency, tree::required);
        v.key("value", p.value, ranges::somePrice);
        v.key("low", p.low, ranges::price);
        v.key("high", p.high, ranges::price);
        v.key("market", p.market);
        v.key("listings", p.listings, tree::between(0, 1e6));
    });
}

template <class V>
void describe(V& v, RetailRatio& r)
{
    constexpr auto ratio = tree::requiredBetween(0.1, 20);
    describeRow(v, r, [&] {
        v.key("country", r.country, tree::required);
        v.key("value", r.value, ratio);
        v.key("low", r.low, ratio);
        v.key("high", r.high, ratio);
    });
}

template <class V>
void describe(V& v, ResalePoint& p)
{
    v.key("age_years", p.ageYears, tree::requiredBetween(0, 50));
    v.key("fraction", p.fraction, tree::requiredBetween(0, 10));
    v.key("low", p.low, tree::between(0, 10));
    v.key("high", p.high, tree::between(0, 10));
}

template <class V>
void describe(V& v, ResaleCurve& c)
{
    describeRow(v, c, [&] {
        v.key("name", c.name, tree::required);
        v.key("segments", c.segments);
        v.key("points", c.points, tree::required);
    });
}

template <class V>
void describe(V& v, CloudOffer& o)
{
    describeRow(v, o, [&] {
        v.key("provider", o.provider, tree::required);
        v.key("provider_kind", o.providerKind);
        v.key("region", o.region);
        v.key("country", o.country);
        v.key("instance", o.instance);
        v.key("gpu_name", o.gpuName, tree::required);
        v.key("gpu", o.gpu);
        v.key("gpu_note", o.gpuNote);
        v.key("gpu_memory_gb", o.gpuMemoryGb, tree::between(0.25, 4096));
        v.key("gpu_form", o.gpuForm);
        v.key("gpu_count", o.gpuCount, tree::requiredBetween(1, 100'000));
        v.key("vcpu", o.vcpu, tree::between(0.1, 100'000));
        v.key("ram_gib", o.ramGib, tree::between(0.1, 1e6));
        v.key("scope", o.scope, tree::required);
        v.key("price_usd_h", o.priceUsdH, tree::Rule{true, ranges::hourly.min, ranges::hourly.max, ranges::rentModeWords});
    });
}

template <class V>
void describe(V& v, Egress& e)
{
    describeRow(v, e, [&] {
        v.key("provider", e.provider, tree::required);
        v.key("usd_per_gb", e.usdPerGb, tree::between(0, 10));
        v.key("low", e.low, tree::between(0, 10));
        v.key("high", e.high, tree::between(0, 10));
        v.key("free_gb_month", e.freeGbMonth, tree::between(0, 1e9));
    });
}

template <class V>
void describe(V& v, PriceChange& c)
{
    describeRow(v, c, [&] {
        v.key("provider", c.provider, tree::required);
        v.key("gpu_name", c.gpuName, tree::required);
        v.key("mode", c.mode);
        v.key("from_date", c.fromDate);
        v.key("to_date", c.toDate);
        v.key("from_usd_h", c.fromUsdH, tree::requiredBetween(ranges::hourly.min, ranges::hourly.max));
        v.key("to_usd_h", c.toUsdH, tree::requiredBetween(ranges::hourly.min, ranges::hourly.max));
    });
}

template <class V>
void describe(V& v, ApiPrice& p)
{
    describeRow(v, p, [&] {
        v.key("provider", p.provider, tree::required);
        v.key("api_model", p.apiModel, tree::required);
        v.key("model_name", p.modelName, tree::required);
        v.key("model_key", p.modelKey);
        v.key("model", p.model);
        v.key("country", p.country);
        v.key("open_weights", p.openWeights);
        v.key("params_total_b", p.paramsTotalB, tree::between(0.001, 100'000));
        v.key("params_active_b", p.paramsActiveB, tree::between(0.001, 100'000));
        v.key("context", p.context, tree::between(1, 1e9));
        v.key("input_per_million", p.inputPerMillion, tree::requiredBetween(ranges::perMillion.min, ranges::perMillion.max));
        v.key("output_per_million", p.outputPerMillion, tree::requiredBetween(ranges::perMillion.min, ranges::perMillion.max));
        v.key("cached_input_per_million", p.cachedInputPerMillion, ranges::perMillion);
    });
}

template <class V>
void describe(V& v, Tariff& t)
{
    describeRow(v, t, [&] {
        v.key("name", t.name, tree::required);
        v.key("country", t.country, tree::required);
        v.key("state", t.state);
        v.key("customer_class", t.customerClass, tree::requiredOneOf(ranges::tariffClassWords));
        v.key("currency", t.currency, tree::required);
        v.key("price_per_kwh", t.pricePerKwh, tree::requiredBetween(0.0001, 1e6));
        v.key("taxes_included", t.taxesIncluded);
        v.key("flags", t.flags);
        v.key("country_default", t.countryDefault);
        v.key("state_default", t.stateDefault);
    });
}

template <class V>
void describe(V& v, TariffFlag& f)
{
    describeRow(v, f, [&] {
        v.key("name", f.name, tree::required);
        v.key("aliases", f.aliases);
        v.key("brl_per_kwh", f.brlPerKwh, tree::requiredBetween(0, 10));
    });
}

template <class V>
void describe(V& v, FlagMonth& m)
{
    describeRow(v, m, [&] { v.key("flag", m.flag, tree::required); });
}

template <class V>
void describe(V& v, TaxRate& t)
{
    constexpr auto money = tree::between(0, 1e9);
    describeRow(v, t, [&] {
        v.key("kind", t.kind, tree::requiredOneOf(ranges::taxKindWords));
        v.key("country", t.country, tree::required);
        v.key("states", t.states);
        v.key("customer", t.customer, tree::requiredOneOf(ranges::customerWords));
        v.key("rate", t.rate, tree::requiredBetween(0, 2));
        v.key("low", t.low, tree::between(0, 2));
        v.key("high", t.high, tree::between(0, 2));
        v.key("from_usd", t.fromUsd, money);
        v.key("up_to_usd", t.upToUsd, money);
        v.key("deduct_usd", t.deductUsd, money);
        v.key("from_kwh", t.fromKwh, money);
        v.key("up_to_kwh", t.upToKwh, money);
    });
}

template <class V>
void describe(V& v, ExchangeRate& r)
{
    describeRow(v, r, [&] {
        v.key("base", r.base, tree::required);
        v.key("quote", r.quote, tree::required);
        v.key("rate", r.rate, tree::requiredBetween(1e-9, 1e9));
        v.key("default", r.isDefault);
    });
}

template <class V>
void describe(V& v, GridCarbon& c)
{
    describeRow(v, c, [&] {
        v.key("country", c.country, tree::required);
        v.key("name", c.name);
        v.key("grams_per_kwh", c.gramsPerKwh, tree::requiredBetween(0, 2000));
    });
}

template <class V>
void describe(V& v, PueFigure& p)
{
    describeRow(v, p, [&] {
        v.key("name", p.name, tree::required);
        v.key("pue", p.pue, tree::requiredBetween(1, 5));
    });
}

} // namespace cabe
