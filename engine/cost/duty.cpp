// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cost/duty.h"

#include <algorithm>
#include <cmath>

namespace cabe {

namespace {

constexpr double secondsPerHour = 3600;
constexpr int mostMachines = 1'000'000; // keeps the count an int for absurd demands; the answer says that it stops there

// Daily hours over a month. The standing default of days stands for 365/12, which it cannot write exactly.
double perMonth(double hoursPerDay, const Demand& demand)
{
    const double hours = demand.daysPerMonth.given ? hoursPerDay * *demand.daysPerMonth : hoursPerDay * 365 / 12;
    return std::clamp(hours, 0.0, hoursPerMonth);
}

double daysPerMonth(const Demand& demand)
{
    return demand.daysPerMonth.given ? *demand.daysPerMonth : 365.0 / 12;
}

double windowHours(const Demand& demand)
{
    return perMonth(demand.hoursPerDay.given ? *demand.hoursPerDay : 24, demand);
}

std::optional<Estimate> speedOf(const CostRequest& request)
{
    const auto& measured = request.option->measured;
    std::optional<Estimate> speed = request.totalTokS;
    if (measured.totalTokS)
        speed = Estimate{*measured.totalTokS};
    else if (!speed && measured.decodeTokS)
        speed = Estimate{*measured.decodeTokS * std::max(1, *request.stage->workload.sequences)};
    return speed && speed->value > 0 && std::isfinite(speed->value) ? speed : std::nullopt;
}

void askedTokens(Duty& duty, const Workload& workload)
{
    const auto& demand = workload.demand;
    const double prompt = *workload.promptTokens, output = *workload.outputTokens;
    if (demand.inputTokensPerMonth || demand.outputTokensPerMonth) {
        const double in = demand.inputTokensPerMonth.value_or(0), out = demand.outputTokensPerMonth.value_or(0);
        duty.inputTokens = demand.inputTokensPerMonth ? in : output > 0 ? out * prompt / output : 0;
        duty.outputTokens = demand.outputTokensPerMonth ? out : prompt > 0 ? in * output / prompt : 0;
    } else if (demand.requestsPerDay) {
        const double requests = *demand.requestsPerDay * daysPerMonth(demand);
        duty.inputTokens = requests * prompt;
        duty.outputTokens = requests * output;
    } else {
        return;
    }
    duty.demand = true;
}

// Hours that the tokens take; absent without a speed for them.
std::optional<double> hoursForTokens(const Duty& duty, const CostRequest& request)
{
    if (duty.outputTokens > 0)
        return duty.tokS ? std::optional{duty.outputTokens / duty.tokS->value / secondsPerHour} : std::nullopt;
    if (duty.inputTokens > 0)
        return request.prefillTokS && request.prefillTokS->value > 0
                   ? std::optional{duty.inputTokens / request.prefillTokS->value / secondsPerHour}
                   : std::nullopt;
    return 0;
}

bool isTraining(const CostRequest& request)
{
    return request.stage->workload.task && *request.stage->workload.task != Task::inference;
}

std::optional<double> statedHours(const Demand& demand)
{
    if (demand.loadHoursPerDay)
        return perMonth(*demand.loadHoursPerDay, demand);
    if (demand.utilization)
        return std::clamp(*demand.utilization, 0.0, 1.0) * windowHours(demand);
    return {};
}

void setIdle(Duty& duty, const CostRequest& request)
{
    const auto& demand = request.stage->workload.demand;
    const bool off = demand.offWhenIdle.given ? *demand.offWhenIdle : *demand.offWhenIdle || isTraining(request);
    const double rest = hoursPerMonth - duty.loadHours;
    if (off)
        duty.idleHours = 0;
    else if (demand.idleHoursPerDay)
        duty.idleHours = std::min(rest, perMonth(*demand.idleHoursPerDay, demand));
    else if (demand.loadHoursPerDay)
        duty.idleHours = 0;
    else {
        duty.idleHours = rest;
        duty.idleFollowsLoad = true;
    }
}

void setMachines(Duty& duty, double wanted, double carried)
{
    if (wanted <= 0 || carried <= 0)
        return;
    // A hair over a whole number is rounding, not another machine.
    const double machines = std::ceil(wanted / carried - 1e-9);
    duty.machines = int(std::clamp(machines, 1.0, double(mostMachines)));
    duty.moreMachines = machines > mostMachines;
}

// What one machine carries of the demand, and how many it would take.
void setTokens(Duty& duty, double neededHours, double availableHours)
{
    const bool onlyInput = duty.demand && duty.outputTokens <= 0 && duty.inputTokens > 0;
    if (duty.tokS && !onlyInput) {
        const double out = duty.tokS->value * secondsPerHour;
        const double unit = duty.outputTokens > 0 ? (duty.inputTokens + duty.outputTokens) / duty.outputTokens : 1;
        duty.capacityTokens = out * availableHours * unit;
        if (!duty.demand)
            duty.tokens = out * duty.loadHours;
    } else if (duty.demand && neededHours > 0) {
        duty.capacityTokens = (duty.inputTokens + duty.outputTokens) / neededHours * availableHours;
    }
    if (!duty.demand)
        return;
    const double asked = duty.inputTokens + duty.outputTokens;
    duty.tokens = asked;
    if (duty.capacityTokens && *duty.capacityTokens > 0) {
        setMachines(duty, asked, *duty.capacityTokens);
        duty.tokens = std::min(asked, *duty.capacityTokens);
    }
}

} // namespace

Duty monthlyDuty(const CostRequest& request, const CostBasis& basis)
{
    const auto& workload = request.stage->workload;
    const auto& demand = workload.demand;
    Duty duty;
    duty.tokS = speedOf(request);
    askedTokens(duty, workload);
    const double window = windowHours(demand);
    const auto stated = statedHours(demand);
    const auto forTokens = duty.demand ? hoursForTokens(duty, request) : std::nullopt;
    const std::optional<double> training =
        request.trainingHours ? std::optional{std::max(0.0, *request.trainingHours) / std::max(1, *request.stage->months)} : std::nullopt;

    double needed = 0;
    if (stated)
        needed = *stated;
    else if (training)
        needed = *training;
    else if (forTokens) {
        needed = *forTokens;
        duty.loadFollowsSpeed = duty.tokS && duty.outputTokens > 0 && needed < window;
    } else {
        needed = basis.defaultUtilization * window;
        duty.utilizationAssumed = true;
    }
    duty.loadHours = std::min(needed, stated ? hoursPerMonth : window);
    setIdle(duty, request);
    if (training) {
        const double available = stated ? *stated : window;
        setMachines(duty, *training, available);
    } else {
        setTokens(duty, forTokens.value_or(0), stated ? *stated : window);
    }
    return duty;
}

} // namespace cabe
