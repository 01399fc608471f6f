// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/speed/speculation.h"

#include <algorithm>
#include <cmath>

namespace cabe::speed {

namespace {

// The head is one more layer of the model and a pass through the output matrix.
ModelWork headWork(const ModelWork& model)
{
    ModelWork head = model;
    const double one = 1 / std::max(1.0, model.layers);
    for (double* value : {&head.denseBytes, &head.expertBytes, &head.denseElements, &head.expertElements, &head.stateValues, &head.attentionLayers,
                          &head.feedForwardBlocks, &head.moeBlocks, &head.recurrentLayers, &head.convolutionLayers, &head.layers})
        *value *= one;
    for (std::size_t i = 0; i < head.groupCount; ++i)
        head.groups[i].layers *= one;
    return head;
}

std::optional<ModelWork> draftWork(const Setup& setup, const Speculative& speculative)
{
    if (speculative.mtp || !speculative.draft)
        return headWork(setup.work);
    const auto& r = setup.request->inference;
    const Model* draft = r.catalog->models.find(*speculative.draft);
    if (!draft)
        return std::nullopt;
    return modelWork(*draft, makeModelSizes(*draft, *r.format, *r.catalog));
}

} // namespace

double expectedTokens(double accepted, double drafted)
{
    const double a = std::clamp(accepted, 0.0, 1.0);
    return a < 1 ? (1 - std::pow(a, drafted + 1)) / (1 - a) : drafted + 1;
}

std::optional<double> speculativeGain(const Setup& setup, double sequences, double context)
{
    const auto& speculative = setup.workload().speculative;
    if (!speculative)
        return std::nullopt;
    const auto draft = draftWork(setup, *speculative);
    if (!draft)
        return std::nullopt;
    const double tokens = std::max(0, *speculative->tokens);
    Setup drafting = setup;
    drafting.work = *draft;
    drafting.host = {};
    const double plain = decodeStep(setup, sequences, context).seconds;
    const double verify = decodeStep(setup, sequences, context, tokens + 1).seconds;
    double propose = decodeStep(drafting, sequences, context).seconds;
    // Drafting runs inside the same step of the scheduler.
    if (!setup.parts.empty())
        propose = std::max(0.0, propose - setup.parts.front().reach.stepS);
    const double cycle = verify + tokens * propose;
    return cycle > 0 ? expectedTokens(*speculative->accepted, tokens) * plain / cycle : 1;
}

} // namespace cabe::speed
