// SPDX-License-Identifier: GPL-3.0-or-later
// One open project in the window: the document, its undo stack, and the latest answers. Forms ask it to change the document, views show what it
// answers; it computes nothing itself, it calls the engine (off the GUI thread when that takes long).
#pragma once

#include "app/window/label.h"
#include "engine/advice/advice.h"

#include <QMap>
#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QTimer;
class QUndoStack;

namespace cabe {

// An option of the document (a pinned one) and what it came to.
struct PinnedAnswer {
    Option option;
    std::optional<Assessment> assessment;
    std::optional<Error> error;
};

// What one run of the engine answered for the current stage.
struct Answers {
    CompleteProject complete;
    int stage = 0;
    Recommendation recommendation;
    std::vector<PinnedAnswer> pinned;       // in the order of the document's options
    std::optional<PinnedAnswer> mine;       // the cards that are there already, when the document names some
    std::optional<Comparison> comparison;   // when asked for: of `compared`, the pinned options or else the best of each way
    std::vector<PinnedAnswer> compared;     // with their costs in parts, in the order of the comparison
    std::optional<Error> comparisonError;
    double milliseconds = 0;
};

class Session : public QObject
{
    Q_OBJECT
public:
    explicit Session(std::shared_ptr<const Catalog> catalog, QObject* parent = nullptr);
    ~Session() override;

    [[nodiscard]] const Catalog& catalog() const { return *catalog_; }
    // For work on another thread, which may outlive the session.
    [[nodiscard]] const std::shared_ptr<const Catalog>& sharedCatalog() const { return catalog_; }
    [[nodiscard]] const Project& project() const { return project_; }
    [[nodiscard]] QUndoStack* undoStack() const { return undo_; }

    // Makes `edit` one undoable step named `name` ("Context"); steps with the same non-empty mergeKey that follow each other are one.
    void change(const Label& name, const QString& mergeKey, const std::function<void(Project&)>& edit);
    // Opens another document; the undo stack starts anew.
    void setProject(Project project);
    // What undo or redo would change, in the interface language of now; empty when there is nothing.
    [[nodiscard]] QString undoName() const;
    [[nodiscard]] QString redoName() const;

    [[nodiscard]] int stage() const { return stage_; }
    void setStage(int index);

    // The latest answers; older than the document while busy(); null before the first.
    [[nodiscard]] const std::shared_ptr<const Answers>& answers() const { return answers_; }
    // Why the document cannot be assessed now (the last answers stay): empty when it can.
    [[nodiscard]] const std::optional<Error>& fault() const { return fault_; }
    [[nodiscard]] bool busy() const;
    void cancel();
    // Waits for the run in progress; false when it takes longer.
    bool waitForAnswers(int milliseconds);

    // A field whose text is no valid value: the last valid one stays in force. A null label clears it.
    void setFieldFault(const QString& key, const std::optional<Label>& field);
    [[nodiscard]] const QMap<QString, Label>& fieldFaults() const { return fieldFaults_; }

    // Whether the comparison on a time axis is wanted (it is left out while no view shows it).
    void setComparing(bool on);

    // The ranked row (index into recommendation.own) that the details show; -1: none. It stays with its hardware when answers change.
    [[nodiscard]] int selected() const { return selected_; }
    void select(int row);
    [[nodiscard]] const Ranked* selectedRanked() const;
    // Index in the document's options of the same hardware, or -1.
    [[nodiscard]] int pinnedIndex(const Option& option) const;
    void togglePin(const Option& option);

Q_SIGNALS:
    void projectChanged();      // the document changed (edit, undo, redo, open)
    void answersChanged();      // new answers or a new fault
    void busyChanged(bool busy);    // only when a run lasts longer than an eye notices
    void progress(int done, int total);
    void stageChanged(int index);
    void selectionChanged(int row);
    void fieldFaultsChanged();

private:
    struct Run;
    void documentChanged();
    void restart();
    void finish(const std::shared_ptr<Run>& run);
    void accept(const Run& run);
    void reselect();

    std::shared_ptr<const Catalog> catalog_;
    Project project_;
    QUndoStack* undo_ = nullptr;
    int stage_ = 0;
    int selected_ = -1;
    std::optional<Option> chosen_;      // what the user selected; none: the first row
    bool comparing_ = false;
    double lastMilliseconds_ = 1e9;     // unknown: as if long
    std::shared_ptr<const Answers> answers_;
    std::optional<Error> fault_;
    std::shared_ptr<Run> run_;
    QTimer* noticeTimer_ = nullptr;
    bool busyShown_ = false;
    QMap<QString, Label> fieldFaults_;
    struct Worker;
    std::unique_ptr<Worker> worker_;

    friend class ProjectCommand;
};

// The same hardware, whatever its format or price: rows of a ranking are recognized by it.
[[nodiscard]] bool sameHardware(const Option& a, const Option& b);

} // namespace cabe
