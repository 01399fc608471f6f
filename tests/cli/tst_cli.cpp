// SPDX-License-Identifier: GPL-3.0-or-later
// cabe-cli from outside: usage, exit statuses, documents with faults, languages, hostile input.
#include "cli_support.h"

#include <QElapsedTimer>

using namespace clitest;
using namespace Qt::StringLiterals;

class TestCli : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void versionAndHelp();
    void usage_data();
    void usage();
    void usageSaysWhat_data();
    void usageSaysWhat();
    void otherCurrency();
    void documentErrors_data();
    void documentErrors();
    void errorsNameTheDocument_data();
    void errorsNameTheDocument();
    void errorsNameThePlace();
    void hostileInput_data();
    void hostileInput();
    void unknownIdsHaveAPlace();
    void unreadableFiles();
    void languages();

private:
    Folder folder_;
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

// An element with an error says which file it is about as it was typed; null when it is about none.
void TestCli::errorsNameTheDocument_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("document");  // null: about none
    const QString broken = folder_.write(u"broken one.cabe"_s, "cabe: 1\nnonsense: 1\n"), noModel = folder_.write(u"no-id.cabe"_s, QByteArray(twoCards).replace("llama-3.1-8b", "llama-9"));
    const QString empty = folder_.write(u"no-options.cabe"_s, chatbot), missing = folder_.path(u"not-there.cabe"_s), out = folder_.path(u"r.md"_s);
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

void TestCli::errorsNameThePlace()
{
    const QString path = folder_.write(u"typo.cabe"_s, "cabe: 1\nstages:\n  - name: Serve\n    workload:\n      task: inference\n      model: llama-3.1-8b\n      contxt: 8192\n");
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
    const QString file = folder_.write(u"unknown.cabe"_s, "cabe: 1\nstages:\n  - workload: {task: inference, model: llama-3.1-80b}\noptions:\n  - own: nvidia-geforce-rtx-4091\n");
    const auto answer = run({u"assess"_s, file, u"--lang"_s, u"en"_s}, {});
    QCOMPARE(answer.exit, 1);
    QVERIFY2(answer.err.contains("unknown.cabe, line 3"), answer.err.constData());
    QVERIFY2(answer.err.contains("unknown.cabe, line 5"), answer.err.constData());
    QVERIFY(answer.err.contains("llama-3.1-8b") && answer.err.contains("nvidia-geforce-rtx-4090"));
}

void TestCli::unreadableFiles()
{
    QCOMPARE(run({u"assess"_s, folder_.path(u"nothing.cabe"_s), u"--json"_s}).exit, 3);
    QCOMPARE(run({u"assess"_s, folder_.path(), u"--json"_s}).exit, 3);
    // The others are still assessed.
    const QString good = folder_.write(u"good.cabe"_s, twoCards);
    const auto answer = run({u"assess"_s, folder_.path(u"nothing.cabe"_s), good, u"--json"_s});
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

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
