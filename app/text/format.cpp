// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/format.h"

#include <QDate>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace cabe {

namespace {

constexpr QChar noBreakSpace{0x00a0};
constexpr QChar minusSign{0x2212};
constexpr QChar enDash{0x2013};

// Decimals that show `digits` significant ones without turning 131072 into 130000.
int decimalsFor(double value, int digits)
{
    const double magnitude = std::abs(value);
    if (magnitude == 0 || !std::isfinite(magnitude))
        return 0;
    const int lead = int(std::floor(std::log10(magnitude))) + 1;
    return std::clamp(digits - lead, 0, 6);
}

} // namespace

Format::Format(QLocale locale) : locale_{std::move(locale)}
{
    locale_.setNumberOptions(QLocale::DefaultNumberOptions);
}

QString Format::number(double value, int decimals) const
{
    if (!std::isfinite(value))
        return u"?"_s;
    // Half a unit in the last place is rounded away from zero before Qt prints: 22.15 is stored as 22.1499….
    const double scale = std::pow(10.0, decimals);
    double rounded = std::round(value * scale * (1 + std::numeric_limits<double>::epsilon())) / scale;
    if (!std::isfinite(rounded))
        rounded = value;
    const QString digits = locale_.toString(std::abs(rounded), 'f', decimals);
    return rounded < 0 ? minusSign + digits : digits;
}

QString Format::integer(double value) const { return number(value, 0); }

QString Format::significant(double value, int digits) const
{
    const int decimals = decimalsFor(value, digits);
    // 9.97 with two digits is 10, not 10.0.
    const double rounded = std::round(value * std::pow(10.0, decimals)) / std::pow(10.0, decimals);
    return number(rounded, decimalsFor(rounded, digits));
}

QString Format::percent(double fraction, int decimals) const { return number(fraction * 100, decimals) + u'%'; }

QString Format::gibNumber(double bytes, int decimals) const { return number(bytes / double(1LL << 30), decimals); }

QString Format::gib(double bytes, int decimals) const { return gibNumber(bytes, decimals) + noBreakSpace + u"GiB"_s; }

QString Format::gbLabel(double gb) const { return number(gb, gb == std::round(gb) ? 0 : 1) + noBreakSpace + u"GB"_s; }

QString Format::currencySymbol(const QString& currency) const
{
    if (currency == u"BRL")
        return u"R$"_s;
    if (currency == u"USD")
        return u"US$"_s;
    if (currency == u"EUR")
        return u"€"_s;
    if (currency == u"GBP")
        return u"£"_s;
    return currency;
}

QString Format::money(double amount, const QString& currency) const
{
    const int decimals = std::abs(amount) >= 99.995 || amount == 0 ? 0 : 2;
    const QString digits = number(std::abs(amount), decimals);
    const bool negative = amount < 0 && digits.contains(QRegularExpression(u"[1-9]"_s));
    const QString symbol = currencySymbol(currency);
    // Portuguese sets a blank after the symbol; English only after letters without a sign of their own.
    const bool blank = portuguese() || symbol == currency;
    return (negative ? QString(minusSign) : QString()) + symbol + (blank ? QString(noBreakSpace) : QString()) + digits;
}

QString Format::moneyPrecise(double amount, const QString& currency) const
{
    const int decimals = std::abs(amount) >= 1 || amount == 0 ? 2 : std::max(2, decimalsFor(amount, 3));
    const QString symbol = currencySymbol(currency);
    const bool blank = portuguese() || symbol == currency;
    return (amount < 0 ? QString(minusSign) : QString()) + symbol + (blank ? QString(noBreakSpace) : QString()) + number(std::abs(amount), decimals);
}

QString Format::watts(double w) const { return unit(w, 0, u"W"_s); }

QString Format::unit(double value, int decimals, const QString& unit) const { return number(value, decimals) + noBreakSpace + unit; }

QString Format::range(const Estimate& e, int digits) const
{
    return significant(e.low, digits) + enDash + significant(e.high, digits);
}

QString Format::speed(const Estimate& tokS) const
{
    return u"≈"_s + noBreakSpace + significant(tokS.value) + noBreakSpace + u"tokens/s ("_s + range(tokS) + u')';
}

QString Format::seconds(double s) const
{
    if (s < 60)
        return significant(s) + noBreakSpace + u's';
    if (s < 3600)
        return integer(std::floor(s / 60)) + noBreakSpace + u"min "_s + integer(std::fmod(s, 60)) + noBreakSpace + u's';
    return integer(std::floor(s / 3600)) + noBreakSpace + u"h "_s + integer(std::fmod(s, 3600) / 60) + noBreakSpace + u"min"_s;
}

QString Format::date(const QString& iso) const
{
    const QStringList parts = iso.split(u'-');
    if (parts.size() == 3) {
        const QDate day = QDate::fromString(iso, Qt::ISODate);
        return day.isValid() ? locale_.toString(day, portuguese() ? u"dd/MM/yyyy"_s : u"MM/dd/yyyy"_s) : iso;
    }
    if (parts.size() == 2) {
        const QDate day = QDate::fromString(iso + u"-01"_s, Qt::ISODate);
        if (day.isValid())
            return locale_.standaloneMonthName(day.month()) + (portuguese() ? u" de "_s : u" "_s) + QString::number(day.year());
    }
    return iso;
}

QString Format::month(const QString& iso) const
{
    const QDate day = QDate::fromString(iso.left(7) + u"-01"_s, Qt::ISODate);
    return day.isValid() ? locale_.standaloneMonthName(day.month(), QLocale::ShortFormat) + u' ' + QString::number(day.year()) : iso;
}

std::optional<double> Format::parse(const QString& text) const
{
    QString plain = text.trimmed();
    plain.remove(noBreakSpace);
    plain.replace(minusSign, u'-');
    const QChar group = portuguese() ? u'.' : u',';
    static const QRegularExpression groupedPortuguese(u"^-?\\d{1,3}(\\.\\d{3})+(,\\d*)?$"_s), groupedEnglish(u"^-?\\d{1,3}(,\\d{3})+(\\.\\d*)?$"_s);
    if ((portuguese() ? groupedPortuguese : groupedEnglish).match(plain).hasMatch())
        plain.remove(group);
    else if (plain.count(u'.') + plain.count(u',') > 1)
        return std::nullopt;
    plain.replace(u',', u'.');
    bool ok = false;
    const double value = QLocale::c().toDouble(plain, &ok);
    return ok && std::isfinite(value) ? std::optional{value} : std::nullopt;
}

} // namespace cabe
