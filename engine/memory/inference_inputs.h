// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the room: a request with everything looked up, and the shape of a plan that is being made. A family of runtimes fills one
// Sizer per card: what is constant, and what grows with context and sequences.
#pragma once

#include "engine/memory/cache.h"
#include "engine/memory/memory.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace cabe::memory {

inline constexpr double mib = 1024.0 * 1024.0;

struct Inputs {
    explicit Inputs(const InferenceRequest& r);
    Inputs(const Inputs&) = delete;
    Inputs& operator=(const Inputs&) = delete;

    const InferenceRequest& request;
    const Catalog& catalog;
    const Model& model;
    const Runtime& runtime;
    const ModelSizes* sizes;            // never null
    const ModelSizes* draft = nullptr;  // sizes of the speculative draft, if any
    const Model* draftModel = nullptr;
    std::int64_t context, sequences, batch, ubatch;     // batch: the runtime's own (by the smallest card) where none is given
    bool flash;
    bool largeCard;                     // the runtime takes its defaults for large cards
    double keyBytes, valueBytes;        // per cached value

    [[nodiscard]] std::size_t cards() const { return request.devices.size(); }
    [[nodiscard]] std::size_t layers() const { return sizes->layers.size(); }

private:
    ModelSizes ownSizes_, ownDraft_;
};

// Working memory of one graph. Its stages reuse the same memory, so the largest counts: logits, attention (which sees every cached cell),
// feed-forward (beside the mask); `always` is held through all of them.
struct Work {
    double logits = 0;
    double attention = 0, attentionPerCell = 0, attentionPerSequenceCell = 0;   // the last: per cell of every sequence
    double feedForward = 0, feedForwardPerCell = 0;
    double always = 0, alwaysPerCell = 0;
    [[nodiscard]] double compute(std::int64_t cells, std::int64_t sequences) const
    {
        const auto n = static_cast<double>(cells), all = n * static_cast<double>(sequences);
        return std::max({logits, attention + attentionPerCell * n + attentionPerSequenceCell * all, feedForward + feedForwardPerCell * n}) + always +
               alwaysPerCell * n;
    }
};

// One card of a plan: `parts` holds what does not change with context and sequences, the rest is asked at any of them.
struct CardPlan {
    CardMemory parts;
    CacheProfile cache, draftCache;
    Work work;
    double runtime = 0;             // contexts and libraries
    double draftPerCell = 0;        // working memory of a draft's own context, per cell of every sequence; counted as runtime
    double stateCopies = 1;         // of the recurrent state: drafting keeps one more per drafted token to go back to
    std::int64_t padTokens = 1;

    [[nodiscard]] double constant() const;
    [[nodiscard]] double total(std::int64_t context, std::int64_t sequences) const;
    void settle(std::int64_t context, std::int64_t sequences);  // fills the parts that were open
    [[nodiscard]] double draftWork(std::int64_t context, std::int64_t sequences) const;
};

// Adapters, projector and multi-token-prediction head: the lines that every family has.
struct Extras {
    double draftWeights = 0, adapters = 0, projector = 0;
    std::vector<LayerShape> draftLayers;    // whose cache is kept beside the model's
    double stateCopies = 1;                 // of the model's recurrent state
};
[[nodiscard]] Extras extras(const Inputs& in);

// The longest count in 1..limit for which `used(count)` does not exceed `room` (used is non-decreasing); 0 when 1 does not fit.
template <class Used>
std::int64_t longestWithin(double room, std::int64_t limit, Used&& used)
{
    if (used(1) > room)
        return 0;
    if (used(limit) <= room)
        return limit;
    std::int64_t low = 1, high = limit;         // low fits, high does not
    double usedLow = used(low), usedHigh = used(high);
    for (int step = 0; high - low > 1; ++step) {
        std::int64_t middle = low + (high - low) / 2;
        if (step % 3 != 2 && usedHigh > usedLow) {      // mostly linear: aim, but bisect every third time
            const double share = (room - usedLow) / (usedHigh - usedLow);
            middle = low + static_cast<std::int64_t>(share * static_cast<double>(high - low));
            middle = std::clamp(middle, low + 1, high - 1);
        }
        const double usedMiddle = used(middle);
        if (usedMiddle <= room)
            low = middle, usedLow = usedMiddle;
        else
            high = middle, usedHigh = usedMiddle;
    }
    return low;
}

// Limits of the searches: the trained context (or the requested one beyond it); more than a million conversations are not counted.
[[nodiscard]] std::int64_t contextLimit(const Inputs& in);
inline constexpr std::int64_t sequenceLimit = 1'000'000;

// The interval of a card's total from its parts: what is stored, what is worked with (bytes).
struct Spread {
    double weights = 0, work = 0, total = 0;
};
[[nodiscard]] Estimate withInterval(const Inputs& in, const Spread& spread);
// Verdict and spare memory from the cards' totals, then the checks.
void judge(const Inputs& in, MemoryPlan& plan);
void addChecks(const Inputs& in, MemoryPlan& plan);
// Settles the cards at the requested context and sequences; longest context, most sequences, intervals, verdict, spare and checks.
[[nodiscard]] MemoryPlan conclude(const Inputs& in, std::vector<CardPlan>& cards, const HostMemory& host);

[[nodiscard]] MemoryPlan planLlamaCpp(const Inputs& in);
[[nodiscard]] MemoryPlan planPaged(const Inputs& in);
[[nodiscard]] MemoryPlan planTorch(const Inputs& in);       // Transformers, ExLlama, MLX

void explainPlan(const Inputs& in, const MemoryPlan& plan, Trace* trace);

} // namespace cabe::memory
