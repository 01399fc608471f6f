// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers, units, money and dates in the form of one locale. The one place where a double becomes a text for people.
// Rules: shared look section 7: GiB for what is computed or measured, "24 GB" for the label on a box, no-break space between number and unit,
// percent without a space, money without cents from 100 up, a true minus sign, ≈ before predictions, intervals with an en dash.
#pragma once

#include "engine/quantity/bytes.h"
#include "engine/quantity/estimate.h"

#include <QLocale>
#include <QString>

#include <optional>

namespace cabe {

class Format
{
public:
    explicit Format(QLocale locale);

    [[nodiscard]] const QLocale& locale() const { return locale_; }
    [[nodiscard]] bool portuguese() const { return locale_.language() == QLocale::Portuguese; }

    [[nodiscard]] QString number(double value, int decimals) const;      // 1.234,5; never "-0"
    [[nodiscard]] QString integer(double value) const;                   // 131.072
    [[nodiscard]] QString significant(double value, int digits = 2) const;  // 17; 5,3; 0,048: for predictions
    [[nodiscard]] QString percent(double fraction, int decimals = 0) const; // 80%
    [[nodiscard]] QString gib(double bytes, int decimals = 1) const;     // 43,7 GiB
    [[nodiscard]] QString gib(Bytes bytes, int decimals = 1) const { return gib(double(bytes.count()), decimals); }
    [[nodiscard]] QString gibNumber(double bytes, int decimals = 1) const;  // 43,7
    [[nodiscard]] QString gbLabel(double gb) const;                      // 24 GB
    [[nodiscard]] QString money(double amount, const QString& currency) const;      // R$ 9.800; −R$ 350,50; R$9,800 in English
    [[nodiscard]] QString moneyPrecise(double amount, const QString& currency) const;  // always with cents (more digits below 1): prices per kWh, per million tokens
    [[nodiscard]] QString currencySymbol(const QString& currency) const; // R$, US$, €
    [[nodiscard]] QString watts(double w) const;                         // 1.000 W
    [[nodiscard]] QString unit(double value, int decimals, const QString& unit) const;  // value, no-break space, unit
    [[nodiscard]] QString speed(const Estimate& tokS) const;             // ≈ 17 tokens/s (14–20)
    [[nodiscard]] QString range(const Estimate& e, int digits = 2) const;   // 14–20
    [[nodiscard]] QString seconds(double s) const;                       // 0,8 s; 12 s; 3 min 20 s
    [[nodiscard]] QString date(const QString& iso) const;                // 30/11/2026; maio de 2026; 2026
    [[nodiscard]] QString month(const QString& iso) const;               // nov. 2026

    // Reads what a person types. Both "1.5" and "1,5" are one and a half in either language; groups are taken only where the number is
    // grouped as the locale shows it (15.000 or 1.234,5 in Portuguese), so that a shown number can be typed again. Empty: not a number.
    [[nodiscard]] std::optional<double> parse(const QString& text) const;

private:
    QLocale locale_;
};

} // namespace cabe
