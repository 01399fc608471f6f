// SPDX-License-Identifier: GPL-3.0-or-later
// What assess, recommend, compare and report answer: shape of the JSON, and what people read.
#include "cli_support.h"

#include <QSet>

using namespace clitest;
using namespace Qt::StringLiterals;

class TestCliAnswers : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void assessShape();
    void recommendShape();
    void compareShape();
    void namesDiffer_data();
    void namesDiffer();
    void ranksOfDifferentNames();
    void demandOfManyMachines_data();
    void demandOfManyMachines();
    void currencyWithoutRate_data();
    void currencyWithoutRate();
    void assumedShareOfTime();
    void compareSaysWhatCannotRun();
    void countryWithoutTariff();
    void nothingIsShownOfWhatIsNotThere();
    void onlyRentIsAskedFor();
    void severalDocuments();
    void reports();

private:
    Folder folder_;
};

void TestCliAnswers::assessShape()
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

void TestCliAnswers::recommendShape()
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

void TestCliAnswers::compareShape()
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
void TestCliAnswers::namesDiffer_data()
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

void TestCliAnswers::namesDiffer()
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
    const QString report = folder_.path(u"names.csv"_s);
    QCOMPARE(run({u"report"_s, u"-"_s, u"-o"_s, report, u"--lang"_s, u"pt-BR"_s}, document).exit, 0);
    QFile file(report);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString csv = QString::fromUtf8(file.readAll());
    QVERIFY2(csv.contains(assessed[0][u"name"_s].toString()) && csv.contains(assessed[1][u"name"_s].toString()), qPrintable(csv));
}

void TestCliAnswers::ranksOfDifferentNames()
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
void TestCliAnswers::demandOfManyMachines_data()
{
    QTest::addColumn<QByteArray>("requests");
    QTest::addColumn<bool>("more");
    QTest::newRow("some") << QByteArray("2e6") << false;
    QTest::newRow("beyond the count") << QByteArray("1e12") << true;
}

void TestCliAnswers::demandOfManyMachines()
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
void TestCliAnswers::currencyWithoutRate_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<bool>("told");
    QTest::newRow("yen") << QByteArray("currency: JPY\n") << true;
    QTest::newRow("the code kept for tests") << QByteArray("currency: XTS\n") << true;
    QTest::newRow("yen with a rate") << QByteArray("currency: JPY\nsite: {exchange_rates: {USD: 150}}\n") << false;
    QTest::newRow("yen with another rate") << QByteArray("currency: JPY\nsite: {exchange_rates: {EUR: 165}}\n") << false;
    QTest::newRow("euro") << QByteArray("currency: EUR\n") << false;
    QTest::newRow("rupee") << QByteArray("currency: INR\n") << false;
}

void TestCliAnswers::currencyWithoutRate()
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
void TestCliAnswers::assumedShareOfTime()
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
void TestCliAnswers::compareSaysWhatCannotRun()
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

// A country that exists and has no tariff: energy is not counted, and that is said; its sum is absent, not 0.
void TestCliAnswers::countryWithoutTariff()
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
void TestCliAnswers::nothingIsShownOfWhatIsNotThere()
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

// Who rents does not read that no card fits.
void TestCliAnswers::onlyRentIsAskedFor()
{
    const QByteArray rent = QByteArray(chatbot).replace("limits: {budget_upfront: 15000}", "limits: {ways: [rent]}");
    const auto some = run({u"recommend"_s, u"-"_s, u"--lang"_s, u"en"_s}, rent);
    QCOMPARE(some.exit, 0);
    QVERIFY(some.out.contains("Rent"));
    QVERIFY(!some.out.contains("No card fits") && !some.out.contains("Nothing fits"));
    const auto none = run({u"recommend"_s, u"-"_s, u"--lang"_s, u"en"_s}, QByteArray(rent).replace("ways: [rent]", "ways: [rent], budget_monthly: 0.01"));
    QVERIFY2(none.out.contains("Nothing fits"), none.out.constData());
}

void TestCliAnswers::severalDocuments()
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

void TestCliAnswers::reports()
{
    const QString project = folder_.write(u"report.cabe"_s, twoCards);
    const QString markdown = folder_.path(u"report.md"_s), csv = folder_.path(u"report.csv"_s);
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
    QCOMPARE(run({u"report"_s, project, u"-o"_s, folder_.path(u"no/such/folder/x.md"_s)}).exit, 3);
}

QTEST_GUILESS_MAIN(TestCliAnswers)
#include "tst_cli_answers.moc"
