// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs become files, because that is what the readers take: written in memory where the system has a folder for that.
#pragma once

#include "engine/catalog/load.h"
#include "engine/memory/weights.h"
#include "engine/modelfile/modelfile.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>

namespace cabe::fuzz {

inline const Catalog& catalogue()
{
    static const Catalog catalog = embeddedCatalog();
    return catalog;
}

// A folder of this process.
inline const std::filesystem::path& folder()
{
    static const std::filesystem::path path = [] {
        const std::filesystem::path memory{"/dev/shm"};
        auto root = std::filesystem::is_directory(memory) ? memory : std::filesystem::temp_directory_path();
        std::string name = (root / "cabe-fuzz-XXXXXX").string();
        if (!mkdtemp(name.data()))
            std::abort();
        return std::filesystem::path{name};
    }();
    return path;
}

inline std::string write(const char* name, const std::uint8_t* data, std::size_t size)
{
    const auto path = folder() / name;
    std::ofstream{path, std::ios::binary}.write(reinterpret_cast<const char*>(data), static_cast<std::streamsize>(size));
    return path.string();
}

// What is done with a model that was read: its tensors, its caches, its size in the format that it was said to have.
inline void use(const Result<Inspection>& found)
{
    if (!found) {
        if (found.error().code.empty())
            std::abort();
        return;
    }
    const Model& m = found->model;
    const CacheSizes cache = cacheSizesBf16(m);
    const bool sane = m.layers > 0 && m.hidden > 0 && m.paramsTotal > 0 && m.paramsActive >= 0 && cache.perToken >= 0 && cache.windows >= 0 && cache.state >= 0 &&
                      found->bytes >= 0 && found->tensors.total() >= 0 && !m.name.empty();
    if (!sane)
        std::abort();
    if (const WeightFormat* format = catalogue().formats.find("Q4_K_M"))
        if (!(weightBytes(m, *format, catalogue()).total() >= 0))
            std::abort();
}

} // namespace cabe::fuzz
