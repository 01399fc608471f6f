// SPDX-License-Identifier: GPL-3.0-or-later
// What every candidate of one stage shares: the model, the formats and runtimes that may be used, their sizes. Prepared once, read by all.
#pragma once

#include "engine/advice/advice.h"

#include <map>
#include <memory>
#include <set>
#include <vector>

namespace cabe {

struct StageInputs {
    const Catalog* catalog = nullptr;
    const CompleteProject* complete = nullptr;
    const Project* project = nullptr;
    const Stage* stage = nullptr;
    int stageIndex = 0;
    std::shared_ptr<const Model> model;             // null: a costed-only stage
    std::vector<const Runtime*> runtimes;           // in order of preference
    std::vector<const WeightFormat*> formats;       // best quality first
    bool formatsAreChoice = false;                  // auto or a list: the best that meets limits and targets is taken
    std::map<const WeightFormat*, ModelSizes> sizes;    // of every format above
    std::set<const WeightFormat*> lowBits;          // those of them with fewer bits per weight than preferences.min_bits
    const WeightFormat* baseFormat = nullptr;       // of QLoRA
    std::optional<double> weightsBytes;             // exact size of the weights, when the document or the model's file says it
    Checks modelWarnings;                           // what the model's file made doubtful
    std::optional<Check> noRate;                    // the catalogue's prices cannot be told in the document's currency
    CostBasis costBasis;                            // prices and rates that every candidate's costs start from
    double usersAtEnd = 1;                          // factor of preferences.growth_per_year over the stage

    [[nodiscard]] const Workload& workload() const { return stage->workload; }
    [[nodiscard]] bool training() const { return workload().task && *workload().task != Task::inference; }
};

// A money limit in the document's currency. Without a known rate it is no limit rather than a wrong one (validate() reports the currency).
[[nodiscard]] std::optional<double> inDocumentCurrency(const std::optional<MoneyInput>& money, const StageInputs& inputs);

// Said when no exchange rate leads from the catalogue's prices to the document's currency.
[[nodiscard]] std::optional<Check> currencyWithoutRate(const ExchangeRates& rates, const Catalog& catalog);

// Errors: no_such_stage, unknown_id, ambiguous_id, what the model file's reader says.
[[nodiscard]] Result<StageInputs> prepareStage(const CompleteProject& project, int stage, const Catalog& catalog);

// The model a workload means: a catalogue row, the map of the document, or a file. model is null when the workload names none; a file also
// says its format and exact bytes.
struct ResolvedModel {
    std::shared_ptr<const Model> model;
    std::string weights;
    std::optional<double> bytes;
    Checks warnings;
};
[[nodiscard]] Result<ResolvedModel> resolveModel(const ModelChoice& choice, const Catalog& catalog);

} // namespace cabe
