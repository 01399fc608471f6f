// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modelfile/gguf_inspect.h"

#include "engine/modelfile/byte_source.h"
#include "engine/modelfile/gguf_model.h"
#include "engine/modelfile/known_models.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <map>

namespace cabe::modelfile {

namespace {

// general.file_type → the mix's name (include/llama.h of ggml-org/llama.cpp, enum llama_ftype).
constexpr std::array<std::pair<int, const char*>, 36> fileTypes{{
    {0, "fp32"},   {1, "fp16"},    {2, "Q4_0"},    {3, "Q4_1"},    {7, "Q8_0"},    {8, "Q5_0"},    {9, "Q5_1"},     {10, "Q2_K"},  {11, "Q3_K_S"},
    {12, "Q3_K_M"}, {13, "Q3_K_L"}, {14, "Q4_K_S"}, {15, "Q4_K_M"}, {16, "Q5_K_S"}, {17, "Q5_K_M"}, {18, "Q6_K"},     {19, "IQ2_XXS"}, {20, "IQ2_XS"},
    {21, "Q2_K_S"}, {22, "IQ3_XS"}, {23, "IQ3_XXS"}, {24, "IQ1_S"}, {25, "IQ4_NL"}, {26, "IQ3_S"},  {27, "IQ3_M"},    {28, "IQ2_S"}, {29, "IQ2_M"},
    {30, "IQ4_XS"}, {31, "IQ1_M"},  {32, "bf16"},   {36, "TQ1_0"},  {37, "TQ2_0"},  {38, "MXFP4_MOE"}, {39, "NVFP4"}, {40, "Q1_0"}, {41, "Q2_0"},
}};

struct SplitName {
    std::string base;
    int digits = 0;
};

// "model-00002-of-00003.gguf" → "model"; no digits: not a name of that kind.
SplitName splitName(const std::string& path)
{
    constexpr std::string_view ending = ".gguf", of = "-of-";
    constexpr std::size_t width = 5;
    const std::size_t tail = 1 + width + of.size() + width + ending.size();
    if (path.size() <= tail)
        return {path, 0};
    const std::string_view rest = std::string_view{path}.substr(path.size() - tail);
    const auto digits = [](std::string_view text) { return text.find_first_not_of("0123456789") == std::string_view::npos; };
    const bool matches = rest[0] == '-' && digits(rest.substr(1, width)) && rest.substr(1 + width, of.size()) == of && digits(rest.substr(1 + width + of.size(), width)) &&
                         rest.substr(tail - ending.size()) == ending;
    return matches ? SplitName{path.substr(0, path.size() - tail), static_cast<int>(width)} : SplitName{path, 0};
}

std::string partPath(const SplitName& name, int part, int count)
{
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "-%05d-of-%05d.gguf", part, count);
    return name.base + text.data();
}

bool exists(const std::string& path)
{
    std::error_code failure;
    return std::filesystem::exists(std::filesystem::path{std::u8string{path.begin(), path.end()}}, failure);
}

struct Parts {
    GgufHeader first;
    std::vector<GgufTensor> tensors;
};

Result<Parts> readParts(const std::string& path, const Catalog& catalog)
{
    auto header = readGguf(path, catalog);
    if (!header)
        return header.error();
    const double count = header->number("split.count").value_or(1);
    const SplitName name = splitName(path);
    constexpr double mostParts = 10'000;
    if (!(count > 1)) {
        Parts parts{std::move(*header), {}};
        parts.tensors = std::move(parts.first.tensors);
        return parts;
    }
    if (count > mostParts || name.digits == 0)
        return errorOf("part_missing", path, {{"part", 1.0}, {"count", count}});
    const int number = static_cast<int>(count);
    Parts parts;
    for (int part = 1; part <= number; ++part) {
        const std::string file = partPath(name, part, number);
        if (!exists(file))
            return errorOf("part_missing", file, {{"part", double(part)}, {"count", count}});
        auto next = readGguf(file, catalog);
        if (!next)
            return next.error();
        if (parts.tensors.size() + next->tensors.size() > GgufLimits::tensors)
            return errorOf("too_many_keys", file, {{"count", double(parts.tensors.size() + next->tensors.size())}, {"max", double(GgufLimits::tensors)}});
        std::ranges::move(next->tensors, std::back_inserter(parts.tensors));
        next->tensors.clear();
        if (part == 1)
            parts.first = std::move(*next);
    }
    const double claimed = parts.first.number("split.tensors.count").value_or(double(parts.tensors.size()));
    if (claimed != double(parts.tensors.size()))
        return errorOf("part_missing", path, {{"part", count}, {"count", count}});
    return parts;
}

// Most bytes first.
std::vector<FormatBytes> formatsOf(const std::vector<GgufTensor>& tensors, Checks& warnings)
{
    std::map<std::string, double> bytes;
    for (const GgufTensor& t : tensors) {
        const std::string type = t.known ? t.known->id : std::to_string(t.type);
        if (!t.known && !bytes.contains(type) && bytes.size() < 100)
            warnings.push_back({"unknown_tensor_type", Severity::warning, {{"type", type}}});
        if (bytes.size() < 100 || bytes.contains(type))
            bytes[type] += static_cast<double>(t.bytes);
    }
    std::vector<FormatBytes> formats;
    for (const auto& [type, sum] : bytes)
        formats.push_back({type, sum});
    std::ranges::stable_sort(formats, std::ranges::greater{}, &FormatBytes::bytes);
    return formats;
}

// The mix: as the file says, if the catalogue has it; else the one of the type that most bytes are in.
std::string mixOf(const GgufHeader& header, const std::vector<FormatBytes>& formats, const Catalog& catalog)
{
    const double number = header.number("general.file_type").value_or(-1);
    const auto* listed = std::ranges::find(fileTypes, number, [](const auto& pair) { return double(pair.first); });
    if (listed != fileTypes.end())
        if (const WeightFormat* format = catalog.formats.find(listed->second))
            return format->id;
    const WeightFormat* format = formats.empty() ? nullptr : catalog.formats.find(formats.front().format);
    return format ? format->id : std::string{};
}

std::string nameOf(const GgufHeader& header, const std::string& path)
{
    const std::string name = header.text("general.name");
    if (!name.empty())
        return name;
    const std::string stem = splitName(path).base;
    const std::size_t slash = stem.find_last_of("/\\");
    std::string file = slash == std::string::npos ? stem : stem.substr(slash + 1);
    return file.ends_with(".gguf") ? file.substr(0, file.size() - 5) : file;
}

} // namespace

Result<Inspection> inspectGguf(const std::string& path, const Catalog& catalog)
{
    auto parts = readParts(path, catalog);
    if (!parts)
        return parts.error();
    Inspection found;
    found.path = path;
    TensorFacts facts;
    auto model = readGgufModel(parts->first, parts->tensors, facts, found.warnings);
    if (!model)
        return model.error();
    found.model = std::move(*model);
    found.model.name = nameOf(parts->first, path);
    found.formats = formatsOf(parts->tensors, found.warnings);
    found.weights = mixOf(parts->first, found.formats, catalog);
    found.tensors = facts.bytes;
    found.bytes = facts.bytes.total() - facts.predictionBytes;
    return found;
}

} // namespace cabe::modelfile
