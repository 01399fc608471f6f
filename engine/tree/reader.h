// SPDX-License-Identifier: GPL-3.0-or-later
// Fills described structs (fields.h) from a Node, strictly, and collects every fault instead of stopping at the first:
//
//     std::vector<Error> faults;
//     tree::Reader reader{file, faults};
//     Link link;
//     const bool clean = reader.read(node, link);
//
// A null value (`power_w:`) counts as not given. Setting<T> takes the value and marks it given. Codes: unknown_key (accepted: the known keys,
// nearest), missing_key, wrong_type (accepted: the type's word), unknown_value (accepted, nearest), out_of_range {value, min, max},
// not_whole, octal_number, not_finite, empty_value (a required text).
//
// Own syntax. A type T that is not read key by key provides, in its own namespace (found by ADL),
//     void readNode(tree::Reader& reader, const tree::Node& node, T& value, const tree::Rule& rule);
// which may look at node.kind, call reader.read(node, part) for the forms it knows or reader.readStruct(node, value) for the type's description,
// and reader.wrongType(node, {"number", "map"}) or reader.fault(…) for others. It comes before every built-in rule, so it also serves enums, described structs, and Setting<T>, optional<T>
// or vector<T> of such types. To customise how a plain vector or map type is read, wrap it in a struct.
//
// A describe() may also fetch a key as a raw Node where the visitor is a Reader:
//     if constexpr (requires { v.take("pue"); }) { if (const tree::Node* n = v.take("pue")) … }
#pragma once

#include "engine/quantity/setting.h"
#include "engine/tree/fields.h"
#include "engine/tree/names.h"
#include "engine/tree/node.h"

#include <cstdint>
#include <map>
#include <optional>
#include <type_traits>
#include <vector>

namespace cabe::tree {

class Reader;

namespace detail {
template <class T>
concept ReadsItself = requires(Reader& r, const Node& n, T& v, const Rule& rule) { readNode(r, n, v, rule); };
template <class E>
concept NamedEnum = std::is_enum_v<E> && requires { EnumNames<E>::names; };
} // namespace detail

class Reader {
public:
    static constexpr bool reads = true;

    // Faults are appended to `faults`; `file` goes into their positions; `path` is the dotted path of the nodes that are read.
    Reader(std::string file, std::vector<Error>& faults, std::string path = {});

    // Fills `value`; returns true when nothing was wrong. Parts with faults keep what they had.
    template <class T>
    bool read(const Node& node, T& value, const Rule& rule = {});
    // Lays the keys of `node` over a struct that is filled already: its required keys may be missing (those of new list items may not).
    template <class T>
    bool patch(const Node& node, T& value);

    // Reads a map by the type's description, also where the type has a readNode: for one that accepts another form beside it.
    template <class T>
    void readStruct(const Node& node, T& value);

    // Visitor protocol.
    template <class T>
    void key(std::string_view name, T& field, const Rule& rule = {});
    // The raw value of a key of the struct being read (marked as known); nullptr when it is absent or null.
    const Node* take(std::string_view name, bool needed = false);

    // Reporting. `path` is that of the node being read; within(name) extends it.
    void fault(std::string code, const Node& node, Args args = {}, std::vector<std::string> accepted = {},
               std::vector<std::string> nearest = {});
    void wrongType(const Node& node, std::vector<std::string> accepted);
    [[nodiscard]] const std::string& path() const noexcept { return path_; }
    [[nodiscard]] const std::string& file() const noexcept { return file_; }
    [[nodiscard]] std::size_t faultCount() const noexcept { return faults_.size(); }

    // Extends the path while it lives: Reader::Within here{reader, "stages[0]"};
    class Within {
    public:
        Within(Reader& reader, std::string_view name);
        Within(Reader& reader, std::size_t index);
        ~Within() { reader_.path_.resize(length_); }
        Within(const Within&) = delete;
        Within& operator=(const Within&) = delete;

    private:
        Reader& reader_;
        std::size_t length_;
    };

private:
    // The struct being read: its map and the keys its description knows.
    struct Frame {
        const Node& node;
        std::vector<std::string> known;
    };

    template <class T>
    void value(const Node& node, T& out, const Rule& rule);
    void value(const Node& node, bool& out, const Rule& rule);
    void value(const Node& node, int& out, const Rule& rule);
    void value(const Node& node, std::int64_t& out, const Rule& rule);
    void value(const Node& node, double& out, const Rule& rule);
    void value(const Node& node, std::string& out, const Rule& rule);
    template <class T>
    void value(const Node& node, std::optional<T>& out, const Rule& rule);
    template <class T>
    void value(const Node& node, Setting<T>& out, const Rule& rule);
    template <class T>
    void value(const Node& node, std::vector<T>& out, const Rule& rule);
    template <class T>
    void value(const Node& node, std::map<std::string, T>& out, const Rule& rule);
    template <class E>
    void enumerator(const Node& node, E& out);

    bool inRange(const Node& node, double number, double min, double max);
    void outOfRange(const Node& node, double number, double min, double max);
    bool inWords(const Node& node, const std::string& text, const Rule& rule);
    std::optional<std::int64_t> whole(const Node& node, const Rule& rule, double typeMin, double typeMax);
    void unknownValue(const Node& node, const std::string& given, std::vector<std::string> accepted);
    void reportUnknownKeys(const Frame& frame);

    std::string file_;
    std::vector<Error>& faults_;
    std::string path_;
    Frame* frame_ = nullptr;
    bool requiredAsked_ = true;
};

template <class T>
bool Reader::read(const Node& node, T& out, const Rule& rule)
{
    const auto before = faults_.size();
    value(node, out, rule);
    return faults_.size() == before;
}

template <class T>
bool Reader::patch(const Node& node, T& out)
{
    const bool asked = std::exchange(requiredAsked_, false);
    const bool clean = read(node, out);
    requiredAsked_ = asked;
    return clean;
}

template <class T>
void Reader::key(std::string_view name, T& field, const Rule& rule)
{
    const Node* node = take(name, rule.required);
    if (!node)
        return;
    const Within here{*this, name};
    value(*node, field, rule);
}

template <class T>
void Reader::value(const Node& node, T& out, const Rule& rule)
{
    if constexpr (detail::ReadsItself<T>)
        readNode(*this, node, out, rule);
    else if constexpr (detail::NamedEnum<T>)
        enumerator(node, out);
    else
        readStruct(node, out);
}

template <class T>
void Reader::value(const Node& node, std::optional<T>& out, const Rule& rule)
{
    if (node.isNull())
        return;
    const bool asked = std::exchange(requiredAsked_, requiredAsked_ || !out);
    T inner = out.value_or(T{});
    if (read(node, inner, rule))
        out = std::move(inner);
    requiredAsked_ = asked;
}

template <class T>
void Reader::value(const Node& node, Setting<T>& out, const Rule& rule)
{
    if (node.isNull())
        return;
    value(node, out.value, rule);
    out.given = true;
}

template <class T>
void Reader::value(const Node& node, std::vector<T>& out, const Rule& rule)
{
    if (!node.isSequence())
        return wrongType(node, {"list"});
    const bool asked = std::exchange(requiredAsked_, true);
    std::vector<T> items;
    items.reserve(node.items.size());
    for (std::size_t i = 0; i < node.items.size(); ++i) {
        const Within here{*this, i};
        items.emplace_back();
        value(node.items[i], items.back(), rule);
    }
    out = std::move(items);
    requiredAsked_ = asked;
}

template <class T>
void Reader::value(const Node& node, std::map<std::string, T>& out, const Rule& rule)
{
    if (!node.isMap())
        return wrongType(node, {"map"});
    const bool asked = std::exchange(requiredAsked_, true);
    std::map<std::string, T> entries;
    for (const auto& entry : node.entries) {
        const Within here{*this, entry.key};
        Node name;
        name.kind = Node::Kind::scalar;
        name.line = entry.line;
        name.column = entry.column;
        if (inWords(name, entry.key, rule))
            value(entry.value, entries[entry.key], Rule{false, rule.min, rule.max, {}});
    }
    out = std::move(entries);
    requiredAsked_ = asked;
}

template <class E>
void Reader::enumerator(const Node& node, E& out)
{
    std::vector<std::string> accepted;
    for (const auto& [name, enumValue] : EnumNames<E>::names) {
        if (node.isScalar() && sameWord(node.text, name)) {
            out = enumValue;
            return;
        }
        if (name == nameOf(enumValue))
            accepted.emplace_back(name);
    }
    if (node.isScalar())
        unknownValue(node, node.text, std::move(accepted));
    else
        wrongType(node, std::move(accepted));
}

template <class T>
void Reader::readStruct(const Node& node, T& out)
{
    if (!node.isMap())
        return wrongType(node, {"map"});
    Frame frame{node, {}};
    Frame* outer = std::exchange(frame_, &frame);
    describe(*this, out);
    frame_ = outer;
    reportUnknownKeys(frame);
}

} // namespace cabe::tree
