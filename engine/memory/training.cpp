// SPDX-License-Identifier: GPL-3.0-or-later
// What training occupies on each card: states (sharded), activations, logits, buffers. ZeRO and FSDP: arXiv 1910.02054 and DeepSpeed
// docs/code-docs/source/memory.rst; parallel layouts: arXiv 2205.05198.
#include "engine/memory/lora.h"
#include "engine/memory/memory.h"
#include "engine/memory/training_activations.h"
#include "engine/memory/training_states.h"

#include <algorithm>
#include <array>
#include <limits>
#include <string_view>

namespace cabe {

namespace {

using namespace memory;
constexpr double bytes16 = 2, bytes32 = 4, mib = 1024.0 * 1024.0;

// Frameworks whose layers are compiled or fused by hand; the others run Transformers code as it is.
bool runsEager(std::string_view framework)
{
    constexpr std::array<std::string_view, 7> fused{"torchtune", "torchtitan", "unsloth", "megatron", "llm-foundry", "nemo", "llmq"};
    return std::ranges::find(fused, framework) == fused.end();
}

// One stage of the pipeline on one card: parameters after tensor and expert parallelism, before sharding.
struct StageParameters {
    double dense = 0, experts = 0, tables = 0, largestLayer = 0;
    [[nodiscard]] double total() const { return dense + experts + tables; }
};

class TrainingPlan {
public:
    explicit TrainingPlan(const TrainingRequest& r)
        : request_{r}, w_{r.workload}, model_{*r.model}, catalog_{*r.catalog}, layers_{layerShapes(*r.model)},
          states_{stateBytes(*w_.precision, *w_.gradientPrecision, *w_.optimizer)},
          full_{*w_.method == TuneMethod::full || w_.task == Task::pretrain}, cards_{std::max<std::size_t>(1, r.devices.size())}
    {
        const Parallelism& p = w_.parallelism;
        tensor_ = std::max(1, *p.tensor);
        pipeline_ = std::max(1, *p.pipeline);
        context_ = std::max(1, *p.context);
        expert_ = std::max(1, *p.expert);
        data_ = std::max(double(std::max(1, *p.data)), double(cards_) / (tensor_ * pipeline_ * context_));
        adapters_ = full_ ? 0 : static_cast<double>(loraParameters(model_, w_.lora));
        moments_ = full_ ? momentBytes(model_, states_, *w_.optimizer) / std::max(1.0, double(countParameters(model_))) : states_.moments;
    }

    MemoryPlan make(Trace* trace)
    {
        MemoryPlan plan;
        for (std::size_t i = 0; i < request_.devices.size(); ++i)
            plan.cards.push_back(card(i));
        plan.host = host();
        plan.weightBytesTotal = static_cast<double>(countParameters(model_)) * baseBytes();
        plan.layersOnGpu = plan.layersTotal = model_.layers + 1;
        judge(plan);
        explainStates(trace);
        return plan;
    }

private:
    [[nodiscard]] Sharding sharding() const { return *w_.sharding; }
    [[nodiscard]] bool shards(Sharding from) const
    {
        const auto rank = [](Sharding s) {
            switch (s) {
            case Sharding::zero1: return 1;
            case Sharding::zero2: return 2;
            case Sharding::zero3:
            case Sharding::fsdp:
            case Sharding::hsdp: return 3;
            default: return 0;
            }
        };
        return rank(sharding()) >= rank(from);
    }
    // Cards that share one set of states: data and context ranks; hybrid sharding stays within a node of eight.
    [[nodiscard]] double ranks() const
    {
        constexpr double cardsPerNode = 8;
        const double all = data_ * context_;
        return sharding() == Sharding::hsdp ? std::min(all, cardsPerNode) : all;
    }
    [[nodiscard]] double divisor(Sharding from) const { return shards(from) ? ranks() : 1; }

    [[nodiscard]] double baseBytes() const
    {
        if (full_)
            return states_.weights;
        if (*w_.method == TuneMethod::qlora && request_.baseFormat)
            return bitsPerWeight(model_, *request_.baseFormat, catalog_) / 8;
        return *w_.precision == TrainPrecision::fp32 ? bytes32 : bytes16;
    }

    [[nodiscard]] StageParameters parameters(std::size_t stage) const
    {
        StageParameters s;
        std::vector<double> perLayer(layers_.size(), 0);
        const auto first = std::size_t(double(stage) * double(layers_.size()) / pipeline_);
        const auto last = std::size_t(double(stage + 1) * double(layers_.size()) / pipeline_);
        for (const TensorGroup& t : tensors(model_)) {
            const double n = static_cast<double>(t.elements()) / tensor_;
            if (t.layer < 0) {
                const bool input = t.cls == TensorClass::embedding || t.cls == TensorClass::perLayerEmbedding;
                if (input ? stage == 0 : stage + 1 == std::size_t(pipeline_))
                    s.tables += n;
                continue;
            }
            const auto layer = static_cast<std::size_t>(t.layer);
            if (layer < first || layer >= last)
                continue;
            (t.cls == TensorClass::expert ? s.experts : s.dense) += t.cls == TensorClass::expert ? n / expert_ : n;
            perLayer[layer] += t.cls == TensorClass::expert ? n / expert_ : n;
        }
        s.largestLayer = perLayer.empty() ? 0 : *std::ranges::max_element(perLayer);
        return s;
    }

    // Experts that are spread over the data ranks already are not divided by these again.
    [[nodiscard]] double sharded(const StageParameters& s, Sharding from) const
    {
        if (!shards(from))
            return s.total();
        return (s.dense + s.tables) / ranks() + s.experts / std::max(1.0, ranks() / expert_);
    }

    // Transformers code prepares a quantized base by widening what is not quantized to 32 bits (huggingface/peft: prepare_model_for_kbit_training);
    // frameworks with layers of their own leave the tables at 16.
    [[nodiscard]] double widenedTables(const StageParameters& s) const
    {
        return !full_ && *w_.method == TuneMethod::qlora && runsEager(*w_.framework) ? s.tables * (bytes32 - bytes16) : 0;
    }

    void addStates(CardMemory& c, const StageParameters& s) const
    {
        const bool offloadsAll = *w_.offload == Offload::parameters, offloadsStates = *w_.offload != Offload::none;
        const double weights = sharded(s, Sharding::zero3) * baseBytes() + (shards(Sharding::zero3) ? 0 : widenedTables(s));
        const double trainedShare = full_ ? 1 : adapters_ / std::max(1.0, double(countParameters(model_)));
        const double gradients = (*w_.optimizerInBackward ? s.largestLayer : sharded(s, Sharding::zero2)) * trainedShare * states_.gradients;
        const double optimizer = sharded(s, Sharding::zero1) * trainedShare * (states_.master + moments_);
        if (!full_)
            c.adapters = Bytes::rounded(sharded(s, Sharding::zero3) * trainedShare * states_.weights);
        if (!offloadsAll) {
            c.weights = Bytes::rounded(weights);
            c.gradients = Bytes::rounded(gradients);
        }
        if (!offloadsStates)
            c.optimizer = Bytes::rounded(optimizer);
    }

    [[nodiscard]] ActivationSettings activationSettings() const
    {
        ActivationSettings a;
        a.checkpointing = *w_.checkpointing;
        a.eager = runsEager(*w_.framework);
        a.flashAttention = *w_.flashAttention;
        a.method = full_ ? TuneMethod::full : *w_.method;
        a.adaptsFeedForward = !full_ && std::ranges::any_of(*w_.lora.targets, [](const std::string& t) { return t != "attention"; });
        a.tensor = tensor_;
        a.sequenceParallel = *w_.parallelism.sequence;
        return a;
    }

    [[nodiscard]] double activationBytes(std::size_t stage) const
    {
        const double sequence = std::max(1, *w_.sequenceLength), tokens = sequence * std::max(1, *w_.microBatch) / context_;
        // The first stage holds micro-batches until their backward pass comes: as many as there are stages behind it.
        const double inFlight = std::min(pipeline_ - double(stage), double(std::max(1, *w_.gradientAccumulation)));
        return stageActivations(model_, layers_, 1 / pipeline_, inFlight, tokens, sequence, activationSettings());
    }

    [[nodiscard]] double lossBytesOf(std::size_t stage) const
    {
        if (stage + 1 != std::size_t(pipeline_))
            return 0;
        const double tokens = double(std::max(1, *w_.sequenceLength)) * std::max(1, *w_.microBatch) / context_;
        return lossBytes(model_, tokens, *w_.loss, tensor_);
    }

    // Gathered layers of full sharding, gradient buckets of data parallelism.
    [[nodiscard]] double buffers(const StageParameters& s) const
    {
        if (data_ * context_ <= 1 && *w_.offload != Offload::parameters)
            return 0;
        if (shards(Sharding::zero3) || *w_.offload == Offload::parameters) {
            constexpr double prefetched = 2;
            const double gathered = (prefetched * s.largestLayer + s.tables) * (full_ ? bytes16 : baseBytes());
            return gathered + (full_ ? s.largestLayer * states_.gradients : 0);
        }
        const double trained = full_ ? s.total() : adapters_;
        return sharding() == Sharding::none ? 0 : trained * states_.gradients;
    }

    [[nodiscard]] double libraries(const Device& device) const
    {
        const Runtime* torch = catalog_.runtimes.find("transformers");
        const double base = static_cast<double>(device.context.count());
        return torch ? base + (torch->nonTorchMib + (cards_ > 1 ? torch->nonTorchPerLinkMib : 0)) * mib : base;
    }

    [[nodiscard]] CardMemory card(std::size_t index) const
    {
        const Device& device = request_.devices[index];
        const auto stage = std::min(std::size_t(pipeline_) - 1, index * std::size_t(pipeline_) / cards_);
        const StageParameters s = parameters(stage);
        CardMemory c;
        c.capacity = device.capacity;
        c.usable = device.usable;
        c.layers = int(layers_.size() / std::size_t(pipeline_));
        addStates(c, s);
        c.activations = Bytes::rounded(activationBytes(stage));
        c.compute = Bytes::rounded(lossBytesOf(stage));
        c.runtime = Bytes::rounded(libraries(device) + buffers(s));
        const Bytes sum = c.weights + c.gradients + c.optimizer + c.adapters + c.activations + c.compute + c.runtime;
        c.total = Estimate::around(static_cast<double>(sum.count()), catalog_.constant("training-memory-interval"));
        return c;
    }

    // What offloading moves: the states of all cards of this host.
    [[nodiscard]] HostMemory host() const
    {
        HostMemory h;
        if (*w_.offload == Offload::none)
            return h;
        const double parameters = static_cast<double>(countParameters(model_)), trained = full_ ? parameters : adapters_;
        const double copies = shards(Sharding::zero1) ? 1 : data_;
        h.optimizer = Bytes::rounded(trained * (states_.master + moments_) * copies);
        if (*w_.offload == Offload::parameters)
            h.weights = Bytes::rounded(parameters * baseBytes() * copies + trained * states_.gradients * copies);
        h.total = Estimate{static_cast<double>((h.optimizer + h.weights).count())};
        return h;
    }

    void judge(MemoryPlan& plan) const
    {
        double spare = std::numeric_limits<double>::max();
        plan.fit = plan.cards.empty() ? Fit::doesNotFit : Fit::fits;
        for (const CardMemory& c : plan.cards) {
            const auto usable = static_cast<double>(c.usable.count());
            spare = std::min(spare, usable - c.total.value);
            if (c.total.value > usable)
                plan.fit = Fit::doesNotFit;
            else if (c.total.high > usable && plan.fit == Fit::fits)
                plan.fit = Fit::tight;
        }
        plan.spare = plan.cards.empty() ? Bytes{} : Bytes::rounded(spare);
        if (*w_.offload != Offload::none)
            plan.penalty = Penalty::hostMemory;
        if (full_ ? *w_.sequenceLength > model_.context.value_or(std::numeric_limits<int>::max()) : false)
            plan.checks.push_back({"context_beyond_training", Severity::note,
                                   {{"context", double(*w_.sequenceLength)}, {"trained", double(*model_.context)}}});
        const double ram = *request_.host.ramGb * (1 << 30);
        if (plan.host.total.value > ram)
            plan.checks.push_back({"ram_short", Severity::blocker,
                                   {{"needed_gib", plan.host.total.value / (1 << 30)}, {"have_gib", ram / (1 << 30)}}});
    }

    void explainStates(Trace* trace) const
    {
        explain(trace, {"optimizer",
                        "(bytes_master + bytes_moments) · parameters / shared_by",
                        {{"bytes_master", states_.master}, {"bytes_moments", moments_}, {"parameters", full_ ? double(countParameters(model_)) : adapters_},
                         {"shared_by", divisor(Sharding::zero1)}},
                        "arXiv 1910.02054"});
    }

    const TrainingRequest& request_;
    const Workload& w_;
    const Model& model_;
    const Catalog& catalog_;
    std::vector<LayerShape> layers_;
    StateBytes states_;
    bool full_;
    std::size_t cards_;
    double tensor_ = 1, pipeline_ = 1, context_ = 1, expert_ = 1, data_ = 1, adapters_ = 0, moments_ = 0;
};

} // namespace

MemoryPlan planTraining(const TrainingRequest& request, Trace* trace) { return TrainingPlan{request}.make(trace); }

} // namespace cabe
