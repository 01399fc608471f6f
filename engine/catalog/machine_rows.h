// SPDX-License-Identifier: GPL-3.0-or-later
// The computer around the card: PCIe, connectors, supplies, outlets, cooling, host memory and processors, and constants of planning.
#pragma once

#include "engine/catalog/row.h"

#include <map>
#include <optional>
#include <vector>

namespace cabe {

struct PcieGeneration : Row {               // id: "4"; GB/s per direction and lane after line encoding
    int generation = 0;
    double gbSPerLane = 0;
    friend bool operator==(const PcieGeneration&, const PcieGeneration&) = default;
};

struct PowerConnector : Row {
    Text name;
    std::vector<std::string> aliases;       // as GPU rows and documents write it: 8-pin, 16-pin 12VHPWR, …
    double watts = 0;
    std::optional<double> wattsMax;
    std::vector<std::string> fits;          // ids of connectors of a supply that go in as they are (6-pin: the 8-pin with two pins apart)
    std::optional<std::string> adapterFrom; // id of the connector that adapters for it start from
    bool special = false;                   // many supplies have none: say so when the plugs of the supply are not known
    bool mistakable = false;                // looks like another plug of other polarity: a warning where others get a note
    friend bool operator==(const PowerConnector&, const PowerConnector&) = default;
};

struct SupplyStandard : Row {               // atx-2 | atx-3.0 | atx-3.1 | server
    Text name;
    double gpuPeakFactor = 1.5;             // factor on GPU board power when the supply is sized; 1 where the standard absorbs peaks
    std::optional<double> excursionPercent; // what the supply survives briefly
    bool server = false;                    // supply of a server chassis: ducted air for passive cards, boards for modules
    friend bool operator==(const SupplyStandard&, const SupplyStandard&) = default;
};
struct SupplyEfficiency : Row {             // 80 PLUS levels; fractions
    std::string level, voltage;
    std::optional<double> at10, at20, at50, at100;
    friend bool operator==(const SupplyEfficiency&, const SupplyEfficiency&) = default;
};

struct Outlet : Row {                       // br-10a-127v, us-15a-120v, …
    Text name;
    std::string country;
    double volts = 0, amperes = 0;
    double continuousFactor = 0.8;
    friend bool operator==(const Outlet&, const Outlet&) = default;
};

// A number of planning: supply margin, BTU per watt, platform watts, gpu idle watts, … `unit` says what it counts.
struct PlanningConstant : Row {
    Text name;
    double value = 0;
    std::optional<double> low, high;
    std::vector<double> values;             // a ladder, for instance common supply sizes
    std::string unit;
    friend bool operator==(const PlanningConstant&, const PlanningConstant&) = default;
};

struct HostMemoryKind : Row {
    std::string kind;
    int channels = 0, busBits = 0;
    double gbS = 0;                         // theoretical peak
    std::string foundIn;
    friend bool operator==(const HostMemoryKind&, const HostMemoryKind&) = default;
};
struct MemoryFraction : Row {               // share of the peak that is reached; planning or measured
    std::string hosts;
    double fraction = 0;
    std::optional<double> low, high;
    bool measured = false;
    std::optional<double> theoreticalGbS;
    std::string how;
    friend bool operator==(const MemoryFraction&, const MemoryFraction&) = default;
};
struct CpuPower : Row {
    std::string cpuClass;
    double idleW = 0, loadLowW = 0, loadHighW = 0;
    std::optional<double> measuredW;
    friend bool operator==(const CpuPower&, const CpuPower&) = default;
};
struct PciePlatform : Row {
    std::string platform, years, cpuLanes, generation;
    std::vector<std::string> gpuSlots;
    friend bool operator==(const PciePlatform&, const PciePlatform&) = default;
};
struct WholePcPower : Row {                 // idle or load watts at the wall
    std::string machine;
    std::optional<double> idleLowW, idleHighW, loadLowW, loadHighW;
    bool planning = false;
    friend bool operator==(const WholePcPower&, const WholePcPower&) = default;
};
struct GpuIdlePower : Row {
    std::string gpu;
    double idleLowW = 0, idleHighW = 0;
    friend bool operator==(const GpuIdlePower&, const GpuIdlePower&) = default;
};
struct ExternalLink : Row {
    std::string link, pcie;
    double lowGbS = 0, highGbS = 0;
    friend bool operator==(const ExternalLink&, const ExternalLink&) = default;
};

// A written rule of the trade without a formula (cooling of card types, server forms, circuit rules): shown, never computed with.
struct HardwareRule : Row {
    std::string topic;                      // cooling | server_form | circuit | connector | link | unified_memory | pcie_effect | air_conditioner
    Text rule;
    std::map<std::string, double> values;
    friend bool operator==(const HardwareRule&, const HardwareRule&) = default;
};

struct PciDevice : Row {                    // id is the GPU's
    std::string vendor;                     // 0x10de
    std::vector<std::string> devices;
    std::vector<std::string> listedAs;
    std::map<std::string, std::vector<int>> revisions;  // by device
    friend bool operator==(const PciDevice&, const PciDevice&) = default;
};
struct PciShared : Row {                    // one device id that several GPUs carry
    std::string vendor, device;
    std::vector<std::string> gpus;
    std::vector<std::string> tellBy;        // revision | memory size | name from the driver
    friend bool operator==(const PciShared&, const PciShared&) = default;
};
struct PciAbsent : Row {                    // a GPU without a PCI id, and why
    std::string why;
    friend bool operator==(const PciAbsent&, const PciAbsent&) = default;
};

} // namespace cabe
