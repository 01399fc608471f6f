// SPDX-License-Identifier: GPL-3.0-or-later
// Faults of project documents: each with its code, key, line and column; all of them; hostile files.
#include "project_documents.h"

#include <QTest>

#include <algorithm>

using namespace cabe;
using namespace cabe::testing;

class TestProjectFaults : public QObject {
    Q_OBJECT

private slots:
    void faults_data();
    void faults();
    void acceptedPlaces_data();
    void acceptedPlaces();
    void typedNumbersAreEchoed_data();
    void typedNumbersAreEchoed();
    void everyFaultIsReported();
    void hostileFiles_data();
    void hostileFiles();
};

// "§" marks the place that the error must point at and is taken out before reading.
void TestProjectFaults::faults_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("key");
    const auto row = [](const char* name, const std::string& text, const char* code, const char* key) {
        QTest::newRow(name) << QString::fromStdString(text) << QString::fromUtf8(code) << QString::fromUtf8(key);
    };
    const auto work = [](const std::string& keys) { return document(keys); };
    const auto rest = [](const std::string& keys) { return document("", keys); };
    const auto stage = "stages[0].workload.";
    const auto at = [&](const char* key) { return std::string{stage} + key; };
    // the document as such
    row("a list", "§- cabe\n", "not_a_project", "cabe");
    row("a word", "§hello\n", "not_a_project", "cabe");
    row("no version", "§name: x\nstages: []\n", "not_a_project", "cabe");
    row("newer version", "cabe: §2\nholograms: {}\n", "version_too_new", "cabe");
    row("version in words", "cabe: §one\nstages: [{workload: {task: inference, model: llama-3.1-8b}}]\n", "wrong_type", "cabe");
    row("version 0", "cabe: §0\nstages: [{workload: {task: inference, model: llama-3.1-8b}}]\n", "out_of_range", "cabe");
    row("syntax", "cabe: 1\nstages: [}\n", "syntax", "");
    row("unknown key", rest("§colour: red\n"), "unknown_key", "colour");
    row("unknown key inside", rest("site: {§contry: BR}\n"), "unknown_key", "site.contry");
    row("unknown key in a list", rest("options:\n  - own: nvidia-geforce-rtx-3090\n    §cuont: 2\n"), "unknown_key", "options[0].cuont");
    row("duplicate key", rest("name: a\n§name: b\n"), "duplicate_key", "name");
    row("no stages", "§cabe: 1\n", "missing_key", "stages");
    row("no stage", "cabe: 1\nstages: §[]\n", "empty_list", "stages");
    row("no workload", "cabe: 1\nstages:\n  - §name: A\n", "missing_key", "stages[0].workload");
    row("no task", "cabe: 1\nstages:\n  - workload: §{model: llama-3.1-8b}\n", "missing_key", at("task").c_str());
    row("no model", "cabe: 1\nstages:\n  - workload: §{task: inference}\n", "missing_key", at("model").c_str());
    row("unknown task", "cabe: 1\nstages:\n  - workload: {task: §inferense, model: llama-3.1-8b}\n", "unknown_value", at("task").c_str());
    row("months", "cabe: 1\nstages:\n  - {months: §601, workload: {task: inference, model: llama-3.1-8b}}\n",
        "out_of_range", "stages[0].months");
    row("month 13", "cabe: 1\nstages:\n  - {start: §2027-13, workload: {task: inference, model: llama-3.1-8b}}\n",
        "wrong_format", "stages[0].start");
    // numbers
    row("context 0", work("context: §0"), "out_of_range", at("context").c_str());
    row("a billion sequences too many", work("sequences: §1000000000000"), "out_of_range", at("sequences").c_str());
    row("NaN", work("context: §.nan"), "not_finite", at("context").c_str());
    row("infinity", work("weights_bytes: §.inf"), "not_finite", at("weights_bytes").c_str());
    row("overflow", work("weights_bytes: §1e999"), "not_finite", at("weights_bytes").c_str());
    row("octal", work("context: §010"), "octal_number", at("context").c_str());
    row("a unit", work("context: §8k"), "wrong_type", at("context").c_str());
    row("half a token", work("context: §1.5"), "not_whole", at("context").c_str());
    row("a number in quotes", work("context: §\"8192\""), "wrong_type", at("context").c_str());
    row("decimal comma", rest("site: {discount_rate: §\"0,10\"}\n"), "wrong_type", "site.discount_rate");
    row("yes is no truth value", work("eager: §yes"), "wrong_type", at("eager").c_str());
    row("negative watts", rest("limits: {power_w: §-5}\n"), "out_of_range", "limits.power_w");
    row("negative money", rest("limits: {budget_upfront: §-1}\n"), "out_of_range", "limits.budget_upfront");
    row("25 hours", work("demand: {hours_per_day: §25}"), "out_of_range", at("demand.hours_per_day").c_str());
    row("free exchange", rest("site: {exchange_rates: {USD: §0}}\n"), "out_of_range", "site.exchange_rates.USD");
    row("share above 1", work("demand: {cached_share: §1.5}"), "out_of_range", at("demand.cached_share").c_str());
    row("negative layers", work("gpu_layers: §-1"), "out_of_range", at("gpu_layers").c_str());
    row("some layers", work("gpu_layers: §most"), "wrong_type", at("gpu_layers").c_str());
    // words and codes
    row("language", rest("language: §fr\n"), "unknown_value", "language");
    row("currency", rest("currency: §REAL\n"), "wrong_format", "currency");
    row("country by name", rest("site: {country: §Brasil}\n"), "wrong_format", "site.country");
    row("currency of a rate", rest("site: {exchange_rates: {§dollar: 5}}\n"), "wrong_format", "site.exchange_rates");
    row("rate twice", rest("site: {exchange_rates: {USD: 5, §usd: 6}}\n"), "duplicate_key", "site.exchange_rates.USD");
    row("pue twice", rest("site: {cooling: {pue: 1.2}, pue: §1.3}\n"), "conflicting_keys", "site.pue");
    row("way", rest("limits: {ways: [own, §lease]}\n"), "unknown_value", "limits.ways[1]");
    row("link", rest("options: [{own: nvidia-geforce-rtx-3090, link: §wifi}]\n"), "unknown_value", "options[0].link");
    // forms
    row("a list of cache types", work("kv_cache: §[f16]"), "wrong_type", at("kv_cache").c_str());
    row("half a cache type", work("kv_cache: §{k: f16}"), "missing_key", at("kv_cache.v").c_str());
    row("no format", work("weights: §[]"), "empty_list", at("weights").c_str());
    row("speculation with nothing", work("speculative: §{tokens: 4}"), "missing_key", at("speculative").c_str());
    row("speculation with both", work("speculative: §{mtp: true, draft: llama-3.2-1b}"), "conflicting_keys", at("speculative").c_str());
    row("model in two places", document("", "", "inference", "§{file: a.gguf, directory: b}"), "conflicting_keys", at("model").c_str());
    row("half a model", document("", "", "inference", "§{name: Mine, params_total: 8e9, hidden: 4096, attention: {kind: gqa}}"),
        "missing_key", at("model.layers").c_str());
    row("option of no way", rest("options:\n  - §count: 2\n"), "missing_key", "options[0]");
    row("option of two ways", rest("options:\n  - §own: a\n    rent: b\n"), "conflicting_keys", "options[0]");
    row("no card", rest("options: [{own: §[]}]\n"), "empty_list", "options[0].own");
    row("card with a wrong key", rest("options: [{own: {id: apple-m4-max, §memry_gb: 64}}]\n"), "unknown_key", "options[0].own.memry_gb");
    row("card with a wrong value", rest("options: [{own: {id: apple-m4-max, memory_gb: §lots}}]\n"),
        "wrong_type", "options[0].own.memory_gb");
    row("rent without a price", rest("options: [{rent: §{gpu: nvidia-h100-80gb-sxm5}}]\n"), "missing_key", "options[0].rent");
    row("half an API", rest("options: [{api: §{input_per_million: 1}}]\n"), "missing_key", "options[0].api");
    row("resale both ways", rest("site: {resale: §{curve: ebay-2022-2023, fraction: 0.3}}\n"), "conflicting_keys", "site.resale");
    row("money as a list", rest("limits: {budget_monthly: §[1]}\n"), "wrong_type", "limits.budget_monthly");
    row("money without a value", rest("limits: {budget_monthly: §{currency: USD}}\n"), "missing_key", "limits.budget_monthly.value");
    row("plan without stages", rest("plans: [§{name: A}]\n"), "missing_key", "plans[0].stages");
    // against the catalogue
    row("model", document("", "", "inference", "§llama-3.1-9b"), "unknown_id", at("model").c_str());
    row("format", work("weights: §Q4_K_Q"), "unknown_id", at("weights").c_str());
    row("format in a list", work("weights: [Q4_K_M, §Q4_K_Q]"), "unknown_id", at("weights[1]").c_str());
    row("runtime", work("runtime: §lamacpp"), "unknown_id", at("runtime").c_str());
    row("cache type", work("kv_cache: §q9_0"), "unknown_id", at("kv_cache").c_str());
    row("cache type of values", work("kv_cache: {k: f16, v: §q9_0}"), "unknown_id", at("kv_cache.v").c_str());
    row("draft", work("speculative: {draft: §llama-0.2}"), "unknown_id", at("speculative.draft").c_str());
    row("card", rest("options: [{own: §nvidia-geforce-rtx-9090}]\n"), "unknown_id", "options[0].own");
    row("second card", rest("options: [{own: [nvidia-geforce-rtx-3090, §rtx-9090]}]\n"), "unknown_id", "options[0].own[1]");
    row("card with overrides", rest("options: [{own: {id: §rtx-9090, memory_gb: 64}}]\n"), "unknown_id", "options[0].own.id");
    row("card without memory", rest("options: [{own: §{name: Mine, bandwidth_gb_s: 900}}]\n"), "missing_key", "options[0].own.memory_gb");
    row("card without bandwidth", rest("options: [{own: §{name: Mine, memory_gb: 48}}]\n"), "missing_key", "options[0].own.bandwidth_gb_s");
    row("offer", rest("options: [{rent: §no-such-offer}]\n"), "unknown_id", "options[0].rent");
    row("rented card", rest("options: [{rent: {price_per_hour: 2, gpu: §h1000}}]\n"), "unknown_id", "options[0].rent.gpu");
    row("API", rest("options: [{api: §no-such-api}]\n"), "unknown_id", "options[0].api");
    row("tariff", rest("site: {tariff: §enel-xx}\n"), "unknown_id", "site.tariff");
    row("flag", rest("site: {tariff_flag: §blue}\n"), "unknown_id", "site.tariff_flag");
    row("curve", rest("site: {resale: {curve: §ebay}}\n"), "unknown_id", "site.resale.curve");
    row("outlet", rest("site: {host: {outlet: §br-30a-127v}}\n"), "unknown_id", "site.host.outlet");
    row("connector", rest("site: {host: {power_connectors: [8-pin, §9-pin]}}\n"), "unknown_id", "site.host.power_connectors[1]");
    row("supply", rest("site: {host: {power_supply_standard: §atx-9}}\n"), "unknown_id", "site.host.power_supply_standard");
    row("card in the computer", rest("site: {host: {gpus: [§voodoo]}}\n"), "unknown_id", "site.host.gpus[0]");
    row("vendor", rest("limits: {vendors: [nvidia, §3dfx]}\n"), "unknown_value", "limits.vendors[1]");
    row("no way at all", rest("limits: {ways: §[]}\n"), "empty_list", "limits.ways");
    row("no vendor at all", rest("limits: {vendors: §[]}\n"), "empty_list", "limits.vendors");
    row("no segment at all", rest("limits: {segments: §[]}\n"), "empty_list", "limits.segments");
    row("country that does not exist", rest("site: {country: §XX}\n"), "unknown_country", "site.country");
    row("country of the data that does not exist", rest("limits: {data_country: §ZZ}\n"), "unknown_country", "limits.data_country");
    row("country by habit", rest("site: {country: §uk}\n"), "unknown_country", "site.country");
    row("country of three letters", rest("site: {country: §BRA}\n"), "wrong_format", "site.country");
    row("country of a rented machine", rest("options: [{rent: {price_per_hour: 2, gpu: nvidia-h100-80gb-sxm5, country: §QQ}}]\n"),
        "unknown_country", "options[0].rent.country");
    row("country of an API", rest("options: [{api: {input_per_million: 1, output_per_million: 2, country: §QQ}}]\n"),
        "unknown_country", "options[0].api.country");
    row("software", rest("limits: {require_software: [§pytorhc]}\n"), "unknown_id", "limits.require_software[0]");
    // together
    row("stage of a plan", rest("options: [{own: nvidia-geforce-rtx-3090}]\nplans: [{name: P, stages: {Srve: §0}}]\n"),
        "unknown_stage", "plans[0].stages.Srve");
    row("option of a plan", rest("options: [{own: nvidia-geforce-rtx-3090}]\nplans: [{name: P, stages: {Serve: §1}}]\n"),
        "unknown_option", "plans[0].stages.Serve");
    row("two stages of one name", document("", "  - {name: §Serve, workload: {task: inference, model: llama-3.1-8b}}\n"),
        "duplicate_name", "stages[1].name");
    row("shares of too many cards", document("tensor_split: §[1, 1, 1]", "options: [{own: nvidia-geforce-rtx-3090, count: 2}]\n"),
        "tensor_split_length", at("tensor_split").c_str());
    row("shares of nothing", document("tensor_split: §[0, 0]", "options: [{own: nvidia-geforce-rtx-3090, count: 2}]\n"),
        "tensor_split_length", at("tensor_split").c_str());
    row("layout of other cards", document("parallelism: §{tensor: 2, data: 2}", "options: [{own: nvidia-geforce-rtx-3090, count: 2}]\n", "finetune"),
        "parallelism_mismatch", at("parallelism").c_str());
    row("layout that divides no cards", document("parallelism: §{tensor: 3}", "options: [{own: nvidia-geforce-rtx-3090, count: 2}]\n", "finetune"),
        "parallelism_mismatch", at("parallelism").c_str());
    row("pretraining with LoRA", document("method: §lora", "", "pretrain"), "not_for_task", at("method").c_str());
    row("base format of QLoRA", document("base_format: §Q4_K_M", "", "finetune"), "unknown_value", at("base_format").c_str());
    row("money that nothing converts", rest("limits: {budget_upfront: §{value: 1, currency: XTS}}\n"),
        "exchange_rate_missing", "limits.budget_upfront");
    row("price that nothing converts", rest("options: [{own: {id: nvidia-geforce-rtx-3090, price: §{value: 1, currency: XTS}}}]\n"),
        "exchange_rate_missing", "options[0].own.price");
}

void TestProjectFaults::faults()
{
    QFETCH(QString, text);
    QFETCH(QString, code);
    QFETCH(QString, key);
    const qsizetype mark = text.indexOf(QStringLiteral("§"));
    const QString before = text.left(mark < 0 ? 0 : mark);
    text.remove(QStringLiteral("§"));
    const auto errors = faultsOf(text.toStdString());
    QVERIFY2(errors.size() == 1, (listed(errors) + text.toUtf8()).constData());
    const Error& e = errors.front();
    QCOMPARE(QString::fromStdString(e.code), code);
    QCOMPARE(QString::fromStdString(e.key), key);
    QCOMPARE(e.at.file, std::string{"test.cabe"});
    if (mark >= 0) {
        QCOMPARE(e.at.line, static_cast<int>(before.count(u'\n')) + 1);
        QCOMPARE(e.at.column, static_cast<int>(mark - before.lastIndexOf(u'\n')));
    }
    if (e.code == "unknown_id")
        QCOMPARE(e.nearest.size(), std::min<std::size_t>(3, e.nearest.size()));
    if (e.code == "unknown_key" || (e.code == "empty_list" && e.key.starts_with("limits.")))
        QVERIFY(!e.accepted.empty());
    const auto documents = readDocuments(text.toStdString(), "test.cabe");
    if (documents[0].project)
        QCOMPARE(complete(*documents[0].project, catalog(), &documents[0].source).error(), e);
}

void TestProjectFaults::acceptedPlaces_data()
{
    QTest::addColumn<QString>("keys");
    for (const char* keys : {"site: {country: br}", "site: {country: CH}", "site: {country: AQ}", "limits: {data_country: PT}", "limits: {data_country: EU}",
                             "limits: {require_software: []}", "site: {host: {gpus: []}}"})
        QTest::newRow(keys) << QString::fromUtf8(keys);
}

// A country is fine without a tariff; a list of what is required may be empty.
void TestProjectFaults::acceptedPlaces()
{
    QFETCH(QString, keys);
    const auto errors = faultsOf(document("", keys.toStdString() + '\n'));
    QVERIFY2(errors.empty(), listed(errors).constData());
}

void TestProjectFaults::typedNumbersAreEchoed_data()
{
    QTest::addColumn<QString>("typed");
    for (const char* typed : {"100000000000000000000", "1e300", "-5", "0"})
        QTest::newRow(typed) << QString::fromUtf8(typed);
}

void TestProjectFaults::typedNumbersAreEchoed()
{
    QFETCH(QString, typed);
    const auto errors = faultsOf(document("context: " + typed.toStdString()));
    QCOMPARE(errors.size(), std::size_t{1});
    QCOMPARE(errors[0].code, std::string{"out_of_range"});
    QCOMPARE(errors[0].args.front(), (Arg{"value", typed.toStdString()}));
}

void TestProjectFaults::everyFaultIsReported()
{
    const auto reading = faultsOf("cabe: 1\nname: a\nname: b\nsite: {contry: BR, pue: 0.5}\n"
                                  "stages:\n  - months: 0\n    workload: {task: dream, context: 0}\n"
                                  "options: [{own: [{memory_gb: x}], cuont: 1}, {}]\n");
    QVERIFY2(reading.size() == 9, listed(reading).constData());
    const auto checking = faultsOf(document("weights: [Q9, Q10]\n      runtime: nothing",
                                            "site: {tariff: x, tariff_flag: y}\nplans: [{name: P, stages: {A: 0, B: 1}}]\n", "inference",
                                            "unknown-model"));
    QVERIFY2(checking.size() == 10, listed(checking).constData());
    const auto model = std::find_if(checking.begin(), checking.end(), [](const Error& e) { return e.key == "stages[0].workload.model"; });
    QVERIFY(model != checking.end());
    const auto near = faultsOf(document("", "options: [{own: rtx 3090x}]\n", "inference", "lama-3.1-8b"));
    QCOMPARE(near.size(), std::size_t{2});
    QCOMPARE(near[0].nearest.size(), std::size_t{3});
    QCOMPARE(near[0].nearest[0], std::string{"llama-3.1-8b"});
    QCOMPARE(near[1].nearest.size(), std::size_t{3});
}

void TestProjectFaults::hostileFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::newRow("empty") << QByteArray{} << QStringLiteral("empty_document");
    QTest::newRow("blank") << QByteArray{" \n\n"} << QStringLiteral("empty_document");
    QTest::newRow("binary") << QByteArray::fromHex("7f454c460201010000000000") << QStringLiteral("not_text");
    QTest::newRow("100 MB") << QByteArray(100'000'000, 'a') << QStringLiteral("file_too_large");
    QTest::newRow("deep nesting") << QByteArray("cabe: ") + QByteArray(20'000, '[') << QStringLiteral("too_deep");
    QTest::newRow("alias bomb") << QByteArray("cabe: 1\na: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n") << QStringLiteral("alias_refused");
}

void TestProjectFaults::hostileFiles()
{
    QFETCH(QByteArray, text);
    const auto documents = readDocuments({text.constData(), static_cast<std::size_t>(text.size())}, "bad.cabe");
    QCOMPARE(documents.size(), std::size_t{1});
    QVERIFY(!documents[0].project);
    QTEST(QString::fromStdString(documents[0].errors.at(0).code), "code");
}

QTEST_APPLESS_MAIN(TestProjectFaults)
#include "tst_project_faults.moc"
