// SPDX-License-Identifier: GPL-3.0-or-later
// Bounds here are those of plausibility: they catch slips (a wrong unit, a sparse figure, a swapped column), they are not data.
#include "engine/catalog/check.h"

#include <algorithm>

namespace cabe {

namespace {

bool startsWith(const std::string& text, std::string_view start) { return text.compare(0, start.size(), start) == 0; }

// Gigabits per second that one data pin moves, by the class of memory.
struct PinRate {
    double min, max;
};
std::optional<PinRate> pinRateOf(const std::string& memoryType)
{
    if (startsWith(memoryType, "GDDR"))
        return PinRate{2, 48};
    if (startsWith(memoryType, "HBM"))
        return PinRate{0.5, 16};
    if (startsWith(memoryType, "LPDDR") || startsWith(memoryType, "DDR"))
        return PinRate{0.5, 16};
    return std::nullopt;
}

void checkBandwidth(const Gpu& gpu, RowFaults& faults)
{
    if (gpu.bandwidthGbS <= 0) {  // nobody can be advised to buy what has no known bandwidth
        if (gpu.sold && !gpu.doubtful)
            faults.missing("bandwidth_gb_s");
        return;
    }
    const auto pin = gpu.memoryType ? pinRateOf(*gpu.memoryType) : std::nullopt;
    if (!pin || !gpu.memoryBusBits)
        return;
    const double bytesPerPin = *gpu.memoryBusBits / 8.0;
    const double min = pin->min * bytesPerPin, max = pin->max * bytesPerPin;
    if (gpu.bandwidthGbS < min || gpu.bandwidthGbS > max)
        faults.implausible("bandwidth_gb_s", gpu.bandwidthGbS, min, max);
}

// A rate as a multiple of another one: half the width doubles the dense rate, sparse figures double it once more.
struct Ratio {
    const char* key;
    std::optional<double> Tflops::*rate;
    const char* otherKey;
    std::optional<double> Tflops::*other;
    double min, max;
};

void checkRates(const Gpu& gpu, RowFaults& faults)
{
    using T = Tflops;
    constexpr double slack = 1.02;
    static const Ratio ratios[] = {
        {"fp16", &T::fp16, "fp8", &T::fp8, 0.2, slack},
        {"fp8", &T::fp8, "fp4", &T::fp4, 0.2, slack},
        {"fp8", &T::fp8, "fp6", &T::fp6, 0.2, slack},
        {"bf16", &T::bf16, "fp16", &T::fp16, 0.1, 4},
        {"tf32", &T::tf32, "fp16", &T::fp16, 0.1, slack},
        {"fp16_fp16acc", &T::fp16Fp16acc, "fp16", &T::fp16, 1 / slack, 2 * slack},
        {"fp8", &T::fp8, "fp8_fp32acc", &T::fp8Fp32acc, 1 / slack, 2 * slack},
        {"int8", &T::int8, "int4", &T::int4, 0.2, slack},
        {"fp16", &T::fp16, "fp32", &T::fp32, 0.01, 160},
        {"fp64", &T::fp64, "fp32", &T::fp32, 0.0005, 2 * slack},
    };
    for (const Ratio& r : ratios) {
        const auto rate = gpu.tflops.*r.rate, other = gpu.tflops.*r.other;
        if (rate && other && (*rate < *other * r.min || *rate > *other * r.max))
            faults.add("implausible_value", std::string{"tflops."} + r.key,
                       {{"value", *rate}, {"min", *other * r.min}, {"max", *other * r.max}, {"other", std::string{"tflops."} + r.otherKey}});
    }
}

void checkMemory(const Gpu& gpu, RowFaults& faults)
{
    if (!gpu.memoryGb) {
        if (gpu.form != GpuForm::integrated && !gpu.doubtful)
            faults.missing("memory_gb");
        return;
    }
    const auto& options = gpu.memoryOptionsGb;
    if (!options.empty() && std::find(options.begin(), options.end(), *gpu.memoryGb) == options.end())
        faults.contradiction("memory_options_gb", "memory_gb");
    constexpr double mibPerGb = 1024, leastShare = 0.85, mostShare = 1.02;  // of the label; a driver shows a little less
    const double label = *gpu.memoryGb * mibPerGb;
    const auto shows = [&](int devices) {  // boards of two or four devices: the driver shows each apart
        return *gpu.memoryMib >= label / devices * leastShare && *gpu.memoryMib <= label / devices * mostShare;
    };
    if (gpu.memoryMib && !shows(1) && !shows(2) && !shows(4))
        faults.implausible("memory_mib", *gpu.memoryMib, label * leastShare, label * mostShare);
}

void checkPower(const Gpu& gpu, RowFaults& faults)
{
    const auto& range = gpu.powerRangeW;
    if (range.empty())
        return;
    if (range.size() != 2 || range[0] > range[1])
        faults.add("not_in_order", "power_range_w");
    else if (gpu.powerW && *gpu.powerW != range[1])
        faults.contradiction("power_w", "power_range_w");
}

void checkForm(const Gpu& gpu, RowFaults& faults)
{
    const bool ofHost = gpu.form == GpuForm::integrated;
    if (ofHost && !gpu.sharedMemory)
        faults.contradiction("form", "shared_memory");
    if (gpu.form == GpuForm::card && gpu.sharedMemory)
        faults.contradiction("form", "shared_memory");
    if ((gpu.segment == Segment::mobile) != (gpu.form == GpuForm::laptop))
        faults.contradiction("form", "segment");
    if (gpu.form == GpuForm::card && gpu.sold && !gpu.doubtful && !gpu.powerW)
        faults.missing("power_w");
}

} // namespace

void checkRow(const Gpu& gpu, RowFaults& faults)
{
    checkBandwidth(gpu, faults);
    checkRates(gpu, faults);
    checkMemory(gpu, faults);
    checkPower(gpu, faults);
    checkForm(gpu, faults);
    if (gpu.architecture.empty() && gpu.sold && !gpu.doubtful)
        faults.missing("architecture");
    if (gpu.released)
        faults.date("released", *gpu.released);
    if (gpu.streetPriceUsd)
        faults.date("street_price_usd.date", gpu.streetPriceUsd->date);
    if (gpu.streetPriceCny)
        faults.date("street_price_cny.date", gpu.streetPriceCny->date);
    faults.computeCapability("compute.cuda", gpu.compute.cuda);
}

} // namespace cabe
