// SPDX-License-Identifier: GPL-3.0-or-later
// How fast: prefill, decode, many users, training, and the power it draws. One roofline with measured efficiencies (catalogue kind
// `efficiencies`); formulas of facts sections 8 to 14, named where they are used.
#pragma once

#include "engine/memory/memory.h"

namespace cabe {

enum class BoundBy { memoryBandwidth, compute, interconnect, hostMemory, disk, latency };

struct SpeedResult {
    Estimate decodeTokS;            // one conversation while `sequences` run, at the mean context prompt + output/2
    Estimate prefillTokS;           // one prompt alone
    Estimate totalTokS;             // output tokens of all sequences together, prefill time included
    Estimate ttftS;                 // queue + prefill + network under demand; idle without
    std::optional<double> networkS; // part of ttftS; absent: unknown
    BoundBy boundBy = BoundBy::memoryBandwidth;
    std::optional<std::int64_t> maxUsers;   // sequences that meet both targets
    double tokensPerMonthCapacity = 0;      // output tokens at full use, 730 h
    double decodeUtilisation = 0;   // share of the roofline's compute that decode uses, for power
    double decodeBandwidthUse = 0;  // share of the memory bandwidth that decode keeps busy, for power
    std::optional<double> speculativeGain;  // factor that speculative decoding gives, already in decodeTokS; absent: none asked
    double rooflineTokS = 0;        // decode at full bandwidth without any latency and without speculation: the ceiling
    Checks checks;
};

struct TrainingSpeed {
    Estimate tokensPerS;            // of all GPUs
    Estimate stepS, hours;
    double mfu = 0;                 // of the dense peak of the precision
    double tflopsPerGpu = 0;
    BoundBy boundBy = BoundBy::compute;
};

struct SpeedRequest {
    InferenceRequest inference;
    const MemoryPlan* plan = nullptr;
    std::string link;               // pcie | nvlink | none between the cards
    std::string backend;            // CUDA, HIP, Vulkan, SYCL, Metal, … from the software room; empty: the vendor's usual one
    std::optional<double> networkMs;
    std::optional<double> powerCapW;        // per card, where the option sets one
};
[[nodiscard]] SpeedResult predictSpeed(const SpeedRequest& request, Trace* trace = nullptr);

struct TrainingSpeedRequest {
    TrainingRequest training;
    const MemoryPlan* plan = nullptr;
    std::string link;
};
[[nodiscard]] TrainingSpeed predictTraining(const TrainingSpeedRequest& request, Trace* trace = nullptr);

// One row of the curve "tokens per second against people at once".
struct ServingPoint {
    std::int64_t sequences = 1;
    Estimate decodeTokS, totalTokS, ttftS;
    BoundBy boundBy = BoundBy::memoryBandwidth;
    bool fits = true;
};
[[nodiscard]] std::vector<ServingPoint> servingCurve(const SpeedRequest& request, std::int64_t upTo);

// Mean board watts of all cards at the kind of work.
struct GpuPower {
    Estimate decodeW, prefillW;     // at load
    double idleW = 0;
    double peakW = 0;               // sum of board power
};
[[nodiscard]] GpuPower gpuPower(const std::vector<Device>& devices, const SpeedResult& speed, const Option& option, const Catalog& catalog);

} // namespace cabe
