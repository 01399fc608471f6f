// SPDX-License-Identifier: GPL-3.0-or-later
// Tensors of recurrent layers and of feed-forward layers with and without experts. Layouts follow the published modelling code of each
// family (huggingface/transformers:src/transformers/models, fla-org/flash-linear-attention:fla/layers).
#include "engine/memory/tensor_list.h"

namespace cabe::memory {

namespace {

void addMamba1(TensorList& list, const SsmShape& s)
{
    const std::int64_t inner = s.inner.value_or(0), state = s.state.value_or(0), rank = s.dtRank.value_or(0);
    list.matrix(TensorClass::ssm, list.hidden(), 2 * inner);
    list.vector(TensorClass::ssm, inner * (s.conv.value_or(0) + 1));
    list.matrix(TensorClass::ssm, inner, rank + 2 * state);
    list.matrix(TensorClass::ssm, rank, inner);
    list.vector(TensorClass::ssm, inner * (state + 2));     // A, D, time-step bias
    list.matrix(TensorClass::ssm, inner, list.hidden());
    if (s.innerNorms)
        list.vector(TensorClass::norm, rank + 2 * state);
}

void addMamba2(TensorList& list, const SsmShape& s)
{
    const std::int64_t inner = s.inner.value_or(0), heads = s.heads.value_or(0);
    const std::int64_t shared = 2 * std::int64_t{s.groups.value_or(0)} * s.state.value_or(0);
    list.matrix(TensorClass::ssm, list.hidden(), 2 * inner + shared + heads);
    list.vector(TensorClass::ssm, (inner + shared) * (s.conv.value_or(0) + 1));
    list.vector(TensorClass::ssm, heads, 3);                // A, D, time-step bias
    list.vector(TensorClass::norm, list.model().arch == "falcon-h1" ? 0 : inner);
    list.matrix(TensorClass::ssm, inner, list.hidden());
}

void addGatedDeltanet(TensorList& list, const SsmShape& s)
{
    const std::int64_t keys = std::int64_t{s.kHeads.value_or(0)} * s.kDim.value_or(0);
    const std::int64_t vHeads = s.vHeads.value_or(0), values = vHeads * s.vDim.value_or(0);
    list.matrix(TensorClass::attnQkv, list.hidden(), 2 * keys + values);
    list.matrix(TensorClass::attnOther, list.hidden(), values);     // output gate
    list.matrix(TensorClass::ssm, list.hidden(), vHeads, 2);        // decay and step
    list.vector(TensorClass::ssm, (2 * keys + values) * s.conv.value_or(0));
    list.vector(TensorClass::ssm, vHeads, 2);
    list.vector(TensorClass::norm, s.vDim.value_or(0));
    list.matrix(TensorClass::ssm, values, list.hidden());
}

void addKimiDelta(TensorList& list, const SsmShape& s)
{
    const std::int64_t heads = s.heads.value_or(0), dim = s.headDim.value_or(0), inner = heads * dim;
    list.matrix(TensorClass::attnQ, list.hidden(), inner);
    list.matrix(TensorClass::attnK, list.hidden(), inner);
    list.matrix(TensorClass::attnV, list.hidden(), inner);
    list.vector(TensorClass::ssm, inner * s.conv.value_or(0), 3);
    // Decay and output gate: through `dim` in Kimi Linear, the gate in full in Kimi K3, both in full in Ling 3.
    const std::string& arch = list.model().arch;
    const int full = arch == "bailing_hybrid" ? 2 : arch == "kimi_k3" ? 1 : 0;
    list.matrix(TensorClass::ssm, list.hidden(), dim, 2 - full);
    list.matrix(TensorClass::ssm, dim, inner, 2 - full);
    list.matrix(TensorClass::ssm, list.hidden(), inner, full);
    list.matrix(TensorClass::ssm, list.hidden(), heads);
    list.vector(TensorClass::ssm, heads + inner);
    list.vector(TensorClass::norm, dim);
    list.matrix(TensorClass::attnOutput, inner, list.hidden());
}

void addLightning(TensorList& list, const SsmShape& s)
{
    const std::int64_t inner = std::int64_t{s.heads.value_or(0)} * s.headDim.value_or(0);
    list.matrix(TensorClass::attnQkv, list.hidden(), 3 * inner);
    list.matrix(TensorClass::attnOther, list.hidden(), inner);      // output gate
    list.vector(TensorClass::norm, inner);
    list.matrix(TensorClass::attnOutput, inner, list.hidden());
}

void addShortconv(TensorList& list, const SsmShape& s)
{
    const std::int64_t inner = s.inner.value_or(0);
    list.matrix(TensorClass::ssm, list.hidden(), 3 * inner);
    list.vector(TensorClass::ssm, inner * s.conv.value_or(0));
    list.matrix(TensorClass::ssm, inner, list.hidden());
}

// Gate (if any), up and down of one width; `count` equal experts or blocks.
void addBlocks(TensorList& list, TensorClass cls, std::int64_t input, std::int64_t width, int count)
{
    const bool own = cls == TensorClass::expert || cls == TensorClass::sharedExpert;
    const auto add = [&](TensorClass kind, std::int64_t in, std::int64_t out) { list.matrix(own ? cls : kind, in, out, count, kind); };
    if (!own && fusesGateUp(list.model())) {
        add(TensorClass::ffnUp, input, 2 * width);
    } else {
        if (list.model().gatedFfn)
            add(TensorClass::ffnGate, input, width);
        add(TensorClass::ffnUp, input, width);
    }
    add(TensorClass::ffnDown, width, input);
}

void addExperts(TensorList& list, const MoeShape& m)
{
    const Model& model = list.model();
    const std::int64_t routed = m.experts + m.zeroExperts.value_or(0);
    list.matrix(TensorClass::router, model.hidden, routed);
    if (m.routerBias)
        list.vector(TensorClass::router, routed);
    const std::int64_t input = m.latent.value_or(model.hidden);
    if (m.latent) {
        list.matrix(TensorClass::ffnUp, model.hidden, input);
        list.matrix(TensorClass::ffnDown, input, model.hidden);
    }
    addBlocks(list, TensorClass::expert, input, m.expertFfn, m.experts);
    if (m.expertBias)
        list.vector(TensorClass::expert, (model.gatedFfn ? 2 : 1) * std::int64_t{m.expertFfn} + model.hidden, m.experts);
    addBlocks(list, TensorClass::sharedExpert, model.hidden, m.sharedFfn, m.shared);
    if (m.sharedGate)
        list.matrix(TensorClass::router, model.hidden, 1);
}

} // namespace

void addRecurrent(TensorList& list)
{
    const auto& ssm = list.model().attention.ssm;
    if (!ssm)
        return;
    switch (ssm->type) {
    case SsmType::mamba1: return addMamba1(list, *ssm);
    case SsmType::mamba2: return addMamba2(list, *ssm);
    case SsmType::gatedDeltanet: return addGatedDeltanet(list, *ssm);
    case SsmType::kimiDeltaAttention: return addKimiDelta(list, *ssm);
    case SsmType::lightning: return addLightning(list, *ssm);
    case SsmType::shortconv: return addShortconv(list, *ssm);
    }
}

void addFeedForward(TensorList& list, const LayerShape& layer)
{
    const Model& model = list.model();
    if (layer.denseBlocks > 0) {
        addBlocks(list, TensorClass::other, model.hidden, layer.ffn, layer.denseBlocks);
        if (model.mlpBias)
            list.vector(TensorClass::norm, (model.gatedFfn ? 2 : 1) * std::int64_t{layer.ffn} + model.hidden, layer.denseBlocks);
    }
    if (layer.moe)
        addExperts(list, *model.moe);
}

} // namespace cabe::memory
