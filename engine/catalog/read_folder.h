// SPDX-License-Identifier: GPL-3.0-or-later
// Reading catalogue files: each becomes rows with every fault that can be found in it. Not part of the room's interface; see load.h.
#pragma once

#include "engine/catalog/catalog.h"

namespace cabe {

struct FolderContents {
    Catalog merged;             // the lower catalogue with the rows of all files without faults over it, indexed
    std::string newestDate;     // of the files
    std::vector<Error> faults;  // of the files themselves, in their order
    std::vector<Error> leftOut; // references to rows of files with faults, in files that have none of their own and are left out for that
};

// Reads every *.yaml of the folder in the order of their names. Rows of the folder are marked fromUser. A file with a fault is left out whole,
// and so is one that refers to a row of such a file. Errors about the folder itself: file_missing, not_a_folder, file_unreadable,
// no_catalog_files.
[[nodiscard]] FolderContents readFolder(const std::string& folder, const Catalog& lower);

// The faults of the files alone: a reference to a row that has a fault is none.
[[nodiscard]] std::vector<Error> folderFaults(const std::string& folder, const Catalog& lower);

} // namespace cabe
