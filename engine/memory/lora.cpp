// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/memory/lora.h"

#include "engine/memory/shape.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace cabe {

namespace {

bool isAttention(TensorClass c)
{
    return c == TensorClass::attnQ || c == TensorClass::attnK || c == TensorClass::attnV || c == TensorClass::attnOutput || c == TensorClass::attnQkv;
}

bool isLinear(TensorClass c)
{
    return isAttention(c) || c == TensorClass::attnOther || c == TensorClass::ffnGate || c == TensorClass::ffnUp || c == TensorClass::ffnDown ||
           c == TensorClass::expert || c == TensorClass::sharedExpert || c == TensorClass::ssm;
}

struct Module {
    std::string_view name, shortName;
    TensorClass cls;
};
constexpr std::array<Module, 9> modules{{{"q_proj", "q", TensorClass::attnQ},
                                         {"k_proj", "k", TensorClass::attnK},
                                         {"v_proj", "v", TensorClass::attnV},
                                         {"o_proj", "o", TensorClass::attnOutput},
                                         {"qkv_proj", "qkv", TensorClass::attnQkv},
                                         {"query_key_value", "c_attn", TensorClass::attnQkv},
                                         {"gate_proj", "gate", TensorClass::ffnGate},
                                         {"up_proj", "up", TensorClass::ffnUp},
                                         {"down_proj", "down", TensorClass::ffnDown}}};

bool matches(const std::string& target, const TensorGroup& t)
{
    if (target == "all-linear")
        return isLinear(t.cls);
    if (target == "attention")
        return isAttention(t.cls);
    const TensorClass role = t.kind == TensorClass::other ? t.cls : t.kind;     // experts by their part
    return std::ranges::any_of(modules, [&](const Module& m) { return (target == m.name || target == m.shortName) && m.cls == role; });
}

} // namespace

std::int64_t loraParameters(const Model& model, const LoraSettings& lora)
{
    std::int64_t sum = 0;
    for (const TensorGroup& t : tensors(model)) {
        if (t.layer < 0) {
            const bool table = t.cls == TensorClass::embedding || t.cls == TensorClass::output;
            sum += *lora.trainEmbeddings && table ? t.elements() : 0;
            continue;
        }
        if (!t.oneDimensional && std::ranges::any_of(*lora.targets, [&](const std::string& target) { return matches(target, t); }))
            sum += std::int64_t{*lora.rank} * (t.rowLength + t.rows) * t.count;
    }
    return sum;
}

} // namespace cabe
