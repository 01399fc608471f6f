// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/mine_view.h"

#include "app/results/drawer.h"
#include "app/results/empty_state.h"
#include "app/results/glossary_page.h"
#include "app/results/why_page.h"

#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

// At 1280 × 800 both are in sight; what limits the speed gives way on windows without the room.
constexpr int memoryHeight = 212, memoryFrame = 62, memoryPerCard = 36, speedHeight = 320;
constexpr int memoryShare = 2, speedShare = 3;

QFrame* inCard(QWidget* page)
{
    auto* card = new QFrame;
    card->setProperty("card", true);
    auto* inside = new QVBoxLayout{card};
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(page);
    return card;
}

} // namespace

MineView::MineView(Session* session, QWidget* parent)
    : QWidget{parent}, session_{session}, empty_{new EmptyState{this}}, banner_{new VerdictBanner{session, this}}, memory_{new MemoryView{session}},
      speed_{new SpeedView{session}}, memoryCard_{inCard(memory_)}, speedCard_{inCard(speed_)}, drawer_{new Drawer{this}}
{
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(dp(size::windowMargin), dp(size::windowMargin), dp(size::windowMargin), dp(size::windowMargin));
    column->setSpacing(dp(size::cardGap));
    column->addWidget(empty_, 1);
    column->addWidget(banner_);
    column->addWidget(memoryCard_, memoryShare);
    column->addWidget(speedCard_, speedShare);
    banner_->setSource([this] { return VerdictText::ofMine(*session_, uiSentences()); });
    for (DetailPage* page : pages()) {
        page->setSource([this] { return mine(); });
        connect(page, &DetailPage::whyWanted, this, &MineView::showWhy);
    }
    connect(session_, &Session::answersChanged, this, &MineView::refresh);
    connect(banner_, &VerdictBanner::whyWanted, this, &MineView::showWhy);
}

std::array<DetailPage*, 2> MineView::pages() const
{
    return {memory_, speed_};
}

const Assessment* MineView::mine() const
{
    const auto& answers = session_->answers();
    return answers && answers->mine && answers->mine->assessment ? &*answers->mine->assessment : nullptr;
}

void MineView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    retranslate();
}

void MineView::retranslate()
{
    empty_->show(u"gpu"_s, Tone::muted, tr("Which card do you have?"),
                 tr("Choose it in the form, and the verdict for the model you want is here at once: whether it fits, how fast it is, and how long a context it holds."),
                 {{tr("Choose a card"), [this] { Q_EMIT formWanted(u"site.host.gpus"_s); }}});
    drawer_->retranslate();
    drawer_->close();
    banner_->retranslate();
    for (DetailPage* page : pages())
        page->retranslate();
    refresh();
}

void MineView::setNarrow(bool narrow)
{
    banner_->setNarrow(narrow);
    for (DetailPage* page : pages())
        page->setNarrow(narrow);
}

std::vector<ChartView*> MineView::charts() const
{
    std::vector<ChartView*> all;
    if (mine())
        for (const DetailPage* page : pages())
            if (page->isVisible())
                std::ranges::copy(page->charts(), std::back_inserter(all));
    return all;
}

void MineView::refresh()
{
    if (!isVisible())
        return;
    const bool known = session_->answers() && session_->answers()->mine;
    empty_->setVisible(!known);
    place();
    for (DetailPage* page : pages())
        page->refresh();
}

void MineView::place()
{
    const Assessment* a = mine();
    const int cards = a && a->memory ? int(a->memory->cards.size()) : 1;
    const int least = dp(std::max(memoryHeight, memoryFrame + cards * memoryPerCard));
    const int room = height() - banner_->sizeHint().height() - 2 * dp(size::windowMargin) - 2 * dp(size::cardGap);
    memoryCard_->setVisible(a);
    memoryCard_->setMinimumHeight(least);
    speedCard_->setVisible(a && room - least >= dp(speedHeight));
}

void MineView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    place();
}

void MineView::showWhy(const QString& quantity)
{
    const Assessment* a = mine();
    if (!a)
        return;
    auto* page = qobject_cast<WhyPage*>(drawer_->content());
    if (!page) {
        page = new WhyPage{session_};
        connect(page, &WhyPage::titleChanged, drawer_, &Drawer::setTitle);
        connect(page, &WhyPage::quantityWanted, this, &MineView::showWhy, Qt::QueuedConnection);
        connect(page, &WhyPage::glossaryWanted, this,
                [this](const QString& term) { drawer_->open(new GlossaryPage{session_->catalog(), term}, tr("Help"), tr("Glossary")); }, Qt::QueuedConnection);
    }
    drawer_->open(page, tr("Why"), {});
    page->showQuantity(a->option, quantity);
}

} // namespace cabe
