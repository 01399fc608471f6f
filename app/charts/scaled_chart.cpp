// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/scaled_chart.h"

#include "app/charts/chart_title.h"
#include "app/window/words.h"

#include <QChart>
#include <QLineSeries>
#include <QPainter>
#include <QValueAxis>

#include <algorithm>

namespace cabe {

namespace {

constexpr int titleHeight = 26, axisHeight = 36, axisGap = 8;
constexpr double leastWidth = 60, leastHeight = 40;

} // namespace

ScaledChart::ScaledChart(Grid grid, int rightRoom, QWidget* parent) : ChartView{parent}, grid_{grid}, rightRoom_{rightRoom}, x_{new QValueAxis}, y_{new QValueAxis}
{
    chart()->addAxis(x_, Qt::AlignBottom);
    chart()->addAxis(y_, Qt::AlignLeft);
    ScaledChart::applyTheme();
}

void ScaledChart::setScales(ChartScale x, ChartScale y)
{
    xScale_ = std::move(x);
    yScale_ = std::move(y);
    x_->setRange(xScale_.at(xScale_.low), xScale_.at(xScale_.high));
    y_->setRange(yScale_.at(yScale_.low), yScale_.at(yScale_.high));
}

void ScaledChart::setLines(const std::vector<QList<QPointF>>& lines)
{
    for (QLineSeries* series : series_) {
        chart()->removeSeries(series);
        delete series;
    }
    series_.clear();
    for (const QList<QPointF>& points : lines) {
        auto* series = new QLineSeries;
        series->replace(points);
        chart()->addSeries(series);
        series->attachAxis(x_);
        series->attachAxis(y_);
        series_.push_back(series);
    }
    applyTheme();
    relayout();
}

int ScaledChart::rightRoom() const { return dp(rightRoom_); }

void ScaledChart::applyTheme()
{
    styleAxis(x_, false, false);
    styleAxis(y_, false, false);
    for (std::size_t i = 0; i < series_.size(); ++i)
        series_[i]->setPen(seriesPen(i, theme()));
}

QRectF ScaledChart::plotRect() const
{
    QStringList ticks;
    for (const double tick : yScale_.ticks)
        ticks << uiFormat().number(tick, decimalsOf(tick));
    const double left = widest(ticks, TextSize::small) + dp(axisGap);
    return {left, double(dp(titleHeight)), std::max(leastWidth, viewport()->width() - left - rightRoom()),
            std::max(leastHeight, double(viewport()->height() - dp(titleHeight + axisHeight)))};
}

void ScaledChart::drawBackground(QPainter* painter, const QRectF& rect)
{
    ChartView::drawBackground(painter, rect);
    const QRectF plot = plotRect();
    painter->setPen(QPen{theme().grid, 1});
    if (grid_ == Grid::both)
        for (const double tick : xScale_.ticks)
            painter->drawLine(QPointF{place(tick, yScale_.low).x(), plot.top()}, QPointF{place(tick, yScale_.low).x(), plot.bottom()});
    for (const double tick : yScale_.ticks)
        painter->drawLine(QPointF{plot.left(), place(xScale_.low, tick).y()}, QPointF{plot.right(), place(xScale_.low, tick).y()});
}

void ScaledChart::paintAxes(const ChartPen& pen, const QString& xTitle)
{
    const Format f = uiFormat();
    const QRectF plot = plotRect();
    for (const double tick : xScale_.ticks)
        pen.text(QRectF{place(tick, yScale_.low).x() - 40, plot.bottom() + 4, 80, double(dp(14))}, Qt::AlignHCenter | Qt::AlignTop, f.number(tick, decimalsOf(tick)),
                 TextSize::small, false, theme().muted);
    for (const double tick : yScale_.ticks)
        pen.text(QRectF{0, place(xScale_.low, tick).y() - 8, plot.left() - 6, 16}, Qt::AlignRight | Qt::AlignVCenter, f.number(tick, decimalsOf(tick)), TextSize::small,
                 false, theme().muted);
    pen.text(QRectF{0, plot.bottom() + dp(19), double(viewport()->width()), double(dp(16))}, Qt::AlignHCenter | Qt::AlignTop, xTitle, TextSize::small, false,
             theme().muted);
}

} // namespace cabe
