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
        b->setFocusPolicy(Qt::TabFocus);
        b->setFixedHeight(dp(buttonHeight));
        b->installEventFilter(this);
        group_->addButton(b, i);
        row_->addWidget(b);
    }
    texts_ = texts;
    layoutButtons();
}

void SegmentBar::layoutButtons()
{
    // The chosen one is bold: room for that from the start, so that nothing moves.
    const QFontMetrics bold{uiFont(TextSize::body, true)};
    constexpr int padding = 26, iconAndGap = 22;
    for (int i = 0; i < count(); ++i) {
        QToolButton* b = button(i);
        const bool withIcon = iconsShown_ && !b->icon().isNull();
        b->setToolButtonStyle(withIcon ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonTextOnly);
        b->setText(withIcon ? besideIcon(texts_[i]) : texts_[i]);
        b->setAccessibleName(texts_[i]);
        b->setMinimumWidth(bold.horizontalAdvance(b->text()) + dp(padding) + (withIcon ? dp(iconAndGap) : 0));
    }
}

void SegmentBar::setIcons(const QStringList& names)
{
    for (int i = 0; i < count(); ++i) {
        QToolButton* b = button(i);
        b->setIconSize({dp(16), dp(16)});
        b->setIcon(icon(names[i], Tone::muted, Tone::onAccent));
    }
    layoutButtons();
}

void SegmentBar::setIconsShown(bool on)
{
    iconsShown_ = on;
    layoutButtons();
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
    // A button that is being destroyed sends its last events as a plain widget.
    auto* segment = qobject_cast<QAbstractButton*>(watched);
    const int index = segment ? group_->id(segment) : -1;
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
