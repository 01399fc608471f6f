// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of the document's options and plans, in the order of the contract.
#pragma once

#include "engine/project/enum_names.h"
#include "engine/project/unions.h"

namespace cabe {

namespace accepted {
inline constexpr auto machineCount = tree::between(1, 4'096);
inline constexpr std::array<std::string_view, 3> linkWords{"pcie", "nvlink", "none"};
} // namespace accepted

template <class V>
void describe(V& v, RentChoice& r)
{
    v.key("id", r.id);
    v.key("price_per_hour", r.pricePerHour);
    currencyBeside(v, {&r.pricePerHour});
    v.key("gpu", r.gpu);
    v.key("gpus", r.gpus, accepted::machineCount);
    v.key("provider", r.provider);
    codeKey(v, "country", r.country, countryCode);
    v.key("network_ms", r.networkMs, tree::between(0, 100'000));
}

template <class V>
void describe(V& v, ApiChoice& a)
{
    v.key("id", a.id);
    v.key("input_per_million", a.inputPerMillion);
    v.key("cached_input_per_million", a.cachedInputPerMillion);
    v.key("output_per_million", a.outputPerMillion);
    currencyBeside(v, {&a.inputPerMillion, &a.cachedInputPerMillion, &a.outputPerMillion});
    v.key("provider", a.provider);
    v.key("model", a.model);
    codeKey(v, "country", a.country, countryCode);
    v.key("network_ms", a.networkMs, tree::between(0, 100'000));
}

template <class V>
void describe(V& v, Measured& m)
{
    v.key("decode_tok_s", m.decodeTokS, tree::between(0, 1e12));
    v.key("total_tok_s", m.totalTokS, tree::between(0, 1e12));
    v.key("memory_gib", m.memoryGib, tree::between(0, 1e9));
}

template <class V>
void describe(V& v, Option& o)
{
    describeWay(v, o);
    v.key("count", o.count, accepted::machineCount);
    v.key("used", o.used);
    v.key("price", o.price);
    v.key("link", o.link, tree::oneOf(accepted::linkWords));
    v.key("split", o.split);
    v.key("mode", o.mode);
    v.key("name", o.name);
    v.key("power_w", o.powerW, tree::between(0, 1e6));
    v.key("idle_power_w", o.idlePowerW, tree::between(0, 1e6));
    v.key("measured", o.measured);
    v.key("reference", o.reference);
}

template <class V>
void describe(V& v, Plan& p)
{
    v.key("name", p.name);
    v.key("stages", p.stages, tree::requiredBetween(0, 100'000));
}

} // namespace cabe
