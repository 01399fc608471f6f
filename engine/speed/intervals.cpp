// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/speed/intervals.h"

#include <algorithm>

namespace cabe::speed {

double spreadOf(const Setup& setup, SpeedKind kind)
{
    double spread = 0, unmeasured = 1;
    const Reach fallback;
    const Reach* reach = setup.parts.empty() ? &fallback : &setup.parts.front().reach;
    for (const auto& part : setup.parts) {
        const Reach& r = part.reach;
        const double own = kind == SpeedKind::decode ? r.decodeSpread : kind == SpeedKind::prefill ? r.prefillSpread : r.servedSpread;
        spread = std::max(spread, own);
        if (r.measurements == 0)
            unmeasured = std::max(unmeasured, r.unmeasuredSpread);
    }
    if (setup.parts.empty())
        spread = kind == SpeedKind::decode ? fallback.decodeSpread : fallback.prefillSpread;
    spread *= unmeasured;
    if (setup.work.experts > 0)
        spread *= reach->expertSpread;
    if (setup.host.works())
        spread *= reach->offloadSpread;
    if (setup.parts.size() > 1)
        spread *= reach->parallelSpread;
    return spread;
}

Estimate withSpread(double value, double spread) { return {value, value / (1 + spread), value * (1 + spread)}; }

Estimate under(Estimate e, double ceiling)
{
    e.value = std::min(e.value, ceiling);
    e.low = std::min(e.low, e.value);
    e.high = std::clamp(e.high, e.value, std::max(e.value, ceiling));
    return e;
}

} // namespace cabe::speed
