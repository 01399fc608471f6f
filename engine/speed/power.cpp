// SPDX-License-Identifier: GPL-3.0-or-later
// Mean board watts by kind of work. Decode waits for memory and rarely draws the board power; prefill does. Cards that take turns idle
// between their turns.
#include "engine/speed/power_cap.h"
#include "engine/speed/reach.h"
#include "engine/speed/speed.h"

#include <algorithm>

namespace cabe {

namespace {

constexpr double usualIdleShare = 0.07;     // where neither the option nor the catalogue knows: 20 W of a 300 W card
constexpr double fullUse = 0.7;             // share of the paper bandwidth at which a card counts as fully busy
constexpr double restOfBusy = 0.35;         // what a card draws of its decode power while it only waits for launches
constexpr double spread = 0.25;             // 90 % of the single measurements lie within

double idleOf(const Gpu& gpu, const Option& option, const Catalog& catalog)
{
    if (option.idlePowerW)
        return *option.idlePowerW;
    for (const auto& row : catalog.gpuIdlePower.rows())
        if (row.gpu == gpu.id)
            return (row.idleLowW + row.idleHighW) / 2;
    return gpu.powerW.value_or(0) * usualIdleShare;
}

Estimate between(double value, double idle, double board)
{
    return {value, std::max(std::min(idle, value), value * (1 - spread)), std::max(value, std::min(board, value * (1 + spread)))};
}

} // namespace

GpuPower gpuPower(const std::vector<Device>& devices, const SpeedResult& speed, const Option& option, const Catalog& catalog)
{
    GpuPower sum;
    const double busy = std::clamp(std::max(speed.decodeBandwidthUse / fullUse, speed.decodeUtilisation), 0.0, 1.0);
    speed::Reach reach;
    const Gpu* reached = nullptr; // whose shares these are: equal cards need not be looked up one by one
    for (const auto& device : devices) {
        const Gpu& gpu = device.gpu;
        const double board = speed::boardPowerW(gpu, catalog).value_or(0);
        const double cap = option.powerW ? std::min(*option.powerW, board > 0 ? board : *option.powerW) : board;
        const double idle = std::min(idleOf(gpu, option, catalog), cap);
        if (!reached || reached->id != gpu.id)
            reach = speed::trainingReach(catalog, "", gpu);
        reached = &gpu;
        const double decodeFull = reach.decodePower * board;
        const double decode = std::min(cap, idle + (decodeFull - idle) * (restOfBusy + (1 - restOfBusy) * busy));
        const double prefill = std::min(cap, reach.prefillPower * board);
        sum.decodeW += between(std::max(idle, decode), idle, cap);
        sum.prefillW += between(std::max(idle, prefill), idle, cap);
        sum.idleW += idle;
        sum.peakW += cap;
    }
    return sum;
}

} // namespace cabe
