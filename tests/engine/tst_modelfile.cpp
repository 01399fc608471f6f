// SPDX-License-Identifier: GPL-3.0-or-later
// GGUF files of real models, made from their published shapes: exact sizes, the right architecture, speed on full-size files.
#include "tests/engine/gguf_models.h"
#include "tests/engine/modelfile_support.h"

#include "engine/memory/shape.h"

#include <QElapsedTimer>

using namespace cabe;
using namespace cabe::test;

namespace {

std::string save(const Folder& folder, const ModelTable& table, const std::string& name = "model.gguf")
{
    table.maker.write(folder.path(name));
    return folder.path(name).string();
}

// Counts of the catalogue's row, without its vision part.
std::int64_t textParameters(const Model& row) { return row.paramsText.value_or(row.paramsTotal); }

using Make = ModelTable (*)();

// 75 GB as a hole, with the vocabulary of Llama 3: 128 256 tokens, their scores and types, and 280 147 merges.
std::string fullSize(const Folder& folder)
{
    ModelTable table{"llama", "Llama 3.1 70B", 80, 8192, 128'256};
    table.keys({{"feed_forward_length", 28'672}, {"attention.head_count", 64}, {"attention.head_count_kv", 8}});
    table.maker.tokens("tokenizer.ggml.all_tokens", 128'256).floats("tokenizer.ggml.scores", 128'256).floats("tokenizer.ggml.token_type", 128'256)
        .tokens("tokenizer.ggml.merges", 280'147, 10);
    table.matrix("output.weight", {8192, 128'256});
    for (std::uint32_t i = 0; i < 80; ++i)
        table.at(i).norms({"attn_norm", "ffn_norm"}).attention(8192, 1024, 1024, 8192).ffn(28'672);
    return save(folder, table, "full.gguf");
}

#ifdef Q_OS_LINUX
// The most memory that the process held since the last reset, in KiB; empty where the system does not tell.
std::optional<long> peakKib()
{
    std::ifstream status{"/proc/self/status"};
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmHWM:"))
            return std::stol(line.substr(6));
    return std::nullopt;
}
bool resetPeak() { return bool(std::ofstream{"/proc/self/clear_refs"} << "5" << std::flush); }
#endif

} // namespace

class TestModelfile : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void realModels_data();
    void realModels();
    void tensorClasses();
    void versionsAndByteOrders_data();
    void versionsAndByteOrders();
    void vocabularyOnly();
    void splitFiles();
    void unknownType();
    void unknownArchitecture();
    void clashes_data();
    void clashes();
    void folders();
    void otherKindsOfFile_data();
    void otherKindsOfFile();
    void fullSizeFile();

private:
    Folder folder_;
};

void TestModelfile::realModels_data()
{
    QTest::addColumn<Make>("make");
    QTest::addColumn<QString>("row");       // of the catalogue: source of the expected counts and of the cache
    QTest::newRow("qwen3-30b-a3b") << Make{qwen3of30b} << "qwen3-30b-a3b";
    QTest::newRow("gemma-3-12b") << Make{gemma3of12b} << "gemma-3-12b";
    QTest::newRow("deepseek-v3") << Make{deepseekV3} << "deepseek-v3";
    QTest::newRow("qwen3-next") << Make{qwen3next} << "qwen3-next-80b-a3b";
    QTest::newRow("lfm2-1.2b") << Make{lfm2of1200m} << "lfm2-1.2b";
    QTest::newRow("nemotron-3-nano") << Make{nemotron3nano} << "nemotron-3-nano-30b-a3b";
    QTest::newRow("gpt-oss-20b") << Make{gptOss20b} << "gpt-oss-20b";
    QTest::newRow("glm-4.5-air") << Make{glm45air} << "glm-4.5-air";
    QTest::newRow("llama-3.1-8b") << Make{[] { return llama31of8b(); }} << "llama-3.1-8b";
}

void TestModelfile::realModels()
{
    QFETCH(Make, make);
    QFETCH(QString, row);
    const Model* known = catalogue().models.find(row.toStdString());
    QVERIFY(known);
    const ModelTable table = make();
    const auto found = inspectModel(save(folder_, table), catalogue());
    QVERIFY2(found.ok(), found ? "" : found.error().code.c_str());
    const Model& m = found->model;

    QCOMPARE(found->weights, std::string{"Q8_0"});
    QVERIFY(m.paramsExact);
    // The rows' counts are published; a few leave out biases of routers or count padded vocabularies.
    const double off = double(m.paramsTotal) / double(textParameters(*known)) - 1;
    QVERIFY2(std::abs(off) < 0.0005, qPrintable(QString::number(m.paramsTotal)));
    QVERIFY(std::abs(double(m.paramsActive) / double(known->paramsActive - (known->paramsText ? *known->visionParams : 0)) - 1) < 0.001);
    QVERIFY2(std::abs(double(countParameters(m)) / double(m.paramsTotal) - 1) < 0.001, qPrintable(QString::number(countParameters(m))));
    QVERIFY2(!findCheck(found->warnings, "shape_incomplete") && !findCheck(found->warnings, "size_mismatch") && !findCheck(found->warnings, "name_mismatch"),
             codesOf(found->warnings).c_str());

    const CacheSizes cache = cacheSizesBf16(m), expected = cacheSizesBf16(*known);
    QCOMPARE(cache.perToken, expected.perToken);
    QCOMPARE(cache.windows, expected.windows);
    QCOMPARE(cache.state, expected.state);
    QCOMPARE(m.attention.kind, known->attention.kind);
    QCOMPARE(m.moe.has_value(), known->moe.has_value());
}

void TestModelfile::tensorClasses()
{
    const auto found = inspectModel(save(folder_, llama31of8b()), catalogue());
    QVERIFY(found.ok());
    constexpr double q8 = 34.0 / 32, table = 128'256.0 * 4096;
    const TensorBytes& t = found->tensors;
    QCOMPARE(t.embedding, table * q8);
    QCOMPARE(t.output, table * q8);
    QCOMPARE(t.attention, 32 * (2.0 * 4096 * 4096 + 2.0 * 4096 * 1024) * q8);
    QCOMPARE(t.ffn, 32 * 3.0 * 4096 * 14'336 * q8);
    QCOMPARE(t.norms, 65 * 4096 * 4.0);
    QCOMPARE(t.experts, 0.0);
    QCOMPARE(t.other, 0.0);
    QCOMPARE(found->bytes, t.total());
    QCOMPARE(found->formats.size(), std::size_t{2});
    QCOMPARE(found->formats[0].format, std::string{"Q8_0"});
    QCOMPARE(found->formats[1].format, std::string{"F32"});

    // A prediction layer is in the file but not in what runs.
    const auto glm = inspectModel(save(folder_, glm45air()), catalogue());
    QVERIFY(glm.ok());
    QCOMPARE(glm->model.layers, 46);
    QVERIFY(glm->model.mtpParams > 2'000'000'000);
    QVERIFY(glm->bytes < glm->tensors.total() - 2e9);
}

void TestModelfile::versionsAndByteOrders_data()
{
    QTest::addColumn<int>("version");
    QTest::addColumn<bool>("big");
    for (const int version : {1, 2, 3})
        for (const bool big : {false, true})
            QTest::addRow("v%d %s endian", version, big ? "big" : "little") << version << big;
}

void TestModelfile::versionsAndByteOrders()
{
    QFETCH(int, version);
    QFETCH(bool, big);
    const auto found = inspectModel(save(folder_, llama31of8b(version, big)), catalogue());
    QVERIFY2(found.ok(), found ? "" : found.error().code.c_str());
    QCOMPARE(found->model.paramsTotal, std::int64_t{8'030'261'248});
    QCOMPARE(found->model.name, std::string{"Meta Llama 3.1 8B Instruct"});
    QCOMPARE(found->sameShapeAs, std::string{"llama-3.1-8b"});
}

void TestModelfile::vocabularyOnly()
{
    GgufMaker maker;
    maker.text("general.architecture", "phi3").text("general.name", "Phi3").number("general.file_type", 1).number("phi3.block_count", 32).number("phi3.embedding_length", 3072)
        .number("phi3.feed_forward_length", 8192).number("phi3.attention.head_count", 32).number("phi3.attention.head_count_kv", 32).tokens("tokenizer.ggml.tokens", 32'064)
        .floats("tokenizer.ggml.scores", 32'064);
    maker.write(folder_.path("vocabulary.gguf"));
    const auto found = inspectModel(folder_.path("vocabulary.gguf").string(), catalogue());
    QVERIFY(found.ok());
    QCOMPARE(found->model.vocab, 32'064);
    QCOMPARE(found->model.paramsTotal, std::int64_t{3'821'079'552});     // Phi-3 mini
    QCOMPARE(found->bytes, 0.0);
    QVERIFY(findCheck(found->warnings, "no_tensors"));
}

void TestModelfile::splitFiles()
{
    const auto part = [&](int number) { return folder_.path("split-0000" + std::to_string(number) + "-of-00003.gguf"); };
    const auto head = [](GgufMaker& maker, std::uint32_t number) { maker.number("split.no", number).number("split.count", 3).number("split.tensors.count", 3); };
    GgufMaker first, second, third;
    first.text("general.architecture", "llama").text("general.name", "small").number("llama.block_count", 1).number("llama.embedding_length", 1024)
        .number("llama.feed_forward_length", 2048).number("llama.attention.head_count", 8);
    head(first, 0);
    head(second, 1);
    head(third, 2);
    first.tensor("token_embd.weight", {1024, 1000}, 0, 4'096'000);
    second.tensor("blk.0.ffn_up.weight", {1024, 2048}, 1, 4'194'304);
    third.tensor("output_norm.weight", {1024}, 0, 4096);
    first.write(part(1));
    second.write(part(2));
    const auto missing = inspectModel(part(1).string(), catalogue());
    QVERIFY(!missing.ok());
    QCOMPARE(missing.error().code, std::string{"part_missing"});
    QCOMPARE(argument(missing.error().args, "part"), 3.0);
    third.write(part(3));
    for (const int number : {1, 2, 3}) {        // any part leads to the whole
        const auto found = inspectModel(part(number).string(), catalogue());
        QVERIFY(found.ok());
        QCOMPARE(found->bytes, 4'096'000.0 + 4'194'304 + 4096);
        QCOMPARE(found->model.name, std::string{"small"});
    }
    // A renamed part cannot be put together.
    std::filesystem::copy_file(part(1), folder_.path("renamed.gguf"));
    QCOMPARE(inspectModel(folder_.path("renamed.gguf").string(), catalogue()).error().code, std::string{"part_missing"});
}

void TestModelfile::unknownType()
{
    GgufMaker maker;
    maker.text("general.architecture", "llama").number("llama.block_count", 1).number("llama.embedding_length", 1024).number("llama.attention.head_count", 8)
        .number("llama.feed_forward_length", 2048);
    maker.tensor("token_embd.weight", {1024, 1000}, 0, 4'096'000).tensor("blk.0.ffn_up.weight", {1024, 2048}, 777, 99'968).tensor("blk.0.ffn_down.weight", {2048, 1024}, 777, 64'000);
    maker.write(folder_.path("unknown.gguf"));
    const auto found = inspectModel(folder_.path("unknown.gguf").string(), catalogue());
    QVERIFY(found.ok());
    QVERIFY(findCheck(found->warnings, "unknown_tensor_type"));
    QCOMPARE(found->tensors.ffn, 99'968.0 + 64'000);
    QCOMPARE(found->formats[1].format, std::string{"777"});
}

void TestModelfile::unknownArchitecture()
{
    ModelTable table{"newarch", "Unknown 1B", 4, 2048, 32'000};
    table.keys({{"feed_forward_length", 8192}, {"attention.head_count", 16}, {"attention.head_count_kv", 4}});
    for (std::uint32_t i = 0; i < 4; ++i)
        table.at(i).norms({"attn_norm", "ffn_norm"}).attention(2048, 512, 512, 2048).ffn(8192);
    const auto found = inspectModel(save(folder_, table), catalogue());
    QVERIFY(found.ok());
    QVERIFY(findCheck(found->warnings, "unknown_architecture"));
    QVERIFY(!findCheck(found->warnings, "shape_incomplete"));
    QCOMPARE(found->model.paramsTotal, std::int64_t(table.elements()));
    QCOMPARE(countParameters(found->model), std::int64_t(table.elements()));
    QVERIFY(found->model.tiedEmbeddings);
}

void TestModelfile::clashes_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("clash");
    QTest::newRow("its own size") << "Llama 3.1 8B Instruct" << false;
    QTest::newRow("rounded size") << "some-7B-model" << false;
    QTest::newRow("no size") << "My favourite" << false;
    QTest::newRow("far too large") << "Llama 3.1 70B" << true;
    QTest::newRow("far too small") << "tiny-1.5b-chat" << true;
    QTest::newRow("millions") << "SmolLM-360M" << true;
    QTest::newRow("mixture") << "Mixtral-8x7B" << true;
    QTest::newRow("active and total") << "Qwen3-235B-A22B" << true;
    QTest::newRow("another model by name alone") << "gpt2-xl" << true;
    QTest::newRow("a version is no size") << "Model-v2.5 b5" << false;
}

void TestModelfile::clashes()
{
    QFETCH(QString, name);
    QFETCH(bool, clash);
    ModelTable table{"llama", name.toStdString(), 32, 4096, 128'256};
    table.keys({{"feed_forward_length", 14'336}, {"attention.head_count", 32}, {"attention.head_count_kv", 8}});
    table.matrix("output.weight", {4096, 128'256});
    for (std::uint32_t i = 0; i < 32; ++i)
        table.at(i).norms({"attn_norm", "ffn_norm"}).attention(4096, 1024, 1024, 4096).ffn(14'336);
    const auto found = inspectModel(save(folder_, table), catalogue());
    QVERIFY(found.ok());
    const Check* check = findCheck(found->warnings, "name_mismatch");
    QCOMPARE(check != nullptr, clash);
    if (check)
        QCOMPARE(std::get<std::string>(check->args[1].value), std::string{"8.03B"});
}

void TestModelfile::folders()
{
    const Folder folder;
    std::filesystem::create_directory(folder.path("one"));
    llama31of8b().maker.write(folder.path("one/llama-Q8_0.gguf"));
    GgufMaker{}.text("general.architecture", "clip").write(folder.path("one/mmproj-llama.gguf"));
    QVERIFY(inspectModel(folder.path("one").string(), catalogue()).ok());
    llama31of8b().maker.write(folder.path("one/other.gguf"));
    const auto two = inspectModel(folder.path("one").string(), catalogue());
    QVERIFY(!two.ok());
    QCOMPARE(two.error().code, std::string{"several_models"});
    QCOMPARE(two.error().accepted, (std::vector<std::string>{"llama-Q8_0.gguf", "other.gguf"}));
    std::filesystem::create_directory(folder.path("empty"));
    QCOMPARE(inspectModel(folder.path("empty").string(), catalogue()).error().code, std::string{"not_a_model"});
    QCOMPARE(inspectModel(folder.path("nowhere").string(), catalogue()).error().code, std::string{"file_missing"});
}

void TestModelfile::otherKindsOfFile_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::newRow("projector") << "general.architecture" << "clip";
    QTest::newRow("adapter") << "general.type" << "adapter";
    QTest::newRow("importance matrix") << "general.type" << "imatrix";
}

void TestModelfile::otherKindsOfFile()
{
    QFETCH(QString, key);
    QFETCH(QString, value);
    GgufMaker{}.text(key.toStdString(), value.toStdString()).write(folder_.path("part.gguf"));
    const auto found = inspectModel(folder_.path("part.gguf").string(), catalogue());
    QVERIFY(!found.ok());
    QCOMPARE(found.error().code, std::string{"not_a_language_model"});
}

void TestModelfile::fullSizeFile()
{
    const std::string path = fullSize(folder_);
    QVERIFY(std::filesystem::file_size(path) > 70'000'000'000);
#ifdef Q_OS_LINUX
    const bool counts = resetPeak();
    const auto before = peakKib();
#endif
    qint64 best = 1'000'000;
    for (int i = 0; i < 5; ++i) {
        QElapsedTimer timer;
        timer.start();
        const auto found = inspectModel(path, catalogue());
        best = std::min(best, timer.nsecsElapsed() / 1000);
        QVERIFY(found.ok());
        QCOMPARE(found->model.paramsTotal, std::int64_t{70'553'706'496});
    }
    QVERIFY2(best < 100'000, qPrintable(QString::number(best) + " microseconds"));
#ifdef Q_OS_LINUX
    if (const auto after = peakKib(); counts && before && after)
        QVERIFY2(*after - *before < 30 * 1024, qPrintable(QString::number(*after - *before) + " KiB"));
#endif
    std::filesystem::remove(path);
}

QTEST_APPLESS_MAIN(TestModelfile)
#include "tst_modelfile.moc"
