// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/tornado_chart.h"

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
constexpr int titleHeight = 26, axisHeight = 20, gap = 10, numberRoom = 44;
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

QRectF TornadoChart::plotRect() const
{
    double names = 0, ranges = 0;
    for (const TornadoBar& bar : content_.bars) {
        names = std::max(names, ChartPen::width(bar.name, TextSize::note, true));
        ranges = std::max(ranges, ChartPen::width(bar.range, TextSize::small));
    }
    const double left = names + ranges + 2 * dp(gap) + dp(numberRoom);
    return {left, double(dp(titleHeight)), std::max(50.0, viewport()->width() - left - dp(numberRoom)),
            std::max(30.0, double(viewport()->height() - dp(titleHeight + axisHeight)))};
}

void TornadoChart::paintLabels(QPainter& painter)
{
    const ChartPen pen{painter, theme()};
    const QRectF plot = plotRect();
    const Format f = uiFormat();
    const double titleWidth = ChartPen::width(content_.title, TextSize::body, true);
    pen.text(QRectF{0, 0, double(viewport()->width()), double(dp(18))}, Qt::AlignLeft | Qt::AlignVCenter, content_.title, TextSize::body, true, theme().text);
    pen.text(QRectF{titleWidth + dp(gap), 0, viewport()->width() - titleWidth, double(dp(18))}, Qt::AlignLeft | Qt::AlignVCenter, content_.subtitle,
             TextSize::note, false, theme().muted);
    if (content_.bars.empty())
        return;
    for (double v = scale_.min; v <= scale_.max + scale_.step / 2; v += scale_.step)
        pen.text(QRectF{at(v, 0).x() - 40, plot.bottom() + 3, 80, double(dp(axisHeight))}, Qt::AlignHCenter | Qt::AlignTop, f.number(v, scale_.step < 1 ? 1 : 0),
                 TextSize::small, false, theme().muted);
    const double base = at(content_.base / content_.unit, 0).x();
    const double pitch = plot.height() / double(content_.bars.size());
    const int decimals = content_.unit > 1 ? 1 : 0;
    QColor pale = theme().series.weights;
    pale.setAlphaF(0.6f);
    for (std::size_t i = 0; i < content_.bars.size(); ++i) {
        const TornadoBar& bar = content_.bars[i];
        const QRectF row{plot.left(), plot.top() + pitch * double(i), plot.width(), pitch};
        const double half = std::min(row.height() * barShare, 24.0) / 2;
        pen.text(QRectF{0, row.top(), row.left(), row.height()}, Qt::AlignLeft | Qt::AlignVCenter, bar.name, TextSize::note, true, theme().text);
        pen.text(QRectF{0, row.top(), row.left() - dp(numberRoom) - 4, row.height()}, Qt::AlignRight | Qt::AlignVCenter, bar.range, TextSize::small, false,
                 theme().muted);
        const double left = std::min(bar.atLow, bar.atHigh), right = std::max(bar.atLow, bar.atHigh);
        const QRectF below{QPointF{at(left / content_.unit, 0).x(), row.center().y() - half}, QPointF{base, row.center().y() + half}};
        const QRectF above{QPointF{base, row.center().y() - half}, QPointF{at(right / content_.unit, 0).x(), row.center().y() + half}};
        if (below.width() > 0)
            painter.fillRect(below, pale);
        if (above.width() > 0)
            painter.fillRect(above, theme().series.weights);
        const QString lowText = f.number(left / content_.unit, decimals), highText = f.number(right / content_.unit, decimals);
        pen.patch(QRectF{std::min(below.left(), base) - 60, row.top(), 56, row.height()}, Qt::AlignRight | Qt::AlignVCenter, lowText, TextSize::small, false, theme().text);
        pen.patch(QRectF{std::max(above.right(), base) + 4, row.top(), 56, row.height()}, Qt::AlignLeft | Qt::AlignVCenter, highText, TextSize::small, false, theme().text);
        addPoint(QRectF{below.left(), row.top(), above.right() - below.left(), row.height()},
                 tr("%1 (%2): total from %3 to %4", "input, its range, money, money")
                     .arg(bar.name, bar.range, wholeMoney(f, left, content_.currency), wholeMoney(f, right, content_.currency)));
    }
    painter.setPen(QPen{theme().text, 1.5});
    painter.drawLine(QPointF{base, plot.top() - 2}, QPointF{base, plot.bottom()});
}

} // namespace cabe
