// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/machine/machine.h"

#include "engine/machine/parts.h"

#include <algorithm>
#include <cassert>

namespace cabe {
namespace machine {

std::optional<double> boardW(const Gpu& gpu, const MachineRequest& request)
{
    return request.powerW ? request.powerW : gpu.powerW;
}

namespace {

// The cards of the option that are not in the computer yet; each card that is there counts once.
std::vector<const Gpu*> cardsToAdd(const std::vector<const Gpu*>& cards, const std::vector<std::string>& present)
{
    std::vector<std::string> left = present;
    std::vector<const Gpu*> added;
    for (const Gpu* gpu : cards) {
        const auto there = std::find(left.begin(), left.end(), gpu->id);
        if (there == left.end())
            added.push_back(gpu);
        else
            left.erase(there);
    }
    return added;
}

void setHostWatts(Situation& s, const Catalog& catalog)
{
    const MachineRequest& r = s.request;
    const bool laptop = std::any_of(r.gpus.begin(), r.gpus.end(), [](const Gpu& g) { return g.form == GpuForm::laptop; });
    // A laptop's processor, board and screen; a whole computer's figure includes all of it.
    s.hostW = s.hosted || s.hostW > 0 ? s.hostW : laptop ? catalog.constant("laptop_rest_w") : 0;
    // The watts of an integrated GPU are its processor's, which the host's hold too.
    if (s.hosted && s.cards.empty())
        s.hostW = std::max(0.0, s.hostW - catalog.constant("cpu_light_load_w"));
    s.hostLimitW = s.hostW;
    if (s.cards.empty() || !r.host.cpuPowerW.given)
        return;
    const double atLimit = r.host.cpuPowerW.value + catalog.constant("platform_w");
    s.hostLimitW = std::max(s.hostW, atLimit);
    if (!r.hostPower.load.given)    // a known processor says more than the default does
        s.hostW = atLimit;
}

} // namespace

Situation situationOf(const MachineRequest& request)
{
    Situation s{request, {}, {}, nullptr, false, false, 0, 0};
    for (const Gpu& gpu : request.gpus) {
        if (gpu.form == GpuForm::card)
            s.cards.push_back(&gpu);
        s.hosted = s.hosted || gpu.form == GpuForm::card || gpu.form == GpuForm::integrated;
        if (gpu.form == GpuForm::card || gpu.form == GpuForm::integrated || gpu.form == GpuForm::module)
            s.hostW = request.hostPower.load.value;
    }
    s.newCards = request.host.gpus->empty() ? s.cards : cardsToAdd(s.cards, *request.host.gpus);
    if (!request.host.powerSupplyStandard->empty())
        s.standard = request.catalog->supplyStandards.find(*request.host.powerSupplyStandard);
    s.server = *request.host.existing && s.standard && s.standard->server;
    setHostWatts(s, *request.catalog);
    return s;
}

namespace {

void checkModules(const Situation& s, MachineResult& result)
{
    const auto& gpus = s.request.gpus;
    const auto module = std::find_if(gpus.begin(), gpus.end(), [](const Gpu& g) { return g.form == GpuForm::module; });
    if (module == gpus.end())
        return;
    // A server may hold the module; that it has the right baseboard cannot be known here.
    add(result.checks, "module_needs_server", s.server ? Severity::warning : Severity::blocker, {{"gpu", module->id}});
    result.needsHost = result.needsHost || !s.server;
}

void addPower(const Situation& s, MachineResult& result, Trace* trace)
{
    for (const Gpu& gpu : s.request.gpus) {
        if (const auto watts = boardW(gpu, s.request))
            result.power.gpuPeakW += *watts;
        else
            add(result.checks, "power_unknown", Severity::note, {{"gpu", gpu.id}});
    }
    result.power.systemPeakW = result.power.gpuPeakW + s.hostW;
    if (trace)
        explain(trace, {"system_peak_w", "gpus_w + host_w",
                        {{"gpus_w", result.power.gpuPeakW}, {"host_w", s.hostW}, {"system_peak_w", result.power.systemPeakW}},
                        "hardware-rules, supply sizing, step 1"});
}

} // namespace
} // namespace machine

MachineResult checkMachine(const MachineRequest& request, Trace* trace)
{
    assert(request.catalog);
    MachineResult result;
    if (request.rented) {
        for (const Gpu& gpu : request.gpus)
            result.power.gpuPeakW += machine::boardW(gpu, request).value_or(0);
        return result;
    }
    const machine::Situation situation = machine::situationOf(request);
    result.needsHost = situation.hosted && !*request.host.existing;
    machine::addPower(situation, result, trace);
    machine::checkModules(situation, result);
    if (!situation.cards.empty()) {
        machine::checkSupply(situation, result, trace);
        machine::checkConnectors(situation, result.checks);
        machine::checkSpace(situation, result.checks);
        machine::checkCooling(situation, result.checks);
    }
    machine::checkLinks(situation, result.checks);
    machine::checkSite(situation, result, trace);
    return result;
}

} // namespace cabe
