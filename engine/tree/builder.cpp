// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tree/builder.h"

#include "engine/tree/text_check.h"

namespace cabe::tree {

bool Builder::fail(std::string code, int line, int column, Args args)
{
    if (!error_)
        error_ = Error{std::move(code), std::move(args), {file_, line, column}, {}, {}, {}};
    return false;
}

bool Builder::scalar(std::string text, bool quoted, int line, int column)
{
    if (const auto control = quoted ? controlCharacter(text) : std::nullopt)    // escapes may smuggle in what the file itself may not contain
        return fail("control_character", line, column, {{"character", codePoint(text[*control])}});
    if (quoted && !isText(text))
        return fail("not_text", line, column);
    Node node;
    node.kind = Node::Kind::scalar;
    node.quoted = quoted;
    node.line = line;
    node.column = column;
    node.text = std::move(text);
    return add(std::move(node));
}

bool Builder::null(int line, int column)
{
    Node node;
    node.line = line;
    node.column = column;
    return add(std::move(node));
}

bool Builder::open(Node::Kind kind, int line, int column)
{
    if (open_.size() >= static_cast<std::size_t>(maxDepth))
        return fail("too_deep", line, column, {{"max_depth", double{maxDepth}}});
    if (!open_.empty() && open_.back().node.isMap() && !open_.back().keyPending)
        return fail("syntax", line, column, {{"reason", std::string{"key_form"}}});
    Open next;
    next.node.kind = kind;
    next.node.line = line;
    next.node.column = column;
    open_.push_back(std::move(next));
    return true;
}

bool Builder::close()
{
    assert(!open_.empty());
    Node node = std::move(open_.back().node);
    open_.pop_back();
    return add(std::move(node));
}

bool Builder::add(Node node)
{
    if (++nodes_ > maxNodes)
        return fail("too_many_nodes", node.line, node.column, {{"max_nodes", static_cast<double>(maxNodes)}});
    if (open_.empty()) {
        root_ = std::move(node);
        return true;
    }
    Open& parent = open_.back();
    if (parent.node.isSequence()) {
        parent.node.items.push_back(std::move(node));
        return true;
    }
    if (!parent.keyPending)
        return addKey(parent, std::move(node));
    parent.keyPending = false;
    if (!parent.duplicate)
        parent.node.entries.back().value = std::move(node);
    return true;
}

bool Builder::addKey(Open& map, Node key)
{
    if (!key.isScalar())
        return fail("syntax", key.line, key.column, {{"reason", std::string{"key_form"}}});
    map.keyPending = true;
    map.duplicate = !map.keys.insert(key.text).second;
    if (!map.duplicate) {
        map.node.entries.push_back({std::move(key.text), key.line, key.column, {}});
        return true;
    }
    Error twice{"duplicate_key", {{"key", key.text}}, {file_, key.line, key.column}, pathTo(key.text), {}, {}};
    if (duplicates_) {
        duplicates_->push_back(std::move(twice));
        return true;
    }
    error_ = std::move(twice);
    return false;
}

std::string Builder::pathTo(const std::string& key) const
{
    std::string path;
    for (std::size_t i = 0; i + 1 < open_.size(); ++i) {
        const Node& node = open_[i].node;
        if (node.isSequence())
            path += '[' + std::to_string(node.items.size()) + ']';
        else if (!node.entries.empty())
            path += (path.empty() ? "" : ".") + node.entries.back().key;
    }
    return path + (path.empty() ? "" : ".") + key;
}

std::optional<Position> Builder::innermost() const
{
    if (open_.empty())
        return std::nullopt;
    return Position{file_, open_.back().node.line, open_.back().node.column};
}

Node Builder::takeRoot()
{
    assert(root_);
    Node node = std::move(*root_);
    root_.reset();
    return node;
}

} // namespace cabe::tree
