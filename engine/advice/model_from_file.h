// SPDX-License-Identifier: GPL-3.0-or-later
// A model file from disk as the model of a stage. It is kept by its architecture, not by its path, so that the document opens where the file is not.
#pragma once

#include "engine/catalog/catalog.h"
#include "engine/project/project.h"
#include "engine/quantity/check.h"
#include "engine/quantity/result.h"

#include <string>

namespace cabe {

struct ModelFromFile {
    ModelChoice model;           // the catalogue's id where a row has this shape, else the architecture itself
    std::string name;            // as the file calls it
    std::string weights;         // format id; empty: the file has no weights or mixes that no format describes
    std::optional<double> bytes; // exact size of the weights, when their format is known
    Checks warnings;
};

// Errors: those of inspectModel().
[[nodiscard]] Result<ModelFromFile> modelFromFile(const std::string& path, const Catalog& catalog);
// Makes it the workload's model. A runtime that cannot read the format gives way to the automatic choice.
void useModel(const ModelFromFile& from, Workload& workload, const Catalog& catalog);

} // namespace cabe
