// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/evaluate.h"

#include <algorithm>

namespace cabe {

namespace {

void refuse(Assessment& a, const char* code, Args args)
{
    a.meetsLimits = false;
    a.checks.push_back({code, Severity::blocker, std::move(args)});
}

template <class T>
bool contains(const std::vector<T>& list, const T& value)
{
    return std::ranges::find(list, value) != list.end();
}

void budgetLimits(Assessment& a, const StageInputs& inputs)
{
    if (!a.cost)
        return;
    const Limits& limits = inputs.project->limits;
    if (const auto most = inDocumentCurrency(limits.budgetUpfront, inputs); most && a.cost->upfront > *most)
        refuse(a, "budget_upfront", {{"limit", *most}, {"needed", a.cost->upfront}, {"currency", a.cost->currency}});
    if (const auto most = inDocumentCurrency(limits.budgetMonthly, inputs); most && a.cost->monthly.value > *most)
        refuse(a, "budget_monthly", {{"limit", *most}, {"needed", a.cost->monthly.value}, {"currency", a.cost->currency}});
}

void powerLimits(Assessment& a, const StageInputs& inputs, const Hardware& hw)
{
    if (!a.power || hw.rented)
        return;
    const Limits& limits = inputs.project->limits;
    if (limits.powerW && a.power->gpuPeakW > *limits.powerW)
        refuse(a, "power_limit", {{"limit_w", *limits.powerW}, {"needed_w", a.power->gpuPeakW}, {"key", std::string("power_w")}});
    if (limits.systemPowerW && a.power->systemPeakW > *limits.systemPowerW)
        refuse(a, "power_limit", {{"limit_w", *limits.systemPowerW}, {"needed_w", a.power->systemPeakW}, {"key", std::string("system_power_w")}});
}

void choiceLimits(Assessment& a, const StageInputs& inputs, const Hardware* hw)
{
    const Limits& limits = inputs.project->limits;
    if (limits.ways && !contains(*limits.ways, a.option.way()))
        refuse(a, "way_excluded", {});
    if (a.option.way() == Way::own && !*limits.usedCards && a.option.used.value_or(false))
        refuse(a, "used_excluded", {});
    if (!hw)
        return;
    for (const auto& gpu : hw->gpus) {
        if (limits.vendors && std::ranges::none_of(*limits.vendors, [&](const auto& v) { return foldName(v) == foldName(gpu.vendor); })) {
            refuse(a, "vendor_excluded", {{"vendor", gpu.vendor}});
            break;
        }
        if (limits.segments && !contains(*limits.segments, gpu.segment)) {
            refuse(a, "segment_excluded", {{"gpu", gpu.name}});
            break;
        }
    }
    if (!limits.requireSoftware)
        return;
    for (const auto& program : *limits.requireSoftware) {
        SoftwareRequest request;
        request.catalog = inputs.catalog;
        request.gpu = &hw->gpus.front();
        request.program = program;
        request.os = *hw->host.os;
        request.task = inputs.workload().task.value_or(Task::inference);
        if (!checkSoftware(request).supported)
            refuse(a, "software_unsupported", {{"program", program}, {"gpu", hw->gpus.front().name}});
    }
}

void dataLimits(Assessment& a, const StageInputs& inputs, const Hardware* hw)
{
    const auto& wanted = inputs.project->limits.dataCountry;
    if (!wanted || a.option.way() == Way::own)
        return;
    std::optional<std::string> place = hw ? hw->dataCountry : std::nullopt;
    if (const auto* api = std::get_if<ApiChoice>(&a.option.what)) {
        place = api->country;
        if (const ApiPrice* row = api->id.empty() ? nullptr : inputs.catalog->apis.find(api->id); row && !place)
            place = row->country;
    }
    if (!place)
        refuse(a, "data_location_unknown", {{"wanted", *wanted}});
    else if (*place != *wanted)
        refuse(a, "data_location", {{"wanted", *wanted}, {"place", *place}});
}

void missed(Assessment& a, const char* target, double wanted, double have)
{
    a.meetsTargets = false;
    a.checks.push_back({"target_missed", Severity::warning, {{"target", std::string(target)}, {"wanted", wanted}, {"have", have}}});
}

void targets(Assessment& a, const StageInputs& inputs)
{
    if (!a.speed || !a.memory || a.memory->fit == Fit::doesNotFit)
        return;
    const Targets& t = inputs.workload().targets;
    if (*t.decodeTokS > 0 && a.speed->decodeTokS.value < *t.decodeTokS)
        missed(a, "decode_tok_s", *t.decodeTokS, a.speed->decodeTokS.value);
    if (*t.ttftS > 0 && a.speed->ttftS.value > *t.ttftS)
        missed(a, "ttft_s", *t.ttftS, a.speed->ttftS.value);
    if (*t.totalTokS > 0 && a.speed->totalTokS.value < *t.totalTokS)
        missed(a, "total_tok_s", *t.totalTokS, a.speed->totalTokS.value);
}

// Room that should stay free, and users that will come: preferences, so warnings and not blockers.
void preferences(Assessment& a, const StageInputs& inputs)
{
    if (!a.memory || a.memory->fit == Fit::doesNotFit || inputs.training())
        return;
    const double wantedShare = *inputs.project->preferences.headroom;
    double usable = 0;
    for (const auto& card : a.memory->cards)
        usable = std::max(usable, double(card.usable.count()));
    const double spareShare = usable > 0 ? double(a.memory->spare.count()) / usable : 0;
    if (spareShare < wantedShare)
        a.checks.push_back({"headroom_short", Severity::note, {{"wanted", wantedShare}, {"have", spareShare}}});
    const double users = *inputs.workload().sequences * inputs.usersAtEnd;
    if (inputs.usersAtEnd > 1 && a.memory->maxSequences && double(*a.memory->maxSequences) < users)
        a.checks.push_back({"growth_short", Severity::warning, {{"wanted", users}, {"have", double(*a.memory->maxSequences)}}});

    const double fastEnough = inputs.catalog->constant("over-buying-speed-factor");
    const double mostlyEmpty = inputs.catalog->constant("over-buying-spare-share");
    const double target = *inputs.workload().targets.decodeTokS;
    if (a.speed && target > 0 && spareShare > mostlyEmpty && a.speed->decodeTokS.value > fastEnough * target && a.option.way() == Way::own)
        a.checks.push_back({"over_buying", Severity::note, {{"spare", spareShare}, {"speed_factor", a.speed->decodeTokS.value / target}}});
}

// The user's catalogue or the option itself changed a row: the answer must say so.
void overrides(Assessment& a)
{
    const auto say = [&](const std::string& id) {
        const Check check{"override_in_force", Severity::note, {{"key", id}}};
        if (std::ranges::find(a.checks, check) == a.checks.end())
            a.checks.push_back(check);
    };
    if (const auto* own = std::get_if<std::vector<GpuChoice>>(&a.option.what))
        for (const auto& choice : *own)
            if (choice.overridden() && !choice.id.empty())
                say(choice.id);
    for (const auto& gpu : a.gpus)
        if (gpu.fromUser)
            say(gpu.id);
    if (const auto gpu = std::ranges::find_if(a.gpus, ratesAssumed); gpu != a.gpus.end())
        a.checks.push_back({"compute_assumed", Severity::warning, {{"tflops", *gpu->tflops.fp16}}});
}

} // namespace

void applyLimits(Assessment& a, const StageInputs& inputs, const Hardware* hw)
{
    budgetLimits(a, inputs);
    if (hw)
        powerLimits(a, inputs, *hw);
    choiceLimits(a, inputs, hw);
    dataLimits(a, inputs, hw);
    targets(a, inputs);
    preferences(a, inputs);
    overrides(a);
    const bool verdictHolds = !a.verdict || *a.verdict == Verdict::fits || *a.verdict == Verdict::tight;
    a.acceptable = verdictHolds && a.meetsLimits && !a.hasBlocker();
}

} // namespace cabe
