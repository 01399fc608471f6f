// SPDX-License-Identifier: GPL-3.0-or-later
// How weights and cached values are stored: ggml block types, GGUF mixes as rules, other formats, KV-cache types.
#pragma once

#include "engine/catalog/row.h"

#include <optional>
#include <vector>

namespace cabe {

// A ggml tensor type: `block` weights occupy `bytes` bytes.
struct GgmlType : Row {
    int block = 1;
    int bytes = 2;
    std::string kind;           // float | legacy | k-quant | i-quant | ternary | microscaling
    std::optional<int> number;  // the number that stands for the type in a GGUF file
    [[nodiscard]] double bitsPerWeight() const { return 8.0 * bytes / block; }
    friend bool operator==(const GgmlType&, const GgmlType&) = default;
};

// One rule of a mix: the type a tensor class takes when the condition holds; an empty condition always holds.
// Conditions (joined by " and ", alternatives by " or "): first_eighth, first_sixteenth, middle, more_bits, index<k, gqa>=k, experts==k,
// experts>=k, imatrix, no_imatrix.
struct MixRule {
    std::string when;
    std::string type;
    friend bool operator==(const MixRule&, const MixRule&) = default;
};

enum class FormatFamily { gguf, plain, gptq, awq, bitsandbytes, exl2, exl3, fp8, int8, mxfp, nvfp4, mlx, hqq };

// A weight format that a user can choose: a GGUF mix, or a format outside GGUF.
struct WeightFormat : Row {
    FormatFamily family = FormatFamily::gguf;
    std::vector<std::string> aliases;
    // GGUF mix: base type and the classes that differ (first rule that holds wins)
    std::optional<std::string> base, output, tokenEmbd, experts;
    std::vector<MixRule> attnV, attnK, attnQ, attnOutput, attnQkv, ffnDown, ffnGate, ffnUp;
    // Outside GGUF: bits per weight of the linear layers; the tensors in `kept16bit` stay at 16 bits
    std::optional<double> bpwLinear;
    std::vector<std::string> kept16bit;     // embedding, output, norms, attention, state (recurrent layers), ffn (dense, where experts exist), shared_experts
    std::optional<int> weightBits, group, scaleBits, zeroBits;
    std::optional<double> headBits;         // output matrix, where it has its own setting
    int quality = 0;                        // order by published quality cost: higher is closer to the original; 0 unknown
    std::optional<double> qualityKld;       // mean Kullback-Leibler divergence to 16 bits where published
    friend bool operator==(const WeightFormat&, const WeightFormat&) = default;
};

struct KvCacheType : Row {
    std::string engine;                     // llama-cpp, vllm, …; "any" for the plain ones
    std::vector<std::string> also;          // further runtimes that have it
    std::vector<std::string> aliases;
    double bits = 16;                       // per cached value, scales included
    bool isDefault = false;
    friend bool operator==(const KvCacheType&, const KvCacheType&) = default;
};

} // namespace cabe
