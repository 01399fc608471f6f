// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modelfile/modelfile.h"

#include <filesystem>

namespace cabe {

namespace {

Error fileError(const char* code, const std::string& path)
{
    return Error{.code = code, .args = {}, .at = {path, 0, 0}, .key = {}, .accepted = {}, .nearest = {}};
}

} // namespace

Result<Inspection> inspectModel(const std::string& path, const Catalog&)
{
    namespace fs = std::filesystem;
    const fs::path native{std::u8string{path.begin(), path.end()}};
    std::error_code failure;
    const fs::file_status status = fs::status(native, failure);
    if (status.type() == fs::file_type::not_found)
        return fileError("file_missing", path);
    if (failure)
        return fileError("file_unreadable", path);
    if (status.type() != fs::file_type::regular && status.type() != fs::file_type::directory)
        return fileError("not_a_file", path);
    return fileError("not_a_model", path);
}

} // namespace cabe
