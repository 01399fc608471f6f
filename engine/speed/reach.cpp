// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/speed/reach.h"

#include "engine/catalog/enum_names.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace cabe::speed {

namespace {

constexpr std::string_view any = "any";
constexpr double tera = 1e12;
constexpr double microsecond = 1e-6;
constexpr int fewBits = 5;  // formats up to here unpack to 16 bits from packed integers

bool matches(std::string_view wanted, std::string_view is) { return wanted == any || wanted == is; }

// What a row must match; a program is named by its own id or by its family.
struct Subject {
    std::string_view program, family, backend, vendor, architecture, memory, format;

    [[nodiscard]] bool fits(const Efficiency& row) const
    {
        return (row.architecture == any || row.architecture == architecture || row.architecture == vendor) && matches(row.backend, backend)
               && (row.runtime == any || row.runtime == program || row.runtime == family) && matches(row.memory, memory)
               && matches(row.format, format);
    }
};

int specificity(const Efficiency& row)
{
    int count = 0;
    for (const auto* key : {&row.runtime, &row.backend, &row.architecture, &row.memory, &row.format})
        count += *key != any ? 1 : 0;
    return count;
}

void multiply(double& value, const std::optional<double>& factor)
{
    if (factor)
        value *= *factor;
}

// A spread is replaced, not multiplied: the most specific row that has one counts, the later of equals.
struct Spread {
    double value;
    int from = -1;
    void offer(const std::optional<double>& spread, int rank)
    {
        if (spread && rank >= from) {
            value = *spread;
            from = rank;
        }
    }
};

void takeBase(Reach& r, const Efficiency& base)
{
    const auto set = [](double& value, const std::optional<double>& from, double scale = 1) {
        if (from)
            value = *from * scale;
    };
    set(r.bandwidth, base.bandwidth);
    set(r.expertBandwidth, base.expertBandwidth);
    set(r.cache, base.cache);
    set(r.compute, base.compute);
    set(r.rampTokens, base.rampTokens);
    set(r.rampHidden, base.rampHidden);
    set(r.teraPerWatt, base.teraPerWatt);
    set(r.expertCompute, base.expertCompute);
    set(r.attention, base.attention);
    set(r.noFlash, base.noFlash);
    set(r.batchCompute, base.batchCompute);
    set(r.hostBandwidth, base.hostBandwidth);
    set(r.streaming, base.streaming);
    set(r.attentionS, base.attentionUs, microsecond);
    set(r.feedForwardS, base.feedForwardUs, microsecond);
    set(r.moeS, base.moeUs, microsecond);
    set(r.recurrentS, base.recurrentUs, microsecond);
    set(r.convolutionS, base.convolutionUs, microsecond);
    set(r.stepS, base.stepUs, microsecond);
    set(r.sequenceS, base.sequenceUs, microsecond);
    set(r.prefillS, base.prefillUs, microsecond);
    set(r.hopS, base.hopUs, microsecond);
    set(r.allReduceS, base.allReduceUs, microsecond);
    set(r.allReducePcieS, base.allReducePcieUs, microsecond);
    set(r.dequantOps, base.dequantOps);
    set(r.diskGbS, base.diskGbS);
    set(r.decodePower, base.decodePower);
    set(r.prefillPower, base.prefillPower);
    set(r.powerFloor, base.powerFloor);
    set(r.capExponent, base.capExponent);
    set(r.trainingMfu, base.trainingMfu);
    set(r.trainingSpread, base.trainingSpread);
    set(r.expertSpread, base.expertSpread);
    set(r.offloadSpread, base.offloadSpread);
    set(r.parallelSpread, base.parallelSpread);
    set(r.unmeasuredSpread, base.unmeasuredSpread);
}

void takeFactors(Reach& r, const Efficiency& row)
{
    multiply(r.bandwidth, row.bandwidth);
    multiply(r.expertBandwidth, row.expertBandwidth);
    multiply(r.cache, row.cache);
    multiply(r.compute, row.compute);
    multiply(r.rampTokens, row.rampTokens);
    multiply(r.rampHidden, row.rampHidden);
    multiply(r.teraPerWatt, row.teraPerWatt);
    multiply(r.expertCompute, row.expertCompute);
    multiply(r.attention, row.attention);
    multiply(r.noFlash, row.noFlash);
    multiply(r.batchCompute, row.batchCompute);
    multiply(r.hostBandwidth, row.hostBandwidth);
    multiply(r.streaming, row.streaming);
    multiply(r.attentionS, row.attentionUs);
    multiply(r.feedForwardS, row.feedForwardUs);
    multiply(r.moeS, row.moeUs);
    multiply(r.recurrentS, row.recurrentUs);
    multiply(r.convolutionS, row.convolutionUs);
    multiply(r.stepS, row.stepUs);
    multiply(r.sequenceS, row.sequenceUs);
    multiply(r.prefillS, row.prefillUs);
    multiply(r.hopS, row.hopUs);
    multiply(r.allReduceS, row.allReduceUs);
    multiply(r.allReducePcieS, row.allReducePcieUs);
    multiply(r.dequantOps, row.dequantOps);
    multiply(r.decodePower, row.decodePower);
    multiply(r.prefillPower, row.prefillPower);
    multiply(r.trainingMfu, row.trainingMfu);
    if (row.latency)
        for (double* time : {&r.attentionS, &r.feedForwardS, &r.moeS, &r.recurrentS, &r.convolutionS, &r.stepS, &r.sequenceS, &r.prefillS})
            *time *= *row.latency;
}

FormatClass classOfGguf(const WeightFormat& format, const Catalog& catalog)
{
    const GgmlType* type = catalog.ggmlTypes.find(format.experts ? *format.experts : format.base.value_or("F16"));
    if (!type || type->kind == "float")
        return FormatClass::bits16;
    if (type->kind == "k-quant")
        return FormatClass::ggufK;
    if (type->kind == "i-quant" || type->kind == "ternary")
        return FormatClass::ggufI;
    return type->kind == "microscaling" ? FormatClass::fp4 : FormatClass::ggufLegacy;
}

} // namespace

std::string_view nameOf(FormatClass cls)
{
    constexpr std::array<std::string_view, 8> names{"16bit", "8bit", "4bit", "fp8", "fp4", "gguf-legacy", "gguf-k", "gguf-i"};
    return names[static_cast<std::size_t>(cls)];
}

FormatClass classOf(const WeightFormat& format, const Catalog& catalog)
{
    const double bits = format.weightBits ? double(*format.weightBits) : format.bpwLinear.value_or(16);
    switch (format.family) {
    case FormatFamily::gguf: return classOfGguf(format, catalog);
    case FormatFamily::plain: return FormatClass::bits16;
    case FormatFamily::fp8: return FormatClass::fp8;
    case FormatFamily::int8: return FormatClass::bits8;
    case FormatFamily::mxfp:
    case FormatFamily::nvfp4: return bits < fewBits ? FormatClass::fp4 : FormatClass::fp8;
    case FormatFamily::gptq:
    case FormatFamily::awq:
    case FormatFamily::bitsandbytes:
    case FormatFamily::exl2:
    case FormatFamily::exl3:
    case FormatFamily::mlx:
    case FormatFamily::hqq: break;
    }
    return bits <= fewBits ? FormatClass::bits4 : FormatClass::bits8;
}

std::string_view memoryClass(const Gpu& gpu)
{
    if (gpu.sharedMemory || !gpu.memoryType)
        return gpu.sharedMemory ? "shared" : "gddr";
    const std::string& type = *gpu.memoryType;
    if (type.starts_with("HBM"))
        return "hbm";
    return type.starts_with("GDDR") ? "gddr" : "shared";
}

std::string_view usualBackend(const Gpu& gpu)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> vendors{
        {{"NVIDIA", "CUDA"}, {"AMD", "HIP"}, {"Apple", "Metal"}, {"Intel", "SYCL"}}};
    for (const auto& [vendor, backend] : vendors)
        if (gpu.vendor == vendor)
            return backend;
    return "Vulkan";
}

namespace {

Reach gather(const Catalog& catalog, const Subject& subject)
{
    std::vector<std::pair<const Efficiency*, int>> about;
    about.reserve(catalog.efficiencies.rows().size());
    Reach reach;
    for (const auto& row : catalog.efficiencies.rows()) {
        if (!subject.fits(row))
            continue;
        const int rank = specificity(row);
        if (rank == 0)
            takeBase(reach, row);   // before any factor, wherever it stands
        about.emplace_back(&row, rank);
    }
    Spread decode{reach.decodeSpread}, prefill{reach.prefillSpread}, served{reach.servedSpread};
    for (const auto& [row, rank] : about) {
        if (rank > 0)
            takeFactors(reach, *row);
        decode.offer(row->decodeSpread, rank);
        prefill.offer(row->prefillSpread, rank);
        served.offer(row->servedSpread, rank);
        if (row->architecture == subject.architecture)
            reach.measurements += row->measurements;
    }
    reach.decodeSpread = decode.value;
    reach.prefillSpread = prefill.value;
    reach.servedSpread = served.value;
    for (double* share : {&reach.bandwidth, &reach.compute, &reach.attention, &reach.batchCompute, &reach.hostBandwidth, &reach.streaming})
        *share = std::clamp(*share, 0.001, 1.0);
    reach.expertBandwidth = std::clamp(reach.expertBandwidth, 0.001, 1 / reach.bandwidth);
    reach.cache = std::clamp(reach.cache, 0.001, 1 / reach.bandwidth);
    reach.expertCompute = std::clamp(reach.expertCompute, 0.001, 1 / reach.compute);
    return reach;
}

} // namespace

namespace {

Subject subjectOf(const Runtime& runtime, std::string_view backend, const Gpu& gpu, FormatClass format)
{
    return {runtime.id, tree::nameOf(runtime.family), backend, gpu.vendor, gpu.architecture, memoryClass(gpu), nameOf(format)};
}

} // namespace

Reach reachOf(const Catalog& catalog, const Runtime& runtime, std::string_view backend, const Gpu& gpu, FormatClass format)
{
    return gather(catalog, subjectOf(runtime, backend, gpu, format));
}

bool applies(const Efficiency& row, const Runtime& runtime, std::string_view backend, const Gpu& gpu, FormatClass format)
{
    return subjectOf(runtime, backend, gpu, format).fits(row);
}

Reach trainingReach(const Catalog& catalog, std::string_view framework, const Gpu& gpu, std::string_view format)
{
    return gather(catalog, {framework, "training", usualBackend(gpu), gpu.vendor, gpu.architecture, memoryClass(gpu), format});
}

double peak32(const Gpu& gpu) { return gpu.tflops.fp32.value_or(gpu.tflops.fp16.value_or(1)) * tera; }

double peak16(const Gpu& gpu)
{
    const Tflops& t = gpu.tflops;
    const double vector = t.fp32.value_or(0);
    // Where only the 4-bit rate is published, 16 bits run at a quarter of it on every part that has both.
    const double matrix = t.fp16 ? *t.fp16 : t.bf16 ? *t.bf16 : t.fp4 ? *t.fp4 / 4 : t.fp16Vector.value_or(0);
    return std::max({vector, matrix, 0.01}) * tera;
}

double matrixPeak(const Gpu& gpu, FormatClass format, RuntimeFamily family, std::string_view backend)
{
    const Tflops& t = gpu.tflops;
    const double half = peak16(gpu);
    const bool integerKernels = family == RuntimeFamily::llamaCpp && backend == "CUDA";
    switch (format) {
    case FormatClass::bits16:
        // GeForce halves the rate of FP32 accumulation; llama.cpp's products accumulate in 16 bits.
        return integerKernels && t.fp16Fp16acc ? std::max(half, *t.fp16Fp16acc * tera) : half;
    case FormatClass::fp8: return family == RuntimeFamily::llamaCpp || !t.fp8 ? half : *t.fp8 * tera;
    case FormatClass::bits8: return family == RuntimeFamily::paged && t.int8 ? std::max(half, *t.int8 * tera) : half;
    case FormatClass::fp4:
        if (family != RuntimeFamily::llamaCpp && t.fp4)
            return *t.fp4 * tera;
        [[fallthrough]];
    case FormatClass::ggufLegacy:
    case FormatClass::ggufK:
    case FormatClass::ggufI:
        // llama.cpp multiplies quantized weights on the integer units where there are any (DP4A or matrix).
        if (integerKernels && (t.int8 || t.fp4))
            return std::max(half, t.int8.value_or(t.fp4.value_or(0) / 2) * tera);
        return half;
    case FormatClass::bits4: break;
    }
    return half;
}

} // namespace cabe::speed
