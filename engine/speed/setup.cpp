// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/speed/setup.h"

#include "engine/speed/link.h"
#include "engine/speed/power_cap.h"

#include <algorithm>
#include <cmath>

namespace cabe::speed {

namespace {

constexpr double giga = 1e9;
constexpr double bytesPerGib = double(1LL << 30);

double cardFraction(const SpeedRequest& request, std::size_t card, double count)
{
    const auto& given = request.inference.workload.tensorSplit;
    if (!given || card >= given->size())
        return 1 / count;
    double sum = 0;
    for (const double share : *given)
        sum += std::max(0.0, share);
    return sum > 0 ? std::max(0.0, (*given)[card]) / sum : 1 / count;
}

// Layers of each card as the memory room placed them; without a plan in equal parts.
std::vector<double> layerShares(const SpeedRequest& request, const Setup& setup)
{
    const auto& devices = request.inference.devices;
    std::vector<double> shares(devices.size(), 0);
    const MemoryPlan* plan = request.plan;
    const bool whole = setup.split == Split::tensor || setup.split == Split::rows;
    const double total = plan && plan->layersTotal > 0 ? double(plan->layersTotal) : 0;
    const double onGpu = total > 0 ? std::clamp(double(plan->layersOnGpu) / total, 0.0, 1.0) : 1;
    double counted = 0;
    if (plan && !whole && plan->cards.size() == devices.size())
        for (const auto& card : plan->cards)
            counted += card.layers;
    for (std::size_t i = 0; i < devices.size(); ++i) {
        const double part = counted > 0 ? plan->cards[i].layers / counted : cardFraction(request, i, double(devices.size()));
        shares[i] = part * onGpu;
    }
    return shares;
}

// Tokens that go through the layers together in prefill: llama.cpp's micro-batch, a server's budget per step, elsewhere the whole prompt.
double microBatchOf(const InferenceRequest& r)
{
    const Workload& w = r.workload;
    switch (r.runtime->family) {
    case RuntimeFamily::llamaCpp: return std::max(1, w.ubatch.given ? *w.ubatch : r.runtime->defaultUbatch);
    case RuntimeFamily::paged:
    case RuntimeFamily::exllama:
    case RuntimeFamily::mlx: return std::max(1, w.batch.given ? *w.batch : r.runtime->defaultBatch);
    case RuntimeFamily::transformers: break;
    }
    return 1e9;
}

Split splitOf(const SpeedRequest& request)
{
    const auto& r = request.inference;
    if (r.devices.size() < 2)
        return Split::single;
    switch (r.split) {
    case SplitMode::tensor: return Split::tensor;
    case SplitMode::row: return Split::rows;
    case SplitMode::layer: break;
    }
    return r.runtime->family == RuntimeFamily::paged ? Split::pipeline : Split::layers;
}

void placeParts(Setup& setup, const SpeedRequest& request)
{
    const auto& r = request.inference;
    const auto shares = layerShares(request, setup);
    const double moeLayers = std::max(1.0, setup.work.moeBlocks);
    const double hostExpertLayers = std::clamp(double(*r.workload.cpuExpertLayers) / moeLayers, 0.0, 1.0);
    double placed = 0;
    for (std::size_t i = 0; i < r.devices.size(); ++i)
        placed += shares[i];
    // The experts that a setting keeps in the host are taken from every card's layers alike.
    const double expertsOnCards = placed > 0 ? std::max(0.0, placed - hostExpertLayers) / placed : 0;
    for (std::size_t i = 0; i < r.devices.size(); ++i) {
        Part& part = setup.parts[i];
        part.layers = shares[i];
        part.dense = shares[i];
        part.experts = shares[i] * expertsOnCards;
    }
    const double hostLayers = std::max(0.0, 1 - placed);
    const bool all = hostLayers < 1e-9;
    setup.host.layers = all ? 0 : hostLayers;
    setup.host.dense = setup.host.layers;
    setup.host.experts = std::max(0.0, 1 - placed * expertsOnCards);
    if (setup.host.experts < 1e-9 || setup.work.experts == 0)
        setup.host.experts = setup.work.experts == 0 ? setup.host.layers : 0;
    const bool shared = setup.split == Split::tensor || setup.split == Split::rows;
    const bool outputOnCard = !setup.parts.empty() && (all || placed > 0.999);
    setup.host.output = outputOnCard ? 0 : 1;
    if (outputOnCard) {
        for (auto& part : setup.parts)
            part.output = shared ? part.layers : 0;
        if (!shared)
            setup.parts.back().output = 1;
    }
}

void placeHost(Setup& setup, const SpeedRequest& request)
{
    const auto& r = request.inference;
    setup.host.bandwidth = std::max(1.0, *r.host.ramBandwidthGbS) * giga;
    if (setup.parts.empty())
        setup.host.pcie = setup.host.bandwidth;
    else
        setup.host.pcie = pcieBytesPerSecond(*setup.parts.front().gpu, r.host, 0, *r.catalog);
    if (!setup.host.works() || !request.plan || request.plan->penalty != Penalty::disk)
        return;
    const double ram = std::max(0.0, *r.host.ramGb) * bytesPerGib;
    const double need = double(request.plan->host.weights.count());
    setup.host.diskBytes = std::max(0.0, need - ram);
}

} // namespace

double Setup::allReduceSeconds(double bytes) const
{
    const double n = double(parts.size());
    return n < 2 || linkBandwidth <= 0 ? 0 : 2 * (n - 1) / n * bytes / linkBandwidth;
}

double Setup::allReduceLatency() const
{
    if (parts.size() < 2)
        return 0;
    const Reach& reach = parts.front().reach;
    // Ring steps grow with the number of cards; the fitted time is that of two.
    const double steps = std::sqrt(double(parts.size()) / 2);
    return (fastLink ? reach.allReduceS : reach.allReducePcieS) * steps;
}

Setup makeSetup(const SpeedRequest& request)
{
    const auto& r = request.inference;
    const Workload& w = r.workload;
    Setup setup;
    setup.request = &request;
    setup.family = r.runtime->family;
    setup.format = classOf(*r.format, *r.catalog);
    if (r.sizes)
        setup.work = modelWork(*r.model, *r.sizes);
    else
        setup.work = modelWork(*r.model, makeModelSizes(*r.model, *r.format, *r.catalog, r.weightsBytes));
    setup.split = splitOf(request);
    setup.flash = *w.flashAttention;
    setup.keyBits = cacheBits(*r.catalog, *r.runtime, w.kvCache->k.empty() ? r.runtime->defaultKvCache : w.kvCache->k);
    setup.valueBits = cacheBits(*r.catalog, *r.runtime, w.kvCache->v.empty() ? r.runtime->defaultKvCache : w.kvCache->v);
    setup.promptTokens = std::max(0, *w.promptTokens);
    setup.outputTokens = std::max(0, *w.outputTokens);
    setup.sequences = std::max(1, *w.sequences);
    setup.microBatch = microBatchOf(r);

    setup.parts.reserve(r.devices.size());
    for (const auto& device : r.devices) {
        const Gpu& gpu = device.gpu;
        const std::string_view backend = request.backend.empty() ? usualBackend(gpu) : std::string_view{request.backend};
        Part part;
        part.gpu = &gpu;
        if (!setup.parts.empty() && setup.parts.back().gpu->id == gpu.id && setup.parts.back().gpu->architecture == gpu.architecture)
            part.reach = setup.parts.back().reach;
        else
            part.reach = reachOf(*r.catalog, *r.runtime, backend, gpu, setup.format);
        part.bandwidth = std::max(1.0, device.bandwidthGbS > 0 ? device.bandwidthGbS : gpu.bandwidthGbS) * giga;
        part.peak = matrixPeak(gpu, setup.format, setup.family, backend);
        part.peak16 = speed::peak16(gpu);
        part.peak32 = speed::peak32(gpu);
        part.boardW = boardPowerW(gpu, *r.catalog).value_or(0);
        setup.parts.push_back(part);
    }
    placeParts(setup, request);
    placeHost(setup, request);
    setup.fastLink = fastLink(setup.parts.empty() ? nullptr : setup.parts.front().gpu, request.link);
    if (setup.parts.size() > 1)
        setup.linkBandwidth = linkBytesPerSecond(request);
    return setup;
}

} // namespace cabe::speed
