// SPDX-License-Identifier: GPL-3.0-or-later
// Documents costed without the other rooms: what the tests of the cost room share. Speeds come from the options' own `measured` figures.
#pragma once

#include "engine/catalog/load.h"
#include "engine/cost/cost.h"

#include <QByteArray>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>

namespace costtest {

inline const cabe::Catalog& catalog()
{
    static const cabe::Catalog loaded = cabe::embeddedCatalog();
    return loaded;
}

// What stands in for a faulty document, so that the test that failed can end.
inline const char* const harmless =
    "cabe: 1\nstages: [{workload: {task: inference, demand: {load_hours_per_day: 1}}}]\noptions: [{rent: {price_per_hour: 1}}]\n";

// A complete project; a faulty document fails the test.
inline cabe::CompleteProject project(const std::string& yaml)
{
    auto documents = cabe::readDocuments(yaml, "test.cabe");
    if (documents.size() != 1 || !documents.front().project) {
        const auto& errors = documents.front().errors;
        QTest::qFail(("document: " + (errors.empty() ? "?" : errors.front().code + " " + errors.front().key)).c_str(), __FILE__, __LINE__);
        return project(harmless);
    }
    auto complete = cabe::complete(*documents.front().project, catalog());
    if (!complete) {
        QTest::qFail(("document: " + complete.error().code + " " + complete.error().key).c_str(), __FILE__, __LINE__);
        return project(harmless);
    }
    return std::move(*complete);
}

// The request for one stage on one option of a project that outlives it.
inline cabe::CostRequest request(const cabe::Project& project, std::size_t option = 0, std::size_t stage = 0)
{
    cabe::CostRequest request;
    request.catalog = &catalog();
    request.project = &project;
    request.stage = &project.stages[std::min(stage, project.stages.size() - 1)];
    request.option = &project.options[std::min(option, project.options.size() - 1)];
    if (const auto* cards = std::get_if<std::vector<cabe::GpuChoice>>(&request.option->what)) {
        for (const auto& choice : *cards)
            if (auto gpu = cabe::resolveGpu(choice, catalog(), true))
                request.gpus.push_back(std::move(*gpu));
        if (request.gpus.size() == 1)
            request.gpus.resize(std::size_t(*request.option->count), request.gpus.front());
    }
    return request;
}

inline cabe::Result<cabe::CostResult> costOf(const std::string& yaml, std::size_t option = 0, std::size_t stage = 0)
{
    const auto complete = project(yaml);
    return cabe::cost(request(complete.project, option, stage));
}

// The result, or an empty one with a failure.
inline cabe::CostResult costed(const std::string& yaml, std::size_t option = 0, std::size_t stage = 0)
{
    auto result = costOf(yaml, option, stage);
    if (!result) {
        QTest::qFail(("cost: " + result.error().code + " " + result.error().key).c_str(), __FILE__, __LINE__);
        return {};
    }
    return std::move(*result);
}

inline const cabe::Check* check(const cabe::Checks& checks, std::string_view code)
{
    for (const auto& one : checks)
        if (one.code == code)
            return &one;
    return nullptr;
}

inline double number(const cabe::Check& check, std::string_view name)
{
    for (const auto& arg : check.args)
        if (arg.name == name)
            return std::get<double>(arg.value);
    return std::nan("");
}

// Within a relative tolerance, or a billionth when that is 0.
inline bool near(double actual, double expected, double tolerance = 0)
{
    return std::abs(actual - expected) <= std::max(tolerance, 1e-9) * std::max(1.0, std::abs(expected));
}

// A document with a model (nothing is neutral), in USD, no resale unless said.
inline std::string served(const std::string& site, const std::string& demand, const std::string& options, const std::string& rest = "")
{
    return "cabe: 1\ncurrency: USD\nsite: " + site +
           "\nstages:\n  - months: 12\n    workload: {task: inference, model: llama-3.1-8b, demand: " + demand + rest +
           "}\noptions: " + options + "\n";
}

inline const std::string plainSite =
    "{country: US, tariff: {price_per_kwh: 0.10}, maintenance_rate: 0, failure_rate: 0, psu_efficiency: 1, "
    "host_power_w: {load: 0, idle: 0}, resale: {fraction: 0}}";
inline const std::string card = "[{own: nvidia-geforce-rtx-4090, price: 1000, idle_power_w: 20, measured: {total_tok_s: 100}}]";

} // namespace costtest

#define COMPARE_NEAR(actual, expected, tolerance)                                                                                          \
    QVERIFY2(costtest::near((actual), (expected), (tolerance)),                                                                            \
             qPrintable(QStringLiteral("%1 instead of %2").arg(double(actual), 0, 'g', 10).arg(double(expected), 0, 'g', 10)))
