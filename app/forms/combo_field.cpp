// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/combo_field.h"

#include <QAbstractItemView>
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

void ComboField::showPopup()
{
    constexpr int margins = 40;
    view()->setMinimumWidth(std::max(width(), view()->sizeHintForColumn(0) + margins));
    QComboBox::showPopup();
}

} // namespace cabe
