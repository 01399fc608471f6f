// SPDX-License-Identifier: GPL-3.0-or-later
// Training speed: FLOPs per token over what the framework class reaches of the dense peak (facts section 7).
#include "engine/speed/link.h"
#include "engine/speed/reach.h"
#include "engine/speed/speed.h"
#include "engine/speed/work.h"

#include <algorithm>
#include <cmath>

namespace cabe {

using namespace speed;

namespace {

constexpr double tera = 1e12, giga = 1e9;
constexpr double secondsPerHour = 3600;
constexpr double bytesPerGradient = 2;
constexpr double hiddenShare = 0.7;         // of the exchange that overlaps with the backward pass

double trainingPeak(const Gpu& gpu, TrainPrecision precision)
{
    const Tflops& t = gpu.tflops;
    switch (precision) {
    case TrainPrecision::fp32: return (t.tf32 ? *t.tf32 : t.fp32.value_or(peak32(gpu) / tera)) * tera;
    case TrainPrecision::fp8:
        if (t.fp8)
            return *t.fp8 * tera;
        break;
    case TrainPrecision::bf16Mixed:
    case TrainPrecision::bf16:
        if (t.bf16)
            return std::max(*t.bf16 * tera, t.fp32.value_or(0) * tera);
        break;
    case TrainPrecision::fp16Mixed: break;
    }
    return peak16(gpu);
}

// FLOPs per trained token. Forward 2, backward 4 times the elements; an adapter needs no weight gradients of the frozen base (2 + 2);
// recomputing the activations adds another forward (facts sections 6 and 7). Attention is causal.
struct TokenFlops {
    double model = 0;       // what MFU counts
    double hardware = 0;    // what the card executes
};
TokenFlops tokenFlops(const TrainingRequest& r, const ModelWork& work)
{
    const Workload& w = r.workload;
    const double forward = 2 * work.elements() + attentionFlops(work, std::max(1, *w.sequenceLength) / 2.0);
    const bool adapter = *w.task == Task::finetune && *w.method != TuneMethod::full;
    const double passes = adapter ? 2 : 3;
    double again = 0;
    if (*w.checkpointing == Checkpointing::full)
        again = 1;
    else if (*w.checkpointing == Checkpointing::selective)
        again = work.elements() > 0 ? attentionFlops(work, std::max(1, *w.sequenceLength) / 2.0) / forward : 0;
    return {forward * passes, forward * (passes + again)};
}

// The class of format whose efficiency rows matter: 8-bit products reach less of their peak, a packed base must be unpacked.
std::string_view arithmetic(const TrainingRequest& r)
{
    if (r.baseFormat)
        return nameOf(classOf(*r.baseFormat, *r.catalog));
    return *r.workload.precision == TrainPrecision::fp8 ? "fp8" : "16bit";
}

ModelWork trainingWork(const TrainingRequest& r)
{
    const WeightFormat* format = r.baseFormat;
    if (!format)
        format = r.catalog->formats.find("bf16");
    if (!format)
        return {};
    return modelWork(*r.model, makeModelSizes(*r.model, *format, *r.catalog));
}

// Bytes each card sends per optimizer step: gradients once around for data parallel, weights twice more when they are sharded.
double exchangeBytes(const TrainingRequest& r)
{
    const Workload& w = r.workload;
    if (r.devices.size() < 2)
        return 0;
    const bool adapter = *w.task == Task::finetune && *w.method != TuneMethod::full;
    const double trained = adapter ? 0.01 : 1;
    const double weights = double(r.model->paramsTotal) * bytesPerGradient;
    switch (*w.sharding) {
    case Sharding::none: return *w.parallelism.data > 1 ? 2 * weights * trained : 0;
    case Sharding::ddp:
    case Sharding::zero1:
    case Sharding::zero2: return 2 * weights * trained;
    case Sharding::zero3:
    case Sharding::fsdp:
    case Sharding::hsdp: return 2 * weights + weights * trained;
    }
    return 0;
}

double slowestLink(const TrainingSpeedRequest& request)
{
    double slowest = 0;
    const auto& devices = request.training.devices;
    for (std::size_t i = 0; i < devices.size(); ++i) {
        const Gpu& gpu = devices[i].gpu;
        const double link = fastLink(&gpu, request.link) ? *gpu.link.gbS / 2 * giga
                                                         : pcieBytesPerSecond(gpu, request.training.host, int(i), *request.training.catalog);
        slowest = i == 0 ? link : std::min(slowest, link);
    }
    return slowest;
}

// Offloaded optimizer or parameters cross PCIe once each way per step.
double offloadSeconds(const TrainingSpeedRequest& request)
{
    const auto& r = request.training;
    if (*r.workload.offload == Offload::none || r.devices.empty())
        return 0;
    const double copies = *r.workload.offload == Offload::parameters ? 4 : 2;
    const double bytes = double(r.model->paramsTotal) * bytesPerGradient * copies / double(r.devices.size());
    return bytes / pcieBytesPerSecond(r.devices.front().gpu, r.host, 0, *r.catalog);
}

void explainTraining(const TrainingSpeed& speed, const TokenFlops& flops, double peak, Trace* trace)
{
    explain(trace, {"training.tokens_per_s", "1000 · peak_tflops_all_cards · mfu / model_gflops_per_token",
                    {{"model_gflops_per_token", flops.model / giga},
                     {"executed_gflops_per_token", flops.hardware / giga},
                     {"peak_tflops_all_cards", peak / tera},
                     {"mfu", speed.mfu},
                     {"tokens_per_s", speed.tokensPerS.value}},
                    "BIGSCI: bigscience-workshop/bigscience math/README.md; MFU by framework class from published runs"});
}

} // namespace

TrainingSpeed predictTraining(const TrainingSpeedRequest& request, Trace* trace)
{
    const TrainingRequest& r = request.training;
    const Workload& w = r.workload;
    TrainingSpeed result;
    const ModelWork work = trainingWork(r);
    const TokenFlops flops = tokenFlops(r, work);
    double peak = 0, reached = 0, spread = 0;
    for (const auto& device : r.devices) {
        const Reach reach = trainingReach(*r.catalog, *w.framework, device.gpu, arithmetic(r));
        const double own = trainingPeak(device.gpu, *w.precision);
        peak += own;
        reached += own * std::min(1.0, reach.trainingMfu);
        spread = std::max(spread, reach.trainingSpread * (reach.measurements == 0 ? reach.unmeasuredSpread : 1));
    }
    if (flops.hardware <= 0 || peak <= 0)
        return result;

    const double data = std::max(1, *w.parallelism.data);
    const double replicas = *w.sharding == Sharding::none ? data : std::max(data, double(r.devices.size()) / std::max(1, *w.parallelism.tensor)
                                                                                      / std::max(1, *w.parallelism.pipeline));
    const double tokensPerStep = double(std::max(1, *w.microBatch)) * std::max(1, *w.gradientAccumulation) * std::max(1, *w.sequenceLength) * replicas;
    const double computing = tokensPerStep * flops.hardware / reached;
    const double exchange = exchangeBytes(r) / std::max(1.0, slowestLink(request));
    const double visible = std::max(0.0, exchange - hiddenShare * computing);
    const double offload = offloadSeconds(request);
    const double step = computing + visible + offload;
    const double rate = tokensPerStep / step;

    const auto interval = [&](double value) { return Estimate{value, value / (1 + spread), value * (1 + spread)}; };
    result.tokensPerS = interval(rate);
    result.tokensPerS.high = std::min(result.tokensPerS.high, peak / flops.hardware);
    result.stepS = interval(step);
    result.mfu = rate * flops.model / peak;
    result.tflopsPerGpu = rate * flops.model / tera / double(r.devices.size());
    if (w.tokens) {
        const double tokens = *w.tokens * std::max(0.0, *w.epochs);
        result.hours = Estimate{tokens / rate, tokens / result.tokensPerS.high, tokens / result.tokensPerS.low} * (1 / secondsPerHour);
    }
    result.boundBy = visible > computing ? BoundBy::interconnect : offload > computing ? BoundBy::hostMemory : BoundBy::compute;
    explainTraining(result, flops, peak, trace);
    return result;
}

} // namespace cabe
