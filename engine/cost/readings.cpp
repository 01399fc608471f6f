// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cost/readings.h"

#include "engine/cost/months.h"

#include <algorithm>

namespace cabe {

namespace {

constexpr int monthsInYear = 12;
constexpr int undated = 1200; // a row without a readable date counts as a century old: used only when nothing else is there

int ageOf(const std::string& date, const Catalog& catalog)
{
    return ageMonths(date, catalog.date).value_or(undated);
}

bool inMarket(const std::string& currency, Market market, const CostBasis& basis)
{
    return (currency == basis.localCurrency) == (market == Market::local);
}

struct Candidate {
    const CardPrice* row = nullptr;
    int age = 0;
};

std::vector<Candidate> candidates(const ReadingsRequest& request, std::span<const Condition> conditions, Market market)
{
    std::vector<Candidate> found;
    const auto rows = request.basis->prices.find(request.gpu->id);
    if (rows == request.basis->prices.end())
        return found;
    for (const auto* row : rows->second)
        if (std::ranges::find(conditions, row->condition) != conditions.end() && inMarket(row->currency, market, *request.basis) &&
            request.basis->rates.factor(row->currency))
            found.push_back({row, ageOf(row->date, *request.catalog)});
    if (std::ranges::any_of(found, [](const Candidate& c) { return c.row->currency == "USD"; }))
        std::erase_if(found, [](const Candidate& c) { return c.row->currency != "USD"; });
    return found;
}

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    const auto middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

std::optional<PriceReading> single(const DatedPrice& price, const std::string& currency, const ReadingsRequest& request, Market market)
{
    const auto factor = request.basis->rates.factor(currency);
    if (!factor || !inMarket(currency, market, *request.basis))
        return {};
    PriceReading reading;
    reading.amount = Estimate::around(price.value * *factor, request.basis->priceHalfWidth);
    reading.date = price.date;
    reading.source = price.source;
    reading.ageMonths = ageOf(price.date, *request.catalog);
    return reading;
}

} // namespace

std::optional<PriceReading> readPrices(const ReadingsRequest& request, std::span<const Condition> conditions, Market market)
{
    auto found = candidates(request, conditions, market);
    if (found.empty())
        return {};
    const auto newest = *std::ranges::min_element(found, {}, &Candidate::age);
    const int oldest = newest.age <= monthsInYear ? monthsInYear : newest.age + monthsInYear;
    std::erase_if(found, [&](const Candidate& c) { return c.age > oldest; });

    PriceReading reading;
    std::vector<double> values;
    for (const auto& [row, age] : found) {
        const double factor = *request.basis->rates.factor(row->currency);
        const double value = row->value * factor;
        const double low = row->low ? *row->low * factor : value * (1 - request.basis->priceHalfWidth);
        const double high = row->high ? *row->high * factor : value * (1 + request.basis->priceHalfWidth);
        reading.amount.low = values.empty() ? low : std::min(reading.amount.low, low);
        reading.amount.high = values.empty() ? high : std::max(reading.amount.high, high);
        values.push_back(value);
    }
    reading.amount.value = median(std::move(values));
    reading.date = newest.row->date;
    reading.source = newest.row->source;
    reading.ageMonths = newest.age;
    return reading;
}

std::optional<PriceReading> streetPrice(const ReadingsRequest& request, Market market)
{
    if (request.gpu->streetPriceUsd)
        if (auto reading = single(*request.gpu->streetPriceUsd, "USD", request, market))
            return reading;
    return request.gpu->streetPriceCny ? single(*request.gpu->streetPriceCny, "CNY", request, market) : std::nullopt;
}

std::optional<PriceReading> launchPrice(const ReadingsRequest& request, Market market)
{
    const auto& gpu = *request.gpu;
    if (!gpu.launchPriceUsd)
        return {};
    const auto source = gpu.sources.find("price");
    auto reading = single({*gpu.launchPriceUsd, gpu.released.value_or(""), source == gpu.sources.end() ? gpu.source : source->second},
                          "USD", request, market);
    if (reading)
        reading->launch = true;
    return reading;
}

} // namespace cabe
