// SPDX-License-Identifier: GPL-3.0-or-later
// Words and standing choices: glossary, defaults of the project document, calibration of speed.
#pragma once

#include "engine/catalog/row.h"

#include <optional>
#include <vector>

namespace cabe {

struct GlossaryTerm : Row {
    std::string group;
    Text term;
    std::string gender;                     // of the Portuguese term
    std::optional<std::string> unit;
    Text definition;
    std::vector<std::string> see;
    friend bool operator==(const GlossaryTerm&, const GlossaryTerm&) = default;
};

// A default of the project document: id is the key's path without indices ("site.country", "stages.workload.context").
struct DefaultValue : Row {
    std::string value;                      // as it would be written in the document
    Text reason;
    friend bool operator==(const DefaultValue&, const DefaultValue&) = default;
};

// What hardware and software reach of their paper figures; fitted on measurements by tests/accuracy/fit. A row says what it is about in its
// first five members; "any" matches everything. The row that is "any" throughout (id "base") holds the absolute values; every other row that
// matches multiplies them. Where few measurements stand behind a row its factor is close to 1: the family's value stands.
struct Efficiency : Row {
    std::string runtime = "any";            // a RuntimeFamily name or a Runtime id
    std::string backend = "any";            // CUDA, HIP, Vulkan, SYCL, Metal, …
    std::string architecture = "any";       // a Gpu.architecture or a vendor
    std::string memory = "any";             // hbm | gddr | shared
    std::string format = "any";             // 16bit | 8bit | 4bit | fp8 | fp4 | gguf-legacy | gguf-k | gguf-i
    // Shares of the paper figure (base row), factors on them (other rows)
    std::optional<double> bandwidth;        // reading weights in decode
    std::optional<double> expertBandwidth;  // on top, reading routed experts: many small matrices
    std::optional<double> cache;            // on top of bandwidth, reading the KV cache
    std::optional<double> compute;          // matrix products of prefill, of the peak of the arithmetic used
    std::optional<double> rampTokens;       // tokens of a micro-batch at which products reach half of `compute`
    std::optional<double> rampHidden;       // width of the model at which they do
    std::optional<double> teraPerWatt;      // 10^12 FLOP per joule: what the board power lets matrix products sustain
    std::optional<double> expertCompute;    // on top, products of routed experts
    std::optional<double> attention;        // attention products of prefill, of the 16-bit peak
    std::optional<double> noFlash;          // on top of cache and attention without flash attention
    std::optional<double> batchCompute;     // matrix products of decode with many sequences
    std::optional<double> hostBandwidth;    // host memory, layers computed by the processor
    std::optional<double> streaming;        // PCIe, when host weights are copied to the card
    // Fixed times, microseconds (base row); `latency` is the factor on all of them in other rows
    std::optional<double> latency;
    std::optional<double> attentionUs;      // an attention layer's own part
    std::optional<double> feedForwardUs;    // a dense feed-forward block
    std::optional<double> moeUs;            // a block of experts
    std::optional<double> recurrentUs;      // a state-space or linear-attention part
    std::optional<double> convolutionUs;    // a short convolution
    std::optional<double> stepUs;           // once per step: sampling, scheduling
    std::optional<double> sequenceUs;       // per sequence and step
    std::optional<double> prefillUs;        // per layer and micro-batch of prefill
    std::optional<double> hopUs;            // activations to the next card
    std::optional<double> allReduceUs;      // one all-reduce over NVLink or its kin
    std::optional<double> allReducePcieUs;  // the same over PCIe
    std::optional<double> dequantOps;       // operations per weight for unpacking it in decode
    std::optional<double> diskGbS;          // what a disk delivers when weights do not fit in host memory (planning value)
    // Power, shares of the board power: drawn at load by kind of work, the part that does no work, and how little a cap costs decode:
    // prefill slows as (cap − floor) ÷ (board − floor), decode as that to the power of capExponent
    std::optional<double> decodePower, prefillPower, powerFloor, capExponent;
    // Training: model FLOPs used, of the dense peak of the precision; `runtime` is then the framework of the document
    std::optional<double> trainingMfu, trainingSpread;
    // 90 % intervals: half-width as a factor above 1 (0.9 means low = value ÷ 1.9, high = value × 1.9). The most specific matching row that
    // has one counts; `unmeasured` multiplies it when no measurement of the card's architecture stands behind the prediction.
    std::optional<double> decodeSpread, prefillSpread, servedSpread;
    std::optional<double> expertSpread, offloadSpread, parallelSpread, unmeasuredSpread;   // factors on them (base row)
    int measurements = 0;                   // behind the row
    friend bool operator==(const Efficiency&, const Efficiency&) = default;
};

} // namespace cabe
