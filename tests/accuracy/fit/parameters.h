// SPDX-License-Identifier: GPL-3.0-or-later
// The free numbers of the speed model: fields of efficiency rows, as logarithms, each drawn towards a prior. A factor's prior is 1 with a
// width that says how far a class may leave its family without many measurements.
#pragma once

#include "tests/accuracy/throughput_rows.h"

#include <string>
#include <vector>

namespace cabe::accuracy {

struct Parameter {
    std::size_t row = 0;                                    // of Model::rows
    std::optional<double> Efficiency::*field = nullptr;
    double prior = 0;                                       // logarithm
    double sigma = 1;
};

struct SpeedModel {
    std::vector<Efficiency> rows;
    std::vector<Parameter> parameters;

    [[nodiscard]] std::vector<double> priors() const;
    [[nodiscard]] std::vector<Efficiency> with(const std::vector<double>& logarithms) const;
};

// Rows for everything that the measurements tell apart.
[[nodiscard]] SpeedModel makeSpeedModel(const std::vector<ThroughputCase>& cases);

} // namespace cabe::accuracy
