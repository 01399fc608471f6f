// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/verdict_banner.h"

#include "app/results/ranking_delegate.h"
#include "app/window/icons.h"
#include "app/window/wrap_label.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

constexpr int barWidth = 4, stateIcon = 24, warnIcon = 14;
constexpr int metricHeight = 38, metricMargin = 14, noteGap = 6;

} // namespace

// --- MetricButton ---

MetricButton::MetricButton(QWidget* parent) : QAbstractButton{parent}
{
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void MetricButton::setMetric(const Metric& metric, bool first)
{
    metric_ = metric;
    first_ = first;
    setAccessibleName(metric.label + u": "_s + metric.value + (metric.note.isEmpty() ? QString{} : u", "_s + metric.note));
    setToolTip(metric.note);
    updateGeometry();
    QWidget::update();
}

void MetricButton::setNoteShown(bool on)
{
    noteShown_ = on;
    updateGeometry();
    QWidget::update();
}

QSize MetricButton::sizeHint() const
{
    const int value = QFontMetrics{uiFont(TextSize::metric, true)}.horizontalAdvance(metric_.value) + (metric_.warn ? dp(warnIcon + 5) : 0);
    const QFontMetrics note{uiFont(TextSize::note)};
    const int line = value + (noteShown_ && !metric_.note.isEmpty() ? dp(noteGap) + note.horizontalAdvance(metric_.note) : 0);
    return {std::max(line, note.horizontalAdvance(metric_.label)) + dp(metricMargin) * (first_ ? 1 : 2), dp(metricHeight)};
}

QSize MetricButton::minimumSizeHint() const
{
    const int value = QFontMetrics{uiFont(TextSize::metric, true)}.horizontalAdvance(metric_.value) + (metric_.warn ? dp(warnIcon + 5) : 0);
    return {value + dp(metricMargin), dp(metricHeight)};
}

void MetricButton::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(palette());
    QPainter p{this};
    int x = 0;
    if (!first_) {
        p.fillRect(QRect(0, 0, 1, height()), theme.border);
        x = dp(metricMargin);
    }
    const int half = height() / 2;
    p.setFont(uiFont(TextSize::note));
    p.setPen(theme.muted);
    p.drawText(QRect(x, 0, width() - x, half), Qt::AlignLeft | Qt::AlignVCenter, p.fontMetrics().elidedText(metric_.label, Qt::ElideRight, width() - x));
    const QRect line(x, half, width() - x, height() - half);
    int left = line.left();
    if (metric_.warn) {
        paintIcon(p, u"tight"_s, theme.warn, QRectF(left, line.center().y() - dp(warnIcon) / 2.0 + 1, dp(warnIcon), dp(warnIcon)));
        left += dp(warnIcon + 5);
    }
    p.setFont(uiFont(TextSize::metric, true));
    p.setPen(theme.text);
    p.drawText(QRect(left, line.top(), width() - left, line.height()), Qt::AlignLeft | Qt::AlignVCenter, metric_.value);
    left += p.fontMetrics().horizontalAdvance(metric_.value) + dp(noteGap);
    if (noteShown_ && !metric_.note.isEmpty()) {
        p.setFont(uiFont(TextSize::note));
        p.setPen(theme.muted);
        const int room = width() - left - dp(2);
        // A note that has no room says nothing rather than half a word; the tooltip has it.
        if (p.fontMetrics().horizontalAdvance(metric_.note) <= room)
            p.drawText(QRect(left, line.top() + 1, room, line.height()), Qt::AlignLeft | Qt::AlignVCenter, metric_.note);
    }
    if (hasFocus()) {
        p.setRenderHint(QPainter::Antialiasing);
        p.setPen(QPen{theme.accent, 2});
        p.drawRoundedRect(QRectF{rect()}.adjusted(first_ ? -1 : dp(metricMargin) / 2.0, 1, -1, -1), dp(4), dp(4));
    }
}

// --- VerdictBanner ---

VerdictBanner::VerdictBanner(Session* session, QWidget* parent)
    : QFrame{parent}, session_{session}, icon_{new QLabel{this}}, title_{new WrapLabel{this}}, reason_{new WrapLabel{this}}, why_{new QPushButton{this}},
      pin_{new QPushButton{this}}, whyIcon_{new QToolButton{this}}, pinIcon_{new QToolButton{this}}, metricRow_{new QWidget{this}},
      metricLayout_{new QHBoxLayout{metricRow_}}
{
    setProperty("card", true);
    setObjectName(u"verdict"_s);
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(dp(barWidth + size::cardMarginX), dp(size::cardMarginY), dp(size::cardMarginX), dp(size::cardMarginY));
    row->setSpacing(dp(12));
    icon_->setFixedSize(dp(stateIcon), dp(stateIcon));
    row->addWidget(icon_, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout;
    column->setSpacing(dp(2));
    row->addLayout(column, 1);
    auto* top = new QHBoxLayout;
    top->setSpacing(dp(8));
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
    top->addLayout(words, 1);
    for (QWidget* button : std::initializer_list<QWidget*>{why_, pin_, whyIcon_, pinIcon_})
        top->addWidget(button, 0, Qt::AlignTop);
    column->addLayout(top);
    metricLayout_->setContentsMargins(0, dp(6), 0, 0);
    metricLayout_->setSpacing(0);
    column->addWidget(metricRow_);

    why_->setProperty("link", true);
    why_->setIcon(icon(u"help"_s, Tone::accent));
    whyIcon_->setIcon(icon(u"help"_s));
    for (QToolButton* button : {whyIcon_, pinIcon_}) {
        button->setIconSize({dp(16), dp(16)});
        button->setFocusPolicy(Qt::TabFocus);
        button->hide();
    }
    const auto ask = [this] { Q_EMIT whyWanted({}); };
    const auto pin = [this] {
        if (const Ranked* r = session_->selectedRanked())
            session_->togglePin(r->assessment.option);
    };
    connect(why_, &QPushButton::clicked, this, ask);
    connect(whyIcon_, &QToolButton::clicked, this, ask);
    connect(pin_, &QPushButton::clicked, this, pin);
    connect(pinIcon_, &QToolButton::clicked, this, pin);
    connect(session_, &Session::answersChanged, this, &VerdictBanner::update);
    connect(session_, &Session::selectionChanged, this, &VerdictBanner::update);
    connect(session_, &Session::fieldFaultsChanged, this, &VerdictBanner::update);
    connect(session_, &Session::projectChanged, this, &VerdictBanner::update);
}

void VerdictBanner::setForm(Form form)
{
    form_ = form;
    update();
}

void VerdictBanner::setNarrow(bool narrow)
{
    narrow_ = narrow;
    update();
}

void VerdictBanner::retranslate()
{
    why_->setText(besideIcon(tr("Why?")));
    why_->setAccessibleName(tr("Why?"));
    whyIcon_->setAccessibleName(tr("Why?"));
    whyIcon_->setToolTip(tr("Why?"));
    update();
}

void VerdictBanner::update()
{
    const QString before = text_.title;
    text_ = source_ ? source_() : VerdictText::of(*session_, uiSentences());
    setVisible(!text_.empty);
    const StateSign sign = stateSign(int(text_.state));
    icon_->setPixmap(icon(sign.icon, sign.tone).pixmap({dp(stateIcon), dp(stateIcon)}, devicePixelRatioF()));
    const bool compact = form_ == Form::compact;
    title_->setFont(uiFont(compact ? TextSize::metric : TextSize::verdict, true));
    title_->setText(compact ? text_.oneLine : text_.title);
    reason_->setText(text_.reason);
    reason_->setVisible(!compact && !text_.reason.isEmpty());
    why_->setVisible(!text_.metrics.empty() && !narrow_);
    whyIcon_->setVisible(!text_.metrics.empty() && narrow_);
    const bool pinnable = text_.canPin && !compact;
    pin_->setVisible(pinnable && !narrow_);
    pinIcon_->setVisible(pinnable && narrow_);
    pin_->setText(besideIcon(text_.pinned ? tr("Unpin") : tr("Pin")));
    pin_->setAccessibleName(text_.pinned ? tr("Unpin") : tr("Pin"));
    pin_->setIcon(icon(text_.pinned ? u"pinned"_s : u"pin"_s));
    pinIcon_->setIcon(icon(text_.pinned ? u"pinned"_s : u"pin"_s, text_.pinned ? Tone::accent : Tone::text));
    pinIcon_->setToolTip(text_.pinned ? tr("Unpin") : tr("Pin to compare"));
    pinIcon_->setAccessibleName(pinIcon_->toolTip());
    showMetrics();
    setAccessibleName(text_.title);
    setAccessibleDescription(text_.reason);
    if (before != text_.title && !before.isEmpty() && QAccessible::isActive()) {
        QAccessibleEvent alert{this, QAccessible::Alert};
        QAccessible::updateAccessibility(&alert);
    }
    QWidget::update();
}

void VerdictBanner::showMetrics()
{
    const bool shown = form_ == Form::full && !text_.metrics.empty();
    metricRow_->setVisible(shown);
    if (!shown)
        return;
    while (metrics_.size() < text_.metrics.size()) {
        auto* button = new MetricButton{metricRow_};
        connect(button, &QAbstractButton::clicked, this, [this, button] { Q_EMIT whyWanted(button->quantity()); });
        metrics_.push_back(button);
        metricLayout_->addWidget(button);
    }
    for (std::size_t i = 0; i < metrics_.size(); ++i) {
        const bool used = i < text_.metrics.size();
        metrics_[i]->setVisible(used);
        if (!used)
            continue;
        metrics_[i]->setMetric(text_.metrics[i], i == 0);
        metrics_[i]->setNoteShown(!narrow_);
        metricLayout_->setStretch(int(i), metrics_[i]->sizeHint().width());
    }
}

void VerdictBanner::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    QPainter p{this};
    p.setRenderHint(QPainter::Antialiasing);
    // The bar follows the card's rounded corners.
    QPainterPath card;
    card.addRoundedRect(QRectF{rect()}, dp(6), dp(6));
    p.setClipPath(card);
    p.fillRect(QRect(0, 0, dp(barWidth), height()), toneColor(themeOf(palette()), stateSign(int(text_.state)).tone));
}

void VerdictBanner::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !text_.empty) {
        const StateSign sign = stateSign(int(text_.state));
        icon_->setPixmap(icon(sign.icon, sign.tone).pixmap({dp(stateIcon), dp(stateIcon)}, devicePixelRatioF()));
    }
}

} // namespace cabe
