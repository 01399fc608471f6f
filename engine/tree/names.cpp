// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tree/names.h"

#include <algorithm>
#include <numeric>

namespace cabe {

namespace {


char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// Edits that turn `given` into some part of `known`: people type "rtx 3090" and mean "nvidia-geforce-rtx-3090".
std::size_t partDistance(std::string_view given, std::string_view known)
{
    std::vector<std::size_t> row(known.size() + 1, 0);
    for (std::size_t i = 1; i <= given.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= known.size(); ++j) {
            const std::size_t substituted = diagonal + (given[i - 1] == known[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, substituted});
        }
    }
    return *std::min_element(row.begin(), row.end());
}

// Lower is closer. Being a part of the longer name costs one edit, and a little more the longer the rest is. A known name that is shorter must
// be contained to the letter: short names are close to some part of anything.
double distance(std::string_view given, std::string_view known)
{
    const auto edits = static_cast<double>(editDistance(given, known));
    if (given.size() < 3 || known.size() < 3)
        return edits;
    if (given.size() > known.size()) {
        const auto rest = static_cast<double>(given.size() - known.size());
        return given.find(known) != std::string_view::npos ? std::min(edits, 1 + rest / 100) : edits;
    }
    const auto rest = static_cast<double>(known.size() - given.size());
    return std::min(edits, 1 + static_cast<double>(partDistance(given, known)) + rest / 100);
}

} // namespace

std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t substituted = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, substituted});
        }
    }
    return row[b.size()];
}

std::string foldName(std::string_view name)
{
    std::string folded;
    folded.reserve(name.size());
    for (const char c : name) {
        if (c != ' ' && c != '_' && c != '-' && c != '\t')
            folded.push_back(lower(c));
    }
    return folded;
}

std::string lowerCase(std::string_view text)
{
    std::string small{text};
    std::transform(small.begin(), small.end(), small.begin(), lower);
    return small;
}

bool sameWord(std::string_view a, std::string_view b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

std::vector<std::string> closestNames(std::string_view name, std::span<const std::string> known, std::size_t count, double farthest)
{
    const std::string given = foldName(name.substr(0, longestName));
    std::vector<std::pair<double, const std::string*>> ranked;
    for (const auto& candidate : known) {
        const double d = distance(given, foldName(std::string_view{candidate}.substr(0, longestName)));
        if (d <= farthest)
            ranked.emplace_back(d, &candidate);
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::string> nearest;
    for (const auto& [d, candidate] : ranked) {
        if (nearest.size() < count && std::find(nearest.begin(), nearest.end(), *candidate) == nearest.end())
            nearest.push_back(*candidate);
    }
    return nearest;
}

std::vector<std::string> nearestNames(std::string_view name, std::span<const std::string> known)
{
    const std::size_t length = foldName(name.substr(0, longestName)).size();
    if (length == 0)
        return {};
    return closestNames(name, known, 3, std::max(2.0, static_cast<double>(length) * 0.5));
}

} // namespace cabe
