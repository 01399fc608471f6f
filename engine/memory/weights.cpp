// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/memory/weights.h"

#include "engine/memory/gguf_mix.h"

#include <algorithm>
#include <string_view>

namespace cabe {

namespace {

constexpr double bitsPerByte = 8, plainBits = 16;

// Formats outside GGUF: the matrices of the layers are quantized, tables and norms as the format says.
class PlainSizes {
public:
    explicit PlainSizes(const WeightFormat& format, const Model& model) : format_{format}, moe_{model.moe.has_value()} {}

    [[nodiscard]] double bits(const TensorGroup& t) const
    {
        const double linear = format_.bpwLinear.value_or(plainBits);
        if (format_.family == FormatFamily::plain)
            return linear;
        if (t.oneDimensional || t.cls == TensorClass::norm || t.cls == TensorClass::router)
            return plainBits;
        if (t.cls == TensorClass::embedding || t.cls == TensorClass::perLayerEmbedding)
            return keeps("embedding") ? plainBits : linear;
        if (t.cls == TensorClass::output)
            return format_.headBits.value_or(keeps("output") ? plainBits : linear);
        // OCP microscaling checkpoints of mixtures quantize the experts alone (openai/gpt-oss model card).
        if (format_.family == FormatFamily::mxfp && moe_ && t.cls != TensorClass::expert)
            return plainBits;
        return linear;
    }

private:
    [[nodiscard]] bool keeps(std::string_view part) const
    {
        return std::ranges::find(format_.kept16bit, part) != format_.kept16bit.end();
    }

    const WeightFormat& format_;
    bool moe_;
};

void add(WeightBytes& sum, const TensorGroup& t, double bytes)
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
    case TensorClass::attnOther: layer.attention += bytes; return;
    case TensorClass::expert: layer.experts += bytes; return;
    case TensorClass::sharedExpert: layer.sharedExperts += bytes; return;
    case TensorClass::ssm: layer.state += bytes; return;
    case TensorClass::norm: layer.norms += bytes; return;
    default: layer.ffn += bytes; return;
    }
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
    const std::vector<TensorGroup> groups = tensors(model);
    if (format.family == FormatFamily::gguf) {
        memory::GgufMix mix{model, format, catalog};
        for (const TensorGroup& t : groups)
            add(sum, t, mix.bytes(t));
    } else {
        const PlainSizes sizes{format, model};
        for (const TensorGroup& t : groups)
            add(sum, t, static_cast<double>(t.elements()) * sizes.bits(t) / bitsPerByte);
    }
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
    const auto parameters = static_cast<double>(countParameters(model));
    return parameters > 0 ? weightBytes(model, format, catalog).total() * bitsPerByte / parameters : 0;
}

double cacheBits(const Catalog& catalog, const Runtime& runtime, const std::string& id)
{
    const KvCacheType* fallback = nullptr;
    for (const KvCacheType* type : catalog.kvCacheTypes.all(id)) {
        if (type->engine == runtime.id)
            return type->bits;
        if (!fallback || type->engine == "any")
            fallback = type;
    }
    return fallback ? fallback->bits : plainBits;
}

ModelSizes makeModelSizes(const Model& model, const WeightFormat& format, const Catalog& catalog, std::optional<double> fileBytes)
{
    ModelSizes sizes{layerShapes(model), weightBytes(model, format, catalog), countParameters(model), countActiveParameters(model)};
    if (fileBytes && *fileBytes > 0)
        sizes.weights = scaledTo(std::move(sizes.weights), *fileBytes);
    return sizes;
}

} // namespace cabe
