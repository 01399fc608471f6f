// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/memory/llama_placement.h"

#include <algorithm>
#include <numeric>

namespace cabe::memory {

namespace {

// Given ratios; else equal parts of a split inside the layers, and the free memory of each card for whole layers.
std::vector<double> cardShares(const Inputs& in)
{
    std::vector<double> shares(in.cards(), 0);
    const auto& given = in.request.workload.tensorSplit;
    const bool equal = in.request.split == SplitMode::tensor;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const double free = equal ? 1 : std::max(0.0, static_cast<double>(in.request.devices[i].usable.count()));
        shares[i] = given ? (i < given->size() ? std::max(0.0, (*given)[i]) : 0) : free;
    }
    const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
    for (double& s : shares)
        s = sum > 0 ? s / sum : 1.0 / static_cast<double>(shares.size());
    return shares;
}

int cardAt(const std::vector<double>& shares, double position)
{
    double end = 0;
    for (std::size_t i = 0; i + 1 < shares.size(); ++i) {
        end += shares[i];
        if (position < end)
            return static_cast<int>(i);
    }
    return static_cast<int>(shares.size()) - 1;
}

} // namespace

bool Placement::allOnGpu() const
{
    return output != onHost && std::ranges::none_of(layer, [](int card) { return card == onHost; }) &&
           std::ranges::none_of(expertsOnHost, [](bool host) { return host; });
}

Placement placeLayers(const Inputs& in)
{
    const int layers = static_cast<int>(in.layers());
    const int asked = std::max(0, in.request.workload.gpuLayers->count.value_or(layers + 1));
    const int onGpu = in.cards() == 0 ? 0 : std::min(asked, layers + 1);
    const int first = std::max(0, layers - onGpu);
    Placement p;
    p.shares = cardShares(in);
    p.layersOnGpu = onGpu;
    p.layer.resize(in.layers(), onHost);
    const auto card = [&](int i) { return cardAt(p.shares, onGpu > 0 ? double(i - first) / onGpu : 0); };
    for (int i = first; i < layers && onGpu > 0; ++i)
        p.layer[static_cast<std::size_t>(i)] = card(i);
    if (onGpu > layers)
        p.output = card(layers);
    p.expertsOnHost.resize(in.layers(), false);
    const int hostExperts = std::clamp(*in.request.workload.cpuExpertLayers, 0, layers);
    for (int i = 0; i < hostExperts; ++i)
        p.expertsOnHost[static_cast<std::size_t>(i)] = in.sizes->layers[static_cast<std::size_t>(i)].moe;
    return p;
}

} // namespace cabe::memory
