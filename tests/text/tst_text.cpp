// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers and sentences as people read them, in both languages.
#include "app/report/report_text.h"
#include "app/text/catalog_words.h"
#include "app/text/language.h"
#include "app/text/sentences.h"
#include "engine/catalog/load.h"
#include "engine/catalog/fields.h"
#include "engine/tree/syntax_reason.h"
#include "engine/tree/writer.h"

#include <nlohmann/json.hpp>

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTest>
#include <QXmlStreamReader>

#include <set>

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

// A project whose own name, client, stage and option have the given name.
QString documentNamed(const QString& name)
{
    const QString quoted = QString::fromUtf8(QJsonDocument(QJsonArray{name}).toJson(QJsonDocument::Compact)).mid(1).chopped(1);
    return u"{\"cabe\": 1, \"name\": %1, \"client\": {\"name\": %1}, \"stages\": [{\"name\": %1, \"workload\": {\"task\": \"inference\", \"model\": \"llama-3.1-8b\"}}], "
           "\"options\": [{\"own\": \"nvidia-geforce-rtx-3090\", \"name\": %1}]}"_s.arg(quoted);
}

ReportContent contentOf(const QString& text, const Catalog& catalog)
{
    auto documents = readDocuments(text.toStdString(), "test.cabe");
    for (const auto& error : documents.front().errors)
        qWarning("%s", error.code.c_str());
    const auto complete = cabe::complete(*documents.front().project, catalog);
    auto content = reportContent(*complete, catalog);
    return std::move(*content);
}

const Catalog& catalog()
{
    static const Catalog embedded = embeddedCatalog();
    return embedded;
}

} // namespace

class TestText : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void documentCodesAreListed();
    void layersOnBothSides_data();
    void layersOnBothSides();
    void catalogTables_data();
    void catalogTables();
    void numbers_data();
    void numbers();
    void parsing_data();
    void parsing();
    void everyCheckHasASentence();
    void contractCodesHaveSentences();
    void pluralsFollowTheLanguage();
    void translationsAreComplete();
    void everyErrorHasASentence();
    void everySyntaxReasonHasASentence();
    void connectorsHaveNames();
    void idsBecomeNames();
    void countriesHaveNames_data();
    void countriesHaveNames();
    void assumptionsAreReadable();
    void assumedValues_data();
    void assumedValues();
    void missingTariffIsSaid();
    void csvCellsCannotBeFormulas_data();
    void csvCellsCannotBeFormulas();
    void markdownShowsWhatWasTyped_data();
    void markdownShowsWhatWasTyped();
    void whatCannotRunHasNoSpeed();
    void severalStagesSayWhichIsMeant();
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

void TestText::everyErrorHasASentence()
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

void TestText::everySyntaxReasonHasASentence()
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

void TestText::connectorsHaveNames()
{
    for (const auto* language : {"pt-BR", "en"}) {
        setLanguage(QLatin1StringView(language));
        const Sentences sentences{Format{localeOf(QLatin1StringView(language))}};
        for (const auto& row : catalog().powerConnectors.rows()) {
            const QString id = QString::fromStdString(row.id);
            QVERIFY2(sentences.connector(id) != id, row.id.c_str());
            QVERIFY2(!sentences.check({"connector_special", Severity::note, {{"connector", row.id}}}).contains(id), row.id.c_str());
        }
    }
    setLanguage(u"en"_s);
}

void TestText::idsBecomeNames()
{
    const Sentences sentences{english, &catalog()};
    QVERIFY(sentences.check({"link_missing", Severity::warning, {{"link", std::string{"nvlink"}}}}).contains(u"NVLink"_s));
    QVERIFY(sentences.check({"multi_gpu_os", Severity::warning, {{"library", std::string{"nccl"}}, {"os", std::string{"windows"}}}}).contains(u"NCCL, which Windows"_s));
    QVERIFY(sentences.check({"software_unsupported", Severity::blocker, {{"program", std::string{"pytorch"}}}}).startsWith(u"PyTorch "_s));
    for (const auto& runtime : catalog().runtimes.rows())
        QCOMPARE(sentences.program(QString::fromStdString(runtime.id)), QString::fromStdString(runtime.name));
    const auto* card = catalog().gpus.find("nvidia-geforce-rtx-3090");
    QVERIFY(sentences.check({"override_in_force", Severity::note, {{"key", card->id}}}).endsWith(QString::fromStdString(card->name)));
    QCOMPARE(sentences.program(u"my-own"_s), u"my-own"_s);
}

void TestText::countriesHaveNames_data()
{
    QTest::addColumn<QString>("code");
    std::set<std::string> codes;
    for (const auto& row : catalog().offers.rows())
        codes.insert(row.country.value_or("BR"));
    for (const auto& row : catalog().apis.rows())
        codes.insert(row.country.value_or("BR"));
    for (const auto& row : catalog().tariffs.rows())
        codes.insert(row.country);
    for (const auto& code : codes)
        QTest::newRow(code.c_str()) << QString::fromStdString(code);
}

// In Portuguese no name falls back to Qt's, which is English, unless both are the same; sentences need no article before it.
void TestText::countriesHaveNames()
{
    QFETCH(QString, code);
    static const QSet<QString> alike{u"AR"_s, u"CL"_s, u"CN"_s, u"MT"_s, u"PE"_s, u"PT"_s};
    setLanguage(u"pt-BR"_s);
    const Sentences sentences{portuguese};
    const QString name = sentences.country(code);
    const QString sentence = sentences.check({"data_location", Severity::blocker, {{"place", code.toStdString()}, {"wanted", std::string{"BR"}}}});
    setLanguage(u"en"_s);
    QVERIFY(name != code);
    QVERIFY2(alike.contains(code) || name != QLocale::territoryToString(QLocale::codeToTerritory(code)), qPrintable(name));
    QVERIFY2(sentence.contains(name) && !sentence.contains(u" em "_s), qPrintable(sentence));
}

// Every row of the table of defaults, as the report lists it: no keys, no words of the file, no endless digits.
void TestText::assumptionsAreReadable()
{
    static const QRegularExpression key(u"[a-z]_[a-z]|\\.[a-z]|\\["_s), fileWord(u"^(?:true|false|auto|none|all|null)$"_s), digits(u"[.,]\\d{4,}"_s), underscore(u"_"_s);
    int rows = 0;
    for (const auto* language : {"pt-BR", "en"}) {
        setLanguage(QLatin1StringView(language));
        const Sentences sentences{Format{localeOf(QLatin1StringView(language))}};
        for (const auto& row : catalog().defaults.rows()) {
            if (row.value.empty() || row.id.starts_with("options."))
                continue;
            ++rows;
            std::string path = row.id.substr(0, row.id.find('@'));
            if (path.starts_with("stages"))
                path.insert(6, "[1]");
            const Assumption assumption{path, row.value, row.id};
            const QString name = sentences.keyName(path), value = sentences.assumedValue(assumption, catalog());
            const QString both = name + u" = "_s + value;
            QVERIFY2(!name.contains(key) && name.front().isUpper(), qPrintable(both));
            QVERIFY2(!value.contains(underscore) && !value.contains(fileWord) && !value.contains(digits) && !value.contains(u'['), qPrintable(both));
            QVERIFY(sentences.assumption(assumption, catalog()).startsWith(name + u": "_s + value));
        }
    }
    QVERIFY(rows > 150);
    setLanguage(u"en"_s);
}

void TestText::assumedValues_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("inPortuguese");
    QTest::addColumn<QString>("inEnglish");
    const auto row = [](const char* key, const char* given, const QString& pt, const QString& en) {
        QTest::addRow("%s %s", key, given) << QString::fromUtf8(key) << QString::fromUtf8(given) << pt << en;
    };
    row("site.iof", "0.035", u"3,5%"_s, u"3.5%"_s);
    row("site.discount_rate", "0.10", u"10% por ano"_s, u"10% a year"_s);
    row("site.country", "BR", u"Brasil"_s, u"Brazil"_s);
    row("site.tariff", "auto", u"nenhuma conhecida neste lugar"_s, u"none is known for this place"_s);
    row("site.tariff_flag", "mean_12m", u"média de 12 meses"_s, u"mean of 12 months"_s);
    row("site.host.gpus", "[]", u"nenhuma"_s, u"no cards"_s);
    row("site.host.gpus", "[nvidia-geforce-rtx-3090]", u"GeForce RTX 3090"_s, u"GeForce RTX 3090"_s);
    row("site.host.pcie.lanes", "[16, 4]", u"x16, x4"_s, u"x16, x4"_s);
    row("site.host.ram_gb", "32", u"32 GB"_s, u"32 GB"_s);
    row("site.host.ram_bandwidth_gb_s", "51.2", u"51,2 GB/s"_s, u"51.2 GB/s"_s);
    row("site.host.existing", "true", u"sim"_s, u"yes"_s);
    row("stages[0].months", "36", u"36 meses"_s, u"36 months"_s);
    row("stages[0].months", "1", u"1 mês"_s, u"1 month"_s);
    row("stages[0].workload.context", "131072", u"131.072 tokens"_s, u"131,072 tokens"_s);
    row("stages[0].workload.demand.days_per_month", "30.416666666666668", u"30,4"_s, u"30.4"_s);
    row("stages[0].workload.demand.hours_per_day", "24", u"24 h"_s, u"24 h"_s);
    row("stages[0].workload.memory_utilization", "0.90", u"90%"_s, u"90%"_s);
    row("stages[0].workload.targets.decode_tok_s", "10", u"10 tokens/s"_s, u"10 tokens/s"_s);
    row("stages[0].workload.runtime", "vllm", u"vLLM"_s, u"vLLM"_s);
    row("stages[0].workload.gpu_layers", "all", u"todas"_s, u"all of them"_s);
    row("stages[0].workload.gpu_layers", "20", u"20"_s, u"20"_s);
    row("stages[0].workload.kv_cache", "q8_0", u"q8_0"_s, u"q8_0"_s);
    row("stages[0].workload.optimizer", "adamw-8bit", u"AdamW, 8 bits"_s, u"AdamW, 8 bits"_s);
}

void TestText::assumedValues()
{
    QFETCH(QString, key);
    QFETCH(QString, given);
    const Assumption assumption{key.toStdString(), given.toStdString(), {}};
    setLanguage(u"pt-BR"_s);
    const QString pt = Sentences{portuguese}.assumedValue(assumption, catalog());
    setLanguage(u"en"_s);
    const QString en = Sentences{english}.assumedValue(assumption, catalog());
    QTEST(plain(pt), "inPortuguese");
    QTEST(plain(en), "inEnglish");
}

void TestText::missingTariffIsSaid()
{
    const Check check{"price_unknown", Severity::warning, {{"part", std::string{"energy"}}, {"key", std::string{"site.tariff"}}}};
    QVERIFY(Sentences{english}.check(check).contains(u"energy is not counted"_s));
}

void TestText::csvCellsCannotBeFormulas_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("cell");
    const auto row = [](const char* title, const QString& name, const QString& cell) { QTest::newRow(title) << name << cell; };
    row("equals", u"=cmd|calc"_s, u"'=cmd|calc"_s);
    row("at", u"@SUM(A1)"_s, u"'@SUM(A1)"_s);
    row("plus", u"+1"_s, u"'+1"_s);
    row("minus", u"-1"_s, u"'-1"_s);
    row("true minus", u"\u2212" "1"_s, u"'\u2212" "1"_s);
    row("after blanks", u"   =1"_s, u"'   =1"_s);
    row("after a no-break space", u"\u00a0=1"_s, u"'\u00a0=1"_s);
    row("after a zero-width space", u"\u200b=1"_s, u"'=1"_s);
    row("full width equals", u"\uff1d1"_s, u"'\uff1d1"_s);
    row("full width plus", u"\uff0b1"_s, u"'\uff0b1"_s);
    row("full width minus", u"\uff0d1"_s, u"'\uff0d1"_s);
    row("full width at", u"\uff20x"_s, u"'\uff20x"_s);
    row("tab", u"\t=1"_s, u"' =1"_s);
    row("carriage return", u"\r=1"_s, u"' =1"_s);
    row("line feed", u"\n=1"_s, u"' =1"_s);
    row("tab before a word", u"\tx"_s, u"' x"_s);
    row("direction", u"a\u202e=b"_s, u"a=b"_s);
    row("quotes", u"a\"b"_s, u"\"a\"\"b\""_s);
    row("comma", u"a,b"_s, u"\"a,b\""_s);
    row("formula with a comma", u"=A(1,2)"_s, u"\"'=A(1,2)\""_s);
    row("a word", u"Serve"_s, u"Serve"_s);
    row("sign inside", u"a=b-c"_s, u"a=b-c"_s);
}

void TestText::csvCellsCannotBeFormulas()
{
    QFETCH(QString, name);
    QFETCH(QString, cell);
    const QString csv = reportCsv(contentOf(documentNamed(name), catalog()), Sentences{english}, catalog());
    const QStringList lines = csv.split(u"\r\n"_s, Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 2);      // no line break of a name survives
    QVERIFY2(lines[1].startsWith(cell + u','), qPrintable(lines[1]));
    QVERIFY2(lines[1].mid(cell.size() + 1).startsWith(cell), qPrintable(lines[1]));
}

void TestText::markdownShowsWhatWasTyped_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("written");
    const auto row = [](const char* title, const QString& name, const QString& written) { QTest::newRow(title) << name << written; };
    row("tag", u"<b>x</b>"_s, u"\\<b\\>x\\</b\\>"_s);
    row("entity", u"&lt;b&gt;"_s, u"&amp;lt;b&amp;gt;"_s);
    row("number entity", u"&#60;"_s, u"&amp;\\#60;"_s);
    row("struck", u"~~x~~"_s, u"\\~\\~x\\~\\~"_s);
    row("strong", u"**x**"_s, u"\\*\\*x\\*\\*"_s);
    row("link", u"[x](y)"_s, u"\\[x\\](y)"_s);
    row("code", u"`x`"_s, u"\\`x\\`"_s);
    row("end of the cell", u"a|b"_s, u"a\\|b"_s);
    row("heading", u"# x"_s, u"\\# x"_s);
    row("backslash", u"a\\b"_s, u"a\\\\b"_s);
    row("list", u"- x"_s, u"\\- x"_s);
    row("numbered list", u"1. x"_s, u"1\\. x"_s);
    row("a number", u"1.008 x"_s, u"1.008 x"_s);
    row("rule", u"--- x"_s, u"\\--- x"_s);
    row("line break", u"a\nb"_s, u"a b"_s);
    row("line separator", u"a\u2028b"_s, u"a b"_s);
    row("right to left override", u"a\u202eb"_s, u"ab"_s);
    row("isolates", u"\u2066a\u2069"_s, u"a"_s);
    row("marks", u"\u200ea\u200f\u061c"_s, u"a"_s);
    row("zero width", u"a\u200b\ufeff\u00adb"_s, u"ab"_s);
    row("tag characters", u"a\U000E0041b"_s, u"ab"_s);
    row("control of C1", u"a\u009bb"_s, u"a b"_s);
    row("accents and symbols", u"Ação € 日本 😀"_s, u"Ação € 日本 😀"_s);
}

void TestText::markdownShowsWhatWasTyped()
{
    QFETCH(QString, name);
    QFETCH(QString, written);
    const QString text = reportMarkdown(contentOf(documentNamed(name), catalog()), Sentences{english}, catalog());
    for (const auto& place : {u"# %1\n"_s, u"For %1\n"_s, u"\n## %1\n"_s, u"| %1 | "_s})
        QVERIFY2(text.contains(place.arg(written)), qPrintable(text.left(400)));
    QVERIFY(!text.contains(u"&lt;"_s));
    for (const char32_t c : text.toUcs4())
        QVERIFY(QChar::category(c) != QChar::Other_Format);
}

// What does not fit or is not supported has no speed and no first token; a rented machine shows no peak of 0 W.
void TestText::whatCannotRunHasNoSpeed()
{
    const ReportContent content = contentOf(u"cabe: 1\nstages:\n  - workload: {task: inference, model: llama-3.1-8b, weights: Q4_K_M, runtime: llama.cpp}\n"
                                            "options:\n  - {own: {id: nvidia-geforce-rtx-3090, memory_gb: 2}, name: Small}\n"
                                            "  - {rent: {price_per_hour: 2.49, currency: USD, gpu: nvidia-h100-80gb-sxm5}, name: Rented}\n"
                                            "  - {own: nvidia-geforce-rtx-3090, name: Large}\n"_s, catalog());
    QVERIFY(!Sentences::runs(content.stages[0].options[0]));
    QVERIFY(Sentences::runs(content.stages[0].options[1]) && Sentences::runs(content.stages[0].options[2]));
    const QString markdown = reportMarkdown(content, Sentences{english}, catalog());
    const auto cells = [&](const QString& name) {
        for (const auto& line : markdown.split(u'\n'))
            if (line.startsWith(u"| "_s + name + u" |"_s))
                return line.split(u'|');
        return QStringList{};
    };
    constexpr int speed = 7, first = 8, peak = 9;
    QCOMPARE(cells(u"Small"_s)[speed].trimmed(), u"—"_s);
    QCOMPARE(cells(u"Small"_s)[first].trimmed(), u"—"_s);
    QVERIFY(cells(u"Rented"_s)[speed].trimmed() != u"—");
    QCOMPARE(cells(u"Rented"_s)[peak].trimmed(), u"—"_s);
    QVERIFY(cells(u"Large"_s)[speed].trimmed() != u"—" && cells(u"Large"_s)[peak].trimmed() != u"—");
    QVERIFY(!reportCsv(content, Sentences{english}, catalog()).contains(u'—'));
    // One sentence per pair whose curves cross, for the one that ends cheaper.
    QSet<QString> pairs;
    for (const auto& line : markdown.split(u'\n')) {
        static const QRegularExpression crossing(u"^(.+) costs less than (.+) from month"_s);
        const auto match = crossing.match(line);
        if (!match.hasMatch())
            continue;
        QVERIFY2(!pairs.contains(match.captured(2) + match.captured(1)), qPrintable(line));
        pairs << match.captured(1) + match.captured(2);
    }
}

void TestText::severalStagesSayWhichIsMeant()
{
    const auto text = [](const QString& more) {
        return reportMarkdown(contentOf(u"cabe: 1\nstages:\n  - {name: Serve, workload: {task: inference, model: llama-3.1-8b}}\n"_s + more
                                            + u"options: [{own: nvidia-geforce-rtx-3090}]\n"_s, catalog()),
                              Sentences{english}, catalog());
    };
    QVERIFY(!text({}).contains(u"Serve · "_s));
    const QString two = text(u"  - {name: Test, workload: {task: inference, model: llama-3.1-8b}}\n"_s);
    QVERIFY(two.contains(u"- Serve · Context: "_s) && two.contains(u"- Test · Context: "_s));
}

// The headers that readers of the engine look at name every code that reading a document can end with.
void TestText::documentCodesAreListed()
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

// Where the processor computes some layers the verdict says how many.
void TestText::layersOnBothSides_data()
{
    QTest::addColumn<QString>("workload");
    QTest::addColumn<QString>("inEnglish");
    QTest::addColumn<QString>("inPortuguese");
    QTest::newRow("some") << u"gpu_layers: 20"_s << u"20 layers on the GPU and 13 on the CPU"_s << u"20 camadas na GPU e 13 na CPU"_s;
    QTest::newRow("none") << u"gpu_layers: 0"_s << u"all 33 layers on the CPU"_s << u"todas as 33 camadas na CPU"_s;
    QTest::newRow("all") << u"gpu_layers: all"_s << QString() << QString();
    QTest::newRow("more than there are") << u"gpu_layers: 99"_s << QString() << QString();
    QTest::newRow("below the target") << u"gpu_layers: 10, targets: {decode_tok_s: 900}"_s << u"10 layers on the GPU and 23 on the CPU"_s << u"10 camadas na GPU e 23 na CPU"_s;
}

void TestText::layersOnBothSides()
{
    QFETCH(QString, workload);
    const Catalog catalog = embeddedCatalog();
    const auto documents = readDocuments((u"cabe: 1\nstages: [{workload: {task: inference, model: llama-3.1-8b, weights: Q4_K_M, runtime: llama.cpp, "_s + workload + u"}}]\n"
                                          "options: [{own: nvidia-geforce-rtx-3090}]\n"_s).toStdString(), "test.cabe");
    QVERIFY(!documents.empty() && documents[0].project);
    const auto whole = complete(*documents[0].project, catalog);
    QVERIFY(whole.ok());
    const auto a = assess(*whole, 0, whole->project.options[0], catalog);
    QVERIFY(a.ok() && Sentences::runs(*a));
    const auto back = qScopeGuard([] { setLanguage(u"en"_s); });
    for (const auto& [language, column] : {std::pair{u"en"_s, "inEnglish"}, std::pair{u"pt-BR"_s, "inPortuguese"}}) {
        setLanguage(language);
        const Sentences sentences{Format{localeOf(language)}, &catalog};
        const QString expected = *static_cast<QString*>(QTest::qData(column, qMetaTypeId<QString>()));
        for (const QString& text : {plain(sentences.verdict(*a)), plain(sentences.stateName(*a))})
            QVERIFY2(expected.isEmpty() ? !text.contains(u"CPU"_s) : text.contains(expected), qPrintable(text));
    }
}

void TestText::catalogTables_data()
{
    QTest::addColumn<QString>("kind");
    const Catalog catalog = embeddedCatalog();
    forEachTable(catalog, [](const char* kind, const auto&) { QTest::newRow(kind) << QString::fromLatin1(kind); });
}

// Nothing of a table for people is left in the words of the files: the kind, the headers, and every code in a cell.
void TestText::catalogTables()
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

QTEST_GUILESS_MAIN(TestText)
#include "tst_text.moc"
