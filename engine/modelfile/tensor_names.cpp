// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modelfile/tensor_names.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace cabe::modelfile {

namespace {

template <std::size_t n>
bool holdsAny(std::string_view name, const std::array<std::string_view, n>& words)
{
    return std::ranges::any_of(words, [&](std::string_view word) { return name.find(word) != std::string_view::npos; });
}

constexpr auto otherWords = std::to_array<std::string_view>({"visual", "vision", "mm_projector", "multi_modal", "audio_tower", "rope_"});
constexpr auto normWords = std::to_array<std::string_view>({"norm", "ln_1", "ln_2", "ln_f", ".ln"});
constexpr auto sharedWords = std::to_array<std::string_view>({"shared_expert", "shexp", "shared_mlp"});
constexpr auto expertWords = std::to_array<std::string_view>({"experts.", "_exps", "_chexps", "experts_"});
constexpr auto embeddingWords = std::to_array<std::string_view>({"embed_tokens", "token_embd", "word_embeddings", "position_embd", "token_types", "wte.", "wpe.", "embed_in", "embeddings", "embed.weight"});
constexpr auto attentionWords = std::to_array<std::string_view>({"attn", "attention", "indexer"});
constexpr auto recurrentWords = std::to_array<std::string_view>({"ssm", "mamba", "mixer", "shortconv", "conv."});
constexpr auto ffnWords = std::to_array<std::string_view>({"mlp", "ffn", "feed_forward", "fc1", "fc2", "fc_in", "fc_out", "dense_h_to_4h", "dense_4h_to_h", "block_sparse_moe"});

} // namespace

double TensorBytes::*partOf(std::string_view name)
{
    if (holdsAny(name, otherWords))
        return &TensorBytes::other;
    if (holdsAny(name, normWords))
        return &TensorBytes::norms;
    if (holdsAny(name, sharedWords))
        return &TensorBytes::ffn;
    if (holdsAny(name, expertWords))
        return &TensorBytes::experts;
    if (name == "output.weight" || name == "output.bias" || name.find("lm_head") != std::string_view::npos || name.starts_with("embed_out") || name == "head.weight")
        return &TensorBytes::output;
    if (holdsAny(name, embeddingWords))
        return &TensorBytes::embedding;
    if (holdsAny(name, attentionWords))
        return &TensorBytes::attention;
    if (holdsAny(name, recurrentWords))
        return &TensorBytes::other;
    return holdsAny(name, ffnWords) ? &TensorBytes::ffn : &TensorBytes::other;
}

bool isBeside(std::string_view name, int layers)
{
    if (name.find("rope_") == std::string_view::npos && holdsAny(name, otherWords))
        return true;
    if (name.starts_with("mtp.") || name.find(".mtp.") != std::string_view::npos)
        return true;
    constexpr std::string_view word = "layers.";
    const std::size_t at = name.find(word);
    int layer = -1;
    if (at == std::string_view::npos)
        return false;
    std::from_chars(name.data() + at + word.size(), name.data() + name.size(), layer);
    return layer >= layers;
}

LayerName splitLayer(std::string_view name)
{
    constexpr std::string_view prefix = "blk.";
    if (!name.starts_with(prefix))
        return {-1, name};
    int layer = -1;
    const char* const end = name.data() + name.size();
    const auto [after, failure] = std::from_chars(name.data() + prefix.size(), end, layer);
    constexpr int most = 1'000'000;
    if (failure != std::errc{} || after == end || *after != '.' || layer < 0 || layer > most)
        return {-1, name};
    return {layer, std::string_view{after + 1, static_cast<std::size_t>(end - after - 1)}};
}

} // namespace cabe::modelfile
