// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/catalog/check.h"

#include <algorithm>
#include <charconv>

namespace cabe {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

// The next step of a dotted path: a key, or an index in brackets.
std::string_view takeStep(std::string_view& path)
{
    if (!path.empty() && path.front() == '.')
        path.remove_prefix(1);
    const std::size_t end = std::min(path.find_first_of(".[", path.empty() || path.front() != '[' ? 0 : 1), path.size());
    const std::string_view step = path.substr(0, end);
    path.remove_prefix(end);
    return step;
}

const tree::Node* child(const tree::Node& node, std::string_view step)
{
    if (step.empty() || step.front() != '[')
        return node.find(step);
    std::size_t index = 0;
    std::from_chars(step.data() + 1, step.data() + step.size(), index);
    return index < node.items.size() ? &node.items[index] : nullptr;
}

// The deepest node on the path that exists: where a person would look.
const tree::Node& locate(const tree::Node& row, std::string_view path)
{
    const tree::Node* node = &row;
    while (!path.empty()) {
        const tree::Node* next = child(*node, takeStep(path));
        if (!next)
            break;
        node = next;
    }
    return *node;
}

bool isDate(std::string_view text)
{
    constexpr int firstYear = 1990, lastYear = 2100;
    const auto number = [&](std::size_t at, std::size_t count) {
        int value = -1;
        if (at + count > text.size() || !std::all_of(text.begin() + static_cast<std::ptrdiff_t>(at), text.begin() + static_cast<std::ptrdiff_t>(at + count), isDigit))
            return value;
        std::from_chars(text.data() + at, text.data() + at + count, value);
        return value;
    };
    const auto inside = [](int value, int low, int high) { return value >= low && value <= high; };
    if (text.size() != 4 && text.size() != 7 && text.size() != 10)
        return false;
    if (!inside(number(0, 4), firstYear, lastYear))
        return false;
    if (text.size() >= 7 && (text[4] != '-' || !inside(number(5, 2), 1, 12)))
        return false;
    return text.size() < 10 || (text[7] == '-' && inside(number(8, 2), 1, 31));
}

// Ids stand in documents, on command lines and in URLs.
bool isId(std::string_view text)
{
    constexpr std::size_t longest = 120;
    constexpr std::string_view marks = "-_.+:/@()";
    const auto allowed = [&](char c) {
        return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || marks.find(c) != std::string_view::npos;
    };
    return !text.empty() && text.size() <= longest && std::all_of(text.begin(), text.end(), allowed);
}

bool isCapability(std::string_view text)
{
    const std::size_t dot = text.find('.');
    if (dot == std::string_view::npos || dot == 0 || dot + 1 == text.size())
        return false;
    const std::string_view major = text.substr(0, dot), minor = text.substr(dot + 1);
    return major.size() <= 2 && minor.size() <= 2 && std::all_of(major.begin(), major.end(), isDigit) &&
           std::all_of(minor.begin(), minor.end(), isDigit);
}

} // namespace

void RowFaults::add(std::string code, std::string_view key, Args args, std::vector<std::string> accepted, std::vector<std::string> nearest)
{
    const tree::Node& node = locate(row_, key);
    std::string path = path_;
    if (!key.empty())
        path.append(".").append(key);
    faults_.push_back({std::move(code), std::move(args), {file_, node.line, node.column}, std::move(path), std::move(accepted), std::move(nearest)});
}

void RowFaults::oneOf(std::string_view key, const std::string& text, std::vector<std::string> words)
{
    if (std::find(words.begin(), words.end(), text) != words.end())
        return;
    auto nearest = nearestNames(text, words);
    add("unknown_value", key, {{"value", text}}, std::move(words), std::move(nearest));
}

void RowFaults::date(std::string_view key, const std::string& text)
{
    if (!isDate(text))
        add("bad_date", key, {{"value", text}}, {"2026", "2026-05", "2026-05-30"});
}

void RowFaults::capitals(std::string_view key, const std::string& text, std::size_t count)
{
    const bool capital = std::all_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
    if (text.size() != count || !capital)
        add("bad_code", key, {{"value", text}, {"letters", static_cast<double>(count)}});
}

void RowFaults::computeCapability(std::string_view key, const std::optional<std::string>& text)
{
    if (text && !isCapability(*text))
        add("bad_version", key, {{"value", *text}}, {"8.6"});
}

void RowFaults::range(std::string_view key, std::optional<double> low, double value, std::optional<double> high)
{
    if ((low && *low > value) || (high && *high < value))
        add("not_in_order", key, {{"low", low.value_or(value)}, {"value", value}, {"high", high.value_or(value)}});
}

void checkOrigin(const Row& row, bool hasSources, RowFaults& faults)
{
    if (!row.id.empty() && !isId(row.id)) // without one the reader has said so
        faults.add("bad_id", "id", {{"value", row.id}});
    if (row.source.empty() && !hasSources)
        faults.add("missing_source", {});
    if (row.date.empty())
        faults.add("missing_date", {});
    else
        faults.date("date", row.date);
}

} // namespace cabe
