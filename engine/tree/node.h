// SPDX-License-Identifier: GPL-3.0-or-later
// A positioned tree read from YAML or JSON. Every file from outside is hostile, so reading is bounded: 2 MB, 64 levels, 400 000 nodes; duplicate
// keys, aliases that multiply, tags and non-UTF-8 text are errors with line and column. Scalars stay text until a field asks for a type:
// YAML 1.1 guesses (010 as octal, "no" as false, 1:30 as 90) never happen.
#pragma once

#include "engine/quantity/result.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cabe::tree {

struct Node {
    enum class Kind { null, scalar, sequence, map };

    Kind kind = Kind::null;
    bool quoted = false;            // the scalar stood in quotes: never a number or a truth value
    int line = 0;                   // counts from 1
    int column = 0;
    std::string text;               // of a scalar
    std::vector<Node> items;        // of a sequence
    struct Entry;                   // {key, key's line and column, value}, in the order of the file
    std::vector<Entry> entries;     // of a map

    [[nodiscard]] const Node* find(std::string_view key) const;
    [[nodiscard]] bool isNull() const noexcept { return kind == Kind::null; }
    [[nodiscard]] bool isMap() const noexcept { return kind == Kind::map; }
    [[nodiscard]] bool isSequence() const noexcept { return kind == Kind::sequence; }
    [[nodiscard]] bool isScalar() const noexcept { return kind == Kind::scalar; }
    // Same content; where it stood in a file does not count.
    friend bool operator==(const Node& a, const Node& b);
};

struct Node::Entry {
    std::string key;
    int line = 0;
    int column = 0;
    Node value;
};

constexpr std::size_t maxFileBytes = 2'000'000;
constexpr int maxDepth = 64;
constexpr std::size_t maxNodes = 400'000;

// All documents of a YAML stream (separated by ---), or the one document of a JSON text (the first character that is not white space is
// '{' or '['). `file` is used in error positions only. Errors: file_too_large, not_text, syntax, duplicate_key, too_deep, too_many_nodes,
// alias_refused, tag_refused, control_character, empty_document. With `duplicates`, duplicate keys are appended there instead (the first value stays) so that
// a checker can go on and report every fault of the file.
[[nodiscard]] Result<std::vector<Node>> parse(std::string_view text, const std::string& file, std::vector<Error>* duplicates = nullptr);

// Reads a file of at most maxFileBytes. Errors: file_missing, file_unreadable, not_a_file, file_too_large.
[[nodiscard]] Result<std::string> readFile(const std::string& path);

// True when the YAML text has comments (which writing it again would lose).
[[nodiscard]] bool hasComments(std::string_view yaml);

} // namespace cabe::tree
