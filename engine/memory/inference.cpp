// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/memory/inference_inputs.h"

#include <cassert>

namespace cabe {

namespace {

MemoryPlan planFor(const memory::Inputs& in)
{
    switch (in.runtime.family) {
    case RuntimeFamily::llamaCpp: return memory::planLlamaCpp(in);
    case RuntimeFamily::paged: return memory::planPaged(in);
    case RuntimeFamily::transformers:
    case RuntimeFamily::exllama:
    case RuntimeFamily::mlx: return memory::planTorch(in);
    }
    return {};
}

} // namespace

MemoryPlan planInference(const InferenceRequest& request, Trace* trace)
{
    assert(request.catalog && request.model && request.format && request.runtime);
    const memory::Inputs in{request};
    MemoryPlan plan = planFor(in);
    memory::explainPlan(in, plan, trace);
    return plan;
}

} // namespace cabe
