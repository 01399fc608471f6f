// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of GPU rows.
#pragma once

#include "engine/catalog/fields_row.h"
#include "engine/catalog/gpu.h"

namespace cabe {

namespace ranges {
inline constexpr std::array<std::string_view, 3> tflopsBasisWords{"vendor", "derived", "mixed"};
} // namespace ranges

template <class V>
void describe(V& v, Tflops& t)
{
    constexpr auto rate = tree::between(0.001, 200'000);
    v.key("fp64", t.fp64, rate);
    v.key("fp64_matrix", t.fp64Matrix, rate);
    v.key("fp32", t.fp32, rate);
    v.key("fp32_matrix", t.fp32Matrix, rate);
    v.key("tf32", t.tf32, rate);
    v.key("fp16", t.fp16, rate);
    v.key("fp16_fp16acc", t.fp16Fp16acc, rate);
    v.key("fp16_vector", t.fp16Vector, rate);
    v.key("bf16", t.bf16, rate);
    v.key("fp8", t.fp8, rate);
    v.key("fp8_fp32acc", t.fp8Fp32acc, rate);
    v.key("fp6", t.fp6, rate);
    v.key("fp4", t.fp4, rate);
    v.key("int8", t.int8, rate);
    v.key("int4", t.int4, rate);
}

template <class V>
void describe(V& v, PcieLink& p)
{
    v.key("generation", p.generation, tree::requiredBetween(1, 8));
    v.key("lanes", p.lanes, tree::requiredBetween(1, 32));
}

template <class V>
void describe(V& v, GpuLink& l)
{
    v.key("name", l.name);
    v.key("gb_s", l.gbS, tree::between(0, 20'000));
}

template <class V>
void describe(V& v, ComputeTarget& c)
{
    v.key("cuda", c.cuda);
    v.key("gfx", c.gfx);
    v.key("xe", c.xe);
    v.key("metal", c.metal);
    v.key("gaudi", c.gaudi);
    v.key("opencl", c.opencl);
}

template <class V>
void describe(V& v, DatedPrice& p)
{
    v.key("value", p.value, tree::requiredBetween(0.01, 1e7));
    v.key("date", p.date, tree::required);
    v.key("source", p.source, tree::required);
}

template <class V>
void describe(V& v, GpuClaim& c)
{
    v.key("field", c.field, tree::required);
    v.key("article_says", c.articleSays, tree::required);
    v.key("datasheet_says", c.datasheetSays, tree::required);
    v.key("verdict", c.verdict, tree::required);
    v.key("source", c.source, tree::required);
    v.key("note", c.note);
}

template <class V>
void describe(V& v, Gpu& g)
{
    describeRow(v, g, [&] {
        v.key("vendor", g.vendor, tree::required);
        v.key("name", g.name, tree::required);
        v.key("architecture", g.architecture);
        v.key("segment", g.segment, tree::required);
        v.key("form", g.form, tree::required);
        v.key("released", g.released);
        v.key("sold", g.sold);
        v.key("modified", g.modified);
        v.key("memory_gb", g.memoryGb, tree::between(0.25, 4096));
        v.key("memory_options_gb", g.memoryOptionsGb, tree::between(0.25, 4096));
        v.key("memory_mib", g.memoryMib, tree::between(256, 4'194'304));
        v.key("shared_memory", g.sharedMemory);
        v.key("memory_type", g.memoryType);
        v.key("memory_bus_bits", g.memoryBusBits, tree::between(32, 32'768));
        v.key("usual_memory", g.usualMemory);
        v.key("bandwidth_gb_s", g.bandwidthGbS, tree::between(1, 30'000));
        v.key("ecc", g.ecc);
        v.key("tflops", g.tflops, tree::required);
        v.key("tflops_basis", g.tflopsBasis, tree::oneOf(ranges::tflopsBasisWords));
        v.key("pcie", g.pcie);
        v.key("link", g.link);
        v.key("mig_instances", g.migInstances, tree::between(0, 64));
        v.key("power_w", g.powerW, tree::between(1, 5000));
        v.key("power_range_w", g.powerRangeW, tree::between(1, 5000));
        v.key("power_connectors", g.powerConnectors);
        v.key("adapter_in_box", g.adapterInBox);
        v.key("slots", g.slotWidth, tree::between(0.5, 10));
        v.key("length_mm", g.lengthMm, tree::between(40, 700));
        v.key("cooling", g.cooling, tree::required);
        v.key("compute", g.compute);
        v.key("gpu_cores", g.gpuCores, tree::between(1, 100'000));
        v.key("psu_min_w", g.psuMinW, tree::between(50, 5000));
        v.key("launch_price_usd", g.launchPriceUsd, tree::between(1, 1e6));
        v.key("street_price_usd", g.streetPriceUsd);
        v.key("street_price_cny", g.streetPriceCny);
        v.key("sources", g.sources);
        v.key("claims", g.claims);
    });
}

} // namespace cabe
