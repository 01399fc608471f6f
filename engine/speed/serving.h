// SPDX-License-Identifier: GPL-3.0-or-later
// Many people at once: continuous batching in a closed loop. Each running sequence alternates between its prompt, which every step shares
// with the decoding of the others, and its output.
#pragma once

#include "engine/speed/prefill.h"

namespace cabe::speed {

struct LoadPoint {
    double running = 1;         // sequences that decode together; the others wait for memory
    double decodeTokS = 0;      // of one sequence while the others run
    double totalTokS = 0;       // output tokens of all, prompts included
    double ttftS = 0;           // idle: own prompt, and the share of others' prompts that are under way
    double cycleS = 0;          // from a request's first token in to its last token out
    std::optional<double> gain; // of speculative decoding
    StepTime step;
    PrefillTime prefill;
};
[[nodiscard]] LoadPoint loadPoint(const Setup& setup, double sequences);
// The same when the prompt's time is known already: it does not depend on how many run.
[[nodiscard]] LoadPoint loadPoint(const Setup& setup, double sequences, const PrefillTime& prefill);
[[nodiscard]] PrefillTime promptTime(const Setup& setup);

// Mean wait before a request starts, seconds, when `arrivals` per second meet `servers` places with `service` seconds each
// (Sakasegawa's approximation of the M/G/c queue, half of it for the regular lengths of a chat; full load is cut at 98 %).
[[nodiscard]] double queueSeconds(double arrivals, double servers, double service);

// Requests per second in the hours of use; empty without a demand in requests.
[[nodiscard]] std::optional<double> arrivalsPerSecond(const Demand& demand, double outputTokens);

// The most sequences that meet both targets and fit into memory; empty when nothing limits them.
[[nodiscard]] std::optional<std::int64_t> maxUsers(const Setup& setup, const PrefillTime& prefill);

// With their intervals, which end where everything is read at the paper bandwidth: nothing is faster.
[[nodiscard]] Estimate decodeEstimate(const Setup& setup, const LoadPoint& point);
[[nodiscard]] Estimate totalEstimate(const Setup& setup, const LoadPoint& point);

// Sequences of the workload's mean length that memory holds; empty when the plan does not say.
[[nodiscard]] std::optional<double> memorySequences(const Setup& setup);

} // namespace cabe::speed
