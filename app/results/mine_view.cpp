// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/mine_view.h"

#include "app/results/drawer.h"
#include "app/results/empty_state.h"
#include "app/results/glossary_page.h"
#include "app/results/why_page.h"

#include <QVBoxLayout>

namespace cabe {

using namespace Qt::StringLiterals;

MineView::MineView(Session* session, QWidget* parent)
    : QWidget{parent}, session_{session}, empty_{new EmptyState{this}}, banner_{new VerdictBanner{session, this}}, card_{new QFrame{this}},
      memory_{new MemoryView{session, card_}}, drawer_{new Drawer{this}}
{
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(dp(size::windowMargin), dp(size::windowMargin), dp(size::windowMargin), dp(size::windowMargin));
    column->setSpacing(dp(size::cardGap));
    card_->setProperty("card", true);
    auto* inside = new QVBoxLayout{card_};
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(memory_);
    column->addWidget(empty_, 1);
    column->addWidget(banner_);
    column->addWidget(card_, 1);
    banner_->setSource([this] { return VerdictText::ofMine(*session_, uiSentences()); });
    memory_->setSource([this] { return mine(); });
    connect(session_, &Session::answersChanged, this, &MineView::refresh);
    connect(banner_, &VerdictBanner::whyWanted, this, &MineView::showWhy);
    connect(memory_, &DetailPage::whyWanted, this, &MineView::showWhy);
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
    memory_->retranslate();
    refresh();
}

void MineView::setNarrow(bool narrow)
{
    banner_->setNarrow(narrow);
    memory_->setNarrow(narrow);
}

std::vector<ChartView*> MineView::charts() const
{
    return mine() ? memory_->charts() : std::vector<ChartView*>{};
}

void MineView::refresh()
{
    if (!isVisible())
        return;
    const bool known = session_->answers() && session_->answers()->mine;
    empty_->setVisible(!known);
    card_->setVisible(mine() != nullptr);
    memory_->refresh();
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
