// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/project/defaults.h"
#include "engine/project/document.h"
#include "engine/project/fields.h"
#include "engine/project/node_writer.h"
#include "engine/project/yaml_text.h"

#include <algorithm>
#include <cmath>

namespace cabe {

namespace {

// Puts values in place of the table's where other choices of the document or rows of the catalogue say better.
class Derived {
public:
    Derived(CompleteProject& completed, const Catalog& catalog)
        : project_{completed.project}, assumed_{completed.assumed}, catalog_{catalog}
    {
    }

    void place()
    {
        const Tariff* tariff = placeTariff();
        if (tariff)
            settle("site.tariff", project_.site.tariff, TariffChoice{tariff->id, std::nullopt});
        const Tariff* usual = countryTariff(project_.site.country.value, "");
        if (usual && hasRate(usual->currency))
            settle("currency", project_.currency, usual->currency);
    }

    void stage(std::size_t index)
    {
        Workload& w = project_.stages[index].workload;
        const std::string path = "stages[" + std::to_string(index) + "].workload.";
        if (const Model* model = w.model.id.empty() ? nullptr : catalog_.models.find(w.model.id))
            withinTrainedContext(path, w, *model);
        if (w.model.custom)
            withinTrainedContext(path, w, *w.model.custom);
        requestWithinContext(path, w);
        if (w.runtime->ids.size() == 1) {
            if (const Runtime* runtime = catalog_.runtimes.find(w.runtime->ids.front()))
                asRuntimeDoes(path, w, *runtime);
        }
    }

private:
    template <class T>
    void settle(const std::string& path, Setting<T>& setting, T value)
    {
        if (setting.given)
            return;
        setting.value = std::move(value);
        const auto listed = std::ranges::find(assumed_, path, &Assumption::key);
        const auto node = NodeWriter::node(setting.value);
        if (listed != assumed_.end() && node)
            listed->value = yamlLine(*node);
    }

    [[nodiscard]] bool hasRate(const std::string& currency) const
    {
        Project other;
        other.currency = currency;
        return exchangeRates(other, catalog_).factor("USD").has_value();
    }

    // Of the client's class when there is one, else the first that fits.
    template <class F>
    [[nodiscard]] const Tariff* defaultTariff(const std::string& customerClass, F&& fits) const
    {
        const Tariff* found = nullptr;
        for (const Tariff& tariff : catalog_.tariffs.rows()) {
            if (!fits(tariff))
                continue;
            if (tariff.customerClass == customerClass)
                return &tariff;
            if (!found || tariff.customerClass == "any")
                found = found && found->customerClass == "any" ? found : &tariff;
        }
        return found;
    }

    [[nodiscard]] const Tariff* countryTariff(const std::string& country, const std::string& customerClass) const
    {
        return defaultTariff(customerClass, [&](const Tariff& t) { return t.countryDefault && t.country == country; });
    }

    [[nodiscard]] const Tariff* placeTariff() const
    {
        const Site& site = project_.site;
        const std::string customerClass = project_.client.kind.value == ClientKind::company ? "commercial" : "residential";
        const Tariff* ofState = defaultTariff(customerClass, [&](const Tariff& t) {
            return t.stateDefault && t.country == site.country.value && t.state && *t.state == site.state.value;
        });
        return ofState ? ofState : countryTariff(site.country.value, customerClass);
    }

    void withinTrainedContext(const std::string& path, Workload& w, const Model& model)
    {
        if (!model.context)
            return;
        settle(path + "context", w.context, std::min(w.context.value, *model.context));
        settle(path + "sequence_length", w.sequenceLength, std::min(w.sequenceLength.value, *model.context));
    }

    // A request that was not described fits into a context that is small.
    void requestWithinContext(const std::string& path, Workload& w)
    {
        const int context = w.context.value;
        if (std::int64_t{w.promptTokens.value} + w.outputTokens.value <= context)
            return;
        settle(path + "output_tokens", w.outputTokens, std::min(w.outputTokens.value, std::max(1, context / 4)));
        settle(path + "prompt_tokens", w.promptTokens, std::min(w.promptTokens.value, std::max(0, context - w.outputTokens.value)));
    }

    void asRuntimeDoes(const std::string& path, Workload& w, const Runtime& runtime)
    {
        settle(path + "kv_cache", w.kvCache, CacheChoice{runtime.defaultKvCache, runtime.defaultKvCache});
        settle(path + "batch", w.batch, runtime.defaultBatch);
        settle(path + "ubatch", w.ubatch, runtime.defaultUbatch);
        if (runtime.memoryUtilization)
            settle(path + "memory_utilization", w.memoryUtilization, *runtime.memoryUtilization);
    }

    Project& project_;
    std::vector<Assumption>& assumed_;
    const Catalog& catalog_;
};

// Keys that say how a model is stored, run or trained: with one of them given, a missing model was forgotten.
bool asksForModel(const Workload& w)
{
    const bool served = w.weights.given || w.weightsBytes || w.kvCache.given || w.gpuLayers.given || w.cpuExpertLayers.given ||
                        w.tensorSplit || w.speculative || w.adapters.given;
    const bool trained = w.method.given || w.lora.rank.given || w.baseFormat.given || w.optimizer.given || w.checkpointing.given ||
                         w.sharding.given || w.microBatch.given;
    return served || trained;
}

} // namespace

bool isCostedOnly(const Project& project, const Stage& stage)
{
    const Workload& w = stage.workload;
    return w.model.empty() && !asksForModel(w) && (w.demand.given() || !project.options.empty());
}

HostPower hostPower(const Project& project, const Stage& stage)
{
    HostPower power = project.site.hostPowerW;
    if (!isCostedOnly(project, stage))
        return power;
    if (!power.load.given)
        power.load.value = 0;
    if (!power.idle.given)
        power.idle.value = 0;
    return power;
}

Result<CompleteProject> complete(const Project& project, const Catalog& catalog, const Source* source)
{
    auto errors = validate(project, catalog, source);
    if (!errors.empty())
        return std::move(errors.front());
    return withDefaults(project, catalog);
}

CompleteProject withDefaults(const Project& project, const Catalog& catalog)
{
    CompleteProject completed{project, {}};
    applyDefaults(completed.project, catalog, completed.assumed);
    Derived derived{completed, catalog};
    derived.place();
    for (std::size_t i = 0; i < completed.project.stages.size(); ++i)
        derived.stage(i);
    return completed;
}

} // namespace cabe
