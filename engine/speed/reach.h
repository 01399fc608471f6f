// SPDX-License-Identifier: GPL-3.0-or-later
// What a card reaches of its paper figures with a runtime, a backend and a weight format: the catalogue's efficiencies put together.
#pragma once

#include "engine/catalog/catalog.h"

#include <string_view>

namespace cabe::speed {

// Classes of weight formats that compute alike; the names are those of the efficiency rows.
enum class FormatClass { bits16, bits8, bits4, fp8, fp4, ggufLegacy, ggufK, ggufI };
[[nodiscard]] std::string_view nameOf(FormatClass cls);
[[nodiscard]] FormatClass classOf(const WeightFormat& format, const Catalog& catalog);

// hbm | gddr | shared: what a card's memory is, as efficiency rows write it.
[[nodiscard]] std::string_view memoryClass(const Gpu& gpu);

// The backend that runs this vendor's cards when the software room named none.
[[nodiscard]] std::string_view usualBackend(const Gpu& gpu);

// Values of the base row times the factors of all matching rows; times in seconds. Shares never exceed 1.
struct Reach {
    double bandwidth = 0.7, expertBandwidth = 1, cache = 1;
    double compute = 0.4, expertCompute = 1, attention = 0.4, noFlash = 1, batchCompute = 0.4;
    double rampTokens = 0, rampHidden = 0, teraPerWatt = 0;     // 0: no such limit
    double hostBandwidth = 0.6, streaming = 0.7;
    double attentionS = 0, feedForwardS = 0, moeS = 0, recurrentS = 0, convolutionS = 0, stepS = 0, sequenceS = 0;
    double prefillS = 0, hopS = 0, allReduceS = 0, allReducePcieS = 0;
    double dequantOps = 0;
    double diskGbS = 1;
    double decodePower = 0.8, prefillPower = 0.95, powerFloor = 0.25, capExponent = 0.15;
    double trainingMfu = 0.4, trainingSpread = 0.4;
    double decodeSpread = 0.3, prefillSpread = 0.5, servedSpread = 0.5;
    double expertSpread = 1, offloadSpread = 1, parallelSpread = 1, unmeasuredSpread = 1;
    int measurements = 0;       // behind the rows of the card's architecture
};
[[nodiscard]] Reach reachOf(const Catalog& catalog, const Runtime& runtime, std::string_view backend, const Gpu& gpu, FormatClass format);

// Whether a row of efficiencies is about this card, program and format.
[[nodiscard]] bool applies(const Efficiency& row, const Runtime& runtime, std::string_view backend, const Gpu& gpu, FormatClass format);

// The same for training: `framework` stands for the runtime, "training" for its family; `format` is the name of a format class or empty.
[[nodiscard]] Reach trainingReach(const Catalog& catalog, std::string_view framework, const Gpu& gpu, std::string_view format = {});

// Dense peak of the arithmetic that matrix products of this format use on the card, in FLOP/s; and of 16-bit products.
[[nodiscard]] double matrixPeak(const Gpu& gpu, FormatClass format, RuntimeFamily family, std::string_view backend);
[[nodiscard]] double peak16(const Gpu& gpu);
[[nodiscard]] double peak32(const Gpu& gpu);

} // namespace cabe::speed
