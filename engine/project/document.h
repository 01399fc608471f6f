// SPDX-License-Identifier: GPL-3.0-or-later
// Reading, completing and writing project documents.
#pragma once

#include "engine/catalog/catalog.h"
#include "engine/project/project.h"

#include <string>
#include <string_view>
#include <vector>

namespace cabe::tree {
class Writer;
}

namespace cabe {

// Where the keys of a document stand in its file, so that a fault found later can still be pointed at.
struct Source {
    std::string file;
    tree::Node root;
    // Of the value at a dotted path ("stages[0].workload.model"), else of the closest part around it that is there.
    [[nodiscard]] Position at(std::string_view path) const;
};

// The documents of one file in order (YAML separated by ---, or one JSON object); each is a project or every fault found in it.
// An unreadable text (syntax) is one entry with one error. Errors beside those of tree::parse and tree::Reader: not_a_project (no map, no
// `cabe:` key), version_too_new {given, newest}, wrong_format {value, example}, conflicting_keys, duplicate_key, missing_key, empty_list.
struct ReadDocument {
    std::optional<Project> project;
    std::vector<Error> errors;
    Source source;
};
[[nodiscard]] std::vector<ReadDocument> readDocuments(std::string_view text, const std::string& file);

// The document as YAML with the keys in the order of the contract; only what was given. Reading it again gives an equal Project.
[[nodiscard]] std::string writeDocument(const Project& project);
// The same as a tree, whole or in parts. A text that could be taken for a number or a truth value is quoted.
[[nodiscard]] tree::Node projectNode(const Project& project);
[[nodiscard]] tree::Node optionNode(const Option& option);
[[nodiscard]] tree::Node modelNode(const Model& model);     // a map as in the model facts
// For answers: tree::Writer{json}.write(option).
void writeNode(tree::Writer& writer, const Option& option);
void writeNode(tree::Writer& writer, const Project& project);

// A project whose every Setting has its value, with the list of what was assumed; a Setting that was not given stays not given. Ids are
// checked against the catalogue, values against each other: the error is the first of validate().
struct CompleteProject {
    Project project;
    std::vector<Assumption> assumed;
};
[[nodiscard]] Result<CompleteProject> complete(const Project& project, const Catalog& catalog, const Source* source = nullptr);

// Every fault of ids and cross-references, not only the first: unknown_id, ambiguous_id, unknown_value, missing_key, unknown_country
// {country}, exchange_rate_missing {from, to}, duplicate_name, unknown_stage, unknown_option {index, options}, tensor_split_length {given},
// parallelism_mismatch {product}, not_for_task {task}, wrong_format, empty_list.
[[nodiscard]] std::vector<Error> validate(const Project& project, const Catalog& catalog, const Source* source = nullptr);

// The defaults table against the document's keys: every row names a Setting and holds a value that it takes. Errors: unknown_key and those
// of tree::Reader, with `key` the row's id.
[[nodiscard]] std::vector<Error> checkDefaults(const Catalog& catalog);

// The card an option means: the catalogue row with the given keys laid over it. Error: unknown_id, missing_key (a card without an id needs
// memory and bandwidth, unless it is only costed).
[[nodiscard]] Result<Gpu> resolveGpu(const GpuChoice& choice, const Catalog& catalog, bool costedOnly = false);

// Cards of an own or rented option (cards of a machine × count); absent for an API or an unknown offer.
[[nodiscard]] std::optional<int> cardCount(const Option& option, const Catalog& catalog);

// Rates into the document's currency: the document's own, completed by the catalogue's (also across USD).
[[nodiscard]] ExchangeRates exchangeRates(const Project& project, const Catalog& catalog);

// True when the stage has no model and asks for none: its options are costed by the figures given, without memory, speed and verdict.
[[nodiscard]] bool isCostedOnly(const Project& project, const Stage& stage);

// Watts of the host in this stage: as given, else the default, else none in a stage that is only costed. The project must be complete.
[[nodiscard]] HostPower hostPower(const Project& project, const Stage& stage);

} // namespace cabe
