// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/fit/leave_out.h"

#include <set>

namespace cabe::accuracy {

namespace {

constexpr int parts = 5;
constexpr int publicStep = 3;

} // namespace

std::string cardOf(const ThroughputCase& row) { return row.gpuId; }

std::string modelOf(const ThroughputCase& row) { return row.modelId; }

std::string fifthOf(const ThroughputCase& row)
{
    int number = 0;
    for (const char digit : row.id)
        if (digit >= '0' && digit <= '9')
            number = number * 10 + (digit - '0');
    return std::to_string(number / publicStep % parts);
}

std::vector<double> predictLeavingOut(const Fitter& fitter, const Fitted& whole, Grouping group)
{
    const auto& cases = fitter.cases();
    std::set<std::string> names;
    for (const auto& c : cases)
        names.insert(group(c));
    std::vector<double> result(cases.size(), 0);
    for (const auto& name : names) {
        const auto out = [&](const ThroughputCase& c) { return group(c) == name; };
        const auto predicted = fitter.predictWithout(whole, out);
        std::size_t next = 0;
        for (std::size_t i = 0; i < cases.size(); ++i)
            if (out(cases[i]))
                result[i] = predicted[next++];
    }
    return result;
}

} // namespace cabe::accuracy
