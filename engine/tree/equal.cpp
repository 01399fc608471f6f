// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tree/node.h"

#include <algorithm>

namespace cabe::tree {

bool operator==(const Node& a, const Node& b)
{
    const auto sameEntry = [](const Node::Entry& x, const Node::Entry& y) { return x.key == y.key && x.value == y.value; };
    return a.kind == b.kind && a.quoted == b.quoted && a.text == b.text && a.items == b.items &&
           std::ranges::equal(a.entries, b.entries, sameEntry);
}

} // namespace cabe::tree
