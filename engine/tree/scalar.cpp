// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tree/scalar.h"

#include "engine/tree/names.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace cabe::tree {

namespace {

constexpr double exactLimit = 9007199254740992.0;  // 2^53: beyond it doubles skip whole numbers

Error numberError(const char* code) { return {code, {}, {}, {}, {"number"}, {}}; }

bool isDigit(char c) { return c >= '0' && c <= '9'; }

bool hasSign(std::string_view text) { return !text.empty() && (text.front() == '+' || text.front() == '-'); }

bool isNotFinite(std::string_view unsignedText)
{
    constexpr std::array<std::string_view, 6> words{".inf", ".nan", "inf", "nan", "infinity", "-nan"};
    for (const auto word : words) {
        if (sameWord(unsignedText, word))
            return true;
    }
    return false;
}

// 010 and 0o10 are octal to some readers and decimal to others: refused instead of guessed.
bool isOctal(std::string_view unsignedText)
{
    return unsignedText.size() > 1 && unsignedText[0] == '0' && (isDigit(unsignedText[1]) || unsignedText[1] == 'o');
}

bool isDecimal(std::string_view unsignedText)
{
    return !unsignedText.empty() && (isDigit(unsignedText[0]) || (unsignedText[0] == '.' && unsignedText.size() > 1 && isDigit(unsignedText[1])));
}

bool allDigits(std::string_view text)
{
    for (const char c : text) {
        if (!isDigit(c))
            return false;
    }
    return !text.empty();
}

} // namespace

Result<double> parseNumber(std::string_view text)
{
    const std::string_view body = hasSign(text) ? text.substr(1) : text;
    if (isNotFinite(body))
        return numberError("not_finite");
    if (isOctal(body))
        return numberError("octal_number");
    if (!isDecimal(body))
        return numberError("wrong_type");
    double value = 0;
    const auto [end, failure] = std::from_chars(body.data(), body.data() + body.size(), value, std::chars_format::general);
    if (end != body.data() + body.size())
        return numberError("wrong_type");
    if (failure != std::errc{} || !std::isfinite(value))
        return numberError("not_finite");
    return text.front() == '-' ? -value : value;
}

Result<std::int64_t> parseWhole(std::string_view text)
{
    const Result<double> number = parseNumber(text);
    if (!number)
        return Error{number.error().code, {}, {}, {}, {"whole number"}, {}};
    if (allDigits(hasSign(text) ? text.substr(1) : text)) {
        const std::string_view digits = text.front() == '+' ? text.substr(1) : text;
        std::int64_t value = 0;
        const auto [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (failure != std::errc{})
            return Error{"out_of_range", {{"value", *number}}, {}, {}, {"whole number"}, {}};
        return value;
    }
    if (std::trunc(*number) != *number)
        return Error{"not_whole", {{"value", *number}}, {}, {}, {"whole number"}, {}};
    if (std::fabs(*number) > exactLimit)
        return Error{"out_of_range", {{"value", *number}}, {}, {}, {"whole number"}, {}};
    return static_cast<std::int64_t>(*number);
}

std::optional<bool> parseBool(std::string_view text)
{
    if (text == "true")
        return true;
    if (text == "false")
        return false;
    return std::nullopt;
}

} // namespace cabe::tree
