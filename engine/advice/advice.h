// SPDX-License-Identifier: GPL-3.0-or-later
// The answers: assess one option, recommend among all, compare on a time axis. Pure functions of (project, catalogue).
#pragma once

#include "engine/cost/cost.h"
#include "engine/machine/machine.h"
#include "engine/memory/memory.h"
#include "engine/project/document.h"
#include "engine/software/software.h"
#include "engine/speed/speed.h"

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace cabe {

enum class Verdict { fits, tight, doesNotFit, unsupported };

struct PowerResult {
    Estimate gpuW, systemW;         // mean at load
    double gpuPeakW = 0, systemPeakW = 0;
    std::optional<double> psuW;
    Estimate kwhPerMonth;
    std::optional<double> whPerMillionTokens;
    std::optional<double> co2KgPerMonth;
    double heatBtuH = 0;
};

struct Assessment {
    std::string document;
    int documentIndex = 0;
    std::string stage;
    int optionIndex = 0;            // of the document's options; for candidates of recommend their own count
    Option option;
    std::vector<Gpu> gpus;          // resolved, one entry per card
    std::string model, format, runtime, backend;    // ids that were used (format and runtime may have been chosen)
    std::optional<Verdict> verdict; // empty: a costed-only stage
    Penalty penalty = Penalty::none;
    bool acceptable = false;        // fits or tight, every limit met, no blocker
    bool meetsLimits = true, meetsTargets = true;
    std::optional<MemoryPlan> memory;
    std::optional<SpeedResult> speed;
    std::optional<TrainingSpeed> training;
    std::optional<PowerResult> power;
    std::optional<CostResult> cost;
    Checks checks;
    std::vector<Assumption> assumed;
    Trace explain;
    [[nodiscard]] bool hasBlocker() const;
    // Whether cost.monthly and cost.total are known: not for an API without a demand, which only has prices per million tokens.
    [[nodiscard]] bool totalKnown() const;
};

struct AssessOptions {
    bool explain = true;            // record formulas
};

// One stage on one option. The project must be complete(). Errors: unknown_id …, model_unreadable.
[[nodiscard]] Result<Assessment> assess(const CompleteProject& project, int stage, const Option& option, const Catalog& catalog,
                                        const AssessOptions& options = {});

struct Rejected {
    Option option;
    std::string name;               // short name of the hardware
    Way way = Way::own;
    std::string limit;              // limit key (power_w, budget_upfront, …) or "memory", "software", "targets.decode_tok_s", "price_unknown", …
    std::optional<double> by;       // how far beyond, in the limit's unit
};
struct Ranked {
    Assessment assessment;
    int rank = 0;
    std::vector<std::string> labels;    // best_value, fastest, least_energy, most_headroom, cheapest_upfront
    std::vector<Check> reasons;         // codes with numbers: why it stands here
};
// The smallest change that makes something acceptable: a document key and its new value.
struct Change {
    std::string key;
    std::string value;
    std::optional<double> cost;     // extra, in the document's currency
    Check text;                     // code and numbers for the sentence
    std::optional<Option> option;   // that works then
};
struct Recommendation {
    std::string document;
    int documentIndex = 0;
    std::string stage;
    std::vector<Ranked> own, rent, api;
    std::vector<Rejected> rejected;
    int assessed = 0;               // candidates looked at
    Checks checks;                  // what holds for all of them
    std::vector<Change> nearestChanges;
};

struct RecommendOptions {
    int top = 10;
    bool explain = false;
    const std::atomic_bool* cancelled = nullptr;    // checked between candidates; a cancelled search returns what it has
    std::function<void(int done, int total)> progress;
};
[[nodiscard]] Result<Recommendation> recommend(const CompleteProject& project, int stage, const Catalog& catalog, const RecommendOptions& options = {});

struct ComparedOption {
    std::string name;               // two options may share it: app/text tells them apart by `option`
    std::optional<Option> option;   // absent: a plan
    std::vector<double> monthly, cumulative;
    double total = 0, presentValue = 0;
    std::optional<double> perMillionTokens, capacityTokensPerMonth;
    std::optional<Verdict> verdict; // of an option, in the stage that is hardest for it; absent: only costed, or a plan
    std::optional<Error> error;     // could not be costed
    std::optional<Check> capacityShort; // the costs are those of one machine and a stage's demand needs several
};
struct Sensitivity {
    int option = 0;
    std::string input;              // document key
    double low = 0, high = 0, totalAtLow = 0, totalAtHigh = 0;
};
struct Comparison {
    std::string document, currency;
    std::vector<ComparedOption> options, plans;
    std::vector<PairComparison> pairs;
    std::vector<Sensitivity> sensitivity;   // widest first
    Checks checks;                  // what holds for all options
};
[[nodiscard]] Result<Comparison> compare(const CompleteProject& project, const Catalog& catalog);

// A short name of the option for tables: 2 and "RTX 3090", an offer's provider and GPU, an API's provider and model. Parts, not prose.
struct OptionName {
    int count = 1;
    std::string name;
    bool used = false;
};
[[nodiscard]] OptionName optionName(const Option& option, const Catalog& catalog);

} // namespace cabe
