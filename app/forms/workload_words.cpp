// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/workload_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace cabe {

namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("cabe::WorkloadForm", text);
}

} // namespace

ChoiceItems taskChoices()
{
    return {{"inference", say(QT_TRANSLATE_NOOP("cabe::WorkloadForm", "Run the model"))},
            {"finetune", say(QT_TRANSLATE_NOOP("cabe::WorkloadForm", "Fine-tune"))},
            {"pretrain", say(QT_TRANSLATE_NOOP("cabe::WorkloadForm", "Train from scratch"))}};
}

ChoiceItems runtimeChoices(const Catalog& catalog)
{
    ChoiceItems items{{"auto", say(QT_TRANSLATE_NOOP("cabe::WorkloadForm", "Automatic"))}};
    for (const Runtime& runtime : catalog.runtimes.rows())
        items.push_back({runtime.id, QString::fromStdString(runtime.name)});
    return items;
}

ChoiceItems cacheChoices(const Catalog& catalog, const Workload& workload)
{
    const Runtime* runtime = workload.runtime->isAuto() ? nullptr : catalog.runtimes.find(workload.runtime->ids.front());
    ChoiceItems items;
    for (const KvCacheType& type : catalog.kvCacheTypes.rows())
        if (!runtime || type.engine == runtime->id || type.engine == "any" || type.engine.empty())
            items.push_back({type.id, QString::fromStdString(type.id)});
    return items;
}

ChoiceItems methodChoices()
{
    return {{"full", say(QT_TRANSLATE_NOOP("cabe::WorkloadForm", "All weights"))}, {"lora", QStringLiteral("LoRA")}, {"qlora", QStringLiteral("QLoRA")}};
}

ChoiceItems precisionChoices()
{
    return {{"bf16-mixed", say(QT_TRANSLATE_NOOP("cabe::WorkloadForm", "BF16 mixed"))},
            {"fp16-mixed", say(QT_TRANSLATE_NOOP("cabe::WorkloadForm", "FP16 mixed"))},
            {"bf16", say(QT_TRANSLATE_NOOP("cabe::WorkloadForm", "BF16 throughout"))},
            {"fp8", QStringLiteral("FP8")},
            {"fp32", QStringLiteral("FP32")}};
}

ChoiceItems optimizerChoices()
{
    return {{"adamw", QStringLiteral("AdamW")},
            {"adamw-8bit", say(QT_TRANSLATE_NOOP("cabe::WorkloadForm", "AdamW, 8 bits"))},
            {"paged-adamw-8bit", say(QT_TRANSLATE_NOOP("cabe::WorkloadForm", "AdamW, 8 bits, paged"))},
            {"adafactor", QStringLiteral("Adafactor")},
            {"sgd", QStringLiteral("SGD")},
            {"sgd-momentum", say(QT_TRANSLATE_NOOP("cabe::WorkloadForm", "SGD with momentum"))},
            {"lion", QStringLiteral("Lion")},
            {"muon", QStringLiteral("Muon")}};
}

ChoiceItems shardingChoices()
{
    return {{"none", say(QT_TRANSLATE_NOOP("cabe::WorkloadForm", "None"))},
            {"ddp", QStringLiteral("DDP")},
            {"zero1", QStringLiteral("ZeRO 1")},
            {"zero2", QStringLiteral("ZeRO 2")},
            {"zero3", QStringLiteral("ZeRO 3")},
            {"fsdp", QStringLiteral("FSDP")},
            {"hsdp", QStringLiteral("HSDP")}};
}

ChoiceItems checkpointingChoices()
{
    return {{"none", say(QT_TRANSLATE_NOOP("cabe::WorkloadForm", "None"))},
            {"selective", say(QT_TRANSLATE_NOOP("cabe::WorkloadForm", "Selective"))},
            {"full", say(QT_TRANSLATE_NOOP("cabe::WorkloadForm", "Full"))}};
}

ChoiceItems offloadChoices()
{
    return {{"none", say(QT_TRANSLATE_NOOP("cabe::WorkloadForm", "None"))},
            {"optimizer", say(QT_TRANSLATE_NOOP("cabe::WorkloadForm", "Optimizer"))},
            {"parameters", say(QT_TRANSLATE_NOOP("cabe::WorkloadForm", "Optimizer and parameters"))}};
}

} // namespace cabe
