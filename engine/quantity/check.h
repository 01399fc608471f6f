// SPDX-License-Identifier: GPL-3.0-or-later
// What an assessment has to say beside its numbers: checks that fired, and how a number came about. Codes and arguments only.
#pragma once

#include "engine/quantity/result.h"

#include <string>
#include <vector>

namespace cabe {

enum class Severity { blocker, warning, note };

// A finding about an option. `code` is one of contract.md's check codes (or one added beside them); `args` carry the numbers with their
// unit in the name ({needed_w, have_w}).
struct Check {
    std::string code;
    Severity severity = Severity::note;
    Args args;
    friend bool operator==(const Check&, const Check&) = default;
};
using Checks = std::vector<Check>;

// How one number was computed: a formula written with the field's symbols, the values put in, and where the formula comes from.
struct Explanation {
    std::string quantity;  // key of the answer, for instance "kv_cache"
    std::string formula;   // plain text, for instance "2 · layers · kv_heads · head_dim · bytes"
    Args values;
    std::string source;
};

// Rooms append to a Trace when they are given one; a null Trace costs nothing.
using Trace = std::vector<Explanation>;

inline void explain(Trace* trace, Explanation e)
{
    if (trace)
        trace->push_back(std::move(e));
}

} // namespace cabe
