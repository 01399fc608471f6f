// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/why_text.h"

#include "app/results/memory_parts.h"
#include "app/results/why_inputs.h"
#include "app/results/why_words.h"
#include "engine/memory/weights.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

constexpr double gib = 1024.0 * 1024 * 1024;

const WhyKind* kindOf(const QString& quantity)
{
    const auto it = std::ranges::find(whyKinds(), quantity, [](const WhyKind& kind) { return QLatin1StringView{kind.quantity}; });
    return it == whyKinds().end() ? nullptr : &*it;
}

std::optional<double> partBytes(const Assessment& a, const QString& id)
{
    if (!a.memory)
        return std::nullopt;
    const auto parts = memoryParts(a.memory->cards);
    const auto it = std::ranges::find(parts, id.toStdString(), &MemoryPart::id);
    return it == parts.end() ? std::nullopt : std::optional{it->bytes};
}

Estimate totalMemory(const Assessment& a)
{
    Estimate sum;
    for (const CardMemory& card : a.memory->cards)
        sum += card.total;
    return sum;
}

QString valueOf(const Assessment& a, const QString& q, const Format& f)
{
    const QString currency = a.cost ? QString::fromStdString(a.cost->currency) : QString{};
    if (q == u"total")
        return a.memory ? f.gib(totalMemory(a).value) : QString{};
    if (q == u"decode_tok_s")
        return a.speed ? f.speed(a.speed->decodeTokS) : QString{};
    if (q == u"prefill_tok_s")
        return a.speed ? f.speed(a.speed->prefillTokS) : QString{};
    if (q == u"ttft_s")
        return a.speed ? f.seconds(a.speed->ttftS.value) : QString{};
    if (q == u"training.hours")
        return a.training ? f.unit(a.training->hours.value, 1, u"h"_s) : QString{};
    if (q == u"power.system_peak_w")
        return a.power && a.power->systemPeakW > 0 ? f.watts(a.power->systemPeakW) : QString{};
    if (q == u"cost.upfront")
        return a.cost ? f.money(a.cost->upfront, currency) : QString{};
    if (q == u"cost.monthly")
        return a.cost ? f.money(a.cost->monthly.value, currency) : QString{};
    if (q == u"cost.total")
        return a.cost ? f.money(a.cost->total.value, currency) : QString{};
    const auto bytes = partBytes(a, q);
    return bytes ? f.gib(*bytes) : QString{};
}

std::optional<WhyInterval> intervalOf(const Assessment& a, const QString& q, const Format& f)
{
    if (q == u"total" && a.memory)
        return WhyInterval{totalMemory(a), 1 / gib, 1, u"GiB"_s};
    if (q == u"decode_tok_s" && a.speed)
        return WhyInterval{a.speed->decodeTokS, 1, 1, WhyText::tr("tokens/s")};
    if (q == u"prefill_tok_s" && a.speed)
        return WhyInterval{a.speed->prefillTokS, 1, 0, WhyText::tr("tokens/s")};
    if (q == u"ttft_s" && a.speed)
        return WhyInterval{a.speed->ttftS, 1, 1, u"s"_s};
    if (q == u"training.hours" && a.training)
        return WhyInterval{a.training->hours, 1, 1, u"h"_s};
    const QString currency = a.cost ? f.currencySymbol(QString::fromStdString(a.cost->currency)) : QString{};
    if (q == u"cost.monthly" && a.cost)
        return WhyInterval{a.cost->monthly, 1, 0, currency};
    if (q == u"cost.total" && a.cost)
        return WhyInterval{a.cost->total, 1, 0, currency};
    return std::nullopt;
}

// What a formula yields, among the values that are recorded with it.
const char* outcomeOf(const std::string& quantity)
{
    static const std::vector<std::pair<std::string_view, const char*>> outcomes{
        {"weights", "total_bytes"}, {"kv_cache", "formula_bytes"}, {"compute", "bytes"}, {"activations", "bytes"}, {"runtime", "bytes"},
        {"kv_pool", "pool_mib"}, {"training.tokens_per_s", "tokens_per_s"}, {"speculative_gain", "gain"},
        {"system_peak_w", "system_peak_w"}, {"psu_w", "psu_w"}, {"heat_btu_h", "heat_btu_h"}, {"energy_per_month", "energy_per_month"},
        {"upfront", "upfront"}, {"rent_per_month", "rent_per_month"}, {"api_per_month", "api_per_month"}, {"total", "total"}};
    const auto it = std::ranges::find(outcomes, std::string_view{quantity}, &std::pair<std::string_view, const char*>::first);
    return it == outcomes.end() ? nullptr : it->second;
}

// Formulas that are said in words, as a whole.
QString wholeFormula(const std::string& formula)
{
    static constexpr std::string_view load = "load_hours_per_day · days, else utilization · powered hours, else training hours ÷ months, else output tokens ÷ speed";
    return formula == load ? WhyText::tr("hours at load per day · days; without them use · hours switched on; without it hours of training ÷ months; without "
                                         "them tokens out ÷ speed")
                           : QString{};
}

// The formula with each symbol replaced by what `text` says for it; symbols of functions stay.
template <class Text>
QString withSymbols(const std::string& formula, Text&& text)
{
    static const QRegularExpression word{u"[A-Za-z_][A-Za-z0-9_]*"_s};
    static const QStringList functions{u"min"_s, u"max"_s, u"hypot"_s};
    const QString source = QString::fromStdString(formula);
    QString out;
    qsizetype at = 0;
    for (auto matches = word.globalMatch(source); matches.hasNext();) {
        const auto match = matches.next();
        out += source.mid(at, match.capturedStart() - at);
        out += functions.contains(match.captured()) ? match.captured() : text(match.captured().toStdString());
        at = match.capturedEnd();
    }
    return out + source.mid(at);
}

QString resultText(const Explanation& e, const Assessment& a, const Sentences& words)
{
    const Format& f = words.format();
    if (a.speed && !a.speed->speculativeGain && e.quantity == "decode_tok_s")
        return WhyText::tr("≈ %1 tokens/s").arg(f.significant(a.speed->decodeTokS.value, 3));
    if (a.speed && e.quantity == "prefill_tok_s")
        return WhyText::tr("≈ %1 tokens/s").arg(f.significant(a.speed->prefillTokS.value, 3));
    if (a.speed && e.quantity == "ttft_s")
        return u"= "_s + f.seconds(a.speed->ttftS.value);
    const char* outcome = outcomeOf(e.quantity);
    const auto it = outcome ? std::ranges::find(e.values, std::string_view{outcome}, &Arg::name) : e.values.end();
    if (it == e.values.end())
        return {};
    const QString text = inputValue(*it, a, words);
    const auto* number = std::get_if<double>(&it->value);
    const bool bytes = number && std::string_view{outcome}.ends_with("bytes");
    return bytes ? WhyText::tr("= %1 bytes = %2").arg(f.integer(*number), text) : u"= "_s + text;
}

WhyFormula formulaOf(const Explanation& e, const Session& session, const Assessment& a, const Sentences& words)
{
    const Format& f = words.format();
    WhyFormula out;
    out.formula = wholeFormula(e.formula);
    if (out.formula.isEmpty()) {
        out.formula = withSymbols(e.formula, symbolName);
        const QString filled = withSymbols(e.formula, [&](const std::string& symbol) {
            const auto it = std::ranges::find(e.values, symbol, &Arg::name);
            return it == e.values.end() ? symbolName(symbol) : plainValue(it->value, f);
        });
        out.filled = filled == out.formula ? QString{} : filled;
    }
    out.result = resultText(e, a, words);
    out.source = QString::fromStdString(e.source);
    const char* outcome = outcomeOf(e.quantity);
    for (const Arg& arg : e.values)
        if (!outcome || arg.name != outcome)
            out.inputs.push_back({inputName(arg.name), inputValue(arg, a, words), inputOrigin(arg.name, session, a)});
    return out;
}

// The effect of a change on the quantity, when it is one for the better.
std::optional<WhyChange> tryChange(const Session& session, const Assessment& a, const QString& quantity, const Change& change, const QString& name,
                                   const Sentences& words)
{
    CompleteProject edited = session.answers()->complete;
    if (!applyChange(change, session.answers()->stage, edited.project))
        return std::nullopt;
    const auto completed = complete(edited.project, session.catalog());
    if (!completed)
        return std::nullopt;
    const auto after = assess(*completed, session.answers()->stage, a.option, session.catalog(), {.explain = false});
    if (!after || !after->verdict || *after->verdict == Verdict::unsupported)
        return std::nullopt;
    const bool speed = quantity == u"decode_tok_s";
    if (speed) {
        if (!after->speed || !a.speed || after->speed->decodeTokS.value <= a.speed->decodeTokS.value * 1.02)
            return std::nullopt;
        return WhyChange{WhyText::tr("%1: %2").arg(name, words.format().speed(after->speed->decodeTokS)), change};
    }
    if (!after->memory || !a.memory)
        return std::nullopt;
    const bool total = quantity == u"total";
    const double before = total ? totalMemory(a).value : partBytes(a, quantity).value_or(0);
    const double now = total ? totalMemory(*after).value : partBytes(*after, quantity).value_or(0);
    if (now >= before * 0.99)
        return std::nullopt;
    return WhyChange{WhyText::tr("%1: %2 (frees %3)", "change, what it then takes, what it frees")
                         .arg(name, words.format().gib(now), words.format().gib(before - now)),
                     change};
}

// The next smaller format of the same family.
const WeightFormat* smallerFormat(const Session& session, const Assessment& a)
{
    const WeightFormat* now = session.catalog().formats.find(a.format);
    const WeightFormat* best = nullptr;
    if (!now || now->quality <= 0)
        return nullptr;
    for (const WeightFormat& format : session.catalog().formats.rows())
        if (format.family == now->family && format.quality > 0 && format.quality < now->quality && (!best || format.quality > best->quality))
            best = &format;
    return best;
}

std::optional<WhyChange> usingLess(const Session& session, const Assessment& a, const QString& q, const Sentences& words)
{
    const Workload& w = session.answers()->complete.project.stages[std::size_t(session.answers()->stage)].workload;
    if (q == u"kv_cache" || q == u"total") {
        if (w.kvCache->k == "f16" || w.kvCache->k == "bf16") {
            const Runtime* runtime = session.catalog().runtimes.find(a.runtime);
            const std::string smaller = runtime && !hasCacheType(session.catalog(), *runtime, "q8_0") ? "fp8" : "q8_0";
            const Change change{"workload.kv_cache", smaller, {}, {}, {}};
            if (auto found = tryChange(session, a, q, change, WhyText::tr("Cache as %1").arg(QString::fromStdString(smaller)), words))
                return found;
        }
        const Change half{"workload.context", std::to_string(*w.context / 2), {}, {}, {}};
        if (q == u"kv_cache" && *w.context >= 2048)
            return tryChange(session, a, q, half, WhyText::tr("Context of %1 tokens").arg(words.format().integer(*w.context / 2)), words);
    }
    if (q == u"weights" || q == u"total" || q == u"decode_tok_s")
        if (const WeightFormat* format = smallerFormat(session, a))
            return tryChange(session, a, q, {"workload.weights", format->id, {}, {}, {}},
                             WhyText::tr("Weights as %1").arg(QString::fromStdString(format->id)), words);
    return std::nullopt;
}

QString upperFirst(QString text)
{
    if (!text.isEmpty())
        text[0] = text.at(0).toUpper();
    return text;
}

} // namespace

WhyText WhyText::of(const Session& session, const Assessment& a, const QString& quantity, const Sentences& words)
{
    const Format& f = words.format();
    WhyText text;
    text.quantity = quantity;
    const WhyKind* kind = kindOf(quantity);
    const QString name = kind ? whyName(*kind, words) : quantity;
    const QString value = valueOf(a, quantity, f);
    text.breadcrumb = tr("Why") + u" › "_s + (kind ? whyRoom(*kind) : QString{}) + u" › "_s + name;
    text.title = value.isEmpty() ? name : tr("%1: %2", "quantity: value").arg(name, value);
    if (kind) {
        text.glossary = QString::fromLatin1(kind->glossary);
        if (const GlossaryTerm* term = session.catalog().glossary.find(kind->glossary))
            text.meaning = upperFirst(words.text(term->definition));
        text.rule = ruleOfThumb(*kind, session, a, f);
        for (const Explanation& e : a.explain)
            if (std::ranges::find(kind->traces, e.quantity) != kind->traces.end())
                text.formulas.push_back(formulaOf(e, session, a, words));
    }
    text.interval = intervalOf(a, quantity, f);
    text.less = usingLess(session, a, quantity, words);
    return text;
}

QString WhyText::plain() const
{
    QStringList lines{title, meaning};
    for (const WhyFormula& formula : formulas) {
        lines << formula.formula;
        if (!formula.filled.isEmpty())
            lines << formula.filled;
        if (!formula.result.isEmpty())
            lines << formula.result;
        for (const WhyInput& input : formula.inputs)
            lines << u"  "_s + input.name + u": "_s + input.value + (input.source.isEmpty() ? QString{} : u" ("_s + input.source + u')');
        if (!formula.source.isEmpty())
            lines << tr("Source: %1").arg(formula.source);
    }
    if (!rule.isEmpty())
        lines << rule;
    lines.removeAll(QString{});
    return lines.join(u'\n') + u'\n';
}

std::vector<WhyEntry> whyEntries(const Assessment& a, const Sentences& words)
{
    std::vector<WhyEntry> entries;
    for (const WhyKind& kind : whyKinds()) {
        const QString quantity = QString::fromLatin1(kind.quantity);
        const QString value = valueOf(a, quantity, words.format());
        if (!value.isEmpty())
            entries.push_back({quantity, whyName(kind, words), value});
    }
    return entries;
}

} // namespace cabe
