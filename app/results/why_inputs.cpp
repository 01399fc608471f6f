// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/why_inputs.h"

#include "app/forms/model_picker.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

enum class Unit { plain, share, bytes, money, price, priceRule, rentMode };
enum class Origin { computed, model, card, runtime, format, cache, context, sequences, prompt, memoryShare, method, fitted, document, rules, constant, prices, tariff, period };

struct InputWords {
    const char* key;
    const char* name;
    Unit unit = Unit::plain;
    Origin origin = Origin::computed;
};

QString say(const char* text)
{
    return QCoreApplication::translate("cabe::WhyText", text);
}

const std::vector<InputWords>& allInputs()
{
    static const std::vector<InputWords> inputs{
        {"parameters", QT_TRANSLATE_NOOP("cabe::WhyText", "Parameters"), Unit::plain, Origin::model},
        {"bits_per_weight", QT_TRANSLATE_NOOP("cabe::WhyText", "Bits per weight, scales included"), Unit::plain, Origin::format},
        {"format", QT_TRANSLATE_NOOP("cabe::WhyText", "Weight format"), Unit::plain, Origin::computed},
        {"total_bytes", QT_TRANSLATE_NOOP("cabe::WhyText", "All weights"), Unit::bytes, Origin::computed},
        {"on_cards_bytes", QT_TRANSLATE_NOOP("cabe::WhyText", "Of them on the cards"), Unit::bytes, Origin::computed},
        {"context", QT_TRANSLATE_NOOP("cabe::WhyText", "Context (tokens)"), Unit::plain, Origin::context},
        {"sequences", QT_TRANSLATE_NOOP("cabe::WhyText", "Conversations at once"), Unit::plain, Origin::sequences},
        {"bytes_k", QT_TRANSLATE_NOOP("cabe::WhyText", "Bytes per key entry"), Unit::plain, Origin::cache},
        {"bytes_v", QT_TRANSLATE_NOOP("cabe::WhyText", "Bytes per value entry"), Unit::plain, Origin::cache},
        {"kv_heads", QT_TRANSLATE_NOOP("cabe::WhyText", "KV heads"), Unit::plain, Origin::model},
        {"head_dim", QT_TRANSLATE_NOOP("cabe::WhyText", "Head size"), Unit::plain, Origin::model},
        {"head_dim_k", QT_TRANSLATE_NOOP("cabe::WhyText", "Key size"), Unit::plain, Origin::model},
        {"head_dim_v", QT_TRANSLATE_NOOP("cabe::WhyText", "Value size"), Unit::plain, Origin::model},
        {"full_layers", QT_TRANSLATE_NOOP("cabe::WhyText", "Layers that see the whole context"), Unit::plain, Origin::model},
        {"window_layers", QT_TRANSLATE_NOOP("cabe::WhyText", "Layers with a window"), Unit::plain, Origin::model},
        {"window", QT_TRANSLATE_NOOP("cabe::WhyText", "Window (tokens)"), Unit::plain, Origin::model},
        {"window_kv_heads", QT_TRANSLATE_NOOP("cabe::WhyText", "KV heads of window layers"), Unit::plain, Origin::model},
        {"window_head_dim_k", QT_TRANSLATE_NOOP("cabe::WhyText", "Key size of window layers"), Unit::plain, Origin::model},
        {"window_head_dim_v", QT_TRANSLATE_NOOP("cabe::WhyText", "Value size of window layers"), Unit::plain, Origin::model},
        {"latent_layers", QT_TRANSLATE_NOOP("cabe::WhyText", "Layers with latent attention"), Unit::plain, Origin::model},
        {"kv_lora_rank", QT_TRANSLATE_NOOP("cabe::WhyText", "Latent size"), Unit::plain, Origin::model},
        {"qk_rope_head_dim", QT_TRANSLATE_NOOP("cabe::WhyText", "Size of the position part"), Unit::plain, Origin::model},
        {"compressed_layers", QT_TRANSLATE_NOOP("cabe::WhyText", "Layers with a compressed cache"), Unit::plain, Origin::model},
        {"compressed_window", QT_TRANSLATE_NOOP("cabe::WhyText", "Window before compression (tokens)"), Unit::plain, Origin::model},
        {"ratio", QT_TRANSLATE_NOOP("cabe::WhyText", "Tokens per compressed entry"), Unit::plain, Origin::model},
        {"batch", QT_TRANSLATE_NOOP("cabe::WhyText", "Tokens per batch"), Unit::plain, Origin::runtime},
        {"layers_sharing_a_cache", QT_TRANSLATE_NOOP("cabe::WhyText", "Layers that share a cache"), Unit::plain, Origin::model},
        {"formula_bytes", QT_TRANSLATE_NOOP("cabe::WhyText", "Result"), Unit::bytes, Origin::computed},
        {"bytes_per_token", QT_TRANSLATE_NOOP("cabe::WhyText", "Bytes per token of one conversation"), Unit::plain, Origin::computed},
        {"recurrent_layers", QT_TRANSLATE_NOOP("cabe::WhyText", "Recurrent layers"), Unit::plain, Origin::model},
        {"state", QT_TRANSLATE_NOOP("cabe::WhyText", "Values of the state"), Unit::plain, Origin::model},
        {"convolution", QT_TRANSLATE_NOOP("cabe::WhyText", "Values of the convolution"), Unit::plain, Origin::model},
        {"bytes_state", QT_TRANSLATE_NOOP("cabe::WhyText", "Bytes per value of the state"), Unit::plain, Origin::runtime},
        {"bytes_convolution", QT_TRANSLATE_NOOP("cabe::WhyText", "Bytes per value of the convolution"), Unit::plain, Origin::runtime},
        {"tokens_at_once", QT_TRANSLATE_NOOP("cabe::WhyText", "Tokens at once"), Unit::plain, Origin::runtime},
        {"hidden", QT_TRANSLATE_NOOP("cabe::WhyText", "Hidden size"), Unit::plain, Origin::model},
        {"vocabulary", QT_TRANSLATE_NOOP("cabe::WhyText", "Vocabulary"), Unit::plain, Origin::model},
        {"bytes", QT_TRANSLATE_NOOP("cabe::WhyText", "Result"), Unit::bytes, Origin::computed},
        {"heads", QT_TRANSLATE_NOOP("cabe::WhyText", "Attention heads"), Unit::plain, Origin::model},
        {"widest_layer", QT_TRANSLATE_NOOP("cabe::WhyText", "Widest layer"), Unit::plain, Origin::model},
        {"ffn", QT_TRANSLATE_NOOP("cabe::WhyText", "Feed-forward size"), Unit::plain, Origin::model},
        {"ffn_copies", QT_TRANSLATE_NOOP("cabe::WhyText", "Copies of the feed-forward width"), Unit::plain, Origin::runtime},
        {"hidden_copies", QT_TRANSLATE_NOOP("cabe::WhyText", "Copies of the hidden width"), Unit::plain, Origin::runtime},
        {"driver_context_mib", QT_TRANSLATE_NOOP("cabe::WhyText", "Driver context (MiB)"), Unit::plain, Origin::card},
        {"libraries_mib", QT_TRANSLATE_NOOP("cabe::WhyText", "Libraries (MiB)"), Unit::plain, Origin::runtime},
        {"cuda_graphs_mib", QT_TRANSLATE_NOOP("cabe::WhyText", "CUDA graphs (MiB)"), Unit::plain, Origin::runtime},
        {"widened_cache", QT_TRANSLATE_NOOP("cabe::WhyText", "Widened cache"), Unit::plain, Origin::computed},
        {"memory_utilization", QT_TRANSLATE_NOOP("cabe::WhyText", "Memory share"), Unit::share, Origin::memoryShare},
        {"visible_mib", QT_TRANSLATE_NOOP("cabe::WhyText", "Memory that the driver shows (MiB)"), Unit::plain, Origin::card},
        {"weights_mib", QT_TRANSLATE_NOOP("cabe::WhyText", "Weights on one card (MiB)"), Unit::plain, Origin::computed},
        {"activation_mib", QT_TRANSLATE_NOOP("cabe::WhyText", "Peak of the activations (MiB)"), Unit::plain, Origin::computed},
        {"pool_mib", QT_TRANSLATE_NOOP("cabe::WhyText", "Pool for the cache (MiB)"), Unit::plain, Origin::computed},
        {"kv_capacity_tokens", QT_TRANSLATE_NOOP("cabe::WhyText", "Tokens that the pool holds"), Unit::plain, Origin::computed},
        {"bytes_master", QT_TRANSLATE_NOOP("cabe::WhyText", "Bytes of the master copy per parameter"), Unit::plain, Origin::method},
        {"bytes_moments", QT_TRANSLATE_NOOP("cabe::WhyText", "Bytes of the optimizer's moments per parameter"), Unit::plain, Origin::method},
        {"shared_by", QT_TRANSLATE_NOOP("cabe::WhyText", "Cards that share the states"), Unit::plain, Origin::computed},
        {"mean_context", QT_TRANSLATE_NOOP("cabe::WhyText", "Mean context (tokens)"), Unit::plain, Origin::computed},
        {"read_gb", QT_TRANSLATE_NOOP("cabe::WhyText", "Read per token (GB)"), Unit::plain, Origin::computed},
        {"weights_ms", QT_TRANSLATE_NOOP("cabe::WhyText", "Reading the weights (ms)"), Unit::plain, Origin::computed},
        {"cache_ms", QT_TRANSLATE_NOOP("cabe::WhyText", "Reading the cache (ms)"), Unit::plain, Origin::computed},
        {"compute_ms", QT_TRANSLATE_NOOP("cabe::WhyText", "Computing (ms)"), Unit::plain, Origin::computed},
        {"latency_ms", QT_TRANSLATE_NOOP("cabe::WhyText", "Fixed time of the layers (ms)"), Unit::plain, Origin::fitted},
        {"link_ms", QT_TRANSLATE_NOOP("cabe::WhyText", "Exchange between cards (ms)"), Unit::plain, Origin::computed},
        {"host_ms", QT_TRANSLATE_NOOP("cabe::WhyText", "Share of the processor and disk (ms)"), Unit::plain, Origin::computed},
        {"step_ms", QT_TRANSLATE_NOOP("cabe::WhyText", "Time per token (ms)"), Unit::plain, Origin::computed},
        {"ceiling_tok_s", QT_TRANSLATE_NOOP("cabe::WhyText", "Ceiling of the roofline (tokens/s)"), Unit::plain, Origin::computed},
        {"bandwidth_gb_s", QT_TRANSLATE_NOOP("cabe::WhyText", "Bandwidth (GB/s)"), Unit::plain, Origin::card},
        {"bandwidth_share", QT_TRANSLATE_NOOP("cabe::WhyText", "Share of the bandwidth reached"), Unit::share, Origin::fitted},
        {"measurements", QT_TRANSLATE_NOOP("cabe::WhyText", "Measurements behind it"), Unit::plain, Origin::fitted},
        {"experts_read_share", QT_TRANSLATE_NOOP("cabe::WhyText", "Share of the experts read"), Unit::share, Origin::computed},
        {"prompt_tokens", QT_TRANSLATE_NOOP("cabe::WhyText", "Prompt (tokens)"), Unit::plain, Origin::prompt},
        {"micro_batch", QT_TRANSLATE_NOOP("cabe::WhyText", "Micro-batch"), Unit::plain, Origin::runtime},
        {"elements", QT_TRANSLATE_NOOP("cabe::WhyText", "Parameters used per token"), Unit::plain, Origin::model},
        {"matrices_s", QT_TRANSLATE_NOOP("cabe::WhyText", "Multiplying (s)"), Unit::plain, Origin::computed},
        {"attention_s", QT_TRANSLATE_NOOP("cabe::WhyText", "Attention (s)"), Unit::plain, Origin::computed},
        {"reading_s", QT_TRANSLATE_NOOP("cabe::WhyText", "Reading the weights (s)"), Unit::plain, Origin::computed},
        {"latency_s", QT_TRANSLATE_NOOP("cabe::WhyText", "Fixed time of the layers (s)"), Unit::plain, Origin::fitted},
        {"link_s", QT_TRANSLATE_NOOP("cabe::WhyText", "Exchange between cards (s)"), Unit::plain, Origin::computed},
        {"host_s", QT_TRANSLATE_NOOP("cabe::WhyText", "Share of the processor and disk (s)"), Unit::plain, Origin::computed},
        {"prefill_s", QT_TRANSLATE_NOOP("cabe::WhyText", "Reading the prompt (s)"), Unit::plain, Origin::computed},
        {"peak_tflops", QT_TRANSLATE_NOOP("cabe::WhyText", "Peak (TFLOPS)"), Unit::plain, Origin::card},
        {"compute_share", QT_TRANSLATE_NOOP("cabe::WhyText", "Share of the peak reached"), Unit::share, Origin::fitted},
        {"queue_s", QT_TRANSLATE_NOOP("cabe::WhyText", "Queue (s)"), Unit::plain, Origin::computed},
        {"network_s", QT_TRANSLATE_NOOP("cabe::WhyText", "Network (s)"), Unit::plain, Origin::computed},
        {"accepted", QT_TRANSLATE_NOOP("cabe::WhyText", "Accepted drafts"), Unit::share, Origin::document},
        {"drafted", QT_TRANSLATE_NOOP("cabe::WhyText", "Drafted tokens"), Unit::plain, Origin::document},
        {"step", QT_TRANSLATE_NOOP("cabe::WhyText", "Time of a step"), Unit::plain, Origin::computed},
        {"verifying_step", QT_TRANSLATE_NOOP("cabe::WhyText", "Time of a verifying step"), Unit::plain, Origin::computed},
        {"draft_step", QT_TRANSLATE_NOOP("cabe::WhyText", "Time of a draft step"), Unit::plain, Origin::computed},
        {"gain", QT_TRANSLATE_NOOP("cabe::WhyText", "Gain"), Unit::plain, Origin::computed},
        {"model_gflops_per_token", QT_TRANSLATE_NOOP("cabe::WhyText", "Work per token (GFLOP)"), Unit::plain, Origin::computed},
        {"executed_gflops_per_token", QT_TRANSLATE_NOOP("cabe::WhyText", "Work per token with recomputation (GFLOP)"), Unit::plain, Origin::computed},
        {"peak_tflops_all_cards", QT_TRANSLATE_NOOP("cabe::WhyText", "Peak of all cards (TFLOPS)"), Unit::plain, Origin::card},
        {"mfu", QT_TRANSLATE_NOOP("cabe::WhyText", "Share of the peak (MFU)"), Unit::share, Origin::fitted},
        {"tokens_per_s", QT_TRANSLATE_NOOP("cabe::WhyText", "Tokens per second"), Unit::plain, Origin::computed},
        {"gpus_w", QT_TRANSLATE_NOOP("cabe::WhyText", "Cards (W)"), Unit::plain, Origin::card},
        {"cards_w", QT_TRANSLATE_NOOP("cabe::WhyText", "Cards (W)"), Unit::plain, Origin::card},
        {"host_w", QT_TRANSLATE_NOOP("cabe::WhyText", "Rest of the computer (W)"), Unit::plain, Origin::computed},
        {"system_peak_w", QT_TRANSLATE_NOOP("cabe::WhyText", "Full load (W)"), Unit::plain, Origin::computed},
        {"sustained_w", QT_TRANSLATE_NOOP("cabe::WhyText", "Sustained load (W)"), Unit::plain, Origin::computed},
        {"peak_w", QT_TRANSLATE_NOOP("cabe::WhyText", "Short peaks (W)"), Unit::plain, Origin::computed},
        {"vendor_w", QT_TRANSLATE_NOOP("cabe::WhyText", "Advice of the maker (W)"), Unit::plain, Origin::card},
        {"next_size", QT_TRANSLATE_NOOP("cabe::WhyText", "Next common size"), Unit::plain, Origin::computed},
        {"psu_w", QT_TRANSLATE_NOOP("cabe::WhyText", "Power supply (W)"), Unit::plain, Origin::computed},
        {"margin", QT_TRANSLATE_NOOP("cabe::WhyText", "Margin"), Unit::share, Origin::rules},
        {"psu_efficiency", QT_TRANSLATE_NOOP("cabe::WhyText", "Efficiency of the supply"), Unit::share, Origin::document},
        {"wall_w", QT_TRANSLATE_NOOP("cabe::WhyText", "From the wall (W)"), Unit::plain, Origin::computed},
        {"btu_h_per_watt", QT_TRANSLATE_NOOP("cabe::WhyText", "BTU/h per watt"), Unit::plain, Origin::constant},
        {"heat_btu_h", QT_TRANSLATE_NOOP("cabe::WhyText", "Heat (BTU/h)"), Unit::plain, Origin::computed},
        {"input", QT_TRANSLATE_NOOP("cabe::WhyText", "Tokens in per month"), Unit::plain, Origin::document},
        {"output", QT_TRANSLATE_NOOP("cabe::WhyText", "Tokens out per month"), Unit::plain, Origin::document},
        {"cached", QT_TRANSLATE_NOOP("cabe::WhyText", "Share of the prompt in the cache"), Unit::share, Origin::document},
        {"price_in", QT_TRANSLATE_NOOP("cabe::WhyText", "Price per million in"), Unit::price, Origin::prices},
        {"price_cached", QT_TRANSLATE_NOOP("cabe::WhyText", "Price per million in the cache"), Unit::price, Origin::prices},
        {"price_out", QT_TRANSLATE_NOOP("cabe::WhyText", "Price per million out"), Unit::price, Origin::prices},
        {"taxes", QT_TRANSLATE_NOOP("cabe::WhyText", "Taxes on the service"), Unit::share, Origin::rules},
        {"api_per_month", QT_TRANSLATE_NOOP("cabe::WhyText", "API use per month"), Unit::money, Origin::computed},
        {"wall_load_w", QT_TRANSLATE_NOOP("cabe::WhyText", "From the wall at load (W)"), Unit::plain, Origin::computed},
        {"wall_idle_w", QT_TRANSLATE_NOOP("cabe::WhyText", "From the wall at idle (W)"), Unit::plain, Origin::computed},
        {"load_h", QT_TRANSLATE_NOOP("cabe::WhyText", "Hours at load per month"), Unit::plain, Origin::document},
        {"idle_h", QT_TRANSLATE_NOOP("cabe::WhyText", "Hours at idle per month"), Unit::plain, Origin::document},
        {"cooling", QT_TRANSLATE_NOOP("cabe::WhyText", "Cooling factor"), Unit::plain, Origin::document},
        {"kwh", QT_TRANSLATE_NOOP("cabe::WhyText", "Energy per month (kWh)"), Unit::plain, Origin::computed},
        {"price_per_kwh", QT_TRANSLATE_NOOP("cabe::WhyText", "Price per kWh"), Unit::price, Origin::tariff},
        {"energy_per_month", QT_TRANSLATE_NOOP("cabe::WhyText", "Energy per month"), Unit::money, Origin::computed},
        {"cards", QT_TRANSLATE_NOOP("cabe::WhyText", "Price of the cards"), Unit::money, Origin::prices},
        {"import_taxes", QT_TRANSLATE_NOOP("cabe::WhyText", "Import taxes in it"), Unit::money, Origin::computed},
        {"host_and_supply", QT_TRANSLATE_NOOP("cabe::WhyText", "Computer and supply"), Unit::money, Origin::computed},
        {"overhead", QT_TRANSLATE_NOOP("cabe::WhyText", "Overhead"), Unit::share, Origin::document},
        {"price_rule", QT_TRANSLATE_NOOP("cabe::WhyText", "Where the price comes from"), Unit::priceRule, Origin::computed},
        {"price_per_hour", QT_TRANSLATE_NOOP("cabe::WhyText", "Price per hour"), Unit::price, Origin::prices},
        {"machines", QT_TRANSLATE_NOOP("cabe::WhyText", "Machines"), Unit::plain, Origin::document},
        {"hours", QT_TRANSLATE_NOOP("cabe::WhyText", "Hours per month"), Unit::plain, Origin::document},
        {"rent_per_month", QT_TRANSLATE_NOOP("cabe::WhyText", "Rent per month"), Unit::money, Origin::computed},
        {"exchange_low", QT_TRANSLATE_NOOP("cabe::WhyText", "Exchange rate, at its lowest"), Unit::share, Origin::prices},
        {"exchange_high", QT_TRANSLATE_NOOP("cabe::WhyText", "Exchange rate, at its highest"), Unit::share, Origin::prices},
        {"change_low", QT_TRANSLATE_NOOP("cabe::WhyText", "Coming price lists, at their lowest"), Unit::share, Origin::prices},
        {"change_high", QT_TRANSLATE_NOOP("cabe::WhyText", "Coming price lists, at their highest"), Unit::share, Origin::prices},
        {"storage_high", QT_TRANSLATE_NOOP("cabe::WhyText", "Storage beside it, at most"), Unit::share, Origin::prices},
        {"mode", QT_TRANSLATE_NOOP("cabe::WhyText", "Kind of rent"), Unit::rentMode, Origin::document},
        {"off_when_idle", QT_TRANSLATE_NOOP("cabe::WhyText", "Off when nobody uses it"), Unit::plain, Origin::document},
        {"tokens", QT_TRANSLATE_NOOP("cabe::WhyText", "Tokens per month"), Unit::plain, Origin::document},
        {"tok_s", QT_TRANSLATE_NOOP("cabe::WhyText", "Tokens per second"), Unit::plain, Origin::computed},
        {"upfront", QT_TRANSLATE_NOOP("cabe::WhyText", "Upfront"), Unit::money, Origin::computed},
        {"months", QT_TRANSLATE_NOOP("cabe::WhyText", "Months"), Unit::plain, Origin::period},
        {"monthly", QT_TRANSLATE_NOOP("cabe::WhyText", "Per month"), Unit::money, Origin::computed},
        {"upgrades", QT_TRANSLATE_NOOP("cabe::WhyText", "Upgrades"), Unit::money, Origin::computed},
        {"resale", QT_TRANSLATE_NOOP("cabe::WhyText", "Resale"), Unit::money, Origin::computed},
        {"total", QT_TRANSLATE_NOOP("cabe::WhyText", "Total"), Unit::money, Origin::computed},
        {"present_value", QT_TRANSLATE_NOOP("cabe::WhyText", "Present value"), Unit::money, Origin::computed},
        {"discount_rate", QT_TRANSLATE_NOOP("cabe::WhyText", "Discount rate"), Unit::share, Origin::document},
    };
    return inputs;
}

const InputWords* wordsOf(const std::string& name)
{
    const auto it = std::ranges::find(allInputs(), std::string_view{name}, [](const InputWords& words) { return std::string_view{words.key}; });
    return it == allInputs().end() ? nullptr : &*it;
}

QString byUser(bool given, const char* field)
{
    return given ? say(QT_TRANSLATE_NOOP("cabe::WhyText", "you, in %1")).arg(QCoreApplication::translate("cabe::WorkloadForm", field))
                 : say(QT_TRANSLATE_NOOP("cabe::WhyText", "default"));
}

QString ofCatalog(const QString& name)
{
    return say(QT_TRANSLATE_NOOP("cabe::WhyText", "%1, catalogue")).arg(name);
}

QString ruleName(const std::string& rule)
{
    if (rule == "local")
        return say(QT_TRANSLATE_NOOP("cabe::WhyText", "shops of the country"));
    if (rule == "import")
        return say(QT_TRANSLATE_NOOP("cabe::WhyText", "price abroad with import taxes"));
    if (rule == "converted")
        return say(QT_TRANSLATE_NOOP("cabe::WhyText", "price abroad, converted for the country"));
    if (rule == "user")
        return say(QT_TRANSLATE_NOOP("cabe::WhyText", "typed by you"));
    if (rule == "offer")
        return say(QT_TRANSLATE_NOOP("cabe::WhyText", "price list of the provider"));
    return say(QT_TRANSLATE_NOOP("cabe::WhyText", "not known"));
}

// What the document names, by the id the engine used.
QString runtimeName(const Session& session, const Assessment& a)
{
    const Runtime* runtime = session.catalog().runtimes.find(a.runtime);
    return runtime ? QString::fromStdString(runtime->name) : say(QT_TRANSLATE_NOOP("cabe::WhyText", "training program"));
}

} // namespace

QString inputName(const std::string& name)
{
    const InputWords* words = wordsOf(name);
    return words ? say(words->name) : QString{};
}

QString symbolName(const std::string& name)
{
    QString text = inputName(name);
    if (text.isEmpty())
        return QString::fromStdString(name);
    if (const qsizetype unit = text.lastIndexOf(u" ("_s); unit > 0)
        text.truncate(unit);
    // "KV heads" and "CUDA graphs" keep their capitals.
    if (text.size() < 2 || !text.at(1).isUpper())
        text[0] = text.at(0).toLower();
    return text;
}

QString plainValue(const ArgValue& value, const Format& f)
{
    if (const auto* word = std::get_if<std::string>(&value))
        return QString::fromStdString(*word);
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? say(QT_TRANSLATE_NOOP("cabe::WhyText", "yes")) : say(QT_TRANSLATE_NOOP("cabe::WhyText", "no"));
    const double number = std::get<double>(value);
    const double size = std::fabs(number);
    if (size >= 1000 || number == std::floor(number))
        return f.number(number, 0);
    return f.number(number, size >= 100 ? 1 : size >= 1 ? 2 : 4);
}

QString inputValue(const Arg& arg, const Assessment& a, const Sentences& words)
{
    const Format& f = words.format();
    const InputWords* known = wordsOf(arg.name);
    const Unit unit = known ? known->unit : Unit::plain;
    if (const auto* word = std::get_if<std::string>(&arg.value)) {
        if (unit == Unit::priceRule)
            return ruleName(*word);
        return unit == Unit::rentMode ? words.rentMode(*word) : QString::fromStdString(*word);
    }
    const auto* number = std::get_if<double>(&arg.value);
    const QString currency = a.cost ? QString::fromStdString(a.cost->currency) : QString{};
    if (number && unit == Unit::share)
        return f.percent(*number, *number == std::floor(*number * 100) / 100 ? 0 : 1);
    if (number && unit == Unit::bytes)
        return f.gib(*number);
    if (number && unit == Unit::money)
        return f.money(*number, currency);
    if (number && unit == Unit::price)
        return f.moneyPrecise(*number, currency);
    return plainValue(arg.value, f);
}

QString inputOrigin(const std::string& name, const Session& session, const Assessment& a)
{
    const InputWords* known = wordsOf(name);
    const Stage& stage = session.project().stages[std::size_t(session.stage())];
    const Workload& given = stage.workload;
    switch (known ? known->origin : Origin::computed) {
    case Origin::model: return ofCatalog(modelName(given.model, session.catalog()));
    case Origin::card:
        if (!a.gpus.empty())
            return ofCatalog(QString::fromStdString(a.gpus.front().name));
        break;
    case Origin::runtime: return ofCatalog(runtimeName(session, a));
    case Origin::format: return say(QT_TRANSLATE_NOOP("cabe::WhyText", "format %1")).arg(QString::fromStdString(a.format));
    case Origin::cache: return byUser(given.kvCache.given, "KV cache type");
    case Origin::context: return byUser(given.context.given, "Context");
    case Origin::sequences: return byUser(given.sequences.given, "At the same time");
    case Origin::prompt: return byUser(given.promptTokens.given, "Prompt");
    case Origin::memoryShare: return byUser(given.memoryUtilization.given, "Memory share");
    case Origin::method: return say(QT_TRANSLATE_NOOP("cabe::WhyText", "method of training"));
    case Origin::fitted: return say(QT_TRANSLATE_NOOP("cabe::WhyText", "fitted on measurements"));
    case Origin::document: return say(QT_TRANSLATE_NOOP("cabe::WhyText", "your project"));
    case Origin::rules: return say(QT_TRANSLATE_NOOP("cabe::WhyText", "rules of the catalogue"));
    case Origin::constant: return say(QT_TRANSLATE_NOOP("cabe::WhyText", "definition"));
    case Origin::prices: return say(QT_TRANSLATE_NOOP("cabe::WhyText", "prices of the catalogue or yours"));
    case Origin::tariff:
        return session.project().site.tariff.given && session.project().site.tariff->pricePerKwh
                   ? say(QT_TRANSLATE_NOOP("cabe::WhyText", "your bill"))
                   : say(QT_TRANSLATE_NOOP("cabe::WhyText", "tariff of the catalogue"));
    case Origin::period:
        return stage.months.given ? say(QT_TRANSLATE_NOOP("cabe::WhyText", "you, in %1")).arg(QCoreApplication::translate("cabe::DemandForm", "Period"))
                                  : say(QT_TRANSLATE_NOOP("cabe::WhyText", "default"));
    case Origin::computed: break;
    }
    return say(QT_TRANSLATE_NOOP("cabe::WhyText", "computed"));
}

} // namespace cabe
