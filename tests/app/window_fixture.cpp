// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window_fixture.h"

#include "app/text/language.h"
#include "app/window/resources.h"
#include "app/window/session.h"
#include "app/window/theme.h"
#include "engine/catalog/load.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace cabe {

void WindowFixture::prepare()
{
    // A home of its own: tests that run side by side must not find each other's recovered work. A program that a test starts shares it.
    static std::unique_ptr<QTemporaryDir> home;
    if (!qEnvironmentVariableIsSet("CABE_TEST_HOME")) {
        home = std::make_unique<QTemporaryDir>();
        qputenv("CABE_TEST_HOME", home->path().toLocal8Bit());
        qputenv("HOME", home->path().toLocal8Bit());
    }
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setApplicationName(QStringLiteral("cabe-test"));
    initCabeResources();
    installFonts();
}

std::shared_ptr<const Catalog> WindowFixture::catalog()
{
    static const auto loaded = std::make_shared<const Catalog>(embeddedCatalog());
    return loaded;
}

WindowFixture::WindowFixture(const QString& language)
{
    QDir{Recovery::standardFolder()}.removeRecursively();
    setLanguage(language);
    settings = std::make_unique<Settings>(inFolder(QStringLiteral("settings.ini")));
    settings->setLanguage(language);
    appearance = std::make_unique<Appearance>();
    appearance->choose(ThemeChoice::light);
    const Dialogs dialogs{[this](const QString&) { return openAnswer; }, [this](const QString&) { return saveAnswer; },
                          [this](const QString&) {
                              ++unsavedAsked;
                              return unsavedAnswer;
                          },
                          [this](const QString&) {
                              ++commentsAsked;
                              return overwriteAnswer;
                          }};
    window = std::make_unique<MainWindow>(catalog(), settings.get(), appearance.get(), dialogs);
    window->start({});
    window->resize(1280, 800);
    window->show();
    settle();
}

WindowFixture::~WindowFixture() = default;

void WindowFixture::settle() const
{
    constexpr int patienceMs = 60'000;
    QVERIFY2(session().waitForAnswers(patienceMs), "the engine took a minute");
    QCoreApplication::processEvents();
}

} // namespace cabe
