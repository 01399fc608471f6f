// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the computer can take the cards: supply, connectors, slots, length, PCIe, circuit, heat. Blockers and warnings are Checks; an
// unknown property of the host ("" in the document) raises no blocker, only what is known can fail.
#pragma once

#include "engine/catalog/catalog.h"
#include "engine/project/project.h"
#include "engine/quantity/check.h"
#include "engine/quantity/estimate.h"

#include <optional>
#include <vector>

namespace cabe {

struct PowerNeed {
    double gpuPeakW = 0;            // sum of board power
    double systemPeakW = 0;         // cards at board power + CPU + platform, direct current
    std::optional<double> psuW;     // the common supply size that carries it with margin; absent for computers and servers that bring theirs
    double heatBtuH = 0;            // at system peak, from the wall
};

struct MachineRequest {
    const Catalog* catalog = nullptr;
    std::vector<Gpu> gpus;          // in order, overrides applied
    Host host;
    HostPower hostPower;
    SiteCooling cooling;
    double psuEfficiency = 0.9;
    std::optional<double> powerW;   // per card, set by the option
    std::optional<std::string> link;
    std::optional<SplitMode> split;
    bool rented = false;            // somebody else's machine: nothing to check
};

struct MachineResult {
    PowerNeed power;
    Checks checks;
    bool needsSupply = false;       // a new one must be bought: none there, or too small
    bool needsHost = false;         // no computer there, or the card cannot live in it (module)
};
[[nodiscard]] MachineResult checkMachine(const MachineRequest& request, Trace* trace = nullptr);

// GB/s per direction that the narrowest of slot, card and generation lets through for card `index`; absent when unknown.
[[nodiscard]] std::optional<double> pcieGbS(const Gpu& gpu, const Host& host, int index, const Catalog& catalog);

} // namespace cabe
