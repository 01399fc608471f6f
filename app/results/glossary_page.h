// SPDX-License-Identifier: GPL-3.0-or-later
// The glossary in the drawer: terms that contain what is typed, each with its definition.
#pragma once

#include "engine/catalog/catalog.h"

#include <QWidget>

class QLineEdit;
class QTextBrowser;

namespace cabe {

class GlossaryPage : public QWidget
{
    Q_OBJECT
public:
    // `term` is the id of the entry to begin with; empty: all.
    GlossaryPage(const Catalog& catalog, const QString& term, QWidget* parent = nullptr);

private:
    void show();

    const Catalog& catalog_;
    QLineEdit* line_;
    QTextBrowser* text_;
};

} // namespace cabe
