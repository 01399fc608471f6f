// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/documents.h"

#include "app/cli/print.h"
#include "app/text/catalog_folder.h"
#include "app/text/language.h"
#include "app/text/sentences.h"
#include "engine/tree/node.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace cabe::cli {

namespace {

Result<std::string> readInput(const QString& file)
{
    if (file != u"-")
        return tree::readFile(QFile::encodeName(file).toStdString());
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return Error{.code = "file_unreadable", .args = {}, .at = {"-"}, .key = {}, .accepted = {}, .nearest = {}};
    QByteArray bytes;
    while (bytes.size() <= qsizetype(tree::maxFileBytes)) {
        const QByteArray part = input.read(65536);
        if (part.isEmpty())
            return bytes.toStdString();
        bytes += part;
    }
    return Error{.code = "file_too_large", .args = {{"max_bytes", double(tree::maxFileBytes)}}, .at = {"-"}, .key = {}, .accepted = {}, .nearest = {}};
}

Document completed(ReadDocument read, const CommandLine& line, const Catalog& catalog)
{
    Document document;
    document.errors = std::move(read.errors);
    if (!read.project)
        return document;
    if (!line.currency.isEmpty())
        read.project->currency = line.currency.toStdString();
    if (document.errors.empty())
        document.errors = validate(*read.project, catalog, &read.source);
    if (!document.errors.empty())
        return document;
    auto complete = cabe::complete(*read.project, catalog, &read.source);
    if (complete)
        document.complete = std::move(*complete);
    else
        document.errors.push_back(complete.error());
    return document;
}

} // namespace

Documents readAll(const CommandLine& line, const Catalog& catalog)
{
    Documents documents;
    const auto add = [&](Document document, const QString& file) {
        document.file = file.toStdString();
        document.index = int(documents.list.size());
        documents.list.push_back(std::move(document));
    };
    for (const auto& file : line.files) {
        auto text = readInput(file);
        if (!text) {
            documents.unreadable = true;
            Document document;
            document.errors.push_back(text.error());
            add(std::move(document), file);
            continue;
        }
        for (auto& read : readDocuments(*text, file.toStdString()))
            add(completed(std::move(read), line, catalog), file);
    }
    return documents;
}

Catalog loadCatalog(const CommandLine& line)
{
    Catalog catalog = embeddedCatalog();
    QStringList folders;
    if (const QString own = userCatalogFolder(); !own.isEmpty())
        folders << own;
    folders << line.catalogFolders;
    const Sentences sentences{Format{localeOf(line.language)}};
    for (const auto& folder : folders)
        for (const auto& fault : overlay(catalog, QFile::encodeName(folder).toStdString()))
            printError(sentences.errorWithPlace(fault));
    return catalog;
}

} // namespace cabe::cli
