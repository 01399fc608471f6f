// SPDX-License-Identifier: GPL-3.0-or-later
// A GPU or accelerator as it can be bought: one row per memory and form variant. Units stand in the names: GB is 10^9 bytes except
// memory_gb, which is the label on the box (binary for GDDR parts); MiB is what the driver reports.
#pragma once

#include "engine/catalog/row.h"

#include <map>
#include <optional>
#include <vector>

namespace cabe {

enum class GpuForm {
    card,        // sits in a PCIe slot: the only form that is multiplied
    module,      // SXM, OAM: lives only in a server, bought or rented whole
    laptop,      // part of a laptop, bought with it
    integrated,  // part of a processor, uses the host's memory
    computer,    // a whole computer (Mac, DGX Spark, Ryzen AI Max): brings its own supply and host
};
enum class Segment { consumer, workstation, datacenter, mobile, unified };
enum class Cooling { active, blower, passive, liquid, system };
enum class Ecc { none, optional, always };

// Dense peak rates in 10^12 operations per second. `fp16` and `bf16` are the matrix engine with FP32 accumulation where the part has one,
// else packed vector rates; `fp16Fp16acc` is the matrix engine with FP16 accumulation; sparse figures are never stored.
struct Tflops {
    std::optional<double> fp64, fp64Matrix, fp32, fp32Matrix, tf32, fp16, fp16Fp16acc, fp16Vector, bf16, fp8, fp8Fp32acc, fp6, fp4, int8, int4;
    friend bool operator==(const Tflops&, const Tflops&) = default;
};

struct PcieLink {
    int generation = 0;
    int lanes = 0;
    friend bool operator==(const PcieLink&, const PcieLink&) = default;
};

// A link between GPUs beside PCIe; gbS is the total of both directions per GPU. name "none": PCIe only.
struct GpuLink {
    std::string name = "none";
    std::optional<double> gbS;
    friend bool operator==(const GpuLink&, const GpuLink&) = default;
};

// Software targets: NVIDIA compute capability, AMD LLVM target, Intel and Apple family.
struct ComputeTarget {
    std::optional<std::string> cuda, gfx, xe, metal, gaudi, opencl;
    friend bool operator==(const ComputeTarget&, const ComputeTarget&) = default;
};

struct DatedPrice {
    double value = 0;
    std::string date;
    std::string source;
    friend bool operator==(const DatedPrice&, const DatedPrice&) = default;
};

// A figure of the two articles that Cabe grew from, kept beside the datasheet's.
struct GpuClaim {
    std::string field, articleSays, datasheetSays, verdict, source, note;
    friend bool operator==(const GpuClaim&, const GpuClaim&) = default;
};

struct Gpu : Row {
    std::string vendor;         // NVIDIA, AMD, Intel, Apple, Qualcomm
    std::string name;           // without the vendor
    std::string architecture;
    Segment segment = Segment::consumer;
    GpuForm form = GpuForm::card;
    std::optional<std::string> released;
    bool sold = true;           // false: cannot be bought as such by anybody (engineering board, cancelled, cloud only)
    bool modified = false;      // third-party memory upgrade without the vendor's warranty

    std::optional<double> memoryGb;               // label; for unified memory the largest option; absent: whatever the host has
    std::vector<double> memoryOptionsGb;
    std::optional<double> memoryMib;              // what the driver reports; label × 1024 where not known
    bool sharedMemory = false;                    // the memory is the whole system's
    std::optional<std::string> memoryType;
    std::optional<int> memoryBusBits;
    std::optional<std::string> usualMemory;       // of an integrated GPU: the kit that bandwidth is given for
    double bandwidthGbS = 0;
    std::optional<Ecc> ecc;
    Tflops tflops;
    std::string tflopsBasis;                      // vendor | derived | mixed
    std::optional<PcieLink> pcie;
    GpuLink link;
    std::optional<int> migInstances;              // 0: cannot be partitioned
    std::optional<double> powerW;                 // board power, or the upper end of powerRangeW
    std::vector<double> powerRangeW;
    std::optional<std::vector<std::string>> powerConnectors;  // absent: unknown; empty: none needed
    std::optional<std::string> adapterInBox;
    std::optional<double> slotWidth;              // in slots; key `slots` (Qt has a macro of that name)
    std::optional<double> lengthMm;
    Cooling cooling = Cooling::active;
    ComputeTarget compute;
    std::optional<int> gpuCores;
    std::optional<double> psuMinW;                // system supply that the vendor advises
    std::optional<double> launchPriceUsd;
    std::optional<DatedPrice> streetPriceUsd;
    std::optional<DatedPrice> streetPriceCny;
    std::map<std::string, std::string> sources;   // per field group: spec, power, price, …
    std::vector<GpuClaim> claims;
    friend bool operator==(const Gpu&, const Gpu&) = default;
};

} // namespace cabe
