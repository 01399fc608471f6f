// SPDX-License-Identifier: GPL-3.0-or-later
// One candidate: this hardware with this format and runtime. The order of the rooms is that of design.md: software, memory, speed, machine,
// cost, then limits and targets.
#pragma once

#include "engine/advice/hardware.h"
#include "engine/advice/stage_inputs.h"

namespace cabe {

struct Software {
    const WeightFormat* format = nullptr;   // null in training without QLoRA
    const Runtime* runtime = nullptr;       // null in training
};

// The formats that a runtime loads, by their family.
[[nodiscard]] bool reads(const Runtime& runtime, const WeightFormat& format);

// What memory and speed are asked for a candidate. The second refers to the memory plan of `planned`, which also says the backend.
[[nodiscard]] InferenceRequest inferenceRequest(const StageInputs& inputs, const Hardware& hardware, const Software& software);
[[nodiscard]] SpeedRequest speedRequest(InferenceRequest inference, const Hardware& hardware, const Assessment& planned);

[[nodiscard]] Assessment evaluate(const StageInputs& inputs, const Hardware& hardware, const Software& software, bool explain);

// The best quality that meets limits and targets; else the one that comes closest (acceptable and fastest, then smallest shortage).
[[nodiscard]] Assessment evaluateBest(const StageInputs& inputs, const Hardware& hardware, bool explain);

// API options and costed-only stages: no memory, no machine.
[[nodiscard]] Assessment evaluateApi(const StageInputs& inputs, const Option& option, bool explain);
[[nodiscard]] Assessment evaluateCostOnly(const StageInputs& inputs, const Option& option, const Hardware* hardware, bool explain);

// Adds the checks of limits and targets and sets acceptable, meetsLimits, meetsTargets.
void applyLimits(Assessment& assessment, const StageInputs& inputs, const Hardware* hardware);

// What the project left open and what its cost took for granted.
void setAssumed(Assessment& assessment, const CompleteProject& complete, int stage);

} // namespace cabe
