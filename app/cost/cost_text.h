// SPDX-License-Identifier: GPL-3.0-or-later
// What the comparison on one time axis says in words: which way costs least, from which month, for how many tokens; and why a way is missing.
#pragma once

#include "app/results/verdict_text.h"

namespace cabe {

// One option of each way, as the panel shows them: the first (best) of its way among the compared ones.
struct WayAnswer {
    Way way = Way::own;
    int index = 0;                      // in Answers::compared and Comparison::options
    const Assessment* assessment = nullptr;
    double total = 0;
};
[[nodiscard]] std::vector<WayAnswer> wayAnswers(const Answers& answers);

// A way without an option that can be costed.
struct MissingWay {
    Way way = Way::own;
    QString reason;     // "Data would leave Brazil"
    QString detail;     // "12 that would move data abroad, 3 without a known price"; may be empty
};
[[nodiscard]] std::vector<MissingWay> missingWays(const Answers& answers, const Sentences& words);

struct CostVerdict {
    Q_DECLARE_TR_FUNCTIONS(cabe::CostVerdict)
public:
    QString title, reason;
    bool empty = true;
    int shown = 0;      // index in wayAnswers() of the way that the verdict speaks for
    [[nodiscard]] static CostVerdict of(const Answers& answers, const Sentences& words);
    // "month 22: even with the API"
    [[nodiscard]] static QString breakEven(int month, Way other, const Format& f);
};
// The comparison of two options, in either order.
[[nodiscard]] const PairComparison* pairOf(const Answers& answers, int a, int b);

} // namespace cabe
