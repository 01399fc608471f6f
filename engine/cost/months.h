// SPDX-License-Identifier: GPL-3.0-or-later
// Catalogue dates as months. Dates are as precise as their source: 2026, 2026-05, 2026-05-30, "2023 (year)".
#pragma once

#include <optional>
#include <string_view>

namespace cabe {

// Months since year 0; a date without a month counts from January, so that an age is never understated. Absent when there is no year.
[[nodiscard]] std::optional<int> monthIndex(std::string_view date);

// Months from `date` until `until`, at least 0; absent when either is unreadable.
[[nodiscard]] std::optional<int> ageMonths(std::string_view date, std::string_view until);

} // namespace cabe
