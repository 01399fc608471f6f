// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/memory_rows.h"

#include "tests/accuracy/yaml_rows.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace cabe::accuracy {

namespace {

using tree::Node;
constexpr double mib = 1024.0 * 1024, gib = mib * 1024;

// How the sources name a figure: the key without its unit and place, and what it is.
struct FigureName {
    std::string_view key;
    MemoryQuantity quantity;
};
constexpr std::array<FigureName, 17> figureNames{{{"weights_gpu", MemoryQuantity::weights},
                                                  {"weights_total", MemoryQuantity::weights},
                                                  {"kv", MemoryQuantity::kvCache},
                                                  {"kv_total", MemoryQuantity::kvCache},
                                                  {"kv_requested", MemoryQuantity::kvCache},
                                                  {"kv_needed", MemoryQuantity::kvCache},
                                                  {"recurrent_state", MemoryQuantity::recurrentState},
                                                  {"compute", MemoryQuantity::compute},
                                                  {"compute_first_devices", MemoryQuantity::compute},
                                                  {"requested_compute", MemoryQuantity::compute},
                                                  {"total_gpu", MemoryQuantity::total},
                                                  {"peak_gpu", MemoryQuantity::total},
                                                  {"max_gpu", MemoryQuantity::total},
                                                  {"peak", MemoryQuantity::total},
                                                  {"total_gpu_with_draft", MemoryQuantity::totalWithDraft},
                                                  {"kv_available", MemoryQuantity::kvPool},
                                                  {"kv_tokens", MemoryQuantity::kvTokens}}};

bool take(std::string& key, std::string_view part)
{
    const auto at = key.find(part);
    if (at == std::string::npos)
        return false;
    key.erase(at, part.size());
    return true;
}

// Sources print GB for what mostly agrees with 2^30 (the notes of the rows say so where it could be checked).
void addFigures(MemoryCase& c, std::string key, const Node& value)
{
    const bool perDevice = take(key, "_per_device"), sum = take(key, "_all_devices");
    double unit = 1;
    if (take(key, "_mib") || take(key, "_mb"))
        unit = mib;
    else if (take(key, "_gib") || take(key, "_gb"))
        unit = gib;
    else
        take(key, "_bytes");
    const auto known = std::ranges::find(figureNames, key, &FigureName::key);
    if (known == figureNames.end())
        return;
    const auto cards = static_cast<int>(c.request.devices.size());
    const bool paged = c.request.runtime->family == RuntimeFamily::paged;
    // What a server prints as its cache is the pool; what one sequence needs it prints per card.
    const MemoryQuantity quantity = paged && key == "kv" ? MemoryQuantity::kvPool : known->quantity;
    if (value.isSequence()) {
        for (std::size_t i = 0; i < value.items.size(); ++i)
            c.figures.push_back({quantity, static_cast<int>(i), *numberOf(&value.items[i]) * unit, {}});
        return;
    }
    const bool ofOne = perDevice || quantity == MemoryQuantity::kvTokens || quantity == MemoryQuantity::compute || (paged && key == "kv_needed");
    const bool all = sum || (!ofOne && cards != 1);
    c.figures.push_back({quantity, all ? -1 : 0, *numberOf(&value) * unit, {}});
}

// Figures of single cards become one sum where the document cannot say how the source spread the tensors.
void sumCards(MemoryCase& c)
{
    std::vector<MemoryFigure> sums;
    for (const MemoryFigure& f : c.figures) {
        const bool spread = f.card >= 0 && (f.quantity == MemoryQuantity::weights || f.quantity == MemoryQuantity::kvCache);
        auto same = std::ranges::find_if(sums, [&](const MemoryFigure& s) { return spread && s.card < 0 && s.quantity == f.quantity; });
        if (same != sums.end())
            same->value += f.value;
        else
            sums.push_back({f.quantity, spread ? -1 : f.card, f.value, {}});
    }
    c.figures = std::move(sums);
}

class Loader {
public:
    Loader(const std::string& folder, const Catalog& catalog)
        : catalog_{catalog}, names_{readYaml(folder + "/memory-names.yaml")}, exclusions_{readYaml(folder + "/exclusions.yaml")}
    {
        const Node rows = readYaml(folder + "/measured-inference-memory.yaml");
        for (const Node& row : rows.items)
            addRow(row);
    }
    MemoryCases take() { return std::move(result_); }

private:
    [[nodiscard]] std::string translate(std::string_view table, const std::string& name) const
    {
        const Node* map = names_.find(table);
        const Node* hit = map ? map->find(name) : nullptr;
        return hit ? textOf(hit) : name;
    }

    void addRow(const Node& row)
    {
        const std::string id = textOf(row, "id");
        const Model* model = catalog_.models.find(translate("models", textOf(row, "model")));
        static const Node none;
        const Node* found = names_.find("rows")->find(id);
        const Node& settings = found ? *found : none;
        const std::string other = textOf(settings, "runtime");
        const Runtime* runtime = catalog_.runtimes.find(other.empty() ? translate("runtimes", textOf(row, "runtime")) : other);
        const std::string quant = textOf(row, "quant");
        const WeightFormat* format = catalog_.formats.find(quant.empty() ? "Q4_K_M" : translate("formats", quant));
        if (!model || !runtime || !format) {
            result_.leftOut.emplace_back(id, std::string{!model ? "model not in the catalogue: " + textOf(row, "model")
                                                         : !runtime ? "runtime not in the catalogue"
                                                                    : "weight format not in the catalogue: " + quant});
            return;
        }
        MemoryCase c;
        c.id = id;
        c.runtime = textOf(row, "runtime");
        c.model = textOf(row, "model");
        c.quant = quant;
        c.note = textOf(row, "note");
        c.outcome = textOf(row, "outcome");
        c.estimate = textOf(row, "basis") == "runtime_estimate";
        InferenceRequest& r = c.request;
        r.catalog = &catalog_;
        r.model = model;
        r.runtime = runtime;
        r.format = format;
        fillWorkload(row, r);
        fillDevices(row, settings, r);
        applySettings(settings, r);
        if (const auto size = numberOf(row, "model_size_gib"))
            r.weightsBytes = *size * gib;
        if (const Node* measured = row.find("measured"))
            for (const Node::Entry& e : measured->entries)
                addFigures(c, e.key, e.value);
        if (textOf(settings, "sum") == "true")
            sumCards(c);
        c.desktop = static_cast<double>((r.devices.front().visible - r.devices.front().usable).count());
        c.allocator = textOf(settings, "allocator") == "true";
        c.withDraft = r;
        draft(c.withDraft, static_cast<int>(numberOf(settings, "drafted").value_or(2)));
        exclude(c);
        result_.cases.push_back(std::move(c));
    }

    void fillWorkload(const Node& row, InferenceRequest& r) const
    {
        Workload& w = r.workload;
        w.task = Task::inference;
        const int parallel = std::max(1, intOf(row, "parallel", 1));
        const auto prompt = numberOf(row, "prompt_tokens"), generated = numberOf(row, "generated_tokens");
        const int context = intOf(row, "context", static_cast<int>(prompt.value_or(0) + generated.value_or(2048)));
        // llama.cpp prints the context of all slots together; servers the longest of one sequence.
        w.context.value = r.runtime->family == RuntimeFamily::llamaCpp ? context / parallel : context;
        w.sequences.value = r.runtime->family == RuntimeFamily::paged ? 1 : parallel;
        w.promptTokens.value = static_cast<int>(prompt.value_or(generated ? 1 : context));
        w.outputTokens.value = static_cast<int>(generated.value_or(1));
        const Node* kv = row.find("kv_type");
        const std::string standard = r.runtime->defaultKvCache;
        const auto type = [&](std::string_view part) {
            const std::string text = kv && kv->isMap() ? textOf(*kv, part) : textOf(kv);
            return text.empty() ? standard : text.substr(0, text.find(' '));
        };
        w.kvCache.value = {type("k"), type("v")};
        w.flashAttention.value = textOf(row, "flash_attention") != "false";
        const bool paged = r.runtime->family == RuntimeFamily::paged;
        w.batch.value = intOf(row, paged ? "max_num_batched_tokens" : "batch", 0);
        w.ubatch.value = paged ? w.batch.value : intOf(row, "ubatch", 0);
        if (r.runtime->family == RuntimeFamily::transformers)
            w.batch.value = w.ubatch.value = 0;
        if (const auto layers = numberOf(row, "layers_on_gpu"))
            w.gpuLayers.value.count = static_cast<int>(*layers);
        w.memoryUtilization.value =
            numberOf(row, "gpu_memory_utilization").value_or(numberOf(row, "mem_fraction_static").value_or(r.runtime->memoryUtilization.value_or(0.9)));
        w.eager.value = textOf(row, "enforce_eager") == "true";
        w.lora.rank.value = 16;
        w.speculative.reset();
    }

    static void draft(InferenceRequest& r, int tokens)
    {
        r.workload.speculative = Speculative{};
        r.workload.speculative->mtp = true;
        r.workload.speculative->tokens.value = tokens;
    }

    void fillDevices(const Node& row, const Node& settings, InferenceRequest& r) const
    {
        Host host;
        host.ramGb.value = 4096;
        const std::string note = textOf(row, "note");
        const bool wsl = note.find("WSL") != std::string::npos;     // the desktop of the Windows host is on the card
        host.os.value = wsl || note.find("Windows") != std::string::npos ? HostOs::windows : HostOs::linuxOs;
        host.displayOnGpu.value = wsl || textOf(settings, "display") == "true";
        if (host.displayOnGpu.value)
            host.os.value = HostOs::windows;
        std::vector<Gpu> gpus;
        if (const Node* list = row.find("gpus")) {
            for (const Node& g : list->items) {
                const Gpu* known = catalog_.gpus.find(translate("gpus", textOf(g, "name")));
                if (!known)
                    known = catalog_.gpus.find("nvidia-geforce-rtx-3090");
                Gpu gpu = *known;
                if (const auto total = numberOf(g, "memory_total_mib"))
                    gpu.memoryMib = *total;
                for (int i = 0; i < intOf(g, "count", 1); ++i)
                    gpus.push_back(gpu);
            }
        }
        if (gpus.empty())       // the source names no card: only parts are compared, so any card does
            gpus.push_back(*catalog_.gpus.find(settings.find("gpu") ? textOf(settings, "gpu") : "nvidia-a100-80gb-sxm4"));
        if (const auto memory = numberOf(settings, "memory_mib"))
            for (Gpu& gpu : gpus)
                gpu.memoryMib = *memory;
        r.host = host;
        r.split = textOf(row, "split_mode") == "tensor" ? SplitMode::tensor : SplitMode::layer;
        r.devices = usableDevices(gpus, host, catalog_);
    }

    void applySettings(const Node& settings, InferenceRequest& r) const
    {
        Workload& w = r.workload;
        w.cpuExpertLayers.value = intOf(settings, "cpu_expert_layers", 0);
        r.vision = textOf(settings, "vision") == "true";
        if (textOf(settings, "flash_attention") == "false")
            w.flashAttention.value = false;
        if (const auto share = numberOf(settings, "memory_utilization"))
            w.memoryUtilization.value = *share;
        if (const auto batch = numberOf(settings, "batch"))
            w.batch.value = w.ubatch.value = static_cast<int>(*batch);
        if (const auto tokens = numberOf(settings, "mtp"))
            draft(r, static_cast<int>(*tokens));
        if (const Node* split = settings.find("tensor_split")) {
            w.tensorSplit.emplace();
            for (const Node& part : split->items)
                w.tensorSplit->push_back(numberOf(&part).value_or(0));
        }
    }

    void exclude(MemoryCase& c) const
    {
        for (const Node& e : exclusions_.find("memory")->items) {
            if (textOf(e, "id") != c.id)
                continue;
            const std::string what = textOf(e, "what"), why = textOf(e, "why");
            for (MemoryFigure& f : c.figures)
                if (what == "all" || what == nameOf(f.quantity))
                    f.excluded = why;
            if (what == "all" || what == "outcome")
                c.outcomeExcluded = why;
        }
    }

    const Catalog& catalog_;
    Node names_, exclusions_;
    MemoryCases result_;
};

} // namespace

const char* nameOf(MemoryQuantity quantity)
{
    constexpr std::array<const char*, memoryQuantityCount> words{"weights", "kv_cache", "recurrent_state", "compute",
                                                                 "total",   "total_with_draft", "kv_pool", "kv_tokens"};
    return words[static_cast<std::size_t>(quantity)];
}

MemoryCases loadMemory(const std::string& folder, const Catalog& catalog) { return Loader{folder, catalog}.take(); }

} // namespace cabe::accuracy
