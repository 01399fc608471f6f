// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cabe::cli {

QString TextTable::text() const
{
    std::vector<qsizetype> widths;
    for (std::size_t c = 0; c < columns_.size(); ++c) {
        qsizetype width = columns_[c].title.size();
        for (const auto& row : rows_)
            width = std::max(width, row.value(qsizetype(c)).size());
        widths.push_back(width);
    }
    const auto line = [&](const auto& cell) -> QString {
        QString text;
        for (std::size_t c = 0; c < columns_.size(); ++c) {
            const QString value = cell(c);
            text += (c > 0 ? u"  "_s : QString()) + (columns_[c].right ? value.rightJustified(widths[c]) : value.leftJustified(widths[c]));
        }
        while (text.endsWith(u' '))
            text.chop(1);
        return text + u'\n';
    };
    QString text = line([&](std::size_t c) { return columns_[c].title; });
    text += line([&](std::size_t c) { return QString(widths[c], u'─'); });
    for (const auto& row : rows_)
        text += line([&](std::size_t c) { return row.value(qsizetype(c)); });
    return text;
}

} // namespace cabe::cli
