// SPDX-License-Identifier: GPL-3.0-or-later
// The room: what the outlet carries and the heat that stays. The outlet and the room feel the supply's losses too.
#include "engine/machine/parts.h"

namespace cabe::machine {
namespace {

void checkOutlet(const Situation& s, double wallW, Checks& checks)
{
    const auto& id = s.request.host.outlet;
    const Outlet* outlet = id ? s.request.catalog->outlets.find(*id) : nullptr;
    if (!outlet)
        return;
    const double ratingW = outlet->volts * outlet->amperes;
    const double continuousW = ratingW * outlet->continuousFactor;
    if (wallW <= continuousW)
        return;
    add(checks, "outlet_overload", wallW > ratingW ? Severity::blocker : Severity::warning,
        {{"needed_w", wallW}, {"continuous_w", continuousW}, {"volts", outlet->volts}, {"rating_w", ratingW}});
}

void checkHeat(const Situation& s, double heatBtuH, double wallW, Checks& checks)
{
    if (*s.request.cooling.kind == CoolingKind::datacenter)
        return;
    const bool conditioned = *s.request.cooling.kind == CoolingKind::airConditioning;
    const double bearable = s.request.catalog->constant(conditioned ? "air_conditioner_btu_h" : "heat_warning_btu_h");
    if (heatBtuH > bearable)
        add(checks, "heat_high", Severity::warning, {{"btu_h", heatBtuH}, {"watts", wallW}, {"bearable_btu_h", bearable}});
}

} // namespace

void checkSite(const Situation& s, MachineResult& result, Trace* trace)
{
    const double btuHPerW = s.request.catalog->constant("btu_h_per_watt");
    const double wallW = result.power.systemPeakW / s.request.psuEfficiency;
    result.power.heatBtuH = wallW * btuHPerW;
    checkOutlet(s, wallW, result.checks);
    checkHeat(s, result.power.heatBtuH, wallW, result.checks);
    if (trace)
        explain(trace, {"heat_btu_h", "system_peak_w / psu_efficiency · btu_h_per_watt",
                        {{"system_peak_w", result.power.systemPeakW}, {"psu_efficiency", s.request.psuEfficiency}, {"wall_w", wallW},
                         {"btu_h_per_watt", btuHPerW}, {"heat_btu_h", result.power.heatBtuH}},
                        "definition: 1 W = 3.412 BTU/h"});
}

} // namespace cabe::machine
