// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/training_report.h"

#include "engine/memory/memory.h"
#include "tests/accuracy/statistics.h"
#include "tests/accuracy/yaml_rows.h"

#include <algorithm>
#include <cstdio>
#include <sstream>

namespace cabe::accuracy {

namespace {

using tree::Node;
constexpr double gib = 1024.0 * 1024 * 1024;

struct Peak {
    double bytes = 0;       // of one card, or of all
    bool allCards = false;
};

// What the sources print as GB agrees with 2^30 where it could be checked.
std::optional<Peak> peakOf(const Node& row)
{
    for (const char* key : {"peak_memory_gib_per_gpu", "peak_memory_gb_per_gpu"})
        if (const auto value = numberOf(row, key))
            return Peak{*value * gib, false};
    if (const auto value = numberOf(row, "memory_gb_total"))
        return Peak{*value * gib, true};
    return std::nullopt;
}

template <class E, std::size_t n>
E wordOf(const std::string& text, const std::pair<const char*, E> (&words)[n], E otherwise)
{
    for (const auto& [word, value] : words)
        if (text.find(word) != std::string::npos)
            return value;
    return otherwise;
}

class Loader {
public:
    Loader(const Catalog& catalog, const Node& names) : catalog_{catalog}, names_{names} {}

    [[nodiscard]] std::optional<TrainingRequest> request(const Node& row, const Node& settings) const
    {
        const Node* id = names_.find("training_models")->find(textOf(row, "model"));
        TrainingRequest r;
        r.catalog = &catalog_;
        r.model = id ? catalog_.models.find(textOf(id)) : nullptr;
        if (!r.model)
            return std::nullopt;
        fillWorkload(row, settings, r.workload);
        const std::string format = textOf(settings, "format");
        if (*r.workload.method == TuneMethod::qlora)
            r.baseFormat = catalog_.formats.find(format.empty() ? "bnb-nf4-double" : format);
        r.host.ramGb.value = 4096;
        r.host.os.value = HostOs::linuxOs;
        const Gpu* card = catalog_.gpus.find("nvidia-h200-141gb-sxm5");     // large enough: only what is used is compared
        r.devices = usableDevices(std::vector<Gpu>(static_cast<std::size_t>(intOf(row, "gpus", 1)), *card), r.host, catalog_);
        return r;
    }

private:
    static std::string either(const Node& settings, const Node& row, std::string_view key)
    {
        const std::string text = textOf(settings, key);
        return text.empty() ? textOf(row, key) : text;
    }

    static void fillWorkload(const Node& row, const Node& settings, Workload& w)
    {
        const std::string method = textOf(row, "method");
        w.task = method == "pretrain" ? Task::pretrain : Task::finetune;
        w.method.value = method == "qlora" ? TuneMethod::qlora : method == "lora" ? TuneMethod::lora : TuneMethod::full;
        w.framework.value = textOf(row, "framework").find("Unsloth") != std::string::npos ? "unsloth" : textOf(row, "framework");
        const std::pair<const char*, TrainPrecision> precisions[]{{"fp32", TrainPrecision::fp32}, {"amp", TrainPrecision::bf16Mixed}, {"fp8", TrainPrecision::fp8}};
        w.precision.value = wordOf(textOf(row, "precision"), precisions, TrainPrecision::bf16);
        if (textOf(row, "framework") == "torchtitan")      // 32-bit sharded parameters, computed in 16 bits
            w.precision.value = TrainPrecision::bf16Mixed;
        w.sequenceLength.value = static_cast<int>(numberOf(settings, "seq_len").value_or(intOf(row, "seq_len", 2048)));
        w.microBatch.value = intOf(row, "micro_batch", 1);
        w.gradientAccumulation.value = intOf(row, "grad_accum", 1);
        w.flashAttention.value = true;
        const std::pair<const char*, Checkpointing> policies[]{{"full", Checkpointing::full}, {"selective", Checkpointing::selective}};
        w.checkpointing.value = wordOf(either(settings, row, "checkpointing"), policies, Checkpointing::none);
        const std::pair<const char*, LossKind> losses[]{{"chunked", LossKind::chunked}, {"fused", LossKind::fused}};
        w.loss.value = wordOf(textOf(settings, "loss"), losses, LossKind::plain);
        const std::pair<const char*, Sharding> shardings[]{{"fsdp", Sharding::fsdp}, {"zero3", Sharding::zero3}};
        w.sharding.value = wordOf(either(settings, row, "sharding"), shardings, Sharding::none);
        w.offload.value = textOf(settings, "offload") == "parameters" ? Offload::parameters : Offload::none;
        w.lora.rank.value = static_cast<int>(numberOf(settings, "lora_rank").value_or(intOf(row, "lora_rank", 8)));
        std::istringstream targets{either(settings, row, "lora_targets") == "all linear" ? "all-linear" : either(settings, row, "lora_targets")};
        for (std::string target; targets >> target;)
            w.lora.targets.value.push_back(target);
        if (w.lora.targets->empty())
            w.lora.targets.value = {"attention"};
        w.parallelism.data.value = intOf(settings, "data", 1);
        w.parallelism.tensor.value = intOf(settings, "tensor", 1);
        w.parallelism.context.value = intOf(settings, "context", 1);
        w.parallelism.sequence.value = textOf(settings, "sequence") == "true";
    }

    const Catalog& catalog_;
    const Node& names_;
};

Estimate predicted(const MemoryPlan& plan, bool allCards)
{
    Estimate sum;
    for (const CardMemory& c : plan.cards) {
        if (!allCards)
            return c.total;
        sum += c.total;
    }
    return sum;
}

} // namespace

bool reportTrainingMemory(const Catalog& catalog, const std::string& casesFolder, bool verbose)
{
    const Node names = readYaml(casesFolder + "/memory-names.yaml"), rows = readYaml(casesFolder + "/measured-training.yaml");
    const Node none;
    const Loader loader{catalog, names};
    std::vector<Compared> compared;
    for (const Node& row : rows.items) {
        const auto peak = peakOf(row);
        if (!peak)
            continue;
        const std::string id = textOf(row, "id");
        const Node* found = names.find("training_rows")->find(id);
        const Node& settings = found ? *found : none;
        const std::string excluded = textOf(settings, "exclude");
        const auto request = loader.request(row, settings);
        if (!request) {
            std::printf("  %-5s not compared: %s\n", id.c_str(), excluded.empty() ? "model not in the catalogue" : excluded.c_str());
            continue;
        }
        const Estimate p = predicted(planTraining(*request), peak->allCards);
        if (verbose || !excluded.empty())
            std::printf("  %-5s %-6s %-18.18s %-14.14s %8.2f %8.2f GiB %+7.1f %% %s%s\n", id.c_str(), textOf(row, "method").c_str(),
                        textOf(row, "framework").c_str(), textOf(row, "model").c_str(), peak->bytes / gib, p.value / gib,
                        (p.value / peak->bytes - 1) * 100, excluded.empty() ? "" : "not compared: ", excluded.c_str());
        if (excluded.empty())
            compared.push_back({peak->bytes, p});
    }
    printHead();
    const Summary summary = summarize(compared);
    printLine("training peak", summary);
    // The interval is promised as everywhere; peaks of frameworks differ by their allocators and by settings that the rows do not state.
    return holds("training peak", summary, {.median = 0.15, .p90 = 0.35, .coverageLow = 0.85, .coverageHigh = 0.97, .halfWidth = 0.26});
}

} // namespace cabe::accuracy
