// SPDX-License-Identifier: GPL-3.0-or-later
// The published memory measurements of inference as requests to the memory room. Names and what the notes say of the set-up are translated by
// tests/cases/memory-names.yaml; rows or quantities that cannot be compared are listed with the reason in tests/cases/exclusions.yaml.
#pragma once

#include "engine/catalog/catalog.h"
#include "engine/memory/memory.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cabe::accuracy {

enum class MemoryQuantity { weights, kvCache, recurrentState, compute, total, totalWithDraft, kvPool, kvTokens };
inline constexpr int memoryQuantityCount = 8;
[[nodiscard]] const char* nameOf(MemoryQuantity quantity);

// One printed figure: of a card (index), or the sum over all cards.
struct MemoryFigure {
    MemoryQuantity quantity = MemoryQuantity::total;
    int card = -1;                      // -1: all cards together
    double value = 0;                   // bytes, or tokens
    std::string excluded;               // why it is not comparable; empty: compared
};

struct MemoryCase {
    std::string id, runtime, model, quant, note;
    std::string outcome;                // fits | oom | unknown
    std::string outcomeExcluded;        // why the verdict is not comparable
    bool estimate = false;              // the runtime's own forecast before loading: weaker
    double desktop = 0;                 // bytes of the first card that the desktop holds and the driver's tools count too
    bool allocator = false;             // totals are those of the program's allocator, without driver context and libraries
    std::vector<MemoryFigure> figures;

    InferenceRequest request, withDraft;    // pointers lead into the catalogue
};

struct MemoryCases {
    std::vector<MemoryCase> cases;
    std::vector<std::pair<std::string, std::string>> leftOut;   // row id, reason
};

// `folder` is tests/cases. Aborts with a message when a file cannot be read.
[[nodiscard]] MemoryCases loadMemory(const std::string& folder, const Catalog& catalog);
// Prints the rows and the table; false when a bound of the product is broken.
[[nodiscard]] bool reportMemory(const MemoryCases& cases, bool verbose);

} // namespace cabe::accuracy
