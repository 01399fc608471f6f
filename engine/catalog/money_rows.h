// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that has a price or a rate: cards, rented machines, APIs, electricity, taxes, exchange, resale. All dated.
#pragma once

#include "engine/catalog/row.h"

#include <map>
#include <optional>
#include <vector>

namespace cabe {

enum class Condition { fresh, used, refurbished, listing };    // listing: marketplace sellers, new or not

// One observed price of a card.
struct CardPrice : Row {
    std::string gpu;                        // Gpu id
    Condition condition = Condition::fresh;
    std::string currency = "USD";
    double value = 0;                       // one figure, or the middle of the range
    std::optional<double> low, high;
    std::string market;                     // where, as the source says
    std::optional<int> listings;            // how many offers stand behind the figure
    friend bool operator==(const CardPrice&, const CardPrice&) = default;
};

// A local price ratio: price in `country` ÷ converted US price.
struct RetailRatio : Row {
    std::string country;
    double value = 1, low = 1, high = 1;
    friend bool operator==(const RetailRatio&, const RetailRatio&) = default;
};

struct ResalePoint {
    double ageYears = 0;
    double fraction = 0;                    // of the launch price
    std::optional<double> low, high;
    friend bool operator==(const ResalePoint&, const ResalePoint&) = default;
};
struct ResaleCurve : Row {
    Text name;
    std::vector<std::string> segments;      // Segment names that take it by default
    std::vector<ResalePoint> points;        // by age; linear between points, last value held with its yearly loss after
    friend bool operator==(const ResaleCurve&, const ResaleCurve&) = default;
};

enum class PriceScope { instance, perGpu, gpuOnly };
struct CloudOffer : Row {
    std::string provider, providerKind, region;
    std::optional<std::string> country;     // ISO 3166 alpha-2 of the region; absent: unknown
    std::optional<std::string> instance;
    std::string gpuName;                    // as the provider writes it
    std::optional<std::string> gpu;         // Gpu id; absent: no such row
    std::optional<std::string> gpuNote;
    std::optional<double> gpuMemoryGb;
    std::optional<std::string> gpuForm;
    int gpuCount = 1;
    std::optional<double> vcpu, ramGib;
    PriceScope scope = PriceScope::instance;
    std::map<std::string, double> priceUsdH;    // by mode: on_demand, spot, community, reserved_6mo, reserved_1y, reserved_3y
    friend bool operator==(const CloudOffer&, const CloudOffer&) = default;
};

struct Egress : Row {
    std::string provider;
    std::optional<double> usdPerGb, low, high, freeGbMonth;
    friend bool operator==(const Egress&, const Egress&) = default;
};
struct PriceChange : Row {
    std::string provider, gpuName, mode, fromDate, toDate;
    double fromUsdH = 0, toUsdH = 0;
    friend bool operator==(const PriceChange&, const PriceChange&) = default;
};

struct ApiPrice : Row {
    std::string provider, apiModel, modelName;
    std::optional<std::string> modelKey;        // equal across providers for the same open weights
    std::optional<std::string> model;           // Model id
    std::optional<std::string> country;         // where data is processed; absent: unknown
    bool openWeights = false;
    std::optional<double> paramsTotalB, paramsActiveB, context;
    double inputPerMillion = 0, outputPerMillion = 0;   // USD
    std::optional<double> cachedInputPerMillion;
    friend bool operator==(const ApiPrice&, const ApiPrice&) = default;
};

struct Tariff : Row {
    Text name;
    std::string country;
    std::optional<std::string> state;
    std::string customerClass;              // residential | commercial | any
    std::string currency;
    double pricePerKwh = 0;
    bool taxesIncluded = true;
    bool flags = false;                     // the Brazilian tariff flag is added
    bool countryDefault = false, stateDefault = false;
    friend bool operator==(const Tariff&, const Tariff&) = default;
};
struct TariffFlag : Row {
    Text name;
    std::vector<std::string> aliases;
    double brlPerKwh = 0;                   // before taxes
    friend bool operator==(const TariffFlag&, const TariffFlag&) = default;
};
struct FlagMonth : Row {                    // history: id is the month, 2025-04
    std::string flag;
    friend bool operator==(const FlagMonth&, const FlagMonth&) = default;
};

// Taxes on electricity, imports and services; `rate` is a fraction. Kinds: electricity_icms, electricity_pis_cofins, import_icms,
// import_duty, iof, bank_spread, services.
struct TaxRate : Row {
    std::string kind, country;
    std::vector<std::string> states;        // empty: all others
    std::string customer;                   // person | company | any
    double rate = 0;
    std::optional<double> low, high;
    std::optional<double> fromUsd, upToUsd, deductUsd;      // bands of the import duty
    std::optional<double> fromKwh, upToKwh;                 // bands of the electricity ICMS
    friend bool operator==(const TaxRate&, const TaxRate&) = default;
};

struct ExchangeRate : Row {                 // units of `quote` for 1 `base`
    std::string base, quote;
    double rate = 1;
    bool isDefault = false;
    friend bool operator==(const ExchangeRate&, const ExchangeRate&) = default;
};

struct GridCarbon : Row {
    std::string country;                    // ISO 3166 alpha-2
    std::string name;
    double gramsPerKwh = 0;
    friend bool operator==(const GridCarbon&, const GridCarbon&) = default;
};
struct PueFigure : Row {
    Text name;
    double pue = 1;
    friend bool operator==(const PueFigure&, const PueFigure&) = default;
};

} // namespace cabe
