// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/drawer.h"

#include "app/window/icons.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPropertyAnimation>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

constexpr int slideMs = 120;

// Off where nobody watches, and where the system asks for less motion.
bool motionWanted(const QWidget* widget)
{
    return QGuiApplication::platformName() != "offscreen"_L1 && widget->style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, widget) > 0;
}

// Long explanations are read with the keys that scroll, wherever in the drawer the keyboard is.
bool scrolled(int key, QScrollBar& bar)
{
    switch (key) {
    case Qt::Key_PageDown: bar.triggerAction(QAbstractSlider::SliderPageStepAdd); return true;
    case Qt::Key_PageUp: bar.triggerAction(QAbstractSlider::SliderPageStepSub); return true;
    case Qt::Key_Down: bar.triggerAction(QAbstractSlider::SliderSingleStepAdd); return true;
    case Qt::Key_Up: bar.triggerAction(QAbstractSlider::SliderSingleStepSub); return true;
    default: return false;
    }
}

} // namespace

Drawer::Drawer(QWidget* host)
    : QFrame{host}, host_{host}, breadcrumb_{new QLabel{this}}, title_{new QLabel{this}}, close_{new QToolButton{this}},
      column_{new QVBoxLayout{this}}, slide_{new QPropertyAnimation{this, "pos", this}}
{
    setObjectName(u"drawer"_s);
    setFocusPolicy(Qt::ClickFocus);     // Esc works after a click on its text; Tab goes to what it holds
    column_->setContentsMargins(dp(20), dp(14), dp(12), dp(12));
    column_->setSpacing(dp(8));
    auto* top = new QHBoxLayout;
    auto* words = new QVBoxLayout;
    words->setSpacing(dp(2));
    breadcrumb_->setFont(uiFont(TextSize::note));
    breadcrumb_->setForegroundRole(QPalette::PlaceholderText);
    title_->setFont(uiFont(TextSize::verdict, true));
    title_->setWordWrap(true);
    words->addWidget(breadcrumb_);
    words->addWidget(title_);
    close_->setIcon(icon(u"close"_s));
    close_->setIconSize({dp(14), dp(14)});
    top->addLayout(words, 1);
    top->addWidget(close_, 0, Qt::AlignTop);
    column_->addLayout(top);
    connect(close_, &QToolButton::clicked, this, &Drawer::close);
    slide_->setDuration(slideMs);
    slide_->setEasingCurve(QEasingCurve::OutCubic);
    host_->installEventFilter(this);
    hide();
}

void Drawer::retranslate()
{
    close_->setToolTip(tr("Close"));
    close_->setAccessibleName(tr("Close"));
}

void Drawer::setTitle(const QString& breadcrumb, const QString& title)
{
    breadcrumb_->setText(breadcrumb);
    title_->setText(title);
    setAccessibleName(title);
}

void Drawer::open(QWidget* content, const QString& breadcrumb, const QString& title)
{
    if (content_ != content) {
        delete content_;
        content_ = content;
        column_->addWidget(content, 1);
    }
    setTitle(breadcrumb, title);
    if (!open_) {
        focusBefore_ = QApplication::focusWidget();
        open_ = true;
        place(motionWanted(this));
        show();
        raise();
        Q_EMIT openChanged(true);
    }
    close_->setFocus(Qt::OtherFocusReason);
}

void Drawer::close()
{
    if (!open_)
        return;
    open_ = false;
    hide();
    if (focusBefore_)
        focusBefore_->setFocus(Qt::OtherFocusReason);
    Q_EMIT openChanged(false);
}

void Drawer::place(bool animated)
{
    const int width = std::min(dp(size::drawer), host_->width());
    resize(width, host_->height());
    const QPoint end{host_->width() - width, 0};
    slide_->stop();
    if (!animated) {
        move(end);
        return;
    }
    slide_->setStartValue(QPoint{host_->width(), 0});
    slide_->setEndValue(end);
    slide_->start();
}

bool Drawer::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == host_ && event->type() == QEvent::Resize && open_)
        place(false);
    return QFrame::eventFilter(watched, event);
}

bool Drawer::focusNextPrevChild(bool next)
{
    QList<QWidget*> stops;
    for (QWidget* widget : findChildren<QWidget*>())
        if (widget->isVisible() && widget->isEnabled() && widget->focusPolicy() & Qt::TabFocus && !widget->focusProxy())
            stops << widget;
    const qsizetype at = stops.indexOf(QApplication::focusWidget());
    const qsizetype to = at + (next ? 1 : -1);
    if (at < 0 || to < 0 || to >= stops.size())
        return QFrame::focusNextPrevChild(next);
    stops[to]->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

void Drawer::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        close();
        return;
    }
    if (content_)
        if (auto* area = content_->findChild<QScrollArea*>(); area && scrolled(event->key(), *area->verticalScrollBar()))
            return;
    QFrame::keyPressEvent(event);
}

} // namespace cabe
