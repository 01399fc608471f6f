// SPDX-License-Identifier: GPL-3.0-or-later
// How the parts of an inference plan came about: formula, the values put in, and the source of the formula.
#include "engine/memory/inference_inputs.h"

#include <algorithm>
#include <string>

namespace cabe::memory {

namespace {

double sumOf(const MemoryPlan& plan, Bytes CardMemory::*part)
{
    double sum = 0;
    for (const CardMemory& c : plan.cards)
        sum += static_cast<double>((c.*part).count());
    return sum;
}

void explainWeights(const Inputs& in, const MemoryPlan& plan, Trace* trace)
{
    const auto parameters = static_cast<double>(in.sizes->parameters);
    const double total = in.sizes->weights.total();
    explain(trace, {"weights",
                    in.request.weightsBytes ? "total_bytes" : "parameters · bits_per_weight / 8",
                    {{"parameters", parameters},
                     {"bits_per_weight", parameters > 0 ? total * 8 / parameters : 0},
                     {"format", in.request.format->id},
                     {"total_bytes", total},
                     {"on_cards_bytes", sumOf(plan, &CardMemory::weights)}},
                    in.request.format->source});
}

struct LayerKinds {
    double full = 0, windowed = 0, latent = 0, compressed = 0, recurrent = 0, sharing = 0;
    // One of each kind, for its sizes.
    const LayerShape *fullLayer = nullptr, *windowLayer = nullptr, *compressedLayer = nullptr;
};

LayerKinds kindsOf(const Inputs& in)
{
    LayerKinds k;
    for (const LayerShape& l : in.sizes->layers) {
        k.recurrent += l.recurrent() ? 1 : 0;
        if (!l.attends())
            continue;
        if (!l.ownsCache)
            k.sharing += 1;
        else if (l.compressRatio > 0)
            k.compressed += 1, k.compressedLayer = &l;
        else if (l.attention == LayerAttention::mla)
            k.latent += 1;
        else if (l.windowed())
            k.windowed += 1, k.windowLayer = &l;
        else
            k.full += 1, k.fullLayer = &l;
    }
    return k;
}

void explainCache(const Inputs& in, const MemoryPlan& plan, Trace* trace)
{
    const LayerKinds k = kindsOf(in);
    // A window is kept with the tokens that are being computed.
    const auto batch = in.runtime.family == RuntimeFamily::llamaCpp ? in.ubatch : in.batch;
    const auto kept = [&](const LayerShape& l) { return double(std::min<std::int64_t>(in.context, l.window + batch)); };
    const auto perToken = [&](const LayerShape& l) { return l.kvHeads * (l.keyDim * in.keyBytes + l.valueDim * in.valueBytes); };
    std::string formula;
    double bytes = 0;
    const auto add = [&](const char* text, double ofLayers) {
        formula += (formula.empty() ? "" : " + ") + std::string{text};
        bytes += ofLayers * double(in.sequences);
    };
    if (k.fullLayer)
        add("full_layers · kv_heads · (head_dim_k · bytes_k + head_dim_v · bytes_v) · context", k.full * perToken(*k.fullLayer) * double(in.context));
    if (k.windowLayer)
        add("window_layers · window_kv_heads · (window_head_dim_k · bytes_k + window_head_dim_v · bytes_v) · min(context, window + batch)",
            k.windowed * perToken(*k.windowLayer) * kept(*k.windowLayer));
    if (k.latent > 0)
        add("latent_layers · (kv_lora_rank + qk_rope_head_dim) · bytes_k · context",
            k.latent * (in.model.attention.mla->kvLoraRank + in.model.attention.mla->qkRopeHeadDim) * in.keyBytes * double(in.context));
    if (k.compressedLayer)
        add("compressed_layers · head_dim · bytes_k · (min(context, compressed_window + batch) + context / ratio)",
            k.compressed * k.compressedLayer->keyDim * in.keyBytes * (kept(*k.compressedLayer) + double(in.context) / k.compressedLayer->compressRatio));
    Args values{{"context", double(in.context)}, {"sequences", double(in.sequences)}, {"bytes_k", in.keyBytes}, {"bytes_v", in.valueBytes}};
    const auto value = [&](const char* name, double number) {
        if (number > 0)
            values.push_back({name, number});
    };
    value("full_layers", k.full);
    if (k.fullLayer) {
        value("kv_heads", k.fullLayer->kvHeads);
        value("head_dim_k", k.fullLayer->keyDim);
        values.push_back({"head_dim_v", double(k.fullLayer->valueDim)});    // 0: keys serve as values
    }
    value("window_layers", k.windowed);
    if (k.windowLayer) {
        value("window_kv_heads", k.windowLayer->kvHeads);
        value("window_head_dim_k", k.windowLayer->keyDim);
        values.push_back({"window_head_dim_v", double(k.windowLayer->valueDim)});
        value("window", k.windowLayer->window);
    }
    value("latent_layers", k.latent);
    if (in.model.attention.mla) {
        value("kv_lora_rank", in.model.attention.mla->kvLoraRank);
        value("qk_rope_head_dim", in.model.attention.mla->qkRopeHeadDim);
    }
    value("compressed_layers", k.compressed);
    if (k.compressedLayer) {
        value("head_dim", k.compressedLayer->keyDim);
        value("compressed_window", k.compressedLayer->window);
        value("ratio", k.compressedLayer->compressRatio);
    }
    if (k.windowLayer || k.compressedLayer)
        values.push_back({"batch", double(batch)});
    value("layers_sharing_a_cache", k.sharing);
    values.push_back({"bytes_per_token", plan.kvBytesPerToken});
    values.push_back({"formula_bytes", bytes});
    explain(trace, {"kv_cache", formula.empty() ? "0" : "sequences · (" + formula + ")", std::move(values),
                    "arXiv 2309.06180, arXiv 2405.04434; ollama/ollama:fs/ggml/ggml.go"});
    if (k.recurrent > 0) {
        const LayerShape& l = *std::ranges::find_if(in.sizes->layers, &LayerShape::recurrent);
        explain(trace, {"recurrent_state",
                        "sequences · recurrent_layers · (state · bytes_state + convolution · bytes_convolution)",
                        {{"sequences", double(in.sequences)},
                         {"recurrent_layers", k.recurrent},
                         {"state", double(l.stateElements)},
                         {"convolution", double(l.convElements)},
                         {"bytes_state", in.runtime.stateBytes},
                         {"bytes_convolution", in.runtime.convBytes}},
                        in.runtime.source});
    }
}

void explainWork(const Inputs& in, const MemoryPlan& plan, Trace* trace)
{
    const auto batch = static_cast<double>(in.runtime.family == RuntimeFamily::llamaCpp ? in.ubatch : in.batch);
    Args values{{"tokens_at_once", batch}, {"hidden", double(in.model.hidden)}, {"vocabulary", double(in.model.vocab)},
                {"bytes", sumOf(plan, &CardMemory::compute) + sumOf(plan, &CardMemory::activations)}};
    std::string formula = "2 · tokens_at_once · (ffn_copies · ffn + hidden_copies · hidden)";
    if (in.runtime.family == RuntimeFamily::llamaCpp) {
        const std::string logits = "max(4 · tokens_at_once · (vocabulary + hidden), ";
        formula = logits + (in.flash ? "4 · tokens_at_once · (4 · hidden + widest_layer) + 2 · tokens_at_once · context + widened_cache)"
                                     : "4 · tokens_at_once · (4 · hidden + widest_layer + context · (1 + heads)))");
        values.push_back({"context", double(in.context)});
        values.push_back({"heads", double(in.model.heads)});
    } else {
        values.push_back({"ffn_copies", in.runtime.ffnCopies});
        values.push_back({"hidden_copies", in.runtime.hiddenCopies});
        if (!in.model.moe && in.model.ffn > 0)  // of a mixture the layers differ
            values.push_back({"ffn", double(in.model.ffn)});
    }
    explain(trace, {in.runtime.family == RuntimeFamily::transformers ? "activations" : "compute", formula, std::move(values), in.runtime.source});
}

void explainRuntime(const Inputs& in, const MemoryPlan& plan, Trace* trace)
{
    Args values{{"bytes", sumOf(plan, &CardMemory::runtime)}};
    for (const Device& d : in.request.devices) {
        values.push_back({"driver_context_mib", d.context.mib()});
        break;
    }
    values.push_back({"libraries_mib", in.runtime.nonTorchMib});
    values.push_back({"cuda_graphs_mib", in.runtime.cudaGraphMib});
    explain(trace, {"runtime", "driver_context_mib + libraries_mib + cuda_graphs_mib + widened_cache", std::move(values), in.runtime.source});
    if (plan.cards.empty() || !plan.cards.front().kvPool)
        return;
    explain(trace, {"kv_pool",
                    "memory_utilization · visible_mib − weights_mib − activation_mib − libraries_mib − cuda_graphs_mib",
                    {{"memory_utilization", *in.request.workload.memoryUtilization},
                     {"visible_mib", in.request.devices.front().visible.mib()},
                     {"weights_mib", plan.cards.front().weights.mib()},
                     {"activation_mib", plan.cards.front().compute.mib()},
                     {"libraries_mib", in.runtime.nonTorchMib},
                     {"cuda_graphs_mib", in.runtime.cudaGraphMib},
                     {"pool_mib", plan.cards.front().kvPool->mib()},
                     {"kv_capacity_tokens", double(plan.kvCapacityTokens.value_or(0))}},
                    in.runtime.source});
}

} // namespace

void explainPlan(const Inputs& in, const MemoryPlan& plan, Trace* trace)
{
    if (!trace)
        return;
    explainWeights(in, plan, trace);
    explainCache(in, plan, trace);
    explainWork(in, plan, trace);
    explainRuntime(in, plan, trace);
}

} // namespace cabe::memory
