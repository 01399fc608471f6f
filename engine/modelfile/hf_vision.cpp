// SPDX-License-Identifier: GPL-3.0-or-later
// Elements of what a checkpoint holds beside the language model: vision encoder with its projector, multi-token-prediction layers. Layouts
// follow huggingface/transformers:src/transformers/models (qwen3_vl, qwen2_5_vl, siglip, pixtral, llama4, gemma4) and the modelling code that
// ships with the models (MoonViT).
#include "engine/modelfile/hf_model.h"

#include "engine/memory/shape.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace cabe::modelfile {

namespace {

// Counts are made in floating point: they are exact up to 2^53 and cannot overflow, whatever the file says.
struct Vision {
    double hidden = 0, width = 0, layers = 0, patch = 0, text = 0, merge = 1, positions = 0;
};

double linear(double in, double out) { return in * out + out; }     // with bias

// One block of a plain vision transformer: two biased norms, attention, two-layer feed-forward, all with biases.
double plainBlock(const Vision& v)
{
    return 4 * v.hidden + 4 * linear(v.hidden, v.hidden) + linear(v.hidden, v.width) + linear(v.width, v.hidden);
}

// Norm, then two layers over merged patches: from `wide` through itself to the text model's width.
double merger(double normed, double wide, double text) { return normed + linear(wide, wide) + linear(wide, text); }

Vision base(const HfConfig& c, const Model& m)
{
    const auto number = [&](Names names, int otherwise) { return double(std::min(c.integer(names).value_or(otherwise), 1'000'000)); };
    Vision v;
    v.hidden = number({"hidden_size", "vt_hidden_size", "embed_dim"}, 0);
    v.width = number({"intermediate_size", "vt_intermediate_size"}, 0);
    v.layers = number({"depth", "num_hidden_layers", "vt_num_hidden_layers"}, 0);
    const double size = number({"patch_size"}, 14);
    v.patch = number({"in_channels", "num_channels", "in_chans"}, 3) * number({"temporal_patch_size"}, 1) * size * size;
    v.text = m.hidden;
    v.merge = number({"spatial_merge_size"}, 2);
    const double side = std::floor(number({"image_size"}, 0) / std::max(1.0, size));
    v.positions = side * side;
    return v;
}

double qwen3Vision(const HfConfig& c, Vision v)
{
    const double wide = v.hidden * v.merge * v.merge;
    v.text = c.integer({"out_hidden_size"}).value_or(static_cast<int>(v.text));
    const double positions = c.integer({"num_position_embeddings"}).value_or(0);
    const auto deep = static_cast<double>(c.integers({"deepstack_visual_indexes"}).size());
    return linear(v.patch, v.hidden) + positions * v.hidden + v.layers * plainBlock(v) + merger(2 * v.hidden, wide, v.text) + deep * merger(2 * wide, wide, v.text);
}

double qwen2Vision(const HfConfig& c, Vision v)
{
    const double wide = v.hidden * v.merge * v.merge;
    if (const auto text = c.integer({"out_hidden_size"}))                               // Qwen 2.5: RMS norms, gated feed-forward
        return v.patch * v.hidden + v.layers * (2 * v.hidden + 4 * linear(v.hidden, v.hidden) + 2 * linear(v.hidden, v.width) + linear(v.width, v.hidden)) +
               merger(v.hidden, wide, *text);
    v.hidden = c.integer({"embed_dim"}).value_or(0);                                    // Qwen 2: hidden_size is the text model's
    v.width = v.hidden * c.real({"mlp_ratio"}).value_or(4);
    return v.patch * v.hidden + v.layers * plainBlock(v) + merger(2 * v.hidden, v.hidden * v.merge * v.merge, v.text);
}

double siglipVision(const Vision& v)
{
    return linear(v.patch, v.hidden) + v.positions * v.hidden + v.layers * plainBlock(v) + 2 * v.hidden;
}

double pixtralVision(const Vision& v)
{
    const double block = 4 * v.hidden * v.hidden + 3 * v.hidden * v.width + 2 * v.hidden;
    return v.patch * v.hidden + v.hidden + v.layers * block + v.hidden + v.merge * v.merge * v.hidden * v.hidden + v.hidden * v.text + v.text * v.text;
}

double moonVision(const HfConfig& c, const Vision& v)
{
    const double positions = double(c.integer({"init_pos_emb_height"}).value_or(64)) * c.integer({"init_pos_emb_width"}).value_or(64);
    const auto kernel = c.integers({"merge_kernel_size"});
    const double wide = v.hidden * (kernel.size() == 2 ? double(kernel[0]) * kernel[1] : 4);
    return linear(v.patch, v.hidden) + positions * v.hidden + v.layers * plainBlock(v) + 2 * v.hidden + merger(2 * v.hidden, wide, v.text);
}

double gemma4Vision(const HfConfig& c, const Vision& v)
{
    const double positions = c.integer({"position_embedding_size"}).value_or(0), head = c.integer({"head_dim"}).value_or(0);
    const double block = 4 * v.hidden * v.hidden + 3 * v.hidden * v.width + 4 * v.hidden + 2 * head;
    return v.patch * v.hidden + 2 * positions * v.hidden + v.layers * block + v.hidden * v.text;   // a table for each axis
}

double llama4Vision(const HfConfig& c, const Vision& v)
{
    const double out = c.integer({"vision_output_dim"}).value_or(4096), shuffled = c.integer({"projector_input_dim"}).value_or(4096);
    return v.patch * v.hidden + v.hidden + (v.positions + 1) * v.hidden + 4 * v.hidden + v.layers * plainBlock(v) + v.width * shuffled + shuffled * out + out * v.text;
}

std::optional<double> visionElements(const HfConfig& c, const Model& m, const std::string& type)
{
    const Vision v = base(c, m);
    const std::string own = c.word({"model_type"});
    if (m.arch == "qwen3vl" || m.arch == "qwen3vlmoe" || m.arch == "qwen35" || m.arch == "qwen35moe")
        return qwen3Vision(c, v);
    if (m.arch == "qwen2vl")
        return qwen2Vision(c, v);
    if (type == "llama4")
        return llama4Vision(c, v);
    if (m.arch == "gemma4" && v.layers > 0)
        return gemma4Vision(c, v);
    if (own == "siglip_vision_model" && m.arch == "gemma3")
        return siglipVision(v) + v.hidden * v.text + v.hidden;
    if (own == "pixtral")
        return pixtralVision(v);
    if (c.has({"vt_hidden_size"}) && !c.has({"mm_projector_type"}))
        return moonVision(c, v);
    if (c.has({"vt_hidden_size"}) && c.word({"mm_projector_type"}) == "patchmerger")
        return moonVision(c, v);
    return std::nullopt;
}

constexpr double mostElements = 1e12;

// Mixtures whose prediction layers have one dense block instead of experts, by their published counts.
constexpr std::array<std::string_view, 3> densePrediction{"step3p5", "mimo2", "exaone-moe"};

} // namespace

void countVision(HfReading r)
{
    const tree::Node* map = r.config.map({"vision_config"});
    if (!map)
        return;
    const HfConfig whole{r.config.whole(), r.config.whole()};
    const auto elements = visionElements(r.config.inside(*map), r.model, whole.type());
    if (elements && *elements > 0 && *elements < mostElements)
        r.model.visionParams = static_cast<std::int64_t>(*elements);
    else
        r.warnings.push_back({"vision_not_counted", Severity::note, {}});
}

// A prediction layer is one more layer of the model with full attention (and experts), the projection of two joined states, and three norms.
void countPrediction(HfReading r)
{
    const Model& m = r.model;
    const int layers = r.config.integer({"num_nextn_predict_layers", "mtp_num_hidden_layers", "num_mtp_layers"}).value_or(0);
    constexpr int most = 8;
    if (layers < 1 || layers > most)
        return;
    Model one = m;
    one.vocab = 0;
    one.layers = 1;
    one.extraNorms = one.learnedPositions = one.perLayerEmbedding = 0;
    one.ffnPerLayer.clear();
    AttentionShape plain;
    plain.mla = m.attention.mla;
    plain.sparseIndex = m.attention.sparseIndex;
    if (plain.sparseIndex)
        plain.sparseIndex->ownIndexLayers.reset();
    plain.compressedAttention = m.attention.compressedAttention;
    plain.qLoraRank = m.attention.qLoraRank;
    plain.oLoraRank = m.attention.oLoraRank;
    plain.oGroups = m.attention.oGroups;
    plain.kind = m.attention.mla ? AttentionKind::mla : AttentionKind::gqa;
    if (m.attention.layerPattern) {             // Nemotron-H: attention, then experts
        one.layers = 2;
        plain.layerPattern = m.moe ? "*E" : "*-";
    }
    one.attention = plain;
    if (std::ranges::find(densePrediction, m.arch) != densePrediction.end())
        one.moe.reset();
    if (one.moe) {
        one.moe->denseLayers = one.moe->offset = 0;
        one.moe->every = 1;
    }
    const double hidden = m.hidden;
    r.model.mtpParams = layers * (countParameters(one) + static_cast<std::int64_t>(2 * hidden * hidden + 2 * hidden));
}

} // namespace cabe::modelfile
