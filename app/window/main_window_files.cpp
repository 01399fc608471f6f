// SPDX-License-Identifier: GPL-3.0-or-later
// MainWindow: what it remembers between runs, files that are dropped or exported, faults of files.
#include "app/cost/cost_view.h"
#include "app/forms/form_panel.h"
#include "app/forms/model_picker.h"
#include "app/results/detail_tabs.h"
#include "app/results/mine_view.h"
#include "app/results/ranking_panel.h"
#include "app/results/results_body.h"
#include "app/results/results_view.h"
#include "app/window/appearance.h"
#include "app/window/dialogs.h"
#include "app/window/main_window.h"
#include "app/window/menus.h"
#include "engine/advice/model_from_file.h"
#include "app/window/session.h"
#include "app/window/words.h"
#include "app/charts/chart_view.h"

#include <QCloseEvent>
#include <QDesktopServices>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QScreen>
#include <QSplitter>
#include <QUrl>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

constexpr int firstWidth = 1280, firstHeight = 800;

// By the name alone: a .gguf, safetensors, a config.json or a folder.
bool looksLikeModel(const QString& path)
{
    const QFileInfo file{path};
    const QString name = file.fileName().toLower();
    return file.isDir() || name.endsWith(u".gguf"_s) || name.endsWith(u".safetensors"_s) || name.endsWith(u".safetensors.index.json"_s) || name == u"config.json"_s;
}

bool looksLikeDocument(const QString& path)
{
    const QString suffix = QFileInfo{path}.suffix().toLower();
    return suffix == u"cabe" || suffix == u"yaml" || suffix == u"yml" || suffix == u"json";
}

// The one file or folder of a drag that the window can take; empty: none.
QString droppedPath(const QMimeData* mime)
{
    if (!mime->hasUrls() || mime->urls().size() != 1 || !mime->urls().first().isLocalFile())
        return {};
    const QString path = mime->urls().first().toLocalFile();
    return looksLikeModel(path) || looksLikeDocument(path) ? path : QString{};
}

} // namespace

void MainWindow::restore()
{
    menus_->askBeforeClosing->setChecked(settings_->askBeforeClosing());
    menus_->compactRows->setChecked(settings_->density() == Density::compact);
    const ThemeChoice theme = settings_->theme();
    (theme == ThemeChoice::light ? menus_->themeLight : theme == ThemeChoice::dark ? menus_->themeDark : menus_->themeSystem)->setChecked(true);
    if (!restoreGeometry(settings_->geometry()))
        resize(dp(firstWidth), dp(firstHeight));
    // Never off screen: a monitor may be gone.
    if (screen() && !screen()->availableGeometry().intersects(frameGeometry()))
        move(screen()->availableGeometry().topLeft());
    splitter_->restoreState(settings_->splitter(u"main"_s));
    forms_->setOpenSections(settings_->hasOpenSections() ? settings_->openSections() : QStringList{u"workload"_s, u"budget"_s, u"machine"_s, u"demand"_s, u"cost-site"_s, u"finance"_s});
    connect(forms_, &FormPanel::openSectionsChanged, this, [this] { settings_->setOpenSections(forms_->openSections()); });
}

void MainWindow::restoreBody()
{
    ResultsBody* body = results_->body();
    RankingTable* table = body->ranking()->table();
    table->setCompactRows(settings_->density() == Density::compact);
    table->restoreHeader(settings_->tableHeader(u"ranking"_s));
    body->tabs()->setCurrent(settings_->tab());
    body->setOwnSplit(settings_->splitter(u"results"_s));
    connect(table, &RankingTable::headerChanged, this, [this, table] { settings_->setTableHeader(u"ranking"_s, table->headerState()); });
    connect(body->tabs(), &DetailTabs::currentChanged, this, [this, body] { settings_->setTab(body->tabs()->current()); });
}

void MainWindow::remember()
{
    settings_->setGeometry(saveGeometry());
    settings_->setSplitter(u"main"_s, splitter_->saveState());
    if (results_->hasBody())
        settings_->setSplitter(u"results"_s, results_->body()->ownSplit());
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!document_->mayClose()) {
        event->ignore();
        return;
    }
    remember();
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!event->mimeData()->hasUrls())
        return;
    // What cannot be opened is taken too, so that dropping it can say why.
    event->acceptProposedAction();
    results_->setDropShown(!droppedPath(event->mimeData()).isEmpty());
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent* event)
{
    results_->setDropShown(false);
    QMainWindow::dragLeaveEvent(event);
}

void MainWindow::dropEvent(QDropEvent* event)
{
    results_->setDropShown(false);
    const QString path = droppedPath(event->mimeData());
    if (path.isEmpty()) {
        results_->notice()->show(Tone::warn, u"tight"_s,
                                 tr("Drop one project (.cabe, .yaml or .json) or one model (.gguf, safetensors, config.json or their folder) here."));
        return;
    }
    event->acceptProposedAction();
    if (looksLikeModel(path))
        takeModel(path);
    else
        document_->openPath(path);
}

void MainWindow::takeModel(const QString& path)
{
    if (path.isEmpty())
        return;
    const QString file = QFileInfo{path}.fileName();
    const Sentences words = uiSentences();
    const auto from = modelFromFile(path.toStdString(), session_->catalog());
    if (!from) {
        results_->notice()->show(Tone::bad, u"does-not-fit"_s, tr("The model of “%1” cannot be used. %2").arg(file, words.error(from.error())));
        return;
    }
    session_->change(label<MainWindow>(QT_TR_NOOP("Model of a file")), {}, [&](Project& p) {
        useModel(*from, p.stages[std::size_t(session_->stage())].workload, session_->catalog());
    });
    QStringList lines{tr("The stage now uses the model of “%1”: %2.").arg(file, modelName(from->model, session_->catalog()))};
    if (from->bytes)
        lines << tr("Weights of the file: %1, %2.", "format, size").arg(QString::fromStdString(from->weights), words.format().gib(*from->bytes));
    for (const Check& warning : from->warnings)
        lines << words.check(warning);
    results_->notice()->show(from->warnings.empty() ? Tone::accent : Tone::warn, u"import"_s, lines.join(u' '));
}

void MainWindow::showOpenFault(const OpenFault& fault)
{
    const Sentences words = uiSentences();
    QStringList lines;
    for (const Error& error : fault.errors)
        lines << words.errorWithPlace(error);
    const QString path = fault.path;
    std::vector<NoticeAction> actions;
    if (QFileInfo::exists(path))
        actions.push_back({tr("Open in an editor"), [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); }});
    results_->body()->showFault(tr("“%1” could not be opened").arg(QFileInfo{path}.fileName()), lines.join(u'\n') + u'\n' + tr("Nothing was changed."), std::move(actions));
}

void MainWindow::reportCatalogFaults(const std::vector<Error>& faults)
{
    if (faults.empty())
        return;
    QString text = tr("A file of your own catalogue was left out: %1").arg(uiSentences().errorWithPlace(faults.front()));
    if (faults.size() > 1)
        text += u' ' + tr("And %Ln more.", "faults in files of the catalogue", int(faults.size()) - 1);
    results_->notice()->show(Tone::warn, u"tight"_s, text);
}

void MainWindow::exportFirstChart()
{
    const DetailPage* page = results_->tabs()->page();
    const auto charts = view_ == View::cost && costs_  ? costs_->charts()
                        : view_ == View::mine && mine_ ? mine_->charts()
                        : page                         ? page->charts()
                                                       : std::vector<ChartView*>{};
    if (charts.empty())
        results_->notice()->show(Tone::accent, u"chart"_s, tr("This tab has no chart to export."));
    else
        exportChart(charts.front());
}

void MainWindow::exportChart(ChartView* chart)
{
    const QString path = askExportFile(this, settings_->lastFolder(), chart->title(), {tr("SVG picture (*.svg)"), tr("PNG picture (*.png)")}, u"svg"_s);
    if (path.isEmpty())
        return;
    constexpr double printScale = 3;
    const bool done = path.endsWith(u".png"_s, Qt::CaseInsensitive) ? chart->savePng(path, printScale) : chart->saveSvg(path);
    results_->notice()->show(done ? Tone::accent : Tone::bad, done ? u"fits"_s : u"does-not-fit"_s,
                             done ? tr("Chart saved as “%1”.").arg(QFileInfo{path}.fileName()) : tr("“%1” could not be written.").arg(path));
}

void MainWindow::exportRanking()
{
    const QString path = askExportFile(this, settings_->lastFolder(), tr("ranking", "name of a file"), {tr("CSV table (*.csv)")}, u"csv"_s);
    if (path.isEmpty())
        return;
    const auto fault = writeWhole(path, results_->ranking()->table()->csv());
    results_->notice()->show(fault ? Tone::bad : Tone::accent, fault ? u"does-not-fit"_s : u"fits"_s,
                             fault ? tr("“%1” could not be written: %2.").arg(path, fault->reason) : tr("Table saved as “%1”.").arg(QFileInfo{path}.fileName()));
}

} // namespace cabe
