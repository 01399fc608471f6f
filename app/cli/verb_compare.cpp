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

constexpr int sensitivitiesShown = 8;

void printComparison(const Context& c, const Comparison& comparison)
{
    const Format& f = c.sentences.format();
    const QString currency = QString::fromStdString(comparison.currency);
    const QString symbol = f.currencySymbol(currency);
    printOut(QString::fromStdString(comparison.document));
    const auto runs = [&](int option) { return Sentences::runs(comparison.options[std::size_t(option)].verdict); };
    const OptionNames names(c.sentences, c.catalog, comparison);
    std::size_t row = 0;
    TextTable table({{Words::tr("Option"), false}, {Words::tr("State"), false}, {Words::tr("Now (%1)").arg(symbol), true}, {Words::tr("Total (%1)").arg(symbol), true},
                     {Words::tr("Present value (%1)").arg(symbol), true}, {Words::tr("Per million tokens (%1)").arg(symbol), true}});
    for (const auto* list : {&comparison.options, &comparison.plans})
        for (const auto& o : *list) {
            const QString& name = names.at(row++);
            table.add(o.error ? QStringList{name, c.sentences.error(*o.error)}
                              : QStringList{name, o.verdict ? c.sentences.stateName(Sentences::state(o.verdict)) : QString(),
                                            f.integer(o.monthly.empty() ? 0 : o.monthly.front()), f.integer(o.total), f.integer(o.presentValue),
                                            !Sentences::runs(o.verdict) ? u"—"_s : o.perMillionTokens ? f.significant(*o.perMillionTokens, 3) : QString()});
        }
    printOut(u"\n"_s + table.text());
    for (const auto& check : comparison.checks)
        printOut(c.sentences.severity(check.severity) + u": "_s + c.sentences.check(check));
    row = 0;
    for (const auto* list : {&comparison.options, &comparison.plans})
        for (const auto& o : *list) {
            const QString& name = names.at(row++);
            if (o.capacityShort)
                printOut(c.sentences.severity(o.capacityShort->severity) + u": "_s + name + u": "_s + c.sentences.check(*o.capacityShort));
        }
    for (const auto& p : comparison.pairs) {
        // Curves cross once for both of a pair: the sentence belongs to the one that ends cheaper.
        if (!p.breakEvenMonth || !runs(p.a) || !runs(p.b) || comparison.options[std::size_t(p.a)].total >= comparison.options[std::size_t(p.b)].total)
            continue;
        printOut(Words::tr("%1 costs less than %2 from month %3.")
                     .arg(names.at(std::size_t(p.a)), names.at(std::size_t(p.b)))
                     .arg(*p.breakEvenMonth));
    }
    if (comparison.sensitivity.empty())
        return;
    TextTable tornado({{Words::tr("What the total depends on most"), false}, {Words::tr("Option"), false}, {Words::tr("Low"), true}, {Words::tr("High"), true},
                       {Words::tr("Total at low"), true}, {Words::tr("Total at high"), true}});
    for (std::size_t i = 0; i < std::min<std::size_t>(sensitivitiesShown, comparison.sensitivity.size()); ++i) {
        const auto& s = comparison.sensitivity[i];
        tornado.add({c.sentences.keyName(s.input), names.at(std::size_t(s.option)), f.significant(s.low, 3),
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
                if (c.line.json)
                    out.push_back(c.json.comparison(*answer));
                else
                    printComparison(c, *answer);
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
