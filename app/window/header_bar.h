// SPDX-License-Identifier: GPL-3.0-or-later
// The row under the menus: three ways in, the stages of the project, undo, redo, Export.
#pragma once

#include "app/window/view.h"

#include <QFrame>

class QAction;
class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace cabe {

class SegmentBar;
class Session;

class HeaderBar : public QFrame
{
    Q_OBJECT
public:
    HeaderBar(Session* session, QAction* undo, QAction* redo, QAction* addStage, QMenu* exportMenu, QWidget* parent = nullptr);

    void retranslate();
    void setNarrow(bool narrow);
    void setView(View view);

Q_SIGNALS:
    void viewChosen(View view);
    void stageMenuWanted(int stage, const QPoint& globalPos);

private:
    void refreshStages();
    void placeStages();

    Session* session_;
    SegmentBar* ways_;
    QLabel* stageLabel_;
    SegmentBar* stages_;
    QComboBox* stageBox_;
    QToolButton* addStage_;
    QPushButton* export_;
    QToolButton* exportIcon_;
    QStringList shownStages_;
    bool narrow_ = false;
};

} // namespace cabe
