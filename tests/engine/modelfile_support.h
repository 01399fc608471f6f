// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of model files share: the catalogue, a folder, and the highest memory that an inspection took.
#pragma once

#include "engine/catalog/load.h"
#include "engine/modelfile/modelfile.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace cabe::test {

inline const Catalog& catalogue()
{
    static const Catalog catalog = embeddedCatalog();
    return catalog;
}

class Folder {
public:
    [[nodiscard]] std::filesystem::path path(const std::string& name = {}) const
    {
        const std::filesystem::path root = dir_.path().toStdString();
        return name.empty() ? root : root / name;
    }
    std::string write(const std::string& name, std::string_view bytes) const
    {
        const auto file = path(name);
        std::filesystem::create_directories(file.parent_path());
        std::ofstream{file, std::ios::binary} << bytes;
        return file.string();
    }

private:
    QTemporaryDir dir_;
};

inline const Check* findCheck(const Checks& checks, std::string_view code)
{
    const auto found = std::ranges::find(checks, code, &Check::code);
    return found == checks.end() ? nullptr : &*found;
}

inline double argument(const Args& args, std::string_view name)
{
    const auto found = std::ranges::find(args, name, &Arg::name);
    const auto* value = found == args.end() ? nullptr : std::get_if<double>(&found->value);
    return value ? *value : -1;
}

inline std::string codesOf(const Checks& checks)
{
    std::string codes;
    for (const auto& check : checks)
        codes += (codes.empty() ? "" : " ") + check.code;
    return codes;
}

} // namespace cabe::test
