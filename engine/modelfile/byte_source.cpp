// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modelfile/byte_source.h"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <utility>

namespace cabe::modelfile {

Error errorAt(const char* code, const std::string& file, std::uint64_t offset, Args more)
{
    more.insert(more.begin(), Arg{"offset", static_cast<double>(offset)});
    return errorOf(code, file, std::move(more));
}

Error errorOf(const char* code, const std::string& file, Args args)
{
    return Error{.code = code, .args = std::move(args), .at = {file, 0, 0}, .key = {}, .accepted = {}, .nearest = {}};
}

Result<ByteSource> ByteSource::open(const std::string& path)
{
    namespace fs = std::filesystem;
    const fs::path native{std::u8string{path.begin(), path.end()}};
    std::error_code failure;
    const fs::file_status status = fs::status(native, failure);
    if (status.type() == fs::file_type::not_found)
        return errorOf("file_missing", path);
    if (failure)
        return errorOf("file_unreadable", path);
    if (status.type() != fs::file_type::regular)    // a device or a pipe could block for ever
        return errorOf("not_a_file", path);
    const std::uintmax_t size = fs::file_size(native, failure);
    std::ifstream stream;
    stream.rdbuf()->pubsetbuf(nullptr, 0);          // the window is the only buffer
    stream.open(native, std::ios::binary);
    if (failure || !stream)
        return errorOf("file_unreadable", path);
    return ByteSource{path, std::move(stream), size};
}

ByteSource::ByteSource(std::string path, std::ifstream stream, std::uint64_t size)
    : path_{std::move(path)}, stream_{std::move(stream)}, size_{size}, windowSize_{static_cast<std::size_t>(std::min<std::uint64_t>(size, windowBytes))},
      window_{std::make_unique_for_overwrite<std::uint8_t[]>(windowSize_)}
{
}

// Moves the unread rest to the front of the window and fills what is free.
bool ByteSource::refill(std::size_t count)
{
    if (count > remaining() || count > windowSize_)
        return false;
    std::memmove(window_.get(), window_.get() + used_, filled_ - used_);
    windowStart_ += used_;
    filled_ -= used_;
    used_ = 0;
    const std::uint64_t ahead = size_ - windowStart_ - filled_;     // what a growing file adds is not read
    const std::size_t wanted = static_cast<std::size_t>(std::min<std::uint64_t>(windowSize_ - filled_, ahead));
    stream_.read(reinterpret_cast<char*>(window_.get() + filled_), static_cast<std::streamsize>(wanted));
    filled_ += static_cast<std::size_t>(std::max<std::streamsize>(0, stream_.gcount()));
    stream_.clear();                                // the end of the file is no failure: it is checked by sizes
    return count <= filled_;                        // the file may have been cut since it was opened
}

bool ByteSource::skipFar(std::uint64_t count)
{
    if (count > remaining())
        return false;
    windowStart_ = offset() + count;
    filled_ = used_ = 0;
    stream_.seekg(static_cast<std::streamoff>(windowStart_));
    return stream_.good();
}

} // namespace cabe::modelfile
