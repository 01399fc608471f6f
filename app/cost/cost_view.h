// SPDX-License-Identifier: GPL-3.0-or-later
// "Buy, rent or API?": the three ways side by side, cumulative cost with break-even, what totals are made of, energy, what matters most.
#pragma once

#include "app/window/session.h"

#include <QWidget>

class QHBoxLayout;
class QScrollArea;

Q_MOC_INCLUDE("app/charts/chart_view.h")

namespace cabe {

class ChartCard;
class ChartView;
class CostBanner;
class CumulativeChart;
class Drawer;
class EmptyState;
class EnergyBox;
class PartsChart;
class TornadoChart;

class CostView : public QWidget
{
    Q_OBJECT
public:
    explicit CostView(Session* session, QWidget* parent = nullptr);

    void retranslate();
    void setNarrow(bool narrow);
    [[nodiscard]] std::vector<ChartView*> charts() const;
    [[nodiscard]] Drawer* drawer() const { return drawer_; }
    // Explains the total of the way that the verdict speaks for.
    void showWhy();
    void showGlossary(const QString& term);

Q_SIGNALS:
    void exportWanted(ChartView* chart);

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* buildPage();
    void refresh();
    void showWays();
    [[nodiscard]] QWidget* firstStop() const;
    void explain(const Option& option, const QString& quantity);

    Session* session_;
    CostBanner* banner_;
    QHBoxLayout* ways_;
    CumulativeChart* cumulative_;
    EnergyBox* energy_;
    PartsChart* parts_;
    TornadoChart* tornado_;
    ChartCard *cumulativeCard_, *partsCard_, *tornadoCard_;
    QScrollArea* scroll_;
    EmptyState* empty_;
    Drawer* drawer_;
    Option explained_;
};

} // namespace cabe
