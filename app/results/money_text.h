// SPDX-License-Identifier: GPL-3.0-or-later
// Money in columns: whole units in every row, so that the digits stand in line.
#pragma once

#include "app/text/format.h"

#include <cmath>

namespace cabe {

[[nodiscard]] inline QString wholeMoney(const Format& format, double amount, const QString& currency)
{
    QString zero = format.money(0, currency);   // "R$ 0": the symbol as the language sets it
    zero.chop(1);
    const QString digits = format.integer(std::round(std::fabs(amount)));
    return (amount <= -0.5 ? QString{QChar{0x2212}} : QString{}) + zero + digits;
}

} // namespace cabe
