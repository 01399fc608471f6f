// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/number_text.h"

#include <QRegularExpression>

#include <cmath>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

// How many decimals the value really has, up to the most that are shown.
int decimalsOf(double value, int most)
{
    double scale = 1;
    for (int decimals = 0; decimals < most; ++decimals, scale *= 10)
        if (std::fabs(value * scale - std::round(value * scale)) < 1e-9 * std::fmax(1.0, std::fabs(value * scale)))
            return decimals;
    return most;
}

// One decimal mark, either one.
std::optional<double> plainNumber(QString text)
{
    text.replace(u',', u'.');
    text.replace(u'\u2212', u'-');
    bool ok = false;
    const double value = QLocale::c().toDouble(text, &ok);
    return ok && std::isfinite(value) ? std::optional{value} : std::nullopt;
}

QString ungrouped(const QString& text, QChar group)
{
    QString plain = text;
    plain.remove(group);
    return plain;
}

} // namespace

std::optional<double> readNumber(const QString& typed, NumberKind kind)
{
    static const QRegularExpression blanks{u"[\\s\\x{00A0}\\x{202F}]"_s};
    static const QRegularExpression points{u"^[-−]?\\d{1,3}(\\.\\d{3})+(,\\d+)?$"_s};
    static const QRegularExpression commas{u"^[-−]?\\d{1,3}(,\\d{3})+(\\.\\d+)?$"_s};
    QString text = typed;
    text.remove(blanks);
    for (const auto& [pattern, group, decimal] : {std::tuple{&points, u'.', u','}, std::tuple{&commas, u',', u'.'}}) {
        if (!pattern->match(text).hasMatch())
            continue;
        const bool beyondDoubt = text.contains(decimal) || text.count(group) > 1;
        if (beyondDoubt || kind != NumberKind::decimal)
            return plainNumber(text.startsWith(u'0') && !beyondDoubt ? text : ungrouped(text, group));
    }
    return text.contains(u',') && text.contains(u'.') ? std::nullopt : plainNumber(text);
}

QString editableNumber(double value, int maxDecimals, const Format& format)
{
    QLocale plain = format.locale();
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    return plain.toString(value, 'f', decimalsOf(value, maxDecimals));
}

QString shownNumber(double value, int minDecimals, int maxDecimals, const Format& format)
{
    return format.number(value, std::max(minDecimals, decimalsOf(value, maxDecimals)));
}

} // namespace cabe
