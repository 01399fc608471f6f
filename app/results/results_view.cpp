// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/results_view.h"

#include "app/charts/chart_view.h"
#include "app/results/changes_panel.h"
#include "app/results/compare_view.h"
#include "app/results/detail_tabs.h"
#include "app/results/empty_state.h"
#include "app/results/glossary_page.h"
#include "app/results/memory_view.h"
#include "app/results/ranking_model.h"
#include "app/results/ranking_panel.h"
#include "app/results/rejected_page.h"
#include "app/results/speed_view.h"
#include "app/results/why_page.h"
#include "app/window/session.h"
#include "app/window/words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

// Dims what lies below to 60 % and lets the mouse through.
class Veil final : public QWidget
{
public:
    explicit Veil(QWidget* over) : QWidget{over->parentWidget()}, over_{over}
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        over_->installEventFilter(this);
        hide();
    }
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == over_ && (event->type() == QEvent::Resize || event->type() == QEvent::Move))
            setGeometry(over_->geometry());
        return false;
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QColor color = themeOf(palette()).window;
        constexpr float covered = 0.4f;
        color.setAlphaF(covered);
        QPainter{this}.fillRect(rect(), color);
    }

private:
    QWidget* over_;
};

std::vector<DetailTabs::Tab> allTabs()
{
    return {{u"memory"_s, label<ResultsView>(QT_TRANSLATE_NOOP("cabe::ResultsView", "Memory")),
             [](Session* session, QWidget* parent) -> DetailPage* { return new MemoryView{session, parent}; }},
            {u"compare"_s, label<ResultsView>(QT_TRANSLATE_NOOP("cabe::ResultsView", "Compare")),
             [](Session* session, QWidget* parent) -> DetailPage* { return new CompareView{session, parent}; }},
            {u"speed"_s, label<ResultsView>(QT_TRANSLATE_NOOP("cabe::ResultsView", "Speed")),
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

ResultsView::ResultsView(Session* session, QWidget* parent)
    : QWidget{parent}, session_{session}, notice_{new NoticeBar{this}}, banner_{new VerdictBanner{session, this}}, waiting_{new QWidget{this}},
      splitter_{new QSplitter{Qt::Vertical, this}}, upper_{new QStackedWidget}, ranking_{new RankingPanel{session}},
      changes_{new ChangesPanel{session}}, fault_{new EmptyState}, tabs_{new DetailTabs{session, allTabs()}}, veil_{new Veil{splitter_}}, drawer_{new Drawer{this}}
{
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(dp(size::windowMargin), dp(size::windowMargin), dp(size::windowMargin), dp(size::windowMargin));
    column->setSpacing(dp(size::cardGap));
    buildWaiting();
    upper_->addWidget(ranking_);
    upper_->addWidget(changes_);
    upper_->addWidget(fault_);
    fault_->setProperty("card", true);
    splitter_->addWidget(upper_);
    splitter_->addWidget(tabs_);
    splitter_->setHandleWidth(dp(size::cardGap));
    splitter_->installEventFilter(this);
    splitter_->setChildrenCollapsible(false);
    splitter_->setStretchFactor(0, 0);
    splitter_->setStretchFactor(1, 1);
    constexpr int leastRanking = 140, leastTabs = 170;
    upper_->setMinimumHeight(dp(leastRanking));
    tabs_->setMinimumHeight(dp(leastTabs));
    column->addWidget(notice_);
    column->addWidget(waiting_);
    column->addWidget(banner_);
    column->addWidget(splitter_, 1);

    connect(splitter_, &QSplitter::splitterMoved, this, [this] { ownSplit_ = true; });
    connect(session_, &Session::answersChanged, this, &ResultsView::refresh);
    connect(session_, &Session::busyChanged, this, &ResultsView::setBusy);
    connect(session_, &Session::progress, this, [this](int done, int total) {
        waitingBar_->setRange(0, total);
        waitingBar_->setValue(done);
        waitingText_->setText(tr("Assessing %Ln combinations", nullptr, total));
    });
    connect(ranking_, &RankingPanel::rejectedWanted, this, &ResultsView::showRejected);
    connect(changes_, &ChangesPanel::rejectedWanted, this, &ResultsView::showRejected);
    connect(banner_, &VerdictBanner::whyWanted, this, &ResultsView::showWhy);
    connect(tabs_, &DetailTabs::whyWanted, this, &ResultsView::showWhy);
    connect(ranking_->table(), &RankingTable::whyWanted, this, [this](int cell) { showWhy(quantityOf(cell)); });
    connect(tabs_, &DetailTabs::exportWanted, this, &ResultsView::exportWanted);
    connect(tabs_, &DetailTabs::currentChanged, this, &ResultsView::adaptToTab);
}

void ResultsView::buildWaiting()
{
    auto* row = new QHBoxLayout{waiting_};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(dp(10));
    waitingText_ = new QLabel{waiting_};
    waitingBar_ = new QProgressBar{waiting_};
    waitingBar_->setTextVisible(false);
    waitingBar_->setRange(0, 0);
    waitingCancel_ = new QPushButton{waiting_};
    row->addWidget(waitingText_);
    row->addWidget(waitingBar_, 1);
    row->addWidget(waitingCancel_);
    waiting_->hide();
    connect(waitingCancel_, &QPushButton::clicked, session_, &Session::cancel);
}

void ResultsView::retranslate()
{
    waitingText_->setText(tr("Assessing…"));
    waitingBar_->setAccessibleName(tr("Progress"));
    waitingCancel_->setText(tr("Cancel"));
    banner_->retranslate();
    ranking_->retranslate();
    changes_->retranslate();
    tabs_->retranslate();
    drawer_->retranslate();
    drawer_->close();
    refresh();
}

void ResultsView::setNarrow(bool narrow)
{
    narrow_ = narrow;
    banner_->setNarrow(narrow);
    ranking_->setNarrow(narrow);
    tabs_->setNarrow(narrow);
}

void ResultsView::setWide(bool wide)
{
    ranking_->table()->setWide(wide);
}

void ResultsView::refresh()
{
    const auto& answers = session_->answers();
    const bool nothing = answers && answers->recommendation.own.empty();
    upper_->setCurrentWidget(faultShown_ ? static_cast<QWidget*>(fault_) : nothing ? static_cast<QWidget*>(changes_) : ranking_);
    divide();
}

// Until the user moves the handle: as many whole rows of the ranking as leave the details the room they need.
void ResultsView::divide()
{
    constexpr int detailsHeight = 244, roomyDetails = 440, fewestRows = 3;
    const int height = splitter_->height() - splitter_->handleWidth();
    const auto& answers = session_->answers();
    if (ownSplit_ || !answers || height <= 0)
        return;
    const DetailPage* page = tabs_->page();
    const int details = dp(page && page->wantsRoom() ? roomyDetails : detailsHeight);
    int rows = std::max(fewestRows, int(answers->recommendation.own.size()));
    while (rows > fewestRows && ranking_->heightFor(rows) > height - details)
        --rows;
    const int upper = upper_->currentWidget() == ranking_ ? ranking_->heightFor(rows) : height - details;
    splitter_->setSizes({upper, height - upper});
}

QByteArray ResultsView::ownSplit() const
{
    return ownSplit_ ? splitter_->saveState() : QByteArray{};
}

void ResultsView::setOwnSplit(const QByteArray& state)
{
    ownSplit_ = !state.isEmpty() && splitter_->restoreState(state);
    divide();
}

// The banner above takes what its text needs, so the splitter's height changes without the window's.
bool ResultsView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == splitter_ && event->type() == QEvent::Resize)
        divide();
    return QWidget::eventFilter(watched, event);
}

void ResultsView::adaptToTab()
{
    const DetailPage* page = tabs_->page();
    const bool room = page && page->wantsRoom();
    banner_->setForm(room ? VerdictBanner::Form::compact : VerdictBanner::Form::full);
    ranking_->setShort(room);
    divide();
}

void ResultsView::setBusy(bool busy)
{
    waiting_->setVisible(busy);
    veil_->setVisible(busy);
    veil_->raise();
    if (drawer_->isOpen())
        drawer_->raise();
}

void ResultsView::showRejected()
{
    drawer_->open(new RejectedPage{session_}, tr("Ranking"), tr("Why the others fell"));
}

void ResultsView::showGlossary(const QString& term)
{
    drawer_->open(new GlossaryPage{session_->catalog(), term}, tr("Help"), tr("Glossary"));
}

void ResultsView::showFault(const QString& title, const QString& text, std::vector<NoticeAction> actions)
{
    actions.push_back({tr("Close"), [this] {
                           faultShown_ = false;
                           refresh();
                       }});
    fault_->show(u"does-not-fit"_s, Tone::bad, title, text, std::move(actions));
    faultShown_ = true;
    refresh();
}

void ResultsView::setDropShown(bool on)
{
    dropShown_ = on;
    update();
}

void ResultsView::paintEvent(QPaintEvent* event)
{
    QWidget::paintEvent(event);
    if (!dropShown_)
        return;
    QPainter p{this};
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(QPen{themeOf(palette()).accent, 3});
    p.drawRoundedRect(QRectF{rect()}.adjusted(4, 4, -4, -4), dp(8), dp(8));
}

void ResultsView::showWhy(const QString& quantity)
{
    const Ranked* ranked = session_->selectedRanked();
    if (!ranked) {
        showRejected();
        return;
    }
    auto* page = qobject_cast<WhyPage*>(drawer_->content());
    if (!page) {
        page = new WhyPage{session_};
        connect(page, &WhyPage::titleChanged, drawer_, &Drawer::setTitle);
        connect(page, &WhyPage::glossaryWanted, this, &ResultsView::showGlossary, Qt::QueuedConnection);
        connect(page, &WhyPage::quantityWanted, this, &ResultsView::showWhy, Qt::QueuedConnection);
    }
    drawer_->open(page, tr("Why"), {});
    page->showQuantity(ranked->assessment.option, quantity);
}

} // namespace cabe
