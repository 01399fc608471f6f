// SPDX-License-Identifier: GPL-3.0-or-later
// Parsing hostile text: places, reasons of what is refused, bounds, files, comments. The rules are those of engine/tree/node.h and of the contract
// ("files over 2 MB are refused before parsing").
#include "engine/tree/node.h"
#include "engine/tree/syntax_reason.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <ctime>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace cabe;

namespace {

// "No hang over 2 s", in processor time: other programs on the machine do not count, instrumented builds may take longer.
#if defined(__SANITIZE_ADDRESS__)
constexpr double mostSeconds = 10;
#else
constexpr double mostSeconds = 2;
#endif

class Watch {
public:
    [[nodiscard]] double seconds() const { return static_cast<double>(std::clock() - start_) / CLOCKS_PER_SEC; }

private:
    std::clock_t start_ = std::clock();
};

std::string repeated(std::string_view unit, std::size_t bytes)
{
    std::string text;
    text.reserve(bytes);
    while (text.size() + unit.size() <= bytes)
        text += unit;
    return text;
}

} // namespace

class TestTree : public QObject {
    Q_OBJECT

private slots:
    void places();
    void jsonPlaces();
    void severalDocuments();
    void refused_data();
    void refused();
    void syntaxReasons_data();
    void syntaxReasons();
    void unknownReason();
    void bounded_data();
    void bounded();
    void duplicatesCollected();
    void files();
    void fileTooLarge();
    void comments_data();
    void comments();
};

namespace {

tree::Node parsed(std::string_view text)
{
    auto documents = tree::parse(text, "f");
    return documents ? documents->front() : tree::Node{};
}

} // namespace

void TestTree::places()
{
    const tree::Node root = parsed("a: 1\nb: [x, 'y']\né: {c: ~, d: , e: \"z\"}\n");
    QCOMPARE(root.entries.size(), std::size_t{3});
    const tree::Node* b = root.find("b");
    QVERIFY(b && b->isSequence());
    QCOMPARE(b->items[1].line, 2);
    QCOMPARE(b->items[1].column, 8);
    QVERIFY(b->items[1].quoted);
    QVERIFY(!b->items[0].quoted);
    const tree::Node::Entry& third = root.entries[2];
    QCOMPARE(third.key, std::string{"é"});
    QCOMPARE(third.value.column, 4);  // columns count characters, not bytes
    QVERIFY(third.value.find("c")->isNull());
    QVERIFY(third.value.find("d")->isNull());
    QVERIFY(third.value.find("e")->quoted);
    QCOMPARE(third.value.find("e")->column, 19);
    QVERIFY(!root.find("zz"));
}

void TestTree::jsonPlaces()
{
    const tree::Node root = parsed(" {\"a\": 1,\n \"é\": [1.5e3, true,null , \"x\"]}");
    QCOMPARE(root.column, 2);
    QCOMPARE(root.find("a")->column, 8);
    const tree::Node::Entry& list = root.entries[1];
    QCOMPARE(list.line, 2);
    QCOMPARE(list.column, 2);
    QCOMPARE(list.value.column, 7);
    QCOMPARE(list.value.items[0].text, std::string{"1.5e3"});
    QCOMPARE(list.value.items[0].column, 8);
    QCOMPARE(list.value.items[1].column, 15);
    QVERIFY(!list.value.items[1].quoted);
    QVERIFY(list.value.items[2].isNull());
    QCOMPARE(list.value.items[3].column, 27);
    QVERIFY(list.value.items[3].quoted);
}

void TestTree::severalDocuments()
{
    const auto documents = tree::parse("a: 1\n---\nb: 2\n", "f");
    QVERIFY(documents.ok());
    QCOMPARE(documents->size(), std::size_t{2});
    QCOMPARE(documents->at(1).entries[0].line, 3);
    QCOMPARE(tree::parse("\xEF\xBB\xBF" "a: 1", "f")->front().find("a")->text, std::string{"1"});  // byte order mark
}

void TestTree::refused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char* name, QByteArray text, const char* code, int line, int column) {
        QTest::newRow(name) << std::move(text) << QByteArray{code} << line << column;
    };
    row("empty", "", "empty_document", 1, 1);
    row("blank", " \n\t\n", "empty_document", 1, 1);
    row("only comments", "# a\n# b\n", "empty_document", 1, 1);
    row("binary", QByteArray{"\x7f" "ELF\x02\x01\x00\x00", 8}, "not_text", 1, 1);
    row("NUL in text", QByteArray{"a: b\nc: d\0e\n", 12}, "not_text", 2, 1);
    row("Latin-1", "a: caf\xE9\n", "not_text", 1, 1);
    row("overlong UTF-8", "a: \xC0\xAF", "not_text", 1, 1);
    row("surrogate in UTF-8", "a: \xED\xA0\x80", "not_text", 1, 1);
    row("UTF-16", QByteArray{"a\0:\0 \0b\0", 8}, "not_text", 1, 1);
    row("escaped NUL", "a: \"x\\0y\"", "not_text", 1, 4);
    row("escaped NUL in JSON", "{\"a\": \"\\u0000\"}", "not_text", 1, 7);
    row("bell", "a: b\nc: caf\xC3\xA9 \x07\n", "control_character", 2, 9);
    row("delete", "a: \x7F", "control_character", 1, 4);
    row("escape sequence", "\x1B[31m: 1\n", "control_character", 1, 1);
    row("control character in JSON", "{\"a\": \"\x01\"}", "control_character", 1, 8);
    row("control character and Latin-1", "a: \x07 caf\xE9\n", "not_text", 1, 1);
    row("escaped bell", "a: \"x\\x07\"", "control_character", 1, 4);
    row("escaped bell in JSON", "{\"a\": \"\\u0007\"}", "control_character", 1, 7);
    row("duplicate key", "a: 1\nb: 2\na: 3\n", "duplicate_key", 3, 1);
    row("duplicate key in a list", "- {a: 1}\n- b:\n   c: 2\n   c: 3", "duplicate_key", 4, 4);
    row("duplicate key in JSON", "{\"a\":1,\n \"a\":2}", "duplicate_key", 2, 2);
    row("alias", "a: &x 1\nb: *x\n", "alias_refused", 2, 4);
    row("merge key", "a: &x {b: 1}\nc:\n  <<: *x\n", "alias_refused", 3, 7);
    row("tag", "a: !ruby/object x\n", "tag_refused", 1, 4);
    row("binary tag", "a: !!binary aGk=\n", "tag_refused", 1, 4);
    row("two values on a line", "a: b: c\n", "syntax", 1, 5);
    row("list not closed", "a: 1\nb: [1,2\n", "syntax", 2, 4);
    row("tab as indentation", "a:\n\tb: 1\n", "syntax", 2, 3);
    row("key is a list", "? [a]\n: 1\n", "syntax", 1, 3);
    row("JSON: comma too many", "[1,]", "syntax", 1, 4);
    row("JSON: NaN", "{\"a\":NaN}", "syntax", 1, 6);
    row("JSON: not finite", "{\"a\": 1e999}", "not_finite", 1, 7);
    row("JSON: octal", "{\"a\":010}", "syntax", 1, 9);
    row("JSON: rest after the end", "{\"a\":1}}", "syntax", 1, 8);
    row("JSON: ends early", "{\"a\":", "syntax", 1, 5);
    row("64 levels and one", QByteArray(65, '['), "too_deep", 1, 65);
}

void TestTree::refused()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, code);
    QFETCH(int, line);
    QFETCH(int, column);
    const auto result = tree::parse({text.constData(), static_cast<std::size_t>(text.size())}, "f.yaml");
    QVERIFY(!result.ok());
    QCOMPARE(result.error().code, code.toStdString());
    QCOMPARE(result.error().at.file, std::string{"f.yaml"});
    QCOMPARE(result.error().at.line, line);
    QCOMPARE(result.error().at.column, column);
}

void TestTree::syntaxReasons_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("reason");
    const auto row = [](const char* text, const char* reason) { QTest::newRow(text) << QByteArray{text} << QByteArray{reason}; };
    row("a: [1, 2\n", "bracket_open");
    row("a: {b: 1\n", "bracket_open");
    row("a: [1, 2}\n", "bracket_closed");
    row("a: 1\nb: ]\n", "bracket_closed");
    row("a: b: c\n", "value_place");
    row("a: 1\n  b: 2\n", "value_place");
    row("a:\n\tb: 1\n", "tab");
    row("a:\n\t- b\n", "tab");
    row("a: \"b\n", "quote_open");
    row("a: 'b\n", "quote_open");
    row("a: \"b\n---\n", "quote_open");
    row("a: \"\\y\"\n", "escape");
    row("a: \"\\xZZ\"\n", "escape");
    row("a: {b: 'it''s}\n", "quote_open");
    row("a: \"b\\\"\n", "quote_open");
    row("a: @b\n", "character");
    row("a: `b`\n", "character");
    row("a: %b\n", "character");
    row("a: - b\n", "list_item");
    row("a: 1\n- b\n", "indentation");
    row("a: |0\n  b\n", "block_head");
    row("a: |x\n  b\n", "block_head");
    row("%YAML 1 2\n---\na: 1\n", "directive");
    row("%YAML 9.0\n---\na: 1\n", "directive");
    row("a: &\n", "anchor");
    row("a: &b &c d\n", "anchor");
    row("a: !<b\n", "tag");
    row("? [a]\n: 1\n", "key_form");
    row("{a: 1}", "key_needed");
    row("{\"a\" 1}", "colon_needed");
    row("{\"a\": 1 \"b\": 2}", "comma_in_map");
    row("[1 2]", "comma_in_list");
    row("[1,]", "value_needed");
    row("{\"a\":}", "value_needed");
    row("{\"a\": 1,}", "key_needed");
    row("{\"a\": 1", "end_of_text");
    row("{\"a\": \"b}", "quote_open");
    row("{\"a\": nul}", "literal");
    row("{\"a\": NaN}", "literal");
    row("{\"a\": 1.}", "number");
    row("{\"a\": -}", "number");
    row("{\"a\": \"\\y\"}", "escape");
    row("{\"a\": \"\\uD800\"}", "escape");
    row("{\"a\": \"b\nc\"}", "line_in_text");
    row("{\"a\": \"b\tc\"}", "line_in_text");
    row("{\"a\": 1}}", "rest_after_end");
}

// The reason is a word of ours; which one tells people what to mend.
void TestTree::syntaxReasons()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, reason);
    const auto result = tree::parse({text.constData(), static_cast<std::size_t>(text.size())}, "f");
    QVERIFY(!result.ok());
    QCOMPARE(result.error().code, std::string{"syntax"});
    QCOMPARE(result.error().args, (Args{{"reason", reason.toStdString()}}));
    QVERIFY(result.error().at.line > 0);
    const auto known = tree::syntaxReasons();
    QVERIFY(std::find(known.begin(), known.end(), reason.toStdString()) != known.end());
}

// A message of a newer library is no reason that we know: no argument, and the neutral sentence.
void TestTree::unknownReason()
{
    QVERIFY(tree::yamlReason("something new").empty());
    QVERIFY(tree::jsonReason("something new").empty());
    QVERIFY(tree::reasonArgs({}).empty());
}

void TestTree::bounded_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("code");  // empty: it may be readable
    const auto row = [](const char* name, const std::string& text, const char* code) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray{code};
    };
    constexpr std::size_t most = tree::maxFileBytes - 20;
    row("100 000 brackets", "a: " + std::string(100'000, '['), "too_deep");
    row("100 000 braces", "a: " + repeated("{b: ", 400'000), "too_deep");
    row("100 000 JSON brackets", std::string(100'000, '['), "too_deep");
    row("100 000 JSON objects", repeated("{\"a\":", 500'000), "too_deep");
    row("100 000 dashes", repeated("- ", 200'000), "too_deep");
    row("100 000 question marks", repeated("? ", 200'000), "too_deep");
    std::string stairs;
    for (int i = 0; i < 1900; ++i)
        stairs += std::string(static_cast<std::size_t>(i), ' ') + "a:\n";
    row("1900 indentations", stairs, "too_deep");
    std::string bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n";
    for (int i = 1; i < 30; ++i) {
        const std::string before = "*a" + std::to_string(i - 1);
        bomb += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [" + before + ", " + before + ", " + before + "]\n";
    }
    row("alias bomb", bomb, "alias_refused");
    row("3 MB", repeated("a: b\n", 3'000'000), "file_too_large");
    row("100 MB", repeated("- abcdefgh\n", 100'000'000), "file_too_large");
    row("2 MB of list items", repeated("- b\n", most), "too_many_nodes");
    row("2 MB of flow items", "a: [" + repeated("b, ", most) + "]", "too_many_nodes");
    row("2 MB of documents", repeated("---\n", most), "too_many_nodes");
    row("2 MB of one key", repeated("a: b\n", most), "duplicate_key");
    row("2 MB in one word", "a: " + std::string(most, 'b'), "");
    row("2 MB in quotes", "a: \"" + std::string(most, 'b') + '"', "");
    row("2 MB of escapes", "a: \"" + repeated("\\n", most) + '"', "");
    row("2 MB of comment", '#' + std::string(most, 'x'), "empty_document");
    row("2 MB of blank lines", std::string(most, '\n') + "a: 1", "");
    row("2 MB of colons", std::string(most, ':'), "syntax");
    row("2 MB of anchors", repeated("- &a b\n", most), "");
    row("2 MB of ampersands", std::string(most, '&'), "");
    row("quote never closed", '"' + std::string(most, 'a'), "syntax");
    std::string keys;
    for (int i = 0; i < 170'000; ++i)
        keys += 'k' + std::to_string(i) + ": 1\n";
    row("170 000 keys", keys, "");
}

void TestTree::bounded()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, code);
    const Watch watch;
    const auto result = tree::parse({text.constData(), static_cast<std::size_t>(text.size())}, "f");
    QVERIFY2(watch.seconds() < mostSeconds, qPrintable(QString::number(watch.seconds())));
    if (!code.isEmpty()) {
        QVERIFY(!result.ok());
        QCOMPARE(result.error().code, code.toStdString());
    }
}

void TestTree::duplicatesCollected()
{
    std::vector<Error> duplicates;
    const auto result = tree::parse("a: 1\na: 2\nb: {c: 1, c: 2}\nd: 3\n", "f", &duplicates);
    QVERIFY(result.ok());
    QCOMPARE(duplicates.size(), std::size_t{2});
    QCOMPARE(duplicates[1].key, std::string{"b.c"});
    QCOMPARE(duplicates[1].at.column, 11);
    QCOMPARE(result->front().find("a")->text, std::string{"1"});
    QCOMPARE(result->front().find("d")->text, std::string{"3"});
}

void TestTree::files()
{
    QTemporaryDir folder;
    const std::string base = folder.path().toStdString();
    QCOMPARE(tree::readFile(base + "/none.yaml").error().code, std::string{"file_missing"});
    QCOMPARE(tree::readFile(base).error().code, std::string{"not_a_file"});
    QFile file{folder.filePath(QStringLiteral("ação.yaml"))};
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("a: 1\n");
    file.close();
    QCOMPARE(tree::readFile(file.fileName().toStdString()).value(), std::string{"a: 1\n"});
#ifdef Q_OS_UNIX
    QCOMPARE(tree::readFile("/dev/zero").error().code, std::string{"not_a_file"});
    const std::string pipe = base + "/pipe";
    QCOMPARE(mkfifo(pipe.c_str(), 0600), 0);
    QCOMPARE(tree::readFile(pipe).error().code, std::string{"not_a_file"});
    file.setPermissions({});
    if (geteuid() != 0)
        QCOMPARE(tree::readFile(file.fileName().toStdString()).error().code, std::string{"file_unreadable"});
#endif
#ifdef Q_OS_LINUX
    QCOMPARE(tree::readFile("/proc/self/mem").error().code, std::string{"file_unreadable"});  // a regular file that even root cannot read
#endif
}

void TestTree::fileTooLarge()
{
    QTemporaryDir folder;
    QFile file{folder.filePath(QStringLiteral("big.yaml"))};
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(100'000'000));  // sparse: takes no room
    file.close();
    const Watch watch;
    const auto result = tree::readFile(file.fileName().toStdString());
    QCOMPARE(result.error().code, std::string{"file_too_large"});
    QCOMPARE(std::get<double>(result.error().args.front().value), 1e8);
    QVERIFY(watch.seconds() < mostSeconds);
    QVERIFY(file.resize(static_cast<qint64>(tree::maxFileBytes)));
    QVERIFY(tree::readFile(file.fileName().toStdString()).ok());
}

void TestTree::comments_data()
{
    QTest::addColumn<QByteArray>("yaml");
    QTest::addColumn<bool>("expected");
    QTest::newRow("none") << QByteArray{"a: 1\n"} << false;
    QTest::newRow("whole line") << QByteArray{"# a\na: 1\n"} << true;
    QTest::newRow("after a value") << QByteArray{"a: 1 # b\n"} << true;
    QTest::newRow("inside a word") << QByteArray{"a: b#c\n"} << false;
    QTest::newRow("in double quotes") << QByteArray{"a: \"b # \\\" # c\"\n"} << false;
    QTest::newRow("in single quotes") << QByteArray{"a: 'it''s # c'\n"} << false;
    QTest::newRow("over lines in quotes") << QByteArray{"a: 'b\n  # c'\n"} << false;
    QTest::newRow("after an apostrophe") << QByteArray{"a: it's # c\n"} << true;
    QTest::newRow("in a block") << QByteArray{"a: |\n  # c\n  [[[\nb: 1\n"} << false;
    QTest::newRow("in a block in a list") << QByteArray{"- a: >-\n    # c\n  b: 1\n"} << false;
    QTest::newRow("behind a block") << QByteArray{"- a: |\n    c\n  b: 1 # d\n"} << true;
    QTest::newRow("behind a block's indicator") << QByteArray{"a: | # c\n  b\n"} << true;
    QTest::newRow("in brackets") << QByteArray{"a: [b, # c\n d]\n"} << true;
    QTest::newRow("after quotes") << QByteArray{"a: 'b' # c\n"} << true;
}

void TestTree::comments()
{
    QFETCH(QByteArray, yaml);
    QFETCH(bool, expected);
    QCOMPARE(tree::hasComments(yaml.toStdString()), expected);
}

QTEST_APPLESS_MAIN(TestTree)
#include "tst_tree.moc"
