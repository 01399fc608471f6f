// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/pareto_chart.h"

#include "app/charts/label_layout.h"
#include "app/results/money_text.h"
#include "app/window/words.h"

#include <QChart>
#include <QLineSeries>
#include <QPainter>
#include <QScatterSeries>
#include <QValueAxis>

#include <algorithm>
#include <limits>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {
constexpr int titleHeight = 22, axisHeight = 38, axisWidth = 46, rightRoom = 14;
constexpr double markRadius = 5;
}

void markFront(std::vector<ParetoPoint>& points)
{
    for (ParetoPoint& p : points)
        p.onFront = std::ranges::none_of(points, [&](const ParetoPoint& other) {
            const bool noWorse = other.cost <= p.cost && other.speed >= p.speed;
            return noWorse && (other.cost < p.cost || other.speed > p.speed);
        });
}

VendorMark vendorMark(const QString& vendor, const Theme& theme)
{
    if (vendor == u"NVIDIA")
        return {vendor, theme.series.activations, 0};
    if (vendor == u"AMD")
        return {vendor, theme.series.optimizer, 1};
    if (vendor == u"Intel")
        return {vendor, theme.series.compute, 2};
    if (vendor == u"Apple")
        return {vendor, theme.series.runtime, 3};
    return {vendor, theme.series.gradients, 4};
}

void paintMark(QPainter& painter, const VendorMark& mark, const QPointF& c, double r)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(mark.color);
    switch (mark.shape) {
    case 0: painter.drawEllipse(c, r, r); break;
    case 1: painter.drawRect(QRectF{c.x() - r, c.y() - r, 2 * r, 2 * r}); break;
    case 2: painter.drawPolygon(QPolygonF{{c.x(), c.y() - r * 1.2}, {c.x() + r * 1.15, c.y() + r * 0.9}, {c.x() - r * 1.15, c.y() + r * 0.9}}); break;
    case 3: painter.drawPolygon(QPolygonF{{c.x(), c.y() - r * 1.3}, {c.x() + r * 1.3, c.y()}, {c.x(), c.y() + r * 1.3}, {c.x() - r * 1.3, c.y()}}); break;
    default:
        painter.drawRect(QRectF{c.x() - r, c.y() - r / 2.6, 2 * r, r / 1.3});
        painter.drawRect(QRectF{c.x() - r / 2.6, c.y() - r, r / 1.3, 2 * r});
    }
}

ParetoChart::ParetoChart(QWidget* parent)
    : ChartView{parent}, front_{new QLineSeries}, hidden_{new QScatterSeries}, x_{new QValueAxis}, y_{new QValueAxis}
{
    for (QXYSeries* series : std::initializer_list<QXYSeries*>{front_, hidden_}) {
        chart()->addSeries(series);
        series->setPointsVisible(false);
    }
    chart()->addAxis(x_, Qt::AlignBottom);
    chart()->addAxis(y_, Qt::AlignLeft);
    for (QXYSeries* series : std::initializer_list<QXYSeries*>{front_, hidden_}) {
        series->attachAxis(x_);
        series->attachAxis(y_);
    }
    hidden_->setMarkerSize(1);
    applyTheme();
}

void ParetoChart::setContent(Content content)
{
    content_ = std::move(content);
    markFront(content_.points);
    std::ranges::sort(content_.points, {}, &ParetoPoint::cost);
    double low = std::numeric_limits<double>::infinity(), high = 0, fastest = content_.minimumSpeed;
    QList<QPointF> all, steps;
    for (const ParetoPoint& p : content_.points) {
        low = std::min(low, p.cost);
        high = std::max(high, p.cost);
        fastest = std::max(fastest, p.speed);
        all << QPointF{p.cost, p.speed};
        if (!p.onFront)
            continue;
        // Up only at the next point's cost: between two points the cheaper one is the best that can be had.
        if (!steps.isEmpty())
            steps << QPointF{p.cost, steps.last().y()};
        steps << QPointF{p.cost, p.speed};
    }
    if (content_.points.empty())
        low = 0;
    const double margin = std::max((high - low) * 0.12, high * 0.03);
    xScale_ = niceScale(std::max(0.0, low - margin), high + margin, 6);
    yScale_ = niceScale(0, fastest * 1.08, 5);
    x_->setRange(xScale_.min, xScale_.max);
    y_->setRange(0, yScale_.max);
    for (const auto& [axis, scale] : {std::pair{x_, xScale_}, std::pair{y_, yScale_}}) {
        axis->setTickType(QValueAxis::TicksDynamic);
        axis->setTickAnchor(scale.min);
        axis->setTickInterval(scale.step);
    }
    front_->replace(steps);
    hidden_->replace(all);
    applyTheme();
    relayout();
}

void ParetoChart::applyTheme()
{
    styleAxis(x_, true, false);
    styleAxis(y_, true, false);
    front_->setPen(QPen{theme().series.weights, 2});
    hidden_->setColor(Qt::transparent);
    hidden_->setBorderColor(Qt::transparent);
}

QRectF ParetoChart::plotRect() const
{
    return {double(dp(axisWidth)), double(dp(titleHeight)), std::max(60.0, double(viewport()->width() - dp(axisWidth + rightRoom))),
            std::max(40.0, double(viewport()->height() - dp(titleHeight + axisHeight)))};
}

void ParetoChart::paintLabels(QPainter& painter)
{
    const ChartPen pen{painter, theme()};
    const QRectF plot = plotRect();
    const double titleWidth = ChartPen::width(content_.title, TextSize::body, true);
    pen.text(QRectF{0, 0, plot.right(), double(dp(titleHeight) - 4)}, Qt::AlignLeft | Qt::AlignVCenter, content_.title, TextSize::body, true, theme().text);
    pen.text(QRectF{titleWidth + dp(10), 0, plot.right() - titleWidth, double(dp(titleHeight) - 4)}, Qt::AlignLeft | Qt::AlignVCenter, content_.subtitle,
             TextSize::note, false, theme().muted);
    paintAxes(pen, plot);
    paintPoints(pen, plot);
}

void ParetoChart::paintAxes(const ChartPen& pen, const QRectF& plot)
{
    const Format f = uiFormat();
    for (double v = xScale_.min; v <= xScale_.max + xScale_.step / 2; v += xScale_.step) {
        const double x = at(v, 0).x();
        pen.text(QRectF{x - 50, plot.bottom() + 4, 100, double(dp(14))}, Qt::AlignHCenter | Qt::AlignTop, f.number(v, 0), TextSize::small, false, theme().muted);
    }
    for (double v = 0; v <= yScale_.max + yScale_.step / 2; v += yScale_.step) {
        const double y = at(xScale_.min, v).y();
        pen.text(QRectF{plot.left() - dp(axisWidth), y - 8, dp(axisWidth) - 6.0, 16}, Qt::AlignRight | Qt::AlignVCenter, f.number(v, yScale_.step < 1 ? 1 : 0),
                 TextSize::small, false, theme().muted);
    }
    pen.text(QRectF{plot.left(), plot.bottom() + dp(19), plot.width(), double(dp(16))}, Qt::AlignHCenter | Qt::AlignTop, content_.costTitle, TextSize::small, false,
             theme().muted);
    pen.painter.save();
    pen.painter.translate(dp(7), plot.center().y());
    pen.painter.rotate(-90);
    pen.text(QRectF{-plot.height() / 2, -8, plot.height(), 16}, Qt::AlignCenter, content_.speedTitle, TextSize::small, false, theme().muted);
    pen.painter.restore();
}

void ParetoChart::paintPoints(const ChartPen& pen, const QRectF& plot)
{
    const Format f = uiFormat();
    std::vector<QRectF> occupied;
    if (content_.minimumSpeed > 0) {
        const double y = at(xScale_.min, content_.minimumSpeed).y();
        pen.dashed({plot.left(), y}, {plot.right(), y}, theme().text);
        const double wide = ChartPen::width(content_.minimumText, TextSize::small, true);
        const QRectF where{plot.right() - wide - 2, y - dp(16), wide + 2, double(dp(14))};
        occupied.push_back(where);
        occupied.emplace_back(plot.left(), y - 1, plot.width(), 2);
        pen.patch(where, Qt::AlignLeft | Qt::AlignVCenter, content_.minimumText, TextSize::small, true, theme().text);
    }
    // The steps are lines that labels keep off, too.
    const auto line = front_->points();
    for (qsizetype i = 1; i < line.size(); ++i)
        occupied.push_back(QRectF{at(line[i - 1].x(), line[i - 1].y()), at(line[i].x(), line[i].y())}.normalized().adjusted(-1, -1, 1, 1));
    std::vector<LabelRequest> requests;
    for (const ParetoPoint& p : content_.points)
        requests.push_back({at(p.cost, p.speed), {ChartPen::width(p.name, TextSize::note, p.onFront), 15.0 * uiScale()}});
    const auto places = placeLabels(requests, plot.adjusted(0, 0, dp(rightRoom), 0), occupied);
    for (std::size_t i = 0; i < content_.points.size(); ++i) {
        const ParetoPoint& p = content_.points[i];
        const QPointF c = requests[i].point;
        if (p.selected) {
            pen.painter.setPen(QPen{theme().accent, 2});
            pen.painter.setBrush(Qt::NoBrush);
            pen.painter.drawEllipse(c, markRadius + 4, markRadius + 4);
        }
        paintMark(pen.painter, vendorMark(p.vendor, theme()), c, markRadius);
        if (places[i])
            pen.patch(*places[i], Qt::AlignLeft | Qt::AlignVCenter, p.name, TextSize::note, p.onFront, p.onFront ? theme().text : theme().muted);
        addPoint(QRectF{c.x() - 7, c.y() - 7, 14, 14}, tr("%1: %2, %3 tokens/s", "option, money, speed")
                                                           .arg(p.name, wholeMoney(f, p.cost, content_.currency), f.significant(p.speed))
                                                           + (p.onFront ? u" · "_s + tr("nothing is faster for less") : QString{}));
    }
}

} // namespace cabe
