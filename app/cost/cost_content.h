// SPDX-License-Identifier: GPL-3.0-or-later
// What the charts of "Buy, rent or API?" show, and what each says in words to those who cannot see it.
#pragma once

#include "app/charts/cumulative_chart.h"
#include "app/charts/parts_chart.h"
#include "app/charts/tornado_chart.h"
#include "app/window/words.h"

namespace cabe {

struct Answers;

template <class Content>
struct Described {
    Content content;
    QString name;       // the title without its unit
    QString message;
};
[[nodiscard]] Described<CumulativeChart::Content> cumulativeContent(const Answers& answers, const Sentences& words);
[[nodiscard]] Described<PartsChart::Content> partsContent(const Answers& answers, const Sentences& words);
[[nodiscard]] Described<TornadoChart::Content> tornadoContent(const Answers& answers, const Sentences& words);

} // namespace cabe
