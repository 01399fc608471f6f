// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the room: what the catalogue knows about a model of that name or shape, and what a file's name claims.
#pragma once

#include "engine/modelfile/modelfile.h"

namespace cabe::modelfile {

// The catalogue row that a name means: by id or alias, also with the endings that variants of a model carry ("-Instruct-FP8"); nullptr: none.
[[nodiscard]] const Model* rowOfName(const Catalog& catalog, std::string_view name);
// A row of the same architecture with the same layers, widths, heads and experts; where several have it, the one of that name, else the
// one whose vocabulary and context are closest.
[[nodiscard]] const Model* rowOfShape(const Catalog& catalog, const Model& model);

// Names in files and folders as people write models: "models--Qwen--Qwen3-8B" and "Qwen--Qwen3-8B" → "Qwen3-8B".
[[nodiscard]] std::string cleanName(std::string name);

// Rows of some models count their vision part in the total: then so does the inspected one, so that both say the same.
void countLikeRow(Model& model, const Model& row, bool visionExpected);

// name_mismatch where the sizes that a name says ("70B", "8x7B", "30B-A3B") are far from the counts, or the name is another model's.
void checkName(Inspection& inspection, const Catalog& catalog);
// size_mismatch where the bytes are far from what the shape takes in that format.
void checkSize(Inspection& inspection, const Catalog& catalog);

} // namespace cabe::modelfile
