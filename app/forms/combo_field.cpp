// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/combo_field.h"

#include <QAbstractItemView>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QWheelEvent>

namespace cabe {

ComboField::ComboField(QWidget* parent) : QComboBox{parent}
{
    // Long entries must not widen the form; the list is as wide as they need.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setMinimumContentsLength(4);
    setMaxVisibleItems(16);
}

void ComboField::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

// A style sheet's box cuts a long text off; an ellipsis says that there is more.
void ComboField::paintEvent(QPaintEvent*)
{
    QStylePainter painter{this};
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const QRect room = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, room.width());
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

void ComboField::showPopup()
{
    constexpr int margins = 40;
    view()->setMinimumWidth(std::max(width(), view()->sizeHintForColumn(0) + margins));
    QComboBox::showPopup();
}

} // namespace cabe
