// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/yaml_rows.h"

#include "engine/tree/scalar.h"

#include <cstdio>
#include <cstdlib>

namespace cabe::accuracy {

namespace {

[[noreturn]] void stop(const std::string& what, const std::string& why)
{
    std::fprintf(stderr, "%s: %s\n", what.c_str(), why.c_str());
    std::abort();
}

} // namespace

tree::Node readYaml(const std::string& path)
{
    auto text = tree::readFile(path);
    if (!text)
        stop(path, text.error().code);
    auto documents = tree::parse(*text, path);
    if (!documents)
        stop(path + ':' + std::to_string(documents.error().at.line), documents.error().code);
    return std::move((*documents).front());
}

std::string textOf(const tree::Node* node) { return node && node->isScalar() ? node->text : std::string{}; }
std::string textOf(const tree::Node& row, std::string_view key) { return textOf(row.find(key)); }

std::optional<double> numberOf(const tree::Node* node)
{
    if (!node || !node->isScalar())
        return std::nullopt;
    auto number = tree::parseNumber(node->text);
    return number ? std::optional<double>{*number} : std::nullopt;
}
std::optional<double> numberOf(const tree::Node& row, std::string_view key) { return numberOf(row.find(key)); }

int intOf(const tree::Node& row, std::string_view key, int otherwise) { return static_cast<int>(numberOf(row, key).value_or(otherwise)); }

} // namespace cabe::accuracy
