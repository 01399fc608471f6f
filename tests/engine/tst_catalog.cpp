// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue: its own rows are sound, broken files are named to the letter, a user's folder lies over it, the compact form is exact.
#include "engine/catalog/fields.h"
#include "engine/catalog/load.h"
#include "engine/tree/writer.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <ctime>
#include <set>

using namespace cabe;

namespace {

const std::string ownFolder = CABE_SOURCE_DIR "/resources/catalog";

void write(const QTemporaryDir& folder, const char* name, const QByteArray& text)
{
    QFile file{folder.filePath(QString::fromUtf8(name))};
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

QByteArray listed(const std::vector<Error>& faults)
{
    QByteArray text;
    for (const auto& f : faults)
        text += QByteArray::fromStdString(f.at.file + ':' + std::to_string(f.at.line) + ':' + std::to_string(f.at.column) + ": " + f.key + ": " + f.code + '\n');
    return text;
}

// A complete GPU row that seeded faults are put into: `line` takes the place of the line that begins with `replaced`.
QByteArray gpuFile(QByteArray line, const QByteArray& replaced)
{
    QByteArray text = "kind: gpus\n"
                      "date: 2026-11-30\n"
                      "rows:\n"
                      "  - id: test-card\n"
                      "    vendor: NVIDIA\n"
                      "    name: Test\n"
                      "    architecture: Ampere\n"
                      "    segment: consumer\n"
                      "    form: card\n"
                      "    memory_gb: 24\n"
                      "    memory_type: GDDR6X\n"
                      "    memory_bus_bits: 384\n"
                      "    bandwidth_gb_s: 936\n"
                      "    tflops: {fp32: 35.6, fp16: 71, fp8: 142}\n"
                      "    power_w: 350\n"
                      "    cooling: active\n"
                      "    compute: {cuda: '8.6'}\n"
                      "    sources: {spec: somewhere}\n";
    const qsizetype start = text.indexOf("    " + replaced);
    const qsizetype end = text.indexOf('\n', start);
    return start < 0 ? text : text.replace(start, end - start, "    " + line);
}

QByteArray modelFile(QByteArray line, const QByteArray& replaced)
{
    QByteArray text = "kind: models\n"
                      "date: 2026-11-30\n"
                      "source: somewhere\n"
                      "rows:\n"
                      "  - id: test-8b\n"
                      "    name: Test 8B\n"
                      "    aliases: [test-8b-it]\n"
                      "    params_total: 8030261248\n"
                      "    params_active: 8030261248\n"
                      "    layers: 32\n"
                      "    hidden: 4096\n"
                      "    heads: 32\n"
                      "    kv_heads: 8\n"
                      "    head_dim: 128\n"
                      "    ffn: 14336\n"
                      "    vocab: 128256\n"
                      "    context: 131072\n"
                      "    attention: {kind: gqa}\n";
    const qsizetype start = text.indexOf("    " + replaced);
    const qsizetype end = text.indexOf('\n', start);
    return start < 0 ? text : text.replace(start, end - start, "    " + line);
}

// The rows of a file without its head.
QByteArray rowOf(const QByteArray& file) { return file.mid(file.indexOf("  - id")); }

} // namespace

class TestCatalog : public QObject {
    Q_OBJECT

private slots:
    void ownFilesAreSound();
    void ownRowsAreWhole();
    void known();
    void finding();
    void nearestIds_data();
    void nearestIds();
    void loadsFast();
    void roundTrip();
    void damagedBytes();
    void broken_data();
    void broken();
    void soundSeeds();
    void attentionShapes();
    void acrossFiles();
    void folders();
    void everyFaultIsPrinted();
    void overlayReplaces();
    void overlaySkipsBrokenFiles();
    void everyFaultOfARow();
    void hostileFiles();
    void writesRows();
};

void TestCatalog::ownFilesAreSound()
{
    QElapsedTimer timer;
    timer.start();
    const auto faults = checkFolder(ownFolder);
    qInfo("own catalogue read and checked in %lld ms", static_cast<long long>(timer.elapsed()));
    QVERIFY2(faults.empty(), listed(faults).constData());
}

void TestCatalog::ownRowsAreWhole()
{
    const Catalog catalog = embeddedCatalog();
    QCOMPARE(catalog.date.size(), std::size_t{10});
    int rows = 0;
    forEachTable(catalog, [&](const char* kind, const auto& table) {
        for (const auto& row : table.rows()) {
            ++rows;
            bool sourced = !row.source.empty();
            if constexpr (requires { row.sources; })
                sourced = sourced || !row.sources.empty();
            QVERIFY2(sourced && !row.date.empty(), (std::string{kind} + '/' + row.id).c_str());
            QVERIFY(!row.fromUser && row.at.file.empty());
            QVERIFY2(table.find(row.id) == &row, row.id.c_str());
        }
    });
    qInfo("%d rows", rows);
    for (const Gpu& gpu : catalog.gpus.rows())
        QVERIFY2(!gpu.memoryGb || gpu.memoryMib, gpu.id.c_str());
}

// Published figures: that the right numbers arrive in the right members.
void TestCatalog::known()
{
    const Catalog catalog = embeddedCatalog();
    QVERIFY(catalog.gpus.rows().size() >= 412);     // the three fact files
    QVERIFY(catalog.models.rows().size() >= 298);
    const Gpu* card = catalog.gpus.find("nvidia-geforce-rtx-3090");
    QVERIFY(card);
    QCOMPARE(*card->memoryGb, 24.0);
    QCOMPARE(card->bandwidthGbS, 936.2);            // 384 bits at 19.5 Gb/s a pin
    QVERIFY(card->form == GpuForm::card && card->powerW == 350.0);
    QCOMPARE(*catalog.gpus.find("nvidia-geforce-rtx-4090")->memoryMib, 24564.0);    // nvidia-smi
    const Model* model = catalog.models.find("llama-3.1-8b");
    QVERIFY(model);
    QCOMPARE(model->paramsTotal, std::int64_t{8030261248});     // model card on Hugging Face
    QCOMPARE(model->kvHeads, 8);
    const Model* latent = catalog.models.find("deepseek-v3");
    QVERIFY(latent && latent->attention.mla);
    QCOMPARE(latent->attention.mla->kvLoraRank, 512);           // config.json
    QCOMPARE(catalog.ggmlTypes.find("q4_K")->bitsPerWeight(), 4.5);     // ggml-common.h: 144 bytes a block of 256
}

void TestCatalog::finding()
{
    Table<Model> table;
    const auto put = [&](const char* id, std::vector<std::string> aliases) {
        Model model;
        model.id = id;
        model.aliases = std::move(aliases);
        table.put(std::move(model));
    };
    put("llama-3.1-8b", {"Meta-Llama-3.1-8B-Instruct", "llama-8b"});
    put("llama-3-8b", {"llama-8b", "llama-3.1-8b"});
    put("llama-3.1-70b", {});
    table.index();
    QCOMPARE(table.find("LLAMA-3.1-8B")->id, std::string{"llama-3.1-8b"});                       // an id beats an alias
    QCOMPARE(table.find("meta llama 3.1 8b instruct")->id, std::string{"llama-3.1-8b"});
    QVERIFY(!table.find("llama-8b"));
    QCOMPARE(table.all("llama-8b").size(), std::size_t{2});
    const auto ambiguous = table.get("llama-8b");
    QCOMPARE(ambiguous.error().code, std::string{"ambiguous_id"});
    QCOMPARE(ambiguous.error().accepted, (std::vector<std::string>{"llama-3.1-8b", "llama-3-8b"}));
    const auto unknown = table.get("llama-3.1-7b");
    QCOMPARE(unknown.error().code, std::string{"unknown_id"});
    QCOMPARE(unknown.error().nearest.size(), std::size_t{3});
    QVERIFY(table.get("llama-3.1-70b").ok());
    put("LLAMA-3.1-70B", {"big"});
    table.index();
    QCOMPARE(table.rows().size(), std::size_t{3});
    QCOMPARE(table.find("big")->id, std::string{"LLAMA-3.1-70B"});
    const Catalog catalog = embeddedCatalog();
    const auto card = catalog.gpus.get("nvidia-geforce-rtx-9090");
    QCOMPARE(card.error().nearest.size(), std::size_t{3});
    QVERIFY(card.error().nearest.front().find("nvidia-geforce-rtx-") == 0);
}

// What is suggested for a slip: the right thing first, and nothing of another family before its relatives.
void TestCatalog::nearestIds_data()
{
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QByteArray>("first");      // begins with
    QTest::addColumn<QByteArray>("family");     // all three contain it
    const auto row = [](const char* given, const char* first, const char* family) { QTest::newRow(given) << QByteArray(given) << QByteArray(first) << QByteArray(family); };
    row("nvidia-rtx-3090x", "nvidia-geforce-rtx-3090", "rtx-30");
    row("rtx-3090x", "nvidia-geforce-rtx-3090", "rtx-30");
    row("rtx 309o ti", "nvidia-geforce-rtx-3090-ti", "rtx-30");
    row("nvidia-3090", "nvidia-geforce-rtx-3090", "rtx-30");
    row("nvidia-rtx-4090", "nvidia-geforce-rtx-4090", "rtx-4090");
    row("rtx 4090 ti", "nvidia-geforce-rtx-4090", "rtx-40");
    row("geforce 3060", "nvidia-geforce-rtx-3060", "rtx-3060");
    row("nvidia-rtx-5090-32gb", "nvidia-geforce-rtx-5090", "5090");
    row("nvdia-geforce-rtx-4070", "nvidia-geforce-rtx-4070", "rtx-4070");
    row("a100", "nvidia-a100", "100");
    row("h100-80", "nvidia-h100-80gb", "100-80gb");
    row("rx-7900xtx", "amd-radeon-rx-7900-xtx", "rx-7900");
    row("amd-mi300", "amd-instinct-mi300", "instinct-mi");
    row("apple m4 maxx", "apple-m4-max", "apple-m4");
    row("rtx-a6000x", "nvidia-rtx-a6000", "rtx-");
    row("llama-3.1-8", "llama-3.1-8b", "llama-3");
    row("llama-3.1-7b", "llama-3.1-8b", "llama-");
    row("lama-3.1-8b", "llama-3.1-8b", "3");
    row("llama 70b", "llama-", "-70b");
    row("qwen3-8", "qwen3-8b", "qwen3");
    row("gpt-oss-20", "gpt-oss-20b", "gpt-");
    row("gemma-3-27", "gemma-3-27b", "gemma-");
    row("Q4_M", "Q4_K_M", "Q4");
    row("awq4", "awq-4bit", "4");
}

void TestCatalog::nearestIds()
{
    QFETCH(QByteArray, given);
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, family);
    const Catalog catalog = embeddedCatalog();
    const auto nearest = [&](const auto& table) { return table.get(given.toStdString()).error().nearest; };
    const bool model = given.contains("llama") || given.contains("lama") || given.contains("qwen") || given.contains("gpt") || given.contains("gemma");
    const bool format = given.startsWith('Q') || given.startsWith("awq");
    const std::vector<std::string> names = model ? nearest(catalog.models) : format ? nearest(catalog.formats) : nearest(catalog.gpus);
    QCOMPARE(names.size(), std::size_t{3});
    QVERIFY2(QByteArray::fromStdString(names.front()).startsWith(first), names.front().c_str());
    for (const auto& name : names)
        QVERIFY2(QByteArray::fromStdString(name).contains(family), name.c_str());
}

void TestCatalog::loadsFast()
{
    QElapsedTimer timer;
    timer.start();
    const Catalog catalog = embeddedCatalog();
    const double ms = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    qInfo("embedded catalogue: %zu bytes, loads in %.2f ms", compile(catalog).size(), ms);
    QVERIFY(!catalog.gpus.rows().empty());
    QVERIFY2(ms < 500, "even unoptimised and sanitized it is far below half a second");
}

void TestCatalog::roundTrip()
{
    Catalog catalog;
    QVERIFY2(overlay(catalog, ownFolder).empty(), "own files are sound");
    catalog.date = "2026-11-30";
    const auto bytes = compile(catalog);
    const auto again = decompile(bytes);
    QVERIFY(again.ok());
    QCOMPARE(again->date, catalog.date);
    QCOMPARE(compile(*again), bytes);
    forEachTable(catalog, [&](const char* kind, const auto& table) {
        forEachTable(*again, [&](const char* otherKind, const auto& other) {
            if constexpr (std::is_same_v<decltype(table), decltype(other)>) {
                if (std::string_view{kind} != otherKind)
                    return;
                QCOMPARE(other.rows().size(), table.rows().size());
                for (std::size_t i = 0; i < table.rows().size(); ++i) {
                    auto expected = table.rows()[i];
                    expected.at = {};           // where rows were read is not kept
                    expected.fromUser = false;
                    QVERIFY2(other.rows()[i] == expected, expected.id.c_str());
                }
            }
        });
    });
}

void TestCatalog::damagedBytes()
{
    const auto bytes = compile(embeddedCatalog());
    for (std::size_t length = 0; length < bytes.size(); length += length < 2000 ? 1 : 4999) {
        const std::vector<std::uint8_t> cut{bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(length)};  // so that a sanitizer sees the end
        const auto result = decompile(cut);
        QVERIFY(!result.ok());
        QCOMPARE(result.error().code, std::string{"catalog_damaged"});
    }
    auto longer = bytes;
    longer.push_back(0);
    QVERIFY(!decompile(longer).ok());
    QElapsedTimer timer;
    timer.start();
    for (std::size_t at = 0; at < bytes.size() && timer.elapsed() < 5000; at += 1 + bytes.size() / 150) {
        auto changed = bytes;
        changed[at] = static_cast<std::uint8_t>(~changed[at]);
        (void)decompile(changed);   // may be readable; must not crash
    }
}

void TestCatalog::broken_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto file = [](const char* name, QByteArray text, const char* code, const char* key, int line, int column) {
        QTest::newRow(name) << std::move(text) << QByteArray{code} << QByteArray{key} << line << column;
    };
    const auto gpu = [&](const char* name, const char* replaced, const char* line, const char* code, const char* key, int at, int column) {
        file(name, gpuFile(line, replaced), code, key, at, column);
    };
    const auto model = [&](const char* name, const char* replaced, const char* line, const char* code, const char* key, int at, int column) {
        file(name, modelFile(line, replaced), code, key, at, column);
    };
    // Syntax, head
    file("empty file", "", "empty_document", "", 1, 1);
    file("syntax", "kind: gpus\nrows: [\n", "syntax", "", 2, 7);
    file("not a map", "- 1\n", "wrong_type", "", 1, 1);
    file("no kind", "date: 2026\nrows: []\n", "missing_key", "kind", 1, 1);
    file("unknown kind", "kind: gpu\nrows: []\n", "unknown_value", "kind", 1, 7);
    file("no rows", "kind: gpus\n", "missing_key", "rows", 1, 1);
    file("rows are no list", "kind: gpus\nrows: {a: 1}\n", "wrong_type", "rows", 2, 7);
    file("unknown key of the head", "kind: gpus\nrow: 1\nrows: []\n", "unknown_key", "row", 2, 1);
    // Rows against their description
    gpu("unknown key", "power_w", "power_watts: 350", "unknown_key", "rows[0].power_watts", 15, 5);
    gpu("duplicate key", "power_w", "power_w: 350\n    memory_gb: 12", "duplicate_key", "rows[0].memory_gb", 16, 5);
    gpu("missing key", "vendor", "sold: true", "missing_key", "rows[0].vendor", 4, 5);
    file("missing id", gpuFile({}, "nothing").replace("  - id: test-card\n    vendor", "  - vendor"), "missing_key", "rows[0].id", 4, 5);
    gpu("wrong type", "power_w", "power_w: much", "wrong_type", "rows[0].power_w", 15, 14);
    gpu("negative watts", "power_w", "power_w: -350", "out_of_range", "rows[0].power_w", 15, 14);
    gpu("octal", "power_w", "power_w: 0350", "octal_number", "rows[0].power_w", 15, 14);
    gpu("NaN", "power_w", "power_w: .nan", "not_finite", "rows[0].power_w", 15, 14);
    gpu("half a bit", "memory_bus_bits", "memory_bus_bits: 384.5", "not_whole", "rows[0].memory_bus_bits", 12, 22);
    gpu("unknown form", "form", "form: brick", "unknown_value", "rows[0].form", 9, 11);
    gpu("quoted number", "power_w", "power_w: '350'", "wrong_type", "rows[0].power_w", 15, 14);
    gpu("one language missing", "power_w", "power_w: 350\n    remark: {en: Hot.}", "missing_key", "rows[0].remark.pt_BR", 16, 13);
    // Rows in themselves
    file("blank in the id", gpuFile({}, "nothing").replace("test-card", "test card"), "bad_id", "rows[0].id", 4, 9);
    gpu("no source", "sources", "note: x", "missing_source", "rows[0]", 4, 5);
    gpu("bad date", "power_w", "power_w: 350\n    date: 2026-13", "bad_date", "rows[0].date", 16, 11);
    gpu("release date", "power_w", "power_w: 350\n    released: May 2026", "bad_date", "rows[0].released", 16, 15);
    gpu("bandwidth 100 times its class", "bandwidth_gb_s", "bandwidth_gb_s: 29000", "implausible_value", "rows[0].bandwidth_gb_s", 13, 21);
    gpu("gigabits for gigabytes", "bandwidth_gb_s", "bandwidth_gb_s: 7488", "implausible_value", "rows[0].bandwidth_gb_s", 13, 21);
    gpu("sparse figure for dense", "tflops", "tflops: {fp32: 35.6, fp16: 284, fp8: 142}", "implausible_value", "rows[0].tflops.fp16", 14, 32);
    gpu("board of two devices is fine", "power_w", "power_w: 350\n    memory_mib: 12000", "", "", 0, 0);
    gpu("driver shows too much", "power_w", "power_w: 350\n    memory_mib: 30000", "implausible_value", "rows[0].memory_mib", 16, 17);
    gpu("power beside its range", "power_w", "power_w: 350\n    power_range_w: [100, 300]", "contradiction", "rows[0].power_w", 15, 14);
    gpu("laptop form, consumer segment", "form", "form: laptop", "contradiction", "rows[0].form", 9, 11);
    gpu("card with shared memory", "power_w", "power_w: 350\n    shared_memory: true", "contradiction", "rows[0].form", 9, 11);
    gpu("compute capability", "compute", "compute: {cuda: '86'}", "bad_version", "rows[0].compute.cuda", 17, 21);
    gpu("card without power", "power_w", "note: x", "missing_key", "rows[0].power_w", 4, 5);
    model("KV heads that do not divide the heads", "kv_heads", "kv_heads: 7", "contradiction", "rows[0].kv_heads", 13, 15);
    model("MHA with fewer KV heads", "attention", "attention: {kind: mha}", "contradiction", "rows[0].attention.kind", 18, 23);
    model("more active than all", "params_total", "params_total: 7500000000", "contradiction", "rows[0].params_active", 9, 20);
    file("digit lost", modelFile({}, "nothing").replace("8030261248", "803026124"), "implausible_value", "rows[0].params_total", 8, 19);
    model("layers slipped", "layers", "layers: 23", "implausible_value", "rows[0].params_total", 8, 19);
    model("window without layers", "attention", "attention: {kind: gqa, sliding_window: 4096}", "missing_key", "rows[0].attention.sliding_layers", 18, 16);
    model("share of layers", "attention", "attention: {kind: gqa, sliding_window: 4096, sliding_layers: 6 of 5}", "unknown_value",
          "rows[0].attention.sliding_layers", 18, 66);
    model("latent without ranks", "attention", "attention: {kind: mla, qk_nope_head_dim: 128, qk_rope_head_dim: 64}", "missing_key", "rows[0].attention.kv_lora_rank", 18, 16);
    model("hybrid without state", "attention", "attention: {kind: hybrid, every: 4}", "missing_key", "rows[0].attention.ssm", 18, 16);
    model("more active experts than there are", "context", "moe: {experts: 1, active: 2, expert_ffn: 14336}", "contradiction", "rows[0].moe.active", 17, 31);
    model("layer that is not there", "attention", "attention: {kind: gqa, sliding_window: 512, global_layers: [5, 40]}", "contradiction",
          "rows[0].attention.global_layers[1]", 18, 68);
    file("price range", "kind: retail-ratios\ndate: 2026\nsource: s\nrows:\n  - {id: br, country: BR, value: 2, low: 1.4, high: 1.8}\n", "not_in_order",
         "rows[0].value", 5, 34);
    file("country", "kind: retail-ratios\ndate: 2026\nsource: s\nrows:\n  - {id: br, country: Brazil, value: 1.6, low: 1.4, high: 1.8}\n", "bad_code",
         "rows[0].country", 5, 23);
    file("no date", "kind: retail-ratios\nsource: s\nrows:\n  - {id: br, country: BR, value: 1.6, low: 1.4, high: 1.8}\n", "missing_date", "rows[0]", 4, 5);
    file("mix condition", "kind: ggml-types\ndate: 2026\nsource: s\nrows: [{id: F16, block: 1, bytes: 2, kind: float}]\n---\nkind: formats\ndate: 2026\nsource: s\n"
         "rows:\n  - {id: X, family: gguf, base: F16, attn_v: [{when: gqa=>4, type: F16}]}\n", "unknown_value", "rows[0].attn_v[0].when", 10, 54);
    file("PCI id", "kind: pci-shared\ndate: 2026\nsource: s\nrows:\n  - {id: x, vendor: 0x10DE, device: 0x2204, gpus: []}\n", "bad_code", "rows[0].vendor", 5, 21);
    // Between rows
    file("duplicate id", "kind: ggml-types\ndate: 2026\nsource: s\nrows:\n  - {id: F16, block: 1, bytes: 2, kind: float}\n  - {id: f16, block: 1, bytes: 2, kind: float}\n",
         "duplicate_id", "rows[1].id", 6, 10);
    file("GPU that is not there", "kind: prices\ndate: 2026\nsource: s\nrows:\n  - {id: p, gpu: none, condition: new, currency: USD, value: 5}\n", "unknown_id",
         "rows[0].gpu", 5, 18);
    model("same shape as nothing", "context", "same_shape_as: none", "unknown_id", "rows[0].same_shape_as", 17, 20);
    model("alias of itself is fine", "aliases", "aliases: [test_8b]", "", "", 0, 0);
    file("alias is another row's id", modelFile({}, "nothing") + "  - id: other\n    name: O\n    aliases: [x, Test_8B]\n" +
         modelFile({}, "nothing").mid(modelFile({}, "nothing").indexOf("    params_total")), "alias_is_id", "rows[1].aliases[1]", 21, 18);
}

void TestCatalog::broken()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, key);
    QFETCH(int, line);
    QFETCH(int, column);
    QTemporaryDir folder;
    write(folder, "a.yaml", text);
    const auto faults = checkFolder(folder.path().toStdString());
    if (code.isEmpty()) {
        QVERIFY2(faults.empty(), listed(faults).constData());
        return;
    }
    QVERIFY2(!faults.empty(), text.constData());
    QVERIFY2(faults[0].code == code.toStdString(), listed(faults).constData());
    QCOMPARE(faults[0].key, key.toStdString());
    QCOMPARE(faults[0].at.line, line);
    QCOMPARE(faults[0].at.column, column);
    QCOMPARE(faults[0].at.file, folder.filePath(QStringLiteral("a.yaml")).toStdString());
    QVERIFY2(faults.size() == 1, listed(faults).constData());
}

// The rows that faults are seeded into have none themselves.
void TestCatalog::soundSeeds()
{
    QTemporaryDir folder;
    write(folder, "g.yaml", gpuFile({}, "nothing"));
    write(folder, "m.yaml", modelFile({}, "nothing"));
    const auto faults = checkFolder(folder.path().toStdString());
    QVERIFY2(faults.empty(), listed(faults).constData());
}

void TestCatalog::attentionShapes()
{
    QTemporaryDir folder;
    write(folder, "m.yaml",
          modelFile("attention: {kind: gqa, q_lora_rank: 1024, o_lora_rank: 8, compressed_attention: {ratios: [4, 128], top_k: 512}}\n    attn_gate: head", "attention"));
    Catalog catalog;
    auto faults = overlay(catalog, folder.path().toStdString());
    QVERIFY2(faults.empty(), listed(faults).constData());
    const Model* compressed = catalog.models.find("test-8b");
    QVERIFY(compressed->attention.qLoraRank == 1024 && !compressed->attention.mla);     // not latent: the key is compressed attention's
    QVERIFY(compressed->attnGate == AttnGate::head);
    write(folder, "m.yaml",
          modelFile("attention: {kind: mla, kv_lora_rank: 512, q_lora_rank: null, qk_nope_head_dim: 128, qk_rope_head_dim: 64, v_head_dim: 128}\n    doubtful: false", "attention")
              .replace("params_total: 8030261248", "params_total: 7900000000").replace("params_active: 8030261248", "params_active: 7900000000"));
    faults = overlay(catalog, folder.path().toStdString());
    QVERIFY2(faults.empty(), listed(faults).constData());
    const Model* latent = catalog.models.find("test-8b");
    QVERIFY(latent->attention.mla && latent->attention.mla->kvLoraRank == 512 && !latent->attention.mla->qLoraRank);
    tree::JsonSink json;
    tree::Writer{json}.write(*latent);
    QCOMPARE(json.take().at("attention").at("kv_lora_rank").get<int>(), 512);           // written as it is read
}

void TestCatalog::acrossFiles()
{
    QTemporaryDir folder;
    write(folder, "b.yaml", gpuFile({}, "nothing"));
    write(folder, "a.yaml", gpuFile({}, "nothing"));
    const auto faults = checkFolder(folder.path().toStdString());
    QCOMPARE(faults.size(), std::size_t{1});
    QCOMPARE(faults[0].code, std::string{"duplicate_id"});
    QVERIFY(faults[0].at.file.ends_with("b.yaml"));      // files are read by name
    QVERIFY(std::get<std::string>(faults[0].args[1].value).ends_with("a.yaml"));
}

void TestCatalog::folders()
{
    QTemporaryDir folder;
    QCOMPARE(checkFolder(folder.filePath(QStringLiteral("none")).toStdString())[0].code, std::string{"file_missing"});
    write(folder, "notes.txt", "not: [ours");
    const auto nothing = checkFolder(folder.path().toStdString());   // a check of nothing must not pass
    QCOMPARE(nothing.size(), std::size_t{1});
    QCOMPARE(nothing[0].code, std::string{"no_catalog_files"});
    QCOMPARE(nothing[0].at.file, folder.path().toStdString());
    QCOMPARE(checkFolder(folder.filePath(QStringLiteral("notes.txt")).toStdString())[0].code, std::string{"not_a_folder"});
    QVERIFY(QDir{folder.path()}.mkdir(QStringLiteral("a.yaml")));
    QCOMPARE(checkFolder(folder.path().toStdString())[0].code, std::string{"not_a_file"});
}

void TestCatalog::everyFaultIsPrinted()
{
    QTemporaryDir folder;
    write(folder, "a.yaml", gpuFile("power_w: -1\n    slots: 99\n    memory_gb: 12\n    colour: red", "power_w"));
    write(folder, "b.yaml", "kind: [");
    write(folder, "c.yaml", "kind: prices\ndate: 2026\nsource: s\nrows:\n  - {id: p, gpu: test-card, condition: old, currency: usd, value: 5}\n");
    const auto faults = checkFolder(folder.path().toStdString());
    QCOMPARE(listed(faults).count('\n'), 6);    // four, one, and one: a row with a wrong type is not looked at further
    // The price refers to a row that has faults of its own: not a fault of the price.
    QVERIFY(std::none_of(faults.begin(), faults.end(), [](const Error& e) { return e.code == "unknown_id"; }));
}

void TestCatalog::overlayReplaces()
{
    QTemporaryDir folder;
    write(folder, "mine.yaml", gpuFile("power_w: 111", "power_w").replace("test-card", "nvidia-geforce-rtx-3090").replace("memory_gb: 24", "memory_gb: 48"));
    Catalog catalog = embeddedCatalog();
    const auto before = catalog.gpus.rows().size();
    const auto faults = overlay(catalog, folder.path().toStdString());
    QVERIFY2(faults.empty(), listed(faults).constData());
    QCOMPARE(catalog.gpus.rows().size(), before);
    const Gpu* card = catalog.gpus.find("nvidia-geforce-rtx-3090");
    QVERIFY(card->fromUser);
    QCOMPARE(*card->powerW, 111.0);
    QCOMPARE(*card->memoryMib, 48 * 1024.0);    // derived from the label
    QVERIFY(!card->slotWidth);                      // the whole row is replaced
    QCOMPARE(card->at.line, 4);
    QCOMPARE(card->at.file, folder.filePath(QStringLiteral("mine.yaml")).toStdString());
    QVERIFY(!catalog.gpus.find("nvidia-geforce-rtx-4090")->fromUser);
    QVERIFY(catalog.models.find("llama-3.1-8b"));
}

void TestCatalog::overlaySkipsBrokenFiles()
{
    QTemporaryDir folder;
    write(folder, "a-good.yaml", gpuFile({}, "nothing"));
    write(folder, "b-broken.yaml", gpuFile("power_w: -1", "power_w").replace("test-card", "other-card") + rowOf(gpuFile({}, "nothing")).replace("test-card", "third-card"));
    write(folder, "c-dangling.yaml", "kind: prices\ndate: 2026\nsource: s\nrows:\n  - {id: p, gpu: other-card, condition: new, currency: USD, value: 5}\n");
    write(folder, "d-price.yaml", "kind: prices\ndate: 2026\nsource: s\nrows:\n  - {id: q, gpu: test-card, condition: new, currency: USD, value: 5}\n");
    Catalog catalog = embeddedCatalog();
    const auto faults = overlay(catalog, folder.path().toStdString());
    QVERIFY(catalog.gpus.find("test-card"));
    QVERIFY(!catalog.gpus.find("other-card"));
    QVERIFY(!catalog.gpus.find("third-card"));
    QVERIFY(!catalog.cardPrices.find("p"));
    QVERIFY(catalog.cardPrices.find("q"));
    QCOMPARE(faults.size(), std::size_t{2});
    QCOMPARE(faults[0].code, std::string{"out_of_range"});
    QCOMPARE(faults[1].code, std::string{"unknown_id"});    // left out because of the file above
    QVERIFY(catalog.gpus.find("nvidia-geforce-rtx-3090"));
}

void TestCatalog::everyFaultOfARow()
{
    QTemporaryDir folder;
    write(folder, "mine.yaml", gpuFile("power_w: -1\n    unheard_of: 2", "power_w").replace("    sources:", "    # sources:"));
    std::set<std::string> codes;
    for (const auto& f : checkFolder(folder.path().toStdString()))
        codes.insert(f.code);
    QVERIFY2(codes.contains("missing_source") && codes.contains("out_of_range") && codes.contains("unknown_key"),
             QByteArray::number(int(codes.size())).constData());
}

void TestCatalog::hostileFiles()
{
    QTemporaryDir folder;
    write(folder, "bomb.yaml", "a: &a [x]\nb: [*a, *a]\n");
    write(folder, "deep.yaml", "kind: " + QByteArray(100'000, '['));
    write(folder, "big.yaml", QByteArray(3'000'000, 'x'));
    write(folder, "binary.yaml", QByteArray("\x00\x01\x02\xff", 4));
    write(folder, "many.yaml", "kind: gpus\nrows: [" + QByteArray("{id: a}, ").repeated(100'000) + "]\n");
    const std::clock_t start = std::clock();
    Catalog catalog = embeddedCatalog();
    const auto faults = overlay(catalog, folder.path().toStdString());
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;  // five files, 2 s each at most; three times that in a debug build on a busy machine
    QVERIFY2(seconds < 30, qPrintable(QString::number(seconds)));
    std::vector<std::string> codes;
    for (const auto& f : faults) {
        if (codes.empty() || codes.back() != f.code)
            codes.push_back(f.code);
    }
    QCOMPARE(codes[0], std::string{"file_too_large"});
    QCOMPARE(codes[1], std::string{"not_text"});
    QCOMPARE(codes[2], std::string{"alias_refused"});
    QCOMPARE(codes[3], std::string{"too_deep"});
    QVERIFY(catalog.gpus.find("nvidia-geforce-rtx-3090"));
}

void TestCatalog::writesRows()
{
    const Catalog catalog = embeddedCatalog();
    tree::JsonSink json;
    tree::Writer writer{json};
    forEachTable(catalog, [&](const char*, const auto& table) {
        for (const auto& row : table.rows()) {
            writer.write(row);
            const auto written = json.take();
            QCOMPARE(written.begin().key(), std::string{"id"});
            QCOMPARE(written.at("id").template get<std::string>(), row.id);
        }
    });
    writer.write(*catalog.gpus.find("nvidia-geforce-rtx-3090"));
    const auto card = json.take();
    QCOMPARE(card.at("bandwidth_gb_s").get<double>(), 936.2);
    QCOMPARE(card.at("form").get<std::string>(), std::string{"card"});
    QVERIFY(!card.contains("street_price_cny"));
}

QTEST_APPLESS_MAIN(TestCatalog)
#include "tst_catalog.moc"
