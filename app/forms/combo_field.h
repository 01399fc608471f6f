// SPDX-License-Identifier: GPL-3.0-or-later
// A combo box of a form: takes the width it is given, and lets the wheel scroll the form instead of changing the value.
#pragma once

#include <QComboBox>

namespace cabe {

class ComboField : public QComboBox
{
    Q_OBJECT
public:
    explicit ComboField(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void showPopup() override;
};

} // namespace cabe
