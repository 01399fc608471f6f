// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tree/reader.h"

#include "engine/tree/names.h"
#include "engine/tree/scalar.h"

#include <algorithm>
#include <cmath>

namespace cabe::tree {

namespace {

constexpr std::size_t longestGiven = 100;  // characters of a wrong value that are repeated in an error

std::string shortened(const std::string& text)
{
    if (text.size() <= longestGiven)
        return text;
    std::size_t end = longestGiven;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)  // not inside a UTF-8 character
        --end;
    return text.substr(0, end) + "…";
}

// A node that stands for an entry's key, for its place in the file.
Node placeOf(const Node::Entry& entry)
{
    Node place;
    place.line = entry.line;
    place.column = entry.column;
    return place;
}

} // namespace

Reader::Reader(std::string file, std::vector<Error>& faults, std::string path)
    : file_{std::move(file)}, faults_{faults}, path_{std::move(path)}
{
}

Reader::Within::Within(Reader& reader, std::string_view name) : reader_{reader}, length_{reader.path_.size()}
{
    if (length_ > 0)
        reader_.path_ += '.';
    reader_.path_ += name;
}

Reader::Within::Within(Reader& reader, std::size_t index) : reader_{reader}, length_{reader.path_.size()}
{
    reader_.path_ += '[' + std::to_string(index) + ']';
}

void Reader::fault(std::string code, const Node& node, Args args, std::vector<std::string> accepted, std::vector<std::string> nearest)
{
    faults_.push_back({std::move(code), std::move(args), {file_, node.line, node.column}, path_, std::move(accepted), std::move(nearest)});
}

void Reader::wrongType(const Node& node, std::vector<std::string> accepted)
{
    Args args;
    if (node.isScalar())
        args.push_back({"value", shortened(node.text)});
    else
        args.push_back({"given", std::string{node.isMap() ? "map" : node.isSequence() ? "list" : "nothing"}});
    fault("wrong_type", node, std::move(args), std::move(accepted));
}

const Node* Reader::take(std::string_view name, bool needed)
{
    assert(frame_);
    frame_->known.emplace_back(name);
    const auto& entries = frame_->node.entries;
    const auto entry = std::find_if(entries.begin(), entries.end(), [&](const Node::Entry& e) { return e.key == name; });
    if (entry != entries.end() && !entry->value.isNull())
        return &entry->value;
    if (needed && requiredAsked_) {
        const Within here{*this, name};
        if (entry == entries.end())
            fault("missing_key", frame_->node, {{"key", std::string{name}}});
        else
            fault("missing_key", placeOf(*entry), {{"key", std::string{name}}});
    }
    return nullptr;
}

void Reader::reportUnknownKeys(const Frame& frame)
{
    for (const auto& entry : frame.node.entries) {
        if (std::find(frame.known.begin(), frame.known.end(), entry.key) != frame.known.end())
            continue;
        const Within here{*this, shortened(entry.key)};
        fault("unknown_key", placeOf(entry), {{"key", shortened(entry.key)}}, frame.known, nearestNames(entry.key, frame.known));
    }
}

void Reader::unknownValue(const Node& node, const std::string& given, std::vector<std::string> accepted)
{
    auto nearest = nearestNames(given, accepted);
    fault("unknown_value", node, {{"value", shortened(given)}}, std::move(accepted), std::move(nearest));
}

bool Reader::inRange(const Node& node, double number, double min, double max)
{
    if (number >= min && number <= max)
        return true;
    outOfRange(node, number, min, max);
    return false;
}

void Reader::outOfRange(const Node& node, double number, double min, double max)
{
    // As it was written: ten to the twentieth has more digits than a double keeps.
    Args args{{"value", node.isScalar() ? ArgValue{shortened(node.text)} : ArgValue{number}}};
    if (std::isfinite(min))
        args.push_back({"min", min});
    if (std::isfinite(max))
        args.push_back({"max", max});
    fault("out_of_range", node, std::move(args));
}

bool Reader::inWords(const Node& node, const std::string& text, const Rule& rule)
{
    if (rule.words.empty() || std::find(rule.words.begin(), rule.words.end(), text) != rule.words.end())
        return true;
    unknownValue(node, text, {rule.words.begin(), rule.words.end()});
    return false;
}

void Reader::value(const Node& node, bool& out, const Rule&)
{
    const auto truth = node.isScalar() && !node.quoted ? parseBool(node.text) : std::nullopt;
    if (truth)
        out = *truth;
    else
        wrongType(node, {"true", "false"});
}

void Reader::value(const Node& node, double& out, const Rule& rule)
{
    if (!node.isScalar() || node.quoted)
        return wrongType(node, {"number"});
    const Result<double> number = parseNumber(node.text);
    if (!number) {
        fault(number.error().code, node, {{"value", shortened(node.text)}}, number.error().accepted);
        return;
    }
    if (inRange(node, *number, rule.min, rule.max))
        out = *number;
}

std::optional<std::int64_t> Reader::whole(const Node& node, const Rule& rule, double typeMin, double typeMax)
{
    if (!node.isScalar() || node.quoted) {
        wrongType(node, {"whole number"});
        return std::nullopt;
    }
    const Result<std::int64_t> number = parseWhole(node.text);
    const double min = std::max(rule.min, typeMin);
    const double max = std::min(rule.max, typeMax);
    if (!number) {
        const Error& e = number.error();
        if (e.code == "out_of_range")
            outOfRange(node, std::get<double>(e.args.front().value), min, max);
        else
            fault(e.code, node, {{"value", shortened(node.text)}}, e.accepted);
        return std::nullopt;
    }
    if (!inRange(node, static_cast<double>(*number), min, max))
        return std::nullopt;
    return *number;
}

void Reader::value(const Node& node, int& out, const Rule& rule)
{
    if (const auto number = whole(node, rule, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()))
        out = static_cast<int>(*number);
}

void Reader::value(const Node& node, std::int64_t& out, const Rule& rule)
{
    // Beyond 2^62 nothing that Cabe counts is sensible, and sums of two such numbers still fit.
    constexpr double limit = 4.611686018427388e18;
    if (const auto number = whole(node, rule, -limit, limit))
        out = *number;
}

void Reader::value(const Node& node, std::string& out, const Rule& rule)
{
    if (!node.isScalar())
        return wrongType(node, {"text"});
    if (rule.required && requiredAsked_ && node.text.empty())
        return fault("empty_value", node, {}, {"text"});
    if (inWords(node, node.text, rule))
        out = node.text;
}

} // namespace cabe::tree
