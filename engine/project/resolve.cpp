// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/catalog/fields_gpu.h"
#include "engine/project/defaults.h"
#include "engine/tree/reader.h"

#include <algorithm>

namespace cabe {

namespace {

Error missing(const char* key) { return {"missing_key", {{"key", std::string{key}}}, {}, key, {}, {}}; }

// A card that is in no catalogue.
Gpu customCard()
{
    Gpu gpu;
    gpu.id = "custom";
    gpu.name = "Custom";
    return gpu;
}

// The label and what the driver reports follow each other where only one of them was given.
void followMemory(Gpu& gpu, const tree::Node& overrides)
{
    constexpr double mibPerLabelGb = 1024;
    const bool label = overrides.find("memory_gb");
    const bool driver = overrides.find("memory_mib");
    if (label && !driver && gpu.memoryGb)
        gpu.memoryMib = *gpu.memoryGb * mibPerLabelGb;
    if (driver && !label && gpu.memoryMib)
        gpu.memoryGb = *gpu.memoryMib / mibPerLabelGb;
}

std::optional<double> catalogRate(const Catalog& catalog, const std::string& from, const std::string& to)
{
    if (from == to)
        return 1.0;
    const ExchangeRate* best = nullptr;
    for (const ExchangeRate& row : catalog.exchangeRates.rows()) {
        const bool pair = (row.base == from && row.quote == to) || (row.base == to && row.quote == from);
        if (pair && row.isDefault && row.rate > 0 && (!best || row.date > best->date))
            best = &row;
    }
    if (!best)
        return std::nullopt;
    return best->base == from ? best->rate : 1 / best->rate;
}

} // namespace

Result<Gpu> resolveGpu(const GpuChoice& choice, const Catalog& catalog, bool costedOnly)
{
    Gpu gpu = customCard();
    if (!choice.id.empty()) {
        auto row = catalog.gpus.get(choice.id);
        if (!row)
            return row.error();
        gpu = **row;
    }
    if (choice.overrides) {
        std::vector<Error> faults;
        tree::Reader reader{{}, faults};
        reader.patch(*choice.overrides, gpu);
        if (!faults.empty())
            return std::move(faults.front());
        followMemory(gpu, *choice.overrides);
        gpu.fromUser = true;
    }
    if (!choice.id.empty() || costedOnly)
        return gpu;
    if (!gpu.memoryGb)
        return missing("memory_gb");
    if (gpu.bandwidthGbS <= 0)
        return missing("bandwidth_gb_s");
    return gpu;
}

std::optional<int> cardCount(const Option& option, const Catalog& catalog)
{
    std::optional<int> each;
    if (const auto* cards = std::get_if<0>(&option.what))
        each = static_cast<int>(cards->size());
    if (const auto* rent = std::get_if<1>(&option.what)) {
        const CloudOffer* offer = rent->id.empty() ? nullptr : catalog.offers.find(rent->id);
        each = rent->gpus ? *rent->gpus : offer ? std::optional{offer->gpuCount} : rent->id.empty() ? std::optional{1} : std::nullopt;
    }
    return each ? std::optional{*each * option.count.value} : std::nullopt;
}

ExchangeRates exchangeRates(const Project& project, const Catalog& catalog)
{
    const std::string dollar = "USD";
    // A project that is not complete yet has the currency that it would get.
    const std::string target = project.currency.value.empty() ? *withDefaults(project, catalog).project.currency : *project.currency;
    ExchangeRates rates{target, project.site.exchangeRates};
    std::optional<double> ofDollar = rates.factor(dollar);
    if (!ofDollar)
        ofDollar = catalogRate(catalog, dollar, rates.target);
    // No rate of the catalogue leads there: by way of a currency that the user gave one for.
    for (const auto& [code, rate] : project.site.exchangeRates)
        if (const auto inCode = ofDollar ? std::nullopt : catalogRate(catalog, dollar, code))
            ofDollar = *inCode * rate;
    // The user's dollar counts for all that is converted by way of it.
    const bool own = project.site.exchangeRates.contains(dollar);
    const auto fill = [&](const std::string& currency) {
        if (rates.factor(currency))
            return;
        const auto direct = catalogRate(catalog, currency, rates.target);
        const auto inDollars = catalogRate(catalog, currency, dollar);
        const auto across = inDollars && ofDollar ? std::optional{*inDollars * *ofDollar} : std::nullopt;
        if (const auto rate = own && across ? across : direct ? direct : across)
            rates.perUnit[currency] = *rate;
    };
    for (const ExchangeRate& row : catalog.exchangeRates.rows()) {
        fill(row.base);
        fill(row.quote);
    }
    return rates;
}

} // namespace cabe
