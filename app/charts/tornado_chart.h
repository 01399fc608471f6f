// SPDX-License-Identifier: GPL-3.0-or-later
// What a total depends on most: one bar per input, from the total at its low value to the total at its high value; widest on top. One input
// moves at a time.
#pragma once

#include "app/charts/chart_view.h"

class QBarCategoryAxis;
class QHorizontalBarSeries;

namespace cabe {

struct TornadoBar {
    QString name;           // "Energy tariff"
    QString range;          // "R$ 0,75 to 1,10"
    double atLow = 0, atHigh = 0;   // totals
};

class TornadoChart : public ChartView
{
    Q_OBJECT
public:
    explicit TornadoChart(QWidget* parent = nullptr);
    struct Content {
        QString title, subtitle, currency;
        double unit = 1, base = 0;
        std::vector<TornadoBar> bars;
    };
    void setContent(Content content);

protected:
    void applyTheme() override;
    [[nodiscard]] QRectF plotRect() const override;
    void paintLabels(QPainter& painter) override;

private:
    struct Columns {
        double names = 0, ranges = 0, numbers = 0;
    };
    [[nodiscard]] Columns columnWidths() const;
    [[nodiscard]] QString numberText(double amount) const;

    Content content_;
    QHorizontalBarSeries* series_;
    QBarCategoryAxis* categories_;
    QValueAxis* values_;
    NiceScale scale_;
};

} // namespace cabe
