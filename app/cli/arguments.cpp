// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include "app/cli/print.h"
#include "app/text/language.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace cabe::cli {

namespace {

const QStringList& verbs()
{
    static const QStringList list{u"assess"_s, u"recommend"_s, u"compare"_s, u"inspect"_s, u"catalog"_s, u"check-catalog"_s, u"report"_s};
    return list;
}

QString verbHelp()
{
    return Words::tr("assess FILE…          each stage on each option of the project\n"
              "recommend FILE…       ranks what to buy, rent or use as an API within the limits\n"
              "compare FILE…         all options and plans on one time axis, with break-even and sensitivity\n"
              "inspect PATH…         what a .gguf file, a config.json or a folder of safetensors says about its model\n"
              "catalog KIND          rows of the catalogue (gpus, models, formats, runtimes, offers, apis, tariffs, software, prices, …)\n"
              "check-catalog DIR…    every fault of catalogue files\n"
              "report FILE -o OUT    the report as .md or .csv");
}

// An option that only some verbs use.
struct Owned {
    QString option;
    QStringList verbs;
};

const std::vector<Owned>& ownedOptions()
{
    static const std::vector<Owned> list{{u"top"_s, {u"recommend"_s}}, {u"filter"_s, {u"catalog"_s}}, {u"output"_s, {u"report"_s}}};
    return list;
}

// Three letters, as ISO 4217 has them.
bool isCurrencyCode(const QString& text)
{
    return text.size() == 3 && std::ranges::all_of(text, [](QChar c) { return c >= u'A' && c <= u'Z'; });
}

Parsed wrong(const QString& message)
{
    printError(message);
    printError(Words::tr("Run “cabe-cli --help” to see what can be asked."));
    return {std::nullopt, wrongUsage};
}

// --lang has to act before the help text is written.
QString languageFrom(const QStringList& arguments)
{
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == u"--lang" && i + 1 < arguments.size())
            return arguments[i + 1];
        if (arguments[i].startsWith(u"--lang="))
            return arguments[i].mid(7);
    }
    return systemLanguage();
}

std::optional<QString> knownLanguage(const QString& text)
{
    const QString folded = text.toLower().replace(u'_', u'-');
    if (folded == u"pt-br" || folded == u"pt")
        return u"pt-BR"_s;
    if (folded == u"en" || folded.startsWith(u"en-"))
        return u"en"_s;
    return std::nullopt;
}

} // namespace

Parsed parseCommandLine(const QStringList& arguments)
{
    const auto language = knownLanguage(languageFrom(arguments));
    setLanguage(language.value_or(systemLanguage()));
    if (!language)
        return wrong(Words::tr("The language “%1” is not known; use pt-BR or en.").arg(languageFrom(arguments)));

    QCommandLineParser parser;
    parser.setApplicationDescription(Words::tr("Cabe: which hardware runs a language model, how fast, and what it costs.") + u"\n\n"_s + verbHelp());
    const QCommandLineOption help({u"h"_s, u"help"_s}, Words::tr("Shows this help."));
    const QCommandLineOption version({u"v"_s, u"version"_s}, Words::tr("Shows the version."));
    const QCommandLineOption json(u"json"_s, Words::tr("Prints JSON instead of tables."));
    const QCommandLineOption lang(u"lang"_s, Words::tr("Language of the texts: pt-BR or en."), u"LANG"_s);
    const QCommandLineOption catalog(u"catalog"_s, Words::tr("Folder with catalogue files that lie over the embedded ones."), u"DIR"_s);
    const QCommandLineOption currency(u"currency"_s, Words::tr("Currency of the answer, for instance BRL or USD."), u"CODE"_s);
    const QCommandLineOption top(u"top"_s, Words::tr("How many options of each way recommend shows (default 10)."), u"N"_s);
    const QCommandLineOption filter(u"filter"_s, Words::tr("Only rows of catalog that contain the text."), u"TEXT"_s);
    const QCommandLineOption output({u"o"_s, u"output"_s}, Words::tr("File that report writes."), u"FILE"_s);
    parser.addOptions({help, version, json, lang, catalog, currency, top, filter, output});
    parser.addPositionalArgument(u"verb"_s, Words::tr("What to do."));
    parser.addPositionalArgument(u"arguments"_s, Words::tr("Files, folders or a kind of row."), u"[…]"_s);

    if (!parser.parse(arguments))
        return wrong(parser.errorText());
    if (parser.isSet(version)) {
        printOut(u"cabe-cli "_s + QCoreApplication::applicationVersion());
        return {std::nullopt, done};
    }
    if (parser.isSet(help)) {
        printOut(parser.helpText());
        return {std::nullopt, done};
    }

    CommandLine run;
    QStringList positional = parser.positionalArguments();
    if (positional.isEmpty())
        return wrong(Words::tr("Say what to do: %1.").arg(verbs().join(u", "_s)));
    run.verb = positional.takeFirst();
    run.files = positional;
    if (!verbs().contains(run.verb))
        return wrong(Words::tr("“%1” is not something cabe-cli can do. It can: %2.").arg(run.verb, verbs().join(u", "_s)));
    if (run.files.isEmpty())
        return wrong(run.verb == u"catalog" ? Words::tr("Say which kind of row, for instance: cabe-cli catalog gpus") : Words::tr("Say which file."));
    if ((run.verb == u"catalog" || run.verb == u"report") && run.files.size() > 1)
        return wrong(Words::tr("“%1” takes one argument.").arg(run.verb));
    for (const auto& owned : ownedOptions())
        if (parser.isSet(owned.option) && !owned.verbs.contains(run.verb))
            return wrong(Words::tr("The option --%1 belongs to “%2”; “%3” does not use it.").arg(owned.option, owned.verbs.join(u", "_s), run.verb));
    run.json = parser.isSet(json);
    run.language = currentLanguage();
    run.catalogFolders = parser.values(catalog);
    run.currency = parser.value(currency).toUpper();
    if (parser.isSet(currency) && !isCurrencyCode(run.currency))
        return wrong(Words::tr("“%1” is not a currency code such as BRL or USD.").arg(parser.value(currency)));
    if (parser.isSet(top)) {
        bool ok = false;
        run.top = parser.value(top).toInt(&ok);
        if (!ok || run.top < 1 || run.top > 1000)
            return wrong(Words::tr("--top takes a whole number from 1 to 1000."));
    }
    run.filter = parser.value(filter);
    run.output = parser.value(output);
    if (run.verb == u"report" && run.output.isEmpty())
        return wrong(Words::tr("Say where to write the report: -o report.md"));
    return {run, done};
}

} // namespace cabe::cli
