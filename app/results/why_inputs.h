// SPDX-License-Identifier: GPL-3.0-or-later
// How the inputs of the engine's formulas are called, shown, and where they come from.
#pragma once

#include "app/window/session.h"
#include "app/window/words.h"

#include <QString>

#include <string>

namespace cabe {

// "kv_heads" → "KV heads"; empty when the window has no words for it (a test looks for such).
[[nodiscard]] QString inputName(const std::string& name);
// The same inside a formula: without the unit in brackets, and in lower case where the word has one.
[[nodiscard]] QString symbolName(const std::string& name);
// "82%", "R$ 1.895", "1.008".
[[nodiscard]] QString inputValue(const Arg& arg, const Assessment& a, const Sentences& words);
// The plain number that stands in the formula.
[[nodiscard]] QString plainValue(const ArgValue& value, const Format& f);
// "you, in Context", "default", "Llama 3.1 70B, catalogue", "computed", …; never empty.
[[nodiscard]] QString inputOrigin(const std::string& name, const Session& session, const Assessment& a);

} // namespace cabe
