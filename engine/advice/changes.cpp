// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/changes.h"

#include "engine/advice/evaluate.h"
#include "engine/advice/rank.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace cabe {

namespace {

constexpr int triesPerLimit = 40;   // closest options looked at per limit: enough to pass over those that fail another limit too
constexpr double noLimit = 1e15;
constexpr int changesShown = 3;

using Edit = std::function<void(Project&, Workload&)>;

// What a person could act on: acceptable, fast enough, and of a known price.
bool solves(const Assessment& a) { return a.acceptable && a.meetsTargets && a.totalKnown(); }

// The answer for the option in an edited copy of the project; empty when it is still not acceptable or misses a target.
std::optional<Assessment> worksWith(const StageInputs& inputs, const Option& option, const Edit& edit)
{
    CompleteProject edited = *inputs.complete;
    edit(edited.project, edited.project.stages[std::size_t(inputs.stageIndex)].workload);
    auto answer = assess(edited, inputs.stageIndex, option, *inputs.catalog, {.explain = false});
    if (answer && solves(*answer))
        return std::move(*answer);
    return std::nullopt;
}

std::string plainNumber(double value)
{
    const double rounded = std::ceil(value);
    return std::to_string(static_cast<long long>(rounded));
}

Check sentence(const char* code, const Option& option, const StageInputs& inputs, Args args)
{
    const OptionName name = optionName(option, *inputs.catalog);
    args.push_back({"option", name.name});
    args.push_back({"count", double(name.count)});
    return {code, Severity::note, std::move(args)};
}

// Money limits move in steps that people think in.
double roundedUp(double value)
{
    const double step = value >= 10000 ? 500 : value >= 1000 ? 100 : 10;
    return std::ceil(value / step) * step;
}

struct LimitEdit {
    const char* rejectedBy;     // Rejected::limit
    const char* key;            // document key
    const char* sentence;
    std::function<double(const StageInputs&)> current;      // in the document's currency
    std::function<void(Project&, double)> set;
    // What the option takes of a money limit; of the others, how far it lies beyond.
    std::optional<double> (*taken)(const Assessment&) = nullptr;
};

const std::vector<LimitEdit>& limitEdits()
{
    static const std::vector<LimitEdit> edits{
        {"budget_upfront", "limits.budget_upfront", "change_budget_upfront",
         [](const StageInputs& in) { return inDocumentCurrency(in.project->limits.budgetUpfront, in).value_or(0); },
         [](Project& p, double v) { p.limits.budgetUpfront = MoneyInput{v, {}}; }, [](const Assessment& a) { return std::optional{a.cost->upfront}; }},
        {"budget_monthly", "limits.budget_monthly", "change_budget_monthly",
         [](const StageInputs& in) { return inDocumentCurrency(in.project->limits.budgetMonthly, in).value_or(0); },
         [](Project& p, double v) { p.limits.budgetMonthly = MoneyInput{v, {}}; }, [](const Assessment& a) { return std::optional{a.cost->monthly.value}; }},
        {"power_w", "limits.power_w", "change_power_limit", [](const StageInputs& in) { return in.project->limits.powerW.value_or(0); },
         [](Project& p, double v) { p.limits.powerW = v; }},
        {"system_power_w", "limits.system_power_w", "change_system_power_limit", [](const StageInputs& in) { return in.project->limits.systemPowerW.value_or(0); },
         [](Project& p, double v) { p.limits.systemPowerW = v; }},
        {"psu_too_small", "site.host.power_supply_w", "change_power_supply", [](const StageInputs& in) { return in.project->site.host.powerSupplyW.value_or(0); },
         [](Project& p, double v) { p.site.host.powerSupplyW = v; }},
    };
    return edits;
}

std::vector<const Rejected*> closest(const std::vector<Rejected>& rejected, const std::string& limit)
{
    std::vector<const Rejected*> found;
    for (const auto& r : rejected)
        if (r.limit == limit && r.by)
            found.push_back(&r);
    const auto end = found.begin() + std::min<std::ptrdiff_t>(triesPerLimit, std::ptrdiff_t(found.size()));
    std::partial_sort(found.begin(), end, found.end(), [](const Rejected* a, const Rejected* b) { return *a->by < *b->by; });
    found.erase(end, found.end());
    return found;
}

// Assesses the rejected options as if there were no such limit, and takes the one that needs least of it.
void tryLimit(const StageInputs& inputs, const std::vector<Rejected>& rejected, const LimitEdit& edit, std::vector<Change>& changes)
{
    CompleteProject lifted = *inputs.complete;
    edit.set(lifted.project, noLimit);
    const auto without = prepareStage(lifted, inputs.stageIndex, *inputs.catalog);
    if (!without)
        return;
    std::optional<double> least;
    const Option* best = nullptr;
    for (const Rejected* r : closest(rejected, edit.rejectedBy)) {
        const auto hardware = makeHardware(r->option, lifted.project, *inputs.catalog);
        if (!hardware)
            continue;
        const Assessment a = without->model ? evaluateBest(*without, *hardware, false) : evaluateCostOnly(*without, r->option, &*hardware, false);
        if (!solves(a))
            continue;
        const double wanted = edit.taken ? roundedUp(*edit.taken(a) * 1.0001) : std::ceil(edit.current(inputs) + *r->by);
        if (!least || wanted < *least) {
            least = wanted;
            best = &r->option;
        }
    }
    if (!best || !worksWith(inputs, *best, [&](Project& p, Workload&) { edit.set(p, *least); }))
        return;
    changes.push_back({.key = edit.key, .value = plainNumber(*least),
                       .cost = edit.taken ? std::optional{*least - edit.current(inputs)} : std::nullopt,
                       .text = sentence(edit.sentence, *best, inputs, {{"value", *least}, {"currency", *inputs.project->currency}}), .option = *best});
}

void tryLimits(const StageInputs& inputs, const std::vector<Rejected>& rejected, std::vector<Change>& changes)
{
    for (const auto& edit : limitEdits())
        if (std::ranges::any_of(rejected, [&](const Rejected& r) { return r.limit == edit.rejectedBy; }))
            tryLimit(inputs, rejected, edit, changes);
}

// Ways to need less memory or be faster, from the one that costs least quality to the one that costs most use.
void tryWorkload(const StageInputs& inputs, const Option& option, std::vector<Change>& changes)
{
    const Workload& w = inputs.workload();
    const auto add = [&](const std::string& key, const std::string& value, const char* code, Args args, const Edit& edit) {
        if (!worksWith(inputs, option, edit))
            return false;
        changes.push_back({.key = key, .value = value, .cost = {}, .text = sentence(code, option, inputs, std::move(args)), .option = option});
        return true;
    };
    if (w.kvCache->k == "f16" || w.kvCache->k.empty())
        for (const std::string type : {"q8_0", "fp8"}) // llama.cpp and its relatives; the servers
            if (add("workload.kv_cache", type, "change_kv_cache", {{"value", type}}, [&](Project&, Workload& x) { x.kvCache.value = {type, type}; }))
                break;
    if (!w.weights->isAuto()) {
        const WeightFormat* now = inputs.catalog->formats.find(w.weights->ids.front());
        std::vector<const WeightFormat*> smaller;
        for (const auto& format : inputs.catalog->formats.rows())
            if (format.quality > 0 && now && format.quality < now->quality && format.family == now->family)
                smaller.push_back(&format);
        std::ranges::sort(smaller, std::ranges::greater{}, &WeightFormat::quality);
        for (const auto* format : smaller)
            if (add("workload.weights", format->id, "change_weights", {{"value", format->id}},
                    [&](Project&, Workload& x) {
                        x.weights.value.ids = {format->id};
                        x.weightsBytes.reset();
                    }))
                break;
    }
    for (int context = *w.context / 2; context >= 1024; context /= 2)
        if (add("workload.context", std::to_string(context), "change_context", {{"value", double(context)}},
                [&](Project&, Workload& x) { x.context.value = context; }))
            break;
    for (int sequences = *w.sequences / 2; sequences >= 1; sequences /= 2)
        if (add("workload.sequences", std::to_string(sequences), "change_sequences", {{"value", double(sequences)}},
                [&](Project&, Workload& x) { x.sequences.value = sequences; }))
            break;
}

// More of the same card.
void tryCount(const StageInputs& inputs, const Option& option, std::vector<Change>& changes)
{
    if (option.way() != Way::own || std::get<std::vector<GpuChoice>>(option.what).size() != 1)
        return;
    for (const int count : {2, 4, 8}) {
        if (count <= *option.count)
            continue;
        Option more = option;
        more.count = count;
        const auto answer = worksWith(inputs, more, [](Project&, Workload&) {});
        if (!answer)
            continue;
        std::optional<double> cost;
        if (answer->cost)
            cost = answer->cost->upfront * double(count - *option.count) / count;
        changes.push_back({.key = "options.count", .value = std::to_string(count), .cost = cost,
                           .text = sentence("change_count", more, inputs, {{"value", double(count)}}), .option = more});
        return;
    }
}

void keepCheapest(std::vector<Change>& changes)
{
    std::ranges::stable_sort(changes, {}, [](const Change& c) { return c.cost.value_or(0); });
    if (int(changes.size()) > changesShown)
        changes.resize(changesShown);
}

} // namespace

std::vector<Change> nearestChanges(const StageInputs& inputs, const Recommendation& r)
{
    const auto solved = [](const std::vector<Ranked>& way) { return !way.empty() && tier(way.front().assessment) < belowTarget; };
    if (solved(r.own))
        return {};
    std::vector<Change> changes;
    if (inputs.model && !inputs.training())
        for (const Rejected* hw : closest(r.rejected, "memory")) {
            tryWorkload(inputs, hw->option, changes);
            if (!changes.empty())
                break;
        }
    tryLimits(inputs, r.rejected, changes);
    keepCheapest(changes);
    return changes;
}

std::vector<Change> changesFor(const StageInputs& inputs, const Option& option)
{
    std::vector<Change> changes;
    if (inputs.model && !inputs.training())
        tryWorkload(inputs, option, changes);
    tryCount(inputs, option, changes);
    keepCheapest(changes);
    return changes;
}

} // namespace cabe
