// SPDX-License-Identifier: GPL-3.0-or-later
// The weight format with what the model takes in it.
#pragma once

#include "app/forms/picker.h"

namespace cabe {

class FormatRow : public PickerRow
{
    Q_OBJECT
public:
    FormatRow(const RowPlace& place, RowName name, QWidget* parent = nullptr);
};

} // namespace cabe
