// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of the Speed tab: points lie under the roof, the curve says what the assessment says, and nothing breaks at the edges.
#include "advice_support.h"

#include "engine/advice/speed_profile.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace cabe;
using namespace advicetest;

namespace {

struct Asked {
    std::string workload = "model: llama-3.1-8b, weights: Q4_K_M, runtime: llama.cpp";
    std::string rest = "context: 8192, prompt_tokens: 1024, output_tokens: 256";
    std::string option = "{own: nvidia-geforce-rtx-3090}";
    std::string host = "ram_gb: 64";
};

CompleteProject projectOf(const Asked& asked)
{
    return parsed("cabe: 1\ncurrency: BRL\nsite: {country: BR, state: SP, host: {" + asked.host + "}}\nstages:\n  - months: 36\n    workload: {task: inference, "
                  + asked.workload + ", " + asked.rest + "}\noptions:\n  - " + asked.option + "\n");
}

struct Answer {
    Assessment assessment;
    std::optional<SpeedProfile> profile;
};

Answer answerOf(const CompleteProject& project, int stage = 0)
{
    Answer answer;
    auto assessment = assess(project, stage, project.project.options.front(), catalog(), {.explain = false});
    if (!assessment)
        qFatal("%s", assessment.error().code.c_str());
    answer.assessment = std::move(*assessment);
    auto profiles = speedProfiles(project, stage, catalog(), {answer.assessment});
    if (!profiles)
        qFatal("%s", profiles.error().code.c_str());
    answer.profile = std::move(profiles->front());
    return answer;
}

Answer answerOf(const Asked& asked) { return answerOf(projectOf(asked)); }

const RooflinePoint* pointOf(const SpeedProfile& profile, RooflineWork work)
{
    const auto it = std::ranges::find(profile.roofline->points, work, &RooflinePoint::work);
    return it == profile.roofline->points.end() ? nullptr : &*it;
}

const ServingPoint* at(const SpeedProfile& profile, std::int64_t people)
{
    const auto it = std::ranges::find(profile.curve, people, &ServingPoint::sequences);
    return it == profile.curve.end() ? nullptr : &*it;
}

bool sane(const Estimate& e) { return std::isfinite(e.value) && std::isfinite(e.low) && std::isfinite(e.high) && e.low <= e.value && e.value <= e.high && e.low >= 0; }

bool close(const Estimate& a, const Estimate& b)
{
    const auto same = [](double x, double y) { return std::abs(x - y) <= 1e-9 * std::max(std::abs(x), std::abs(y)); };
    return same(a.value, b.value) && same(a.low, b.low) && same(a.high, b.high);
}

const char* faultOf(const Answer& answer)
{
    const SpeedProfile& p = *answer.profile;
    if (p.roofline) {
        if (!(p.roofline->peakFlopsPerS > 0) || !(p.roofline->bandwidthBytesPerS > 0))
            return "no roof";
        for (const RooflinePoint& point : p.roofline->points) {
            if (!std::isfinite(point.flopPerByte) || !(point.flopPerByte > 0) || !(point.flopsPerS > 0) || !(point.tokensPerS > 0))
                return "a point that cannot be drawn";
            if (point.flopsPerS > p.roofline->ceiling(point.flopPerByte) * (1 + 1e-9))
                return "a point above the roof";
        }
    }
    for (std::size_t i = 0; i < p.curve.size(); ++i) {
        const ServingPoint& point = p.curve[i];
        if (!sane(point.decodeTokS) || !sane(point.totalTokS) || !sane(point.ttftS))
            return "a curve that cannot be drawn";
        if (!point.fits)
            return "the curve goes on where memory ends";
        if (i > 0 && point.sequences <= p.curve[i - 1].sequences)
            return "numbers of people not in order";
        if (i > 0 && point.decodeTokS.value > p.curve[i - 1].decodeTokS.value * (1 + 1e-9))
            return "more people make each faster";
        if (i > 0 && point.ttftS.value < p.curve[i - 1].ttftS.value * (1 - 1e-9))
            return "more people make the first token come sooner";
    }
    if (p.memoryEnd && *p.memoryEnd > 0 && (p.curve.empty() || p.curve.back().sequences != *p.memoryEnd))
        return "the curve does not end where memory ends";
    return sane(p.promptWaitS) && p.queueS >= 0 && std::isfinite(p.queueS) ? nullptr : "a wait that is no number";
}

} // namespace

class TestSpeedProfile : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // Every kind of split, runtime, format and memory, and unequal cards.
    void holdsEverywhere_data()
    {
        QTest::addColumn<QString>("workload");
        QTest::addColumn<QString>("option");
        const std::pair<const char*, const char*> workloads[] = {{"llama.cpp Q4", "model: llama-3.1-8b, weights: Q4_K_M, runtime: llama.cpp"},
                                                                 {"llama.cpp F16", "model: llama-3.1-8b, weights: F16, runtime: llama.cpp"},
                                                                 {"vllm bf16", "model: llama-3.1-8b, weights: bf16, runtime: vllm"},
                                                                 {"vllm fp8", "model: llama-3.1-8b, weights: fp8, runtime: vllm"},
                                                                 {"vllm awq 70B", "model: llama-3.3-70b, weights: awq-4bit-g128, runtime: vllm"},
                                                                 {"transformers", "model: llama-3.1-8b, weights: bf16, runtime: transformers"},
                                                                 {"experts", "model: qwen3-30b-a3b, weights: Q4_K_M, runtime: llama.cpp"},
                                                                 {"some layers in the host", "model: llama-3.1-8b, weights: Q4_K_M, runtime: llama.cpp, gpu_layers: 10"},
                                                                 {"everything in the host", "model: llama-3.1-8b, weights: Q4_K_M, runtime: llama.cpp, gpu_layers: 0"},
                                                                 {"experts in the host", "model: qwen3-30b-a3b, weights: Q4_K_M, runtime: llama.cpp, cpu_expert_layers: 48"},
                                                                 {"speculative", "model: llama-3.1-8b, weights: Q4_K_M, runtime: llama.cpp, speculative: {draft: llama-3.2-1b, tokens: 4, accepted: 0.7}"}};
        const std::pair<const char*, const char*> options[] = {{"one", "{own: nvidia-geforce-rtx-3090}"},
                                                               {"layers", "{own: nvidia-geforce-rtx-3090, count: 4, split: layer}"},
                                                               {"tensor", "{own: nvidia-geforce-rtx-3090, count: 4, split: tensor}"},
                                                               {"rows", "{own: nvidia-geforce-rtx-3090, count: 2, split: row}"},
                                                               {"unequal", "{own: [nvidia-geforce-rtx-3090, nvidia-geforce-rtx-3060-12gb]}"},
                                                               {"H100", "{own: nvidia-h100-80gb-sxm5, count: 8}"},
                                                               {"AMD", "{own: amd-radeon-rx-7900-xtx-24gb, count: 2}"},
                                                               {"Apple", "{own: apple-m4-max}"},
                                                               {"capped", "{own: nvidia-geforce-rtx-3090, power_w: 200}"}};
        for (const auto& [workName, workload] : workloads)
            for (const auto& [optionName, option] : options)
                QTest::addRow("%s, %s", workName, optionName) << QString::fromLatin1(workload) << QString::fromLatin1(option);
    }
    void holdsEverywhere()
    {
        QFETCH(QString, workload);
        QFETCH(QString, option);
        for (const char* rest : {"context: 8192, prompt_tokens: 1024, output_tokens: 256", "context: 4096, sequences: 16, prompt_tokens: 2000, output_tokens: 100",
                                 "context: 131072, prompt_tokens: 120000, output_tokens: 1000", "context: 512, prompt_tokens: 0, output_tokens: 0",
                                 "context: 1, prompt_tokens: 1, output_tokens: 1, sequences: 100000"}) {
            const Answer answer = answerOf({.workload = workload.toStdString(), .rest = rest, .option = option.toStdString()});
            QVERIFY2(answer.profile, rest);
            const char* fault = faultOf(answer);
            QVERIFY2(!fault, qPrintable(QString::fromLatin1(rest) + ": " + fault));
        }
    }

    // The curve, the table and the roof speak of one and the same prediction.
    void agreesWithTheAssessment_data()
    {
        QTest::addColumn<QString>("workload");
        QTest::addColumn<QString>("option");
        QTest::addColumn<int>("sequences");
        QTest::newRow("one person") << "model: llama-3.1-8b, weights: Q4_K_M, runtime: llama.cpp" << "{own: nvidia-geforce-rtx-3090}" << 1;
        QTest::newRow("five") << "model: llama-3.1-8b, weights: Q4_K_M, runtime: llama.cpp" << "{own: nvidia-geforce-rtx-3090}" << 5;
        QTest::newRow("a number that the curve leaves out") << "model: llama-3.1-8b, weights: bf16, runtime: vllm" << "{own: nvidia-h100-80gb-sxm5}" << 67;
        QTest::newRow("two cards") << "model: llama-3.3-70b, weights: awq-4bit-g128, runtime: vllm" << "{own: nvidia-rtx-6000-ada, count: 2}" << 16;
    }
    void agreesWithTheAssessment()
    {
        QFETCH(QString, workload);
        QFETCH(QString, option);
        QFETCH(int, sequences);
        const Answer answer = answerOf({.workload = workload.toStdString(),
                                        .rest = "context: 2048, prompt_tokens: 700, output_tokens: 200, targets: {decode_tok_s: 20, ttft_s: 3}, sequences: " + std::to_string(sequences),
                                        .option = option.toStdString()});
        QVERIFY(answer.profile);
        const SpeedResult& speed = *answer.assessment.speed;
        const ServingPoint* here = at(*answer.profile, sequences);
        QVERIFY(here);
        QVERIFY(close(here->decodeTokS, speed.decodeTokS));
        QVERIFY(close(here->totalTokS, speed.totalTokS));
        QVERIFY(close(here->ttftS, speed.ttftS));
        QCOMPARE(here->boundBy, speed.boundBy);
        QCOMPARE(answer.profile->queueS, 0.0);
        QVERIFY(std::abs(answer.profile->promptWaitS.value * speed.prefillTokS.value / 700 - 1) < 1e-9);
        QVERIFY(answer.profile->promptWaitS.low <= answer.profile->promptWaitS.value);

        const auto& roofline = answer.profile->roofline;
        QVERIFY(roofline);
        const RooflinePoint* decode = pointOf(*answer.profile, RooflineWork::decode);
        const RooflinePoint* batch = pointOf(*answer.profile, RooflineWork::batch);
        const RooflinePoint* prefill = pointOf(*answer.profile, RooflineWork::prefill);
        QVERIFY(decode && prefill);
        QCOMPARE(batch != nullptr, sequences > 1);
        QVERIFY(std::abs(decode->tokensPerS / at(*answer.profile, 1)->decodeTokS.value - 1) < 1e-9);
        QVERIFY(std::abs(prefill->tokensPerS / speed.prefillTokS.value - 1) < 1e-9);
        QVERIFY(prefill->flopPerByte > decode->flopPerByte);
        if (batch) {
            QCOMPARE(batch->sequences, double(sequences));
            QVERIFY(std::abs(batch->tokensPerS / (sequences * speed.decodeTokS.value) - 1) < 1e-9);
            QVERIFY2(batch->flopPerByte > decode->flopPerByte, "more people share what is read");
        }
    }

    // The most people that meet both targets are on the curve, and the next one is below a target or beyond memory.
    void mostUsersAreOnTheCurve()
    {
        for (const char* targets : {"{decode_tok_s: 60, ttft_s: 0}", "{decode_tok_s: 0, ttft_s: 1.5}", "{decode_tok_s: 1, ttft_s: 100}"}) {
            const Answer answer = answerOf({.workload = "model: llama-3.1-8b, weights: bf16, runtime: vllm",
                                            .rest = std::string("context: 2048, prompt_tokens: 700, output_tokens: 200, targets: ") + targets,
                                            .option = "{own: nvidia-h100-80gb-sxm5}"});
            const SpeedProfile& p = *answer.profile;
            const auto meets = [&](const ServingPoint& point) {
                return point.decodeTokS.value >= p.decodeTargetTokS && (p.ttftTargetS <= 0 || point.ttftS.value <= p.ttftTargetS);
            };
            const std::int64_t most = answer.assessment.speed->maxUsers.value_or(-1);
            QVERIFY2(most > 1, targets);
            const ServingPoint* last = at(p, most);
            QVERIFY2(last && meets(*last), targets);
            for (const ServingPoint& point : p.curve)
                QCOMPARE(meets(point), point.sequences <= most);
            if (most < *p.memoryEnd) {
                QVERIFY(!meets(p.curve.back()));
            }
        }
    }

    // Cards that take turns are measured against one card, cards that share every matrix against their sum.
    void theRoofOfSeveralCards()
    {
        const auto roof = [](const char* option) { return *answerOf({.option = option}).profile->roofline; };
        const Roofline one = roof("{own: nvidia-geforce-rtx-3090}");
        const Roofline turns = roof("{own: nvidia-geforce-rtx-3090, count: 2, split: layer}");
        const Roofline both = roof("{own: nvidia-geforce-rtx-3090, count: 2, split: tensor}");
        const Gpu& gpu = *catalog().gpus.find("nvidia-geforce-rtx-3090");
        QVERIFY(std::abs(one.bandwidthBytesPerS / (gpu.bandwidthGbS * 1e9) - 1) < 1e-9);
        QVERIFY(std::abs(turns.bandwidthBytesPerS / one.bandwidthBytesPerS - 1) < 1e-9);
        QVERIFY(std::abs(both.bandwidthBytesPerS / one.bandwidthBytesPerS - 2) < 1e-9);
        QVERIFY(std::abs(both.peakFlopsPerS / one.peakFlopsPerS - 2) < 1e-9);
        QCOMPARE(turns.cardsAtOnce, 1);
        QCOMPARE(both.cardsAtOnce, 2);
        const Roofline unequal = roof("{own: [nvidia-geforce-rtx-3090, nvidia-geforce-rtx-3060-12gb]}");
        QVERIFY(unequal.bandwidthBytesPerS < one.bandwidthBytesPerS && unequal.bandwidthBytesPerS > 360e9);
        QVERIFY(std::abs(one.ceiling(one.ridge()) / one.peakFlopsPerS - 1) < 1e-9);
    }

    void whatDoesNotFitHasNoCurve()
    {
        const Answer answer = answerOf({.workload = "model: llama-3.3-70b, weights: Q4_K_M, runtime: llama.cpp"});
        QCOMPARE(answer.assessment.verdict, std::optional{Verdict::doesNotFit});
        QVERIFY(answer.profile);
        QCOMPARE(answer.profile->memoryEnd, std::optional<std::int64_t>{0});
        QVERIFY(answer.profile->curve.empty());
    }

    void aMeasurementMovesTheCurve()
    {
        const Answer predicted = answerOf(Asked{});
        const Answer measured = answerOf({.option = "{own: nvidia-geforce-rtx-3090, measured: {decode_tok_s: 50}}"});
        QCOMPARE(at(*measured.profile, 1)->decodeTokS.value, 50.0);
        const double factor = 50 / at(*predicted.profile, 1)->decodeTokS.value;
        QVERIFY(std::abs(measured.profile->curve.back().decodeTokS.value / (factor * predicted.profile->curve.back().decodeTokS.value) - 1) < 1e-9);
    }

    void demandAddsAQueue()
    {
        const Answer answer = answerOf({.rest = "context: 8192, prompt_tokens: 1024, output_tokens: 256, demand: {requests_per_day: 2000, hours_per_day: 8}"});
        QVERIFY(answer.profile->queueS > 0);
        QVERIFY(std::abs(at(*answer.profile, 1)->ttftS.value + answer.profile->queueS - answer.assessment.speed->ttftS.value) < 1e-6);
        QVERIFY(answer.profile->kwhPerMillionTokens && *answer.profile->kwhPerMillionTokens > 0);
    }

    void trainingAndApisHaveNone()
    {
        auto training = parsed("cabe: 1\nstages:\n  - workload: {task: finetune, model: llama-3.1-8b, method: qlora, tokens: 1000000}\noptions:\n"
                               "  - {own: nvidia-geforce-rtx-3090}\n");
        QVERIFY(!answerOf(training).profile);
        Assessment api;
        api.option.what = ApiChoice{};
        const auto profiles = speedProfiles(projectOf({}), 0, catalog(), {api});
        QVERIFY(profiles && profiles->size() == 1 && !profiles->front());
    }

    // The window computes it for a handful of options between two frames.
    void isQuick()
    {
        const CompleteProject project = projectOf({.workload = "model: llama-3.1-8b, weights: auto, runtime: vllm", .option = "{own: nvidia-h100-80gb-sxm5, count: 8}"});
        const Assessment a = answerOf(project).assessment;
        const std::vector<Assessment> five(5, a);
        double best = 1e9;
        for (int i = 0; i < 5; ++i) {
            QElapsedTimer timer;
            timer.start();
            QVERIFY(speedProfiles(project, 0, catalog(), five));
            best = std::min(best, double(timer.nsecsElapsed()) / 1e6);
        }
        qInfo("five profiles: %.2f ms", best);
        QVERIFY2(best < 50, "about ten times what it takes in a debug build");
    }
};

QTEST_APPLESS_MAIN(TestSpeedProfile)
#include "tst_speed_profile.moc"
