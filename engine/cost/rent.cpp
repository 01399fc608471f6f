// SPDX-License-Identifier: GPL-3.0-or-later
// Rented machines; tco.md section 4. On-demand hours are paid while the machine is on; a commitment is paid used or not.
#include "engine/cost/basis.h"
#include "engine/cost/draft.h"
#include "engine/cost/months.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace cabe {

namespace {

struct ModeName {
    RentMode mode;
    std::string_view name;
    bool committed; // paid all month, used or not
};
// In the order in which they are taken when the document names none.
constexpr std::array modes{ModeName{RentMode::onDemand, "on_demand", false},      ModeName{RentMode::dedicated, "dedicated", true},
                           ModeName{RentMode::reserved6mo, "reserved_6mo", true}, ModeName{RentMode::reserved1y, "reserved_1y", true},
                           ModeName{RentMode::reserved3y, "reserved_3y", true},   ModeName{RentMode::package, "package", true},
                           ModeName{RentMode::community, "community", false},     ModeName{RentMode::spot, "spot", false}};

const ModeName& named(RentMode mode)
{
    return *std::ranges::find(modes, mode, &ModeName::mode);
}

struct HourPrice {
    double perHour = 0; // of one machine, document's currency
    const ModeName* mode = nullptr;
    std::string currency;
    std::optional<std::string> country;
    std::string date, source;
    bool gpuOnly = false;
};

Error modeNotOffered(const CloudOffer& offer, RentMode wanted)
{
    Error error{.code = "mode_not_offered",
                .args = {{"offer", offer.id}, {"mode", std::string(named(wanted).name)}},
                .at = {},
                .key = "options.mode",
                .accepted = {},
                .nearest = {}};
    for (const auto& [name, price] : offer.priceUsdH)
        error.accepted.push_back(name);
    return error;
}

// The price of the offer's mode in USD per hour and machine.
Result<HourPrice> offerPrice(const CloudOffer& offer, const RentChoice& choice, std::optional<RentMode> wanted, const CostBasis& basis)
{
    HourPrice price;
    for (const auto& mode : modes) {
        if (!offer.priceUsdH.contains(std::string(mode.name)) || (wanted && *wanted != mode.mode))
            continue;
        price.mode = &mode;
        break;
    }
    if (!price.mode)
        return wanted ? modeNotOffered(offer, *wanted) : priceUnknown(offer.id, "options.rent");
    const auto factor = basis.rates.factor("USD");
    if (!factor)
        return priceUnknown(offer.id, "site.exchange_rates", {{"currency", std::string("USD")}});
    const int gpus = choice.gpus.value_or(offer.gpuCount);
    // An instance is priced as a whole; the other scopes by GPU.
    const double machines = offer.scope == PriceScope::instance ? double(gpus) / offer.gpuCount : double(gpus);
    price.perHour = offer.priceUsdH.at(std::string(price.mode->name)) * machines * *factor;
    price.currency = "USD";
    price.country = choice.country ? choice.country : offer.country;
    price.date = offer.date;
    price.source = offer.source;
    price.gpuOnly = offer.scope == PriceScope::gpuOnly;
    return price;
}

Result<HourPrice> hourPrice(const CostInputs& in, const RentChoice& choice)
{
    const auto wanted = in.request->option->mode;
    const CloudOffer* offer = nullptr;
    if (!choice.id.empty()) {
        auto row = in.request->catalog->offers.get(choice.id);
        if (!row)
            return row.error();
        offer = *row;
    }
    if (!choice.pricePerHour)
        return offer ? offerPrice(*offer, choice, wanted, *in.basis) : priceUnknown("rent", "options.rent.price_per_hour");
    const auto amount = converted(*choice.pricePerHour, in.basis->rates);
    if (!amount)
        return priceUnknown("rent", "site.exchange_rates", {{"currency", choice.pricePerHour->currency}});
    HourPrice price;
    price.perHour = *amount;
    price.mode = &named(wanted.value_or(RentMode::onDemand));
    price.currency = choice.pricePerHour->currency.empty() ? in.basis->rates.target : choice.pricePerHour->currency;
    price.country = choice.country ? choice.country : offer ? offer->country : std::nullopt;
    return price;
}

} // namespace

Result<CostDraft> rentDraft(const CostInputs& in, CostResult& result)
{
    const auto found = hourPrice(in, std::get<RentChoice>(in.request->option->what));
    if (!found)
        return found.error();
    const HourPrice& price = *found;
    const double perHour = price.perHour * std::max(1, *in.request->option->count);
    const double hours = price.mode->committed ? hoursPerMonth : in.duty.poweredHours();
    const double taxRate = serviceTaxRate(in, price.currency, price.country);

    CostDraft draft;
    draft.month.rent = perHour * hours;
    draft.month.taxes = draft.month.rent * taxRate;
    const double paid = draft.month.rent + draft.month.taxes;
    const bool typed = price.date.empty(); // what the user says is what will be paid
    const RelativeRange exchange = rangeOfExchange(in, price.currency);
    const RelativeRange change = typed || price.mode->committed ? RelativeRange{} : in.basis->rentChange;
    const RelativeRange storage = typed ? RelativeRange{} : in.basis->storage;
    draft.monthSpread.add(SpreadInput::exchange, paid * exchange.low, paid * exchange.high);
    draft.monthSpread.add(SpreadInput::change, paid * change.low, paid * change.high);
    draft.monthSpread.add(SpreadInput::storage, paid * storage.low, paid * storage.high);
    if (!price.mode->committed && !in.duty.idleFollowsLoad)
        draft.perLoadHour = perHour * (1 + taxRate);

    result.rentMode = price.mode->name;
    result.priceRule = price.date.empty() ? "user" : "offer";
    result.priceSource = price.source;
    if (!price.date.empty()) {
        result.priceDate = price.date;
        const auto age = ageMonths(price.date, in.request->catalog->date);
        if (age && *age > in.basis->staleMonths)
            result.checks.push_back(
                {"price_stale", Severity::warning, {{"date", price.date}, {"age_months", double(*age)}, {"launch", false}}});
    }
    if (price.gpuOnly)
        result.checks.push_back(
            {"price_unknown", Severity::note, {{"part", std::string("rented_host")}, {"key", std::string("options.rent.price_per_hour")}}});
    // No offer's storage has a known price; it goes on while the machine is off.
    if (const auto* share = in.request->catalog->constants.find("rent_storage_share"))
        result.checks.push_back({"storage_not_counted",
                                 Severity::note,
                                 {{"share_low", share->low.value_or(share->value)}, {"share_high", share->high.value_or(share->value)}}});
    explain(in.trace, {"rent_per_month",
                       "price_per_hour · machines · hours · (1 + taxes)",
                       {{"price_per_hour", price.perHour},
                        {"machines", double(*in.request->option->count)},
                        {"hours", hours},
                        {"taxes", taxRate},
                        {"rent_per_month", draft.month.rent + draft.month.taxes},
                        {"exchange_low", exchange.low},
                        {"exchange_high", exchange.high},
                        {"change_low", change.low},
                        {"change_high", change.high},
                        {"storage_high", storage.high},
                        {"mode", result.rentMode},
                        {"off_when_idle", !in.duty.idleFollowsLoad && !price.mode->committed}},
                       price.source.empty() ? "document" : price.source});
    return draft;
}

} // namespace cabe
