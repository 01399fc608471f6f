// SPDX-License-Identifier: GPL-3.0-or-later
// Speed: formulas against values worked out by hand, and what must hold whatever the efficiencies are.
#include "engine/catalog/load.h"
#include "engine/speed/power_cap.h"
#include "engine/speed/prefill.h"
#include "engine/speed/serving.h"
#include "engine/speed/speculation.h"
#include "engine/speed/speed.h"

#include <QElapsedTimer>
#include <QTest>

#include <cmath>
#include <limits>

using namespace cabe;

namespace {

const Catalog& embedded()
{
    static const Catalog catalog = embeddedCatalog();
    return catalog;
}

// The embedded catalogue with one row of efficiencies that makes every formula a plain product.
Catalog plainCatalog(double bandwidth = 1, double compute = 1)
{
    Catalog catalog = embedded();
    Efficiency base;
    base.id = "base";
    base.bandwidth = bandwidth;
    base.compute = compute;
    base.batchCompute = compute;
    base.attention = base.cache = base.noFlash = base.expertCompute = base.hostBandwidth = base.streaming = 1;
    base.attentionUs = base.feedForwardUs = base.moeUs = base.recurrentUs = base.convolutionUs = base.stepUs = base.sequenceUs = 0;
    base.prefillUs = base.hopUs = base.allReduceUs = base.allReducePcieUs = base.dequantOps = 0;
    catalog.efficiencies = {};
    catalog.efficiencies.put(base);
    catalog.efficiencies.index();
    return catalog;
}

struct Asked {
    std::string model = "llama-3.1-8b", format = "bf16", runtime = "vllm", gpu = "nvidia-geforce-rtx-3090";
    int cards = 1, sequences = 1, prompt = 1000, output = 0;
    SplitMode split = SplitMode::layer;
    std::string link = "pcie";
};

SpeedRequest ask(const Asked& a, const Catalog& catalog)
{
    SpeedRequest request;
    auto& r = request.inference;
    r.catalog = &catalog;
    r.model = catalog.models.find(a.model);
    r.format = catalog.formats.find(a.format);
    r.runtime = catalog.runtimes.find(a.runtime);
    r.split = a.split;
    const Gpu* gpu = catalog.gpus.find(a.gpu);
    for (int i = 0; i < a.cards; ++i) {
        Device device;
        device.gpu = *gpu;
        device.bandwidthGbS = gpu->bandwidthGbS;
        r.devices.push_back(device);
    }
    Workload& w = r.workload;
    w.flashAttention = true;
    w.sequences = a.sequences;
    w.promptTokens = a.prompt;
    w.outputTokens = a.output;
    w.kvCache = CacheChoice{"f16", "f16"};
    r.host.ramBandwidthGbS = 60.0;
    r.host.ramGb = 64.0;
    r.host.pcie.generation = 4;
    request.link = a.link;
    return request;
}

bool finite(const Estimate& e) { return std::isfinite(e.value) && std::isfinite(e.low) && std::isfinite(e.high) && e.low <= e.value && e.value <= e.high; }

} // namespace

class TestSpeed : public QObject {
    Q_OBJECT

private slots:
    void decodeIsBytesOverBandwidth();
    void prefillIsFlopsOverPeak();
    void expertsTouched_data();
    void expertsTouched();
    void speculation_data();
    void speculation();
    void saturationBatch();
    void allReduceVolume();
    void powerCap();
    void queue();
    void trainingTime();
    void moreBandwidthNeverSlows();
    void moreContextNeverSpeedsDecode();
    void twoCardsNeverBeatTwiceOne_data();
    void twoCardsNeverBeatTwiceOne();
    void batchIsMonotone();
    void nothingBeatsTheRoofline();
    void hostMemoryIsSlower();
    void extremeInputsStayFinite_data();
    void extremeInputsStayFinite();
    void explainsItself();
    void isFast();
};

// Llama 3.1 8B in 16 bits: 8 030 261 248 elements less the input table of 128 256 × 4 096 are read, 15.0098 GB; 1 000 cached tokens of
// 131 072 bytes are 0.1311 GB. At 80 % of 936.2 GB/s: 20.216 ms, 49.47 tokens/s.
void TestSpeed::decodeIsBytesOverBandwidth()
{
    const Catalog catalog = plainCatalog(0.8, 1);
    const auto setup = speed::makeSetup(ask({}, catalog));
    const double bytes = (8'030'261'248.0 - 128'256.0 * 4096) * 2 + 1000 * 131'072.0;
    const auto step = speed::decodeStep(setup, 1, 1000);
    QVERIFY(std::abs(step.bytes / bytes - 1) < 0.001);
    QVERIFY(std::abs((step.weights + step.cache) - bytes / (0.8 * 936.2e9)) < 2e-5);
    QVERIFY(std::abs(1 / step.seconds - 49.47) < 0.1);
}

// 2 × 6.979 × 10⁹ elements (without tables) and causal attention of 32 layers × 4 × 32 × 128 × 500 positions, at 71.2 TFLOP/s dense.
void TestSpeed::prefillIsFlopsOverPeak()
{
    const Catalog catalog = plainCatalog();
    auto request = ask({}, catalog);
    request.inference.workload.ubatch = 100'000;    // one micro-batch: reading weights overlaps with 0.2 s of products
    const auto time = speed::prefillTime(speed::makeSetup(request), 1000);
    const double matrices = 2 * 1000 * (8'030'261'248.0 - 2 * 128'256.0 * 4096) / 71.2e12;
    const double attention = 1000 * 32 * 4.0 * 32 * 128 * 500 / 71.2e12;
    QVERIFY(std::abs(time.matrices / matrices - 1) < 0.002);
    QVERIFY(std::abs(time.attention / attention - 1) < 0.001);
    QVERIFY(std::abs(time.reading - 13.96e9 / 936.2e9) < 1e-4);
}

void TestSpeed::expertsTouched_data()
{
    QTest::addColumn<double>("tokens");
    QTest::addColumn<int>("touched");
    // Facts section 11: 64 experts, 6 active
    QTest::newRow("1 token") << 1.0 << 6;
    QTest::newRow("4 tokens") << 4.0 << 21;
    QTest::newRow("8 tokens") << 8.0 << 35;
    QTest::newRow("16 tokens") << 16.0 << 51;
    QTest::newRow("32 tokens") << 32.0 << 61;
}

void TestSpeed::expertsTouched()
{
    QFETCH(double, tokens);
    QFETCH(int, touched);
    speed::ModelWork work;
    work.experts = 64;
    work.activeExperts = 6;
    QCOMPARE(int(std::lround(64 * speed::touchedExperts(work, tokens))), touched);
}

void TestSpeed::speculation_data()
{
    QTest::addColumn<double>("accepted");
    QTest::addColumn<double>("drafted");
    QTest::addColumn<double>("tokens");
    QTest::newRow("facts section 12: 0.7 of 4") << 0.7 << 4.0 << 2.7731;
    QTest::newRow("nothing accepted") << 0.0 << 4.0 << 1.0;
    QTest::newRow("everything accepted") << 1.0 << 4.0 << 5.0;
}

void TestSpeed::speculation()
{
    QFETCH(double, accepted);
    QFETCH(double, drafted);
    QFETCH(double, tokens);
    QVERIFY(std::abs(speed::expectedTokens(accepted, drafted) - tokens) < 1e-4);
}

// H100 SXM in 16 bits: 989 × 10¹² × 2 / (2 × 3.35 × 10¹²) = 295 sequences until products take as long as reading (facts section 9).
void TestSpeed::saturationBatch()
{
    const Catalog catalog = plainCatalog();
    const auto setup = speed::makeSetup(ask({.gpu = "nvidia-h100-80gb-sxm5"}, catalog));
    const auto step = speed::decodeStep(setup, 295, 0);
    QVERIFY(std::abs(step.compute / step.weights - 1) < 0.01);
}

// Ring of 2: each card sends its whole message once; 16 lanes of PCIe 4.0 carry 31.5 GB/s less packet headers.
void TestSpeed::allReduceVolume()
{
    const Catalog catalog = plainCatalog();
    const auto setup = speed::makeSetup(ask({.cards = 2, .split = SplitMode::tensor}, catalog));
    QVERIFY(std::abs(setup.allReduceSeconds(8192) / (8192 / 26.8e9) - 1) < 0.02);
}

void TestSpeed::powerCap()
{
    QCOMPARE(speed::capFactors(350, 350, 0.25, 0.15).prefill, 1.0);
    QCOMPARE(speed::capFactors(500, 350, 0.25, 0.15).decode, 1.0);
    const auto half = speed::capFactors(175, 350, 0.25, 0.15);
    QVERIFY(std::abs(half.prefill - 1.0 / 3) < 1e-9);
    QVERIFY(half.decode > 0.8 && half.decode < 0.9);
}

void TestSpeed::queue()
{
    QCOMPARE(speed::queueSeconds(0, 1, 10), 0.0);
    // One place, half full: the M/M/1 wait is one service time; regular service halves it.
    QVERIFY(std::abs(speed::queueSeconds(0.05, 1, 10) - 5) < 0.01);
    QVERIFY(speed::queueSeconds(0.09, 1, 10) > speed::queueSeconds(0.05, 1, 10));
    QVERIFY(std::isfinite(speed::queueSeconds(1e9, 1, 10)));
}

// 6 × 8.03 × 10⁹ × 10⁹ tokens on 8 H100 at 40 % of 989 TFLOPS: about 4.2 hours (facts section 7), attention of 2 048 tokens adds a little.
void TestSpeed::trainingTime()
{
    Catalog catalog = plainCatalog();
    Efficiency base = *catalog.efficiencies.find("base");
    base.trainingMfu = 0.4;
    catalog.efficiencies.put(base);
    catalog.efficiencies.index();
    TrainingSpeedRequest request;
    auto& r = request.training;
    r.catalog = &catalog;
    r.model = catalog.models.find("llama-3.1-8b");
    for (int i = 0; i < 8; ++i) {
        Device device;
        device.gpu = *catalog.gpus.find("nvidia-h100-80gb-sxm5");
        r.devices.push_back(device);
    }
    Workload& w = r.workload;
    w.task = Task::pretrain;
    w.precision = TrainPrecision::bf16Mixed;
    w.sharding = Sharding::zero1;
    w.sequenceLength = 2048;
    w.microBatch = 8;
    w.gradientAccumulation = 16;
    w.tokens = 1e9;
    w.epochs = 1.0;
    request.link = "nvlink";
    const TrainingSpeed speed = predictTraining(request);
    const double hours = 6 * 7.505e9 * 1e9 / (8 * 989e12 * 0.4) / 3600;
    QVERIFY(std::abs(speed.hours.value / hours - 1) < 0.05);
    QVERIFY(std::abs(speed.mfu - 0.4) < 0.01);
    QCOMPARE(speed.boundBy, BoundBy::compute);
}

void TestSpeed::moreBandwidthNeverSlows()
{
    for (const char* model : {"llama-3.1-8b", "qwen3-30b-a3b", "gemma-3-27b"}) {
        double last = 0;
        for (double bandwidth = 50; bandwidth < 10'000; bandwidth *= 1.3) {
            auto request = ask({.model = model, .format = "Q4_K_M", .runtime = "llama-cpp", .output = 200}, embedded());
            request.inference.devices.front().bandwidthGbS = bandwidth;
            const double now = predictSpeed(request).decodeTokS.value;
            QVERIFY(now >= last);
            last = now;
        }
    }
}

void TestSpeed::moreContextNeverSpeedsDecode()
{
    for (const char* model : {"llama-3.1-8b", "gemma-3-27b", "deepseek-v3", "deepseek-v4-flash", "qwen3.6-27b", "gpt-oss-20b", "deepseek-v3.2"}) {
        double last = std::numeric_limits<double>::infinity();
        for (int context = 0; context < 2'000'000; context = context * 2 + 100) {
            const auto speed = predictSpeed(ask({.model = model, .format = "Q4_K_M", .runtime = "llama-cpp", .prompt = context, .output = 10}, embedded()));
            QVERIFY2(speed.decodeTokS.value <= last * (1 + 1e-12), model);
            last = speed.decodeTokS.value;
        }
    }
}

void TestSpeed::twoCardsNeverBeatTwiceOne_data()
{
    QTest::addColumn<SplitMode>("split");
    QTest::addColumn<QString>("runtime");
    QTest::newRow("layers") << SplitMode::layer << "llama-cpp";
    QTest::newRow("rows") << SplitMode::row << "llama-cpp";
    QTest::newRow("tensor") << SplitMode::tensor << "vllm";
    QTest::newRow("pipeline") << SplitMode::layer << "vllm";
}

void TestSpeed::twoCardsNeverBeatTwiceOne()
{
    QFETCH(SplitMode, split);
    QFETCH(QString, runtime);
    for (const int sequences : {1, 8, 64})
        for (const char* gpu : {"nvidia-geforce-rtx-3090", "nvidia-h100-80gb-sxm5", "amd-radeon-rx-7900-xtx-24gb"}) {
            Asked asked{.runtime = runtime.toStdString(), .gpu = gpu, .sequences = sequences, .prompt = 2048, .output = 256, .split = split, .link = "nvlink"};
            const auto one = predictSpeed(ask(asked, embedded()));
            asked.cards = 2;
            const auto two = predictSpeed(ask(asked, embedded()));
            QVERIFY(two.decodeTokS.value <= 2 * one.decodeTokS.value);
            QVERIFY(two.prefillTokS.value <= 2 * one.prefillTokS.value);
            QVERIFY(two.totalTokS.value <= 2 * one.totalTokS.value);
        }
}

void TestSpeed::batchIsMonotone()
{
    for (const char* model : {"llama-3.1-8b", "qwen3-30b-a3b", "qwen3.6-35b-a3b"})
        for (const char* format : {"bf16", "awq-4bit-g128"}) {
            const auto curve = servingCurve(ask({.model = model, .format = format, .prompt = 500, .output = 200}, embedded()), 4096);
            QCOMPARE(curve.front().sequences, std::int64_t{1});
            QCOMPARE(curve.back().sequences, std::int64_t{4096});
            for (std::size_t i = 1; i < curve.size(); ++i) {
                QVERIFY(curve[i].totalTokS.value >= curve[i - 1].totalTokS.value * (1 - 1e-9));
                QVERIFY(curve[i].decodeTokS.value <= curve[i - 1].decodeTokS.value * (1 + 1e-9));
                QVERIFY(curve[i].ttftS.value >= curve[i - 1].ttftS.value * (1 - 1e-9));
            }
        }
}

void TestSpeed::nothingBeatsTheRoofline()
{
    for (const auto& gpu : embedded().gpus.rows())
        for (const char* format : {"bf16", "Q4_K_M", "Q8_0", "IQ2_XXS"}) {
            auto request = ask({.format = format, .runtime = "llama-cpp", .gpu = gpu.id, .output = 100}, embedded());
            const auto speed = predictSpeed(request);
            QVERIFY2(speed.decodeTokS.high <= speed.rooflineTokS * (1 + 1e-9), gpu.id.c_str());
            request.inference.workload.speculative = Speculative{};
            request.inference.workload.speculative->mtp = true;
            const auto faster = predictSpeed(request);
            QVERIFY(faster.speculativeGain.has_value());
        }
}

void TestSpeed::hostMemoryIsSlower()
{
    auto request = ask({.format = "Q4_K_M", .runtime = "llama-cpp", .output = 100}, embedded());
    double last = std::numeric_limits<double>::infinity();
    for (int onGpu = 33; onGpu >= 0; --onGpu) {
        MemoryPlan plan;
        plan.layersTotal = 33;
        plan.layersOnGpu = onGpu;
        request.plan = &plan;
        const auto speed = predictSpeed(request);
        QVERIFY(speed.decodeTokS.value <= last * (1 + 1e-9));
        last = speed.decodeTokS.value;
        if (onGpu == 0)
            QCOMPARE(speed.boundBy, BoundBy::hostMemory);
    }
}

void TestSpeed::extremeInputsStayFinite_data()
{
    QTest::addColumn<int>("prompt");
    QTest::addColumn<int>("output");
    QTest::addColumn<int>("sequences");
    QTest::addColumn<double>("bandwidth");
    const int huge = std::numeric_limits<int>::max();
    QTest::newRow("nothing") << 0 << 0 << 0 << 0.0;
    QTest::newRow("huge prompt") << huge << 1 << 1 << 900.0;
    QTest::newRow("huge output") << 1 << huge << 1 << 900.0;
    QTest::newRow("huge batch") << 1000 << 1000 << huge << 900.0;
    QTest::newRow("everything huge") << huge << huge << huge << 1e300;
    QTest::newRow("negative") << -5 << -5 << -5 << -1.0;
}

void TestSpeed::extremeInputsStayFinite()
{
    QFETCH(int, prompt);
    QFETCH(int, output);
    QFETCH(int, sequences);
    QFETCH(double, bandwidth);
    for (const char* model : {"llama-3.1-8b", "qwen3-30b-a3b", "falcon-mamba-7b"})
        for (const int cards : {0, 1, 3}) {
            auto request = ask({.model = model, .format = "Q4_K_M", .runtime = "llama-cpp", .cards = cards, .sequences = sequences, .prompt = prompt, .output = output},
                               embedded());
            for (auto& device : request.inference.devices)
                device.bandwidthGbS = bandwidth;
            const auto speed = predictSpeed(request);
            QVERIFY(finite(speed.decodeTokS));
            QVERIFY(finite(speed.prefillTokS));
            QVERIFY(finite(speed.totalTokS));
            QVERIFY(finite(speed.ttftS));
            QVERIFY(speed.decodeTokS.value > 0);
        }
}

void TestSpeed::explainsItself()
{
    Trace trace;
    const auto speed = predictSpeed(ask({.sequences = 4, .output = 100}, embedded()), &trace);
    QVERIFY(speed.decodeTokS.value > 0);
    QStringList quantities;
    for (const auto& e : trace) {
        quantities << QString::fromStdString(e.quantity);
        QVERIFY(!e.formula.empty() && !e.source.empty() && !e.values.empty());
    }
    QCOMPARE(quantities, (QStringList{"decode_tok_s", "prefill_tok_s", "ttft_s"}));
}

// A search asks a hundred thousand times: tens of microseconds, not milliseconds.
void TestSpeed::isFast()
{
    const auto sizes = makeModelSizes(*embedded().models.find("llama-3.1-70b"), *embedded().formats.find("Q4_K_M"), embedded());
    auto request = ask({.model = "llama-3.1-70b", .format = "Q4_K_M", .runtime = "llama-cpp", .cards = 2, .output = 100}, embedded());
    request.inference.sizes = &sizes;
    request.inference.workload.targets.decodeTokS = 10.0;
    QElapsedTimer timer;
    timer.start();
    constexpr int calls = 2000;
    double sum = 0;
    for (int i = 0; i < calls; ++i)
        sum += predictSpeed(request).decodeTokS.value;
    QVERIFY(sum > 0);
    const double microseconds = double(timer.nsecsElapsed()) / 1000 / calls;
    qInfo("predictSpeed: %.1f us", microseconds);
    QVERIFY2(microseconds < 1000, "slower by an order of magnitude than a search can bear");
}

QTEST_APPLESS_MAIN(TestSpeed)
#include "tst_speed.moc"
