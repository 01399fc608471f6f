// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/speed_work.h"

#include <QElapsedTimer>

namespace cabe {

namespace {

// What takes longer is not repeated in the GUI thread.
constexpr double quickMs = 5;

} // namespace

// Everything that the thread touches is its own or shared.
struct SpeedWork::Task {
    int number = 0;
    std::shared_ptr<const Catalog> catalog;
    std::shared_ptr<const Answers> answers;
    std::vector<Assessment> assessments;
    std::vector<std::optional<SpeedProfile>> profiles;
    double milliseconds = 0;

    void execute()
    {
        QElapsedTimer timer;
        timer.start();
        if (auto result = speedProfiles(answers->complete, answers->stage, *catalog, assessments))
            profiles = std::move(*result);
        profiles.resize(assessments.size());
        milliseconds = double(timer.nsecsElapsed()) / 1e6;
    }
};

SpeedWork::SpeedWork(Session* session, QObject* parent) : QObject{parent}, session_{session}
{
    pool_.setMaxThreadCount(1);
}

SpeedWork::~SpeedWork()
{
    pool_.waitForDone();
}

void SpeedWork::ask(const std::vector<const Assessment*>& wanted)
{
    std::vector<Option> options;
    for (const Assessment* a : wanted)
        options.push_back(a->option);
    if (asked_ == session_->answers() && options == options_)
        return;
    asked_ = session_->answers();
    options_ = std::move(options);
    auto task = std::make_shared<Task>();
    task->number = ++number_;
    task->catalog = session_->sharedCatalog();
    task->answers = asked_;
    for (const Assessment* a : wanted)
        task->assessments.push_back(*a);
    if (milliseconds_ < quickMs) {
        task->execute();
        accept(*task);
        return;
    }
    busy_ = true;
    pool_.start([this, task] {
        task->execute();
        QMetaObject::invokeMethod(this, [this, task] {
            if (task->number != number_)
                return;     // overtaken
            accept(*task);
            Q_EMIT ready();
        }, Qt::QueuedConnection);
    });
}

void SpeedWork::accept(Task& task)
{
    busy_ = false;
    milliseconds_ = task.milliseconds;
    rows_.clear();
    for (std::size_t i = 0; i < task.assessments.size(); ++i)
        rows_.push_back({std::move(task.assessments[i]), std::move(task.profiles[i])});
}

} // namespace cabe
