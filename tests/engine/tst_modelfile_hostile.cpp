// SPDX-License-Identifier: GPL-3.0-or-later
// Model files that lie: an error that names the offset, no crash, no large allocation, no long wait.
#include "tests/engine/gguf_maker.h"
#include "tests/engine/modelfile_support.h"

#include <QElapsedTimer>

#include <atomic>
#include <cstdlib>
#include <functional>
#include <new>

namespace {

std::atomic<std::size_t> largestRequest{0};

void* request(std::size_t bytes)
{
    std::size_t seen = largestRequest.load();
    while (bytes > seen && !largestRequest.compare_exchange_weak(seen, bytes)) {}
    if (void* memory = std::malloc(bytes == 0 ? 1 : bytes))
        return memory;
    throw std::bad_alloc{};
}

} // namespace

void* operator new(std::size_t bytes) { return request(bytes); }
void* operator new[](std::size_t bytes) { return request(bytes); }
// std::stable_sort asks without exceptions; sanitizers want one family for all.
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept
{
    try {
        return request(bytes);
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

using namespace cabe;
using namespace cabe::test;

namespace {

constexpr std::uint64_t huge = std::uint64_t{1} << 63U;
constexpr std::size_t mostBytes = 64U << 20U;

GgufMaker small()
{
    GgufMaker maker;
    maker.text("general.architecture", "llama").text("general.name", "small").number("llama.block_count", 1).number("llama.embedding_length", 256)
        .number("llama.feed_forward_length", 512).number("llama.attention.head_count", 4).tokens("tokenizer.ggml.tokens", 8);
    return maker;
}

GgufMaker whole()
{
    GgufMaker maker = small();
    maker.tensor("token_embd.weight", {256, 1024}, 0, 1'048'576).tensor("blk.0.ffn_up.weight", {256, 512}, 0, 524'288).tensor("output_norm.weight", {256}, 0, 1024);
    return maker;
}

template <class T>
std::string bytesOf(std::initializer_list<T> values)
{
    const GgufMaker maker;
    std::string bytes;
    for (const T value : values)
        maker.put(bytes, value);
    return bytes;
}

std::string head(std::uint32_t type, std::uint64_t count) { return bytesOf<std::uint32_t>({type}) + bytesOf<std::uint64_t>({count}); }

struct Bad {
    std::string bytes;
    std::string code;
};

} // namespace

class TestModelfileHostile : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { largestRequest = 0; timer_.start(); }
    void cleanup();
    void truncatedAnywhere();
    void lies_data();
    void lies();
    void manyKeys();
    void zeroesForEver();
    void richNames();
    void safetensorsTruncated();
    void safetensorsLies_data();
    void safetensorsLies();
    void configLies_data();
    void configLies();
    void indexLeadsNowhere();

private:
    Error inspectBytes(const std::string& name, const std::string& bytes) const
    {
        const auto found = inspectModel(folder_.write(name, bytes), catalogue());
        return found ? Error{} : found.error();
    }

    Folder folder_;
    QElapsedTimer timer_;
};

void TestModelfileHostile::cleanup()
{
    QVERIFY2(largestRequest < mostBytes, qPrintable(QString::number(largestRequest.load())));
}

void TestModelfileHostile::truncatedAnywhere()
{
    const GgufMaker maker = whole();
    const std::string header = maker.header();
    const auto path = folder_.path("cut.gguf");
    for (std::size_t length = 0; length < header.size(); ++length) {
        const Error error = inspectBytes("cut.gguf", header.substr(0, length));
        QVERIFY2(!error.code.empty(), qPrintable(QString::number(length)));
        if (length >= 4)
            QVERIFY2(argument(error.args, "offset") >= 0 && argument(error.args, "offset") <= double(length), error.code.c_str());
    }
    // The data: the header is whole, the file ends at some byte of a tensor.
    maker.write(path);
    const std::uint64_t bytes = maker.fileBytes();
    for (const std::uint64_t length : {bytes - 1, bytes - 1024, bytes / 2, std::uint64_t(header.size() + 1)}) {
        std::filesystem::resize_file(path, length);
        const auto found = inspectModel(path.string(), catalogue());
        QVERIFY(!found.ok());
        QCOMPARE(found.error().code, std::string{"truncated"});
        QCOMPARE(argument(found.error().args, "offset"), double(length));
        // Where not even the data begins, the size that is missing is not known.
        const double needed = argument(found.error().args, "needed_bytes");
        QVERIFY(needed == double(bytes) || (needed < 0 && length <= header.size() + 1));
    }
    QVERIFY(timer_.elapsed() < 60'000);
}

void TestModelfileHostile::lies_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<std::string>("code");
    const auto row = [](const char* name, const GgufMaker& maker, const char* code, std::size_t more = 4096) {
        QTest::newRow(name) << maker.header() + std::string(more, '\0') << std::string{code};
    };
    const std::string nan{"\x00\x00\xC0\x7F", 4};
    row("version 4", GgufMaker{4}, "model_version");
    row("version 0", GgufMaker{0}, "model_version");
    row("tensor count of 2^63", small().claim(huge, 1), "bad_count");
    row("tensor count that overflows with its size", small().claim(huge + 1, 7), "bad_count");
    row("key count of 2^63", small().claim(0, huge), "too_many_keys");
    row("ten million keys", small().claim(0, 10'000'000), "too_many_keys");
    row("more keys than bytes", small().claim(0, 60'000), "bad_count");
    row("more keys than there are", small().claim(0, 9), "duplicate_key");
    row("key length of 2^63", GgufMaker{}.raw(std::string_view{}, GgufMaker::string, bytesOf<std::uint64_t>({huge})), "bad_count");
    row("text length of 2^63", small().raw("k", GgufMaker::string, bytesOf<std::uint64_t>({huge})), "bad_count");
    row("text length of 2^64 - 1", small().raw("k", GgufMaker::string, bytesOf<std::uint64_t>({~std::uint64_t{0}})), "bad_count");
    row("text longer than the file", small().raw("k", GgufMaker::string, bytesOf<std::uint64_t>({100'000})), "truncated");
    row("value type 13", small().raw("k", 13, {}), "bad_type");
    row("value type 2^32 - 1", small().raw("k", ~0U, {}), "bad_type");
    row("array of 2^63 bytes", small().raw("k", GgufMaker::array, head(GgufMaker::u8, huge)), "bad_count");
    row("array of 2^61 doubles", small().raw("k", GgufMaker::array, head(GgufMaker::f64, huge / 4)), "bad_count");
    row("array of 2^63 texts", small().raw("k", GgufMaker::array, head(GgufMaker::string, huge)), "bad_count");
    row("array of 2^60 arrays", small().raw("k", GgufMaker::array, head(GgufMaker::array, huge / 8)), "bad_count");
    row("array of an unknown type", small().raw("k", GgufMaker::array, head(99, 1)), "bad_type");
    row("text in an array beyond the end", small().raw("k", GgufMaker::array, head(GgufMaker::string, 1) + bytesOf<std::uint64_t>({huge})), "bad_count");
    std::string nested;
    for (int i = 0; i < 100; ++i)
        nested += head(GgufMaker::array, 1);
    row("arrays in arrays, a hundred deep", small().raw("k", GgufMaker::array, nested), "too_deep");
    row("the same key twice", small().number("llama.block_count", 2), "duplicate_key");
    row("a name that is not UTF-8", GgufMaker{}.text("general.architecture", "llama").text("general.name", "\xFF\xFE"), "not_text");
    row("a key that is not UTF-8", small().number("k\xC0\x80", 1), "not_text");
    row("a key with a control character", small().number(std::string_view{"k\x1B[31m", 6}, 1), "not_text");
    row("a tensor that is not UTF-8", small().tensor("\xED\xA0\x80", {256}, 0, 1024), "not_text");
    row("two tensors of one name", small().tensor("a", {256}, 0, 1024).tensor("a", {256}, 0, 1024), "duplicate_key");
    row("five dimensions", small().tensor("a", {1, 1, 1, 1, 1}, 0, 4), "bad_count");
    row("2^32 - 1 dimensions", small().raw("k", GgufMaker::u8, "x").claim(1, 8), "truncated", 0);
    row("dimensions whose product overflows", small().tensor("a", {huge / 2, 4, 4}, 0, 4), "bad_shape");
    row("bytes that overflow", small().tensor("a", {huge / 2}, 0, 4), "bad_shape");
    row("a row that is no multiple of the block", small().tensor("a", {100}, 8, 100), "bad_shape");
    row("an offset of 2^63", small().rawTensor("a", {256}, 0, huge), "bad_offset");
    row("an offset of 2^64 - 32", small().rawTensor("a", {256}, 0, ~std::uint64_t{31}), "bad_offset");
    row("tensors over each other", small().tensor("a", {256}, 0, 1024).rawTensor("b", {256}, 0, 512), "bad_offset");
    row("an unknown type outside the file", small().rawTensor("a", {256}, 500, huge), "bad_offset");
    row("alignment of 0", small().number("general.alignment", 0), "bad_alignment");
    row("alignment of 33", small().number("general.alignment", 33), "bad_alignment");
    row("alignment that is no number", small().raw("general.alignment", GgufMaker::f32, nan), "bad_alignment");
    row("no architecture", GgufMaker{}.text("general.name", "x"), "missing_key");
    row("no layers", GgufMaker{}.text("general.architecture", "llama"), "missing_key");
    const auto llama = [] { return GgufMaker{}.text("general.architecture", "llama"); };
    row("four billion layers", llama().number("llama.block_count", ~0U).number("llama.embedding_length", 4096), "missing_key");
    row("a million layers", llama().number("llama.block_count", 1'000'000).number("llama.embedding_length", 4096), "out_of_range");
    row("a billion channels", llama().number("llama.block_count", 4).number("llama.embedding_length", 1'000'000'000), "out_of_range");
    row("a model of 10^17 parameters", llama().number("llama.block_count", 2000).number("llama.embedding_length", 1'000'000).number("llama.feed_forward_length", 1'000'000)
            .number("llama.expert_count", 100'000).number("llama.attention.head_count", 64), "out_of_range");
    row("split into two billion parts", small().number("split.count", 2'000'000'000), "part_missing");
}

void TestModelfileHostile::lies()
{
    QFETCH(std::string, bytes);
    QFETCH(std::string, code);
    const Error error = inspectBytes("lie.gguf", bytes);
    QCOMPARE(error.code, code);
    const bool ofTheWhole = code == "missing_key" || code == "out_of_range" || code == "part_missing" || code == "bad_alignment";
    QVERIFY(ofTheWhole || (argument(error.args, "offset") >= 4 && argument(error.args, "offset") <= double(bytes.size())));
    QVERIFY(timer_.elapsed() < 1000);
}

// As many keys as are read, of the greatest length that the format allows.
void TestModelfileHostile::manyKeys()
{
    GgufMaker maker = small();
    for (int i = 0; i < 300; ++i)
        maker.number(std::string(65'000, 'k') + std::to_string(i), 1);
    QCOMPARE(inspectBytes("keys.gguf", maker.header()).code, std::string{"header_too_large"});
    GgufMaker short_ = small();
    for (int i = 0; i < 60'000; ++i)
        short_.number("k" + std::to_string(i), 1);
    QCOMPARE(inspectBytes("keys.gguf", short_.header()).code, std::string{});
    QVERIFY(timer_.elapsed() < 10'000);
}

// A hole read as a list of empty texts: 4 · 10⁹ of them fit into the file.
void TestModelfileHostile::zeroesForEver()
{
    const std::string header = small().raw("k", GgufMaker::array, head(GgufMaker::string, 4'000'000'000)).header();
    const std::string path = folder_.write("zeroes.gguf", header);
    std::filesystem::resize_file(path, 40'000'000'000);
    const auto found = inspectModel(path, catalogue());
    QVERIFY(!found.ok());
    QCOMPARE(found.error().code, std::string{"header_too_large"});
    const std::string numbers = small().raw("k", GgufMaker::array, head(GgufMaker::f32, 9'000'000'000)).raw("l", GgufMaker::u8, "x").header();
    const std::string far = folder_.write("numbers.gguf", numbers);
    std::filesystem::resize_file(far, 40'000'000'000);
    QVERIFY(!inspectModel(far, catalogue()).ok());
    QVERIFY(timer_.elapsed() < 10'000);
    std::filesystem::remove(path);
    std::filesystem::remove(far);
}

// Markup in a name is a name: it reaches the answer as it is, and no one else.
void TestModelfileHostile::richNames()
{
    const std::string name = "<img src=x onerror=alert(1)><b>7B</b>";
    GgufMaker maker;
    maker.text("general.architecture", "llama").text("general.name", name).number("llama.block_count", 1).number("llama.embedding_length", 256)
        .number("llama.feed_forward_length", 512).number("llama.attention.head_count", 4).tokens("tokenizer.ggml.tokens", 2000);
    const auto found = inspectModel(folder_.write("rich.gguf", maker.header()), catalogue());
    QVERIFY(found.ok());
    QCOMPARE(found->model.name, name);
}

namespace {

std::string safetensors(const std::string& json, std::size_t data = 0)
{
    return bytesOf<std::uint64_t>({json.size()}) + json + std::string(data, '\0');
}
const std::string config = R"({"model_type": "llama", "num_hidden_layers": 1, "hidden_size": 256, "intermediate_size": 512, "num_attention_heads": 4, "vocab_size": 1024})";
const std::string tensor = R"({"dtype": "F16", "shape": [4, 8], "data_offsets": [0, 64]})";

} // namespace

void TestModelfileHostile::safetensorsTruncated()
{
    folder_.write("st/config.json", config);
    const std::string file = safetensors("{\"a\": " + tensor + ", \"__metadata__\": {\"format\": \"pt\"}}", 64);
    for (std::size_t length = 0; length < file.size(); ++length) {
        folder_.write("st/model.safetensors", file.substr(0, length));
        QVERIFY2(!inspectModel(folder_.path("st").string(), catalogue()).ok(), qPrintable(QString::number(length)));
    }
    folder_.write("st/model.safetensors", file);
    const auto found = inspectModel(folder_.path("st").string(), catalogue());
    QVERIFY2(found.ok(), found ? "" : found.error().code.c_str());
    QCOMPARE(found->bytes, 64.0);
    QCOMPARE(found->formats.front().format, std::string{"fp16"});
}

void TestModelfileHostile::safetensorsLies_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<std::string>("code");
    const auto row = [](const char* name, const std::string& bytes, const char* code) { QTest::newRow(name) << bytes << std::string{code}; };
    row("header of 2^63 bytes", bytesOf<std::uint64_t>({huge}) + "{}", "bad_count");
    row("header of 0 bytes", bytesOf<std::uint64_t>({0}), "bad_count");
    row("header longer than the file", bytesOf<std::uint64_t>({1000}) + "{}", "truncated");
    row("header of 99 MB", bytesOf<std::uint64_t>({99'000'000}) + "{}", "truncated");
    row("no JSON", safetensors("hello"), "syntax");
    row("a string without end", safetensors("{\"" + std::string(1'000'000, 'a') + "\": 1}"), "syntax");
    row("the same tensor twice", safetensors("{\"a\": " + tensor + ", \"a\": " + tensor + "}", 64), "duplicate_key");
    row("offsets the wrong way round", safetensors(R"({"a": {"dtype": "F16", "shape": [4, 8], "data_offsets": [64, 0]}})", 64), "bad_offset");
    row("offset beyond the file", safetensors(R"({"a": {"dtype": "F16", "shape": [400, 8], "data_offsets": [0, 6400]}})", 64), "truncated");
    row("offset of 2^63", safetensors(R"({"a": {"dtype": "F16", "shape": [4], "data_offsets": [0, 9223372036854775808]}})"), "bad_offset");
    row("negative offset", safetensors(R"({"a": {"dtype": "F16", "shape": [4], "data_offsets": [-8, 0]}})"), "bad_shape");
    row("no offsets", safetensors(R"({"a": {"dtype": "F16", "shape": [4]}})"), "bad_offset");
    row("shape and bytes differ", safetensors(R"({"a": {"dtype": "F16", "shape": [4, 9], "data_offsets": [0, 64]}})", 64), "bad_shape");
    row("a shape that overflows", safetensors(R"({"a": {"dtype": "F16", "shape": [4294967296, 4294967296, 4294967296], "data_offsets": [0, 64]}})", 64), "bad_shape");
    row("a hundred dimensions", safetensors(R"({"a": {"dtype": "F16", "shape": [1)" + [] { std::string s; for (int i = 0; i < 100; ++i) s += ",1"; return s; }() + R"(], "data_offsets": [0, 2]}})", 2), "bad_shape");
    row("deep nesting", safetensors(std::string(100'000, '[') + std::string(100'000, ']')), "too_deep");
    row("a name that is not UTF-8", safetensors("{\"\\u0007\": " + tensor + "}", 64), "not_text");
    row("invalid UTF-8", safetensors("{\"\xFF\": " + tensor + "}", 64), "syntax");
}

void TestModelfileHostile::safetensorsLies()
{
    QFETCH(std::string, bytes);
    QFETCH(std::string, code);
    folder_.write("lie/config.json", config);
    folder_.write("lie/model.safetensors", bytes);
    const auto found = inspectModel(folder_.path("lie").string(), catalogue());
    QVERIFY(!found.ok());
    QCOMPARE(found.error().code, code);
    QVERIFY(argument(found.error().args, "offset") >= 0);
    QVERIFY(timer_.elapsed() < 1000);
}

void TestModelfileHostile::configLies_data()
{
    QTest::addColumn<std::string>("json");
    QTest::addColumn<std::string>("code");
    const auto row = [](const char* name, const std::string& json, const char* code) { QTest::newRow(name) << json << std::string{code}; };
    const auto with = [](const std::string& more) { return config.substr(0, config.size() - 1) + ", " + more + "}"; };
    row("empty", "", "not_a_model");
    row("a list", "[1, 2]", "not_a_model");
    row("no shape", "{}", "missing_key");
    row("syntax", "{\"hidden_size\": }", "syntax");
    row("the same key twice", with("\"hidden_size\": 512"), "duplicate_key");
    row("not UTF-8", "{\"a\": \"\xFF\"}", "not_text");
    row("deep", "{\"a\": " + std::string(10'000, '[') + std::string(10'000, ']') + "}", "too_deep");
    row("too large", "{\"a\": \"" + std::string(3'000'000, 'x') + "\"}", "file_too_large");
    row("a billion layers", R"({"model_type": "llama", "num_hidden_layers": 1000000000, "hidden_size": 256, "layer_types": ["sliding_attention"], "sliding_window": 8})", "out_of_range");
    row("layers beyond 32 bits", R"({"model_type": "llama", "num_hidden_layers": 5000000000, "hidden_size": 256})", "out_of_range");
    row("negative size", R"({"model_type": "llama", "num_hidden_layers": 2, "hidden_size": -1})", "out_of_range");
    row("fraction", R"({"model_type": "llama", "num_hidden_layers": 2.5, "hidden_size": 16})", "out_of_range");
    row("text for a number", R"({"model_type": "new", "num_hidden_layers": "many", "hidden_size": 16})", "missing_key");
    row("a vocabulary of a billion", R"({"model_type": "llama", "num_hidden_layers": 2, "hidden_size": 16, "num_attention_heads": 4, "vocab_size": 1000000000})", "out_of_range");
    row("experts without number", with("\"num_experts\": 100001, \"num_experts_per_tok\": 1"), "out_of_range");
    row("more heads than fit", R"({"model_type": "llama", "num_hidden_layers": 2, "hidden_size": 16, "num_attention_heads": 20000, "vocab_size": 1000})", "out_of_range");
    row("10^17 parameters", R"({"model_type": "llama", "num_hidden_layers": 2000, "hidden_size": 1000000, "num_attention_heads": 8, "intermediate_size": 1000000,
        "vocab_size": 1000, "num_experts": 100000, "num_experts_per_tok": 2})", "out_of_range");
}

void TestModelfileHostile::configLies()
{
    QFETCH(std::string, json);
    QFETCH(std::string, code);
    const Error error = inspectBytes("config/config.json", json);
    QCOMPARE(error.code, code);
    QVERIFY(timer_.elapsed() < 1000);
}

// Parts are files beside their index: nothing above it, no other drive.
void TestModelfileHostile::indexLeadsNowhere()
{
    folder_.write("index/config.json", config);
    for (const char* part : {"../secret.safetensors", "/etc/passwd", "C:\\x.safetensors", "a/b.safetensors", ".."}) {
        const std::string json = std::string{R"({"weight_map": {"a": ")"} + (part[0] == 'C' ? "C:\\\\x.safetensors" : part) + "\"}}";
        folder_.write("index/model.safetensors.index.json", json);
        QCOMPARE(inspectModel(folder_.path("index").string(), catalogue()).error().code, std::string{"bad_part"});
    }
    folder_.write("index/model.safetensors.index.json", R"({"metadata": {"total_size": 1000}, "weight_map": {"a": "one.safetensors", "b": "two.safetensors"}})");
    const auto none = inspectModel(folder_.path("index").string(), catalogue());
    QVERIFY(none.ok());
    QCOMPARE(none->bytes, 1000.0);
    folder_.write("index/one.safetensors", safetensors("{\"a\": " + tensor + "}", 64));
    QCOMPARE(inspectModel(folder_.path("index").string(), catalogue()).error().code, std::string{"part_missing"});
}

QTEST_APPLESS_MAIN(TestModelfileHostile)
#include "tst_modelfile_hostile.moc"
