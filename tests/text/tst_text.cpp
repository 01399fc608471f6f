// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers and sentences as people read them, in both languages.
#include "app/report/report_text.h"
#include "app/text/language.h"
#include "app/text/sentences.h"
#include "engine/catalog/load.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace cabe;
using namespace Qt::StringLiterals;

namespace {

// The locale sets no-break spaces; the expectations are written with plain ones.
QString plain(QString text)
{
    return text.replace(QChar(0x00a0), u' ').replace(QChar(0x202f), u' ');
}

const Format portuguese{localeOf(u"pt-BR"_s)};
const Format english{localeOf(u"en"_s)};

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

} // namespace

class TestText : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void numbers_data();
    void numbers();
    void parsing_data();
    void parsing();
    void everyCheckHasASentence();
    void contractCodesHaveSentences();
    void pluralsFollowTheLanguage();
    void translationsAreComplete();
    void csvCellsCannotBeFormulas();
};

void TestText::numbers_data()
{
    QTest::addColumn<QString>("got");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("thousands pt") << portuguese.integer(131072) << u"131.072"_s;
    QTest::newRow("thousands en") << english.integer(131072) << u"131,072"_s;
    QTest::newRow("half is rounded up although 22.15 is stored as 22.1499") << portuguese.number(22.15, 1) << u"22,2"_s;
    QTest::newRow("no negative zero") << english.number(-0.001, 1) << u"0.0"_s;
    QTest::newRow("true minus") << english.number(-2.5, 1) << u"−2.5"_s;
    QTest::newRow("GiB") << portuguese.gib(Bytes::gib(43.7)) << u"43,7 GiB"_s;
    QTest::newRow("label GB") << english.gbLabel(24) << u"24 GB"_s;
    QTest::newRow("money pt") << portuguese.money(9800, u"BRL"_s) << u"R$ 9.800"_s;
    QTest::newRow("money en") << english.money(9800, u"BRL"_s) << u"R$9,800"_s;
    QTest::newRow("money below 100 has cents") << portuguese.money(9.5, u"BRL"_s) << u"R$ 9,50"_s;
    QTest::newRow("negative money pt") << portuguese.money(-350.5, u"BRL"_s) << u"−R$ 351"_s;
    QTest::newRow("negative money en") << english.money(-50.25, u"USD"_s) << u"−US$50.25"_s;
    QTest::newRow("price per kWh") << portuguese.moneyPrecise(0.857, u"BRL"_s) << u"R$ 0,857"_s;
    QTest::newRow("percent without a blank") << portuguese.percent(0.8) << u"80%"_s;
    QTest::newRow("interval") << portuguese.speed({17, 14, 20}) << u"≈ 17 tokens/s (14–20)"_s;
    QTest::newRow("two digits") << english.significant(5.34) << u"5.3"_s;
    QTest::newRow("no false digits") << english.significant(9.97) << u"10"_s;
    QTest::newRow("small") << english.significant(0.0482) << u"0.048"_s;
    QTest::newRow("large stays whole") << english.significant(131072) << u"131,072"_s;
    QTest::newRow("infinite") << english.number(std::numeric_limits<double>::infinity(), 1) << u"?"_s;
    QTest::newRow("seconds") << portuguese.seconds(200) << u"3 min 20 s"_s;
    QTest::newRow("date pt") << portuguese.date(u"2026-11-30"_s) << u"30/11/2026"_s;
    QTest::newRow("month pt") << portuguese.date(u"2026-05"_s) << u"maio de 2026"_s;
    QTest::newRow("year") << portuguese.date(u"2026"_s) << u"2026"_s;
    QTest::newRow("no date stays as it is") << english.date(u"2026-13-40"_s) << u"2026-13-40"_s;
}

void TestText::numbers()
{
    QFETCH(QString, got);
    QFETCH(QString, wanted);
    QCOMPARE(plain(got), wanted);
}

void TestText::parsing_data()
{
    QTest::addColumn<bool>("pt");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("value"); // NaN: refused
    const double refused = std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("pt decimal comma") << true << u"1,5"_s << 1.5;
    QTest::newRow("pt decimal point") << true << u"1.5"_s << 1.5;
    QTest::newRow("pt shown form") << true << u"15.000"_s << 15000.0;
    QTest::newRow("pt shown form with cents") << true << u"15.000,50"_s << 15000.5;
    QTest::newRow("pt english form is not guessed") << true << u"1,234.5"_s << refused;
    QTest::newRow("en decimal comma") << false << u"1,5"_s << 1.5;
    QTest::newRow("en shown form") << false << u"15,000"_s << 15000.0;
    QTest::newRow("en pasted portuguese") << false << u"1.234,5"_s << refused;
    QTest::newRow("exponent") << false << u"5e7"_s << 5e7;
    QTest::newRow("negative with a true minus") << true << u"−3"_s << -3.0;
    QTest::newRow("word") << true << u"dez"_s << refused;
    QTest::newRow("empty") << true << QString() << refused;
    QTest::newRow("nan") << true << u"nan"_s << refused;
    QTest::newRow("infinite") << true << u"1e999"_s << refused;
}

void TestText::parsing()
{
    QFETCH(bool, pt);
    QFETCH(QString, typed);
    QFETCH(double, value);
    const auto got = (pt ? portuguese : english).parse(typed);
    QCOMPARE(got.has_value(), !std::isnan(value));
    if (got)
        QCOMPARE(*got, value);
}

void TestText::everyCheckHasASentence()
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

void TestText::contractCodesHaveSentences()
{
    const Sentences sentences{english};
    for (const char* code :
         {"psu_too_small", "psu_transients", "connector_missing", "slots_short", "length_short", "pcie_narrow", "outlet_overload", "heat_high", "passive_cooling",
          "module_needs_server", "ram_short", "software_unsupported", "os_unsupported", "driver_needed", "precision_not_native", "precision_impossible",
          "link_missing", "unequal_cards", "budget_upfront", "budget_monthly", "power_limit", "data_location", "data_location_unknown", "price_unknown",
          "price_stale", "capacity_short", "target_missed", "context_beyond_training", "low_bits", "over_buying", "shared_memory_default", "override_in_force"})
        QVERIFY2(!sentences.check({code, Severity::note, {}}).startsWith(QLatin1StringView(code)), code);
}

void TestText::pluralsFollowTheLanguage()
{
    Recommendation r;
    r.rejected.resize(3);
    for (auto& rejected : r.rejected)
        rejected.limit = "memory";
    setLanguage(u"pt-BR"_s);
    QCOMPARE(Sentences{portuguese}.rejectedSummary(r), u"Outras 3 ficaram de fora: 3 sem memória suficiente."_s);
    r.rejected.resize(1);
    QCOMPARE(Sentences{portuguese}.rejectedSummary(r), u"Outra 1 ficou de fora: 1 sem memória suficiente."_s);
    setLanguage(u"en"_s);
    QCOMPARE(Sentences{english}.rejectedSummary(r), u"Another 1 fell: 1 too little memory."_s);
}

void TestText::translationsAreComplete()
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

void TestText::csvCellsCannotBeFormulas()
{
    const Catalog catalog = embeddedCatalog();
    auto documents = readDocuments("cabe: 1\nstages:\n  - name: '=cmd|calc'\n    workload: {task: inference, model: llama-3.1-8b}\n"
                                   "options:\n  - {own: nvidia-geforce-rtx-3090, name: '@SUM(A1)'}\n",
                                   "test.cabe");
    QVERIFY(documents.front().project && documents.front().errors.empty());
    const auto complete = cabe::complete(*documents.front().project, catalog);
    QVERIFY(complete.ok());
    const auto content = reportContent(*complete, catalog);
    QVERIFY(content.ok());
    const QString csv = reportCsv(*content, Sentences{english}, catalog);
    for (const auto& line : csv.split(u"\r\n"_s, Qt::SkipEmptyParts))
        for (const auto& cell : line.split(u','))
            QVERIFY2(cell.isEmpty() || !u"=@+"_s.contains(cell.front()), qPrintable(cell));
    QVERIFY(csv.contains(u"'=cmd|calc"_s));
    QVERIFY(csv.contains(u"'@SUM(A1)"_s));
}

QTEST_GUILESS_MAIN(TestText)
#include "tst_text.moc"
