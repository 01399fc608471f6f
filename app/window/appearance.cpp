// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/appearance.h"

#include "app/window/theme.h"

#include <QApplication>
#include <QEvent>
#include <QPalette>
#include <QStyleFactory>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

// Setting an empty palette brings the platform's back for a moment: Qt 6.4 has no other way to ask for it.
bool systemIsDark()
{
    QApplication::setPalette(QPalette{});
    return isDark(QApplication::palette());
}

} // namespace

Appearance::Appearance(QObject* parent) : QObject{parent}
{
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    qApp->installEventFilter(this);
}

void Appearance::choose(ThemeChoice choice)
{
    choice_ = choice;
    changing_ = true;
    apply(choice == ThemeChoice::system ? systemIsDark() : choice == ThemeChoice::dark);
    changing_ = false;
}

void Appearance::apply(bool dark)
{
    const Theme& theme = dark ? darkTheme() : lightTheme();
    QApplication::setPalette(paletteOf(theme));
    if (applied_ == dark)
        return;
    applied_ = dark;
    qApp->setStyleSheet(styleSheetOf(theme, uiScale()));
}

bool Appearance::eventFilter(QObject* watched, QEvent* event)
{
    const bool system = event->type() == QEvent::ThemeChange || event->type() == QEvent::ApplicationPaletteChange;
    if (system && !changing_ && choice_ == ThemeChoice::system && watched == qApp)
        choose(ThemeChoice::system);
    return QObject::eventFilter(watched, event);
}

} // namespace cabe
