// SPDX-License-Identifier: GPL-3.0-or-later
// What may be spent: on purchase, per month, over how long; whether used cards count.
#pragma once

#include "app/forms/section.h"

namespace cabe {

class BudgetForm : public FormSection
{
    Q_OBJECT
public:
    explicit BudgetForm(const RowPlace& place, QWidget* parent = nullptr);

protected:
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary() const override;
    void build() override;
};

} // namespace cabe
