// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/picker_model.h"

#include <algorithm>

namespace cabe {

using namespace Qt::StringLiterals;

void PickerModel::setItems(std::vector<PickItem> items)
{
    beginResetModel();
    items_ = std::move(items);
    endResetModel();
}

int PickerModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(items_.size());
}

QVariant PickerModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PickItem& item = items_[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole: return item.name;
    case Qt::AccessibleTextRole: return item.detail.isEmpty() ? item.name : QString{item.name + u", "_s + item.detail};
    case IdRole: return QString::fromStdString(item.id);
    case DetailRole: return item.detail;
    // Two spellings: words apart, and everything joined, so that "llama3" finds "Llama 3".
    case WordsRole: {
        const QString all = foldedText(item.name + u' ' + item.detail + u' ' + item.words + u' ' + QString::fromStdString(item.id));
        QString joined = all;
        joined.remove(u' ');
        return QString{all + u'\n' + joined};
    }
    default: return {};
    }
}

void PickerFilter::setNeedle(const QString& typed)
{
    needles_ = foldedText(typed).split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool PickerFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QString words = sourceModel()->index(row, 0, parent).data(PickerModel::WordsRole).toString();
    return std::ranges::all_of(needles_, [&](const QString& needle) { return words.contains(needle); });
}

QString foldedText(const QString& text)
{
    QString out;
    out.reserve(text.size());
    for (const QChar c : text.normalized(QString::NormalizationForm_D)) {
        if (c.category() == QChar::Mark_NonSpacing || c == u'-' || c == u'.' || c == u'_' || c == u',')
            continue;
        out += c.toLower();
    }
    return out;
}

} // namespace cabe
