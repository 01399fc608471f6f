// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/speed/link.h"

#include <algorithm>

namespace cabe::speed {

namespace {

constexpr double giga = 1e9;
constexpr double protocolShare = 0.85;  // of the line rate after packet headers, as copies measure it (facts section 10: about 13 of 15.75 GB/s)
constexpr PcieLink usual{4, 16};        // where neither card nor host says anything

double lanesGbS(const Catalog& catalog, int generation, int lanes)
{
    double perLane = 0;
    int best = 0;
    for (const auto& row : catalog.pcieGenerations.rows())
        if (row.generation <= generation && row.generation > best) {
            best = row.generation;
            perLane = row.gbSPerLane;
        }
    return perLane > 0 ? perLane * lanes : 1.969 * lanes;
}

} // namespace

double pcieBytesPerSecond(const Gpu& gpu, const Host& host, int index, const Catalog& catalog)
{
    PcieLink link = gpu.pcie.value_or(usual);
    if (host.pcie.generation.given || !gpu.pcie)
        link.generation = std::min(link.generation, std::max(1, *host.pcie.generation));
    const auto& lanes = *host.pcie.lanes;
    if (!lanes.empty()) {
        const auto slot = std::min(static_cast<std::size_t>(std::max(0, index)), lanes.size() - 1);
        link.lanes = std::min(link.lanes, std::max(1, lanes[slot]));
    }
    return lanesGbS(catalog, std::max(1, link.generation), std::max(1, link.lanes)) * giga * protocolShare;
}

bool fastLink(const Gpu* gpu, const std::string& link)
{
    return link == "nvlink" && gpu && gpu->link.gbS.value_or(0) > 0;
}

double linkBytesPerSecond(const SpeedRequest& request)
{
    const auto& r = request.inference;
    double slowest = 0;
    for (std::size_t i = 0; i < r.devices.size(); ++i) {
        const Gpu& gpu = r.devices[i].gpu;
        // Both directions together stand in the row.
        const double speed = fastLink(&gpu, request.link) ? *gpu.link.gbS / 2 * giga : pcieBytesPerSecond(gpu, r.host, int(i), *r.catalog);
        slowest = i == 0 ? speed : std::min(slowest, speed);
    }
    return slowest;
}

} // namespace cabe::speed
