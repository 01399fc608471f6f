// SPDX-License-Identifier: GPL-3.0-or-later
// cabe-cli from outside: exit statuses, JSON shape, languages, hostile input.
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
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
    void assessShape();
    void recommendShape();
    void compareShape();
    void catalogRows();
    void severalDocuments();
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
    QTest::newRow("report of a form that does not exist") << QStringList{u"report"_s, u"-"_s, u"-o"_s, u"x.doc"_s};
}

void TestCli::usage()
{
    QFETCH(QStringList, arguments);
    const auto answer = run(arguments, chatbot);
    QCOMPARE(answer.exit, 2);
    QVERIFY(!answer.err.isEmpty());
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
