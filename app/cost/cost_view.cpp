// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cost/cost_view.h"

#include "app/cost/chart_card.h"
#include "app/cost/cost_banner.h"
#include "app/cost/cost_content.h"
#include "app/cost/cost_tables.h"
#include "app/cost/energy_box.h"
#include "app/cost/way_card.h"
#include "app/results/drawer.h"
#include "app/results/empty_state.h"
#include "app/results/glossary_page.h"
#include "app/results/why_page.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

// At 1280 × 800 all of it is in sight; below these heights the page scrolls.
constexpr int energyWidth = 300, chartHeight = 176, lowerHeight = 158;
constexpr int upperShare = 5, lowerShare = 4, partsShare = 43, tornadoShare = 57;

} // namespace

CostView::CostView(Session* session, QWidget* parent)
    : QWidget{parent}, session_{session}, banner_{new CostBanner}, ways_{new QHBoxLayout}, cumulative_{new CumulativeChart}, energy_{new EnergyBox{session}},
      parts_{new PartsChart}, tornado_{new TornadoChart}, cumulativeCard_{new ChartCard{cumulative_}}, partsCard_{new ChartCard{parts_}},
      tornadoCard_{new ChartCard{tornado_}}, scroll_{new QScrollArea{this}}, empty_{new EmptyState{this}}, drawer_{new Drawer{this}}
{
    auto* outer = new QVBoxLayout{this};
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scroll_);
    outer->addWidget(empty_);
    scroll_->setWidget(buildPage());
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    tornadoCard_->setTabAfter(partsCard_->setTabAfter(cumulativeCard_->setTabAfter(firstStop())));
    drawer_->retranslate();
    connect(banner_, &CostBanner::whyWanted, this, &CostView::showWhy);
    for (const ChartCard* card : {cumulativeCard_, partsCard_, tornadoCard_})
        connect(card, &ChartCard::exportWanted, this, &CostView::exportWanted);
    connect(session_, &Session::answersChanged, this, &CostView::refresh);
}

QWidget* CostView::buildPage()
{
    auto* page = new QWidget;
    page->setObjectName(u"page"_s);
    auto* column = new QVBoxLayout{page};
    column->setContentsMargins(dp(size::windowMargin), dp(size::windowMargin), dp(size::windowMargin), dp(size::windowMargin));
    column->setSpacing(dp(size::cardGap));
    ways_->setSpacing(dp(size::cardGap));
    auto* middle = new QHBoxLayout;
    middle->setSpacing(dp(size::cardGap));
    middle->addWidget(cumulativeCard_, 1);
    middle->addWidget(energy_);
    energy_->setFixedWidth(dp(energyWidth));
    auto* lower = new QHBoxLayout;
    lower->setSpacing(dp(size::cardGap));
    lower->addWidget(partsCard_, partsShare);
    lower->addWidget(tornadoCard_, tornadoShare);
    cumulative_->setMinimumHeight(dp(chartHeight));
    parts_->setMinimumHeight(dp(lowerHeight));
    tornado_->setMinimumHeight(dp(lowerHeight));
    column->addWidget(banner_);
    column->addLayout(ways_);
    column->addLayout(middle, upperShare);
    column->addLayout(lower, lowerShare);
    return page;
}

void CostView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();      // it may have missed changes while it was hidden
}

void CostView::retranslate()
{
    drawer_->retranslate();
    drawer_->close();
    for (ChartCard* card : {cumulativeCard_, partsCard_, tornadoCard_})
        card->retranslate();
    refresh();
}

void CostView::setNarrow(bool narrow)
{
    energy_->setVisible(!narrow);
}

std::vector<ChartView*> CostView::charts() const
{
    return {cumulative_, parts_, tornado_};
}

void CostView::refresh()
{
    if (!isVisible())
        return;
    const auto& answers = session_->answers();
    const Sentences words = uiSentences();
    const CostVerdict verdict = answers && answers->comparison ? CostVerdict::of(*answers, words) : CostVerdict{};
    scroll_->setVisible(!verdict.empty);
    empty_->setVisible(verdict.empty);
    if (verdict.empty) {
        drawer_->close();
        empty_->show(u"scales"_s, Tone::muted, tr("Nothing to compare yet"),
                     answers && answers->comparisonError
                         ? words.error(*answers->comparisonError)
                         : tr("No card, rented machine or API with a known price meets the limits of this stage. Loosen the budget or the speed, or choose another model."),
                     {});
        return;
    }
    banner_->show(verdict);
    showWays();
    const auto fill = [&](auto* chart, ChartCard* card, auto described) {
        chart->setDescription(described.content.title, described.message);
        card->setTable(described.name, tableOf(described.content, words.format()));
        chart->setContent(std::move(described.content));
    };
    fill(cumulative_, cumulativeCard_, cumulativeContent(*answers, words));
    fill(parts_, partsCard_, partsContent(*answers, words));
    fill(tornado_, tornadoCard_, tornadoContent(*answers, words));
    const auto ways = wayAnswers(*answers);
    const auto own = std::ranges::find(ways, Way::own, &WayAnswer::way);
    energy_->show(own == ways.end() ? nullptr : own->assessment);
}

QWidget* CostView::firstStop() const
{
    auto* why = banner_->findChild<QWidget*>(u"why"_s);
    return why ? why : banner_;
}

void CostView::showWays()
{
    // The cards are made anew; the one with the keyboard hands it to its successor.
    int focused = -1;
    for (int i = 0; i < ways_->count(); ++i)
        if (ways_->itemAt(i)->widget()->hasFocus())
            focused = i;
    while (QLayoutItem* item = ways_->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    const Answers& answers = *session_->answers();
    const auto ways = wayAnswers(answers);
    const auto missing = missingWays(answers, uiSentences());
    const auto cheapest = std::ranges::min_element(ways, {}, &WayAnswer::total);
    for (const Way way : {Way::own, Way::rent, Way::api}) {
        WayCard* card = nullptr;
        if (const auto it = std::ranges::find(ways, way, &WayAnswer::way); it != ways.end()) {
            card = new WayCard{*session_, *it->assessment, it == cheapest && ways.size() > 1};
            connect(card, &WayCard::whyWanted, this, [this, option = it->assessment->option] { explain(option, u"cost.total"_s); });
        } else {
            card = new WayCard{*std::ranges::find(missing, way, &MissingWay::way)};
        }
        ways_->addWidget(card, 1);
    }
    // Tab goes on with the cards after the verdict, wherever they were made.
    QWidget* before = firstStop();
    for (int i = 0; i < ways_->count(); ++i) {
        QWidget::setTabOrder(before, ways_->itemAt(i)->widget());
        before = ways_->itemAt(i)->widget();
    }
    if (focused >= 0 && focused < ways_->count())
        ways_->itemAt(focused)->widget()->setFocus(Qt::OtherFocusReason);
}

void CostView::showWhy()
{
    const auto& answers = session_->answers();
    const CostVerdict verdict = answers && answers->comparison ? CostVerdict::of(*answers, uiSentences()) : CostVerdict{};
    if (!verdict.empty)
        explain(wayAnswers(*answers)[std::size_t(verdict.shown)].assessment->option, u"cost.total"_s);
}

void CostView::explain(const Option& option, const QString& quantity)
{
    explained_ = option;
    auto* page = qobject_cast<WhyPage*>(drawer_->content());
    if (!page) {
        page = new WhyPage{session_};
        connect(page, &WhyPage::titleChanged, drawer_, &Drawer::setTitle);
        connect(page, &WhyPage::glossaryWanted, this, &CostView::showGlossary, Qt::QueuedConnection);
        connect(page, &WhyPage::quantityWanted, this, [this](const QString& wanted) { explain(explained_, wanted); }, Qt::QueuedConnection);
    }
    drawer_->open(page, tr("Why"), {});
    page->showQuantity(option, quantity);
}

void CostView::showGlossary(const QString& term)
{
    drawer_->open(new GlossaryPage{session_->catalog(), term}, tr("Help"), tr("Glossary"));
}

} // namespace cabe
