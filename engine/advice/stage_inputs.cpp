// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/stage_inputs.h"

#include "engine/catalog/enum_names.h"
#include "engine/cost/basis.h"
#include "engine/modelfile/modelfile.h"
#include "engine/project/currency.h"

#include <algorithm>
#include <cmath>

namespace cabe {

namespace {

// Whether files in the format hold the weights as the model is published: by name ("fp8", "MXFP4"), or the type of a mix's experts.
bool isNative(const WeightFormat& format, const Model& model)
{
    const std::string native = foldName(model.nativeDtype);
    const auto same = [&](const std::string& name) { return foldName(name) == native; };
    return same(format.id) || same(std::string{tree::nameOf(format.family)}) || std::ranges::any_of(format.aliases, same) || (format.experts && same(*format.experts));
}

// Bits of a published weight, as the type's name ends: 8 of fp8, 4 of mxfp4.
int publishedBits(const Model& model)
{
    const std::size_t digits = model.nativeDtype.find_last_not_of("0123456789") + 1;
    return digits < model.nativeDtype.size() ? std::stoi(model.nativeDtype.substr(digits, 3)) : 0;
}

double linearBits(const WeightFormat& format, const Catalog& catalog)
{
    const GgmlType* base = format.base ? catalog.ggmlTypes.find(*format.base) : nullptr;
    return base ? base->bitsPerWeight() : format.bpwLinear.value_or(format.weightBits.value_or(0));
}

// Formats for `auto`: those the catalogue has a published or reasoned quality order for; the ones below min_bits come last, so that they
// are taken only when nothing better fits.
std::vector<const WeightFormat*> automaticFormats(const Model& model, const StageInputs& inputs)
{
    std::vector<const WeightFormat*> found;
    // More bits than a model is published with would only repeat what is there, beside the scales that blocks carry.
    const double ofScales = inputs.catalog->constant("block-scale-bits");
    const int native = publishedBits(model);
    const double usual = inputs.catalog->constant("published-bits");
    const bool fewBits = native > 0 && native < usual;
    std::set<const WeightFormat*> asPublished;
    for (const auto& format : inputs.catalog->formats.rows()) {
        if (format.quality <= 0 || format.doubtful || format.weightBits.value_or(0) > usual)
            continue;
        if (fewBits && isNative(format, model))
            asPublished.insert(&format);
        else if (fewBits && linearBits(format, *inputs.catalog) > native + ofScales)
            continue;
        found.push_back(&format);
    }
    const double minBits = *inputs.project->preferences.minBits;
    std::map<const WeightFormat*, double> bits;
    for (const auto* format : found)
        bits[format] = bitsPerWeight(model, *format, *inputs.catalog);
    std::ranges::stable_sort(found, [&](const auto* a, const auto* b) {
        const bool nativeA = asPublished.contains(a), nativeB = asPublished.contains(b);
        if (nativeA != nativeB)
            return nativeA;
        // The files as published come before a GGUF that was made of them.
        if (nativeA && (a->family == FormatFamily::gguf) != (b->family == FormatFamily::gguf))
            return b->family == FormatFamily::gguf;
        const bool lowA = bits[a] < minBits, lowB = bits[b] < minBits;
        return lowA != lowB ? lowB : a->quality > b->quality;
    });
    return found;
}

Result<std::vector<const WeightFormat*>> chosenFormats(const Choice& choice, const Catalog& catalog)
{
    std::vector<const WeightFormat*> formats;
    for (const auto& id : choice.ids) {
        auto format = catalog.formats.get(id);
        if (!format)
            return format.error();
        formats.push_back(*format);
    }
    return formats;
}

Result<std::vector<const Runtime*>> chosenRuntimes(const Choice& choice, const Catalog& catalog)
{
    std::vector<const Runtime*> runtimes;
    if (choice.isAuto()) {
        for (const auto& runtime : catalog.runtimes.rows())
            if (runtime.automatic)
                runtimes.push_back(&runtime);
        return runtimes;
    }
    for (const auto& id : choice.ids) {
        auto runtime = catalog.runtimes.get(id);
        if (!runtime)
            return runtime.error();
        runtimes.push_back(*runtime);
    }
    return runtimes;
}

} // namespace

Result<ResolvedModel> resolveModel(const ModelChoice& choice, const Catalog& catalog)
{
    if (choice.custom)
        return ResolvedModel{.model = std::make_shared<const Model>(*choice.custom), .weights = {}, .bytes = {}, .warnings = {}};
    if (!choice.file.empty() || !choice.directory.empty()) {
        auto inspected = inspectModel(choice.file.empty() ? choice.directory : choice.file, catalog);
        if (!inspected)
            return inspected.error();
        return ResolvedModel{.model = std::make_shared<const Model>(std::move(inspected->model)),
                             .weights = std::move(inspected->weights),
                             .bytes = inspected->bytes > 0 ? std::optional{inspected->bytes} : std::nullopt,
                             .warnings = std::move(inspected->warnings)};
    }
    if (choice.id.empty())
        return ResolvedModel{};
    auto row = catalog.models.get(choice.id);
    if (!row)
        return row.error();
    // The catalogue outlives every answer: no copy, no ownership.
    return ResolvedModel{.model = std::shared_ptr<const Model>(std::shared_ptr<const Model>{}, *row), .weights = {}, .bytes = {}, .warnings = {}};
}

Result<StageInputs> prepareStage(const CompleteProject& complete, int stage, const Catalog& catalog)
{
    if (stage < 0 || stage >= int(complete.project.stages.size()))
        return Error{.code = "no_such_stage", .args = {{"stage", double(stage)}}, .at = {}, .key = "stages", .accepted = {}, .nearest = {}};
    StageInputs inputs;
    inputs.catalog = &catalog;
    inputs.complete = &complete;
    inputs.project = &complete.project;
    inputs.stage = &complete.project.stages[std::size_t(stage)];
    inputs.stageIndex = stage;
    inputs.usersAtEnd = std::pow(1 + *inputs.project->preferences.growthPerYear, *inputs.stage->months / 12.0);

    inputs.costBasis = costBasis(complete.project, catalog);
    inputs.noRate = currencyWithoutRate(inputs.costBasis.rates, catalog);

    auto resolved = resolveModel(inputs.workload().model, catalog);
    if (!resolved)
        return resolved.error();
    inputs.model = resolved->model;
    inputs.modelWarnings = resolved->warnings;
    if (!inputs.model)
        return inputs;

    if (inputs.training()) {
        if (*inputs.workload().method == TuneMethod::qlora && *inputs.workload().task == Task::finetune) {
            auto base = catalog.formats.get(*inputs.workload().baseFormat);
            if (!base)
                return base.error();
            inputs.baseFormat = *base;
        }
        return inputs;
    }

    auto runtimes = chosenRuntimes(*inputs.workload().runtime, catalog);
    if (!runtimes)
        return runtimes.error();
    inputs.runtimes = std::move(*runtimes);

    Choice weights = *inputs.workload().weights;
    inputs.weightsBytes = inputs.workload().weightsBytes;
    // A file is what it is: its format and size stand unless the document names another format.
    if (weights.isAuto() && !resolved->weights.empty()) {
        weights.ids = {resolved->weights};
        if (!inputs.weightsBytes)
            inputs.weightsBytes = resolved->bytes;
    }
    inputs.formatsAreChoice = weights.ids.size() != 1;
    if (weights.isAuto()) {
        inputs.formats = automaticFormats(*inputs.model, inputs);
    } else {
        auto formats = chosenFormats(weights, catalog);
        if (!formats)
            return formats.error();
        inputs.formats = std::move(*formats);
    }
    for (const auto* format : inputs.formats) {
        inputs.sizes.emplace(format, makeModelSizes(*inputs.model, *format, catalog, inputs.weightsBytes));
        if (bitsPerWeight(*inputs.model, *format, catalog) < *inputs.project->preferences.minBits)
            inputs.lowBits.insert(format);
    }
    return inputs;
}

std::optional<Check> currencyWithoutRate(const ExchangeRates& rates, const Catalog& catalog)
{
    const std::string pricesIn = "USD"; // of cards, offers and APIs
    if (rates.factor(pricesIn))
        return std::nullopt;
    std::string known;
    for (const auto& currency : knownCurrencies(catalog))
        known += (known.empty() ? "" : ", ") + currency;
    return Check{"currency_without_rate", Severity::warning, {{"currency", rates.target}, {"from", pricesIn}, {"known", known}, {"key", std::string("site.exchange_rates")}}};
}

std::optional<double> inDocumentCurrency(const std::optional<MoneyInput>& money, const StageInputs& inputs)
{
    return money ? converted(*money, inputs.costBasis.rates) : std::nullopt;
}

} // namespace cabe
