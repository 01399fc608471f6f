// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/hardware.h"

#include <algorithm>

namespace cabe {

namespace {

Error offerWithoutGpu(const CloudOffer& offer)
{
    return {.code = "offer_without_gpu", .args = {{"offer", offer.id}, {"gpu", offer.gpuName}}, .at = {}, .key = "options.rent", .accepted = {}, .nearest = {}};
}

// Somebody else's machine: Linux, no desktop on the cards, nothing of ours to check.
Host rentedHost(const Host& own, std::optional<double> ramGib)
{
    Host host = own;
    host.os.value = HostOs::linuxOs;
    host.displayOnGpu.value = false;
    host.outlet.reset();
    if (ramGib)
        host.ramGb.value = *ramGib;
    return host;
}

// A Mac, a DGX Spark, a laptop: the system that it is sold with, its memory is the GPU's.
Host computerHost(const Host& own, const Gpu& gpu)
{
    Host host = own;
    if (gpu.vendor == "Apple")
        host.os.value = HostOs::macos;
    else if (host.os.value == HostOs::macos)
        host.os.value = HostOs::linuxOs;
    if (gpu.sharedMemory) {
        host.displayOnGpu.value = true;
        host.ramGb.value = 0;
    }
    return host;
}

std::string bestLink(const std::vector<Gpu>& gpus)
{
    const bool all = gpus.size() > 1 && std::ranges::all_of(gpus, [](const Gpu& g) { return g.link.gbS.value_or(0) > 0; });
    return all && gpus.front().form == GpuForm::module ? "nvlink" : "pcie";
}

// The row without the remarks that no formula reads: it is copied for each card of each candidate, and they are most of it.
Gpu withoutRemarks(Gpu gpu)
{
    gpu.claims.clear();
    gpu.note.clear();
    gpu.remark = {};
    std::erase_if(gpu.sources, [](const auto& source) { return source.first != "price"; }); // told with the launch price
    return gpu;
}

constexpr const char* assumedBasis = "assumed";

// GB/s × FLOP/byte = GFLOP/s. The ratio is the median of the catalogue's cards, said there with its spread.
void assumeRates(Gpu& gpu, const Catalog& catalog)
{
    constexpr double gigaPerTera = 1000;
    gpu.tflops.fp16 = gpu.bandwidthGbS * catalog.constant("assumed-flop-per-byte") / gigaPerTera;
    gpu.tflopsBasis = assumedBasis;
}

Result<std::vector<Gpu>> ownGpus(const Option& option, const Catalog& catalog)
{
    std::vector<Gpu> gpus;
    const auto& choices = std::get<std::vector<GpuChoice>>(option.what);
    for (const auto& choice : choices) {
        auto gpu = resolveGpu(choice, catalog);
        if (!gpu)
            return gpu.error();
        if (gpu->tflops == Tflops{})
            assumeRates(*gpu, catalog);
        gpus.push_back(withoutRemarks(std::move(*gpu)));
    }
    if (gpus.size() == 1)
        gpus.resize(std::size_t(*option.count), gpus.front());
    return gpus;
}

} // namespace

bool ratesAssumed(const Gpu& gpu)
{
    return gpu.tflopsBasis == assumedBasis;
}

Result<Hardware> makeHardware(const Option& option, const Project& project, const Catalog& catalog)
{
    Hardware hw;
    hw.option = option;
    hw.host = project.site.host;
    hw.hostPower = project.site.hostPowerW;
    if (option.way() == Way::own) {
        auto gpus = ownGpus(option, catalog);
        if (!gpus)
            return gpus.error();
        hw.gpus = std::move(*gpus);
        hw.networkMs = project.site.networkMs;
        hw.dataCountry = *project.site.country;
        const auto& first = std::get<std::vector<GpuChoice>>(option.what).front();
        hw.gpuShare = first.gpuShare;
        hw.idlePowerW = option.idlePowerW ? option.idlePowerW : first.idlePowerW;
        const GpuForm form = hw.gpus.front().form;
        hw.ownComputer = form == GpuForm::computer || form == GpuForm::laptop;
        if (hw.ownComputer)
            hw.host = computerHost(hw.host, hw.gpus.front());
    } else {
        const auto& rent = std::get<RentChoice>(option.what);
        std::string gpuId = rent.gpu.value_or("");
        int gpusPerMachine = rent.gpus.value_or(1);
        std::optional<double> ram;
        if (!rent.id.empty()) {
            auto offer = catalog.offers.get(rent.id);
            if (!offer)
                return offer.error();
            if (!rent.gpu) {
                if (!(*offer)->gpu)
                    return offerWithoutGpu(**offer);
                gpuId = *(*offer)->gpu;
            }
            if (!rent.gpus)
                gpusPerMachine = (*offer)->gpuCount;
            ram = (*offer)->ramGib;
            hw.dataCountry = (*offer)->country;
        }
        if (rent.country)
            hw.dataCountry = rent.country;
        auto gpu = catalog.gpus.get(gpuId);
        if (!gpu)
            return gpu.error();
        hw.gpus.assign(std::size_t(gpusPerMachine) * std::size_t(*option.count), withoutRemarks(**gpu));
        hw.rented = true;
        hw.networkMs = rent.networkMs;
        hw.host = rentedHost(hw.host, ram);
    }
    if (option.powerW)
        for (auto& gpu : hw.gpus)
            gpu.powerW = option.powerW;
    hw.link = option.link.value_or(bestLink(hw.gpus));
    hw.devices = usableDevices(hw.gpus, hw.host, catalog, hw.gpuShare);
    return hw;
}

} // namespace cabe
