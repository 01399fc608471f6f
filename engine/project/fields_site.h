// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of the document about the client, the place, the computer, the limits and the preferences, in the order of the contract.
#pragma once

#include "engine/project/enum_names.h"
#include "engine/project/unions.h"

namespace cabe {

namespace accepted {
inline constexpr auto watts = tree::between(0, 1e6);
inline constexpr auto share = tree::between(0, 1);
inline constexpr auto rate = tree::between(0, 10);      // of taxes and surcharges, which may exceed the amount itself
inline constexpr auto roundTripMs = tree::between(0, 100'000);
inline constexpr auto pue = tree::between(1, 10);
inline constexpr auto timesOfUnit = tree::between(1e-9, 1e9);
inline constexpr std::array<std::string_view, 2> languageWords{"pt-BR", "en"};
} // namespace accepted

template <class V>
void describe(V& v, Client& c)
{
    v.key("name", c.name);
    v.key("kind", c.kind);
    v.key("notes", c.notes);
}

template <class V>
void describe(V& v, SiteCooling& c)
{
    v.key("kind", c.kind);
    onlyWhen(v, c.kind.value == CoolingKind::airConditioning, [&] { v.key("cop", c.cop, tree::between(0.5, 20)); });
    v.key("pue", c.pue, accepted::pue);
}

template <class V>
void describe(V& v, HostPcie& p)
{
    v.key("generation", p.generation, tree::between(1, 8));
    v.key("lanes", p.lanes, tree::between(1, 32));
}

template <class V>
void describe(V& v, Host& h)
{
    v.key("existing", h.existing);
    v.key("gpus", h.gpus);
    v.key("power_supply_w", h.powerSupplyW, accepted::watts);
    v.key("power_supply_standard", h.powerSupplyStandard);
    v.key("power_connectors", h.powerConnectors);
    v.key("free_slots", h.freeSlots, tree::between(0, 100));
    v.key("max_card_length_mm", h.maxCardLengthMm, tree::between(0, 5000));
    v.key("max_card_slots", h.maxCardSlots, tree::between(0, 100));
    v.key("pcie", h.pcie);
    v.key("ram_gb", h.ramGb, tree::between(0, 1e6));
    v.key("ram_bandwidth_gb_s", h.ramBandwidthGbS, tree::between(0.1, 1e5));
    v.key("cpu_power_w", h.cpuPowerW, accepted::watts);
    v.key("os", h.os);
    v.key("display_on_gpu", h.displayOnGpu);
    v.key("outlet", h.outlet);
}

template <class V>
void describe(V& v, HostPower& p)
{
    v.key("load", p.load, accepted::watts);
    v.key("idle", p.idle, accepted::watts);
}

template <class V>
void describe(V& v, ResaleChoice& r)
{
    v.key("curve", r.curve);
    v.key("fraction", r.fraction, accepted::share);
}

template <class V>
void describe(V& v, TaxChoice& t)
{
    v.key("kind", t.kind);
    v.key("icms", t.icms, tree::between(0, 0.99));
    v.key("rate", t.rate, accepted::rate);
}

// What the contract calls the money keys.
template <class V>
void describeMoneyKeys(V& v, Site& s)
{
    v.key("psu_efficiency", s.psuEfficiency, tree::between(0.3, 1));
    v.key("maintenance_rate", s.maintenanceRate, accepted::share);
    v.key("failure_rate", s.failureRate, accepted::share);
    v.key("overhead_rate", s.overheadRate, accepted::rate);
    v.key("host_price", s.hostPrice);
    v.key("power_supply_price", s.powerSupplyPrice);
    v.key("staff_monthly", s.staffMonthly);
    v.key("colocation_monthly", s.colocationMonthly);
    v.key("resale", s.resale);
    v.key("upgrade_after_months", s.upgradeAfterMonths, tree::between(1, 600));
    v.key("tax", s.tax);
    v.key("services_tax_rate", s.servicesTaxRate, accepted::rate);
    v.key("iof", s.iof, accepted::share);
}

template <class V>
void describe(V& v, Site& s)
{
    codeKey(v, "country", s.country, countryCode);
    codeKey(v, "state", s.state, stateCode);
    v.key("tariff", s.tariff);
    onlyWhen(v, !s.tariff->pricePerKwh, [&] { v.key("tariff_flag", s.tariffFlag); });     // the bill's price has the flag in it
    v.key("cooling", s.cooling);
    pueAlias(v, s);
    ratesKey(v, "exchange_rates", s.exchangeRates, accepted::timesOfUnit);
    v.key("discount_rate", s.discountRate, tree::between(0, 10));
    v.key("network_ms", s.networkMs, accepted::roundTripMs);
    v.key("host", s.host);
    v.key("host_power_w", s.hostPowerW);
    describeMoneyKeys(v, s);
}

template <class V>
void describe(V& v, Limits& l)
{
    v.key("ways", l.ways);
    v.key("budget_upfront", l.budgetUpfront);
    v.key("budget_monthly", l.budgetMonthly);
    v.key("power_w", l.powerW, accepted::watts);
    v.key("system_power_w", l.systemPowerW, accepted::watts);
    v.key("vendors", l.vendors);
    v.key("segments", l.segments);
    v.key("require_software", l.requireSoftware);
    codeKey(v, "data_country", l.dataCountry, countryCode);
    v.key("used_cards", l.usedCards);
}

template <class V>
void describe(V& v, Preferences& p)
{
    v.key("order", p.order);
    v.key("headroom", p.headroom, tree::between(0, 0.95));
    v.key("growth_per_year", p.growthPerYear, tree::between(-0.99, 100));
    v.key("min_bits", p.minBits, tree::between(0, 32));
}

} // namespace cabe
