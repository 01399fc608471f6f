// SPDX-License-Identifier: GPL-3.0-or-later
// "Buy, rent or API?": the three ways side by side, cumulative cost with break-even, what totals are made of, energy, what matters most.
#pragma once

#include "app/window/session.h"

#include <QWidget>

class QFrame;
class QHBoxLayout;
class QLabel;
class QScrollArea;

Q_MOC_INCLUDE("app/charts/chart_view.h")

namespace cabe {

class ChartView;
class CumulativeChart;
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

Q_SIGNALS:
    void exportWanted(ChartView* chart);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void showWays();
    void showCumulative();
    void showParts();
    void showTornado();
    [[nodiscard]] QFrame* chartCard(ChartView* chart);

    Session* session_;
    QFrame* banner_;
    QLabel *icon_, *title_, *reason_;
    QHBoxLayout* ways_;
    CumulativeChart* cumulative_;
    EnergyBox* energy_;
    PartsChart* parts_;
    TornadoChart* tornado_;
    QScrollArea* scroll_;
    EmptyState* empty_;
};

} // namespace cabe
