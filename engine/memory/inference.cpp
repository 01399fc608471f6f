// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/memory/inference_inputs.h"

#include <cassert>

namespace cabe {

MemoryPlan planInference(const InferenceRequest& request, Trace* trace)
{
    assert(request.catalog && request.model && request.format && request.runtime);
    const memory::Inputs in{request};
    switch (request.runtime->family) {
    case RuntimeFamily::llamaCpp: return memory::planLlamaCpp(in, trace);
    case RuntimeFamily::paged: return memory::planPaged(in, trace);
    case RuntimeFamily::transformers:
    case RuntimeFamily::exllama:
    case RuntimeFamily::mlx: return memory::planTorch(in, trace);
    }
    return {};
}

} // namespace cabe
