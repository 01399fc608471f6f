// SPDX-License-Identifier: GPL-3.0-or-later
// Build tool: checks the catalogue folder with the reader that Cabe itself uses, prints every fault, and writes the compact form as C++.
//     cabe_catalog_compiler FOLDER OUTPUT.cpp
#include "engine/catalog/load.h"
#include "engine/catalog/read_folder.h"

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>

namespace {

void print(const cabe::Args& args)
{
    for (const auto& arg : args) {
        std::cerr << ' ' << arg.name << '=';
        std::visit([](const auto& value) { std::cerr << std::boolalpha << value; }, arg.value);
    }
}

void print(const char* title, const std::vector<std::string>& words)
{
    if (words.empty())
        return;
    std::cerr << ' ' << title << ':';
    for (const auto& word : words)
        std::cerr << ' ' << word;
}

void print(const cabe::Error& fault)
{
    std::cerr << fault.at.file << ':' << fault.at.line << ':' << fault.at.column << ": " << fault.key << ": " << fault.code;
    print(fault.args);
    print("nearest", fault.nearest);
    if (fault.nearest.empty())
        print("accepted", fault.accepted);
    std::cerr << '\n';
}

// Eight bytes a literal: a compiler reads them many times faster than single bytes.
void writeSource(const std::vector<std::uint8_t>& bytes, std::ostream& out)
{
    constexpr std::size_t wordBytes = 8, wordsPerLine = 6;
    out << "// Made by cabe_catalog_compiler from resources/catalog.\n#include \"engine/catalog/embedded.h\"\n\n"
           "namespace cabe::embedded {\n\nconst std::size_t byteCount = "
        << bytes.size() << ";\nconst std::uint64_t words[] = {";
    for (std::size_t i = 0; i < bytes.size(); i += wordBytes) {
        std::uint64_t word = 0;
        for (std::size_t j = 0; j < wordBytes && i + j < bytes.size(); ++j)
            word |= static_cast<std::uint64_t>(bytes[i + j]) << (8 * j);
        std::array<char, 24> text{};
        std::snprintf(text.data(), text.size(), "0x%llx,", static_cast<unsigned long long>(word));
        out << (i / wordBytes % wordsPerLine == 0 ? "\n    " : " ") << text.data();
    }
    out << "\n};\n\n} // namespace cabe::embedded\n";
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 3) {
        std::cerr << "usage: cabe_catalog_compiler FOLDER OUTPUT.cpp\n";
        return 2;
    }
    cabe::FolderContents contents = cabe::readFolder(argv[1], cabe::Catalog{});
    for (const auto& fault : contents.faults)
        print(fault);
    if (!contents.faults.empty())
        return 1;
    contents.merged.date = contents.newestDate;
    std::ofstream out{std::filesystem::path{argv[2]}};
    writeSource(cabe::compile(contents.merged), out);
    out.flush();
    if (!out) {
        std::cerr << argv[2] << ": cannot be written\n";
        return 3;
    }
    return 0;
}
