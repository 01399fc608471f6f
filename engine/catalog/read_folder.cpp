// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/catalog/read_folder.h"

#include "engine/catalog/file_reader.h"

#include <algorithm>
#include <filesystem>

namespace cabe {

namespace {

namespace fs = std::filesystem;

std::string utf8(const fs::path& path)
{
    const std::u8string text = path.generic_u8string();
    return {text.begin(), text.end()};
}

// The *.yaml files of a folder by name, or why there are none.
Result<std::vector<std::string>> filesOf(const std::string& folder)
{
    const fs::path native{std::u8string{folder.begin(), folder.end()}};
    const auto failed = [&](const char* code) { return Error{code, {}, {folder, 0, 0}, {}, {}, {}}; };
    std::error_code failure;
    const fs::file_status status = fs::status(native, failure);
    if (status.type() == fs::file_type::not_found)
        return failed("file_missing");
    if (!failure && status.type() != fs::file_type::directory)
        return failed("not_a_folder");
    std::vector<std::string> files;
    for (fs::directory_iterator entry{native, failure}, end; !failure && entry != end; entry.increment(failure)) {
        if (entry->path().extension() == ".yaml")
            files.push_back(utf8(entry->path()));
    }
    if (failure)
        return failed("file_unreadable");
    if (files.empty())
        return failed("no_catalog_files");
    std::sort(files.begin(), files.end());
    return files;
}

void putRows(Catalog& catalog, const CatalogFile& file)
{
    forEachTable(catalog, [&](std::string_view kind, auto& table) {
        forEachTable(file.rows, [&](std::string_view otherKind, const auto& other) {
            if constexpr (std::is_same_v<decltype(other), const std::decay_t<decltype(table)>&>) {
                if (kind != otherKind)
                    return;
                for (const auto& row : other.rows())
                    table.put(row);
            }
        });
    });
}

enum class Take { all, withoutFaults };

Catalog merge(const Catalog& lower, const std::vector<CatalogFile>& files, Take take)
{
    Catalog merged = lower;
    for (const auto& file : files) {
        if (take == Take::all || file.faults.empty())
            putRows(merged, file);
    }
    forEachTable(merged, [](std::string_view, auto& table) { table.index(); });
    return merged;
}

// Reads the files and finds all their own faults.
std::vector<CatalogFile> readFiles(const std::vector<std::string>& paths, const Catalog& lower)
{
    SeenRows seen;
    std::vector<CatalogFile> files;
    files.reserve(paths.size());
    for (const auto& path : paths)
        files.push_back(readCatalogFile(path, seen));
    const Catalog everything = merge(lower, files, Take::all);
    for (auto& file : files)
        checkAgainst(file, everything);
    return files;
}

// Leaving files out may leave others pointing at rows that are not there: repeat until nothing changes.
Catalog settle(const Catalog& lower, std::vector<CatalogFile>& files, std::vector<Error>& leftOut)
{
    for (;;) {
        Catalog merged = merge(lower, files, Take::withoutFaults);
        bool changed = false;
        for (auto& file : files) {
            if (!file.faults.empty())
                continue;
            checkAgainst(file, merged);
            changed = changed || !file.faults.empty();
            leftOut.insert(leftOut.end(), file.faults.begin(), file.faults.end());
        }
        if (!changed)
            return merged;
    }
}

std::vector<Error> faultsOf(std::vector<CatalogFile>& files)
{
    std::vector<Error> faults;
    for (auto& file : files) {
        std::stable_sort(file.faults.begin(), file.faults.end(), [](const Error& a, const Error& b) { return a.at.line < b.at.line; });
        faults.insert(faults.end(), file.faults.begin(), file.faults.end());
    }
    return faults;
}

} // namespace

FolderContents readFolder(const std::string& folder, const Catalog& lower)
{
    const Result<std::vector<std::string>> paths = filesOf(folder);
    if (!paths)
        return {lower, {}, {paths.error()}, {}};
    std::vector<CatalogFile> files = readFiles(*paths, lower);
    FolderContents contents;
    contents.faults = faultsOf(files);
    contents.merged = settle(lower, files, contents.leftOut);
    for (const auto& file : files)
        contents.newestDate = std::max(contents.newestDate, file.newestDate);
    return contents;
}

std::vector<Error> folderFaults(const std::string& folder, const Catalog& lower)
{
    const Result<std::vector<std::string>> paths = filesOf(folder);
    if (!paths)
        return {paths.error()};
    std::vector<CatalogFile> files = readFiles(*paths, lower);
    return faultsOf(files);
}

} // namespace cabe
