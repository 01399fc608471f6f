// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modelfile/families.h"

#include <algorithm>
#include <array>

namespace cabe::modelfile {

namespace {

constexpr auto qkv = AttnBias::qkv;
constexpr auto all = AttnBias::all;
constexpr auto biased = NormKind::layernormBias;

constexpr auto families = std::to_array<Family>({
    // Plain decoders
    {.arch = "llama", .types = "yi Yi aquila internlm xverse teuken decilm"},
    {.arch = "llama", .types = "mistral mixtral", .slidingLayers = "all"},
    {.arch = "mistral3", .types = "ministral3 ministral pixtral"},
    {.arch = "mistral4", .types = ""},
    {.arch = "llama4", .types = "llama4_text", .slidingLayers = "3 of 4"},
    {.arch = "mllama", .types = "mllama_text_model"},
    {.arch = "arcee", .types = "", .gated = false},
    {.arch = "smollm3", .types = "", .tied = true},
    {.arch = "minicpm", .types = "", .tied = true},
    {.arch = "minicpm3", .types = "", .tied = true},
    {.arch = "baichuan", .types = ""},
    {.arch = "internlm2", .types = "internlm3"},
    {.arch = "orion", .types = "", .norm = biased},
    {.arch = "stablelm", .types = "stablelm_epoch", .biasKind = qkv, .norm = biased},
    {.arch = "exaone", .types = ""},
    {.arch = "exaone4", .types = "", .slidingLayers = "3 of 4", .qkNorm = QkNorm::head},
    {.arch = "exaone4_5", .types = "exaone4_5_text", .slidingLayers = "3 of 4", .qkNorm = QkNorm::head},
    {.arch = "exaone-moe", .types = "exaone_moe", .slidingLayers = "3 of 4", .qkNorm = QkNorm::head, .routerBias = true},
    {.arch = "seed_oss", .types = "", .bias = qkv, .biasKind = qkv},
    {.arch = "apertus", .types = "", .qkNorm = QkNorm::head, .gated = false},
    {.arch = "olmo", .types = "", .norms = 0},
    {.arch = "olmo2", .types = "olmo3", .slidingLayers = "3 of 4", .qkNorm = QkNorm::full},
    {.arch = "olmoe", .types = "flex_olmo", .qkNorm = QkNorm::full},
    {.arch = "granite", .types = "granitemoe granitemoeshared", .tied = true},
    {.arch = "hunyuan-dense", .types = "hunyuan_v1_dense hunyuan_vl", .qkNorm = QkNorm::head, .tied = true},
    {.arch = "hunyuan-moe", .types = "hunyuan hunyuan_v1_moe", .qkNorm = QkNorm::head, .tied = true},
    {.arch = "hy_v3", .types = "", .qkNorm = QkNorm::head, .routerBias = true},
    {.arch = "ernie4_5", .types = "", .tied = true},
    {.arch = "ernie4_5-moe", .types = "ernie4_5_moe ernie4_5_moe_vl ernie4_5_vl_moe", .tied = true, .routerBias = true},
    {.arch = "mimo", .types = "", .bias = qkv, .biasKind = qkv},
    {.arch = "mimo2", .types = "mimo_v2 mimo_v2_flash", .biasKind = qkv, .routerBias = true},
    {.arch = "dots1", .types = "dots1", .qkNorm = QkNorm::head, .routerBias = true},
    {.arch = "solar_open", .types = "", .routerBias = true},
    {.arch = "nemotron", .types = "", .norm = biased, .gated = false},
    {.arch = "deci", .types = "nemotron-nas"},

    // Qwen
    {.arch = "qwen", .types = "", .bias = qkv, .biasKind = qkv},
    {.arch = "qwen2", .types = "dream", .bias = qkv, .biasKind = qkv},
    {.arch = "qwen2vl", .types = "qwen2_vl qwen2_vl_text qwen2_5_vl qwen2_5_vl_text qwen2_5_omni qwen2_5_omni_text", .bias = qkv, .biasKind = qkv},
    {.arch = "qwen2moe", .types = "qwen2_moe", .bias = qkv, .biasKind = qkv, .sharedGate = true},
    {.arch = "qwen3", .types = "qwen3_asr", .biasKind = qkv, .qkNorm = QkNorm::head},
    {.arch = "qwen3moe", .types = "qwen3_moe", .biasKind = qkv, .qkNorm = QkNorm::head},
    {.arch = "qwen3vl", .types = "qwen3_vl qwen3_vl_text", .biasKind = qkv, .qkNorm = QkNorm::head},
    {.arch = "qwen3vlmoe", .types = "qwen3_vl_moe qwen3_vl_moe_text qwen3_omni_moe qwen3_omni_moe_text", .biasKind = qkv, .qkNorm = QkNorm::head},
    {.arch = "qwen3next", .types = "qwen3_next", .biasKind = qkv, .qkNorm = QkNorm::head, .gate = AttnGate::full, .sharedGate = true},
    {.arch = "qwen35", .types = "qwen3_5 qwen3_5_text", .biasKind = qkv, .qkNorm = QkNorm::head, .gate = AttnGate::full},
    {.arch = "qwen35moe", .types = "qwen3_5_moe qwen3_5_moe_text", .biasKind = qkv, .qkNorm = QkNorm::head, .gate = AttnGate::full, .sharedGate = true},
    {.arch = "qwen4_exp", .types = "qwen4_exp_text", .gate = AttnGate::full, .sharedGate = true},

    // Gemma
    {.arch = "gemma", .types = "", .tied = true},
    {.arch = "gemma2", .types = "", .slidingLayers = "alternate", .norms = 4, .tied = true},
    {.arch = "gemma3", .types = "gemma3_text", .slidingLayers = "5 of 6", .qkNorm = QkNorm::head, .norms = 4, .tied = true},
    {.arch = "gemma3n", .types = "gemma3n_text", .slidingLayers = "4 of 5", .qkNorm = QkNorm::head, .norms = 4, .tied = true},
    {.arch = "gemma4", .types = "gemma4_text gemma4_unified gemma4_unified_text", .slidingLayers = "5 of 6", .qkNorm = QkNorm::head, .norms = 4, .tied = true},
    {.arch = "diffusion_gemma", .types = "diffusion_gemma_text", .slidingLayers = "5 of 6", .qkNorm = QkNorm::head, .norms = 4, .tied = true},

    // Phi
    {.arch = "phi2", .types = "phi phi-msft", .bias = all, .norm = biased, .norms = 1, .gated = false, .mlpBias = true, .headBias = true},
    {.arch = "phi3", .types = "phi4 phi4mm phi3_v phi4_multimodal"},
    {.arch = "phimoe", .types = "", .bias = all, .norm = biased, .headBias = true},

    // DeepSeek and what is built like it
    {.arch = "deepseek", .types = ""},
    {.arch = "deepseek2", .types = "deepseek_v2 deepseek_v3 kimi_k2 kimi_k25 glm4_moe_lite"},
    {.arch = "deepseek32", .types = "deepseek_v32"},
    {.arch = "deepseek4", .types = "deepseek_v4 deepseek_ref", .slidingLayers = "all", .routerBias = true},
    {.arch = "longcat_flash", .types = ""},
    {.arch = "kimi-linear", .types = "kimi_linear", .routerBias = true},
    {.arch = "kimi_k3", .types = "", .routerBias = true},
    {.arch = "bailingmoe2", .types = "bailing_moe_v2", .qkNorm = QkNorm::head, .routerBias = true},
    {.arch = "bailingmoe", .types = "bailing_moe"},
    {.arch = "bailing_hybrid", .types = "bailing_moe_linear bailing_moe_v2_5", .routerBias = true},

    // GLM
    {.arch = "chatglm", .types = "", .bias = qkv, .biasKind = qkv},
    {.arch = "glm", .types = "", .biasKind = qkv},
    {.arch = "glm4", .types = "", .biasKind = qkv, .norms = 4},
    {.arch = "glm4v", .types = "glm4v_text", .bias = qkv, .biasKind = qkv, .norms = 4},
    {.arch = "glm4moe", .types = "glm4_moe glm4v_moe glm4v_moe_text", .biasKind = qkv, .routerBias = true},
    {.arch = "glm-dsa", .types = "glm_moe_dsa", .routerBias = true},
    {.arch = "glm5_next", .types = "", .routerBias = true},

    // Others with experts
    {.arch = "gpt-oss", .types = "gpt_oss", .slidingLayers = "alternate", .bias = all, .sinks = true, .routerBias = true, .expertBias = true},
    {.arch = "minimax-m2", .types = "minimax_m2", .qkNorm = QkNorm::full, .routerBias = true},
    {.arch = "minimax-m3", .types = "minimax_m3", .qkNorm = QkNorm::head, .routerBias = true},
    {.arch = "minimax01", .types = "minimax_text_01 minimax minimax_m1 minimax_vl_01"},
    {.arch = "dbrx", .types = "", .norm = NormKind::layernorm},
    {.arch = "grok", .types = "grok-1 grok_1 Grok1", .norms = 4, .tied = true},
    {.arch = "afmoe", .types = "", .slidingLayers = "3 of 4", .qkNorm = QkNorm::head, .norms = 4, .gate = AttnGate::full, .routerBias = true},
    {.arch = "step3p5", .types = "step3p7 step3p6", .biasKind = qkv, .qkNorm = QkNorm::head, .gate = AttnGate::head, .routerBias = true},
    {.arch = "laguna", .types = "", .qkNorm = QkNorm::head, .gate = AttnGate::head, .routerBias = true},
    {.arch = "mellum", .types = "", .slidingLayers = "3 of 4", .qkNorm = QkNorm::head},
    {.arch = "inkling", .types = "inkling_text", .slidingLayers = "5 of 6", .qkNorm = QkNorm::head, .routerBias = true},
    {.arch = "muse_glimmer", .types = "", .slidingLayers = "3 of 4", .norms = 4, .gate = AttnGate::full},
    {.arch = "sarvam_moe", .types = "", .qkNorm = QkNorm::head, .routerBias = true},
    {.arch = "sarvam_mla", .types = "", .routerBias = true},
    {.arch = "jetmoe", .types = "", .tied = true},

    // Recurrent and mixed
    {.arch = "mamba", .types = "falcon_mamba", .norms = 1},
    {.arch = "mamba2", .types = "", .norms = 1},
    {.arch = "jamba", .types = ""},
    {.arch = "bamba", .types = ""},
    {.arch = "zamba2", .types = "zamba"},
    {.arch = "falcon-h1", .types = "falcon_h1"},
    {.arch = "granitehybrid", .types = "granitemoehybrid", .tied = true},
    {.arch = "nemotron_h", .types = "nemotron_h_v2", .gated = false},
    {.arch = "nemotron_h_moe", .types = "", .gated = false, .routerBias = true},
    {.arch = "lfm2", .types = "lfm2_vl", .qkNorm = QkNorm::head, .tied = true},
    {.arch = "lfm2moe", .types = "lfm2_moe", .qkNorm = QkNorm::head, .tied = true, .routerBias = true},
    {.arch = "olmo_hybrid", .types = "", .qkNorm = QkNorm::full},

    // Older decoders
    {.arch = "command-r", .types = "cohere", .norm = NormKind::layernorm, .norms = 1, .tied = true},
    {.arch = "cohere2", .types = "cohere2_vision", .slidingLayers = "3 of 4", .norm = NormKind::layernorm, .norms = 1, .tied = true},
    {.arch = "cohere2_moe", .types = "", .slidingLayers = "3 of 4", .norm = NormKind::layernorm, .norms = 1, .tied = true},
    {.arch = "gpt2", .types = "", .bias = all, .norm = biased, .tied = true, .gated = false, .mlpBias = true},
    {.arch = "gptneo", .types = "gpt_neo", .slidingLayers = "alternate", .norm = biased, .tied = true, .gated = false, .mlpBias = true},
    {.arch = "gptj", .types = "codegen", .norm = biased, .norms = 1, .gated = false, .mlpBias = true, .headBias = true},
    {.arch = "gptneox", .types = "gpt_neox", .bias = all, .norm = biased, .gated = false, .mlpBias = true},
    {.arch = "bloom", .types = "", .bias = all, .norm = biased, .tied = true, .gated = false, .mlpBias = true},
    {.arch = "opt", .types = "", .bias = all, .norm = biased, .tied = true, .gated = false, .mlpBias = true},
    {.arch = "mpt", .types = "", .norm = NormKind::layernorm, .tied = true, .gated = false},
    {.arch = "falcon", .types = "RefinedWeb RefinedWebModel", .norm = biased, .gated = false},
    {.arch = "starcoder", .types = "gpt_bigcode", .bias = all, .norm = biased, .tied = true, .gated = false, .mlpBias = true},
    {.arch = "starcoder2", .types = "", .slidingLayers = "all", .bias = all, .norm = biased, .gated = false, .mlpBias = true},
    {.arch = "codeshell", .types = "", .bias = all, .norm = biased, .tied = true, .gated = false, .mlpBias = true},
    {.arch = "persimmon", .types = "fuyu", .bias = all, .norm = biased, .gated = false, .mlpBias = true},

    // Encoders
    {.arch = "bert", .types = "roberta xlm-roberta camembert electra mpnet ernie", .bias = all, .norm = biased, .tied = true, .gated = false, .mlpBias = true, .encoder = true},
    {.arch = "distilbert", .types = "", .bias = all, .norm = biased, .tied = true, .gated = false, .mlpBias = true, .encoder = true},
    {.arch = "nomic-bert", .types = "nomic_bert nomic-bert-moe", .norm = biased, .tied = true, .encoder = true},
    {.arch = "jina-bert-v2", .types = "jina_bert", .bias = all, .norm = biased, .tied = true, .encoder = true},
    {.arch = "jina-bert-v3", .types = "", .bias = all, .norm = biased, .tied = true, .gated = false, .mlpBias = true, .encoder = true},
    {.arch = "modern-bert", .types = "modernbert", .norm = NormKind::layernorm, .tied = true, .encoder = true},
    {.arch = "gte", .types = "new", .bias = qkv, .norm = biased, .tied = true, .encoder = true},
    {.arch = "gemma-embedding", .types = "", .slidingLayers = "5 of 6", .qkNorm = QkNorm::head, .norms = 4, .tied = true, .encoder = true},
});

bool holdsWord(std::string_view words, std::string_view word)
{
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        if (words.substr(0, end) == word)
            return true;
        words.remove_prefix(std::min(words.size(), end + 1));
    }
    return false;
}

} // namespace

const Family* findFamily(std::string_view name)
{
    const auto found = std::ranges::find_if(families, [&](const Family& f) { return f.arch == name || holdsWord(f.types, name); });
    return found == families.end() || name.empty() ? nullptr : &*found;
}

} // namespace cabe::modelfile
