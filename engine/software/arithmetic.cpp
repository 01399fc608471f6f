// SPDX-License-Identifier: GPL-3.0-or-later
// What cards compute natively, and what formats and precisions ask of them.
#include "engine/catalog/enum_names.h"
#include "engine/software/parts.h"

namespace cabe {
namespace {

using software::has;

const std::optional<std::string>& targetOf(const Gpu& gpu)
{
    const ComputeTarget& t = gpu.compute;
    return t.cuda ? t.cuda : t.gfx ? t.gfx : t.xe ? t.xe : t.gaudi ? t.gaudi : t.opencl;
}

// The row that lists the card's target; else the first of its architecture (Metal has one number for many generations).
const ArchitectureFeatures* featuresOf(const Gpu& gpu, const Catalog& catalog)
{
    const auto& target = targetOf(gpu);
    const std::string_view vendor = software::vendorOf(gpu);
    const ArchitectureFeatures* byName = nullptr;
    for (const ArchitectureFeatures& row : catalog.architectures.rows()) {
        if (row.vendor != vendor && row.vendor != gpu.vendor)
            continue;
        if (target && has(row.targets, *target))
            return &row;
        if (!byName && row.architecture == gpu.architecture)
            byName = &row;
    }
    return byName;
}

// Without a row: a rate that the card is given for the format means that it has it.
Support byRates(const Tflops& t, std::string_view arithmetic)
{
    const auto from = [](bool there, Support otherwise) { return there ? Support::native : otherwise; };
    if (arithmetic == "fp16")
        return from(t.fp16 || t.fp16Vector || t.fp16Fp16acc, Support::slow);
    if (arithmetic == "bf16")
        return from(t.bf16.has_value(), Support::emulated);
    if (arithmetic == "fp8")
        return from(t.fp8 || t.fp8Fp32acc, Support::emulated);
    if (arithmetic == "fp4")
        return from(t.fp4.has_value(), Support::emulated);
    if (arithmetic == "int8")
        return from(t.int8.has_value(), Support::emulated);
    if (arithmetic == "int4")
        return from(t.int4.has_value(), Support::emulated);
    if (arithmetic == "tf32")
        return from(t.tf32.has_value(), Support::none);
    return Support::native;
}

Support supportNamed(std::string_view name)
{
    for (const auto& [word, value] : tree::EnumNames<Support>::names)
        if (word == name)
            return value;
    return Support::none;
}

} // namespace

Support nativeSupport(const Gpu& gpu, std::string_view arithmetic, const Catalog& catalog)
{
    if (arithmetic == "fp32")   // every card there is
        return Support::native;
    const ArchitectureFeatures* row = featuresOf(gpu, catalog);
    if (!row)
        return byRates(gpu.tflops, arithmetic);
    const auto it = row->formats.find(std::string(arithmetic));
    return it == row->formats.end() ? Support::none : supportNamed(it->second);
}

namespace software {
namespace {

// The arithmetic a format is meant for. Formats that only store (GPTQ, AWQ, EXL, …) are unpacked to 16 bits; GGUF programs bring
// kernels for every card, so nothing can be missing. Plain formats are named after their arithmetic.
std::string_view arithmeticOf(const WeightFormat& format)
{
    switch (format.family) {
    case FormatFamily::gguf: return "";
    case FormatFamily::plain: return format.id;
    case FormatFamily::fp8: return "fp8";
    case FormatFamily::int8: return "int8";
    case FormatFamily::nvfp4: return "fp4";
    case FormatFamily::mxfp: return format.weightBits == 8 ? "fp8" : "fp4";
    default: return "fp16";
    }
}

// The most special row about the family: the program before "any", then the vendor before "any". No row: nobody says that it runs.
const FormatSupport* rowOf(const Catalog& catalog, const std::string& program, std::string_view family, std::string_view vendor)
{
    const FormatSupport* best = nullptr;
    int bestScore = -1;
    for (const FormatSupport& row : catalog.formatSupport.rows()) {
        const bool ownProgram = row.program == program, ownVendor = row.vendor == vendor;
        if (row.family != family || !(ownProgram || row.program == "any") || !(ownVendor || row.vendor == "any"))
            continue;
        const int score = (ownProgram ? 2 : 0) + (ownVendor ? 1 : 0);
        if (score > bestScore) {
            best = &row;
            bestScore = score;
        }
    }
    return best;
}

bool runs(const FormatSupport& row, const ComputeTarget& target)
{
    if (!row.supported)
        return false;
    if (row.minCuda && target.cuda && !versionAtLeast(*target.cuda, *row.minCuda))
        return false;
    return row.gfx.empty() || !target.gfx || has(row.gfx, *target.gfx);
}

// Whether the runtime reads files of the family at all; programs that are no runtimes are not asked.
bool reads(const Catalog& catalog, const std::string& program, std::string_view family)
{
    const Runtime* runtime = catalog.runtimes.find(program);
    return !runtime || has(runtime->formats, family);
}

void refuseFormat(const SoftwareRequest& request, const Program& program, const FormatSupport* row, SoftwareResult& result)
{
    Args args{{"program", program.name}, {"format", request.format->id}, {"gpu", request.gpu->name}};
    result.format = Support::none;
    const ComputeTarget& target = request.gpu->compute;
    if (!row || !row->supported) {
        add(result.checks, "software_unsupported", Severity::blocker, std::move(args));
        return;
    }
    if (row->minCuda && target.cuda)
        args.insert(args.end(), {{"needs", *row->minCuda}, {"has", *target.cuda}});
    else if (target.gfx)
        args.push_back({"has", *target.gfx});
    add(result.checks, "precision_impossible", Severity::blocker, std::move(args));
}

} // namespace

bool checkFormat(const SoftwareRequest& request, const Program& program, SoftwareResult& result)
{
    const Gpu& gpu = *request.gpu;
    const std::string_view family = tree::nameOf(request.format->family);
    if (!reads(*request.catalog, program.id, family)) {
        refuseFormat(request, program, nullptr, result);
        return false;
    }
    const FormatSupport* row = rowOf(*request.catalog, program.id, family, vendorOf(gpu));
    if (!row || !runs(*row, gpu.compute)) {
        refuseFormat(request, program, row, result);
        return false;
    }
    const std::string_view arithmetic = arithmeticOf(*request.format);
    result.format = arithmetic.empty() ? Support::native : nativeSupport(gpu, arithmetic, *request.catalog);
    if (result.format != Support::native) {
        // The program converts or unpacks: storage shrinks, arithmetic does not get faster.
        if (result.format == Support::none)
            result.format = Support::emulated;
        add(result.checks, "precision_not_native", Severity::warning,
            {{"precision", std::string(arithmetic)}, {"gpu", gpu.name}, {"format", request.format->id}});
    } else if (row->fastFromCuda && gpu.compute.cuda && !versionAtLeast(*gpu.compute.cuda, *row->fastFromCuda)) {
        result.format = Support::slow;
        add(result.checks, "precision_not_native", Severity::note,
            {{"format", request.format->id}, {"gpu", gpu.name}, {"fast_from", *row->fastFromCuda}, {"has", *gpu.compute.cuda}});
    }
    return true;
}

bool checkPrecision(const SoftwareRequest& request, SoftwareResult& result)
{
    std::string_view arithmetic = "fp32";
    switch (*request.precision) {
    case TrainPrecision::fp32: return true;
    case TrainPrecision::fp16Mixed: arithmetic = "fp16"; break;
    case TrainPrecision::bf16Mixed:
    case TrainPrecision::bf16: arithmetic = "bf16"; break;
    case TrainPrecision::fp8: arithmetic = "fp8"; break;
    }
    const Support support = nativeSupport(*request.gpu, arithmetic, *request.catalog);
    result.format = support;
    if (support == Support::native)
        return true;
    // 16-bit training can run through wider arithmetic; products of 8-bit numbers are the point of FP8 training.
    const bool possible = support != Support::none && *request.precision != TrainPrecision::fp8;
    add(result.checks, possible ? "precision_not_native" : "precision_impossible", possible ? Severity::warning : Severity::blocker,
        {{"precision", std::string(arithmetic)}, {"gpu", request.gpu->name}});
    return possible;
}

} // namespace software
} // namespace cabe
