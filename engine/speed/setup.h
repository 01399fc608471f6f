// SPDX-License-Identifier: GPL-3.0-or-later
// A request made ready for the formulas: the model's work, what each card reaches, and which part of the model it holds.
#pragma once

#include "engine/speed/reach.h"
#include "engine/speed/speed.h"
#include "engine/speed/work.h"

#include <vector>

namespace cabe::speed {

// One card and its part of the model. Shares are of the whole model and add up to 1 with the host's.
struct Part {
    const Gpu* gpu = nullptr;
    Reach reach;
    double bandwidth = 0;       // bytes/s, paper figure
    double peak = 0;            // FLOP/s of the format's matrix products, paper figure
    double peak16 = 0, peak32 = 0;
    double boardW = 0;          // without a cap; 0: unknown
    double layers = 0;          // share of the layers
    double dense = 0;           // share of the weights outside the experts
    double experts = 0;         // share of the routed experts
    double output = 0;          // share of the output matrix
};

// What the host computes or streams, when not everything is on cards.
struct HostPart {
    double layers = 0, dense = 0, experts = 0, output = 0;
    double bandwidth = 0;       // bytes/s of host memory
    double diskBytes = 0;       // of weights that not even host memory holds
    double pcie = 0;            // bytes/s from the host to the first card
    [[nodiscard]] bool works() const { return dense > 0 || experts > 0 || output > 0; }
};

enum class Split { single, layers, pipeline, tensor, rows };

struct Setup {
    const SpeedRequest* request = nullptr;
    ModelWork work;
    RuntimeFamily family = RuntimeFamily::llamaCpp;
    FormatClass format = FormatClass::ggufK;
    Split split = Split::single;
    std::vector<Part> parts;
    HostPart host;
    double keyBits = 16, valueBits = 16;
    bool flash = true;
    double microBatch = 512;
    double linkBandwidth = 0;   // bytes/s per direction between cards
    bool fastLink = false;      // NVLink or its kin
    double promptTokens = 0, outputTokens = 0, sequences = 1;

    [[nodiscard]] const Workload& workload() const { return request->inference.workload; }
    [[nodiscard]] double meanContext() const { return promptTokens + outputTokens / 2; }
    // Time of an all-reduce of `bytes` among the cards, without its latency: each sends 2(n−1)/n of it (ring).
    [[nodiscard]] double allReduceSeconds(double bytes) const;
    [[nodiscard]] double allReduceLatency() const;
};

[[nodiscard]] Setup makeSetup(const SpeedRequest& request);

} // namespace cabe::speed
