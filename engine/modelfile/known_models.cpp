// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modelfile/known_models.h"

#include "engine/memory/weights.h"
#include "engine/modelfile/gguf_file.h"
#include "engine/tree/names.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>

namespace cabe::modelfile {

namespace {

std::string lower(std::string_view text)
{
    std::string folded{text};
    std::ranges::transform(folded, folded.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return folded;
}

// Endings of variants that keep the shape.
constexpr auto variantEndings = std::to_array<std::string_view>({
    "-instruct", "-it", "-chat", "-base", "-hf", "-thinking", "-gguf", "-awq", "-gptq", "-fp8", "-nvfp4", "-bf16", "-fp16", "-int4", "-int8", "-mxfp4", "-gptq-int4",
    "-gptq-int8", "-dynamic", "-static-pertensor", "-w4a16", "-w8a8", "-bnb-4bit", "-4bit", "-8bit", "-qat", "-mlx", "-v0.1",
});

bool sameShape(const Model& a, const Model& b)
{
    if (a.layers != b.layers || a.hidden != b.hidden || a.heads != b.heads || a.kvHeads != b.kvHeads || a.headDim != b.headDim || a.moe.has_value() != b.moe.has_value())
        return false;
    if (std::abs(a.vocab - b.vocab) > a.vocab / 50)                // padded and extended vocabularies
        return false;
    if (a.moe)
        return a.moe->experts == b.moe->experts && a.moe->expertFfn == b.moe->expertFfn;
    return a.ffn == b.ffn;
}

// Numbers alone say little: Llama 3.1 8B and Hunyuan 7B agree in all of them.
bool sameType(const Model& a, const Model& b)
{
    return foldName(a.arch) == foldName(b.arch) && a.qkNorm == b.qkNorm && a.tiedEmbeddings == b.tiedEmbeddings;
}

// The number at `at`, which moves behind it; the point is decimal in every locale.
double numberAt(std::string_view text, std::size_t& at)
{
    double value = 0;
    const auto [end, failure] = std::from_chars(text.data() + at, text.data() + text.size(), value, std::chars_format::fixed);
    at = static_cast<std::size_t>(end - text.data());
    return failure == std::errc{} ? value : 0;
}

// Sizes of models in a name, in elements: "8B", "0.6B", "8x7B", "270M", "1T", "A3B". Not "E4B" (effective) and not "128E" (experts).
std::vector<double> sizesIn(std::string_view name)
{
    std::vector<double> sizes;
    const std::string text = lower(name);
    const auto digit = [&](std::size_t i) { return i < text.size() && text[i] >= '0' && text[i] <= '9'; };
    const auto letter = [&](std::size_t i) { return i < text.size() && ((text[i] >= 'a' && text[i] <= 'z') || digit(i)); };
    for (std::size_t i = 0; i < text.size();) {
        if (!digit(i) || (i > 0 && (letter(i - 1) || text[i - 1] == '.') && text[i - 1] != 'a')) {
            ++i;
            continue;
        }
        const bool partOfWord = i > 1 && text[i - 1] == 'a' && letter(i - 2);
        std::size_t after = i;
        double value = numberAt(text, after);
        if (after < text.size() && text[after] == 'x' && digit(after + 1))
            value *= numberAt(text, ++after);
        const char unit = after < text.size() ? text[after] : ' ';
        const double scale = unit == 'b' ? 1e9 : unit == 'm' ? 1e6 : unit == 't' ? 1e12 : 0;
        if (scale > 0 && !partOfWord && !letter(after + 1) && value > 0 && value < 1e5)
            sizes.push_back(value * scale);
        i = std::max(i + 1, after);
    }
    return sizes;
}

std::string billions(double elements)
{
    std::array<char, 32> text{};
    const auto [end, failure] = std::to_chars(text.data(), text.data() + text.size(), std::round(elements / 1e7) / 100);     // the shortest form: 8.03, 27
    return std::string{text.data(), failure == std::errc{} ? end : text.data()} + 'B';
}

bool far(double claimed, double real)
{
    constexpr double least = 0.6, most = 1.6;       // "7B" for 8.5 · 10⁹, "8x7B" for 46.7 · 10⁹
    return claimed < real * least || claimed > real * most;
}

} // namespace

std::string cleanName(std::string name)
{
    constexpr std::string_view cache = "models--";
    if (name.starts_with(cache))
        name.erase(0, cache.size());
    if (const std::size_t owner = name.find("--"); owner != std::string::npos)
        name.erase(0, owner + 2);
    return name;
}

const Model* rowOfName(const Catalog& catalog, std::string_view given)
{
    std::string name = lower(given);
    std::ranges::replace(name, ' ', '-');
    constexpr int mostEndings = 6;
    for (int i = 0; i < mostEndings && !name.empty(); ++i) {
        if (const Model* row = catalog.models.find(name))
            return row;
        for (const std::string_view owner : {"meta-", "nvidia-"})        // makers that write themselves into the name
            if (name.starts_with(owner))
                if (const Model* row = catalog.models.find(std::string_view{name}.substr(owner.size())))
                    return row;
        const auto ending = std::ranges::find_if(variantEndings, [&](std::string_view e) { return name.ends_with(e); });
        if (ending == variantEndings.end())
            return nullptr;
        name.resize(name.size() - ending->size());
    }
    return nullptr;
}

const Model* rowOfShape(const Catalog& catalog, const Model& model)
{
    const Model* named = rowOfName(catalog, model.name);
    if (named && sameType(model, *named) && sameShape(model, *named))
        return named;
    // Generations of a family share a shape: the vocabulary and then the trained context tell them apart.
    const auto unlike = [&](const Model& row) {
        return std::pair{row.vocab != model.vocab, std::abs(double(row.context.value_or(0)) - double(model.context.value_or(0)))};
    };
    const Model* closest = nullptr;
    for (const Model& row : catalog.models.rows())
        if (sameType(model, row) && sameShape(model, row) && (!closest || unlike(row) < unlike(*closest)))
            closest = &row;
    return closest;
}

void countLikeRow(Model& m, const Model& row, bool visionExpected)
{
    if (!row.paramsText)
        return;
    if (!m.visionParams && visionExpected)
        m.visionParams = row.visionParams;          // the file leaves its part out, the architecture has it
    if (!m.visionParams)
        return;
    m.paramsText = m.paramsTotal;
    m.paramsTotal += *m.visionParams;
    m.paramsActive += *m.visionParams;
}

void checkName(Inspection& inspection, const Catalog& catalog)
{
    const Model& m = inspection.model;
    const auto total = static_cast<double>(m.paramsTotal), active = static_cast<double>(m.paramsActive);
    const auto warn = [&] {
        const std::string shape = m.moe ? billions(total) + "-A" + billions(active) : billions(total);
        inspection.warnings.push_back({"name_mismatch", Severity::warning, {{"name", shown(m.name)}, {"shape", shape}}});
    };
    const auto sizes = sizesIn(m.name);
    if (!sizes.empty()) {
        if (std::ranges::all_of(sizes, [&](double size) { return far(size, total) && far(size, active); }))
            warn();
        return;
    }
    const Model* row = rowOfName(catalog, m.name);
    if (row && far(static_cast<double>(row->paramsTotal), total))
        warn();
}

void checkSize(Inspection& inspection, const Catalog& catalog)
{
    const WeightFormat* format = catalog.formats.find(inspection.weights);
    if (!format || inspection.bytes <= 0)
        return;
    const double expected = weightBytes(inspection.model, *format, catalog).total(), ratio = inspection.bytes / expected;
    constexpr double least = 0.75, most = 1.3;      // mixes made by hand depart from the rules of their name by a fifth
    if (expected > 0 && (ratio < least || ratio > most))
        inspection.warnings.push_back({"size_mismatch", Severity::warning, {{"file_gb", inspection.bytes / 1e9}, {"expected_gb", expected / 1e9}}});
}

} // namespace cabe::modelfile
