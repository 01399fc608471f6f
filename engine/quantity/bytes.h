// SPDX-License-Identifier: GPL-3.0-or-later
// An amount of memory or a file size: whole bytes. 1 GiB is 2^30 bytes, 1 GB is 10^9.
#pragma once

#include <cmath>
#include <compare>
#include <cstdint>

namespace cabe {

class Bytes {
public:
    constexpr Bytes() = default;
    constexpr explicit Bytes(std::int64_t count) noexcept : count_{count} {}
    // Rounds a computed (non-integer) size to whole bytes; values outside ±2^62 are clamped so that arithmetic stays defined.
    [[nodiscard]] static Bytes rounded(double count) noexcept
    {
        constexpr double limit = 4.6e18;
        return Bytes{static_cast<std::int64_t>(std::llround(std::fmin(std::fmax(count, -limit), limit)))};
    }
    [[nodiscard]] static constexpr Bytes mib(std::int64_t n) noexcept { return Bytes{n << 20}; }
    [[nodiscard]] static Bytes gib(double n) noexcept { return rounded(n * double(1LL << 30)); }

    [[nodiscard]] constexpr std::int64_t count() const noexcept { return count_; }
    [[nodiscard]] constexpr double gib() const noexcept { return double(count_) / double(1LL << 30); }
    [[nodiscard]] constexpr double mib() const noexcept { return double(count_) / double(1LL << 20); }
    [[nodiscard]] constexpr double gb() const noexcept { return double(count_) / 1e9; }

    friend constexpr auto operator<=>(Bytes, Bytes) = default;
    friend constexpr Bytes operator+(Bytes a, Bytes b) noexcept { return Bytes{a.count_ + b.count_}; }
    friend constexpr Bytes operator-(Bytes a, Bytes b) noexcept { return Bytes{a.count_ - b.count_}; }
    friend constexpr Bytes operator*(Bytes a, std::int64_t n) noexcept { return Bytes{a.count_ * n}; }
    constexpr Bytes& operator+=(Bytes b) noexcept { count_ += b.count_; return *this; }
    constexpr Bytes& operator-=(Bytes b) noexcept { count_ -= b.count_; return *this; }

private:
    std::int64_t count_ = 0;
};

} // namespace cabe
