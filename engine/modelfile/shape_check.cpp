// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modelfile/shape_check.h"

#include "engine/memory/shape.h"
#include "engine/modelfile/byte_source.h"

#include <algorithm>

namespace cabe::modelfile {

namespace {

constexpr int mostLayers = 2'000, mostHeads = 10'000, mostWidth = 1'000'000, mostVocab = 10'000'000, mostExperts = 100'000, mostHeadDim = 65'536,
              mostContext = 1'000'000'000, mostTaps = 1'024, mostPositions = 100'000'000;
constexpr double leastParameters = 1e5, mostParameters = 1e14;

class Faults {
public:
    explicit Faults(const std::string& path) : path_{path} {}

    void check(const char* key, double value, double least, double most)
    {
        if (!fault_ && !(value >= least && value <= most)) {
            fault_ = errorOf("out_of_range", path_, {{"value", value}, {"min", least}, {"max", most}});
            fault_->key = key;
        }
    }
    void check(const char* key, std::optional<int> value, double least, double most)
    {
        if (value)
            check(key, double(*value), least, most);
    }
    void check(const char* key, const std::vector<int>& list, double least, double most)
    {
        check(key, double(list.size()), 0, mostLayers);
        for (const int value : list)
            check(key, double(value), least, most);
    }
    [[nodiscard]] const std::optional<Error>& first() const { return fault_; }

private:
    const std::string& path_;
    std::optional<Error> fault_;
};

void checkSsm(Faults& f, const SsmShape& s)
{
    for (const auto& [key, value] : {std::pair{"attention.ssm.state", s.state}, std::pair{"attention.ssm.inner", s.inner}, std::pair{"attention.ssm.dt_rank", s.dtRank},
                                     std::pair{"attention.ssm.head_dim", s.headDim}, std::pair{"attention.ssm.k_dim", s.kDim}, std::pair{"attention.ssm.v_dim", s.vDim}})
        f.check(key, value, 0, mostWidth);
    for (const auto& [key, value] : {std::pair{"attention.ssm.groups", s.groups}, std::pair{"attention.ssm.heads", s.heads}, std::pair{"attention.ssm.k_heads", s.kHeads},
                                     std::pair{"attention.ssm.v_heads", s.vHeads}})
        f.check(key, value, 0, mostHeads);
    f.check("attention.ssm.conv", s.conv, 0, mostTaps);
}

void checkAttention(Faults& f, const Model& m)
{
    const AttentionShape& a = m.attention;
    f.check("heads", double(m.heads), 0, mostHeads);
    f.check("kv_heads", double(m.kvHeads), 0, mostHeads);
    f.check("head_dim", double(m.headDim), 0, mostHeadDim);
    f.check("v_head_dim", m.vHeadDim, 0, mostHeadDim);
    f.check("attention.sliding_window", a.slidingWindow, 1, mostContext);
    f.check("attention.global_kv_heads", a.globalKvHeads, 0, mostHeads);
    f.check("attention.global_head_dim", a.globalHeadDim, 0, mostHeadDim);
    f.check("attention.sliding_heads", a.slidingHeads, 0, mostHeads);
    f.check("attention.sliding_kv_heads", a.slidingKvHeads, 0, mostHeads);
    f.check("attention.every", a.every, 1, mostLayers);
    f.check("attention.offset", a.offset, 0, mostLayers);
    if (a.mla) {
        f.check("attention.kv_lora_rank", double(a.mla->kvLoraRank), 1, mostWidth);
        f.check("attention.q_lora_rank", a.mla->qLoraRank, 0, mostWidth);
        f.check("attention.qk_nope_head_dim", double(a.mla->qkNopeHeadDim), 0, mostHeadDim);
        f.check("attention.qk_rope_head_dim", double(a.mla->qkRopeHeadDim), 0, mostHeadDim);
        f.check("attention.v_head_dim", a.mla->vHeadDim, 0, mostHeadDim);
    }
    if (a.sparseIndex) {
        f.check("attention.sparse_index.heads", a.sparseIndex->heads, 0, mostHeads);
        f.check("attention.sparse_index.kv_heads", a.sparseIndex->kvHeads, 0, mostHeads);
        f.check("attention.sparse_index.head_dim", a.sparseIndex->headDim, 0, mostHeadDim);
        f.check("attention.sparse_index.own_index_layers", a.sparseIndex->ownIndexLayers, 0, mostLayers);
    }
    if (a.compressedAttention) {
        f.check("attention.compressed_attention.ratios", a.compressedAttention->ratios, 0, mostWidth);
        f.check("attention.compressed_attention.index_heads", a.compressedAttention->indexHeads, 0, mostHeads);
        f.check("attention.compressed_attention.index_head_dim", a.compressedAttention->indexHeadDim, 0, mostHeadDim);
    }
    f.check("attention.q_lora_rank", a.qLoraRank, 0, mostWidth);
    f.check("attention.o_lora_rank", a.oLoraRank, 0, mostWidth);
    f.check("attention.o_groups", a.oGroups, 0, mostHeads);
    f.check("attention.qk_rope_head_dim", a.qkRopeHeadDim, 0, mostHeadDim);
    if (a.ssm)
        checkSsm(f, *a.ssm);
}

void checkExperts(Faults& f, const MoeShape& moe)
{
    f.check("moe.experts", double(moe.experts), 1, mostExperts);
    f.check("moe.active", double(moe.active), 1, mostExperts);
    f.check("moe.shared", double(moe.shared), 0, mostExperts);
    f.check("moe.expert_ffn", double(moe.expertFfn), 1, mostWidth);
    f.check("moe.shared_ffn", double(moe.sharedFfn), 0, mostWidth);
    f.check("moe.dense_layers", double(moe.denseLayers), 0, mostLayers);
    f.check("moe.every", double(moe.every), 1, mostLayers);
    f.check("moe.offset", double(moe.offset), 0, mostLayers);
    f.check("moe.latent", moe.latent, 0, mostWidth);
    f.check("moe.zero_experts", moe.zeroExperts, 0, mostExperts);
    f.check("moe.parallel_dense_ffn", moe.parallelDenseFfn, 0, mostWidth);
}

// Each group of tensors fits into 63 bits once the numbers above are in range; their sum need not.
double elementsOf(const Model& model)
{
    double sum = 0;
    for (const TensorGroup& t : tensors(model))
        sum += static_cast<double>(t.rowLength) * static_cast<double>(t.rows) * t.count;
    return sum;
}

} // namespace

std::optional<Error> coreFault(const Model& m, const std::string& path)
{
    Faults f{path};
    f.check("layers", double(m.layers), 1, mostLayers);
    f.check("hidden", double(m.hidden), 1, mostWidth);
    return f.first();
}

std::optional<Error> shapeFault(const Model& m, const std::string& path)
{
    if (auto fault = coreFault(m, path))
        return fault;
    Faults f{path};
    f.check("ffn", double(m.ffn), 0, mostWidth);
    f.check("ffn_per_layer", m.ffnPerLayer, 0, mostWidth);
    f.check("vocab", double(m.vocab), 0, mostVocab);
    f.check("context", m.context, 1, mostContext);
    f.check("learned_positions", double(m.learnedPositions), 0, mostPositions);
    f.check("per_layer_embedding", double(m.perLayerEmbedding), 0, mostWidth);
    checkAttention(f, m);
    if (m.moe)
        checkExperts(f, *m.moe);
    if (!f.first())
        f.check("params_total", elementsOf(m), leastParameters, mostParameters);
    return f.first();
}

void setCounts(Model& m)
{
    m.paramsTotal = countParameters(m);
    m.paramsActive = countActiveParameters(m);
}

} // namespace cabe::modelfile
