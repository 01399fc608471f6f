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
    // Swatch and name, relative to the legend's own top; lines wrap at the width of the view.
    struct LegendEntry {
        QString name;
        QColor color;
        QRectF area;
    };
    [[nodiscard]] std::vector<LegendEntry> legend() const;

protected:
    void applyTheme() override;
    [[nodiscard]] QRectF plotRect() const override;
    void paintLabels(QPainter& painter) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QStringList partNames() const;
    void adaptBars();
    void paintLegend(const ChartPen& pen);
    [[nodiscard]] QString totalText(const CostBar& bar) const;

    Content content_;
    QHorizontalStackedBarSeries* series_;
    QBarCategoryAxis* categories_;
    QValueAxis* values_;
    NiceScale scale_;
};

} // namespace cabe
