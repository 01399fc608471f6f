// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/memory_chart.h"

#include "app/window/words.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QHorizontalStackedBarSeries>
#include <QPainter>
#include <QRegularExpression>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

constexpr double gib = 1024.0 * 1024 * 1024;
constexpr int rowPitch = 36, widestPitch = 48, thickest = 22, axisHeight = 22, totalRoom = 56, labelGap = 8, tickOver = 5;
constexpr double barShare = 0.5;    // of a row, as long as that is not too thick
const std::vector<std::string> partOrder{"weights", "gradients", "optimizer", "kv_cache", "compute", "activations", "runtime"};

double bytesOf(const MemoryBar& bar, const std::string& id)
{
    const auto it = std::ranges::find(bar.parts, id, &MemoryPart::id);
    return it == bar.parts.end() ? 0 : it->bytes;
}

} // namespace

MemoryChart::MemoryChart(QWidget* parent)
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

void MemoryChart::setBars(std::vector<MemoryBar> bars)
{
    bars_ = std::move(bars);
    rebuild();
}

void MemoryChart::retranslate()
{
    rebuild();
}

int MemoryChart::roomForBars() const
{
    return std::max(1, (height() - dp(axisHeight)) / dp(rowPitch));
}

// Bars stand for each part of all cards; Qt Charts counts categories from the bottom, so the first card is the last category.
// The sets of the parts that occur. Sets that are there already only change their values: the chart makes a bar's items anew for each new set.
void MemoryChart::fillSeries()
{
    std::vector<std::string> ids;
    for (const std::string& id : partOrder)
        if (std::ranges::any_of(bars_, [&](const MemoryBar& bar) { return bytesOf(bar, id) > 0; }))
            ids.push_back(id);
    const QList<QBarSet*> there = series_->barSets();
    const bool same = !there.isEmpty() && there.front()->count() == int(bars_.size())
                      && std::ranges::equal(there, ids, {}, [](const QBarSet* set) { return set->label().toStdString(); });
    QList<QBarSet*> sets; // all at once: the chart is laid out anew for each change of its series
    for (std::size_t i = 0; i < ids.size(); ++i) {
        auto* set = same ? there[qsizetype(i)] : new QBarSet{QString::fromStdString(ids[i])};
        for (std::size_t bar = 0; bar < bars_.size(); ++bar) {
            const double value = bytesOf(bars_[bars_.size() - 1 - bar], ids[i]) / gib;
            same ? set->replace(int(bar), value) : set->append(value);
        }
        sets << set;
    }
    if (same)
        return;
    series_->clear();
    series_->append(sets);
}

void MemoryChart::rebuild()
{
    double largest = 0;
    QStringList names;
    for (std::size_t i = bars_.size(); i-- > 0;) {
        names << QString::number(i);
        largest = std::max({largest, bars_[i].capacity, bars_[i].total});
    }
    if (categories_->categories() != names) {
        categories_->clear();
        categories_->append(names);
    }
    fillSeries();
    scale_ = niceScale(0, largest / gib, 5);
    values_->setRange(0, std::max(largest / gib * 1.001, 1.0));
    values_->setTickType(QValueAxis::TicksDynamic);
    values_->setTickAnchor(0);
    values_->setTickInterval(scale_.step);
    series_->setBarWidth(bars_.empty() ? barShare : std::min(barShare, dp(thickest) * double(bars_.size()) / plotRect().height()));
    applyTheme();
    relayout();
}

void MemoryChart::applyTheme()
{
    styleAxis(values_, true, false);
    styleAxis(categories_, false, false);
    for (QBarSet* set : series_->barSets()) {
        const std::string id = set->label().toStdString();
        for (const MemoryBar& bar : bars_) {
            const auto part = std::ranges::find(bar.parts, id, &MemoryPart::id);
            if (part == bar.parts.end())
                continue;
            set->setBrush(part->color(theme().series));
            set->setPen(QPen{theme().surface, 1});
            break;
        }
    }
}

double MemoryChart::labelWidth() const
{
    double widest = 0;
    for (const MemoryBar& bar : bars_)
        widest = std::max(widest, ChartPen::width(bar.option, TextSize::note, true));
    double card = 0;
    for (const MemoryBar& bar : bars_)
        card = std::max(card, ChartPen::width(bar.card, TextSize::note));
    return std::min(widest + card + 2 * dp(labelGap), width() * 0.45);
}

void MemoryChart::resizeEvent(QResizeEvent* event)
{
    ChartView::resizeEvent(event);
    series_->setBarWidth(bars_.empty() ? barShare : std::min(barShare, dp(thickest) * double(bars_.size()) / plotRect().height()));
}

QRectF MemoryChart::plotRect() const
{
    const double left = labelWidth() + dp(labelGap);
    // Few bars stay together at the top instead of drifting apart over a tall chart.
    const double room = std::max(20.0, double(viewport()->height() - dp(axisHeight) - 4));
    const double wanted = dp(widestPitch) * double(std::max<std::size_t>(bars_.size(), 1));
    return {left, 4, std::max(40.0, viewport()->width() - left - dp(totalRoom)), std::min(room, wanted)};
}

void MemoryChart::paintLabels(QPainter& painter)
{
    const ChartPen pen{painter, theme()};
    const QRectF plot = plotRect();
    if (bars_.empty())
        return;
    const double pitch = plot.height() / double(bars_.size());
    for (std::size_t i = 0; i < bars_.size(); ++i)
        paintBar(pen, i, QRectF{plot.left(), plot.top() + pitch * double(i), plot.width(), pitch});
    const Format f = uiFormat();
    const int decimals = scale_.step < 1 ? 1 : 0;
    for (double v = 0; v <= values_->max() + 1e-9; v += scale_.step)
        pen.text(QRectF{at(v, 0).x() - 40, plot.bottom() + 4, 80, double(dp(axisHeight) - 4)}, Qt::AlignHCenter | Qt::AlignTop, f.number(v, decimals),
                 TextSize::small, false, theme().muted);
}

void MemoryChart::paintBar(const ChartPen& pen, std::size_t index, const QRectF& row)
{
    const MemoryBar& bar = bars_[index];
    const Format f = uiFormat();
    const Sentences words{f};
    QPainter& p = pen.painter;
    const double thickness = row.height() * series_->barWidth();
    const QRectF line{0, row.center().y() - thickness / 2, row.left(), thickness};
    const double cardWidth = ChartPen::width(bar.card, TextSize::note);
    const QRectF nameRect{0, row.top(), row.left() - dp(labelGap) * 2 - cardWidth, row.height()};
    p.setFont(uiFont(TextSize::note, true));
    pen.text(nameRect, Qt::AlignLeft | Qt::AlignVCenter, p.fontMetrics().elidedText(bar.option, Qt::ElideRight, int(nameRect.width())), TextSize::note,
             true, theme().text);
    pen.text(QRectF{0, row.top(), row.left() - dp(labelGap), row.height()}, Qt::AlignRight | Qt::AlignVCenter, bar.card, TextSize::note, false,
             theme().muted);

    // Free memory up to the tick, dots from there to the capacity.
    const auto x = [&](double bytes) { return at(bytes / gib, 0).x(); };
    const bool over = bar.total > bar.usable;
    if (!over)
        p.fillRect(QRectF{QPointF{x(bar.total), line.top()}, QPointF{x(bar.usable), line.bottom()}}, theme().ghost);
    if (bar.capacity > std::max(bar.usable, bar.total)) {
        const QRectF rest{QPointF{x(std::max(bar.usable, bar.total)), line.top()}, QPointF{x(bar.capacity), line.bottom()}};
        p.fillRect(rest, theme().ghost);
        p.fillRect(rest, QBrush{theme().dots, Qt::Dense6Pattern});
    }
    p.fillRect(QRectF{x(bar.usable) - 1, line.top() - dp(tickOver), 2, thickness + 2 * dp(tickOver)}, over ? theme().bad : theme().text);
    pen.text(QRectF{row.right() + dp(labelGap), row.top(), double(dp(totalRoom)), row.height()}, Qt::AlignLeft | Qt::AlignVCenter,
             f.gibNumber(bar.total), TextSize::note, true, over ? theme().bad : theme().text);

    const auto rounded = roundedGib(bar.parts, bar.total);
    double from = 0;
    for (std::size_t i = 0; i < bar.parts.size(); ++i) {
        const MemoryPart& part = bar.parts[i];
        const QRectF segment{QPointF{x(from), line.top()}, QPointF{x(from + part.bytes), line.bottom()}};
        const QString name = words.memoryPart(part.id);
        // White on the blue of the weights is the only pair with enough contrast.
        const QString inside = name.toLower() + u' ' + f.number(rounded[i], 1);
        if (part.id == "weights" && ChartPen::width(inside, TextSize::small) + 12 < segment.width() && thickness > 13)
            pen.text(segment.adjusted(dp(7), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, inside, TextSize::small, true, Qt::white);
        addPoint(segment, QStringList{bar.option, bar.card, name + u": "_s + f.gib(part.bytes)}.filter(QRegularExpression{u"."_s}).join(u", "_s));
        from += part.bytes;
    }
}

} // namespace cabe
