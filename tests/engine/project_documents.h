// SPDX-License-Identifier: GPL-3.0-or-later
// Small documents for tests, and what is wrong with them.
#pragma once

#include "engine/catalog/load.h"
#include "engine/project/document.h"

#include <QByteArray>

namespace cabe::testing {

inline const Catalog& catalog()
{
    static const Catalog embedded = embeddedCatalog();
    return embedded;
}

// All faults as one text, for a readable failure.
inline QByteArray listed(const std::vector<Error>& errors)
{
    QByteArray text;
    for (const auto& e : errors)
        text += QByteArray::fromStdString(e.code + " at " + e.key + ' ' + std::to_string(e.at.line) + ':' + std::to_string(e.at.column)) + '\n';
    return text;
}

// A document of one inference stage; `keys` go into the workload, `rest` below.
inline std::string document(const std::string& keys, const std::string& rest = {}, const std::string& task = "inference",
                            const std::string& model = "llama-3.1-8b")
{
    const std::string modelLine = model.empty() ? "" : "      model: " + model + '\n';
    const std::string keysLine = keys.empty() ? "" : "      " + keys + '\n';
    return "cabe: 1\nstages:\n  - name: Serve\n    workload:\n      task: " + task + '\n' + modelLine + keysLine + rest;
}

inline Project read(const std::string& text)
{
    auto documents = readDocuments(text, "test.cabe");
    if (!documents[0].project)
        qWarning("%s", listed(documents[0].errors).constData());
    return documents[0].project.value_or(Project{});
}

// Of reading and, where that went well, of checking against the catalogue.
inline std::vector<Error> faultsOf(const std::string& text)
{
    std::vector<Error> errors;
    for (auto& d : readDocuments(text, "test.cabe")) {
        auto some = d.project ? validate(*d.project, catalog(), &d.source) : d.errors;
        errors.insert(errors.end(), some.begin(), some.end());
    }
    return errors;
}

} // namespace cabe::testing
