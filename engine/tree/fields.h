// SPDX-License-Identifier: GPL-3.0-or-later
// One description per kind of row serves reading, checking, compiling, loading and writing:
//
//     template <class V> void describe(V& v, Link& r) { v.key("name", r.name, required); v.key("gb_s", r.gbS, between(0, 5000)); }
//
// A visitor V has  key(name, field, rule = {})  for every type below, and  static constexpr bool reads  (true when it fills the struct); nested
// structs are described by their own overload (found by ADL). A rule holds for every item of a list, every value of a map, and what an
// optional contains; `words` hold for texts, for the texts of a list and for the keys of a map.
// Types: bool, int, std::int64_t, double, std::string, enums with an EnumNames specialisation, Text, std::optional<T>, Setting<T>,
// std::vector<T>, std::map<std::string, T>, and described structs.
#pragma once

#include <array>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace cabe::tree {

struct Rule {
    bool required = false;
    double min = -std::numeric_limits<double>::infinity();
    double max = std::numeric_limits<double>::infinity();
    std::span<const std::string_view> words{};  // when not empty: the only texts accepted (the span must outlive the rule)
};

inline constexpr double unlimited = std::numeric_limits<double>::infinity();
inline constexpr Rule required{true, -unlimited, unlimited, {}};
constexpr Rule between(double min, double max) { return {false, min, max, {}}; }
constexpr Rule requiredBetween(double min, double max) { return {true, min, max, {}}; }
constexpr Rule oneOf(std::span<const std::string_view> words) { return {false, -unlimited, unlimited, words}; }
constexpr Rule requiredOneOf(std::span<const std::string_view> words) { return {true, -unlimited, unlimited, words}; }
inline constexpr Rule positive{false, 1e-12, 1e30, {}};
inline constexpr Rule atLeastZero{false, 0, 1e30, {}};

// Names of an enum's values in files and answers: specialise with
//     static constexpr std::array<std::pair<std::string_view, E>, n> names
// The first name of a value is the one that is written; further ones are accepted when reading (without regard to case).
template <class E>
struct EnumNames;

template <class E>
[[nodiscard]] constexpr std::string_view nameOf(E value)
{
    for (const auto& [name, v] : EnumNames<E>::names)
        if (v == value)
            return name;
    return "";
}

} // namespace cabe::tree
