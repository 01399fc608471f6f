// SPDX-License-Identifier: GPL-3.0-or-later
// cabe_fit CATALOGUE CASES OUTPUT DATE: fits the efficiencies of the speed room and writes them as a catalogue file.
//   CATALOGUE  folder of catalogue files without efficiencies of their own (resources/catalog; its efficiencies are replaced)
//   CASES      tests/cases
//   OUTPUT     resources/catalog/efficiencies.yaml
//   DATE       of the fit, as the file carries it
// Run it from the root of the repository, in a release build (a minute; ten in a debug build):
//   build/release/tests/accuracy/cabe_fit resources/catalog tests/cases resources/catalog/efficiencies.yaml 2026-11-30
// Model: decode, prefill and serving as the engine computes them; the logarithms of about 260 values (all but 25 are factors drawn to 1)
// are found by penalised least squares on the logarithms of measured tokens per second. Community runs count little and wild rows less and
// less (Student-t weights). Widths of the intervals come from five-fold cross-validation. Rows of exclusions.yaml are not fitted. The same input
// gives the same file. At the end it prints the table of cabe_accuracy for what it found.
#include "engine/catalog/load.h"
#include "engine/speed/reach.h"
#include "tests/accuracy/fit/leave_out.h"
#include "tests/accuracy/fit/spreads.h"
#include "tests/accuracy/fit/write.h"
#include "tests/accuracy/throughput_cases.h"

#include <cmath>
#include <cstdio>
#include <fstream>
#include <string>

using namespace cabe;
using namespace cabe::accuracy;

namespace {

constexpr int rounds = 10;

// Logarithms of measured ÷ predicted, each predicted without its group.
std::vector<double> residualsWithout(const Fitter& fitter, const Fitted& whole, Grouping group)
{
    auto residuals = predictLeavingOut(fitter, whole, group);
    for (std::size_t i = 0; i < residuals.size(); ++i)
        residuals[i] = std::log(fitter.cases()[i].measured) - residuals[i];
    return residuals;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 5) {
        std::fprintf(stderr, "usage: cabe_fit CATALOGUE CASES OUTPUT DATE\n");
        return 2;
    }
    Catalog catalog;
    for (const auto& error : overlay(catalog, argv[1]))
        std::fprintf(stderr, "%s:%d: %s %s\n", error.at.file.c_str(), error.at.line, error.code.c_str(), error.key.c_str());
    auto loaded = loadThroughput(argv[2], catalog);
    std::printf("%zu figures, %zu rows left out\n", loaded.cases.size(), loaded.leftOut.size());
    std::erase_if(loaded.cases, [](const ThroughputCase& c) { return !c.excluded.empty(); });
    auto model = makeSpeedModel(loaded.cases);
    const Fitter fitter{catalog, std::move(loaded.cases), std::move(model)};
    const Fitted whole = fitter.fit(rounds);

    auto rows = fitter.model().with(whole.values);
    const auto counts = fitter.measurementsPerRow();
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i].measurements = counts[i];
    setSpreads(rows, fitter.cases(), residualsWithout(fitter, whole, fifthOf), residualsWithout(fitter, whole, cardOf));
    std::ofstream(argv[3]) << efficienciesYaml(rows, argv[4]);

    catalog.efficiencies = {};
    for (auto& row : rows)
        catalog.efficiencies.put(std::move(row));
    catalog.efficiencies.index();
    return checkThroughput(catalog, argv[2], {.crossValidate = true}) ? 0 : 1;
}
