// SPDX-License-Identifier: GPL-3.0-or-later
// A box for one number: right-aligned, grouped at rest, plain while it is edited, and tolerant of both decimal marks.
#pragma once

#include "app/forms/number_text.h"

#include <QLineEdit>

namespace cabe {

struct NumberForm {
    NumberKind kind = NumberKind::decimal;
    int minDecimals = 0, maxDecimals = 2;
};

class NumberField : public QLineEdit
{
    Q_OBJECT
public:
    explicit NumberField(NumberForm form, QWidget* parent = nullptr);

    // Shows a value (empty: nothing). What the user is typing stays as it is when it means the same.
    void show(std::optional<double> value);
    // What stands while the box is empty.
    void setStanding(std::optional<double> value, const QString& otherwise = {});
    void setFault(bool on);
    [[nodiscard]] bool hasFault() const { return fault_; }
    // The text as a number; empty optional for an empty box, `valid` false for what is no number.
    struct Reading {
        std::optional<double> value;
        bool valid = true;
    };
    [[nodiscard]] Reading reading() const;
    [[nodiscard]] QString example() const;     // a number in the locale's form, for the error sentence

Q_SIGNALS:
    void stepped(double value);     // by the arrow keys

protected:
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void display();

    NumberForm form_;
    std::optional<double> value_;
    bool fault_ = false;
};

} // namespace cabe
