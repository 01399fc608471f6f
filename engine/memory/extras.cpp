// SPDX-License-Identifier: GPL-3.0-or-later
// The lines beside the model: speculative draft, multi-token-prediction head, adapters, vision projector.
#include "engine/memory/inference_inputs.h"
#include "engine/memory/lora.h"

#include <algorithm>

namespace cabe::memory {

namespace {

constexpr double bytes16 = 2;

// Bytes per parameter of the head: in the model's own format where that is made with it (GGUF, plain, FP8 as published); the quantizers of the
// others leave the head at 16 bits.
double headBytes(const Inputs& in)
{
    const FormatFamily family = in.request.format->family;
    const bool withModel = family == FormatFamily::gguf || family == FormatFamily::plain || family == FormatFamily::fp8;
    if (!withModel || in.sizes->parameters <= 0)
        return bytes16;
    return in.sizes->weights.total() / static_cast<double>(in.sizes->parameters);
}

// The head is one layer of the model with its own projection.
void addPredictionHead(const Inputs& in, Extras& extra)
{
    extra.draftWeights += headBytes(in) * static_cast<double>(in.model.mtpParams.value_or(0));
    for (auto layer = in.sizes->layers.rbegin(); layer != in.sizes->layers.rend(); ++layer) {
        if (layer->attends()) {
            LayerShape attention = *layer;      // without the state of a parallel hybrid
            attention.stateElements = attention.convElements = 0;
            extra.draftLayers.push_back(attention);
            return;
        }
    }
}

} // namespace

Extras extras(const Inputs& in)
{
    Extras extra;
    const Workload& w = in.request.workload;
    if (in.draft) {
        extra.draftWeights = in.draft->weights.total();
        extra.draftLayers = in.draft->layers;
    } else if (w.speculative && w.speculative->mtp) {
        addPredictionHead(in, extra);
    }
    if (w.speculative)
        extra.stateCopies += std::max(0, *w.speculative->tokens);
    if (*w.adapters > 0)
        extra.adapters = bytes16 * *w.adapters * static_cast<double>(loraParameters(in.model, w.lora));
    if (in.request.vision || in.runtime.loadsVision)
        extra.projector = bytes16 * static_cast<double>(in.model.visionParams.value_or(0));
    return extra;
}

} // namespace cabe::memory
