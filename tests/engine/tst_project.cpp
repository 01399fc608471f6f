// SPDX-License-Identifier: GPL-3.0-or-later
// The project document as text: reading, writing, several documents, JSON, hostile input.
#include "project_documents.h"
#include "project_filler.h"

#include "engine/tree/writer.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTest>

#include <random>

using namespace cabe;
using cabe::testing::listed;

namespace {

std::string fileText(const char* path)
{
    QFile file{QString::fromUtf8(CABE_SOURCE_DIR "/") + QString::fromUtf8(path)};
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string{};
}

Project readOne(std::string_view text)
{
    auto documents = readDocuments(text, "test.cabe");
    if (documents.size() != 1 || !documents[0].project)
        return {};
    return *documents[0].project;
}

} // namespace

class TestProject : public QObject {
    Q_OBJECT

private slots:
    void contractExample();
    void everyContractKeyIsWritten();
    void roundTripOfEverything();
    void roundTripOfRandomProjects();
    void writtenForms_data();
    void writtenForms();
    void equivalentForms_data();
    void equivalentForms();
    void severalDocuments();
    void json();
    void positions();
    void optionInAnswers();
    void randomMutations();
};

// The example of contract.md section 1, word by word.
void TestProject::contractExample()
{
    const auto documents = readDocuments(fileText("tests/cases/contract-example.cabe"), "contract-example.cabe");
    QCOMPARE(documents.size(), std::size_t{1});
    QVERIFY2(documents[0].errors.empty(), listed(documents[0].errors).constData());
    const Project& p = *documents[0].project;
    QCOMPARE(p.name.value, std::string{"Chatbot pilot"});
    QCOMPARE(p.client.name.given, false);
    QCOMPARE(p.site.exchangeRates.at("USD"), 5.4);
    QCOMPARE(p.site.host.pcie.lanes.value, (std::vector<int>{16, 4}));
    QCOMPARE(p.site.host.os.value, HostOs::windows);
    QCOMPARE(p.limits.ways->size(), std::size_t{3});
    QCOMPARE(p.limits.budgetUpfront->value, 15000.0);
    QCOMPARE(p.stages.size(), std::size_t{2});
    const Workload& serve = p.stages[0].workload;
    QCOMPARE(serve.model.id, std::string{"llama-3.1-70b"});
    QCOMPARE(serve.kvCache->v, std::string{"f16"});
    QVERIFY(!serve.gpuLayers->count);
    QVERIFY(!serve.weightsBytes);
    QCOMPARE(*serve.speculative->draft, std::string{"llama-3.2-1b"});
    const Workload& tune = p.stages[1].workload;
    QCOMPARE(tune.task, std::optional{Task::finetune});
    QCOMPARE(tune.lora.targets.value, std::vector<std::string>{"attention"});
    QCOMPARE(tune.tokens, std::optional{5e7});
    QCOMPARE(p.options.size(), std::size_t{5});
    QCOMPARE(std::get<0>(p.options[1].what).size(), std::size_t{2});
    const GpuChoice& mac = std::get<0>(p.options[2].what).front();
    QCOMPARE(mac.id, std::string{"apple-m4-max"});
    QCOMPARE(mac.gpuShare, std::optional{0.75});
    QVERIFY(mac.overrides && mac.overrides->find("memory_gb"));
    QCOMPARE(p.options[3].mode, std::optional{RentMode::reserved1y});
    QCOMPARE(p.plans[0].name, std::string{"Test in the cloud, then own"});
    QCOMPARE(p.plans[0].stages.at("Fine-tune"), 2);
    QCOMPARE(readOne(writeDocument(p)), p);
}

// Whatever key the example shows is written when it is filled, in the order of the example.
void TestProject::everyContractKeyIsWritten()
{
    const auto example = tree::parse(fileText("tests/cases/contract-example.cabe"), {});
    QVERIFY(example.ok());
    Project full = testing::filledProject(1, 1.0);
    full.stages.resize(1);
    full.stages[0].workload.model.id = "llama-3.1-8b";
    const tree::Node written = projectNode(full);
    const auto inOrder = [&](const tree::Node& shown, const tree::Node& all, const char* where) {
        std::size_t at = 0;
        for (const auto& entry : shown.entries) {
            const auto found = std::find_if(all.entries.begin(), all.entries.end(), [&](const auto& e) { return e.key == entry.key; });
            QVERIFY2(found != all.entries.end(), (std::string{where} + '.' + entry.key).c_str());
            const auto place = static_cast<std::size_t>(found - all.entries.begin());
            QVERIFY2(place >= at, (std::string{where} + '.' + entry.key + " is out of order").c_str());
            at = place;
        }
    };
    inOrder((*example)[0], written, "document");
    for (const char* part : {"client", "site", "limits", "preferences"})
        inOrder(*(*example)[0].find(part), *written.find(part), part);
    inOrder(*(*example)[0].find("site")->find("host"), *written.find("site")->find("host"), "host");
    const tree::Node& stages = *(*example)[0].find("stages");
    const tree::Node& workload = *written.find("stages")->items[0].find("workload");
    inOrder(*stages.items[0].find("workload"), workload, "serve");
    for (const char* part : {"demand", "targets"})
        inOrder(*stages.items[0].find("workload")->find(part), *workload.find(part), part);
    for (const char* part : {"lora", "parallelism"})
        inOrder(*stages.items[1].find("workload")->find(part), *workload.find(part), part);
}

void TestProject::roundTripOfEverything()
{
    for (unsigned seed = 1; seed <= 20; ++seed) {
        const Project full = testing::filledProject(seed, 1.0);
        const std::string text = writeDocument(full);
        const auto again = readDocuments(text, "full.cabe");
        QVERIFY2(again.size() == 1 && again[0].project, (listed(again[0].errors) + QByteArray::fromStdString(text)).constData());
        QVERIFY2(*again[0].project == full, text.c_str());
    }
}

void TestProject::roundTripOfRandomProjects()
{
    for (unsigned seed = 100; seed < 300; ++seed) {
        const Project some = testing::filledProject(seed, 0.4);
        const std::string text = writeDocument(some);
        const auto again = readDocuments(text, "random.cabe");
        QVERIFY2(again.size() == 1 && again[0].project, (listed(again[0].errors) + QByteArray::fromStdString(text)).constData());
        QVERIFY2(*again[0].project == some, text.c_str());
        QVERIFY2(writeDocument(*again[0].project) == text, text.c_str());
    }
}

void TestProject::writtenForms_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const char* options, const char* stage = "  - {workload: {task: inference, model: llama-3.1-8b}}\n") {
        QTest::newRow(name) << QString::fromUtf8("cabe: 1\nstages:\n") + QString::fromUtf8(stage) + QString::fromUtf8(options);
    };
    row("one card", "options:\n  - {own: nvidia-geforce-rtx-3090, count: 2, used: true, price: 4200, link: pcie, split: layer}\n");
    row("unequal cards", "options:\n  - {own: [nvidia-geforce-rtx-3090, nvidia-geforce-rtx-3060-12gb]}\n");
    row("override", "options:\n  - {own: {id: apple-m4-max, memory_gb: 64, gpu_share: 0.75}}\n");
    row("rent", "options:\n  - {rent: {price_per_hour: 2.49, currency: USD, gpu: nvidia-h100-80gb-sxm5, gpus: 1}}\n");
    row("api", "options:\n  - api:\n      input_per_million: 0.25\n      cached_input_per_million: 0.05\n      output_per_million: 2\n      currency: USD\n");
    row("reference", "options:\n  - {api: some-offer, reference: true}\n");
    row("long stage", "",
        "  - name: Serve\n    start: \"2027-01\"\n    months: 36\n    workload:\n      task: inference\n      model: llama-3.1-70b\n"
        "      weights: [Q4_K_M, Q5_K_M]\n      runtime: auto\n      context: 8192\n      kv_cache: {k: q8_0, v: q4_0}\n"
        "      gpu_layers: all\n      demand: {requests_per_day: 2000, off_when_idle: true}\n");
    row("numbers", "", "  - {workload: {task: finetune, model: llama-3.1-8b, micro_batch: 1, tokens: 50000000, epochs: 0.5}}\n");
}

// What a person would write is what Cabe writes.
void TestProject::writtenForms()
{
    QFETCH(QString, text);
    const auto documents = readDocuments(text.toStdString(), "test.cabe");
    QVERIFY2(documents[0].project, listed(documents[0].errors).constData());
    QCOMPARE(QString::fromStdString(writeDocument(*documents[0].project)), text);
}

void TestProject::equivalentForms_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    const QString stage = QStringLiteral("cabe: 1\nstages: [{workload: {task: inference, model: llama-3.1-8b%1}}]\n");
    const auto workload = [&](const char* keys) { return stage.arg(QString::fromUtf8(keys)); };
    const auto document = [&](const char* keys) { return stage.arg(QString{}) + QString::fromUtf8(keys); };
    QTest::newRow("site.pue is an alias") << document("site: {pue: 1.3}") << document("site: {cooling: {pue: 1.3}}");
    QTest::newRow("null is not given") << document("client: {name: , notes: }") << document("");
    QTest::newRow("codes in capitals") << document("currency: brl\nsite: {country: br, state: sp}")
                                       << document("currency: BRL\nsite: {country: BR, state: SP}");
    QTest::newRow("currency beside the price") << document("options: [{rent: {price_per_hour: {value: 2, currency: USD}}}]")
                                               << document("options: [{rent: {price_per_hour: 2, currency: usd}}]");
    QTest::newRow("list of one card") << document("options: [{own: [a]}]") << document("options: [{own: a}]");
    QTest::newRow("cache of one type") << workload(", kv_cache: {k: q8_0, v: q8_0}") << workload(", kv_cache: q8_0");
    QTest::newRow("5e7 is whole") << workload(", context: 8.192e3") << workload(", context: 8192");
    QTest::newRow("target without a list") << workload(", lora: {targets: all-linear}") << workload(", lora: {targets: [all-linear]}");
    QTest::newRow("enum without regard to case") << document("client: {kind: Company}") << document("client: {kind: company}");
    QTest::newRow("model map that is an id") << QStringLiteral("cabe: 1\nstages: [{workload: {task: inference, model: {id: x}}}]")
                                             << QStringLiteral("cabe: 1\nstages: [{workload: {task: inference, model: x}}]");
    QTest::newRow("all layers") << workload(", gpu_layers: ALL") << workload(", gpu_layers: all");
    QTest::newRow("name with a comma") << document("plans: [{name: Test, then own, stages: {A: 0}}]")
                                       << document("plans: [{name: \"Test, then own\", stages: {A: 0}}]");
}

void TestProject::equivalentForms()
{
    QFETCH(QString, one);
    QFETCH(QString, other);
    const auto a = readDocuments(one.toStdString(), "one.cabe");
    const auto b = readDocuments(other.toStdString(), "other.cabe");
    QVERIFY2(a[0].project, listed(a[0].errors).constData());
    QVERIFY2(b[0].project, listed(b[0].errors).constData());
    QCOMPARE(*a[0].project, *b[0].project);
}

void TestProject::severalDocuments()
{
    const std::string text = "cabe: 1\nname: First\nstages: [{workload: {task: inference}}]\n---\ncabe: 1\nname: Second\nname: Twice\n"
                             "stages: [{workload: {task: sleep}}]\n---\ncabe: 1\nname: Third\nstages: [{workload: {task: pretrain}}]\n";
    const auto documents = readDocuments(text, "three.cabe");
    QCOMPARE(documents.size(), std::size_t{3});
    QCOMPARE(documents[0].project->name.value, std::string{"First"});
    QVERIFY(!documents[1].project);
    QCOMPARE(documents[1].errors.size(), std::size_t{2});
    QCOMPARE(documents[1].errors[0].code, std::string{"duplicate_key"});
    QCOMPARE(documents[1].errors[0].at.line, 7);
    QCOMPARE(documents[1].errors[1].code, std::string{"unknown_value"});
    QCOMPARE(documents[1].errors[1].at.line, 8);
    QCOMPARE(documents[2].project->name.value, std::string{"Third"});
}

void TestProject::json()
{
    const Project fromYaml = readOne("cabe: 1\nname: \"12\"\nsite: {exchange_rates: {USD: 5.4}}\n"
                                     "stages: [{workload: {task: inference, model: m, eager: true}}]\n"
                                     "options: [{own: [a, {id: b, memory_gb: 48}], count: 2}]");
    const Project fromJson = readOne(R"( {"cabe": 1, "name": "12", "site": {"exchange_rates": {"USD": 5.4}},
        "stages": [{"workload": {"task": "inference", "model": "m", "eager": true}}],
        "options": [{"own": ["a", {"id": "b", "memory_gb": 48}], "count": 2}]})");
    QVERIFY(!fromJson.stages.empty());
    QCOMPARE(fromJson, fromYaml);
    const auto broken = readDocuments("{\"cabe\": 1,\n \"stages\": [}", "broken.json");
    QCOMPARE(broken.size(), std::size_t{1});
    QCOMPARE(broken[0].errors.size(), std::size_t{1});
    QCOMPARE(broken[0].errors[0].at.line, 2);
}

void TestProject::positions()
{
    const auto documents = readDocuments("cabe: 1\nstages:\n  - name: A\n    workload:\n      task: inference\n      model: llama\n",
                                         "p.cabe");
    const Source& source = documents[0].source;
    QCOMPARE(source.at("stages[0].workload.model"), (Position{"p.cabe", 6, 14}));
    QCOMPARE(source.at("stages[0].workload.weights"), source.at("stages[0].workload"));
    QCOMPARE(source.at("stages[7].workload"), source.at("stages"));
    QCOMPARE(source.at("nowhere").line, 1);
    QCOMPARE(source.at("stages[x").line, source.at("stages").line);
}

// contract.md section 3: "option": {"own": "nvidia-geforce-rtx-3090", "count": 2}
void TestProject::optionInAnswers()
{
    const Project p = readOne("cabe: 1\nstages: [{workload: {task: inference}}]\n"
                              "options: [{own: nvidia-geforce-rtx-3090, count: 2, name: \"007\", used: true}]");
    tree::JsonSink json;
    tree::Writer writer{json};
    writer.write(p.options.at(0));
    QCOMPARE(QString::fromStdString(json.take().dump()),
             QStringLiteral(R"({"own":"nvidia-geforce-rtx-3090","count":2,"used":true,"name":"007"})"));
}

// 10 000 damaged documents: each is read or refused with a reason, never a crash; what is read can be written and read again.
void TestProject::randomMutations()
{
    const std::string original =
        "cabe: 1\nname: Mutant\nlanguage: pt-BR\ncurrency: BRL\nclient: {name: Ana, kind: person}\nsite:\n  country: BR\n"
        "  tariff: {price_per_kwh: 0.92}\n  exchange_rates: {USD: 5.40}\n  host: {gpus: [a], pcie: {lanes: [16, 4]}}\n"
        "limits: {ways: [own, api], power_w: 600}\nstages:\n  - name: Serve\n    start: 2027-01\n    workload:\n"
        "      task: inference\n      model: {file: model.gguf}\n      kv_cache: {k: q8_0, v: q4_0}\n      gpu_layers: 20\n"
        "      speculative: {mtp: true}\n"
        "options:\n  - {own: [a, {id: b, memory_gb: 48, price: {value: 2, currency: USD}}]}\n  - {rent: {price_per_hour: 2.49, currency: USD}}\n"
        "plans:\n  - {name: P, stages: {Serve: 0}}\n";
    QVERIFY(!readOne(original).stages.empty());
    constexpr std::string_view bits = "{}[]:,-#&*!|>'\"%@`~ \n\t0129.eE+xnull\xC3\xA9\xFF";
    std::mt19937 random{20270101};
    const auto below = [&](std::size_t n) { return std::uniform_int_distribution<std::size_t>{0, n - 1}(random); };
    int read = 0;
    for (int round = 0; round < 10'000; ++round) {
        std::string text = original;
        for (std::size_t change = 0; change < 1 + below(4); ++change) {
            const std::size_t at = below(text.size());
            switch (below(4)) {
            case 0: text[at] = bits[below(bits.size())]; break;
            case 1: text.insert(at, 1, bits[below(bits.size())]); break;
            case 2: text.erase(at, 1 + below(8)); break;
            default: text.insert(at, text.substr(below(text.size()), below(30)));
            }
        }
        for (const auto& document : readDocuments(text, "mutant.cabe")) {
            QVERIFY2(document.project.has_value() == document.errors.empty(), text.c_str());
            if (!document.project)
                continue;
            ++read;
            const std::string written = writeDocument(*document.project);
            QVERIFY2(readOne(written) == *document.project, (text + "\n=====\n" + written).c_str());
        }
    }
    QVERIFY(read > 100);
}

QTEST_APPLESS_MAIN(TestProject)
#include "tst_project.moc"
