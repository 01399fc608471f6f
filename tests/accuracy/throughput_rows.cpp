// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/throughput_rows.h"

#include "engine/tree/scalar.h"
#include "tests/accuracy/yaml_rows.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <regex>

namespace cabe::accuracy {

namespace {

using tree::Node;

[[noreturn]] void stop(const std::string& what, const std::string& why)
{
    std::fprintf(stderr, "%s: %s\n", what.c_str(), why.c_str());
    std::abort();
}

std::optional<double> numberIn(const std::string& text, const char* pattern)
{
    std::smatch match;
    if (!std::regex_search(text, match, std::regex{pattern}))
        return std::nullopt;
    auto number = tree::parseNumber(match[1].str());
    return number ? std::optional<double>{*number} : std::nullopt;
}

bool says(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

// Finds the entry whose key begins `name`, the longest that does.
const Node* longestPrefix(const Node& map, const std::string& name)
{
    const Node* found = nullptr;
    std::size_t length = 0;
    for (const auto& entry : map.entries)
        if (name.starts_with(entry.key) && entry.key.size() > length) {
            found = &entry.value;
            length = entry.key.size();
        }
    return found;
}

class Loader {
public:
    Loader(const std::string& folder, const Catalog& catalog)
        : catalog_{catalog}, names_{readYaml(folder + "/names.yaml")}, exclusions_{readYaml(folder + "/exclusions.yaml")}
    {
    }

    void load(const std::string& path, bool community)
    {
        const Node file = readYaml(path);
        const Node* rows = file.isSequence() ? &file : file.find("rows");
        if (!rows)
            stop(path, "no rows");
        for (const Node& row : rows->items)
            readRow(row, community);
    }

    ThroughputCases take() { return std::move(result_); }

private:
    void leaveOut(const Node& row, std::string why) { result_.leftOut.push_back({textOf(row, "id"), std::move(why)}); }

    const Node* name(std::string_view kind, const std::string& key) const
    {
        const Node* map = names_.find(kind);
        return map ? map->find(key) : nullptr;
    }

    const Node& annotations(const Node& row) const
    {
        static const Node none{};
        const Node* found = name("rows", textOf(row, "id"));
        return found ? *found : none;
    }

    // "4-bit" means another format in each program.
    std::string formatId(const Node& row, const std::string& runtime) const
    {
        const Node* format = name("formats", textOf(row, "quant"));
        if (!format)
            return {};
        if (format->isScalar())
            return format->text;
        for (const auto& entry : format->entries)
            if (says(runtime, entry.key) || (entry.key == "llama.cpp" && says(runtime, "llama")))
                return entry.value.text;
        const Node* other = format->find("other");
        return other ? other->text : std::string{};
    }

    std::vector<Gpu> gpus(const Node& row) const
    {
        const Node* named = name("gpus", textOf(row, "gpu"));
        std::vector<Gpu> cards;
        if (!named || named->isNull())
            return cards;
        const auto add = [&](const std::string& id) {
            const Gpu* gpu = catalog_.gpus.find(id);
            if (!gpu)
                stop("names.yaml", "unknown GPU " + id);
            cards.push_back(*gpu);
        };
        if (named->isSequence()) {
            for (const Node& item : named->items)
                add(item.text);
            return cards;
        }
        const int count = std::max(1, int(numberOf(row, "gpus").value_or(1)));
        for (int i = 0; i < count; ++i)
            add(named->text);
        return cards;
    }

    bool resolve(const Node& row, ThroughputCase& c);
    void setLengths(const Node& row, ThroughputCase& c) const;
    void setCache(const Node& row, ThroughputCase& c) const;
    void setParallelism(const Node& row, ThroughputCase& c) const;
    void setHost(const Node& row, ThroughputCase& c) const;
    void setSpeculation(const Node& row, ThroughputCase& c) const;
    void addQuantities(const Node& row, const ThroughputCase& c);
    void addDecode(const Node& row, const ThroughputCase& c, double measured);
    void addPrefill(const Node& row, const ThroughputCase& c, double measured);
    void addServed(const Node& row, const ThroughputCase& c, double measured, bool prompts);
    void finish(ThroughputCase c);
    void exclude(ThroughputCase& c) const;
    void readRow(const Node& row, bool community);

    const Catalog& catalog_;
    Node names_, exclusions_;
    ThroughputCases result_;
};

bool Loader::resolve(const Node& row, ThroughputCase& c)
{
    const Node* runtime = longestPrefix(*names_.find("runtimes"), c.runtime);
    const Node* model = name("models", c.model);
    const Node* gpu = name("gpus", c.gpu);
    if (!runtime || runtime->isNull())
        return leaveOut(row, "runtime " + c.runtime), false;
    if (!model || model->isNull())
        return leaveOut(row, "model " + c.model), false;
    if (!gpu || gpu->isNull())
        return leaveOut(row, "gpu " + c.gpu), false;
    const std::string format = formatId(row, c.runtime);
    if (format.empty())
        return leaveOut(row, "format " + c.quant), false;

    auto& r = c.request.inference;
    r.catalog = &catalog_;
    r.runtime = catalog_.runtimes.find(runtime->text);
    r.model = catalog_.models.find(model->text);
    r.format = catalog_.formats.find(format);
    if (!r.runtime || !r.model || !r.format)
        stop("names.yaml", "unknown id in row " + c.id);
    c.modelId = r.model->id;
    c.experts = r.model->moe.has_value();
    for (auto& card : gpus(row)) {
        Device device;
        device.gpu = std::move(card);
        device.bandwidthGbS = device.gpu.bandwidthGbS;
        device.sharedMemory = device.gpu.sharedMemory;
        // The measurement ran, so everything fitted: what would be too small in the plan must not change the speed.
        device.capacity = device.usable = Bytes::gib(4096);
        r.devices.push_back(std::move(device));
        c.gpuId += (c.gpuId.empty() ? "" : "+") + r.devices.back().gpu.id;
    }
    if (const Node* backend = name("backends", textOf(row, "backend")))
        c.request.backend = backend->text;
    return true;
}

void Loader::setLengths(const Node& row, ThroughputCase& c) const
{
    Workload& w = c.request.inference.workload;
    w.sequences = std::max(1, int(numberOf(row, "concurrency").value_or(numberOf(row, "batch").value_or(1))));
    const std::string scenario = textOf(row, "scenario"), note = textOf(row, "note");
    double prompt = numberOf(row, "prompt_tokens").value_or(0), output = numberOf(row, "gen_tokens").value_or(0);
    if (says(scenario, "ShareGPT") || says(note, "ShareGPT")) {
        prompt = prompt > 0 ? prompt : numberIn(note, "mean (\\d+) prompt").value_or(numberIn(note, "about (\\d+) prompt").value_or(220));
        output = output > 0 ? output : numberIn(note, "and (\\d+) output").value_or(210);
    }
    if (says(c.runtime, "MLPerf")) {
        const auto perSample = numberIn(note, "(\\d+) (?:output )?tokens per sample");
        output = perSample.value_or(293);
        prompt = says(note, "CNN") ? 780 : 270;     // mean prompt of the task's data set (recall)
    }
    w.promptTokens = int(prompt);
    w.outputTokens = int(output);
}

void Loader::setCache(const Node& row, ThroughputCase& c) const
{
    Workload& w = c.request.inference.workload;
    const std::string note = textOf(row, "note"), type = textOf(row, "kv_type");
    std::string id;
    for (const auto& [words, cache] : {std::pair{"q4_0 KV", "q4_0"}, {"q8_0 KV", "q8_0"}, {"INT8 KV", "int8"}, {"FP8 KV", "fp8"}})
        if (says(note, words))
            id = cache;
    // TensorRT-LLM's own figures keep the cache of 8-bit and 4-bit models in FP8.
    if (says(c.runtime, "TensorRT") && c.quant.starts_with("FP"))
        id = "fp8";
    if (type == "q8_0" || type == "q8")
        id = "q8_0";
    else if (type == "q4_0" || type == "Q4_0")
        id = "q4_0";
    else if (type == "fp8")
        id = "fp8";
    w.kvCache = CacheChoice{id, id};
    const std::string flash = textOf(row, "flash_attention");
    w.flashAttention = flash != "false";
    if (const auto ubatch = numberIn(note, "micro-batch (\\d+)"))
        w.ubatch = int(*ubatch);
    else if (const auto flag = numberIn(textOf(row, "flags"), "-ub (\\d+)"))
        w.ubatch = int(*flag);
}

void Loader::setParallelism(const Node& row, ThroughputCase& c) const
{
    auto& r = c.request.inference;
    const std::string split = textOf(row, "parallelism"), link = textOf(row, "link"), flags = textOf(row, "flags");
    const bool several = r.devices.size() > 1;
    c.parallel = several;
    r.split = SplitMode::layer;
    if (says(split, "TP") || says(split, "tensor") || (split.empty() && r.runtime->family == RuntimeFamily::paged))
        r.split = SplitMode::tensor;
    if (const auto copies = numberIn(split, "(\\d+) copies"); copies && several) {
        c.copies = *copies;
        r.devices.resize(std::max<std::size_t>(1, r.devices.size() / std::size_t(*copies)));
        r.split = r.devices.size() > 1 ? SplitMode::tensor : SplitMode::layer;
    }
    if (says(c.runtime, "MLPerf") && several) {
        // One copy of the 70B model per card where it fits with room for a cache, else per pair.
        const std::size_t cardsPerCopy = r.devices.front().gpu.memoryGb.value_or(0) < 100 && says(c.model, "70B") ? 2 : 1;
        c.copies = double(r.devices.size()) / double(cardsPerCopy);
        r.devices.resize(cardsPerCopy);
        r.split = cardsPerCopy > 1 ? SplitMode::tensor : SplitMode::layer;
    }
    if (c.community && several && r.runtime->family == RuntimeFamily::llamaCpp && says(flags, "tensor"))
        r.split = SplitMode::row;
    const bool allModules = std::ranges::all_of(r.devices, [](const Device& d) { return d.gpu.form == GpuForm::module; });
    const bool nvlink = (says(link, "NVLink") && !says(link, "no NVLink")) || (link.empty() && allModules);
    c.request.link = nvlink ? "nvlink" : "pcie";
    if (const auto ratio = numberIn(split, "layer-split (\\d+):1"))
        r.workload.tensorSplit = std::vector<double>{*ratio, 1};
    if (says(textOf(row, "note"), "split 11 to 9"))
        r.workload.tensorSplit = std::vector<double>{9, 11};
}

void Loader::setHost(const Node& row, ThroughputCase& c) const
{
    auto& r = c.request.inference;
    const Node& said = annotations(row);
    r.host.ramBandwidthGbS = numberOf(said, "ram_gb_s").value_or(numberOf(row, "ram_bandwidth_gb_s").value_or(83.2));
    r.host.ramGb = 4096.0;
    const std::string link = textOf(row, "link");
    r.host.pcie.generation.value = int(numberIn(link, "PCIe (?:Gen)?(\\d)").value_or(4));
    r.host.pcie.generation.given = says(link, "PCIe");
    if (const auto lanes = numberIn(link, "x(\\d+)"))
        r.host.pcie.lanes = std::vector<int>{int(*lanes)};
    Workload& w = r.workload;
    w.cpuExpertLayers = int(numberOf(said, "cpu_expert_layers").value_or(0));
    GpuLayers layers;
    if (const auto count = numberOf(said, "gpu_layers"))
        layers.count = int(*count);
    if (r.devices.empty())
        layers.count = 0;
    if (c.community)
        if (const auto count = numberOf(row, "gpu_layers"); count && *count >= 0 && *count < r.model->layers)
            layers.count = int(*count);
    w.gpuLayers = layers;
    c.offloaded = *w.cpuExpertLayers > 0 || layers.count.has_value();
    if (const auto cap = numberOf(row, "gpu_power_limit_w"))
        c.request.powerCapW = *cap;
    const std::string note = textOf(row, "note");
    const auto gigabytes = numberOf(said, "weights_gb");
    const auto file = numberIn(note, "([\\d.]+) GB file"), fileOf = numberIn(note, "file of ([\\d.]+) GB");
    const auto gib = numberIn(note, "([\\d.]+) GiB file"), megabytes = numberIn(note, "file of (\\d+) MB");
    if (gigabytes)
        r.weightsBytes = *gigabytes * 1e9;
    else if (file || fileOf)
        r.weightsBytes = (file ? *file : *fileOf) * 1e9;
    else if (gib)
        r.weightsBytes = *gib * double(1LL << 30);
    else if (megabytes)
        r.weightsBytes = *megabytes * 1e6;
}

void Loader::setSpeculation(const Node& row, ThroughputCase& c) const
{
    const std::string kind = textOf(row, "speculative"), note = textOf(row, "note");
    const bool on = (!kind.empty() && kind != "none") || textOf(row, "spec") == "true";
    if (!on)
        return;
    Speculative s;
    s.mtp = true;
    s.tokens = int(numberIn(note, "(\\d+) drafted tokens").value_or(numberIn(kind, "(\\d+) drafted").value_or(3)));
    s.accepted = numberIn(note, "draft acceptance (0\\.\\d+)").value_or(0.7);
    c.request.inference.workload.speculative = s;
    c.quantity = Quantity::speculative;
}

void Loader::addDecode(const Node& row, const ThroughputCase& from, double measured)
{
    ThroughputCase c = from;
    Workload& w = c.request.inference.workload;
    const std::string note = textOf(row, "note");
    c.measured = measured;
    const double batch = c.community ? 1 : numberOf(row, "batch").value_or(1);
    w.sequences = std::max(1, int(batch));
    // Decode runs after the prompt in some harnesses, from an empty cache or from `context_depth` in the others.
    const bool afterPrompt = says(note, "decode follows") || says(c.runtime, "AutoAWQ") || says(c.runtime, "MLX") || says(c.runtime, "mlx")
                             || says(note, "decode runs after") || c.community;
    const auto depth = numberOf(row, "context_depth");
    double start = depth.value_or(afterPrompt ? numberOf(row, "prompt_tokens").value_or(0) : 0);
    // The table of the RTX 4070 runs gives the filled context, not the allocated one.
    if (c.community && says(textOf(row, "gpu"), "4070") && numberOf(row, "prompt_tokens").value_or(0) == 512)
        start = numberOf(row, "context").value_or(start);
    w.promptTokens = int(start);
    w.outputTokens = int(numberOf(row, "gen_tokens").value_or(256));
    if (c.quantity == Quantity::decode && batch > 1)
        c.quantity = Quantity::batched;
    finish(std::move(c));
}

void Loader::addPrefill(const Node& row, const ThroughputCase& from, double measured)
{
    if (numberOf(row, "batch").value_or(1) > 1 && !from.community)
        return;     // of several prompts at once
    // From the time to the first token over HTTP: a short prompt measures the server's start, not the card.
    if (from.community && numberOf(row, "prompt_tokens").value_or(0) < 256)
        return;
    ThroughputCase c = from;
    c.quantity = Quantity::prefill;
    c.measured = measured;
    c.request.inference.workload.speculative.reset();
    const std::string note = textOf(row, "note");
    const bool fromEmpty = says(note, "decode follows") || says(c.runtime, "MLX") || says(c.runtime, "mlx") || says(note, "prefill of this length from empty");
    c.depth = fromEmpty ? 0 : numberOf(row, "context_depth").value_or(0);
    Workload& w = c.request.inference.workload;
    w.promptTokens = int(numberOf(row, "prompt_tokens").value_or(numberIn(note, "about (\\d+)K-token prompt").value_or(2) * 1000));
    w.sequences = 1;
    finish(std::move(c));
}

void Loader::addServed(const Node& row, const ThroughputCase& from, double measured, bool prompts)
{
    ThroughputCase c = from;
    c.quantity = Quantity::served;
    c.measured = measured;
    c.promptsCounted = prompts;
    Workload& w = c.request.inference.workload;
    const std::string note = textOf(row, "note");
    if (*w.promptTokens == 0 && *w.outputTokens == 0)
        return leaveOut(row, "lengths not stated");
    if (const auto depth = numberOf(row, "context_depth"))
        w.promptTokens = int(*depth);
    if (says(note, "decode only"))
        c.quantity = Quantity::batched;
    c.requestsPerSecond = numberOf(row, "request_rate_s");
    c.requestCount = numberIn(textOf(row, "scenario"), "(\\d+) requests(?!/s)").value_or(200);
    if (!row.find("concurrency") && !row.find("batch")) {
        // The engine chose: its own limit of sequences, or what the log says.
        const auto most = numberIn(note, "at most (\\d+) sequences");
        const auto peak = numberIn(note, "peak (\\d+) requests");
        w.sequences = int(most.value_or(peak.value_or(says(c.runtime, "TensorRT") ? 1024 : 256)));
    }
    if (c.copies > 1)
        w.sequences = std::max(1, int(*w.sequences / c.copies));
    finish(std::move(c));
}

void Loader::exclude(ThroughputCase& c) const
{
    const Node* list = exclusions_.find("throughput");
    if (!list)
        return;
    for (const Node& e : list->items) {
        const std::string what = textOf(e, "what");
        if (textOf(e, "id") == c.id && (what == "all" || what == nameOf(c.quantity)))
            c.excluded = textOf(e, "why");
    }
}

void Loader::finish(ThroughputCase c)
{
    exclude(c);
    auto& r = c.request.inference;
    Workload& w = r.workload;
    w.context = std::max(1, *w.promptTokens + *w.outputTokens);
    w.memoryUtilization = 0.9;
    w.batch.value = r.runtime->defaultBatch;
    if (!w.ubatch.given)
        w.ubatch.value = r.runtime->defaultUbatch;
    c.sizes = std::make_shared<const ModelSizes>(makeModelSizes(*r.model, *r.format, catalog_, r.weightsBytes));
    r.sizes = c.sizes.get();

    // Where layers go follows from the row; how much a server can keep follows from the real cards.
    auto plan = std::make_shared<MemoryPlan>();
    plan->layersTotal = r.model->layers + 1;
    plan->layersOnGpu = w.gpuLayers->count ? std::min(*w.gpuLayers->count, plan->layersTotal) : plan->layersTotal;
    if (r.runtime->family == RuntimeFamily::paged && !r.devices.empty()) {
        InferenceRequest real = r;
        real.devices = usableDevices([&] {
            std::vector<Gpu> cards;
            for (const auto& device : r.devices)
                cards.push_back(device.gpu);
            return cards;
        }(), r.host, catalog_);
        plan->kvCapacityTokens = planInference(real).kvCapacityTokens;
        if (plan->kvCapacityTokens && *plan->kvCapacityTokens <= 0)
            plan->kvCapacityTokens.reset();     // it ran, so the plan is wrong for this row
    }
    c.plan = std::move(plan);
    c.request.plan = c.plan.get();
    result_.cases.push_back(std::move(c));
}

void Loader::addQuantities(const Node& row, const ThroughputCase& c)
{
    const auto decode = numberOf(row, "decode_tok_s"), prefill = numberOf(row, "prefill_tok_s");
    const auto served = numberOf(row, "served_output_tok_s"), total = numberOf(row, "total_tok_s");
    if (decode)
        addDecode(row, c, *decode);
    if (prefill)
        addPrefill(row, c, *prefill);
    if (served)
        addServed(row, c, *served, false);
    else if (total)
        addServed(row, c, *total, true);
}

void Loader::readRow(const Node& row, bool community)
{
    ThroughputCase c;
    c.id = textOf(row, "id");
    c.gpu = textOf(row, "gpu");
    c.model = textOf(row, "model");
    c.runtime = textOf(row, "runtime");
    c.quant = textOf(row, "quant");
    c.community = community;
    const std::string backend = textOf(row, "backend");
    if (backend == "NPU" || (community && backend == "cpu"))
        return leaveOut(row, "ran on " + backend);
    if (!resolve(row, c))
        return;
    setLengths(row, c);
    setCache(row, c);
    setParallelism(row, c);
    setHost(row, c);
    setSpeculation(row, c);
    addQuantities(row, c);
}

} // namespace

const char* nameOf(Quantity quantity)
{
    switch (quantity) {
    case Quantity::decode: return "decode";
    case Quantity::speculative: return "speculative";
    case Quantity::prefill: return "prefill";
    case Quantity::batched: return "batched";
    case Quantity::served: return "served";
    }
    return "";
}

ThroughputCases loadThroughput(const std::string& folder, const Catalog& catalog)
{
    Loader loader{folder, catalog};
    loader.load(folder + "/measured-throughput.yaml", false);
    loader.load(folder + "/community-2026.yaml", true);
    return loader.take();
}

} // namespace cabe::accuracy
