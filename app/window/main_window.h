// SPDX-License-Identifier: GPL-3.0-or-later
// The window: menus, header, forms, results, status. It puts the parts together; each part does its own work.
#pragma once

#include "app/window/document_control.h"
#include "app/window/header_bar.h"
#include "app/window/settings.h"

#include <QMainWindow>

#include <functional>
#include <memory>
#include <vector>

class QLabel;
class QSplitter;
class QStackedWidget;

namespace cabe {

class Appearance;
class ChartView;
class CostView;
class FormPanel;
class MenuSet;
class MineView;
class ResultsView;
class Session;
class StatusLine;

class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    MainWindow(std::shared_ptr<const Catalog> catalog, Settings* settings, Appearance* appearance, QWidget* parent = nullptr);
    // As above, with other dialogs (tests).
    MainWindow(std::shared_ptr<const Catalog> catalog, Settings* settings, Appearance* appearance, Dialogs dialogs, QWidget* parent = nullptr);
    ~MainWindow() override;

    // Opens the files, or what the last run left, or the first example, and builds the window for it. Comes before everything below.
    void start(const QStringList& files);
    // Shows the window, with the first answers if they are near.
    void present();

    // Rows of the user's own catalogue that were left out, said once above the results.
    void reportCatalogFaults(const std::vector<Error>& faults);

    [[nodiscard]] Session& session() const { return *session_; }
    [[nodiscard]] DocumentControl& document() const { return *document_; }
    [[nodiscard]] FormPanel& forms() const { return *forms_; }
    [[nodiscard]] ResultsView& results() const { return *results_; }
    void setView(View view);
    // The model of a file or folder becomes that of the stage shown; a notice says what was taken, or why nothing was.
    void takeModel(const QString& path);
    void chooseLanguage(const QString& language);
    void chooseTheme(ThemeChoice choice);

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void say(std::function<void()> what);
    void connectDocument();
    void build();
    void connectParts();
    void connectMenus();
    void retranslate();
    void showName();
    void placeName();
    [[nodiscard]] QWidget* pageOf(View view);
    void adapt();
    void restore();
    void restoreBody();
    void remember();
    void showOpenFault(const OpenFault& fault);
    void showRecovered(const QDateTime& when);
    void showUndo();
    void fillRecent();
    void fillExamples();
    void exportChart(ChartView* chart);
    void exportFirstChart();
    void exportRanking();

    Settings* settings_;
    Appearance* appearance_;
    Session* session_;
    DocumentControl* document_;
    std::unique_ptr<MenuSet> menus_;
    HeaderBar* header_ = nullptr;
    QSplitter* splitter_ = nullptr;
    FormPanel* forms_ = nullptr;
    QStackedWidget* pages_ = nullptr;
    ResultsView* results_ = nullptr;
    CostView* costs_ = nullptr;      // made when they are first shown
    MineView* mine_ = nullptr;
    StatusLine* status_ = nullptr;
    QLabel* name_ = nullptr;
    View view_ = View::whichGpu;
    bool built_ = false;
    std::vector<std::function<void()>> unsaid_;
};

} // namespace cabe
