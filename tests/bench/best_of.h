// SPDX-License-Identifier: GPL-3.0-or-later
// The shortest of several rounds: what the work takes when nothing else runs.
#pragma once

#include <algorithm>
#include <chrono>

namespace cabe {

template <class Work>
double bestMs(int rounds, Work work)
{
    using Clock = std::chrono::steady_clock;
    double best = 1e9;
    for (int i = 0; i < rounds; ++i) {
        const auto start = Clock::now();
        work();
        best = std::min(best, std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    }
    return best;
}

} // namespace cabe
