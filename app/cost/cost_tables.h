// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of the charts of "Buy, rent or API?" as tables, in whole money.
#pragma once

#include "app/charts/cumulative_chart.h"
#include "app/charts/parts_chart.h"
#include "app/charts/tornado_chart.h"
#include "app/results/grid.h"
#include "app/text/format.h"

namespace cabe {

// One row per month, one column per way.
[[nodiscard]] GridContent tableOf(const CumulativeChart::Content& content, const Format& format);
// One row per part and the total, one column per way.
[[nodiscard]] GridContent tableOf(const PartsChart::Content& content, const Format& format);
// One row per input: its range and the totals at its ends.
[[nodiscard]] GridContent tableOf(const TornadoChart::Content& content, const Format& format);

} // namespace cabe
