// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/print.h"
#include "app/cli/table.h"
#include "app/cli/verbs.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cabe::cli {

namespace {

constexpr int sensitivitiesShown = 8;

// What each option is in the stage that is hardest for it: one that cannot run has a price and nothing else.
std::vector<Sentences::State> hardestStates(const Context& c, const CompleteProject& project)
{
    std::vector<Sentences::State> states;
    for (const Option& option : project.project.options) {
        auto hardest = Sentences::State::fits;
        for (int stage = 0; stage < int(project.project.stages.size()); ++stage) {
            const auto a = assess(project, stage, option, c.catalog);
            if (!a)
                continue; // the comparison says why
            const auto state = Sentences::state(*a);
            if (stage == 0 || (state != Sentences::State::costedOnly && state > hardest))
                hardest = state;
        }
        states.push_back(hardest);
    }
    return states;
}

bool canRun(Sentences::State state)
{
    return state != Sentences::State::doesNotFit && state != Sentences::State::notSupported;
}

void printComparison(const Context& c, const Comparison& comparison, const std::vector<Sentences::State>& states)
{
    const Format& f = c.sentences.format();
    const QString currency = QString::fromStdString(comparison.currency);
    const QString symbol = f.currencySymbol(currency);
    printOut(QString::fromStdString(comparison.document));
    const auto runs = [&](int option) { return canRun(states[std::size_t(option)]); };
    TextTable table({{Words::tr("Option"), false}, {Words::tr("State"), false}, {Words::tr("Now (%1)").arg(symbol), true}, {Words::tr("Total (%1)").arg(symbol), true},
                     {Words::tr("Present value (%1)").arg(symbol), true}, {Words::tr("Per million tokens (%1)").arg(symbol), true}});
    const auto add = [&](const ComparedOption& o, const QString& state, bool able) {
        table.add(o.error ? QStringList{QString::fromStdString(o.name), c.sentences.error(*o.error)}
                          : QStringList{QString::fromStdString(o.name), state, f.integer(o.monthly.empty() ? 0 : o.monthly.front()), f.integer(o.total),
                                        f.integer(o.presentValue), !able ? u"—"_s : o.perMillionTokens ? f.significant(*o.perMillionTokens, 3) : QString()});
    };
    for (std::size_t i = 0; i < comparison.options.size(); ++i)
        add(comparison.options[i], c.sentences.stateName(states[i]), runs(int(i)));
    for (const auto& plan : comparison.plans)
        add(plan, {}, true);
    printOut(u"\n"_s + table.text());
    for (const auto& p : comparison.pairs) {
        // Curves cross once for both of a pair: the sentence belongs to the one that ends cheaper.
        if (!p.breakEvenMonth || !runs(p.a) || !runs(p.b) || comparison.options[std::size_t(p.a)].total >= comparison.options[std::size_t(p.b)].total)
            continue;
        printOut(Words::tr("%1 costs less than %2 from month %3.")
                     .arg(QString::fromStdString(comparison.options[std::size_t(p.a)].name), QString::fromStdString(comparison.options[std::size_t(p.b)].name))
                     .arg(*p.breakEvenMonth));
    }
    if (comparison.sensitivity.empty())
        return;
    TextTable tornado({{Words::tr("What the total depends on most"), false}, {Words::tr("Option"), false}, {Words::tr("Low"), true}, {Words::tr("High"), true},
                       {Words::tr("Total at low"), true}, {Words::tr("Total at high"), true}});
    for (std::size_t i = 0; i < std::min<std::size_t>(sensitivitiesShown, comparison.sensitivity.size()); ++i) {
        const auto& s = comparison.sensitivity[i];
        tornado.add({c.sentences.keyName(s.input), QString::fromStdString(comparison.options[std::size_t(s.option)].name), f.significant(s.low, 3),
                     f.significant(s.high, 3), f.money(s.totalAtLow, currency), f.money(s.totalAtHigh, currency)});
    }
    printOut(u"\n"_s + tornado.text());
}

} // namespace

int compareVerb(const Context& c)
{
    const Documents documents = readAll(c.line, c.catalog);
    if (documents.unknownCurrency)
        return wrongUsage;
    nlohmann::ordered_json out = nlohmann::ordered_json::array();
    bool failed = false;
    for (const auto& document : documents.list) {
        Document shown{document.file, document.index, {}, document.errors};
        if (document.complete && document.complete->project.options.empty()) {
            shown.errors.push_back(noOptions(document));
        } else if (document.complete) {
            const auto answer = compare(*document.complete, c.catalog);
            if (answer) {
                const auto states = hardestStates(c, *document.complete);
                if (c.line.json) {
                    auto element = c.json.comparison(*answer);
                    for (std::size_t i = 0; i < states.size(); ++i)
                        element["options"][i]["runs"] = canRun(states[i]);
                    out.push_back(std::move(element));
                } else {
                    printComparison(c, *answer, states);
                }
                continue;
            }
            shown.errors.push_back(answer.error());
        }
        failed = true;
        printErrors(c, shown);
        out.push_back(errorElement(c, shown));
    }
    if (c.line.json)
        printOut(QString::fromStdString(dump(out)));
    return exitOf(documents, failed);
}

} // namespace cabe::cli
