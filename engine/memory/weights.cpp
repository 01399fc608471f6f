// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/memory/weights.h"

#include "engine/memory/gguf_mix.h"

#include <algorithm>
#include <string_view>

namespace cabe {

namespace {

constexpr double bitsPerByte = 8, plainBits = 16;

// Formats outside GGUF: the matrices of the layers are quantized, the parts that the format names stay at 16 bits.
class PlainSizes {
public:
    PlainSizes(const WeightFormat& format, const Model& model)
        : format_{format}, linear_{format.bpwLinear.value_or(plainBits)}, embedding_{keeps("embedding")}, output_{keeps("output")},
          attention_{keeps("attention")}, state_{keeps("state")}, ffn_{keeps("ffn") && model.moe}, shared_{keeps("shared_experts")}
    {
    }

    [[nodiscard]] double bits(const TensorGroup& t, bool recurrentLayer) const
    {
        if (format_.family == FormatFamily::plain)
            return linear_;
        if (t.oneDimensional)
            return plainBits;
        switch (t.cls) {
        case TensorClass::norm:
        case TensorClass::router: return plainBits;
        case TensorClass::embedding:
        case TensorClass::perLayerEmbedding: return embedding_ ? plainBits : linear_;
        case TensorClass::output: return format_.headBits.value_or(output_ ? plainBits : linear_);
        case TensorClass::expert: return linear_;
        case TensorClass::sharedExpert: return shared_ ? plainBits : linear_;
        case TensorClass::ffnGate:
        case TensorClass::ffnUp:
        case TensorClass::ffnDown: return ffn_ ? plainBits : linear_;
        default: return recurrentLayer ? (state_ ? plainBits : linear_) : (attention_ ? plainBits : linear_);
        }
    }

private:
    [[nodiscard]] bool keeps(std::string_view part) const
    {
        return std::ranges::find(format_.kept16bit, part) != format_.kept16bit.end();
    }

    const WeightFormat& format_;
    double linear_;
    bool embedding_, output_, attention_, state_, ffn_, shared_;
};

// Mixers of purely recurrent layers count as state, whatever their tensors are called.
void add(WeightBytes& sum, const TensorGroup& t, bool recurrentLayer, double bytes)
{
    if (t.layer < 0) {
        switch (t.cls) {
        case TensorClass::embedding: sum.embedding += bytes; return;
        case TensorClass::output: sum.output += bytes; return;
        case TensorClass::perLayerEmbedding: sum.perLayerEmbedding += bytes; return;
        default: sum.other += bytes; return;
        }
    }
    LayerWeights& layer = sum.layers[static_cast<std::size_t>(t.layer)];
    switch (t.cls) {
    case TensorClass::attnQ:
    case TensorClass::attnK:
    case TensorClass::attnV:
    case TensorClass::attnOutput:
    case TensorClass::attnQkv:
    case TensorClass::attnOther: (recurrentLayer ? layer.state : layer.attention) += bytes; return;
    case TensorClass::expert: layer.experts += bytes; return;
    case TensorClass::sharedExpert: layer.sharedExperts += bytes; return;
    case TensorClass::ssm: layer.state += bytes; return;
    case TensorClass::norm: layer.norms += bytes; return;
    default: layer.ffn += bytes; return;
    }
}

// Tables of word sequences that some models look up beside the word table; the rows give only their count.
double ngramBits(const WeightFormat& format, const Catalog& catalog)
{
    if (format.family != FormatFamily::gguf)
        return format.bpwLinear.value_or(plainBits);
    const GgmlType* base = format.base ? catalog.ggmlTypes.find(*format.base) : nullptr;
    return base ? base->bitsPerWeight() : plainBits;
}

// Files of models with a multi-token-prediction head mostly hold it too, but it is loaded only when it drafts (and counted apart then). Whether
// a file has it shows in its size: nearer to the text with the head than to the text alone.
double textBytes(const Model& model, const ModelSizes& sizes, double fileBytes)
{
    const auto text = static_cast<double>(sizes.parameters), head = static_cast<double>(model.mtpParams.value_or(0));
    if (head <= 0 || text <= 0)
        return fileBytes;
    const bool holdsHead = fileBytes > sizes.weights.total() * (1 + head / text / 2);
    return holdsHead ? fileBytes * text / (text + head) : fileBytes;
}

} // namespace

double WeightBytes::total() const
{
    double sum = embedding + output + perLayerEmbedding + other;
    for (const LayerWeights& l : layers)
        sum += l.total();
    return sum;
}

double WeightBytes::largestTensor() const { return std::max(embedding, output); }

WeightBytes weightBytes(const Model& model, const WeightFormat& format, const Catalog& catalog)
{
    WeightBytes sum;
    sum.layers.resize(static_cast<std::size_t>(std::max(0, model.layers)));
    sum.tied = model.tiedEmbeddings;
    const std::vector<LayerShape> layers = layerShapes(model);
    const auto recurrent = [&](const TensorGroup& t) {
        return t.layer >= 0 && layers[static_cast<std::size_t>(t.layer)].attention == LayerAttention::recurrent;
    };
    const std::vector<TensorGroup> groups = tensors(model);
    if (format.family == FormatFamily::gguf) {
        memory::GgufMix mix{model, format, catalog};
        for (const TensorGroup& t : groups)
            add(sum, t, recurrent(t), mix.bytes(t));
    } else {
        const PlainSizes sizes{format, model};
        for (const TensorGroup& t : groups)
            add(sum, t, recurrent(t), static_cast<double>(t.elements()) * sizes.bits(t, recurrent(t)) / bitsPerByte);
    }
    sum.perLayerEmbedding += static_cast<double>(model.ngramEmbeddingParams.value_or(0)) * ngramBits(format, catalog) / bitsPerByte;
    return sum;
}

WeightBytes scaledTo(WeightBytes weights, double fileBytes)
{
    const double total = weights.total();
    const double factor = total > 0 ? fileBytes / total : 1;
    for (LayerWeights& l : weights.layers)
        for (double* part : {&l.attention, &l.ffn, &l.experts, &l.sharedExperts, &l.state, &l.norms})
            *part *= factor;
    for (double* part : {&weights.embedding, &weights.output, &weights.perLayerEmbedding, &weights.other})
        *part *= factor;
    return weights;
}

double bitsPerWeight(const Model& model, const WeightFormat& format, const Catalog& catalog)
{
    const auto parameters = static_cast<double>(countParameters(model) + model.ngramEmbeddingParams.value_or(0));
    return parameters > 0 ? weightBytes(model, format, catalog).total() * bitsPerByte / parameters : 0;
}

namespace {

bool isOf(const KvCacheType& type, const Runtime& runtime)
{
    return type.engine == runtime.id || std::ranges::find(type.also, runtime.id) != type.also.end();
}

} // namespace

bool hasCacheType(const Catalog& catalog, const Runtime& runtime, const std::string& id)
{
    return std::ranges::any_of(catalog.kvCacheTypes.all(id), [&](const KvCacheType* type) { return type->engine == "any" || isOf(*type, runtime); });
}

std::vector<std::string> cacheTypesOf(const Catalog& catalog, const Runtime& runtime)
{
    std::vector<std::string> ids;
    for (const auto& type : catalog.kvCacheTypes.rows())
        if (type.engine == "any" || isOf(type, runtime))
            ids.push_back(type.id);
    return ids;
}

double cacheBits(const Catalog& catalog, const Runtime& runtime, const std::string& id)
{
    const KvCacheType* fallback = nullptr;
    for (const KvCacheType* type : catalog.kvCacheTypes.all(id)) {
        if (isOf(*type, runtime))
            return type->bits;
        if (!fallback || type->engine == "any")
            fallback = type;
    }
    return fallback ? fallback->bits : plainBits;
}

ModelSizes makeModelSizes(const Model& model, const WeightFormat& format, const Catalog& catalog, std::optional<double> fileBytes)
{
    ModelSizes sizes{layerShapes(model), weightBytes(model, format, catalog), countParameters(model), countActiveParameters(model)};
    if (fileBytes && *fileBytes > 0) {
        const double text = textBytes(model, sizes, *fileBytes);
        sizes.weights = scaledTo(std::move(sizes.weights), text);
    }
    return sizes;
}

} // namespace cabe
