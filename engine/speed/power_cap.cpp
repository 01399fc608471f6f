// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/speed/power_cap.h"

#include <algorithm>
#include <cmath>

namespace cabe::speed {

namespace {

constexpr double slowest = 0.05;    // the driver does not let the clock fall below a floor of its own

} // namespace

CapFactors capFactors(double capW, double boardW, double floorShare, double exponent)
{
    if (boardW <= 0 || capW >= boardW)
        return {};
    const double floorW = std::clamp(floorShare, 0.0, 0.9) * boardW;
    const double left = std::clamp((capW - floorW) / (boardW - floorW), slowest, 1.0);
    return {left, std::pow(left, exponent)};
}

std::optional<double> boardPowerW(const Gpu& gpu, const Catalog& catalog)
{
    const Gpu* row = catalog.gpus.find(gpu.id);
    if (!row || !row->powerW)
        return gpu.powerW;
    return std::max(*row->powerW, gpu.powerW.value_or(0));
}

void applyPowerCap(Setup& setup, const SpeedRequest& request)
{
    if (!request.powerCapW)
        return;
    for (auto& part : setup.parts) {
        const CapFactors f = capFactors(*request.powerCapW, part.boardW, part.reach.powerFloor, part.reach.capExponent);
        part.reach.compute *= f.prefill;
        part.reach.attention *= f.prefill;
        part.reach.batchCompute *= f.prefill;
        part.reach.bandwidth *= f.decode;
    }
}

} // namespace cabe::speed
