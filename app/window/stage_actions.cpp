// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/stage_actions.h"

#include "app/window/session.h"

#include <QInputDialog>
#include <QLineEdit>

#include <algorithm>

namespace cabe {

namespace {

constexpr const char* context = "cabe::StageActions";

QString say(const char* text)
{
    return QCoreApplication::translate(context, text);
}

// "Stage 3", the first number that is free: plans refer to stages by name.
std::string freeName(const Project& project)
{
    for (std::size_t n = project.stages.size() + 1;; ++n) {
        const std::string name = say(QT_TRANSLATE_NOOP("cabe::StageActions", "Stage %1")).arg(n).toStdString();
        if (std::ranges::find(project.stages, name, &Stage::name) == project.stages.end())
            return name;
    }
}

void insertCopy(Session& session, const Label& name, bool asIs)
{
    const int at = session.stage() + 1;
    session.change(name, {}, [&](Project& p) {
        Stage copy = p.stages[std::size_t(session.stage())];
        copy.name = freeName(p);
        if (!asIs) {
            // A new stage asks about the same model; what follows from its task starts from the defaults.
            const ModelChoice model = copy.workload.model;
            copy.workload = Workload{};
            copy.workload.task = Task::inference;
            copy.workload.model = model;
        }
        p.stages.insert(p.stages.begin() + at, std::move(copy));
    });
    session.setStage(at);
}

} // namespace

void addStage(Session& session)
{
    insertCopy(session, {context, QT_TRANSLATE_NOOP("cabe::StageActions", "Add stage")}, false);
}

void duplicateStage(Session& session)
{
    insertCopy(session, {context, QT_TRANSLATE_NOOP("cabe::StageActions", "Duplicate stage")}, true);
}

void removeStage(Session& session)
{
    if (session.project().stages.size() < 2)
        return;
    session.change({context, QT_TRANSLATE_NOOP("cabe::StageActions", "Remove stage")}, {}, [&](Project& p) {
        const std::string name = p.stages[std::size_t(session.stage())].name;
        p.stages.erase(p.stages.begin() + session.stage());
        for (Plan& plan : p.plans)
            plan.stages.erase(name);
        std::erase_if(p.plans, [](const Plan& plan) { return plan.stages.empty(); });
    });
}

void renameStage(Session& session, QWidget* parent)
{
    const std::string before = session.project().stages[std::size_t(session.stage())].name;
    bool ok = false;
    const QString typed = QInputDialog::getText(parent, say(QT_TRANSLATE_NOOP("cabe::StageActions", "Rename stage")),
                                                say(QT_TRANSLATE_NOOP("cabe::StageActions", "Name of the stage")), QLineEdit::Normal,
                                                QString::fromStdString(before), &ok);
    const std::string name = typed.trimmed().toStdString();
    if (!ok || name.empty() || std::ranges::find(session.project().stages, name, &Stage::name) != session.project().stages.end())
        return;
    session.change({context, QT_TRANSLATE_NOOP("cabe::StageActions", "Rename stage")}, {}, [&](Project& p) {
        p.stages[std::size_t(session.stage())].name = name;
        for (Plan& plan : p.plans)
            if (auto entry = plan.stages.extract(before)) {
                entry.key() = name;
                plan.stages.insert(std::move(entry));
            }
    });
}

} // namespace cabe
