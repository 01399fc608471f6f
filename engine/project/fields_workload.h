// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of the document's stages, in the order of the contract.
#pragma once

#include "engine/project/enum_names.h"
#include "engine/project/unions.h"

namespace cabe {

namespace accepted {
inline constexpr auto contextTokens = tree::between(1, 1e9);
inline constexpr auto requestTokens = tree::between(0, 1e9);
inline constexpr auto monthTokens = tree::between(0, 1e18);
inline constexpr auto batchTokens = tree::between(1, 1e8);
inline constexpr auto manyAtOnce = tree::between(1, 1e6);
inline constexpr auto hoursOfDay = tree::between(0, 24);
inline constexpr auto tokensPerSecond = tree::between(0, 1e12);
inline constexpr auto seconds = tree::between(0, 1e9);
} // namespace accepted

template <class V>
void describe(V& v, Speculative& s)
{
    v.key("draft", s.draft);
    v.key("mtp", s.mtp);
    v.key("tokens", s.tokens, tree::between(1, 1000));
    v.key("accepted", s.accepted, tree::between(0, 1));
}

template <class V>
void describe(V& v, Demand& d)
{
    v.key("requests_per_day", d.requestsPerDay, tree::between(0, 1e12));
    v.key("days_per_month", d.daysPerMonth, tree::between(0, 31));
    v.key("hours_per_day", d.hoursPerDay, accepted::hoursOfDay);
    v.key("input_tokens_per_month", d.inputTokensPerMonth, accepted::monthTokens);
    v.key("output_tokens_per_month", d.outputTokensPerMonth, accepted::monthTokens);
    v.key("cached_share", d.cachedShare, tree::between(0, 1));
    v.key("load_hours_per_day", d.loadHoursPerDay, accepted::hoursOfDay);
    v.key("idle_hours_per_day", d.idleHoursPerDay, accepted::hoursOfDay);
    v.key("utilization", d.utilization, tree::between(0, 1));
    v.key("off_when_idle", d.offWhenIdle);
}

template <class V>
void describe(V& v, Targets& t)
{
    v.key("decode_tok_s", t.decodeTokS, accepted::tokensPerSecond);
    v.key("ttft_s", t.ttftS, accepted::seconds);
    v.key("total_tok_s", t.totalTokS, accepted::tokensPerSecond);
}

template <class V>
void describe(V& v, LoraSettings& l)
{
    v.key("rank", l.rank, tree::between(1, 65'536));
    loraTargets(v, l);
    v.key("train_embeddings", l.trainEmbeddings);
}

template <class V>
void describe(V& v, Parallelism& p)
{
    v.key("tensor", p.tensor, accepted::manyAtOnce);
    v.key("pipeline", p.pipeline, accepted::manyAtOnce);
    v.key("data", p.data, accepted::manyAtOnce);
    v.key("context", p.context, accepted::manyAtOnce);
    v.key("expert", p.expert, accepted::manyAtOnce);
    v.key("sequence", p.sequence);
    v.key("interleave", p.interleave, tree::between(1, 1000));
}

// What is served: weights, runtime, requests, cache.
template <class V>
void describeServed(V& v, Workload& w)
{
    v.key("weights", w.weights);
    v.key("weights_bytes", w.weightsBytes, tree::between(1, 1e15));
    v.key("runtime", w.runtime);
    v.key("context", w.context, accepted::contextTokens);
    v.key("sequences", w.sequences, accepted::manyAtOnce);
    v.key("prompt_tokens", w.promptTokens, accepted::requestTokens);
    v.key("output_tokens", w.outputTokens, accepted::requestTokens);
    v.key("kv_cache", w.kvCache);
}

// How the runtime is set.
template <class V>
void describeRuntimeSettings(V& v, Workload& w)
{
    v.key("batch", w.batch, accepted::batchTokens);
    v.key("ubatch", w.ubatch, accepted::batchTokens);
    v.key("gpu_layers", w.gpuLayers);
    v.key("cpu_expert_layers", w.cpuExpertLayers, tree::between(0, 10'000));
    v.key("tensor_split", w.tensorSplit, tree::between(0, 1e9));
    v.key("memory_utilization", w.memoryUtilization, tree::between(0.05, 1));
    v.key("eager", w.eager);
    v.key("speculative", w.speculative);
    v.key("adapters", w.adapters, tree::between(0, 10'000));
}

template <class V>
void describeTraining(V& v, Workload& w)
{
    v.key("method", w.method);
    onlyWhen(v, w.method.value != TuneMethod::full, [&] { v.key("lora", w.lora); });
    onlyWhen(v, w.method.value == TuneMethod::qlora, [&] { v.key("base_format", w.baseFormat); });
    v.key("precision", w.precision);
    v.key("gradient_precision", w.gradientPrecision);
    v.key("optimizer", w.optimizer);
    v.key("optimizer_in_backward", w.optimizerInBackward);
    v.key("framework", w.framework);
    v.key("sequence_length", w.sequenceLength, accepted::contextTokens);
    v.key("packed", w.packed);
    v.key("micro_batch", w.microBatch, accepted::manyAtOnce);
    v.key("gradient_accumulation", w.gradientAccumulation, accepted::manyAtOnce);
    v.key("checkpointing", w.checkpointing);
    v.key("loss", w.loss);
    v.key("sharding", w.sharding);
    v.key("offload", w.offload);
    v.key("parallelism", w.parallelism);
    v.key("tokens", w.tokens, tree::between(1, 1e18));
    v.key("epochs", w.epochs, tree::between(1e-6, 1e6));
}

template <class V>
void describe(V& v, Workload& w)
{
    v.key("task", w.task, tree::required);
    v.key("model", w.model);
    const bool sized = !w.model.empty();
    const bool serves = w.task == Task::inference;
    onlyWhen(v, sized && serves, [&] { describeServed(v, w); });
    onlyWhen(v, sized, [&] { v.key("flash_attention", w.flashAttention); });
    onlyWhen(v, sized && serves, [&] { describeRuntimeSettings(v, w); });
    onlyWhen(v, serves || w.demand.given(), [&] { v.key("demand", w.demand); });
    onlyWhen(v, sized && serves, [&] { v.key("targets", w.targets); });
    onlyWhen(v, sized && !serves, [&] { describeTraining(v, w); });
}

template <class V>
void describe(V& v, Stage& s)
{
    v.key("name", s.name);
    monthKey(v, "start", s.start);
    v.key("months", s.months, tree::between(1, 600));
    v.key("workload", s.workload, tree::required);
}

} // namespace cabe
