// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session.h"

#include <QElapsedTimer>
#include <QThreadPool>
#include <QTimer>
#include <QUndoStack>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <utility>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

// A run that took less than this is repeated in the GUI thread: the answer is there before the next frame.
constexpr double shortRunMs = 8;
// Earlier results are dimmed only when a run lasts longer than this.
constexpr int noticeMs = 50;
constexpr int progressMs = 50;
constexpr int rankedRows = 200;
constexpr int mergeId = 1;

std::optional<Option> firstAcceptable(const std::vector<Ranked>& ranked)
{
    const auto it = std::ranges::find_if(ranked, [](const Ranked& r) { return r.assessment.acceptable && r.assessment.cost; });
    return it == ranked.end() ? std::nullopt : std::optional{it->assessment.option};
}

// The options that stand on one time axis: the pinned ones; a way without one is represented by its best.
std::vector<Option> optionsToCompare(const Project& project, const Recommendation& recommendation)
{
    std::vector<Option> options = project.options;
    const auto add = [&](Way way, const std::vector<Ranked>& ranked) {
        if (std::ranges::any_of(project.options, [way](const Option& o) { return o.way() == way; }))
            return;
        if (auto best = firstAcceptable(ranked))
            options.push_back(std::move(*best));
    };
    add(Way::own, recommendation.own);
    add(Way::rent, recommendation.rent);
    add(Way::api, recommendation.api);
    return options;
}

// The cards of the computer as an option: equal ones are counted, others listed.
Option ownedOption(const std::vector<std::string>& ids)
{
    Option option;
    std::vector<GpuChoice> cards;
    const bool equal = std::ranges::all_of(ids, [&](const std::string& id) { return id == ids.front(); });
    for (const std::string& id : ids) {
        cards.emplace_back().id = id;
        if (equal)
            break;
    }
    option.what = std::move(cards);
    if (equal && ids.size() > 1)
        option.count = int(ids.size());
    option.price = MoneyInput{};    // it is there: nothing is bought
    return option;
}

// Plans name options by their index.
void removeOption(Project& project, int index)
{
    project.options.erase(project.options.begin() + index);
    for (Plan& plan : project.plans) {
        std::erase_if(plan.stages, [index](const auto& entry) { return entry.second == index; });
        for (auto& [stage, option] : plan.stages)
            option -= option > index ? 1 : 0;
    }
    std::erase_if(project.plans, [](const Plan& plan) { return plan.stages.empty(); });
}

// An exact size belongs to one file: another model or format leaves it behind.
void dropStaleSizes(const Project& before, Project& after)
{
    for (std::size_t i = 0; i < std::min(before.stages.size(), after.stages.size()); ++i) {
        const Workload& was = before.stages[i].workload;
        Workload& is = after.stages[i].workload;
        if (is.weightsBytes == was.weightsBytes && !(is.model == was.model && is.weights == was.weights))
            is.weightsBytes.reset();
    }
}

} // namespace

// One run of the engine: what it works on, how to stop it, what came out.
struct Session::Run {
    std::shared_ptr<const Catalog> catalog;
    Project project;
    int stage = 0;
    bool comparing = false;
    std::function<void(int, int)> progress;
    std::atomic_bool cancelled = false;

    std::shared_ptr<Answers> answers;
    std::optional<Error> fault;

    std::mutex mutex;
    std::condition_variable finished;
    bool done = false;

    void execute()
    {
        QElapsedTimer timer;
        timer.start();
        compute();
        if (answers)
            answers->milliseconds = double(timer.nsecsElapsed()) / 1e6;
        const std::lock_guard lock{mutex};
        done = true;
        finished.notify_all();
    }

private:
    void compute();
    [[nodiscard]] PinnedAnswer answerFor(const CompleteProject& complete, const Option& option) const;
    void assessPinned(Answers& out) const;
    void compareOptions(Answers& out) const;
};

void Session::Run::compute()
{
    auto complete = cabe::complete(project, *catalog);
    if (!complete) {
        fault = complete.error();
        return;
    }
    RecommendOptions options;
    options.top = rankedRows;
    options.cancelled = &cancelled;
    options.progress = progress;
    auto recommendation = recommend(*complete, stage, *catalog, options);
    if (!recommendation) {
        fault = recommendation.error();
        return;
    }
    auto out = std::make_shared<Answers>();
    out->complete = std::move(*complete);
    out->stage = stage;
    out->recommendation = std::move(*recommendation);
    if (!cancelled)
        assessPinned(*out);
    if (!cancelled && comparing)
        compareOptions(*out);
    answers = std::move(out);
}

PinnedAnswer Session::Run::answerFor(const CompleteProject& complete, const Option& option) const
{
    PinnedAnswer answer{option, {}, {}};
    if (auto assessment = assess(complete, stage, option, *catalog, {.explain = false}))
        answer.assessment = std::move(*assessment);
    else
        answer.error = assessment.error();
    return answer;
}

void Session::Run::assessPinned(Answers& out) const
{
    for (const Option& option : project.options)
        out.pinned.push_back(answerFor(out.complete, option));
    if (const auto& there = *out.complete.project.site.host.gpus; !there.empty())
        out.mine = answerFor(out.complete, ownedOption(there));
}

void Session::Run::compareOptions(Answers& out) const
{
    CompleteProject compared = out.complete;
    compared.project.options = optionsToCompare(project, out.recommendation);
    compared.project.stages = {compared.project.stages[std::size_t(stage)]};
    compared.project.plans.clear();
    if (compared.project.options.empty())
        return;
    for (const Option& option : compared.project.options)
        out.compared.push_back(answerFor(out.complete, option));
    if (auto comparison = compare(compared, *catalog))
        out.comparison = std::move(*comparison);
    else
        out.comparisonError = comparison.error();
}

struct Session::Worker {
    QThreadPool pool;
    Worker() { pool.setMaxThreadCount(1); }
};

// Documents are small values: a step keeps both, so undoing cannot go wrong whatever the edit did.
class ProjectCommand final : public QUndoCommand
{
public:
    ProjectCommand(Session& session, Project before, Project after, Label name, QString mergeKey)
        : session_{session}, before_{std::move(before)}, after_{std::move(after)}, name_{name}, mergeKey_{std::move(mergeKey)}
    {
    }
    [[nodiscard]] QString name() const { return name_(); }

    void undo() override { apply(before_); }
    void redo() override { apply(after_); }
    int id() const override { return mergeKey_.isEmpty() ? -1 : mergeId; }
    bool mergeWith(const QUndoCommand* next) override
    {
        const auto* other = static_cast<const ProjectCommand*>(next);   // same id, so the same class
        if (other->mergeKey_ != mergeKey_)
            return false;
        after_ = other->after_;
        setObsolete(after_ == before_);
        return true;
    }

private:
    void apply(const Project& project)
    {
        session_.project_ = project;
        session_.documentChanged();
    }

    Session& session_;
    Project before_, after_;
    Label name_;
    QString mergeKey_;
};

Session::Session(std::shared_ptr<const Catalog> catalog, QObject* parent)
    : QObject{parent}, catalog_{std::move(catalog)}, undo_{new QUndoStack{this}}, noticeTimer_{new QTimer{this}}, worker_{std::make_unique<Worker>()}
{
    // Forms ask for the current stage as soon as they are built, before a document is open.
    Stage first;
    first.workload.task = Task::inference;
    project_.stages.push_back(std::move(first));
    noticeTimer_->setSingleShot(true);
    noticeTimer_->setInterval(noticeMs);
    connect(noticeTimer_, &QTimer::timeout, this, [this] {
        if (run_ && !busyShown_) {
            busyShown_ = true;
            Q_EMIT busyChanged(true);
        }
    });
}

Session::~Session()
{
    undo_->disconnect();    // its last signals would find windows that are half gone
    if (run_)
        run_->cancelled = true;
    worker_->pool.waitForDone();
}

void Session::change(const Label& name, const QString& mergeKey, const std::function<void(Project&)>& edit)
{
    Project after = project_;
    edit(after);
    dropStaleSizes(project_, after);
    if (after == project_)
        return;
    undo_->push(new ProjectCommand{*this, project_, std::move(after), name, mergeKey});
}

void Session::setProject(Project project)
{
    undo_->clear();
    project_ = std::move(project);
    stage_ = 0;
    chosen_.reset();
    fieldFaults_.clear();
    Q_EMIT stageChanged(stage_);
    documentChanged();
}

QString Session::undoName() const
{
    const auto* command = undo_->command(undo_->index() - 1);
    return command ? static_cast<const ProjectCommand*>(command)->name() : QString{};
}

QString Session::redoName() const
{
    const auto* command = undo_->command(undo_->index());
    return command ? static_cast<const ProjectCommand*>(command)->name() : QString{};
}

void Session::setStage(int index)
{
    if (index == stage_ || index < 0 || index >= int(project_.stages.size()))
        return;
    stage_ = index;
    Q_EMIT stageChanged(stage_);
    documentChanged();
}

void Session::setFieldFault(const QString& key, const std::optional<Label>& field)
{
    if (field)
        fieldFaults_.insert(key, *field);
    else if (fieldFaults_.remove(key) == 0)
        return;
    Q_EMIT fieldFaultsChanged();
}

void Session::setComparing(bool on)
{
    if (comparing_ == on)
        return;
    comparing_ = on;
    if (on && !(answers_ && answers_->comparison))
        restart();
}

bool Session::busy() const
{
    return run_ != nullptr;
}

void Session::documentChanged()
{
    // Undo may have taken away the stage that is shown.
    const int last = std::max(0, int(project_.stages.size()) - 1);
    if (stage_ > last) {
        stage_ = last;
        Q_EMIT stageChanged(stage_);
    }
    Q_EMIT projectChanged();
    restart();
}

void Session::restart()
{
    if (run_)
        run_->cancelled = true;
    run_.reset();
    if (project_.stages.empty())
        return;
    auto run = std::make_shared<Run>();
    run->catalog = catalog_;
    run->project = project_;
    run->stage = stage_;
    run->comparing = comparing_;
    if (lastMilliseconds_ < shortRunMs) {
        run->execute();
        accept(*run);
        return;
    }
    QElapsedTimer sinceLast;
    sinceLast.start();
    run->progress = [this, weak = std::weak_ptr{run}, sinceLast](int done, int total) mutable {
        if (sinceLast.elapsed() < progressMs)
            return;
        sinceLast.restart();
        if (const auto self = weak.lock(); self && !self->cancelled)
            QMetaObject::invokeMethod(this, [this, done, total] { Q_EMIT progress(done, total); }, Qt::QueuedConnection);
    };
    run_ = run;
    noticeTimer_->start();
    worker_->pool.start([this, run] {
        run->execute();
        QMetaObject::invokeMethod(this, [this, run] { finish(run); }, Qt::QueuedConnection);
    });
}

void Session::finish(const std::shared_ptr<Run>& run)
{
    if (run != run_)
        return;     // overtaken by a later edit, or taken by waitForAnswers()
    run_.reset();
    accept(*run);
}

void Session::accept(const Run& run)
{
    noticeTimer_->stop();
    if (busyShown_) {
        busyShown_ = false;
        Q_EMIT busyChanged(false);
    }
    fault_ = run.fault;
    std::shared_ptr<const Answers> old;
    if (run.answers) {
        old = std::exchange(answers_, run.answers);
        lastMilliseconds_ = answers_->milliseconds;
        reselect();
    }
    Q_EMIT answersChanged();
    // Thousands of small parts: when no view holds them any more they are let go beside the painting.
    if (old)
        worker_->pool.start([last = std::move(old)]() mutable { last.reset(); });
}

void Session::cancel()
{
    if (!run_)
        return;
    run_->cancelled = true;
    run_.reset();
    noticeTimer_->stop();
    if (busyShown_) {
        busyShown_ = false;
        Q_EMIT busyChanged(false);
    }
}

bool Session::waitForAnswers(int milliseconds)
{
    const auto run = run_;
    if (!run)
        return true;
    {
        std::unique_lock lock{run->mutex};
        if (!run->finished.wait_for(lock, std::chrono::milliseconds{milliseconds}, [&] { return run->done; }))
            return false;
    }
    run_.reset();
    accept(*run);
    return true;
}

void Session::select(int row)
{
    if (!answers_)
        return;
    const auto& own = answers_->recommendation.own;
    const int valid = row >= 0 && row < int(own.size()) ? row : -1;
    chosen_ = valid > 0 ? std::optional{own[std::size_t(valid)].assessment.option} : std::nullopt;
    if (valid == selected_)
        return;
    selected_ = valid;
    Q_EMIT selectionChanged(selected_);
}

void Session::reselect()
{
    const auto& own = answers_->recommendation.own;
    selected_ = own.empty() ? -1 : 0;
    if (!chosen_)
        return;
    const auto it = std::ranges::find_if(own, [this](const Ranked& r) { return sameHardware(r.assessment.option, *chosen_); });
    if (it != own.end())
        selected_ = int(it - own.begin());
}

const Ranked* Session::selectedRanked() const
{
    if (!answers_ || selected_ < 0 || selected_ >= int(answers_->recommendation.own.size()))
        return nullptr;
    return &answers_->recommendation.own[std::size_t(selected_)];
}

int Session::pinnedIndex(const Option& option) const
{
    const auto it = std::ranges::find_if(project_.options, [&](const Option& o) { return sameHardware(o, option); });
    return it == project_.options.end() ? -1 : int(it - project_.options.begin());
}

void Session::togglePin(const Option& option)
{
    const int index = pinnedIndex(option);
    if (index >= 0)
        change(label<Session>(QT_TR_NOOP("Unpin option")), {}, [index](Project& p) { removeOption(p, index); });
    else
        change(label<Session>(QT_TR_NOOP("Pin option")), {}, [&option](Project& p) { p.options.push_back(option); });
}

bool sameHardware(const Option& a, const Option& b)
{
    return a.what == b.what && a.count.value == b.count.value && a.used.value_or(false) == b.used.value_or(false) && a.mode == b.mode
           && a.name == b.name;
}

} // namespace cabe
