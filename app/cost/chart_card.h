// SPDX-License-Identifier: GPL-3.0-or-later
// A chart in its card, with the same numbers as a table behind it and buttons to turn it over and to export it.
#pragma once

#include "app/results/grid.h"

#include <QFrame>

class QLabel;
class QStackedLayout;
class QToolButton;

Q_MOC_INCLUDE("app/charts/chart_view.h")

namespace cabe {

class ChartView;

class ChartCard : public QFrame
{
    Q_OBJECT
public:
    explicit ChartCard(ChartView* chart, QWidget* parent = nullptr);

    void setTable(const QString& title, GridContent content);
    void retranslate();
    [[nodiscard]] bool showsTable() const;
    void showTable(bool on);
    [[nodiscard]] GridTable* table() const { return table_; }
    // Tab comes here after `before`; the last stop in the card.
    QWidget* setTabAfter(QWidget* before);

Q_SIGNALS:
    void exportWanted(ChartView* chart);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void placeButtons();

    ChartView* chart_;
    QLabel* title_;
    GridTable* table_;
    QStackedLayout* sides_;
    QWidget* buttons_;
    QToolButton *turn_, *export_;
};

} // namespace cabe
