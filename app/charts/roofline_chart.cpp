// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/roofline_chart.h"

#include "app/charts/chart_title.h"
#include "app/charts/label_layout.h"
#include "app/window/words.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

constexpr int labelRoom = 10;
constexpr double markRadius = 5, clear = 3;
// Room around what is shown, as factors: left of the leftmost, right of the rightmost, below and above.
constexpr double before = 5, after = 4, below = 3, above = 3;

bool drawn(double value) { return std::isfinite(value) && value > 0; }

} // namespace

RooflineChart::RooflineChart(QWidget* parent) : ScaledChart{Grid::both, labelRoom, parent} {}

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
    setScales(logScale(left / before, right * after), logScale(bottom / below, top * above));
    std::vector<QList<QPointF>> lines;
    for (const RoofLine& roof : content_.roofs) {
        const auto points = corners(roof);
        lines.emplace_back(points.begin(), points.end());
    }
    setLines(lines);
}

// Up along the bandwidth from where it enters the plot, then along the peak.
std::vector<QPointF> RooflineChart::corners(const RoofLine& roof) const
{
    const double ridge = roof.peakTflops / roof.bandwidthTbS;
    const double from = std::max(xScale().low, yScale().low / roof.bandwidthTbS);
    return {{xScale().at(from), yScale().at(from * roof.bandwidthTbS)}, {xScale().at(ridge), yScale().at(roof.peakTflops)}, {xScale().at(xScale().high), yScale().at(roof.peakTflops)}};
}

// On the flat part, spread out so that the names of roofs of one height stand beside each other.
QPointF RooflineChart::anchor(std::size_t index) const
{
    const auto points = corners(content_.roofs[index]);
    const double share = (double(index) + 1) / (double(content_.roofs.size()) + 1);
    const double from = std::max(points[1].x(), xScale().at(xScale().low));
    return at(from + (points[2].x() - from) * share, points[1].y());
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
    return placeLabels(requests, plotRect().adjusted(0, -2, rightRoom(), 0), linePlaces(), 0, true);
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
    paintTitle(pen, titleWidth(), content_.title, content_.subtitle);
    if (content_.roofs.empty())
        return;
    paintAxes(pen, content_.workTitle);
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

} // namespace cabe
