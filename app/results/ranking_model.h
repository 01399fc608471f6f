// SPDX-License-Identifier: GPL-3.0-or-later
// The ranked options as a table: texts for the eye, numbers for sorting, whole rows for the delegate.
#pragma once

#include "app/window/answer_names.h"
#include "app/window/session.h"
#include "app/window/words.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <memory>
#include <optional>

namespace cabe {

class RankingModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        StateColumn,
        OptionColumn,
        MemoryColumn,
        SpeedColumn,
        UpfrontColumn,
        MonthlyColumn,
        TotalColumn,
        ChecksColumn,
        PinColumn,
        // hidden at first
        FormatColumn,
        FirstTokenColumn,
        PrefillColumn,
        PeakColumn,
        EnergyColumn,
        PerMillionColumn,
        PerGbColumn,
        PromptColumn,
        PeopleColumn,
        ColumnCount
    };
    enum Role {
        SortRole = Qt::UserRole,    // a number or a text; invalid when unknown
        SearchRole,                 // what the filter looks into
        PlainRole,                  // the cell as text with its unit, for copying
    };

    explicit RankingModel(Session* session, QObject* parent = nullptr);

    [[nodiscard]] const Ranked* ranked(int row) const;
    [[nodiscard]] bool isPinned(int row) const;
    [[nodiscard]] QString optionText(int row) const;
    [[nodiscard]] int warnings(int row) const;
    [[nodiscard]] int blockers(int row) const;
    [[nodiscard]] const Sentences& words() const { return words_; }
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    // Full name of a column, for menus and copies ("Total over 36 months").
    [[nodiscard]] QString columnName(int column) const;

private:
    void update();
    [[nodiscard]] QVariant sortValue(const Assessment& a, int row, int column) const;
    [[nodiscard]] QString cellText(const Assessment& a, int row, int column) const;
    [[nodiscard]] QString tooltip(const Ranked& r, int row, int column) const;
    [[nodiscard]] std::optional<double> promptSeconds(const Assessment& a) const;
    [[nodiscard]] QString checksText(const Assessment& a) const;
    [[nodiscard]] int months() const;

    Session* session_;
    Sentences words_;
    std::shared_ptr<const Answers> answers_;
    int rows_ = 0;
    std::optional<OptionNames> names_;
};

// Sorted by number with unknown last whatever the direction; filtered by every typed word.
class RankingFilter : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setNeedle(const QString& typed);

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList needles_;
};

} // namespace cabe
