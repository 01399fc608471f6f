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

std::string rentName(const RentChoice& rent, const Catalog& catalog)
{
    const CloudOffer* offer = rent.id.empty() ? nullptr : catalog.offers.find(rent.id);
    const std::string gpuId = rent.gpu.value_or(offer && offer->gpu ? *offer->gpu : std::string{});
    const Gpu* gpu = gpuId.empty() ? nullptr : catalog.gpus.find(gpuId);
    const int count = rent.gpus.value_or(offer ? offer->gpuCount : 1);
    std::string name = gpu ? gpu->name : offer ? offer->gpuName : gpuId;
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

} // namespace

OptionName optionName(const Option& option, const Catalog& catalog)
{
    if (option.name)
        return {1, *option.name, false};
    switch (option.way()) {
    case Way::own: {
        std::vector<std::string> names;
        for (const auto& choice : std::get<std::vector<GpuChoice>>(option.what)) {
            const auto gpu = resolveGpu(choice, catalog);
            names.push_back(gpu ? gpu->name : choice.id);
        }
        return {*option.count, joined(names), option.used.value_or(false)};
    }
    case Way::rent: return {*option.count, rentName(std::get<RentChoice>(option.what), catalog), false};
    case Way::api: return {1, apiName(std::get<ApiChoice>(option.what), catalog), false};
    }
    return {};
}

} // namespace cabe
