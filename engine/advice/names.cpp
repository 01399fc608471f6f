// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/advice.h"

namespace cabe {

namespace {

std::string joined(const std::vector<std::string>& parts)
{
    std::string text;
    for (const auto& part : parts)
        text += (text.empty() ? "" : " + ") + part;
    return text;
}

// "GeForce RTX 3060 12GB" is an RTX 3060 to everybody: the family's letters say the brand.
std::string shortCardName(const std::string& name)
{
    for (const std::string_view brand : {"GeForce ", "Radeon "})
        if (name.starts_with(brand) && (name.compare(brand.size(), 2, "RT") == 0 || name.compare(brand.size(), 2, "GT") == 0 || name.compare(brand.size(), 2, "RX") == 0))
            return name.substr(brand.size());
    return name;
}

std::string rentName(const RentChoice& rent, const Catalog& catalog)
{
    const CloudOffer* offer = rent.id.empty() ? nullptr : catalog.offers.find(rent.id);
    const std::string gpuId = rent.gpu.value_or(offer && offer->gpu ? *offer->gpu : std::string{});
    const Gpu* gpu = gpuId.empty() ? nullptr : catalog.gpus.find(gpuId);
    const int count = rent.gpus.value_or(offer ? offer->gpuCount : 1);
    std::string name = gpu ? shortCardName(gpu->name) : offer ? offer->gpuName : gpuId;
    if (count > 1)
        name = std::to_string(count) + " × " + name;
    const std::string provider = rent.provider.value_or(offer ? offer->provider : std::string{});
    return provider.empty() ? name : provider + ", " + name;
}

std::string apiName(const ApiChoice& api, const Catalog& catalog)
{
    const ApiPrice* row = api.id.empty() ? nullptr : catalog.apis.find(api.id);
    const std::string provider = api.provider.value_or(row ? row->provider : std::string{});
    const std::string model = row ? row->modelName : api.model.value_or("API");
    return provider.empty() ? model : provider + ", " + model;
}

std::string cardName(const GpuChoice& choice, const Catalog& catalog)
{
    // A search names each of the thousands that fall: no row is copied for that.
    if (const Gpu* row = choice.overrides ? nullptr : catalog.gpus.find(choice.id))
        return shortCardName(row->name);
    const auto gpu = resolveGpu(choice, catalog);
    return gpu ? shortCardName(gpu->name) : choice.id;
}

} // namespace

OptionName optionName(const Option& option, const Catalog& catalog)
{
    if (option.name)
        return {1, *option.name, false};
    switch (option.way()) {
    case Way::own: {
        std::vector<std::string> names;
        for (const auto& choice : std::get<std::vector<GpuChoice>>(option.what))
            names.push_back(cardName(choice, catalog));
        return {*option.count, joined(names), option.used.value_or(false)};
    }
    case Way::rent: return {*option.count, rentName(std::get<RentChoice>(option.what), catalog), false};
    case Way::api: return {1, apiName(std::get<ApiChoice>(option.what), catalog), false};
    }
    return {};
}

} // namespace cabe
