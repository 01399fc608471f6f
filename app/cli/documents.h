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
    bool unknownCurrency = false;           // nothing converts into that of the command line: said already
};
[[nodiscard]] Documents readAll(const CommandLine& line, const Catalog& catalog);

// The folder itself is at fault (missing, no folder, unreadable, without a single file of rows), not one of its files.
[[nodiscard]] bool isOfFolder(const Error& fault, const QString& folder);

// The embedded catalogue with the folders of the command line and the user's standard folder over it; faults are printed, their files left
// out. Empty when a folder of the command line cannot be read at all.
[[nodiscard]] std::optional<Catalog> loadCatalog(const CommandLine& line);

// The currency of the command line for verbs without documents; the fault is printed.
[[nodiscard]] bool currencyKnown(const CommandLine& line, const Catalog& catalog);

} // namespace cabe::cli
