// SPDX-License-Identifier: GPL-3.0-or-later
// The document's keys as the forms call them, and the values that stand for keys that were not given as people read them.
#include "app/text/sentences.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cabe {

namespace {

enum class Kind { plain, yesNo, count, number, tokens, share, sharePerYear, watts, gigabytes, gigabytesPerSecond, lanes, hours, days, months, seconds,
                  tokensPerSecond, bits, language, country, tariff, flag, supply, system, gpus, runtime, framework };

struct KeyWords {
    const char* name;
    Kind kind = Kind::plain;
};

const QHash<QString, KeyWords>& keys()
{
    static const QHash<QString, KeyWords> table{
        {u"name"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Name of the project")}},
        {u"language"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Language"), Kind::language}},
        {u"currency"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Currency")}},
        {u"client.name"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Client")}},
        {u"client.kind"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Buyer")}},
        {u"client.notes"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Notes")}},
        {u"site.country"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Country"), Kind::country}},
        {u"site.state"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "State of the country")}},
        {u"site.tariff"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Energy tariff"), Kind::tariff}},
        {u"site.tariff_flag"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Tariff flag"), Kind::flag}},
        {u"site.cooling.kind"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Cooling")}},
        {u"site.cooling.cop"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Efficiency of the air conditioning (COP)"), Kind::number}},
        {u"site.cooling.pue"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Energy overhead (PUE)"), Kind::number}},
        {u"site.exchange_rates.USD"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Dollar rate"), Kind::number}},
        {u"site.discount_rate"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Discount rate"), Kind::sharePerYear}},
        {u"site.host.existing"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "The computer is there already"), Kind::yesNo}},
        {u"site.host.gpus"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Cards already there"), Kind::gpus}},
        {u"site.host.power_supply_w"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Power supply"), Kind::watts}},
        {u"site.host.power_supply_standard"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Supply standard"), Kind::supply}},
        {u"site.host.pcie.generation"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "PCIe generation"), Kind::count}},
        {u"site.host.pcie.lanes"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "PCIe lanes of the slots"), Kind::lanes}},
        {u"site.host.ram_gb"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "RAM"), Kind::gigabytes}},
        {u"site.host.ram_bandwidth_gb_s"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Bandwidth of the RAM"), Kind::gigabytesPerSecond}},
        {u"site.host.cpu_power_w"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Processor"), Kind::watts}},
        {u"site.host.os"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "System"), Kind::system}},
        {u"site.host.display_on_gpu"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "The screen hangs on the card"), Kind::yesNo}},
        {u"site.host_power_w.load"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Rest of the computer at load"), Kind::watts}},
        {u"site.host_power_w.idle"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Rest of the computer at idle"), Kind::watts}},
        {u"site.psu_efficiency"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Efficiency of the power supply"), Kind::share}},
        {u"site.maintenance_rate"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Maintenance per year"), Kind::share}},
        {u"site.failure_rate"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Failures per year"), Kind::share}},
        {u"site.overhead_rate"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Infrastructure overhead"), Kind::share}},
        {u"site.resale"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Resale price")}},
        {u"site.tax.kind"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Import tax")}},
        {u"site.services_tax_rate"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Services tax"), Kind::share}},
        {u"site.iof"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "IOF"), Kind::share}},
        {u"options.price"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Price of the card"), Kind::number}},
        {u"options.count"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Number of cards"), Kind::count}},
        {u"limits.budget_upfront"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Upfront budget"), Kind::number}},
        {u"limits.budget_monthly"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Monthly budget"), Kind::number}},
        {u"limits.power_w"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Power of the cards"), Kind::watts}},
        {u"limits.system_power_w"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Power of the computer"), Kind::watts}},
        {u"limits.used_cards"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Used cards"), Kind::yesNo}},
        {u"preferences.order"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Order")}},
        {u"preferences.headroom"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Headroom"), Kind::share}},
        {u"preferences.growth_per_year"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Growth"), Kind::sharePerYear}},
        {u"preferences.min_bits"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Least precision of the weights"), Kind::bits}},
        {u"stages.name"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Name of the stage")}},
        {u"stages.months"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Period"), Kind::months}},
        {u"workload.model"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Model")}},
        {u"workload.weights"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Weight format")}},
        {u"workload.runtime"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Runtime"), Kind::runtime}},
        {u"workload.context"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Context"), Kind::tokens}},
        {u"workload.sequences"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Conversations at the same time"), Kind::count}},
        {u"workload.prompt_tokens"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Prompt"), Kind::tokens}},
        {u"workload.output_tokens"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Answer"), Kind::tokens}},
        {u"workload.kv_cache"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "KV cache type")}},
        {u"workload.flash_attention"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Flash attention"), Kind::yesNo}},
        {u"workload.batch"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Batch of the prompt"), Kind::tokens}},
        {u"workload.ubatch"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Tokens computed at once"), Kind::tokens}},
        {u"workload.gpu_layers"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Layers on the GPU"), Kind::count}},
        {u"workload.cpu_expert_layers"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Layers with experts in RAM"), Kind::count}},
        {u"workload.memory_utilization"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Memory share"), Kind::share}},
        {u"workload.eager"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Without CUDA graphs"), Kind::yesNo}},
        {u"workload.speculative.mtp"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Drafts by the model itself (MTP)"), Kind::yesNo}},
        {u"workload.speculative.tokens"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Draft"), Kind::tokens}},
        {u"workload.speculative.accepted"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Draft tokens accepted"), Kind::share}},
        {u"workload.adapters"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "LoRA adapters"), Kind::count}},
        {u"workload.demand"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Demand")}},
        {u"workload.demand.days_per_month"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Days per month"), Kind::days}},
        {u"workload.demand.hours_per_day"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Hours per day"), Kind::hours}},
        {u"workload.demand.utilization"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Share of the time at work"), Kind::share}},
        {u"workload.demand.cached_share"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Input from the cache"), Kind::share}},
        {u"workload.demand.off_when_idle"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Off when nobody uses it"), Kind::yesNo}},
        {u"workload.targets.decode_tok_s"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Minimum speed"), Kind::tokensPerSecond}},
        {u"workload.targets.ttft_s"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "First token in"), Kind::seconds}},
        {u"workload.targets.total_tok_s"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Minimum speed of all together"), Kind::tokensPerSecond}},
        {u"workload.method"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Method")}},
        {u"workload.lora.rank"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "LoRA rank"), Kind::count}},
        {u"workload.lora.targets"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Parts that LoRA adapts")}},
        {u"workload.lora.train_embeddings"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Train the embeddings too"), Kind::yesNo}},
        {u"workload.base_format"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Format of the frozen weights")}},
        {u"workload.precision"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Precision")}},
        {u"workload.gradient_precision"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Precision of the gradients")}},
        {u"workload.optimizer"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Optimizer")}},
        {u"workload.optimizer_in_backward"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Optimizer during the backward pass"), Kind::yesNo}},
        {u"workload.framework"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Training program"), Kind::framework}},
        {u"workload.sequence_length"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Sequence length"), Kind::tokens}},
        {u"workload.packed"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Packed sequences"), Kind::yesNo}},
        {u"workload.micro_batch"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Micro-batch"), Kind::count}},
        {u"workload.gradient_accumulation"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Accumulation"), Kind::count}},
        {u"workload.checkpointing"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Checkpointing")}},
        {u"workload.loss"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Computation of the loss")}},
        {u"workload.sharding"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Sharding")}},
        {u"workload.offload"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Offload")}},
        {u"workload.parallelism.tensor"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Tensor parallelism"), Kind::count}},
        {u"workload.parallelism.pipeline"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Pipeline parallelism"), Kind::count}},
        {u"workload.parallelism.data"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Data parallelism"), Kind::count}},
        {u"workload.parallelism.context"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Context parallelism"), Kind::count}},
        {u"workload.parallelism.expert"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Expert parallelism"), Kind::count}},
        {u"workload.parallelism.interleave"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Interleaved pipeline stages"), Kind::count}},
        {u"workload.parallelism.sequence"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Sequence parallelism"), Kind::yesNo}},
        {u"workload.epochs"_s, {QT_TRANSLATE_NOOP("cabe::Sentences", "Epochs"), Kind::number}},
    };
    return table;
}

// The path without indices and without what every stage's keys share.
QString plainKey(const std::string& key)
{
    static const QRegularExpression index(u"\\[\\d+\\]"_s);
    QString plain = QString::fromStdString(key);
    plain.remove(index);
    if (plain.startsWith(u"stages.workload"))
        plain.remove(0, 7);
    return plain;
}

// A list of YAML in its one-line form: [16, 4].
QStringList itemsOf(const QString& list)
{
    QString inside = list;
    inside.remove(u'[').remove(u']');
    QStringList items = inside.split(u',', Qt::SkipEmptyParts);
    for (auto& item : items)
        item = item.trimmed();
    items.removeAll(QString{});
    return items;
}

template <class T>
QString nameIn(const Table<T>& table, const QString& id)
{
    const T* row = table.find(id.toStdString());
    return row ? QString::fromStdString(row->name) : id;
}

} // namespace

QString Sentences::keyName(const std::string& key) const
{
    const QString plain = plainKey(key);
    const auto words = keys().constFind(plain);
    return words == keys().constEnd() ? plain : tr(words->name);
}

// The words of the document's choices. Names of products and of formats stand as their makers write them.
QString Sentences::choiceName(const QString& key, const QString& word) const
{
    static const QHash<QString, const char*> words{
        {u"client.kind person"_s, QT_TR_NOOP("Person")},
        {u"client.kind company"_s, QT_TR_NOOP("Company")},
        {u"site.cooling.kind none"_s, QT_TR_NOOP("no cooling")},
        {u"site.cooling.kind air_conditioning"_s, QT_TR_NOOP("Air conditioning")},
        {u"site.cooling.kind datacenter"_s, QT_TR_NOOP("Data center")},
        {u"site.tax.kind none"_s, QT_TR_NOOP("no import")},
        {u"site.tax.kind br-simplified-import"_s, QT_TR_NOOP("simplified import regime of Brazil")},
        {u"site.tax.kind br-ordinary-import"_s, QT_TR_NOOP("ordinary import regime of Brazil")},
        {u"preferences.order best_value"_s, QT_TR_NOOP("Best value")},
        {u"preferences.order fastest"_s, QT_TR_NOOP("Fastest")},
        {u"preferences.order least_energy"_s, QT_TR_NOOP("Lowest energy")},
        {u"preferences.order most_headroom"_s, QT_TR_NOOP("Most room")},
        {u"workload.gpu_layers all"_s, QT_TR_NOOP("all of them")},
        {u"workload.method full"_s, QT_TR_NOOP("All weights")},
        {u"workload.method lora"_s, "LoRA"},
        {u"workload.method qlora"_s, "QLoRA"},
        {u"workload.lora.targets attention"_s, QT_TR_NOOP("the attention")},
        {u"workload.lora.targets all-linear"_s, QT_TR_NOOP("all linear layers")},
        {u"workload.precision bf16-mixed"_s, QT_TR_NOOP("BF16 mixed")},
        {u"workload.precision fp16-mixed"_s, QT_TR_NOOP("FP16 mixed")},
        {u"workload.precision bf16"_s, QT_TR_NOOP("BF16 throughout")},
        {u"workload.precision fp8"_s, "FP8"},
        {u"workload.precision fp32"_s, "FP32"},
        {u"workload.gradient_precision fp32"_s, "FP32"},
        {u"workload.gradient_precision bf16"_s, "BF16"},
        {u"workload.optimizer adamw"_s, "AdamW"},
        {u"workload.optimizer adamw-8bit"_s, QT_TR_NOOP("AdamW, 8 bits")},
        {u"workload.optimizer paged-adamw-8bit"_s, QT_TR_NOOP("AdamW, 8 bits, paged")},
        {u"workload.optimizer adafactor"_s, "Adafactor"},
        {u"workload.optimizer sgd"_s, "SGD"},
        {u"workload.optimizer sgd-momentum"_s, QT_TR_NOOP("SGD with momentum")},
        {u"workload.optimizer lion"_s, "Lion"},
        {u"workload.optimizer muon"_s, "Muon"},
        {u"workload.checkpointing none"_s, QT_TR_NOOP("no recomputation")},
        {u"workload.checkpointing selective"_s, QT_TR_NOOP("Selective")},
        {u"workload.checkpointing full"_s, QT_TR_NOOP("Full")},
        {u"workload.loss plain"_s, QT_TR_NOOP("in one piece")},
        {u"workload.loss chunked"_s, QT_TR_NOOP("in pieces")},
        {u"workload.loss fused"_s, QT_TR_NOOP("fused with the output layer")},
        {u"workload.sharding none"_s, QT_TR_NOOP("not divided")},
        {u"workload.sharding ddp"_s, "DDP"},
        {u"workload.sharding zero1"_s, "ZeRO 1"},
        {u"workload.sharding zero2"_s, "ZeRO 2"},
        {u"workload.sharding zero3"_s, "ZeRO 3"},
        {u"workload.sharding fsdp"_s, "FSDP"},
        {u"workload.sharding hsdp"_s, "HSDP"},
        {u"workload.offload none"_s, QT_TR_NOOP("everything stays on the GPU")},
        {u"workload.offload optimizer"_s, QT_TR_NOOP("Optimizer")},
        {u"workload.offload parameters"_s, QT_TR_NOOP("Optimizer and parameters")},
    };
    const char* name = words.value(key + u' ' + word, nullptr);
    return name ? tr(name) : word;
}

QString Sentences::assumedValue(const Assumption& assumption, const Catalog& catalog) const
{
    const QString key = plainKey(assumption.key);
    const QString value = QString::fromStdString(assumption.value);
    const Kind kind = keys().value(key, {nullptr, Kind::plain}).kind;
    if (value == u"auto")
        return kind == Kind::tariff ? tr("none is known for this place") : tr("automatic");
    bool isNumber = false;
    const double number = QLocale::c().toDouble(value, &isNumber);
    const auto trimmed = [&](double shown, int most) {
        // As many decimals as the value has, at most so many.
        int decimals = 0;
        while (decimals < most && std::abs(shown - std::round(shown * std::pow(10.0, decimals)) / std::pow(10.0, decimals)) > 1e-9)
            ++decimals;
        return format_.number(shown, decimals);
    };
    const auto withUnit = [&](int most, const QString& unit) { return trimmed(number, most) + QChar(0x00a0) + unit; };
    const auto percent = [&] { return trimmed(number * 100, 1) + u'%'; };
    switch (kind) {
    case Kind::yesNo: return value == u"true" ? tr("yes") : tr("no");
    case Kind::language: return value == u"pt-BR" ? tr("Portuguese") : tr("English");
    case Kind::country: return country(value);
    case Kind::system: return system(value);
    case Kind::tariff: {
        const Tariff* row = catalog.tariffs.find(assumption.value);
        return row ? text(row->name) : value;
    }
    case Kind::flag: {
        const TariffFlag* row = catalog.tariffFlags.find(assumption.value);
        return row ? text(row->name) : tr("mean of 12 months");
    }
    case Kind::supply: {
        const SupplyStandard* row = catalog.supplyStandards.find(assumption.value);
        return row ? text(row->name) : value;
    }
    case Kind::runtime: return nameIn(catalog.runtimes, value);
    case Kind::framework: return value == u"hf" ? u"Hugging Face"_s : nameIn(catalog.programs, value);
    case Kind::gpus: {
        QStringList names;
        for (const auto& id : itemsOf(value))
            names << nameIn(catalog.gpus, id);
        return names.isEmpty() ? tr("no cards") : names.join(u", "_s);
    }
    case Kind::lanes: {
        QStringList slots_;
        for (const auto& lanes : itemsOf(value))
            slots_ << u'x' + lanes;
        return slots_.join(u", "_s);
    }
    default: break;
    }
    if (!isNumber)
        return choiceName(key, value);
    switch (kind) {
    case Kind::count: return format_.integer(number);
    case Kind::number: return trimmed(number, 2);
    case Kind::tokens: return withUnit(0, tr("tokens"));
    case Kind::share: return percent();
    case Kind::sharePerYear: return tr("%1 a year").arg(percent());
    case Kind::watts: return format_.watts(number);
    case Kind::gigabytes: return format_.gbLabel(number);
    case Kind::gigabytesPerSecond: return withUnit(1, u"GB/s"_s);
    case Kind::hours: return withUnit(1, u"h"_s);
    case Kind::days: return trimmed(std::round(number * 10) / 10, 1);
    case Kind::months: return tr("%Ln month(s)", nullptr, int(number));
    case Kind::seconds: return withUnit(1, u"s"_s);
    case Kind::tokensPerSecond: return withUnit(1, tr("tokens/s"));
    case Kind::bits: return withUnit(1, tr("bits"));
    default: return trimmed(number, 2);
    }
}

QString Sentences::assumption(const Assumption& assumption, const Catalog& catalog) const
{
    const DefaultValue* row = catalog.defaults.find(assumption.reason);
    const QString value = assumedValue(assumption, catalog);
    return row ? tr("%1: %2 (%3)").arg(keyName(assumption.key), value, text(row->reason)) : tr("%1: %2").arg(keyName(assumption.key), value);
}

} // namespace cabe
