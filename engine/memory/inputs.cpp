// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/memory/inference_inputs.h"

#include <string_view>

namespace cabe::memory {

namespace {

double bytesOf(const Catalog& catalog, const Runtime& runtime, const std::string& id)
{
    const std::string& type = id.empty() || id == "auto" ? runtime.defaultKvCache : id;
    return cacheBits(catalog, runtime, type) / 8;
}

// The draft runs in the format of the model it serves.
const Model* draftOf(const InferenceRequest& r)
{
    return r.workload.speculative && r.workload.speculative->draft ? r.catalog->models.find(*r.workload.speculative->draft) : nullptr;
}

} // namespace

Inputs::Inputs(const InferenceRequest& r)
    : request{r}, catalog{*r.catalog}, model{*r.model}, runtime{*r.runtime}, sizes{r.sizes}, draft{r.draftSizes}, draftModel{draftOf(r)},
      context{std::max(1, *r.workload.context)}, sequences{std::max(1, *r.workload.sequences)},
      batch{*r.workload.batch > 0 ? *r.workload.batch : r.runtime->defaultBatch},
      ubatch{*r.workload.ubatch > 0 ? *r.workload.ubatch : r.runtime->defaultUbatch}, flash{*r.workload.flashAttention},
      keyBytes{bytesOf(catalog, runtime, r.workload.kvCache->k)}, valueBytes{bytesOf(catalog, runtime, r.workload.kvCache->v)}
{
    ubatch = std::max<std::int64_t>(1, std::min(ubatch, batch));
    if (!sizes) {
        ownSizes_ = makeModelSizes(model, *r.format, catalog, r.weightsBytes);
        sizes = &ownSizes_;
    }
    if (draftModel && !draft) {
        ownDraft_ = makeModelSizes(*draftModel, *r.format, catalog);
        draft = &ownDraft_;
    }
}

double CardPlan::scratch(std::int64_t context, std::int64_t sequences) const
{
    return work.scratchPerCell * static_cast<double>(roundUp(context, padTokens) * sequences);
}

double CardPlan::constant() const
{
    const CardMemory& p = parts;
    return static_cast<double>((p.weights + p.activations + p.adapters + p.draft + p.projector).count()) + runtime;
}

double CardPlan::total(std::int64_t context, std::int64_t sequences) const
{
    return constant() + cache.kv(context, sequences) + cache.state(sequences) + draftCache.kv(context, sequences) +
           work.compute(roundUp(context, padTokens)) + scratch(context, sequences);
}

void CardPlan::settle(std::int64_t context, std::int64_t sequences)
{
    parts.kvCache = Bytes::rounded(cache.kv(context, sequences));
    parts.recurrentState = Bytes::rounded(cache.state(sequences));
    parts.draft += Bytes::rounded(draftCache.kv(context, sequences));
    parts.compute = Bytes::rounded(work.compute(roundUp(context, padTokens)));
    parts.runtime = Bytes::rounded(runtime + scratch(context, sequences));
}

std::int64_t contextLimit(const Inputs& in)
{
    constexpr std::int64_t unknown = 1 << 24;
    return std::max<std::int64_t>(in.model.context.value_or(unknown), in.context);
}

} // namespace cabe::memory
