// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/catalog/check.h"

#include <algorithm>

namespace cabe {

namespace {

// PCI ids are written as in lspci with a prefix: 0x and four lower-case hexadecimal digits.
void checkHexId(std::string_view key, const std::string& id, RowFaults& faults)
{
    const bool digits = id.size() == 6 && id.compare(0, 2, "0x") == 0 && id.find_first_not_of("0123456789abcdef", 2) == std::string::npos;
    if (!digits)
        faults.add("bad_code", key, {{"value", id}}, {"0x10de"});
}

} // namespace

void checkRow(const PowerConnector& connector, RowFaults& faults)
{
    faults.range("watts", std::nullopt, connector.watts, connector.wattsMax);
}

void checkRow(const SupplyEfficiency& efficiency, RowFaults& faults)
{
    if (!efficiency.at20 && !efficiency.at50 && !efficiency.at100)
        faults.missing("at_50");
}

void checkRow(const PlanningConstant& constant, RowFaults& faults)
{
    faults.range("value", constant.low, constant.value, constant.high);
    if (!std::is_sorted(constant.values.begin(), constant.values.end()))
        faults.add("not_in_order", "values");
}

void checkRow(const MemoryFraction& memory, RowFaults& faults) { faults.range("fraction", memory.low, memory.fraction, memory.high); }

void checkRow(const CpuPower& power, RowFaults& faults)
{
    if (power.loadLowW > power.loadHighW || power.idleW > power.loadHighW)
        faults.add("not_in_order", "load_high_w");
}

void checkRow(const GpuIdlePower& power, RowFaults& faults)
{
    if (power.idleLowW > power.idleHighW)
        faults.add("not_in_order", "idle_high_w");
}

void checkRow(const ExternalLink& link, RowFaults& faults)
{
    if (link.lowGbS > link.highGbS)
        faults.add("not_in_order", "high_gb_s");
}

void checkRow(const PciDevice& device, RowFaults& faults)
{
    checkHexId("vendor", device.vendor, faults);
    for (std::size_t i = 0; i < device.devices.size(); ++i)
        checkHexId("devices[" + std::to_string(i) + ']', device.devices[i], faults);
    for (const auto& [id, revisions] : device.revisions) {
        if (std::find(device.devices.begin(), device.devices.end(), id) == device.devices.end())
            faults.contradiction("revisions." + id, "devices");
    }
}

void checkRow(const PciShared& shared, RowFaults& faults)
{
    checkHexId("vendor", shared.vendor, faults);
    checkHexId("device", shared.device, faults);
}

} // namespace cabe
