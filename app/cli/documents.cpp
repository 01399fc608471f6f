// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/documents.h"

#include "app/cli/print.h"
#include "app/text/catalog_folder.h"
#include "app/text/language.h"
#include "app/text/sentences.h"
#include "engine/project/currency.h"
#include "engine/tree/names.h"
#include "engine/tree/node.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

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

std::optional<Error> folderFault(const QString& folder)
{
    const auto fault = [&](const char* code) { return Error{.code = code, .args = {}, .at = {folder.toStdString()}, .key = {}, .accepted = {}, .nearest = {}}; };
    const QFileInfo info(folder);
    if (!info.exists())
        return fault("file_missing");
    if (!info.isDir())
        return fault("not_a_folder");
    if (!info.isReadable())
        return fault("file_unreadable");
    return QDir(folder).entryList({u"*.yaml"_s}, QDir::Files).isEmpty() ? std::optional{fault("no_catalog_files")} : std::nullopt;
}

std::optional<Catalog> loadCatalog(const CommandLine& line)
{
    Catalog catalog = embeddedCatalog();
    const Sentences sentences{Format{localeOf(line.language)}};
    const auto layOver = [&](const QString& folder) {
        for (const auto& fault : overlay(catalog, QFile::encodeName(folder).toStdString()))
            printError(sentences.errorWithPlace(fault));
    };
    if (const QString own = userCatalogFolder(); !own.isEmpty())
        layOver(own);
    for (const auto& folder : line.catalogFolders) {
        if (const auto fault = folderFault(folder)) {
            printError(sentences.errorWithPlace(*fault));
            return std::nullopt;
        }
        layOver(folder);
    }
    return catalog;
}

bool currencyKnown(const CommandLine& line, const Catalog& catalog)
{
    const std::string currency = line.currency.toStdString();
    auto known = knownCurrencies(catalog);
    if (currency.empty() || std::ranges::find(known, currency) != known.end())
        return true;
    auto nearest = closestNames(currency, known, 3, 1);
    printCurrencyFault({std::string{unknownCurrency}, {{"currency", currency}}, {}, {}, std::move(known), std::move(nearest)}, line);
    return false;
}

} // namespace cabe::cli
