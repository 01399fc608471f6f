// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cost/way_card.h"

#include "app/charts/cumulative_chart.h"
#include "app/charts/pareto_chart.h"
#include "app/results/money_text.h"
#include "app/window/answer_names.h"
#include "app/window/icons.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

constexpr int swatchWidth = 28;

QLabel* text(const QString& words, TextSize size, bool strong, bool muted, QWidget* parent)
{
    auto* label = new QLabel{words, parent};
    label->setTextFormat(Qt::PlainText);
    label->setFont(uiFont(size, strong));
    label->setMinimumWidth(1);
    if (muted)
        label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

// "Lowest total" in the fill of what fits.
class Tag final : public QWidget
{
public:
    Tag(QString words, QWidget* parent) : QWidget{parent}, words_{std::move(words)}
    {
        const QFontMetrics metrics{uiFont(TextSize::small, true)};
        setFixedSize(metrics.horizontalAdvance(words_) + dp(16), dp(20));
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Theme& theme = themeOf(palette());
        QPainter p{this};
        p.setRenderHint(QPainter::Antialiasing);
        p.setPen(Qt::NoPen);
        p.setBrush(theme.okFill);
        p.drawRoundedRect(rect(), height() / 2.0, height() / 2.0);
        p.setPen(theme.ok);
        p.setFont(uiFont(TextSize::small, true));
        p.drawText(rect(), Qt::AlignCenter, words_);
    }

private:
    QString words_;
};

// "R$ 9.800 now + R$ 148/month"
QString paying(const CostResult& cost, const Format& f)
{
    const QString currency = QString::fromStdString(cost.currency);
    const QString monthly = WayCard::tr("%1/month").arg(wholeMoney(f, cost.monthly.value, currency));
    return cost.upfront > 0 ? WayCard::tr("%1 now + %2").arg(wholeMoney(f, cost.upfront, currency), monthly) : monthly;
}

// "Azure, A100 80 GB, on demand, 220 h/month": what the price depends on.
QString fullName(const Assessment& a, const Session& session, const Sentences& words)
{
    QString name = answerNames(session).of(a.option);
    if (a.option.way() != Way::rent)
        return name;
    if (const QString mode = words.rentMode(a.cost->rentMode); !a.cost->rentMode.empty() && !name.contains(mode))
        name += u", "_s + mode;
    if (a.cost->loadHoursPerMonth > 0)
        name += u", "_s + WayCard::tr("%1 h/month").arg(words.format().integer(a.cost->loadHoursPerMonth + a.cost->idleHoursPerMonth));
    return name;
}

// What a buyer must know about a price ("the cheapest route …").
QString remarkOf(const Assessment& a, const Catalog& catalog, const Sentences& words)
{
    for (const Check& check : a.checks)
        if (check.code == "capacity_short")
            return words.check(check);
    const auto* api = std::get_if<ApiChoice>(&a.option.what);
    const ApiPrice* price = api ? catalog.apis.find(api->id) : nullptr;
    return price ? words.text(price->remark) : QString{};
}

} // namespace

// The first line: line and mark of the way, its name, and what stands at the right end.
QVBoxLayout* WayCard::begin(bool muted, QWidget* atEnd)
{
    setProperty("card", true);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(dp(size::cardMarginX), dp(size::cardMarginY), dp(size::cardMarginX), dp(size::cardMarginY));
    column->setSpacing(dp(2));
    auto* top = new QHBoxLayout;
    top->addSpacing(dp(swatchWidth + 6));
    top->addWidget(text(uiSentences().way(way_), TextSize::body, true, muted, this), 1);
    if (atEnd)
        top->addWidget(atEnd);
    column->addLayout(top);
    return column;
}

WayCard::WayCard(const Session& session, const Assessment& a, bool cheapest, QWidget* parent) : QFrame{parent}, way_{a.option.way()}, possible_{true}
{
    const Sentences words = uiSentences();
    const Format& f = words.format();
    const CostResult& cost = *a.cost;
    const QString currency = QString::fromStdString(cost.currency);
    const int months = int(cost.months.size()) - 1;
    QVBoxLayout* column = begin(false, cheapest ? new Tag{tr("Lowest total"), this} : nullptr);
    auto* name = text(fullName(a, session, words), TextSize::note, false, true, this);
    name->setWordWrap(true);
    const QString remark = remarkOf(a, session.catalog(), words);
    name->setToolTip(remark.isEmpty() ? name->text() : name->text() + u". "_s + remark);
    column->addWidget(name);
    column->addStretch(1);
    auto* total = new QHBoxLayout;
    total->setSpacing(dp(8));
    total->addWidget(text(wholeMoney(f, cost.total.value, currency), TextSize::money, true, false, this));
    auto* period = text(tr("over %Ln month(s)", nullptr, months), TextSize::note, false, true, this);
    period->setWordWrap(true);
    total->addWidget(period, 1, Qt::AlignBottom);
    column->addLayout(total);
    auto* last = new QHBoxLayout;
    auto* pays = text(paying(cost, f), TextSize::note, false, false, this);
    pays->setWordWrap(true);
    last->addWidget(pays, 1);
    if (cost.perMillionTokens)
        last->addWidget(text(tr("%1/million").arg(f.moneyPrecise(cost.perMillionTokens->value, currency)), TextSize::note, false, false, this), 0, Qt::AlignBottom);
    column->addLayout(last);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("%1: %2 over %Ln month(s)", nullptr, months).arg(words.way(way_), wholeMoney(f, cost.total.value, currency)));
    QStringList more{name->text(), paying(cost, f), remark};
    more.removeAll(QString{});
    setAccessibleDescription(more.join(u". "_s));
}

WayCard::WayCard(const MissingWay& missing, QWidget* parent) : QFrame{parent}, way_{missing.way}, possible_{false}
{
    auto* sign = new QLabel{this};
    sign->setPixmap(icon(u"not-supported"_s, Tone::off).pixmap({dp(16), dp(16)}, devicePixelRatioF()));
    QVBoxLayout* column = begin(true, sign);
    auto* reason = text(missing.reason, TextSize::body, false, false, this);
    reason->setWordWrap(true);
    column->addWidget(reason);
    if (!missing.detail.isEmpty()) {
        auto* detail = text(missing.detail, TextSize::note, false, true, this);
        detail->setWordWrap(true);
        column->addWidget(detail);
    }
    column->addStretch(1);
    setAccessibleName(uiSentences().way(way_) + u": "_s + missing.reason);
    setAccessibleDescription(missing.detail);
}

void WayCard::keyPressEvent(QKeyEvent* event)
{
    if (possible_ && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space))
        Q_EMIT whyWanted();
    else
        QFrame::keyPressEvent(event);
}

void WayCard::mouseReleaseEvent(QMouseEvent* event)
{
    if (possible_ && event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        Q_EMIT whyWanted();
}

void WayCard::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    const Theme& theme = themeOf(palette());
    LineStyle style = lineStyle(way_ == Way::own ? LineLook::own : way_ == Way::rent ? LineLook::rent : LineLook::api, theme);
    if (!possible_)
        style.color = theme.borderStrong;
    QPainter p{this};
    p.setRenderHint(QPainter::Antialiasing);
    const double x = dp(size::cardMarginX), y = dp(size::cardMarginY) + dp(10);
    p.setPen(QPen{style.color, 2, style.dash, Qt::FlatCap});
    p.drawLine(QPointF{x, y}, QPointF{x + dp(swatchWidth), y});
    paintMark(p, {{}, style.color, style.shape}, {x + dp(swatchWidth) / 2.0, y}, 4);
    if (hasFocus()) {
        p.setPen(QPen{theme.accent, 2});
        p.setBrush(Qt::NoBrush);
        p.drawRoundedRect(QRectF{rect()}.adjusted(1, 1, -1, -1), dp(6), dp(6));
    }
}

} // namespace cabe
