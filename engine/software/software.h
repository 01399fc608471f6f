// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the software supports the card, the system, the format and the task, and how well. Facts are rows of the catalogue (kinds
// software, architectures, format-support, toolkits); only the way they are put together is here.
#pragma once

#include "engine/catalog/catalog.h"
#include "engine/project/project.h"
#include "engine/quantity/check.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cabe {

struct SoftwareRequest {
    const Catalog* catalog = nullptr;
    const Gpu* gpu = nullptr;
    std::string program;            // Program or Runtime id, or an alias
    HostOs os = HostOs::linuxOs;    // of the host; a whole computer brings its own (systemOf)
    const WeightFormat* format = nullptr;   // of inference; null: not asked
    std::optional<Task> task;       // absent: only whether it runs there at all
    std::optional<TrainPrecision> precision;    // of training
    int cards = 1;                  // that work together
};
struct SoftwareResult {
    bool supported = false;
    Maturity maturity = Maturity::none;
    std::string backend;            // CUDA, HIP, Vulkan, SYCL, Metal …: what the speed room looks efficiencies up by
    Support format = Support::native;   // of the format's arithmetic on this card in this program
    Checks checks;                  // blockers when not supported, else what to mind:
                                    // software_unsupported os_unsupported wsl_needed software_immature software_unverified driver_needed
                                    // precision_not_native precision_impossible multi_gpu_os
};
[[nodiscard]] SoftwareResult checkSoftware(const SoftwareRequest& request);

// What the card does with arithmetic in a format ("fp32", "fp16", "bf16", "fp8", "int8", "int4", "fp4", "tf32"): by the row of its
// architecture; a card that no row knows is judged by the rates it is given.
[[nodiscard]] Support nativeSupport(const Gpu& gpu, std::string_view arithmetic, const Catalog& catalog);

// The operating system a GPU runs under when the host has `os`: Apple's computers run macOS, NVIDIA's own computers Linux.
[[nodiscard]] HostOs systemOf(const Gpu& gpu, HostOs os);

// Row of the compatibility matrix: every program of the catalogue on this card and system.
struct SoftwareCell {
    std::string program;
    SoftwareResult result;
};
[[nodiscard]] std::vector<SoftwareCell> softwareMatrix(const Gpu& gpu, HostOs os, const Catalog& catalog);

// Compares dotted versions ("8.6" < "12.0"); what is no number counts as 0.
[[nodiscard]] bool versionAtLeast(std::string_view version, std::string_view minimum);

} // namespace cabe
