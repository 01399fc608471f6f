// SPDX-License-Identifier: GPL-3.0-or-later
// Which software runs on which card and system. Expected answers are the projects' own documentation; the source stands in the row's name
// or above the data.
#include "engine/catalog/load.h"
#include "engine/software/software.h"

#include <QTest>

#include <algorithm>

using namespace cabe;

Q_DECLARE_METATYPE(cabe::HostOs)
Q_DECLARE_METATYPE(cabe::Support)
Q_DECLARE_METATYPE(cabe::TrainPrecision)

namespace {

constexpr const char* rtx3090 = "nvidia-geforce-rtx-3090";
constexpr const char* rtx4090 = "nvidia-geforce-rtx-4090";
constexpr const char* rx7900Xtx = "amd-radeon-rx-7900-xtx-24gb";
constexpr const char* rtx2080Ti = "nvidia-geforce-rtx-2080-ti";

const Check* find(const Checks& checks, std::string_view code)
{
    const auto it = std::find_if(checks.begin(), checks.end(), [&](const Check& c) { return c.code == code; });
    return it == checks.end() ? nullptr : &*it;
}

bool hasArg(const Check& check, std::string_view name)
{
    return std::any_of(check.args.begin(), check.args.end(), [&](const Arg& a) { return a.name == name; });
}

std::string word(const Check& check, std::string_view name)
{
    for (const Arg& arg : check.args)
        if (arg.name == name)
            return std::get<std::string>(arg.value);
    return {};
}

QString severity(const Checks& checks, std::string_view code)
{
    const Check* check = find(checks, code);
    if (!check)
        return {};
    switch (check->severity) {
    case Severity::blocker: return QStringLiteral("blocker");
    case Severity::warning: return QStringLiteral("warning");
    case Severity::note: return QStringLiteral("note");
    }
    return {};
}

constexpr auto linuxOs = HostOs::linuxOs;
constexpr auto windows = HostOs::windows;
constexpr auto macos = HostOs::macos;

} // namespace

class TestSoftware : public QObject
{
    Q_OBJECT

private slots:
    void versions_data();
    void versions();
    void programs_data();
    void programs();
    void refusals_data();
    void refusals();
    void aliases();
    void tasks();
    void linuxUnderWindows();
    void toolkits();
    void driversOfTheBackend_data();
    void driversOfTheBackend();
    void immature();
    void wholeComputersBringTheirSystem();
    void unknownCards();
    void arithmetic_data();
    void arithmetic();
    void arithmeticOfUnknownArchitecture();
    void everyCardHasItsRow();
    void formats_data();
    void formats();
    void precisions_data();
    void precisions();
    void severalCardsOnWindows();
    void matrix();

private:
    [[nodiscard]] const Gpu& gpu(const QString& id) const
    {
        const Gpu* found = catalog_.gpus.find(id.toStdString());
        Q_ASSERT(found);
        return *found;
    }
    [[nodiscard]] SoftwareResult check(const QString& card, HostOs os, const char* program) const
    {
        SoftwareRequest request;
        request.catalog = &catalog_;
        request.gpu = &gpu(card);
        request.os = os;
        request.program = program;
        return checkSoftware(request);
    }

    const Catalog catalog_ = embeddedCatalog();
};

void TestSoftware::versions_data()
{
    QTest::addColumn<QString>("version");
    QTest::addColumn<QString>("minimum");
    QTest::addColumn<bool>("atLeast");
    QTest::newRow("equal") << "8.6" << "8.6" << true;
    QTest::newRow("by number, not by letter") << "12.0" << "8.6" << true;
    QTest::newRow("older") << "8.6" << "12.0" << false;
    QTest::newRow("minor") << "7.5" << "7.0" << true;
    QTest::newRow("minor below") << "7.0" << "7.5" << false;
    QTest::newRow("two digits") << "3.10" << "3.9" << true;
    QTest::newRow("missing part is 0") << "13" << "13.0" << true;
    QTest::newRow("longer") << "550.54.14" << "550" << true;
    QTest::newRow("longer minimum") << "550" << "550.54.14" << false;
    QTest::newRow("empty") << "" << "1" << false;
}

void TestSoftware::versions()
{
    QFETCH(QString, version);
    QFETCH(QString, minimum);
    QFETCH(bool, atLeast);
    QCOMPARE(versionAtLeast(version.toStdString(), minimum.toStdString()), atLeast);
}

// Sources: vLLM 0.31 installation page; ggml CMakeLists (CUDA and HIP); Ollama docs/gpu.mdx; MLX install.rst; ExLlamaV3 build.yml;
// TensorRT-LLM supported hardware; SGLang installation; PyTorch builder matrix; TensorFlow pip page; OpenVINO system requirements.
void TestSoftware::programs_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<HostOs>("os");
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("backend");   // empty: not supported
    QTest::newRow("llama.cpp on P40: cc 5.0 with CUDA 12") << "nvidia-tesla-p40" << linuxOs << "llama-cpp" << "CUDA";
    QTest::newRow("llama.cpp on RTX 3090, Windows") << rtx3090 << windows << "llama-cpp" << "CUDA";
    QTest::newRow("llama.cpp on K80: cc 3.7 is too old for CUDA, Vulkan stays") << "nvidia-tesla-k80" << linuxOs << "llama-cpp" << "Vulkan";
    QTest::newRow("llama.cpp on RX 7900 XTX, Linux") << rx7900Xtx << linuxOs << "llama-cpp" << "HIP";
    QTest::newRow("llama.cpp on RX 7900 XTX, Windows") << rx7900Xtx << windows << "llama-cpp" << "HIP";
    QTest::newRow("llama.cpp on RX 580: no ROCm builds for Polaris") << "amd-radeon-rx-580-8gb" << linuxOs << "llama-cpp" << "Vulkan";
    QTest::newRow("llama.cpp on Arc A770") << "intel-arc-a770-16gb" << linuxOs << "llama-cpp" << "SYCL";
    QTest::newRow("llama.cpp on HD 620: older than SYCL supports") << "intel-hd-graphics-620" << linuxOs << "llama-cpp" << "Vulkan";
    QTest::newRow("llama.cpp on M4 Max") << "apple-m4-max" << macos << "llama-cpp" << "Metal";
    QTest::newRow("llama.cpp on Gaudi 3: no graphics interface") << "intel-gaudi-3-pcie-128gb" << linuxOs << "llama-cpp" << "";
    QTest::newRow("Ollama on RX 7900 XTX, Windows: on its list") << rx7900Xtx << windows << "ollama" << "HIP";
    QTest::newRow("Ollama on RX 6800 XT, Linux") << "amd-radeon-rx-6800-xt-16gb" << linuxOs << "ollama" << "HIP";
    QTest::newRow("Ollama on RX 6800 XT, Windows: not listed") << "amd-radeon-rx-6800-xt-16gb" << windows << "ollama" << "Vulkan";
    QTest::newRow("Ollama on RX 6700 XT, Linux: gfx1031 not listed") << "amd-radeon-rx-6700-xt-12gb" << linuxOs << "ollama" << "Vulkan";
    QTest::newRow("Ollama on GTX 1080 Ti") << "nvidia-geforce-gtx-1080-ti" << windows << "ollama" << "CUDA";
    QTest::newRow("vLLM on RTX 3090, Linux") << rtx3090 << linuxOs << "vllm" << "CUDA";
    QTest::newRow("vLLM on RTX 2080 Ti: cc 7.5 is the minimum") << rtx2080Ti << linuxOs << "vllm" << "CUDA";
    QTest::newRow("vLLM on V100: cc 7.0") << "nvidia-tesla-v100-32gb-pcie" << linuxOs << "vllm" << "";
    QTest::newRow("vLLM on TITAN V: cc 7.0") << "nvidia-titan-v" << linuxOs << "vllm" << "";
    QTest::newRow("vLLM on RTX 3090, Windows through WSL") << rtx3090 << windows << "vllm" << "CUDA";
    QTest::newRow("vLLM on RTX 3090, macOS") << rtx3090 << macos << "vllm" << "";
    QTest::newRow("vLLM on RX 7900 XTX, Linux") << rx7900Xtx << linuxOs << "vllm" << "HIP";
    QTest::newRow("vLLM on RX 7900 XTX, Windows") << rx7900Xtx << windows << "vllm" << "";
    QTest::newRow("vLLM on RX 6800 XT: gfx1030 not on its list") << "amd-radeon-rx-6800-xt-16gb" << linuxOs << "vllm" << "";
    QTest::newRow("SGLang on MI300X") << "amd-instinct-mi300x-192gb" << linuxOs << "sglang" << "HIP";
    QTest::newRow("SGLang on RX 7900 XTX") << rx7900Xtx << linuxOs << "sglang" << "";
    QTest::newRow("TensorRT-LLM on H100") << "nvidia-h100-80gb-pcie" << linuxOs << "tensorrt-llm" << "CUDA";
    QTest::newRow("TensorRT-LLM on RTX 2080 Ti") << rtx2080Ti << linuxOs << "tensorrt-llm" << "";
    QTest::newRow("TensorRT-LLM on MI300X") << "amd-instinct-mi300x-192gb" << linuxOs << "tensorrt-llm" << "";
    QTest::newRow("MLX on M4 Max") << "apple-m4-max" << macos << "mlx" << "Metal";
    QTest::newRow("MLX on RTX 3090, Linux: CUDA build from cc 7.5") << rtx3090 << linuxOs << "mlx" << "CUDA";
    QTest::newRow("MLX on RTX 3090, Windows") << rtx3090 << windows << "mlx" << "";
    QTest::newRow("MLX on P40") << "nvidia-tesla-p40" << linuxOs << "mlx" << "";
    QTest::newRow("MLX on RX 7900 XTX") << rx7900Xtx << linuxOs << "mlx" << "";
    QTest::newRow("ExLlamaV3 on RTX 3090") << rtx3090 << windows << "exllamav3" << "CUDA";
    QTest::newRow("ExLlamaV3 on RTX 2080 Ti: wheels from cc 8.0") << rtx2080Ti << linuxOs << "exllamav3" << "";
    QTest::newRow("ExLlamaV2 on RTX 2080 Ti") << rtx2080Ti << linuxOs << "exllamav2" << "CUDA";
    QTest::newRow("PyTorch on RTX 4090, Windows") << rtx4090 << windows << "pytorch" << "CUDA";
    QTest::newRow("PyTorch on MI100") << "amd-instinct-mi100-32gb" << linuxOs << "pytorch" << "HIP";
    QTest::newRow("PyTorch on Arc B580") << "intel-arc-b580-12gb" << linuxOs << "pytorch" << "SYCL";
    QTest::newRow("TensorFlow on RTX 4090, Windows: WSL since 2.11") << rtx4090 << windows << "tensorflow" << "CUDA";
    QTest::newRow("TensorFlow on M4 Max: no official GPU support") << "apple-m4-max" << macos << "tensorflow" << "";
    QTest::newRow("OpenVINO on Arc A770, Windows") << "intel-arc-a770-16gb" << windows << "openvino" << "OpenVINO";
    QTest::newRow("OpenVINO on RTX 4090") << rtx4090 << windows << "openvino" << "";
    QTest::newRow("FlashAttention on RTX 2080 Ti: cc 8.0") << rtx2080Ti << linuxOs << "flash-attention" << "";
    QTest::newRow("bitsandbytes on Gaudi 3") << "intel-gaudi-3-pcie-128gb" << linuxOs << "bitsandbytes" << "HPU";
}

void TestSoftware::programs()
{
    QFETCH(QString, card);
    QFETCH(HostOs, os);
    QFETCH(QString, program);
    QFETCH(QString, backend);
    const SoftwareResult result = check(card, os, qPrintable(program));
    QCOMPARE(QString::fromStdString(result.backend), backend);
    QCOMPARE(result.supported, !backend.isEmpty());
    const auto blocks = [](const Check& c) { return c.severity == Severity::blocker; };
    const bool blocked = std::any_of(result.checks.begin(), result.checks.end(), blocks);
    QCOMPARE(blocked, backend.isEmpty());
    QCOMPARE(result.maturity == Maturity::none, backend.isEmpty());
}

// A refusal names what failed: the system, the maker, or the card's age.
void TestSoftware::refusals_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<HostOs>("os");
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("needs");
    QTest::newRow("system") << rx7900Xtx << windows << "vllm" << "os_unsupported" << "";
    QTest::newRow("macOS with a PC card") << rtx3090 << macos << "llama-cpp" << "os_unsupported" << "";
    QTest::newRow("maker") << "amd-instinct-mi300x-192gb" << linuxOs << "tensorrt-llm" << "software_unsupported" << "";
    QTest::newRow("age") << "nvidia-titan-v" << linuxOs << "vllm" << "software_unsupported" << "7.5";
}

void TestSoftware::refusals()
{
    QFETCH(QString, card);
    QFETCH(HostOs, os);
    QFETCH(QString, program);
    QFETCH(QString, code);
    QFETCH(QString, needs);
    const SoftwareResult result = check(card, os, qPrintable(program));
    QCOMPARE(result.checks.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(result.checks.front().code), code);
    QCOMPARE(QString::fromStdString(word(result.checks.front(), "needs")), needs);
}

void TestSoftware::aliases()
{
    QVERIFY(check(rtx3090, linuxOs, "llama.cpp").supported);
    QVERIFY(check(rtx3090, linuxOs, "hf").supported);
    QVERIFY(check(rtx3090, linuxOs, "megatron").supported);
    QVERIFY(!check(rtx3090, linuxOs, "no-such-program").supported);
    for (const Runtime& runtime : catalog_.runtimes.rows())     // a runtime without a software row could never be chosen
        QVERIFY2(catalog_.programs.find(runtime.id), runtime.id.c_str());
}

void TestSoftware::tasks()
{
    SoftwareRequest request;
    request.catalog = &catalog_;
    request.gpu = &gpu(rtx3090);
    request.program = "vllm";
    request.task = Task::finetune;
    QCOMPARE(severity(checkSoftware(request).checks, "software_unsupported"), QStringLiteral("blocker"));
    request.task = Task::inference;
    QVERIFY(checkSoftware(request).supported);
    request.task = Task::pretrain;
    for (const char* program : {"pytorch", "deepspeed", "flash-attention"}) {
        request.program = program;
        QVERIFY2(checkSoftware(request).supported, program);
    }
    request.task.reset();
    request.program = "vllm";
    QVERIFY(checkSoftware(request).supported);
}

void TestSoftware::linuxUnderWindows()
{
    QCOMPARE(severity(check(rtx3090, windows, "vllm").checks, "wsl_needed"), QStringLiteral("note"));
    QVERIFY(!find(check(rtx3090, linuxOs, "vllm").checks, "wsl_needed"));
    QVERIFY(!find(check(rtx3090, windows, "ollama").checks, "wsl_needed"));
}

// CUDA 13 needs driver 580 and leaves out Maxwell, Pascal and Volta (JAX installation page): TITAN V and P40 stay on CUDA 12.
void TestSoftware::toolkits()
{
    for (const char* id : {"nvidia-titan-v", "nvidia-tesla-p40", "nvidia-tesla-p100-16gb-pcie", "nvidia-geforce-gtx-1080-ti"}) {
        const SoftwareResult result = check(id, linuxOs, "llama-cpp");
        const Check* note = find(result.checks, "driver_needed");
        QVERIFY2(note && note->severity == Severity::warning, id);
        QVERIFY2(hasArg(*note, "last"), id);
        QVERIFY2(!versionAtLeast(word(*note, "version"), "13"), id);
    }
    for (const char* id : {rtx2080Ti, rtx3090, "nvidia-geforce-rtx-5090"}) {
        const SoftwareResult result = check(id, linuxOs, "llama-cpp");
        const Check* note = find(result.checks, "driver_needed");
        QVERIFY2(note && note->severity == Severity::note && !hasArg(*note, "last"), id);
        QVERIFY2(versionAtLeast(word(*note, "version"), "13"), id);
        QCOMPARE(word(*note, "driver"), std::string("580"));
    }
    QVERIFY(!find(check("apple-m4-max", macos, "mlx").checks, "driver_needed"));
}

// A driver is asked for by the back end in use alone, and a driver that the program itself names is not said to serve the newest toolkit.
void TestSoftware::driversOfTheBackend_data()
{
    QTest::addColumn<int>("os");
    for (const auto& [name, os] : {std::pair{"linux", linuxOs}, std::pair{"windows", windows}, std::pair{"macos", macos}})
        QTest::newRow(name) << int(os);
}

void TestSoftware::driversOfTheBackend()
{
    QFETCH(int, os);
    int asked = 0;
    for (const Gpu& gpu : catalog_.gpus.rows())
        for (const SoftwareCell& cell : softwareMatrix(gpu, HostOs(os), catalog_)) {
            const Check* note = find(cell.result.checks, "driver_needed");
            if (!note)
                continue;
            ++asked;
            const std::string what = gpu.id + " " + cell.program;
            QVERIFY2(gpu.vendor != "Apple", what.c_str());
            QVERIFY2(word(*note, "toolkit") == (cell.result.backend == "CUDA" ? "cuda" : cell.result.backend == "HIP" ? "rocm" : "none"), what.c_str());
            const Program* program = catalog_.programs.find(cell.program);
            const bool own = std::ranges::any_of(program->backends, [&](const Backend& b) { return b.api == cell.result.backend && b.driverMin && hasArg(*note, "driver") && *b.driverMin == word(*note, "driver"); });
            QVERIFY2(own == hasArg(*note, "program"), what.c_str());
        }
    QVERIFY(asked > 0 || HostOs(os) == macos);
}

// "Architectures not listed, e.g. GeForce cards, are not tested" (TensorRT-LLM support matrix).
void TestSoftware::immature()
{
    QCOMPARE(check("nvidia-h100-80gb-pcie", linuxOs, "tensorrt-llm").maturity, Maturity::firstClass);
    const SoftwareResult geforce = check(rtx4090, linuxOs, "tensorrt-llm");
    QVERIFY(geforce.supported);
    QCOMPARE(geforce.maturity, Maturity::community);
    QCOMPARE(severity(geforce.checks, "software_immature"), QStringLiteral("warning"));
    // The words of a listed name are whole words: the A100 is listed, the RTX A1000 is not.
    QCOMPARE(check("nvidia-a100-80gb-pcie", linuxOs, "tensorrt-llm").maturity, Maturity::firstClass);
    QCOMPARE(check("nvidia-rtx-a1000", linuxOs, "tensorrt-llm").maturity, Maturity::community);
}

// A Mac beside a Windows computer is still a Mac; DGX Spark and Jetson come with Linux.
void TestSoftware::wholeComputersBringTheirSystem()
{
    QCOMPARE(systemOf(gpu("apple-m4-max"), windows), macos);
    QCOMPARE(systemOf(gpu("nvidia-dgx-spark-gb10"), windows), linuxOs);
    QCOMPARE(systemOf(gpu(rtx3090), windows), windows);
    QVERIFY(check("apple-m4-max", windows, "mlx").supported);
    QVERIFY(check("nvidia-dgx-spark-gb10", windows, "vllm").supported);
    QVERIFY(!find(check("nvidia-dgx-spark-gb10", windows, "vllm").checks, "wsl_needed"));
}

void TestSoftware::unknownCards()
{
    Gpu modded = gpu(rtx4090);
    modded.compute = {};    // the user gave a maker but no target: no limit can fail
    SoftwareRequest request;
    request.catalog = &catalog_;
    request.gpu = &modded;
    request.program = "vllm";
    QVERIFY(checkSoftware(request).supported);
    modded.vendor.clear();
    const SoftwareResult result = checkSoftware(request);
    QVERIFY(result.supported);
    QCOMPARE(severity(result.checks, "software_unverified"), QStringLiteral("warning"));
}

// NVIDIA: Transformer Engine support matrix, CUDA programming guide (arithmetic by compute capability); AMD: ROCm precision support page;
// P40: FP16 at 1/64 of FP32.
void TestSoftware::arithmetic_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("format");
    QTest::addColumn<Support>("support");
    const auto native = Support::native, emulated = Support::emulated, slow = Support::slow, none = Support::none;
    QTest::newRow("P40 fp16") << "nvidia-tesla-p40" << "fp16" << slow;
    QTest::newRow("P100 fp16") << "nvidia-tesla-p100-16gb-pcie" << "fp16" << native;
    QTest::newRow("P40 int8 (DP4A)") << "nvidia-tesla-p40" << "int8" << native;
    QTest::newRow("TITAN V fp16") << "nvidia-titan-v" << "fp16" << native;
    QTest::newRow("TITAN V bf16") << "nvidia-titan-v" << "bf16" << emulated;
    QTest::newRow("TITAN V tf32") << "nvidia-titan-v" << "tf32" << none;
    QTest::newRow("RTX 2080 Ti bf16") << rtx2080Ti << "bf16" << emulated;
    QTest::newRow("RTX 2080 Ti int4") << rtx2080Ti << "int4" << native;
    QTest::newRow("RTX 3090 bf16") << rtx3090 << "bf16" << native;
    QTest::newRow("RTX 3090 tf32") << rtx3090 << "tf32" << native;
    QTest::newRow("RTX 3090 fp8") << rtx3090 << "fp8" << emulated;
    QTest::newRow("A100 fp8") << "nvidia-a100-80gb-pcie" << "fp8" << emulated;
    QTest::newRow("RTX 4090 fp8") << rtx4090 << "fp8" << native;
    QTest::newRow("RTX 4090 fp4") << rtx4090 << "fp4" << emulated;
    QTest::newRow("H100 fp8") << "nvidia-h100-80gb-pcie" << "fp8" << native;
    QTest::newRow("RTX 5090 fp4") << "nvidia-geforce-rtx-5090" << "fp4" << native;
    QTest::newRow("MI100 bf16") << "amd-instinct-mi100-32gb" << "bf16" << native;
    QTest::newRow("MI100 fp8") << "amd-instinct-mi100-32gb" << "fp8" << none;
    QTest::newRow("MI300X fp8") << "amd-instinct-mi300x-192gb" << "fp8" << native;
    QTest::newRow("MI355X fp4") << "amd-instinct-mi355x-288gb" << "fp4" << native;
    QTest::newRow("RX 7900 XTX int8") << rx7900Xtx << "int8" << native;
    QTest::newRow("RX 7900 XTX fp8") << rx7900Xtx << "fp8" << none;
    QTest::newRow("RX 9070 XT fp8") << "amd-radeon-rx-9070-xt-16gb" << "fp8" << native;
    QTest::newRow("Arc A770 bf16") << "intel-arc-a770-16gb" << "bf16" << native;
    QTest::newRow("M4 Max fp16") << "apple-m4-max" << "fp16" << native;
    QTest::newRow("M4 Max int8") << "apple-m4-max" << "int8" << emulated;
    QTest::newRow("any fp32") << "nvidia-tesla-p40" << "fp32" << native;
}

void TestSoftware::arithmetic()
{
    QFETCH(QString, card);
    QFETCH(QString, format);
    QFETCH(Support, support);
    QCOMPARE(nativeSupport(gpu(card), format.toStdString(), catalog_), support);
}

void TestSoftware::arithmeticOfUnknownArchitecture()
{
    Gpu card;
    card.vendor = "Newcomer";
    card.tflops.fp8 = 400;
    QCOMPARE(nativeSupport(card, "fp8", catalog_), Support::native);
    QCOMPARE(nativeSupport(card, "fp4", catalog_), Support::emulated);
}

// Every card of the catalogue must be known to the table, or its answers would come from the rates alone.
void TestSoftware::everyCardHasItsRow()
{
    for (const Gpu& card : catalog_.gpus.rows()) {
        const auto& rows = catalog_.architectures.rows();
        const bool found = std::any_of(rows.begin(), rows.end(), [&](const ArchitectureFeatures& row) {
            const auto lists = [&](const std::optional<std::string>& target) {
                return target && std::find(row.targets.begin(), row.targets.end(), *target) != row.targets.end();
            };
            const auto& t = card.compute;
            return lists(t.cuda) || lists(t.gfx) || lists(t.xe) || (card.vendor == row.vendor && card.architecture == row.architecture);
        });
        QVERIFY2(found, card.id.c_str());
    }
}

// vLLM quantization page: FP8 W8A8 from cc 8.9, weight-only through Marlin from 7.5; AWQ from 7.5, fast from 8.0; not on AMD.
// NVFP4: cc 10.0. llama.cpp reads GGUF on every back end. ROCm precision page: FP8 on gfx942, gfx950, RDNA 4.
void TestSoftware::formats_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("format");
    QTest::addColumn<Support>("support");
    QTest::addColumn<QString>("code");      // of the finding; empty: none
    QTest::addColumn<QString>("weight");
    const auto native = Support::native, emulated = Support::emulated, slow = Support::slow, none = Support::none;
    const char* const notNative = "precision_not_native";
    const char* const impossible = "precision_impossible";
    const char* const unsupported = "software_unsupported";
    QTest::newRow("FP8 W8A8 on RTX 3090") << rtx3090 << "vllm" << "fp8-e4m3-tensor" << emulated << notNative << "warning";
    QTest::newRow("FP8 W8A8 on RTX 4090") << rtx4090 << "vllm" << "fp8-e4m3-tensor" << native << "" << "";
    QTest::newRow("FP8 on RTX 2080 Ti: weight only") << rtx2080Ti << "vllm" << "fp8-e4m3-tensor" << emulated << notNative << "warning";
    QTest::newRow("FP8 on RX 7900 XTX") << rx7900Xtx << "vllm" << "fp8-e4m3-tensor" << none << impossible << "blocker";
    QTest::newRow("FP8 on MI300X") << "amd-instinct-mi300x-192gb" << "vllm" << "fp8-e4m3-tensor" << native << "" << "";
    QTest::newRow("NVFP4 on RTX 5090") << "nvidia-geforce-rtx-5090" << "vllm" << "nvfp4" << native << "" << "";
    QTest::newRow("NVFP4 on RTX 4090: weight only") << rtx4090 << "vllm" << "nvfp4" << emulated << notNative << "warning";
    QTest::newRow("AWQ on RTX 3090") << rtx3090 << "vllm" << "awq-4bit-g128" << native << "" << "";
    QTest::newRow("AWQ on RTX 2080 Ti: without the fast kernels") << rtx2080Ti << "vllm" << "awq-4bit-g128" << slow << notNative << "note";
    QTest::newRow("AWQ on RX 7900 XTX") << rx7900Xtx << "vllm" << "awq-4bit-g128" << none << unsupported << "blocker";
    QTest::newRow("INT8 W8A8 on RX 7900 XTX") << rx7900Xtx << "vllm" << "int8-w8a8" << none << unsupported << "blocker";
    QTest::newRow("BF16 on RTX 2080 Ti") << rtx2080Ti << "vllm" << "bf16" << emulated << notNative << "warning";
    QTest::newRow("BF16 on RTX 3090") << rtx3090 << "vllm" << "bf16" << native << "" << "";
    QTest::newRow("FP16 on P40") << "nvidia-tesla-p40" << "llama-cpp" << "fp16" << slow << notNative << "warning";
    QTest::newRow("Q4_K_M on P40") << "nvidia-tesla-p40" << "llama-cpp" << "Q4_K_M" << native << "" << "";
    QTest::newRow("Q4_K_M on RX 580") << "amd-radeon-rx-580-8gb" << "llama-cpp" << "Q4_K_M" << native << "" << "";
    QTest::newRow("AWQ in llama.cpp") << rtx3090 << "llama-cpp" << "awq-4bit-g128" << none << unsupported << "blocker";
    QTest::newRow("MLX format in vLLM") << rtx3090 << "vllm" << "mlx-4bit-g64" << none << unsupported << "blocker";
    QTest::newRow("MLX format on M4 Max") << "apple-m4-max" << "mlx" << "mlx-4bit-g64" << native << "" << "";
    QTest::newRow("HQQ on RX 7900 XTX") << rx7900Xtx << "transformers" << "hqq-4bit-g64" << none << unsupported << "blocker";
    QTest::newRow("NF4 on RX 7900 XTX") << rx7900Xtx << "transformers" << "bnb-nf4" << native << "" << "";
    QTest::newRow("EXL3 on RTX 3090") << rtx3090 << "exllamav3" << "exl3" << native << "" << "";
}

void TestSoftware::formats()
{
    QFETCH(QString, card);
    QFETCH(QString, program);
    QFETCH(QString, format);
    QFETCH(Support, support);
    QFETCH(QString, code);
    QFETCH(QString, weight);
    SoftwareRequest request;
    request.catalog = &catalog_;
    request.gpu = &gpu(card);
    request.program = program.toStdString();
    request.format = catalog_.formats.find(format.toStdString());
    QVERIFY(request.format);
    const SoftwareResult result = checkSoftware(request);
    QCOMPARE(result.format, support);
    QCOMPARE(result.supported, support != Support::none);
    for (const char* each : {"precision_not_native", "precision_impossible", "software_unsupported"})
        QCOMPARE(severity(result.checks, each), code == QLatin1String(each) ? weight : QString());
}

// BF16 and FP8 in hardware: Transformer Engine support matrix; ROCm precision support page.
void TestSoftware::precisions_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<TrainPrecision>("precision");
    QTest::addColumn<QString>("code");
    QTest::newRow("BF16 on RTX 3090") << rtx3090 << TrainPrecision::bf16 << "";
    QTest::newRow("BF16 mixed on RTX 2080 Ti") << rtx2080Ti << TrainPrecision::bf16Mixed << "precision_not_native";
    QTest::newRow("FP16 mixed on RTX 2080 Ti") << rtx2080Ti << TrainPrecision::fp16Mixed << "";
    QTest::newRow("FP16 mixed on P40") << "nvidia-tesla-p40" << TrainPrecision::fp16Mixed << "precision_not_native";
    QTest::newRow("FP32 on P40") << "nvidia-tesla-p40" << TrainPrecision::fp32 << "";
    QTest::newRow("FP8 on RTX 3090") << rtx3090 << TrainPrecision::fp8 << "precision_impossible";
    QTest::newRow("FP8 on RTX 4090") << rtx4090 << TrainPrecision::fp8 << "";
    QTest::newRow("FP8 on H100") << "nvidia-h100-80gb-pcie" << TrainPrecision::fp8 << "";
    QTest::newRow("BF16 on MI100") << "amd-instinct-mi100-32gb" << TrainPrecision::bf16 << "";
}

void TestSoftware::precisions()
{
    QFETCH(QString, card);
    QFETCH(TrainPrecision, precision);
    QFETCH(QString, code);
    SoftwareRequest request;
    request.catalog = &catalog_;
    request.gpu = &gpu(card);
    request.program = "pytorch";
    request.task = Task::finetune;
    request.precision = precision;
    const SoftwareResult result = checkSoftware(request);
    QCOMPARE(severity(result.checks, "precision_not_native"), code == "precision_not_native" ? QStringLiteral("warning") : QString());
    QCOMPARE(severity(result.checks, "precision_impossible"), code == "precision_impossible" ? QStringLiteral("blocker") : QString());
    QCOMPARE(result.supported, code != "precision_impossible");
}

// NCCL, which joins NVIDIA cards for training, is a Linux library.
void TestSoftware::severalCardsOnWindows()
{
    SoftwareRequest request;
    request.catalog = &catalog_;
    request.gpu = &gpu(rtx3090);
    request.program = "pytorch";
    request.task = Task::finetune;
    request.os = windows;
    request.cards = 2;
    QCOMPARE(severity(checkSoftware(request).checks, "multi_gpu_os"), QStringLiteral("warning"));
    request.cards = 1;
    QVERIFY(!find(checkSoftware(request).checks, "multi_gpu_os"));
    request.cards = 2;
    request.os = linuxOs;
    QVERIFY(!find(checkSoftware(request).checks, "multi_gpu_os"));
}

void TestSoftware::matrix()
{
    const auto cells = softwareMatrix(gpu("nvidia-titan-v"), linuxOs, catalog_);
    QCOMPARE(cells.size(), catalog_.programs.rows().size());
    const auto supported = [&](std::string_view program) {
        const auto it = std::find_if(cells.begin(), cells.end(), [&](const SoftwareCell& c) { return c.program == program; });
        return it != cells.end() && it->result.supported;
    };
    for (const char* runs : {"pytorch", "llama-cpp", "ollama", "transformers", "bitsandbytes"})
        QVERIFY2(supported(runs), runs);
    for (const char* fails : {"vllm", "exllamav3", "mlx", "flash-attention", "tensorrt-llm"})
        QVERIFY2(!supported(fails), fails);
}

QTEST_APPLESS_MAIN(TestSoftware)
#include "tst_software.moc"
