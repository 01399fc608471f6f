// SPDX-License-Identifier: GPL-3.0-or-later
// What the comparison on one time axis says in words: which way costs least, from which month, for how many tokens.
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

struct CostVerdict {
    Q_DECLARE_TR_FUNCTIONS(cabe::CostVerdict)
public:
    QString title, reason;
    bool empty = true;
    [[nodiscard]] static CostVerdict of(const Answers& answers, const Sentences& words);
    // "month 22: even with the API"
    [[nodiscard]] static QString breakEven(int month, Way other, const Format& f);
};
[[nodiscard]] const PairComparison* pairOf(const Answers& answers, int a, int b);

} // namespace cabe
