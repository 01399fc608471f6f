// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers and sentences as people read them, in both languages.
#include "text_support.h"

#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace cabe;
using namespace texttest;
using namespace Qt::StringLiterals;

class TestText : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void numbers_data();
    void numbers();
    void parsing_data();
    void parsing();
    void pluralsFollowTheLanguage();
    void connectorsHaveNames();
    void idsBecomeNames();
    void countriesHaveNames_data();
    void countriesHaveNames();
    void assumptionsAreReadable();
    void assumedValues_data();
    void assumedValues();
    void missingTariffIsSaid();
    void layersOnBothSides_data();
    void layersOnBothSides();
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

QTEST_GUILESS_MAIN(TestText)
#include "tst_text.moc"
