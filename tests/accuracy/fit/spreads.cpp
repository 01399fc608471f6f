// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/fit/spreads.h"

#include "engine/speed/reach.h"
#include "tests/accuracy/statistics.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace cabe::accuracy {

namespace {

constexpr double inside = 0.90;         // share of measurements where kinds of cases are compared
constexpr double familyWeight = 5;      // measurements that the family's spread counts for beside an architecture's own
constexpr std::size_t fewest = 4;       // below that a class has no spread of its own

using Spread = std::optional<double> Efficiency::*;

struct Kind {
    Spread field;
    std::vector<Quantity> quantities;
    // Share of measurements that an interval should hold when the fit did not know them; of those it knew it holds a few percent more. The
    // target of prefill is at the lower end of what the product promises: its few wild runs would make every interval too wide to be of use.
    double inside;
};
const std::vector<Kind>& kinds()
{
    static const std::vector<Kind> all{{&Efficiency::decodeSpread, {Quantity::decode}, 0.89},
                                       {&Efficiency::prefillSpread, {Quantity::prefill}, 0.85},
                                       {&Efficiency::servedSpread, {Quantity::batched, Quantity::served}, 0.87}};
    return all;
}

bool belongs(const ThroughputCase& c, const Kind& kind)
{
    return !c.community && std::ranges::find(kind.quantities, c.quantity) != kind.quantities.end();
}

// The interval reaches from value ÷ (1 + s) to value × (1 + s): s of a residual's logarithm.
double spreadOf(double logarithm) { return std::expm1(logarithm); }

class Spreads {
public:
    Spreads(std::vector<Efficiency>& rows, const std::vector<ThroughputCase>& cases, const std::vector<double>& residuals)
        : rows_{rows}, cases_{cases}, residuals_{residuals}
    {
    }

    void set(const std::vector<double>& unseen)
    {
        setFactors(unseen);
        for (const auto& kind : kinds())
            setKind(kind);
    }

private:
    // What experts, host memory and several cards widen an interval by, whatever is predicted.
    void setFactors(const std::vector<double>& unseen)
    {
        Efficiency& base = rows_.front();
        const auto wider = [&](const std::vector<double>& residuals, const std::function<bool(const ThroughputCase&)>& is) {
            std::vector<double> with, without;
            for (const auto& kind : kinds()) {
                std::vector<double> plain;
                for (std::size_t i = 0; i < cases_.size(); ++i)
                    if (belongs(cases_[i], kind) && !is(cases_[i]))
                        plain.push_back(std::abs(residuals_[i]));
                const double scale = quantile(plain, inside);
                for (std::size_t i = 0; i < cases_.size(); ++i)
                    if (belongs(cases_[i], kind))
                        (is(cases_[i]) ? with : without).push_back(std::abs(residuals[i]) / scale);
            }
            return std::max(1.0, quantile(with, inside) / quantile(without, inside));
        };
        base.offloadSpread = wider(residuals_, [](const ThroughputCase& c) { return c.offloaded; });
        base.expertSpread = wider(residuals_, [](const ThroughputCase& c) { return c.experts && !c.offloaded; });
        base.parallelSpread = wider(residuals_, [](const ThroughputCase& c) { return c.parallel && !c.offloaded; });
        std::vector<double> known, unknown;
        for (std::size_t i = 0; i < cases_.size(); ++i)
            if (belongs(cases_[i], kinds().front())) {
                known.push_back(std::abs(residuals_[i]));
                unknown.push_back(std::abs(unseen[i]));
            }
        base.unmeasuredSpread = std::max(1.0, quantile(unknown, inside) / quantile(known, inside));
    }

    [[nodiscard]] double factorOf(const ThroughputCase& c) const
    {
        const Efficiency& base = rows_.front();
        return (c.experts ? *base.expertSpread : 1) * (c.offloaded ? *base.offloadSpread : 1) * (c.parallel ? *base.parallelSpread : 1);
    }

    // The spread that would just hold the case, before the factors.
    [[nodiscard]] double needed(std::size_t i) const { return spreadOf(std::abs(residuals_[i])) / factorOf(cases_[i]); }

    void setKind(const Kind& kind)
    {
        std::vector<double> all;
        for (std::size_t i = 0; i < cases_.size(); ++i)
            if (belongs(cases_[i], kind))
                all.push_back(needed(i));
        const double family = quantile(all, kind.inside);
        rows_.front().*kind.field = family;
        for (auto& row : rows_) {
            if (row.architecture == "any")
                continue;
            std::vector<double> own;
            for (std::size_t i = 0; i < cases_.size(); ++i)
                if (belongs(cases_[i], kind) && isOf(cases_[i], row))
                    own.push_back(needed(i));
            if (own.size() < fewest)
                continue;
            const double n = double(own.size());
            row.*kind.field = std::exp((n * std::log(quantile(own, kind.inside)) + familyWeight * std::log(family)) / (n + familyWeight));
        }
        scale(kind);
    }

    static bool isOf(const ThroughputCase& c, const Efficiency& row)
    {
        const auto& devices = c.request.inference.devices;
        return !devices.empty() && devices.front().gpu.architecture == row.architecture && speed::memoryClass(devices.front().gpu) == row.memory;
    }

    [[nodiscard]] double given(const Kind& kind, std::size_t i) const
    {
        double spread = *(rows_.front().*kind.field);
        for (const auto& row : rows_)
            if (row.architecture != "any" && row.*kind.field && isOf(cases_[i], row))
                spread = *(row.*kind.field);
        return spread;
    }

    // One common factor brings the share of held measurements to the mark.
    void scale(const Kind& kind)
    {
        std::vector<double> ratios;
        for (std::size_t i = 0; i < cases_.size(); ++i)
            if (belongs(cases_[i], kind))
                ratios.push_back(needed(i) / given(kind, i));
        const double factor = quantile(ratios, kind.inside);
        for (auto& row : rows_)
            if (row.*kind.field)
                row.*kind.field = *(row.*kind.field) * factor;
    }

    std::vector<Efficiency>& rows_;
    const std::vector<ThroughputCase>& cases_;
    const std::vector<double>& residuals_;
};

} // namespace

void setSpreads(std::vector<Efficiency>& rows, const std::vector<ThroughputCase>& cases, const std::vector<double>& residuals,
                const std::vector<double>& unseen)
{
    Spreads{rows, cases, residuals}.set(unseen);
}

} // namespace cabe::accuracy
