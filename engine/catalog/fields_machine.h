// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of the computer around the card.
#pragma once

#include "engine/catalog/fields_row.h"
#include "engine/catalog/machine_rows.h"

namespace cabe {

namespace ranges {
inline constexpr auto wattage = tree::between(0, 20'000);
inline constexpr auto fraction = tree::between(0, 1);
} // namespace ranges

template <class V>
void describe(V& v, PcieGeneration& p)
{
    describeRow(v, p, [&] {
        v.key("generation", p.generation, tree::requiredBetween(1, 8));
        v.key("gb_s_per_lane", p.gbSPerLane, tree::requiredBetween(0.1, 100));
    });
}

template <class V>
void describe(V& v, PowerConnector& c)
{
    describeRow(v, c, [&] {
        v.key("name", c.name, tree::required);
        v.key("aliases", c.aliases);
        v.key("watts", c.watts, tree::requiredBetween(0, 5000));
        v.key("watts_max", c.wattsMax, tree::between(0, 5000));
        v.key("fits", c.fits);
        v.key("adapter_from", c.adapterFrom);
        v.key("special", c.special);
        v.key("mistakable", c.mistakable);
    });
}

template <class V>
void describe(V& v, SupplyStandard& s)
{
    describeRow(v, s, [&] {
        v.key("name", s.name, tree::required);
        v.key("gpu_peak_factor", s.gpuPeakFactor, tree::requiredBetween(1, 4));
        v.key("excursion_percent", s.excursionPercent, tree::between(100, 1000));
        v.key("server", s.server);
    });
}

template <class V>
void describe(V& v, SupplyEfficiency& s)
{
    constexpr auto share = tree::between(0.3, 1);
    describeRow(v, s, [&] {
        v.key("level", s.level, tree::required);
        v.key("voltage", s.voltage, tree::required);
        v.key("at_10", s.at10, share);
        v.key("at_20", s.at20, share);
        v.key("at_50", s.at50, share);
        v.key("at_100", s.at100, share);
    });
}

template <class V>
void describe(V& v, Outlet& o)
{
    describeRow(v, o, [&] {
        v.key("name", o.name, tree::required);
        v.key("country", o.country, tree::required);
        v.key("volts", o.volts, tree::requiredBetween(12, 1000));
        v.key("amperes", o.amperes, tree::requiredBetween(0.5, 1000));
        v.key("continuous_factor", o.continuousFactor, tree::between(0.1, 1));
    });
}

template <class V>
void describe(V& v, PlanningConstant& c)
{
    describeRow(v, c, [&] {
        v.key("name", c.name, tree::required);
        v.key("value", c.value);
        v.key("low", c.low);
        v.key("high", c.high);
        v.key("values", c.values);
        v.key("unit", c.unit, tree::required);
    });
}

template <class V>
void describe(V& v, HostMemoryKind& m)
{
    describeRow(v, m, [&] {
        v.key("kind", m.kind, tree::required);
        v.key("channels", m.channels, tree::between(0, 64));
        v.key("bus_bits", m.busBits, tree::between(0, 16'384));
        v.key("gb_s", m.gbS, tree::requiredBetween(1, 5000));
        v.key("found_in", m.foundIn);
    });
}

template <class V>
void describe(V& v, MemoryFraction& f)
{
    describeRow(v, f, [&] {
        v.key("hosts", f.hosts, tree::required);
        v.key("fraction", f.fraction, tree::requiredBetween(0.01, 1));
        v.key("low", f.low, ranges::fraction);
        v.key("high", f.high, ranges::fraction);
        v.key("measured", f.measured);
        v.key("theoretical_gb_s", f.theoreticalGbS, tree::between(1, 5000));
        v.key("how", f.how);
    });
}

template <class V>
void describe(V& v, CpuPower& c)
{
    describeRow(v, c, [&] {
        v.key("class", c.cpuClass, tree::required);
        v.key("idle_w", c.idleW, ranges::wattage);
        v.key("load_low_w", c.loadLowW, ranges::wattage);
        v.key("load_high_w", c.loadHighW, ranges::wattage);
        v.key("measured_w", c.measuredW, ranges::wattage);
    });
}

template <class V>
void describe(V& v, PciePlatform& p)
{
    describeRow(v, p, [&] {
        v.key("platform", p.platform, tree::required);
        v.key("years", p.years);
        v.key("cpu_lanes", p.cpuLanes);
        v.key("generation", p.generation);
        v.key("gpu_slots", p.gpuSlots);
    });
}

template <class V>
void describe(V& v, WholePcPower& p)
{
    describeRow(v, p, [&] {
        v.key("machine", p.machine, tree::required);
        v.key("idle_low_w", p.idleLowW, ranges::wattage);
        v.key("idle_high_w", p.idleHighW, ranges::wattage);
        v.key("load_low_w", p.loadLowW, ranges::wattage);
        v.key("load_high_w", p.loadHighW, ranges::wattage);
        v.key("planning", p.planning);
    });
}

template <class V>
void describe(V& v, GpuIdlePower& p)
{
    describeRow(v, p, [&] {
        v.key("gpu", p.gpu, tree::required);
        v.key("idle_low_w", p.idleLowW, tree::requiredBetween(0, 1000));
        v.key("idle_high_w", p.idleHighW, tree::requiredBetween(0, 1000));
    });
}

template <class V>
void describe(V& v, ExternalLink& l)
{
    describeRow(v, l, [&] {
        v.key("link", l.link, tree::required);
        v.key("pcie", l.pcie);
        v.key("low_gb_s", l.lowGbS, tree::requiredBetween(0, 1000));
        v.key("high_gb_s", l.highGbS, tree::requiredBetween(0, 1000));
    });
}

template <class V>
void describe(V& v, HardwareRule& r)
{
    describeRow(v, r, [&] {
        v.key("topic", r.topic, tree::required);
        v.key("rule", r.rule, tree::required);
        v.key("values", r.values);
    });
}

template <class V>
void describe(V& v, PciDevice& d)
{
    describeRow(v, d, [&] {
        v.key("vendor", d.vendor, tree::required);
        v.key("devices", d.devices, tree::required);
        v.key("listed_as", d.listedAs);
        v.key("revisions", d.revisions, tree::between(0, 255));
    });
}

template <class V>
void describe(V& v, PciShared& s)
{
    describeRow(v, s, [&] {
        v.key("vendor", s.vendor, tree::required);
        v.key("device", s.device, tree::required);
        v.key("gpus", s.gpus, tree::required);
        v.key("tell_by", s.tellBy);
    });
}

template <class V>
void describe(V& v, PciAbsent& a)
{
    describeRow(v, a, [&] { v.key("why", a.why, tree::required); });
}

} // namespace cabe
