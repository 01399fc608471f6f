// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/memory_parts.h"

#include <algorithm>
#include <cmath>

namespace cabe {

namespace {

double count(Bytes bytes)
{
    return double(bytes.count());
}

// All parts in their order, zero or not, so that cards can be added up.
std::vector<MemoryPart> allParts(const CardMemory& c)
{
    std::vector<MemoryPart> parts{
        {"weights", count(c.weights + c.draft + c.projector + c.adapters), [](const SeriesColors& s) { return s.weights; }},
        {"gradients", count(c.gradients), [](const SeriesColors& s) { return s.gradients; }},
        {"optimizer", count(c.optimizer), [](const SeriesColors& s) { return s.optimizer; }},
        {"kv_cache", std::max(count(c.kvCache + c.recurrentState), c.kvPool ? count(*c.kvPool + c.recurrentState) : 0.0),
         [](const SeriesColors& s) { return s.kvCache; }},
        {"compute", count(c.compute), [](const SeriesColors& s) { return s.compute; }},
        {"activations", count(c.activations), [](const SeriesColors& s) { return s.activations; }},
        {"runtime", count(c.runtime), [](const SeriesColors& s) { return s.runtime; }},
    };
    // The total is the engine's; what rounding or a part without its own colour leaves over belongs to the program.
    double sum = 0;
    for (const MemoryPart& part : parts)
        sum += part.bytes;
    parts.back().bytes = std::max(0.0, parts.back().bytes + c.total.value - sum);
    return parts;
}

std::vector<MemoryPart> withoutEmpty(std::vector<MemoryPart> parts)
{
    std::erase_if(parts, [](const MemoryPart& part) { return part.bytes <= 0; });
    return parts;
}

} // namespace

std::vector<MemoryPart> memoryParts(const CardMemory& card)
{
    return withoutEmpty(allParts(card));
}

std::vector<MemoryPart> memoryParts(const std::vector<CardMemory>& cards)
{
    std::vector<MemoryPart> sum;
    for (const CardMemory& card : cards) {
        const auto parts = allParts(card);
        if (sum.empty())
            sum = parts;
        else
            for (std::size_t i = 0; i < parts.size(); ++i)
                sum[i].bytes += parts[i].bytes;
    }
    return withoutEmpty(std::move(sum));
}

std::vector<double> roundedGib(const std::vector<MemoryPart>& parts, double total)
{
    constexpr double tenth = 1024.0 * 1024 * 1024 / 10;
    std::vector<double> tenths;
    double sum = 0;
    std::size_t largest = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        tenths.push_back(std::round(parts[i].bytes / tenth));
        sum += tenths.back();
        if (parts[i].bytes > parts[largest].bytes)
            largest = i;
    }
    if (!tenths.empty())
        tenths[largest] += std::round(total / tenth) - sum;
    for (double& value : tenths)
        value /= 10;
    return tenths;
}

MemorySums memorySums(const std::vector<CardMemory>& cards)
{
    MemorySums sums;
    for (const CardMemory& card : cards) {
        sums.total += card.total.value;
        sums.usable += count(card.usable);
        sums.capacity += count(card.capacity);
    }
    return sums;
}

} // namespace cabe
