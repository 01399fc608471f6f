// SPDX-License-Identifier: GPL-3.0-or-later
// The computer that is to take the card: supply, connectors, slots, length, outlet; and limits of power.
#pragma once

#include "app/forms/section.h"

namespace cabe {

class MachineForm : public FormSection
{
    Q_OBJECT
public:
    explicit MachineForm(const RowPlace& place, QWidget* parent = nullptr);

protected:
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary() const override;
    void build() override;
};

class MachineDetails : public FormSection
{
    Q_OBJECT
public:
    explicit MachineDetails(const RowPlace& place, QWidget* parent = nullptr);

protected:
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary() const override;
    void build() override;
};

} // namespace cabe
