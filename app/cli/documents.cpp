// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/documents.h"

#include "app/cli/print.h"
#include "app/text/catalog_folder.h"
#include "app/text/language.h"
#include "app/text/sentences.h"
#include "engine/project/currency.h"
#include "engine/tree/node.h"

#include <QFile>

#include <algorithm>

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

constexpr std::string_view unknownCurrency = "unknown_currency";

Document completed(ReadDocument read, const CommandLine& line, const Catalog& catalog)
{
    Document document;
    document.errors = std::move(read.errors);
    if (!read.project)
        return document;
    if (document.errors.empty())
        document.errors = validate(*read.project, catalog, &read.source);
    if (!document.errors.empty())
        return document;
    if (!line.currency.isEmpty()) {
        auto converted = inCurrency(std::move(*read.project), line.currency.toStdString(), catalog);
        if (!converted) {
            document.errors.push_back(converted.error());
            return document;
        }
        read.project = std::move(*converted);
    }
    auto complete = cabe::complete(*read.project, catalog, &read.source);
    if (complete)
        document.complete = std::move(*complete);
    else
        document.errors.push_back(complete.error());
    return document;
}

void printCurrencyFault(Error fault, const CommandLine& line)
{
    fault.key = "--currency";
    printError(Sentences{Format{localeOf(line.language)}}.errorWithPlace(fault));
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
    const auto fault = std::ranges::find_if(documents.list, [](const Document& d) { return !d.errors.empty() && d.errors.front().code == unknownCurrency; });
    if (fault != documents.list.end()) {
        documents.unknownCurrency = true;
        printCurrencyFault(fault->errors.front(), line);
    }
    return documents;
}

bool isOfFolder(const Error& fault, const QString& folder)
{
    return fault.at.file == QFile::encodeName(folder).toStdString();
}

std::optional<Catalog> loadCatalog(const CommandLine& line)
{
    Catalog catalog = embeddedCatalog();
    const Sentences sentences{Format{localeOf(line.language)}};
    // False when the folder itself is at fault; a file at fault is left out.
    const auto layOver = [&](const QString& folder) {
        const auto faults = overlay(catalog, QFile::encodeName(folder).toStdString());
        for (const auto& fault : faults)
            printError(sentences.errorWithPlace(fault));
        return faults.empty() || !isOfFolder(faults.front(), folder);
    };
    if (const QString own = userCatalogFolder(); !own.isEmpty())
        layOver(own);
    return std::ranges::all_of(line.catalogFolders, layOver) ? std::optional{std::move(catalog)} : std::nullopt;
}

bool currencyKnown(const CommandLine& line, const Catalog& catalog)
{
    Project inDollars;
    inDollars.currency = std::string{"USD"};
    const Result<Project> converted = line.currency.isEmpty() ? Result<Project>{inDollars} : inCurrency(inDollars, line.currency.toStdString(), catalog);
    if (!converted)
        printCurrencyFault(converted.error(), line);
    return converted.ok();
}

} // namespace cabe::cli
