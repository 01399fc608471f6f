// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/memory_rows.h"
#include "tests/accuracy/statistics.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iterator>
#include <vector>

namespace cabe::accuracy {

namespace {

constexpr double mib = 1024.0 * 1024;

// A drafting server counts the draft with its weights. `more`: what the source counts in a total beside the process.
Estimate partOf(const CardMemory& c, MemoryQuantity quantity, double more)
{
    const auto bytes = [](Bytes b) { return Estimate{static_cast<double>(b.count())}; };
    switch (quantity) {
    case MemoryQuantity::weights: return bytes(c.kvPool ? c.weights + c.projector + c.draft : c.weights + c.projector);
    case MemoryQuantity::kvCache: return bytes(c.kvCache);
    case MemoryQuantity::recurrentState: return bytes(c.recurrentState);
    case MemoryQuantity::compute: return bytes(c.compute + c.activations);
    case MemoryQuantity::total:
    case MemoryQuantity::totalWithDraft: return {c.total.value + more, c.total.low + more, c.total.high + more};
    case MemoryQuantity::kvPool: return bytes(c.kvPool.value_or(Bytes{}));
    case MemoryQuantity::kvTokens: break;
    }
    return {};
}

Estimate predicted(const MemoryPlan& plan, const MemoryFigure& figure, const MemoryCase& c)
{
    if (figure.quantity == MemoryQuantity::kvTokens)
        return Estimate{static_cast<double>(plan.kvCapacityTokens.value_or(0))};
    Estimate sum;
    for (std::size_t i = 0; i < plan.cards.size(); ++i) {
        if (figure.card >= 0 && static_cast<std::size_t>(figure.card) != i)
            continue;
        const double outside = c.allocator ? static_cast<double>(plan.cards[i].runtime.count()) : 0;
        sum += partOf(plan.cards[i], figure.quantity, (i == 0 ? c.desktop : 0) - outside);
    }
    return sum;
}

void printFigure(const MemoryCase& c, const MemoryFigure& f, Estimate p)
{
    const double unit = f.quantity == MemoryQuantity::kvTokens ? 1 : mib;
    const double error = f.value > 0 ? (p.value / f.value - 1) * 100 : 0;
    const bool interval = f.quantity == MemoryQuantity::total || f.quantity == MemoryQuantity::totalWithDraft;
    std::printf("  %-5s %-13s %-30.30s %-16.16s %-17s %3d %11.1f %11.1f %+7.1f %% %s%s%s\n", c.id.c_str(), c.runtime.c_str(), c.model.c_str(),
                c.quant.c_str(), nameOf(f.quantity), f.card, f.value / unit, p.value / unit, error,
                interval ? (f.value >= p.low && f.value <= p.high ? "inside" : "OUTSIDE") : "", f.excluded.empty() ? "" : " not compared: ",
                f.excluded.c_str());
}

// The parts of the first card, for reading along.
void printParts(const MemoryCase& c, const MemoryPlan& plan)
{
    if (plan.cards.empty())
        return;
    const CardMemory& p = plan.cards.front();
    std::printf("        %s: weights %.0f, draft %.0f, vision %.0f, cache %.0f, state %.0f, compute %.0f, runtime %.0f, pool %.0f, usable %.0f MiB, share %.3f\n",
                c.id.c_str(), p.weights.mib(), p.draft.mib(), p.projector.mib(), p.kvCache.mib(), p.recurrentState.mib(),
                (p.compute + p.activations).mib(), p.runtime.mib(), p.kvPool.value_or(Bytes{}).mib(), p.usable.mib(),
                *c.request.workload.memoryUtilization);
}

// Verdicts: a source that ran is right with fits or tight, one that ran out of memory with doesNotFit.
struct Verdicts {
    int cases = 0, right = 0, oom = 0, oomSeen = 0;
    void add(const MemoryCase& c, const MemoryPlan& plan, bool verbose)
    {
        if (c.outcome != "fits" && c.outcome != "oom")
            return;
        const bool ran = c.outcome == "fits", says = plan.fit != Fit::doesNotFit;
        const bool correct = ran == says;
        if (verbose && (!correct || !c.outcomeExcluded.empty()))
            std::printf("  %-5s %-13s %-30.30s outcome %s, verdict %s, spare %.0f MiB%s%s\n", c.id.c_str(), c.runtime.c_str(), c.model.c_str(),
                        c.outcome.c_str(), says ? "fits" : "does not fit", plan.spare.mib(), c.outcomeExcluded.empty() ? "" : " not compared: ",
                        c.outcomeExcluded.c_str());
        if (!c.outcomeExcluded.empty())
            return;
        ++cases;
        right += correct ? 1 : 0;
        oom += ran ? 0 : 1;
        oomSeen += !ran && correct ? 1 : 0;
    }

    // At least 95 % right, and nine in ten of those that ran out of memory recognised.
    [[nodiscard]] bool hold() const
    {
        constexpr double rightAtLeast = 0.95, seenAtLeast = 0.9;
        std::printf("verdicts right %d of %d (%.1f %%), out of memory recognised %d of %d\n", right, cases, 100.0 * right / std::max(1, cases), oomSeen, oom);
        const bool good = right >= rightAtLeast * cases && oomSeen >= seenAtLeast * oom;
        if (!good)
            std::printf("BROKEN  verdicts: at least %.0f %% right and %.0f %% of the failures recognised\n", 100 * rightAtLeast, 100 * seenAtLeast);
        return good;
    }
};

using Comparisons = std::vector<std::vector<Compared>>;

const std::vector<Compared>& of(const Comparisons& all, MemoryQuantity quantity) { return all[static_cast<std::size_t>(quantity)]; }

// The promises of the product.
bool holdsPromises(const Comparisons& all, const Verdicts& verdicts)
{
    std::vector<Compared> totals = of(all, MemoryQuantity::total);
    std::ranges::copy(of(all, MemoryQuantity::totalWithDraft), std::back_inserter(totals));
    printLine("all totals", summarize(totals));
    bool good = holds("weights", summarize(of(all, MemoryQuantity::weights)), {.median = 0.005, .p90 = 0.03});
    good = holds("kv_cache", summarize(of(all, MemoryQuantity::kvCache)), {.median = 0.005, .p90 = 0.03}) && good;
    good = holds("compute", summarize(of(all, MemoryQuantity::compute)), {.median = 0.10}) && good;
    good = holds("all totals", summarize(totals), {.median = 0.04, .p90 = 0.15, .coverageLow = 0.85, .coverageHigh = 0.97, .halfWidth = 0.06}) && good;
    good = holds("kv_tokens", summarize(of(all, MemoryQuantity::kvTokens)), {.median = 0.08}) && good;
    return verdicts.hold() && good;
}

} // namespace

bool reportMemory(const MemoryCases& cases, bool verbose)
{
    Comparisons compared(memoryQuantityCount);
    Verdicts verdicts;
    for (const MemoryCase& c : cases.cases) {
        const MemoryPlan plan = planInference(c.request);
        const MemoryPlan withDraft = planInference(c.withDraft);
        if (verbose)
            printParts(c, plan);
        for (const MemoryFigure& f : c.figures) {
            const Estimate p = predicted(f.quantity == MemoryQuantity::totalWithDraft ? withDraft : plan, f, c);
            if (verbose)
                printFigure(c, f, p);
            if (f.excluded.empty())
                compared[static_cast<std::size_t>(f.quantity)].push_back({f.value, p});
        }
        verdicts.add(c, plan, verbose);
    }
    for (const auto& [id, why] : cases.leftOut)
        std::printf("  %s left out: %s\n", id.c_str(), why.c_str());
    printHead();
    for (int q = 0; q < memoryQuantityCount; ++q)
        printLine(nameOf(static_cast<MemoryQuantity>(q)), summarize(compared[static_cast<std::size_t>(q)]));
    return holdsPromises(compared, verdicts);
}

} // namespace cabe::accuracy
