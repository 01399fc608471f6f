// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/software/software.h"

#include "engine/catalog/enum_names.h"
#include "engine/software/parts.h"

#include <algorithm>
#include <cassert>

namespace cabe {
namespace software {
namespace {

const Program* programOf(const SoftwareRequest& request)
{
    if (const Program* program = request.catalog->programs.find(request.program))
        return program;
    const Runtime* runtime = request.catalog->runtimes.find(request.program);
    return runtime ? request.catalog->programs.find(runtime->id) : nullptr;
}

// Libraries serve every task; the others say which they are made for.
bool servesTask(const Program& program, Task task)
{
    return has(program.kinds, "library") || has(program.kinds, task == Task::inference ? "inference" : "training");
}

// Why no back end runs: the finding names the part of the question that failed.
Check refusal(const Program& program, const Gpu& gpu, std::string_view os, const Match& match)
{
    Args args{{"program", program.name}, {"gpu", gpu.name}};
    const auto say = [&](const char* name, std::string value) { args.push_back({name, std::move(value)}); };
    if (match.reached == Stage::system) {
        say("os", std::string(os));
        return {"os_unsupported", Severity::blocker, std::move(args)};
    }
    say("vendor", std::string(vendorOf(gpu)));
    if (match.reached == Stage::target) {
        const auto& cuda = gpu.compute.cuda;
        if (match.backend->minCuda && cuda && !versionAtLeast(*cuda, *match.backend->minCuda)) {
            say("needs", *match.backend->minCuda);
            say("has", *cuda);
        } else if (const auto& target = gpu.compute.gfx ? gpu.compute.gfx : gpu.compute.xe) {
            say("has", *target);
        }
    }
    return {"software_unsupported", Severity::blocker, std::move(args)};
}

void noteMaturity(const Program& program, const Match& match, Checks& checks)
{
    if (match.wsl)
        add(checks, "wsl_needed", Severity::note, {{"program", program.name}});
    if (match.backend->maturity > Maturity::supported)
        add(checks, "software_immature", Severity::warning,
            {{"program", program.name}, {"maturity", std::string(tree::nameOf(match.backend->maturity))}});
}

// Joining cards for training goes through a communication library that not every system has.
void noteCards(const SoftwareRequest& request, const Program& program, const Match& match, std::string_view os, Checks& checks)
{
    if (request.cards < 2 || !request.task || *request.task == Task::inference || match.backend->api != "CUDA")
        return;
    const auto& toolkits = request.catalog->toolkits.rows();
    const auto nccl = std::find_if(toolkits.begin(), toolkits.end(), [](const ToolkitVersion& t) { return t.toolkit == "NCCL"; });
    if (nccl != toolkits.end() && !match.wsl && !has(nccl->os, os))
        add(checks, "multi_gpu_os", Severity::warning, {{"program", program.name}, {"library", nccl->toolkit}, {"os", std::string(os)}});
}

// A card whose maker or target nobody gave can neither be confirmed nor ruled out.
SoftwareResult unverified(const Program& program, const Gpu& gpu)
{
    SoftwareResult result;
    result.supported = true;
    result.maturity = Maturity::community;
    if (!program.backends.empty())
        result.backend = program.backends.front().api.value_or(std::string{});
    add(result.checks, "software_unverified", Severity::warning, {{"program", program.name}, {"gpu", gpu.name}});
    return result;
}

SoftwareResult checkProgram(const SoftwareRequest& request, const Program& program)
{
    const Gpu& gpu = *request.gpu;
    SoftwareResult result;
    if (request.task && !servesTask(program, *request.task)) {
        add(result.checks, "software_unsupported", Severity::blocker,
            {{"program", program.name}, {"task", std::string(*request.task == Task::inference ? "inference" : "training")}});
        return result;
    }
    if (gpu.vendor.empty())
        return unverified(program, gpu);
    const HostOs system = systemOf(gpu, request.os);
    const std::string_view os = systemName(system);
    const Match match = bestBackend(program, gpu, system, *request.catalog);
    if (match.reached != Stage::runs) {
        result.checks.push_back(refusal(program, gpu, os, match));
        return result;
    }
    result.maturity = match.backend->maturity;
    result.backend = match.backend->api.value_or(std::string{});
    noteMaturity(program, match, result.checks);
    noteCards(request, program, match, os, result.checks);
    noteDriver(request, match, match.wsl ? "linux" : os, result.checks);
    const bool formatRuns = !request.format || checkFormat(request, program, result);
    const bool precisionRuns = !request.precision || checkPrecision(request, result);
    result.supported = formatRuns && precisionRuns;
    return result;
}

} // namespace

std::string_view systemName(HostOs os)
{
    switch (os) {
    case HostOs::linuxOs: return "linux";
    case HostOs::windows: return "windows";
    case HostOs::macos: return "macos";
    }
    return "";
}

std::string_view vendorOf(const Gpu& gpu)
{
    return gpu.compute.gaudi ? std::string_view("Intel Gaudi") : std::string_view(gpu.vendor);
}

} // namespace software

HostOs systemOf(const Gpu& gpu, HostOs os)
{
    if (gpu.vendor == "Apple")
        return HostOs::macos;
    return gpu.form == GpuForm::computer && gpu.vendor == "NVIDIA" ? HostOs::linuxOs : os;
}

SoftwareResult checkSoftware(const SoftwareRequest& request)
{
    assert(request.catalog && request.gpu);
    if (const Program* program = software::programOf(request))
        return software::checkProgram(request, *program);
    // Ids are checked when a document is read, so this is a runtime of the user's own that no software row describes.
    SoftwareResult result;
    software::add(result.checks, "software_unsupported", Severity::blocker, {{"program", request.program}, {"unknown", true}});
    return result;
}

std::vector<SoftwareCell> softwareMatrix(const Gpu& gpu, HostOs os, const Catalog& catalog)
{
    std::vector<SoftwareCell> cells;
    cells.reserve(catalog.programs.rows().size());
    SoftwareRequest request;
    request.catalog = &catalog;
    request.gpu = &gpu;
    request.os = os;
    for (const Program& program : catalog.programs.rows()) {
        request.program = program.id;
        cells.push_back({program.id, software::checkProgram(request, program)});
    }
    return cells;
}

} // namespace cabe
