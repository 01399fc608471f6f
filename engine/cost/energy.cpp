// SPDX-License-Identifier: GPL-3.0-or-later
// formulas.md section 14; tco.md section 2, item 2.
#include "engine/cost/energy.h"

#include "engine/cost/basis.h"

#include <algorithm>

namespace cabe {

namespace {

constexpr double wattsPerKilowatt = 1000;

std::optional<double> ratedW(const CostRequest& request)
{
    double sum = 0;
    for (const auto& gpu : request.gpus) {
        const auto watts = request.option->powerW ? request.option->powerW : gpu.powerW;
        if (!watts)
            return {};
        sum += *watts;
    }
    return sum;
}

Estimate gpuLoadW(const CostRequest& request)
{
    const bool costedOnly = isCostedOnly(*request.project, *request.stage);
    const auto rated = ratedW(request);
    if (!request.gpuLoadW || (costedOnly && rated))
        return rated.value_or(0);
    return {*request.gpuLoadW, request.gpuLoadLowW.value_or(*request.gpuLoadW), request.gpuLoadHighW.value_or(*request.gpuLoadW)};
}

// A card that the user describes has in a costed-only stage no more watts than were written.
double gpuIdleW(const CostRequest& request)
{
    const double cards = double(request.gpus.size());
    if (request.option->idlePowerW)
        return *request.option->idlePowerW * cards;
    const auto* choices = std::get_if<std::vector<GpuChoice>>(&request.option->what);
    if (choices && !choices->empty()) {
        const GpuChoice& first = choices->front();
        if (first.idlePowerW)
            return *first.idlePowerW * cards;
        if (first.id.empty() && isCostedOnly(*request.project, *request.stage))
            return 0;
    }
    return request.gpuIdleW.value_or(request.catalog->constant("gpu_idle_w") * cards);
}

} // namespace

double coolingFactor(const SiteCooling& cooling)
{
    const double airConditioning = *cooling.kind == CoolingKind::airConditioning && *cooling.cop > 0 ? 1 + 1 / *cooling.cop : 1;
    return *cooling.pue * airConditioning;
}

EnergyUse energyUse(const CostRequest& request, const Duty& duty)
{
    const auto& site = request.project->site;
    const bool computer = wholeComputer(request.gpus);
    const HostPower host = hostPower(*request.project, *request.stage);
    const double hostLoad = computer ? 0 : *host.load;
    const double hostIdle = computer ? 0 : *host.idle;
    const double efficiency = unlessCostedOnly(site.psuEfficiency, isCostedOnly(*request.project, *request.stage), 1.0);

    EnergyUse use;
    use.coolingFactor = coolingFactor(site.cooling);
    const double toWall = efficiency > 0 ? use.coolingFactor / efficiency : use.coolingFactor;
    const Estimate load = (gpuLoadW(request) + Estimate{hostLoad}) * toWall;
    use.wallLoadW = load.value;
    use.wallIdleW = (gpuIdleW(request) + hostIdle) * toWall;
    use.kwhIdle = use.wallIdleW * duty.idleHours / wattsPerKilowatt;
    use.kwhLoad = use.wallLoadW * duty.loadHours / wattsPerKilowatt;
    use.kwh = load * (duty.loadHours / wattsPerKilowatt) + Estimate{use.kwhIdle};
    return use;
}

} // namespace cabe
