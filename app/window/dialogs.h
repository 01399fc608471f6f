// SPDX-License-Identifier: GPL-3.0-or-later
// The real dialogs of the window.
#pragma once

#include "app/window/document_control.h"

#include <QStringList>

class QWidget;

namespace cabe {

struct Catalog;

[[nodiscard]] Dialogs realDialogs(QWidget* parent);
// A file to write, with the suffix of the chosen kind; empty: none.
[[nodiscard]] QString askExportFile(QWidget* parent, const QString& folder, const QString& name, const QStringList& filters, const QString& suffix);
// A model file, or a folder with one; empty: none.
[[nodiscard]] QString askModelFile(QWidget* parent, const QString& folder);
[[nodiscard]] QString askModelFolder(QWidget* parent, const QString& folder);
void aboutCabe(QWidget* parent, const Catalog& catalog);

} // namespace cabe
