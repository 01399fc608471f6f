// SPDX-License-Identifier: GPL-3.0-or-later
// What inference occupies: cache, buffers, placement, pools and verdicts, against figures that runtimes printed.
#include <QTest>

#include "tests/engine/memory_support.h"

#include <algorithm>
#include <cmath>

using namespace cabe;
using namespace memorytest;

namespace {

bool near(double value, double expected, double tolerance) { return std::abs(value - expected) <= tolerance * expected; }
QByteArray got(double value) { return QByteArray("got ") + QByteArray::number(value, 'f', 3); }
bool has(const MemoryPlan& plan, const std::string& code) { return std::ranges::any_of(plan.checks, [&](const Check& c) { return c.code == code; }); }

} // namespace

class tst_memory : public QObject {
    Q_OBJECT

private slots:
    void gallery_data()
    {
        // Llama 3.1 8B Q4_K_M, weights and F16 cache on GPU and host together (issue 4; ten tools answered 14 to 218 GB).
        QTest::addColumn<int>("context");
        QTest::addColumn<double>("expected");
        QTest::newRow("2048") << 2048 << 4.83;
        QTest::newRow("8192") << 8192 << 5.58;
        QTest::newRow("32768") << 32768 << 8.58;
        QTest::newRow("131072") << 131072 << 20.58;
    }
    void gallery()
    {
        QFETCH(int, context);
        QFETCH(double, expected);
        const MemoryPlan plan = planInference(request("llama-3.1-8b", "Q4_K_M", "llama.cpp", cards("nvidia-geforce-rtx-3090"), context));
        QCOMPARE(plan.kvBytesPerToken, 131072.0);
        const double sum = (bytes(plan.cards[0].weights) + bytes(plan.host.weights) + bytes(plan.cards[0].kvCache)) / gib;
        QVERIFY2(near(sum, expected, 0.005), got(sum));
    }

    void oneCardOrTwo()
    {
        // 70 billion parameters at 16 bits are 131.42 GiB.
        QCOMPARE(planInference(request("llama-3.1-70b", "fp16", "llama.cpp", cards("nvidia-a100-80gb-pcie"))).fit, Fit::doesNotFit);
        QVERIFY(planInference(request("llama-3.1-70b", "fp16", "llama.cpp", cards("nvidia-a100-80gb-pcie", 2))).fit != Fit::doesNotFit);
        QCOMPARE(planInference(request("llama-3.1-70b", "bf16", "vllm", cards("nvidia-a100-80gb-sxm4"))).fit, Fit::doesNotFit);
        QVERIFY(planInference(request("llama-3.1-70b", "bf16", "vllm", cards("nvidia-a100-80gb-sxm4", 2))).fit != Fit::doesNotFit);
    }

    void caches_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<int>("context");
        QTest::addColumn<int>("sequences");
        QTest::addColumn<QString>("k");
        QTest::addColumn<QString>("v");
        QTest::addColumn<double>("mib");
        QTest::newRow("ik_llama.cpp issue 103: two slots of 512 tokens, iq4_nl and f16") << "llama-3.1-8b" << 512 << 2 << "iq4_nl" << "f16" << 82.0;
        QTest::newRow("ik_llama.cpp discussion 258: latent cache") << "deepseek-v3" << 32768 << 1 << "f16" << "f16" << 2196.0;
        QTest::newRow("ik_llama.cpp pull 344") << "glm-4-32b-0414" << 32768 << 1 << "f16" << "f16" << 1952.0;
        QTest::newRow("unsloth pull 5225: window and batch per slot") << "gemma-3-270m" << 2048 << 2 << "f16" << "f16" << 42.0;
        QTest::newRow("lucebox pull 21: 16 of 64 layers") << "qwen3.5-27b" << 131072 << 1 << "q4_0" << "q4_0" << 2304.0;
        QTest::newRow("sweeps/rtx-3090: refused buffer of 19327352832 bytes") << "qwen3.8-27b" << 1048576 << 1 << "q4_0" << "q4_0" << 18432.0;
        QTest::newRow("ollama pull 6276") << "llama-3.1-8b" << 32768 << 1 << "f16" << "f16" << 4096.0;
    }
    void caches()
    {
        QFETCH(QString, model);
        QFETCH(int, context);
        QFETCH(int, sequences);
        QFETCH(QString, k);
        QFETCH(QString, v);
        QFETCH(double, mib);
        InferenceRequest r = request(model.toStdString(), "Q4_K_M", "llama.cpp", cards("nvidia-a100-80gb-sxm4"), context);
        r.workload.sequences.value = sequences;
        r.workload.kvCache.value = {k.toStdString(), v.toStdString()};
        const double value = bytes(planInference(r).cards[0].kvCache) / memorytest::mib;
        QVERIFY2(near(value, mib, 0.0005), got(value));
    }

    void recurrentState()
    {
        // sudoingX/qwen38-mtp, sweeps/apple-silicon: 150 MiB for one sequence, 449 MiB with two drafted tokens.
        InferenceRequest r = request("qwen3.8-27b", "Q4_K_M", "llama.cpp", cards("nvidia-geforce-rtx-3090"), 32768);
        QVERIFY(near(bytes(planInference(r).cards[0].recurrentState) / mib, 149.6, 0.002));
        r.workload.speculative = Speculative{};
        r.workload.speculative->mtp = true;
        r.workload.speculative->tokens.value = 2;
        QVERIFY(near(bytes(planInference(r).cards[0].recurrentState) / mib, 449, 0.002));
    }

    void draftHead()
    {
        // llama.cpp issue 23472: one layer at the full length, q8_0: 544 MiB beside the head's weights.
        InferenceRequest r = request("qwen3.6-27b", "Q4_K_M", "llama.cpp", cards("nvidia-a100-80gb-sxm4"), 262144);
        r.workload.kvCache.value = {"q8_0", "q8_0"};
        r.workload.speculative = Speculative{};
        r.workload.speculative->mtp = true;
        const double full = bytes(planInference(r).cards[0].draft);
        r.workload.context.value = 256;
        const double little = bytes(planInference(r).cards[0].draft);
        QVERIFY2(near((full - little) / mib, 544 * (1 - 256.0 / 262144), 0.0005), got((full - little) / mib));
        QVERIFY(little / mib > 200);
    }

    void computeBuffers_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<int>("context");
        QTest::addColumn<int>("ubatch");
        QTest::addColumn<bool>("flash");
        QTest::addColumn<double>("mib");
        QTest::addColumn<double>("tolerance");
        QTest::newRow("logits decide: formulas.md section 3") << "llama-3-8b" << 8192 << 512 << true << 258.5 << 0.001;
        QTest::newRow("scores decide: formulas.md section 3") << "llama-3-8b" << 8192 << 512 << false << 560.0 << 0.02;
        QTest::newRow("scores at 32768") << "llama-3-8b" << 32768 << 512 << false << 2144.0 << 0.01;
        QTest::newRow("logdetective pull 106") << "mistral-7b-v0.1" << 2048 << 512 << false << 164.0 << 0.001;
        QTest::newRow("ik_llama.cpp pull 344") << "glm-4-32b-0414" << 32768 << 512 << true << 308.0 << 0.001;
        QTest::newRow("ik_llama.cpp issue 514: micro-batch 4096") << "qwen3-235b-a22b" << 40960 << 4096 << true << 2502.0 << 0.03;
        QTest::newRow("llama.cpp issue 10052") << "llama-3.2-1b" << 131072 << 512 << false << 8849.72 << 0.05;
    }
    void computeBuffers()
    {
        QFETCH(QString, model);
        QFETCH(int, context);
        QFETCH(int, ubatch);
        QFETCH(bool, flash);
        QFETCH(double, mib);
        QFETCH(double, tolerance);
        InferenceRequest r = request(model.toStdString(), "Q4_K_M", "llama.cpp", cards("nvidia-a100-80gb-sxm4"), context);
        r.workload.batch.value = r.workload.ubatch.value = ubatch;
        r.workload.flashAttention.value = flash;
        const double value = bytes(planInference(r).cards[0].compute) / memorytest::mib;
        QVERIFY2(near(value, mib, tolerance), got(value));
    }

    void cardsInTurn()
    {
        // ik_llama.cpp issue 398: Qwen3 30B-A3B over two T4; 25 layers and 23 with the output, four copies of the inputs.
        InferenceRequest r = request("qwen3-30b-a3b", "Q4_K_M", "llama.cpp", cards("nvidia-t4", 2), 32768);
        r.weightsBytes = 16.493 * gib;
        const MemoryPlan plan = planInference(r);
        QCOMPARE(plan.cards[0].layers, 25);
        QCOMPARE(plan.cards[1].layers, 23);
        QCOMPARE(bytes(plan.cards[0].kvCache) / mib, 1600.0);
        QCOMPARE(bytes(plan.cards[1].kvCache) / mib, 1472.0);
        QVERIFY(near(bytes(plan.cards[0].weights) / mib, 8509.23, 0.01));
        QVERIFY(near(bytes(plan.cards[1].weights) / mib, 8213.14, 0.01));
        QVERIFY2(near(bytes(plan.cards[1].compute) / mib, 444.77, 0.01), got(bytes(plan.cards[1].compute) / mib));
    }

    void splits()
    {
        InferenceRequest r = request("llama-3.1-70b", "Q4_K_M", "llama.cpp", cards("nvidia-geforce-rtx-3090", 2), 8192);
        r.workload.tensorSplit = std::vector<double>{3, 1};
        MemoryPlan plan = planInference(r);
        QCOMPARE(plan.cards[0].layers, 61);     // positions below 0.75 of 81 layers
        QCOMPARE(plan.cards[1].layers, 19);
        r.workload.tensorSplit.reset();
        r.split = SplitMode::row;
        plan = planInference(r);
        QCOMPARE(plan.cards[0].weights, plan.cards[1].weights);
        QCOMPARE(plan.cards[1].kvCache, Bytes{});
        r.split = SplitMode::tensor;
        plan = planInference(r);
        QCOMPARE(plan.cards[0].kvCache, plan.cards[1].kvCache);
        QCOMPARE(bytes(plan.cards[0].kvCache) * 2, 80.0 * 2 * 8 * 128 * 2 * 8192);
    }

    void layersInHostMemory()
    {
        InferenceRequest r = request("llama-3.1-70b", "Q4_K_M", "llama.cpp", cards("nvidia-geforce-rtx-3090"), 8192);
        QCOMPARE(planInference(r).fit, Fit::doesNotFit);
        r.workload.gpuLayers.value.count = 40;
        const MemoryPlan plan = planInference(r);
        QCOMPARE(plan.layersOnGpu, 40);
        QCOMPARE(plan.layersTotal, 81);
        QCOMPARE(plan.penalty, Penalty::hostMemory);
        QVERIFY(plan.fit != Fit::doesNotFit);
        const double all = weightBytes(*r.model, *r.format, catalog()).total();
        QVERIFY(near(bytes(plan.cards[0].weights) + bytes(plan.host.weights), all, 0.001));
        QCOMPARE(bytes(plan.host.kvCache), bytes(plan.cards[0].kvCache));       // 40 layers on either side
        r.host.ramGb.value = 16;
        const MemoryPlan slow = planInference(r);
        QCOMPARE(slow.penalty, Penalty::disk);
        QVERIFY(has(slow, "ram_short"));
        r.workload.gpuLayers.value.count = 1000;    // above the model's: all
        QCOMPARE(planInference(r).layersOnGpu, 81);
    }

    void expertsInHostMemory()
    {
        // gpt-oss 120B: with the experts of all 36 layers in host memory little stays on the card.
        InferenceRequest r = request("gpt-oss-120b", "mxfp4", "llama.cpp", cards("nvidia-geforce-rtx-3060-12gb"), 8192);
        r.workload.cpuExpertLayers.value = 36;
        const MemoryPlan plan = planInference(r);
        QVERIFY(plan.fit != Fit::doesNotFit);
        QCOMPARE(plan.penalty, Penalty::hostMemory);
        QVERIFY(bytes(plan.host.weights) / gib > 55);
        QVERIFY(bytes(plan.cards[0].weights) / gib < 4);
    }

    void whatToMove()
    {
        InferenceRequest r = request("llama-3.1-70b", "Q4_K_M", "llama.cpp", cards("nvidia-geforce-rtx-3090"), 8192);
        const auto layers = mostGpuLayers(r);
        QVERIFY(layers && *layers > 30 && *layers < 60);
        r.workload.gpuLayers.value.count = *layers;
        QVERIFY(planInference(r).fit != Fit::doesNotFit);
        r.workload.gpuLayers.value.count = *layers + 1;
        QCOMPARE(planInference(r).fit, Fit::doesNotFit);

        InferenceRequest moe = request("gpt-oss-120b", "mxfp4", "llama.cpp", cards("nvidia-geforce-rtx-3090"), 8192);
        const auto experts = fewestCpuExpertLayers(moe);
        QVERIFY(experts && *experts > 15 && *experts < 36);
        QVERIFY(!fewestCpuExpertLayers(r));     // no experts

        std::vector<Device> unequal = cards("nvidia-geforce-rtx-3090");
        unequal.push_back(cards("nvidia-geforce-rtx-3060-12gb").front());
        InferenceRequest two = request("qwen3-32b", "Q6_K", "llama.cpp", unequal, 16384);
        two.workload.tensorSplit = std::vector<double>{1, 1};
        QCOMPARE(planInference(two).fit, Fit::doesNotFit);
        const auto split = splitThatFits(two);
        QVERIFY(split.has_value());
        two.workload.tensorSplit = split;
        QVERIFY(planInference(two).fit != Fit::doesNotFit);
        QVERIFY(!mostGpuLayers(request("llama-3.1-8b", "bf16", "vllm", cards("nvidia-h100-80gb-sxm5"))));
    }

    void tiedTable()
    {
        // The input table stays in host memory and the output reads a copy of it on the card.
        const MemoryPlan plan = planInference(request("llama-3.2-1b", "Q8_0", "llama.cpp", cards("nvidia-geforce-rtx-3090"), 2048));
        const WeightBytes w = weightBytes(*catalog().models.find("llama-3.2-1b"), *catalog().formats.find("Q8_0"), catalog());
        QVERIFY(near(bytes(plan.cards[0].weights), w.total(), 1e-6));
        QVERIFY(near(bytes(plan.host.weights), w.embedding, 1e-6));
    }

    void longestContext()
    {
        InferenceRequest r = request("llama-3.1-8b", "Q4_K_M", "llama.cpp", cards("nvidia-geforce-rtx-3060-12gb"), 8192);
        const MemoryPlan plan = planInference(r);
        QVERIFY(plan.maxContext && *plan.maxContext > 8192 && *plan.maxContext < 131072);
        r.workload.context.value = static_cast<int>(*plan.maxContext);
        QVERIFY(planInference(r).fit != Fit::doesNotFit);
        r.workload.context.value = static_cast<int>(*plan.maxContext + 257);
        QCOMPARE(planInference(r).fit, Fit::doesNotFit);
        r.workload.context.value = 8192;
        r.workload.sequences.value = static_cast<int>(*plan.maxSequences);
        QVERIFY(planInference(r).fit != Fit::doesNotFit);
        r.workload.sequences.value = static_cast<int>(*plan.maxSequences + 1);
        QCOMPARE(planInference(r).fit, Fit::doesNotFit);
        const MemoryPlan large = planInference(request("llama-3.1-8b", "Q4_K_M", "llama.cpp", cards("nvidia-h100-80gb-sxm5"), 8192));
        QCOMPARE(*large.maxContext, std::int64_t{131072});  // memory would hold more, the model was trained for this
        const MemoryPlan none = planInference(request("llama-3.1-70b", "fp16", "llama.cpp", cards("nvidia-geforce-rtx-3060-12gb"), 8192));
        QCOMPARE(*none.maxContext, std::int64_t{0});
        QCOMPARE(*none.maxSequences, std::int64_t{0});
        QVERIFY(none.spare.count() < 0);
    }

    void blocksOfHybrids_data()
    {
        // Tokens that the pool holds, as vLLM printed both (club-3090 issues 612 and 104, BENCHMARKS.md).
        QTest::addColumn<QString>("model");
        QTest::addColumn<int>("cards");
        QTest::addColumn<int>("context");
        QTest::addColumn<double>("poolGib");
        QTest::addColumn<double>("tokens");
        QTest::newRow("qwen3.6-35b-a3b") << "qwen3.6-35b-a3b" << 1 << 131072 << 5.98 << 567978.0;
        QTest::newRow("qwen3.6-35b-a3b on two") << "qwen3.6-35b-a3b" << 2 << 262144 << 17.02 << 3382054.0;
        QTest::newRow("qwen3.6-27b on two") << "qwen3.6-27b" << 2 << 262144 << 9.84 << 619202.0;
    }
    void blocksOfHybrids()
    {
        QFETCH(QString, model);
        QFETCH(int, cards);
        QFETCH(int, context);
        QFETCH(double, poolGib);
        QFETCH(double, tokens);
        InferenceRequest r = request(model.toStdString(), "gptq-4bit-g128", "vllm", memorytest::cards("nvidia-a100-80gb-sxm4", cards), context);
        r.workload.kvCache.value = {"fp8", "fp8"};
        const MemoryPlan plan = planInference(r);
        const double perToken = bytes(*plan.cards[0].kvPool) / static_cast<double>(*plan.kvCapacityTokens);
        QVERIFY2(near(perToken, poolGib * gib / tokens, 0.003), got(poolGib * gib / perToken));
    }

    void latentCacheIsCopied()
    {
        const MemoryPlan plan = planInference(request("deepseek-v3", "fp8-block128", "vllm", cards("nvidia-h200-141gb-sxm5", 8), 32768));
        for (const CardMemory& c : plan.cards)
            QVERIFY(near(bytes(c.kvCache), 61.0 * 576 * 2 * 32768, 1e-9));
        QCOMPARE(plan.kvBytesPerToken, 8 * 61.0 * 576 * 2);
    }

    void fewerHeadsThanCards()
    {
        // Two KV heads on four cards: each holds one.
        const MemoryPlan plan = planInference(request("glm-4-9b-0414", "bf16", "vllm", cards("nvidia-geforce-rtx-3090", 4), 8192));
        QVERIFY(near(bytes(plan.cards[0].kvCache), 40.0 * 2 * 128 * 2 * 8192, 1e-9));
    }

    void pool()
    {
        // vLLM pull 10511: 79.22 GiB visible, share 0.9; weights 14.96 GiB.
        InferenceRequest r = request("llama-3-8b", "bf16", "vllm", cards("nvidia-a100-80gb-sxm4"), 8192);
        const MemoryPlan plan = planInference(r);
        QVERIFY2(near(bytes(plan.cards[0].weights) / gib, 14.96, 0.001), got(bytes(plan.cards[0].weights) / gib));
        QVERIFY2(near(bytes(*plan.cards[0].kvPool) / gib, 53.29, 0.06), got(bytes(*plan.cards[0].kvPool) / gib));
        r.workload.sequences.value = 200;
        QCOMPARE(planInference(r).fit, Fit::tight);     // one conversation has room, not all at once
        r.workload.sequences.value = 1;
        r.workload.memoryUtilization.value = 0.2;
        QCOMPARE(planInference(r).fit, Fit::doesNotFit);
    }

    void eagerLeavesMore()
    {
        InferenceRequest r = request("qwen3-8b", "bf16", "vllm", cards("nvidia-geforce-rtx-3090"), 16384);
        const double graphs = bytes(*planInference(r).cards[0].kvPool);
        r.workload.eager.value = true;
        QVERIFY(bytes(*planInference(r).cards[0].kvPool) > graphs);
    }

    void sparseIndexKeys()
    {
        // rtx6kpro models/glm5.md: 78 layers of 576 values in 16 bits and an index key of 132 bytes.
        const MemoryPlan plan = planInference(request("glm-5", "nvfp4", "sglang", cards("nvidia-rtx-pro-6000-blackwell-workstation", 8), 32768));
        QVERIFY(near(bytes(plan.cards[0].kvCache) / 32768, 78 * (576 * 2 + 132.0), 1e-9));
    }

    void wholePrompt()
    {
        // Qwen speed benchmark, Qwen2.5 7B AWQ, 30 720 prompt tokens: 10.98 GiB as the allocator counts, so without the CUDA context.
        InferenceRequest r = request("qwen2.5-7b", "awq-4bit-g128", "transformers", cards("nvidia-a100-80gb-sxm4"), 32768);
        r.workload.promptTokens.value = 30720;
        const MemoryPlan plan = planInference(r);
        const double value = (plan.cards[0].total.value - bytes(plan.cards[0].runtime)) / gib;
        QVERIFY2(near(value, 10.98, 0.04), got(value));
        r.runtime = catalog().runtimes.find("transformers-4.44");
        QVERIFY(planInference(r).cards[0].total.value / gib > value + 15);   // logits of the whole prompt
    }

    void unifiedMemory()
    {
        InferenceRequest r = request("llama-3.1-8b", "mlx-4bit-g64", "mlx", cards("apple-m4-max"));
        QVERIFY(has(planInference(r), "shared_memory_default"));
        r.devices = usableDevices({*catalog().gpus.find("apple-m4-max")}, host(), catalog(), 0.5);
        const MemoryPlan plan = planInference(r);
        QVERIFY(!has(plan, "shared_memory_default"));
        QCOMPARE(bytes(plan.cards[0].usable) * 2, bytes(plan.cards[0].capacity));
    }

    void cardsAsTheyAre()
    {
        Host h = host();
        const double plain = bytes(cards("nvidia-geforce-rtx-4090", 1, h)[0].usable);
        QCOMPARE(bytes(cards("nvidia-geforce-rtx-4090", 1, h)[0].capacity) / mib, 24564.0);
        h.displayOnGpu.value = true;
        const auto two = cards("nvidia-geforce-rtx-4090", 2, h);
        QVERIFY(bytes(two[0].usable) < plain);
        QCOMPARE(bytes(two[1].usable), plain);      // the desktop is on the first
        h.os.value = HostOs::windows;
        QVERIFY(bytes(cards("nvidia-geforce-rtx-4090", 1, h)[0].usable) < bytes(two[0].usable));
        // An RTX 3090 shows 23.58 to 23.69 of its 24 GiB to a process (vLLM issue 10517 and others).
        QVERIFY(near(bytes(cards("nvidia-geforce-rtx-3090")[0].visible) / gib, 23.65, 0.01));
    }

    void checks()
    {
        InferenceRequest r = request("llama-3-8b", "Q4_K_M", "llama.cpp", cards("nvidia-geforce-rtx-3090"), 32768);
        QVERIFY(has(planInference(r), "context_beyond_training"));
        std::vector<Device> unequal = cards("nvidia-geforce-rtx-3090");
        unequal.push_back(cards("nvidia-geforce-rtx-3060-12gb").front());
        r.devices = unequal;
        QVERIFY(has(planInference(r), "unequal_cards"));
        r.devices.clear();
        QCOMPARE(planInference(r).fit, Fit::doesNotFit);    // no card, no crash
    }

    void everyModelOnEveryRuntime()
    {
        for (const Model& model : catalog().models.rows()) {
            for (const Runtime& runtime : catalog().runtimes.rows()) {
                const MemoryPlan plan = planInference(request(model.id, "Q4_K_M", runtime.id, cards("nvidia-h100-80gb-sxm5", 2), 4096));
                for (const CardMemory& c : plan.cards) {
                    QVERIFY2(std::isfinite(c.total.value) && c.total.value > 0, (model.id + " " + runtime.id).c_str());
                    QVERIFY2(c.total.low <= c.total.value && c.total.value <= c.total.high, (model.id + " " + runtime.id).c_str());
                    QVERIFY2(c.weights.count() > 0, (model.id + " " + runtime.id).c_str());
                }
                QVERIFY(plan.maxContext.has_value() && *plan.maxContext >= 0);
            }
        }
    }
};

QTEST_APPLESS_MAIN(tst_memory)
#include "tst_memory.moc"
