// SPDX-License-Identifier: GPL-3.0-or-later
// All options that fell, each with its reason, filtered while one types.
#pragma once

#include "app/text/option_names.h"
#include "app/window/session.h"
#include "app/window/words.h"

#include <QAbstractTableModel>
#include <QWidget>

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTableView;

namespace cabe {

class RejectedModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { OptionColumn, ReasonColumn, ColumnCount };
    explicit RejectedModel(Session* session, QObject* parent = nullptr);
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    Session* session_;
    Sentences words_;
    std::shared_ptr<const Answers> answers_;
    mutable std::optional<OptionNames> names_;  // of thousands: made when they are looked at
};

class RejectedPage : public QWidget
{
    Q_OBJECT
public:
    explicit RejectedPage(Session* session, QWidget* parent = nullptr);
    void retranslate();

private:
    void count();

    RejectedModel* model_;
    QSortFilterProxyModel* filter_;
    QLineEdit* line_;
    QLabel* count_;
    QTableView* table_;
};

} // namespace cabe
