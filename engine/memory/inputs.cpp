// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/memory/inference_inputs.h"

#include <algorithm>
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

// Some servers take larger batches on large cards.
bool onLargeCards(const InferenceRequest& r)
{
    return r.runtime->largeCardBatch && !r.devices.empty() &&
           std::ranges::min_element(r.devices, {}, &Device::capacity)->capacity.gib() >= r.runtime->largeCardGib;
}

int usualBatch(const InferenceRequest& r) { return onLargeCards(r) ? *r.runtime->largeCardBatch : r.runtime->defaultBatch; }

} // namespace

Inputs::Inputs(const InferenceRequest& r)
    : request{r}, catalog{*r.catalog}, model{*r.model}, runtime{*r.runtime}, sizes{r.sizes}, draft{r.draftSizes}, draftModel{draftOf(r)},
      context{std::max(1, *r.workload.context)}, sequences{std::max(1, *r.workload.sequences)},
      batch{*r.workload.batch > 0 ? *r.workload.batch : usualBatch(r)},
      ubatch{*r.workload.ubatch > 0 ? *r.workload.ubatch : std::min<std::int64_t>(batch, r.runtime->defaultUbatch)},
      flash{*r.workload.flashAttention}, largeCard{onLargeCards(r)},
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

double CardPlan::draftWork(std::int64_t context, std::int64_t sequences) const
{
    return draftPerCell * static_cast<double>(roundUp(context, padTokens)) * static_cast<double>(sequences);
}

double CardPlan::constant() const
{
    double sum = runtime;
    for (const Bytes part : {parts.weights, parts.activations, parts.adapters, parts.draft, parts.projector})
        sum += static_cast<double>(part.count());
    return sum;
}

double CardPlan::total(std::int64_t context, std::int64_t sequences) const
{
    return constant() + cache.kv(context, sequences) + stateCopies * cache.state(sequences) + draftCache.kv(context, sequences) +
           work.compute(roundUp(context, padTokens), sequences) + draftWork(context, sequences);
}

void CardPlan::settle(std::int64_t context, std::int64_t sequences)
{
    parts.kvCache = Bytes::rounded(cache.kv(context, sequences));
    parts.recurrentState = Bytes::rounded(stateCopies * cache.state(sequences));
    parts.draft += Bytes::rounded(draftCache.kv(context, sequences));
    parts.compute = Bytes::rounded(work.compute(roundUp(context, padTokens), sequences));
    parts.runtime = Bytes::rounded(runtime + draftWork(context, sequences));
}

std::int64_t contextLimit(const Inputs& in)
{
    constexpr std::int64_t unknown = 1 << 24;
    return std::max<std::int64_t>(in.model.context.value_or(unknown), in.context);
}

} // namespace cabe::memory
