// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/menus.h"

#include "app/window/icons.h"

#include <QActionGroup>
#include <QMainWindow>
#include <QMenuBar>

namespace cabe {

using namespace Qt::StringLiterals;

MenuSet::MenuSet(QMainWindow* window)
    : views{new QActionGroup{window}}, themes{new QActionGroup{window}}, languages{new QActionGroup{window}}, window_{window}
{
    buildFile();
    buildEdit();
    buildView();
    buildProject();
    buildHelp();
}

QMenu* MenuSet::addMenu(QMenu* parent, const char* title)
{
    QMenu* menu = parent ? parent->addMenu(QString{}) : window_->menuBar()->addMenu(QString{});
    menus_.emplace_back(menu, title);
    return menu;
}

QAction* MenuSet::add(QMenu* menu, const char* text, const QString& iconName, const QKeySequence& shortcut)
{
    auto* action = new QAction{window_};
    action->setShortcut(shortcut);
    if (!iconName.isEmpty())
        action->setIcon(icon(iconName));
    menu->addAction(action);
    window_->addAction(action);
    entries_.push_back({action, text});
    return action;
}

QAction* MenuSet::add(QMenu* menu, const char* text, const QString& iconName, QKeySequence::StandardKey shortcut)
{
    QAction* action = add(menu, text, iconName);
    action->setShortcuts(shortcut);
    return action;
}

QAction* MenuSet::addChoice(QMenu* menu, QActionGroup* group, const char* text, const QKeySequence& shortcut)
{
    QAction* action = add(menu, text, {}, shortcut);
    action->setCheckable(true);
    group->addAction(action);
    return action;
}

void MenuSet::buildFile()
{
    file = addMenu(nullptr, QT_TR_NOOP("&File"));
    create = add(file, QT_TR_NOOP("&New"), u"document-new"_s, QKeySequence::New);
    examples = addMenu(file, QT_TR_NOOP("New from &example"));
    open = add(file, QT_TR_NOOP("&Open…"), u"document-open"_s, QKeySequence::Open);
    openModel = add(file, QT_TR_NOOP("Use the model of a f&ile…"), u"import"_s, QKeySequence{Qt::CTRL | Qt::SHIFT | Qt::Key_O});
    openModelFolder = add(file, QT_TR_NOOP("&Use the model of a folder…"));
    recent = addMenu(file, QT_TR_NOOP("Open &recent"));
    recent->setIcon(icon(u"recent"_s));
    file->addSeparator();
    save = add(file, QT_TR_NOOP("&Save"), u"save"_s, QKeySequence::Save);
    saveAs = add(file, QT_TR_NOOP("Save &as…"), u"save-as"_s, QKeySequence{Qt::CTRL | Qt::SHIFT | Qt::Key_S});
    exporting = addMenu(file, QT_TR_NOOP("Ex&port"));
    exporting->setIcon(icon(u"export"_s));
    exportRanking = add(exporting, QT_TR_NOOP("&Ranking as CSV…"), u"table"_s);
    exportChart = add(exporting, QT_TR_NOOP("&Chart as SVG or PNG…"), u"chart"_s);
    file->addSeparator();
    askBeforeClosing = add(file, QT_TR_NOOP("As&k before closing unsaved work"));
    askBeforeClosing->setCheckable(true);
    close = add(file, QT_TR_NOOP("&Close"), u"close"_s, QKeySequence::Close);
    quit = add(file, QT_TR_NOOP("&Quit"), u"quit"_s, QKeySequence{Qt::CTRL | Qt::Key_Q});
    quit->setMenuRole(QAction::QuitRole);
}

void MenuSet::buildEdit()
{
    edit = addMenu(nullptr, QT_TR_NOOP("&Edit"));
    undo = add(edit, QT_TR_NOOP("&Undo"), u"undo"_s, QKeySequence::Undo);
    redo = add(edit, QT_TR_NOOP("&Redo"), u"redo"_s);
    redo->setShortcuts({QKeySequence{Qt::CTRL | Qt::SHIFT | Qt::Key_Z}, QKeySequence{Qt::CTRL | Qt::Key_Y}});
    edit->addSeparator();
    copyTable = add(edit, QT_TR_NOOP("&Copy the selected rows"), u"copy"_s, QKeySequence{Qt::CTRL | Qt::SHIFT | Qt::Key_C});
    copyMarkdown = add(edit, QT_TR_NOOP("Copy as &Markdown"), {}, QKeySequence{Qt::CTRL | Qt::SHIFT | Qt::Key_M});
    edit->addSeparator();
    find = add(edit, QT_TR_NOOP("&Find in the table…"), u"search"_s, QKeySequence::Find);
}

void MenuSet::buildView()
{
    view = addMenu(nullptr, QT_TR_NOOP("&View"));
    whichGpu = addChoice(view, views, QT_TR_NOOP("&Which GPU?"), QKeySequence{Qt::CTRL | Qt::Key_1});
    mine = addChoice(view, views, QT_TR_NOOP("What does &mine run?"), QKeySequence{Qt::CTRL | Qt::Key_2});
    cost = addChoice(view, views, QT_TR_NOOP("&Buy, rent or API?"), QKeySequence{Qt::CTRL | Qt::Key_3});
    view->addSeparator();
    columns = addMenu(view, QT_TR_NOOP("&Columns"));
    compactRows = add(view, QT_TR_NOOP("Compact &rows"));
    compactRows->setCheckable(true);
    rejected = add(view, QT_TR_NOOP("Options that &fell"), u"list"_s);
    view->addSeparator();
    theme = addMenu(view, QT_TR_NOOP("&Theme"));
    themeSystem = addChoice(theme, themes, QT_TR_NOOP("As the &system"));
    themeLight = addChoice(theme, themes, QT_TR_NOOP("&Light"));
    themeDark = addChoice(theme, themes, QT_TR_NOOP("&Dark"));
    language = addMenu(view, QT_TR_NOOP("&Language"));
    language->setIcon(icon(u"language"_s));
    // Each language is called by its own name, whatever the interface speaks.
    portuguese = addChoice(language, languages, "&Português (Brasil)");
    english = addChoice(language, languages, "&English");
    view->addSeparator();
    fullScreen = add(view, QT_TR_NOOP("F&ull screen"), {}, QKeySequence{Qt::Key_F11});
    fullScreen->setCheckable(true);
}

void MenuSet::buildProject()
{
    project = addMenu(nullptr, QT_TR_NOOP("&Project"));
    pin = add(project, QT_TR_NOOP("&Pin or unpin the option"), u"pin"_s, QKeySequence{Qt::CTRL | Qt::Key_D});
    why = add(project, QT_TR_NOOP("&Why?"), u"help"_s, QKeySequence{Qt::Key_F1});
    project->addSeparator();
    addStage = add(project, QT_TR_NOOP("&Add a stage"), u"plus"_s);
    renameStage = add(project, QT_TR_NOOP("&Rename the stage…"), u"edit"_s);
    duplicateStage = add(project, QT_TR_NOOP("&Duplicate the stage"), u"copy"_s);
    removeStage = add(project, QT_TR_NOOP("R&emove the stage"), u"trash"_s);
    nextStage = add(project, QT_TR_NOOP("&Next stage"), {}, QKeySequence{Qt::CTRL | Qt::Key_PageDown});
    previousStage = add(project, QT_TR_NOOP("Pre&vious stage"), {}, QKeySequence{Qt::CTRL | Qt::Key_PageUp});
}

void MenuSet::buildHelp()
{
    help = addMenu(nullptr, QT_TR_NOOP("&Help"));
    glossary = add(help, QT_TR_NOOP("&Glossary"), u"book"_s);
    about = add(help, QT_TR_NOOP("&About Cabe"), u"cabe"_s);
    about->setMenuRole(QAction::AboutRole);
    aboutQt = add(help, QT_TR_NOOP("About &Qt"));
    aboutQt->setMenuRole(QAction::AboutQtRole);
}

void MenuSet::retranslate()
{
    for (const auto& [menu, title] : menus_)
        menu->setTitle(tr(title));
    for (const Entry& entry : entries_) {
        const QString text = tr(entry.text);
        entry.action->setText(text);
        QString plain = text;
        plain.remove(u'&').remove(u'…');
        const QString keys = entry.action->shortcut().toString(QKeySequence::NativeText);
        entry.action->setToolTip(keys.isEmpty() ? plain : tr("%1 (%2)", "action, its keys").arg(plain, keys));
    }
}

void MenuSet::setUndoNames(const QString& undoName, const QString& redoName)
{
    undo->setEnabled(!undoName.isEmpty());
    redo->setEnabled(!redoName.isEmpty());
    undo->setText(undoName.isEmpty() ? tr("&Undo") : tr("&Undo: %1", "name of the change").arg(undoName));
    redo->setText(redoName.isEmpty() ? tr("&Redo") : tr("&Redo: %1", "name of the change").arg(redoName));
}

} // namespace cabe
