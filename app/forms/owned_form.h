// SPDX-License-Identifier: GPL-3.0-or-later
// "What does mine run?": the cards that are in the computer.
#pragma once

#include "app/forms/section.h"

namespace cabe {

class OwnedForm : public FormSection
{
    Q_OBJECT
public:
    explicit OwnedForm(const RowPlace& place, QWidget* parent = nullptr);

protected:
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary() const override;
    void build() override;

private:
    [[nodiscard]] QString cardName(const std::string& id) const;
};

} // namespace cabe
