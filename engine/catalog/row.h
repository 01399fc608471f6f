// SPDX-License-Identifier: GPL-3.0-or-later
// What every catalogue row has: an id, where it comes from, and whether a user's file put it there.
#pragma once

#include "engine/quantity/result.h"

#include <string>

namespace cabe {

// A text that users see; both languages are always filled.
struct Text {
    std::string en;
    std::string ptBR;
    friend bool operator==(const Text&, const Text&) = default;
};

struct Row {
    std::string id;
    std::string source;     // publication, page or repository; never a private person. "recall" and "derived" are said as such
    std::string date;       // ISO 8601, as precise as known: 2026, 2026-05, 2026-05-30
    std::string note;       // internal, English; not shown to users
    Text remark;            // shown to users; both empty when there is nothing to say
    bool doubtful = false;  // kept for reference, shown with its doubt, never recommended
    Position at;            // where the row was read; empty for embedded rows
    bool fromUser = false;  // a user's catalogue put the row there or changed it
    friend bool operator==(const Row&, const Row&) = default;
};

} // namespace cabe
