// SPDX-License-Identifier: GPL-3.0-or-later
// What each way of paying hands over for the common closing: the money of one month and what moves it.
#pragma once

#include "engine/cost/duty.h"
#include "engine/cost/spread.h"

namespace cabe {

struct CostDraft {
    CostParts month;                                                     // what recurs, per month
    Spread monthSpread;                                                  // of what recurs
    double perLoadHour = 0;                                              // part of the month that follows the load, per hour of it
    std::optional<double> perMillion, perMillionInput, perMillionOutput; // of an API: its prices, taxes included
    RelativeRange perMillionRange;                                       // of these prices
    // Owned hardware: how much of the purchase and of the upkeep moves with the cards' price, relative low and high of that price.
    double pricedUpkeepPerMonth = 0;
    double pricedPurchase = 0;
    double priceLow = 0, priceHigh = 0;
};

struct CostInputs {
    const CostRequest* request = nullptr;
    const CostBasis* basis = nullptr;
    Duty duty;
    Trace* trace = nullptr;

    [[nodiscard]] const Site& site() const { return request->project->site; }
    [[nodiscard]] const Stage& stage() const { return *request->stage; }
    [[nodiscard]] bool costedOnly() const { return isCostedOnly(*request->project, stage()); }
};

// Each fills its own fields of the result (checks, price, ownership, energy) and returns the draft.
[[nodiscard]] Result<CostDraft> ownDraft(const CostInputs& inputs, CostResult& result);
[[nodiscard]] Result<CostDraft> rentDraft(const CostInputs& inputs, CostResult& result);
[[nodiscard]] Result<CostDraft> apiDraft(const CostInputs& inputs, CostResult& result);

// Taxes on a service, per unit of its price: only when it is paid in another currency to somebody outside the country. ISS, withholding and
// the like (services_tax_rate) and the exchange tax (iof) both fall on the price.
[[nodiscard]] double serviceTaxRate(const CostInputs& inputs, const std::string& currency, const std::optional<std::string>& country);

// Of the exchange rate between the price's currency and the document's.
[[nodiscard]] RelativeRange rangeOfExchange(const CostInputs& inputs, const std::string& currency);

// `item`: the card, offer or API without a price; `key`: the document key that would help.
[[nodiscard]] Error priceUnknown(const std::string& item, const std::string& key, Args more = {});

} // namespace cabe
