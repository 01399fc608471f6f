// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/compare.h"
#include "engine/cost/price.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace cabe {

namespace {

// One input of the total with the way to move it; a project that does not use it gives no row.
struct Input {
    const char* key;
    std::function<std::optional<Estimate>(const CompleteProject&, const Option&, const Catalog&)> range;
    std::function<void(CompleteProject&, Option&, double, const Catalog&)> set;
};

// Ranges without better knowledge: how far the input plausibly moves either way (constants of the catalogue).
Estimate spread(double value, const Catalog& catalog, const char* constant)
{
    const double share = catalog.constant(constant);
    return {value, value * (1 - share), value * (1 + share)};
}

std::optional<double> totalOf(const CompleteProject& complete, const Option& option, const Catalog& catalog)
{
    const auto cost = stagedCost(complete, std::vector<const Option*>(complete.project.stages.size(), &option), catalog);
    if (!cost)
        return std::nullopt;
    return std::accumulate(cost->flow.monthly.begin(), cost->flow.monthly.end(), 0.0);
}

std::optional<double> totalWith(CompleteProject complete, Option option, const Catalog& catalog, const Input& input, double value)
{
    input.set(complete, option, value, catalog);
    return totalOf(complete, option, catalog);
}

void setResale(CompleteProject& p, double fraction)
{
    p.project.site.resale.value = ResaleChoice{.curve = {}, .fraction = fraction};
}

// The share of the price that comes back, as the document or its curve has it now. The total falls in a straight line with that share, so
// its place between "nothing comes back" and "all of it" is the share itself.
std::optional<double> resaleInUse(const CompleteProject& complete, const Option& option, const Catalog& catalog)
{
    CompleteProject none = complete, all = complete;
    setResale(none, 0);
    setResale(all, 1);
    const auto now = totalOf(complete, option, catalog), worst = totalOf(none, option, catalog), best = totalOf(all, option, catalog);
    if (!now || !worst || !best || *worst <= *best)
        return std::nullopt;
    return (*worst - *now) / (*worst - *best);
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
                        const CostBasis basis = costBasis(p.project, c);
                        const auto price = priceOfCard({.gpu = &*gpu,
                                                        .used = o.used,
                                                        .userPrice = userPriceOf(&std::get<std::vector<GpuChoice>>(o.what).front(), o),
                                                        .project = &p.project,
                                                        .catalog = &c,
                                                        .basis = &basis});
                        if (!price)
                            return {};
                        if (price->amount.low < price->amount.high)
                            return price->amount;
                        return spread(price->amount.value, c, "sensitivity-price");
                    },
                    // What was read has the import taxes in it.
                    [](CompleteProject& p, Option& o, double v, const Catalog& c) {
                        // The share that comes back stays: a card that cost more is also sold for more. With the user's price it does by itself.
                        if (const auto share = o.price ? std::nullopt : resaleInUse(p, o, c))
                            setResale(p, *share);
                        o.price = MoneyInput{v, *p.project.currency};
                        p.project.site.tax.kind.value = ImportTax::none;
                    }});
    list.push_back({"site.tariff",
                    [](const CompleteProject& p, const Option& o, const Catalog& c) -> std::optional<Estimate> {
                        if (o.way() != Way::own)
                            return {};
                        const auto tariff = tariffUsed(p.project, c);
                        return tariff ? std::optional{spread(tariff->pricePerKwh, c, "sensitivity-tariff")} : std::nullopt;
                    },
                    [](CompleteProject& p, Option&, double v, const Catalog&) {
                        p.project.site.tariff.value = TariffChoice{.id = {}, .pricePerKwh = MoneyInput{v, *p.project.currency}};
                    }});
    list.push_back({"site.resale",
                    [](const CompleteProject& p, const Option& o, const Catalog& c) -> std::optional<Estimate> {
                        const auto middle = o.way() == Way::own ? resaleInUse(p, o, c) : std::nullopt;
                        if (!middle)
                            return {};
                        const double wide = c.constant("sensitivity-resale-spread");
                        return Estimate{*middle, std::max(0.0, *middle - wide), std::min(1.0, *middle + wide)};
                    },
                    [](CompleteProject& p, Option&, double v, const Catalog&) { setResale(p, v); }});
    list.push_back({"workload.demand",
                    [](const CompleteProject& p, const Option&, const Catalog& c) -> std::optional<Estimate> {
                        for (const auto& stage : p.project.stages)
                            if (stage.workload.demand.given())
                                return spread(1, c, "sensitivity-demand");
                        return {};
                    },
                    [](CompleteProject& p, Option&, double factor, const Catalog&) {
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
                    [](CompleteProject& p, Option&, double v, const Catalog&) { p.project.site.exchangeRates["USD"] = v; }});
    list.push_back({"stages.months",
                    [](const CompleteProject& p, const Option&, const Catalog& c) -> std::optional<Estimate> {
                        if (p.project.stages.size() != 1)
                            return {};
                        return spread(*p.project.stages.front().months, c, "sensitivity-months");
                    },
                    [](CompleteProject& p, Option&, double v, const Catalog&) {
                        eachStage(p, [&](Stage& s) { s.months.value = std::max(1, int(std::lround(v))); });
                    }});
    list.push_back({"site.cooling.pue",
                    [](const CompleteProject& p, const Option& o, const Catalog& c) -> std::optional<Estimate> {
                        if (o.way() != Way::own)
                            return {};
                        const double pue = *p.project.site.cooling.pue;
                        return Estimate{pue, std::max(1.0, pue * (1 - c.constant("sensitivity-pue"))), pue * (1 + c.constant("sensitivity-pue"))};
                    },
                    [](CompleteProject& p, Option&, double v, const Catalog&) { p.project.site.cooling.pue.value = v; }});
    return list;
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
