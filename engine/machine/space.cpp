// SPDX-License-Identifier: GPL-3.0-or-later
// Room and air in the case. Cards that are in the computer already have theirs.
#include "engine/machine/parts.h"

#include <algorithm>
#include <cmath>

namespace cabe::machine {
namespace {

void checkWidth(const Situation& s, Checks& checks)
{
    const Host& host = s.request.host;
    double positions = 0, widest = 0;
    for (const Gpu* gpu : s.newCards) {
        positions += std::ceil(gpu->slotWidth.value_or(1));    // half a slot blocks a whole one; every card takes one at least
        widest = std::max(widest, gpu->slotWidth.value_or(1));
    }
    if (host.freeSlots && positions > *host.freeSlots)
        add(checks, "slots_short", Severity::blocker, {{"needed", positions}, {"have", *host.freeSlots}});
    if (host.maxCardSlots && widest > *host.maxCardSlots)
        add(checks, "slots_short", Severity::blocker, {{"needed", widest}, {"have", *host.maxCardSlots}, {"per_card", true}});
    // Fewer long slots than cards: a riser that splits one can help, so no blocker.
    const double connectors = static_cast<double>(host.pcie.lanes->size());
    const double cards = static_cast<double>(s.cards.size());
    if (host.pcie.lanes.given && connectors > 0 && cards > connectors)
        add(checks, "slots_short", Severity::warning, {{"needed", cards}, {"have", connectors}, {"long_slots", true}});
}

void checkLength(const Situation& s, Checks& checks)
{
    double longest = 0;
    for (const Gpu* gpu : s.newCards)
        longest = std::max(longest, gpu->lengthMm.value_or(0));
    const auto& room = s.request.host.maxCardLengthMm;
    if (room && longest > *room)
        add(checks, "length_short", Severity::blocker, {{"needed_mm", longest}, {"have_mm", *room}});
}

} // namespace

void checkSpace(const Situation& s, Checks& checks)
{
    checkWidth(s, checks);
    checkLength(s, checks);
}

void checkCooling(const Situation& s, Checks& checks)
{
    if (s.server)
        return;
    const auto passive = [](const Gpu* g) { return g->cooling == Cooling::passive; };
    if (const auto it = std::find_if(s.cards.begin(), s.cards.end(), passive); it != s.cards.end())
        add(checks, "passive_cooling", Severity::warning, {{"gpu", (*it)->id}});
    // Open-air coolers leave their heat in the case.
    const auto openAir = std::count_if(s.cards.begin(), s.cards.end(), [](const Gpu* g) { return g->cooling == Cooling::active; });
    if (openAir < 2)
        return;
    const double most = s.request.catalog->constant("open_air_cards_max");
    if (static_cast<double>(openAir) > most)
        add(checks, "airflow_short", Severity::warning, {{"cards", static_cast<double>(openAir)}, {"at_most", most}});
}

} // namespace cabe::machine
