// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/project/document.h"
#include "engine/project/fields.h"
#include "engine/tree/scalar.h"

#include <charconv>

namespace cabe {

using tree::Node;

namespace {

Position positionOf(const Node& node, const std::string& file) { return {file, node.line, node.column}; }

Error fault(const char* code, const Node& node, const std::string& file, Args args = {})
{
    return {code, std::move(args), positionOf(node, file), "cabe", {}, {}};
}

// A version that this program does not know yet; then nothing else of the document can be judged.
std::optional<Error> newerVersion(const Node& version, const std::string& file)
{
    if (!version.isScalar() || version.quoted)
        return std::nullopt;
    const auto number = tree::parseNumber(version.text);
    if (!number || *number <= newestVersion)
        return std::nullopt;
    return fault("version_too_new", version, file, {{"given", *number}, {"newest", double{newestVersion}}});
}

ReadDocument readDocument(Node root, const std::string& file, std::vector<Error> duplicates)
{
    ReadDocument document;
    document.errors = std::move(duplicates);
    document.source = {file, std::move(root)};
    const Node& map = document.source.root;
    const Node* version = map.isMap() ? map.find("cabe") : nullptr;
    if (!version) {
        document.errors.push_back(fault("not_a_project", map, file));
        return document;
    }
    if (auto newer = newerVersion(*version, file)) {
        document.errors.push_back(std::move(*newer));
        return document;
    }
    tree::Reader reader{file, document.errors};
    Project project;
    reader.read(map, project);
    if (project.stages.empty() && map.find("stages") && map.find("stages")->isSequence())
        document.errors.push_back({"empty_list", {}, positionOf(*map.find("stages"), file), "stages", {}, {}});
    if (document.errors.empty())
        document.project = std::move(project);
    return document;
}

// The duplicates of the document that starts at `first` and ends before `next`.
std::vector<Error> duplicatesBetween(const std::vector<Error>& all, int first, int next)
{
    std::vector<Error> some;
    for (const auto& error : all) {
        if (error.at.line >= first && error.at.line < next)
            some.push_back(error);
    }
    return some;
}

// The first step of a dotted path: a key or an index, and what follows.
struct Step {
    std::string_view name;
    std::optional<std::size_t> index;
    std::string_view rest;
};

Step nextStep(std::string_view path)
{
    if (path.front() == '[') {
        const std::size_t end = path.find(']');
        std::size_t index = 0;
        const char* last = path.data() + std::min(end, path.size());
        if (std::from_chars(path.data() + 1, last, index).ec != std::errc{} || end == std::string_view::npos)
            return {path, std::nullopt, {}};
        path.remove_prefix(end + 1);
        if (!path.empty() && path.front() == '.')
            path.remove_prefix(1);
        return {{}, index, path};
    }
    const std::size_t end = std::min(path.find_first_of(".["), path.size());
    const std::string_view name = path.substr(0, end);
    path.remove_prefix(end < path.size() && path[end] == '.' ? end + 1 : end);
    return {name, std::nullopt, path};
}

const Node* child(const Node& node, const Step& step)
{
    if (step.index)
        return node.isSequence() && *step.index < node.items.size() ? &node.items[*step.index] : nullptr;
    return node.find(step.name);
}

} // namespace

Position Source::at(std::string_view path) const
{
    const Node* node = &root;
    while (!path.empty()) {
        const Step step = nextStep(path);
        const Node* inner = child(*node, step);
        if (!inner)
            break;
        node = inner;
        path = step.rest;
    }
    return positionOf(*node, file);
}

std::vector<ReadDocument> readDocuments(std::string_view text, const std::string& file)
{
    std::vector<Error> duplicates;
    auto roots = tree::parse(text, file, &duplicates);
    std::vector<ReadDocument> documents;
    if (!roots) {
        documents.emplace_back().errors.push_back(roots.error());
        documents.back().source.file = file;
        return documents;
    }
    int first = 0;
    for (std::size_t i = 0; i < roots->size(); ++i) {
        const int next = i + 1 < roots->size() ? (*roots)[i + 1].line : std::numeric_limits<int>::max();
        documents.push_back(readDocument(std::move((*roots)[i]), file, duplicatesBetween(duplicates, first, next)));
        first = next;
    }
    return documents;
}

} // namespace cabe
