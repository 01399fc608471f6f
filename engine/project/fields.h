// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of a project document with their ranges: contract.md section 1. Reading, writing and the defaults walk these descriptions.
#pragma once

#include "engine/project/fields_options.h"
#include "engine/project/fields_site.h"
#include "engine/project/fields_workload.h"

namespace cabe {

inline constexpr int newestVersion = 1;

template <class V>
void describe(V& v, Project& p)
{
    v.key("cabe", p.version, tree::requiredBetween(1, newestVersion));
    v.key("name", p.name);
    v.key("language", p.language, tree::oneOf(accepted::languageWords));
    codeKey(v, "currency", p.currency, currencyCode);
    v.key("client", p.client);
    v.key("site", p.site);
    v.key("limits", p.limits);
    v.key("preferences", p.preferences);
    v.key("stages", p.stages, tree::required);
    v.key("options", p.options);
    v.key("plans", p.plans);
}

} // namespace cabe
