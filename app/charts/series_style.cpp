// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/series_style.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace cabe {

namespace {

constexpr int sampleWidth = 18, sampleGap = 5, textLine = 15;

} // namespace

QColor (*seriesColor(std::size_t index))(const SeriesColors&)
{
    using Color = QColor (*)(const SeriesColors&);
    static constexpr std::array<Color, mostSeries> colors{
        [](const SeriesColors& s) { return s.weights; }, [](const SeriesColors& s) { return s.kvCache; }, [](const SeriesColors& s) { return s.activations; },
        [](const SeriesColors& s) { return s.optimizer; }, [](const SeriesColors& s) { return s.compute; }};
    return colors[index % mostSeries];
}

QPen seriesPen(std::size_t index, const Theme& theme)
{
    static const std::array<QList<qreal>, mostSeries> dashes{QList<qreal>{}, {5, 2.5}, {1.5, 1.5}, {5, 2, 1.5, 2}, {9, 3}};
    QPen pen{seriesColor(index)(theme.series), 2, Qt::SolidLine, Qt::FlatCap};
    if (const auto& dash = dashes[index % mostSeries]; !dash.isEmpty())
        pen.setDashPattern(dash);
    return pen;
}

QSizeF sizeOf(const SeriesLabel& label)
{
    const double text = std::max(ChartPen::width(label.name, TextSize::note, true), ChartPen::width(label.remark, TextSize::small));
    return {text + dp(sampleWidth + sampleGap) + 2, double(dp(textLine)) * (label.remark.isEmpty() ? 1 : 2)};
}

void paintLabel(const ChartPen& pen, const QRectF& where, const SeriesLabel& label)
{
    const double line = dp(textLine);
    pen.painter.fillRect(where, pen.theme.surface);
    pen.painter.setPen(seriesPen(label.series, pen.theme));
    pen.painter.drawLine(QPointF{where.left(), where.top() + line / 2}, QPointF{where.left() + dp(sampleWidth), where.top() + line / 2});
    const QRectF text = where.adjusted(dp(sampleWidth + sampleGap), 0, 0, 0);
    pen.text(QRectF{text.left(), text.top(), text.width(), line}, Qt::AlignLeft | Qt::AlignVCenter, label.name, TextSize::note, true, pen.theme.text);
    if (!label.remark.isEmpty())
        pen.text(QRectF{text.left(), text.top() + line, text.width(), line}, Qt::AlignLeft | Qt::AlignVCenter, label.remark, TextSize::small, false, pen.theme.muted);
}

} // namespace cabe
