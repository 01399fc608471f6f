// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/why_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("cabe::WhyText", text);
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

} // namespace cabe
