// SPDX-License-Identifier: GPL-3.0-or-later
// Bad input is a value: a Result holds what was asked for or the Error that says why not. A broken promise inside the program is an assertion.
// The engine never writes sentences: an Error is a code with arguments, app/text finds the words in the user's language.
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace cabe {

// Where in a file something was read; line and column count from 1, 0 means unknown.
struct Position {
    std::string file;
    int line = 0;
    int column = 0;
    friend bool operator==(const Position&, const Position&) = default;
};

// A named argument of a code: a number, a word or a flag.
using ArgValue = std::variant<double, std::string, bool>;
struct Arg {
    std::string name;
    ArgValue value;
    friend bool operator==(const Arg&, const Arg&) = default;
};
using Args = std::vector<Arg>;

struct Error {
    std::string code;                   // snake_case, for instance "unknown_key"; app/text lists every one of them
    Args args;
    Position at;
    std::string key;                    // dotted path, for instance "stages[0].workload.context"
    std::vector<std::string> accepted;  // values or types that would have been accepted
    std::vector<std::string> nearest;   // up to three known names close to the given one
    friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : state_{std::in_place_index<0>, std::move(value)} {}
    Result(Error error) : state_{std::in_place_index<1>, std::move(error)} {}

    [[nodiscard]] bool ok() const noexcept { return state_.index() == 0; }
    explicit operator bool() const noexcept { return ok(); }
    [[nodiscard]] const T& value() const& { assert(ok()); return *std::get_if<0>(&state_); }
    [[nodiscard]] T& value() & { assert(ok()); return *std::get_if<0>(&state_); }
    [[nodiscard]] T&& value() && { assert(ok()); return std::move(*std::get_if<0>(&state_)); }
    [[nodiscard]] const Error& error() const& { assert(!ok()); return *std::get_if<1>(&state_); }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

private:
    std::variant<T, Error> state_;
};

} // namespace cabe
