// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cost/cost.h"

#include "engine/cost/basis.h"
#include "engine/cost/draft.h"
#include "engine/cost/resale.h"
#include "engine/cost/service_range.h"

#include <algorithm>
#include <numeric>

namespace cabe {

namespace {

constexpr double million = 1e6;

CostParts times(const CostParts& part, double n)
{
    return {part.hardware * n, part.energy * n,  part.cooling * n, part.maintenance * n, part.staff * n,
            part.rent * n,     part.storage * n, part.api * n,     part.taxes * n,       part.resale * n};
}

// Purchase and sale of owned hardware into the parts, the cash flow and the range of the total.
void addOwnership(const CostDraft& draft, int months, CostResult& result, Spread& spread)
{
    const OwnershipFlow flow = ownershipFlow(*result.ownership, months);
    result.upfront = result.ownership->upfront;
    result.resale = flow.lastResale;
    result.parts.hardware += flow.purchases - flow.taxes;
    result.parts.taxes += flow.taxes;
    result.parts.resale = -flow.resales.value;
    for (std::size_t i = 0; i < flow.monthly.size(); ++i)
        result.months[i] += flow.monthly[i];
    // A card that cost more is also sold for more and costs more to keep.
    const double again = double(flow.cardPurchases - 1) * result.ownership->cardsPaid;
    const double priced = draft.pricedPurchase + again + draft.pricedUpkeepPerMonth * months - flow.resales.value;
    spread.add(SpreadInput::price, priced * draft.priceLow, priced * draft.priceHigh);
    spread.add(SpreadInput::resale, flow.resales.value - flow.resales.high, flow.resales.value - flow.resales.low);
}

// Tokens over the period, and the total over them. What the speed produces carries the speed's range.
void addPerMillion(const CostInputs& in, const CostDraft& draft, CostResult& result)
{
    const Duty& duty = in.duty;
    const RelativeRange& range = draft.perMillionRange;
    const auto ranged = [&](const std::optional<double>& price) {
        return price ? std::optional{Estimate{*price, *price * (1 + range.low), *price * (1 + range.high)}} : std::nullopt;
    };
    result.perMillionTokens = ranged(draft.perMillion);
    result.perMillionInput = ranged(draft.perMillionInput);
    result.perMillionOutput = ranged(draft.perMillionOutput);
    if (draft.perMillion || !duty.tokens || *duty.tokens <= 0)
        return;
    const double millions = *duty.tokens * std::max(1, *in.stage().months) / million;
    if (duty.demand || !duty.tokS) {
        result.perMillionTokens = result.total * (1 / millions);
    } else {
        const Estimate speed = *duty.tokS * (1 / duty.tokS->value);
        result.perMillionTokens = quotient(result.total * (1 / millions), speed);
    }
    const auto& prefill = in.request->prefillTokS;
    if (!duty.demand || !duty.tokS || !prefill || prefill->value <= 0 || duty.inputTokens <= 0 || duty.outputTokens <= 0)
        return;
    // The time of a token decides its share: input at the speed of prefill, the rest of the time is output's.
    const double seconds = duty.outputTokens / duty.tokS->value;
    const double inputShare = duty.inputTokens / prefill->value / seconds;
    if (inputShare >= 1)
        return;
    const double mix = duty.inputTokens + duty.outputTokens;
    result.perMillionInput = *result.perMillionTokens * (inputShare * mix / duty.inputTokens);
    result.perMillionOutput = *result.perMillionTokens * ((1 - inputShare) * mix / duty.outputTokens);
}

void addUse(const CostInputs& in, const CostDraft& draft, CostResult& result)
{
    const Duty& duty = in.duty;
    if (draft.perMillion) { // an API has no hours and no machine that could be too small
        if (duty.demand)
            result.tokensPerMonth = duty.inputTokens + duty.outputTokens;
        return;
    }
    result.loadHoursPerMonth = duty.loadHours;
    result.idleHoursPerMonth = duty.idleHours;
    result.tokensPerMonth = duty.tokens;
    result.capacityTokensPerMonth = duty.capacityTokens;
    result.machines = duty.machines;
    if (duty.machines > 1)
        result.checks.push_back({"capacity_short",
                                 Severity::warning,
                                 {{"machines", double(duty.machines)},
                                  {"more", duty.moreMachines},
                                  {"machines_costed", 1.0},
                                  {"wanted_tokens_per_month", duty.inputTokens + duty.outputTokens},
                                  {"carried_tokens_per_month", duty.capacityTokens.value_or(0)}}});
    const auto* use = utilizationDefault(*in.request->project->client.kind, *in.request->catalog);
    if (duty.utilizationAssumed && use)
        result.assumed.push_back({"stages.workload.demand.utilization", use->value, use->id});
    explain(in.trace,
            {"load_hours_per_month",
             "load_hours_per_day · days, else utilization · powered hours, else training hours ÷ months, else output tokens ÷ speed",
             {{"load_h", duty.loadHours},
              {"idle_h", duty.idleHours},
              {"tokens", duty.tokens.value_or(0)},
              {"tok_s", duty.tokS ? duty.tokS->value : 0}},
             "contract, money keys"});
}

// What is fixed and what follows the load: the cash flow spread evenly, without the last sale.
void addStructure(const CostInputs& in, const CostDraft& draft, CostResult& result)
{
    const int months = std::max(1, *in.stage().months);
    const double flows = std::accumulate(result.months.begin(), result.months.end(), 0.0) + result.resale;
    if (draft.perMillion) {
        result.variablePerMillion = *draft.perMillion;
        return;
    }
    result.perLoadHour = draft.perLoadHour;
    const double variable = draft.perLoadHour * in.duty.loadHours;
    result.fixedPerMonth = flows / months - variable;
    if (in.duty.tokens && *in.duty.tokens > 0)
        result.variablePerMillion = variable / *in.duty.tokens * million;
}

void finish(const CostInputs& in, const CostDraft& draft, CostResult& result)
{
    const int months = std::max(1, *in.stage().months);
    const double recurring = draft.month.total();
    result.months.assign(std::size_t(months) + 1, recurring);
    result.months.front() = 0;
    result.parts = times(draft.month, months);

    Spread recurs = draft.monthSpread;
    if (in.duty.loadFollowsSpeed) { // a faster machine works fewer hours for the same tokens
        const double following = draft.perLoadHour * in.duty.loadHours;
        const Estimate& speed = *in.duty.tokS;
        if (speed.low > 0)
            recurs.add(SpreadInput::hours, following * (speed.value / speed.high - 1), following * (speed.value / speed.low - 1));
    }
    Spread monthly = recurs;
    monthly.add(SpreadInput::price, draft.pricedUpkeepPerMonth * draft.priceLow, draft.pricedUpkeepPerMonth * draft.priceHigh);
    result.monthly = monthly.around(recurring);

    Spread total = recurs * months;
    if (result.ownership)
        addOwnership(draft, months, result, total);
    result.total = total.around(result.parts.total());
    result.presentValue = presentValue(result.months, *in.site().discountRate);
    addUse(in, draft, result);
    addPerMillion(in, draft, result);
    addStructure(in, draft, result);
    explain(in.trace, {"total",
                       "upfront + months · monthly + upgrades - resale",
                       {{"upfront", result.upfront},
                        {"months", double(months)},
                        {"monthly", recurring},
                        {"upgrades", result.total.value - result.upfront - months * recurring - result.parts.resale},
                        {"resale", -result.parts.resale},
                        {"total", result.total.value},
                        {"present_value", result.presentValue},
                        {"discount_rate", *in.site().discountRate}},
                       "tco.md section 2"});
}

Result<CostDraft> draftOf(const CostInputs& in, CostResult& result)
{
    switch (in.request->option->way()) {
    case Way::own: return ownDraft(in, result);
    case Way::rent: return rentDraft(in, result);
    case Way::api: return apiDraft(in, result);
    }
    return ownDraft(in, result);
}

} // namespace

double serviceTaxRate(const CostInputs& in, const std::string& currency, const std::optional<std::string>& country)
{
    const bool abroad = currency != in.basis->localCurrency && country.value_or("") != *in.site().country;
    return abroad ? in.basis->servicesTax + in.basis->iof : 0;
}

RelativeRange rangeOfExchange(const CostInputs& in, const std::string& currency)
{
    return currency == "USD" ? in.basis->dollar : exchangeRange(currency, *in.request->project, *in.request->catalog, in.basis->rates);
}

Error priceUnknown(const std::string& item, const std::string& key, Args more)
{
    Args args{{"item", item}, {"key", key}};
    args.insert(args.end(), more.begin(), more.end());
    return {.code = "price_unknown", .args = std::move(args), .at = {}, .key = key, .accepted = {}, .nearest = {}};
}

Result<CostResult> cost(const CostRequest& request, Trace* trace)
{
    std::optional<CostBasis> made;
    if (!request.basis)
        made = costBasis(*request.project, *request.catalog);
    const CostBasis& basis = request.basis ? *request.basis : *made;
    const CostInputs in{&request, &basis, monthlyDuty(request, basis), trace};
    CostResult result;
    result.currency = basis.rates.target;
    const auto draft = draftOf(in, result);
    if (!draft)
        return draft.error();
    finish(in, *draft, result);
    return result;
}

} // namespace cabe
