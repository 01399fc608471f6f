// SPDX-License-Identifier: GPL-3.0-or-later
// Turns described structs into a tree::Node: given Settings, filled optionals, and of plain members those that differ from a fresh struct
// or are required. A type with forms of its own provides  Node writeNode(const T&)  in its namespace.
#pragma once

#include "engine/catalog/row.h"
#include "engine/quantity/setting.h"
#include "engine/tree/fields.h"
#include "engine/tree/node.h"

#include <cstdint>
#include <map>
#include <optional>
#include <type_traits>
#include <vector>

namespace cabe {

[[nodiscard]] tree::Node numberNode(double number);
[[nodiscard]] tree::Node textNode(std::string text);
[[nodiscard]] tree::Node wordNode(std::string_view word);   // a truth value, a whole number, an enum's name: never in quotes

class NodeWriter {
public:
    static constexpr bool reads = false;

    // The map of a described struct.
    template <class T>
    [[nodiscard]] static tree::Node of(const T& described)
    {
        tree::Node written = NodeWriter{false}.map(described);
        const tree::Node fresh = NodeWriter{true}.map(T{});
        std::erase_if(written.entries, [&](const tree::Node::Entry& entry) {
            const tree::Node* standing = fresh.find(entry.key);
            return standing && *standing == entry.value;
        });
        return written;
    }

    template <class T>
    void key(std::string_view name, T& field, const tree::Rule& rule = {})
    {
        if (fresh_ && rule.required)
            return;     // so that a required key never looks like one that stands by itself
        if (auto written = node(field))
            out_.entries.push_back({std::string{name}, 0, 0, std::move(*written)});
    }

    // What has been written so far, for keys that are shortened together.
    [[nodiscard]] tree::Node& written() noexcept { return out_; }

    // Of any value; empty when there is nothing to write.
    template <class T>
    [[nodiscard]] static std::optional<tree::Node> node(const T& value)
    {
        if constexpr (requires { writeNode(value); })
            return writeNode(value);
        else if constexpr (std::is_enum_v<T>)
            return wordNode(tree::nameOf(value));
        else
            return of(value);
    }
    [[nodiscard]] static std::optional<tree::Node> node(bool value) { return wordNode(value ? "true" : "false"); }
    [[nodiscard]] static std::optional<tree::Node> node(int value) { return wordNode(std::to_string(value)); }
    [[nodiscard]] static std::optional<tree::Node> node(std::int64_t value) { return wordNode(std::to_string(value)); }
    [[nodiscard]] static std::optional<tree::Node> node(double value) { return numberNode(value); }
    [[nodiscard]] static std::optional<tree::Node> node(const std::string& value) { return textNode(value); }
    template <class T>
    [[nodiscard]] static std::optional<tree::Node> node(const std::optional<T>& value)
    {
        return value ? node(*value) : std::nullopt;
    }
    template <class T>
    [[nodiscard]] static std::optional<tree::Node> node(const Setting<T>& value)
    {
        return value.given ? node(value.value) : std::nullopt;
    }
    template <class T>
    [[nodiscard]] static std::optional<tree::Node> node(const std::vector<T>& values)
    {
        tree::Node list;
        list.kind = tree::Node::Kind::sequence;
        for (const auto& value : values) {
            if (auto item = node(value))
                list.items.push_back(std::move(*item));
        }
        return list;
    }
    template <class T>
    [[nodiscard]] static std::optional<tree::Node> node(const std::map<std::string, T>& values)
    {
        tree::Node map;
        map.kind = tree::Node::Kind::map;
        for (const auto& [name, value] : values) {
            if (auto entry = node(value))
                map.entries.push_back({name, 0, 0, std::move(*entry)});
        }
        return map;
    }

private:
    explicit NodeWriter(bool fresh) : fresh_{fresh} { out_.kind = tree::Node::Kind::map; }

    template <class T>
    [[nodiscard]] tree::Node map(const T& described)
    {
        describe(*this, const_cast<T&>(described));     // describe() also serves readers; a writer changes nothing
        return std::move(out_);
    }

    bool fresh_;
    tree::Node out_;
};

} // namespace cabe
