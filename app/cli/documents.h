// SPDX-License-Identifier: GPL-3.0-or-later
// The project documents that a verb works on: read, completed, or with the reason why not.
#pragma once

#include "app/cli/arguments.h"
#include "engine/catalog/load.h"
#include "engine/project/document.h"

#include <optional>
#include <string>
#include <vector>

namespace cabe::cli {

struct Document {
    std::string file;
    int index = 0;                          // over all files
    std::optional<CompleteProject> complete;
    std::vector<Error> errors;
};

// An unreadable file (missing, too large, a folder) is a document with an error and `unreadable` set.
struct Documents {
    std::vector<Document> list;
    bool unreadable = false;
};
[[nodiscard]] Documents readAll(const CommandLine& line, const Catalog& catalog);

// The embedded catalogue with the folders of the command line and the user's standard folder over it; faults are printed, their files left out.
[[nodiscard]] Catalog loadCatalog(const CommandLine& line);

} // namespace cabe::cli
