// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/project/checker.h"

#include "engine/tree/names.h"

#include <algorithm>

namespace cabe {

void Checker::add(std::string code, const std::string& path, Args args, std::vector<std::string> accepted, std::vector<std::string> nearest)
{
    add(Error{std::move(code), std::move(args), {}, path, std::move(accepted), std::move(nearest)}, path);
}

void Checker::add(Error error, const std::string& path)
{
    error.key = path;
    error.at = source_ ? source_->at(path) : Position{};
    errors_.push_back(std::move(error));
}

void Checker::word(const std::string& given, std::vector<std::string> accepted, const std::string& path)
{
    if (std::ranges::any_of(accepted, [&](const std::string& word) { return sameWord(word, given); }))
        return;
    auto nearest = nearestNames(given, accepted);
    add("unknown_value", path, {{"value", given}}, std::move(accepted), std::move(nearest));
}

} // namespace cabe
