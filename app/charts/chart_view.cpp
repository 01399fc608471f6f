// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/chart_view.h"

#include <QAbstractAxis>
#include <QAccessible>
#include <QChart>
#include <QClipboard>
#include <QEvent>
#include <QGraphicsLayout>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QImage>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QSvgGenerator>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace cabe {

using namespace Qt::StringLiterals;

ChartView::ChartView(QWidget* parent) : QChartView{parent}, theme_{&themeOf(palette())}
{
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setBackgroundBrush(Qt::NoBrush);
    setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    setMouseTracking(true);
    QChart* c = chart();
    c->legend()->hide();
    c->setBackgroundVisible(false);
    c->setPlotAreaBackgroundVisible(false);
    c->setMargins({});
    c->layout()->setContentsMargins(0, 0, 0, 0);
    c->setAnimationOptions(QChart::NoAnimation);
}

void ChartView::setDescription(const QString& name, const QString& message)
{
    name_ = name;
    setAccessibleName(name);
    setAccessibleDescription(message);
}

void ChartView::setTitleRoom(int pixels)
{
    titleRoom_ = pixels;
    viewport()->update();
}

QPointF ChartView::at(double x, double y) const
{
    return chart()->mapToPosition({x, y});
}

void ChartView::styleAxis(QAbstractAxis* axis, bool grid, bool labels) const
{
    axis->setGridLineVisible(grid);
    axis->setGridLinePen(QPen{theme_->grid, 1});
    axis->setMinorGridLineVisible(false);
    axis->setLineVisible(false);
    axis->setLabelsVisible(labels);
    axis->setLabelsColor(theme_->muted);
    axis->setLabelsFont(uiFont(TextSize::small));
    axis->setTitleVisible(false);
}

void ChartView::relayout()
{
    chart()->setPlotArea(plotRect());
    // Without this axes and series disagree until the next resize (Qt 6.4).
    chart()->layout()->invalidate();
    chart()->layout()->activate();
    clearPoints();
    current_ = -1;
    viewport()->update();
    scene()->update();
}

void ChartView::resizeEvent(QResizeEvent* event)
{
    QChartView::resizeEvent(event);
    relayout();
}

void ChartView::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    theme_ = &themeOf(palette());
    applyTheme();
    viewport()->update();
}

void ChartView::drawForeground(QPainter* painter, const QRectF& rect)
{
    QChartView::drawForeground(painter, rect);
    clearPoints();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintLabels(*painter);
    painter->restore();
    if (hasFocus()) {
        painter->setPen(QPen{theme_->accent, 2});
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF{viewport()->rect()}.adjusted(1, 1, -1, -1), dp(4), dp(4));
    }
    if (current_ >= 0 && current_ < pointCount()) {
        painter->setPen(QPen{theme_->text, 2});
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(points_[std::size_t(current_)].area.adjusted(-2, -2, 2, 2));
    }
}

void ChartView::walk(int step)
{
    if (points_.empty())
        return;
    current_ = std::clamp(current_ < 0 ? (step > 0 ? 0 : pointCount() - 1) : current_ + step, 0, pointCount() - 1);
    const ChartPoint& point = points_[std::size_t(current_)];
    QToolTip::showText(viewport()->mapToGlobal(point.area.topRight().toPoint()), point.text, this);
    // Screen readers hear the value as the description of the chart they are on.
    setAccessibleDescription(point.text);
    viewport()->update();
    scene()->update();
}

void ChartView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Down: walk(1); return;
    case Qt::Key_Left:
    case Qt::Key_Up: walk(-1); return;
    case Qt::Key_Home: current_ = -1; walk(1); return;
    case Qt::Key_End: current_ = -1; walk(-1); return;
    default: QWidget::keyPressEvent(event);
    }
}

void ChartView::focusOutEvent(QFocusEvent* event)
{
    QChartView::focusOutEvent(event);
    current_ = -1;
    viewport()->update();
    scene()->update();
}

bool ChartView::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QChartView::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto it = std::ranges::find_if(points_, [&](const ChartPoint& p) { return p.area.contains(help->pos()); });
    if (it == points_.end())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), it->text, this);
    return true;
}

void ChartView::wheelEvent(QWheelEvent* event)
{
    event->ignore();    // a chart in a scrolled page must not swallow the wheel
}

void ChartView::renderLight(QPainter& painter, const QRectF& target)
{
    const Theme* shown = theme_;
    const int current = current_;
    theme_ = &lightTheme();
    current_ = -1;
    applyTheme();
    painter.fillRect(target, theme_->surface);
    render(&painter, target, viewport()->rect());
    theme_ = shown;
    current_ = current;
    applyTheme();
}

bool ChartView::saveSvg(const QString& path)
{
    QSvgGenerator generator;
    generator.setFileName(path);
    generator.setSize(viewport()->size());
    generator.setViewBox(viewport()->rect());
    generator.setTitle(name_);
    generator.setDescription(accessibleDescription());
    QPainter painter;
    if (!painter.begin(&generator))
        return false;
    renderLight(painter, QRectF{viewport()->rect()});
    return painter.end();
}

bool ChartView::savePng(const QString& path, double scale)
{
    QImage image{(QSizeF{viewport()->size()} * scale).toSize(), QImage::Format_ARGB32_Premultiplied};
    image.fill(Qt::white);
    QPainter painter{&image};
    renderLight(painter, QRectF{QPointF{}, QSizeF{image.size()}});
    painter.end();
    return image.save(path, "PNG");
}

void ChartView::copyImage()
{
    constexpr double scale = 2;
    QImage image{viewport()->size() * int(scale), QImage::Format_ARGB32_Premultiplied};
    QPainter painter{&image};
    renderLight(painter, QRectF{QPointF{}, QSizeF{image.size()}});
    painter.end();
    QGuiApplication::clipboard()->setImage(image);
}

// --- ChartPen ---

void ChartPen::text(const QRectF& where, Qt::Alignment how, const QString& words, TextSize size, bool strong, const QColor& color) const
{
    painter.setFont(uiFont(size, strong));
    painter.setPen(color);
    painter.drawText(where, int(how | Qt::TextSingleLine), words);
}

double ChartPen::width(const QString& words, TextSize size, bool strong)
{
    return QFontMetricsF{uiFont(size, strong)}.horizontalAdvance(words);
}

void ChartPen::patch(const QRectF& where, Qt::Alignment how, const QString& words, TextSize size, bool strong, const QColor& color) const
{
    const QRectF box = QFontMetricsF{uiFont(size, strong)}.boundingRect(where, int(how | Qt::TextSingleLine), words);
    painter.fillRect(box.adjusted(-2, 0, 2, 0), theme.surface);
    text(where, how, words, size, strong, color);
}

void ChartPen::dashed(const QPointF& from, const QPointF& to, const QColor& color) const
{
    QPen pen{color, 1.5};
    pen.setDashPattern({4, 2.5});
    pen.setCapStyle(Qt::FlatCap);
    painter.setPen(pen);
    painter.drawLine(from, to);
}

void ChartPen::hatch(const QRectF& bar, const QColor& color) const
{
    painter.save();
    painter.fillRect(bar, theme.surface);
    painter.setClipRect(bar, Qt::IntersectClip);
    painter.setPen(QPen{color, 1});
    constexpr double pitch = 6;
    for (double x = bar.left() - bar.height(); x < bar.right(); x += pitch)
        painter.drawLine(QPointF{x, bar.bottom()}, QPointF{x + bar.height(), bar.top()});
    painter.restore();
    painter.setPen(QPen{color, 1});
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar);
}

NiceScale niceScale(double from, double to, int most)
{
    if (!(to > from))
        to = from + 1;
    const double raw = (to - from) / most;
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    const double ratio = raw / power;
    const double step = (ratio <= 1 ? 1 : ratio <= 2 ? 2 : ratio <= 5 ? 5 : 10) * power;
    return {std::floor(from / step + 1e-9) * step, std::ceil(to / step - 1e-9) * step, step};
}

} // namespace cabe
