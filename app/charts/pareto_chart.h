// SPDX-License-Identifier: GPL-3.0-or-later
// Cost against speed: a point per option, the steps of those that nothing beats, the speed that is wanted.
#pragma once

#include "app/charts/chart_view.h"

class QLineSeries;
class QScatterSeries;

namespace cabe {

struct ParetoPoint {
    QString name;
    QString vendor;         // decides colour and shape
    double cost = 0, speed = 0;
    bool onFront = false;   // set by markFront()
    bool selected = false;
};
// A point is on the front when nothing is both faster (or as fast) and cheaper.
void markFront(std::vector<ParetoPoint>& points);

struct VendorMark {
    QString name;
    QColor color;
    int shape = 0;          // 0 circle, 1 square, 2 triangle, 3 diamond, 4 cross
};
[[nodiscard]] VendorMark vendorMark(const QString& vendor, const Theme& theme);
void paintMark(QPainter& painter, const VendorMark& mark, const QPointF& at, double radius);

class ParetoChart : public ChartView
{
    Q_OBJECT
public:
    explicit ParetoChart(QWidget* parent = nullptr);

    struct Content {
        QString title, subtitle, costTitle, speedTitle, currency;
        std::vector<ParetoPoint> points;
        double minimumSpeed = 0;        // 0: none
        QString minimumText;
    };
    void setContent(Content content);
    [[nodiscard]] const Content& content() const { return content_; }

protected:
    void applyTheme() override;
    [[nodiscard]] QRectF plotRect() const override;
    void paintLabels(QPainter& painter) override;

private:
    void paintAxes(const ChartPen& pen, const QRectF& plot);
    void paintPoints(const ChartPen& pen, const QRectF& plot);

    Content content_;
    QLineSeries* front_;
    QScatterSeries* hidden_;    // gives the axes their domain; marks are painted by us, in shapes
    QValueAxis *x_, *y_;
    NiceScale xScale_, yScale_;
};

} // namespace cabe
