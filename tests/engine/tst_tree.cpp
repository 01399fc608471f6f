// SPDX-License-Identifier: GPL-3.0-or-later
// Reading hostile text: places, bounds, numbers, and strict structs. The rules are those of engine/tree/node.h and of the contract
// ("decimal point, 5e7, no octal, NaN and infinity refused; files over 2 MB are refused before parsing").
#include "engine/tree/node.h"
#include "engine/tree/reader.h"
#include "engine/tree/scalar.h"
#include "engine/tree/syntax_reason.h"
#include "engine/tree/writer.h"

#include <nlohmann/json.hpp>

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

enum class Colour { red, blue };

struct Part {
    int count = 0;
    std::optional<double> share;
};
template <class V>
void describe(V& v, Part& p)
{
    v.key("count", p.count, tree::requiredBetween(1, 10));
    v.key("share", p.share, tree::between(0, 1));
}

// A type with its own syntax: a number, or "all".
struct Layers {
    std::optional<int> count;
    friend bool operator==(const Layers&, const Layers&) = default;
};
void readNode(tree::Reader& reader, const tree::Node& node, Layers& layers, const tree::Rule& rule)
{
    if (node.isScalar() && node.text == "all")
        layers.count.reset();
    else
        reader.read(node, layers.count, rule);
}
void writeNode(tree::Writer& writer, const Layers& layers)
{
    if (layers.count)
        writer.write(*layers.count);
    else
        writer.sink().text("all");
}

constexpr std::array<std::string_view, 2> systems{"linux", "windows"};

struct Thing {
    std::string name;
    bool on = false;
    double watts = 0;
    std::int64_t params = 0;
    Colour colour = Colour::red;
    std::string os;
    std::vector<Part> parts;
    std::map<std::string, double> prices;
    std::optional<std::vector<std::string>> plugs;
    std::optional<Part> extra;
    Setting<int> context{4096};
    Setting<Layers> layers;
};
template <class V>
void describe(V& v, Thing& t)
{
    v.key("name", t.name, tree::required);
    v.key("on", t.on);
    v.key("watts", t.watts, tree::between(1, 5000));
    v.key("params", t.params);
    v.key("colour", t.colour);
    v.key("os", t.os, tree::oneOf(systems));
    v.key("parts", t.parts);
    v.key("prices", t.prices, tree::between(0, 100));
    v.key("plugs", t.plugs);
    v.key("extra", t.extra);
    v.key("context", t.context, tree::between(1, 1e9));
    v.key("layers", t.layers, tree::between(0, 2000));
}

} // namespace

template <>
struct cabe::tree::EnumNames<Colour> {
    static constexpr std::array<std::pair<std::string_view, Colour>, 3> names{
        {{"red", Colour::red}, {"blue", Colour::blue}, {"azul", Colour::blue}}};
};

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
    void numbers_data();
    void numbers();
    void wholeNumbers_data();
    void wholeNumbers();
    void readsEverything();
    void strict_data();
    void strict();
    void allFaultsAtOnce();
    void patching();
    void nearest_data();
    void nearest();
    void writesJson();
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

void TestTree::numbers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("value");
    QTest::addColumn<QByteArray>("code");
    const auto good = [](const char* text, double value) { QTest::newRow(text) << QByteArray{text} << value << QByteArray{}; };
    const auto bad = [](const char* text, const char* code) { QTest::newRow(*text ? text : "empty") << QByteArray{text} << 0.0 << QByteArray{code}; };
    good("0", 0);
    good("5e7", 5e7);
    good("+2.5", 2.5);
    good("-0.25", -0.25);
    good("1E-3", 1e-3);
    good(".5", 0.5);
    good("0.5", 0.5);
    bad("010", "octal_number");
    bad("-010", "octal_number");
    bad("00", "octal_number");
    bad("0o17", "octal_number");
    bad("01.5", "octal_number");
    bad(".nan", "not_finite");
    bad("NaN", "not_finite");
    bad("-.inf", "not_finite");
    bad("Infinity", "not_finite");
    bad("1e999", "not_finite");
    bad("0x10", "wrong_type");
    bad("1,5", "wrong_type");
    bad("1_000", "wrong_type");
    bad("1:30", "wrong_type");
    bad("5 W", "wrong_type");
    bad("1e", "wrong_type");
    bad("--1", "wrong_type");
    bad("", "wrong_type");
    bad(".", "wrong_type");
}

void TestTree::numbers()
{
    QFETCH(QByteArray, text);
    QFETCH(double, value);
    QFETCH(QByteArray, code);
    const auto number = tree::parseNumber(text.toStdString());
    QCOMPARE(number.ok(), code.isEmpty());
    if (number)
        QCOMPARE(*number, value);
    else
        QCOMPARE(number.error().code, code.toStdString());
}

void TestTree::wholeNumbers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("value");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("exact beyond 2^53") << QByteArray{"9007199254740993"} << qint64{9007199254740993} << QByteArray{};
    QTest::newRow("5e7") << QByteArray{"5e7"} << qint64{50'000'000} << QByteArray{};
    QTest::newRow("5.0") << QByteArray{"5.0"} << qint64{5} << QByteArray{};
    QTest::newRow("-3") << QByteArray{"-3"} << qint64{-3} << QByteArray{};
    QTest::newRow("2.5") << QByteArray{"2.5"} << qint64{0} << QByteArray{"not_whole"};
    QTest::newRow("10^20") << QByteArray{"100000000000000000000"} << qint64{0} << QByteArray{"out_of_range"};
    QTest::newRow("1e300") << QByteArray{"1e300"} << qint64{0} << QByteArray{"out_of_range"};
    QTest::newRow("010") << QByteArray{"010"} << qint64{0} << QByteArray{"octal_number"};
}

void TestTree::wholeNumbers()
{
    QFETCH(QByteArray, text);
    QFETCH(qint64, value);
    QFETCH(QByteArray, code);
    const auto number = tree::parseWhole(text.toStdString());
    QCOMPARE(number.ok(), code.isEmpty());
    if (number)
        QCOMPARE(*number, std::int64_t{value});
    else
        QCOMPARE(number.error().code, code.toStdString());
}

void TestTree::readsEverything()
{
    const tree::Node node = parsed("name: 3\non: true\nwatts: 5e2\nparams: 70553706496\ncolour: AZUL\nos: linux\n"
                                   "parts: [{count: 2, share: 0.5}, {count: 3}]\nprices: {spot: 1.5}\nplugs: []\nextra:\ncontext: 8192\nlayers: all\n");
    std::vector<Error> faults;
    tree::Reader reader{"f", faults};
    Thing thing;
    QVERIFY(reader.read(node, thing));
    QCOMPARE(thing.name, std::string{"3"});  // every scalar is a text where a text is asked for
    QVERIFY(thing.on);
    QCOMPARE(thing.watts, 500.0);
    QCOMPARE(thing.params, std::int64_t{70553706496});
    QVERIFY(thing.colour == Colour::blue);
    QCOMPARE(thing.parts.size(), std::size_t{2});
    QVERIFY(thing.parts[0].share == 0.5 && !thing.parts[1].share);
    QCOMPARE(thing.prices.at("spot"), 1.5);
    QVERIFY(thing.plugs && thing.plugs->empty());
    QVERIFY(!thing.extra);
    QVERIFY(thing.context.given && *thing.context == 8192);
    QVERIFY(thing.layers.given && !thing.layers->count);
}

void TestTree::strict_data()
{
    QTest::addColumn<QByteArray>("yaml");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char* name, QByteArray yaml, const char* code, const char* key, int line, int column) {
        QTest::newRow(name) << std::move(yaml) << QByteArray{code} << QByteArray{key} << line << column;
    };
    row("unknown key", "name: a\nwats: 5\n", "unknown_key", "wats", 2, 1);
    row("unknown key inside", "name: a\nparts:\n  - count: 1\n    cuont: 2\n", "unknown_key", "parts[0].cuont", 4, 5);
    row("missing key", "on: true\n", "missing_key", "name", 1, 1);
    row("missing: null", "name:\non: true\n", "missing_key", "name", 1, 1);
    row("missing key inside", "name: a\nparts: [{share: 0.1}]\n", "missing_key", "parts[0].count", 2, 9);
    row("required text is empty", "name: ''\n", "empty_value", "name", 1, 7);
    row("not a map", "- 1\n", "wrong_type", "", 1, 1);
    row("text for a number", "name: a\nwatts: much\n", "wrong_type", "watts", 2, 8);
    row("quoted number", "name: a\nwatts: '5'\n", "wrong_type", "watts", 2, 8);
    row("list for a number", "name: a\nwatts: [5]\n", "wrong_type", "watts", 2, 8);
    row("number for a truth value", "name: a\non: 1\n", "wrong_type", "on", 2, 5);
    row("yes is not true", "name: a\non: yes\n", "wrong_type", "on", 2, 5);
    row("quoted truth value", "name: a\non: 'true'\n", "wrong_type", "on", 2, 5);
    row("map for a text", "name: {a: 1}\n", "wrong_type", "name", 1, 7);
    row("text for a list", "name: a\nparts: 3\n", "wrong_type", "parts", 2, 8);
    row("list for a map", "name: a\nprices: [1]\n", "wrong_type", "prices", 2, 9);
    row("too low", "name: a\nwatts: -5\n", "out_of_range", "watts", 2, 8);
    row("too high", "name: a\nwatts: 5001\n", "out_of_range", "watts", 2, 8);
    row("octal", "name: a\nwatts: 010\n", "octal_number", "watts", 2, 8);
    row("NaN", "name: a\nwatts: .nan\n", "not_finite", "watts", 2, 8);
    row("half a part", "name: a\nparts: [{count: 2.5}]\n", "not_whole", "parts[0].count", 2, 17);
    row("does not fit an int", "name: a\ncontext: 3e9\n", "out_of_range", "context", 2, 10);
    row("10^12 sequences", "name: a\ncontext: 1000000000000\n", "out_of_range", "context", 2, 10);
    row("10^20 parameters", "name: a\nparams: 100000000000000000000\n", "out_of_range", "params", 2, 9);
    row("unknown enum value", "name: a\ncolour: bleu\n", "unknown_value", "colour", 2, 9);
    row("unknown word", "name: a\nos: linus\n", "unknown_value", "os", 2, 5);
    row("value of a map", "name: a\nprices: {spot: 1, week: 101}\n", "out_of_range", "prices.week", 2, 25);
    row("inside an optional", "name: a\nextra: {count: 11}\n", "out_of_range", "extra.count", 2, 16);
    row("own syntax", "name: a\nlayers: some\n", "wrong_type", "layers", 2, 9);
    row("own syntax, range", "name: a\nlayers: 2001\n", "out_of_range", "layers", 2, 9);
}

void TestTree::strict()
{
    QFETCH(QByteArray, yaml);
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, key);
    QFETCH(int, line);
    QFETCH(int, column);
    std::vector<Error> faults;
    tree::Reader reader{"f", faults};
    Thing thing;
    QVERIFY(!reader.read(parsed(yaml.toStdString()), thing));
    QVERIFY(!faults.empty());
    QCOMPARE(faults[0].code, code.toStdString());
    QCOMPARE(faults[0].key, key.toStdString());
    QCOMPARE(faults[0].at.line, line);
    QCOMPARE(faults[0].at.column, column);
    QCOMPARE(faults.size(), std::size_t{1});
}

void TestTree::allFaultsAtOnce()
{
    std::vector<Error> faults;
    tree::Reader reader{"f", faults};
    Thing thing;
    reader.read(parsed("name: a\nwats: 5\ncolour: bleu\nparts: [{count: 0}, {count: x}]\n"), thing);
    QCOMPARE(faults.size(), std::size_t{4});
    QCOMPARE(faults[0].accepted, (std::vector<std::string>{"red", "blue"}));
    QCOMPARE(faults[0].nearest.front(), std::string{"blue"});
    QCOMPARE(faults[2].key, std::string{"parts[1].count"});
    QCOMPARE(faults[3].code, std::string{"unknown_key"});
    QCOMPARE(faults[3].nearest.front(), std::string{"watts"});
    QVERIFY(std::find(faults[3].accepted.begin(), faults[3].accepted.end(), "prices") != faults[3].accepted.end());
}

void TestTree::patching()
{
    std::vector<Error> faults;
    tree::Reader reader{"f", faults};
    Thing thing;
    thing.name = "a";
    thing.extra = Part{4, 0.5};
    QVERIFY(reader.patch(parsed("watts: 7\nextra: {share: 0.25}\n"), thing));
    QCOMPARE(thing.name, std::string{"a"});
    QCOMPARE(thing.watts, 7.0);
    QCOMPARE(thing.extra->count, 4);
    QCOMPARE(*thing.extra->share, 0.25);
    QVERIFY(!reader.patch(parsed("parts: [{share: 0.25}]\n"), thing));  // a new item must be whole
    QCOMPARE(faults[0].key, std::string{"parts[0].count"});
}

void TestTree::nearest_data()
{
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("one letter") << QByteArray{"nvidia-geforce-rtx-3080"} << QByteArray{"nvidia-geforce-rtx-3090"};
    QTest::newRow("without the maker") << QByteArray{"RTX 4090"} << QByteArray{"nvidia-geforce-rtx-4090"};
    QTest::newRow("exact beats longer") << QByteArray{"rtx_3090"} << QByteArray{"nvidia-geforce-rtx-3090"};
    QTest::newRow("a slip in a part") << QByteArray{"rtx 309o ti"} << QByteArray{"nvidia-geforce-rtx-3090-ti"};
    QTest::newRow("with more behind it") << QByteArray{"llama-3.1-8b-instruct-abliterated"} << QByteArray{"llama-3.1-8b"};
}

void TestTree::nearest()
{
    QFETCH(QByteArray, given);
    QFETCH(QByteArray, expected);
    const std::vector<std::string> known{"nvidia-geforce-rtx-3090-ti", "nvidia-geforce-rtx-3090", "nvidia-geforce-rtx-4090",
                                         "amd-instinct-mi300x", "apple-m1", "llama-3.1-8b", "llama-3.1-70b"};
    const auto close = nearestNames(given.toStdString(), known);
    QVERIFY(!close.empty() && close.size() <= 3);
    QCOMPARE(close.front(), expected.toStdString());
    QVERIFY(nearestNames("zzzzzzzz", known).empty());
    QCOMPARE(closestNames("zzzzzzzz", known, 3).size(), std::size_t{3});
}

void TestTree::writesJson()
{
    Thing thing;
    thing.name = "a";
    thing.colour = Colour::blue;
    thing.params = 5;
    thing.parts = {Part{2, 0.5}, Part{3, {}}};
    thing.plugs.emplace();
    thing.layers = Layers{};
    tree::JsonSink json;
    tree::Writer{json}.write(thing);
    QCOMPARE(json.take().dump(), std::string{"{\"name\":\"a\",\"on\":false,\"params\":5,\"colour\":\"blue\",\"parts\":[{\"count\":2,\"share\":0.5},{\"count\":3}],"
                                             "\"plugs\":[],\"layers\":\"all\"}"});
}

QTEST_APPLESS_MAIN(TestTree)
#include "tst_tree.moc"
