// SPDX-License-Identifier: GPL-3.0-or-later
// What to move when a plan does not fit: layers or experts to host memory, or another split over the cards.
#include "engine/memory/memory.h"

#include <algorithm>

namespace cabe {

namespace {

bool fits(const InferenceRequest& request) { return planInference(request).fit != Fit::doesNotFit; }

bool placesLayers(const InferenceRequest& request) { return request.runtime->family == RuntimeFamily::llamaCpp && !request.devices.empty(); }

// The largest value of 0..limit that still fits, when smaller ones do; absent when not even 0 does.
template <class Try>
std::optional<int> largest(int limit, Try&& tryValue)
{
    if (!tryValue(0))
        return std::nullopt;
    int low = 0, high = limit + 1;
    while (high - low > 1) {
        const int middle = low + (high - low) / 2;
        (tryValue(middle) ? low : high) = middle;
    }
    return low;
}

} // namespace

std::optional<int> mostGpuLayers(InferenceRequest request)
{
    if (!placesLayers(request))
        return std::nullopt;
    return largest(request.model->layers + 1, [&](int layers) {
        request.workload.gpuLayers.value.count = layers;
        return fits(request);
    });
}

std::optional<int> fewestCpuExpertLayers(InferenceRequest request)
{
    if (!placesLayers(request) || !request.model->moe)
        return std::nullopt;
    const int layers = request.model->layers;
    const auto onGpu = largest(layers, [&](int withExperts) {
        request.workload.cpuExpertLayers.value = layers - withExperts;
        return fits(request);
    });
    return onGpu ? std::optional{layers - *onGpu} : std::nullopt;
}

std::optional<std::vector<double>> splitThatFits(InferenceRequest request)
{
    if (!placesLayers(request) || request.devices.size() < 2)
        return std::nullopt;
    // Move a layer's worth of share from the fullest card to the emptiest until every card fits.
    std::vector<double> shares;
    for (const Device& d : request.devices)
        shares.push_back(std::max(1.0, static_cast<double>(d.usable.count())));
    double sum = 0;
    for (const double s : shares)
        sum += s;
    for (double& s : shares)
        s = s / sum * (request.model->layers + 1);
    for (int step = 0; step < 2 * request.model->layers; ++step) {
        request.workload.tensorSplit = shares;
        const MemoryPlan plan = planInference(request);
        if (plan.fit != Fit::doesNotFit)
            return shares;
        const auto spare = [&](std::size_t i) { return static_cast<double>(plan.cards[i].usable.count()) - plan.cards[i].total.value; };
        std::size_t fullest = 0, emptiest = 0;
        for (std::size_t i = 1; i < shares.size(); ++i) {
            fullest = spare(i) < spare(fullest) ? i : fullest;
            emptiest = spare(i) > spare(emptiest) ? i : emptiest;
        }
        if (spare(emptiest) <= 0 || shares[fullest] <= 1)
            return std::nullopt;
        shares[fullest] -= 1;
        shares[emptiest] += 1;
    }
    return std::nullopt;
}

} // namespace cabe
