// SPDX-License-Identifier: GPL-3.0-or-later
// The first line of a chart: what and unit, and a muted remark behind it that gives way when there is no room.
#pragma once

#include "app/charts/chart_view.h"

namespace cabe {

inline constexpr int chartTitleLine = 18;

inline void paintTitle(const ChartPen& pen, double width, const QString& title, const QString& subtitle = {})
{
    constexpr int gap = 10;
    const QFontMetricsF strong{uiFont(TextSize::body, true)}, note{uiFont(TextSize::note)};
    const QRectF line{0, 0, width, double(dp(chartTitleLine))};
    pen.text(line, Qt::AlignLeft | Qt::AlignVCenter, strong.elidedText(title, Qt::ElideRight, width), TextSize::body, true, pen.theme.text);
    const double left = strong.horizontalAdvance(title) + dp(gap);
    if (subtitle.isEmpty() || note.horizontalAdvance(subtitle) > width - left)
        return;
    pen.text(line.adjusted(left, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, subtitle, TextSize::note, false, pen.theme.muted);
}

// The widest of some texts, for rooms that follow their content.
[[nodiscard]] inline double widest(const QStringList& texts, TextSize size, bool strong = false)
{
    double width = 0;
    for (const QString& text : texts)
        width = std::max(width, ChartPen::width(text, size, strong));
    return width;
}

} // namespace cabe
