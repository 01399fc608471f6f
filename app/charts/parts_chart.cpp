// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/parts_chart.h"

#include "app/charts/chart_title.h"
#include "app/results/money_text.h"
#include "app/window/words.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QHorizontalStackedBarSeries>
#include <QPainter>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

constexpr int titleHeight = 26, axisHeight = 20, legendLine = 19, swatch = 10, swatchGap = 5, legendGap = 14, nameGap = 10, totalGap = 8;
constexpr double barShare = 0.5, thickest = 24, narrowest = 4;

const CostPart* partOf(const CostBar& bar, const QString& name)
{
    const auto it = std::ranges::find(bar.parts, name, &CostPart::name);
    return it == bar.parts.end() ? nullptr : &*it;
}

} // namespace

PartsChart::PartsChart(QWidget* parent)
    : ChartView{parent}, series_{new QHorizontalStackedBarSeries}, categories_{new QBarCategoryAxis}, values_{new QValueAxis}
{
    chart()->addSeries(series_);
    chart()->addAxis(categories_, Qt::AlignLeft);
    chart()->addAxis(values_, Qt::AlignBottom);
    series_->attachAxis(categories_);
    series_->attachAxis(values_);
    series_->setBarWidth(barShare);
    applyTheme();
}

QStringList PartsChart::partNames() const
{
    QStringList names;
    for (const CostBar& bar : content_.bars)
        for (const CostPart& part : bar.parts)
            if (!names.contains(part.name))
                names << part.name;
    return names;
}

void PartsChart::setContent(Content content)
{
    content_ = std::move(content);
    series_->clear();
    categories_->clear();
    double low = 0, high = 0;
    QStringList rows;
    for (std::size_t i = content_.bars.size(); i-- > 0;) {
        rows << QString::number(i);
        double above = 0, below = 0;
        for (const CostPart& part : content_.bars[i].parts)
            (part.amount < 0 ? below : above) += part.amount / content_.unit;
        low = std::min(low, below);
        high = std::max(high, above);
    }
    categories_->append(rows);
    for (const QString& name : partNames()) {
        auto* set = new QBarSet{name};
        for (std::size_t i = content_.bars.size(); i-- > 0;) {
            const CostPart* part = partOf(content_.bars[i], name);
            *set << (part ? part->amount / content_.unit : 0);
        }
        series_->append(set);
    }
    scale_ = niceScale(low, high > low ? high : low + 1, 4);
    values_->setRange(low < 0 ? std::min(low * 1.05, 0.0) : 0, std::max(high, low + 1e-6));
    values_->setTickType(QValueAxis::TicksDynamic);
    values_->setTickAnchor(0);
    values_->setTickInterval(scale_.step);
    applyTheme();
    adaptBars();
    relayout();
}

void PartsChart::resizeEvent(QResizeEvent* event)
{
    ChartView::resizeEvent(event);
    adaptBars();
}

// Bars are as thick as half their row, but no beams.
void PartsChart::adaptBars()
{
    if (content_.bars.empty())
        return;
    const double pitch = plotRect().height() / double(content_.bars.size());
    series_->setBarWidth(std::min(barShare, dp(int(thickest)) / std::max(1.0, pitch)));
}

void PartsChart::applyTheme()
{
    styleAxis(values_, true, false);
    styleAxis(categories_, false, false);
    for (QBarSet* set : series_->barSets())
        for (const CostBar& bar : content_.bars)
            if (const CostPart* part = partOf(bar, set->label())) {
                set->setBrush(part->color(theme().series));
                set->setPen(Qt::NoPen);     // gaps are painted where they do not hide a thin part
                break;
            }
}

QString PartsChart::totalText(const CostBar& bar) const
{
    return uiFormat().number(bar.total / content_.unit, content_.unit > 1 ? 1 : 0);
}

// Parts of bars that have several; what a bar of one part is made of, its name says already.
std::vector<PartsChart::LegendEntry> PartsChart::legend() const
{
    std::vector<LegendEntry> entries;
    for (const CostBar& bar : content_.bars)
        for (const CostPart& part : bar.parts)
            if (bar.parts.size() > 1 && std::ranges::find(entries, part.name, &LegendEntry::name) == entries.end())
                entries.push_back({part.name, part.color(theme().series), {}});
    const double width = viewport()->width();
    double x = 0, y = 0;
    for (LegendEntry& entry : entries) {
        const double wide = dp(swatch + swatchGap) + ChartPen::width(entry.name, TextSize::note) + 2;
        if (x > 0 && x + wide > width)
            x = 0, y += dp(legendLine);
        entry.area = {x, y, wide, double(dp(legendLine))};
        x += wide + dp(legendGap);
    }
    return entries;
}

QRectF PartsChart::plotRect() const
{
    QStringList names, totals;
    for (const CostBar& bar : content_.bars)
        names << bar.name, totals << totalText(bar);
    const double left = std::max(double(dp(40)), widest(names, TextSize::note, true) + dp(nameGap));
    const double right = widest(totals, TextSize::note, true) + 2 * dp(totalGap);
    const auto entries = legend();
    const double below = dp(axisHeight) + (entries.empty() ? 0 : entries.back().area.bottom());
    return {left, double(dp(titleHeight)), std::max(40.0, viewport()->width() - left - right), std::max(30.0, viewport()->height() - dp(titleHeight) - below)};
}

void PartsChart::paintLabels(QPainter& painter)
{
    const ChartPen pen{painter, theme()};
    const QRectF plot = plotRect();
    const Format f = uiFormat();
    paintTitle(pen, titleWidth(), content_.title);
    if (content_.bars.empty())
        return;
    const double zero = at(0, 0).x();
    painter.setPen(QPen{theme().borderStrong, 1});
    painter.drawLine(QPointF{zero, plot.top()}, QPointF{zero, plot.bottom()});
    for (double v = std::ceil(values_->min() / scale_.step) * scale_.step; v <= values_->max() + 1e-9; v += scale_.step)
        pen.text(QRectF{at(v, 0).x() - 40, plot.bottom() + 3, 80, double(dp(axisHeight))}, Qt::AlignHCenter | Qt::AlignTop, f.number(v, scale_.step < 1 ? 1 : 0),
                 TextSize::small, false, theme().muted);
    const double pitch = plot.height() / double(content_.bars.size());
    for (std::size_t i = 0; i < content_.bars.size(); ++i) {
        const CostBar& bar = content_.bars[i];
        const QRectF row{plot.left(), plot.top() + pitch * double(i), plot.width(), pitch};
        pen.text(QRectF{0, row.top(), row.left(), row.height()}, Qt::AlignLeft | Qt::AlignVCenter, bar.name, TextSize::note, true, theme().text);
        double up = 0, down = 0;
        for (const CostPart& part : bar.parts) {
            double& from = part.amount < 0 ? down : up;
            const double to = from + part.amount / content_.unit;
            const double half = row.height() * series_->barWidth() / 2;
            const QRectF area{QPointF{at(std::min(from, to), 0).x(), row.center().y() - half}, QPointF{at(std::max(from, to), 0).x(), row.center().y() + half}};
            if (area.width() >= narrowest)
                painter.fillRect(QRectF{area.right() - 1, area.top(), 1, area.height()}, theme().surface);
            addPoint(area,
                     tr("%1, %2: %3", "option, part, money").arg(bar.name, part.name, wholeMoney(f, part.amount, content_.currency)));
            from = to;
        }
        pen.text(QRectF{at(up, 0).x() + dp(totalGap), row.top(), 200, row.height()}, Qt::AlignLeft | Qt::AlignVCenter, totalText(bar),
                 TextSize::note, true, theme().text);
    }
    paintLegend(pen);
}

void PartsChart::paintLegend(const ChartPen& pen)
{
    const auto entries = legend();
    if (entries.empty())
        return;
    const double top = viewport()->height() - entries.back().area.bottom();
    for (const LegendEntry& entry : entries) {
        const QRectF area = entry.area.translated(0, top);
        pen.painter.fillRect(QRectF{area.left(), area.center().y() - dp(swatch) / 2.0, double(dp(swatch)), double(dp(swatch))}, entry.color);
        pen.text(area.adjusted(dp(swatch + swatchGap), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, entry.name, TextSize::note, false, theme().muted);
    }
}

} // namespace cabe
