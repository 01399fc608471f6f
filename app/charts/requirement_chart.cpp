// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/requirement_chart.h"

#include "app/window/words.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QHorizontalBarSeries>
#include <QPainter>
#include <QValueAxis>

#include <algorithm>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {
constexpr int titleHeight = 18, requirementHeight = 16, axisHeight = 20, valueRoom = 46, nameGap = 8;
constexpr double barShare = 0.55;
}

RequirementChart::RequirementChart(QWidget* parent)
    : ChartView{parent}, series_{new QHorizontalBarSeries}, categories_{new QBarCategoryAxis}, values_{new QValueAxis}
{
    chart()->addSeries(series_);
    chart()->addAxis(categories_, Qt::AlignLeft);
    chart()->addAxis(values_, Qt::AlignBottom);
    series_->attachAxis(categories_);
    series_->attachAxis(values_);
    series_->setBarWidth(barShare);
    applyTheme();
}

void RequirementChart::setContent(Content content)
{
    content_ = std::move(content);
    double largest = content_.requirement.value_or(0);
    for (const RequirementBar& bar : content_.bars)
        largest = std::max(largest, bar.value.value_or(0));
    scale_ = niceScale(0, largest > 0 ? largest : 1, 4);
    series_->clear();
    categories_->clear();
    auto* set = new QBarSet{content_.title};
    QStringList names;
    for (std::size_t i = content_.bars.size(); i-- > 0;) {
        names << QString::number(i);
        *set << content_.bars[i].value.value_or(0);
    }
    categories_->append(names);
    series_->append(set);
    values_->setRange(0, std::max(scale_.max, 1e-9));
    values_->setTickType(QValueAxis::TicksDynamic);
    values_->setTickAnchor(0);
    values_->setTickInterval(scale_.step);
    applyTheme();
    relayout();
}

void RequirementChart::applyTheme()
{
    styleAxis(values_, true, false);
    styleAxis(categories_, false, false);
    for (QBarSet* set : series_->barSets()) {
        set->setBrush(theme().series.weights);
        set->setPen(Qt::NoPen);
    }
}

double RequirementChart::nameWidth() const
{
    double widest = 0;
    for (const RequirementBar& bar : content_.bars)
        widest = std::max(widest, ChartPen::width(bar.name, TextSize::note, true));
    return std::min(widest + dp(nameGap), 190.0 * uiScale());
}

QRectF RequirementChart::plotRect() const
{
    const double left = content_.namesShown ? nameWidth() : 4;
    const double top = dp(titleHeight + requirementHeight);
    return {left, top, std::max(30.0, viewport()->width() - left - dp(valueRoom)), std::max(20.0, viewport()->height() - top - dp(axisHeight))};
}

void RequirementChart::paintLabels(QPainter& painter)
{
    const ChartPen pen{painter, theme()};
    const QRectF plot = plotRect();
    const Format f = uiFormat();
    pen.text(QRectF{plot.left(), 0, plot.width() + dp(valueRoom), double(dp(titleHeight))}, Qt::AlignLeft | Qt::AlignVCenter, content_.title, TextSize::note, true,
             theme().text);
    if (content_.bars.empty())
        return;
    const int tickDecimals = scale_.step < 1 ? 1 : 0;
    for (double v = 0; v <= scale_.max + scale_.step / 2; v += scale_.step)
        pen.text(QRectF{at(v, 0).x() - 40, plot.bottom() + 3, 80, double(dp(axisHeight))}, Qt::AlignHCenter | Qt::AlignTop, f.number(v, tickDecimals),
                 TextSize::small, false, theme().muted);
    const double pitch = plot.height() / double(content_.bars.size());
    for (std::size_t i = 0; i < content_.bars.size(); ++i)
        paintBar(pen, i, QRectF{plot.left(), plot.top() + pitch * double(i), plot.width(), pitch});
    if (!content_.requirement)
        return;
    const double x = at(*content_.requirement, 0).x();
    pen.dashed({x, plot.top() - 1}, {x, plot.bottom()}, theme().text);
    const double wide = ChartPen::width(content_.requirementText, TextSize::small, true);
    const double left = std::clamp(x - wide / 2, plot.left(), std::max(plot.left(), viewport()->width() - wide - 2));
    pen.text(QRectF{left, double(dp(titleHeight)), wide + 2, double(dp(requirementHeight))}, Qt::AlignLeft | Qt::AlignVCenter, content_.requirementText,
             TextSize::small, true, theme().text);
    addPoint(QRectF{x - 3, plot.top(), 6, plot.height()}, content_.requirementText);
}

void RequirementChart::paintBar(const ChartPen& pen, std::size_t index, const QRectF& row)
{
    const RequirementBar& bar = content_.bars[index];
    const Format f = uiFormat();
    QPainter& p = pen.painter;
    if (content_.namesShown) {
        const bool strong = int(index) == content_.selected;
        p.setFont(uiFont(TextSize::note, strong));
        const QRectF where{0, row.top(), row.left() - dp(nameGap) / 2.0, row.height()};
        pen.text(where, Qt::AlignLeft | Qt::AlignVCenter, p.fontMetrics().elidedText(bar.name, Qt::ElideRight, int(where.width())), TextSize::note, strong,
                 theme().text);
    }
    if (!bar.value) {
        pen.text(row.adjusted(4, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, tr("unknown"), TextSize::note, false, theme().muted);
        return;
    }
    const double thickness = row.height() * barShare;
    const QRectF area{QPointF{row.left(), row.center().y() - thickness / 2}, QPointF{at(*bar.value, 0).x(), row.center().y() + thickness / 2}};
    const bool below = content_.requirement && *bar.value < *content_.requirement;
    if (below)
        pen.hatch(area, theme().warn);
    const QString text = f.number(*bar.value, content_.decimals);
    pen.patch(QRectF{area.right() + 5, row.top(), 120, row.height()}, Qt::AlignLeft | Qt::AlignVCenter, text, TextSize::note, true,
              below ? theme().warn : theme().text);
    addPoint(area, tr("%1: %2 %3", "option, number, unit").arg(bar.name, text, content_.unit)
                       + (below ? u" · "_s + tr("below what is needed: %1").arg(content_.requirementText) : QString{}));
}

} // namespace cabe
