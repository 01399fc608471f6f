// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/application.h"

#include "app/text/catalog_folder.h"
#include "app/text/language.h"
#include "app/window/appearance.h"
#include "app/window/icons.h"
#include "app/window/main_window.h"
#include "app/window/resources.h"
#include "app/window/settings.h"
#include "app/window/theme.h"
#include "engine/catalog/load.h"

#include <QApplication>
#include <QCommandLineParser>

#include <cstdio>
#include <future>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

struct Arguments {
    QStringList files;
    QString language;
};

// Ends the program itself for --help and --version, and with status 2 for a wrong option.
Arguments readArguments(const QApplication& app)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QCoreApplication::translate("cabe::Application", "Advisor for LLM hardware"));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption language{u"lang"_s, QCoreApplication::translate("cabe::Application", "Language of the interface: pt-BR or en."), u"language"_s};
    parser.addOption(language);
    parser.addPositionalArgument(u"file"_s, QCoreApplication::translate("cabe::Application", "Project to open."), u"[file]"_s);
    parser.process(app);
    const QString lang = parser.value(language);
    if (!lang.isEmpty() && lang != u"en" && lang != u"pt-BR") {
        std::fprintf(stderr, "cabe: --lang: pt-BR | en\n");
        std::exit(2);
    }
    return {parser.positionalArguments(), lang};
}

// The embedded rows, with the user's folder over them; its faults go to `faults`.
std::shared_ptr<const Catalog> withUserRows(Catalog embedded, std::vector<Error>& faults)
{
    auto catalog = std::make_shared<Catalog>(std::move(embedded));
    if (const QString folder = userCatalogFolder(); !folder.isEmpty())
        faults = overlay(*catalog, QFile::encodeName(folder).toStdString());
    return catalog;
}

} // namespace

int runApplication(int argc, char** argv)
{
    initCabeResources();
    QApplication app{argc, argv};
    QApplication::setApplicationName(u"cabe"_s);
    QApplication::setApplicationDisplayName(u"Cabe"_s);
    QApplication::setOrganizationName(u"cabe"_s);
    QApplication::setApplicationVersion(QStringLiteral(CABE_VERSION));
    QGuiApplication::setDesktopFileName(u"cabe"_s);
    Settings settings;
    const QString remembered = settings.language().isEmpty() ? systemLanguage() : settings.language();
    setLanguage(remembered);
    const Arguments arguments = readArguments(app);
    if (!arguments.language.isEmpty())
        setLanguage(arguments.language);
    // Not before: reading the arguments can end the program, which must not happen under another thread's feet.
    auto embedded = std::async(std::launch::async, embeddedCatalog); // unpacked while fonts are loaded
    installFonts();
    Appearance appearance;
    appearance.choose(settings.theme());
    QApplication::setWindowIcon(icon(u"cabe"_s, Tone::accent));
    std::vector<Error> faults;
    const auto catalog = withUserRows(embedded.get(), faults);
    MainWindow window{catalog, &settings, &appearance};
    window.start(arguments.files);
    window.reportCatalogFaults(faults);
    window.present();
    return QApplication::exec();
}

} // namespace cabe
