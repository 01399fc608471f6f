// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>

#include <memory>

using namespace Qt::StringLiterals;

namespace cabe {

namespace {

// The translators of the running program; Qt keeps pointers to them.
struct Installed {
    QString language;
    std::unique_ptr<QTranslator> cabe, qt;
};

Installed& installed()
{
    static Installed state;
    return state;
}

std::unique_ptr<QTranslator> load(const QString& file, const QString& folder)
{
    auto translator = std::make_unique<QTranslator>();
    if (!translator->load(file, folder))
        return nullptr;
    QCoreApplication::installTranslator(translator.get());
    return translator;
}

} // namespace

QString systemLanguage() { return QLocale::system().language() == QLocale::Portuguese ? u"pt-BR"_s : u"en"_s; }

QLocale localeOf(const QString& language) { return language == u"pt-BR" ? QLocale(QLocale::Portuguese, QLocale::Brazil) : QLocale(QLocale::English, QLocale::UnitedStates); }

QString currentLanguage() { return installed().language.isEmpty() ? u"en"_s : installed().language; }

void setLanguage(const QString& language)
{
    Installed& now = installed();
    if (now.language == language)
        return;
    // The new ones first: no moment without words.
    const QString suffix = language == u"pt-BR" ? u"pt_BR"_s : u"en"_s;
    auto cabe = load(u"cabe_"_s + suffix, u":/i18n"_s);
    auto qt = language == u"pt-BR" ? load(u"qtbase_pt_BR"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath)) : nullptr;
    for (const auto& old : {now.cabe.get(), now.qt.get()})
        if (old)
            QCoreApplication::removeTranslator(old);
    now = {language, std::move(cabe), std::move(qt)};
    QLocale::setDefault(localeOf(language));
}

} // namespace cabe
