// SPDX-License-Identifier: GPL-3.0-or-later
// Real config.json files (tests/cases/configs): right parameter counts, caches and formats. Expected counts are those of the catalogue's rows,
// which come from stored tensors and model cards; where there is no row, from the maker's own figure.
#include "tests/engine/modelfile_support.h"

#include "engine/memory/shape.h"
#include "engine/project/document.h"

#include <cmath>

using namespace cabe;
using namespace cabe::test;

namespace {

std::string pathOf(const QString& folder) { return CABE_SOURCE_DIR "/tests/cases/configs/" + folder.toStdString(); }

double textTotal(const Model& m) { return double(m.paramsText.value_or(m.paramsTotal)); }
double textActive(const Model& m) { return double(m.paramsActive - (m.paramsText ? m.paramsTotal - *m.paramsText : 0)); }
QString percent(double a, double b) { return QString::number(100 * (a / b - 1), 'f', 3) + QStringLiteral(" %"); }

} // namespace

class TestModelfileConfigs : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyConfig_data();
    void everyConfig();
    void withoutRow_data();
    void withoutRow();
    void quantization_data();
    void quantization();
    void olderFamilies_data();
    void olderFamilies();
    void details();
    void everyConfigIsAValidDocument();
    void folderWithWeights();
    void cacheFolderName();

private:
    Folder folder_;
};

void TestModelfileConfigs::everyConfig_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("weights");
    const auto add = [](const char* folder, const char* row, const char* weights) { QTest::newRow(folder) << QString::fromLatin1(row) << QString::fromLatin1(weights); };
    add("MiniMaxAI--MiniMax-M2.5", "minimax-m2", "fp8-block128");
    add("MiniMaxAI--MiniMax-M2.7", "minimax-m2.7", "fp8-block128");
    add("Qwen--Qwen3-0.6B", "qwen3-0.6b", "bf16");
    add("Qwen--Qwen3-1.7B", "qwen3-1.7b", "bf16");
    add("Qwen--Qwen3-235B-A22B", "qwen3-235b-a22b", "bf16");
    add("Qwen--Qwen3-30B-A3B-FP8", "qwen3-30b-a3b", "fp8-block128");
    add("Qwen--Qwen3-32B-FP8", "qwen3-32b", "fp8-block128");
    add("Qwen--Qwen3-32B-FP8-Static-PerTensor", "qwen3-32b", "fp8-e4m3-tensor");
    add("Qwen--Qwen3-8B", "qwen3-8b", "bf16");
    add("Qwen--Qwen3-Coder-480B-A35B-Instruct", "qwen3-coder-480b-a35b", "bf16");
    add("Qwen--Qwen3-VL-2B-Instruct", "qwen3-vl-2b", "bf16");
    add("Qwen--Qwen3-VL-30B-A3B-Instruct", "qwen3-vl-30b-a3b", "bf16");
    add("Qwen--Qwen3-VL-32B-Thinking", "qwen3-vl-32b", "bf16");
    add("Qwen--Qwen3-VL-4B-Instruct", "qwen3-vl-4b", "bf16");
    add("Qwen--Qwen3.5-122B-A10B", "qwen3.5-122b-a10b", "bf16");
    add("Qwen--Qwen3.5-27B", "qwen3.5-27b", "bf16");
    add("Qwen--Qwen3.5-397B-A17B", "qwen3.5-397b-a17b", "bf16");
    add("XiaomiMiMo--MiMo-7B-Base", "mimo-7b", "bf16");
    add("deepseek-ai--DeepSeek-R1", "deepseek-v3", "fp8-block128");
    add("deepseek-ai--DeepSeek-V3.2", "deepseek-v3.2", "fp8-block128");
    add("deepseek-ai--DeepSeek-V4-Flash", "deepseek-v4-flash", "mxfp4");
    add("deepseek-ai--DeepSeek-V4-Pro", "deepseek-v4-pro", "mxfp4");
    add("meta-llama--Llama-4-Maverick-17B-128E-Instruct", "llama-4-maverick", "bf16");
    add("meta-llama--Llama-4-Scout-17B-16E-Instruct", "llama-4-scout", "bf16");
    add("meta-llama--Meta-Llama-3.1-70B", "llama-3.1-70b", "bf16");
    add("meta-llama--Meta-Llama-3.1-8B", "llama-3.1-8b", "bf16");
    add("mistralai--Mixtral-8x7B-v0.1", "mixtral-8x7b", "bf16");
    add("moonshotai--Kimi-K2-Instruct", "kimi-k2", "fp8-block128");
    add("moonshotai--Kimi-K3", "kimi-k3", "mxfp4");
    add("nvidia--DeepSeek-V3.1-NVFP4", "deepseek-v3", "bf16");
    add("nvidia--DeepSeek-V4-Flash-NVFP4", "deepseek-v4-flash", "nvfp4");
    add("nvidia--DeepSeek-V4-Pro-NVFP4", "deepseek-v4-pro", "nvfp4");
    add("nvidia--GLM-5.1-NVFP4", "glm-5", "nvfp4");
    add("nvidia--GLM-5.2-NVFP4", "glm-5.2", "nvfp4");
    add("nvidia--Gemma-4-31B-IT-NVFP4", "gemma-4-31b", "nvfp4");
    add("nvidia--Kimi-K2.5-NVFP4", "kimi-k2.5", "nvfp4");
    add("nvidia--Kimi-K2.7-Code-NVFP4", "kimi-k2.5", "nvfp4");
    add("nvidia--Llama-3.1-70B-Instruct-FP8", "llama-3.1-70b", "bf16");
    add("nvidia--MiniMax-M2.5-NVFP4", "minimax-m2", "nvfp4");
    add("nvidia--MiniMax-M2.7-NVFP4", "minimax-m2.7", "nvfp4");
    add("nvidia--NVIDIA-Nemotron-3-Nano-30B-A3B-NVFP4", "nemotron-3-nano-30b-a3b", "bf16");
    add("nvidia--NVIDIA-Nemotron-3-Super-120B-A12B-FP8", "nemotron-3-super-120b-a12b", "bf16");
    add("nvidia--NVIDIA-Nemotron-3-Ultra-550B-A55B-BF16", "nemotron-3-ultra-550b-a55b", "bf16");
    add("nvidia--NVIDIA-Nemotron-3-Ultra-550B-A55B-FP8", "nemotron-3-ultra-550b-a55b", "bf16");
    add("nvidia--NVIDIA-Nemotron-3.5-Lightning-30B-A3B-NVFP4", "nemotron-3.5-lightning-30b-a3b", "bf16");
    add("nvidia--Qwen3.5-122B-A10B-NVFP4", "qwen3.5-122b-a10b", "nvfp4");
    add("nvidia--Qwen3.5-397B-A17B-NVFP4", "qwen3.5-397b-a17b", "nvfp4");
    add("openai--gpt-oss-20b", "gpt-oss-20b", "mxfp4");
    add("sgl-project--DeepSeek-V4-Flash-FP8", "deepseek-v4-flash", "fp8-block128");
    add("zai-org--GLM-5", "glm-5", "bf16");
    add("zai-org--GLM-5.1", "glm-5", "bf16");
    add("zai-org--GLM-5.1-FP8", "glm-5", "fp8-block128");
    add("zai-org--GLM-5.2", "glm-5.2", "bf16");
}

void TestModelfileConfigs::everyConfig()
{
    QFETCH(QString, row);
    QFETCH(QString, weights);
    const QString folder = QString::fromLatin1(QTest::currentDataTag());
    const Model* known = catalogue().models.find(row.toStdString());
    QVERIFY(known);
    const auto found = inspectModel(pathOf(folder), catalogue());
    QVERIFY2(found.ok(), found ? "" : found.error().code.c_str());
    const Model& m = found->model;
    constexpr double tolerance = 0.005;
    QVERIFY2(std::abs(textTotal(m) / textTotal(*known) - 1) < tolerance, qPrintable(percent(textTotal(m), textTotal(*known))));
    QVERIFY2(std::abs(textActive(m) / textActive(*known) - 1) < tolerance, qPrintable(percent(textActive(m), textActive(*known))));
    // Both say the same total: with the vision part where the row counts it.
    QVERIFY2(std::abs(double(m.paramsTotal) / double(known->paramsTotal) - 1) < tolerance, qPrintable(percent(double(m.paramsTotal), double(known->paramsTotal))));
    if (known->visionParams && m.visionParams)
        QVERIFY2(std::abs(double(*m.visionParams) / double(*known->visionParams) - 1) < tolerance, qPrintable(percent(double(*m.visionParams), double(*known->visionParams))));
    QCOMPARE(QString::fromStdString(found->weights), weights);
    QVERIFY2(!findCheck(found->warnings, "unknown_architecture") && !findCheck(found->warnings, "name_mismatch") && !findCheck(found->warnings, "not_told"),
             codesOf(found->warnings).c_str());
    const CacheSizes cache = cacheSizesBf16(m), expected = cacheSizesBf16(*known);
    QCOMPARE(cache.perToken, expected.perToken);
    QCOMPARE(cache.windows, expected.windows);
    QVERIFY2(std::abs(cache.state - expected.state) <= 0.001 * expected.state, qPrintable(QString::number(cache.state - expected.state)));
}

void TestModelfileConfigs::withoutRow_data()
{
    QTest::addColumn<double>("total");
    QTest::addColumn<double>("active");
    QTest::newRow("nvidia--Nemotron-H-56B-Base-8K") << 56e9 << 56e9;            // its name
    // 196.96 and 11.99 billion of Step-3.5-Flash (catalogue) less the wider sliding heads, which these configurations do not have.
    QTest::newRow("stepfun-ai--Step-3.7-Flash") << 195.9e9 << 10.9e9;
    QTest::newRow("stepfun-ai--Step-3.7-Flash-FP8") << 195.9e9 << 10.9e9;
}

void TestModelfileConfigs::withoutRow()
{
    QFETCH(double, total);
    QFETCH(double, active);
    const auto found = inspectModel(pathOf(QString::fromLatin1(QTest::currentDataTag())), catalogue());
    QVERIFY2(found.ok(), found ? "" : found.error().code.c_str());
    QVERIFY2(std::abs(double(found->model.paramsTotal) / total - 1) < 0.01, qPrintable(QString::number(found->model.paramsTotal)));
    QVERIFY2(std::abs(double(found->model.paramsActive) / active - 1) < 0.02, qPrintable(QString::number(found->model.paramsActive)));
}

void TestModelfileConfigs::quantization_data()
{
    QTest::addColumn<QString>("section");
    QTest::addColumn<QString>("weights");
    const auto add = [](const char* name, const char* section, const char* weights) { QTest::newRow(name) << QString::fromLatin1(section) << QString::fromLatin1(weights); };
    add("none", R"("torch_dtype": "float16")", "fp16");
    add("AWQ (AutoAWQ)", R"("quantization_config": {"quant_method": "awq", "bits": 4, "group_size": 128, "version": "gemm", "zero_point": true})", "awq-4bit-g128");
    add("AWQ in groups of 64", R"("quantization_config": {"quant_method": "awq", "w_bit": 4, "q_group_size": 64})", "awq-4bit-g64");
    add("GPTQ", R"("quantization_config": {"quant_method": "gptq", "bits": 4, "group_size": 128, "desc_act": true})", "gptq-4bit-g128");
    add("GPTQ in groups of 32", R"("quantization_config": {"quant_method": "gptq", "bits": 4, "group_size": 32})", "gptq-4bit-g32");
    add("GPTQ 8 bits, no group", R"("quantization_config": {"quant_method": "gptq", "bits": 8, "group_size": -1})", "gptq-8bit-g128");
    add("bitsandbytes NF4", R"("quantization_config": {"quant_method": "bitsandbytes", "load_in_4bit": true, "bnb_4bit_quant_type": "nf4"})", "bnb-nf4");
    add("bitsandbytes NF4 twice", R"("quantization_config": {"quant_method": "bitsandbytes", "_load_in_4bit": true, "bnb_4bit_use_double_quant": true})", "bnb-nf4-double");
    add("bitsandbytes 8 bits", R"("quantization_config": {"quant_method": "bitsandbytes", "load_in_8bit": true, "load_in_4bit": false})", "bnb-int8");
    add("FP8", R"("quantization_config": {"quant_method": "fp8", "activation_scheme": "static"})", "fp8-e4m3-tensor");
    add("FP8 in blocks", R"("quantization_config": {"quant_method": "fp8", "weight_block_size": [128, 128]})", "fp8-block128");
    add("compressed-tensors FP8", R"("quantization_config": {"quant_method": "compressed-tensors", "format": "float-quantized",
        "config_groups": {"group_0": {"weights": {"num_bits": 8, "type": "float", "strategy": "channel"}}}})", "fp8-e4m3-tensor");
    add("compressed-tensors INT8", R"("quantization_config": {"quant_method": "compressed-tensors", "format": "int-quantized",
        "config_groups": {"group_0": {"weights": {"num_bits": 8, "type": "int", "strategy": "channel"}}}})", "int8-w8a8");
    add("compressed-tensors W4A16", R"("quantization_config": {"quant_method": "compressed-tensors", "format": "pack-quantized",
        "config_groups": {"group_0": {"weights": {"num_bits": 4, "type": "int", "group_size": 128}}}})", "gptq-4bit-g128");
    add("compressed-tensors NVFP4", R"("quantization_config": {"quant_method": "compressed-tensors", "format": "nvfp4-pack-quantized", "config_groups": {}})", "nvfp4");
    add("ModelOpt NVFP4", R"("quantization_config": {"quant_method": "modelopt", "quant_algo": "NVFP4"})", "nvfp4");
    add("ModelOpt FP8", R"("quantization_config": {"quant_method": "modelopt", "quant_algo": "FP8"})", "fp8-e4m3-tensor");
    add("MXFP4", R"("quantization_config": {"quant_method": "mxfp4"})", "mxfp4");
    add("EXL2", R"("quantization_config": {"quant_method": "exl2", "bits": 4.0})", "exl2-4.0bpw");
    add("EXL3", R"("quantization_config": {"quant_method": "exl3", "bits": 3.05})", "exl3-3.0bpw");
    add("MLX", R"("quantization": {"group_size": 64, "bits": 4})", "mlx-4bit-g64");
    add("HQQ", R"("quantization_config": {"quant_method": "hqq", "nbits": 4, "group_size": 64})", "hqq-4bit-g64");
    add("a method of the future", R"("quantization_config": {"quant_method": "wonder"})", "");
}

void TestModelfileConfigs::quantization()
{
    QFETCH(QString, section);
    QFETCH(QString, weights);
    const std::string json = R"({"model_type": "llama", "num_hidden_layers": 32, "hidden_size": 4096, "intermediate_size": 14336, "num_attention_heads": 32, "num_key_value_heads": 8,
        "vocab_size": 128256, )" + section.toStdString() + "}";
    const auto found = inspectModel(folder_.write("quantized/config.json", json), catalogue());
    QVERIFY(found.ok());
    QCOMPARE(QString::fromStdString(found->weights), weights);
    QCOMPARE(found->model.paramsTotal, std::int64_t{8'030'261'248});
}

void TestModelfileConfigs::olderFamilies_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("row");
    // As their makers published them, without the keys that size nothing.
    const auto add = [](const char* row, const char* json) { QTest::newRow(row) << QString::fromLatin1(json) << QString::fromLatin1(row); };
    add("gpt2", R"({"model_type": "gpt2", "n_ctx": 1024, "n_embd": 768, "n_head": 12, "n_layer": 12, "n_positions": 1024, "vocab_size": 50257})");
    add("bloom-7b1", R"({"model_type": "bloom", "n_embed": 4096, "n_layer": 30, "num_attention_heads": 32, "vocab_size": 250880})");
    add("opt-6.7b", R"({"model_type": "opt", "ffn_dim": 16384, "hidden_size": 4096, "max_position_embeddings": 2048, "num_attention_heads": 32, "num_hidden_layers": 32, "vocab_size": 50272})");
    add("falcon-7b", R"({"model_type": "falcon", "bias": false, "hidden_size": 4544, "multi_query": true, "new_decoder_architecture": false, "num_attention_heads": 71,
        "num_hidden_layers": 32, "parallel_attn": true, "vocab_size": 65024})");
    add("falcon-40b", R"({"model_type": "falcon", "bias": false, "hidden_size": 8192, "new_decoder_architecture": true, "num_attention_heads": 128, "num_hidden_layers": 60,
        "num_kv_heads": 8, "parallel_attn": true, "vocab_size": 65024})");
    add("mpt-7b", R"({"model_type": "mpt", "d_model": 4096, "expansion_ratio": 4, "max_seq_len": 2048, "n_heads": 32, "n_layers": 32, "no_bias": true, "vocab_size": 50432})");
    add("gpt-j-6b", R"({"model_type": "gptj", "n_embd": 4096, "n_head": 16, "n_layer": 28, "n_positions": 2048, "vocab_size": 50400, "tie_word_embeddings": false})");
    add("pythia-6.9b", R"({"model_type": "gpt_neox", "hidden_size": 4096, "intermediate_size": 16384, "num_attention_heads": 32, "num_hidden_layers": 32, "vocab_size": 50432,
        "tie_word_embeddings": false})");
    add("starcoder-15b", R"({"model_type": "gpt_bigcode", "multi_query": true, "n_embd": 6144, "n_head": 48, "n_inner": 24576, "n_layer": 40, "n_positions": 8192, "vocab_size": 49152})");
    add("starcoder2-7b", R"({"model_type": "starcoder2", "hidden_size": 4608, "intermediate_size": 18432, "num_attention_heads": 36, "num_key_value_heads": 4, "num_hidden_layers": 32,
        "sliding_window": 4096, "use_bias": true, "vocab_size": 49152, "tie_word_embeddings": true})");
    add("phi-2", R"({"model_type": "phi", "hidden_size": 2560, "intermediate_size": 10240, "num_attention_heads": 32, "num_hidden_layers": 32, "vocab_size": 51200})");
    add("glm-4-9b", R"({"model_type": "chatglm", "add_bias_linear": false, "add_qkv_bias": true, "ffn_hidden_size": 13696, "hidden_size": 4096, "kv_channels": 128, "multi_query_attention": true,
        "multi_query_group_num": 2, "num_attention_heads": 32, "num_layers": 40, "padded_vocab_size": 151552, "seq_length": 131072})");
    add("dbrx", R"({"model_type": "dbrx", "attn_config": {"kv_n_heads": 8}, "d_model": 6144, "ffn_config": {"ffn_hidden_size": 10752, "moe_num_experts": 16, "moe_top_k": 4},
        "max_seq_len": 32768, "n_heads": 48, "n_layers": 40, "vocab_size": 100352})");
    add("command-r-35b", R"({"model_type": "cohere", "hidden_size": 8192, "intermediate_size": 22528, "num_attention_heads": 64, "num_hidden_layers": 40, "num_key_value_heads": 64,
        "use_qk_norm": false, "vocab_size": 256000})");
    add("command-r7b", R"({"model_type": "cohere2", "hidden_size": 4096, "intermediate_size": 14336, "num_attention_heads": 32, "num_hidden_layers": 32, "num_key_value_heads": 8,
        "sliding_window": 4096, "sliding_window_pattern": 4, "vocab_size": 256000})");
    add("gemma-2-9b", R"({"model_type": "gemma2", "head_dim": 256, "hidden_size": 3584, "intermediate_size": 14336, "num_attention_heads": 16, "num_hidden_layers": 42, "num_key_value_heads": 8,
        "sliding_window": 4096, "vocab_size": 256000})");
    add("gemma-3-4b", R"({"model_type": "gemma3", "architectures": ["Gemma3ForConditionalGeneration"], "text_config": {"hidden_size": 2560, "intermediate_size": 10240,
        "model_type": "gemma3_text", "num_hidden_layers": 34, "sliding_window": 1024}, "vision_config": {"hidden_size": 1152, "image_size": 896, "intermediate_size": 4304,
        "model_type": "siglip_vision_model", "num_attention_heads": 16, "num_hidden_layers": 27, "patch_size": 14}})");
    add("mistral-small-3.2-24b", R"({"model_type": "mistral3", "text_config": {"head_dim": 128, "hidden_size": 5120, "intermediate_size": 32768, "model_type": "mistral", "num_attention_heads": 32,
        "num_hidden_layers": 40, "num_key_value_heads": 8, "sliding_window": null, "vocab_size": 131072}, "vision_config": {"head_dim": 64, "hidden_size": 1024, "image_size": 1540,
        "intermediate_size": 4096, "model_type": "pixtral", "num_attention_heads": 16, "num_hidden_layers": 24, "patch_size": 14}})");
    add("qwen2.5-vl-7b", R"({"model_type": "qwen2_5_vl", "hidden_size": 3584, "intermediate_size": 18944, "num_attention_heads": 28, "num_hidden_layers": 28, "num_key_value_heads": 4,
        "tie_word_embeddings": false, "use_sliding_window": false, "sliding_window": 32768, "max_window_layers": 28, "vocab_size": 152064,
        "vision_config": {"depth": 32, "hidden_size": 1280, "intermediate_size": 3420, "in_chans": 3, "out_hidden_size": 3584, "patch_size": 14, "spatial_merge_size": 2, "temporal_patch_size": 2}})");
    add("qwen1.5-moe-a2.7b", R"({"model_type": "qwen2_moe", "hidden_size": 2048, "intermediate_size": 5632, "moe_intermediate_size": 1408, "num_attention_heads": 16, "num_experts": 60,
        "num_experts_per_tok": 4, "num_hidden_layers": 24, "num_key_value_heads": 16, "shared_expert_intermediate_size": 5632, "vocab_size": 151936, "tie_word_embeddings": false})");
    add("deepseek-v2-lite", R"({"model_type": "deepseek_v2", "first_k_dense_replace": 1, "hidden_size": 2048, "intermediate_size": 10944, "kv_lora_rank": 512, "moe_intermediate_size": 1408,
        "n_routed_experts": 64, "n_shared_experts": 2, "num_attention_heads": 16, "num_experts_per_tok": 6, "num_hidden_layers": 27, "num_key_value_heads": 16, "q_lora_rank": null,
        "qk_nope_head_dim": 128, "qk_rope_head_dim": 64, "v_head_dim": 128, "vocab_size": 102400})");
    add("qwen3-next-80b-a3b", R"({"model_type": "qwen3_next", "decoder_sparse_step": 1, "full_attention_interval": 4, "head_dim": 256, "hidden_size": 2048, "intermediate_size": 5120,
        "linear_conv_kernel_dim": 4, "linear_key_head_dim": 128, "linear_num_key_heads": 16, "linear_num_value_heads": 32, "linear_value_head_dim": 128, "moe_intermediate_size": 512,
        "num_attention_heads": 16, "num_experts": 512, "num_experts_per_tok": 10, "num_hidden_layers": 48, "num_key_value_heads": 2, "shared_expert_intermediate_size": 512,
        "tie_word_embeddings": false, "vocab_size": 151936})");
    add("jamba-mini-52b", R"({"model_type": "jamba", "attn_layer_offset": 4, "attn_layer_period": 8, "expert_layer_offset": 1, "expert_layer_period": 2, "hidden_size": 4096,
        "intermediate_size": 14336, "mamba_d_conv": 4, "mamba_d_state": 16, "mamba_dt_rank": 256, "mamba_expand": 2, "num_attention_heads": 32, "num_experts": 16, "num_experts_per_tok": 2,
        "num_hidden_layers": 32, "num_key_value_heads": 8, "vocab_size": 65536, "tie_word_embeddings": false})");
    add("falcon-mamba-7b", R"({"model_type": "falcon_mamba", "conv_kernel": 4, "hidden_size": 4096, "intermediate_size": 8192, "num_hidden_layers": 64, "state_size": 16,
        "time_step_rank": 256, "vocab_size": 65024, "tie_word_embeddings": false})");
    add("granite-4.0-h-tiny", R"({"model_type": "granitemoehybrid", "hidden_size": 1536, "intermediate_size": 512, "layer_types": ["mamba", "mamba", "mamba", "mamba", "mamba", "attention", "mamba",
        "mamba", "mamba", "mamba", "mamba", "mamba", "mamba", "mamba", "mamba", "attention", "mamba", "mamba", "mamba", "mamba", "mamba", "mamba", "mamba", "mamba", "mamba", "attention", "mamba",
        "mamba", "mamba", "mamba", "mamba", "mamba", "mamba", "mamba", "mamba", "attention", "mamba", "mamba", "mamba", "mamba"], "mamba_d_conv": 4, "mamba_d_head": 64, "mamba_d_state": 128,
        "mamba_expand": 2, "mamba_n_groups": 1, "mamba_n_heads": 48, "num_attention_heads": 12, "num_experts_per_tok": 6, "num_hidden_layers": 40, "num_key_value_heads": 4,
        "num_local_experts": 64, "shared_intermediate_size": 1024, "tie_word_embeddings": true, "vocab_size": 100352})");
    add("granite-4.0-h-micro", R"({"model_type": "granitemoehybrid", "hidden_size": 2048, "intermediate_size": 8192, "layer_types": ["mamba", "mamba", "mamba", "mamba", "mamba", "attention", "mamba",
        "mamba", "mamba", "mamba", "mamba", "mamba", "mamba", "mamba", "mamba", "attention", "mamba", "mamba", "mamba", "mamba", "mamba", "mamba", "mamba", "mamba", "mamba", "attention", "mamba",
        "mamba", "mamba", "mamba", "mamba", "mamba", "mamba", "mamba", "mamba", "attention", "mamba", "mamba", "mamba", "mamba"], "mamba_d_conv": 4, "mamba_d_head": 64, "mamba_d_state": 128,
        "mamba_n_groups": 1, "mamba_n_heads": 64, "num_attention_heads": 32, "num_experts_per_tok": 0, "num_hidden_layers": 40, "num_key_value_heads": 8, "num_local_experts": 0,
        "shared_intermediate_size": 8192, "tie_word_embeddings": true, "vocab_size": 100352})");
    add("falcon-h1-7b", R"({"model_type": "falcon_h1", "head_dim": 128, "hidden_size": 3072, "intermediate_size": 12288, "mamba_d_conv": 4, "mamba_d_head": 128, "mamba_d_ssm": 3072,
        "mamba_d_state": 256, "mamba_n_groups": 1, "mamba_n_heads": 24, "num_attention_heads": 12, "num_hidden_layers": 44, "num_key_value_heads": 2, "tie_word_embeddings": false,
        "vocab_size": 130048})");
    add("lfm2-1.2b", R"({"model_type": "lfm2", "block_auto_adjust_ff_dim": true, "block_ff_dim": 12288, "block_ffn_dim_multiplier": 1.0, "block_multiple_of": 256, "conv_L_cache": 3,
        "full_attn_idxs": [2, 5, 8, 10, 12, 14], "hidden_size": 2048, "num_attention_heads": 32, "num_heads": 32, "num_hidden_layers": 16, "num_key_value_heads": 8, "vocab_size": 65536})");
    add("kimi-linear-48b-a3b", R"({"model_type": "kimi_linear", "first_k_dense_replace": 1, "hidden_size": 2304, "intermediate_size": 9216, "kv_lora_rank": 512,
        "linear_attn_config": {"full_attn_layers": [4, 8, 12, 16, 20, 24, 27], "head_dim": 128, "num_heads": 32, "short_conv_kernel_size": 4}, "moe_intermediate_size": 1024,
        "num_attention_heads": 32, "num_experts": 256, "num_experts_per_token": 8, "num_hidden_layers": 27, "num_key_value_heads": 32, "num_shared_experts": 1, "q_lora_rank": null,
        "qk_nope_head_dim": 128, "qk_rope_head_dim": 64, "v_head_dim": 128, "tie_word_embeddings": false, "vocab_size": 163840})");
    add("minimax-text-01", R"({"model_type": "minimax_text_01", "attn_type_list": [0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,1,
        0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,1], "head_dim": 128, "hidden_size": 6144, "intermediate_size": 9216, "num_attention_heads": 64, "num_experts_per_tok": 2,
        "num_hidden_layers": 80, "num_key_value_heads": 8, "num_local_experts": 32, "vocab_size": 200064, "tie_word_embeddings": false})");
    add("glm-4.5-air", R"({"model_type": "glm4_moe", "attention_bias": true, "first_k_dense_replace": 1, "head_dim": 128, "hidden_size": 4096, "intermediate_size": 10944,
        "moe_intermediate_size": 1408, "n_routed_experts": 128, "n_shared_experts": 1, "num_attention_heads": 96, "num_experts_per_tok": 8, "num_hidden_layers": 46, "num_key_value_heads": 8,
        "num_nextn_predict_layers": 1, "use_qk_norm": false, "vocab_size": 151552, "tie_word_embeddings": false})");
}

void TestModelfileConfigs::olderFamilies()
{
    QFETCH(QString, json);
    QFETCH(QString, row);
    const Model* known = catalogue().models.find(row.toStdString());
    QVERIFY(known);
    const auto found = inspectModel(folder_.write(row.toStdString() + "/config.json", json.toStdString()), catalogue());
    QVERIFY2(found.ok(), found ? "" : found.error().code.c_str());
    const Model& m = found->model;
    QVERIFY2(std::abs(double(m.paramsTotal) / double(known->paramsTotal) - 1) < 0.005, qPrintable(percent(double(m.paramsTotal), double(known->paramsTotal))));
    QVERIFY2(std::abs(double(m.paramsActive) / double(known->paramsActive) - 1) < 0.005, qPrintable(percent(double(m.paramsActive), double(known->paramsActive))));
    const CacheSizes cache = cacheSizesBf16(m), expected = cacheSizesBf16(*known);
    QCOMPARE(cache.perToken, expected.perToken);
    QCOMPARE(cache.windows, expected.windows);
    QCOMPARE(cache.state, expected.state);
    QVERIFY2(!findCheck(found->warnings, "unknown_architecture") && !findCheck(found->warnings, "name_mismatch"), codesOf(found->warnings).c_str());
}

// What else the window and the memory model need.
void TestModelfileConfigs::details()
{
    const auto qwen = inspectModel(pathOf(QStringLiteral("Qwen--Qwen3.5-27B")), catalogue());
    QVERIFY(qwen.ok());
    QCOMPARE(qwen->model.name, std::string{"Qwen3.5-27B"});
    QCOMPARE(qwen->model.modality, std::string{"vision+text"});
    QCOMPARE(qwen->model.mtpParams, std::optional<std::int64_t>{424'699'392});      // llmfit, by its exact count of the checkpoint
    QCOMPARE(qwen->model.context, std::optional{262'144});
    QCOMPARE(qwen->bytes, 0.0);
    const auto oss = inspectModel(pathOf(QStringLiteral("openai--gpt-oss-20b")), catalogue());
    QVERIFY(oss.ok());
    QVERIFY(oss->model.attnSinks);
    QCOMPARE(oss->model.attention.slidingLayers, std::optional<std::string>{"alternate"});
    const auto v32 = inspectModel(pathOf(QStringLiteral("deepseek-ai--DeepSeek-V3.2")), catalogue());
    QVERIFY(v32.ok());
    QCOMPARE(v32->model.attention.sparseIndex->topK, std::optional{2048});
    const auto glm = inspectModel(pathOf(QStringLiteral("zai-org--GLM-5")), catalogue());
    QVERIFY(glm.ok());
    QCOMPARE(glm->model.mtpParams, std::optional<std::int64_t>{9'952'920'576});     // facts/models-2026.yaml
}

// A dropped file's model is kept in the document: what is written must read again as the same.
void TestModelfileConfigs::everyConfigIsAValidDocument()
{
    for (const auto& entry : std::filesystem::directory_iterator{CABE_SOURCE_DIR "/tests/cases/configs"}) {
        if (!entry.is_directory())
            continue;
        auto found = inspectModel(entry.path().string(), catalogue());
        QVERIFY(found.ok());
        Project project;
        project.stages.emplace_back();
        project.stages.front().workload.task = Task::inference;
        project.stages.front().workload.model.custom = found->model;
        const auto again = readDocuments(writeDocument(project), "again.cabe");
        QVERIFY2(again.size() == 1 && again.front().project && again.front().errors.empty(),
                 again.empty() || again.front().errors.empty() ? "" : (entry.path().filename().string() + ": " + again.front().errors.front().code + " " + again.front().errors.front().key).c_str());
        QCOMPARE(writeDocument(*again.front().project), writeDocument(project));
    }
}

void TestModelfileConfigs::folderWithWeights()
{
    // One layer of 8 channels, a table of 12 500 tokens; two parts, a vision tensor, a prediction layer.
    const std::string config = R"({"model_type": "llama", "num_hidden_layers": 1, "hidden_size": 8, "intermediate_size": 16, "num_attention_heads": 2, "vocab_size": 12500, "torch_dtype": "bfloat16"})";
    const auto part = [](const std::string& json, std::size_t data) {
        std::string bytes;
        for (unsigned i = 0; i < 8; ++i)
            bytes += char(json.size() >> 8 * i & 0xFFU);
        return bytes + json + std::string(data, '\0');
    };
    folder_.write("w/config.json", config);
    folder_.write("w/model.safetensors.index.json", R"({"metadata": {"total_size": 1}, "weight_map": {"a": "model-1.safetensors", "b": "model-2.safetensors", "c": "model-1.safetensors"}})");
    folder_.write("w/model-1.safetensors", part(R"({"model.embed_tokens.weight": {"dtype": "BF16", "shape": [12500, 8], "data_offsets": [0, 200000]},
        "lm_head.weight": {"dtype": "BF16", "shape": [12500, 8], "data_offsets": [200000, 400000]}})", 400'000));
    folder_.write("w/model-2.safetensors", part(R"({"model.layers.0.self_attn.q_proj.weight": {"dtype": "BF16", "shape": [8, 8], "data_offsets": [0, 128]},
        "model.layers.0.mlp.up_proj.weight": {"dtype": "F32", "shape": [16, 8], "data_offsets": [128, 640]}, "model.layers.0.input_layernorm.weight": {"dtype": "F32", "shape": [8], "data_offsets": [640, 672]},
        "model.layers.1.mlp.up_proj.weight": {"dtype": "BF16", "shape": [8, 8], "data_offsets": [672, 800]}, "visual.blocks.0.weight": {"dtype": "BF16", "shape": [100], "data_offsets": [800, 1000]}})", 1000));
    for (const char* path : {"w", "w/model-2.safetensors", "w/model.safetensors.index.json", "w/config.json"}) {
        const auto found = inspectModel(folder_.path(path).string(), catalogue());
        QVERIFY2(found.ok(), path);
        QCOMPARE(found->tensors.embedding, 200'000.0);
        QCOMPARE(found->tensors.output, 200'000.0);
        QCOMPARE(found->tensors.attention, 128.0);
        QCOMPARE(found->tensors.ffn, 512.0 + 128);
        QCOMPARE(found->tensors.norms, 32.0);
        QCOMPARE(found->tensors.other, 200.0);
        QCOMPARE(found->bytes, 400'000.0 + 128 + 512 + 32);
        QCOMPARE(found->formats.front().format, std::string{"bf16"});
        QCOMPARE(found->model.name, std::string{"w"});
    }
    std::filesystem::remove(folder_.path("w/config.json"));
    QCOMPARE(inspectModel(folder_.path("w/model-2.safetensors").string(), catalogue()).error().code, std::string{"config_missing"});
}

void TestModelfileConfigs::cacheFolderName()
{
    const std::string json = R"({"model_type": "llama", "num_hidden_layers": 2, "hidden_size": 64, "num_attention_heads": 2, "vocab_size": 2000})";
    folder_.write("models--some--tiny-model/snapshots/0123456789abcdef0123456789abcdef01234567/config.json", json);
    const auto found = inspectModel(folder_.path("models--some--tiny-model/snapshots/0123456789abcdef0123456789abcdef01234567").string(), catalogue());
    QVERIFY(found.ok());
    QCOMPARE(found->model.name, std::string{"tiny-model"});
}

QTEST_APPLESS_MAIN(TestModelfileConfigs)
#include "tst_modelfile_configs.moc"
