// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/catalog/check.h"

#include <algorithm>
#include <array>

namespace cabe {

namespace {

// A condition of a mix rule; the grammar is in formats.h.
bool isTerm(std::string_view term)
{
    constexpr std::array<std::string_view, 6> words{"first_eighth", "first_sixteenth", "middle", "more_bits", "imatrix", "no_imatrix"};
    if (std::find(words.begin(), words.end(), term) != words.end())
        return true;
    constexpr std::array<std::string_view, 4> comparisons{"index<", "gqa>=", "experts==", "experts>="};
    for (const auto comparison : comparisons) {
        const std::string_view number = term.substr(std::min(comparison.size(), term.size()));
        if (term.substr(0, comparison.size()) == comparison && !number.empty() && number.find_first_not_of("0123456789") == std::string_view::npos)
            return true;
    }
    return false;
}

bool isCondition(std::string_view when)
{
    while (!when.empty()) {
        const std::size_t end = std::min(when.find(' '), when.size());
        if (!isTerm(when.substr(0, end)))
            return false;
        when.remove_prefix(end);
        if (when.empty())
            return true;
        const std::size_t joiner = when.substr(0, 5) == " and " ? 5 : when.substr(0, 4) == " or " ? 4 : 0;
        if (joiner == 0 || joiner == when.size())
            return false;
        when.remove_prefix(joiner);
    }
    return true;
}

void checkRules(const char* key, const std::vector<MixRule>& rules, RowFaults& faults)
{
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const std::string at = std::string{key} + '[' + std::to_string(i) + ']';
        if (!isCondition(rules[i].when))
            faults.add("unknown_value", at + ".when", {{"value", rules[i].when}},
                       {"first_eighth", "first_sixteenth", "middle", "more_bits", "index<2", "gqa>=4", "experts==8", "experts>=4", "imatrix",
                        "no_imatrix", "… and …", "… or …"});
        if (rules[i].when.empty() && i + 1 < rules.size())  // the rules behind it can never hold
            faults.contradiction(at + ".when", std::string{key} + '[' + std::to_string(i + 1) + ']');
    }
}

template <class E>
void checkWords(const char* key, const std::vector<std::string>& words, RowFaults& faults)
{
    for (std::size_t i = 0; i < words.size(); ++i)
        faults.oneOf(std::string{key} + '[' + std::to_string(i) + ']', words[i], namesOf<E>());
}

} // namespace

void checkRow(const GgmlType& type, RowFaults& faults)
{
    constexpr double most = 64;
    if (type.bitsPerWeight() > most)
        faults.implausible("bytes", type.bytes, 1, most * type.block / 8);
}

void checkRow(const WeightFormat& format, RowFaults& faults)
{
    checkRules("attn_v", format.attnV, faults);
    checkRules("attn_k", format.attnK, faults);
    checkRules("attn_q", format.attnQ, faults);
    checkRules("attn_output", format.attnOutput, faults);
    checkRules("attn_qkv", format.attnQkv, faults);
    checkRules("ffn_down", format.ffnDown, faults);
    checkRules("ffn_gate", format.ffnGate, faults);
    checkRules("ffn_up", format.ffnUp, faults);
    if (format.family == FormatFamily::gguf && !format.base)
        faults.missing("base");
    if (format.family != FormatFamily::gguf && !format.bpwLinear)
        faults.missing("bpw_linear");
    constexpr double mostScaleBits = 16;  // scales and zero points on top of the weights' own bits
    if (format.bpwLinear && format.weightBits && (*format.bpwLinear < *format.weightBits || *format.bpwLinear > *format.weightBits + mostScaleBits))
        faults.implausible("bpw_linear", *format.bpwLinear, *format.weightBits, *format.weightBits + mostScaleBits);
}

void checkRow(const Runtime& runtime, RowFaults& faults)
{
    checkWords<FormatFamily>("formats", runtime.formats, faults);
    if (runtime.defaultUbatch > runtime.defaultBatch)
        faults.contradiction("default_ubatch", "default_batch");
    if (runtime.family == RuntimeFamily::paged && runtime.kvBlockTokens == 0)
        faults.missing("kv_block_tokens");
}

void checkRow(const DriverContext& context, RowFaults& faults) { faults.oneOf("segment", context.segment, namesOf<Segment>({"any"})); }

void checkRow(const Program& program, RowFaults& faults)
{
    for (std::size_t i = 0; i < program.backends.size(); ++i)
        faults.computeCapability("backends[" + std::to_string(i) + "].min_cuda", program.backends[i].minCuda);
}

void checkRow(const ArchitectureFeatures& architecture, RowFaults& faults)
{
    for (const auto& [format, support] : architecture.formats)
        faults.oneOf("formats." + format, support, namesOf<Support>());
}

void checkRow(const FormatSupport& support, RowFaults& faults)
{
    faults.oneOf("family", support.family, namesOf<FormatFamily>());
    faults.computeCapability("min_cuda", support.minCuda);
    faults.computeCapability("fast_from_cuda", support.fastFromCuda);
}

void checkRow(const ToolkitVersion& toolkit, RowFaults& faults) { faults.computeCapability("min_cuda", toolkit.minCuda); }

} // namespace cabe
