// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of words, defaults and calibration.
#pragma once

#include "engine/catalog/fields_row.h"
#include "engine/catalog/knowledge_rows.h"

namespace cabe {

namespace ranges {
inline constexpr std::array<std::string_view, 2> genderWords{"m", "f"};
inline constexpr std::array<std::string_view, 4> memoryClasses{"any", "hbm", "gddr", "shared"};
inline constexpr std::array<std::string_view, 9> formatClasses{"any", "16bit", "8bit", "4bit", "fp8", "fp4", "gguf-legacy", "gguf-k", "gguf-i"};
} // namespace ranges

template <class V>
void describe(V& v, GlossaryTerm& t)
{
    describeRow(v, t, [&] {
        v.key("group", t.group);
        v.key("term", t.term, tree::required);
        v.key("gender", t.gender, tree::oneOf(ranges::genderWords));
        v.key("unit", t.unit);
        v.key("definition", t.definition, tree::required);
        v.key("see", t.see);
    });
}

template <class V>
void describe(V& v, DefaultValue& d)
{
    describeRow(v, d, [&] {
        v.key("value", d.value);  // may be empty: nothing is set then
        v.key("reason", d.reason, tree::required);
    });
}

template <class V>
void describe(V& v, Efficiency& e)
{
    constexpr auto factor = tree::between(0.001, 100);
    constexpr auto microseconds = tree::between(0, 100'000);
    describeRow(v, e, [&] {
        v.key("runtime", e.runtime);
        v.key("backend", e.backend);
        v.key("architecture", e.architecture);
        v.key("memory", e.memory, tree::oneOf(ranges::memoryClasses));
        v.key("format", e.format, tree::oneOf(ranges::formatClasses));
        v.key("bandwidth", e.bandwidth, factor);
        v.key("expert_bandwidth", e.expertBandwidth, factor);
        v.key("cache", e.cache, factor);
        v.key("compute", e.compute, factor);
        v.key("ramp_tokens", e.rampTokens, tree::between(0, 100'000));
        v.key("ramp_hidden", e.rampHidden, tree::between(0, 100'000));
        v.key("tera_per_watt", e.teraPerWatt, factor);
        v.key("expert_compute", e.expertCompute, factor);
        v.key("attention", e.attention, factor);
        v.key("no_flash", e.noFlash, factor);
        v.key("batch_compute", e.batchCompute, factor);
        v.key("host_bandwidth", e.hostBandwidth, factor);
        v.key("streaming", e.streaming, factor);
        v.key("latency", e.latency, factor);
        v.key("attention_us", e.attentionUs, microseconds);
        v.key("feed_forward_us", e.feedForwardUs, microseconds);
        v.key("moe_us", e.moeUs, microseconds);
        v.key("recurrent_us", e.recurrentUs, microseconds);
        v.key("convolution_us", e.convolutionUs, microseconds);
        v.key("step_us", e.stepUs, microseconds);
        v.key("sequence_us", e.sequenceUs, microseconds);
        v.key("prefill_us", e.prefillUs, microseconds);
        v.key("hop_us", e.hopUs, microseconds);
        v.key("all_reduce_us", e.allReduceUs, microseconds);
        v.key("all_reduce_pcie_us", e.allReducePcieUs, microseconds);
        v.key("dequant_ops", e.dequantOps, tree::between(0, 1000));
        v.key("disk_gb_s", e.diskGbS, tree::between(0.01, 100));
        v.key("decode_power", e.decodePower, factor);
        v.key("prefill_power", e.prefillPower, factor);
        v.key("power_floor", e.powerFloor, factor);
        v.key("cap_exponent", e.capExponent, factor);
        v.key("training_mfu", e.trainingMfu, factor);
        v.key("training_spread", e.trainingSpread, factor);
        v.key("decode_spread", e.decodeSpread, factor);
        v.key("prefill_spread", e.prefillSpread, factor);
        v.key("served_spread", e.servedSpread, factor);
        v.key("expert_spread", e.expertSpread, factor);
        v.key("offload_spread", e.offloadSpread, factor);
        v.key("parallel_spread", e.parallelSpread, factor);
        v.key("unmeasured_spread", e.unmeasuredSpread, factor);
        v.key("measurements", e.measurements, tree::between(0, 1e6));
    });
}

} // namespace cabe
