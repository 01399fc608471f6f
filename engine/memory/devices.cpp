// SPDX-License-Identifier: GPL-3.0-or-later
// What a card can give: driver-visible memory, less the desktop, the driver's reserve and, where memory is shared, the host's part.
#include "engine/catalog/enum_names.h"
#include "engine/memory/memory.h"

#include <algorithm>
#include <string_view>

namespace cabe {

namespace {

std::string_view nameOf(HostOs os)
{
    switch (os) {
    case HostOs::linuxOs: return "linux";
    case HostOs::windows: return "windows";
    case HostOs::macos: return "macos";
    }
    return "linux";
}

// The most specific row: vendor, then segment (or any), then system (or any), then the size. Without any row nothing is known to be taken.
DriverContext contextOf(const Gpu& gpu, double memoryGib, HostOs os, const Catalog& catalog)
{
    const DriverContext* best = nullptr;
    int bestScore = -1;
    const std::string_view segment = tree::nameOf(gpu.segment), system = nameOf(os);
    for (const DriverContext& row : catalog.driverContexts.rows()) {
        if (row.vendor != gpu.vendor || (row.segment != "any" && row.segment != segment) || (row.os != "any" && row.os != system) ||
            (row.upToGib && memoryGib > *row.upToGib))
            continue;
        const int score = (row.segment != "any" ? 4 : 0) + (row.os != "any" ? 2 : 0) + (row.upToGib ? 1 : 0);
        const bool closer = best && score == bestScore && row.upToGib && best->upToGib && *row.upToGib < *best->upToGib;
        if (score > bestScore || closer)
            best = &row, bestScore = score;
    }
    return best ? *best : DriverContext{};
}

double capacityMib(const Gpu& gpu, const Host& host)
{
    constexpr double mibPerGb = 1024;   // labels of memory are binary
    if (gpu.memoryMib)
        return *gpu.memoryMib;
    return gpu.memoryGb.value_or(gpu.sharedMemory ? *host.ramGb : 0) * mibPerGb;
}

} // namespace

std::vector<Device> usableDevices(const std::vector<Gpu>& gpus, const Host& host, const Catalog& catalog, std::optional<double> gpuShare)
{
    constexpr double mib = 1024 * 1024;
    std::vector<Device> devices;
    devices.reserve(gpus.size());
    for (const Gpu& gpu : gpus) {
        const double memoryMib = capacityMib(gpu, host);
        const DriverContext row = contextOf(gpu, memoryMib / 1024, *host.os, catalog);
        Device d;
        d.gpu = gpu;
        d.display = devices.empty() && *host.displayOnGpu;
        d.sharedMemory = gpu.sharedMemory;
        d.assumedShare = gpu.sharedMemory && !gpuShare;
        d.bandwidthGbS = gpu.bandwidthGbS;
        const double capacity = memoryMib * mib;
        const bool given = gpu.sharedMemory && gpuShare;    // the user's share has left the system its part
        const double share = given ? *gpuShare : 1 - row.reservedFraction;
        const double taken = (d.display ? row.displayMib : 0) + (given ? 0 : row.systemMib);
        d.capacity = Bytes::rounded(capacity);
        d.visible = Bytes::rounded(capacity * share);
        d.usable = Bytes::rounded(std::max(0.0, capacity * share - taken * mib));
        d.context = Bytes::rounded(row.contextMib * mib);
        devices.push_back(std::move(d));
    }
    return devices;
}

} // namespace cabe
