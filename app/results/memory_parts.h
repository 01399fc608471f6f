// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a card's memory as bars, tables and tooltips show them: one order, one colour each, and a sum that is the card's total.
#pragma once

#include "app/window/theme.h"
#include "engine/memory/memory.h"

#include <string>
#include <vector>

namespace cabe {

struct MemoryPart {
    std::string id;         // name for Sentences::memoryPart
    double bytes = 0;
    QColor (*color)(const SeriesColors&) = nullptr;
};

// Parts that are not zero on any of the cards, in the order of the look: weights, KV cache, compute, runtime; for training weights, gradients,
// optimizer, activations, runtime. Small kin are counted with their kind (a draft model with the weights, the recurrent state with the cache).
[[nodiscard]] std::vector<MemoryPart> memoryParts(const CardMemory& card);
// The sum of several cards, part by part.
[[nodiscard]] std::vector<MemoryPart> memoryParts(const std::vector<CardMemory>& cards);

// The parts in tenths of a GiB such that they add up to the total rounded the same way: the largest part takes what rounding leaves over.
[[nodiscard]] std::vector<double> roundedGib(const std::vector<MemoryPart>& parts, double total);

struct MemorySums {
    double total = 0, usable = 0, capacity = 0;     // bytes
};
[[nodiscard]] MemorySums memorySums(const std::vector<CardMemory>& cards);

} // namespace cabe
