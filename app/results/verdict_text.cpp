// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/verdict_text.h"

#include "app/window/answer_names.h"

#include "app/results/memory_parts.h"
#include "app/results/money_text.h"

#include <algorithm>
#include <map>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

bool hasCheck(const Assessment& a, std::initializer_list<const char*> codes)
{
    return std::ranges::any_of(a.checks, [&](const Check& c) {
        return std::ranges::any_of(codes, [&](const char* code) { return c.code == code; });
    });
}

int monthsOf(const Session& session)
{
    const Answers& answers = *session.answers();
    return *answers.complete.project.stages[std::size_t(answers.stage)].months;
}

// The limit that stopped most of the own cards.
std::pair<std::string, int> tightestLimit(const Recommendation& r)
{
    std::map<std::string, int> counts;
    for (const Rejected& rejected : r.rejected)
        if (rejected.way == Way::own)
            ++counts[rejected.limit];
    const auto most = std::ranges::max_element(counts, {}, [](const auto& entry) { return entry.second; });
    return most == counts.end() ? std::pair<std::string, int>{} : std::pair<std::string, int>{most->first, most->second};
}

void addMoney(std::vector<Metric>& metrics, const Assessment& a, const Session& session, const Format& f)
{
    if (!a.cost)
        return;
    const QString currency = QString::fromStdString(a.cost->currency);
    const bool newSupply = hasCheck(a, {"psu_too_small"});
    metrics.push_back({u"cost.upfront"_s, VerdictText::tr("Now"), wholeMoney(f, a.cost->upfront, currency), newSupply ? VerdictText::tr("with new supply") : QString{}});
    const bool energyOnly = a.cost->parts.maintenance == 0 && a.cost->parts.staff == 0 && a.cost->parts.rent == 0 && a.cost->parts.api == 0;
    metrics.push_back({u"cost.monthly"_s, VerdictText::tr("Per month"), wholeMoney(f, a.cost->monthly.value, currency),
                       energyOnly && a.cost->parts.energy > 0 ? VerdictText::tr("energy") : QString{}});
    metrics.push_back({u"cost.total"_s, VerdictText::tr("Total over %Ln month(s)", nullptr, monthsOf(session)), wholeMoney(f, a.cost->total.value, currency),
                       a.cost->parts.resale < 0 ? VerdictText::tr("after resale") : QString{}});
}

void addSpeed(std::vector<Metric>& metrics, const Assessment& a, const Format& f)
{
    if (!Sentences::runs(a)) // no speed of what does not exist
        metrics.push_back({u"decode_tok_s"_s, VerdictText::tr("Response"), u"—"_s, {}});
    else if (a.speed)
        metrics.push_back({u"decode_tok_s"_s, VerdictText::tr("Response"),
                           u"≈ "_s + VerdictText::tr("%1 tok/s").arg(f.significant(a.speed->decodeTokS.value)),
                           VerdictText::tr("first in %1", "time to the first token").arg(f.seconds(a.speed->ttftS.value)), !a.meetsTargets});
    else if (a.training)
        metrics.push_back({u"training.hours"_s, VerdictText::tr("Training"), u"≈ "_s + f.unit(a.training->hours.value, a.training->hours.value < 10 ? 1 : 0, u"h"_s),
                           VerdictText::tr("%1 tok/s").arg(f.significant(a.training->tokensPerS.value))});
}

void addPower(std::vector<Metric>& metrics, const Assessment& a, const Format& f)
{
    if (!a.power || a.power->systemPeakW <= 0)  // of a rented machine nobody here sees the peak
        return;
    metrics.push_back({u"power.system_peak_w"_s, VerdictText::tr("Full load"), f.watts(a.power->systemPeakW),
                       a.power->psuW ? VerdictText::tr("%1 supply").arg(f.watts(*a.power->psuW)) : QString{},
                       hasCheck(a, {"psu_too_small", "psu_transients", "outlet_overload"})});
}

VerdictText cannotCompute(const Error& fault, const Sentences& words)
{
    VerdictText text;
    text.state = Sentences::State::notSupported;
    text.title = VerdictText::tr("This cannot be computed");
    text.reason = words.error(fault);
    return text;
}

VerdictText nothingFits(const Session& session, const Sentences& words)
{
    VerdictText text;
    text.state = Sentences::State::doesNotFit;
    text.title = VerdictText::tr("No card fits these limits");
    const auto [limit, count] = tightestLimit(session.answers()->recommendation);
    if (count > 0)
        text.reason = VerdictText::tr("What stops most of them: %1.").arg(words.rejectedGroup(limit, count));
    for (const Check& check : session.answers()->recommendation.checks)
        text.reason += (text.reason.isEmpty() ? QString{} : u" "_s) + words.check(check) + u'.';
    return text;
}

VerdictText ofAssessment(const Session& session, const Assessment& a, const Sentences& words)
{
    const Format& f = words.format();
    VerdictText text;
    text.state = Sentences::state(a);
    text.title = VerdictText::tr("%1: %2", "option: verdict").arg(answerNames(session).of(a.option), lowerFirst(words.verdict(a)));
    addMoney(text.metrics, a, session, f);
    addSpeed(text.metrics, a, f);
    addPower(text.metrics, a, f);
    QStringList line{text.title};
    if (a.speed)
        line << u"≈ "_s + VerdictText::tr("%1 tokens/s").arg(f.significant(a.speed->decodeTokS.value));
    if (a.cost)
        line << VerdictText::tr("%1 now, %2 per month")
                    .arg(wholeMoney(f, a.cost->upfront, QString::fromStdString(a.cost->currency)), wholeMoney(f, a.cost->monthly.value, QString::fromStdString(a.cost->currency)));
    text.oneLine = line.join(u" · "_s);
    return text;
}

VerdictText ofRanked(const Session& session, const Ranked& ranked, const Sentences& words)
{
    VerdictText text = ofAssessment(session, ranked.assessment, words);
    text.reason = words.reason(ranked);
    text.canPin = true;
    text.pinned = session.pinnedIndex(ranked.assessment.option) >= 0;
    return text;
}

// Fields whose text is no value: the answer goes on with what was valid.
void sayFieldFaults(VerdictText& text, const Session& session)
{
    if (session.fieldFaults().isEmpty())
        return;
    QStringList fields;
    for (const Label& field : session.fieldFaults())
        fields << field();
    text.reason += (text.reason.isEmpty() ? QString{} : u" "_s) + VerdictText::tr("Computed with the last valid value of: %1.").arg(fields.join(u", "_s));
}

} // namespace

QString lowerFirst(QString text)
{
    if (text.size() > 1 && text.at(1).isLower())
        text[0] = text.at(0).toLower();
    return text;
}

VerdictText VerdictText::of(const Session& session, const Sentences& words)
{
    VerdictText text;
    if (session.fault())
        text = cannotCompute(*session.fault(), words);
    else if (!session.answers())
        text.empty = true;
    else if (const Ranked* ranked = session.selectedRanked())
        text = ofRanked(session, *ranked, words);
    else
        text = nothingFits(session, words);
    sayFieldFaults(text, session);
    if (text.oneLine.isEmpty())
        text.oneLine = text.title;
    return text;
}

VerdictText VerdictText::ofMine(const Session& session, const Sentences& words)
{
    VerdictText text;
    const auto& answers = session.answers();
    if (session.fault()) {
        text = cannotCompute(*session.fault(), words);
    } else if (!answers || !answers->mine) {
        text.empty = true;
    } else if (answers->mine->error) {
        text = cannotCompute(*answers->mine->error, words);
    } else {
        const Assessment& a = *answers->mine->assessment;
        text = ofAssessment(session, a, words);
        for (const Check& check : a.checks)
            if (check.severity == Severity::blocker && text.reason.isEmpty())
                text.reason = words.check(check);
        if (text.reason.isEmpty() && a.verdict == Verdict::doesNotFit && a.memory) {
            const MemorySums sums = memorySums(a.memory->cards);
            text.reason = tr("It needs %1, and %2 are usable.", "sizes of memory").arg(words.format().gib(sums.total), words.format().gib(sums.usable));
        } else if (text.reason.isEmpty() && a.speed)
            text.reason = words.boundBy(a.speed->boundBy);
        if (!text.reason.isEmpty()) {
            text.reason[0] = text.reason.at(0).toUpper();
            text.reason += text.reason.endsWith(u'.') ? QString{} : u"."_s;
        }
    }
    sayFieldFaults(text, session);
    return text;
}

} // namespace cabe
