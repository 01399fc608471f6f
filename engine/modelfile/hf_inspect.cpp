// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modelfile/hf_inspect.h"

#include "engine/modelfile/byte_source.h"
#include "engine/modelfile/hf_model.h"
#include "engine/modelfile/hf_quantization.h"
#include "engine/modelfile/known_models.h"
#include "engine/modelfile/safetensors.h"

#include <algorithm>
#include <filesystem>

namespace cabe::modelfile {

namespace fs = std::filesystem;

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

Result<tree::Node> readJson(const std::string& path)
{
    auto bytes = tree::readFile(path);
    if (!bytes)
        return bytes.error();
    blankNonNumbers(*bytes);
    const std::size_t first = bytes->find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    if (first == std::string::npos || (*bytes)[first] != '{')
        return errorOf("not_a_model", path);
    auto nodes = tree::parse(*bytes, path);
    if (!nodes)
        return nodes.error();
    return std::move(nodes->front());
}

// The folder's name; in the hub's cache the folder is a revision two levels below the model's.
std::string nameOf(const std::string& folder, const HfConfig& config)
{
    std::error_code failure;
    fs::path path = fs::absolute(native(folder), failure).lexically_normal();
    if (!path.has_filename())
        path = path.parent_path();
    if (path.parent_path().filename() == "snapshots")
        path = path.parent_path().parent_path();
    std::string name = cleanName(text(path.filename()));
    if (name.empty() || name == ".")
        name = config.type();
    return name.empty() ? std::string{"model"} : name;
}

// Safetensors files of the folder: by the index, else one file, else all that look like parts of a model.
Result<StoredTensors> readWeights(const fs::path& folder, int layers)
{
    StoredTensors sum;
    std::vector<std::string> parts;
    if (const fs::path index = folder / "model.safetensors.index.json"; isFile(index)) {
        auto listed = readPartsIndex(text(index));
        if (!listed)
            return listed.error();
        parts = std::move(listed->parts);
        const bool none = std::ranges::none_of(parts, [&](const std::string& part) { return isFile(folder / native(part)); });
        if (none) {                             // index without weights: a folder made for a look at the model
            sum.tensors.other = listed->totalBytes;
            return sum;
        }
    } else if (isFile(folder / "model.safetensors")) {
        parts = {"model.safetensors"};
    } else {
        std::error_code failure;
        constexpr std::size_t most = 10'000;
        for (fs::directory_iterator entry{folder, failure}, end; !failure && entry != end && parts.size() < most; entry.increment(failure))
            if (const std::string name = text(entry->path().filename()); name.ends_with(".safetensors") && !name.starts_with("adapter") && !name.starts_with("consolidated"))
                parts.push_back(name);
        std::ranges::sort(parts);
    }
    for (const auto& part : parts) {
        const fs::path file = folder / native(part);
        if (!isFile(file))
            return errorOf("part_missing", text(file), {{"name", part}});
        if (auto error = addSafetensors(text(file), layers, sum))
            return *error;
    }
    return sum;
}

void addFormats(Inspection& found, const StoredTensors& stored, const Catalog& catalog)
{
    for (const auto& [type, bytes] : stored.bytesByType) {
        const WeightFormat* format = catalog.formats.find(type);
        found.formats.push_back({format ? format->id : type, bytes});
    }
    std::ranges::stable_sort(found.formats, std::ranges::greater{}, &FormatBytes::bytes);
    found.tensors = stored.tensors;
    found.bytes = stored.bytes() - stored.besideBytes;
}

bool seesImages(const HfConfig& config)
{
    const auto names = HfConfig{config.whole(), config.whole()}.words({"architectures"});
    return !names.empty() && names.front().ends_with("ForConditionalGeneration");
}

} // namespace

Result<Inspection> inspectHuggingFace(const std::string& folder, const std::string& configPath, bool weights, const Catalog& catalog)
{
    auto root = readJson(configPath);
    if (!root)
        return root.error();
    const HfConfig config{*root, textPart(*root)};
    Inspection found;
    found.path = configPath;
    auto model = readHfModel(config, configPath, found.warnings);
    if (!model)
        return model.error();
    found.model = std::move(*model);
    found.model.name = nameOf(folder, config);

    std::optional<tree::Node> separate;
    if (const fs::path beside = native(folder) / "hf_quant_config.json"; isFile(beside))
        if (auto read = readJson(text(beside)))
            separate = std::move(*read);
    found.weights = weightFormatOf(config, separate ? &*separate : nullptr, catalog);

    if (weights) {
        auto stored = readWeights(native(folder), found.model.layers);
        if (!stored)
            return stored.error();
        addFormats(found, *stored, catalog);
        const double plain = stored->elements - stored->besideElements;
        if (stored->count > 0 && stored->packedBytes == 0 && plain > 0 && plain < 1e14) {
            found.model.paramsExact = true;
            const double idle = double(found.model.paramsTotal - found.model.paramsActive);
            found.model.paramsTotal = static_cast<std::int64_t>(plain);
            found.model.paramsActive = static_cast<std::int64_t>(std::max(1.0, plain - idle));
        }
    }
    if (const Model* row = rowOfShape(catalog, found.model))
        countLikeRow(found.model, *row, seesImages(config));
    if (found.formats.empty() && !found.weights.empty())
        found.formats.push_back({found.weights, 0});
    return found;
}

} // namespace cabe::modelfile
