// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the room: forward reading of a file of any size through one small window. Nothing is allocated by a length that a file claims;
// every step is checked against the size the file really has.
#pragma once

#include "engine/quantity/result.h"

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <memory>

namespace cabe::modelfile {

// An error of the file at a byte, for instance truncated {offset: 4711}.
[[nodiscard]] Error errorAt(const char* code, const std::string& file, std::uint64_t offset, Args more = {});
[[nodiscard]] Error errorOf(const char* code, const std::string& file, Args args = {});

class ByteSource {
public:
    // Errors: file_missing, file_unreadable, not_a_file (folders, devices and pipes).
    [[nodiscard]] static Result<ByteSource> open(const std::string& path);

    [[nodiscard]] const std::string& path() const noexcept { return path_; }
    [[nodiscard]] std::uint64_t size() const noexcept { return size_; }
    [[nodiscard]] std::uint64_t offset() const noexcept { return windowStart_ + used_; }
    [[nodiscard]] std::uint64_t remaining() const noexcept { return size_ - offset(); }

    // The next `count` bytes, at most windowBytes; nullptr when the file ends before. Valid until the next call.
    [[nodiscard]] const std::uint8_t* take(std::size_t count)
    {
        if (count > filled_ - used_ && !refill(count))
            return nullptr;
        const std::uint8_t* at = window_.get() + used_;
        used_ += count;
        return at;
    }
    // False when the file ends before; then nothing moves.
    [[nodiscard]] bool skip(std::uint64_t count)
    {
        if (count <= filled_ - used_) {
            used_ += static_cast<std::size_t>(count);
            return true;
        }
        return skipFar(count);
    }
    // What is in the window now, without reading: the fast path of loops over many small items.
    [[nodiscard]] std::string_view buffered() const { return {reinterpret_cast<const char*>(window_.get()) + used_, filled_ - used_}; }
    void advance(std::size_t count) { used_ += count; }

    static constexpr std::size_t windowBytes = 128 * 1024;

private:
    ByteSource(std::string path, std::ifstream stream, std::uint64_t size);
    bool refill(std::size_t count);
    bool skipFar(std::uint64_t count);

    std::string path_;
    std::ifstream stream_;
    std::uint64_t size_ = 0;
    std::uint64_t windowStart_ = 0;     // offset of window_[0] in the file
    std::size_t filled_ = 0, used_ = 0; // of the window
    std::size_t windowSize_ = 0;
    std::unique_ptr<std::uint8_t[]> window_;
};

} // namespace cabe::modelfile
