// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/memory_rows.h"
#include "tests/accuracy/statistics.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace cabe::accuracy {

namespace {

constexpr double mib = 1024.0 * 1024;

Estimate partOf(const CardMemory& c, MemoryQuantity quantity)
{
    const auto bytes = [](Bytes b) { return Estimate{static_cast<double>(b.count())}; };
    switch (quantity) {
    case MemoryQuantity::weights: return bytes(c.weights + c.projector);
    case MemoryQuantity::kvCache: return bytes(c.kvCache);
    case MemoryQuantity::recurrentState: return bytes(c.recurrentState);
    case MemoryQuantity::compute: return bytes(c.compute + c.activations);
    case MemoryQuantity::total:
    case MemoryQuantity::totalWithDraft: return c.total;
    case MemoryQuantity::kvPool: return bytes(c.kvPool.value_or(Bytes{}));
    case MemoryQuantity::kvTokens: break;
    }
    return {};
}

Estimate predicted(const MemoryPlan& plan, const MemoryFigure& figure)
{
    if (figure.quantity == MemoryQuantity::kvTokens)
        return Estimate{static_cast<double>(plan.kvCapacityTokens.value_or(0))};
    if (figure.card >= 0)
        return static_cast<std::size_t>(figure.card) < plan.cards.size() ? partOf(plan.cards[static_cast<std::size_t>(figure.card)], figure.quantity) : Estimate{};
    Estimate sum;
    for (const CardMemory& c : plan.cards)
        sum += partOf(c, figure.quantity);
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
};

} // namespace

bool reportMemory(const MemoryCases& cases, bool verbose)
{
    std::vector<std::vector<Compared>> compared(memoryQuantityCount);
    Verdicts verdicts;
    for (const MemoryCase& c : cases.cases) {
        const MemoryPlan plan = planInference(c.request);
        const MemoryPlan withDraft = planInference(c.withDraft);
        for (const MemoryFigure& f : c.figures) {
            const Estimate p = predicted(f.quantity == MemoryQuantity::totalWithDraft ? withDraft : plan, f);
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
    std::printf("verdicts right %d of %d (%.1f %%), out of memory recognised %d of %d\n", verdicts.right, verdicts.cases,
                100.0 * verdicts.right / std::max(1, verdicts.cases), verdicts.oomSeen, verdicts.oom);
    return true;
}

} // namespace cabe::accuracy
