// SPDX-License-Identifier: GPL-3.0-or-later
// Sections of "Buy, rent or API?": how much is used, and how money is counted.
#pragma once

#include "app/forms/section.h"

namespace cabe {

class DemandForm : public FormSection
{
    Q_OBJECT
public:
    explicit DemandForm(const RowPlace& place, QWidget* parent = nullptr);

protected:
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary() const override;
    void build() override;
};

class FinanceForm : public FormSection
{
    Q_OBJECT
public:
    explicit FinanceForm(const RowPlace& place, QWidget* parent = nullptr);

protected:
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary() const override;
    void build() override;
};

} // namespace cabe
