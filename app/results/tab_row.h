// SPDX-License-Identifier: GPL-3.0-or-later
// Tabs as text with an accent underline, bold when active.
#pragma once

#include <QTabBar>

namespace cabe {

class TabRow : public QTabBar
{
    Q_OBJECT
public:
    explicit TabRow(QWidget* parent = nullptr);

protected:
    QSize tabSizeHint(int index) const override;
    QSize minimumTabSizeHint(int index) const override { return tabSizeHint(index); }
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
};

} // namespace cabe
