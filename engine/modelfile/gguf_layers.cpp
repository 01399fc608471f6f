// SPDX-License-Identifier: GPL-3.0-or-later
// Tensor names: gguf-py/gguf/constants.py of ggml-org/llama.cpp.
#include "engine/modelfile/gguf_layers.h"

#include "engine/modelfile/tensor_names.h"

#include <algorithm>
#include <string_view>

namespace cabe::modelfile {

namespace {

bool startsWith(std::string_view name, std::string_view part) { return name.substr(0, part.size()) == part; }

void addAttention(LayerTensors& l, std::string_view name, const GgufTensor& t)
{
    const std::uint64_t out = t.dims[1];
    if (name == "attn_q.weight")
        l.query = out;
    else if (name == "attn_k.weight")
        l.key = out;
    else if (name == "attn_v.weight")
        l.value = out;
    else if (name == "attn_qkv.weight")
        l.fusedQkv = out;
    else if (name == "attn_gate.weight")
        l.gate = out;
    else if (startsWith(name, "attn_kv_a_mqa") || startsWith(name, "attn_kv_b") || startsWith(name, "attn_k_b"))
        l.latent = true;
    else if (name == "attn_q_norm.weight")
        l.queryNorm = t.elements;
    else if (startsWith(name, "attn_sinks"))
        l.sinks = true;
    else if (name == "attn_q.bias" || name == "attn_qkv.bias")
        l.qkvBias = true;
    else if (name == "attn_output.bias")
        l.outputBias = true;
    else if (startsWith(name, "indexer."))
        l.indexer = true;
}

void addFeedForward(LayerTensors& l, std::string_view name, const GgufTensor& t)
{
    const std::uint64_t out = t.dims[1];
    if (name == "ffn_up.weight")
        l.ffn = out;
    else if (startsWith(name, "ffn_gate.") || name == "ffn_gate_exps.weight" || name == "ffn_gate_up_exps.weight")
        l.gatedFfn = true;
    else if (name == "ffn_up.bias" || name == "ffn_down.bias")
        l.ffnBias = true;
    else if (name == "ffn_up_shexp.weight")
        l.sharedFfn = out;
    else if (name == "ffn_gate_inp_shexp.weight")
        l.sharedGate = true;
    else if (startsWith(name, "exp_probs_b") || name == "ffn_gate_inp.bias")
        l.routerBias = true;
    else if (name == "ffn_up_exps.bias" || name == "ffn_gate_up_exps.bias")
        l.expertBias = true;
    if (name == "ffn_up_exps.weight" || name == "ffn_gate_up_exps.weight" || name == "ffn_down_exps.weight") {
        l.experts = t.dims[2];
        l.expertFfn = name == "ffn_up_exps.weight" ? out : name == "ffn_down_exps.weight" ? t.dims[0] : out / 2;
    } else if (startsWith(name, "ffn_up.") && name.size() > 14) {   // one tensor an expert: "ffn_up.7.weight" of early mixtures
        l.experts = std::max(l.experts, std::uint64_t{1});
        l.expertFfn = out;
    }
}

void addRecurrent(LayerTensors& l, std::string_view name)
{
    if (startsWith(name, "shortconv."))
        l.recurrent = l.shortConv = true;
    if (!startsWith(name, "ssm_"))
        return;
    l.recurrent = true;
    l.deltaHeads = l.deltaHeads || startsWith(name, "ssm_conv1d_q") || startsWith(name, "ssm_f_a");
    l.timeProjection = l.timeProjection || name == "ssm_x.weight";
    l.timeNorm = l.timeNorm || startsWith(name, "ssm_dt_norm");
}

// "attn_norm", "ffn_norm", "post_attention_norm" …: one value a channel of the residual stream.
void addNorm(LayerTensors& l, std::string_view name, const GgufTensor& t, std::uint64_t hidden)
{
    const bool norm = name.find("norm") != std::string_view::npos || name == "layer_out_norm.weight";
    const bool inside = startsWith(name, "attn_q") || startsWith(name, "attn_k") || startsWith(name, "attn_sub") || startsWith(name, "ssm_") || startsWith(name, "indexer.");
    if (!norm || inside || t.elements != hidden)
        return;
    if (name.ends_with(".bias"))
        l.normBias = true;
    else
        ++l.norms;
}

void addOutside(TensorFacts& f, const GgufTensor& t)
{
    const std::string_view name = t.name;
    if (name == "token_embd.weight")
        f.vocab = t.dims[1];
    else if (name == "output.weight")
        f.output = true;
    else if (name == "output.bias")
        f.outputBias = true;
    else if (name == "position_embd.weight" || name == "token_types.weight")
        f.positions += t.dims[1];
    else if (name.find("norm") != std::string_view::npos && name.ends_with(".weight"))
        ++f.outerNorms;
}

} // namespace

TensorFacts factsOf(const std::vector<GgufTensor>& tensors, int blocks, std::uint64_t hidden)
{
    TensorFacts facts;
    facts.layers.resize(static_cast<std::size_t>(std::max(0, blocks)));
    // Which blocks are for prediction is known only when all names are read.
    for (const GgufTensor& t : tensors)
        if (const LayerName n = splitLayer(t.name); n.layer >= 0 && n.layer < blocks && startsWith(n.rest, "nextn."))
            facts.layers[static_cast<std::size_t>(n.layer)].prediction = true;
    for (const GgufTensor& t : tensors) {
        const LayerName n = splitLayer(t.name);
        const auto elements = static_cast<double>(t.elements), bytes = static_cast<double>(t.bytes);
        double TensorBytes::*part = partOf(t.name);
        facts.bytes.*part += bytes;
        if (n.layer < 0 || n.layer >= blocks) {
            facts.elements += startsWith(t.name, "rope_") ? 0 : elements;
            addOutside(facts, t);
            continue;
        }
        LayerTensors& l = facts.layers[static_cast<std::size_t>(n.layer)];
        if (l.prediction) {
            facts.predictionElements += elements;
            facts.predictionBytes += bytes;
            continue;
        }
        facts.elements += elements;
        if (part == &TensorBytes::experts)
            facts.expertElements += elements;
        addAttention(l, n.rest, t);
        addFeedForward(l, n.rest, t);
        addRecurrent(l, n.rest);
        addNorm(l, n.rest, t, hidden);
    }
    return facts;
}

} // namespace cabe::modelfile
