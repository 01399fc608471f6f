// SPDX-License-Identifier: GPL-3.0-or-later
// What training occupies: states per parameter, sharding, adapters, activations. Published figures are named in the rows.
#include <QTest>

#include "engine/memory/lora.h"
#include "tests/engine/memory_support.h"

#include <cmath>

using namespace cabe;
using namespace memorytest;

namespace {

bool near(double value, double expected, double tolerance) { return std::abs(value - expected) <= tolerance * expected; }
QByteArray got(double value) { return QByteArray("got ") + QByteArray::number(value, 'f', 3); }

TrainingRequest training(const std::string& model, int count = 1)
{
    TrainingRequest r;
    r.catalog = &catalog();
    r.model = catalog().models.find(model);
    r.devices = cards("nvidia-h100-80gb-sxm5", count);
    r.host = host(2048);
    Workload& w = r.workload;
    w.task = Task::finetune;
    w.method.value = TuneMethod::full;
    w.precision.value = TrainPrecision::bf16Mixed;
    w.optimizer.value = Optimizer::adamw;
    w.framework.value = "hf";
    w.sequenceLength.value = 2048;
    w.microBatch.value = 1;
    w.gradientAccumulation.value = 1;
    w.checkpointing.value = Checkpointing::full;
    w.loss.value = LossKind::plain;
    w.flashAttention.value = true;
    w.lora.rank.value = 16;
    w.lora.targets.value = {"attention"};
    return r;
}

double states(const CardMemory& c) { return bytes(c.weights + c.gradients + c.optimizer + c.adapters); }

} // namespace

class tst_memory_training : public QObject {
    Q_OBJECT

private slots:
    void bytesPerParameter_data()
    {
        // facts, formulas.md section 5 (ML-ENG, ZeRO, COOKBOOK)
        QTest::addColumn<int>("precision");
        QTest::addColumn<int>("gradients");
        QTest::addColumn<int>("optimizer");
        QTest::addColumn<double>("bytes");
        const auto row = [](const char* name, TrainPrecision p, GradientPrecision g, Optimizer o, double b) {
            QTest::newRow(name) << int(p) << int(g) << int(o) << b;
        };
        using P = TrainPrecision;
        using G = GradientPrecision;
        using O = Optimizer;
        row("mixed Adam", P::bf16Mixed, G::automatic, O::adamw, 16);
        row("mixed Adam, 32-bit gradients", P::bf16Mixed, G::fp32, O::adamw, 18);
        row("fp32 Adam", P::fp32, G::automatic, O::adamw, 16);
        row("pure bf16 AdamW", P::bf16, G::automatic, O::adamw, 8);
        row("pure bf16, 8-bit Adam", P::bf16, G::automatic, O::adamw8bit, 6);
        row("mixed, 8-bit Adam", P::bf16Mixed, G::automatic, O::pagedAdamw8bit, 10);
        row("mixed, SGD with momentum", P::bf16Mixed, G::automatic, O::sgdMomentum, 12);
        row("mixed, Adafactor", P::bf16Mixed, G::automatic, O::adafactor, 8);
    }
    void bytesPerParameter()
    {
        QFETCH(int, precision);
        QFETCH(int, gradients);
        QFETCH(int, optimizer);
        QFETCH(double, bytes);
        TrainingRequest r = training("llama-3.1-8b");
        r.workload.precision.value = static_cast<TrainPrecision>(precision);
        r.workload.gradientPrecision.value = static_cast<GradientPrecision>(gradients);
        r.workload.optimizer.value = static_cast<Optimizer>(optimizer);
        const double value = states(planTraining(r).cards[0]);
        QVERIFY2(near(value, bytes * double(countParameters(*r.model)), 1e-9), got(value / 1e9));
    }

    void eightBillion()
    {
        // 8.03 billion parameters · 16 bytes = 128 GB of states
        const double value = states(planTraining(training("llama-3.1-8b")).cards[0]);
        QVERIFY2(near(value, 16.0 * 8030261248.0, 1e-12), got(value));
    }

    void sharding_data()
    {
        // ZeRO paper (arXiv 1910.02054): bytes per card of 7.5 billion parameters on 64: 120, 31.4, 16.6, 1.9 GB
        QTest::addColumn<int>("sharding");
        QTest::addColumn<double>("gb");
        QTest::newRow("ddp") << int(Sharding::ddp) << 120.0;
        QTest::newRow("zero1") << int(Sharding::zero1) << 31.4;
        QTest::newRow("zero2") << int(Sharding::zero2) << 16.6;
        QTest::newRow("zero3") << int(Sharding::zero3) << 1.9;
        QTest::newRow("fsdp") << int(Sharding::fsdp) << 1.9;
    }
    void sharding()
    {
        QFETCH(int, sharding);
        QFETCH(double, gb);
        TrainingRequest r = training("llama-3.1-8b", 64);
        r.workload.sharding.value = static_cast<Sharding>(sharding);
        r.workload.parallelism.data.value = 64;
        const double value = states(planTraining(r).cards[0]) / double(countParameters(*r.model)) * 7.5;
        QVERIFY2(near(value, gb, 0.02), got(value));
    }

    void adapters()
    {
        // Llama 2 7B, query and value, rank 8: 4 194 304 (printed by LitGPT)
        LoraSettings lora;
        lora.rank.value = 8;
        lora.targets.value = {"q_proj", "v_proj"};
        QCOMPARE(loraParameters(*catalog().models.find("llama-2-7b"), lora), std::int64_t{4194304});
        lora.targets.value = {"all-linear"};
        QCOMPARE(loraParameters(*catalog().models.find("llama-2-7b"), lora), std::int64_t{19988480});   // PEFT prints this for r = 8
    }

    void methodsInOrder()
    {
        TrainingRequest r = training("llama-3.1-8b");
        const double full = planTraining(r).cards[0].total.value;
        r.workload.method.value = TuneMethod::lora;
        const double lora = planTraining(r).cards[0].total.value;
        r.workload.lora.rank.value = 64;
        const double rank64 = planTraining(r).cards[0].total.value;
        r.workload.lora.rank.value = 16;
        r.workload.method.value = TuneMethod::qlora;
        r.baseFormat = catalog().formats.find("bnb-nf4-double");
        const double qlora = planTraining(r).cards[0].total.value;
        QVERIFY(qlora < lora && lora < full / 3);
        QVERIFY(rank64 - lora < 0.1 * lora);     // the rank matters little
    }

    void activations()
    {
        TrainingRequest r = training("llama-3.1-8b");
        r.workload.checkpointing.value = Checkpointing::none;
        // 28 copies of the hidden state of 2 bytes per token and layer in eager code (ML-ENG)
        const double eager = bytes(planTraining(r).cards[0].activations) / (2048.0 * 32 * 4096);
        QVERIFY2(near(eager, 56, 0.06), got(eager));
        r.workload.framework.value = "torchtune";   // 41 bytes: norms and products fused (formulas.md section 4)
        const double fused = bytes(planTraining(r).cards[0].activations) / (2048.0 * 32 * 4096);
        QVERIFY2(near(fused, 41, 0.03), got(fused));
        r.workload.flashAttention.value = false;
        const double scores = bytes(planTraining(r).cards[0].activations);
        r.workload.checkpointing.value = Checkpointing::selective;
        QVERIFY(bytes(planTraining(r).cards[0].activations) < scores);
        r.workload.checkpointing.value = Checkpointing::full;
        QVERIFY(bytes(planTraining(r).cards[0].activations) < scores / 5);
    }

    void parallelism()
    {
        TrainingRequest r = training("llama-3.1-70b", 8);
        r.workload.parallelism.tensor.value = 8;
        const MemoryPlan plan = planTraining(r);
        QVERIFY(near(states(plan.cards[0]) * 8, 16.0 * double(countParameters(*r.model)), 0.001));
        r.workload.parallelism.tensor.value = 1;
        r.workload.parallelism.pipeline.value = 8;
        double sum = 0;
        for (const CardMemory& c : planTraining(r).cards)
            sum += states(c);
        QVERIFY(near(sum, 16.0 * double(countParameters(*r.model)), 0.001));
    }

    void offload()
    {
        TrainingRequest r = training("llama-3.1-8b");
        r.workload.offload.value = Offload::optimizer;
        const MemoryPlan plan = planTraining(r);
        QCOMPARE(bytes(plan.cards[0].optimizer), 0.0);
        QVERIFY(near(bytes(plan.host.optimizer), 12.0 * 8030261248.0, 1e-9));
        QCOMPARE(plan.penalty, Penalty::hostMemory);
        r.host.ramGb.value = 64;
        bool found = false;
        for (const Check& c : planTraining(r).checks)
            found = found || c.code == "ram_short";
        QVERIFY(found);
    }

    void lossChunks()
    {
        TrainingRequest r = training("llama-3.1-8b");
        const double plain = bytes(planTraining(r).cards[0].compute);
        QVERIFY(near(plain, 2048.0 * 128256 * 10, 1e-9));   // 16-bit logits, 32-bit copy and gradient
        r.workload.loss.value = LossKind::chunked;
        const double chunked = bytes(planTraining(r).cards[0].compute);
        r.workload.loss.value = LossKind::fused;
        QVERIFY(bytes(planTraining(r).cards[0].compute) < chunked && chunked < plain);
    }
};

QTEST_APPLESS_MAIN(tst_memory_training)
#include "tst_memory_training.moc"
