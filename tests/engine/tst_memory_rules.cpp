// SPDX-License-Identifier: GPL-3.0-or-later
// Rules that hold for every plan: the cache of each kind of attention, what shared memory leaves, more of anything never needs less, and no
// input brings a crash or a NaN.
#include <QTest>

#include "tests/engine/memory_support.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace cabe;
using namespace memorytest;

namespace {

bool near(double value, double expected, double tolerance) { return std::abs(value - expected) <= tolerance * std::max(1.0, std::abs(expected)); }
QByteArray got(double value) { return QByteArray("got ") + QByteArray::number(value, 'f', 4); }

double sumOf(const MemoryPlan& plan, Bytes CardMemory::*part)
{
    double sum = 0;
    for (const CardMemory& c : plan.cards)
        sum += bytes(c.*part);
    return sum;
}

double fullest(const MemoryPlan& plan)
{
    double most = 0;
    for (const CardMemory& c : plan.cards)
        most = std::max(most, c.total.value);
    return most;
}

bool sound(const MemoryPlan& plan)
{
    return std::ranges::all_of(plan.cards, [](const CardMemory& c) {
        const Bytes parts[]{c.weights, c.kvCache, c.recurrentState, c.compute, c.activations, c.adapters, c.draft, c.projector, c.runtime};
        return std::isfinite(c.total.value) && c.total.low >= 0 && c.total.low <= c.total.value && c.total.value <= c.total.high &&
               std::ranges::all_of(parts, [](Bytes b) { return b.count() >= 0; });
    });
}

} // namespace

class tst_memory_rules : public QObject {
    Q_OBJECT

private slots:
    void attentionKinds_data()
    {
        // llama.cpp, 32768 tokens of one sequence, 16-bit cache, micro-batch 512, states in 32 bits; worked out from the published configurations:
        // layers × tokens × values × bytes, windows with the micro-batch and in steps of 256.
        QTest::addColumn<QString>("model");
        QTest::addColumn<double>("cacheMib");
        QTest::addColumn<double>("stateMib");
        const double m = mib, n = 32768;
        QTest::newRow("grouped heads") << "llama-3.1-8b" << 32 * n * 4096 / m << 0.0;
        QTest::newRow("one of six layers sees all") << "gemma-3-27b" << (10 * n + 52 * 1536) * 8192 / m << 0.0;
        QTest::newRow("every other layer slides") << "gpt-oss-20b" << (12 * n + 12 * 768) * 2048 / m << 0.0;
        QTest::newRow("chunks of 8192 in three of four layers") << "llama-4-scout" << (12 * n + 36 * 8704) * 4096 / m << 0.0;
        QTest::newRow("20 of 30 layers own a cache") << "gemma-3n-e2b" << (4 * n + 16 * 1024) * 2048 / m << 0.0;
        QTest::newRow("15 of 35 layers own a cache, wide global heads") << "gemma-4-e2b" << (3 * n * 2048 + 12 * 1024 * 1024) / m << 0.0;
        QTest::newRow("latent") << "deepseek-v3" << 61 * n * 576 * 2 / m << 0.0;
        QTest::newRow("latent with index keys") << "deepseek-v3.2" << 61 * n * (576 + 128) * 2 / m << 0.0;
        QTest::newRow("21 of 78 layers keep index keys") << "glm-5.2" << n * 2 * (78 * 576 + 21 * 128) / m << 0.0;
        QTest::newRow("window and compressed entries") << "deepseek-v4-flash" << (43 * 1024 * 768 + 21 * 1280 * n / 4 + 20 * 1024 * n / 128) / m << 0.0;
        QTest::newRow("gated delta-net") << "qwen3-next-80b-a3b" << 12 * n * 2048 / m << 36 * (524288 + 24576) * 4 / m;
        QTest::newRow("delta attention and latent") << "kimi-linear-48b-a3b" << 7 * n * 576 * 2 / m << 20 * (524288 + 36864) * 4 / m;
        QTest::newRow("Mamba 1 alone") << "falcon-mamba-7b" << 0.0 << 64 * (8192 * 16 + 3 * 8192) * 4 / m;
        QTest::newRow("Mamba 1 and attention") << "jamba-mini-52b" << 4 * n * 4096 / m << 28 * (8192 * 16 + 3 * 8192) * 4 / m;
        QTest::newRow("Mamba 2 and attention") << "granite-4.0-h-small" << 4 * n * 4096 / m << 36 * (8192 * 128 + 3 * (8192 + 256)) * 4 / m;
        QTest::newRow("both in every layer") << "falcon-h1-7b" << 44 * n * 1024 / m << 44 * (786432 + 10752) * 4 / m;
        QTest::newRow("lightning") << "minimax-text-01" << 10 * n * 4096 / m << 70 * 64 * 128 * 128 * 4 / m;
        QTest::newRow("short convolution") << "lfm2-1.2b" << 6 * n * 2048 / m << 10 * 2 * 2048 * 4 / m;
    }
    void attentionKinds()
    {
        QFETCH(QString, model);
        QFETCH(double, cacheMib);
        QFETCH(double, stateMib);
        InferenceRequest r = request(model.toStdString(), "Q4_K_M", "llama.cpp", cards("nvidia-h200-141gb-sxm5", 8), 32768);
        const MemoryPlan plan = planInference(r);
        QVERIFY2(near(sumOf(plan, &CardMemory::kvCache) / mib, cacheMib, 1e-5), got(sumOf(plan, &CardMemory::kvCache) / mib));
        QVERIFY2(near(sumOf(plan, &CardMemory::recurrentState) / mib, stateMib, 1e-5), got(sumOf(plan, &CardMemory::recurrentState) / mib));
        // Two sequences of half the length: the whole context costs the same, windows and states come twice.
        r.workload.context.value = 16384;
        r.workload.sequences.value = 2;
        const MemoryPlan two = planInference(r);
        QVERIFY(sumOf(two, &CardMemory::kvCache) >= sumOf(plan, &CardMemory::kvCache) * (1 - 1e-9));
        QVERIFY(near(sumOf(two, &CardMemory::recurrentState), 2 * sumOf(plan, &CardMemory::recurrentState), 1e-6));
    }

    void windowPerSlot()
    {
        // Four conversations: the window, the micro-batch and the rounding of sliding layers come four times (unsloth pull 5225 printed two).
        InferenceRequest r = request("gemma-3-270m", "Q8_0", "llama.cpp", cards("nvidia-geforce-rtx-3090"), 2048);
        const double one = bytes(planInference(r).cards[0].kvCache);
        r.workload.sequences.value = 4;
        QCOMPARE(bytes(planInference(r).cards[0].kvCache), 4 * one);
    }

    void latentEntryInEightBits()
    {
        // vLLM of GLM-5.1: 62 251 bytes per token in 79 layers, 656 + 132 each (rtx6kpro glm5.1 notes; the draft layer is the 79th).
        InferenceRequest r = request("glm-5", "nvfp4", "vllm", cards("nvidia-rtx-pro-6000-blackwell-workstation", 8), 65536);
        r.workload.kvCache.value = {"fp8", "fp8"};
        const MemoryPlan plan = planInference(r);
        QVERIFY2(near(bytes(plan.cards[3].kvCache) / 65536, 78 * 788.0, 1e-9), got(bytes(plan.cards[3].kvCache) / 65536));
    }

    void cacheOfUnequalSplits()
    {
        // Whole layers by free memory; inside the layers by equal parts, unless told otherwise.
        std::vector<Device> unequal = cards("nvidia-geforce-rtx-3090");
        unequal.push_back(cards("nvidia-geforce-rtx-3060-12gb").front());
        InferenceRequest r = request("llama-3.1-8b", "Q4_K_M", "llama.cpp", unequal);
        const MemoryPlan layers = planInference(r);
        QVERIFY(layers.cards[0].layers > layers.cards[1].layers && layers.cards[0].layers + layers.cards[1].layers == 32);
        r.split = SplitMode::tensor;
        const MemoryPlan equal = planInference(r);
        QCOMPARE(equal.cards[0].kvCache, equal.cards[1].kvCache);
        r.workload.tensorSplit = std::vector<double>{2, 1};
        const MemoryPlan given = planInference(r);
        QVERIFY(near(bytes(given.cards[0].kvCache), 2 * bytes(given.cards[1].kvCache), 1e-6));
    }

    void headOfAFileThatDrafts()
    {
        // A file as large as text and prediction head: the head is left out unless it drafts, and then counted apart.
        const Model& model = *catalog().models.find("qwen3.8-27b");
        const double text = weightBytes(model, *catalog().formats.find("Q4_K_M"), catalog()).total();
        InferenceRequest r = request("qwen3.8-27b", "Q4_K_M", "llama.cpp", cards("nvidia-geforce-rtx-3090"), 32768);
        const double plain = bytes(planInference(r).cards[0].weights);
        r.weightsBytes = text * 1.0158;     // 424.7 million more parameters than 26.9 billion
        QVERIFY2(near(bytes(planInference(r).cards[0].weights), plain, 0.001), got(bytes(planInference(r).cards[0].weights) / plain));
        r.weightsBytes = text * 1.002;
        QVERIFY(near(bytes(planInference(r).cards[0].weights), plain * 1.002, 0.001));
    }

    void sharedMemory_data()
    {
        // What the GPU may use where nobody says: sources and reasons in resources/catalog/driver-contexts.yaml.
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<double>("memoryGib");
        QTest::addColumn<double>("usableGib");
        QTest::newRow("Jetson Orin Nano") << "nvidia-jetson-orin-nano-8gb" << 8.0 << 8 * 0.93 - 900.0 / 1024;
        QTest::newRow("Jetson AGX Orin") << "nvidia-jetson-agx-orin-64gb" << 64.0 << 64 * 0.955 - 2;
        QTest::newRow("DGX Spark") << "nvidia-dgx-spark-gb10" << 128.0 << 128 * 0.95 - 4;
        QTest::newRow("Strix Halo") << "amd-ryzen-ai-max-plus-395-128gb" << 128.0 << 128 * 0.89;
        QTest::newRow("Apple with 16") << "apple-m1" << 16.0 << 16 * 0.6667;
        QTest::newRow("Apple with 64") << "apple-m4-max" << 64.0 << 48.0;
    }
    void sharedMemory()
    {
        QFETCH(QString, gpu);
        QFETCH(double, memoryGib);
        QFETCH(double, usableGib);
        Gpu row = *catalog().gpus.find(gpu.toStdString());
        QVERIFY(row.sharedMemory);
        row.memoryMib = memoryGib * 1024;
        const Device device = usableDevices({row}, host(), catalog()).front();
        QVERIFY(device.assumedShare);
        QVERIFY2(near(device.usable.gib(), usableGib, 1e-3), got(device.usable.gib()));
        QVERIFY(device.usable <= device.visible && device.visible <= device.capacity);
        const Device told = usableDevices({row}, host(), catalog(), 0.9).front();
        QVERIFY(near(told.usable.gib(), memoryGib * 0.9, 1e-6) && !told.assumedShare);
    }

    void moreNeedsMore_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("runtime");
        for (const char* model : {"llama-3.1-8b", "gemma-3-27b", "deepseek-v3", "qwen3-next-80b-a3b", "falcon-mamba-7b", "gpt-oss-120b", "deepseek-v4-flash", "gemma-4-e2b"})
            for (const char* runtime : {"llama.cpp", "ollama", "vllm", "sglang", "transformers", "exllamav3", "mlx", "tensorrt-llm"})
                QTest::addRow("%s %s", model, runtime) << model << (QByteArray(runtime).contains("llama") ? "Q4_K_M" : "bf16") << runtime;
    }
    void moreNeedsMore()
    {
        QFETCH(QString, model);
        QFETCH(QString, format);
        QFETCH(QString, runtime);
        const auto plan = [&](auto&& change) {
            InferenceRequest r = request(model.toStdString(), format.toStdString(), runtime.toStdString(), cards("nvidia-h200-141gb-sxm5", 2), 4096);
            change(r);
            return planInference(r);
        };
        const MemoryPlan base = plan([](InferenceRequest&) {});
        QVERIFY(sound(base));
        const bool paged = base.cards[0].kvPool.has_value();
        const auto need = [&](const MemoryPlan& p) { return paged ? sumOf(p, &CardMemory::kvCache) + sumOf(p, &CardMemory::recurrentState) : fullest(p); };
        double last = 0;
        for (const int context : {1, 255, 256, 257, 4096, 32768, 131072, 1048576}) {
            const MemoryPlan p = plan([&](InferenceRequest& r) { r.workload.context.value = context; });
            QVERIFY(sound(p));
            QVERIFY2(need(p) >= last, qPrintable(QString("context %1").arg(context)));
            last = need(p);
        }
        last = 0;
        for (const int sequences : {1, 2, 7, 64, 1000}) {
            const MemoryPlan p = plan([&](InferenceRequest& r) { r.workload.sequences.value = sequences; });
            QVERIFY(need(p) >= last);
            last = need(p);
            QVERIFY(*p.maxContext <= *base.maxContext);
        }
        const MemoryPlan wide = plan([](InferenceRequest& r) { r.workload.batch.value = r.workload.ubatch.value = 8192; });
        QVERIFY(wide.cards[0].compute >= plan([](InferenceRequest& r) { r.workload.batch.value = r.workload.ubatch.value = 128; }).cards[0].compute);
        // More cards never hold less of a sequence, and a smaller card never holds more.
        QVERIFY(*plan([](InferenceRequest& r) { r.devices = cards("nvidia-h200-141gb-sxm5", 4); }).maxSequences >= *base.maxSequences);
        QVERIFY(*plan([](InferenceRequest& r) { r.devices = cards("nvidia-geforce-rtx-3090", 2); }).maxContext <= *base.maxContext);
    }

    void fewerBitsNeedLess()
    {
        for (const char* runtime : {"llama.cpp", "vllm"}) {
            double last = std::numeric_limits<double>::max();
            for (const char* type : {"f32", "f16", "q8_0", "q5_0", "q4_0"}) {
                InferenceRequest r = request("llama-3.1-8b", "Q4_K_M", runtime, cards("nvidia-geforce-rtx-3090"));
                r.workload.kvCache.value = {type, type};
                const double cache = bytes(planInference(r).cards[0].kvCache);
                QVERIFY(cache < last);
                last = cache;
            }
        }
    }

    void cachesWithoutFlashAttention()
    {
        // A quantized V cache needs flash attention, so without it V stays at 16 bits.
        InferenceRequest r = request("llama-3.1-8b", "Q4_K_M", "llama.cpp", cards("nvidia-geforce-rtx-3090"));
        r.workload.kvCache.value = {"q8_0", "q8_0"};
        r.workload.flashAttention.value = false;
        QVERIFY(near(bytes(planInference(r).cards[0].kvCache), 32.0 * 8192 * 1024 * (1.0625 + 2), 1e-6));
    }

    void hostAndCardsHoldTheModel()
    {
        // Wherever layers go, nothing is lost: cards and host together hold every byte (the table of a tied model is on both).
        for (const int layers : {0, 1, 20, 40, 81, 200}) {
            InferenceRequest r = request("llama-3.1-70b", "Q4_K_M", "llama.cpp", cards("nvidia-h100-80gb-sxm5", 3));
            r.workload.gpuLayers.value.count = layers;
            const MemoryPlan plan = planInference(r);
            QVERIFY(near(sumOf(plan, &CardMemory::weights) + bytes(plan.host.weights), plan.weightBytesTotal, 1e-6));
            QVERIFY(near(sumOf(plan, &CardMemory::kvCache) + bytes(plan.host.kvCache), 80.0 * 4096 * 8192, 1e-6));
        }
    }

    void answersAreTheLimit_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("runtime");
        QTest::newRow("llama.cpp") << "qwen3-14b" << "Q4_K_M" << "llama.cpp";
        QTest::newRow("windows") << "gemma-3-12b" << "Q4_K_M" << "llama.cpp";
        QTest::newRow("vllm") << "qwen3-8b" << "bf16" << "vllm";
        QTest::newRow("exllama") << "qwen3-14b" << "exl3-4.0bpw" << "exllamav3";
    }
    void answersAreTheLimit()
    {
        QFETCH(QString, model);
        QFETCH(QString, format);
        QFETCH(QString, runtime);
        InferenceRequest r = request(model.toStdString(), format.toStdString(), runtime.toStdString(), cards("nvidia-geforce-rtx-3090"), 8192);
        const MemoryPlan plan = planInference(r);
        QVERIFY(*plan.maxSequences >= 1);
        r.workload.sequences.value = static_cast<int>(*plan.maxSequences);
        QCOMPARE(planInference(r).fit != Fit::doesNotFit && *planInference(r).maxSequences >= *r.workload.sequences, true);
        r.workload.sequences.value = 3;
        const std::int64_t longest = *planInference(r).maxContext;
        if (longest < *catalog().models.find(model.toStdString())->context) {
            r.workload.context.value = static_cast<int>(longest);
            QVERIFY(*planInference(r).maxSequences >= 3);
            r.workload.context.value = static_cast<int>(longest + 512);
            QVERIFY(*planInference(r).maxSequences < 3);
        }
    }

    void offloadAnswers()
    {
        // What does not fit at all has no answer; what fits needs nothing moved.
        InferenceRequest small = request("llama-3.1-8b", "Q4_K_M", "llama.cpp", cards("nvidia-h100-80gb-sxm5"));
        QCOMPARE(mostGpuLayers(small).value_or(-1), 33);
        QVERIFY(!splitThatFits(small));         // one card
        InferenceRequest moe = request("qwen3-30b-a3b", "Q4_K_M", "llama.cpp", cards("nvidia-h100-80gb-sxm5"));
        QCOMPARE(fewestCpuExpertLayers(moe).value_or(-1), 0);
        InferenceRequest huge = request("deepseek-v3", "Q8_0", "llama.cpp", cards("nvidia-geforce-rtx-3060-12gb", 2));
        QVERIFY(!splitThatFits(huge));
        const auto layers = mostGpuLayers(huge);
        QVERIFY(layers && *layers >= 0 && *layers < 5);
        InferenceRequest none = request("llama-3.1-8b", "Q4_K_M", "llama.cpp", {});
        QVERIFY(!mostGpuLayers(none) && !fewestCpuExpertLayers(none) && !splitThatFits(none));
    }

    void noInputBreaks()
    {
        const int extremes[]{0, 1, std::numeric_limits<int>::max()};
        for (const char* runtime : {"llama.cpp", "vllm", "sglang", "transformers", "exllamav3", "mlx"}) {
            for (const int context : extremes) {
                for (const int other : extremes) {
                    InferenceRequest r = request("qwen3-next-80b-a3b", "bf16", runtime, cards("nvidia-geforce-rtx-3090", 2), context);
                    r.workload.sequences.value = r.workload.batch.value = r.workload.ubatch.value = r.workload.promptTokens.value = other;
                    r.workload.gpuLayers.value.count = other;
                    r.workload.cpuExpertLayers.value = other;
                    r.workload.adapters.value = std::min(other, 100'000);
                    r.workload.tensorSplit = std::vector<double>{0, 0};
                    QVERIFY2(sound(planInference(r)), runtime);
                }
            }
        }
        Gpu nothing;        // a card without memory
        InferenceRequest r = request("llama-3.1-8b", "bf16", "vllm", usableDevices({nothing}, host(0), catalog()));
        QCOMPARE(planInference(r).fit, Fit::doesNotFit);
        QCOMPARE(*planInference(r).maxContext, std::int64_t{0});
        Model empty;        // a model without a shape
        InferenceRequest blank = request("llama-3.1-8b", "bf16", "llama.cpp", cards("nvidia-geforce-rtx-3090"));
        blank.model = &empty;
        QVERIFY(sound(planInference(blank)));
        for (const double bytes : {0.0, 1.0, 1e18}) {
            blank = request("llama-3.1-8b", "bf16", "llama.cpp", cards("nvidia-geforce-rtx-3090"));
            blank.weightsBytes = bytes;
            QVERIFY(sound(planInference(blank)));
        }
    }
};

QTEST_APPLESS_MAIN(tst_memory_rules)
#include "tst_memory_rules.moc"
