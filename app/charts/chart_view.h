// SPDX-License-Identifier: GPL-3.0-or-later
// What every chart of Cabe has: the style of the theme in force, values that arrows walk through, a description for screen readers, export in
// light colours. A chart draws its own labels in drawForeground(), so that they never collide with axes and look the same in exports.
#pragma once

#include "app/window/theme.h"

#include <QChartView>

class QValueAxis;

namespace cabe {

// A value that the keyboard can reach and the mouse can ask.
struct ChartPoint {
    QRectF area;        // in view coordinates; a bar, or a small square around a point
    QString text;       // "2 × RTX 3090, card 1: weights 18.3 GiB"
};

class ChartView : public QChartView
{
    Q_OBJECT
public:
    explicit ChartView(QWidget* parent = nullptr);

    // What the chart says in one sentence; the table beside it has the numbers.
    void setDescription(const QString& name, const QString& message);
    [[nodiscard]] const QString& title() const { return name_; }
    // Pixels at the right end of the title's line that something else stands on.
    void setTitleRoom(int pixels);

    // Both with white ground and dark text whatever the theme.
    [[nodiscard]] bool saveSvg(const QString& path);
    [[nodiscard]] bool savePng(const QString& path, double scale);
    void copyImage();

    [[nodiscard]] int pointCount() const { return int(points_.size()); }
    [[nodiscard]] QString pointText(int index) const { return points_[std::size_t(index)].text; }

protected:
    [[nodiscard]] const Theme& theme() const { return *theme_; }
    // Brings series and axes into the colours of theme().
    virtual void applyTheme() = 0;
    // The plot area inside the view, fixed by the chart so that small multiples align.
    [[nodiscard]] virtual QRectF plotRect() const = 0;
    // Everything that is not a series: labels, ticks, requirement lines, hatches. Also collects the points.
    virtual void paintLabels(QPainter& painter) = 0;

    [[nodiscard]] double titleWidth() const { return viewport()->width() - titleRoom_; }
    void clearPoints() { points_.clear(); }
    void addPoint(const QRectF& area, const QString& text) { points_.push_back({area, text}); }
    // Chart coordinates → view coordinates.
    [[nodiscard]] QPointF at(double x, double y) const;
    void styleAxis(QAbstractAxis* axis, bool grid, bool labels) const;
    // Called after the data changed.
    void relayout();

    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void renderLight(QPainter& painter, const QRectF& target);
    void walk(int step);

    const Theme* theme_;
    int titleRoom_ = 0;
    QString name_;
    std::vector<ChartPoint> points_;
    int current_ = -1;
};

// Text helpers that all charts share.
struct ChartPen {
    QPainter& painter;
    const Theme& theme;

    void text(const QRectF& where, Qt::Alignment how, const QString& words, TextSize size, bool strong, const QColor& color) const;
    [[nodiscard]] static double width(const QString& words, TextSize size, bool strong = false);
    // On a patch in the colour of the surface, so that lines do not cross the words.
    void patch(const QRectF& where, Qt::Alignment how, const QString& words, TextSize size, bool strong, const QColor& color) const;
    void dashed(const QPointF& from, const QPointF& to, const QColor& color) const;
    void hatch(const QRectF& bar, const QColor& color) const;
};

// Four to six ticks on round numbers from 0 (or `from`) to at least `to`.
struct NiceScale {
    double min = 0, max = 1, step = 1;
};
[[nodiscard]] NiceScale niceScale(double from, double to, int most = 6);

} // namespace cabe
