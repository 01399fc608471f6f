// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/cumulative_chart.h"

#include "app/charts/chart_title.h"
#include "app/charts/label_layout.h"
#include "app/charts/pareto_chart.h"
#include "app/results/money_text.h"
#include "app/window/words.h"

#include <QChart>
#include <QLineSeries>
#include <QPainter>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

constexpr int titleHeight = 26, axisHeight = 36, axisGap = 8, endGap = 8, endRoom = 10;
constexpr int labelSteps = 8;
constexpr double endRadius = 3.5, ringRadius = 5;

// Months in steps that divide a year.
int monthStep(int months)
{
    for (const int step : {1, 2, 3, 6, 12, 24})
        if (months / step <= 8)
            return step;
    return 36;
}

} // namespace

LineStyle lineStyle(LineLook look, const Theme& theme)
{
    switch (look) {
    case LineLook::own: return {theme.series.weights, Qt::SolidLine, 0};
    case LineLook::rent: return {theme.series.kvCache, Qt::DashLine, 1};
    case LineLook::api: return {theme.series.activations, Qt::DotLine, 2};
    }
    return {};
}

CumulativeChart::CumulativeChart(QWidget* parent) : ChartView{parent}, x_{new QValueAxis}, y_{new QValueAxis}
{
    chart()->addAxis(x_, Qt::AlignBottom);
    chart()->addAxis(y_, Qt::AlignLeft);
    applyTheme();
}

void CumulativeChart::setContent(Content content)
{
    content_ = std::move(content);
    for (QLineSeries* series : series_) {
        chart()->removeSeries(series);
        delete series;
    }
    series_.clear();
    double largest = 0;
    months_ = 1;
    for (const CostLine& line : content_.lines) {
        auto* series = new QLineSeries;
        QList<QPointF> points;
        for (std::size_t month = 0; month < line.cumulative.size(); ++month) {
            points << QPointF{double(month), line.cumulative[month] / content_.unit};
            largest = std::max(largest, line.cumulative[month] / content_.unit);
        }
        months_ = std::max(months_, int(line.cumulative.size()) - 1);
        series->replace(points);
        chart()->addSeries(series);
        series->attachAxis(x_);
        series->attachAxis(y_);
        series_.push_back(series);
    }
    yScale_ = niceScale(0, largest > 0 ? largest : 1, 5);
    xScale_ = {0, double(months_), double(monthStep(months_))};
    x_->setRange(0, months_);
    y_->setRange(0, yScale_.max);
    for (const auto& [axis, scale] : {std::pair{x_, xScale_}, std::pair{y_, yScale_}}) {
        axis->setTickType(QValueAxis::TicksDynamic);
        axis->setTickAnchor(0);
        axis->setTickInterval(scale.step);
    }
    applyTheme();
    relayout();
}

void CumulativeChart::applyTheme()
{
    styleAxis(x_, false, false);
    styleAxis(y_, true, false);
    for (std::size_t i = 0; i < series_.size(); ++i) {
        const LineStyle style = lineStyle(content_.lines[i].look, theme());
        QPen pen{style.color, 2, style.dash, Qt::FlatCap};
        if (style.dash != Qt::SolidLine)
            pen.setDashPattern(style.dash == Qt::DashLine ? QList<qreal>{5, 2.5} : QList<qreal>{1.5, 1.5});
        series_[i]->setPen(pen);
    }
}

QString CumulativeChart::endText(const CostLine& line) const
{
    const double last = line.cumulative.empty() ? 0 : line.cumulative.back() / content_.unit;
    return line.name + u' ' + uiFormat().number(last, content_.unit > 1 ? 1 : 0);
}

QStringList CumulativeChart::valueTicks() const
{
    const Format f = uiFormat();
    QStringList ticks;
    for (double v = 0; v <= yScale_.max + yScale_.step / 2; v += yScale_.step)
        ticks << f.number(v, yScale_.step < 1 ? 1 : 0);
    return ticks;
}

QRectF CumulativeChart::plotRect() const
{
    QStringList ends;
    for (const CostLine& line : content_.lines)
        ends << endText(line);
    const double left = widest(valueTicks(), TextSize::small) + dp(axisGap);
    const double right = std::max(double(dp(24)), widest(ends, TextSize::note, true) + dp(endGap + endRoom));
    return {left, double(dp(titleHeight)), std::max(60.0, viewport()->width() - left - right),
            std::max(40.0, double(viewport()->height() - dp(titleHeight + axisHeight)))};
}

void CumulativeChart::paintLabels(QPainter& painter)
{
    const ChartPen pen{painter, theme()};
    const QRectF plot = plotRect();
    paintTitle(pen, titleWidth(), content_.title, content_.subtitle);
    paintAxes(pen, plot);
    if (content_.lines.empty())
        return;
    paintEnds(pen, plot);
    paintBreakEvens(pen, plot);
}

void CumulativeChart::paintAxes(const ChartPen& pen, const QRectF& plot)
{
    const Format f = uiFormat();
    for (double v = 0; v <= xScale_.max + 1e-9; v += xScale_.step)
        pen.text(QRectF{at(v, 0).x() - 30, plot.bottom() + 4, 60, double(dp(14))}, Qt::AlignHCenter | Qt::AlignTop, f.number(v, 0), TextSize::small, false,
                 theme().muted);
    const QStringList ticks = valueTicks();
    for (qsizetype i = 0; i < ticks.size(); ++i)
        pen.text(QRectF{0, at(0, double(i) * yScale_.step).y() - 8, plot.left() - 6, 16}, Qt::AlignRight | Qt::AlignVCenter, ticks[i], TextSize::small, false,
                 theme().muted);
    pen.text(QRectF{plot.left(), plot.bottom() + dp(19), plot.width(), double(dp(16))}, Qt::AlignHCenter | Qt::AlignTop, content_.monthTitle, TextSize::small, false,
             theme().muted);
}

// Names at the ends of the lines, pushed apart where lines end close together.
void CumulativeChart::paintEnds(const ChartPen& pen, const QRectF& plot)
{
    const Format f = uiFormat();
    struct End {
        std::size_t line;
        double y;
    };
    std::vector<End> ends;
    for (std::size_t i = 0; i < content_.lines.size(); ++i) {
        const CostLine& line = content_.lines[i];
        if (line.cumulative.empty())
            continue;
        const QPointF end = at(double(line.cumulative.size()) - 1, line.cumulative.back() / content_.unit);
        paintMark(pen.painter, {{}, lineStyle(line.look, theme()).color, lineStyle(line.look, theme()).shape}, end, endRadius);
        ends.push_back({i, end.y()});
        for (std::size_t month = 0; month < line.cumulative.size(); ++month) {
            const QPointF c = at(double(month), line.cumulative[month] / content_.unit);
            addPoint(QRectF{c.x() - 5, c.y() - 5, 10, 10},
                     tr("%1, month %2: %3", "option, month, money").arg(line.name, f.integer(double(month)), wholeMoney(f, line.cumulative[month], content_.currency)));
        }
    }
    std::ranges::sort(ends, {}, &End::y);
    const double pitch = 16 * uiScale();
    for (std::size_t i = 1; i < ends.size(); ++i)
        ends[i].y = std::max(ends[i].y, ends[i - 1].y + pitch);
    for (std::size_t i = ends.size(); i-- > 0;) {
        ends[i].y = std::min(ends[i].y, plot.bottom() - 4 - pitch * double(ends.size() - 1 - i));
        const CostLine& line = content_.lines[ends[i].line];
        pen.text(QRectF{plot.right() + 8, ends[i].y - 8, viewport()->width() - plot.right() - 8, 16}, Qt::AlignLeft | Qt::AlignVCenter, endText(line),
                 TextSize::note, true, theme().text);
    }
}

// The point where the two lines meet: between two months, so between the last one in which they differ and the first in which they are even.
QPointF CumulativeChart::crossing(const BreakEven& even) const
{
    const auto& own = content_.lines[std::size_t(even.line)].cumulative;
    const int month = std::clamp(even.month, 0, int(own.size()) - 1);
    const double there = own[std::size_t(month)];
    if (even.other >= 0 && month > 0 && std::size_t(month) < content_.lines[std::size_t(even.other)].cumulative.size()) {
        const auto& other = content_.lines[std::size_t(even.other)].cumulative;
        const double before = own[std::size_t(month) - 1] - other[std::size_t(month) - 1], after = there - other[std::size_t(month)];
        if (before * after < 0) {
            const double share = before / (before - after);
            return {month - 1 + share, own[std::size_t(month) - 1] + share * (there - own[std::size_t(month) - 1])};
        }
    }
    return {double(month), there};
}

std::vector<QRectF> CumulativeChart::linePlaces() const
{
    constexpr double clear = 3;
    std::vector<QRectF> squares;
    for (const CostLine& line : content_.lines) {
        std::vector<QPointF> points;
        for (std::size_t month = 0; month < line.cumulative.size(); ++month)
            points.push_back(at(double(month), line.cumulative[month] / content_.unit));
        const auto more = alongLine(points, clear);
        squares.insert(squares.end(), more.begin(), more.end());
    }
    return squares;
}

std::vector<std::optional<QRectF>> CumulativeChart::breakEvenPlaces() const
{
    const QRectF plot = plotRect();
    std::vector<LabelRequest> requests;
    std::vector<QRectF> occupied = linePlaces();
    for (const BreakEven& even : content_.breakEvens) {
        const QPointF c = at(crossing(even).x(), crossing(even).y() / content_.unit);
        requests.push_back({c, {ChartPen::width(even.text, TextSize::note, true) + 4, 15 * uiScale()}});
        occupied.emplace_back(c.x() - 2, c.y(), 4, plot.bottom() - c.y());
    }
    return placeLabels(requests, plot, occupied, labelSteps);
}

void CumulativeChart::paintBreakEvens(const ChartPen& pen, const QRectF& plot)
{
    const auto places = breakEvenPlaces();
    for (std::size_t i = 0; i < content_.breakEvens.size(); ++i) {
        const BreakEven& even = content_.breakEvens[i];
        const QPointF c = at(crossing(even).x(), crossing(even).y() / content_.unit);
        pen.dashed({c.x(), c.y() + ringRadius}, {c.x(), plot.bottom()}, theme().muted);
        if (places[i]) {
            // A label that had to go far away is tied to its ring.
            const QPointF nearest{std::clamp(c.x(), places[i]->left(), places[i]->right()), std::clamp(c.y(), places[i]->top(), places[i]->bottom())};
            if (const QPointF way = nearest - c; std::hypot(way.x(), way.y()) > 4 * ringRadius) {
                pen.painter.setPen(QPen{theme().muted, 1});
                pen.painter.drawLine(c, nearest);
            }
            pen.text(*places[i], Qt::AlignHCenter | Qt::AlignVCenter, even.text, TextSize::note, true, theme().text);
        }
        pen.painter.setPen(QPen{theme().text, 2});
        pen.painter.setBrush(theme().surface);
        pen.painter.drawEllipse(c, ringRadius, ringRadius);
        addPoint(QRectF{c.x() - 7, c.y() - 7, 14, 14}, even.text);
    }
}

} // namespace cabe
