// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/catalog/binary.h"

#include <bit>
#include <cmath>
#include <limits>

namespace cabe::binary {

namespace {

constexpr double exactLimit = 2251799813685248.0;  // 2^51: with zigzag and two marks still within 64 bits, and exact as a double
enum class How : unsigned { whole = 0, thousandth = 1, raw = 2 };
constexpr std::size_t doubleBytes = 8;

std::uint64_t zigzag(std::int64_t value) { return (static_cast<std::uint64_t>(value) << 1) ^ static_cast<std::uint64_t>(value >> 63); }
std::int64_t unzigzag(std::uint64_t value) { return static_cast<std::int64_t>(value >> 1) ^ -static_cast<std::int64_t>(value & 1); }

bool isWhole(double value) { return std::trunc(value) == value && std::fabs(value) < exactLimit && !(value == 0 && std::signbit(value)); }

} // namespace

void Encoder::putVarint(std::uint64_t value)
{
    while (value >= 0x80) {
        bytes_.push_back(static_cast<std::uint8_t>(value | 0x80));
        value >>= 7;
    }
    bytes_.push_back(static_cast<std::uint8_t>(value));
}

void Encoder::put(std::int64_t value) { putVarint(zigzag(value)); }

void Encoder::put(double value)
{
    if (isWhole(value))
        return putVarint(zigzag(static_cast<std::int64_t>(value)) << 2 | static_cast<unsigned>(How::whole));
    const double thousands = std::round(value * 1000);
    if (isWhole(thousands) && thousands / 1000 == value)
        return putVarint(zigzag(static_cast<std::int64_t>(thousands)) << 2 | static_cast<unsigned>(How::thousandth));
    putVarint(static_cast<unsigned>(How::raw));
    auto bits = std::bit_cast<std::uint64_t>(value);
    for (std::size_t i = 0; i < doubleBytes; ++i, bits >>= 8)
        bytes_.push_back(static_cast<std::uint8_t>(bits));
}

void Encoder::put(const std::string& text)
{
    const auto [place, added] = indexOf_.try_emplace(text, texts_.size());
    if (added)
        texts_.push_back(text);
    putVarint(place->second);
}

std::vector<std::uint8_t> Encoder::finish() const
{
    Encoder head;
    head.putCount(texts_.size());
    for (const auto& text : texts_)
        head.putCount(text.size());
    std::vector<std::uint8_t> all = std::move(head.bytes_);
    for (const auto& text : texts_)
        all.insert(all.end(), text.begin(), text.end());
    all.insert(all.end(), bytes_.begin(), bytes_.end());
    return all;
}

Decoder::Decoder(std::span<const std::uint8_t> bytes) : rest_{bytes} { readTexts(); }

void Decoder::readTexts()
{
    std::vector<std::size_t> lengths;
    const std::size_t texts = count();
    lengths.reserve(texts);
    for (std::size_t i = 0; i < texts && ok_; ++i)
        lengths.push_back(count());
    texts_.reserve(lengths.size());
    for (const std::size_t length : lengths) {
        if (!ok_ || length > rest_.size())
            return fail();
        texts_.emplace_back(reinterpret_cast<const char*>(rest_.data()), length);
        rest_ = rest_.subspan(length);
    }
}

std::uint8_t Decoder::byte()
{
    if (rest_.empty()) {
        fail();
        return 0;
    }
    const std::uint8_t first = rest_.front();
    rest_ = rest_.subspan(1);
    return first;
}

std::uint64_t Decoder::varint()
{
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
        const std::uint8_t next = byte();
        value |= static_cast<std::uint64_t>(next & 0x7FU) << shift;
        if (next < 0x80)
            return value;
    }
    fail();
    return 0;
}

std::size_t Decoder::count()
{
    const std::uint64_t number = varint();
    if (number > rest_.size()) {
        fail();
        return 0;
    }
    return static_cast<std::size_t>(number);
}

void Decoder::get(std::int64_t& value) { value = unzigzag(varint()); }

void Decoder::get(int& value)
{
    std::int64_t wide = 0;
    get(wide);
    if (wide < std::numeric_limits<int>::min() || wide > std::numeric_limits<int>::max())
        return fail();
    value = static_cast<int>(wide);
}

void Decoder::get(double& value)
{
    const std::uint64_t coded = varint();
    switch (static_cast<How>(coded & 3U)) {
    case How::whole:
        value = static_cast<double>(unzigzag(coded >> 2));
        return;
    case How::thousandth:
        value = static_cast<double>(unzigzag(coded >> 2)) / 1000;
        return;
    case How::raw: {
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < doubleBytes; ++i)
            bits |= static_cast<std::uint64_t>(byte()) << (8 * i);
        value = std::bit_cast<double>(bits);
        return;
    }
    }
    fail();
}

void Decoder::get(std::string& text)
{
    const std::uint64_t index = varint();
    if (index >= texts_.size())
        return fail();
    text = texts_[static_cast<std::size_t>(index)];
}

} // namespace cabe::binary
