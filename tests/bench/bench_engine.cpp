// SPDX-License-Identifier: GPL-3.0-or-later
// How long the engine's answers take: loading the embedded catalogue against parsing the same rows from YAML, one assessment, a recommendation.
// Prints all; fails when the embedded form does not load at least as many times faster as the first argument says.
#include "engine/advice/advice.h"
#include "engine/catalog/load.h"
#include "engine/project/document.h"
#include "engine/tree/node.h"
#include "tests/bench/best_of.h"

#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

using namespace cabe;

int main(int argc, char** argv)
{
    const double bar = argc > 1 ? std::atof(argv[1]) : 10;
    const std::string resources = CABE_SOURCE_DIR "/resources";
    const Catalog catalog = embeddedCatalog();
    bool fine = true;
    const double embedded = bestMs(20, [&] { fine = !embeddedCatalog().gpus.rows().empty() && fine; });
    const double parsed = bestMs(3, [&] {
        Catalog other;
        fine = overlay(other, resources + "/catalog").empty() && fine;
    });
    std::printf("catalogue: embedded %.2f ms, parsed from YAML %.1f ms, ratio %.0f (bar %.0f)\n", embedded, parsed, parsed / embedded, bar);

    const auto text = tree::readFile(resources + "/examples/student.en.cabe");
    auto documents = text ? readDocuments(*text, "student.en.cabe") : std::vector<ReadDocument>{};
    if (documents.empty() || !documents.front().project)
        return 1;
    const auto completed = complete(*documents.front().project, catalog);
    if (!completed)
        return 1;
    const CompleteProject& project = *completed;
    RecommendOptions withoutFormulas;
    withoutFormulas.explain = false;
    std::optional<Recommendation> answer;
    const double all = bestMs(10, [&] {
        auto found = recommend(project, 0, catalog, withoutFormulas);
        fine = found.ok() && fine;
        if (found)
            answer = std::move(*found);
    });
    if (!answer || answer->own.empty())
        return 1;
    const Option option = answer->own.front().assessment.option;
    const double one = bestMs(20, [&] { fine = assess(project, 0, option, catalog, {.explain = true}).ok() && fine; });
    std::printf("recommendation: %.1f ms for %d combinations; one assessment with its formulas %.2f ms\n", all, answer->assessed, one);
    return fine && parsed >= bar * embedded ? 0 : 1;
}
