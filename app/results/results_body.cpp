// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/results_body.h"

#include "app/charts/chart_view.h"
#include "app/results/changes_panel.h"
#include "app/results/compare_view.h"
#include "app/results/detail_tabs.h"
#include "app/results/empty_state.h"
#include "app/results/memory_view.h"
#include "app/results/ranking_model.h"
#include "app/results/ranking_panel.h"
#include "app/results/speed_view.h"
#include "app/window/session.h"
#include "app/window/words.h"

#include <QStackedWidget>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

std::vector<DetailTabs::Tab> allTabs()
{
    return {{u"memory"_s, label<ResultsBody>(QT_TRANSLATE_NOOP("cabe::ResultsBody", "Memory")),
             [](Session* session, QWidget* parent) -> DetailPage* { return new MemoryView{session, parent}; }},
            {u"compare"_s, label<ResultsBody>(QT_TRANSLATE_NOOP("cabe::ResultsBody", "Compare")),
             [](Session* session, QWidget* parent) -> DetailPage* { return new CompareView{session, parent}; }},
            {u"speed"_s, label<ResultsBody>(QT_TRANSLATE_NOOP("cabe::ResultsBody", "Speed")),
             [](Session* session, QWidget* parent) -> DetailPage* { return new SpeedView{session, parent}; }}};
}

// What a cell of the ranking is about.
QString quantityOf(int column)
{
    switch (column) {
    case RankingModel::MemoryColumn: return u"total"_s;
    case RankingModel::SpeedColumn: return u"decode_tok_s"_s;
    case RankingModel::FirstTokenColumn: return u"ttft_s"_s;
    case RankingModel::PromptColumn:
    case RankingModel::PrefillColumn: return u"prefill_tok_s"_s;
    case RankingModel::UpfrontColumn: return u"cost.upfront"_s;
    case RankingModel::MonthlyColumn:
    case RankingModel::EnergyColumn: return u"cost.monthly"_s;
    case RankingModel::TotalColumn: return u"cost.total"_s;
    case RankingModel::PeakColumn: return u"power.system_peak_w"_s;
    default: return {};
    }
}

} // namespace

ResultsBody::ResultsBody(Session* session, QWidget* parent)
    : QSplitter{Qt::Vertical, parent}, session_{session}, upper_{new QStackedWidget}, ranking_{new RankingPanel{session}}, changes_{new ChangesPanel{session}},
      fault_{new EmptyState}, tabs_{new DetailTabs{session, allTabs()}}
{
    upper_->addWidget(ranking_);
    upper_->addWidget(changes_);
    upper_->addWidget(fault_);
    fault_->setProperty("card", true);
    addWidget(upper_);
    addWidget(tabs_);
    setHandleWidth(dp(size::cardGap));
    setChildrenCollapsible(false);
    setStretchFactor(0, 0);
    setStretchFactor(1, 1);
    constexpr int leastRanking = 140, leastTabs = 170;
    upper_->setMinimumHeight(dp(leastRanking));
    tabs_->setMinimumHeight(dp(leastTabs));

    connect(this, &QSplitter::splitterMoved, this, [this] { ownSplit_ = true; });
    connect(session_, &Session::answersChanged, this, &ResultsBody::refresh);
    connect(ranking_, &RankingPanel::rejectedWanted, this, &ResultsBody::rejectedWanted);
    connect(changes_, &ChangesPanel::rejectedWanted, this, &ResultsBody::rejectedWanted);
    connect(tabs_, &DetailTabs::whyWanted, this, &ResultsBody::whyWanted);
    connect(ranking_->table(), &RankingTable::whyWanted, this, [this](int cell) { Q_EMIT whyWanted(quantityOf(cell)); });
    connect(tabs_, &DetailTabs::exportWanted, this, &ResultsBody::exportWanted);
    connect(tabs_, &DetailTabs::currentChanged, this, &ResultsBody::adaptToTab);
}

void ResultsBody::retranslate()
{
    ranking_->retranslate();
    changes_->retranslate();
    tabs_->retranslate();
    refresh();
}

void ResultsBody::setNarrow(bool narrow)
{
    ranking_->setNarrow(narrow);
    tabs_->setNarrow(narrow);
}

void ResultsBody::setWide(bool wide)
{
    ranking_->table()->setWide(wide);
}

void ResultsBody::refresh()
{
    const auto& answers = session_->answers();
    const bool nothing = answers && answers->recommendation.own.empty();
    upper_->setCurrentWidget(faultShown_ ? static_cast<QWidget*>(fault_) : nothing ? static_cast<QWidget*>(changes_) : ranking_);
    divide();
}

// Until the user moves the handle: as many whole rows of the ranking as leave the details the room they need.
void ResultsBody::divide()
{
    constexpr int detailsHeight = 244, roomyDetails = 440, fewestRows = 3;
    const int room = height() - handleWidth();
    const auto& answers = session_->answers();
    if (ownSplit_ || !answers || room <= 0)
        return;
    const int details = dp(wantsRoom() ? roomyDetails : detailsHeight);
    int rows = std::max(fewestRows, int(answers->recommendation.own.size()));
    while (rows > fewestRows && ranking_->heightFor(rows) > room - details)
        --rows;
    const int upper = upper_->currentWidget() == ranking_ ? ranking_->heightFor(rows) : room - details;
    if (sizes() != QList<int>{upper, room - upper})
        setSizes({upper, room - upper});
}

bool ResultsBody::wantsRoom() const
{
    const DetailPage* page = tabs_->page();
    return page && page->wantsRoom();
}

QByteArray ResultsBody::ownSplit() const
{
    return ownSplit_ ? saveState() : QByteArray{};
}

void ResultsBody::setOwnSplit(const QByteArray& state)
{
    ownSplit_ = !state.isEmpty() && restoreState(state);
    divide();
}

// The banner above takes what its text needs, so this height changes without the window's.
void ResultsBody::resizeEvent(QResizeEvent* event)
{
    QSplitter::resizeEvent(event);
    divide();
}

void ResultsBody::adaptToTab()
{
    ranking_->setShort(wantsRoom());
    Q_EMIT wantsRoomChanged();
    divide();
}

void ResultsBody::showFault(const QString& title, const QString& text, std::vector<NoticeAction> actions)
{
    actions.push_back({tr("Close"), [this] {
                           faultShown_ = false;
                           refresh();
                       }});
    fault_->show(u"does-not-fit"_s, Tone::bad, title, text, std::move(actions));
    faultShown_ = true;
    refresh();
}

} // namespace cabe
