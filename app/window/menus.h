// SPDX-License-Identifier: GPL-3.0-or-later
// All actions of the window with their menus, icons and shortcuts. Mnemonics are unique within each menu in both languages.
#pragma once

#include "app/window/label.h"

#include <QAction>
#include <QMenu>

#include <vector>

class QActionGroup;
class QMainWindow;

namespace cabe {

class MenuSet
{
    Q_DECLARE_TR_FUNCTIONS(cabe::MenuSet)
public:
    explicit MenuSet(QMainWindow* window);

    void retranslate();
    // Names in the undo and redo entries; empty when there is nothing.
    void setUndoNames(const QString& undo, const QString& redo);

    QMenu *file, *examples, *recent, *exporting, *edit, *view, *columns, *theme, *language, *project, *help;
    QAction *create, *open, *openModel, *openModelFolder, *save, *saveAs, *exportChart, *exportRanking, *close, *quit;
    QAction *undo, *redo, *copyTable, *copyMarkdown, *find;
    QAction *whichGpu, *mine, *cost, *fullScreen, *compactRows, *rejected;
    QAction *themeSystem, *themeLight, *themeDark, *portuguese, *english;
    QAction *addStage, *renameStage, *duplicateStage, *removeStage, *nextStage, *previousStage, *pin, *why, *askBeforeClosing;
    QAction *glossary, *about, *aboutQt;
    QActionGroup *views, *themes, *languages;

private:
    struct Entry {
        QAction* action;
        const char* text;
    };
    QMenu* addMenu(QMenu* parent, const char* title);
    QAction* add(QMenu* menu, const char* text, const QString& icon = {}, const QKeySequence& shortcut = {});
    QAction* add(QMenu* menu, const char* text, const QString& icon, QKeySequence::StandardKey shortcut);
    QAction* addChoice(QMenu* menu, QActionGroup* group, const char* text, const QKeySequence& shortcut = {});
    void buildFile();
    void buildEdit();
    void buildView();
    void buildProject();
    void buildHelp();

    QMainWindow* window_;
    std::vector<Entry> entries_;
    std::vector<std::pair<QMenu*, const char*>> menus_;
};

} // namespace cabe
