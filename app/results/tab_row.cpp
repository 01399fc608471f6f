// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/tab_row.h"

#include "app/window/theme.h"

#include <QEvent>
#include <QPainter>

namespace cabe {

namespace {
constexpr int padding = 14, underline = 2;
}

TabRow::TabRow(QWidget* parent) : QTabBar{parent}
{
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(true);
    setElideMode(Qt::ElideNone);
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
}

QSize TabRow::tabSizeHint(int index) const
{
    // Bold from the start, so that nothing moves when another tab becomes active.
    return {QFontMetrics{uiFont(TextSize::body, true)}.horizontalAdvance(tabText(index)) + 2 * dp(padding), dp(size::tabRow)};
}

void TabRow::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(palette());
    QPainter p{this};
    const QPoint mouse = mapFromGlobal(QCursor::pos());
    for (int i = 0; i < count(); ++i) {
        const QRect r = tabRect(i);
        const bool active = i == currentIndex();
        p.setFont(uiFont(TextSize::body, active));
        p.setPen(active || (underMouse() && r.contains(mouse)) ? theme.text : theme.muted);
        p.drawText(r, Qt::AlignCenter, tabText(i));
        if (active)
            p.fillRect(QRect(r.left() + dp(padding), r.bottom() - underline + 1, r.width() - 2 * dp(padding), underline), theme.accent);
        if (active && hasFocus()) {
            p.setRenderHint(QPainter::Antialiasing);
            p.setPen(QPen{theme.accent, 2});
            p.drawRoundedRect(QRectF{r}.adjusted(3, 4, -3, -4), dp(4), dp(4));
            p.setRenderHint(QPainter::Antialiasing, false);
        }
    }
}

bool TabRow::event(QEvent* event)
{
    if (event->type() == QEvent::HoverMove || event->type() == QEvent::Leave || event->type() == QEvent::MouseMove)
        update();
    return QTabBar::event(event);
}

} // namespace cabe
