// SPDX-License-Identifier: GPL-3.0-or-later
// Makes GGUF files for tests and benches, right ones and wrong ones: a header byte by byte, the data as a hole that takes no room on disk.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace cabe::test {

class GgufMaker {
public:
    enum Kind : std::uint32_t { u8, i8, u16, i16, u32, i32, f32, boolean, string, array, u64, i64, f64 };

    explicit GgufMaker(int version = 3, bool bigEndian = false) : version_{version}, bigEndian_{bigEndian} {}

    GgufMaker& text(std::string_view key, std::string_view value)
    {
        begin(key, string);
        putText(keys_, value);
        return *this;
    }
    GgufMaker& number(std::string_view key, std::uint32_t value)
    {
        begin(key, u32);
        put(keys_, value);
        return *this;
    }
    GgufMaker& flag(std::string_view key, bool value)
    {
        begin(key, boolean);
        keys_ += char(value);
        return *this;
    }
    GgufMaker& list(std::string_view key, const std::vector<std::int32_t>& values)
    {
        begin(key, array);
        put(keys_, std::uint32_t(i32));
        putCount(keys_, values.size());
        for (const auto value : values)
            put(keys_, std::uint32_t(value));
        return *this;
    }
    // `count` tokens of `length` bytes.
    GgufMaker& tokens(std::string_view key, std::uint64_t count, std::size_t length = 7)
    {
        begin(key, array);
        put(keys_, std::uint32_t(string));
        putCount(keys_, count);
        const std::string token(length, 't');
        for (std::uint64_t i = 0; i < count; ++i)
            putText(keys_, token);
        return *this;
    }
    GgufMaker& floats(std::string_view key, std::uint64_t count)
    {
        begin(key, array);
        put(keys_, std::uint32_t(f32));
        putCount(keys_, count);
        keys_.append(count * 4, '\0');
        return *this;
    }
    // A key with bytes of any kind behind it.
    GgufMaker& raw(std::string_view key, std::uint32_t kind, std::string_view bytes)
    {
        begin(key, Kind(kind));
        keys_ += bytes;
        return *this;
    }
    // `bytes` is what the type takes; the data follow each other.
    GgufMaker& tensor(std::string_view name, const std::vector<std::uint64_t>& dims, std::uint32_t type, std::uint64_t bytes)
    {
        rawTensor(name, dims, type, dataBytes_);
        dataBytes_ += (bytes + alignment - 1) / alignment * alignment;
        return *this;
    }
    GgufMaker& rawTensor(std::string_view name, const std::vector<std::uint64_t>& dims, std::uint32_t type, std::uint64_t offset)
    {
        putText(tensors_, name);
        put(tensors_, std::uint32_t(dims.size()));
        for (const auto dim : dims)
            putCount(tensors_, dim);
        put(tensors_, type);
        put(tensors_, offset);
        ++tensorCount_;
        return *this;
    }
    GgufMaker& claim(std::uint64_t tensors, std::uint64_t keys)
    {
        claimedTensors_ = tensors;
        claimedKeys_ = keys;
        return *this;
    }

    [[nodiscard]] std::string header() const
    {
        std::string bytes = "GGUF";
        put(bytes, std::uint32_t(version_));
        putCount(bytes, claimedTensors_ == none ? tensorCount_ : claimedTensors_);
        putCount(bytes, claimedKeys_ == none ? keyCount_ : claimedKeys_);
        return bytes + keys_ + tensors_;
    }
    [[nodiscard]] std::uint64_t fileBytes() const
    {
        const std::uint64_t head = header().size();
        return tensorCount_ == 0 ? head : (head + alignment - 1) / alignment * alignment + dataBytes_;
    }
    // Writes the header and extends the file by a hole.
    void write(const std::filesystem::path& path) const
    {
        std::ofstream{path, std::ios::binary} << header();
        std::filesystem::resize_file(path, fileBytes());
    }
    void putCount(std::string& to, std::uint64_t value) const
    {
        if (version_ == 1)
            put(to, std::uint32_t(value));
        else
            put(to, value);
    }
    template <class T>
    void put(std::string& to, T value) const
    {
        for (std::size_t i = 0; i < sizeof(T); ++i)
            to += char(value >> 8 * (bigEndian_ ? sizeof(T) - 1 - i : i) & 0xFFU);
    }

private:
    static constexpr std::uint64_t alignment = 32, none = ~std::uint64_t{0};

    void begin(std::string_view key, Kind kind)
    {
        putText(keys_, key);
        put(keys_, std::uint32_t(kind));
        ++keyCount_;
    }
    void putText(std::string& to, std::string_view text) const
    {
        putCount(to, text.size());
        to += text;
    }

    int version_;
    bool bigEndian_;
    std::string keys_, tensors_;
    std::uint64_t keyCount_ = 0, tensorCount_ = 0, dataBytes_ = 0, claimedTensors_ = none, claimedKeys_ = none;
};

} // namespace cabe::test
