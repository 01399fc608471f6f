// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/serving_chart.h"

#include "app/charts/chart_title.h"
#include "app/charts/label_layout.h"
#include "app/window/words.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

constexpr int labelRoom = 16;
constexpr double endMark = 7, clear = 3, walkPitch = 14;
// Beyond this ratio of largest and smallest a linear axis presses the small values onto its bottom.
constexpr double mostLinear = 30;

} // namespace

ServingChart::ServingChart(QWidget* parent) : ScaledChart{Grid::values, labelRoom, parent} {}

void ServingChart::setContent(Content content)
{
    content_ = std::move(content);
    for (ServingLine& line : content_.lines)
        std::erase_if(line.points, [](const ServingLine::Point& p) { return !std::isfinite(p.value.value) || p.value.value < 0 || !std::isfinite(p.people) || p.people < 1; });
    std::erase_if(content_.lines, [](const ServingLine& line) { return line.points.empty(); });
    if (content_.lines.size() > mostSeries)
        content_.lines.resize(mostSeries);
    double people = 1, largest = content_.target.value_or(0), smallest = content_.target.value_or(1e300);
    for (const ServingLine& line : content_.lines)
        for (const ServingLine::Point& p : line.points) {
            people = std::max(people, p.people);
            largest = std::max(largest, p.value.value);
            smallest = p.value.value > 0 ? std::min(smallest, p.value.value) : smallest;
        }
    setScales(peopleScale(people),
              content_.wide && largest > smallest * mostLinear ? logScale(smallest / 1.5, largest * 1.5) : linearScale(largest * 1.05, 5));
    std::vector<QList<QPointF>> lines;
    for (const ServingLine& line : content_.lines) {
        QList<QPointF>& points = lines.emplace_back();
        for (const ServingLine::Point& p : line.points)
            points << QPointF{xScale().at(p.people), yScale().at(p.value.value)};
    }
    setLines(lines);
}

std::vector<QRectF> ServingChart::linePlaces() const
{
    std::vector<QRectF> squares;
    for (const ServingLine& line : content_.lines) {
        std::vector<QPointF> points;
        for (const ServingLine::Point& p : line.points)
            points.push_back(place(p.people, p.value.value));
        const auto more = alongLine(points, clear);
        squares.insert(squares.end(), more.begin(), more.end());
        squares.emplace_back(points.back().x() - 2, points.back().y() - endMark, 4, 2 * endMark);
    }
    return squares;
}

std::optional<QRectF> ServingChart::targetPlace() const
{
    if (!content_.target || content_.targetText.isEmpty())
        return std::nullopt;
    const QRectF plot = plotRect();
    const double y = place(xScale().low, *content_.target).y();
    const QSizeF size{ChartPen::width(content_.targetText, TextSize::small, true) + 4, 14 * uiScale()};
    const auto occupied = linePlaces();
    // Along the line from the left, under or over it, where no curve passes.
    for (double x = plot.left() + 4; x + size.width() <= plot.right(); x += 8)
        for (const double top : {y + 3, y - size.height() - 3})
            if (const QRectF where{{x, top}, size}; plot.contains(where) && std::ranges::none_of(occupied, [&](const QRectF& other) { return other.intersects(where); }))
                return where;
    return QRectF{{plot.left() + 4, std::clamp(y + 3, plot.top(), plot.bottom() - size.height())}, size};
}

std::vector<std::optional<QRectF>> ServingChart::endPlaces() const
{
    const QRectF plot = plotRect();
    std::vector<QRectF> occupied = linePlaces();
    if (content_.target)
        occupied.emplace_back(plot.left(), place(xScale().low, *content_.target).y() - 2, plot.width(), 4);
    if (const auto target = targetPlace())
        occupied.push_back(*target);
    std::vector<LabelRequest> requests;
    for (std::size_t i = 0; i < content_.lines.size(); ++i) {
        const ServingLine& line = content_.lines[i];
        requests.push_back({place(line.points.back().people, line.points.back().value.value), sizeOf({line.name, line.endText, i})});
    }
    return placeLabels(requests, plot.adjusted(2, 0, rightRoom(), 0), occupied, 0, true);
}

void ServingChart::paintLabels(QPainter& painter)
{
    const ChartPen pen{painter, theme()};
    const QRectF plot = plotRect();
    paintTitle(pen, titleWidth(), content_.title, content_.subtitle);
    if (content_.lines.empty())
        return;
    paintAxes(pen, content_.peopleTitle);
    if (content_.target) {
        const double y = place(xScale().low, *content_.target).y();
        pen.dashed({plot.left(), y}, {plot.right(), y}, theme().text);
    }
    paintEnds(pen);
    if (const auto where = targetPlace())
        pen.patch(*where, Qt::AlignHCenter | Qt::AlignVCenter, content_.targetText, TextSize::small, true, theme().text);
    collectPoints();
}

void ServingChart::paintEnds(const ChartPen& pen)
{
    const auto places = endPlaces();
    for (std::size_t i = 0; i < content_.lines.size(); ++i) {
        const ServingLine& line = content_.lines[i];
        const QPointF c = place(line.points.back().people, line.points.back().value.value);
        pen.painter.setPen(QPen{seriesColor(i)(theme().series), 2});
        if (line.ends)
            pen.painter.drawLine(QPointF{c.x(), c.y() - endMark}, QPointF{c.x(), c.y() + endMark});
        if (const auto tie = places[i] ? tieOf(c, *places[i]) : std::nullopt) {
            pen.painter.setPen(QPen{theme().muted, 1});
            pen.painter.drawLine(c, *tie);
        }
    }
    // After all ties, which may pass behind a label but not through its words.
    for (std::size_t i = 0; i < content_.lines.size(); ++i)
        if (places[i])
            paintLabel(pen, *places[i], {content_.lines[i].name, content_.lines[i].endText, i});
}

// As many points of each line as a hand can tell apart, the last among them.
void ServingChart::collectPoints()
{
    const Format f = uiFormat();
    for (const ServingLine& line : content_.lines) {
        const double last = place(line.points.back().people, 0).x();
        double x = -walkPitch;
        for (std::size_t i = 0; i < line.points.size(); ++i) {
            const ServingLine::Point& p = line.points[i];
            const QPointF c = place(p.people, p.value.value);
            const bool end = i + 1 == line.points.size();
            if (!end && (c.x() - x < walkPitch || last - c.x() < walkPitch))
                continue;
            x = c.x();
            QString text = tr("%1, %Ln people at once: %2", "option, number, value", int(p.people)).arg(line.name, content_.valueText ? content_.valueText(p.value) : f.range(p.value));
            if (end && line.ends)
                text += u" · "_s + tr("memory ends here");
            addPoint(QRectF{c.x() - 7, c.y() - 7, 14, 14}, text);
        }
    }
    if (content_.target && !content_.targetText.isEmpty()) {
        const QRectF plot = plotRect();
        addPoint(QRectF{plot.left(), place(xScale().low, *content_.target).y() - 3, plot.width(), 6}, content_.targetText);
    }
}

} // namespace cabe
