// SPDX-License-Identifier: GPL-3.0-or-later
// cabe-cli: the questions of the window on the command line. Needs no display.
#include "app/cli/verbs.h"
#include "app/text/language.h"

#include <QCoreApplication>
#include <QHash>

using namespace cabe;
using namespace cabe::cli;
using namespace Qt::StringLiterals;

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(u"cabe"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(CABE_VERSION));

    const Parsed parsed = parseCommandLine(QCoreApplication::arguments());
    if (!parsed.run)
        return parsed.exit;
    const CommandLine& line = *parsed.run;
    const auto catalog = loadCatalog(line);
    if (!catalog)
        return unreadableInput;
    static const QStringList withoutDocuments{u"inspect"_s, u"catalog"_s, u"check-catalog"_s};
    if (withoutDocuments.contains(line.verb) && !currencyKnown(line, *catalog))
        return wrongUsage;
    const Sentences sentences{Format{localeOf(line.language)}, &*catalog};
    const Context context{line, *catalog, sentences, AnswerJson{sentences, *catalog}};

    static const QHash<QString, int (*)(const Context&)> verbs{{u"assess"_s, assessVerb},   {u"recommend"_s, recommendVerb},
                                                               {u"compare"_s, compareVerb}, {u"inspect"_s, inspectVerb},
                                                               {u"catalog"_s, catalogVerb},
                                                               {u"check-catalog"_s, checkCatalogVerb}, {u"report"_s, reportVerb}};
    return verbs.value(line.verb)(context);
}
