// SPDX-License-Identifier: GPL-3.0-or-later
// What a total is made of: one stacked bar per option, resale below zero.
#pragma once

#include "app/charts/chart_view.h"

class QBarCategoryAxis;
class QHorizontalStackedBarSeries;

namespace cabe {

struct CostPart {
    QString name;
    double amount = 0;      // resale is negative
    QColor (*color)(const SeriesColors&) = nullptr;
};
struct CostBar {
    QString name;
    std::vector<CostPart> parts;
    double total = 0;
};

class PartsChart : public ChartView
{
    Q_OBJECT
public:
    explicit PartsChart(QWidget* parent = nullptr);
    struct Content {
        QString title, currency;
        double unit = 1;
        std::vector<CostBar> bars;
    };
    void setContent(Content content);

protected:
    void applyTheme() override;
    [[nodiscard]] QRectF plotRect() const override;
    void paintLabels(QPainter& painter) override;

private:
    [[nodiscard]] QStringList partNames() const;
    void paintLegend(const ChartPen& pen);

    Content content_;
    QHorizontalStackedBarSeries* series_;
    QBarCategoryAxis* categories_;
    QValueAxis* values_;
    NiceScale scale_;
};

} // namespace cabe
