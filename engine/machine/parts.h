// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of checkMachine(): each looks at one thing and appends what it finds. Private to engine/machine.
#pragma once

#include "engine/machine/machine.h"

#include <string>
#include <utility>

namespace cabe::machine {

// What several parts need, computed once per request.
struct Situation {
    const MachineRequest& request;
    std::vector<const Gpu*> cards;          // the ones that sit in slots of the host
    std::vector<const Gpu*> newCards;       // of those, the ones that are not in the host yet
    const SupplyStandard* standard = nullptr;   // of the supply; null: unknown
    bool hosted = false;                    // some GPU needs the host: a card or an integrated one
    bool server = false;                    // the host is a server chassis
    double hostW = 0;                       // direct current of everything but the GPUs, at load
    double hostLimitW = 0;                  // the same with the CPU at its limit: what a supply must carry
};
[[nodiscard]] Situation situationOf(const MachineRequest& request);

// Watts a GPU may draw: the option's limit, else its board power; absent when nobody says.
[[nodiscard]] std::optional<double> boardW(const Gpu& gpu, const MachineRequest& request);

void checkSupply(const Situation& situation, MachineResult& result, Trace* trace);
void checkConnectors(const Situation& situation, Checks& checks);
void checkSpace(const Situation& situation, Checks& checks);
void checkCooling(const Situation& situation, Checks& checks);
void checkLinks(const Situation& situation, Checks& checks);
void checkSite(const Situation& situation, MachineResult& result, Trace* trace);

inline void add(Checks& checks, std::string code, Severity severity, Args args)
{
    checks.push_back({std::move(code), severity, std::move(args)});
}

} // namespace cabe::machine
