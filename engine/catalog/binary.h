// SPDX-License-Identifier: GPL-3.0-or-later
// The compact form of described structs: fields in the order of their description, without names.
//   whole numbers  LEB128 of the zigzag form
//   numbers        LEB128 of (zigzag of the number or of its thousandfold) << 2 | how, or 2 and the eight bytes of the double
//   texts          LEB128 index into the table of texts
//   enums          LEB128 of the value; lists and maps: count, then items; optionals: 0, or 1 and the value
// The bytes belong to the build that wrote them: nothing here is kept between versions.
#pragma once

#include "engine/tree/fields.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace cabe::binary {

class Encoder {
public:
    static constexpr bool reads = false;

    template <class T>
    void key(std::string_view, const T& field, const tree::Rule& = {})
    {
        put(field);
    }

    void put(bool value) { bytes_.push_back(value ? 1 : 0); }
    void put(int value) { put(std::int64_t{value}); }
    void put(std::int64_t value);
    void put(double value);
    void put(const std::string& text);
    void putCount(std::size_t count) { putVarint(count); }
    template <class T>
    void put(const std::optional<T>& value)
    {
        put(value.has_value());
        if (value)
            put(*value);
    }
    template <class T>
    void put(const std::vector<T>& items)
    {
        putCount(items.size());
        for (const auto& item : items)
            put(item);
    }
    template <class T>
    void put(const std::map<std::string, T>& entries)
    {
        putCount(entries.size());
        for (const auto& [name, value] : entries) {
            put(name);
            put(value);
        }
    }
    template <class T>
    void put(const T& value)
    {
        if constexpr (std::is_enum_v<T>)
            putVarint(static_cast<std::uint64_t>(value));
        else
            describe(*this, const_cast<T&>(value));  // a visitor with reads == false only looks
    }

    // The table of texts, then everything that was put.
    [[nodiscard]] std::vector<std::uint8_t> finish() const;

private:
    void putVarint(std::uint64_t value);

    std::vector<std::uint8_t> bytes_;
    std::vector<std::string> texts_;
    std::unordered_map<std::string, std::size_t> indexOf_;
};

// Reads what Encoder wrote. Bytes from elsewhere do no harm: after the first impossible one everything reads as empty and ok() is false.
class Decoder {
public:
    static constexpr bool reads = true;

    explicit Decoder(std::span<const std::uint8_t> bytes);

    template <class T>
    void key(std::string_view, T& field, const tree::Rule& = {})
    {
        get(field);
    }

    void get(bool& value) { value = byte() == 1; }
    void get(int& value);
    void get(std::int64_t& value);
    void get(double& value);
    void get(std::string& text);
    // A count of things that take at least one byte each: never more than there are bytes.
    [[nodiscard]] std::size_t count();
    template <class T>
    void get(std::optional<T>& value)
    {
        bool given = false;
        get(given);
        if (given && ok_)
            get(value.emplace());
    }
    template <class T>
    void get(std::vector<T>& items)
    {
        for (std::size_t left = count(); left > 0 && ok_; --left)
            get(items.emplace_back());
    }
    template <class T>
    void get(std::map<std::string, T>& entries)
    {
        for (std::size_t left = count(); left > 0 && ok_; --left) {
            std::string name;
            get(name);
            get(entries[name]);
        }
    }
    template <class T>
    void get(T& value)
    {
        if constexpr (std::is_enum_v<T>)
            enumerator(value);
        else
            describe(*this, value);
    }

    [[nodiscard]] bool ok() const noexcept { return ok_; }
    [[nodiscard]] bool atEnd() const noexcept { return rest_.empty(); }

private:
    template <class E>
    void enumerator(E& value)
    {
        const std::uint64_t number = varint();
        for (const auto& [name, known] : tree::EnumNames<E>::names) {
            if (static_cast<std::uint64_t>(known) == number) {
                value = known;
                return;
            }
        }
        fail();
    }
    void readTexts();
    std::uint8_t byte();
    std::uint64_t varint();
    void fail()
    {
        ok_ = false;
        rest_ = {};
    }

    std::span<const std::uint8_t> rest_;
    std::vector<std::string_view> texts_;
    bool ok_ = true;
};

} // namespace cabe::binary
