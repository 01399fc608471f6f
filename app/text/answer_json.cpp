// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/answer_json.h"

#include "app/text/option_names.h"
#include "app/text/arguments.h"
#include "engine/catalog/enum_names.h"
#include "engine/project/enum_names.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace cabe {

using Json = nlohmann::ordered_json;

namespace {

// Whole numbers print without ".0"; what is not finite is unknown.
Json numberJson(double value)
{
    if (!std::isfinite(value))
        return nullptr;
    if (value == std::floor(value) && std::abs(value) < 9e15)
        return static_cast<std::int64_t>(value);
    return value;
}

void put(Json& to, const char* key, double value)
{
    if (std::isfinite(value))
        to[key] = numberJson(value);
}

template <class T>
void put(Json& to, const char* key, const std::optional<T>& value)
{
    if (!value)
        return;
    if constexpr (std::is_arithmetic_v<T>)
        put(to, key, double(*value));
    else
        to[key] = *value;
}

Json estimateJson(const Estimate& e)
{
    return {{"value", numberJson(e.value)}, {"low", numberJson(e.low)}, {"high", numberJson(e.high)}};
}

void put(Json& to, const char* key, const std::optional<Estimate>& e)
{
    if (e)
        to[key] = estimateJson(*e);
}

Json argsJson(const Args& args)
{
    Json json = Json::object();
    for (const auto& arg : args)
        std::visit(
            [&](const auto& value) {
                if constexpr (std::is_same_v<std::decay_t<decltype(value)>, double>)
                    json[arg.name] = numberJson(value);
                else
                    json[arg.name] = value;
            },
            arg.value);
    return json;
}

const char* severityName(Severity s)
{
    return s == Severity::blocker ? "blocker" : s == Severity::warning ? "warning" : "note";
}

const char* verdictName(Verdict v)
{
    switch (v) {
    case Verdict::fits: return "fits";
    case Verdict::tight: return "tight";
    case Verdict::doesNotFit: return "does_not_fit";
    case Verdict::unsupported: return "unsupported";
    }
    return "";
}

const char* penaltyName(Penalty p)
{
    return p == Penalty::none ? "none" : p == Penalty::hostMemory ? "host_memory" : "disk";
}

const char* boundName(BoundBy b)
{
    switch (b) {
    case BoundBy::memoryBandwidth: return "memory_bandwidth";
    case BoundBy::compute: return "compute";
    case BoundBy::interconnect: return "interconnect";
    case BoundBy::hostMemory: return "host_memory";
    case BoundBy::disk: return "disk";
    case BoundBy::latency: return "latency";
    }
    return "";
}

Json cardJson(const CardMemory& card, const Gpu* gpu)
{
    Json json;
    if (gpu)
        json["gpu"] = gpu->id.empty() ? gpu->name : gpu->id;
    const auto bytes = [&](const char* key, Bytes b) { json[key] = b.count(); };
    bytes("capacity", card.capacity);
    bytes("usable", card.usable);
    bytes("weights", card.weights);
    bytes("kv_cache", card.kvCache);
    bytes("recurrent_state", card.recurrentState);
    bytes("compute", card.compute);
    bytes("activations", card.activations);
    bytes("gradients", card.gradients);
    bytes("optimizer", card.optimizer);
    bytes("adapters", card.adapters);
    bytes("draft", card.draft);
    bytes("projector", card.projector);
    bytes("runtime", card.runtime);
    if (card.kvPool)
        bytes("kv_pool", *card.kvPool);
    json["layers"] = card.layers;
    json["total"] = estimateJson(card.total);
    return json;
}

Json memoryJson(const MemoryPlan& plan, const std::vector<Gpu>& gpus)
{
    Json json;
    json["per_gpu"] = Json::array();
    for (std::size_t i = 0; i < plan.cards.size(); ++i)
        json["per_gpu"].push_back(cardJson(plan.cards[i], i < gpus.size() ? &gpus[i] : nullptr));
    json["host"] = {{"weights", plan.host.weights.count()},     {"kv_cache", plan.host.kvCache.count()},
                    {"optimizer", plan.host.optimizer.count()}, {"compute", plan.host.compute.count()},
                    {"total", numberJson(plan.host.total.value)}};
    put(json, "kv_capacity_tokens", plan.kvCapacityTokens);
    put(json, "max_context", plan.maxContext);
    put(json, "max_sequences", plan.maxSequences);
    json["spare"] = plan.spare.count();
    if (plan.layersTotal > 0) {
        json["layers_on_gpu"] = plan.layersOnGpu;
        json["layers_total"] = plan.layersTotal;
    }
    return json;
}

Json speedJson(const SpeedResult& s)
{
    Json json;
    json["decode_tok_s"] = estimateJson(s.decodeTokS);
    json["prefill_tok_s"] = estimateJson(s.prefillTokS);
    json["total_tok_s"] = estimateJson(s.totalTokS);
    json["ttft_s"] = estimateJson(s.ttftS);
    json["bound_by"] = boundName(s.boundBy);
    put(json, "max_users", s.maxUsers);
    put(json, "network_s", s.networkS);
    return json;
}

Json trainingJson(const TrainingSpeed& t)
{
    return {{"tokens_per_s", estimateJson(t.tokensPerS)}, {"step_s", estimateJson(t.stepS)},       {"hours", estimateJson(t.hours)},
            {"mfu", numberJson(t.mfu)},                   {"tflops_per_gpu", numberJson(t.tflopsPerGpu)}, {"bound_by", boundName(t.boundBy)}};
}

Json powerJson(const PowerResult& p)
{
    Json json;
    json["gpu_w"] = estimateJson(p.gpuW);
    json["system_w"] = estimateJson(p.systemW);
    // Of a rented machine nobody here sees the peak.
    if (p.systemPeakW > 0) {
        put(json, "gpu_peak_w", p.gpuPeakW);
        put(json, "system_peak_w", p.systemPeakW);
    }
    put(json, "psu_w", p.psuW);
    json["kwh_per_month"] = estimateJson(p.kwhPerMonth);
    put(json, "wh_per_million_tokens", p.whPerMillionTokens);
    put(json, "co2_kg_per_month", p.co2KgPerMonth);
    put(json, "heat_btu_h", p.heatBtuH);
    return json;
}

Json costJson(const CostResult& c, bool totalKnown)
{
    Json json;
    json["currency"] = c.currency;
    put(json, "upfront", c.upfront);
    if (totalKnown) {
        json["monthly"] = estimateJson(c.monthly);
        json["total"] = estimateJson(c.total);
        put(json, "present_value", c.presentValue);
        const CostParts& p = c.parts;
        // Without a tariff energy is not counted, which is not the same as free.
        const bool energyKnown = !c.ownership || c.tariff || c.kwhPerMonth <= 0;
        json["parts"] = {{"hardware", numberJson(p.hardware)}, {"energy", numberJson(p.energy)}, {"cooling", numberJson(p.cooling)},
                         {"maintenance", numberJson(p.maintenance)}, {"staff", numberJson(p.staff)}, {"rent", numberJson(p.rent)},
                         {"storage", numberJson(p.storage)}, {"api", numberJson(p.api)}, {"taxes", numberJson(p.taxes)}, {"resale", numberJson(p.resale)}};
        if (!energyKnown) {
            json["parts"].erase("energy");
            json["parts"].erase("cooling");
        }
    }
    put(json, "per_million_tokens", c.perMillionTokens);
    put(json, "per_million_input", c.perMillionInput);
    put(json, "per_million_output", c.perMillionOutput);
    put(json, "per_gb_vram", c.perGbVram);
    put(json, "per_tflop", c.perTflop);
    if (c.perTflop)
        json["tflop_basis"] = c.tflopsBasis;
    put(json, "price_date", c.priceDate);
    put(json, "capacity_tokens_per_month", c.capacityTokensPerMonth);
    json["machines"] = c.machines;
    if (c.tariff)
        put(json, "price_per_kwh", c.tariff->pricePerKwh);
    return json;
}

Json amountsJson(const std::vector<double>& amounts)
{
    Json json = Json::array();
    for (const double a : amounts)
        json.push_back(numberJson(a));
    return json;
}

} // namespace

std::string dump(const Json& json) { return json.dump(2, ' ', false, Json::error_handler_t::replace); }

Json AnswerJson::option(const Option& o) const
{
    Json json;
    switch (o.way()) {
    case Way::own: {
        const auto& cards = std::get<std::vector<GpuChoice>>(o.what);
        Json ids = Json::array();
        for (const auto& card : cards) {
            if (!card.id.empty()) {
                ids.push_back(card.id);
            } else {
                const auto gpu = resolveGpu(card, catalog_);
                ids.push_back({{"name", gpu ? gpu->name : std::string{}}});
            }
        }
        json["own"] = ids.size() == 1 ? ids.front() : ids;
        break;
    }
    case Way::rent: {
        const auto& rent = std::get<RentChoice>(o.what);
        if (!rent.id.empty())
            json["rent"] = rent.id;
        else
            json["rent"] = {{"gpu", rent.gpu.value_or("")}, {"gpus", rent.gpus.value_or(1)}};
        break;
    }
    case Way::api: {
        const auto& api = std::get<ApiChoice>(o.what);
        if (!api.id.empty())
            json["api"] = api.id;
        else
            json["api"] = {{"model", api.model.value_or("")}};
        break;
    }
    }
    if (o.way() != Way::api)
        json["count"] = *o.count;
    if (o.mode)
        json["mode"] = std::string(tree::nameOf(*o.mode));
    if (o.used)
        json["used"] = *o.used;
    if (o.name)
        json["name"] = *o.name;
    return json;
}

Json AnswerJson::assessment(const Assessment& a) const { return assessment(a, sentences_.optionName(a.option, catalog_)); }

Json AnswerJson::assessment(const Assessment& a, const QString& name) const
{
    Json json;
    json["document"] = a.document;
    json["document_index"] = a.documentIndex;
    json["stage"] = a.stage;
    json["option_index"] = a.optionIndex;
    json["option"] = option(a.option);
    json["name"] = name.toStdString();
    if (!a.model.empty())
        json["model"] = a.model;
    if (!a.format.empty())
        json["weights"] = a.format;
    if (!a.runtime.empty())
        json["runtime"] = a.runtime;
    if (!a.backend.empty())
        json["backend"] = a.backend;
    json["verdict"] = a.verdict ? Json(verdictName(*a.verdict)) : Json(nullptr);
    json["penalty"] = penaltyName(a.penalty);
    json["acceptable"] = a.acceptable;
    json["meets"] = {{"limits", a.meetsLimits}, {"targets", a.meetsTargets}};
    if (a.memory)
        json["memory"] = memoryJson(*a.memory, a.gpus);
    if (a.speed)
        json["speed"] = speedJson(*a.speed);
    if (a.training)
        json["training"] = trainingJson(*a.training);
    if (a.power)
        json["power"] = powerJson(*a.power);
    json["checks"] = Json::array();
    for (const auto& check : a.checks)
        json["checks"].push_back(this->check(check));
    if (a.cost)
        json["cost"] = costJson(*a.cost, a.totalKnown());
    json["assumed"] = Json::array();
    for (const auto& assumed : a.assumed) {
        const DefaultValue* row = catalog_.defaults.find(assumed.reason);
        json["assumed"].push_back({{"key", assumed.key}, {"value", assumed.value}, {"reason", row ? sentences_.text(row->reason).toStdString() : assumed.reason}});
    }
    json["explain"] = Json::array();
    for (const auto& e : a.explain)
        json["explain"].push_back({{"quantity", e.quantity}, {"formula", e.formula}, {"values", argsJson(e.values)}, {"source", e.source}});
    return json;
}

Json AnswerJson::recommendation(const Recommendation& r) const
{
    Json json;
    json["document"] = r.document;
    json["document_index"] = r.documentIndex;
    json["stage"] = r.stage;
    const OptionNames names(sentences_, catalog_, r);
    const auto wayJson = [&](const std::vector<Ranked>& way) {
        Json rows = Json::array();
        for (const auto& ranked : way) {
            Json row = assessment(ranked.assessment, names.of(ranked.assessment.option));
            row["rank"] = ranked.rank;
            row["labels"] = ranked.labels;
            row["reasons"] = Json::array();
            for (const auto& reason : ranked.reasons)
                row["reasons"].push_back({{"code", reason.code}, {"args", argsJson(reason.args)}, {"text", sentences_.check(reason).toStdString()}});
            rows.push_back(std::move(row));
        }
        return rows;
    };
    json["ways"] = {{"own", wayJson(r.own)}, {"rent", wayJson(r.rent)}, {"api", wayJson(r.api)}};
    json["rejected"] = Json::array();
    const OptionNames fallen(sentences_, catalog_, r.rejected);
    for (std::size_t i = 0; i < r.rejected.size(); ++i) {
        const Rejected& rejected = r.rejected[i];
        Json row{{"option", option(rejected.option)}, {"name", fallen.at(i).toStdString()}, {"limit", rejected.limit}};
        put(row, "by", rejected.by);
        row["text"] = sentences_.rejected(rejected).toStdString();
        json["rejected"].push_back(std::move(row));
    }
    json["rejected_count"] = r.rejected.size();
    json["assessed_count"] = r.assessed;
    json["checks"] = Json::array();
    for (const auto& one : r.checks)
        json["checks"].push_back(check(one));
    json["nearest_changes"] = Json::array();
    for (const auto& change : r.nearestChanges) {
        Json row{{"change", {{"key", change.key}, {"value", change.value}}}};
        put(row, "cost", change.cost);
        row["text"] = sentences_.change(change).toStdString();
        json["nearest_changes"].push_back(std::move(row));
    }
    return json;
}

Json AnswerJson::comparison(const Comparison& c) const
{
    Json json;
    json["document"] = c.document;
    json["currency"] = c.currency;
    const OptionNames names(sentences_, catalog_, c);
    std::size_t next = 0;
    const auto list = [&](const std::vector<ComparedOption>& options) {
        Json rows = Json::array();
        for (const auto& o : options) {
            Json row{{"name", names.at(next++).toStdString()}};
            if (o.error) {
                row["error"] = error(*o.error);
            } else {
                row["monthly"] = amountsJson(o.monthly);
                row["cumulative"] = amountsJson(o.cumulative);
                put(row, "total", o.total);
                put(row, "present_value", o.presentValue);
                put(row, "per_million_tokens", o.perMillionTokens);
                put(row, "capacity_tokens_per_month", o.capacityTokensPerMonth);
                row["checks"] = Json::array();
                if (o.capacityShort)
                    row["checks"].push_back(check(*o.capacityShort));
            }
            rows.push_back(std::move(row));
        }
        return rows;
    };
    json["options"] = list(c.options);
    for (std::size_t i = 0; i < c.options.size(); ++i)
        if (c.options[i].verdict)
            json["options"][i]["verdict"] = verdictName(*c.options[i].verdict);
    json["plans"] = list(c.plans);
    json["pairs"] = Json::array();
    for (const auto& p : c.pairs) {
        const auto orNull = [](const auto& value) { return value ? numberJson(double(*value)) : Json(nullptr); };
        json["pairs"].push_back({{"a", p.a}, {"b", p.b}, {"break_even_month", orNull(p.breakEvenMonth)},
                                 {"break_even_month_with_resale", orNull(p.breakEvenMonthWithResale)},
                                 {"break_even_tokens_per_month", orNull(p.breakEvenTokensPerMonth)},
                                 {"break_even_utilization", orNull(p.breakEvenUtilization)},
                                 {"net_present_value", numberJson(p.netPresentValue)}, {"payback_months", orNull(p.paybackMonths)}});
    }
    json["checks"] = Json::array();
    for (const auto& one : c.checks)
        json["checks"].push_back(check(one));
    json["sensitivity"] = Json::array();
    for (const auto& s : c.sensitivity)
        json["sensitivity"].push_back({{"option", s.option}, {"input", s.input}, {"low", numberJson(s.low)}, {"high", numberJson(s.high)},
                                       {"total_at_low", numberJson(s.totalAtLow)}, {"total_at_high", numberJson(s.totalAtHigh)}});
    return json;
}

Json AnswerJson::check(const Check& c) const
{
    return {{"code", c.code}, {"severity", severityName(c.severity)}, {"args", argsJson(c.args)}, {"text", sentences_.check(c).toStdString()}};
}

Json AnswerJson::error(const Error& e) const
{
    Json json{{"code", e.code}, {"message", sentences_.error(e).toStdString()}};
    if (!e.at.file.empty())
        json["file"] = e.at.file;
    if (e.at.line > 0)
        json["line"] = e.at.line;
    if (e.at.column > 0)
        json["column"] = e.at.column;
    if (!e.key.empty())
        json["key"] = e.key;
    // Faults of binary files have a byte instead of a line.
    if (const Arguments args(e.args, sentences_.format()); args.has("offset"))
        json["offset"] = numberJson(args.number("offset"));
    json["accepted"] = e.accepted;
    json["nearest"] = e.nearest;
    return json;
}

} // namespace cabe
