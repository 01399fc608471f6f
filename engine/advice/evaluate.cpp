// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/evaluate.h"

#include "engine/catalog/enum_names.h"
#include "engine/memory/weights.h"

#include <algorithm>

namespace cabe {

namespace {

// Adds the checks that are not there yet (several cards of one kind find the same).
void addChecks(Checks& to, const Checks& from)
{
    for (const auto& check : from)
        if (std::ranges::find(to, check) == to.end())
            to.push_back(check);
}

// The worst answer of all different cards: a pair runs only what both run.
SoftwareResult softwareOfAll(const StageInputs& inputs, const Hardware& hw, const Software& sw)
{
    SoftwareRequest request;
    request.catalog = inputs.catalog;
    request.program = inputs.training() ? *inputs.workload().framework : sw.runtime->id;
    request.os = *hw.host.os;
    request.format = sw.format;
    request.task = *inputs.workload().task;
    request.cards = int(hw.gpus.size());
    if (inputs.training())
        request.precision = *inputs.workload().precision;
    SoftwareResult result;
    for (std::size_t i = 0; i < hw.gpus.size(); ++i) {
        if (i > 0 && hw.gpus[i].id == hw.gpus[i - 1].id && hw.gpus[i].compute == hw.gpus[i - 1].compute)
            continue;
        request.gpu = &hw.gpus[i];
        auto one = checkSoftware(request);
        if (i == 0) {
            result = std::move(one);
            continue;
        }
        addChecks(result.checks, one.checks);
        result.supported = result.supported && one.supported;
        result.maturity = std::max(result.maturity, one.maturity);
        if (one.backend != result.backend)
            result.supported = false;
    }
    return result;
}

Verdict verdictOf(Fit fit)
{
    switch (fit) {
    case Fit::fits: return Verdict::fits;
    case Fit::tight: return Verdict::tight;
    case Fit::doesNotFit: return Verdict::doesNotFit;
    }
    return Verdict::doesNotFit;
}

// The user's own measurement wins over the prediction; the answer says so.
void applyMeasured(Assessment& a, const Measured& measured)
{
    const auto note = [&](const char* quantity) { a.checks.push_back({"override_in_force", Severity::note, {{"key", std::string("measured.") + quantity}}}); };
    if (a.speed && measured.decodeTokS) {
        // All requests together gain or lose with each one, unless that was measured too.
        if (a.speed->decodeTokS.value > 0 && !measured.totalTokS)
            a.speed->totalTokS = a.speed->totalTokS * (*measured.decodeTokS / a.speed->decodeTokS.value);
        a.speed->decodeTokS = Estimate{*measured.decodeTokS};
        note("decode_tok_s");
    }
    if (a.speed && measured.totalTokS) {
        a.speed->totalTokS = Estimate{*measured.totalTokS};
        note("total_tok_s");
    }
    if (a.memory && measured.memoryGib && !a.memory->cards.empty()) {
        auto& card = a.memory->cards.front();
        const Bytes measuredBytes = Bytes::gib(*measured.memoryGib);
        card.total = Estimate{double(measuredBytes.count())};
        a.memory->spare = card.usable - measuredBytes;
        a.memory->fit = a.memory->spare < Bytes{} ? Fit::doesNotFit : Fit::fits;
        note("memory_gib");
    }
}

// Share of the working time that prefill takes, for the mean power of a request.
double prefillShare(const Workload& workload, const SpeedResult& speed)
{
    if (speed.prefillTokS.value <= 0 || speed.decodeTokS.value <= 0)
        return 0;
    const double prefill = *workload.promptTokens / speed.prefillTokS.value;
    const double decode = *workload.outputTokens / speed.decodeTokS.value;
    return prefill + decode > 0 ? prefill / (prefill + decode) : 0;
}

Estimate mixed(const Estimate& a, const Estimate& b, double shareOfA)
{
    return {a.value * shareOfA + b.value * (1 - shareOfA), std::min(a.low, b.low), std::max(a.high, b.high)};
}

GpuPower cardsPower(const Assessment& a, const StageInputs& inputs, const Hardware& hw)
{
    const SpeedResult none;
    return gpuPower(hw.devices, a.speed ? *a.speed : none, hw.option, *inputs.catalog);
}

void addPower(Assessment& a, const StageInputs& inputs, const Hardware& hw, const MachineResult& machine, const GpuPower& gpu)
{
    PowerResult power;
    // Training keeps the matrix units busy as prefill does.
    power.gpuW = a.training ? gpu.prefillW : a.speed ? mixed(gpu.prefillW, gpu.decodeW, prefillShare(inputs.workload(), *a.speed)) : gpu.prefillW;
    power.gpuPeakW = gpu.peakW;
    const double host = hw.ownComputer || hw.rented ? 0 : *hw.hostPower.load;
    power.systemW = power.gpuW + Estimate{host};
    power.systemPeakW = machine.power.systemPeakW;
    power.psuW = machine.power.psuW;
    power.heatBtuH = machine.power.heatBtuH;
    a.power = power;
}

// What the hardware of an option gives to its cost.
struct CostedHardware {
    const Hardware& hw;
    const MachineResult& machine;
    const GpuPower& gpu;
};

void addCost(Assessment& a, const StageInputs& inputs, const CostedHardware* costed, Trace* trace)
{
    const Hardware* hw = costed ? &costed->hw : nullptr;
    CostRequest request;
    request.catalog = inputs.catalog;
    request.project = inputs.project;
    request.stage = inputs.stage;
    request.option = &a.option;
    request.basis = &inputs.costBasis;
    if (hw) {
        request.gpus = hw->gpus;
        request.gpuIdleW = hw->idlePowerW ? *hw->idlePowerW * double(hw->gpus.size()) : costed->gpu.idleW;
        request.machine = costed->machine;
    }
    if (a.power) {
        request.gpuLoadW = a.power->gpuW.value;
        request.gpuLoadLowW = a.power->gpuW.low;
        request.gpuLoadHighW = a.power->gpuW.high;
    }
    if (a.speed) {
        request.totalTokS = a.speed->totalTokS;
        request.prefillTokS = a.speed->prefillTokS;
    }
    if (a.training)
        request.trainingHours = a.training->hours.value;
    auto result = cost(request, trace);
    if (!result) {
        a.checks.push_back({result.error().code, Severity::warning, result.error().args});
        return;
    }
    addChecks(a.checks, result->checks);
    if (a.power) {
        a.power->kwhPerMonth = Estimate{result->kwhPerMonth};
        if (a.power->gpuW.value > 0) {
            a.power->kwhPerMonth.low = result->kwhPerMonth * a.power->systemW.low / a.power->systemW.value;
            a.power->kwhPerMonth.high = result->kwhPerMonth * a.power->systemW.high / a.power->systemW.value;
        }
        a.power->whPerMillionTokens = result->whPerMillionTokens;
        a.power->co2KgPerMonth = result->co2KgPerMonth;
    }
    a.cost = std::move(*result);
    if (hw && std::ranges::any_of(hw->gpus, &ratesAssumed))
        a.cost->perTflop.reset(); // a price per guess would only look like a figure
}

Assessment blank(const StageInputs& inputs, const Option& option)
{
    Assessment a;
    a.document = *inputs.project->name;
    a.stage = inputs.stage->name;
    a.option = option;
    a.model = inputs.model ? inputs.model->id : std::string{};
    a.checks = inputs.modelWarnings;
    if (inputs.noRate)
        a.checks.push_back(*inputs.noRate);
    return a;
}

MachineResult machineOf(const StageInputs& inputs, const Hardware& hw, Trace* trace)
{
    MachineRequest request;
    request.catalog = inputs.catalog;
    request.gpus = hw.gpus;
    request.host = hw.host;
    request.hostPower = hw.hostPower;
    request.cooling = inputs.project->site.cooling;
    request.psuEfficiency = *inputs.project->site.psuEfficiency;
    request.powerW = hw.option.powerW;
    request.link = hw.option.link;
    request.split = hw.option.split;
    request.rented = hw.rented;
    MachineResult result = checkMachine(request, trace);
    // With a price for a new supply, a small one is no obstacle but a part of the purchase.
    if (inputs.project->site.powerSupplyPrice)
        for (auto& check : result.checks)
            if (check.code == "psu_too_small" || check.code == "connector_missing")
                check.severity = Severity::warning;
    return result;
}

// Paged servers split every tensor; the others hand out whole layers.
SplitMode splitOf(const Hardware& hw, const Runtime& runtime)
{
    return hw.option.split.value_or(runtime.family == RuntimeFamily::paged ? SplitMode::tensor : SplitMode::layer);
}

void inferenceParts(Assessment& a, const StageInputs& inputs, const Hardware& hw, const Software& sw, Trace* trace)
{
    InferenceRequest request = inferenceRequest(inputs, hw, sw);
    a.memory = planInference(request, trace);
    addChecks(a.checks, a.memory->checks);
    a.penalty = a.memory->penalty;
    a.speed = predictSpeed(speedRequest(std::move(request), hw, a), trace);
    addChecks(a.checks, a.speed->checks);
}

void trainingParts(Assessment& a, const StageInputs& inputs, const Hardware& hw, Trace* trace)
{
    TrainingRequest request;
    request.catalog = inputs.catalog;
    request.model = inputs.model.get();
    request.baseFormat = inputs.baseFormat;
    request.workload = inputs.workload();
    request.devices = hw.devices;
    request.host = hw.host;
    a.memory = planTraining(request, trace);
    addChecks(a.checks, a.memory->checks);
    a.penalty = a.memory->penalty;

    TrainingSpeedRequest speed;
    speed.training = std::move(request);
    speed.plan = &*a.memory;
    speed.link = hw.link;
    a.training = predictTraining(speed, trace);
}

} // namespace

bool reads(const Runtime& runtime, const WeightFormat& format)
{
    return std::ranges::find(runtime.formats, tree::nameOf(format.family)) != runtime.formats.end();
}

InferenceRequest inferenceRequest(const StageInputs& inputs, const Hardware& hw, const Software& sw)
{
    InferenceRequest request;
    request.catalog = inputs.catalog;
    request.model = inputs.model.get();
    request.format = sw.format;
    request.runtime = sw.runtime;
    request.workload = inputs.workload();
    request.devices = hw.devices;
    request.split = splitOf(hw, *sw.runtime);
    request.host = hw.host;
    request.weightsBytes = inputs.weightsBytes;
    const auto sizes = inputs.sizes.find(sw.format);
    request.sizes = sizes == inputs.sizes.end() ? nullptr : &sizes->second;
    return request;
}

SpeedRequest speedRequest(InferenceRequest inference, const Hardware& hw, const Assessment& planned)
{
    SpeedRequest request;
    request.inference = std::move(inference);
    request.plan = &*planned.memory;
    request.link = hw.link;
    request.backend = planned.backend;
    request.networkMs = hw.networkMs;
    request.powerCapW = hw.option.powerW;
    return request;
}

bool Assessment::hasBlocker() const
{
    return std::ranges::any_of(checks, [](const Check& c) { return c.severity == Severity::blocker; });
}

bool Assessment::totalKnown() const
{
    return cost && std::ranges::none_of(checks, [](const Check& c) { return c.code == "demand_needed"; });
}

namespace {

// What a runtime refuses or a request cannot hold, whatever room there is.
void clashes(Assessment& a, const StageInputs& inputs, const Hardware& hw, const Software& sw)
{
    const Workload& w = inputs.workload();
    if (const double wanted = double(*w.promptTokens) + double(*w.outputTokens); wanted > *w.context)
        a.checks.push_back({"prompt_beyond_context", Severity::warning, {{"wanted_tokens", wanted}, {"have_tokens", double(*w.context)}}});
    const std::vector<std::string> wanted = w.kvCache->k == w.kvCache->v ? std::vector{w.kvCache->k} : std::vector{w.kvCache->k, w.kvCache->v};
    for (const auto& type : wanted) {
        if (type.empty() || hasCacheType(*inputs.catalog, *sw.runtime, type))
            continue;
        std::string known;
        for (const auto& id : cacheTypesOf(*inputs.catalog, *sw.runtime))
            known += (known.empty() ? "" : ", ") + id;
        a.verdict = Verdict::unsupported;
        a.checks.push_back({"cache_type_unsupported", Severity::blocker, {{"type", type}, {"program", sw.runtime->id}, {"known", known}}});
    }
    // Tensor parallelism gives each card as many attention heads; vLLM stops otherwise ("Total number of attention heads must be divisible by
    // tensor parallel size", ModelConfig.verify_with_parallel_config), and so does SGLang.
    const bool tensor = sw.runtime->family == RuntimeFamily::paged && splitOf(hw, *sw.runtime) == SplitMode::tensor;
    const int cards = int(hw.gpus.size());
    if (tensor && inputs.model->heads % cards != 0) {
        a.verdict = Verdict::unsupported;
        a.checks.push_back({"heads_not_divisible", Severity::blocker, {{"heads", double(inputs.model->heads)}, {"cards", double(cards)}}});
    }
}

// Software, memory and speed: what decides between formats. Machine, money and limits follow in finish() for the one that was chosen.
Assessment draft(const StageInputs& inputs, const Hardware& hw, const Software& sw, Trace* trace)
{
    Assessment a = blank(inputs, hw.option);
    a.format = sw.format ? sw.format->id : std::string{};
    a.runtime = sw.runtime ? sw.runtime->id : *inputs.workload().framework;
    const SoftwareResult software = softwareOfAll(inputs, hw, sw);
    a.backend = software.backend;
    addChecks(a.checks, software.checks);
    if (inputs.training())
        trainingParts(a, inputs, hw, trace);
    else
        inferenceParts(a, inputs, hw, sw, trace);
    applyMeasured(a, hw.option.measured);
    a.verdict = software.supported ? verdictOf(a.memory->fit) : Verdict::unsupported;
    if (!inputs.training())
        clashes(a, inputs, hw, sw);
    if (inputs.lowBits.contains(sw.format))
        a.checks.push_back({"low_bits", Severity::warning, {{"min_bits", *inputs.project->preferences.minBits}}});
    return a;
}

void finish(Assessment& a, const StageInputs& inputs, const Hardware& hw, Trace* trace)
{
    a.gpus = hw.gpus;
    const MachineResult machine = machineOf(inputs, hw, trace);
    addChecks(a.checks, machine.checks);
    const GpuPower gpu = cardsPower(a, inputs, hw);
    addPower(a, inputs, hw, machine, gpu);
    const CostedHardware costed{hw, machine, gpu};
    addCost(a, inputs, &costed, trace);
    applyLimits(a, inputs, &hw);
}

// How close a draft comes, before limits: 0 meets the targets · 1 fits · 2 does not fit · 3 unsupported.
int closeness(const Assessment& a, const Targets& targets)
{
    if (a.verdict == Verdict::unsupported)
        return 3;
    if (a.verdict == Verdict::doesNotFit)
        return 2;
    const bool fast = a.speed && a.speed->decodeTokS.value >= *targets.decodeTokS && (*targets.ttftS <= 0 || a.speed->ttftS.value <= *targets.ttftS)
        && a.speed->totalTokS.value >= *targets.totalTokS;
    return fast ? 0 : 1;
}

// Of what a whole answer adds to a draft, a smaller format changes only what the running costs and how many are served.
bool formatMayHelp(const Assessment& whole)
{
    return std::ranges::all_of(whole.checks, [](const Check& c) { return c.severity != Severity::blocker || c.code == "budget_monthly"; });
}

bool closer(const Assessment& a, const Assessment& b, const Targets& targets)
{
    const int ca = closeness(a, targets), cb = closeness(b, targets);
    if (ca != cb)
        return ca < cb;
    if (ca <= 1)
        return a.speed->decodeTokS.value > b.speed->decodeTokS.value;
    return a.memory && b.memory && a.memory->spare > b.memory->spare;
}

} // namespace

Assessment evaluate(const StageInputs& inputs, const Hardware& hw, const Software& sw, bool explainIt)
{
    Trace trace;
    Assessment a = draft(inputs, hw, sw, explainIt ? &trace : nullptr);
    finish(a, inputs, hw, explainIt ? &trace : nullptr);
    a.explain = std::move(trace);
    return a;
}

Assessment evaluateBest(const StageInputs& inputs, const Hardware& hw, bool explainIt)
{
    if (inputs.training())
        return evaluate(inputs, hw, {inputs.baseFormat, nullptr}, explainIt);

    const Targets& targets = inputs.workload().targets;
    std::optional<Assessment> best;
    Software chosen;
    // The best quality that fits and is fast enough, when something else than the format stands in the way.
    std::optional<Assessment> stopped;
    Software ofStopped;
    for (const auto* format : inputs.formats) {
        std::optional<Assessment> ofFormat;
        Software software;
        for (const auto* runtime : inputs.runtimes) {
            if (!reads(*runtime, *format))
                continue;
            Assessment a = draft(inputs, hw, {format, runtime}, nullptr);
            if (!ofFormat || closer(a, *ofFormat, targets)) {
                ofFormat = std::move(a);
                software = {format, runtime};
            }
        }
        if (!ofFormat)
            continue;
        // Formats come best quality first, so the first that meets the targets and then every limit is the answer.
        if (inputs.formatsAreChoice && closeness(*ofFormat, targets) == 0) {
            Assessment whole = *ofFormat;
            finish(whole, inputs, hw, nullptr);
            if (whole.acceptable && whole.meetsTargets)
                return explainIt ? evaluate(inputs, hw, software, true) : whole;
            const bool mayHelp = formatMayHelp(whole);
            if (!stopped) {
                stopped = std::move(whole);
                ofStopped = software;
            }
            if (!mayHelp)
                break;
        }
        // Few bits are a way to fit, not to run a little less slowly.
        if (best && closeness(*best, targets) == 1 && closeness(*ofFormat, targets) == 1 && inputs.lowBits.contains(format))
            continue;
        if (!best || closer(*ofFormat, *best, targets)) {
            best = std::move(ofFormat);
            chosen = software;
        }
    }
    if (stopped)
        return explainIt ? evaluate(inputs, hw, ofStopped, true) : std::move(*stopped);
    if (best) {
        if (explainIt)
            return evaluate(inputs, hw, chosen, true);
        finish(*best, inputs, hw, nullptr);
        return std::move(*best);
    }

    Assessment none = blank(inputs, hw.option);
    none.gpus = hw.gpus;
    none.verdict = Verdict::unsupported;
    none.meetsTargets = false;
    none.checks.push_back({"no_format_for_runtime", Severity::blocker, {}});
    return none;
}

Assessment evaluateApi(const StageInputs& inputs, const Option& option, bool explain)
{
    Trace trace;
    Assessment a = blank(inputs, option);
    const auto& api = std::get<ApiChoice>(option.what);
    const ApiPrice* row = api.id.empty() ? nullptr : inputs.catalog->apis.find(api.id);
    if (inputs.model) {
        a.verdict = Verdict::fits;
        const auto refuse = [&](const char* reason, Args args) {
            a.verdict = Verdict::unsupported;
            a.checks.push_back({reason, Severity::blocker, std::move(args)});
        };
        if (inputs.training())
            refuse("api_cannot_train", {});
        const std::string offered = api.model.value_or(row && row->model ? *row->model : std::string{});
        const Model* offeredModel = offered.empty() ? nullptr : inputs.catalog->models.find(offered);
        const bool same = offeredModel && (offeredModel->id == inputs.model->id || offeredModel->sameShapeAs == inputs.model->id);
        // An API that the user describes without naming a model is taken to offer the one that is asked for.
        if (!same && !offered.empty() && !option.reference && !inputs.training())
            refuse("api_other_model", {{"wanted", inputs.model->name}, {"offered", row ? row->modelName : offered}});
        if (row && row->context && *inputs.workload().context > *row->context)
            refuse("api_context", {{"wanted_tokens", double(*inputs.workload().context)}, {"have_tokens", *row->context}});
    }
    addCost(a, inputs, nullptr, explain ? &trace : nullptr);
    applyLimits(a, inputs, nullptr);
    a.explain = std::move(trace);
    return a;
}

Assessment evaluateCostOnly(const StageInputs& inputs, const Option& option, const Hardware* hw, bool explain)
{
    Trace trace;
    Trace* const into = explain ? &trace : nullptr;
    Assessment a = blank(inputs, option);
    if (hw) {
        finish(a, inputs, *hw, into);
    } else {
        addCost(a, inputs, nullptr, into);
        applyLimits(a, inputs, nullptr);
    }
    a.explain = std::move(trace);
    return a;
}

} // namespace cabe
