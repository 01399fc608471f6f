// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document_file.h"

#include "engine/tree/node.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace cabe {

using namespace Qt::StringLiterals;

OpenResult readDocument(const QByteArray& text, const QString& name)
{
    const std::string_view view{text.constData(), std::size_t(text.size())};
    std::vector<ReadDocument> documents = readDocuments(view, name.toStdString());
    if (documents.empty())
        return OpenFault{name, {Error{"empty_document", {}, {name.toStdString(), 0, 0}, {}, {}, {}}}};
    ReadDocument& first = documents.front();
    if (!first.project || !first.errors.empty())
        return OpenFault{name, first.errors};
    return OpenedDocument{std::move(*first.project), tree::hasComments(view), int(documents.size())};
}

OpenResult openDocument(const QString& path)
{
    const auto text = tree::readFile(QFile::encodeName(path).toStdString());
    if (!text)
        return OpenFault{path, {text.error()}};
    OpenResult result = readDocument(QByteArray::fromStdString(*text), QFileInfo{path}.fileName());
    if (auto* fault = std::get_if<OpenFault>(&result))
        fault->path = path;
    return result;
}

std::optional<SaveFault> writeWhole(const QString& path, const QByteArray& bytes)
{
    QSaveFile file{path};
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return SaveFault{path, file.errorString()};
    return std::nullopt;
}

std::optional<SaveFault> saveDocument(const QString& path, const Project& project)
{
    return writeWhole(path, QByteArray::fromStdString(writeDocument(project)));
}

std::optional<SaveFault> keepBackup(const QString& path)
{
    QFile file{path};
    if (!file.open(QIODevice::ReadOnly))
        return SaveFault{path, file.errorString()};
    return writeWhole(path + u".bak"_s, file.readAll());
}

} // namespace cabe
