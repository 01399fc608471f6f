// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/fit/fitter.h"

#include "engine/speed/reach.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace cabe::accuracy {

namespace {

constexpr double nudge = 1e-3;      // of a logarithm, for slopes
constexpr double degrees = 3;       // of freedom of the Student-t weights
constexpr double farthest = 1.0;    // a step may change a parameter by at most e

// Solves A x = b for a symmetric positive definite A (Cholesky); A is destroyed.
std::vector<double> solve(std::vector<std::vector<double>>& a, std::vector<double> b)
{
    const std::size_t n = b.size();
    for (std::size_t j = 0; j < n; ++j) {
        for (std::size_t k = 0; k < j; ++k)
            a[j][j] -= a[j][k] * a[j][k];
        a[j][j] = std::sqrt(std::max(a[j][j], 1e-12));
        for (std::size_t i = j + 1; i < n; ++i) {
            for (std::size_t k = 0; k < j; ++k)
                a[i][j] -= a[i][k] * a[j][k];
            a[i][j] /= a[j][j];
        }
    }
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t k = 0; k < i; ++k)
            b[i] -= a[i][k] * b[k];
        b[i] /= a[i][i];
    }
    for (std::size_t i = n; i-- > 0;) {
        for (std::size_t k = i + 1; k < n; ++k)
            b[i] -= a[k][i] * b[k];
        b[i] /= a[i][i];
    }
    return b;
}

} // namespace

double noiseOf(const ThroughputCase& row)
{
    // How far measurements of the clearest kind scatter that differ in nothing stated; wilder rows lose weight by the Student-t tails.
    double noise = 0.05;
    switch (row.quantity) {
    case Quantity::decode: noise = 0.05; break;
    case Quantity::speculative: noise = 1; break;   // the acceptance is mostly unknown
    case Quantity::prefill: noise = 0.07; break;
    case Quantity::batched:
    case Quantity::served: noise = 0.15; break;
    }
    if (row.offloaded)
        noise *= 2;
    return row.community ? noise * 4 : noise;
}

Fitter::Fitter(const Catalog& catalog, std::vector<ThroughputCase> cases, SpeedModel model)
    : catalog_{std::make_unique<Catalog>(catalog)}, cases_{std::move(cases)}, model_{std::move(model)}
{
    for (auto& c : cases_)
        c.request.inference.catalog = catalog_.get();
}

std::vector<double> Fitter::predictAll(const std::vector<double>& values, const std::vector<std::size_t>& which) const
{
    catalog_->efficiencies = {};
    for (auto& row : model_.with(values))
        catalog_->efficiencies.put(std::move(row));
    catalog_->efficiencies.index();
    std::vector<double> result;
    result.reserve(which.size());
    for (const auto i : which)
        result.push_back(std::log(std::max(1e-9, predict(cases_[i]).value)));
    return result;
}

void Fitter::differentiate(Fitted& fit) const
{
    std::vector<std::size_t> all(cases_.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    fit.predicted = predictAll(fit.values, all);
    fit.slopes.assign(cases_.size(), std::vector<double>(model_.parameters.size(), 0));
    for (std::size_t p = 0; p < model_.parameters.size(); ++p) {
        auto values = fit.values;
        values[p] += nudge;
        const auto moved = predictAll(values, all);
        for (std::size_t i = 0; i < cases_.size(); ++i)
            fit.slopes[i][p] = (moved[i] - fit.predicted[i]) / nudge;
    }
    fit.weights.assign(cases_.size(), 0);
    for (std::size_t i = 0; i < cases_.size(); ++i) {
        const double noise = noiseOf(cases_[i]);
        const double error = (std::log(cases_[i].measured) - fit.predicted[i]) / noise;
        fit.weights[i] = (degrees + 1) / (degrees + error * error) / (noise * noise);
    }
}

std::vector<double> Fitter::step(const Fitted& fit, const std::vector<bool>& used) const
{
    const std::size_t n = model_.parameters.size();
    std::vector<std::vector<double>> a(n, std::vector<double>(n, 0));
    std::vector<double> b(n, 0);
    for (std::size_t p = 0; p < n; ++p) {
        const double precision = 1 / (model_.parameters[p].sigma * model_.parameters[p].sigma);
        a[p][p] = precision;
        b[p] = precision * (model_.parameters[p].prior - fit.values[p]);
    }
    for (std::size_t i = 0; i < cases_.size(); ++i) {
        if (!used[i])
            continue;
        const double error = std::log(cases_[i].measured) - fit.predicted[i];
        const auto& slope = fit.slopes[i];
        for (std::size_t p = 0; p < n; ++p) {
            if (slope[p] == 0)
                continue;
            const double weighted = fit.weights[i] * slope[p];
            b[p] += weighted * error;
            for (std::size_t q = 0; q <= p; ++q)
                a[p][q] += weighted * slope[q];
        }
    }
    std::vector<double> change = solve(a, std::move(b));
    for (double& c : change)
        c = std::clamp(c, -farthest, farthest);
    return change;
}

Fitted Fitter::fit(int rounds) const { return iterate(model_.priors(), rounds); }

Fitted Fitter::continueFrom(const std::vector<Efficiency>& rows, int rounds) const
{
    auto values = model_.priors();
    for (std::size_t p = 0; p < values.size(); ++p) {
        const Parameter& parameter = model_.parameters[p];
        const auto row = std::ranges::find(rows, model_.rows[parameter.row].id, &Efficiency::id);
        if (row != rows.end() && (*row).*parameter.field)
            values[p] = std::log(*((*row).*parameter.field));
    }
    return iterate(std::move(values), rounds);
}

Fitted Fitter::iterate(std::vector<double> start, int rounds) const
{
    Fitted fit;
    fit.values = std::move(start);
    const std::vector<bool> all(cases_.size(), true);
    for (int round = 0; round < rounds; ++round) {
        differentiate(fit);
        const auto change = step(fit, all);
        for (std::size_t p = 0; p < change.size(); ++p)
            fit.values[p] += change[p];
    }
    differentiate(fit);
    return fit;
}

std::vector<int> Fitter::measurementsPerRow() const
{
    std::vector<int> counts(model_.rows.size(), 0);
    for (const auto& row : cases_) {
        const auto& r = row.request.inference;
        if (r.devices.empty())
            continue;
        const Gpu& gpu = r.devices.front().gpu;
        const std::string_view backend = row.request.backend.empty() ? speed::usualBackend(gpu) : std::string_view{row.request.backend};
        const speed::FormatClass format = speed::classOf(*r.format, *catalog_);
        for (std::size_t i = 0; i < counts.size(); ++i)
            counts[i] += speed::applies(model_.rows[i], *r.runtime, backend, gpu, format) ? 1 : 0;
    }
    return counts;
}

std::vector<double> Fitter::predictWithout(const Fitted& whole, const std::function<bool(const ThroughputCase&)>& out) const
{
    std::vector<bool> used(cases_.size(), true);
    std::vector<std::size_t> selected;
    for (std::size_t i = 0; i < cases_.size(); ++i)
        if (out(cases_[i])) {
            used[i] = false;
            selected.push_back(i);
        }
    auto values = whole.values;
    const auto change = step(whole, used);
    for (std::size_t p = 0; p < change.size(); ++p)
        values[p] += change[p];
    return predictAll(values, selected);
}

} // namespace cabe::accuracy
