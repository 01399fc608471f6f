// SPDX-License-Identifier: GPL-3.0-or-later
// Which software runs on which card and system, and what each card computes natively.
#pragma once

#include "engine/catalog/row.h"

#include <map>
#include <optional>
#include <vector>

namespace cabe {

enum class Maturity { firstClass, supported, experimental, community, none };

// One back end of a program: a vendor on some systems, with its limits. All given limits must hold.
struct Backend {
    std::string vendor;                     // NVIDIA, AMD, Intel, Intel Gaudi, Apple, any
    std::optional<std::string> api;         // CUDA, HIP, Vulkan, SYCL, Metal, …
    std::vector<std::string> os;            // linux, windows, windows-wsl2, macos
    Maturity maturity = Maturity::supported;
    std::optional<std::string> minCuda;     // compute capability
    std::vector<std::string> gfx;           // AMD targets; empty: any that a ROCm row of the toolkits lists for the system
    std::vector<std::string> xe;            // Intel families; empty: any
    std::vector<std::string> hardware;      // when given, only cards whose name holds one of these as whole words ("L40S", "DGX Spark")
    std::optional<std::string> driverMin;   // and toolkits: "580", "ROCm 6.3"
    std::string source, note;
    Text remark;
    friend bool operator==(const Backend&, const Backend&) = default;
};

struct Program : Row {
    std::string name, version;
    std::vector<std::string> kinds;         // inference | training | library
    std::vector<std::string> aliases;
    std::vector<Backend> backends;
    friend bool operator==(const Program&, const Program&) = default;
};

enum class Support { native, emulated, slow, none };

// What an architecture computes natively: one row per compute capability, gfx target or family.
struct ArchitectureFeatures : Row {
    std::string vendor, architecture;
    std::vector<std::string> targets;       // cuda "8.6", gfx "gfx1100", xe "Xe-HPG", metal "3"
    std::map<std::string, std::string> formats;  // fp16, bf16, tf32, int8, int4, fp8, fp4 → a Support name
    std::vector<std::string> examples;
    friend bool operator==(const ArchitectureFeatures&, const ArchitectureFeatures&) = default;
};

// What a card must have for a weight format to run at all, and to run fast, in a given program.
struct FormatSupport : Row {
    std::string program;                    // Program id or "any"
    std::string family;                     // FormatFamily name
    std::string vendor;                     // or "any"
    bool supported = true;
    std::optional<std::string> minCuda, fastFromCuda;
    std::vector<std::string> gfx;
    friend bool operator==(const FormatSupport&, const FormatSupport&) = default;
};

// Toolkits, drivers, wheels: dated facts that are shown beside a program.
struct ToolkitVersion : Row {
    std::string toolkit, version;
    std::optional<std::string> minCuda, driverLinux, driverWindows;
    std::vector<std::string> adds, removes, gfx, os;
    friend bool operator==(const ToolkitVersion&, const ToolkitVersion&) = default;
};

} // namespace cabe
