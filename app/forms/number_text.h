// SPDX-License-Identifier: GPL-3.0-or-later
// What a person types into a number field, and how the field shows it.
#pragma once

#include "app/text/format.h"

#include <QString>

#include <optional>

namespace cabe {

enum class NumberKind {
    whole,      // a separator before three digits groups: 8.192 and 8,192 are 8192
    money,      // the same: nobody types thousandths of a currency unit; 0.92 and 1500,5 are decimals
    decimal,    // a single separator is always the decimal mark
};

// Accepts "1.5" and "1,5", and texts in which the grouping is beyond doubt (1.234,5 and 1,234.5 and 1.234.567).
[[nodiscard]] std::optional<double> readNumber(const QString& text, NumberKind kind);
// The value without grouping, for editing: 8192 or 0,92.
[[nodiscard]] QString editableNumber(double value, int maxDecimals, const Format& format);
// The value at rest: 8.192 or 0,92; decimals that are zero are left out beyond minDecimals.
[[nodiscard]] QString shownNumber(double value, int minDecimals, int maxDecimals, const Format& format);

} // namespace cabe
