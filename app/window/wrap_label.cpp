// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/wrap_label.h"

#include <QEvent>

namespace cabe {

WrapLabel::WrapLabel(QWidget* parent) : QLabel{parent}
{
    setWordWrap(true);
}

int WrapLabel::heightForWidth(int width) const
{
    forgetIfChanged();
    const auto known = heights_.constFind(width);
    return known != heights_.cend() ? *known : *heights_.insert(width, QLabel::heightForWidth(width));
}

QSize WrapLabel::sizeHint() const
{
    forgetIfChanged();
    if (!hint_)
        hint_ = QLabel::sizeHint();
    return *hint_;
}

QSize WrapLabel::minimumSizeHint() const
{
    forgetIfChanged();
    if (!minimum_)
        minimum_ = QLabel::minimumSizeHint();
    return *minimum_;
}

bool WrapLabel::event(QEvent* event)
{
    switch (event->type()) {
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::Polish:
    case QEvent::ContentsRectChange:
    case QEvent::LayoutDirectionChange:
    case QEvent::ScreenChangeInternal:
    case QEvent::DynamicPropertyChange: forget(); break;
    default: break;
    }
    return QLabel::event(event);
}

void WrapLabel::forget() const
{
    heights_.clear();
    hint_.reset();
    minimum_.reset();
}

// setText() is not virtual.
void WrapLabel::forgetIfChanged() const
{
    if (text_ == text())
        return;
    text_ = text();
    forget();
}

} // namespace cabe
