// SPDX-License-Identifier: GPL-3.0-or-later
// What an option costs over a stage or a project: purchase, energy, cooling, maintenance, resale, rent, API; cash flow, present value,
// break-even, sensitivity. Amounts are in the document's currency. Rules of contract.md "Money keys"; formulas of facts/tco.md.
//
// Intervals: low..high runs from the 5th to the 95th percentile of the inputs' ranges (price of the card, power at load, resale value,
// speed where tokens or hours are counted by it, exchange rate and coming changes of a service's price). Every input's own low..high is taken as its 5th..95th percentile and the inputs as independent, so
// that the total is value - √(Σ down²) .. value + √(Σ up²), where down and up are what one input alone moves the total by (first order;
// the same input counts linearly wherever it enters). Inputs that the user typed have no range.
#pragma once

#include "engine/catalog/catalog.h"
#include "engine/machine/machine.h"
#include "engine/project/document.h"
#include "engine/project/project.h"
#include "engine/quantity/check.h"
#include "engine/quantity/estimate.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace cabe {

struct CostParts { // over the whole period; resale is negative
    // maintenance: upkeep and failed cards; rent: machines, and colocation of owned ones; taxes: import of hardware, and taxes on services
    // paid abroad; cooling: everything above what the machine itself draws (air conditioning, PUE); storage: 0 until an offer has a price
    // for it (check storage_not_counted); text that goes out stays below every host's free traffic.
    double hardware = 0, energy = 0, cooling = 0, maintenance = 0, staff = 0, rent = 0, storage = 0, api = 0, taxes = 0, resale = 0;
    [[nodiscard]] double total() const { return hardware + energy + cooling + maintenance + staff + rent + storage + api + taxes + resale; }
};

struct TariffUsed {         // what a kWh costs here
    double pricePerKwh = 0; // flag and taxes included, in the document's currency
    std::string tariff;     // id, empty when the bill's price was given
    std::string flag;       // mean_12m or a TariffFlag id; empty when flags do not apply
    double flagPerKwh = 0;  // before taxes, in the document's currency
    double taxShare = 0;    // part of the price that is tax and was added here
    std::string date;       // of the tariff
    std::string flagDate;   // newest month of the mean
};

// Price of one card by the contract's order: the user's, a local row, foreign × retail ratio, import on request.
struct CardPriceUsed {
    Estimate amount;          // document's currency, import taxes included
    double taxes = 0;         // the part of amount that is import tax
    std::string date, source; // of the row used; empty for the user's price
    std::string rule;         // user | local | converted | import
    bool used = false;        // a used card is meant
    Checks checks;            // price_stale, price_estimated or price_converted, import_over_limit
};

// How far a figure may lie below and above what is printed, as a fraction of it: low <= 0 <= high.
struct RelativeRange {
    double low = 0, high = 0;
};

// What is the same for all options of a project. Costing many options: make it once and pass it along.
struct CostBasis {
    ExchangeRates rates;
    std::optional<TariffUsed> tariff; // absent: nobody knows what a kWh costs there
    std::optional<double> gramsCo2PerKwh;
    std::string localCurrency;       // of the site's country
    double iof = 0, servicesTax = 0; // on services paid abroad
    double importIcms = 0;
    const RetailRatio* retailRatio = nullptr;                              // of the site's country
    double staleMonths = 12;                                               // a price older than this is said to be old
    double priceHalfWidth = 0, resaleHalfWidth = 0;                        // relative, of figures printed without a range
    RelativeRange dollar;     // of the exchange rate; 0..0 when the document gives it
    RelativeRange rentChange; // of an hour's rent that is not committed
    RelativeRange storage;    // what storage adds to a rent
    double defaultUtilization = 0;                                         // of powered hours, when the document says nothing about use
    std::unordered_map<std::string, std::vector<const CardPrice*>> prices; // by GPU id, without the doubtful ones
};
[[nodiscard]] CostBasis costBasis(const Project& project, const Catalog& catalog);

// A card that was bought, with what its later value depends on.
struct CardOwned {
    double paid = 0;                    // import taxes included
    const ResaleCurve* curve = nullptr; // a row of the catalogue
    std::optional<double> fraction;     // of what was paid; wins over the curve
    bool used = false;                  // bought used: part of the curve's fall is behind it
    double modelAgeYears = 0;           // of the card's model at the purchase
    std::optional<double> marketUsed;   // what a used one costs at the purchase: nobody pays more for this one later than for its like
};
// Owned hardware as one purchase that can be held for some months. Only cards are sold again.
struct Ownership {
    std::vector<CardOwned> cards;
    double upfront = 0;                    // everything bought at the start
    double cardsPaid = 0, cardTaxes = 0;   // of the cards: paid with taxes, and the tax in it
    double upkeepPerMonth = 0;             // maintenance and failures
    std::optional<int> upgradeAfterMonths; // then the cards are sold and bought anew at the same price, again and again
    double resaleHalfWidth = 0;
};

struct CostResult {
    std::string currency;
    double upfront = 0; // hardware, host or supply that must be bought, import taxes
    Estimate monthly;   // what recurs: without purchase and resale
    Estimate total;     // over the period
    double presentValue = 0;
    CostParts parts;
    std::optional<Estimate> perMillionTokens, perMillionInput, perMillionOutput;
    std::optional<double> perGbVram, perTflop; // of owned cards: price paid, taxes included
    std::string tflopsBasis;                   // "fp16" or "fp32"
    std::optional<std::string> priceDate;
    std::string priceRule, priceSource;           // of the (first) card
    std::string rentMode;                         // on_demand, reserved_1y, …
    double kwhPerMonth = 0;                       // owned hardware only: nobody else's energy is on the user's bill
    std::optional<double> co2KgPerMonth;          // absent: not owned, or the country's grid is unknown
    std::optional<double> whPerMillionTokens;     // at load, per million tokens produced
    std::vector<double> months;                   // cash flow: [0] upfront, [1..n] months, resale inside [n] as negative
    double resale = 0;                            // positive, the part of months[n]
    std::optional<double> tokensPerMonth;         // demand that is carried (input + output), else produced (output)
    std::optional<double> capacityTokensPerMonth; // in the unit of tokensPerMonth
    int machines = 1;                             // needed to carry the demand; the costs are those of one
    double loadHoursPerMonth = 0, idleHoursPerMonth = 0;
    double fixedPerMonth = 0;      // mean over the period, purchase spread, resale ignored, without what follows the load
    double perLoadHour = 0;        // what an hour of load adds
    double variablePerMillion = 0; // what a million tokens adds
    std::optional<Ownership> ownership;
    std::optional<TariffUsed> tariff;
    std::vector<Assumption> assumed; // what was assumed here because the document and its defaults leave it open
    Checks checks;                   // price_unknown, price_stale, capacity_short, budget_* are added by advice
};

// What the other rooms already know about the option.
struct CostRequest {
    const Catalog* catalog = nullptr;
    const Project* project = nullptr; // complete
    const Stage* stage = nullptr;     // complete
    const Option* option = nullptr;
    const CostBasis* basis = nullptr; // of this project and catalogue; made in the call when absent
    std::vector<Gpu> gpus;            // of own (each card) or of the rented machine
    std::optional<MachineResult> machine;
    std::optional<double> gpuLoadW, gpuLoadLowW, gpuLoadHighW, gpuIdleW; // all cards together, mean over the time at load or idle;
                                                                         // absent: rated power, planning constant
    std::optional<Estimate> totalTokS;                                   // output tokens of all sequences together
    std::optional<Estimate> prefillTokS;
    std::optional<double> trainingHours; // of a training stage: load hours in the whole stage
};
// A stage without a model is costed only: no host power, no supply losses, no upkeep and failures unless the document gives them, and the
// cards' rated power is taken as it stands.
// Errors: price_unknown when no price can be had (the caller lists the option apart), unknown_id, mode_not_offered.
[[nodiscard]] Result<CostResult> cost(const CostRequest& request, Trace* trace = nullptr);

// `used`: the condition that is asked for. Without `basis` it is made in the call: pass one when many cards are priced.
[[nodiscard]] std::optional<CardPriceUsed> cardPrice(const Gpu& gpu, bool used, const Option& option, const Project& project,
                                                     const Catalog& catalog, const CostBasis* basis = nullptr);
// Absent when the document names no tariff and the catalogue has none for the country.
[[nodiscard]] std::optional<TariffUsed> tariffUsed(const Project& project, const Catalog& catalog);

// --- comparing on one time axis ---
struct CashFlow {
    std::string name;
    std::vector<double> monthly;          // [0] upfront … [n], resale in [n]
    double resale = 0;                    // positive, part of monthly[n]
    std::optional<double> tokensPerMonth; // demand or production
    std::optional<double> capacityTokensPerMonth;
    double fixedPerMonth = 0; // without tokens
    double variablePerMillion = 0;
    double loadHoursPerMonth = 0; // 0: not paid by the hour of load (API)
    double perLoadHour = 0;
};
[[nodiscard]] CashFlow cashFlow(std::string name, const CostResult& cost);

// --- several stages ---
struct StageCost {
    int months = 0;
    const Option* option = nullptr; // stages that point to the same option use the same hardware; null: the plan leaves the stage out
    std::optional<CostResult> cost;
};
struct StagedCost {
    CashFlow flow; // of all months
    CostParts parts;
    double upfront = 0; // before the first month
    std::optional<double> perMillionTokens;
    std::optional<Check> capacityShort; // of the stage that needs most machines; the costs are those of one
};
// Stages one after another. Owned hardware is bought once, when its first stage starts, and sold once, when its last one ends; between
// them it is kept up but off.
[[nodiscard]] StagedCost joinStages(const std::vector<StageCost>& stages);

// --- pairs ---
struct PairComparison {
    int a = 0, b = 0;
    std::optional<int> breakEvenMonth;             // first month in which the one that cost more before costs no more than the other
    std::optional<int> breakEvenMonthWithResale;   // the same with each side's resale value set against its purchase
    std::optional<double> breakEvenTokensPerMonth; // volume at which both cost the same a month; none above a side's capacity
    std::optional<double> breakEvenUtilization;    // share of 730 h under load at which both cost the same a month
    double netPresentValue = 0;                    // of choosing a instead of b
    std::optional<double> paybackMonths;           // of what a costs more upfront, with fractions of months
};
// a measured against b. Break-even ignores resale; a volume above the machine's capacity is no break-even.
[[nodiscard]] PairComparison comparePair(int a, int b, const std::vector<CashFlow>& flows, double discountRate);
// Flows at the ends of years (a last part of a year at its own end), effective yearly rate.
[[nodiscard]] double presentValue(const std::vector<double>& monthly, double discountRate);

} // namespace cabe
