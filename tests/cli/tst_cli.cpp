// SPDX-License-Identifier: GPL-3.0-or-later
// cabe-cli from outside: exit statuses, JSON shape, languages, hostile input.
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

struct Answer {
    int exit = -1;
    QByteArray out, err;
    [[nodiscard]] QJsonArray json() const { return QJsonDocument::fromJson(out).array(); }
};

Answer run(const QStringList& arguments, const QByteArray& input = {})
{
    QProcess process;
    process.start(QStringLiteral(CABE_CLI), arguments);
    process.write(input);
    process.closeWriteChannel();
    Answer answer;
    if (!process.waitForFinished(60'000))
        return answer;
    answer.exit = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2;
    answer.out = process.readAllStandardOutput();
    answer.err = process.readAllStandardError();
    return answer;
}

const QByteArray chatbot = "cabe: 1\nname: Chatbot\nsite: {host: {power_supply_w: 750}}\nlimits: {budget_upfront: 15000}\n"
                           "stages:\n  - name: Serve\n    months: 36\n    workload: {task: inference, model: llama-3.1-8b, weights: Q4_K_M, context: 8192}\n";
const QByteArray twoCards = chatbot + "options:\n  - {own: nvidia-geforce-rtx-3090, count: 2, used: true, price: 4200}\n  - {own: nvidia-geforce-rtx-4090}\n";

} // namespace

class TestCli : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QVERIFY(folder_.isValid()); }
    void versionAndHelp();
    void usage_data();
    void usage();
    void usageSaysWhat_data();
    void usageSaysWhat();
    void otherCurrency();
    void documentErrors_data();
    void documentErrors();
    void countryWithoutTariff();
    void nothingIsShownOfWhatIsNotThere();
    void catalogFolders_data();
    void catalogFolders();
    void assessShape();
    void recommendShape();
    void compareShape();
    void compareSaysWhatCannotRun();
    void namesDiffer_data();
    void namesDiffer();
    void ranksOfDifferentNames();
    void demandOfManyMachines_data();
    void currencyWithoutRate_data();
    void currencyWithoutRate();
    void demandOfManyMachines();
    void assumedShareOfTime();
    void catalogRows();
    void catalogTableInPortuguese();
    void severalDocuments();
    void errorsNameTheDocument_data();
    void errorsNameTheDocument();
    void shapeOfTheSameType_data();
    void shapeOfTheSameType();
    void errorsNameThePlace();
    void hostileInput_data();
    void hostileInput();
    void unknownIdsHaveAPlace();
    void unreadableFiles();
    void languages();
    void checkCatalog();
    void userCatalog();
    void reports();

private:
    QString write(const QString& name, const QByteArray& text)
    {
        QFile file(folder_.filePath(name));
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write(text);
        return file.fileName();
    }
    QTemporaryDir folder_;
};

void TestCli::versionAndHelp()
{
    const auto version = run({u"--version"_s});
    QCOMPARE(version.exit, 0);
    QCOMPARE(version.out.trimmed(), QByteArray("cabe-cli " CABE_VERSION));
    const auto help = run({u"--help"_s, u"--lang"_s, u"pt-BR"_s});
    QCOMPARE(help.exit, 0);
    QVERIFY(help.out.contains("recommend"));
    QVERIFY(QString::fromUtf8(help.out).contains(u"opções"_s));
}

void TestCli::usage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing") << QStringList{};
    QTest::newRow("unknown verb") << QStringList{u"divine"_s, u"x"_s};
    QTest::newRow("no file") << QStringList{u"assess"_s};
    QTest::newRow("unknown option") << QStringList{u"assess"_s, u"-"_s, u"--frobnicate"_s};
    QTest::newRow("unknown language") << QStringList{u"assess"_s, u"-"_s, u"--lang"_s, u"tlh"_s};
    QTest::newRow("unknown kind") << QStringList{u"catalog"_s, u"unicorns"_s};
    QTest::newRow("top is no number") << QStringList{u"recommend"_s, u"-"_s, u"--top"_s, u"many"_s};
    QTest::newRow("report without output") << QStringList{u"report"_s, u"-"_s};
    QTest::newRow("currency that nothing converts") << QStringList{u"assess"_s, u"-"_s, u"--currency"_s, u"XYZ"_s};
    QTest::newRow("currency of a recommendation") << QStringList{u"recommend"_s, u"-"_s, u"--currency"_s, u"xyz"_s};
    QTest::newRow("currency of a comparison") << QStringList{u"compare"_s, u"-"_s, u"--currency"_s, u"XYZ"_s};
    QTest::newRow("currency of a report") << QStringList{u"report"_s, u"-"_s, u"-o"_s, u"x.md"_s, u"--currency"_s, u"XYZ"_s};
    QTest::newRow("currency without documents") << QStringList{u"catalog"_s, u"outlets"_s, u"--currency"_s, u"XYZ"_s};
    QTest::newRow("empty currency") << QStringList{u"assess"_s, u"-"_s, u"--currency"_s, QString()};
    QTest::newRow("currency of two letters") << QStringList{u"assess"_s, u"-"_s, u"--currency"_s, u"R$"_s};
    QTest::newRow("currency with a digit") << QStringList{u"assess"_s, u"-"_s, u"--currency"_s, u"U5D"_s};
    for (const auto* verb : {"assess", "recommend", "compare", "inspect", "catalog", "check-catalog", "report"}) {
        const QString name = QString::fromLatin1(verb);
        const QStringList base = name == u"report" ? QStringList{name, u"-"_s, u"-o"_s, u"x.md"_s} : QStringList{name, name == u"catalog" ? u"outlets"_s : u"-"_s};
        if (name != u"recommend")
            QTest::addRow("%s with --top", verb) << base + QStringList{u"--top"_s, u"3"_s};
        if (name != u"catalog")
            QTest::addRow("%s with --filter", verb) << base + QStringList{u"--filter"_s, u"x"_s};
        if (name != u"report")
            QTest::addRow("%s with -o", verb) << base + QStringList{u"-o"_s, u"x.md"_s};
    }
    QTest::newRow("report of a form that does not exist") << QStringList{u"report"_s, u"-"_s, u"-o"_s, u"x.doc"_s};
}

void TestCli::usage()
{
    QFETCH(QStringList, arguments);
    const auto answer = run(arguments, chatbot);
    QCOMPARE(answer.exit, 2);
    QVERIFY(!answer.err.isEmpty());
}

void TestCli::usageSaysWhat_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said");
    QTest::newRow("known currencies") << QStringList{u"assess"_s, u"-"_s, u"--currency"_s, u"XYZ"_s} << u"BRL"_s;
    QTest::newRow("nearest currency") << QStringList{u"assess"_s, u"-"_s, u"--currency"_s, u"BRR"_s} << u"Did you mean “BRL”"_s;
    QTest::newRow("owner of the option") << QStringList{u"assess"_s, u"-"_s, u"--top"_s, u"3"_s} << u"--top belongs to “recommend”"_s;
    QTest::newRow("owner of the short option") << QStringList{u"assess"_s, u"-"_s, u"-o"_s, u"x.md"_s} << u"--output belongs to “report”"_s;
}

void TestCli::usageSaysWhat()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, said);
    const auto answer = run(arguments + QStringList{u"--lang"_s, u"en"_s}, chatbot);
    QCOMPARE(answer.exit, 2);
    QVERIFY(answer.out.isEmpty());
    QVERIFY2(QString::fromUtf8(answer.err).contains(said), answer.err.constData());
}

// Money typed in the document's currency keeps its worth.
void TestCli::otherCurrency()
{
    const auto upfront = [](const QStringList& more) {
        const auto answer = run(QStringList{u"assess"_s, u"-"_s, u"--json"_s} + more, twoCards);
        return answer.json()[0][u"cost"_s].toObject();
    };
    const auto reais = upfront({u"--currency"_s, u"brl"_s}), dollars = upfront({u"--currency"_s, u"USD"_s});
    QCOMPARE(reais[u"upfront"_s].toDouble(), 8400.0);
    QCOMPARE(dollars[u"currency"_s].toString(), u"USD"_s);
    QVERIFY(dollars[u"upfront"_s].toDouble() > 8400.0 / 10 && dollars[u"upfront"_s].toDouble() < 8400.0 / 3);
}

void TestCli::documentErrors_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("key");
    const auto with = [](const QByteArray& line) { return QByteArray(twoCards).replace("limits: {budget_upfront: 15000}", line); };
    const QStringList assess{u"assess"_s};
    QTest::newRow("assess without options") << assess << chatbot << u"no_options"_s << u"options"_s;
    QTest::newRow("compare without options") << QStringList{u"compare"_s} << chatbot << u"no_options"_s << u"options"_s;
    QTest::newRow("no way") << assess << with("limits: {ways: []}") << u"empty_list"_s << u"limits.ways"_s;
    QTest::newRow("no vendor") << assess << with("limits: {vendors: []}") << u"empty_list"_s << u"limits.vendors"_s;
    QTest::newRow("no segment") << assess << with("limits: {segments: []}") << u"empty_list"_s << u"limits.segments"_s;
    QTest::newRow("country of the data") << assess << with("limits: {data_country: ZZ}") << u"unknown_country"_s << u"limits.data_country"_s;
    QTest::newRow("country of the site") << assess << QByteArray(twoCards).replace("site: {", "site: {country: XX, ") << u"unknown_country"_s << u"site.country"_s;
    QTest::newRow("control character") << assess << QByteArray(twoCards).replace("Chatbot", "Chat\x07") << u"control_character"_s << QString();
    QTest::newRow("huge number") << assess << QByteArray(twoCards).replace("context: 8192", "context: 100000000000000000000") << u"out_of_range"_s
                                 << u"stages[0].workload.context"_s;
    QTest::newRow("broken YAML") << assess << twoCards + "plans: [\n" << u"syntax"_s << QString();
    QTest::newRow("broken JSON") << assess << QByteArray("{\"cabe\": 1,}") << u"syntax"_s << QString();
}

// A clear error with a place, in the language that was asked for and without a word of another.
void TestCli::documentErrors()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, document);
    QFETCH(QString, code);
    QFETCH(QString, key);
    const auto answer = run(arguments + QStringList{u"-"_s, u"--json"_s, u"--lang"_s, u"pt-BR"_s}, document);
    QCOMPARE(answer.exit, 1);
    const auto error = answer.json()[0][u"error"_s].toObject();
    QCOMPARE(error[u"code"_s].toString(), code);
    QCOMPARE(error[u"key"_s].toString(), key);
    if (code != u"no_options")
        QVERIFY(error[u"line"_s].toInt() > 0);
    if (code == u"empty_list")
        QVERIFY(!error[u"accepted"_s].toArray().isEmpty());
    const QString message = error[u"message"_s].toString();
    for (const auto* word : {"not found", "illegal", "syntax error", "unexpected", "while parsing", "expected", "invalid"})
        QVERIFY2(!message.contains(QLatin1StringView(word)), qPrintable(message));
    if (code == u"out_of_range")
        QVERIFY2(message.contains(u"100000000000000000000"_s), qPrintable(message));
    if (code == u"control_character")
        QVERIFY2(message.contains(u"U+0007"_s), qPrintable(message));
    const QByteArray table = run(arguments + QStringList{u"-"_s, u"--lang"_s, u"pt-BR"_s}, document).out;
    QVERIFY2(table.isEmpty(), table.constData());
}

// A country that exists and has no tariff: energy is not counted, and that is said; its sum is absent, not 0.
void TestCli::countryWithoutTariff()
{
    const auto answer = run({u"assess"_s, u"-"_s, u"--json"_s, u"--lang"_s, u"en"_s}, QByteArray(twoCards).replace("site: {", "site: {country: AQ, "));
    QCOMPARE(answer.exit, 0);
    const auto first = answer.json()[0].toObject();
    QVERIFY(!first[u"cost"_s][u"parts"_s].toObject().contains(u"energy"_s));
    bool said = false;
    for (const auto& check : first[u"checks"_s].toArray())
        said = said || (check[u"code"_s].toString() == u"price_unknown" && check[u"text"_s].toString().contains(u"energy is not counted"_s));
    QVERIFY(said);
    const auto home = run({u"assess"_s, u"-"_s, u"--json"_s}, twoCards).json()[0].toObject();
    QVERIFY(home[u"cost"_s][u"parts"_s][u"energy"_s].toDouble() > 0);
}

// What nobody has is not shown: the peak of a rented machine, the speed of what does not fit.
void TestCli::nothingIsShownOfWhatIsNotThere()
{
    const QByteArray document = chatbot + "options:\n  - {rent: {price_per_hour: 2.49, currency: USD, gpu: nvidia-h100-80gb-sxm5}, name: Rented}\n"
                                          "  - {own: {id: nvidia-geforce-rtx-3090, memory_gb: 2}, name: Small}\n";
    const auto table = run({u"assess"_s, u"-"_s, u"--lang"_s, u"en"_s}, document);
    QCOMPARE(table.exit, 0);
    const QString text = QString::fromUtf8(table.out).replace(QChar(0x00a0), u' ');
    QVERIFY(!text.contains(u" 0 W"_s) && !text.contains(u"\n    0 W"_s));
    const QString small = text.mid(text.indexOf(u"Small"_s));
    for (const auto* word : {"tokens/s", "first token", "per million"})
        QVERIFY2(!small.contains(QLatin1StringView(word)), qPrintable(small));
    QVERIFY(!text.contains(u"nvidia-12-pin"_s));
    const auto json = run({u"assess"_s, u"-"_s, u"--json"_s}, document).json();
    QVERIFY(!json[0][u"power"_s].toObject().contains(u"system_peak_w"_s));
    QVERIFY(json[1][u"power"_s].toObject().contains(u"system_peak_w"_s));
}

void TestCli::catalogFolders_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QString>("said");
    const QString missing = u"/nonexistent/folder"_s;
    QTest::newRow("missing") << QStringList{u"catalog"_s, u"outlets"_s, u"--catalog"_s, missing} << 3 << u"no such"_s;
    QTest::newRow("missing beside a document") << QStringList{u"assess"_s, u"-"_s, u"--catalog"_s, missing} << 3 << missing;
    QTest::newRow("a file") << QStringList{u"catalog"_s, u"outlets"_s, u"--catalog"_s, QStringLiteral(CABE_CLI)} << 3 << u"not a folder"_s;
    QTest::newRow("empty") << QStringList{u"catalog"_s, u"outlets"_s, u"--catalog"_s, u"EMPTY"_s} << 3 << u"no catalogue file"_s;
    QTest::newRow("no name") << QStringList{u"catalog"_s, u"outlets"_s, u"--catalog"_s, QString()} << 3 << QString();
    QTest::newRow("check missing") << QStringList{u"check-catalog"_s, missing} << 3 << u"no such"_s;
    QTest::newRow("check a file") << QStringList{u"check-catalog"_s, QStringLiteral(CABE_CLI)} << 3 << u"not a folder"_s;
    QTest::newRow("check empty") << QStringList{u"check-catalog"_s, u"EMPTY"_s} << 3 << u"no catalogue file"_s;
}

void TestCli::catalogFolders()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, exit);
    QFETCH(QString, said);
    QTemporaryDir empty;
    arguments.replaceInStrings(u"EMPTY"_s, empty.path());
    const auto answer = run(arguments + QStringList{u"--lang"_s, u"en"_s}, twoCards);
    QCOMPARE(answer.exit, exit);
    QVERIFY2(QString::fromUtf8(answer.err).contains(said), answer.err.constData());
    QVERIFY(!answer.out.contains("No fault found"));
}

void TestCli::assessShape()
{
    const auto answer = run({u"assess"_s, u"-"_s, u"--json"_s, u"--lang"_s, u"en"_s}, twoCards);
    QCOMPARE(answer.exit, 0);
    const auto elements = answer.json();
    QCOMPARE(elements.size(), 2);
    const auto first = elements[0].toObject();
    for (const auto* key : {"document", "document_index", "stage", "option_index", "option", "verdict", "penalty", "acceptable", "meets", "memory", "speed", "power",
                            "checks", "cost", "assumed", "explain"})
        QVERIFY2(first.contains(QLatin1StringView(key)), key);
    QCOMPARE(first[u"document"_s].toString(), u"Chatbot"_s);
    QCOMPARE(first[u"verdict"_s].toString(), u"fits"_s);
    const auto cards = first[u"memory"_s][u"per_gpu"_s].toArray();
    QCOMPARE(cards.size(), 2);
    // 8 192 tokens of an 8B model with 8 KV heads of 128 take exactly 1 GiB of 16-bit cache, wherever the layers are.
    double cache = 0, weights = first[u"memory"_s][u"host"_s][u"weights"_s].toDouble();
    for (const auto& card : cards) {
        cache += card[u"kv_cache"_s].toDouble();
        weights += card[u"weights"_s].toDouble();
        const auto total = card[u"total"_s];
        QVERIFY(total[u"low"_s].toDouble() <= total[u"value"_s].toDouble() && total[u"value"_s].toDouble() <= total[u"high"_s].toDouble());
    }
    QCOMPARE(cache, 1073741824.0);
    // 4.58 GiB: size of the published file (llama.cpp quantize table).
    QVERIFY(std::abs(weights / 1073741824.0 - 4.58) < 0.03);
    QCOMPARE(first[u"cost"_s][u"currency"_s].toString(), u"BRL"_s);
    QCOMPARE(first[u"cost"_s][u"upfront"_s].toDouble(), 8400.0);
    QVERIFY(!first[u"assumed"_s].toArray().isEmpty());
    QVERIFY(!first[u"explain"_s].toArray().isEmpty());
    for (const auto& check : first[u"checks"_s].toArray())
        QVERIFY(!check[u"text"_s].toString().isEmpty());
}

void TestCli::recommendShape()
{
    const auto answer = run({u"recommend"_s, u"-"_s, u"--json"_s, u"--top"_s, u"3"_s}, chatbot);
    QCOMPARE(answer.exit, 0);
    const auto element = answer.json()[0].toObject();
    const auto ways = element[u"ways"_s].toObject();
    for (const auto* way : {"own", "rent", "api"}) {
        QVERIFY(ways.contains(QLatin1StringView(way)));
        QVERIFY(ways[QLatin1StringView(way)].toArray().size() <= 3);
    }
    const auto own = ways[u"own"_s].toArray();
    QCOMPARE(own.size(), 3);
    double before = 0;
    for (int i = 0; i < own.size(); ++i) {
        QCOMPARE(own[i][u"rank"_s].toInt(), i + 1);
        QVERIFY(own[i][u"acceptable"_s].toBool());
        QVERIFY(own[i][u"cost"_s][u"upfront"_s].toDouble() <= 15000);
        QVERIFY(own[i][u"cost"_s][u"total"_s][u"value"_s].toDouble() >= before);
        before = own[i][u"cost"_s][u"total"_s][u"value"_s].toDouble();
    }
    QCOMPARE(element[u"rejected_count"_s].toInt(), int(element[u"rejected"_s].toArray().size()));
    for (const auto& rejected : element[u"rejected"_s].toArray())
        QVERIFY(!rejected[u"limit"_s].toString().isEmpty());
    QVERIFY(element.contains(u"nearest_changes"_s));
}

void TestCli::compareShape()
{
    const auto answer = run({u"compare"_s, u"-"_s, u"--json"_s}, twoCards);
    QCOMPARE(answer.exit, 0);
    const auto element = answer.json()[0].toObject();
    const auto options = element[u"options"_s].toArray();
    QCOMPARE(options.size(), 2);
    for (const auto& option : options) {
        const auto monthly = option[u"monthly"_s].toArray();
        QCOMPARE(monthly.size(), 37);
        double sum = 0;
        for (const auto& m : monthly)
            sum += m.toDouble();
        QVERIFY(std::abs(sum - option[u"total"_s].toDouble()) < 0.01);
    }
    QCOMPARE(element[u"pairs"_s].toArray().size(), 2);
    QVERIFY(!element[u"sensitivity"_s].toArray().isEmpty());
}

// Options that would read the same say what tells them apart, in every verb.
void TestCli::namesDiffer_data()
{
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    const auto row = [](const char* name, const QByteArray& options, const char* first, const char* second) {
        QTest::newRow(name) << options << QString::fromUtf8(first) << QString::fromUtf8(second);
    };
    row("new and used", "{own: nvidia-geforce-rtx-4090, name: A}, {own: nvidia-geforce-rtx-4090, name: A, used: true}", "nova", "usada");
    row("price", "{own: nvidia-geforce-rtx-4090, price: 9000}, {own: nvidia-geforce-rtx-4090, price: 12000}", "9.000", "12.000");
    row("power", "{own: nvidia-geforce-rtx-4090}, {own: nvidia-geforce-rtx-4090, power_w: 300}", "RTX 4090", "300 W");
    row("link", "{own: nvidia-geforce-rtx-3090, count: 2, link: pcie}, {own: nvidia-geforce-rtx-3090, count: 2, link: nvlink}", "PCIe", "NVLink");
    row("memory", "{own: {id: nvidia-geforce-rtx-4090, memory_gb: 48}}, {own: nvidia-geforce-rtx-4090}", "48 GB", "24 GB");
    row("place", "{rent: aws-us-east-1-g5-xlarge}, {rent: {gpu: nvidia-a10g, provider: AWS, price_per_hour: 1, country: BR}}", "Estados Unidos", "Brasil");
    row("billing", "{rent: OFFER, mode: MODE1}, {rent: OFFER, mode: MODE2}", "", "");
    row("nothing", "{own: nvidia-geforce-rtx-4090}, {own: nvidia-geforce-rtx-4090}", "opção 1", "opção 2");
}

void TestCli::namesDiffer()
{
    QFETCH(QByteArray, options);
    QFETCH(QString, first);
    QFETCH(QString, second);
    if (options.contains("OFFER")) { // an offer that is billed in two ways
        for (const auto& offer : run({u"catalog"_s, u"offers"_s, u"--json"_s}).json())
            if (const QStringList billing = offer[u"price_usd_h"_s].toObject().keys(); billing.size() > 1 && billing.contains(u"spot"_s) && billing.contains(u"on_demand"_s)) {
                options.replace("OFFER", offer[u"id"_s].toString().toUtf8()).replace("MODE1", "on_demand").replace("MODE2", "spot");
                first = u"sob demanda"_s;
                second = u"spot"_s;
                break;
            }
    }
    const QByteArray document = chatbot + "options: [" + options + "]\n";
    const auto assessed = run({u"assess"_s, u"-"_s, u"--json"_s, u"--lang"_s, u"pt-BR"_s}, document).json();
    const auto compared = run({u"compare"_s, u"-"_s, u"--json"_s, u"--lang"_s, u"pt-BR"_s}, document).json()[0][u"options"_s].toArray();
    for (const auto& rows : {assessed, compared}) {
        QCOMPARE(rows.size(), 2);
        const auto nameOf = [&](int i) { return rows[i][u"name"_s].toString().replace(QChar::Nbsp, u' '); };
        const QString a = nameOf(0), b = nameOf(1);
        QVERIFY2(a != b, qPrintable(a));
        QVERIFY2(a.contains(first) && b.contains(second), qPrintable(a + u" / "_s + b));
    }
    const QString table = QString::fromUtf8(run({u"compare"_s, u"-"_s, u"--lang"_s, u"pt-BR"_s}, document).out);
    QVERIFY2(table.contains(compared[0][u"name"_s].toString()) && table.contains(compared[1][u"name"_s].toString()), qPrintable(table));
    const QString report = folder_.filePath(u"names.csv"_s);
    QCOMPARE(run({u"report"_s, u"-"_s, u"-o"_s, report, u"--lang"_s, u"pt-BR"_s}, document).exit, 0);
    QFile file(report);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString csv = QString::fromUtf8(file.readAll());
    QVERIFY2(csv.contains(assessed[0][u"name"_s].toString()) && csv.contains(assessed[1][u"name"_s].toString()), qPrintable(csv));
}

void TestCli::ranksOfDifferentNames()
{
    const auto answer = run({u"recommend"_s, u"-"_s, u"--json"_s, u"--top"_s, u"50"_s}, QByteArray(chatbot).replace("limits: {budget_upfront: 15000}\n", "")).json()[0].toObject();
    QSet<QString> names;
    int rows = 0;
    for (const auto* way : {"own", "rent", "api"})
        for (const auto& ranked : answer[u"ways"_s][QLatin1StringView(way)].toArray()) {
            names << ranked[u"name"_s].toString();
            ++rows;
        }
    QVERIFY(rows > 60);
    QCOMPARE(names.size(), rows);
    names.clear();
    const auto rejected = answer[u"rejected"_s].toArray();
    for (const auto& fallen : rejected)
        names << fallen[u"name"_s].toString();
    QCOMPARE(names.size(), rejected.size());
}

// The costs are those of one machine: how many the demand needs is said wherever they are shown.
void TestCli::demandOfManyMachines_data()
{
    QTest::addColumn<QByteArray>("requests");
    QTest::addColumn<bool>("more");
    QTest::newRow("some") << QByteArray("2e6") << false;
    QTest::newRow("beyond the count") << QByteArray("1e12") << true;
}

void TestCli::demandOfManyMachines()
{
    QFETCH(QByteArray, requests);
    QFETCH(bool, more);
    const QByteArray document = QByteArray(twoCards).replace("context: 8192", "context: 8192, demand: {requests_per_day: " + requests + "}");
    const auto saysIt = [&](const QJsonArray& checks, double machines) {
        for (const auto& check : checks)
            if (check[u"code"_s].toString() == u"capacity_short") {
                const auto args = check[u"args"_s].toObject();
                return check[u"severity"_s].toString() == u"warning" && args[u"more"_s].toBool() == more && args[u"machines_costed"_s].toDouble() == 1
                    && (machines == 0 || args[u"machines"_s].toDouble() == machines) && check[u"text"_s].toString().contains(more ? u"more than 1,000,000"_s : u"costs are those of one"_s);
            }
        return false;
    };
    for (const auto& row : run({u"assess"_s, u"-"_s, u"--json"_s, u"--lang"_s, u"en"_s}, document).json())
        QVERIFY(saysIt(row[u"checks"_s].toArray(), row[u"cost"_s][u"machines"_s].toDouble()));
    for (const auto& row : run({u"compare"_s, u"-"_s, u"--json"_s, u"--lang"_s, u"en"_s}, document).json()[0][u"options"_s].toArray())
        QVERIFY(saysIt(row[u"checks"_s].toArray(), 0));
    for (const auto* verb : {"assess", "compare"})
        QVERIFY2(run({QLatin1StringView(verb), u"-"_s, u"--lang"_s, u"en"_s}, document).out.contains("the costs are those of one"), verb);
}

// A currency into which the catalogue's prices cannot be told is named, with those that can be.
void TestCli::currencyWithoutRate_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<bool>("told");
    QTest::newRow("yen") << QByteArray("currency: JPY\n") << true;
    QTest::newRow("no currency at all") << QByteArray("currency: XXX\n") << true;
    QTest::newRow("yen with a rate") << QByteArray("currency: JPY\nsite: {exchange_rates: {USD: 150}}\n") << false;
    QTest::newRow("yen with another rate") << QByteArray("currency: JPY\nsite: {exchange_rates: {EUR: 165}}\n") << false;
    QTest::newRow("euro") << QByteArray("currency: EUR\n") << false;
    QTest::newRow("rupee") << QByteArray("currency: INR\n") << false;
}

void TestCli::currencyWithoutRate()
{
    QFETCH(QByteArray, lines);
    QFETCH(bool, told);
    const QByteArray document = "cabe: 1\n" + lines + "stages:\n  - {months: 12, workload: {task: inference, model: llama-3.1-8b}}\noptions:\n  - {own: nvidia-geforce-rtx-3090}\n"
                                "  - {own: nvidia-geforce-rtx-4090, price: 200000}\n";
    for (const auto* verb : {"assess", "recommend", "compare"}) {
        const auto answer = run({QLatin1StringView(verb), u"-"_s, u"--json"_s, u"--lang"_s, u"en"_s}, document);
        QCOMPARE(answer.exit, 0);
        for (const auto& row : answer.json()) {
            QJsonObject said;
            for (const auto& check : row[u"checks"_s].toArray())
                if (check[u"code"_s].toString() == u"currency_without_rate")
                    said = check.toObject();
            QCOMPARE(!said.isEmpty(), told);
            if (told)
                QVERIFY(said[u"severity"_s].toString() == u"warning" && said[u"text"_s].toString().contains(QString::fromUtf8(lines.mid(10, 3)))
                        && said[u"args"_s][u"known"_s].toString().contains(u"BRL, "_s) && said[u"text"_s].toString().contains(u"USD"_s));
        }
        const auto text = run({QLatin1StringView(verb), u"-"_s, u"--lang"_s, u"en"_s}, document);
        QCOMPARE(text.out.contains("No exchange rate from USD to"), told);
    }
}

// Without a demand the share of the time at work decides energy and cost: it is told like every other assumption.
void TestCli::assumedShareOfTime()
{
    const auto told = [](const QByteArray& demand) {
        const QByteArray text = "cabe: 1\ncurrency: USD\nsite: {country: US}\nstages:\n  - {workload: {task: inference, model: llama-3.1-8b" + demand
            + "}}\noptions:\n  - {own: nvidia-geforce-rtx-3090}\n";
        QStringList keys;
        for (const auto& a : run({u"assess"_s, u"-"_s, u"--json"_s}, text).json()[0].toObject()[u"assumed"_s].toArray())
            keys << a.toObject()[u"key"_s].toString();
        return keys.contains(u"stages[0].workload.demand.utilization"_s);
    };
    QVERIFY(told(""));
    QVERIFY(!told(", demand: {load_hours_per_day: 3}"));
}

// What cannot run is compared by its price alone, and said to be so.
void TestCli::compareSaysWhatCannotRun()
{
    const QByteArray text = "cabe: 1\ncurrency: USD\nsite: {country: US}\nstages:\n  - {months: 24, workload: {task: inference, model: llama-3.1-70b, weights: Q4_K_M, "
                            "demand: {requests_per_day: 100}}}\noptions:\n  - {own: nvidia-geforce-rtx-3060-12gb, price: 200}\n"
                            "  - {own: nvidia-geforce-rtx-3090, count: 2, price: 800}\n";
    const auto options = run({u"compare"_s, u"-"_s, u"--json"_s}, text).json()[0].toObject()[u"options"_s].toArray();
    QCOMPARE(options.size(), 2);
    QCOMPARE(options[0].toObject()[u"verdict"_s].toString(), u"does_not_fit"_s);
    QCOMPARE(options[1].toObject()[u"verdict"_s].toString(), u"fits"_s);
    const auto table = run({u"compare"_s, u"-"_s, u"--lang"_s, u"en"_s}, text);
    QVERIFY2(table.out.contains("does not fit"), table.out.constData());
    QVERIFY2(!table.out.contains("costs less than"), table.out.constData());
}

void TestCli::catalogRows()
{
    const auto answer = run({u"catalog"_s, u"gpus"_s, u"--json"_s, u"--filter"_s, u"nvidia-geforce-rtx-4090"_s});
    QCOMPARE(answer.exit, 0);
    bool found = false;
    for (const auto& row : answer.json())
        if (row[u"id"_s].toString() == u"nvidia-geforce-rtx-4090") {
            found = true;
            QCOMPARE(row[u"memory_mib"_s].toDouble(), 24564.0);
            QCOMPARE(row[u"form"_s].toString(), u"card"_s);
        }
    QVERIFY(found);
    for (const auto* kind : {"gpus", "models", "formats", "runtimes", "offers", "apis", "tariffs", "software", "prices"}) {
        const auto rows = run({u"catalog"_s, QLatin1StringView(kind), u"--json"_s}).json();
        QVERIFY2(!rows.isEmpty(), kind);
        for (const auto& row : rows)
            QVERIFY2(!row[u"id"_s].toString().isEmpty(), kind);
    }
}

// An element with an error says which file it is about as it was typed; null when it is about none.
void TestCli::errorsNameTheDocument_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("document");  // null: about none
    const QString broken = write(u"broken one.cabe"_s, "cabe: 1\nnonsense: 1\n"), noModel = write(u"no-id.cabe"_s, QByteArray(twoCards).replace("llama-3.1-8b", "llama-9"));
    const QString empty = write(u"no-options.cabe"_s, chatbot), missing = folder_.filePath(u"not-there.cabe"_s), out = folder_.filePath(u"r.md"_s);
    for (const auto* verb : {"assess", "recommend", "compare", "report"}) {
        const QString name = QLatin1StringView(verb);
        const auto row = [&](const char* what, const QString& file) {
            QTest::addRow("%s %s", verb, what) << (name == u"report" ? QStringList{name, file, u"-o"_s, out} : QStringList{name, file}) << file;
        };
        row("unknown key", broken);
        row("unknown id", noModel);
        row("missing", missing);
        row("folder", folder_.path());
        row("standard input", u"-"_s);
        if (name == u"assess" || name == u"compare")
            row("no options", empty);
    }
    QTest::newRow("inspect") << QStringList{u"inspect"_s, missing} << QString();
    QTest::newRow("check-catalog") << QStringList{u"check-catalog"_s, missing} << QString();
}

void TestCli::errorsNameTheDocument()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, document);
    const auto answer = run(arguments + QStringList{u"--json"_s}, "cabe: 1\nnonsense: 1\n");
    QVERIFY(answer.exit == 1 || answer.exit == 3);
    const auto rows = answer.json();
    QVERIFY(!rows.isEmpty());
    for (const auto& row : rows) {
        QVERIFY(row.toObject().contains(u"document"_s));
        QVERIFY(document.isNull() ? row[u"document"_s].isNull() : row[u"document"_s].toString() == document);
    }
}

// Shapes agree across families: only a row of the file's own architecture is named.
void TestCli::shapeOfTheSameType_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("changes");
    QTest::addColumn<QString>("expected");
    QTest::newRow("llama 3.1") << QByteArray("llama") << QByteArray() << u"llama-3.1-8b"_s;
    QTest::newRow("llama 3") << QByteArray("llama") << QByteArray("\"max_position_embeddings\":8192") << u"llama-3-8b"_s;
    QTest::newRow("hunyuan") << QByteArray("hunyuan_v1_dense") << QByteArray("\"tie_word_embeddings\":true, \"use_qk_norm\":true") << u"hunyuan-7b"_s;
    QTest::newRow("qwen") << QByteArray("qwen2") << QByteArray() << QString();
    QTest::newRow("unknown") << QByteArray("somebody_new") << QByteArray() << QString();
    QTest::newRow("tied") << QByteArray("llama") << QByteArray("\"tie_word_embeddings\":true") << QString();
}

void TestCli::shapeOfTheSameType()
{
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, changes);
    QFETCH(QString, expected);
    QByteArray config = "{\"model_type\":\"" + type + "\",\"hidden_size\":4096,\"intermediate_size\":14336,\"num_attention_heads\":32,\"num_key_value_heads\":8,"
                        "\"num_hidden_layers\":32,\"vocab_size\":128256,\"head_dim\":128,\"torch_dtype\":\"bfloat16\"";
    for (const QByteArray& usual : {QByteArray("\"max_position_embeddings\":131072"), QByteArray("\"tie_word_embeddings\":false")})
        if (!changes.contains(usual.left(usual.indexOf(':'))))
            config += ',' + usual;
    config += (changes.isEmpty() ? QByteArray() : ',' + changes) + '}';
    const auto rows = run({u"inspect"_s, write(u"config.json"_s, config), u"--json"_s}).json();
    QCOMPARE(rows[0][u"same_shape_as"_s].toString(), expected);
}

void TestCli::catalogTableInPortuguese()
{
    const QString table = QString::fromUtf8(run({u"catalog"_s, u"gpus"_s, u"--lang"_s, u"pt-BR"_s}).out);
    const QString header = table.section(u'\n', 0, 0);
    for (const auto* word : {"Fabricante", "Nome", "Arquitetura", "Segmento", "Forma", "Memória (GB)"})
        QVERIFY2(header.contains(QString::fromUtf8(word)), qPrintable(header));
    for (const auto* word : {"estação de trabalho", "notebook", "placa", "módulo", "consumo"})
        QVERIFY2(table.contains(u"  "_s + QString::fromUtf8(word) + u"  "_s), word);
    for (const auto* word : {"workstation", "laptop", "card", "module", "consumer"})
        QVERIFY2(!table.contains(u"  "_s + QString::fromUtf8(word) + u"  "_s), word);
    const auto unknown = run({u"catalog"_s, u"unicorns"_s, u"--lang"_s, u"pt-BR"_s});
    QVERIFY2(QString::fromUtf8(unknown.err).contains(u"gpus"_s) && QString::fromUtf8(unknown.err).contains(u"placas de vídeo e computadores"_s), unknown.err.constData());
}

void TestCli::severalDocuments()
{
    const auto answer = run({u"assess"_s, u"-"_s, u"--json"_s}, twoCards + "---\n" + "cabe: 1\nstages: [{name: x, workload: {task: inference, model: nonsense-9b}}]\n---\n" + twoCards);
    QCOMPARE(answer.exit, 1);
    const auto elements = answer.json();
    QCOMPARE(elements.size(), 5);
    QCOMPARE(elements[0][u"document_index"_s].toInt(), 0);
    QCOMPARE(elements[2][u"error"_s][u"code"_s].toString(), u"unknown_id"_s);
    QVERIFY(!elements[2][u"error"_s][u"nearest"_s].toArray().isEmpty());
    QCOMPARE(elements[4][u"document_index"_s].toInt(), 2);
}

void TestCli::errorsNameThePlace()
{
    const QString path = write(u"typo.cabe"_s, "cabe: 1\nstages:\n  - name: Serve\n    workload:\n      task: inference\n      model: llama-3.1-8b\n      contxt: 8192\n");
    const auto answer = run({u"assess"_s, path, u"--json"_s, u"--lang"_s, u"pt-BR"_s});
    QCOMPARE(answer.exit, 1);
    const auto error = answer.json()[0][u"error"_s].toObject();
    QCOMPARE(error[u"code"_s].toString(), u"unknown_key"_s);
    QCOMPARE(error[u"line"_s].toInt(), 7);
    QCOMPARE(error[u"file"_s].toString(), path);
    QCOMPARE(error[u"nearest"_s][0].toString(), u"context"_s);
    const QString sentence = QString::fromUtf8(answer.err);
    QVERIFY2(sentence.contains(u"linha 7"_s) && sentence.contains(u"Seria “context”"_s), answer.err.constData());
}

void TestCli::hostileInput_data()
{
    QTest::addColumn<QByteArray>("input");
    const auto with = [](const QByteArray& line) { return QByteArray(chatbot).replace("context: 8192", line); };
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("binary") << QByteArray("\x7f\x45\x4c\x46\x00\x01\x02\xff\xfe", 9);
    QTest::newRow("context 0") << with("context: 0");
    QTest::newRow("10^12 sequences") << with("sequences: 1000000000000");
    QTest::newRow("NaN") << with("context: .nan");
    QTest::newRow("infinite") << with("context: .inf");
    QTest::newRow("octal") << with("context: 010");
    QTest::newRow("negative") << with("context: -5");
    QTest::newRow("duplicate keys") << with("context: 1, context: 2");
    QTest::newRow("alias bomb") << QByteArray("a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c]\n");
    QTest::newRow("deep yaml") << QByteArray(200000, '[');
    QTest::newRow("deep maps") << QByteArray("{a: ").repeated(50000);
    QTest::newRow("deep json") << QByteArray("{\"a\":").repeated(50000);
    QTest::newRow("long line") << QByteArray("cabe: ") + QByteArray(1'900'000, 'x');
    QTest::newRow("too large") << QByteArray(3'000'000, '#');
    QTest::newRow("newer version") << QByteArray("cabe: 99\n");
    QTest::newRow("no project") << QByteArray("hello: world\n");
    QTest::newRow("tag") << QByteArray("cabe: !!python/object:os.system x\n");
}

void TestCli::hostileInput()
{
    QFETCH(QByteArray, input);
    QElapsedTimer timer;
    timer.start();
    const auto answer = run({u"assess"_s, u"-"_s, u"--json"_s}, input);
    QVERIFY2(answer.exit == 1 || answer.exit == 3, QByteArray::number(answer.exit).constData());
    QVERIFY2(timer.elapsed() < 10'000, "took too long"); // 2 s on an idle machine; test machines are shared
    QVERIFY(!answer.err.isEmpty());
    QVERIFY(answer.json()[0].toObject().contains(u"error"_s));
}

// Ids that are not in the catalogue are found after reading; the error still says where they stand.
void TestCli::unknownIdsHaveAPlace()
{
    const QString file = write(u"unknown.cabe"_s, "cabe: 1\nstages:\n  - workload: {task: inference, model: llama-3.1-80b}\noptions:\n  - own: nvidia-geforce-rtx-4091\n");
    const auto answer = run({u"assess"_s, file, u"--lang"_s, u"en"_s}, {});
    QCOMPARE(answer.exit, 1);
    QVERIFY2(answer.err.contains("unknown.cabe, line 3"), answer.err.constData());
    QVERIFY2(answer.err.contains("unknown.cabe, line 5"), answer.err.constData());
    QVERIFY(answer.err.contains("llama-3.1-8b") && answer.err.contains("nvidia-geforce-rtx-4090"));
}

void TestCli::unreadableFiles()
{
    QCOMPARE(run({u"assess"_s, folder_.filePath(u"nothing.cabe"_s), u"--json"_s}).exit, 3);
    QCOMPARE(run({u"assess"_s, folder_.path(), u"--json"_s}).exit, 3);
    // The others are still assessed.
    const QString good = write(u"good.cabe"_s, twoCards);
    const auto answer = run({u"assess"_s, folder_.filePath(u"nothing.cabe"_s), good, u"--json"_s});
    QCOMPARE(answer.exit, 3);
    QCOMPARE(answer.json().size(), 3);
}

void TestCli::languages()
{
    const auto portuguese = run({u"recommend"_s, u"-"_s, u"--lang"_s, u"pt-BR"_s}, chatbot);
    const auto english = run({u"recommend"_s, u"-"_s, u"--lang"_s, u"en"_s}, chatbot);
    QVERIFY(QString::fromUtf8(portuguese.out).contains(u"Comprar"_s));
    QVERIFY(QString::fromUtf8(portuguese.out).contains(u"cabe"_s));
    QVERIFY(english.out.contains("Buy"));
    QVERIFY(!english.out.contains("Comprar"));
}

void TestCli::checkCatalog()
{
    QCOMPARE(run({u"check-catalog"_s, QStringLiteral(CABE_SOURCE_DIR) + u"/resources/catalog"_s}).exit, 0);
    QTemporaryDir broken;
    QFile file(broken.filePath(u"gpus.yaml"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("kind: gpus\ndate: 2026-01-01\nrows:\n  - id: my-card\n    vendor: NVIDIA\n    power_w: -5\n    colour: green\n");
    file.close();
    const auto answer = run({u"check-catalog"_s, broken.path(), u"--json"_s});
    QCOMPARE(answer.exit, 1);
    QStringList codes;
    for (const auto& fault : answer.json())
        codes << fault[u"code"_s].toString();
    QVERIFY(codes.contains(u"unknown_key"_s));
    QVERIFY(codes.contains(u"out_of_range"_s));
    QVERIFY(codes.contains(u"missing_key"_s));
}

void TestCli::userCatalog()
{
    // A row of the user replaces the embedded one, and the answer says so.
    QTemporaryDir own;
    const auto rows = run({u"catalog"_s, u"outlets"_s, u"--json"_s}).json();
    QVERIFY(!rows.isEmpty());
    QFile file(own.filePath(u"outlets.yaml"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("kind: outlets\ndate: 2026-11-30\nsource: my house\nrows:\n  - {id: my-outlet, name: {en: Mine, pt_BR: Minha}, country: BR, volts: 220, amperes: 32}\n");
    file.close();
    const auto answer = run({u"catalog"_s, u"outlets"_s, u"--json"_s, u"--catalog"_s, own.path()});
    QCOMPARE(answer.exit, 0);
    QCOMPARE(answer.json().size(), rows.size() + 1);
}

void TestCli::reports()
{
    const QString project = write(u"report.cabe"_s, twoCards);
    const QString markdown = folder_.filePath(u"report.md"_s), csv = folder_.filePath(u"report.csv"_s);
    QCOMPARE(run({u"report"_s, project, u"-o"_s, markdown, u"--lang"_s, u"pt-BR"_s}).exit, 0);
    QCOMPARE(run({u"report"_s, project, u"-o"_s, csv, u"--lang"_s, u"pt-BR"_s}).exit, 0);
    QFile md(markdown), table(csv);
    QVERIFY(md.open(QIODevice::ReadOnly) && table.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(md.readAll());
    QVERIFY(text.startsWith(u"# Chatbot"_s));
    QVERIFY(text.contains(u"O que foi suposto"_s));
    const QStringList lines = QString::fromUtf8(table.readAll()).split(u"\r\n"_s, Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines[0].contains(u';'));
    QVERIFY(lines[1].contains(u"8400"_s));
    QCOMPARE(run({u"report"_s, project, u"-o"_s, folder_.filePath(u"no/such/folder/x.md"_s)}).exit, 3);
}

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
