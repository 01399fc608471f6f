// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/segment_bar.h"

#include "app/window/icons.h"

#include <QButtonGroup>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QToolButton>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {
constexpr int buttonHeight = 28;
}

SegmentBar::SegmentBar(const QString& role, QWidget* parent) : QFrame{parent}, role_{role}, row_{new QHBoxLayout{this}}, group_{new QButtonGroup{this}}
{
    setObjectName(u"segments"_s);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    row_->setContentsMargins(dp(2), dp(2), dp(2), dp(2));
    row_->setSpacing(dp(2));
    group_->setExclusive(true);
    connect(group_, &QButtonGroup::idClicked, this, &SegmentBar::chosen);
}

QToolButton* SegmentBar::button(int index) const
{
    return static_cast<QToolButton*>(group_->button(index));
}

void SegmentBar::setTexts(const QStringList& texts)
{
    while (count() > texts.size()) {
        QToolButton* last = button(count() - 1);
        group_->removeButton(last);
        delete last;
    }
    for (int i = count(); i < texts.size(); ++i) {
        auto* b = new QToolButton{this};
        b->setCheckable(true);
        b->setProperty("segment", role_);
        b->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        b->setFocusPolicy(Qt::TabFocus);
        b->setFixedHeight(dp(buttonHeight));
        b->installEventFilter(this);
        group_->addButton(b, i);
        row_->addWidget(b);
    }
    for (int i = 0; i < texts.size(); ++i) {
        QToolButton* b = button(i);
        b->setText(texts[i]);
        b->setAccessibleName(texts[i]);
        // The chosen one is bold: room for that from the start, so that nothing moves.
        QFont bold = uiFont(TextSize::body, true);
        constexpr int padding = 26, iconAndGap = 22;
        const bool withIcon = !b->icon().isNull();
        b->setMinimumWidth(QFontMetrics{bold}.horizontalAdvance(texts[i]) + dp(padding) + (withIcon ? dp(iconAndGap) : 0));
    }
}

void SegmentBar::setIcons(const QStringList& names)
{
    for (int i = 0; i < count(); ++i) {
        QToolButton* b = button(i);
        b->setIconSize({dp(16), dp(16)});
        b->setIcon(icon(names[i], Tone::muted, Tone::onAccent));
    }
}

void SegmentBar::setIconsShown(bool on)
{
    for (int i = 0; i < count(); ++i)
        button(i)->setToolButtonStyle(on ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonTextOnly);
    QStringList texts;
    for (int i = 0; i < count(); ++i)
        texts << button(i)->text();
    if (on) {
        setTexts(texts);
        return;
    }
    constexpr int padding = 26;
    for (int i = 0; i < count(); ++i)
        button(i)->setMinimumWidth(QFontMetrics{uiFont(TextSize::body, true)}.horizontalAdvance(texts[i]) + dp(padding));
}

void SegmentBar::setCurrent(int index)
{
    if (QToolButton* b = button(index))
        b->setChecked(true);
}

int SegmentBar::current() const
{
    return group_->checkedId();
}

int SegmentBar::count() const
{
    return int(group_->buttons().size());
}

bool SegmentBar::eventFilter(QObject* watched, QEvent* event)
{
    const int index = group_->id(static_cast<QAbstractButton*>(watched));
    if (event->type() == QEvent::ContextMenu && index >= 0) {
        Q_EMIT menuWanted(index, static_cast<QContextMenuEvent*>(event)->globalPos());
        return true;
    }
    // Arrows move within the row, as in any group of radio buttons.
    if (event->type() == QEvent::KeyPress && index >= 0) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const int step = key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0;
        if (QToolButton* next = step != 0 ? button(index + step) : nullptr) {
            next->setFocus(Qt::TabFocusReason);
            next->click();
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace cabe
