// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the room: a config.json of Hugging Face with the text model's part found. Bounded like every text from outside (engine/tree).
#pragma once

#include "engine/tree/node.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cabe::modelfile {

using Names = std::initializer_list<std::string_view>;

// Looks a key up under its several names: in the text model's part first, then in the whole file. What has another type, or is null or negative,
// is absent.
class HfConfig {
public:
    HfConfig(const tree::Node& whole, const tree::Node& text) : whole_{whole}, text_{text} {}

    [[nodiscard]] const tree::Node* find(Names names) const;
    [[nodiscard]] const tree::Node* map(Names names) const;
    [[nodiscard]] std::optional<int> integer(Names names) const;
    [[nodiscard]] std::optional<double> real(Names names) const;
    [[nodiscard]] std::optional<bool> flag(Names names) const;
    [[nodiscard]] std::string word(Names names) const;
    [[nodiscard]] std::vector<int> integers(Names names) const;      // empty: no such list
    [[nodiscard]] std::vector<std::string> words(Names names) const;
    [[nodiscard]] bool has(Names names) const { return find(names) != nullptr; }
    // The keys of a nested map alone.
    [[nodiscard]] HfConfig inside(const tree::Node& map) const { return {map, map}; }
    [[nodiscard]] const tree::Node& whole() const { return whole_; }
    [[nodiscard]] const tree::Node& text() const { return text_; }
    [[nodiscard]] std::string type() const;                          // model_type of the text model

private:
    const tree::Node& whole_;
    const tree::Node& text_;
};

// A whole number from 0 to 2^31 - 1 of a scalar.
[[nodiscard]] std::optional<int> wholeNumber(const tree::Node& node);
// The words Infinity and NaN, which Python writes and JSON does not know, replaced by blanks and null of the same length.
void blankNonNumbers(std::string& json);
// The part that describes the language model: the whole, or what it nests (text_config, llm_config, thinker_config.text_config …).
[[nodiscard]] const tree::Node& textPart(const tree::Node& whole);

} // namespace cabe::modelfile
