// SPDX-License-Identifier: GPL-3.0-or-later
// The right side of the window for "Which GPU?": verdict, ranking with details, and the drawer over them.
#pragma once

#include "app/results/drawer.h"
#include "app/results/verdict_banner.h"
#include "app/window/notice_bar.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

Q_MOC_INCLUDE("app/charts/chart_view.h")

namespace cabe {

class ChartView;
class DetailTabs;
class RankingPanel;
class ResultsBody;
class Session;

class ResultsView : public QWidget
{
    Q_OBJECT
public:
    explicit ResultsView(Session* session, QWidget* parent = nullptr);

    void retranslate();
    void setNarrow(bool narrow);
    void setWide(bool wide);
    // Ranking and details: made after the verdict was painted first, or when they are asked for.
    [[nodiscard]] ResultsBody* body();
    [[nodiscard]] bool hasBody() const { return body_ != nullptr; }
    [[nodiscard]] RankingPanel* ranking();
    [[nodiscard]] DetailTabs* tabs();
    [[nodiscard]] VerdictBanner* banner() const { return banner_; }
    [[nodiscard]] NoticeBar* notice() const { return notice_; }
    [[nodiscard]] Drawer* drawer() const { return drawer_; }
    void showRejected();
    // Opens the explanation of a number; empty: of the verdict.
    void showWhy(const QString& quantity);
    void showGlossary(const QString& term);
    // The frame that says a dragged file will be taken.
    void setDropShown(bool on);

Q_SIGNALS:
    // Before it shows anything: the moment to restore how the user left it.
    void bodyBuilt();
    void exportWanted(ChartView* chart);

private:
    void buildWaiting();
    void buildBody();
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
    QWidget* place_;
    ResultsBody* body_ = nullptr;
    QWidget* veil_;
    Drawer* drawer_;
    bool narrow_ = false, wide_ = false, dropShown_ = false;
};

} // namespace cabe
