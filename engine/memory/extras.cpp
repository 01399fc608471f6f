// SPDX-License-Identifier: GPL-3.0-or-later
// The lines beside the model: speculative draft, multi-token-prediction head, adapters, vision projector.
#include "engine/memory/inference_inputs.h"
#include "engine/memory/lora.h"

namespace cabe::memory {

namespace {

// The head is one layer of the model with its own projection, in the same format.
void addPredictionHead(const Inputs& in, Extras& extra)
{
    const double bits = in.sizes->parameters > 0 ? in.sizes->weights.total() / static_cast<double>(in.sizes->parameters) : 2;
    extra.draftWeights += bits * static_cast<double>(in.model.mtpParams.value_or(0));
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
    constexpr double bytes16 = 2;
    Extras extra;
    const Workload& w = in.request.workload;
    if (in.draft) {
        extra.draftWeights = in.draft->weights.total();
        extra.draftLayers = in.draft->layers;
    } else if (w.speculative && w.speculative->mtp) {
        addPredictionHead(in, extra);
    }
    if (*w.adapters > 0)
        extra.adapters = bytes16 * *w.adapters * static_cast<double>(loraParameters(in.model, w.lora));
    if (in.request.vision)
        extra.projector = bytes16 * static_cast<double>(in.model.visionParams.value_or(0));
    return extra;
}

} // namespace cabe::memory
