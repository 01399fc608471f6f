// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of several options in one chart: colour and dash go by their place, labels carry a piece of their line, tables its swatch.
#pragma once

#include "app/charts/chart_view.h"

#include <QPen>

namespace cabe {

inline constexpr std::size_t mostSeries = 5;

[[nodiscard]] QColor (*seriesColor(std::size_t index))(const SeriesColors&);
[[nodiscard]] QPen seriesPen(std::size_t index, const Theme& theme);

struct SeriesLabel {
    QString name;
    QString remark;     // second line, muted; may be empty
    std::size_t series = 0;
};
[[nodiscard]] QSizeF sizeOf(const SeriesLabel& label);
void paintLabel(const ChartPen& pen, const QRectF& where, const SeriesLabel& label);

} // namespace cabe
