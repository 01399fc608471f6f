// SPDX-License-Identifier: GPL-3.0-or-later
// cabe_accuracy [memory] [training] [throughput] [--verbose] [--cross-validate]: the engine beside published measurements, per quantity cases,
// median and 90th percentile of the error, share inside the 90 % interval and its median half-width. Fails when a bound of the product is broken.
#include "engine/catalog/load.h"
#include "tests/accuracy/memory_rows.h"
#include "tests/accuracy/throughput_cases.h"
#include "tests/accuracy/training_report.h"

#include <algorithm>
#include <cstdio>
#include <string_view>
#include <vector>

int main(int argc, char** argv)
{
    const std::vector<std::string_view> words{argv + 1, argv + argc};
    const auto said = [&](std::string_view word) { return std::ranges::find(words, word) != words.end(); };
    const bool all = std::ranges::none_of(words, [](std::string_view w) { return !w.starts_with("--"); });
    const cabe::Catalog catalog = cabe::embeddedCatalog();
    const std::string cases = CABE_SOURCE_DIR "/tests/cases";
    bool good = true;
    if (all || said("memory")) {
        std::printf("Memory of inference\n");
        good = cabe::accuracy::reportMemory(cabe::accuracy::loadMemory(cases, catalog), said("--verbose")) && good;
    }
    if (all || said("training")) {
        std::printf("Memory of training\n");
        good = cabe::accuracy::reportTrainingMemory(catalog, cases, said("--verbose")) && good;
    }
    if (all || said("throughput")) {
        std::printf("Throughput\n");
        good = cabe::accuracy::checkThroughput(catalog, cases, {said("--cross-validate"), said("--verbose")}) && good;
    }
    return good ? 0 : 1;
}
