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
    void batchStopsWhereMemoryEnds();
    void mostUsersMeetBothTargets();
    void moreDemandWaitsLonger();
    void nothingBeatsTheRoofline();
    void onlySpeculationBeatsTheRoofline();
    void hostMemoryIsSlower();
    void extremeInputsStayFinite_data();
    void extremeInputsStayFinite();
    void powerLiesBetweenIdleAndBoard();
    void measuredPower_data();
    void measuredPower();
    void powerCapSlowsPrefillMost();
    void energyPerTokenFallsWithBatch();
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

// A paged server with room for 40 sequences of 1 000 tokens lets the 41st wait: the total stays, and the curve says so.
void TestSpeed::batchStopsWhereMemoryEnds()
{
    MemoryPlan plan;
    plan.kvCapacityTokens = 40'000;
    auto request = ask({.prompt = 700, .output = 300}, embedded());
    request.plan = &plan;
    request.inference.workload.targets.decodeTokS = 0.0;
    request.inference.workload.targets.ttftS = 0.0;
    for (const auto& point : servingCurve(request, 128))
        QCOMPARE(point.fits, point.sequences <= 40);
    QCOMPARE(servingCurve(request, 128).back().totalTokS.value, servingCurve(request, 40).back().totalTokS.value);
    QCOMPARE(predictSpeed(request).maxUsers, std::optional<std::int64_t>{40});
}

void TestSpeed::mostUsersMeetBothTargets()
{
    auto request = ask({.prompt = 500, .output = 200}, embedded());
    request.inference.workload.targets.decodeTokS = 15.0;
    request.inference.workload.targets.ttftS = 4.0;
    const auto most = predictSpeed(request).maxUsers;
    QVERIFY(most && *most > 1);
    const auto meets = [&](std::int64_t users) {
        request.inference.workload.sequences = int(users);
        const auto speed = predictSpeed(request);
        return speed.decodeTokS.value >= 15 && speed.ttftS.value <= 4;
    };
    QVERIFY(meets(*most));
    QVERIFY(!meets(*most + 1));
    request.inference.workload.targets.decodeTokS = 1e6;
    QCOMPARE(predictSpeed(request).maxUsers, std::optional<std::int64_t>{0});
}

void TestSpeed::moreDemandWaitsLonger()
{
    double last = 0;
    for (const double perDay : {1.0, 100.0, 1e3, 1e4, 1e5, 1e9}) {
        auto request = ask({.sequences = 8, .prompt = 500, .output = 200}, embedded());
        request.inference.workload.demand.requestsPerDay = perDay;
        request.inference.workload.demand.hoursPerDay = 10.0;
        const double wait = predictSpeed(request).ttftS.value;
        QVERIFY(std::isfinite(wait) && wait >= last);
        last = wait;
    }
}

void TestSpeed::onlySpeculationBeatsTheRoofline()
{
    auto request = ask({.format = "Q4_K_M", .runtime = "llama-cpp", .output = 100}, embedded());
    const auto plain = predictSpeed(request);
    QVERIFY(!plain.speculativeGain);
    QVERIFY(plain.prefillTokS.high <= 71.2e12 * 4 / (2 * 6.979e9));     // INT8 runs at four times the 16-bit rate on GeForce
    QVERIFY(plain.totalTokS.high <= plain.rooflineTokS);
    Speculative draft;
    draft.mtp = true;
    draft.tokens = 4;
    draft.accepted = 0.9;
    request.inference.workload.speculative = draft;
    const auto faster = predictSpeed(request);
    QVERIFY(faster.speculativeGain && *faster.speculativeGain > 1.5);
    QVERIFY(std::abs(faster.rooflineTokS / plain.rooflineTokS - 1) < 1e-9);
    QVERIFY(std::abs(faster.decodeTokS.value / (plain.decodeTokS.value * *faster.speculativeGain) - 1) < 1e-6);
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

void TestSpeed::powerLiesBetweenIdleAndBoard()
{
    for (const auto& gpu : embedded().gpus.rows()) {
        if (!gpu.powerW)
            continue;
        const auto request = ask({.format = "Q4_K_M", .runtime = "llama-cpp", .gpu = gpu.id, .output = 100}, embedded());
        const GpuPower power = gpuPower(request.inference.devices, predictSpeed(request), Option{}, embedded());
        QVERIFY2(power.idleW > 0 && power.idleW <= power.decodeW.low && power.decodeW.high <= power.peakW + 1e-9, gpu.id.c_str());
        QVERIFY2(power.decodeW.value <= power.prefillW.value + 1e-9, gpu.id.c_str());
        QCOMPARE(power.peakW, *gpu.powerW);
    }
}

// Mean board power while decoding, as tests/cases/measured-throughput.yaml has it (row in the name).
void TestSpeed::measuredPower_data()
{
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("format");
    QTest::addColumn<double>("capW");
    QTest::addColumn<double>("watts");
    QTest::newRow("t597") << "nvidia-geforce-rtx-3090" << "qwen2.5-7b" << "Q4_K_M" << 0.0 << 280.0;
    QTest::newRow("t522") << "amd-radeon-rx-9070-xt-16gb" << "qwen2.5-14b" << "Q8_0" << 0.0 << 215.0;
    QTest::newRow("t513") << "nvidia-geforce-rtx-5090" << "qwen3.8-27b" << "Q4_K_M" << 550.0 << 536.0;
    QTest::newRow("t510") << "nvidia-geforce-rtx-5090" << "qwen3.8-27b" << "Q4_K_M" << 400.0 << 407.0;
    QTest::newRow("t1146") << "nvidia-geforce-rtx-5060-ti-16gb" << "qwen2.5-7b" << "Q4_K_M" << 150.0 << 147.2;
}

void TestSpeed::measuredPower()
{
    QFETCH(QString, gpu);
    QFETCH(QString, model);
    QFETCH(QString, format);
    QFETCH(double, capW);
    QFETCH(double, watts);
    auto request = ask({.model = model.toStdString(), .format = format.toStdString(), .runtime = "llama-cpp", .gpu = gpu.toStdString(), .output = 256},
                       embedded());
    Option option;
    if (capW > 0)
        option.powerW = request.powerCapW = capW;
    const GpuPower power = gpuPower(request.inference.devices, predictSpeed(request), option, embedded());
    QVERIFY2(power.decodeW.low <= watts * 1.02 && watts <= power.decodeW.high * 1.02,
             qPrintable(QStringLiteral("%1 … %2").arg(power.decodeW.low).arg(power.decodeW.high)));
}

// Facts section 14: a cap costs decode little and prefill much. The 5090 of t510 and t513 lost 5 % of decode from 550 to 400 W.
void TestSpeed::powerCapSlowsPrefillMost()
{
    auto request = ask({.model = "qwen3.8-27b", .format = "Q4_K_M", .runtime = "llama-cpp", .gpu = "nvidia-geforce-rtx-5090", .output = 256}, embedded());
    const auto at = [&](double watts) {
        request.powerCapW = watts;
        return predictSpeed(request);
    };
    const auto full = at(550), capped = at(400);
    const double decode = capped.decodeTokS.value / full.decodeTokS.value, prefill = capped.prefillTokS.value / full.prefillTokS.value;
    QVERIFY(decode > 0.90 && decode < 1);
    QVERIFY(prefill < decode);
    double last = 0;
    for (double watts = 50; watts < 800; watts += 50) {
        const double now = at(watts).prefillTokS.value;
        QVERIFY(now >= last);
        last = now;
    }
    // The document's option lowers the card's board power itself: the same speed must come out.
    request.inference.devices.front().gpu.powerW = 400;
    QCOMPARE(at(400).prefillTokS.value, capped.prefillTokS.value);
}

void TestSpeed::energyPerTokenFallsWithBatch()
{
    double last = std::numeric_limits<double>::infinity();
    for (const int sequences : {1, 2, 8, 32, 128}) {
        const auto request = ask({.sequences = sequences, .prompt = 200, .output = 800}, embedded());
        const auto speed = predictSpeed(request);
        const GpuPower power = gpuPower(request.inference.devices, speed, Option{}, embedded());
        const double joules = power.decodeW.value / speed.totalTokS.value;
        QVERIFY(joules > 0 && joules < last);
        last = joules;
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
