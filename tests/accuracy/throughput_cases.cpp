// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/throughput_cases.h"

#include "engine/speed/decode.h"
#include "tests/accuracy/fit/leave_out.h"
#include "tests/accuracy/statistics.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <iterator>
#include <map>

namespace cabe::accuracy {

namespace {

using Predictions = std::vector<Estimate>;
using Selector = std::function<bool(const ThroughputCase&)>;

// The aims of the product, but for the width of prefill's interval: the aim is 0.40. Programs of one name and card differ by a factor of two in
// prefill (builds of 2024 and 2026, kernels of forks), which nothing in a document tells; an interval of 0.40 would hold three in four.
constexpr Bound decodeBound{.median = 0.09, .p90 = 0.30, .coverageLow = 0.85, .coverageHigh = 0.97, .halfWidth = 0.25};
constexpr Bound prefillBound{.median = 0.20, .coverageLow = 0.85, .coverageHigh = 0.97, .halfWidth = 0.52};
constexpr Bound manyBound{.median = 0.30, .coverageLow = 0.85, .coverageHigh = 0.97};
constexpr Bound decodeUnseen{.median = 0.14, .p90 = 0.45};
constexpr Bound decodeFifth{.median = 0.09, .p90 = 0.30};
constexpr Bound prefillFifth{.median = 0.20};

bool compared(const ThroughputCase& c) { return !c.community && c.excluded.empty(); }
bool isDecode(const ThroughputCase& c) { return compared(c) && c.quantity == Quantity::decode; }
bool isPrefill(const ThroughputCase& c) { return compared(c) && c.quantity == Quantity::prefill; }
bool isMany(const ThroughputCase& c) { return compared(c) && (c.quantity == Quantity::batched || c.quantity == Quantity::served); }

Summary summaryOf(const std::vector<ThroughputCase>& cases, const Predictions& predictions, const Selector& selects)
{
    std::vector<Compared> chosen;
    for (std::size_t i = 0; i < cases.size(); ++i)
        if (selects(cases[i]))
            chosen.push_back({cases[i].measured, predictions[i]});
    return summarize(chosen);
}

// The formulas that tools of this kind use: bandwidth over the bytes a token reads, times a share.
class Baselines {
public:
    explicit Baselines(const std::vector<ThroughputCase>& cases)
        : cases_{cases}
    {
        for (const auto& c : cases) {
            const auto setup = speed::makeSetup(c.request);
            const double roof = speed::decodeStep(setup, 1, setup.meanContext()).roof;
            paper_.push_back(roof > 0 ? 1 / roof : 0);
        }
    }

    [[nodiscard]] Predictions timesShare(double share) const
    {
        Predictions p;
        for (const double tokens : paper_)
            p.emplace_back(tokens * share);
        return p;
    }

    // The median share of each memory type and runtime family.
    [[nodiscard]] Predictions sharePerMemoryAndRuntime() const
    {
        std::map<std::string, std::vector<double>> shares;
        for (std::size_t i = 0; i < cases_.size(); ++i)
            if (isDecode(cases_[i]))
                shares[classOf(cases_[i])].push_back(cases_[i].measured / paper_[i]);
        Predictions p;
        for (std::size_t i = 0; i < cases_.size(); ++i)
            p.emplace_back(paper_[i] * quantile(shares[classOf(cases_[i])], 0.5));
        return p;
    }

private:
    static std::string classOf(const ThroughputCase& c)
    {
        const auto& r = c.request.inference;
        const std::string memory = r.devices.empty() ? "host" : std::string(speed::memoryClass(r.devices.front().gpu));
        return memory + std::to_string(static_cast<int>(r.runtime->family));
    }

    const std::vector<ThroughputCase>& cases_;
    std::vector<double> paper_;
};

void printParts(const char* what, const std::vector<ThroughputCase>& cases, const Predictions& predictions, const Selector& selects)
{
    const std::string name = what;
    printLine(name, summaryOf(cases, predictions, selects));
    printLine(name + ", dense", summaryOf(cases, predictions, [&](const auto& c) { return selects(c) && !c.experts && !c.offloaded; }));
    printLine(name + ", mixture of experts", summaryOf(cases, predictions, [&](const auto& c) { return selects(c) && c.experts && !c.offloaded; }));
    printLine(name + ", partly in host memory", summaryOf(cases, predictions, [&](const auto& c) { return selects(c) && c.offloaded; }));
    printLine(name + ", several cards", summaryOf(cases, predictions, [&](const auto& c) { return selects(c) && c.parallel; }));
}

// Predictions of efficiencies that were fitted without the case's group, with the interval that the catalogue gives the case.
Predictions leaveOut(const std::vector<ThroughputCase>& cases, const Fitter& fitter, const Fitted& whole, Grouping group)
{
    const auto values = predictLeavingOut(fitter, whole, group);
    Predictions result;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Estimate own = predict(cases[i]);
        const double value = std::exp(values[i]);
        result.emplace_back(value, value * own.low / own.value, value * own.high / own.value);
    }
    return result;
}

bool crossValidation(const Catalog& catalog, const std::vector<ThroughputCase>& all)
{
    std::vector<ThroughputCase> cases;
    std::ranges::copy_if(all, std::back_inserter(cases), [](const ThroughputCase& c) { return c.excluded.empty(); });
    const Fitter fitter{catalog, cases, makeSpeedModel(cases)};
    const Fitted whole = fitter.continueFrom(catalog.efficiencies.rows(), 1);
    std::printf("\nCross-validation: predicted by efficiencies that were fitted without the ...\n");
    printHead();
    const auto print = [&](const std::string& name, const Predictions& p) {
        printParts((name + ": decode").c_str(), cases, p, isDecode);
        printParts((name + ": prefill").c_str(), cases, p, isPrefill);
        printLine(name + ": batched and served", summaryOf(cases, p, isMany));
    };
    const auto card = leaveOut(cases, fitter, whole, cardOf);
    const auto part = leaveOut(cases, fitter, whole, fifthOf);
    print("card", card);
    print("model", leaveOut(cases, fitter, whole, modelOf));
    print("fifth", part);
    bool good = holds("decode without the card", summaryOf(cases, card, isDecode), decodeUnseen);
    good = holds("decode without a fifth of the rows", summaryOf(cases, part, isDecode), decodeFifth) && good;
    return holds("prefill without a fifth of the rows", summaryOf(cases, part, isPrefill), prefillFifth) && good;
}

void printAll(const std::vector<ThroughputCase>& cases, const Predictions& predictions)
{
    for (std::size_t i = 0; i < cases.size(); ++i) {
        const auto& c = cases[i];
        const Estimate& p = predictions[i];
        const Workload& w = c.request.inference.workload;
        std::printf("  %-6s %-11s %-12.12s %-26.26s %-14.14s %-38.38s %-6.6s %6d +%5d x%4d measured %9.1f predicted %9.1f ratio %5.2f %s\n", c.id.c_str(),
                    nameOf(c.quantity), c.runtime.c_str(), c.modelId.c_str(), c.quant.c_str(), c.gpuId.c_str(), c.request.backend.c_str(), *w.promptTokens,
                    *w.outputTokens, *w.sequences, c.measured, p.value, p.value / c.measured,
                    p.low <= c.measured && c.measured <= p.high ? "" : "OUTSIDE");
    }
}

void printExcluded(const std::vector<ThroughputCase>& cases, const Predictions& predictions)
{
    std::printf("\nNot compared\n");
    for (std::size_t i = 0; i < cases.size(); ++i)
        if (!cases[i].excluded.empty())
            std::printf("  %-5s %-8s measured %.1f, predicted %.1f: %s\n", cases[i].id.c_str(), nameOf(cases[i].quantity), cases[i].measured,
                        predictions[i].value, cases[i].excluded.c_str());
}

} // namespace

bool checkThroughput(const Catalog& catalog, const std::string& casesFolder, const ThroughputReport& report)
{
    const ThroughputCases loaded = loadThroughput(casesFolder, catalog);
    const auto& cases = loaded.cases;
    Predictions predictions;
    for (const auto& c : cases)
        predictions.push_back(predict(c));

    if (report.verbose)
        printAll(cases, predictions);
    std::printf("\nThroughput: %zu figures, %zu rows left out (program, model or card not in the catalogue, lengths not stated)\n", cases.size(),
                loaded.leftOut.size());
    printHead();
    printParts("decode, one conversation", cases, predictions, isDecode);
    printParts("prefill", cases, predictions, isPrefill);
    printParts("batched and served", cases, predictions, isMany);
    const auto community = [](Quantity q) { return [q](const ThroughputCase& c) { return c.community && c.excluded.empty() && c.quantity == q; }; };
    printLine("community 2026: decode", summaryOf(cases, predictions, community(Quantity::decode)));
    printLine("community 2026: prefill", summaryOf(cases, predictions, community(Quantity::prefill)));
    printLine("speculative decoding (acceptance 0.7 assumed)",
              summaryOf(cases, predictions, [](const ThroughputCase& c) { return compared(c) && c.quantity == Quantity::speculative; }));

    const Baselines baselines{cases};
    const auto compare = [&](const char* what, const Predictions& p) {
        printErrors(std::string("decode by ") + what, summaryOf(cases, p, isDecode));
        printErrors("  dense", summaryOf(cases, p, [](const auto& c) { return isDecode(c) && !c.experts; }));
        printErrors("  mixture of experts", summaryOf(cases, p, [](const auto& c) { return isDecode(c) && c.experts; }));
    };
    std::printf("\nFor comparison\n");
    compare("bandwidth / bytes", baselines.timesShare(1));
    compare("0.7 bandwidth / bytes", baselines.timesShare(0.7));
    compare("a share per memory type and runtime", baselines.sharePerMemoryAndRuntime());

    printExcluded(cases, predictions);
    std::printf("\n");
    bool all = holds("decode", summaryOf(cases, predictions, isDecode), decodeBound);
    all = holds("prefill", summaryOf(cases, predictions, isPrefill), prefillBound) && all;
    all = holds("batched and served", summaryOf(cases, predictions, isMany), manyBound) && all;
    if (report.crossValidate)
        all = crossValidation(catalog, cases) && all;
    return all;
}

} // namespace cabe::accuracy
