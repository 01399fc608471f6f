// SPDX-License-Identifier: GPL-3.0-or-later
// What counts among the options that meet everything, and which are left out from the start.
#pragma once

#include "app/forms/section.h"

namespace cabe {

class PreferencesForm : public FormSection
{
    Q_OBJECT
public:
    explicit PreferencesForm(const RowPlace& place, QWidget* parent = nullptr);

protected:
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary() const override;
    void build() override;
};

// Names of the ranking orders, also for the box above the table.
[[nodiscard]] std::vector<std::pair<RankingOrder, QString>> rankingOrders();

} // namespace cabe
