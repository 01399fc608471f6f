// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/catalog/name_index.h"

#include "engine/catalog/id_distance.h"
#include "engine/tree/names.h"

#include <algorithm>

namespace cabe {

namespace {

std::string idOf(std::size_t row, std::span<const NameIndex::Name> names)
{
    const auto name = std::find_if(names.begin(), names.end(), [&](const auto& n) { return n.isId && n.row == row; });
    return name == names.end() ? std::string{} : std::string{name->text};
}

// The ids of the rows whose id or alias is closest; several names may lead to one row.
std::vector<std::string> nearestIds(std::string_view given, std::span<const NameIndex::Name> names)
{
    constexpr std::size_t wanted = 3;
    std::vector<std::pair<double, std::size_t>> ranked; // distance, row
    ranked.reserve(names.size());
    for (const auto& name : names)
        ranked.emplace_back(idDistance(given, name.text), name.row);
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::size_t> rows;
    for (const auto& [distance, row] : ranked)
        if (rows.size() < wanted && std::find(rows.begin(), rows.end(), row) == rows.end())
            rows.push_back(row);
    std::vector<std::string> ids;
    for (const std::size_t row : rows)
        ids.push_back(idOf(row, names));
    return ids;
}

} // namespace

std::size_t NameIndex::place(std::string_view id, std::size_t next) { return byId_.try_emplace(lowerCase(id), next).first->second; }

void NameIndex::build(std::span<const Name> names)
{
    byFolded_.clear();
    byFolded_.reserve(names.size());
    std::unordered_map<std::string, std::vector<std::size_t>> aliases;
    for (const Name& name : names) {
        auto& rows = (name.isId ? byFolded_ : aliases)[foldName(name.text)];
        if (rows.empty() || rows.back() != name.row)
            rows.push_back(name.row);
    }
    byFolded_.merge(aliases);  // aliases that fold onto an id stay outside
}

std::vector<std::size_t> NameIndex::find(std::string_view name) const
{
    if (const auto exact = byId_.find(lowerCase(name)); exact != byId_.end())
        return {exact->second};
    if (const auto close = byFolded_.find(foldName(name)); close != byFolded_.end())
        return close->second;
    return {};
}

Error NameIndex::whyNot(std::string_view name, std::span<const Name> names) const
{
    const auto meanings = find(name);
    Error error{meanings.empty() ? "unknown_id" : "ambiguous_id", {{"id", std::string{name}}}, {}, {}, {}, {}};
    if (meanings.empty())
        error.nearest = nearestIds(name, names);
    for (const std::size_t row : meanings)
        error.accepted.push_back(idOf(row, names));
    return error;
}

} // namespace cabe
