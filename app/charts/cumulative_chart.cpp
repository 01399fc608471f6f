// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/cumulative_chart.h"

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

constexpr int titleHeight = 26, axisHeight = 38, axisWidth = 36;
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

QRectF CumulativeChart::plotRect() const
{
    double room = 40;
    for (const CostLine& line : content_.lines)
        room = std::max(room, ChartPen::width(endText(line), TextSize::note, true) + 18);
    return {double(dp(axisWidth)), double(dp(titleHeight)), std::max(60.0, viewport()->width() - dp(axisWidth) - room),
            std::max(40.0, double(viewport()->height() - dp(titleHeight + axisHeight)))};
}

void CumulativeChart::paintLabels(QPainter& painter)
{
    const ChartPen pen{painter, theme()};
    const QRectF plot = plotRect();
    const double titleWidth = ChartPen::width(content_.title, TextSize::body, true);
    pen.text(QRectF{0, 0, double(viewport()->width()), double(dp(18))}, Qt::AlignLeft | Qt::AlignVCenter, content_.title, TextSize::body, true, theme().text);
    pen.text(QRectF{titleWidth + dp(10), 0, viewport()->width() - titleWidth, double(dp(18))}, Qt::AlignLeft | Qt::AlignVCenter, content_.subtitle, TextSize::note,
             false, theme().muted);
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
    for (double v = 0; v <= yScale_.max + yScale_.step / 2; v += yScale_.step)
        pen.text(QRectF{0, at(0, v).y() - 8, plot.left() - 6, 16}, Qt::AlignRight | Qt::AlignVCenter, f.number(v, yScale_.step < 1 ? 1 : 0), TextSize::small, false,
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

void CumulativeChart::paintBreakEvens(const ChartPen& pen, const QRectF& plot)
{
    std::vector<LabelRequest> requests;
    std::vector<QRectF> occupied;
    std::vector<QPointF> centers;
    for (const BreakEven& even : content_.breakEvens) {
        const auto& cumulative = content_.lines[std::size_t(even.line)].cumulative;
        const auto month = std::size_t(std::clamp(even.month, 0, int(cumulative.size()) - 1));
        const QPointF c = at(double(month), cumulative[month] / content_.unit);
        centers.push_back(c);
        requests.push_back({c, {ChartPen::width(even.text, TextSize::note, true), 15 * uiScale()}});
        occupied.emplace_back(c.x() - 1, c.y(), 2, plot.bottom() - c.y());
        pen.dashed({c.x(), c.y() + ringRadius}, {c.x(), plot.bottom()}, theme().muted);
    }
    const auto places = placeLabels(requests, plot, occupied);
    for (std::size_t i = 0; i < centers.size(); ++i) {
        pen.painter.setPen(QPen{theme().text, 2});
        pen.painter.setBrush(theme().surface);
        pen.painter.drawEllipse(centers[i], ringRadius, ringRadius);
        if (places[i])
            pen.patch(*places[i], Qt::AlignLeft | Qt::AlignVCenter, content_.breakEvens[i].text, TextSize::note, true, theme().text);
        addPoint(QRectF{centers[i].x() - 7, centers[i].y() - 7, 14, 14}, content_.breakEvens[i].text);
    }
}

} // namespace cabe
