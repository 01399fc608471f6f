// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/workload_form.h"

#include "app/forms/format_picker.h"
#include "app/forms/model_picker.h"
#include "app/forms/picker.h"
#include "app/forms/workload_words.h"
#include "app/window/words.h"

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

constexpr NumberForm wholeNumber{NumberKind::whole, 0, 0};
constexpr NumberLimits positiveCount{1, 1e9};

Task taskOf(const Session& session, const Project& p)
{
    return p.stages[std::size_t(session.stage())].workload.task.value_or(Task::inference);
}

std::function<bool(const Project&)> whenTraining(const Session* session, bool training)
{
    return [session, training](const Project& p) { return (taskOf(*session, p) != Task::inference) == training; };
}

Binding<std::string> taskBinding(const Session* session)
{
    const auto get = [session](auto& p) -> auto& { return p.stages[std::size_t(session->stage())].workload.task; };
    return {[get](const Project& p) { return std::optional{std::string{tree::nameOf(get(p).value_or(Task::inference))}}; },
            [](const Project&) -> std::optional<std::string> { return {}; },
            [get](Project& p, const std::optional<std::string>& id) {
                for (const auto& [name, task] : tree::EnumNames<Task>::names)
                    if (id && name == *id)
                        get(p) = task;
            }};
}

Binding<std::string> modelBinding(const Session* session)
{
    const auto get = [session](auto& p) -> auto& { return p.stages[std::size_t(session->stage())].workload.model; };
    return {[get](const Project& p) { return get(p).empty() ? std::nullopt : std::optional{get(p).id}; },
            [](const Project&) -> std::optional<std::string> { return {}; },
            [get](Project& p, const std::optional<std::string>& id) {
                get(p) = ModelChoice{};
                get(p).id = id.value_or(std::string{});
            }};
}

// Auto is the id "auto"; a list keeps all its ids, joined.
Binding<std::string> runtimeBinding(const Session* session)
{
    return binding::setting<std::string>(
        binding::ofWorkload(session, [](auto& w) -> auto& { return w.runtime; }),
        [](const Choice& c) { return c.isAuto() ? std::string{"auto"} : c.ids.front(); },
        [](const std::string& id) { return id == "auto" ? Choice{} : Choice{{id}}; });
}

} // namespace

WorkloadForm::WorkloadForm(const RowPlace& place, QWidget* parent) : FormSection{place, u"workload"_s, true, parent} {}

QString WorkloadForm::title() const
{
    return tr("Workload");
}

QString WorkloadForm::summary() const
{
    return modelName(workload().model, session().catalog());
}

void WorkloadForm::build()
{
    const auto name = [](const char* source) { return label<WorkloadForm>(source); };
    add(new ChoiceRow{place(), {u"workload.task"_s, name(QT_TR_NOOP("Task")), u"stage"_s}, taskBinding(&session()),
                      [](const Project&) { return taskChoices(); }});
    auto* model = new PickerRow{place(), {u"workload.model"_s, name(QT_TR_NOOP("Model")), u"llm"_s}, modelBinding(&session()),
                                [this] { return modelItems(session().catalog()); },
                                [this](const std::string&) { return modelName(workload().model, session().catalog()); },
                                name(QT_TR_NOOP("Choose a model"))};
    add(model);
    buildInference();
    buildTraining();
    addSection(new WorkloadDetails{place()});
}

void WorkloadForm::buildInference()
{
    const Session* s = &session();
    const auto name = [](const char* source) { return label<WorkloadForm>(source); };
    const auto inference = [this](auto* row) { add(row)->showWhen(whenTraining(&session(), false)); };
    const auto of = [s](auto get) { return binding::ofWorkload(s, get); };

    inference(new FormatRow{place(), {u"workload.weights"_s, name(QT_TR_NOOP("Weight format")), u"quantization"_s}});
    inference(new ChoiceRow{place(), {u"workload.runtime"_s, name(QT_TR_NOOP("Runtime")), u"runtime"_s}, runtimeBinding(s),
                            [this](const Project&) { return runtimeChoices(session().catalog()); }});
    auto* context = new NumberRow{place(), {u"workload.context"_s, name(QT_TR_NOOP("Context")), u"context_window"_s}, wholeNumber, {1, 1e8},
                                  binding::number(of([](auto& w) -> auto& { return w.context; })), [](double) { return tr("tokens"); }};
    context->setObjection([this](double tokens) {
        const Model* m = session().catalog().models.find(workload().model.id);
        return m && m->context && tokens > *m->context ? tr("This model goes up to %1 tokens").arg(uiFormat().integer(*m->context)) : QString{};
    });
    inference(context);
    inference(new NumberRow{place(), {u"workload.sequences"_s, name(QT_TR_NOOP("At the same time")), u"concurrent_sequences"_s}, wholeNumber,
                            {1, 1e6}, binding::number(of([](auto& w) -> auto& { return w.sequences; })),
                            [](double n) { return tr("people", "unit after a number of conversations", int(n)); }});
    inference(new NumberRow{place(), {u"workload.targets.decode_tok_s"_s, name(QT_TR_NOOP("Minimum speed")), u"tokens_per_second"_s}, {},
                            {0, 1e5}, binding::number(of([](auto& w) -> auto& { return w.targets.decodeTokS; })),
                            [](double) { return tr("tok/s"); }});
    inference(new NumberRow{place(), {u"workload.targets.ttft_s"_s, name(QT_TR_NOOP("First token in")), u"ttft"_s}, {}, {0, 1e5},
                            binding::number(of([](auto& w) -> auto& { return w.targets.ttftS; })), [](double) { return tr("s"); }});
}

void WorkloadForm::buildTraining()
{
    const Session* s = &session();
    const auto name = [](const char* source) { return label<WorkloadForm>(source); };
    const auto training = [this](auto* row) {
        add(row)->showWhen(whenTraining(&session(), true));
        return row;
    };
    const auto of = [s](auto get) { return binding::ofWorkload(s, get); };

    add(new ChoiceRow{place(), {u"workload.method"_s, name(QT_TR_NOOP("Method")), u"fine_tuning"_s},
                      binding::word(of([](auto& w) -> auto& { return w.method; })), [](const Project&) { return methodChoices(); }})
        ->showWhen([s](const Project& p) { return taskOf(*s, p) == Task::finetune; });
    training(new ChoiceRow{place(), {u"workload.precision"_s, name(QT_TR_NOOP("Precision")), u"mixed_precision"_s},
                           binding::word(of([](auto& w) -> auto& { return w.precision; })), [](const Project&) { return precisionChoices(); }});
    training(new ChoiceRow{place(), {u"workload.optimizer"_s, name(QT_TR_NOOP("Optimizer")), u"optimizer"_s},
                           binding::word(of([](auto& w) -> auto& { return w.optimizer; })), [](const Project&) { return optimizerChoices(); }});
    training(new NumberRow{place(), {u"workload.sequence_length"_s, name(QT_TR_NOOP("Sequence length")), u"context_window"_s}, wholeNumber,
                           {1, 1e7}, binding::number(of([](auto& w) -> auto& { return w.sequenceLength; })),
                           [](double) { return tr("tokens"); }});
    training(new NumberRow{place(), {u"workload.micro_batch"_s, name(QT_TR_NOOP("Micro-batch")), u"micro_batch"_s}, wholeNumber, positiveCount,
                           binding::number(of([](auto& w) -> auto& { return w.microBatch; }))});
    training(new ChoiceRow{place(), {u"workload.sharding"_s, name(QT_TR_NOOP("Sharding")), u"zero"_s},
                           binding::word(of([](auto& w) -> auto& { return w.sharding; })), [](const Project&) { return shardingChoices(); }});
    training(new NumberRow{place(), {u"workload.tokens"_s, name(QT_TR_NOOP("Tokens per epoch")), u"token"_s},
                           {NumberKind::decimal, 0, 3}, {0, 1e9},
                           binding::optionalNumber(of([](auto& w) -> auto& { return w.tokens; }), 1e-6), [](double) { return tr("million"); }});
    training(new NumberRow{place(), {u"workload.epochs"_s, name(QT_TR_NOOP("Epochs")), u"epoch"_s}, {}, {0.001, 1e4},
                           binding::number(of([](auto& w) -> auto& { return w.epochs; }))});
}

// --- WorkloadDetails ---

WorkloadDetails::WorkloadDetails(const RowPlace& place, QWidget* parent) : FormSection{place, u"workload-details"_s, false, parent} {}

QString WorkloadDetails::title() const
{
    return tr("More about the workload");
}

QString WorkloadDetails::summary() const
{
    return {};
}

void WorkloadDetails::build()
{
    buildInference();
    buildTraining();
}

void WorkloadDetails::buildInference()
{
    const Session* s = &session();
    const auto name = [](const char* source) { return label<WorkloadDetails>(source); };
    const auto inference = [this](auto* row) { add(row)->showWhen(whenTraining(&session(), false)); };
    const auto of = [s](auto get) { return binding::ofWorkload(s, get); };

    const auto cache = binding::setting<std::string>(
        of([](auto& w) -> auto& { return w.kvCache; }), [](const CacheChoice& c) { return c.k == c.v ? c.k : c.k + " / " + c.v; },
        [](const std::string& id) {
            return CacheChoice{id, id};
        });
    inference(new ChoiceRow{place(), {u"workload.kv_cache"_s, name(QT_TR_NOOP("KV cache type")), u"kv_quantization"_s}, cache,
                            [this](const Project&) { return cacheChoices(session().catalog(), standingWorkload()); }});
    inference(new NumberRow{place(), {u"workload.prompt_tokens"_s, name(QT_TR_NOOP("Prompt")), u"prompt"_s}, wholeNumber, {0, 1e8},
                            binding::number(of([](auto& w) -> auto& { return w.promptTokens; })), [](double) { return tr("tokens"); }});
    inference(new NumberRow{place(), {u"workload.output_tokens"_s, name(QT_TR_NOOP("Answer")), u"token"_s}, wholeNumber, {1, 1e8},
                            binding::number(of([](auto& w) -> auto& { return w.outputTokens; })), [](double) { return tr("tokens"); }});
    inference(new NumberRow{place(), {u"workload.demand.requests_per_day"_s, name(QT_TR_NOOP("Requests")), u"utilization"_s}, wholeNumber,
                            {0, 1e9}, binding::optionalNumber(of([](auto& w) -> auto& { return w.demand.requestsPerDay; })),
                            [](double) { return tr("per day"); }});
    inference(new NumberRow{place(), {u"workload.demand.hours_per_day"_s, name(QT_TR_NOOP("In use")), u"utilization"_s}, {}, {0, 24},
                            binding::number(of([](auto& w) -> auto& { return w.demand.hoursPerDay; })), [](double) { return tr("h/day"); }});
    inference(new NumberRow{place(), {u"workload.demand.days_per_month"_s, name(QT_TR_NOOP("Days per month")), u"utilization"_s}, {}, {0, 31},
                            binding::number(of([](auto& w) -> auto& { return w.demand.daysPerMonth; })), [](double) { return tr("days"); }});
    inference(new CheckRow{place(), {u"workload.flash_attention"_s, name(QT_TR_NOOP("Flash attention")), u"flash_attention"_s},
                           binding::flag(of([](auto& w) -> auto& { return w.flashAttention; }))});
    auto* utilization = new NumberRow{place(), {u"workload.memory_utilization"_s, name(QT_TR_NOOP("Memory share")), u"vllm"_s},
                                      {NumberKind::decimal, 0, 1}, {1, 100},
                                      binding::number(of([](auto& w) -> auto& { return w.memoryUtilization; }), 100), [](double) { return tr("%"); }};
    utilization->setResettable(true);
    inference(utilization);
    inference(new NumberRow{place(), {u"workload.adapters"_s, name(QT_TR_NOOP("LoRA adapters")), u"lora"_s}, wholeNumber, {0, 1000},
                            binding::number(of([](auto& w) -> auto& { return w.adapters; }))});
}

void WorkloadDetails::buildTraining()
{
    const Session* s = &session();
    const auto name = [](const char* source) { return label<WorkloadDetails>(source); };
    const auto training = [this](auto* row) { add(row)->showWhen(whenTraining(&session(), true)); };
    const auto of = [s](auto get) { return binding::ofWorkload(s, get); };

    training(new NumberRow{place(), {u"workload.lora.rank"_s, name(QT_TR_NOOP("LoRA rank")), u"lora_rank"_s}, wholeNumber, {1, 4096},
                           binding::number(of([](auto& w) -> auto& { return w.lora.rank; }))});
    training(new NumberRow{place(), {u"workload.gradient_accumulation"_s, name(QT_TR_NOOP("Accumulation")), u"gradient_accumulation"_s},
                           wholeNumber, positiveCount, binding::number(of([](auto& w) -> auto& { return w.gradientAccumulation; })),
                           [](double) { return tr("steps"); }});
    training(new ChoiceRow{place(), {u"workload.checkpointing"_s, name(QT_TR_NOOP("Checkpointing")), u"activation_checkpointing"_s},
                           binding::word(of([](auto& w) -> auto& { return w.checkpointing; })),
                           [](const Project&) { return checkpointingChoices(); }});
    training(new ChoiceRow{place(), {u"workload.offload"_s, name(QT_TR_NOOP("Offload")), u"offload"_s},
                           binding::word(of([](auto& w) -> auto& { return w.offload; })), [](const Project&) { return offloadChoices(); }});
    training(new CheckRow{place(), {u"workload.packed"_s, name(QT_TR_NOOP("Packed sequences")), u"batch"_s},
                          binding::flag(of([](auto& w) -> auto& { return w.packed; }))});
}

} // namespace cabe
