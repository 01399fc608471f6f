// SPDX-License-Identifier: GPL-3.0-or-later
// A table of text for a terminal: columns as wide as their content, numbers to the right.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace cabe::cli {

class TextTable
{
public:
    struct Column {
        QString title;
        bool right = false;
    };
    explicit TextTable(std::vector<Column> columns) : columns_{std::move(columns)} {}
    void add(QStringList row) { rows_.push_back(std::move(row)); }
    [[nodiscard]] bool empty() const { return rows_.empty(); }
    [[nodiscard]] QString text() const;

private:
    std::vector<Column> columns_;
    std::vector<QStringList> rows_;
};

} // namespace cabe::cli
