// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/candidates.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

namespace cabe {

namespace {

constexpr std::array cardCounts{1, 2, 4, 8};

// Integrated GPUs come with a processor and modules with a server: neither is bought as a card.
bool buyable(const Gpu& gpu)
{
    return gpu.sold && !gpu.doubtful && !gpu.modified && gpu.memoryMib
        && (gpu.form == GpuForm::card || gpu.form == GpuForm::computer || gpu.form == GpuForm::laptop);
}

OwnCandidate priced(const Gpu& gpu, const StageInputs& inputs)
{
    const bool usedAllowed = *inputs.project->limits.usedCards;
    const Option plain = toOption({.gpu = &gpu, .count = 1, .used = false, .price = {}});
    const auto fresh = cardPrice(gpu, false, plain, *inputs.project, *inputs.catalog, &inputs.costBasis);
    const auto used = usedAllowed ? cardPrice(gpu, true, plain, *inputs.project, *inputs.catalog, &inputs.costBasis) : std::nullopt;
    const bool takeUsed = used && (!fresh || used->amount.value < fresh->amount.value);
    const auto& taken = takeUsed ? used : fresh;
    return {.gpu = &gpu, .count = 1, .used = takeUsed, .price = taken ? std::optional{taken->amount.value} : std::nullopt};
}

std::optional<RentMode> modeOf(const std::string& name)
{
    static const std::map<std::string, RentMode> modes{{"on_demand", RentMode::onDemand},   {"spot", RentMode::spot},
                                                       {"community", RentMode::community},  {"reserved_6mo", RentMode::reserved6mo},
                                                       {"reserved_1y", RentMode::reserved1y}, {"reserved_3y", RentMode::reserved3y}};
    const auto it = modes.find(name);
    return it == modes.end() ? std::nullopt : std::optional{it->second};
}

int commitmentMonths(RentMode mode)
{
    switch (mode) {
    case RentMode::reserved6mo: return 6;
    case RentMode::reserved1y: return 12;
    case RentMode::reserved3y: return 36;
    default: return 0;
    }
}

// Capacity may vanish: only taken when the offer has no other mode.
bool risky(RentMode mode)
{
    return mode == RentMode::spot || mode == RentMode::community;
}

struct RentPrice {
    const CloudOffer* offer = nullptr;
    RentMode mode = RentMode::onDemand;
    double usdH = 0;
};

std::optional<RentPrice> cheapestMode(const CloudOffer& offer, int months)
{
    std::optional<RentPrice> best;
    for (const auto& [name, usdH] : offer.priceUsdH) {
        const auto mode = modeOf(name);
        if (!mode || commitmentMonths(*mode) > months)
            continue;
        const bool better = !best || (risky(best->mode) && !risky(*mode)) || (risky(best->mode) == risky(*mode) && usdH < best->usdH);
        if (better)
            best = RentPrice{&offer, *mode, usdH};
    }
    return best;
}

} // namespace

Option toOption(const OwnCandidate& candidate)
{
    Option option;
    option.what = std::vector<GpuChoice>{GpuChoice{.id = candidate.gpu->id, .overrides = {}, .price = {}, .idlePowerW = {}, .gpuShare = {}}};
    option.count.value = candidate.count;
    option.count.given = candidate.count != 1;
    if (candidate.used)
        option.used = true;
    return option;
}

std::vector<OwnCandidate> ownCandidates(const StageInputs& inputs)
{
    std::vector<OwnCandidate> found;
    for (const auto& gpu : inputs.catalog->gpus.rows()) {
        if (!buyable(gpu))
            continue;
        OwnCandidate one = priced(gpu, inputs);
        if (gpu.form != GpuForm::card) {
            found.push_back(one);
            continue;
        }
        for (const int count : cardCounts) {
            one.count = count;
            found.push_back(one);
        }
    }
    return found;
}

std::vector<Option> rentCandidates(const StageInputs& inputs)
{
    // One row per provider and hardware in each country: the same machine in ten regions of a country is one answer.
    std::map<std::tuple<std::string, std::string, int, std::string>, RentPrice> cheapest;
    for (const auto& offer : inputs.catalog->offers.rows()) {
        if (offer.doubtful || !offer.gpu)
            continue;
        const auto price = cheapestMode(offer, *inputs.stage->months);
        if (!price)
            continue;
        const auto key = std::tuple{offer.provider, *offer.gpu, offer.gpuCount, offer.country.value_or("")};
        const auto [it, fresh] = cheapest.emplace(key, *price);
        if (!fresh && price->usdH < it->second.usdH)
            it->second = *price;
    }
    std::vector<Option> options;
    for (const auto& [key, price] : cheapest) {
        Option option;
        option.what = RentChoice{.id = price.offer->id, .pricePerHour = {}, .gpu = {}, .gpus = {}, .provider = {}, .country = {}, .networkMs = {}};
        option.mode = price.mode;
        options.push_back(std::move(option));
    }
    return options;
}

std::vector<Option> apiCandidates(const StageInputs& inputs)
{
    std::vector<Option> options;
    if (!inputs.model)
        return options;
    for (const auto& api : inputs.catalog->apis.rows()) {
        if (api.doubtful || !api.model)
            continue;
        const Model* offered = inputs.catalog->models.find(*api.model);
        if (!offered || (offered->id != inputs.model->id && offered->sameShapeAs != inputs.model->id))
            continue;
        Option option;
        option.what = ApiChoice{.id = api.id, .inputPerMillion = {}, .cachedInputPerMillion = {}, .outputPerMillion = {}, .provider = {}, .model = {},
                                .country = {}, .networkMs = {}};
        options.push_back(std::move(option));
    }
    return options;
}

} // namespace cabe
