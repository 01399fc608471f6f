// SPDX-License-Identifier: GPL-3.0-or-later
// The size of the power supply. Steps and figures: catalogue kind `constants` (supply_…) and `supply-standards`, which name their sources
// (sizing rules of power-supply makers; Intel's ATX 3.0 and 2.1a design guides; PCIe CEM 5.0).
#include "engine/machine/parts.h"

#include <algorithm>
#include <cmath>

namespace cabe::machine {
namespace {

struct Need {
    double sustainedW = 0;  // everything at its limit for long
    double leastW = 0;      // with the smallest margin that the trade accepts
    double advisedW = 0;    // with the usual margin, and never below what a card's vendor advises
    double peakW = 0;       // short peaks of the cards as a supply of this standard feels them
    double vendorW = 0;     // the part of advisedW that comes from vendors; 0: none says
};

// A vendor's figure is for one card at full board power in a usual computer: more cards add their watts with the margin, a power limit
// takes away what it saves with the margin.
double vendorAdviceW(const Situation& s, double cardsW, double factor)
{
    double most = 0;
    for (const Gpu* gpu : s.cards) {
        const double own = boardW(*gpu, s.request).value_or(0);
        const double saved = std::max(0.0, gpu->powerW.value_or(own) - own);
        if (gpu->psuMinW)
            most = std::max(most, *gpu->psuMinW + (cardsW - own - saved) * factor);
    }
    return most;
}

Need needOf(const Situation& s, const MachineResult& result, const Catalog& catalog)
{
    const double margin = 1 + catalog.constant("supply_margin");
    const double cardsW = result.power.gpuPeakW;
    Need need;
    need.sustainedW = cardsW + s.hostLimitW;
    need.leastW = need.sustainedW * (1 + catalog.constant("supply_margin_min"));
    need.vendorW = vendorAdviceW(s, cardsW, margin);
    need.advisedW = std::max(need.sustainedW * margin, need.vendorW);
    need.peakW = s.standard ? cardsW * s.standard->gpuPeakFactor + s.hostLimitW : need.sustainedW;
    return need;
}

// The next common size; above the largest, several equal supplies work together.
double commonSizeW(double neededW, const Catalog& catalog, Checks& checks)
{
    const PlanningConstant* sizes = catalog.constants.find("supply_sizes_w");
    if (!sizes || sizes->values.empty())
        return neededW;
    const double count = std::max(1.0, std::ceil(neededW / sizes->values.back() - 1e-9));
    const auto each = std::lower_bound(sizes->values.begin(), sizes->values.end(), neededW / count - 1e-6);
    if (count > 1)
        add(checks, "psu_several", Severity::note, {{"needed_w", neededW}, {"count", count}, {"each_w", *each}});
    return count * *each;
}

void compareWithSupply(const Need& need, double haveW, MachineResult& result)
{
    if (haveW < need.advisedW - 1e-6) {
        const bool fails = haveW < need.leastW - 1e-6;
        add(result.checks, "psu_too_small", fails ? Severity::blocker : Severity::warning,
            {{"needed_w", *result.power.psuW}, {"have_w", haveW}});
        result.needsSupply = fails;
    }
    if (haveW >= need.sustainedW && haveW < need.peakW)
        add(result.checks, "psu_transients", Severity::warning, {{"peak_w", need.peakW}, {"have_w", haveW}});
}

} // namespace

void checkSupply(const Situation& s, MachineResult& result, Trace* trace)
{
    const Catalog& catalog = *s.request.catalog;
    const Need need = needOf(s, result, catalog);
    // A supply that is bought follows the current standard, which absorbs the peaks, unless the user names an older one.
    const bool peaksCount = s.request.host.powerSupplyStandard.given;
    result.power.psuW = commonSizeW(peaksCount ? std::max(need.advisedW, need.peakW) : need.advisedW, catalog, result.checks);
    if (!*s.request.host.existing)
        result.needsSupply = true;
    else if (s.request.host.powerSupplyW)
        compareWithSupply(need, *s.request.host.powerSupplyW, result);
    if (trace)
        explain(trace, {"psu_w", peaksCount ? "next_size(max((cards_w + host_w) · (1 + margin), vendor_w, peak_w))" : "next_size(max((cards_w + host_w) · (1 + margin), vendor_w))",
                        {{"cards_w", result.power.gpuPeakW}, {"host_w", s.hostLimitW}, {"sustained_w", need.sustainedW},
                         {"margin", catalog.constant("supply_margin")}, {"peak_w", need.peakW}, {"vendor_w", need.vendorW},
                         {"psu_w", *result.power.psuW}},
                        "hardware-rules, supply sizing"});
}

} // namespace cabe::machine
