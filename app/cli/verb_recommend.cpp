// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/print.h"
#include "app/cli/table.h"
#include "app/cli/verbs.h"
#include "app/text/option_names.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cabe::cli {

namespace {

void printWay(const Context& c, const QString& title, const std::vector<Ranked>& ranked, const OptionNames& names)
{
    if (ranked.empty())
        return;
    const Format& f = c.sentences.format();
    const QString currency = ranked.front().assessment.cost ? f.currencySymbol(QString::fromStdString(ranked.front().assessment.cost->currency)) : QString();
    TextTable table({{u"#"_s, true},
                     {Words::tr("Option"), false},
                     {Words::tr("State"), false},
                     {Words::tr("Format"), false},
                     {Words::tr("GiB used / usable"), true},
                     {Words::tr("tokens/s"), true},
                     {Words::tr("First token"), true},
                     {Words::tr("Now (%1)").arg(currency), true},
                     {Words::tr("Per month (%1)").arg(currency), true},
                     {Words::tr("Total (%1)").arg(currency), true},
                     {Words::tr("Per million tokens (%1)").arg(currency), true}});
    for (const auto& r : ranked) {
        const Assessment& a = r.assessment;
        const auto ifRuns = [runs = Sentences::runs(a)](bool known, const QString& text) { return !runs ? u"—"_s : known ? text : QString(); };
        double used = 0, usable = 0;
        if (a.memory)
            for (const auto& card : a.memory->cards) {
                used += card.total.value;
                usable += double(card.usable.count());
            }
        table.add({QString::number(r.rank), names.of(a.option), c.sentences.stateName(a),
                   QString::fromStdString(a.format), a.memory ? f.gibNumber(used) + u" / "_s + f.gibNumber(usable) : QString(),
                   ifRuns(a.speed.has_value(), a.speed ? f.significant(a.speed->decodeTokS.value) + u" ("_s + f.range(a.speed->decodeTokS) + u')' : QString()),
                   ifRuns(a.speed.has_value(), a.speed ? f.seconds(a.speed->ttftS.value) : QString()), a.totalKnown() ? f.integer(a.cost->upfront) : QString(),
                   a.totalKnown() ? f.integer(a.cost->monthly.value) : QString(), a.totalKnown() ? f.integer(a.cost->total.value) : QString(),
                   ifRuns(a.cost && a.cost->perMillionTokens, a.cost && a.cost->perMillionTokens ? f.significant(a.cost->perMillionTokens->value) : QString())});
    }
    printOut(u"\n"_s + title + u'\n' + table.text());
}

// `cardsWanted`: the document allows buying.
void printRecommendation(const Context& c, const Recommendation& r, bool cardsWanted)
{
    printOut(QString::fromStdString(r.document) + u" · "_s + QString::fromStdString(r.stage));
    const OptionNames names(c.sentences, c.catalog, r);
    printWay(c, Words::tr("Buy"), r.own, names);
    printWay(c, Words::tr("Rent"), r.rent, names);
    printWay(c, Words::tr("API"), r.api, names);
    if (!r.own.empty())
        printOut(Words::tr("Best: %1. %2").arg(names.of(r.own.front().assessment.option), c.sentences.reason(r.own.front())));
    else if (r.rent.empty() && r.api.empty())
        printOut(Words::tr("Nothing fits these limits."));
    else if (cardsWanted)
        printOut(Words::tr("No card fits these limits."));
    for (const auto& check : r.checks)
        printOut(c.sentences.severity(check.severity) + u": "_s + c.sentences.check(check));
    if (!r.rejected.empty())
        printOut(c.sentences.rejectedSummary(r));
    for (const auto& change : r.nearestChanges)
        printOut(u"  → "_s + c.sentences.change(change));
}

} // namespace

int recommendVerb(const Context& c)
{
    const Documents documents = readAll(c.line, c.catalog);
    if (documents.unknownCurrency)
        return wrongUsage;
    nlohmann::ordered_json out = nlohmann::ordered_json::array();
    bool failed = false;
    const auto fail = [&](const Document& document) {
        failed = true;
        printErrors(c, document);
        out.push_back(errorElement(c, document));
    };
    for (const auto& document : documents.list) {
        if (!document.complete) {
            fail(document);
            continue;
        }
        const auto& ways = document.complete->project.limits.ways;
        const bool cardsWanted = !ways || std::ranges::find(*ways, Way::own) != ways->end();
        for (int stage = 0; stage < int(document.complete->project.stages.size()); ++stage) {
            auto answer = recommend(*document.complete, stage, c.catalog, {.top = c.line.top, .explain = c.line.json, .cancelled = nullptr, .progress = {}});
            if (!answer) {
                fail({document.file, document.index, {}, {answer.error()}});
                continue;
            }
            answer->documentIndex = document.index;
            for (auto* way : {&answer->own, &answer->rent, &answer->api})
                for (auto& ranked : *way)
                    ranked.assessment.documentIndex = document.index;
            if (c.line.json)
                out.push_back(c.json.recommendation(*answer));
            else
                printRecommendation(c, *answer, cardsWanted);
        }
    }
    if (c.line.json)
        printOut(QString::fromStdString(dump(out)));
    return exitOf(documents, failed);
}

} // namespace cabe::cli
