// SPDX-License-Identifier: GPL-3.0-or-later
// Where the computer stands and what a kilowatt-hour costs there; exchange and discount rates.
#pragma once

#include "app/forms/section.h"

namespace cabe {

class SiteForm : public FormSection
{
    Q_OBJECT
public:
    // `id`: of this form among the sections; two ways in have their own, open or closed by themselves.
    SiteForm(const RowPlace& place, const QString& id, QWidget* parent = nullptr);

protected:
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary() const override;
    void build() override;

private:
    void buildTariff();
    void buildMoney();
};

} // namespace cabe
