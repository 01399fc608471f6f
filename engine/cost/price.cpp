// SPDX-License-Identifier: GPL-3.0-or-later
// The contract's order: the user's price; a local row; a foreign price × the country's retail ratio; import when the document asks for it.
#include "engine/cost/price.h"

#include "engine/cost/basis.h"
#include "engine/cost/import_tax.h"
#include "engine/cost/months.h"
#include "engine/cost/readings.h"
#include "engine/cost/spread.h"

#include <algorithm>
#include <array>

namespace cabe {

namespace {

constexpr std::array newConditions{Condition::fresh};
constexpr std::array listedConditions{Condition::listing};
constexpr std::array usedConditions{Condition::used, Condition::refurbished};

ReadingsRequest readingsOf(const PriceRequest& r)
{
    return {r.gpu, r.catalog, r.basis};
}

bool wantsImport(const PriceRequest& r)
{
    return *r.project->site.tax.kind != ImportTax::none;
}

using Readings = std::array<std::optional<PriceReading>, 4>;

// The first that is not old, else the newest of them; the launch price stands last in the list and is the newest only when it is alone.
std::optional<PriceReading> preferred(const Readings& readings, double staleMonths)
{
    const std::optional<PriceReading>* best = nullptr;
    for (const auto& reading : readings) {
        if (!reading)
            continue;
        if (!reading->launch && reading->ageMonths <= staleMonths)
            return reading;
        if (!best || (!reading->launch && reading->ageMonths < (*best)->ageMonths))
            best = &reading;
    }
    return best ? *best : std::nullopt;
}

std::optional<PriceReading> newPrice(const PriceRequest& r, Market market)
{
    const auto request = readingsOf(r);
    return preferred({readPrices(request, newConditions, market), readPrices(request, listedConditions, market),
                      streetPrice(request, market), launchPrice(request, market)},
                     r.basis->staleMonths);
}

std::optional<PriceReading> usedPrice(const PriceRequest& r, Market market)
{
    const auto request = readingsOf(r);
    // A launch price says nothing about used cards: without a reading their price is unknown.
    return preferred({readPrices(request, usedConditions, market), streetPrice(request, market), {}, {}}, r.basis->staleMonths);
}

bool isRecent(const std::optional<PriceReading>& reading, const CostBasis& basis)
{
    return reading && !reading->launch && reading->ageMonths <= basis.staleMonths;
}

// What is on offer here and abroad, in one condition.
struct Offers {
    std::optional<PriceReading> local, abroad;
    bool used = false;
};

Offers offersOf(const PriceRequest& r, bool used)
{
    if (used)
        return {usedPrice(r, Market::local), usedPrice(r, Market::foreign), true};
    return {newPrice(r, Market::local), newPrice(r, Market::foreign), false};
}

bool anyRecent(const Offers& offers, const CostBasis& basis)
{
    return isRecent(offers.local, basis) || isRecent(offers.abroad, basis);
}

// New, unless only used cards are on offer now and the limits allow them.
Offers meantOffers(const PriceRequest& r)
{
    Offers asked = offersOf(r, r.used.value_or(false));
    if (r.used || !*r.project->limits.usedCards || wantsImport(r) || anyRecent(asked, *r.basis))
        return asked;
    Offers used = offersOf(r, true);
    return anyRecent(used, *r.basis) ? used : asked;
}

void noteAge(CardPriceUsed& price, const PriceReading& reading, const CostBasis& basis)
{
    price.date = reading.date;
    price.source = reading.source;
    const bool old = reading.ageMonths > basis.staleMonths;
    // A launch price is said even when it is young: cards are seldom sold at it.
    if (old || reading.launch)
        price.checks.push_back({"price_stale",
                                old ? Severity::warning : Severity::note,
                                {{"date", reading.date}, {"age_months", double(reading.ageMonths)}, {"launch", reading.launch}}});
}

// The ratio was measured on new cards. A used one can change hands at the plain conversion, so its interval begins there.
Estimate retailRatio(const CostBasis& basis, bool used)
{
    if (!basis.retailRatio)
        return 1;
    const auto& row = *basis.retailRatio;
    return {row.value, used ? std::min(1.0, row.low) : row.low, row.high};
}

CardPriceUsed convertedPrice(const PriceReading& reading, bool used, const CostBasis& basis)
{
    const Estimate ratio = retailRatio(basis, used);
    CardPriceUsed price{
        .amount = product(reading.amount, ratio), .taxes = 0, .date = {}, .source = {}, .rule = "converted", .used = used, .checks = {}};
    noteAge(price, reading, basis);
    if (!basis.retailRatio) { // nobody measured what shops add there
        price.checks.push_back({"price_converted", Severity::note, {{"used", used}}});
        return price;
    }
    price.checks.push_back({"price_estimated",
                            Severity::note,
                            {{"ratio", ratio.value}, {"ratio_low", ratio.low}, {"ratio_high", ratio.high}, {"used", used}}});
    return price;
}

// An older local price keeps its place, but its interval reaches to what the newer price abroad would come to here.
CardPriceUsed localPrice(const PriceReading& local, const std::optional<PriceReading>& abroad, bool used, const CostBasis& basis)
{
    CardPriceUsed price{.amount = local.amount, .taxes = 0, .date = {}, .source = {}, .rule = "local", .used = used, .checks = {}};
    noteAge(price, local, basis);
    if (local.ageMonths > basis.staleMonths && isRecent(abroad, basis)) {
        const double now = abroad->amount.value * retailRatio(basis, used).value;
        price.amount.low = std::min(price.amount.low, now);
        price.amount.high = std::max(price.amount.high, now);
    }
    return price;
}

std::optional<double> taxesOn(double cif, const PriceRequest& r)
{
    return importTaxes({r.catalog, &r.project->site.tax, cif, r.basis->rates.factor("USD").value_or(0), r.basis->importIcms});
}

// Adds import taxes to a price abroad; absent when no rate is known for its value.
std::optional<CardPriceUsed> imported(CardPriceUsed price, const PriceRequest& r)
{
    const auto taxes = taxesOn(price.amount.value, r);
    if (!taxes)
        return {};
    const Estimate goods = price.amount;
    const double factor = goods.value > 0 ? 1 + *taxes / goods.value : 1;
    const auto withTaxes = [&](double amount) {
        const auto own = taxesOn(amount, r);
        return own ? amount + *own : amount * factor;
    };
    price.amount = {goods.value + *taxes, withTaxes(goods.low), withTaxes(goods.high)};
    price.taxes = *taxes;
    return price;
}

Check overLimit(const PriceRequest& r, double cif)
{
    const double perUsd = r.basis->rates.factor("USD").value_or(0);
    Check check{"import_over_limit", Severity::warning, {{"value_usd", perUsd > 0 ? cif / perUsd : 0}}};
    if (const auto limit = simplifiedImportLimitUsd(*r.catalog))
        check.args.push_back({"limit_usd", *limit});
    return check;
}

std::optional<CardPriceUsed> usersPrice(const PriceRequest& r)
{
    const auto amount = converted(*r.userPrice, r.basis->rates);
    if (!amount)
        return {};
    CardPriceUsed price{
        .amount = *amount, .taxes = 0, .date = {}, .source = {}, .rule = "user", .used = r.used.value_or(false), .checks = {}};
    return wantsImport(r) && *amount > 0 ? imported(std::move(price), r) : price;
}

} // namespace

std::optional<MoneyInput> userPriceOf(const GpuChoice* choice, const Option& option)
{
    return choice && choice->price ? choice->price : option.price;
}

std::optional<CardPriceUsed> priceOfCard(const PriceRequest& r)
{
    if (r.userPrice)
        return usersPrice(r);
    const auto [local, abroad, used] = meantOffers(r);
    if (wantsImport(r) && abroad) {
        CardPriceUsed price{.amount = abroad->amount, .taxes = 0, .date = {}, .source = {}, .rule = "import", .used = used, .checks = {}};
        noteAge(price, *abroad, *r.basis);
        if (auto landed = imported(price, r))
            return landed;
    }
    std::optional<CardPriceUsed> price;
    if (local)
        price = localPrice(*local, abroad, used, *r.basis);
    else if (abroad)
        price = convertedPrice(*abroad, used, *r.basis);
    if (price && wantsImport(r) && abroad)
        price->checks.push_back(overLimit(r, abroad->amount.value));
    return price;
}

std::optional<CardPriceUsed> cardPrice(const Gpu& gpu, bool used, const Option& option, const Project& project, const Catalog& catalog,
                                       const CostBasis* basis)
{
    const GpuChoice* choice = nullptr;
    if (const auto* own = std::get_if<std::vector<GpuChoice>>(&option.what))
        for (const auto& candidate : *own)
            if (candidate.id == gpu.id || own->size() == 1)
                choice = &candidate;
    PriceRequest request{&gpu, used, userPriceOf(choice, option), &project, &catalog, basis};
    if (basis)
        return priceOfCard(request);
    const CostBasis own = costBasis(project, catalog);
    request.basis = &own;
    return priceOfCard(request);
}

} // namespace cabe
