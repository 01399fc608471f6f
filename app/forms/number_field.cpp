// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/number_field.h"

#include "app/window/words.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QStyle>

#include <cmath>

namespace cabe {

NumberField::NumberField(NumberForm form, QWidget* parent) : QLineEdit{parent}, form_{form}
{
    setAlignment(Qt::AlignRight | Qt::AlignVCenter);
}

void NumberField::show(std::optional<double> value)
{
    value_ = value;
    const Reading typed = reading();
    if (hasFocus() && typed.valid && typed.value == value)
        return;
    display();
}

void NumberField::setStanding(std::optional<double> value, const QString& otherwise)
{
    setPlaceholderText(value ? shownNumber(*value, form_.minDecimals, form_.maxDecimals, uiFormat()) : otherwise);
}

void NumberField::setFault(bool on)
{
    if (fault_ == on)
        return;
    fault_ = on;
    setProperty("fault", on);
    style()->unpolish(this);
    style()->polish(this);
}

NumberField::Reading NumberField::reading() const
{
    const QString typed = text().trimmed();
    if (typed.isEmpty())
        return {};
    const auto value = readNumber(typed, form_.kind);
    return {value, value.has_value()};
}

QString NumberField::example() const
{
    return shownNumber(form_.kind == NumberKind::decimal ? 1.5 : form_.kind == NumberKind::money ? 1500.5 : 8192, form_.minDecimals,
                       std::max(form_.maxDecimals, form_.kind == NumberKind::whole ? 0 : 1), uiFormat());
}

void NumberField::display()
{
    const Format format = uiFormat();
    setText(!value_ ? QString{}
            : hasFocus() ? editableNumber(*value_, form_.maxDecimals, format)
                         : shownNumber(*value_, form_.minDecimals, form_.maxDecimals, format));
}

void NumberField::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    if (fault_)
        return;
    display();
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        selectAll();
}

void NumberField::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (!fault_ && event->reason() != Qt::PopupFocusReason)
        display();
}

void NumberField::keyPressEvent(QKeyEvent* event)
{
    const int direction = event->key() == Qt::Key_Up ? 1 : event->key() == Qt::Key_Down ? -1 : 0;
    if (direction == 0 || fault_ || (!value_ && placeholderText().isEmpty())) {
        QLineEdit::keyPressEvent(event);
        return;
    }
    // A step is the largest power of ten that is at most a tenth of the value: 8192 → 100, 36 → 1, 0,92 → 0,01.
    const double base = value_ ? *value_ : readNumber(placeholderText(), form_.kind).value_or(0);
    const double smallest = std::pow(10.0, -form_.maxDecimals);
    const double step = std::fmax(smallest, std::pow(10.0, std::floor(std::log10(std::fmax(std::fabs(base), smallest))) - 1));
    Q_EMIT stepped(std::round((base + direction * step) / smallest) * smallest);
}

} // namespace cabe
