// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/results_view.h"

#include "app/charts/chart_view.h"
#include "app/results/detail_tabs.h"
#include "app/results/glossary_page.h"
#include "app/results/ranking_panel.h"
#include "app/results/rejected_page.h"
#include "app/results/results_body.h"
#include "app/results/why_page.h"
#include "app/window/session.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
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

} // namespace

ResultsView::ResultsView(Session* session, QWidget* parent)
    : QWidget{parent}, session_{session}, notice_{new NoticeBar{this}}, banner_{new VerdictBanner{session, this}}, waiting_{new QWidget{this}},
      place_{new QWidget{this}}, veil_{new Veil{place_}}, drawer_{new Drawer{this}}
{
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(dp(size::windowMargin), dp(size::windowMargin), dp(size::windowMargin), dp(size::windowMargin));
    column->setSpacing(dp(size::cardGap));
    buildWaiting();
    column->addWidget(notice_);
    column->addWidget(waiting_);
    column->addWidget(banner_);
    column->addWidget(place_, 1);
    auto* inside = new QVBoxLayout{place_};
    inside->setContentsMargins(0, 0, 0, 0);
    banner_->installEventFilter(this);

    connect(session_, &Session::busyChanged, this, &ResultsView::setBusy);
    connect(session_, &Session::progress, this, [this](int done, int total) {
        waitingBar_->setRange(0, total);
        waitingBar_->setValue(done);
        waitingText_->setText(tr("Assessing %Ln combinations", nullptr, total));
    });
    connect(banner_, &VerdictBanner::whyWanted, this, &ResultsView::showWhy);
}

ResultsBody* ResultsView::body()
{
    if (!body_)
        buildBody();
    return body_;
}

void ResultsView::buildBody()
{
    body_ = new ResultsBody{session_};
    body_->setNarrow(narrow_);
    body_->setWide(wide_);
    connect(body_, &ResultsBody::rejectedWanted, this, &ResultsView::showRejected);
    connect(body_, &ResultsBody::whyWanted, this, &ResultsView::showWhy);
    connect(body_, &ResultsBody::exportWanted, this, &ResultsView::exportWanted);
    connect(body_, &ResultsBody::wantsRoomChanged, this,
            [this] { banner_->setForm(body_->wantsRoom() ? VerdictBanner::Form::compact : VerdictBanner::Form::full); });
    place_->layout()->addWidget(body_);
    Q_EMIT bodyBuilt();
    body_->retranslate();
}

RankingPanel* ResultsView::ranking()
{
    return body()->ranking();
}

DetailTabs* ResultsView::tabs()
{
    return body()->tabs();
}

// The first picture needs the verdict; what lies below follows at once.
bool ResultsView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == banner_ && event->type() == QEvent::Paint && !body_)
        QTimer::singleShot(0, this, [this] {
            if (!body_)
                buildBody();
        });
    return QWidget::eventFilter(watched, event);
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
    if (body_)
        body_->retranslate();
    drawer_->retranslate();
    drawer_->close();
}

void ResultsView::setNarrow(bool narrow)
{
    narrow_ = narrow;
    banner_->setNarrow(narrow);
    if (body_)
        body_->setNarrow(narrow);
}

void ResultsView::setWide(bool wide)
{
    wide_ = wide;
    if (body_)
        body_->setWide(wide);
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
