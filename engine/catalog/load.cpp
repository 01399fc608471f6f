// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/catalog/load.h"

#include "engine/catalog/read_folder.h"

namespace cabe {

std::vector<Error> overlay(Catalog& catalog, const std::string& folder)
{
    FolderContents contents = readFolder(folder, catalog);
    catalog = std::move(contents.merged);
    contents.faults.insert(contents.faults.end(), contents.leftOut.begin(), contents.leftOut.end());
    return std::move(contents.faults);
}

std::vector<Error> checkFolder(const std::string& folder, const Catalog* lower)
{
    return lower ? folderFaults(folder, *lower) : folderFaults(folder, Catalog{});
}

} // namespace cabe
