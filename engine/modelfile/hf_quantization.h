// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the room: what the quantization section of config.json (or hf_quant_config.json) means in the catalogue's weight formats.
#pragma once

#include "engine/catalog/catalog.h"
#include "engine/modelfile/hf_config.h"

namespace cabe::modelfile {

// Id of the nearest catalogue format; the plain format of the stored type where nothing is quantized; empty when neither can be told.
// `separate` is hf_quant_config.json, which ModelOpt writes beside a config.json without a section.
[[nodiscard]] std::string weightFormatOf(const HfConfig& config, const tree::Node* separate, const Catalog& catalog);

// Of a family, the format with these bits per weight whose group is nearest; nullptr when the catalogue has none.
[[nodiscard]] const WeightFormat* nearestFormat(const Catalog& catalog, FormatFamily family, std::optional<double> bits, std::optional<int> group);

} // namespace cabe::modelfile
