// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cost/cost_banner.h"

#include "app/window/icons.h"
#include "app/window/wrap_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QVBoxLayout>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {
constexpr int barWidth = 4, stateIcon = 24;
}

CostBanner::CostBanner(QWidget* parent)
    : QFrame{parent}, icon_{new QLabel{this}}, title_{new WrapLabel{this}}, reason_{new WrapLabel{this}}, why_{new QPushButton{this}}
{
    setProperty("card", true);
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(dp(barWidth + size::cardMarginX), dp(size::cardMarginY), dp(size::cardMarginX), dp(size::cardMarginY));
    row->setSpacing(dp(12));
    icon_->setFixedSize(dp(stateIcon), dp(stateIcon));
    auto* words = new QVBoxLayout;
    words->setSpacing(dp(1));
    for (QLabel* label : {title_, reason_}) {
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setMinimumWidth(1);
        words->addWidget(label);
    }
    title_->setFont(uiFont(TextSize::verdict, true));
    reason_->setForegroundRole(QPalette::PlaceholderText);
    why_->setObjectName(u"why"_s);
    why_->setProperty("link", true);
    why_->setIcon(icon(u"help"_s, Tone::accent));
    row->addWidget(icon_, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    row->addWidget(why_, 0, Qt::AlignVCenter);
    connect(why_, &QPushButton::clicked, this, &CostBanner::whyWanted);
    showIcon();
}

void CostBanner::showIcon()
{
    icon_->setPixmap(icon(u"fits"_s, Tone::ok).pixmap({dp(stateIcon), dp(stateIcon)}, devicePixelRatioF()));
}

void CostBanner::show(const CostVerdict& verdict)
{
    title_->setText(verdict.title);
    reason_->setText(verdict.reason);
    reason_->setVisible(!verdict.reason.isEmpty());
    why_->setText(besideIcon(tr("Why?")));
    why_->setAccessibleName(tr("Why this costs least"));
    setAccessibleName(verdict.title);
    setAccessibleDescription(verdict.reason);
}

void CostBanner::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    QPainter p{this};
    p.setRenderHint(QPainter::Antialiasing);
    QPainterPath card;
    card.addRoundedRect(QRectF{rect()}, dp(6), dp(6));
    p.setClipPath(card);
    p.fillRect(QRect(0, 0, dp(barWidth), height()), themeOf(palette()).ok);
}

void CostBanner::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showIcon();
}

} // namespace cabe
