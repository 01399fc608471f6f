// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cost/way_card.h"

#include "app/charts/cumulative_chart.h"
#include "app/charts/pareto_chart.h"
#include "app/results/money_text.h"
#include "app/window/words.h"

#include <QHBoxLayout>
#include <QLabel>
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

} // namespace

WayCard::WayCard(const Session& session, const Assessment& a, bool cheapest, QWidget* parent) : QFrame{parent}, way_{a.option.way()}
{
    setProperty("card", true);
    const Sentences words = uiSentences();
    const Format& f = words.format();
    const CostResult& cost = *a.cost;
    const QString currency = QString::fromStdString(cost.currency);
    const int months = int(cost.months.size()) - 1;
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(dp(size::cardMarginX), dp(size::cardMarginY), dp(size::cardMarginX), dp(size::cardMarginY));
    column->setSpacing(dp(2));
    auto* top = new QHBoxLayout;
    top->addSpacing(dp(swatchWidth + 6));
    top->addWidget(text(words.way(way_), TextSize::body, true, false, this), 1);
    if (cheapest)
        top->addWidget(new Tag{tr("Lowest total"), this});
    column->addLayout(top);
    auto* name = text(words.optionName(a.option, session.catalog()), TextSize::note, false, true, this);
    name->setToolTip(name->text());
    column->addWidget(name);
    auto* total = new QHBoxLayout;
    total->setSpacing(dp(8));
    total->addWidget(text(wholeMoney(f, cost.total.value, currency), TextSize::money, true, false, this));
    total->addWidget(text(tr("over %Ln month(s)", nullptr, months), TextSize::note, false, true, this), 1, Qt::AlignBottom);
    column->addLayout(total);
    auto* last = new QHBoxLayout;
    const QString monthly = tr("%1/month").arg(wholeMoney(f, cost.monthly.value, currency));
    last->addWidget(text(cost.upfront > 0 ? tr("%1 now + %2").arg(wholeMoney(f, cost.upfront, currency), monthly) : monthly, TextSize::note, false, false, this), 1);
    if (cost.perMillionTokens)
        last->addWidget(text(tr("%1/million").arg(f.moneyPrecise(cost.perMillionTokens->value, currency)), TextSize::note, false, false, this));
    column->addLayout(last);
    setAccessibleName(tr("%1: %2 over %Ln month(s)", nullptr, months).arg(words.way(way_), wholeMoney(f, cost.total.value, currency)));
}

void WayCard::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    const Theme& theme = themeOf(palette());
    const LineStyle style = lineStyle(way_ == Way::own ? LineLook::own : way_ == Way::rent ? LineLook::rent : LineLook::api, theme);
    QPainter p{this};
    p.setRenderHint(QPainter::Antialiasing);
    const double x = dp(size::cardMarginX), y = dp(size::cardMarginY) + dp(10);
    p.setPen(QPen{style.color, 2, style.dash, Qt::FlatCap});
    p.drawLine(QPointF{x, y}, QPointF{x + dp(swatchWidth), y});
    paintMark(p, {{}, style.color, style.shape}, {x + dp(swatchWidth) / 2.0, y}, 4);
}

} // namespace cabe
