// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/print.h"
#include "app/cli/table.h"
#include "app/cli/verbs.h"
#include "app/text/option_names.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cabe::cli {

namespace {

void printAssessment(const Context& c, const Assessment& a, const QString& name)
{
    const Format& f = c.sentences.format();
    printOut(u"\n"_s + QString::fromStdString(a.stage) + u" · "_s + name);
    printOut(u"  "_s + c.sentences.verdict(a));
    QStringList facts;
    if (!a.format.empty())
        facts << QString::fromStdString(a.format) + u", "_s + c.sentences.program(QString::fromStdString(a.runtime));
    if (a.memory)
        for (std::size_t i = 0; i < a.memory->cards.size(); ++i) {
            const auto& card = a.memory->cards[i];
            facts << Words::tr("card %1: %2 of %3 GiB").arg(i + 1).arg(f.gibNumber(card.total.value), f.gibNumber(double(card.usable.count())));
        }
    const bool runs = Sentences::runs(a);
    if (a.speed && runs)
        facts << f.speed(a.speed->decodeTokS) << Words::tr("first token in %1").arg(f.seconds(a.speed->ttftS.value)) << c.sentences.boundBy(a.speed->boundBy);
    if (a.training && runs)
        facts << Words::tr("%1 tokens/s of training, %2 h").arg(f.significant(a.training->tokensPerS.value), f.significant(a.training->hours.value));
    if (a.power && a.power->systemPeakW > 0)
        facts << Words::tr("%1 at peak").arg(f.watts(a.power->systemPeakW));
    if (a.totalKnown()) {
        const QString currency = QString::fromStdString(a.cost->currency);
        facts << Words::tr("%1 now").arg(f.money(a.cost->upfront, currency)) << Words::tr("%1 a month").arg(f.money(a.cost->monthly.value, currency))
              << Words::tr("%1 in total").arg(f.money(a.cost->total.value, currency));
    }
    if (a.cost && a.cost->perMillionTokens && runs)
        facts << Words::tr("%1 per million tokens").arg(f.moneyPrecise(a.cost->perMillionTokens->value, QString::fromStdString(a.cost->currency)));
    for (const auto& fact : facts)
        printOut(u"    "_s + fact);
    for (const auto& check : a.checks)
        printOut(u"    "_s + c.sentences.severity(check.severity) + u": "_s + c.sentences.check(check));
}

} // namespace

void printErrors(const Context& c, const Document& document)
{
    for (const auto& error : document.errors)
        printError(c.sentences.errorWithPlace(error));
}

nlohmann::ordered_json errorElement(const Context& c, const Document& document)
{
    nlohmann::ordered_json json{{"document", document.file}, {"document_index", document.index}, {"error", c.json.error(document.errors.front())}};
    json["errors"] = nlohmann::ordered_json::array();
    for (const auto& error : document.errors)
        json["errors"].push_back(c.json.error(error));
    return json;
}

Error noOptions(const Document& document)
{
    return {.code = "no_options", .args = {}, .at = {document.file}, .key = "options", .accepted = {}, .nearest = {}};
}

int exitOf(const Documents& documents, bool failed)
{
    return documents.unreadable ? unreadableInput : failed ? someFailed : done;
}

int assessVerb(const Context& c)
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
        const Project& project = document.complete->project;
        if (project.options.empty()) {
            fail({document.file, document.index, {}, {noOptions(document)}});
            continue;
        }
        if (!c.line.json)
            printOut(QString::fromStdString(*project.name));
        const OptionNames names(c.sentences, c.catalog, project.options);
        for (int stage = 0; stage < int(project.stages.size()); ++stage) {
            for (int option = 0; option < int(project.options.size()); ++option) {
                auto answer = assess(*document.complete, stage, project.options[std::size_t(option)], c.catalog);
                if (!answer) {
                    fail({document.file, document.index, {}, {answer.error()}});
                    continue;
                }
                answer->documentIndex = document.index;
                answer->optionIndex = option;
                out.push_back(c.json.assessment(*answer, names.at(std::size_t(option))));
                if (!c.line.json)
                    printAssessment(c, *answer, names.at(std::size_t(option)));
            }
        }
    }
    if (c.line.json)
        printOut(QString::fromStdString(dump(out)));
    return exitOf(documents, failed);
}

} // namespace cabe::cli
