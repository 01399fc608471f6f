// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of the catalogue in the reader's language.
#include "text_support.h"

#include "app/text/catalog_words.h"
#include "engine/catalog/fields.h"
#include "engine/tree/writer.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace cabe;
using namespace texttest;
using namespace Qt::StringLiterals;

class TestCatalogWords : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void catalogTables_data();
    void catalogTables();
};

void TestCatalogWords::catalogTables_data()
{
    QTest::addColumn<QString>("kind");
    const Catalog catalog = embeddedCatalog();
    forEachTable(catalog, [](const char* kind, const auto&) { QTest::newRow(kind) << QString::fromLatin1(kind); });
}

// Nothing of a table for people is left in the words of the files: the kind, the headers, and every code in a cell.
void TestCatalogWords::catalogTables()
{
    QFETCH(QString, kind);
    const Catalog catalog = embeddedCatalog();
    std::vector<nlohmann::ordered_json> rows;
    forEachTable(catalog, [&](const char* name, const auto& table) {
        if (kind == QLatin1StringView(name))
            for (const auto& row : table.rows()) {
                tree::JsonSink sink;
                tree::Writer{sink}.write(row);
                rows.push_back(sink.take());
            }
    });
    QVERIFY(!rows.empty());
    for (const auto* language : {"pt-BR", "en"}) {
        setLanguage(QString::fromLatin1(language));
        const auto back = qScopeGuard([] { setLanguage(u"en"_s); });
        const Sentences sentences{Format{localeOf(QString::fromLatin1(language))}, &catalog};
        const CatalogWords words(sentences, catalog);
        QVERIFY(words.kind(kind) != kind || language == std::string_view{"en"} || kind == u"pue");
        QCOMPARE(words.columns(kind).front().key, std::string("id"));
        for (const auto& column : words.columns(kind)) {
            QVERIFY2(!column.title.contains(u'_') && column.title != QString::fromStdString(column.key), qPrintable(column.title));
            for (const auto& row : rows) {
                if (!row.contains(column.key))
                    continue;
                const auto& value = row[column.key];
                const QString cell = words.cell(kind, column.key, row);
                QVERIFY2(!cell.isEmpty(), column.key.c_str());
                QVERIFY2(!value.is_boolean() || (cell != u"true" && cell != u"false"), column.key.c_str());
                const std::vector<nlohmann::ordered_json> codes = value.is_array() ? value.get<std::vector<nlohmann::ordered_json>>() : std::vector{value};
                for (const auto& code : codes) {
                    if (!code.is_string())
                        continue;
                    const QString text = QString::fromStdString(code.get<std::string>());
                    QVERIFY2(!CatalogWords::isCoded(kind, column.key) || CatalogWords::hasWord(kind, column.key, text), qPrintable(text));
                    QVERIFY2(column.key != "country" || cell != text, qPrintable(text));
                    QVERIFY2(text != u"any" || cell != (language == std::string_view{"pt-BR"} ? u"any"_s : QString()), column.key.c_str());
                }
            }
        }
    }
}

QTEST_GUILESS_MAIN(TestCatalogWords)
#include "tst_catalog_words.moc"
