// SPDX-License-Identifier: GPL-3.0-or-later
// Owned hardware; tco.md section 2: purchase, energy, upkeep, staff, colocation, resale.
#include "engine/cost/basis.h"
#include "engine/cost/draft.h"
#include "engine/cost/energy.h"
#include "engine/cost/months.h"
#include "engine/cost/price.h"
#include "engine/cost/resale.h"

#include <algorithm>

namespace cabe {

namespace {

constexpr double monthsPerYear = 12;

const GpuChoice* choiceOf(const Option& option, std::size_t index)
{
    const auto& choices = std::get<std::vector<GpuChoice>>(option.what);
    if (choices.empty())
        return nullptr;
    return choices.size() == 1 ? &choices.front() : &choices[std::min(index, choices.size() - 1)];
}

void addOnce(Checks& checks, const Check& check)
{
    if (std::ranges::find(checks, check) == checks.end())
        checks.push_back(check);
}

struct Cards {
    Estimate paid; // taxes included
    double taxes = 0;
    double memoryGb = 0;              // of the cards that are bought
    std::optional<double> fp16, fp32; // absent when one of them does not say
    std::vector<CardOwned> owned;
};

// A curve or a price that the user chose stands as it is.
std::optional<double> usedPriceNow(const Gpu& gpu, const CardPriceUsed& price, const CostInputs& in)
{
    const auto& curve = in.site().resale->curve;
    if (price.used || price.rule == "user" || (curve && *curve != "auto"))
        return std::nullopt;
    const auto used = priceOfCard({&gpu, true, {}, in.request->project, in.request->catalog, in.basis});
    return used ? std::optional{used->amount.value} : std::nullopt;
}

CardOwned ownedCard(const Gpu& gpu, const CardPriceUsed& price, const CostInputs& in)
{
    CardOwned card;
    card.paid = price.amount.value;
    card.fraction = in.site().resale->fraction;
    card.curve = resaleCurve(gpu, in.site(), *in.request->catalog);
    card.used = price.used;
    card.marketUsed = usedPriceNow(gpu, price, in);
    const std::string& bought = in.stage().start ? *in.stage().start : in.request->catalog->date;
    card.modelAgeYears = ageMonths(gpu.released.value_or(""), bought).value_or(0) / monthsPerYear;
    return card;
}

void addRates(Cards& cards, const Gpu& gpu)
{
    const auto add = [](std::optional<double>& sum, const std::optional<double>& more) {
        sum = sum && more ? std::optional{*sum + *more} : std::nullopt;
    };
    cards.memoryGb += gpu.memoryGb.value_or(0);
    add(cards.fp16, gpu.tflops.fp16);
    add(cards.fp32, gpu.tflops.fp32);
}

// Cards of the option that the host has already are not bought again, unless the user puts a price on them.
Result<Cards> buyCards(const CostInputs& in, CostResult& result)
{
    const auto& request = *in.request;
    std::vector<std::string> there = *in.site().host.gpus;
    Cards cards;
    cards.fp16 = cards.fp32 = 0.0;
    const Gpu* previous = nullptr;
    const GpuChoice* previousChoice = nullptr;
    std::optional<CardPriceUsed> price;
    for (std::size_t i = 0; i < request.gpus.size(); ++i) {
        const Gpu& gpu = request.gpus[i];
        const GpuChoice* choice = choiceOf(*request.option, i);
        const auto userPrice = userPriceOf(choice, *request.option);
        if (const auto owned = std::ranges::find(there, gpu.id); owned != there.end() && !userPrice) {
            there.erase(owned);
            addOnce(result.checks, {"already_there", Severity::note, {{"gpu", gpu.name}}});
            continue;
        }
        if (!previous || previous->id != gpu.id || previousChoice != choice)
            price = priceOfCard({&gpu, request.option->used, userPrice, request.project, request.catalog, in.basis});
        previous = &gpu;
        previousChoice = choice;
        if (!price)
            return priceUnknown(gpu.name.empty() ? gpu.id : gpu.name, "options.price");
        cards.paid += price->amount;
        cards.taxes += price->taxes;
        addRates(cards, gpu);
        cards.owned.push_back(ownedCard(gpu, *price, in));
        for (const auto& check : price->checks)
            addOnce(result.checks, check);
        if (price->used && !userPrice && !request.option->used)
            addOnce(result.checks, {"used_price", Severity::note, {}});
        if (result.priceRule.empty()) {
            result.priceRule = price->rule;
            result.priceSource = price->source;
            if (!price->date.empty())
                result.priceDate = price->date;
        }
    }
    return cards;
}

void notePriceless(CostResult& result, const char* part, const char* key, Severity severity = Severity::note)
{
    result.checks.push_back({"price_unknown", severity, {{"part", std::string(part)}, {"key", std::string(key)}}});
}

// The computer and the supply, when they must be bought. Their price is the user's: what nobody knows is said and left out of the sum.
double buyHost(const CostInputs& in, CostResult& result)
{
    const auto& request = *in.request;
    const auto& site = in.site();
    if (wholeComputer(request.gpus))
        return 0;
    const bool needsHost = request.machine ? request.machine->needsHost || !*site.host.existing : !*site.host.existing;
    const bool buysHost = needsHost || (site.hostPrice && !site.host.existing.given);
    double sum = 0;
    if (buysHost && site.hostPrice)
        sum += converted(*site.hostPrice, in.basis->rates).value_or(0);
    if (needsHost && (!site.hostPrice || !converted(*site.hostPrice, in.basis->rates)))
        notePriceless(result, "host", "site.host_price", Severity::warning);
    const bool needsSupply = request.machine && request.machine->needsSupply;
    const bool buysSupply = needsSupply || (in.costedOnly() && site.powerSupplyPrice);
    if (buysSupply && site.powerSupplyPrice)
        sum += converted(*site.powerSupplyPrice, in.basis->rates).value_or(0);
    // A computer that is bought brings its supply.
    if (needsSupply && !buysHost && (!site.powerSupplyPrice || !converted(*site.powerSupplyPrice, in.basis->rates)))
        notePriceless(result, "power_supply", "site.power_supply_price");
    return sum;
}

// Energy and cooling of a month, with the range of the power at load.
void addEnergy(const CostInputs& in, CostResult& result, CostDraft& draft)
{
    const EnergyUse use = energyUse(*in.request, in.duty);
    result.kwhPerMonth = use.kwh.value;
    if (in.basis->gramsCo2PerKwh)
        result.co2KgPerMonth = use.kwh.value * *in.basis->gramsCo2PerKwh / 1000;
    if (in.duty.tokS)
        result.whPerMillionTokens = use.wallLoadW / (in.duty.tokS->value * 3600) * 1e6;
    else if (in.duty.outputTokens > 0 && use.kwhLoad > 0)
        result.whPerMillionTokens = use.kwhLoad * 1000 / in.duty.outputTokens * 1e6;
    if (!in.basis->tariff) {
        if (use.kwh.value > 0)
            notePriceless(result, "energy", "site.tariff", Severity::warning);   // it recurs every month of the total
        return;
    }
    result.tariff = in.basis->tariff;
    const double price = in.basis->tariff->pricePerKwh;
    const double all = use.kwh.value * price;
    draft.month.energy = all / use.coolingFactor;
    draft.month.cooling = all - draft.month.energy;
    draft.monthSpread.add(SpreadInput::power, (use.kwh.low - use.kwh.value) * price, (use.kwh.high - use.kwh.value) * price);
    const double idleInstead = in.duty.idleFollowsLoad ? use.wallIdleW : 0;
    draft.perLoadHour = (use.wallLoadW - idleInstead) / 1000 * price;
    explain(in.trace, {"energy_per_month",
                       "(wall_load_w · load_h + wall_idle_w · idle_h) / 1000 · cooling · price_per_kwh",
                       {{"wall_load_w", use.wallLoadW / use.coolingFactor},
                        {"load_h", in.duty.loadHours},
                        {"wall_idle_w", use.wallIdleW / use.coolingFactor},
                        {"idle_h", in.duty.idleHours},
                        {"cooling", use.coolingFactor},
                        {"kwh", use.kwh.value},
                        {"price_per_kwh", price},
                        {"energy_per_month", all}},
                       "formulas.md section 14; tco.md section 2"});
}

void addUpkeep(const CostInputs& in, const Cards& cards, double capex, CostDraft& draft)
{
    const auto& site = in.site();
    const double maintenance = unlessCostedOnly(site.maintenanceRate, in.costedOnly(), 0.0);
    const double failures = unlessCostedOnly(site.failureRate, in.costedOnly(), 0.0);
    draft.month.maintenance = (maintenance * capex + failures * cards.paid.value) / monthsPerYear;
    draft.pricedUpkeepPerMonth = (maintenance * draft.pricedPurchase + failures * cards.paid.value) / monthsPerYear;
}

void addHardwareRatios(const Cards& cards, CostResult& result)
{
    if (cards.owned.empty() || cards.paid.value <= 0)
        return;
    if (cards.memoryGb > 0)
        result.perGbVram = cards.paid.value / cards.memoryGb;
    const auto& tflops = cards.fp16 ? cards.fp16 : cards.fp32;
    if (tflops && *tflops > 0) {
        result.perTflop = cards.paid.value / *tflops;
        result.tflopsBasis = cards.fp16 ? "fp16" : "fp32";
    }
}

} // namespace

Result<CostDraft> ownDraft(const CostInputs& in, CostResult& result)
{
    const auto bought = buyCards(in, result);
    if (!bought)
        return bought.error();
    const Cards& cards = *bought;
    const auto& site = in.site();
    const double host = buyHost(in, result);
    const double overhead = unlessCostedOnly(site.overheadRate, in.costedOnly(), 0.0);
    const double capex = (cards.paid.value + host) * (1 + overhead);

    CostDraft draft;
    draft.pricedPurchase = cards.paid.value * (1 + overhead);
    if (cards.paid.value > 0) {
        draft.priceLow = cards.paid.low / cards.paid.value - 1;
        draft.priceHigh = cards.paid.high / cards.paid.value - 1;
    }
    addUpkeep(in, cards, capex, draft);
    addEnergy(in, result, draft);
    if (site.staffMonthly)
        draft.month.staff = converted(*site.staffMonthly, in.basis->rates).value_or(0);
    if (site.colocationMonthly)
        draft.month.rent = converted(*site.colocationMonthly, in.basis->rates).value_or(0);

    result.ownership = Ownership{.cards = cards.owned,
                                 .upfront = capex,
                                 .cardsPaid = cards.paid.value,
                                 .cardTaxes = cards.taxes,
                                 .upkeepPerMonth = draft.month.maintenance,
                                 .upgradeAfterMonths = site.upgradeAfterMonths,
                                 .resaleHalfWidth = in.basis->resaleHalfWidth};
    addHardwareRatios(cards, result);
    explain(in.trace, {"upfront",
                       "(cards + host_and_supply) · (1 + overhead)",
                       {{"cards", cards.paid.value},
                        {"import_taxes", cards.taxes},
                        {"host_and_supply", host},
                        {"overhead", overhead},
                        {"price_rule", result.priceRule},
                        {"upfront", capex}},
                       result.priceSource.empty() ? "document" : result.priceSource});
    return draft;
}

} // namespace cabe
