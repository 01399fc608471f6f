// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cost/months.h"

#include <algorithm>
#include <charconv>

namespace cabe {

std::optional<int> monthIndex(std::string_view date)
{
    int year = 0;
    if (date.size() < 4 || std::from_chars(date.data(), date.data() + 4, year).ptr != date.data() + 4)
        return {};
    int month = 1;
    if (date.size() >= 7 && date[4] == '-')
        std::from_chars(date.data() + 5, date.data() + 7, month);
    return year * 12 + std::clamp(month, 1, 12) - 1;
}

std::optional<int> ageMonths(std::string_view date, std::string_view until)
{
    const auto from = monthIndex(date), to = monthIndex(until);
    if (!from || !to)
        return {};
    return std::max(0, *to - *from);
}

} // namespace cabe
