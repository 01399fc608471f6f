// SPDX-License-Identifier: GPL-3.0-or-later
// Fits the speed model to measurements: penalised least squares on logarithms (Gauss-Newton), weights of a Student-t distribution so that
// single wild rows do not pull, and Gaussian priors that shrink thin classes to their family. Deterministic.
#pragma once

#include "tests/accuracy/fit/parameters.h"
#include "tests/accuracy/throughput_rows.h"

#include <functional>
#include <memory>

namespace cabe::accuracy {

struct Fitted {
    std::vector<double> values;             // logarithms of the parameters
    std::vector<double> predicted;          // logarithms of tokens per second, per case
    std::vector<std::vector<double>> slopes;    // d predicted / d parameter, per case
    std::vector<double> weights;            // of the last step
};

class Fitter {
public:
    Fitter(const Catalog& catalog, std::vector<ThroughputCase> cases, SpeedModel model);

    [[nodiscard]] Fitted fit(int rounds) const;
    // The same from the values that rows with the model's ids have.
    [[nodiscard]] Fitted continueFrom(const std::vector<Efficiency>& rows, int rounds) const;
    // Predictions for the cases that `out` selects, from a fit without them: one Gauss-Newton step from the whole fit.
    [[nodiscard]] std::vector<double> predictWithout(const Fitted& whole, const std::function<bool(const ThroughputCase&)>& out) const;

    [[nodiscard]] const std::vector<ThroughputCase>& cases() const { return cases_; }
    [[nodiscard]] const SpeedModel& model() const { return model_; }
    // Logarithm of what the engine predicts for the cases at these places.
    [[nodiscard]] std::vector<double> predictAll(const std::vector<double>& values, const std::vector<std::size_t>& which) const;

    // How many of the fitted measurements each row of the model is about.
    [[nodiscard]] std::vector<int> measurementsPerRow() const;

private:
    [[nodiscard]] Fitted iterate(std::vector<double> start, int rounds) const;
    void differentiate(Fitted& fit) const;
    [[nodiscard]] std::vector<double> step(const Fitted& fit, const std::vector<bool>& used) const;

    // The cases' requests point to it; only its efficiencies change.
    std::unique_ptr<Catalog> catalog_;
    std::vector<ThroughputCase> cases_;
    SpeedModel model_;
};

// Standard deviation of a single measurement's logarithm that the fit reckons with.
[[nodiscard]] double noiseOf(const ThroughputCase& row);

} // namespace cabe::accuracy
