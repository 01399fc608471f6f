// SPDX-License-Identifier: GPL-3.0-or-later
// Project documents on disk: reading with every fault, writing whole or not at all, a copy of what comments would be lost.
#pragma once

#include "engine/project/document.h"

#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace cabe {

struct OpenedDocument {
    Project project;
    bool hasComments = false;   // writing it again would lose them
    int documents = 1;          // in the file; the first is the one here
};
struct OpenFault {
    QString path;
    std::vector<Error> errors;
};
using OpenResult = std::variant<OpenedDocument, OpenFault>;

[[nodiscard]] OpenResult openDocument(const QString& path);
[[nodiscard]] OpenResult readDocument(const QByteArray& text, const QString& name);

// Writes aside and renames; an error names what the system said.
struct SaveFault {
    QString path, reason;
};
[[nodiscard]] std::optional<SaveFault> saveDocument(const QString& path, const Project& project);
[[nodiscard]] std::optional<SaveFault> writeWhole(const QString& path, const QByteArray& bytes);
// Copies path to path.bak (replacing an older one).
[[nodiscard]] std::optional<SaveFault> keepBackup(const QString& path);

} // namespace cabe
