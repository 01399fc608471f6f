// SPDX-License-Identifier: GPL-3.0-or-later
// What cabe-cli does; each verb prints and returns the exit status.
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/documents.h"
#include "app/text/answer_json.h"

namespace cabe::cli {

// What every verb needs beside its files.
struct Context {
    const CommandLine& line;
    const Catalog& catalog;
    const Sentences& sentences;
    AnswerJson json;
};

int assessVerb(const Context& context);
int recommendVerb(const Context& context);
int compareVerb(const Context& context);
int inspectVerb(const Context& context);
int catalogVerb(const Context& context);
int checkCatalogVerb(const Context& context);
int reportVerb(const Context& context);

// Prints all errors of a document on standard error.
void printErrors(const Context& context, const Document& document);
// The element that stands for a document that could not be assessed.
[[nodiscard]] nlohmann::ordered_json errorElement(const Context& context, const Document& document);
// Why a document without options has nothing to assess or compare.
[[nodiscard]] Error noOptions(const Document& document);
[[nodiscard]] int exitOf(const Documents& documents, bool failed);

} // namespace cabe::cli
