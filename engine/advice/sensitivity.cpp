// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/compare.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace cabe {

namespace {

// One input of the total with the way to move it; a project that does not use it gives no row.
struct Input {
    const char* key;
    std::function<std::optional<Estimate>(const CompleteProject&, const Option&, const Catalog&)> range;
    std::function<void(CompleteProject&, Option&, double)> set;
};

// Ranges without better knowledge: how far the input plausibly moves either way (constants of the catalogue).
Estimate spread(double value, const Catalog& catalog, const char* constant)
{
    const double share = catalog.constant(constant);
    return {value, value * (1 - share), value * (1 + share)};
}

template <class F>
void eachStage(CompleteProject& project, F&& f)
{
    for (auto& stage : project.project.stages)
        f(stage);
}

std::vector<Input> inputs()
{
    std::vector<Input> list;
    list.push_back({"options.price",
                    [](const CompleteProject& p, const Option& o, const Catalog& c) -> std::optional<Estimate> {
                        if (o.way() != Way::own || std::get<std::vector<GpuChoice>>(o.what).size() != 1)
                            return {};
                        const auto gpu = resolveGpu(std::get<std::vector<GpuChoice>>(o.what).front(), c);
                        if (!gpu)
                            return {};
                        const auto price = cardPrice(*gpu, o.used.value_or(false), o, p.project, c);
                        if (!price)
                            return {};
                        if (price->amount.low < price->amount.high)
                            return price->amount;
                        return spread(price->amount.value, c, "sensitivity-price");
                    },
                    [](CompleteProject& p, Option& o, double v) { o.price = MoneyInput{v, *p.project.currency}; }});
    list.push_back({"site.tariff",
                    [](const CompleteProject& p, const Option& o, const Catalog& c) -> std::optional<Estimate> {
                        if (o.way() != Way::own)
                            return {};
                        const auto tariff = tariffUsed(p.project, c);
                        return tariff ? std::optional{spread(tariff->pricePerKwh, c, "sensitivity-tariff")} : std::nullopt;
                    },
                    [](CompleteProject& p, Option&, double v) {
                        p.project.site.tariff.value = TariffChoice{.id = {}, .pricePerKwh = MoneyInput{v, *p.project.currency}};
                    }});
    list.push_back({"site.resale",
                    [](const CompleteProject&, const Option& o, const Catalog& c) -> std::optional<Estimate> {
                        if (o.way() != Way::own)
                            return {};
                        const double middle = c.constant("sensitivity-resale-fraction"), wide = c.constant("sensitivity-resale-spread");
                        return Estimate{middle, std::max(0.0, middle - wide), std::min(1.0, middle + wide)};
                    },
                    [](CompleteProject& p, Option&, double v) { p.project.site.resale.value = ResaleChoice{.curve = {}, .fraction = v}; }});
    list.push_back({"workload.demand",
                    [](const CompleteProject& p, const Option&, const Catalog& c) -> std::optional<Estimate> {
                        for (const auto& stage : p.project.stages)
                            if (stage.workload.demand.given())
                                return spread(1, c, "sensitivity-demand");
                        return {};
                    },
                    [](CompleteProject& p, Option&, double factor) {
                        eachStage(p, [&](Stage& s) {
                            Demand& d = s.workload.demand;
                            for (auto* tokens : {&d.requestsPerDay, &d.inputTokensPerMonth, &d.outputTokensPerMonth})
                                if (*tokens)
                                    **tokens *= factor;
                            if (d.loadHoursPerDay)
                                d.loadHoursPerDay = std::min(24.0, *d.loadHoursPerDay * factor);
                            if (d.utilization)
                                d.utilization = std::min(1.0, *d.utilization * factor);
                        });
                    }});
    list.push_back({"site.exchange_rates.USD",
                    [](const CompleteProject& p, const Option& o, const Catalog& c) -> std::optional<Estimate> {
                        const auto rate = exchangeRates(p.project, c).factor("USD");
                        if (*p.project.currency == "USD" || !rate || (o.way() == Way::own && o.price && o.price->currency.empty()))
                            return {};
                        return spread(*rate, c, "sensitivity-exchange");
                    },
                    [](CompleteProject& p, Option&, double v) { p.project.site.exchangeRates["USD"] = v; }});
    list.push_back({"stages.months",
                    [](const CompleteProject& p, const Option&, const Catalog& c) -> std::optional<Estimate> {
                        if (p.project.stages.size() != 1)
                            return {};
                        return spread(*p.project.stages.front().months, c, "sensitivity-months");
                    },
                    [](CompleteProject& p, Option&, double v) {
                        eachStage(p, [&](Stage& s) { s.months.value = std::max(1, int(std::lround(v))); });
                    }});
    list.push_back({"site.cooling.pue",
                    [](const CompleteProject& p, const Option& o, const Catalog& c) -> std::optional<Estimate> {
                        if (o.way() != Way::own)
                            return {};
                        const double pue = *p.project.site.cooling.pue;
                        return Estimate{pue, std::max(1.0, pue * (1 - c.constant("sensitivity-pue"))), pue * (1 + c.constant("sensitivity-pue"))};
                    },
                    [](CompleteProject& p, Option&, double v) { p.project.site.cooling.pue.value = v; }});
    return list;
}

std::optional<double> totalWith(const CompleteProject& complete, const Option& option, const Catalog& catalog, const Input& input, double value)
{
    CompleteProject edited = complete;
    Option changed = option;
    input.set(edited, changed, value);
    const auto cost = stagedCost(edited, std::vector<const Option*>(edited.project.stages.size(), &changed), catalog);
    if (!cost)
        return std::nullopt;
    double total = 0;
    for (const double m : cost->flow.monthly)
        total += m;
    return total;
}

} // namespace

std::vector<Sensitivity> sensitivities(const CompleteProject& complete, const Catalog& catalog)
{
    std::vector<Sensitivity> rows;
    for (std::size_t i = 0; i < complete.project.options.size(); ++i) {
        const Option& option = complete.project.options[i];
        for (const auto& input : inputs()) {
            const auto range = input.range(complete, option, catalog);
            if (!range || range->low >= range->high)
                continue;
            const auto low = totalWith(complete, option, catalog, input, range->low);
            const auto high = totalWith(complete, option, catalog, input, range->high);
            if (low && high && std::abs(*high - *low) > 0)
                rows.push_back({.option = int(i), .input = input.key, .low = range->low, .high = range->high, .totalAtLow = *low, .totalAtHigh = *high});
        }
    }
    std::ranges::stable_sort(rows, std::ranges::greater{}, [](const Sensitivity& s) { return std::abs(s.totalAtHigh - s.totalAtLow); });
    return rows;
}

} // namespace cabe
