// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/memory/gguf_mix.h"

#include "engine/memory/tensor_list.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

namespace cabe::memory {

namespace {

int numberAfter(std::string_view text, std::size_t position)
{
    int value = 0;
    std::from_chars(text.data() + position, text.data() + text.size(), value);
    return value;
}

template <class F>
void splitAt(std::string_view text, std::string_view separator, F&& use)
{
    for (std::size_t start = 0;;) {
        const auto end = text.find(separator, start);
        use(text.substr(start, end == std::string_view::npos ? end : end - start));
        if (end == std::string_view::npos)
            return;
        start = end + separator.size();
    }
}

// Mixes that the quantizer refuses without an importance matrix are always made with one; the others are published without.
bool needsImportanceMatrix(const WeightFormat& format)
{
    constexpr std::array<std::string_view, 6> types{"IQ1_S", "IQ1_M", "IQ2_XXS", "IQ2_XS", "IQ2_S", "IQ3_XXS"};
    return format.base && std::ranges::find(types, *format.base) != types.end();
}

// The shapes that the quantizer calls 70B: grouped heads and 80 layers of a Llama-like family.
bool classifiedAs70b(const Model& model)
{
    constexpr std::array<std::string_view, 3> families{"llama", "qwen2", "deci"};
    return model.layers == 80 && model.heads != model.kvHeads && std::ranges::find(families, model.arch) != families.end();
}

bool makesValues(TensorClass cls) { return cls == TensorClass::attnV || cls == TensorClass::attnQkv; }

} // namespace

GgufMix::GgufMix(const Model& model, const WeightFormat& format, const Catalog& catalog)
    : model_{model}, catalog_{catalog}, f32_{find("F32")}, base_{find(format.base.value_or("F16"))},
      output_{format.output ? find(*format.output) : find("Q6_K")}, embedding_{format.tokenEmbd ? find(*format.tokenEmbd) : base_},
      experts_{format.experts ? find(*format.experts) : nullptr}, attnV_{compile(format.attnV)}, attnK_{compile(format.attnK)},
      attnQ_{compile(format.attnQ)}, attnOutput_{compile(format.attnOutput)}, attnQkv_{compile(format.attnQkv)},
      ffnDown_{compile(format.ffnDown)}, ffnGate_{compile(format.ffnGate)}, ffnUp_{compile(format.ffnUp)},
      imatrix_{needsImportanceMatrix(format)}, classified70b_{classifiedAs70b(model)}
{
    for (const TensorGroup& t : tensors(model))
        valueTensors_ += !t.oneDimensional && makesValues(t.cls) ? t.count : 0;
}

const GgmlType* GgufMix::find(const std::string& id) const { return catalog_.ggmlTypes.find(id); }

GgufMix::Term GgufMix::parseTerm(std::string_view text)
{
    using Kind = Term::Kind;
    constexpr std::array<std::pair<std::string_view, Kind>, 6> words{{{"first_eighth", Kind::firstEighth},
                                                                      {"first_sixteenth", Kind::firstSixteenth},
                                                                      {"middle", Kind::middle},
                                                                      {"more_bits", Kind::moreBits},
                                                                      {"imatrix", Kind::imatrix},
                                                                      {"", Kind::always}}};
    for (const auto& [word, kind] : words)
        if (text == word)
            return {kind};
    if (text == "no_imatrix")
        return {Kind::imatrix, 0, true};
    constexpr std::array<std::pair<std::string_view, Kind>, 4> comparisons{{{"index<", Kind::indexBelow},
                                                                            {"gqa>=", Kind::gqaAtLeast},
                                                                            {"experts==", Kind::expertsEqual},
                                                                            {"experts>=", Kind::expertsAtLeast}}};
    for (const auto& [start, kind] : comparisons)
        if (text.starts_with(start))
            return {kind, numberAfter(text, start.size())};
    return {Kind::never};
}

GgufMix::Rules GgufMix::compile(const std::vector<MixRule>& rules) const
{
    Rules compiled;
    for (const MixRule& rule : rules) {
        Rule r;
        splitAt(rule.when, " or ", [&](std::string_view alternative) {
            auto& terms = r.alternatives.emplace_back();
            splitAt(alternative, " and ", [&](std::string_view term) { terms.push_back(parseTerm(term)); });
        });
        r.type = find(rule.type);
        compiled.push_back(std::move(r));
    }
    return compiled;
}

bool GgufMix::holds(const Term& term, Place place) const
{
    const int i = place.index, n = place.count;
    const int experts = model_.moe ? model_.moe->experts : 0;
    const auto value = [&] {
        switch (term.kind) {
        case Term::Kind::always: return true;
        case Term::Kind::firstEighth: return i < n / 8;
        case Term::Kind::firstSixteenth: return i < n / 16;
        case Term::Kind::middle: return i >= n / 8 && i < 7 * n / 8;
        case Term::Kind::moreBits: return i < n / 8 || i >= 7 * n / 8 || (i - n / 8) % 3 == 2;
        case Term::Kind::indexBelow: return i < term.number;
        case Term::Kind::gqaAtLeast: return model_.heads >= term.number * std::max(1, model_.kvHeads);
        case Term::Kind::expertsEqual: return experts == term.number;
        case Term::Kind::expertsAtLeast: return experts >= term.number;
        case Term::Kind::imatrix: return imatrix_;
        case Term::Kind::never: return false;
        }
        return false;
    }();
    return value != term.negated;
}

const GgmlType* GgufMix::choose(const Rules& rules, Place place) const
{
    for (const Rule& rule : rules)
        for (const auto& terms : rule.alternatives)
            if (std::ranges::all_of(terms, [&](const Term& t) { return holds(t, place); }))
                return rule.type;
    return base_;
}

// Falcon keeps its down and attention-output tensors at the base type where the table raises them, as its quantizer rules do on average.
const GgmlType* GgufMix::feedForwardType(const TensorGroup& tensor, TensorClass role)
{
    const bool own = tensor.cls == TensorClass::expert || tensor.cls == TensorClass::sharedExpert;
    if (tensor.cls == TensorClass::expert && experts_)
        return experts_;
    const Place place{own || model_.moe ? tensor.layer : downSeen_, model_.layers};
    switch (role) {
    case TensorClass::ffnGate: return choose(ffnGate_, place);
    case TensorClass::ffnUp: return choose(ffnUp_, place);
    case TensorClass::ffnDown: {
        if (!own)
            ++downSeen_;
        return model_.arch == "falcon" ? base_ : choose(ffnDown_, place);
    }
    default: return base_;
    }
}

const GgmlType* GgufMix::typeOf(const TensorGroup& tensor)
{
    switch (tensor.cls) {
    case TensorClass::router:
    case TensorClass::norm: return f32_;
    case TensorClass::embedding: return model_.tiedEmbeddings ? output_ : embedding_;
    case TensorClass::perLayerEmbedding: return embedding_;
    case TensorClass::output: return model_.arch == "falcon" ? find("Q8_0") : output_;
    case TensorClass::attnQ: return choose(attnQ_, {});
    case TensorClass::attnK: return choose(attnK_, {});
    case TensorClass::attnOutput: return model_.arch == "falcon" ? base_ : choose(attnOutput_, {});
    case TensorClass::attnQkv: return choose(attnQkv_, {});
    case TensorClass::attnV: {
        const GgmlType* type = choose(attnV_, {valueSeen_, valueTensors_});
        const bool raised = classified70b_ && type && (type->id == "Q3_K" || type->id == "Q4_K");
        return raised ? find("Q5_K") : type;
    }
    case TensorClass::ffnGate:
    case TensorClass::ffnUp:
    case TensorClass::ffnDown: return feedForwardType(tensor, tensor.cls);
    case TensorClass::expert:
    case TensorClass::sharedExpert: return feedForwardType(tensor, tensor.kind);
    default: return base_;
    }
}

const GgmlType* GgufMix::fallback(const GgmlType* type, std::int64_t rowLength) const
{
    if (!type || rowLength % type->block == 0)
        return type;
    const std::string& id = type->id;
    std::string next = "F16";
    if (id == "Q2_K" || id == "Q3_K" || (id.starts_with("IQ") && id != "IQ4_NL"))
        next = "IQ4_NL";
    else if (id == "Q4_K")
        next = "Q5_0";
    else if (id == "Q5_K")
        next = "Q5_1";
    else if (id == "Q6_K")
        next = "Q8_0";
    else if (id.starts_with("TQ"))
        next = "Q4_0";
    const GgmlType* other = find(next);
    return other && rowLength % other->block == 0 ? other : find("F16");
}

double GgufMix::bytes(const TensorGroup& tensor)
{
    const GgmlType* type = tensor.oneDimensional ? f32_ : fallback(typeOf(tensor), tensor.rowLength);
    if (!tensor.oneDimensional && makesValues(tensor.cls))
        ++valueSeen_;
    return static_cast<double>(tensor.elements()) * (type ? type->bitsPerWeight() : 16) / 8;
}

} // namespace cabe::memory
