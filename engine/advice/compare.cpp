// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/compare.h"

#include "engine/advice/stage_inputs.h"

#include <algorithm>

namespace cabe {

namespace {

std::string shownName(const Option& option, const Catalog& catalog)
{
    const OptionName name = optionName(option, catalog);
    return name.count > 1 ? std::to_string(name.count) + " × " + name.name : name.name;
}

std::vector<double> accumulated(const std::vector<double>& monthly)
{
    std::vector<double> sums;
    double sum = 0;
    for (const double m : monthly)
        sums.push_back(sum += m);
    return sums;
}

ComparedOption compared(std::string name, const Result<StagedCost>& cost, double discountRate)
{
    ComparedOption c;
    c.name = std::move(name);
    if (!cost) {
        c.error = cost.error();
        return c;
    }
    c.monthly = cost->flow.monthly;
    c.cumulative = accumulated(c.monthly);
    c.total = c.cumulative.empty() ? 0 : c.cumulative.back();
    c.presentValue = presentValue(c.monthly, discountRate);
    c.perMillionTokens = cost->perMillionTokens;
    c.capacityTokensPerMonth = cost->flow.capacityTokensPerMonth;
    c.capacityShort = cost->capacityShort;
    return c;
}

// An option that cannot run somewhere has a price and nothing else: the comparison must say so.
std::optional<Verdict> hardestVerdict(const CompleteProject& complete, const Option& option, const Catalog& catalog)
{
    std::optional<Verdict> hardest;
    for (int stage = 0; stage < int(complete.project.stages.size()); ++stage)
        if (const auto a = assess(complete, stage, option, catalog); a && a->verdict)
            hardest = std::max(hardest.value_or(Verdict::fits), *a->verdict);
    return hardest;
}

} // namespace

Result<std::vector<const Option*>> optionPerStage(const Plan& plan, const Project& project)
{
    std::vector<const Option*> options(project.stages.size(), nullptr);
    for (const auto& [stageName, index] : plan.stages) {
        const auto stage = std::ranges::find(project.stages, stageName, &Stage::name);
        if (stage == project.stages.end() || index < 0 || index >= int(project.options.size()))
            return Error{.code = "plan_reference", .args = {{"plan", plan.name}, {"stage", stageName}, {"option", double(index)}}, .at = {},
                         .key = "plans", .accepted = {}, .nearest = {}};
        options[std::size_t(stage - project.stages.begin())] = &project.options[std::size_t(index)];
    }
    return options;
}

Result<StagedCost> stagedCost(const CompleteProject& complete, const std::vector<const Option*>& optionOfStage, const Catalog& catalog)
{
    std::vector<StageCost> stages;
    for (std::size_t i = 0; i < complete.project.stages.size(); ++i) {
        StageCost stage;
        stage.months = *complete.project.stages[i].months;
        stage.option = optionOfStage[i];
        if (stage.option) {
            auto answer = assess(complete, int(i), *stage.option, catalog, {.explain = false});
            if (!answer)
                return answer.error();
            if (!answer->cost)
                return Error{.code = "price_unknown", .args = {{"option", shownName(*stage.option, catalog)}}, .at = {}, .key = "options", .accepted = {},
                             .nearest = {}};
            stage.cost = std::move(*answer->cost);
        }
        stages.push_back(std::move(stage));
    }
    return joinStages(stages);
}

Result<Comparison> compare(const CompleteProject& complete, const Catalog& catalog)
{
    const Project& project = complete.project;
    Comparison c;
    c.document = *project.name;
    c.currency = *project.currency;
    const double rate = *project.site.discountRate;

    std::vector<CashFlow> flows;
    for (const auto& option : project.options) {
        const auto cost = stagedCost(complete, std::vector<const Option*>(project.stages.size(), &option), catalog);
        c.options.push_back(compared(shownName(option, catalog), cost, rate));
        c.options.back().option = option;
        c.options.back().verdict = hardestVerdict(complete, option, catalog);
        flows.push_back(cost ? cost->flow : CashFlow{});
    }
    for (const auto& plan : project.plans) {
        const auto options = optionPerStage(plan, project);
        const auto cost = options ? stagedCost(complete, *options, catalog) : Result<StagedCost>{options.error()};
        c.plans.push_back(compared(plan.name, cost, rate));
    }
    for (int a = 0; a < int(c.options.size()); ++a)
        for (int b = 0; b < int(c.options.size()); ++b)
            if (a != b && !c.options[std::size_t(a)].error && !c.options[std::size_t(b)].error)
                c.pairs.push_back(comparePair(a, b, flows, rate));
    c.sensitivity = sensitivities(complete, catalog);
    if (auto noRate = currencyWithoutRate(exchangeRates(project, catalog), catalog))
        c.checks.push_back(std::move(*noRate));
    return c;
}

} // namespace cabe
