// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tree/node.h"

#include "engine/tree/parsers.h"
#include "engine/tree/text_check.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace cabe::tree {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

Error fileError(const char* code, const std::string& file, Args args = {}) { return {code, std::move(args), {file, 0, 0}, {}, {}, {}}; }

Error tooLarge(const std::string& file, double bytes)
{
    return fileError("file_too_large", file, {{"bytes", bytes}, {"max_bytes", static_cast<double>(maxFileBytes)}});
}

Error controlError(std::string_view text, std::size_t at, const std::string& file)
{
    const std::string_view before = text.substr(0, at);
    const std::size_t lineEnd = before.rfind('\n');
    const std::size_t lineStart = lineEnd == std::string_view::npos ? 0 : lineEnd + 1;
    Error error = fileError("control_character", file, {{"character", codePoint(text[at])}});
    error.at.line = 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n'));
    error.at.column = 1 + characterCount(before.substr(lineStart));
    return error;
}

// Where the first byte that is not text stands.
Error notText(std::string_view text, const std::string& file)
{
    if (const auto control = controlCharacter(text))
        return controlError(text, *control, file);
    Error error = fileError("not_text", file);
    int line = 1;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view first = text.substr(0, end);
        if (!isText(first))
            break;
        if (end == std::string_view::npos)
            break;
        text.remove_prefix(end + 1);
        ++line;
    }
    error.at.line = line;
    error.at.column = 1;
    return error;
}

} // namespace

const Node* Node::find(std::string_view key) const
{
    for (const auto& entry : entries) {
        if (entry.key == key)
            return &entry.value;
    }
    return nullptr;
}

Result<std::vector<Node>> parse(std::string_view text, const std::string& file, std::vector<Error>* duplicates)
{
    if (text.size() > maxFileBytes)
        return tooLarge(file, static_cast<double>(text.size()));
    if (text.substr(0, byteOrderMark.size()) == byteOrderMark)
        text.remove_prefix(byteOrderMark.size());
    if (!isText(text))
        return notText(text, file);
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return Error{"empty_document", {}, {file, 1, 1}, {}, {}, {}};
    const bool json = text[first] == '{' || text[first] == '[';
    return json ? parseJson(text, file, duplicates) : parseYaml(text, file, duplicates);
}

Result<std::string> readFile(const std::string& path)
{
    namespace fs = std::filesystem;
    const fs::path native{std::u8string{path.begin(), path.end()}};
    std::error_code failure;
    const fs::file_status status = fs::status(native, failure);
    if (status.type() == fs::file_type::not_found)
        return fileError("file_missing", path);
    if (failure)
        return fileError("file_unreadable", path);
    if (status.type() != fs::file_type::regular)  // a directory, a device, or a pipe that could block for ever
        return fileError("not_a_file", path);
    const auto size = fs::file_size(native, failure);
    if (!failure && size > maxFileBytes)
        return tooLarge(path, static_cast<double>(size));
    std::ifstream stream{native, std::ios::binary};
    if (!stream)
        return fileError("file_unreadable", path);
    std::string text(maxFileBytes + 1, '\0');  // the size on disk may be a lie (it is 0 under /proc)
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (stream.bad())
        return fileError("file_unreadable", path);
    text.resize(static_cast<std::size_t>(stream.gcount()));
    if (text.size() > maxFileBytes)
        return tooLarge(path, static_cast<double>(text.size()));
    return text;
}

bool hasComments(std::string_view yaml) { return scanYaml(yaml, maxDepth).comments; }

} // namespace cabe::tree
