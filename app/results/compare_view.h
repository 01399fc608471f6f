// SPDX-License-Identifier: GPL-3.0-or-later
// The Compare tab: memory, bandwidth and compute of the pinned options against what the workload asks, and cost against speed.
#pragma once

#include "app/results/detail_page.h"

class QLabel;
class QStackedWidget;

namespace cabe {

class EmptyState;
class GridTable;
class ParetoChart;
class RequirementChart;

class CompareView : public DetailPage
{
    Q_OBJECT
public:
    explicit CompareView(Session* session, QWidget* parent = nullptr);

    void retranslate() override { refresh(); }
    void setNarrow(bool narrow) override;
    void refresh() override;
    [[nodiscard]] std::vector<ChartView*> charts() const override;
    [[nodiscard]] bool wantsRoom() const override { return true; }

private:
    void showEmpty();
    void showBars(const std::vector<const Assessment*>& shown);
    void showPareto(const std::vector<const Assessment*>& shown);
    [[nodiscard]] std::vector<const Assessment*> compared() const;

    QStackedWidget* stack_;
    EmptyState* empty_;
    QWidget* page_;
    RequirementChart *vram_, *bandwidth_, *compute_;
    ParetoChart* pareto_;
    QWidget* side_;
    QLabel *legend_, *dominated_;
    GridTable* table_;
};

} // namespace cabe
