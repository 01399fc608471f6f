// SPDX-License-Identifier: GPL-3.0-or-later
// One catalogue file: parsed, read into rows, checked row by row; references between rows can only be checked later.
#pragma once

#include "engine/catalog/catalog.h"
#include "engine/tree/node.h"

#include <map>
#include <set>

namespace cabe {

// Where rows of this run were read: "kind/id" in lower case.
using SeenRows = std::map<std::string, Position>;

struct CatalogFile {
    std::string path;
    std::vector<tree::Node> documents;      // kept: the positions of later faults come from here
    Catalog rows;                           // complete only when there are no faults
    std::string newestDate;
    struct Origin {
        const tree::Node* node = nullptr;
        std::string path;                   // rows[3]
    };
    std::map<std::string, Origin> origins;  // by "kind/id"
    std::vector<Error> faults;
};

// Reads and checks the file. Ids that are in `seen` already are faults (duplicate_id); new ones are entered.
[[nodiscard]] CatalogFile readCatalogFile(const std::string& path, SeenRows& seen);

// Adds to file.faults what is wrong between its rows and the whole catalogue: references, and aliases that are another row's id.
void checkAgainst(CatalogFile& file, const Catalog& whole);

// What rows are called in SeenRows and CatalogFile::origins.
[[nodiscard]] std::string rowKey(std::string_view kind, std::string_view id);

} // namespace cabe
