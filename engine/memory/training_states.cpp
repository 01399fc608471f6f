// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/memory/training_states.h"

namespace cabe::memory {

namespace {

// Moments per parameter, in values of the precision that the optimizer keeps, or plain bytes for 8-bit states.
double moments(Optimizer optimizer, double valueBytes)
{
    switch (optimizer) {
    case Optimizer::adamw: return 2 * valueBytes;
    case Optimizer::adamw8bit:
    case Optimizer::pagedAdamw8bit: return 2;
    case Optimizer::adafactor:
    case Optimizer::sgd: return 0;      // Adafactor keeps sums of rows and columns: next to nothing
    case Optimizer::sgdMomentum:
    case Optimizer::lion:
    case Optimizer::muon: return valueBytes;
    }
    return 2 * valueBytes;
}

} // namespace

StateBytes stateBytes(TrainPrecision precision, GradientPrecision gradients, Optimizer optimizer)
{
    constexpr double bytes16 = 2, bytes32 = 4;
    StateBytes s;
    switch (precision) {
    case TrainPrecision::fp32: s = {bytes32, bytes32, 0, moments(optimizer, bytes32)}; break;
    case TrainPrecision::bf16: s = {bytes16, bytes16, 0, moments(optimizer, bytes16)}; break;
    case TrainPrecision::fp16Mixed:
    case TrainPrecision::bf16Mixed:
    case TrainPrecision::fp8: s = {bytes16, bytes16, bytes32, moments(optimizer, bytes32)}; break;
    }
    if (gradients == GradientPrecision::fp32)
        s.gradients = bytes32;
    else if (gradients == GradientPrecision::bf16)
        s.gradients = bytes16;
    return s;
}

double momentBytes(const Model& model, const StateBytes& states, Optimizer optimizer)
{
    if (optimizer != Optimizer::muon)
        return states.moments * static_cast<double>(countParameters(model));
    double bytes = 0;
    for (const TensorGroup& t : tensors(model)) {
        const bool matrix = t.layer >= 0 && !t.oneDimensional;
        bytes += static_cast<double>(t.elements()) * states.moments * (matrix ? 1 : 2);
    }
    return bytes;
}

} // namespace cabe::memory
