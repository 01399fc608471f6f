// SPDX-License-Identifier: GPL-3.0-or-later
// Toolkits and drivers: what the card's age allows, and what to install.
#include "engine/software/parts.h"

namespace cabe::software {
namespace {

bool builds(const ToolkitVersion& row, const Gpu& gpu)
{
    if (row.minCuda)
        return !gpu.compute.cuda || versionAtLeast(*gpu.compute.cuda, *row.minCuda);
    return !row.gfx.empty() && (!gpu.compute.gfx || has(row.gfx, *gpu.compute.gfx));
}

// The newest of that name whatever the card.
const ToolkitVersion* newestOfAll(std::string_view toolkit, const Catalog& catalog)
{
    const ToolkitVersion* newest = nullptr;
    for (const ToolkitVersion& row : catalog.toolkits.rows())
        if (row.toolkit == toolkit && (!newest || versionAtLeast(row.version, newest->version)))
            newest = &row;
    return newest;
}

} // namespace

const ToolkitVersion* newestToolkit(std::string_view toolkit, const Gpu& gpu, std::string_view os, const Catalog& catalog)
{
    const ToolkitVersion* newest = nullptr;
    for (const ToolkitVersion& row : catalog.toolkits.rows())
        if (row.toolkit == toolkit && (row.os.empty() || has(row.os, os)) && builds(row, gpu)
            && (!newest || versionAtLeast(row.version, newest->version)))
            newest = &row;
    return newest;
}

void noteDriver(const SoftwareRequest& request, const Match& match, std::string_view os, Checks& checks)
{
    const Backend& backend = *match.backend;
    const bool cuda = backend.api == "CUDA";
    if (!cuda && backend.api != "HIP")
        return;
    const std::string_view toolkit = cuda ? "CUDA" : "ROCm";
    const ToolkitVersion* row = newestToolkit(toolkit, *request.gpu, os, *request.catalog);
    if (!row)
        return;
    Args args{{"toolkit", std::string(cuda ? "cuda" : "rocm")}, {"version", row->version}};
    // The program's own word on the driver before the toolkit's, which says nothing about the newest toolkit then; a row may name a toolkit
    // there instead ("ROCm 6.3").
    const bool ownDriver = backend.driverMin && versionAtLeast(*backend.driverMin, "1");
    if (const auto& driver = ownDriver ? backend.driverMin : os == "windows" ? row->driverWindows : row->driverLinux)
        args.push_back({"driver", *driver});
    if (ownDriver)
        args.push_back({"program", request.program});
    // The toolkit moved on without the card: newer builds of the program leave it behind.
    const bool frozen = cuda && row != newestOfAll(toolkit, *request.catalog);
    if (frozen)
        args.push_back({"last", true});
    add(checks, "driver_needed", frozen ? Severity::warning : Severity::note, std::move(args));
}

} // namespace cabe::software
