// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/roofline_chart.h"

#include "app/charts/chart_title.h"
#include "app/charts/label_layout.h"
#include "app/window/words.h"

#include <QChart>
#include <QLineSeries>
#include <QPainter>
#include <QValueAxis>

#include <algorithm>
#include <cmath>
#include <limits>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

constexpr int titleHeight = 26, axisHeight = 36, axisGap = 8, rightRoom = 10;
constexpr double markRadius = 5, clear = 3;
// Room around what is shown, as factors: left of the leftmost, right of the rightmost, below and above.
constexpr double before = 5, after = 4, below = 3, above = 3;

bool drawn(double value) { return std::isfinite(value) && value > 0; }

} // namespace

RooflineChart::RooflineChart(QWidget* parent) : ChartView{parent}, x_{new QValueAxis}, y_{new QValueAxis}
{
    chart()->addAxis(x_, Qt::AlignBottom);
    chart()->addAxis(y_, Qt::AlignLeft);
    applyTheme();
}

void RooflineChart::setContent(Content content)
{
    content_ = std::move(content);
    std::erase_if(content_.roofs, [](const RoofLine& roof) { return !drawn(roof.peakTflops) || !drawn(roof.bandwidthTbS); });
    std::erase_if(content_.points, [](const RoofPoint& point) { return !drawn(point.flopPerByte) || !drawn(point.tflops); });
    if (content_.roofs.size() > mostSeries)
        content_.roofs.resize(mostSeries);
    double left = std::numeric_limits<double>::infinity(), right = 0, bottom = left, top = 0;
    for (const RoofPoint& point : content_.points) {
        left = std::min(left, point.flopPerByte);
        right = std::max(right, point.flopPerByte);
        bottom = std::min(bottom, point.tflops);
        top = std::max(top, point.tflops);
    }
    for (const RoofLine& roof : content_.roofs) {
        const double ridge = roof.peakTflops / roof.bandwidthTbS;
        left = std::min(left, ridge);
        right = std::max(right, ridge);
        top = std::max(top, roof.peakTflops);
        bottom = std::min(bottom, roof.peakTflops);
    }
    work_ = logScale(left / before, right * after);
    speed_ = logScale(bottom / below, top * above);
    x_->setRange(work_.at(work_.low), work_.at(work_.high));
    y_->setRange(speed_.at(speed_.low), speed_.at(speed_.high));

    for (QLineSeries* series : series_) {
        chart()->removeSeries(series);
        delete series;
    }
    series_.clear();
    for (const RoofLine& roof : content_.roofs) {
        auto* series = new QLineSeries;
        const auto points = corners(roof);
        series->replace(QList<QPointF>(points.begin(), points.end()));
        chart()->addSeries(series);
        series->attachAxis(x_);
        series->attachAxis(y_);
        series_.push_back(series);
    }
    applyTheme();
    relayout();
}

// Up along the bandwidth from where it enters the plot, then along the peak.
std::vector<QPointF> RooflineChart::corners(const RoofLine& roof) const
{
    const double ridge = roof.peakTflops / roof.bandwidthTbS;
    const double from = std::max(work_.low, speed_.low / roof.bandwidthTbS);
    return {{work_.at(from), speed_.at(from * roof.bandwidthTbS)}, {work_.at(ridge), speed_.at(roof.peakTflops)}, {work_.at(work_.high), speed_.at(roof.peakTflops)}};
}

void RooflineChart::applyTheme()
{
    styleAxis(x_, false, false);
    styleAxis(y_, false, false);
    for (std::size_t i = 0; i < series_.size(); ++i)
        series_[i]->setPen(seriesPen(i, theme()));
}

QRectF RooflineChart::plotRect() const
{
    QStringList ticks;
    for (const double tick : speed_.ticks)
        ticks << uiFormat().number(tick, decimalsOf(tick));
    const double left = widest(ticks, TextSize::small) + dp(axisGap);
    return {left, double(dp(titleHeight)), std::max(60.0, viewport()->width() - left - dp(rightRoom)),
            std::max(40.0, double(viewport()->height() - dp(titleHeight + axisHeight)))};
}

QPointF RooflineChart::place(double flopPerByte, double tflops) const { return at(work_.at(flopPerByte), speed_.at(tflops)); }

// On the flat part, spread out so that the names of roofs of one height stand beside each other.
QPointF RooflineChart::anchor(std::size_t index) const
{
    const auto points = corners(content_.roofs[index]);
    const double share = (double(index) + 1) / (double(content_.roofs.size()) + 1);
    const double from = std::max(points[1].x(), work_.at(work_.low));
    return at(from + (points[2].x() - from) * share, points[1].y());
}

void RooflineChart::drawBackground(QPainter* painter, const QRectF& rect)
{
    ChartView::drawBackground(painter, rect);
    const QRectF plot = plotRect();
    painter->setPen(QPen{theme().grid, 1});
    for (const double tick : work_.ticks)
        painter->drawLine(QPointF{place(tick, speed_.low).x(), plot.top()}, QPointF{place(tick, speed_.low).x(), plot.bottom()});
    for (const double tick : speed_.ticks)
        painter->drawLine(QPointF{plot.left(), place(work_.low, tick).y()}, QPointF{plot.right(), place(work_.low, tick).y()});
}

std::vector<QRectF> RooflineChart::linePlaces() const
{
    std::vector<QRectF> squares;
    for (const RoofLine& roof : content_.roofs) {
        std::vector<QPointF> line;
        for (const QPointF& corner : corners(roof))
            line.push_back(at(corner.x(), corner.y()));
        const auto more = alongLine(line, clear);
        squares.insert(squares.end(), more.begin(), more.end());
    }
    return squares;
}

std::vector<std::optional<QRectF>> RooflineChart::labelPlaces() const
{
    std::vector<LabelRequest> requests;
    for (const RoofPoint& point : content_.points)
        requests.push_back({place(point.flopPerByte, point.tflops), {ChartPen::width(point.name, TextSize::note, true) + 4, 15 * uiScale()}});
    for (std::size_t i = 0; i < content_.roofs.size(); ++i)
        requests.push_back({anchor(i), sizeOf({content_.roofs[i].name, {}, i})});
    return placeLabels(requests, plotRect().adjusted(0, -2, dp(rightRoom), 0), linePlaces(), 0, true);
}

QString RooflineChart::roofText(const RoofLine& roof) const
{
    const Format f = uiFormat();
    return tr("%1: at most %2 TFLOPS and %3 GB/s; from %4 operations per byte on, bandwidth no longer limits", "option, numbers")
        .arg(roof.name, f.significant(roof.peakTflops, 3), f.number(roof.bandwidthTbS * 1000, 0), f.significant(roof.peakTflops / roof.bandwidthTbS, 3));
}

void RooflineChart::paintLabels(QPainter& painter)
{
    const ChartPen pen{painter, theme()};
    const QRectF plot = plotRect();
    paintTitle(pen, viewport()->width(), content_.title, content_.subtitle);
    if (content_.roofs.empty())
        return;
    paintAxes(pen, plot);
    const auto places = labelPlaces();
    for (std::size_t i = 0; i < content_.points.size(); ++i) {
        const RoofPoint& point = content_.points[i];
        const QPointF c = place(point.flopPerByte, point.tflops);
        painter.setPen(QPen{theme().surface, 2});
        painter.setBrush(theme().text);
        painter.drawEllipse(c, markRadius, markRadius);
        if (const auto tie = places[i] ? tieOf(c, *places[i]) : std::nullopt) {
            painter.setPen(QPen{theme().muted, 1});
            painter.drawLine(c, *tie);
        }
        if (places[i])
            pen.patch(*places[i], Qt::AlignHCenter | Qt::AlignVCenter, point.name, TextSize::note, true, theme().text);
        addPoint(QRectF{c.x() - 7, c.y() - 7, 14, 14}, point.text);
    }
    for (std::size_t i = 0; i < content_.roofs.size(); ++i) {
        if (const auto& where = places[content_.points.size() + i])
            paintLabel(pen, *where, {content_.roofs[i].name, {}, i});
        const QPointF c = anchor(i);
        addPoint(QRectF{c.x() - 7, c.y() - 7, 14, 14}, roofText(content_.roofs[i]));
    }
}

void RooflineChart::paintAxes(const ChartPen& pen, const QRectF& plot)
{
    const Format f = uiFormat();
    for (const double tick : work_.ticks)
        pen.text(QRectF{place(tick, speed_.low).x() - 40, plot.bottom() + 4, 80, double(dp(14))}, Qt::AlignHCenter | Qt::AlignTop, f.number(tick, decimalsOf(tick)),
                 TextSize::small, false, theme().muted);
    for (const double tick : speed_.ticks)
        pen.text(QRectF{0, place(work_.low, tick).y() - 8, plot.left() - 6, 16}, Qt::AlignRight | Qt::AlignVCenter, f.number(tick, decimalsOf(tick)), TextSize::small,
                 false, theme().muted);
    pen.text(QRectF{0, plot.bottom() + dp(19), double(viewport()->width()), double(dp(16))}, Qt::AlignHCenter | Qt::AlignTop, content_.workTitle, TextSize::small, false,
             theme().muted);
}

} // namespace cabe
