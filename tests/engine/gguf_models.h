// SPDX-License-Identifier: GPL-3.0-or-later
// Headers of real models, written from their published shapes with the tensor names of llama.cpp's converter (gguf-py/gguf/constants.py and
// convert_hf_to_gguf.py). Types as in a plain Q8_0 file: matrices in Q8_0, the rest in F32.
#pragma once

#include "tests/engine/gguf_maker.h"

namespace cabe::test {

class ModelTable {
public:
    ModelTable(std::string arch, std::string name, std::uint32_t layers, std::uint32_t hidden, std::uint32_t vocab, int version = 3, bool bigEndian = false)
        : maker{version, bigEndian}, arch_{std::move(arch)}, hidden_{hidden}
    {
        maker.text("general.architecture", arch_).text("general.name", name).number("general.file_type", 7);
        key("block_count", layers).key("embedding_length", hidden).key("context_length", 8192);
        maker.tokens("tokenizer.ggml.tokens", 64);
        matrix("token_embd.weight", {hidden, vocab});
        vector("output_norm.weight", hidden);
    }
    ModelTable& key(const std::string& name, std::uint32_t value)
    {
        maker.number(arch_ + '.' + name, value);
        return *this;
    }
    ModelTable& keys(std::initializer_list<std::pair<const char*, std::uint32_t>> values)
    {
        for (const auto& [name, value] : values)
            key(name, value);
        return *this;
    }
    ModelTable& list(const std::string& name, const std::vector<std::int32_t>& values)
    {
        maker.list(arch_ + '.' + name, values);
        return *this;
    }
    void matrix(const std::string& name, const std::vector<std::uint64_t>& dims)
    {
        const auto elements = count(dims);
        elements_ += elements;
        if (dims[0] % 32 == 0)
            maker.tensor(name, dims, 8, elements / 32 * 34);
        else
            maker.tensor(name, dims, 1, elements * 2);
    }
    void vector(const std::string& name, std::uint64_t length)
    {
        elements_ += length;
        maker.tensor(name, {length}, 0, length * 4);
    }
    // Of one layer: "blk.N." in front.
    ModelTable& at(std::uint32_t layer)
    {
        layer_ = "blk." + std::to_string(layer) + '.';
        return *this;
    }
    ModelTable& m(const std::string& name, const std::vector<std::uint64_t>& dims)
    {
        matrix(layer_ + name + ".weight", dims);
        return *this;
    }
    ModelTable& v(const std::string& name, std::uint64_t length)
    {
        vector(layer_ + name, length);
        return *this;
    }
    ModelTable& norms(std::initializer_list<const char*> names)
    {
        for (const auto* name : names)
            v(std::string{name} + ".weight", hidden_);
        return *this;
    }
    ModelTable& attention(std::uint64_t query, std::uint64_t key, std::uint64_t value, std::uint64_t out)
    {
        return m("attn_q", {hidden_, query}).m("attn_k", {hidden_, key}).m("attn_v", {hidden_, value}).m("attn_output", {out, hidden_});
    }
    ModelTable& ffn(std::uint64_t width) { return m("ffn_gate", {hidden_, width}).m("ffn_up", {hidden_, width}).m("ffn_down", {width, hidden_}); }
    ModelTable& experts(std::uint64_t count, std::uint64_t width)
    {
        return m("ffn_gate_inp", {hidden_, count}).m("ffn_gate_exps", {hidden_, width, count}).m("ffn_up_exps", {hidden_, width, count}).m("ffn_down_exps", {width, hidden_, count});
    }
    ModelTable& sharedExperts(std::uint64_t width)
    {
        return m("ffn_gate_shexp", {hidden_, width}).m("ffn_up_shexp", {hidden_, width}).m("ffn_down_shexp", {width, hidden_});
    }
    [[nodiscard]] std::uint64_t elements() const { return elements_; }

    GgufMaker maker;

private:
    static std::uint64_t count(const std::vector<std::uint64_t>& dims)
    {
        std::uint64_t product = 1;
        for (const auto dim : dims)
            product *= dim;
        return product;
    }
    std::string arch_, layer_;
    std::uint64_t hidden_, elements_ = 0;
};

inline ModelTable llama31of8b(int version = 3, bool bigEndian = false)
{
    ModelTable t{"llama", "Meta Llama 3.1 8B Instruct", 32, 4096, 128'256, version, bigEndian};
    t.keys({{"feed_forward_length", 14'336}, {"attention.head_count", 32}, {"attention.head_count_kv", 8}, {"rope.dimension_count", 128}});
    t.matrix("output.weight", {4096, 128'256});
    for (std::uint32_t i = 0; i < 32; ++i)
        t.at(i).norms({"attn_norm", "ffn_norm"}).attention(4096, 1024, 1024, 4096).ffn(14'336);
    return t;
}

inline ModelTable qwen3of30b()
{
    ModelTable t{"qwen3moe", "Qwen3 30B A3B", 48, 2048, 151'936};
    t.keys({{"feed_forward_length", 6144}, {"attention.head_count", 32}, {"attention.head_count_kv", 4}, {"attention.key_length", 128}, {"attention.value_length", 128},
            {"expert_count", 128}, {"expert_used_count", 8}, {"expert_feed_forward_length", 768}});
    t.matrix("output.weight", {2048, 151'936});
    for (std::uint32_t i = 0; i < 48; ++i)
        t.at(i).norms({"attn_norm", "ffn_norm"}).v("attn_q_norm.weight", 128).v("attn_k_norm.weight", 128).attention(4096, 512, 512, 4096).experts(128, 768);
    return t;
}

inline ModelTable gemma3of12b()
{
    ModelTable t{"gemma3", "Gemma 3 12B", 48, 3840, 262'208};
    t.keys({{"feed_forward_length", 15'360}, {"attention.head_count", 16}, {"attention.head_count_kv", 8}, {"attention.key_length", 256}, {"attention.value_length", 256},
            {"attention.sliding_window", 1024}});
    for (std::uint32_t i = 0; i < 48; ++i)
        t.at(i).norms({"attn_norm", "post_attention_norm", "ffn_norm", "post_ffw_norm"}).v("attn_q_norm.weight", 256).v("attn_k_norm.weight", 256)
            .attention(4096, 2048, 2048, 4096).ffn(15'360);
    return t;
}

inline ModelTable deepseekV3()
{
    ModelTable t{"deepseek2", "DeepSeek V3", 61, 7168, 129'280};
    t.keys({{"feed_forward_length", 18'432}, {"attention.head_count", 128}, {"attention.head_count_kv", 1}, {"attention.key_length", 576}, {"attention.value_length", 512},
            {"attention.key_length_mla", 192}, {"attention.value_length_mla", 128}, {"attention.kv_lora_rank", 512}, {"attention.q_lora_rank", 1536}, {"rope.dimension_count", 64},
            {"expert_count", 256}, {"expert_used_count", 8}, {"expert_shared_count", 1}, {"expert_feed_forward_length", 2048}, {"leading_dense_block_count", 3}});
    t.matrix("output.weight", {7168, 129'280});
    for (std::uint32_t i = 0; i < 61; ++i) {
        t.at(i).norms({"attn_norm", "ffn_norm"}).m("attn_q_a", {7168, 1536}).v("attn_q_a_norm.weight", 1536).m("attn_q_b", {1536, 24'576}).m("attn_kv_a_mqa", {7168, 576})
            .v("attn_kv_a_norm.weight", 512).m("attn_k_b", {128, 512, 128}).m("attn_v_b", {512, 128, 128}).m("attn_output", {16'384, 7168});
        if (i < 3)
            t.ffn(18'432);
        else
            t.experts(256, 2048).sharedExperts(2048).v("exp_probs_b.bias", 256);
    }
    return t;
}

inline ModelTable qwen3next()
{
    ModelTable t{"qwen3next", "Qwen3 Next 80B A3B", 48, 2048, 151'936};
    t.keys({{"feed_forward_length", 5120}, {"attention.head_count", 16}, {"attention.head_count_kv", 2}, {"attention.key_length", 256}, {"attention.value_length", 256},
            {"expert_count", 512}, {"expert_used_count", 10}, {"expert_feed_forward_length", 512}, {"expert_shared_feed_forward_length", 512}, {"ssm.conv_kernel", 4},
            {"ssm.state_size", 128}, {"ssm.group_count", 16}, {"ssm.time_step_rank", 32}, {"ssm.inner_size", 4096}});
    t.matrix("output.weight", {2048, 151'936});
    for (std::uint32_t i = 0; i < 48; ++i) {
        t.at(i).norms({"attn_norm", "post_attention_norm"}).experts(512, 512).sharedExperts(512).m("ffn_gate_inp_shexp", {2048, 1});
        if (i % 4 == 3)
            t.v("attn_q_norm.weight", 256).v("attn_k_norm.weight", 256).attention(8192, 512, 512, 4096);
        else
            t.m("attn_qkv", {2048, 8192}).m("attn_gate", {2048, 4096}).m("ssm_conv1d", {4, 8192}).v("ssm_dt.bias", 32).v("ssm_a", 32).m("ssm_ba", {2048, 64})
                .v("ssm_norm.weight", 128).m("ssm_out", {4096, 2048});
    }
    return t;
}

inline ModelTable lfm2of1200m()
{
    ModelTable t{"lfm2", "LFM2 1.2B", 16, 2048, 65'536};
    t.keys({{"feed_forward_length", 8192}, {"attention.head_count", 32}, {"shortconv.l_cache", 3}});
    std::vector<std::int32_t> heads(16, 0);
    for (const std::size_t i : {2U, 5U, 8U, 10U, 12U, 14U})
        heads[i] = 8;
    t.list("attention.head_count_kv", heads);
    for (std::uint32_t i = 0; i < 16; ++i) {
        t.at(i).norms({"attn_norm", "ffn_norm"}).ffn(8192);
        if (heads[i] > 0)
            t.v("attn_q_norm.weight", 64).v("attn_k_norm.weight", 64).attention(2048, 512, 512, 2048);
        else
            t.m("shortconv.conv", {3, 2048}).m("shortconv.in_proj", {2048, 6144}).m("shortconv.out_proj", {2048, 2048});
    }
    return t;
}

inline ModelTable nemotron3nano()
{
    const std::string pattern = "MEMEM*EMEMEM*EMEMEM*EMEMEM*EMEMEM*EMEMEMEM*EMEMEMEME";
    ModelTable t{"nemotron_h_moe", "Nemotron 3 Nano 30B A3B", 52, 2688, 131'072};
    t.keys({{"attention.head_count", 32}, {"attention.key_length", 128}, {"attention.value_length", 128}, {"expert_count", 128}, {"expert_used_count", 6},
            {"expert_feed_forward_length", 1856}, {"expert_shared_feed_forward_length", 3712}, {"expert_shared_count", 1}, {"ssm.conv_kernel", 4}, {"ssm.state_size", 128},
            {"ssm.group_count", 8}, {"ssm.time_step_rank", 64}, {"ssm.inner_size", 4096}});
    std::vector<std::int32_t> heads;
    for (const char letter : pattern)
        heads.push_back(letter == '*' ? 2 : 0);
    t.list("attention.head_count_kv", heads);
    t.matrix("output.weight", {2688, 131'072});
    for (std::uint32_t i = 0; i < 52; ++i) {
        t.at(i).norms({"attn_norm"});
        if (pattern[i] == 'M')
            t.m("ssm_in", {2688, 2 * 4096 + 2 * 1024 + 64}).m("ssm_conv1d", {4, 6144}).v("ssm_conv1d.bias", 6144).v("ssm_dt.bias", 64).v("ssm_a", 64).v("ssm_d", 64)
                .m("ssm_norm", {512, 8}).m("ssm_out", {4096, 2688});
        else if (pattern[i] == '*')
            t.attention(4096, 256, 256, 4096);
        else
            t.m("ffn_gate_inp", {2688, 128}).v("exp_probs_b.bias", 128).m("ffn_up_exps", {2688, 1856, 128}).m("ffn_down_exps", {1856, 2688, 128}).m("ffn_up_shexp", {2688, 3712})
                .m("ffn_down_shexp", {3712, 2688});
    }
    return t;
}

inline ModelTable gptOss20b()
{
    ModelTable t{"gpt-oss", "gpt-oss 20B", 24, 2880, 201'088};
    t.keys({{"feed_forward_length", 2880}, {"attention.head_count", 64}, {"attention.head_count_kv", 8}, {"attention.key_length", 64}, {"attention.value_length", 64},
            {"attention.sliding_window", 128}, {"expert_count", 32}, {"expert_used_count", 4}, {"expert_feed_forward_length", 2880}});
    t.matrix("output.weight", {2880, 201'088});
    for (std::uint32_t i = 0; i < 24; ++i)
        t.at(i).norms({"attn_norm", "post_attention_norm"}).attention(4096, 512, 512, 4096).v("attn_q.bias", 4096).v("attn_k.bias", 512).v("attn_v.bias", 512)
            .v("attn_output.bias", 2880).v("attn_sinks.weight", 64).experts(32, 2880).v("ffn_gate_inp.bias", 32).v("ffn_gate_exps.bias", std::uint64_t{2880} * 32)
            .v("ffn_up_exps.bias", std::uint64_t{2880} * 32).v("ffn_down_exps.bias", std::uint64_t{2880} * 32);
    return t;
}

// 46 layers and one for prediction, which llama.cpp keeps as layer 46.
inline ModelTable glm45air()
{
    ModelTable t{"glm4moe", "GLM 4.5 Air", 47, 4096, 151'552};
    t.keys({{"feed_forward_length", 10'944}, {"attention.head_count", 96}, {"attention.head_count_kv", 8}, {"attention.key_length", 128}, {"attention.value_length", 128},
            {"expert_count", 128}, {"expert_used_count", 8}, {"expert_shared_count", 1}, {"expert_feed_forward_length", 1408}, {"leading_dense_block_count", 1},
            {"nextn_predict_layers", 1}});
    t.matrix("output.weight", {4096, 151'552});
    for (std::uint32_t i = 0; i < 47; ++i) {
        t.at(i).norms({"attn_norm", "post_attention_norm"}).attention(12'288, 1024, 1024, 12'288).v("attn_q.bias", 12'288).v("attn_k.bias", 1024).v("attn_v.bias", 1024);
        if (i == 0)
            t.ffn(10'944);
        else
            t.experts(128, 1408).sharedExperts(1408).v("exp_probs_b.bias", 128);
        if (i == 46)
            t.m("nextn.eh_proj", {8192, 4096}).norms({"nextn.enorm", "nextn.hnorm", "nextn.shared_head_norm"});
    }
    return t;
}

} // namespace cabe::test
