// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/speed/explain.h"

#include "engine/speed/offload.h"

namespace cabe::speed {

namespace {

constexpr double giga = 1e9, tera = 1e12, milli = 1e3;

constexpr const char* rooflineSource = "SCALING: jax-ml/scaling-book, inference.md; efficiencies fitted on published measurements";

void explainDecode(const Setup& setup, const LoadPoint& point, const SpeedResult& result, Trace& trace)
{
    const StepTime& s = point.step;
    Explanation e;
    e.quantity = "decode_tok_s";
    e.formula = "1000 / (hypot(weights_ms, compute_ms) + cache_ms + latency_ms + link_ms + host_ms)";
    e.values = {{"sequences", point.running},
                {"mean_context", setup.meanContext()},
                {"read_gb", s.bytes / giga},
                {"weights_ms", s.weights * milli},
                {"cache_ms", s.cache * milli},
                {"compute_ms", s.compute * milli},
                {"latency_ms", s.latency * milli},
                {"link_ms", s.link * milli},
                {"host_ms", (s.host + s.disk) * milli},
                {"step_ms", s.seconds * milli},
                {"ceiling_tok_s", result.rooflineTokS}};
    if (!setup.parts.empty()) {
        const Part& part = setup.parts.front();
        e.values.push_back({"bandwidth_gb_s", part.bandwidth / giga});
        e.values.push_back({"bandwidth_share", part.reach.bandwidth});
        e.values.push_back({"measurements", double(part.reach.measurements)});
    }
    if (setup.work.experts > 0)
        e.values.push_back({"experts_read_share", touchedExperts(setup.work, point.running)});
    e.source = rooflineSource;
    trace.push_back(std::move(e));
}

void explainPrefill(const Setup& setup, const LoadPoint& point, Trace& trace)
{
    const PrefillTime& p = point.prefill;
    Explanation e;
    e.quantity = "prefill_tok_s";
    e.formula = "prompt_tokens / (hypot(matrices_s, reading_s) + attention_s + latency_s + link_s + host_s)";
    e.values = {{"prompt_tokens", setup.promptTokens},
                {"micro_batch", setup.microBatch},
                {"elements", setup.work.elements()},
                {"matrices_s", p.matrices},
                {"attention_s", p.attention},
                {"reading_s", p.reading},
                {"latency_s", p.latency},
                {"link_s", p.link},
                {"host_s", p.host},
                {"prefill_s", p.seconds}};
    if (!setup.parts.empty()) {
        e.values.push_back({"peak_tflops", setup.parts.front().peak / tera});
        e.values.push_back({"compute_share", setup.parts.front().reach.compute});
    }
    e.source = "MEGATRON-type FLOP count: 2 · parameters per token and causal attention (facts section 8); efficiencies fitted on published measurements";
    trace.push_back(std::move(e));
}

void explainFirstToken(const LoadPoint& point, const SpeedResult& result, Trace& trace)
{
    Explanation e;
    e.quantity = "ttft_s";
    e.formula = "queue_s + prefill_s + network_s";
    const double network = result.networkS.value_or(0);
    e.values = {{"prefill_s", point.ttftS}, {"queue_s", result.ttftS.value - point.ttftS - network}, {"network_s", network}};
    e.source = "queue: Sakasegawa 1977, M/G/c";
    trace.push_back(std::move(e));
}

void explainSpeculation(const Setup& setup, const LoadPoint& point, Trace& trace)
{
    const auto& speculative = setup.workload().speculative;
    if (!speculative || !point.gain)
        return;
    Explanation e;
    e.quantity = "speculative_gain";
    e.formula = "(1 − accepted^(drafted + 1)) / (1 − accepted) · step / (verifying_step + drafted · draft_step)";
    e.values = {{"accepted", *speculative->accepted}, {"drafted", double(*speculative->tokens)}, {"gain", *point.gain}};
    e.source = "SPEC: arXiv 2211.17192";
    trace.push_back(std::move(e));
}

} // namespace

void explainSpeed(const Setup& setup, const LoadPoint& point, const SpeedResult& result, Trace* trace)
{
    if (!trace)
        return;
    explainDecode(setup, point, result, *trace);
    explainPrefill(setup, point, *trace);
    explainFirstToken(point, result, *trace);
    explainSpeculation(setup, point, *trace);
}

} // namespace cabe::speed
