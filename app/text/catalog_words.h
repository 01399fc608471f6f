// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue in the language of the reader: names of its kinds, columns of their tables, and words for the codes in the cells. Ids, proper
// names and versions stay as they are; a row's notes, which exist in English alone, are in no table.
#pragma once

#include "app/text/sentences.h"

#include <QCoreApplication>
#include <QHash>
#include <QString>

#include <nlohmann/json_fwd.hpp>

#include <vector>

namespace cabe {

class CatalogWords
{
    Q_DECLARE_TR_FUNCTIONS(cabe::CatalogWords)

public:
    struct Column {
        std::string key;
        QString title;
    };

    CatalogWords(const Sentences& sentences, const Catalog& catalog) : sentences_{sentences}, catalog_{catalog} {}

    [[nodiscard]] QString kind(const QString& kind) const;                          // gpus → "graphics cards and computers"
    [[nodiscard]] std::vector<Column> columns(const QString& kind) const;           // of the table of a kind
    [[nodiscard]] QString cell(const QString& kind, const std::string& key, const nlohmann::ordered_json& row) const;

    // The codes that a column can hold have words of their own; false: what it holds is shown as it is.
    [[nodiscard]] static bool isCoded(const QString& kind, const std::string& key);
    [[nodiscard]] static bool hasWord(const QString& kind, const std::string& key, const QString& code);

private:
    using Words = QHash<QString, const char*>;
    [[nodiscard]] static const QHash<QString, QString>& shownKeys();
    [[nodiscard]] static const Words& kindNames();
    [[nodiscard]] static const Words& titles();
    [[nodiscard]] static const QHash<QString, Words>& codes();
    [[nodiscard]] QString number(const std::string& key, double value) const;
    [[nodiscard]] QString word(const QString& kind, const std::string& key, const QString& code) const;
    [[nodiscard]] QString plain(const QString& kind, const std::string& key, const nlohmann::ordered_json& value) const;

    const Sentences& sentences_;
    const Catalog& catalog_;
};

} // namespace cabe
