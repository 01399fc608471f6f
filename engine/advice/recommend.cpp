// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/candidates.h"
#include "engine/advice/changes.h"
#include "engine/advice/evaluate.h"
#include "engine/advice/parallel.h"
#include "engine/advice/rank.h"

#include <algorithm>
#include <limits>

namespace cabe {

namespace {

// Smallest weights of any allowed format: hardware below it cannot hold the model whatever is chosen.
double smallestWeights(const StageInputs& inputs)
{
    double smallest = std::numeric_limits<double>::infinity();
    for (const auto& [format, sizes] : inputs.sizes)
        smallest = std::min(smallest, sizes.weights.total() - sizes.weights.embedding - sizes.weights.perLayerEmbedding);
    return smallest;
}

// Limits in the document's currency, converted once: the search asks thousands of times.
struct Ceilings {
    std::optional<double> upfront;
    double smallestWeights = 0;
};

Rejected rejectedBy(const Option& option, const StageInputs& inputs, std::string limit, std::optional<double> by)
{
    return {.option = option, .name = optionName(option, *inputs.catalog).name, .way = option.way(), .limit = std::move(limit), .by = by};
}

// What can be seen without computing memory or speed; the same limits are applied again, with all figures, to what survives.
std::optional<Rejected> rejectedEarly(const OwnCandidate& c, const Option& option, const StageInputs& inputs, const Ceilings& ceilings)
{
    const Limits& limits = inputs.project->limits;
    const auto no = [&](const char* limit, std::optional<double> by = {}) { return rejectedBy(option, inputs, limit, by); };
    if (limits.vendors && std::ranges::none_of(*limits.vendors, [&](const auto& v) { return foldName(v) == foldName(c.gpu->vendor); }))
        return no("vendors");
    if (limits.segments && std::ranges::find(*limits.segments, c.gpu->segment) == limits.segments->end())
        return no("segments");
    const double memory = *c.gpu->memoryMib * double(1 << 20) * c.count;
    if (inputs.model && !inputs.training() && memory < ceilings.smallestWeights)
        return no("memory", ceilings.smallestWeights - memory);
    if (!c.price)
        return no("price_unknown");
    if (ceilings.upfront && *c.price * c.count > *ceilings.upfront)
        return no("budget_upfront", *c.price * c.count - *ceilings.upfront);
    if (limits.powerW && c.gpu->powerW && *c.gpu->powerW * c.count > *limits.powerW)
        return no("power_w", *c.gpu->powerW * c.count - *limits.powerW);
    return std::nullopt;
}

std::optional<double> number(const Check& check, const char* name)
{
    for (const auto& arg : check.args)
        if (arg.name == name)
            if (const auto* value = std::get_if<double>(&arg.value))
                return *value;
    return std::nullopt;
}

std::string word(const Check& check, const char* name)
{
    for (const auto& arg : check.args)
        if (arg.name == name)
            if (const auto* value = std::get_if<std::string>(&arg.value))
                return *value;
    return {};
}

std::optional<double> excess(const Check& check, const char* needed, const char* have)
{
    const auto n = number(check, needed), h = number(check, have);
    return n && h ? std::optional{*n - *h} : std::nullopt;
}

// The limit that stopped an evaluated option, the hardest first.
std::optional<Rejected> rejection(const Assessment& a, const StageInputs& inputs)
{
    const auto no = [&](std::string limit, std::optional<double> by = {}) { return rejectedBy(a.option, inputs, std::move(limit), by); };
    if (a.verdict == Verdict::unsupported) {
        for (const auto& check : a.checks)
            if (check.severity == Severity::blocker && check.code.starts_with("api_"))
                return no(check.code);
        return no("software");
    }
    if (a.verdict == Verdict::doesNotFit)
        return no("memory", a.memory ? std::optional{-double(a.memory->spare.count())} : std::nullopt);
    for (const auto& check : a.checks) {
        if (check.severity != Severity::blocker)
            continue;
        if (check.code == "budget_upfront" || check.code == "budget_monthly")
            return no(check.code, excess(check, "needed", "limit"));
        if (check.code == "power_limit")
            return no(word(check, "key"), excess(check, "needed_w", "limit_w"));
        if (check.code == "psu_too_small")
            return no(check.code, excess(check, "needed_w", "have_w"));
        if (check.code == "length_short")
            return no(check.code, excess(check, "needed_mm", "have_mm"));
        if (check.code == "slots_short")
            return no(check.code, excess(check, "needed", "have"));
        if (check.code == "data_location" || check.code == "data_location_unknown")
            return no("data_country");
        return no(check.code);
    }
    if (!a.cost)
        return no("price_unknown");
    return std::nullopt;
}

class Search
{
public:
    Search(const StageInputs& inputs, const RecommendOptions& options) : inputs_{inputs}, options_{options} {}

    Recommendation run()
    {
        Recommendation r;
        r.document = *inputs_.project->name;
        r.stage = inputs_.stage->name;
        const auto own = wanted(Way::own) ? ownCandidates(inputs_) : std::vector<OwnCandidate>{};
        const auto rent = wanted(Way::rent) ? rentCandidates(inputs_) : std::vector<Option>{};
        const auto api = wanted(Way::api) ? apiCandidates(inputs_) : std::vector<Option>{};
        const Ceilings ceilings{inDocumentCurrency(inputs_.project->limits.budgetUpfront, inputs_),
                                inputs_.model && !inputs_.training() ? smallestWeights(inputs_) : 0};
        std::vector<std::optional<Tried>> tried(own.size() + rent.size() + api.size());
        const auto tryOne = [&](std::size_t i) {
            if (i < own.size())
                tried[i] = tryOwn(own[i], ceilings);
            else if (i < own.size() + rent.size())
                tried[i] = tryHardware(rent[i - own.size()]);
            else
                tried[i] = judged(evaluateApi(inputs_, api[i - own.size() - rent.size()], false));
        };
        parallelFor(tried.size(), tryOne, [&](std::size_t begun) { return goOn(begun, tried.size()); });
        for (auto& one : tried) {
            if (!one)
                continue;
            ++r.assessed;
            if (one->rejected)
                r.rejected.push_back(std::move(*one->rejected));
            else
                foundOf(r, one->found->option.way()).push_back({.assessment = std::move(*one->found), .rank = 0, .labels = {}, .reasons = {}});
        }
        order(r);
        r.nearestChanges = nearestChanges(inputs_, r);
        return r;
    }

private:
    [[nodiscard]] bool wanted(Way way) const
    {
        const auto& ways = inputs_.project->limits.ways;
        return !ways || std::ranges::find(*ways, way) != ways->end();
    }

    [[nodiscard]] bool goOn(std::size_t begun, std::size_t total) const
    {
        if (options_.cancelled && *options_.cancelled)
            return false;
        constexpr std::size_t every = 64;
        if (options_.progress && begun % every == 0)
            options_.progress(int(begun), int(total));
        return true;
    }

    // One candidate's end: either of the two.
    struct Tried {
        std::optional<Assessment> found;
        std::optional<Rejected> rejected;
    };

    [[nodiscard]] Tried tryOwn(const OwnCandidate& candidate, const Ceilings& ceilings) const
    {
        const Option option = toOption(candidate);
        if (auto early = rejectedEarly(candidate, option, inputs_, ceilings))
            return {.found = {}, .rejected = std::move(early)};
        return tryHardware(option);
    }

    [[nodiscard]] Tried tryHardware(const Option& option) const
    {
        const auto hw = makeHardware(option, *inputs_.project, *inputs_.catalog);
        if (!hw)
            return {.found = {}, .rejected = rejectedBy(option, inputs_, hw.error().code, {})};
        return judged(inputs_.model ? evaluateBest(inputs_, *hw, false) : evaluateCostOnly(inputs_, option, &*hw, false));
    }

    [[nodiscard]] Tried judged(Assessment a) const
    {
        if (auto no = rejection(a, inputs_))
            return {.found = {}, .rejected = std::move(no)};
        return {.found = std::move(a), .rejected = {}};
    }

    static std::vector<Ranked>& foundOf(Recommendation& r, Way way) { return way == Way::own ? r.own : way == Way::rent ? r.rent : r.api; }

    // Sorts, keeps the best `top` of each way, and gives those their formulas.
    void order(Recommendation& r)
    {
        const double target = inputs_.model && !inputs_.training() ? *inputs_.workload().targets.decodeTokS : 0;
        for (auto* way : {&r.own, &r.rent, &r.api}) {
            rank(*way, *inputs_.project->preferences.order, target);
            if (int(way->size()) > options_.top)
                way->resize(std::size_t(options_.top));
            for (std::size_t i = 0; i < way->size(); ++i)
                (*way)[i].assessment.optionIndex = int(i);
        }
        if (options_.explain)
            for (auto* way : {&r.own, &r.rent, &r.api})
                for (auto& ranked : *way)
                    if (auto whole = assess(*inputs_.complete, inputs_.stageIndex, ranked.assessment.option, *inputs_.catalog, {.explain = true}))
                        ranked.assessment.explain = whole->explain;
    }

    const StageInputs& inputs_;
    const RecommendOptions& options_;
};

} // namespace

Result<Recommendation> recommend(const CompleteProject& project, int stage, const Catalog& catalog, const RecommendOptions& options)
{
    auto inputs = prepareStage(project, stage, catalog);
    if (!inputs)
        return inputs.error();
    Recommendation r = Search{*inputs, options}.run();
    if (inputs->noRate)
        r.checks.push_back(*inputs->noRate);
    for (auto* way : {&r.own, &r.rent, &r.api})
        for (auto& ranked : *way)
            setAssumed(ranked.assessment, project, stage);
    return r;
}

} // namespace cabe
