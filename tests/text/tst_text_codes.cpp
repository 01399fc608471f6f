// SPDX-License-Identifier: GPL-3.0-or-later
// Every code that the engine can say has a sentence in both languages, every header names the codes it promises, no translation is missing.
#include "text_support.h"

#include "engine/tree/syntax_reason.h"
#include "engine/tree/writer.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace cabe;
using namespace texttest;
using namespace Qt::StringLiterals;

namespace {

// Every code that appears in a call of the engine that makes a Check.
QSet<QString> codesInEngine()
{
    QSet<QString> codes;
    static const QRegularExpression pattern(u"(?:add\\([a-z.]*checks,\\s*|push_back\\(\\s*\\{|refuse\\((?:a, )?|return \\{)\"([a-z][a-z0-9]*(?:_[a-z0-9]+)+)\",?\\s*(?:Severity|s\\.|\\{|fails|launch|old|together|frozen|fromDisk)"_s,
                                            QRegularExpression::MultilineOption);
    QDirIterator files(QStringLiteral(CABE_SOURCE_DIR) + u"/engine"_s, {u"*.cpp"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        auto matches = pattern.globalMatch(QString::fromUtf8(file.readAll()));
        while (matches.hasNext())
            codes << matches.next().captured(1);
    }
    return codes;
}

// Every code of an Error that the reader of texts and documents and the catalogue's checks can make.
QSet<QString> errorCodesInEngine()
{
    QSet<QString> codes;
    static const QRegularExpression pattern(u"(?:\\b(?:fault|fail|fileError|failed|numberError|check\\.add|faults\\.add)\\(|\\bError ?\\{|(?:errors|faults)\\.push_back\\(\\{)\\s*\"([a-z]+(?:_[a-z0-9]+)+)\""_s);
    for (const auto* room : {"project", "tree", "catalog"}) {
        QDirIterator files(QStringLiteral(CABE_SOURCE_DIR) + u"/engine/"_s + QLatin1StringView(room), {u"*.cpp"_s, u"*.h"_s}, QDir::Files);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly))
                continue;
            auto matches = pattern.globalMatch(QString::fromUtf8(file.readAll()));
            while (matches.hasNext())
                codes << matches.next().captured(1);
        }
    }
    return codes;
}

} // namespace

class TestTextCodes : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyCheckHasASentence();
    void contractCodesHaveSentences();
    void everyErrorHasASentence();
    void everySyntaxReasonHasASentence();
    void documentCodesAreListed();
    void translationsAreComplete();
};

void TestTextCodes::everyCheckHasASentence()
{
    const auto codes = codesInEngine();
    QVERIFY2(codes.size() > 40, "the search in the engine's sources finds too few codes");
    const Sentences sentences{english};
    for (const auto& code : codes) {
        // The search finds codes of errors too.
        const bool asCheck = !sentences.check({code.toStdString(), Severity::note, {}}).startsWith(code);
        const bool asError = !sentences.error({.code = code.toStdString(), .args = {}, .at = {}, .key = {}, .accepted = {}, .nearest = {}}).startsWith(code);
        QVERIFY2(asCheck || asError, qPrintable(code));
    }
}

void TestTextCodes::contractCodesHaveSentences()
{
    const Sentences sentences{english};
    for (const char* code :
         {"psu_too_small", "psu_transients", "connector_missing", "slots_short", "length_short", "pcie_narrow", "outlet_overload", "heat_high", "passive_cooling",
          "module_needs_server", "ram_short", "software_unsupported", "os_unsupported", "driver_needed", "precision_not_native", "precision_impossible",
          "link_missing", "unequal_cards", "budget_upfront", "budget_monthly", "power_limit", "data_location", "data_location_unknown", "price_unknown",
          "price_stale", "capacity_short", "target_missed", "context_beyond_training", "low_bits", "over_buying", "shared_memory_default", "override_in_force"})
        QVERIFY2(!sentences.check({code, Severity::note, {}}).startsWith(QLatin1StringView(code)), code);
}

void TestTextCodes::everyErrorHasASentence()
{
    const auto codes = errorCodesInEngine();
    QVERIFY2(codes.size() > 35, "the search in the engine's sources finds too few codes");
    for (const auto* language : {"pt-BR", "en"}) {
        setLanguage(QLatin1StringView(language));
        const Sentences sentences{Format{localeOf(QLatin1StringView(language))}};
        for (const auto& code : codes)
            QVERIFY2(!sentences.error({.code = code.toStdString(), .args = {}, .at = {}, .key = {}, .accepted = {}, .nearest = {}}).startsWith(code), qPrintable(code));
    }
    setLanguage(u"en"_s);
}

void TestTextCodes::everySyntaxReasonHasASentence()
{
    QSet<QString> seen;
    for (const auto* language : {"pt-BR", "en"}) {
        setLanguage(QLatin1StringView(language));
        const Sentences sentences{Format{localeOf(QLatin1StringView(language))}};
        const auto say = [&](const std::string& reason) {
            return sentences.error({.code = "syntax", .args = tree::reasonArgs(reason), .at = {}, .key = {}, .accepted = {}, .nearest = {}});
        };
        const QString neutral = say({});
        QCOMPARE(say("a reason of a newer library"), neutral);
        for (const auto reason : tree::syntaxReasons()) {
            const QString sentence = say(std::string{reason});
            QVERIFY2(sentence != neutral, std::string{reason}.c_str());
            QVERIFY2(!seen.contains(sentence), qPrintable(sentence));   // no two the same, none the same in both languages
            seen << sentence;
        }
    }
    setLanguage(u"en"_s);
}

// The headers that readers of the engine look at name every code that reading a document can end with.
void TestTextCodes::documentCodesAreListed()
{
    QString headers;
    for (const auto* name : {"document.h", "currency.h"}) {
        QFile file(QStringLiteral(CABE_SOURCE_DIR) + u"/engine/project/"_s + QLatin1StringView(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        headers += QString::fromUtf8(file.readAll());
    }
    static const QRegularExpression pattern(u"(?:\\b(?:reader\\.fault|check\\.add)\\(|\\bError ?\\{|errors\\.push_back\\(\\{)\\s*\"([a-z]+(?:_[a-z]+)+)\""_s);
    QSet<QString> codes;
    QDirIterator files(QStringLiteral(CABE_SOURCE_DIR) + u"/engine/project"_s, {u"*.cpp"_s}, QDir::Files);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        auto matches = pattern.globalMatch(QString::fromUtf8(file.readAll()));
        while (matches.hasNext())
            codes << matches.next().captured(1);
    }
    QVERIFY(codes.size() > 12);
    for (const auto& code : codes)
        QVERIFY2(headers.contains(code), qPrintable(code));
}

void TestTextCodes::translationsAreComplete()
{
    for (const auto* name : {"cabe_pt_BR.ts", "cabe_en.ts"}) {
        QFile file(QStringLiteral(CABE_SOURCE_DIR) + u"/translations/"_s + QLatin1StringView(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&file);
        QString source;
        int messages = 0;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == u"source")
                source = xml.readElementText();
            if (xml.name() != u"translation")
                continue;
            ++messages;
            QVERIFY2(xml.attributes().value(u"type"_s) != u"unfinished", qPrintable(source));
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            QVERIFY2(!text.trimmed().isEmpty(), qPrintable(source));
            // A place-holder that is lost loses a number.
            for (const auto* mark : {"%1", "%2", "%3", "%4", "%5"})
                QVERIFY2(text.contains(QLatin1StringView(mark)) == source.contains(QLatin1StringView(mark)), qPrintable(source));
        }
        QVERIFY(!xml.hasError());
        QVERIFY(messages > 20);
    }
}

QTEST_GUILESS_MAIN(TestTextCodes)
#include "tst_text_codes.moc"
