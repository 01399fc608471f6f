// SPDX-License-Identifier: GPL-3.0-or-later
// One stacked bar per card: the parts of memory, what is free, the tick where usable memory ends, dots for what is not usable.
#pragma once

#include "app/charts/chart_view.h"
#include "app/results/memory_parts.h"

class QBarCategoryAxis;
class QHorizontalStackedBarSeries;

namespace cabe {

struct MemoryBar {
    QString option;     // bold, on the first card of an option only
    QString card;       // "card 1"
    std::vector<MemoryPart> parts;
    double usable = 0, capacity = 0, total = 0;     // bytes
};

class MemoryChart : public ChartView
{
    Q_OBJECT
public:
    explicit MemoryChart(QWidget* parent = nullptr);
    void setBars(std::vector<MemoryBar> bars);
    void retranslate();
    // Height that gives each bar its room.
    // How many bars stay readable at this height.
    [[nodiscard]] int roomForBars() const;

protected:
    void applyTheme() override;
    [[nodiscard]] QRectF plotRect() const override;
    void paintLabels(QPainter& painter) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void rebuild();
    void fillSeries();
    void paintBar(const ChartPen& pen, std::size_t index, const QRectF& row);
    [[nodiscard]] double labelWidth() const;

    std::vector<MemoryBar> bars_;
    QHorizontalStackedBarSeries* series_;
    QBarCategoryAxis* categories_;
    QValueAxis* values_;
    NiceScale scale_;
};

} // namespace cabe
