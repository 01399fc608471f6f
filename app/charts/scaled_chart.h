// SPDX-License-Identifier: GPL-3.0-or-later
// A chart of lines, one per option, over two scales that may be logarithmic: the axes count in the scales' own coordinates, grid and ticks are
// painted by hand.
#pragma once

#include "app/charts/log_scale.h"
#include "app/charts/series_style.h"

class QLineSeries;

namespace cabe {

class ScaledChart : public ChartView
{
    Q_OBJECT
protected:
    enum class Grid { values, both };   // lines across only, or up too
    // `rightRoom`: pixels at 100 % that labels may take right of the plot.
    ScaledChart(Grid grid, int rightRoom, QWidget* parent);

    void setScales(ChartScale x, ChartScale y);
    // In axis coordinates (ChartScale::at); as many as seriesPen() has looks for. The scales come first.
    void setLines(const std::vector<QList<QPointF>>& lines);
    [[nodiscard]] const ChartScale& xScale() const { return xScale_; }
    [[nodiscard]] const ChartScale& yScale() const { return yScale_; }
    [[nodiscard]] QPointF place(double x, double y) const { return at(xScale_.at(x), yScale_.at(y)); }
    [[nodiscard]] int rightRoom() const;
    void paintAxes(const ChartPen& pen, const QString& xTitle);

    void applyTheme() override;
    [[nodiscard]] QRectF plotRect() const override;
    void drawBackground(QPainter* painter, const QRectF& rect) override;

private:
    Grid grid_;
    int rightRoom_;
    std::vector<QLineSeries*> series_;
    QValueAxis *x_, *y_;
    ChartScale xScale_, yScale_;
};

} // namespace cabe
