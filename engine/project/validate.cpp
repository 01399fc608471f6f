// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/catalog/enum_names.h"
#include "engine/project/checker.h"
#include "engine/project/countries.h"
#include "engine/project/enum_names.h"
#include "engine/project/unions.h"
#include "engine/tree/names.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace cabe {

namespace {

std::string item(const std::string& path, std::size_t index) { return path + '[' + std::to_string(index) + ']'; }

void checkCountry(Checker& check, const std::string& code, const std::string& path)
{
    if (!code.empty() && !isCountry(code))
        check.add("unknown_country", path, {{"country", code}}, {}, nearestCountries(code));
}

void checkHost(Checker& check, const Host& host)
{
    const Catalog& catalog = check.catalog();
    check.ids(catalog.gpus, *host.gpus, "site.host.gpus");
    if (host.powerSupplyStandard.given)
        check.id(catalog.supplyStandards, *host.powerSupplyStandard, "site.host.power_supply_standard");
    if (host.powerConnectors)
        check.ids(catalog.powerConnectors, *host.powerConnectors, "site.host.power_connectors");
    if (host.outlet)
        check.id(catalog.outlets, *host.outlet, "site.host.outlet");
}

void checkSite(Checker& check, const Site& site)
{
    const Catalog& catalog = check.catalog();
    checkCountry(check, *site.country, "site.country");
    if (site.tariff.given && !site.tariff->pricePerKwh)
        check.id(catalog.tariffs, site.tariff->id, "site.tariff");
    if (site.tariffFlag.given && *site.tariffFlag != "mean_12m")
        check.id(catalog.tariffFlags, *site.tariffFlag, "site.tariff_flag");
    if (site.resale->curve)
        check.id(catalog.resaleCurves, *site.resale->curve, "site.resale.curve");
    checkHost(check, site.host);
}

// A list of what is allowed that allows nothing is a slip: leave the key out to allow everything.
template <class T>
void checkAllowed(Checker& check, const std::optional<std::vector<T>>& list, std::vector<std::string> accepted, const std::string& path)
{
    if (list && list->empty())
        check.add("empty_list", path, {}, std::move(accepted));
}

template <class E>
std::vector<std::string> wordsOf()
{
    std::vector<std::string> words;
    for (const auto& [word, value] : tree::EnumNames<E>::names)
        words.emplace_back(word);
    return words;
}

void checkLimits(Checker& check, const Limits& limits)
{
    const Catalog& catalog = check.catalog();
    checkAllowed(check, limits.ways, wordsOf<Way>(), "limits.ways");
    checkAllowed(check, limits.segments, wordsOf<Segment>(), "limits.segments");
    if (limits.vendors) {
        std::set<std::string> vendors;
        for (const Gpu& gpu : catalog.gpus.rows())
            vendors.insert(gpu.vendor);
        checkAllowed(check, limits.vendors, {vendors.begin(), vendors.end()}, "limits.vendors");
        for (std::size_t i = 0; i < limits.vendors->size(); ++i)
            check.word((*limits.vendors)[i], {vendors.begin(), vendors.end()}, item("limits.vendors", i));
    }
    if (limits.dataCountry)
        checkCountry(check, *limits.dataCountry, "limits.data_country");
    if (!limits.requireSoftware)
        return;
    for (std::size_t i = 0; i < limits.requireSoftware->size(); ++i) {
        const std::string& program = (*limits.requireSoftware)[i];
        if (catalog.runtimes.all(program).empty())
            check.id(catalog.programs, program, item("limits.require_software", i));
    }
}

void checkCache(Checker& check, const std::string& id, const std::string& path)
{
    const auto& types = check.catalog().kvCacheTypes;
    if (types.all(id).empty())      // one name may mean a type of each runtime; which one, the runtime says
        check.id(types, id, path);
}

void checkServed(Checker& check, const Workload& w, const std::string& path)
{
    const Catalog& catalog = check.catalog();
    check.choice(catalog.formats, *w.weights, path + ".weights");
    check.choice(catalog.runtimes, *w.runtime, path + ".runtime");
    if (w.kvCache.given && w.kvCache->k == w.kvCache->v) {
        checkCache(check, w.kvCache->k, path + ".kv_cache");
    } else if (w.kvCache.given) {
        checkCache(check, w.kvCache->k, path + ".kv_cache.k");
        checkCache(check, w.kvCache->v, path + ".kv_cache.v");
    }
    if (w.speculative && w.speculative->draft)
        check.id(catalog.models, *w.speculative->draft, path + ".speculative.draft");
}

// A base format is what QLoRA keeps the frozen weights in: one of bitsandbytes.
void checkBaseFormat(Checker& check, const std::string& id, const std::string& path)
{
    const WeightFormat* format = check.id(check.catalog().formats, id, path);
    if (!format || format->family == FormatFamily::bitsandbytes)
        return;
    std::vector<std::string> accepted;
    for (const WeightFormat& row : check.catalog().formats.rows()) {
        if (row.family == FormatFamily::bitsandbytes)
            accepted.push_back(row.id);
    }
    check.word(id, std::move(accepted), path);
}

void checkTraining(Checker& check, const Workload& w, const std::string& path)
{
    if (w.baseFormat.given)
        checkBaseFormat(check, *w.baseFormat, path + ".base_format");
    if (w.task == Task::pretrain && w.method.given && *w.method != TuneMethod::full)
        check.add("not_for_task", path + ".method", {{"task", std::string{"pretrain"}}}, {"full"});
}

// Cards of every option that is owned or rented and known.
std::vector<int> cardCounts(const Project& project, const Catalog& catalog)
{
    std::vector<int> counts;
    for (const Option& option : project.options) {
        if (const auto count = cardCount(option, catalog))
            counts.push_back(*count);
    }
    return counts;
}

// A layout that suits no option at all is a slip; one that suits some is judged option by option.
void checkLayout(Checker& check, const Workload& w, const std::vector<int>& counts, const std::string& path)
{
    const auto none = [&](auto&& suits) { return !counts.empty() && std::ranges::none_of(counts, suits); };
    if (w.tensorSplit) {
        const auto shares = w.tensorSplit->size();
        const double sum = std::accumulate(w.tensorSplit->begin(), w.tensorSplit->end(), 0.0);
        if (sum <= 0 || none([&](int count) { return static_cast<std::size_t>(count) == shares; }))
            check.add("tensor_split_length", path + ".tensor_split", {{"given", static_cast<double>(shares)}});
    }
    const Parallelism& p = w.parallelism;
    const double fixed = double{1} * p.tensor.value * p.pipeline.value * p.context.value;
    const double product = fixed * p.data.value;
    const bool given = p.tensor.given || p.pipeline.given || p.context.given || p.data.given;
    const auto suits = [&](int count) { return p.data.given ? product == count : std::fmod(count, fixed) == 0; };
    if (given && w.task != Task::inference && none(suits))
        check.add("parallelism_mismatch", path + ".parallelism", {{"product", product}});
}

void checkStages(Checker& check, const Project& project)
{
    const auto counts = cardCounts(project, check.catalog());
    std::set<std::string> names;
    for (std::size_t i = 0; i < project.stages.size(); ++i) {
        const Stage& stage = project.stages[i];
        const std::string path = item("stages", i);
        const std::string work = path + ".workload";
        if (!stage.name.empty() && !names.insert(stage.name).second)
            check.add("duplicate_name", path + ".name", {{"name", stage.name}});
        if (stage.start && !isMonth(*stage.start))
            check.add("wrong_format", path + ".start", {{"value", *stage.start}, {"example", std::string{"2027-01"}}});
        if (stage.workload.model.empty() && !isCostedOnly(project, stage))
            check.add("missing_key", work + ".model", {{"key", std::string{"model"}}});
        if (!stage.workload.model.id.empty())
            check.id(check.catalog().models, stage.workload.model.id, work + ".model");
        checkServed(check, stage.workload, work);
        checkTraining(check, stage.workload, work);
        checkLayout(check, stage.workload, counts, work);
    }
    if (project.stages.empty())
        check.add("missing_key", "stages", {{"key", std::string{"stages"}}});
}

void checkCards(Checker& check, const std::vector<GpuChoice>& cards, bool costedOnly, const std::string& path)
{
    if (cards.empty())
        check.add("empty_list", path);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const auto gpu = resolveGpu(cards[i], check.catalog(), costedOnly);
        const std::string at = cards.size() == 1 ? path : item(path, i);
        if (!gpu && gpu.error().key.empty())
            check.add(gpu.error(), cards[i].overridden() ? at + ".id" : at);
        else if (!gpu)
            check.add(gpu.error(), at + '.' + gpu.error().key);
    }
}

void checkRent(Checker& check, const RentChoice& rent, const std::string& path)
{
    if (!rent.id.empty())
        check.id(check.catalog().offers, rent.id, path);
    else if (!rent.pricePerHour)
        check.add("missing_key", path + ".price_per_hour", {{"key", std::string{"price_per_hour"}}}, {"id", "price_per_hour"});
    if (rent.country)
        checkCountry(check, *rent.country, path + ".country");
    if (rent.gpu)
        check.id(check.catalog().gpus, *rent.gpu, path + ".gpu");
}

void checkApi(Checker& check, const ApiChoice& api, const std::string& path)
{
    if (!api.id.empty())
        check.id(check.catalog().apis, api.id, path);
    else if (!api.inputPerMillion || !api.outputPerMillion)
        check.add("missing_key", path, {{"key", std::string{api.inputPerMillion ? "output_per_million" : "input_per_million"}}});
    if (api.country)
        checkCountry(check, *api.country, path + ".country");
    if (api.model)
        check.id(check.catalog().models, *api.model, path + ".model");
}

void checkOptions(Checker& check, const Project& project)
{
    const bool costedOnly = std::ranges::all_of(project.stages, [&](const Stage& s) { return isCostedOnly(project, s); });
    for (std::size_t i = 0; i < project.options.size(); ++i) {
        const Option& option = project.options[i];
        const std::string path = item("options", i) + '.' + std::string{tree::nameOf(option.way())};
        if (const auto* cards = std::get_if<0>(&option.what))
            checkCards(check, *cards, costedOnly, path);
        else if (const auto* rent = std::get_if<1>(&option.what))
            checkRent(check, *rent, path);
        else if (const auto* api = std::get_if<2>(&option.what))
            checkApi(check, *api, path);
    }
}

void checkPlans(Checker& check, const Project& project)
{
    std::vector<std::string> stages;
    for (const Stage& stage : project.stages)
        stages.push_back(stage.name);
    for (std::size_t i = 0; i < project.plans.size(); ++i) {
        const std::string path = item("plans", i) + ".stages";
        for (const auto& [stage, option] : project.plans[i].stages) {
            const std::string at = path + '.' + stage;
            if (std::ranges::find(stages, stage) == stages.end())
                check.add("unknown_stage", at, {{"name", stage}}, stages, nearestNames(stage, stages));
            const auto options = project.options.size();
            if (option < 0 || static_cast<std::size_t>(option) >= options)
                check.add("unknown_option", at, {{"index", double(option)}, {"options", static_cast<double>(options)}});
        }
    }
}

} // namespace

std::vector<Error> validate(const Project& project, const Catalog& catalog, const Source* source)
{
    std::vector<Error> errors;
    Checker check{catalog, source, errors};
    checkSite(check, project.site);
    checkLimits(check, project.limits);
    checkStages(check, project);
    checkOptions(check, project);
    checkPlans(check, project);
    checkMoney(check, project);
    return errors;
}

} // namespace cabe
