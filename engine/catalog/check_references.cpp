// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/catalog/check.h"

#include <algorithm>

namespace cabe {

namespace {

template <class T>
void mustExist(std::string_view key, const std::string& id, const Table<T>& table, RowFaults& faults)
{
    if (id.empty())  // a missing key, reported as such
        return;
    const auto row = table.get(id);
    if (!row)
        faults.add(row.error().code, key, {{"id", id}}, row.error().accepted, row.error().nearest);
}

template <class T>
void mustExist(std::string_view key, const std::optional<std::string>& id, const Table<T>& table, RowFaults& faults)
{
    if (id)
        mustExist(key, *id, table, faults);
}

template <class T>
void allMustExist(std::string_view key, const std::vector<std::string>& ids, const Table<T>& table, RowFaults& faults)
{
    for (std::size_t i = 0; i < ids.size(); ++i)
        mustExist(std::string{key} + '[' + std::to_string(i) + ']', ids[i], table, faults);
}

void checkTypes(const char* key, const std::vector<MixRule>& rules, const Catalog& catalog, RowFaults& faults)
{
    for (std::size_t i = 0; i < rules.size(); ++i)
        mustExist(std::string{key} + '[' + std::to_string(i) + "].type", rules[i].type, catalog.ggmlTypes, faults);
}

} // namespace

void checkReferences(const Gpu& gpu, const Catalog& catalog, RowFaults& faults)
{
    if (gpu.powerConnectors)
        allMustExist("power_connectors", *gpu.powerConnectors, catalog.powerConnectors, faults);
}

void checkReferences(const Model& model, const Catalog& catalog, RowFaults& faults)
{
    mustExist("same_shape_as", model.sameShapeAs, catalog.models, faults);
}

void checkReferences(const WeightFormat& format, const Catalog& catalog, RowFaults& faults)
{
    mustExist("base", format.base, catalog.ggmlTypes, faults);
    mustExist("output", format.output, catalog.ggmlTypes, faults);
    mustExist("token_embd", format.tokenEmbd, catalog.ggmlTypes, faults);
    mustExist("experts", format.experts, catalog.ggmlTypes, faults);
    checkTypes("attn_v", format.attnV, catalog, faults);
    checkTypes("attn_k", format.attnK, catalog, faults);
    checkTypes("attn_q", format.attnQ, catalog, faults);
    checkTypes("attn_output", format.attnOutput, catalog, faults);
    checkTypes("attn_qkv", format.attnQkv, catalog, faults);
    checkTypes("ffn_down", format.ffnDown, catalog, faults);
    checkTypes("ffn_gate", format.ffnGate, catalog, faults);
    checkTypes("ffn_up", format.ffnUp, catalog, faults);
}

void checkReferences(const KvCacheType& type, const Catalog& catalog, RowFaults& faults)
{
    if (type.engine != "any")
        mustExist("engine", type.engine, catalog.runtimes, faults);
    for (const auto& runtime : type.also)
        mustExist("also", runtime, catalog.runtimes, faults);
}

void checkReferences(const Runtime& runtime, const Catalog& catalog, RowFaults& faults)
{
    mustExist("default_kv_cache", runtime.defaultKvCache, catalog.kvCacheTypes, faults);
}

void checkReferences(const FormatSupport& support, const Catalog& catalog, RowFaults& faults)
{
    if (support.program != "any")
        mustExist("program", support.program, catalog.programs, faults);
}

void checkReferences(const CardPrice& price, const Catalog& catalog, RowFaults& faults) { mustExist("gpu", price.gpu, catalog.gpus, faults); }
void checkReferences(const CloudOffer& offer, const Catalog& catalog, RowFaults& faults) { mustExist("gpu", offer.gpu, catalog.gpus, faults); }
void checkReferences(const ApiPrice& price, const Catalog& catalog, RowFaults& faults) { mustExist("model", price.model, catalog.models, faults); }
void checkReferences(const FlagMonth& month, const Catalog& catalog, RowFaults& faults) { mustExist("flag", month.flag, catalog.tariffFlags, faults); }
void checkReferences(const PciDevice& device, const Catalog& catalog, RowFaults& faults) { mustExist("id", device.id, catalog.gpus, faults); }
void checkReferences(const PciShared& shared, const Catalog& catalog, RowFaults& faults) { allMustExist("gpus", shared.gpus, catalog.gpus, faults); }
void checkReferences(const PciAbsent& absent, const Catalog& catalog, RowFaults& faults) { mustExist("id", absent.id, catalog.gpus, faults); }
void checkReferences(const GlossaryTerm& term, const Catalog& catalog, RowFaults& faults) { allMustExist("see", term.see, catalog.glossary, faults); }

// The runtime is a family, a runtime of its own, or any; in rows of training it is a framework as documents name it (an open list), or "training".
void checkReferences(const Efficiency& efficiency, const Catalog& catalog, RowFaults& faults)
{
    if (efficiency.trainingMfu)
        return;
    const auto families = namesOf<RuntimeFamily>({"any"});
    if (std::find(families.begin(), families.end(), efficiency.runtime) == families.end())
        mustExist("runtime", efficiency.runtime, catalog.runtimes, faults);
}

} // namespace cabe
