// SPDX-License-Identifier: GPL-3.0-or-later
// What kind of thing a path is, and what is checked of every model.
#include "engine/modelfile/byte_source.h"
#include "engine/modelfile/gguf_inspect.h"
#include "engine/modelfile/hf_inspect.h"
#include "engine/modelfile/known_models.h"

#include <algorithm>
#include <cstring>
#include <filesystem>

namespace cabe {

namespace fs = std::filesystem;
using namespace modelfile;

namespace {

fs::path native(const std::string& path) { return fs::path{std::u8string{path.begin(), path.end()}}; }
std::string text(const fs::path& path)
{
    const std::u8string name = path.generic_u8string();
    return {name.begin(), name.end()};
}

bool isFile(const fs::path& path)
{
    std::error_code failure;
    return fs::is_regular_file(path, failure);
}

// The one GGUF model of a folder: first parts only, no projector beside it.
Result<std::string> ggufIn(const fs::path& folder, const std::string& path)
{
    std::vector<std::string> files;
    std::error_code failure;
    constexpr std::size_t most = 10'000;
    for (fs::directory_iterator entry{folder, failure}, end; !failure && entry != end && files.size() < most; entry.increment(failure)) {
        const std::string name = text(entry->path().filename());
        const std::size_t of = name.rfind("-of-");
        const bool laterPart = of != std::string::npos && of >= 5 && name.substr(of - 5, 5) != "00001";
        if (name.ends_with(".gguf") && !name.starts_with("mmproj") && !laterPart)
            files.push_back(name);
    }
    if (failure)
        return errorOf("file_unreadable", path);
    if (files.empty())
        return errorOf("not_a_model", path);
    std::ranges::sort(files);
    if (files.size() > 1) {
        Error error = errorOf("several_models", path);
        constexpr std::size_t shownFiles = 12;
        files.resize(std::min(files.size(), shownFiles));
        error.accepted = std::move(files);
        return error;
    }
    return text(folder / native(files.front()));
}

Result<Inspection> inspectFolder(const std::string& path, const Catalog& catalog)
{
    const fs::path folder = native(path);
    if (isFile(folder / "config.json"))
        return inspectHuggingFace(path, text(folder / "config.json"), true, catalog);
    auto file = ggufIn(folder, path);
    return file ? inspectGguf(*file, catalog) : Result<Inspection>{file.error()};
}

Result<Inspection> inspectFile(const std::string& path, const Catalog& catalog)
{
    auto source = ByteSource::open(path);
    if (!source)
        return source.error();
    const std::uint8_t* magic = source->take(4);
    if (magic && std::memcmp(magic, "GGUF", 4) == 0)
        return inspectGguf(path, catalog);
    const fs::path file = native(path);
    const std::string name = text(file.filename());
    const std::string folder = file.has_parent_path() ? text(file.parent_path()) : std::string{"."};
    // Weights or their index say nothing about heads and layers: the configuration beside them does.
    if (name.ends_with(".safetensors") || name.ends_with(".safetensors.index.json")) {
        const fs::path config = native(folder) / "config.json";
        if (!isFile(config))
            return errorOf("config_missing", path);
        return inspectHuggingFace(folder, text(config), true, catalog);
    }
    if (name.ends_with(".json"))
        return inspectHuggingFace(folder, path, name == "config.json", catalog);
    if (name.ends_with(".gguf") && source->size() < 4)
        return errorAt("truncated", path, source->size());
    return errorOf("not_a_model", path);
}

} // namespace

Result<Inspection> inspectModel(const std::string& path, const Catalog& catalog)
{
    std::error_code failure;
    auto found = fs::is_directory(native(path), failure) ? inspectFolder(path, catalog) : inspectFile(path, catalog);
    if (!found)
        return found;
    found->path = path;
    found->model.id = "custom";     // as a document's own models are called that say no id
    if (const Model* row = rowOfShape(catalog, found->model))
        found->sameShapeAs = row->id;
    checkName(*found, catalog);
    checkSize(*found, catalog);
    return found;
}

} // namespace cabe
