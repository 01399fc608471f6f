// SPDX-License-Identifier: GPL-3.0-or-later
// Below the verdict of "Which GPU?": the ranking, or what stands in its place, over the details of the selected option.
#pragma once

#include "app/window/notice_bar.h"

#include <QSplitter>

class QStackedWidget;

Q_MOC_INCLUDE("app/charts/chart_view.h")

namespace cabe {

class ChangesPanel;
class ChartView;
class DetailTabs;
class EmptyState;
class RankingPanel;
class Session;

class ResultsBody : public QSplitter
{
    Q_OBJECT
public:
    explicit ResultsBody(Session* session, QWidget* parent = nullptr);

    void retranslate();
    void setNarrow(bool narrow);
    void setWide(bool wide);
    [[nodiscard]] RankingPanel* ranking() const { return ranking_; }
    [[nodiscard]] DetailTabs* tabs() const { return tabs_; }
    // The tab shown needs the room: the ranking gives up its footer, the verdict its numbers.
    [[nodiscard]] bool wantsRoom() const;
    // Where the user put the handle between ranking and details; empty: nowhere yet, the rows decide.
    [[nodiscard]] QByteArray ownSplit() const;
    void setOwnSplit(const QByteArray& state);
    // In the place of the ranking until it is closed: a file that could not be opened.
    void showFault(const QString& title, const QString& text, std::vector<NoticeAction> actions);

Q_SIGNALS:
    void exportWanted(ChartView* chart);
    void rejectedWanted();
    void whyWanted(const QString& quantity);
    void wantsRoomChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void adaptToTab();
    void divide();

    Session* session_;
    QStackedWidget* upper_;
    RankingPanel* ranking_;
    ChangesPanel* changes_;
    EmptyState* fault_;
    DetailTabs* tabs_;
    bool faultShown_ = false, ownSplit_ = false;
};

} // namespace cabe
