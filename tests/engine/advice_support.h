// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue and whole projects from a line of text, for tests of answers.
#pragma once

#include "engine/advice/advice.h"
#include "engine/catalog/load.h"
#include "engine/project/document.h"

#include <QtGlobal>

#include <string>

namespace advicetest {

using namespace cabe;

inline const Catalog& catalog()
{
    static const Catalog loaded = embeddedCatalog();
    return loaded;
}

inline CompleteProject parsed(const std::string& text)
{
    const auto documents = readDocuments(text, "test.cabe");
    if (documents.empty() || !documents.front().project)
        qFatal("not a project: %s", documents.empty() || documents.front().errors.empty() ? "" : documents.front().errors.front().code.c_str());
    auto whole = complete(*documents.front().project, catalog());
    if (!whole)
        qFatal("%s %s", whole.error().code.c_str(), whole.error().key.c_str());
    return std::move(*whole);
}

} // namespace advicetest
