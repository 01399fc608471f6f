// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the room: what a family's published code fixes and its files therefore do not say. Names are those of GGUF files
// (gguf-py/gguf/constants.py of ggml-org/llama.cpp) and of config.json's model_type; layouts follow huggingface/transformers:src/transformers/models
// and the modelling code that ships with the models.
#pragma once

#include "engine/catalog/model.h"

#include <string_view>

namespace cabe::modelfile {

struct Family {
    std::string_view arch;              // as in the catalogue and in GGUF files
    std::string_view types;             // further names in config.json's model_type, separated by blanks
    std::string_view slidingLayers{};   // where the file gives a window but no layers
    AttnBias bias = AttnBias::none;     // where the file says nothing
    AttnBias biasKind = AttnBias::all;  // what a switched-on bias covers
    QkNorm qkNorm = QkNorm::none;
    NormKind norm = NormKind::rms;
    int norms = 2;                      // per layer
    bool tied = false;                  // where the file says nothing
    bool gated = true;
    bool mlpBias = false;
    bool headBias = false;
    AttnGate gate = AttnGate::none;
    bool sinks = false;
    bool routerBias = false;
    bool expertBias = false;
    bool sharedGate = false;
    bool encoder = false;               // makes embeddings, writes no text
};

// The family of a GGUF architecture or a model_type; nullptr when none is known.
[[nodiscard]] const Family* findFamily(std::string_view name);

} // namespace cabe::modelfile
