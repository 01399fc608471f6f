// SPDX-License-Identifier: GPL-3.0-or-later
// What a picker offers: rows with a name, a second text, and everything they can be found by.
#pragma once

#include <QAbstractListModel>
#include <QSortFilterProxyModel>

#include <string>
#include <vector>

namespace cabe {

struct PickItem {
    std::string id;
    QString name;       // "Llama 3.1 70B"
    QString detail;     // "Meta · 70,6 B"
    QString words;      // further words to find it by: aliases, id, year
};

class PickerModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole, DetailRole, WordsRole };
    using QAbstractListModel::QAbstractListModel;

    void setItems(std::vector<PickItem> items);
    [[nodiscard]] const std::vector<PickItem>& items() const { return items_; }
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<PickItem> items_;
};

// Rows that contain every typed word, anywhere, without regard to case, accents, blanks and hyphens inside words.
class PickerFilter : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setNeedle(const QString& typed);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList needles_;
};

// Lower case without accents, hyphens, points and underscores.
[[nodiscard]] QString foldedText(const QString& text);

} // namespace cabe
