// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/sentences.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cabe {

Sentences::State Sentences::state(const Assessment& a)
{
    return runs(a.verdict) && a.verdict && !a.meetsTargets ? State::belowTarget : state(a.verdict);
}

Sentences::State Sentences::state(const std::optional<Verdict>& verdict)
{
    if (!verdict)
        return State::costedOnly;
    switch (*verdict) {
    case Verdict::fits: return State::fits;
    case Verdict::tight: return State::tight;
    case Verdict::doesNotFit: return State::doesNotFit;
    case Verdict::unsupported: return State::notSupported;
    }
    return State::notSupported;
}

bool Sentences::runs(const std::optional<Verdict>& verdict)
{
    return !verdict || *verdict == Verdict::fits || *verdict == Verdict::tight;
}

QString Sentences::stateName(State state) const
{
    switch (state) {
    case State::fits: return tr("fits");
    case State::tight: return tr("tight");
    case State::belowTarget: return tr("below target");
    case State::doesNotFit: return tr("does not fit");
    case State::notSupported: return tr("not supported");
    case State::costedOnly: return tr("costed only");
    }
    return {};
}

QString Sentences::layers(const Assessment& a) const
{
    if (!a.memory || a.memory->layersTotal == 0 || a.memory->layersOnGpu >= a.memory->layersTotal)
        return {};
    const int onGpu = a.memory->layersOnGpu, onCpu = a.memory->layersTotal - onGpu;
    return onGpu == 0 ? tr("all %1 layers on the CPU").arg(format_.integer(onCpu)) : tr("%1 layers on the GPU and %2 on the CPU").arg(format_.integer(onGpu), format_.integer(onCpu));
}

QString Sentences::stateName(const Assessment& a) const
{
    const QString name = stateName(state(a)), placed = runs(a) ? layers(a) : QString();
    return placed.isEmpty() ? name : tr("%1: %2", "state, where the layers are").arg(name, placed);
}

QString Sentences::severity(Severity severity) const
{
    switch (severity) {
    case Severity::blocker: return tr("Blocker");
    case Severity::warning: return tr("Warning");
    case Severity::note: return tr("Note");
    }
    return {};
}

QString Sentences::text(const Text& text) const { return QString::fromStdString(format_.portuguese() ? text.ptBR : text.en); }

QString Sentences::way(Way way) const
{
    switch (way) {
    case Way::own: return tr("Buy");
    case Way::rent: return tr("Rent");
    case Way::api: return tr("API");
    }
    return {};
}

QString Sentences::rentMode(const std::string& mode) const
{
    if (mode == "on_demand")
        return tr("on demand");
    if (mode == "spot")
        return tr("spot");
    if (mode == "community")
        return tr("third-party host");
    if (mode == "reserved_6mo")
        return tr("reserved, 6 months");
    if (mode == "reserved_1y")
        return tr("reserved, 1 year");
    if (mode == "reserved_3y")
        return tr("reserved, 3 years");
    if (mode == "dedicated")
        return tr("dedicated");
    return mode == "package" ? tr("package") : QString::fromStdString(mode);
}

QString Sentences::memoryPart(const std::string& part) const
{
    static const QHash<QString, const char*> names{
        {u"weights"_s, QT_TR_NOOP("Weights")},         {u"kv_cache"_s, QT_TR_NOOP("KV cache")},        {u"recurrent_state"_s, QT_TR_NOOP("Recurrent state")},
        {u"compute"_s, QT_TR_NOOP("Compute buffer")},  {u"activations"_s, QT_TR_NOOP("Activations")},  {u"gradients"_s, QT_TR_NOOP("Gradients")},
        {u"optimizer"_s, QT_TR_NOOP("Optimizer")},     {u"adapters"_s, QT_TR_NOOP("Adapters")},        {u"draft"_s, QT_TR_NOOP("Draft model")},
        {u"projector"_s, QT_TR_NOOP("Vision encoder")}, {u"runtime"_s, QT_TR_NOOP("Program")},         {u"kv_pool"_s, QT_TR_NOOP("Reserved for the KV cache")},
        {u"total"_s, QT_TR_NOOP("Total")},             {u"spare"_s, QT_TR_NOOP("To spare")},           {u"usable"_s, QT_TR_NOOP("Usable")},
    };
    const QString key = QString::fromStdString(part);
    return names.contains(key) ? tr(names[key]) : key;
}

QString Sentences::costPart(const std::string& part) const
{
    static const QHash<QString, const char*> names{
        {u"hardware"_s, QT_TR_NOOP("Hardware")}, {u"energy"_s, QT_TR_NOOP("Energy")},   {u"cooling"_s, QT_TR_NOOP("Cooling")},
        {u"maintenance"_s, QT_TR_NOOP("Maintenance")}, {u"staff"_s, QT_TR_NOOP("Staff")}, {u"rent"_s, QT_TR_NOOP("Rent")},
        {u"storage"_s, QT_TR_NOOP("Storage and traffic")}, {u"api"_s, QT_TR_NOOP("API use")}, {u"taxes"_s, QT_TR_NOOP("Taxes")},
        {u"resale"_s, QT_TR_NOOP("Resale")},
    };
    const QString key = QString::fromStdString(part);
    return names.contains(key) ? tr(names[key]) : key;
}

QString Sentences::boundBy(BoundBy bound) const
{
    switch (bound) {
    case BoundBy::memoryBandwidth: return tr("limited by memory bandwidth");
    case BoundBy::compute: return tr("limited by compute");
    case BoundBy::interconnect: return tr("limited by the link between the cards");
    case BoundBy::hostMemory: return tr("limited by the host's memory");
    case BoundBy::disk: return tr("limited by the disk");
    case BoundBy::latency: return tr("limited by fixed time per layer");
    }
    return {};
}

QString Sentences::optionName(const Option& option, const Catalog& catalog) const
{
    const OptionName name = cabe::optionName(option, catalog);
    const QString plain = QString::fromStdString(name.name);
    if (name.used)
        //: A name of one or several used cards. %1 is the card, %Ln how many.
        return name.count == 1 ? tr("%1 (used)").arg(plain) : tr("%Ln × %1 (used)", "several cards", name.count).arg(plain);
    return name.count == 1 ? plain : tr("%Ln × %1", "several cards or machines", name.count).arg(plain);
}

QString Sentences::verdict(const Assessment& a) const
{
    const auto spare = [&] { return format_.gib(a.memory ? a.memory->spare : Bytes{}); };
    const QString placed = layers(a);
    switch (state(a)) {
    case State::fits:
        return !a.memory ? tr("Available") : placed.isEmpty() ? tr("Fits, %1 to spare").arg(spare()) : tr("Fits with %1, %2 to spare", "layers, memory").arg(placed, spare());
    case State::tight: return placed.isEmpty() ? tr("Fits, tight: %1 to spare").arg(spare()) : tr("Fits, tight, with %1: %2 to spare", "layers, memory").arg(placed, spare());
    case State::belowTarget: {
        for (const auto& check : a.checks) {
            if (check.code != "target_missed")
                continue;
            return placed.isEmpty() ? this->check(check) : tr("%1, with %2", "target that is missed, layers").arg(this->check(check), placed);
        }
        return tr("Fits, but below the target");
    }
    case State::doesNotFit: return tr("Does not fit: %1 short").arg(format_.gib(a.memory ? Bytes{} - a.memory->spare : Bytes{}));
    case State::notSupported: {
        for (const auto& check : a.checks)
            if (check.severity == Severity::blocker)
                return this->check(check);
        return tr("Not supported");
    }
    case State::costedOnly: return tr("Costed only: no model was given");
    }
    return {};
}

} // namespace cabe
