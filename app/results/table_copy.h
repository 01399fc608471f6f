// SPDX-License-Identifier: GPL-3.0-or-later
// A table as texts for other programs.
#pragma once

#include <QList>
#include <QStringList>

class QMimeData;

namespace cabe {

// The first row is the header.
using TextTable = QList<QStringList>;

[[nodiscard]] QString tabSeparated(const TextTable& table);
[[nodiscard]] QString htmlTable(const TextTable& table);
[[nodiscard]] QString markdownTable(const TextTable& table);
// UTF-8 with a byte-order mark, which spreadsheets want; cells that begin like a formula are text.
[[nodiscard]] QByteArray csvTable(const TextTable& table, QChar separator);
// Tab-separated text and HTML together: a spreadsheet and a mail both get a table.
void copyToClipboard(const TextTable& table);

} // namespace cabe
