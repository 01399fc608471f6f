// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the room: config.json → the shape of a model. Each part sets its own members; what a part cannot tell stays as its default.
#pragma once

#include "engine/catalog/model.h"
#include "engine/modelfile/families.h"
#include "engine/modelfile/hf_config.h"
#include "engine/quantity/check.h"

namespace cabe::modelfile {

// What the parts share while a configuration is read. `family` is never null: an unknown one has the defaults of Family.
struct HfReading {
    const HfConfig& config;
    const Family& family;
    Model& model;
    Checks& warnings;
};

void readExperts(HfReading r);
void readWindows(HfReading r);
void readLatentAttention(HfReading r);
void readRecurrentLayers(HfReading r);
void readPerLayerBlocks(HfReading r);       // widths and attention that differ by layer (Nemotron NAS, Gemma 3n and 4)
// Elements of the vision part and of multi-token-prediction layers; nothing where the layout is not known.
void countVision(HfReading r);
void countPrediction(HfReading r);

// The model of a configuration with its counts, without a name. Errors: missing_key, out_of_range.
[[nodiscard]] Result<Model> readHfModel(const HfConfig& config, const std::string& path, Checks& warnings);

[[nodiscard]] Check warning(const char* code, Args args = {});

} // namespace cabe::modelfile
