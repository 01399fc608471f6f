// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the room: nothing is computed from a shape before its numbers are plausible. Files may claim anything.
#pragma once

#include "engine/catalog/model.h"
#include "engine/quantity/result.h"

#include <optional>
#include <string>

namespace cabe::modelfile {

// out_of_range of the first number that no model has, with the model's key (the ranges of engine/catalog/fields_model.h, some narrower); also
// when the elements of all tensors together exceed what a document may say.
[[nodiscard]] std::optional<Error> shapeFault(const Model& model, const std::string& path);
// The same for layers and hidden alone: before anything is sized by them.
[[nodiscard]] std::optional<Error> coreFault(const Model& model, const std::string& path);
// What every importer says at the end: counts from the shape. The shape has no fault.
void setCounts(Model& model);

} // namespace cabe::modelfile
