// SPDX-License-Identifier: GPL-3.0-or-later
// From a parsed tree to strict structs and back: numbers as the contract has them ("decimal point, 5e7, no octal, NaN and infinity refused"), all
// faults at once with their place, the nearest names, and writing.
#include "engine/tree/node.h"
#include "engine/tree/reader.h"
#include "engine/tree/scalar.h"
#include "engine/tree/writer.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace cabe;

namespace {

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

tree::Node parsed(std::string_view text)
{
    auto documents = tree::parse(text, "f");
    return documents ? documents->front() : tree::Node{};
}

} // namespace

template <>
struct cabe::tree::EnumNames<Colour> {
    static constexpr std::array<std::pair<std::string_view, Colour>, 3> names{
        {{"red", Colour::red}, {"blue", Colour::blue}, {"azul", Colour::blue}}};
};

class TestTreeReader : public QObject {
    Q_OBJECT

private slots:
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

void TestTreeReader::numbers_data()
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

void TestTreeReader::numbers()
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

void TestTreeReader::wholeNumbers_data()
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

void TestTreeReader::wholeNumbers()
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

void TestTreeReader::readsEverything()
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

void TestTreeReader::strict_data()
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

void TestTreeReader::strict()
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

void TestTreeReader::allFaultsAtOnce()
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

void TestTreeReader::patching()
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

void TestTreeReader::nearest_data()
{
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("one letter") << QByteArray{"nvidia-geforce-rtx-3080"} << QByteArray{"nvidia-geforce-rtx-3090"};
    QTest::newRow("without the maker") << QByteArray{"RTX 4090"} << QByteArray{"nvidia-geforce-rtx-4090"};
    QTest::newRow("exact beats longer") << QByteArray{"rtx_3090"} << QByteArray{"nvidia-geforce-rtx-3090"};
    QTest::newRow("a slip in a part") << QByteArray{"rtx 309o ti"} << QByteArray{"nvidia-geforce-rtx-3090-ti"};
    QTest::newRow("with more behind it") << QByteArray{"llama-3.1-8b-instruct-abliterated"} << QByteArray{"llama-3.1-8b"};
}

void TestTreeReader::nearest()
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

void TestTreeReader::writesJson()
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

QTEST_APPLESS_MAIN(TestTreeReader)
#include "tst_tree_reader.moc"
