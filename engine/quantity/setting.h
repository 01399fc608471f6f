// SPDX-License-Identifier: GPL-3.0-or-later
// A value of the project document that has a default: it knows whether the user gave it. Only given values are written back, the others
// are listed under "assumed" with the reason from resources/catalog/defaults.yaml.
#pragma once

#include <utility>

namespace cabe {

template <class T>
struct Setting {
    T value{};
    bool given = false;

    Setting() = default;
    explicit Setting(T standing) : value{std::move(standing)} {}  // not given: the value that stands until it is
    Setting& operator=(T v) { value = std::move(v); given = true; return *this; }
    const T& operator*() const noexcept { return value; }
    const T* operator->() const noexcept { return &value; }
    friend bool operator==(const Setting&, const Setting&) = default;
};

} // namespace cabe
