// SPDX-License-Identifier: GPL-3.0-or-later
// The table of defaults (catalogue kind `defaults`) applied to a project. A row's id is the key's path without indices; behind an @ stands
// what it holds for: a country (site.iof@BR), a task (stages.workload.method@pretrain), a runtime id, runtime (a single one is chosen),
// paged (and it reserves a share of the card), company, costed-only, new-host; the row without it holds otherwise. The value `auto` leaves the choice to the engine, an empty value is no assumption.
#pragma once

#include "engine/project/document.h"

namespace cabe {

// Gives every Setting that was not given the table's value and lists those that matter for the document. Options are left as they are.
void applyDefaults(Project& project, const Catalog& catalog, std::vector<Assumption>& assumed);

// complete() without the checks: the table's values, and those that other choices and rows decide.
[[nodiscard]] CompleteProject withDefaults(const Project& project, const Catalog& catalog);

} // namespace cabe
