// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/charts/chart_view.h"
#include "app/cost/cost_view.h"
#include "app/forms/form_panel.h"
#include "app/results/detail_tabs.h"
#include "app/results/mine_view.h"
#include "app/results/ranking_panel.h"
#include "app/results/results_view.h"
#include "app/text/language.h"
#include "app/window/appearance.h"
#include "app/window/dialogs.h"
#include "app/window/icons.h"
#include "app/window/menus.h"
#include "app/window/session.h"
#include "app/window/stage_actions.h"
#include "app/window/status_line.h"
#include "app/window/words.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QLabel>
#include <QMenuBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QUndoStack>
#include <QUrl>
#include <QVBoxLayout>

namespace cabe {

using namespace Qt::StringLiterals;

MainWindow::MainWindow(std::shared_ptr<const Catalog> catalog, Settings* settings, Appearance* appearance, QWidget* parent)
    : MainWindow{std::move(catalog), settings, appearance, realDialogs(this), parent}
{
}

MainWindow::MainWindow(std::shared_ptr<const Catalog> catalog, Settings* settings, Appearance* appearance, Dialogs dialogs, QWidget* parent)
    : QMainWindow{parent}, settings_{settings}, appearance_{appearance}, session_{new Session{std::move(catalog), this}},
      document_{new DocumentControl{session_, settings, std::move(dialogs), this}}, menus_{std::make_unique<MenuSet>(this)}
{
    setMinimumSize(dp(size::minimumWidth), dp(size::minimumHeight));
    setAcceptDrops(true);
    connectDocument();
}

MainWindow::~MainWindow() = default;

void MainWindow::build()
{
    name_ = new QLabel{menuBar()};
    name_->setForegroundRole(QPalette::PlaceholderText);
    name_->setFont(uiFont(TextSize::note));
    name_->setContentsMargins(0, 0, dp(16), 0);
    header_ = new HeaderBar{session_, menus_->undo, menus_->redo, menus_->addStage, menus_->exporting, this};
    forms_ = new FormPanel{session_};
    results_ = new ResultsView{session_};
    splitter_ = new QSplitter{Qt::Horizontal};
    splitter_->setHandleWidth(1);
    splitter_->setChildrenCollapsible(false);
    splitter_->addWidget(forms_);
    pages_ = new QStackedWidget;
    pages_->addWidget(results_);
    splitter_->addWidget(pages_);
    splitter_->setStretchFactor(0, 0);
    splitter_->setStretchFactor(1, 1);
    forms_->setMinimumWidth(dp(size::formNarrow));
    splitter_->setSizes({dp(size::form), dp(970)});
    auto* central = new QWidget{this};
    auto* column = new QVBoxLayout{central};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(header_);
    column->addWidget(splitter_, 1);
    setCentralWidget(central);
    status_ = new StatusLine{session_, this};
    setStatusBar(status_);
}

// What the document says while the window is not built yet is shown when it is.
void MainWindow::say(std::function<void()> what)
{
    if (built_)
        what();
    else
        unsaid_.push_back(std::move(what));
}

void MainWindow::connectDocument()
{
    connect(document_, &DocumentControl::nameChanged, this, [this] { say([this] { showName(); }); });
    connect(document_, &DocumentControl::openFailed, this, [this](const OpenFault& fault) { say([this, fault] { showOpenFault(fault); }); });
    connect(document_, &DocumentControl::saveFailed, this, [this](const SaveFault& fault) {
        results_->notice()->show(Tone::bad, u"does-not-fit"_s, tr("“%1” could not be saved: %2. Your work is kept here.").arg(fault.path, fault.reason),
                                 {{tr("Save as…"), [this] { document_->saveAs(); }}});
    });
    connect(document_, &DocumentControl::noticed, this,
            [this](const QString& text) { say([this, text] { results_->notice()->show(Tone::accent, u"document"_s, text); }); });
    connect(document_, &DocumentControl::recoveredWork, this, [this](const QDateTime& when) { say([this, when] { showRecovered(when); }); });
    connect(document_, &DocumentControl::opened, this, [this] { say([this] { results_->notice()->hide(); }); });
    connect(document_, &DocumentControl::recentChanged, this, [this] { say([this] { fillRecent(); }); });
}

void MainWindow::showRecovered(const QDateTime& when)
{
    const QString time = uiFormat().locale().toString(when.time(), QLocale::ShortFormat);
    results_->notice()->show(Tone::accent, u"reset"_s, tr("Cabe closed without saving at %1. Everything you typed was recovered.").arg(time),
                             {{tr("Keep"), [this] { document_->keepRecovered(); }}, {tr("Discard"), [this] { document_->discardRecovered(); }}});
}

void MainWindow::connectParts()
{
    connect(header_, &HeaderBar::viewChosen, this, &MainWindow::setView);
    connect(header_, &HeaderBar::stageMenuWanted, this, [this](int stage, const QPoint& at) {
        session_->setStage(stage);
        QMenu menu{this};
        menu.addActions({menus_->renameStage, menus_->duplicateStage, menus_->removeStage});
        menu.exec(at);
    });
    connect(results_, &ResultsView::exportWanted, this, &MainWindow::exportChart);
    connect(results_, &ResultsView::bodyBuilt, this, &MainWindow::restoreBody);
    connect(session_->undoStack(), &QUndoStack::indexChanged, this, &MainWindow::showUndo);
    const auto allowRemoving = [this] { menus_->removeStage->setEnabled(session_->project().stages.size() > 1); };
    connect(session_, &Session::projectChanged, this, allowRemoving);
    allowRemoving();
}

void MainWindow::connectMenus()
{
    const auto run = [this](QAction* action, auto&& slot) { connect(action, &QAction::triggered, this, slot); };
    run(menus_->create, [this] { document_->newDocument(); });
    run(menus_->open, [this] { document_->open(); });
    run(menus_->openModel, [this] { takeModel(askModelFile(this, settings_->lastFolder())); });
    run(menus_->openModelFolder, [this] { takeModel(askModelFolder(this, settings_->lastFolder())); });
    run(menus_->save, [this] { document_->save(); });
    run(menus_->saveAs, [this] { document_->saveAs(); });
    run(menus_->exportRanking, [this] { exportRanking(); });
    run(menus_->exportChart, [this] { exportFirstChart(); });
    run(menus_->close, [this] { close(); });
    run(menus_->quit, [this] { close(); });
    run(menus_->undo, [this] { session_->undoStack()->undo(); });
    run(menus_->redo, [this] { session_->undoStack()->redo(); });
    run(menus_->copyTable, [this] { results_->ranking()->table()->copyRows(); });
    run(menus_->copyMarkdown, [this] { results_->ranking()->table()->copyRowsAsMarkdown(); });
    run(menus_->find, [this] { results_->ranking()->showFilter(); });
    run(menus_->whichGpu, [this] { setView(View::whichGpu); });
    run(menus_->mine, [this] { setView(View::mine); });
    run(menus_->cost, [this] { setView(View::cost); });
    run(menus_->rejected, [this] { results_->showRejected(); });
    run(menus_->compactRows, [this](bool on) {
        settings_->setDensity(on ? Density::compact : Density::comfortable);
        results_->ranking()->table()->setCompactRows(on);
    });
    run(menus_->themeSystem, [this] { chooseTheme(ThemeChoice::system); });
    run(menus_->themeLight, [this] { chooseTheme(ThemeChoice::light); });
    run(menus_->themeDark, [this] { chooseTheme(ThemeChoice::dark); });
    run(menus_->portuguese, [this] { chooseLanguage(u"pt-BR"_s); });
    run(menus_->english, [this] { chooseLanguage(u"en"_s); });
    run(menus_->fullScreen, [this](bool on) { on ? showFullScreen() : showNormal(); });
    run(menus_->askBeforeClosing, [this](bool on) { settings_->setAskBeforeClosing(on); });
    run(menus_->pin, [this] {
        if (const Ranked* ranked = session_->selectedRanked())
            session_->togglePin(ranked->assessment.option);
    });
    run(menus_->why, [this] {
        // In the form F1 explains the word of the field, elsewhere the verdict.
        const FormRow* row = FormRow::of(QApplication::focusWidget());
        const bool costs = view_ == View::cost && costs_;
        if (row && !row->glossary().isEmpty())
            costs ? costs_->showGlossary(row->glossary()) : results_->showGlossary(row->glossary());
        else if (costs)
            costs_->showWhy();
        else
            results_->showWhy({});
    });
    run(menus_->addStage, [this] { addStage(*session_); });
    run(menus_->renameStage, [this] { renameStage(*session_, this); });
    run(menus_->duplicateStage, [this] { duplicateStage(*session_); });
    run(menus_->removeStage, [this] { removeStage(*session_); });
    run(menus_->nextStage, [this] { session_->setStage(session_->stage() + 1); });
    run(menus_->previousStage, [this] { session_->setStage(session_->stage() - 1); });
    run(menus_->glossary, [this] { view_ == View::cost && costs_ ? costs_->showGlossary({}) : results_->showGlossary({}); });
    run(menus_->about, [this] { aboutCabe(this, session_->catalog()); });
    run(menus_->aboutQt, [] { QApplication::aboutQt(); });
    connect(menus_->columns, &QMenu::aboutToShow, this, [this] {
        menus_->columns->clear();
        results_->ranking()->table()->fillColumnMenu(menus_->columns);
    });
    connect(menus_->recent, &QMenu::aboutToShow, this, &MainWindow::fillRecent);
}

void MainWindow::start(const QStringList& files)
{
    document_->start(files);
    // The engine works on the document while the window is built.
    build();
    connectParts();
    connectMenus();
    restore();
    retranslate();
    fillRecent();
    built_ = true;
    for (const auto& what : std::exchange(unsaid_, {}))
        what();
    setView(view_);
    // No control is marked before the keyboard is used; Tab begins with the forms.
    forms_->setFocus(Qt::OtherFocusReason);
}

void MainWindow::present()
{
    show();
    // The first picture has the verdict on it when that takes no longer than opening the window does.
    constexpr int patienceMs = 400;
    session_->waitForAnswers(patienceMs);
}

void MainWindow::setView(View view)
{
    view_ = view;
    header_->setView(view);
    (view == View::whichGpu ? menus_->whichGpu : view == View::mine ? menus_->mine : menus_->cost)->setChecked(true);
    forms_->setView(view);
    pages_->setCurrentWidget(pageOf(view));
    session_->setComparing(view == View::cost);
}

QWidget* MainWindow::pageOf(View view)
{
    if (view == View::cost && !costs_) {
        costs_ = new CostView{session_};
        pages_->addWidget(costs_);
        connect(costs_, &CostView::exportWanted, this, &MainWindow::exportChart);
        adapt();
    }
    if (view == View::mine && !mine_) {
        mine_ = new MineView{session_};
        pages_->addWidget(mine_);
        connect(mine_, &MineView::formWanted, forms_, &FormPanel::reveal);
        adapt();
    }
    return view == View::cost ? static_cast<QWidget*>(costs_) : view == View::mine ? static_cast<QWidget*>(mine_) : results_;
}

void MainWindow::fillRecent()
{
    menus_->recent->clear();
    for (const QString& path : settings_->recentFiles()) {
        QString shown = QFileInfo{path}.fileName();
        QAction* action = menus_->recent->addAction(shown.replace(u'&', u"&&"_s));
        action->setToolTip(path);
        action->setStatusTip(path);
        action->setEnabled(QFileInfo::exists(path));
        connect(action, &QAction::triggered, this, [this, path] { document_->openPath(path); });
    }
    menus_->recent->setEnabled(!menus_->recent->isEmpty());
    if (menus_->recent->isEmpty())
        return;
    menus_->recent->addSeparator();
    connect(menus_->recent->addAction(tr("Clear the list")), &QAction::triggered, this, [this] { settings_->clearRecentFiles(); });
}

void MainWindow::fillExamples()
{
    menus_->examples->clear();
    for (const QString& id : exampleIds())
        connect(menus_->examples->addAction(exampleName(id)), &QAction::triggered, this, [this, id] { document_->openExample(id); });
}

void MainWindow::showUndo()
{
    menus_->setUndoNames(session_->undoName(), session_->redoName());
}

void MainWindow::showName()
{
    const QString name = document_->shownName();
    const bool modified = document_->isModified();
    name_->setText(document_->recovered() ? tr("%1 · recovered").arg(name) : modified ? tr("%1 · modified").arg(name) : name);
    placeName();
    setWindowTitle(tr("%1[*] — Cabe").arg(name));
    setWindowModified(modified);
    setWindowFilePath(document_->path());
}

void MainWindow::chooseLanguage(const QString& language)
{
    settings_->setLanguage(language);
    setLanguage(language);
    retranslate();      // also without a LanguageChange event, when no translation was loaded before or after
}

void MainWindow::chooseTheme(ThemeChoice choice)
{
    settings_->setTheme(choice);
    appearance_->choose(choice);
}

void MainWindow::retranslate()
{
    menus_->retranslate();
    (currentLanguage() == u"pt-BR" ? menus_->portuguese : menus_->english)->setChecked(true);
    header_->retranslate();
    forms_->retranslate();
    results_->retranslate();
    if (costs_)
        costs_->retranslate();
    if (mine_)
        mine_->retranslate();
    status_->retranslate();
    fillExamples();
    showUndo();
    showName();
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && status_)
        retranslate();
    QMainWindow::changeEvent(event);
}

// At the right end of the menu bar; a corner widget there makes the bar fold its menus away as the name grows.
void MainWindow::placeName()
{
    name_->adjustSize();
    name_->move(menuBar()->width() - name_->width(), (menuBar()->height() - name_->height()) / 2);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    placeName();
    adapt();
}

void MainWindow::adapt()
{
    const bool narrow = width() < dp(size::narrowBelow);
    header_->setNarrow(narrow);
    results_->setNarrow(narrow);
    results_->setWide(width() >= dp(size::wideFrom));
    status_->setNarrow(narrow);
    if (costs_)
        costs_->setNarrow(narrow);
    if (mine_)
        mine_->setNarrow(narrow);
}

} // namespace cabe
