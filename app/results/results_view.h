// SPDX-License-Identifier: GPL-3.0-or-later
// The right side of the window for "Which GPU?": verdict, ranking, details, and the drawer over them.
#pragma once

#include "app/results/drawer.h"
#include "app/results/verdict_banner.h"
#include "app/window/notice_bar.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QSplitter;
class QStackedWidget;

Q_MOC_INCLUDE("app/charts/chart_view.h")

namespace cabe {

class ChangesPanel;
class ChartView;
class DetailTabs;
class EmptyState;
class RankingPanel;
class Session;

class ResultsView : public QWidget
{
    Q_OBJECT
public:
    explicit ResultsView(Session* session, QWidget* parent = nullptr);

    void retranslate();
    void setNarrow(bool narrow);
    void setWide(bool wide);
    [[nodiscard]] RankingPanel* ranking() const { return ranking_; }
    [[nodiscard]] DetailTabs* tabs() const { return tabs_; }
    [[nodiscard]] VerdictBanner* banner() const { return banner_; }
    [[nodiscard]] NoticeBar* notice() const { return notice_; }
    [[nodiscard]] Drawer* drawer() const { return drawer_; }
    // Where the user put the handle between ranking and details; empty: nowhere yet, the rows decide.
    [[nodiscard]] QByteArray ownSplit() const;
    void setOwnSplit(const QByteArray& state);
    void showRejected();
    // Opens the explanation of a number; empty: of the verdict.
    void showWhy(const QString& quantity);
    void showGlossary(const QString& term);
    // In the place of the ranking until it is closed: a file that could not be opened.
    void showFault(const QString& title, const QString& text, std::vector<NoticeAction> actions);
    // The frame that says a dragged file will be taken.
    void setDropShown(bool on);

Q_SIGNALS:
    void exportWanted(ChartView* chart);
    void formWanted(const QString& key);

private:
    void buildWaiting();
    void refresh();
    void adaptToTab();
    void divide();
    bool eventFilter(QObject* watched, QEvent* event) override;
    void setBusy(bool busy);
    void paintEvent(QPaintEvent* event) override;

    Session* session_;
    NoticeBar* notice_;
    VerdictBanner* banner_;
    QWidget* waiting_;
    QLabel* waitingText_;
    QProgressBar* waitingBar_;
    QPushButton* waitingCancel_;
    QSplitter* splitter_;
    QStackedWidget* upper_;
    RankingPanel* ranking_;
    ChangesPanel* changes_;
    EmptyState* fault_;
    DetailTabs* tabs_;
    QWidget* veil_;
    Drawer* drawer_;
    bool narrow_ = false, faultShown_ = false, dropShown_ = false, ownSplit_ = false;
};

} // namespace cabe
