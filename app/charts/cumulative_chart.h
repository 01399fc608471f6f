// SPDX-License-Identifier: GPL-3.0-or-later
// Cumulative cost by month, one line per option, with break-even rings, drop lines and words.
#pragma once

#include "app/charts/chart_view.h"

#include <optional>
#include <vector>

class QLineSeries;

namespace cabe {

// How a line is told apart besides its colour.
enum class LineLook { own, rent, api };
struct LineStyle {
    QColor color;
    Qt::PenStyle dash = Qt::SolidLine;
    int shape = 0;      // as in VendorMark
};
[[nodiscard]] LineStyle lineStyle(LineLook look, const Theme& theme);

struct CostLine {
    QString name;                   // "Buy"
    LineLook look = LineLook::own;
    std::vector<double> cumulative; // [0] upfront … [n]
};
struct BreakEven {
    int month = 0;                  // the first in which both are even: the crossing is in it
    int line = 0;                   // index of the line it lies on
    int other = -1;                 // index of the line that crosses it
    QString text;                   // "month 22: even with the API"
};

class CumulativeChart : public ChartView
{
    Q_OBJECT
public:
    explicit CumulativeChart(QWidget* parent = nullptr);

    struct Content {
        QString title, subtitle, monthTitle, currency;
        double unit = 1;            // values are shown divided by it (1000: "thousand R$")
        std::vector<CostLine> lines;
        std::vector<BreakEven> breakEvens;
    };
    void setContent(Content content);
    // Where the labels of the break-evens stand in view coordinates, and the squares of the lines they keep clear of.
    [[nodiscard]] std::vector<std::optional<QRectF>> breakEvenPlaces() const;
    [[nodiscard]] std::vector<QRectF> linePlaces() const;

protected:
    void applyTheme() override;
    [[nodiscard]] QRectF plotRect() const override;
    void paintLabels(QPainter& painter) override;

private:
    void paintAxes(const ChartPen& pen, const QRectF& plot);
    void paintEnds(const ChartPen& pen, const QRectF& plot);
    void paintBreakEvens(const ChartPen& pen, const QRectF& plot);
    [[nodiscard]] QString endText(const CostLine& line) const;
    [[nodiscard]] QPointF crossing(const BreakEven& even) const;
    [[nodiscard]] QStringList valueTicks() const;

    Content content_;
    std::vector<QLineSeries*> series_;
    QValueAxis *x_, *y_;
    NiceScale xScale_, yScale_;
    int months_ = 1;
};

} // namespace cabe
