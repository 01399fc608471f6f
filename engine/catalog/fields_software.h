// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of weight formats, cache types, runtimes and software support.
#pragma once

#include "engine/catalog/fields_row.h"
#include "engine/catalog/formats.h"
#include "engine/catalog/runtime.h"
#include "engine/catalog/software_rows.h"

namespace cabe {

namespace ranges {
inline constexpr std::array<std::string_view, 6> ggmlKindWords{"float", "legacy", "k-quant", "i-quant", "ternary", "microscaling"};
inline constexpr std::array<std::string_view, 7> kept16bitWords{"embedding", "output", "norms", "attention", "state", "ffn", "shared_experts"};
inline constexpr std::array<std::string_view, 3> programKindWords{"inference", "training", "library"};
inline constexpr std::array<std::string_view, 6> osWords{"linux", "windows", "windows-wsl2", "macos", "freebsd", "android"};
inline constexpr std::array<std::string_view, 4> hostOsWords{"linux", "windows", "macos", "any"};
} // namespace ranges

template <class V>
void describe(V& v, GgmlType& t)
{
    describeRow(v, t, [&] {
        v.key("block", t.block, tree::requiredBetween(1, 65'536));
        v.key("bytes", t.bytes, tree::requiredBetween(1, 1'000'000));
        v.key("kind", t.kind, tree::requiredOneOf(ranges::ggmlKindWords));
        v.key("number", t.number, tree::between(0, 1000));
    });
}

template <class V>
void describe(V& v, MixRule& r)
{
    v.key("when", r.when);
    v.key("type", r.type, tree::required);
}

template <class V>
void describe(V& v, WeightFormat& f)
{
    constexpr auto bits = tree::between(0.1, 64);
    describeRow(v, f, [&] {
        v.key("family", f.family, tree::required);
        v.key("aliases", f.aliases);
        v.key("base", f.base);
        v.key("output", f.output);
        v.key("token_embd", f.tokenEmbd);
        v.key("experts", f.experts);
        v.key("attn_v", f.attnV);
        v.key("attn_k", f.attnK);
        v.key("attn_q", f.attnQ);
        v.key("attn_output", f.attnOutput);
        v.key("attn_qkv", f.attnQkv);
        v.key("ffn_down", f.ffnDown);
        v.key("ffn_gate", f.ffnGate);
        v.key("ffn_up", f.ffnUp);
        v.key("bpw_linear", f.bpwLinear, bits);
        v.key("kept_16bit", f.kept16bit, tree::oneOf(ranges::kept16bitWords));
        v.key("weight_bits", f.weightBits, tree::between(1, 64));
        v.key("group", f.group, tree::between(-1, 1'000'000));
        v.key("scale_bits", f.scaleBits, tree::between(0, 64));
        v.key("zero_bits", f.zeroBits, tree::between(0, 64));
        v.key("head_bits", f.headBits, bits);
        v.key("quality", f.quality, tree::between(0, 10'000));
        v.key("quality_kld", f.qualityKld, tree::between(0, 100));
    });
}

template <class V>
void describe(V& v, KvCacheType& t)
{
    describeRow(v, t, [&] {
        v.key("engine", t.engine, tree::required);
        v.key("also", t.also);
        v.key("aliases", t.aliases);
        v.key("bits", t.bits, tree::requiredBetween(1, 64));
        v.key("default", t.isDefault);
    });
}

template <class V>
void describe(V& v, Runtime& r)
{
    constexpr auto tokens = tree::between(0, 1'000'000);
    constexpr auto mib = tree::between(0, 100'000);
    constexpr auto copies = tree::between(0, 1000);
    describeRow(v, r, [&] {
        v.key("name", r.name, tree::required);
        v.key("version", r.version);
        v.key("aliases", r.aliases);
        v.key("family", r.family, tree::required);
        v.key("automatic", r.automatic);
        v.key("formats", r.formats, tree::required);
        v.key("default_kv_cache", r.defaultKvCache);
        v.key("input_embedding_on_host", r.inputEmbeddingOnHost);
        v.key("mmap", r.mmap);
        v.key("kv_pad_tokens", r.kvPadTokens, tokens);
        v.key("kv_pad_tokens_no_flash", r.kvPadTokensNoFlash, tokens);
        v.key("kv_block_tokens", r.kvBlockTokens, tokens);
        v.key("drops_window", r.dropsWindow);
        v.key("state_bytes", r.stateBytes, tree::between(0, 8));
        v.key("conv_bytes", r.convBytes, tree::between(0, 8));
        v.key("state_blocks", r.stateBlocks, tree::between(1, 100));
        v.key("default_batch", r.defaultBatch, tokens);
        v.key("default_ubatch", r.defaultUbatch, tokens);
        v.key("large_card_batch", r.largeCardBatch, tokens);
        v.key("large_card_gib", r.largeCardGib, tree::between(0, 100'000));
        v.key("memory_utilization", r.memoryUtilization, tree::between(0.01, 1));
        v.key("share_of", r.shareOf);
        v.key("loads_vision", r.loadsVision);
        v.key("cuda_graph_mib", r.cudaGraphMib, mib);
        v.key("after_pool_mib", r.afterPoolMib, mib);
        v.key("vision_work_mib", r.visionWorkMib, mib);
        v.key("context_mib", r.contextMib, mib);
        v.key("non_torch_mib", r.nonTorchMib, mib);
        v.key("non_torch_per_link_mib", r.nonTorchPerLinkMib, mib);
        v.key("logits_of_micro_batch", r.logitsOfMicroBatch);
        v.key("pipeline_copies", r.pipelineCopies, tree::between(1, 64));
        v.key("hidden_copies", r.hiddenCopies, copies);
        v.key("ffn_copies", r.ffnCopies, copies);
        v.key("recurrent_copies", r.recurrentCopies, copies);
        v.key("sampler_bytes", r.samplerBytes, copies);
        v.key("sampler_sequences", r.samplerSequences, tokens);
        v.key("logits_of_whole_prompt", r.logitsOfWholePrompt);
        v.key("interval_weights", r.intervalWeights, tree::between(0, 1));
        v.key("interval_work", r.intervalWork, tree::between(0, 5));
        v.key("interval_mib", r.intervalMib, mib);
        v.key("interval_unknown_file", r.intervalUnknownFile, tree::between(0, 1));
    });
}

template <class V>
void describe(V& v, DriverContext& c)
{
    describeRow(v, c, [&] {
        v.key("vendor", c.vendor, tree::required);
        v.key("segment", c.segment, tree::required);
        v.key("os", c.os, tree::requiredOneOf(ranges::hostOsWords));
        v.key("up_to_gib", c.upToGib, tree::between(0.1, 100'000));
        v.key("context_mib", c.contextMib, tree::between(0, 20'000));
        v.key("display_mib", c.displayMib, tree::between(0, 20'000));
        v.key("system_mib", c.systemMib, tree::between(0, 100'000));
        v.key("reserved_fraction", c.reservedFraction, tree::between(0, 0.9));
    });
}

template <class V>
void describe(V& v, Backend& b)
{
    v.key("vendor", b.vendor, tree::required);
    v.key("api", b.api);
    v.key("os", b.os, tree::oneOf(ranges::osWords));
    v.key("maturity", b.maturity, tree::required);
    v.key("min_cuda", b.minCuda);
    v.key("gfx", b.gfx);
    v.key("xe", b.xe);
    v.key("hardware", b.hardware);
    v.key("driver_min", b.driverMin);
    v.key("source", b.source);
    v.key("note", b.note);
    v.key("remark", b.remark);
}

template <class V>
void describe(V& v, Program& p)
{
    describeRow(v, p, [&] {
        v.key("name", p.name, tree::required);
        v.key("version", p.version);
        v.key("kinds", p.kinds, tree::requiredOneOf(ranges::programKindWords));
        v.key("aliases", p.aliases);
        v.key("backends", p.backends);
    });
}

template <class V>
void describe(V& v, ArchitectureFeatures& a)
{
    describeRow(v, a, [&] {
        v.key("vendor", a.vendor, tree::required);
        v.key("architecture", a.architecture, tree::required);
        v.key("targets", a.targets);
        v.key("formats", a.formats, tree::required);
        v.key("examples", a.examples);
    });
}

template <class V>
void describe(V& v, FormatSupport& f)
{
    describeRow(v, f, [&] {
        v.key("program", f.program, tree::required);
        v.key("family", f.family, tree::required);
        v.key("vendor", f.vendor, tree::required);
        v.key("supported", f.supported);
        v.key("min_cuda", f.minCuda);
        v.key("fast_from_cuda", f.fastFromCuda);
        v.key("gfx", f.gfx);
    });
}

template <class V>
void describe(V& v, ToolkitVersion& t)
{
    describeRow(v, t, [&] {
        v.key("toolkit", t.toolkit, tree::required);
        v.key("version", t.version, tree::required);
        v.key("min_cuda", t.minCuda);
        v.key("driver_linux", t.driverLinux);
        v.key("driver_windows", t.driverWindows);
        v.key("adds", t.adds);
        v.key("removes", t.removes);
        v.key("gfx", t.gfx);
        v.key("os", t.os);
    });
}

} // namespace cabe
