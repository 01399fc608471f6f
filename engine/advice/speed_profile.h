// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of the Speed tab: where the workload lies under the roofline of the cards, and what each person gets when more come. Computed
// from what an assessment settled (format, runtime, memory plan), with the formulas of engine/speed/: roofline.h says how its points are
// measured, serving.h how many people share, prefill.h how long a prompt takes.
#pragma once

#include "engine/advice/advice.h"

#include <optional>
#include <vector>

namespace cabe {

enum class RooflineWork { decode, batch, prefill };

struct RooflinePoint {
    RooflineWork work = RooflineWork::decode;
    double sequences = 1;           // that run together; of a paged server no more than memory holds
    double flopPerByte = 0;         // per byte read from card memory
    double flopsPerS = 0;           // reached while cardsAtOnce cards are at work; on or below the roof
    double tokensPerS = 0;          // decode: of all sequences together, prompts left out; prefill: of the prompt
    BoundBy boundBy = BoundBy::memoryBandwidth;
};

struct Roofline {
    double peakFlopsPerS = 0;       // dense matrix products that runtime and format use, paper figure
    double bandwidthBytesPerS = 0;  // of card memory, paper figure
    int cardsAtOnce = 1;            // whose sum the two are: all that share every matrix; 1 where cards take turns
    std::vector<RooflinePoint> points;  // decode of one conversation, the document's sequences when there are several, prefill
    [[nodiscard]] double ceiling(double flopPerByte) const;
    [[nodiscard]] double ridge() const;     // FLOP per byte where bandwidth stops to limit
};

struct SpeedProfile {
    std::optional<Roofline> roofline;   // absent: no card holds a part of the model
    // From one person to where memory ends, the document's number and the most that meet the targets among them; empty when not even one
    // fits. decodeTokS is of each person; ttftS has the others' prompts and the network in it, but no queue.
    std::vector<ServingPoint> curve;
    std::optional<std::int64_t> memoryEnd;  // people that memory holds; absent: nobody knows, and the curve ends somewhere
    double tokensPerPerson = 0;         // that memory is counted for: the context, or the mean length where a server hands out pages
    std::int64_t sequences = 1;         // the document's
    Estimate promptWaitS;               // of the document's prompt, alone: tokens ÷ prefill
    double queueS = 0;                  // part of the assessment's first token that is waiting for a place, under demand
    double decodeTargetTokS = 0, ttftTargetS = 0;   // 0: none
    std::optional<double> kwhPerMillionTokens;      // at the wall, per million tokens produced; absent: the machine is not ours or nobody knows
};

// In the order of the assessments, which are of this stage; empty where there is no speed to show (training, API, costed only) or the
// hardware cannot be resolved. Errors: as prepareStage().
[[nodiscard]] Result<std::vector<std::optional<SpeedProfile>>> speedProfiles(const CompleteProject& project, int stage, const Catalog& catalog,
                                                                             const std::vector<Assessment>& assessments);

} // namespace cabe
