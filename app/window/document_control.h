// SPDX-License-Identifier: GPL-3.0-or-later
// The life of a document: new, examples, open, save, unsaved work, recovery. Asks through Dialogs, so that tests need no real ones.
#pragma once

#include "app/window/document_file.h"
#include "app/window/recovery.h"
#include "app/window/settings.h"

#include <QObject>

#include <functional>

namespace cabe {

class Session;

enum class UnsavedAnswer { save, discard, cancel };

struct Dialogs {
    std::function<QString(const QString& folder)> openFile;
    std::function<QString(const QString& suggested)> saveFile;
    std::function<UnsavedAnswer(const QString& name)> unsaved;
    std::function<bool(const QString& name)> overwriteComments;     // the file has comments that saving loses; false: do not save
};

class DocumentControl : public QObject
{
    Q_OBJECT
public:
    DocumentControl(Session* session, Settings* settings, Dialogs dialogs, QObject* parent = nullptr);

    [[nodiscard]] const QString& path() const { return path_; }
    // "Chatbot pilot.cabe", or the project's name, or "Untitled".
    [[nodiscard]] QString shownName() const;
    [[nodiscard]] bool isModified() const;

    // Each asks about unsaved work first where it would be lost; false when nothing was done.
    bool newDocument();
    bool openExample(const QString& id);
    bool open();
    bool openPath(const QString& path);
    bool save();
    bool saveAs();
    bool mayClose();

    // What is shown at the start: the file of the last time, or the first example. Says what was left behind by a crash.
    void start(const QStringList& files);
    void keepRecovered();
    void discardRecovered();
    [[nodiscard]] const std::optional<RecoveredDocument>& recovered() const { return recovered_; }

Q_SIGNALS:
    void nameChanged();             // path, name or "modified"
    void openFailed(const OpenFault& fault);
    void saveFailed(const SaveFault& fault);
    void opened();
    void noticed(const QString& sentence);
    void recoveredWork(const QDateTime& when);
    void recentChanged();

private:
    bool settle();
    bool load(const QString& path);
    void take(Project project, const QString& path, bool hasComments);
    bool write(const QString& path);
    [[nodiscard]] QString folder() const;

    Session* session_;
    Settings* settings_;
    Dialogs dialogs_;
    Recovery* recovery_;
    QString path_;
    bool hasComments_ = false;
    bool recoveredUnsaved_ = false;     // shown from recovery: counts as modified though the undo stack is new
    std::optional<RecoveredDocument> recovered_;
};

// The examples of resources/examples in the order of the menu, and one of them in a language.
[[nodiscard]] QStringList exampleIds();
[[nodiscard]] QString exampleName(const QString& id);
[[nodiscard]] QByteArray exampleText(const QString& id, const QString& language);

} // namespace cabe
