// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/tornado_chart.h"

#include "app/charts/chart_title.h"
#include "app/results/money_text.h"
#include "app/window/words.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QHorizontalBarSeries>
#include <QPainter>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {
constexpr int titleHeight = 26, axisHeight = 20, gap = 10, numberGap = 4;
constexpr double mostNames = 0.34;     // of the width; longer names are elided, their point says them whole
constexpr double barShare = 0.55;
}

TornadoChart::TornadoChart(QWidget* parent)
    : ChartView{parent}, series_{new QHorizontalBarSeries}, categories_{new QBarCategoryAxis}, values_{new QValueAxis}
{
    chart()->addSeries(series_);
    chart()->addAxis(categories_, Qt::AlignLeft);
    chart()->addAxis(values_, Qt::AlignBottom);
    series_->attachAxis(categories_);
    series_->attachAxis(values_);
    applyTheme();
}

void TornadoChart::setContent(Content content)
{
    content_ = std::move(content);
    series_->clear();
    categories_->clear();
    double low = content_.base, high = content_.base;
    QStringList rows;
    auto* domain = new QBarSet{content_.title};
    for (std::size_t i = content_.bars.size(); i-- > 0;) {
        rows << QString::number(i);
        low = std::min({low, content_.bars[i].atLow, content_.bars[i].atHigh});
        high = std::max({high, content_.bars[i].atLow, content_.bars[i].atHigh});
        *domain << 0;   // the bars hang on the base value, which Qt Charts cannot do: they are painted over its axes
    }
    categories_->append(rows);
    series_->append(domain);
    const double margin = std::max((high - low) * 0.04, 1e-6);
    scale_ = niceScale((low - margin) / content_.unit, (high + margin) / content_.unit, 5);
    values_->setRange(scale_.min, scale_.max);
    values_->setTickType(QValueAxis::TicksDynamic);
    values_->setTickAnchor(scale_.min);
    values_->setTickInterval(scale_.step);
    applyTheme();
    relayout();
}

void TornadoChart::applyTheme()
{
    styleAxis(values_, true, false);
    styleAxis(categories_, false, false);
}

QString TornadoChart::numberText(double amount) const
{
    return uiFormat().number(amount / content_.unit, content_.unit > 1 ? 1 : 0);
}

TornadoChart::Columns TornadoChart::columnWidths() const
{
    QStringList names, ranges, numbers;
    for (const TornadoBar& bar : content_.bars) {
        names << bar.name;
        ranges << bar.range;
        numbers << numberText(bar.atLow) << numberText(bar.atHigh);
    }
    return {std::min(widest(names, TextSize::note, true), viewport()->width() * mostNames), widest(ranges, TextSize::small),
            widest(numbers, TextSize::small) + 2 * dp(numberGap)};
}

QRectF TornadoChart::plotRect() const
{
    const Columns columns = columnWidths();
    const double left = columns.names + columns.ranges + 2 * dp(gap) + columns.numbers;
    return {left, double(dp(titleHeight)), std::max(50.0, viewport()->width() - left - columns.numbers),
            std::max(30.0, double(viewport()->height() - dp(titleHeight + axisHeight)))};
}

void TornadoChart::paintLabels(QPainter& painter)
{
    const ChartPen pen{painter, theme()};
    const QRectF plot = plotRect();
    const Format f = uiFormat();
    paintTitle(pen, titleWidth(), content_.title, content_.subtitle);
    if (content_.bars.empty())
        return;
    for (double v = scale_.min; v <= scale_.max + scale_.step / 2; v += scale_.step)
        pen.text(QRectF{at(v, 0).x() - 40, plot.bottom() + 3, 80, double(dp(axisHeight))}, Qt::AlignHCenter | Qt::AlignTop, f.number(v, scale_.step < 1 ? 1 : 0),
                 TextSize::small, false, theme().muted);
    const double base = at(content_.base / content_.unit, 0).x();
    const double pitch = plot.height() / double(content_.bars.size());
    const Columns columns = columnWidths();
    const QFontMetricsF nameMetrics{uiFont(TextSize::note, true)};
    QColor pale = theme().series.weights;
    pale.setAlphaF(0.6f);
    for (std::size_t i = 0; i < content_.bars.size(); ++i) {
        const TornadoBar& bar = content_.bars[i];
        const QRectF row{plot.left(), plot.top() + pitch * double(i), plot.width(), pitch};
        const double half = std::min(row.height() * barShare, 24.0) / 2;
        pen.text(QRectF{0, row.top(), columns.names + 2, row.height()}, Qt::AlignLeft | Qt::AlignVCenter,
                 nameMetrics.elidedText(bar.name, Qt::ElideRight, columns.names + 1), TextSize::note, true, theme().text);
        pen.text(QRectF{columns.names, row.top(), columns.ranges + dp(gap), row.height()}, Qt::AlignRight | Qt::AlignVCenter, bar.range, TextSize::small, false,
                 theme().muted);
        const double left = std::min(bar.atLow, bar.atHigh), right = std::max(bar.atLow, bar.atHigh);
        const QRectF below{QPointF{at(left / content_.unit, 0).x(), row.center().y() - half}, QPointF{base, row.center().y() + half}};
        const QRectF above{QPointF{base, row.center().y() - half}, QPointF{at(right / content_.unit, 0).x(), row.center().y() + half}};
        if (below.width() > 0)
            painter.fillRect(below, pale);
        if (above.width() > 0)
            painter.fillRect(above, theme().series.weights);
        const double room = columns.numbers + dp(numberGap);
        pen.patch(QRectF{std::min(below.left(), base) - room, row.top(), room - dp(numberGap), row.height()}, Qt::AlignRight | Qt::AlignVCenter, numberText(left), TextSize::small, false, theme().text);
        pen.patch(QRectF{std::max(above.right(), base) + dp(numberGap), row.top(), room, row.height()}, Qt::AlignLeft | Qt::AlignVCenter, numberText(right), TextSize::small, false, theme().text);
        addPoint(QRectF{below.left(), row.top(), above.right() - below.left(), row.height()},
                 tr("%1 (%2): total from %3 to %4", "input, its range, money, money")
                     .arg(bar.name, bar.range, wholeMoney(f, left, content_.currency), wholeMoney(f, right, content_.currency)));
    }
    painter.setPen(QPen{theme().text, 1.5});
    painter.drawLine(QPointF{base, plot.top() - 2}, QPointF{base, plot.bottom()});
}

} // namespace cabe
