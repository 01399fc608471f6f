// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/speed_text.h"

#include <algorithm>

namespace cabe {

using namespace Qt::StringLiterals;

QString SpeedText::limit(const Assessment& a) const
{
    const Format& f = words_.format();
    const SpeedResult& speed = *a.speed;
    switch (speed.boundBy) {
    case BoundBy::memoryBandwidth:
        if (speed.rooflineTokS > 0)
            return tr("Memory bandwidth limits the answer: reading the weights and the cache for every token allows at most %1 tokens/s, and more TFLOPS would not change that.")
                .arg(f.significant(speed.rooflineTokS));
        return tr("Memory bandwidth limits the answer: more TFLOPS would not change that.");
    case BoundBy::compute: return tr("Compute limits the answer: so many tokens share what is read that multiplying takes longer than reading.");
    case BoundBy::interconnect: return tr("The link between the cards limits the answer: they exchange results in every layer and wait for each other.");
    case BoundBy::hostMemory: return tr("The computer's memory limits the answer: the part of the model outside the cards is read much more slowly.");
    case BoundBy::disk: return tr("The disk limits the answer: part of the model does not even fit into the computer's memory.");
    case BoundBy::latency: return tr("Fixed times limit the answer: every layer has to be started, which takes longer than reading it.");
    }
    return {};
}

QString SpeedText::people(const Assessment& a, const SpeedProfile& profile) const
{
    if ((profile.decodeTargetTokS <= 0 && profile.ttftTargetS <= 0) || !a.speed->maxUsers)
        return {};
    const std::int64_t most = *a.speed->maxUsers;
    return most < 1 ? tr("The targets do not hold even for one person.") : tr("The targets hold for up to %Ln people at once.", nullptr, int(std::min<std::int64_t>(most, 1'000'000)));
}

QString SpeedText::bound(BoundBy bound) const
{
    switch (bound) {
    case BoundBy::memoryBandwidth: return tr("memory bandwidth");
    case BoundBy::compute: return tr("compute");
    case BoundBy::interconnect: return tr("link between the cards");
    case BoundBy::hostMemory: return tr("the computer's memory");
    case BoundBy::disk: return tr("disk");
    case BoundBy::latency: return tr("fixed time per layer");
    }
    return {};
}

QString SpeedText::pointName(const RooflinePoint& point) const
{
    switch (point.work) {
    case RooflineWork::decode: return tr("decode", "a point of the roofline: writing the answer to one person");
    case RooflineWork::batch: return tr("decode, %Ln at once", "a point of the roofline", int(point.sequences));
    case RooflineWork::prefill: return tr("prefill", "a point of the roofline: reading the prompt");
    }
    return {};
}

QString SpeedText::pointText(const RooflinePoint& point) const
{
    const Format& f = words_.format();
    return tr("%1: %2 TFLOPS at %3 operations per byte, %4 tokens/s, %5", "point, numbers, \"limited by …\"")
        .arg(pointName(point), f.significant(point.flopsPerS / 1e12), f.significant(point.flopPerByte), f.significant(point.tokensPerS), words_.boundBy(point.boundBy));
}

QString SpeedText::perPerson(const Estimate& tokS) const
{
    const Format& f = words_.format();
    return tr("%1 tokens/s each (%2)", "number, interval").arg(f.significant(tokS.value), f.range(tokS));
}

QString SpeedText::wait(const Estimate& seconds) const
{
    const Format& f = words_.format();
    return tr("first token after %1 (%2 s)", "time, interval in seconds").arg(f.seconds(seconds.value), f.range(seconds));
}

} // namespace cabe
