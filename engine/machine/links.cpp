// SPDX-License-Identifier: GPL-3.0-or-later
// PCIe and the links between cards.
#include "engine/machine/parts.h"

#include <algorithm>

namespace cabe {
namespace {

// GB/s per direction after line encoding; absent for a generation that no row has.
std::optional<double> generationGbS(int generation, int lanes, const Catalog& catalog)
{
    for (const PcieGeneration& row : catalog.pcieGenerations.rows())
        if (row.generation == generation)
            return row.gbSPerLane * lanes;
    return std::nullopt;
}

// What slot and card agree on: each side's limit, the smaller of both. Absent: a side is not known.
std::optional<PcieLink> agreed(const Gpu& gpu, const Host& host, int index)
{
    if (!gpu.pcie)
        return std::nullopt;
    if (gpu.form != GpuForm::card)      // wired by the maker, no slot in between
        return gpu.pcie;
    const auto& lanes = *host.pcie.lanes;
    const auto slot = static_cast<std::size_t>(index);
    if (index < 0 || slot >= lanes.size() || lanes[slot] <= 0)
        return std::nullopt;
    const int generation = *host.pcie.generation > 0 ? std::min(*host.pcie.generation, gpu.pcie->generation) : gpu.pcie->generation;
    return PcieLink{generation, std::min(lanes[slot], gpu.pcie->lanes)};
}

} // namespace

std::optional<double> pcieGbS(const Gpu& gpu, const Host& host, int index, const Catalog& catalog)
{
    const auto link = agreed(gpu, host, index);
    return link ? generationGbS(link->generation, link->lanes, catalog) : std::nullopt;
}

namespace machine {
namespace {

bool bridged(const GpuLink& link)
{
    return link.name.find("bridge") != std::string::npos;
}

// The link the option asks for must be on every card, and bridges join equal cards.
bool linkThere(const std::vector<Gpu>& gpus)
{
    return std::all_of(gpus.begin(), gpus.end(), [&](const Gpu& g) {
        return g.link.name != "none" && g.link.name == gpus.front().link.name && (!bridged(g.link) || g.id == gpus.front().id);
    });
}

void checkBridge(const MachineRequest& r, bool linked, Checks& checks)
{
    const Gpu& first = r.gpus.front();
    if (!linked) {
        add(checks, "link_missing", Severity::warning, {{"link", *r.link}, {"gpu", first.id}});
        return;
    }
    const double cards = static_cast<double>(r.gpus.size());
    const double joined = r.catalog->constant("bridge_cards");
    if (bridged(first.link) && cards > joined)
        add(checks, "link_pairs_only", Severity::note, {{"link", first.link.name}, {"cards", cards}, {"joined", joined}});
}

void checkPcie(const Situation& s, bool overPcie, Checks& checks)
{
    const MachineRequest& r = s.request;
    const Gpu* narrowest = nullptr;
    double least = 0;
    int lanes = 0;
    for (std::size_t i = 0; i < s.cards.size(); ++i) {
        const auto link = agreed(*s.cards[i], r.host, static_cast<int>(i));
        const auto gbS = link ? generationGbS(link->generation, link->lanes, *r.catalog) : std::nullopt;
        if (!gbS || (narrowest && *gbS >= least))
            continue;
        narrowest = s.cards[i];
        least = *gbS;
        lanes = link->lanes;
    }
    if (!narrowest)
        return;
    // Cards that work on one layer together exchange every layer's result; otherwise PCIe costs loading time.
    const bool together = overPcie && (r.split == SplitMode::tensor || r.split == SplitMode::row);
    const auto own = generationGbS(narrowest->pcie->generation, narrowest->pcie->lanes, *r.catalog);
    const bool slotLimits = r.host.pcie.lanes.given && own && least < *own;
    if (!together && !slotLimits)
        return;
    const double floorGbS = r.catalog->constant("tensor_split_floor_gb_s");
    if (least < floorGbS * (1 - 1e-6))
        add(checks, "pcie_narrow", together ? Severity::warning : Severity::note,
            {{"gpu", narrowest->id}, {"gb_s", least}, {"lanes", static_cast<double>(lanes)}});
}

} // namespace

void checkLinks(const Situation& s, Checks& checks)
{
    const MachineRequest& r = s.request;
    const bool several = r.gpus.size() > 1;
    const bool linked = several && r.link == "nvlink" && linkThere(r.gpus);
    if (several && r.link == "nvlink")
        checkBridge(r, linked, checks);
    if (!s.cards.empty())
        checkPcie(s, several && !linked, checks);
}

} // namespace machine
} // namespace cabe
