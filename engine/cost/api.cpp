// SPDX-License-Identifier: GPL-3.0-or-later
// API by tokens; tco.md section 5: in·(1 - c)·p_in + in·c·p_cache + out·p_out per million, c the cached share.
#include "engine/cost/basis.h"
#include "engine/cost/draft.h"
#include "engine/cost/months.h"

#include <algorithm>

namespace cabe {

namespace {

constexpr double million = 1e6;

struct TokenPrices { // document's currency per million
    double input = 0, cached = 0, output = 0;
    std::string currency;
    std::optional<std::string> country;
    std::string date, source;
};

// The user's figure, else the row's: half an override leaves the other half as it is.
Result<double> figure(const std::optional<MoneyInput>& own, const std::optional<double>& rowUsd, const char* key, const CostBasis& basis)
{
    if (!own && !rowUsd)
        return priceUnknown("api", key);
    const MoneyInput money = own ? *own : MoneyInput{*rowUsd, "USD"};
    if (const auto amount = converted(money, basis.rates))
        return *amount;
    return priceUnknown("api", "site.exchange_rates", {{"currency", money.currency}});
}

Result<TokenPrices> tokenPrices(const CostInputs& in, const ApiChoice& choice)
{
    const ApiPrice* row = nullptr;
    if (!choice.id.empty()) {
        auto found = in.request->catalog->apis.get(choice.id);
        if (!found)
            return found.error();
        row = *found;
    }
    const auto ofRow = [&](double value) { return row ? std::optional{value} : std::nullopt; };
    const auto input =
        figure(choice.inputPerMillion, row ? ofRow(row->inputPerMillion) : std::nullopt, "options.api.input_per_million", *in.basis);
    if (!input)
        return input.error();
    const auto output =
        figure(choice.outputPerMillion, row ? ofRow(row->outputPerMillion) : std::nullopt, "options.api.output_per_million", *in.basis);
    if (!output)
        return output.error();
    TokenPrices prices{.input = *input, .cached = *input, .output = *output, .currency = "USD", .country = {}, .date = {}, .source = {}};
    // A host without a price for cached tokens charges them as any other.
    const auto cachedUsd = row ? row->cachedInputPerMillion : std::nullopt;
    if (choice.cachedInputPerMillion || (cachedUsd && !choice.inputPerMillion)) {
        const auto cached = figure(choice.cachedInputPerMillion, cachedUsd, "options.api.cached_input_per_million", *in.basis);
        if (!cached)
            return cached.error();
        prices.cached = *cached;
    }
    if (choice.outputPerMillion)
        prices.currency = choice.outputPerMillion->currency.empty() ? in.basis->rates.target : choice.outputPerMillion->currency;
    prices.country = choice.country ? choice.country : row ? row->country : std::nullopt;
    if (row) {
        prices.date = row->date;
        prices.source = row->source;
    }
    return prices;
}

} // namespace

Result<CostDraft> apiDraft(const CostInputs& in, CostResult& result)
{
    const auto found = tokenPrices(in, std::get<ApiChoice>(in.request->option->what));
    if (!found)
        return found.error();
    const TokenPrices& price = *found;
    const auto& workload = in.stage().workload;
    const double cachedShare = std::clamp(*workload.demand.cachedShare, 0.0, 1.0);
    const double input = price.input * (1 - cachedShare) + price.cached * cachedShare;
    const double taxRate = serviceTaxRate(in, price.currency, price.country);

    CostDraft draft;
    draft.month.api = (in.duty.inputTokens * input + in.duty.outputTokens * price.output) / million;
    draft.month.taxes = draft.month.api * taxRate;
    draft.perMillionRange = rangeOfExchange(in, price.currency);
    const double paid = draft.month.api + draft.month.taxes;
    draft.monthSpread.add(SpreadInput::exchange, paid * draft.perMillionRange.low, paid * draft.perMillionRange.high);
    draft.perMillionInput = input * (1 + taxRate);
    draft.perMillionOutput = price.output * (1 + taxRate);
    // The mix of the demand; without one, that of a request.
    const double in1 = in.duty.demand ? in.duty.inputTokens : *workload.promptTokens;
    const double out1 = in.duty.demand ? in.duty.outputTokens : *workload.outputTokens;
    draft.perMillion =
        in1 + out1 > 0 ? (in1 * *draft.perMillionInput + out1 * *draft.perMillionOutput) / (in1 + out1) : *draft.perMillionOutput;
    if (!in.duty.demand)
        result.checks.push_back({"demand_needed", Severity::warning, {{"key", std::string("stages.workload.demand")}}});

    result.priceRule = price.date.empty() ? "user" : "offer";
    result.priceSource = price.source;
    if (!price.date.empty()) {
        result.priceDate = price.date;
        const auto age = ageMonths(price.date, in.request->catalog->date);
        if (age && *age > in.basis->staleMonths)
            result.checks.push_back(
                {"price_stale", Severity::warning, {{"date", price.date}, {"age_months", double(*age)}, {"launch", false}}});
    }
    explain(in.trace,
            {"api_per_month",
             "(input · ((1 - cached) · price_in + cached · price_cached) + output · price_out) / 10^6 · (1 + taxes)",
             {{"input", in.duty.inputTokens},
              {"output", in.duty.outputTokens},
              {"cached", cachedShare},
              {"price_in", price.input},
              {"price_cached", price.cached},
              {"price_out", price.output},
              {"taxes", taxRate},
              {"exchange_low", draft.perMillionRange.low},
              {"exchange_high", draft.perMillionRange.high},
              {"api_per_month", draft.month.api + draft.month.taxes}},
             price.source.empty() ? "document" : price.source});
    return draft;
}

} // namespace cabe
