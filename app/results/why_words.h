// SPDX-License-Identifier: GPL-3.0-or-later
// What the Why drawer knows about each quantity: where it belongs, which formulas of the engine make it, its rule of thumb.
#pragma once

#include "app/window/session.h"
#include "app/window/words.h"

#include <QString>

#include <string>
#include <vector>

namespace cabe {

enum class WhyRoom { memory, speed, power, cost };

struct WhyKind {
    const char* quantity;
    WhyRoom room;
    const char* name;           // source text; nullptr: a part of memory, which Sentences names
    const char* glossary;       // entry whose definition is the meaning
    std::vector<std::string> traces;    // Explanation::quantity
};
[[nodiscard]] const std::vector<WhyKind>& whyKinds();
[[nodiscard]] QString whyName(const WhyKind& kind, const Sentences& words);
[[nodiscard]] QString whyRoom(const WhyKind& kind);
[[nodiscard]] QString ruleOfThumb(const WhyKind& kind, const Session& session, const Assessment& a, const Format& f);

// Carries out a change of the engine in the document; false when its key is none that the window can set.
[[nodiscard]] bool applyChange(const Change& change, int stage, Project& project);

} // namespace cabe
