// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of checkSoftware(). Private to engine/software.
#pragma once

#include "engine/software/software.h"

#include <algorithm>
#include <string>
#include <utility>

namespace cabe::software {

// The vendor as the catalogue's software rows know it: Gaudi accelerators have their own software, apart from Intel's GPUs.
[[nodiscard]] std::string_view vendorOf(const Gpu& gpu);
// The system as the software rows write it.
[[nodiscard]] std::string_view systemName(HostOs os);

// How far the best back end got: which part of the question it failed at.
enum class Stage { vendor, system, target, runs };
struct Match {
    const Backend* backend = nullptr;   // the best that runs, or the one that got furthest
    Stage reached = Stage::vendor;
    bool wsl = false;                   // only through the Windows Subsystem for Linux
};
[[nodiscard]] Match bestBackend(const Program& program, const Gpu& gpu, HostOs os, const Catalog& catalog);

// The newest toolkit row of that name that still builds for the card's target on the system; null: none or nothing known.
[[nodiscard]] const ToolkitVersion* newestToolkit(std::string_view toolkit, const Gpu& gpu, std::string_view os, const Catalog& catalog);

// Appends what the card does with the format in this program; returns false when it cannot run.
bool checkFormat(const SoftwareRequest& request, const Program& program, SoftwareResult& result);
// The same for the precision of training.
bool checkPrecision(const SoftwareRequest& request, SoftwareResult& result);
// Toolkit and driver to install.
void noteDriver(const SoftwareRequest& request, const Match& match, std::string_view os, Checks& checks);

[[nodiscard]] inline bool has(const std::vector<std::string>& words, std::string_view word)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

inline void add(Checks& checks, std::string code, Severity severity, Args args)
{
    checks.push_back({std::move(code), severity, std::move(args)});
}

} // namespace cabe::software
