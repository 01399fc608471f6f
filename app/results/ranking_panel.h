// SPDX-License-Identifier: GPL-3.0-or-later
// The ranking with what belongs to it: how many passed, order, filter, columns; below it the cheapest rent and API, and why the others fell.
#pragma once

#include "app/results/ranking_table.h"

#include <QFrame>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace cabe {

class Session;

class RankingPanel : public QFrame
{
    Q_OBJECT
public:
    explicit RankingPanel(Session* session, QWidget* parent = nullptr);

    [[nodiscard]] RankingTable* table() const { return table_; }
    void retranslate();
    void setNarrow(bool narrow);
    // Without the lines under the table, for when a tab needs the room.
    void setShort(bool on);
    // Height with that many rows of the table in sight.
    [[nodiscard]] int heightFor(int rows) const;
    void showFilter();

Q_SIGNALS:
    void rejectedWanted();

private:
    void refresh();
    void refreshOrders();
    void filterTyped();
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString othersLine() const;

    Session* session_;
    QLabel *count_, *orderLabel_;
    QComboBox* order_;
    QToolButton *filterButton_, *columnsButton_;
    QWidget* filterRow_;
    QLineEdit* filterLine_;
    QLabel* filterCount_;
    QToolButton* filterClose_;
    RankingTable* table_;
    QWidget* footer_;
    QLabel *others_, *fell_;
    QPushButton* seeWhy_;
    bool narrow_ = false, short_ = false;
};

} // namespace cabe
