// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document_control.h"

#include "app/text/language.h"
#include "app/window/session.h"

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUndoStack>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

const QString suffix = u".cabe"_s;

// A document that asks nothing yet: one stage with the student's model, so that there is something to answer.
Project emptyProject()
{
    Project project;
    Stage stage;
    stage.name = DocumentControl::tr("Stage 1").toStdString();
    stage.workload.task = Task::inference;
    stage.workload.model.id = "llama-3.1-8b";
    project.stages.push_back(stage);
    project.currency = std::string{currentLanguage() == u"pt-BR" ? "BRL" : "USD"};
    if (currentLanguage() != u"pt-BR")
        project.site.country = std::string{"US"};
    return project;
}

} // namespace

DocumentControl::DocumentControl(Session* session, Settings* settings, Dialogs dialogs, QObject* parent)
    : QObject{parent}, session_{session}, settings_{settings}, dialogs_{std::move(dialogs)},
      recovery_{new Recovery{session, Recovery::standardFolder(), this}}
{
    connect(session_->undoStack(), &QUndoStack::cleanChanged, this, &DocumentControl::nameChanged);
    connect(session_, &Session::projectChanged, this, &DocumentControl::nameChanged);
}

QString DocumentControl::shownName() const
{
    if (!path_.isEmpty())
        return QFileInfo{path_}.fileName();
    const QString name = QString::fromStdString(*session_->project().name);
    return name.isEmpty() ? tr("Untitled") : name;
}

bool DocumentControl::isModified() const
{
    return recoveredUnsaved_ || !session_->undoStack()->isClean();
}

// Unsaved work is saved, given up or kept; false: go on with it.
bool DocumentControl::settle()
{
    if (!isModified())
        return true;
    switch (dialogs_.unsaved(shownName())) {
    case UnsavedAnswer::save: return save();
    case UnsavedAnswer::discard: return true;
    case UnsavedAnswer::cancel: return false;
    }
    return false;
}

void DocumentControl::take(Project project, const QString& path, bool hasComments)
{
    recovery_->clear();
    path_ = path;
    hasComments_ = hasComments;
    recoveredUnsaved_ = false;
    recovery_->setPath(path);
    settings_->setLastFile(path);
    session_->setProject(std::move(project));
    Q_EMIT nameChanged();
    Q_EMIT opened();
}

bool DocumentControl::newDocument()
{
    if (!settle())
        return false;
    take(emptyProject(), {}, false);
    return true;
}

bool DocumentControl::openExample(const QString& id)
{
    if (!settle())
        return false;
    auto result = readDocument(exampleText(id, currentLanguage()), id + suffix);
    if (auto* fault = std::get_if<OpenFault>(&result)) {
        Q_EMIT openFailed(*fault);
        return false;
    }
    take(std::move(std::get<OpenedDocument>(result).project), {}, false);
    return true;
}

QString DocumentControl::folder() const
{
    const QString last = settings_->lastFolder();
    return !last.isEmpty() && QFileInfo::exists(last) ? last : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

bool DocumentControl::open()
{
    const QString path = dialogs_.openFile(folder());
    return !path.isEmpty() && openPath(path);
}

bool DocumentControl::openPath(const QString& path)
{
    return settle() && load(path);
}

bool DocumentControl::load(const QString& path)
{
    auto result = openDocument(path);
    if (auto* fault = std::get_if<OpenFault>(&result)) {
        Q_EMIT openFailed(*fault);
        return false;
    }
    auto& document = std::get<OpenedDocument>(result);
    settings_->setLastFolder(QFileInfo{path}.absolutePath());
    settings_->addRecentFile(path);
    Q_EMIT recentChanged();
    const int documents = document.documents;
    // A file with several documents must not be overwritten by one of them.
    take(std::move(document.project), documents > 1 ? QString{} : QFileInfo{path}.absoluteFilePath(), document.hasComments);
    if (documents > 1)
        Q_EMIT noticed(tr("The file holds %Ln documents; this is a copy of the first.", nullptr, documents));
    return true;
}

bool DocumentControl::save()
{
    return path_.isEmpty() ? saveAs() : write(path_);
}

bool DocumentControl::saveAs()
{
    const QString name = QString::fromStdString(*session_->project().name);
    const QString suggested = !path_.isEmpty() ? path_ : folder() + u'/' + (name.isEmpty() ? tr("Untitled") : name) + suffix;
    QString path = dialogs_.saveFile(suggested);
    if (path.isEmpty())
        return false;
    if (QFileInfo{path}.suffix().isEmpty())
        path += suffix;
    if (path != path_)
        hasComments_ = false;   // the file that has them stays as it is
    return write(path);
}

bool DocumentControl::write(const QString& path)
{
    if (hasComments_) {
        if (!dialogs_.overwriteComments(QFileInfo{path}.fileName()))
            return false;
        if (const auto fault = keepBackup(path)) {
            Q_EMIT saveFailed(*fault);
            return false;
        }
    }
    if (const auto fault = saveDocument(path, session_->project())) {
        Q_EMIT saveFailed(*fault);
        return false;
    }
    path_ = QFileInfo{path}.absoluteFilePath();
    hasComments_ = false;
    recoveredUnsaved_ = false;
    recovery_->clear();
    recovery_->setPath(path_);
    session_->undoStack()->setClean();
    settings_->setLastFolder(QFileInfo{path_}.absolutePath());
    settings_->setLastFile(path_);
    settings_->addRecentFile(path_);
    Q_EMIT recentChanged();
    Q_EMIT nameChanged();
    return true;
}

bool DocumentControl::mayClose()
{
    if (!isModified()) {
        recovery_->clear();
        return true;
    }
    if (!settings_->askBeforeClosing()) {
        recovery_->flush();     // it comes back by itself
        return true;
    }
    if (!settle())
        return false;
    recovery_->clear();
    return true;
}

void DocumentControl::start(const QStringList& files)
{
    const auto left = recovery_->leftBehind();
    if (!files.isEmpty() ? load(files.first()) : (!settings_->lastFile().isEmpty() && QFileInfo::exists(settings_->lastFile()) && load(settings_->lastFile()))) {
        // Opened; work left behind is still offered below.
    } else {
        openExample(exampleIds().first());
    }
    if (left.empty() || !files.isEmpty())
        return;
    auto result = readDocument(left.front().text, shownName());
    if (auto* document = std::get_if<OpenedDocument>(&result)) {
        recovered_ = left.front();
        take(std::move(document->project), recovered_->originalPath, false);
        recoveredUnsaved_ = true;
        Q_EMIT nameChanged();
        Q_EMIT recoveredWork(recovered_->when);
    }
}

void DocumentControl::keepRecovered()
{
    if (!recovered_)
        return;
    // From now on the running window's own entry holds it.
    recovery_->store();
    recovery_->discard(recovered_->id);
    recovered_.reset();
}

void DocumentControl::discardRecovered()
{
    if (!recovered_)
        return;
    recovery_->discard(recovered_->id);
    const QString path = recovered_->originalPath;
    recovered_.reset();
    recoveredUnsaved_ = false;
    session_->undoStack()->setClean();
    if (path.isEmpty() || !QFileInfo::exists(path) || !load(path))
        openExample(exampleIds().first());
}

// --- examples ---

QStringList exampleIds()
{
    return {u"student"_s, u"startup"_s, u"lab"_s, u"company"_s};
}

QString exampleName(const QString& id)
{
    if (id == u"student")
        return DocumentControl::tr("Student: a first card");
    if (id == u"startup")
        return DocumentControl::tr("Startup: from test to production");
    if (id == u"lab")
        return DocumentControl::tr("Research lab: fine-tuning");
    return DocumentControl::tr("Company: answering customers");
}

QByteArray exampleText(const QString& id, const QString& language)
{
    QFile file{u":/examples/%1.%2.cabe"_s.arg(id, language == u"pt-BR" ? u"pt-BR"_s : u"en"_s)};
    const bool found = file.open(QIODevice::ReadOnly);
    Q_ASSERT(found);
    return found ? file.readAll() : QByteArray{};
}

} // namespace cabe
