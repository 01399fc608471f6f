// SPDX-License-Identifier: GPL-3.0-or-later
// The energy of the owned option in a month: kWh of machine and cooling, tariff with taxes, flag, sum.
#pragma once

#include "app/window/session.h"

#include <QFrame>

class QFormLayout;
class QLabel;
class QVBoxLayout;

namespace cabe {

class EnergyBox : public QFrame
{
    Q_OBJECT
public:
    explicit EnergyBox(Session* session, QWidget* parent = nullptr);
    // Null: nothing is owned, so nothing is on the user's bill.
    void show(const Assessment* own);

private:
    void addLine(const QString& name, const QString& value, bool strong = false);
    void addNote(const QString& text);

    Session* session_;
    QLabel* title_;
    QVBoxLayout* lines_;
};

} // namespace cabe
