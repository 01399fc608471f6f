// SPDX-License-Identifier: GPL-3.0-or-later
// Which row a name means: by id without regard to case, else by folded id (foldName), else by folded alias. An id beats an alias.
#pragma once

#include "engine/quantity/result.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <unordered_map>

namespace cabe {

class NameIndex {
public:
    struct Name {
        std::string_view text;
        std::size_t row = 0;
        bool isId = false;
    };

    // The row that has the id already, else `next`, where it is entered.
    std::size_t place(std::string_view id, std::size_t next);
    // Enters the folded names of all rows.
    void build(std::span<const Name> names);

    // The rows that the name may mean.
    [[nodiscard]] std::vector<std::size_t> find(std::string_view name) const;
    // unknown_id with the three nearest ids, or ambiguous_id with the ids that the name may mean; `names` are those given to build().
    [[nodiscard]] Error whyNot(std::string_view name, std::span<const Name> names) const;

private:
    std::unordered_map<std::string, std::size_t> byId_;                     // lower case
    std::unordered_map<std::string, std::vector<std::size_t>> byFolded_;
};

} // namespace cabe
