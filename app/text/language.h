// SPDX-License-Identifier: GPL-3.0-or-later
// The interface language: pt-BR or en, from the system or the user, switched while the program runs (Qt's own strings too).
#pragma once

#include <QLocale>
#include <QString>

namespace cabe {

// "pt-BR" for any Portuguese system, "en" otherwise.
[[nodiscard]] QString systemLanguage();
// The locale whose number and date forms go with the language: pt_BR, or en_US.
[[nodiscard]] QLocale localeOf(const QString& language);
// Replaces the installed translators; widgets get a LanguageChange event.
void setLanguage(const QString& language);
[[nodiscard]] QString currentLanguage();

} // namespace cabe
