// SPDX-License-Identifier: GPL-3.0-or-later
// Puts a Node together from the events of a parser, within the bounds of node.h. Used by both parsers; not part of the room's interface.
#pragma once

#include "engine/tree/node.h"

#include <optional>
#include <unordered_set>

namespace cabe::tree {

class Builder {
public:
    Builder(std::string file, std::vector<Error>* duplicates) : file_{std::move(file)}, duplicates_{duplicates} {}

    // Each event returns false when a bound is broken or a key is impossible: error() then says which, and parsing has to stop.
    [[nodiscard]] bool scalar(std::string text, bool quoted, int line, int column);
    [[nodiscard]] bool null(int line, int column);
    [[nodiscard]] bool open(Node::Kind kind, int line, int column);
    [[nodiscard]] bool close();
    bool fail(std::string code, int line, int column, Args args = {});

    [[nodiscard]] const std::optional<Error>& error() const noexcept { return error_; }
    [[nodiscard]] bool hasRoot() const noexcept { return root_.has_value(); }
    [[nodiscard]] Node takeRoot();
    // Where the innermost list or map began that is not closed yet.
    [[nodiscard]] std::optional<Position> innermost() const;

private:
    struct Open {
        Node node;
        std::unordered_set<std::string> keys;
        bool keyPending = false;    // a map's key was read, its value comes next
        bool duplicate = false;     // the pending key was there already: its value is dropped
    };

    bool add(Node node);
    bool addKey(Open& map, Node key);
    [[nodiscard]] std::string pathTo(const std::string& key) const;

    std::string file_;
    std::vector<Error>* duplicates_;
    std::vector<Open> open_;
    std::optional<Node> root_;
    std::optional<Error> error_;
    std::size_t nodes_ = 0;
};

} // namespace cabe::tree
