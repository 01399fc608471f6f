// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/speed_profile.h"

#include "engine/advice/evaluate.h"
#include "engine/speed/curve.h"
#include "engine/speed/power_cap.h"
#include "engine/speed/roofline.h"
#include "engine/speed/serving.h"

#include <algorithm>
#include <cmath>

namespace cabe {

namespace {

constexpr double whPerKwh = 1000;
constexpr std::int64_t mostPeople = 1'000'000;
constexpr std::int64_t shownWithoutEnd = 64;    // where nobody says how many memory holds

void addDecode(Roofline& roofline, const speed::Setup& setup, double sequences, RooflineWork work, const speed::PrefillTime& prefill)
{
    const speed::LoadPoint load = speed::loadPoint(setup, sequences, prefill);
    if (const auto place = speed::placeOf(load.step))
        roofline.points.push_back({work, load.running, place->flopPerByte, place->flopsPerS, load.running * load.decodeTokS, load.step.bound()});
}

std::optional<Roofline> rooflineOf(const speed::Setup& setup, const speed::PrefillTime& prefill)
{
    const auto roof = speed::roofOf(setup);
    if (!roof)
        return std::nullopt;
    Roofline roofline{roof->peak, roof->bandwidth, roof->cardsAtOnce, {}};
    addDecode(roofline, setup, 1, RooflineWork::decode, prefill);
    if (setup.sequences > 1)
        addDecode(roofline, setup, setup.sequences, RooflineWork::batch, prefill);
    if (const auto place = speed::placeOf(prefill); place && setup.promptTokens > 0)
        roofline.points.push_back({RooflineWork::prefill, 1, place->flopPerByte, place->flopsPerS, setup.promptTokens / prefill.seconds, prefill.bound()});
    return roofline;
}

std::optional<std::int64_t> memoryEndOf(const speed::Setup& setup, const MemoryPlan& plan)
{
    if (plan.fit == Fit::doesNotFit)
        return 0;
    const auto most = speed::memorySequences(setup);
    if (!most)
        return std::nullopt;
    return std::int64_t(std::floor(std::min(*most, double(mostPeople))));
}

std::vector<ServingPoint> curveOf(const speed::Setup& setup, std::int64_t end, const Assessment& a)
{
    if (end < 1)
        return {};
    auto counts = speed::curveCounts(end);
    for (const std::int64_t wanted : {std::int64_t(setup.sequences), a.speed->maxUsers.value_or(0)})
        if (wanted >= 1 && wanted < end)
            counts.insert(std::ranges::lower_bound(counts, wanted), wanted);
    counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
    auto curve = speed::curveAt(setup, counts);
    // A measurement of the user wins; away from the measured number of people it moves the prediction by the same factor.
    const double predicted = speed::loadPoint(setup, setup.sequences).decodeTokS;
    if (a.option.measured.decodeTokS && predicted > 0)
        for (auto& point : curve)
            point.decodeTokS = point.decodeTokS * (*a.option.measured.decodeTokS / predicted);
    return curve;
}

// Waiting for a place is what the assessment's first token has beyond that of the curve.
double queueOf(const speed::Setup& setup, const SpeedResult& speed)
{
    const auto here = speed::curveAt(setup, {std::int64_t(setup.sequences)});
    const double queue = speed.ttftS.value - here.front().ttftS.value;
    return queue > here.front().ttftS.value * 1e-9 ? queue : 0;
}

Estimate waitFor(double tokens, const Estimate& perSecond)
{
    const auto seconds = [tokens](double speed) { return speed > 0 ? tokens / speed : 0; };
    return {seconds(perSecond.value), seconds(perSecond.high), seconds(perSecond.low)};
}

std::optional<SpeedProfile> profileOf(const StageInputs& inputs, const Assessment& a)
{
    const WeightFormat* format = inputs.catalog->formats.find(a.format);
    const Runtime* runtime = inputs.catalog->runtimes.find(a.runtime);
    if (!a.speed || !a.memory || !format || !runtime || !inputs.model || inputs.training())
        return std::nullopt;
    const auto hw = makeHardware(a.option, *inputs.project, *inputs.catalog);
    if (!hw)
        return std::nullopt;
    const SpeedRequest request = speedRequest(inferenceRequest(inputs, *hw, {format, runtime}), *hw, a);
    speed::Setup setup = speed::makeSetup(request);
    speed::applyPowerCap(setup, request);

    const Workload& workload = inputs.workload();
    SpeedProfile profile;
    profile.roofline = rooflineOf(setup, speed::promptTime(setup));
    profile.memoryEnd = memoryEndOf(setup, *a.memory);
    profile.sequences = std::int64_t(setup.sequences);
    profile.curve = curveOf(setup, profile.memoryEnd.value_or(std::max(shownWithoutEnd, 2 * profile.sequences)), a);
    const bool paged = setup.family == RuntimeFamily::paged && a.memory->kvCapacityTokens;
    profile.tokensPerPerson = paged ? setup.promptTokens + setup.outputTokens : double(*workload.context);
    profile.promptWaitS = waitFor(setup.promptTokens, a.speed->prefillTokS);
    profile.queueS = queueOf(setup, *a.speed);
    profile.decodeTargetTokS = *workload.targets.decodeTokS;
    profile.ttftTargetS = *workload.targets.ttftS;
    if (a.power && a.power->whPerMillionTokens)
        profile.kwhPerMillionTokens = *a.power->whPerMillionTokens / whPerKwh;
    return profile;
}

} // namespace

double Roofline::ceiling(double flopPerByte) const { return std::min(peakFlopsPerS, bandwidthBytesPerS * flopPerByte); }

double Roofline::ridge() const { return bandwidthBytesPerS > 0 ? peakFlopsPerS / bandwidthBytesPerS : 0; }

Result<std::vector<std::optional<SpeedProfile>>> speedProfiles(const CompleteProject& project, int stage, const Catalog& catalog,
                                                               const std::vector<Assessment>& assessments)
{
    const auto inputs = prepareStage(project, stage, catalog);
    if (!inputs)
        return inputs.error();
    std::vector<std::optional<SpeedProfile>> profiles;
    for (const Assessment& a : assessments)
        profiles.push_back(profileOf(*inputs, a));
    return profiles;
}

} // namespace cabe
