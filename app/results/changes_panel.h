// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in the place of the ranking when nothing fits: the smallest changes that work, each with Apply.
#pragma once

#include "app/window/session.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace cabe {

class ChangesPanel : public QFrame
{
    Q_OBJECT
public:
    explicit ChangesPanel(Session* session, QWidget* parent = nullptr);
    void retranslate();

Q_SIGNALS:
    void rejectedWanted();

private:
    void refresh();
    [[nodiscard]] QWidget* card(const Change& change, bool first);

    Session* session_;
    QLabel *title_, *subtitle_, *none_;
    QPushButton* rejected_;
    QVBoxLayout* list_;
};

} // namespace cabe
