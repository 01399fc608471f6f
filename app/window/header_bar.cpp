// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/header_bar.h"

#include "app/forms/combo_field.h"
#include "app/window/icons.h"
#include "app/window/segment_bar.h"
#include "app/window/session.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostSegments = 4;
constexpr int stageBoxWidth = 110;

QToolButton* iconButton(QAction* action, QWidget* parent)
{
    auto* button = new QToolButton{parent};
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setIconSize({dp(16), dp(16)});
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

HeaderBar::HeaderBar(Session* session, QAction* undo, QAction* redo, QAction* addStage, QMenu* exportMenu, QWidget* parent)
    : QFrame{parent}, session_{session}, ways_{new SegmentBar{u"way"_s, this}}, stageLabel_{new QLabel{this}},
      stages_{new SegmentBar{u"stage"_s, this}}, stageBox_{new ComboField{this}}, addStage_{iconButton(addStage, this)},
      export_{new QPushButton{this}}, exportIcon_{new QToolButton{this}}
{
    setObjectName(u"header"_s);
    setFixedHeight(dp(size::header));
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(dp(size::windowMargin), 0, dp(size::windowMargin), 0);
    row->setSpacing(dp(8));
    stageLabel_->setForegroundRole(QPalette::PlaceholderText);
    stageLabel_->setBuddy(stageBox_);
    stageBox_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    stageBox_->setFixedWidth(dp(stageBoxWidth));
    export_->setIcon(icon(u"export"_s));
    export_->setMenu(exportMenu);
    exportIcon_->setIcon(icon(u"export"_s));
    exportIcon_->setIconSize({dp(16), dp(16)});
    exportIcon_->setMenu(exportMenu);
    exportIcon_->setPopupMode(QToolButton::InstantPopup);
    exportIcon_->setFocusPolicy(Qt::TabFocus);
    exportIcon_->hide();
    auto* line = new QFrame{this};
    line->setObjectName(u"line"_s);
    line->setFixedSize(1, dp(20));

    row->addWidget(ways_);
    row->addStretch(1);
    row->addWidget(stageLabel_);
    row->addWidget(stages_);
    row->addWidget(stageBox_);
    row->addWidget(addStage_);
    row->addWidget(line);
    row->addWidget(iconButton(undo, this));
    row->addWidget(iconButton(redo, this));
    row->addWidget(export_);
    row->addWidget(exportIcon_);

    connect(ways_, &SegmentBar::chosen, this, [this](int index) { Q_EMIT viewChosen(View(index)); });
    connect(stages_, &SegmentBar::chosen, session_, &Session::setStage);
    connect(stages_, &SegmentBar::menuWanted, this, &HeaderBar::stageMenuWanted);
    connect(stageBox_, &QComboBox::activated, session_, &Session::setStage);
    connect(session_, &Session::projectChanged, this, &HeaderBar::refreshStages);
    connect(session_, &Session::stageChanged, this, &HeaderBar::refreshStages);
}

void HeaderBar::retranslate()
{
    ways_->setTexts({tr("Which GPU?"), tr("What does mine run?"), tr("Buy, rent or API?")});
    ways_->setIcons({u"gpu"_s, u"computer"_s, u"scales"_s});
    ways_->setIconsShown(!narrow_);
    ways_->setAccessibleName(tr("Question"));
    stageLabel_->setText(tr("Stage"));
    stages_->setAccessibleName(tr("Stage"));
    stageBox_->setAccessibleName(tr("Stage"));
    export_->setText(besideIcon(tr("Export")));
    export_->setAccessibleName(tr("Export"));
    exportIcon_->setToolTip(tr("Export"));
    exportIcon_->setAccessibleName(tr("Export"));
    refreshStages();    // the document may be open already
}

void HeaderBar::setNarrow(bool narrow)
{
    narrow_ = narrow;
    ways_->setIconsShown(!narrow);
    export_->setVisible(!narrow);
    exportIcon_->setVisible(narrow);
    placeStages();
}

void HeaderBar::setView(View view)
{
    ways_->setCurrent(int(view));
}

void HeaderBar::refreshStages()
{
    QStringList names;
    for (const Stage& stage : session_->project().stages)
        names << QString::fromStdString(stage.name);
    if (names != shownStages_) {
        shownStages_ = names;
        stages_->setTexts(names);
        const QSignalBlocker quiet{stageBox_};
        stageBox_->clear();
        stageBox_->addItems(names);
        placeStages();
    }
    stages_->setCurrent(session_->stage());
    const QSignalBlocker quiet{stageBox_};
    stageBox_->setCurrentIndex(session_->stage());
}

void HeaderBar::placeStages()
{
    const bool box = narrow_ || shownStages_.size() > mostSegments;
    stages_->setVisible(!box);
    stageBox_->setVisible(box);
}

} // namespace cabe
