// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/why_words.h"

#include "app/forms/model_picker.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <cmath>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("cabe::WhyText", text);
}

// Names of the engine's inputs; what is not here reads as it is.
const QHash<QString, const char*>& inputNames()
{
    static const QHash<QString, const char*> names{
        {u"layers"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Layers")},
        {u"kv_heads"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "KV heads")},
        {u"head_dim"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Head size")},
        {u"hidden"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Hidden size")},
        {u"vocab"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Vocabulary")},
        {u"context"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Context")},
        {u"tokens"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Tokens")},
        {u"sequences"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Conversations at once")},
        {u"ubatch"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Micro-batch")},
        {u"micro_batch"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Micro-batch")},
        {u"bits"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Bits per value")},
        {u"bits_per_weight"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Bits per weight")},
        {u"bytes"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Bytes")},
        {u"parameters"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Parameters")},
        {u"prompt_tokens"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Prompt")},
        {u"mean_context"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Mean context")},
        {u"read_gb"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Read per token (GB)")},
        {u"bandwidth"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Bandwidth")},
        {u"bandwidth_gb_s"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Bandwidth (GB/s)")},
        {u"share"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Share that is reached")},
        {u"gpus_w"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Cards (W)")},
        {u"cards_w"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Cards (W)")},
        {u"host_w"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Rest of the computer (W)")},
        {u"system_peak_w"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Full load (W)")},
        {u"sustained_w"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Sustained load with margin (W)")},
        {u"peak_w"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Short peaks (W)")},
        {u"vendor_w"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Advice of the maker (W)")},
        {u"psu_w"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Power supply (W)")},
        {u"margin"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Margin")},
        {u"wall_w"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "From the wall (W)")},
        {u"wall_load_w"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "From the wall at load (W)")},
        {u"wall_idle_w"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "From the wall at idle (W)")},
        {u"load_h"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Hours at load per month")},
        {u"idle_h"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Hours at idle per month")},
        {u"cooling"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Cooling factor")},
        {u"kwh"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Energy per month (kWh)")},
        {u"price_per_kwh"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Price per kWh")},
        {u"cards"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Cards")},
        {u"import_taxes"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Import taxes")},
        {u"host_and_supply"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Computer and supply")},
        {u"overhead"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Overhead")},
        {u"price_rule"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Where the price comes from")},
        {u"upfront"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Upfront")},
        {u"months"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Months")},
        {u"monthly"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Per month")},
        {u"resale"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Resale")},
        {u"present_value"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Present value")},
        {u"discount_rate"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Discount rate")},
        {u"mfu"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Share of the peak (MFU)")},
        {u"prefill_s"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Reading the prompt (s)")},
        {u"queue_s"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Queue (s)")},
        {u"network_s"_s, QT_TRANSLATE_NOOP("cabe::WhyText", "Network (s)")},
    };
    return names;
}

const Workload& given(const Session& session)
{
    return session.project().stages[std::size_t(session.stage())].workload;
}

QString byUser(bool isGiven, const char* field)
{
    return isGiven ? say(QT_TRANSLATE_NOOP("cabe::WhyText", "you, in %1")).arg(QCoreApplication::translate("cabe::WorkloadForm", field))
                   : say(QT_TRANSLATE_NOOP("cabe::WhyText", "default"));
}

} // namespace

const std::vector<WhyKind>& whyKinds()
{
    static const std::vector<WhyKind> kinds{
        {"weights", WhyRoom::memory, nullptr, "weights", {"weights"}},
        {"gradients", WhyRoom::memory, nullptr, "gradient", {"gradients"}},
        {"optimizer", WhyRoom::memory, nullptr, "optimizer_state", {"optimizer"}},
        {"kv_cache", WhyRoom::memory, nullptr, "kv_cache", {"kv_cache", "kv_bytes_per_token", "recurrent_state", "kv_pool"}},
        {"compute", WhyRoom::memory, nullptr, "compute_buffer", {"compute"}},
        {"activations", WhyRoom::memory, nullptr, "activation", {"activations"}},
        {"runtime", WhyRoom::memory, nullptr, "runtime_overhead", {"runtime"}},
        {"total", WhyRoom::memory, QT_TRANSLATE_NOOP("cabe::WhyText", "Memory in all"), "usable_memory", {"total", "usable", "capacity"}},
        {"decode_tok_s", WhyRoom::speed, QT_TRANSLATE_NOOP("cabe::WhyText", "Speed of the answer"), "decode", {"decode_tok_s", "speculative_gain"}},
        {"prefill_tok_s", WhyRoom::speed, QT_TRANSLATE_NOOP("cabe::WhyText", "Speed of reading the prompt"), "prefill", {"prefill_tok_s"}},
        {"ttft_s", WhyRoom::speed, QT_TRANSLATE_NOOP("cabe::WhyText", "Wait for the first token"), "ttft", {"ttft_s"}},
        {"training.hours", WhyRoom::speed, QT_TRANSLATE_NOOP("cabe::WhyText", "Time of the training"), "training_time", {"training.tokens_per_s", "training.hours"}},
        {"power.system_peak_w", WhyRoom::power, QT_TRANSLATE_NOOP("cabe::WhyText", "Full load"), "power_supply", {"system_peak_w", "psu_w", "heat_btu_h"}},
        {"cost.upfront", WhyRoom::cost, QT_TRANSLATE_NOOP("cabe::WhyText", "Upfront"), "capex_opex", {"upfront"}},
        {"cost.monthly", WhyRoom::cost, QT_TRANSLATE_NOOP("cabe::WhyText", "Per month"), "kwh", {"energy_per_month", "load_hours_per_month", "rent_per_month", "api_per_month"}},
        {"cost.total", WhyRoom::cost, QT_TRANSLATE_NOOP("cabe::WhyText", "Total cost"), "tco", {"total"}},
    };
    return kinds;
}

QString whyName(const WhyKind& kind, const Sentences& words)
{
    return kind.name ? say(kind.name) : words.memoryPart(kind.quantity);
}

QString whyRoom(const WhyKind& kind)
{
    switch (kind.room) {
    case WhyRoom::memory: return say(QT_TRANSLATE_NOOP("cabe::WhyText", "Memory"));
    case WhyRoom::speed: return say(QT_TRANSLATE_NOOP("cabe::WhyText", "Speed"));
    case WhyRoom::power: return say(QT_TRANSLATE_NOOP("cabe::WhyText", "Power"));
    case WhyRoom::cost: return say(QT_TRANSLATE_NOOP("cabe::WhyText", "Cost"));
    }
    return {};
}

QString ruleOfThumb(const WhyKind& kind, const Session& session, const Assessment& a, const Format& f)
{
    const QLatin1StringView q{kind.quantity};
    const Model* model = session.catalog().models.find(a.model);
    if (q == "weights"_L1 && model) {
        const double at16 = double(model->paramsTotal) * 2;
        return say(QT_TRANSLATE_NOOP("cabe::WhyText", "“2 bytes per parameter at 16 bits, 1 at 8, ½ at 4”: %1, %2 or %3. Real formats keep scales and some tensors "
                                                      "at higher precision, so a “4-bit” file is larger than half a byte per parameter."))
            .arg(f.gib(at16), f.gib(at16 / 2), f.gib(at16 / 4));
    }
    if (q == "kv_cache"_L1)
        return say(QT_TRANSLATE_NOOP("cabe::WhyText", "“The cache is small beside the weights”: true for one short conversation. It grows with context times people, and models "
                                                      "without grouped heads take several times more."));
    if (q == "total"_L1)
        return say(QT_TRANSLATE_NOOP("cabe::WhyText", "“16 GB for 7 to 13B, 24 GB or more for 30B”: holds for 4-bit weights and short contexts. At 16 bits a 30B model alone "
                                                      "takes 60 GB."));
    if (q == "decode_tok_s"_L1)
        return say(QT_TRANSLATE_NOOP("cabe::WhyText", "“Bandwidth divided by the size of the weights”: an upper bound. Cards reach a part of it, long contexts add reading, and "
                                                      "mixtures of experts read only the active part."));
    if (q == "power.system_peak_w"_L1)
        return say(QT_TRANSLATE_NOOP("cabe::WhyText", "“Add up the TDPs”: too little. Cards peak for milliseconds far above their TDP, and older supplies shut down on that."));
    if (q == "cost.total"_L1)
        return say(QT_TRANSLATE_NOOP("cabe::WhyText", "“The card is the cost”: energy, cooling, upkeep and resale move the total; for occasional use an API is often cheaper."));
    if (q == "optimizer"_L1)
        return say(QT_TRANSLATE_NOOP("cabe::WhyText", "“16 bytes per parameter with Adam in mixed precision”: weights, gradients and optimizer together, before activations."));
    return {};
}

QString inputName(const std::string& name)
{
    QString key = QString::fromStdString(name);
    if (const char* known = inputNames().value(key, nullptr))
        return say(known);
    return key.replace(u'_', u' ');
}

QString inputOrigin(const std::string& name, const Session& session, const Assessment& a)
{
    static const std::vector<std::string> ofModel{"layers", "kv_heads", "head_dim", "hidden", "vocab", "parameters", "ffn", "elements"};
    static const std::vector<std::string> ofCard{"bandwidth", "bandwidth_gb_s", "peak_tflops", "gpus_w", "cards_w", "capacity", "memory_mib"};
    const auto in = [&](const std::vector<std::string>& list) { return std::ranges::find(list, name) != list.end(); };
    const QString catalog = say(QT_TRANSLATE_NOOP("cabe::WhyText", "%1, catalogue"));
    if (in(ofModel))
        return catalog.arg(modelName(given(session).model, session.catalog()));
    if (in(ofCard) && !a.gpus.empty())
        return catalog.arg(QString::fromStdString(a.gpus.front().name));
    if (name == "context" || name == "tokens")
        return byUser(given(session).context.given, "Context");
    if (name == "sequences")
        return byUser(given(session).sequences.given, "At the same time");
    if (name == "bits" || name == "bits_per_weight")
        return say(QT_TRANSLATE_NOOP("cabe::WhyText", "format %1")).arg(QString::fromStdString(a.format));
    if (name == "price_per_kwh")
        return session.project().site.tariff.given && session.project().site.tariff->pricePerKwh ? say(QT_TRANSLATE_NOOP("cabe::WhyText", "your bill"))
                                                                                              : say(QT_TRANSLATE_NOOP("cabe::WhyText", "tariff of the catalogue"));
    return {};
}

} // namespace cabe
