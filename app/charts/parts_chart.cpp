// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/parts_chart.h"

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

constexpr int titleHeight = 26, axisHeight = 20, legendHeight = 22, nameGap = 10, totalRoom = 52;
constexpr double barShare = 0.5;

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
    relayout();
}

void PartsChart::applyTheme()
{
    styleAxis(values_, true, false);
    styleAxis(categories_, false, false);
    for (QBarSet* set : series_->barSets())
        for (const CostBar& bar : content_.bars)
            if (const CostPart* part = partOf(bar, set->label())) {
                set->setBrush(part->color(theme().series));
                set->setPen(QPen{theme().surface, 1});
                break;
            }
}

QRectF PartsChart::plotRect() const
{
    double names = 40;
    for (const CostBar& bar : content_.bars)
        names = std::max(names, ChartPen::width(bar.name, TextSize::note, true) + dp(nameGap));
    return {names, double(dp(titleHeight)), std::max(40.0, viewport()->width() - names - dp(totalRoom)),
            std::max(30.0, double(viewport()->height() - dp(titleHeight + axisHeight + legendHeight)))};
}

void PartsChart::paintLabels(QPainter& painter)
{
    const ChartPen pen{painter, theme()};
    const QRectF plot = plotRect();
    const Format f = uiFormat();
    pen.text(QRectF{0, 0, double(viewport()->width()), double(dp(18))}, Qt::AlignLeft | Qt::AlignVCenter, content_.title, TextSize::body, true, theme().text);
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
            const double half = row.height() * barShare / 2;
            addPoint(QRectF{QPointF{at(std::min(from, to), 0).x(), row.center().y() - half}, QPointF{at(std::max(from, to), 0).x(), row.center().y() + half}},
                     tr("%1, %2: %3", "option, part, money").arg(bar.name, part.name, wholeMoney(f, part.amount, content_.currency)));
            from = to;
        }
        pen.text(QRectF{at(up, 0).x() + 6, row.top(), 100, row.height()}, Qt::AlignLeft | Qt::AlignVCenter, f.number(bar.total / content_.unit, content_.unit > 1 ? 1 : 0),
                 TextSize::note, true, theme().text);
    }
    paintLegend(pen);
}

void PartsChart::paintLegend(const ChartPen& pen)
{
    double x = 0;
    const double y = viewport()->height() - dp(legendHeight) / 2.0;
    for (const QString& name : partNames()) {
        const auto color = [&] {
            for (const CostBar& bar : content_.bars)
                if (const CostPart* part = partOf(bar, name))
                    return part->color(theme().series);
            return QColor{};
        }();
        pen.painter.fillRect(QRectF{x, y - 5, 10, 10}, color);
        const double wide = ChartPen::width(name, TextSize::note);
        pen.text(QRectF{x + 15, y - 9, wide + 2, 18}, Qt::AlignLeft | Qt::AlignVCenter, name, TextSize::note, false, theme().muted);
        x += wide + 15 + dp(14);
    }
}

} // namespace cabe
