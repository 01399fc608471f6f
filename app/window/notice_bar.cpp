// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/notice_bar.h"

#include "app/window/icons.h"
#include "app/window/wrap_label.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace cabe {

using namespace Qt::StringLiterals;

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame{parent}, row_{new QHBoxLayout{this}}, icon_{new QLabel{this}}, text_{new WrapLabel{this}}, close_{new QToolButton{this}}
{
    row_->setContentsMargins(dp(12), dp(6), dp(8), dp(6));
    row_->setSpacing(dp(8));
    text_->setTextFormat(Qt::PlainText);
    close_->setIcon(icon(u"close"_s));
    close_->setIconSize({dp(14), dp(14)});
    row_->addWidget(icon_);
    row_->addWidget(text_, 1);
    row_->addWidget(close_);
    connect(close_, &QToolButton::clicked, this, &QWidget::hide);
    hide();
}

void NoticeBar::show(Tone tone, const QString& iconName, const QString& text, std::vector<NoticeAction> actions)
{
    tone_ = tone;
    iconName_ = iconName;
    text_->setText(text);
    icon_->setPixmap(icon(iconName, tone).pixmap({dp(16), dp(16)}, devicePixelRatioF()));
    close_->setAccessibleName(tr("Close this notice"));
    close_->setToolTip(tr("Close this notice"));
    for (QWidget* button : buttons_)
        button->deleteLater();
    buttons_.clear();
    for (NoticeAction& action : actions) {
        auto* button = new QPushButton{action.text, this};
        row_->insertWidget(row_->count() - 1, button);
        buttons_.push_back(button);
        connect(button, &QPushButton::clicked, this, [this, run = std::move(action.run)] {
            hide();
            run();
        });
    }
    setAccessibleName(text);
    QWidget::show();
    if (QAccessible::isActive()) {
        QAccessibleEvent alert{this, QAccessible::Alert};
        QAccessible::updateAccessibility(&alert);
    }
}

QString NoticeBar::text() const
{
    return text_->text();
}

void NoticeBar::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(palette());
    QPainter p{this};
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(Qt::NoPen);
    p.setBrush(tone_ == Tone::warn ? theme.warnFill : tone_ == Tone::bad ? theme.badFill : theme.selected);
    p.drawRoundedRect(rect(), dp(4), dp(4));
}

} // namespace cabe
