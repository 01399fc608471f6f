// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cost/cost_view.h"

#include "app/charts/cumulative_chart.h"
#include "app/charts/parts_chart.h"
#include "app/charts/tornado_chart.h"
#include "app/cost/cost_text.h"
#include "app/cost/energy_box.h"
#include "app/cost/way_card.h"
#include "app/results/empty_state.h"
#include "app/results/money_text.h"
#include "app/results/ranking_delegate.h"
#include "app/window/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

constexpr int energyWidth = 300, chartHeight = 250, lowerHeight = 210;
constexpr double thousandsFrom = 20'000;
constexpr std::size_t mostInputs = 6;

LineLook lookOf(Way way)
{
    return way == Way::own ? LineLook::own : way == Way::rent ? LineLook::rent : LineLook::api;
}

double unitFor(double largest)
{
    return largest >= thousandsFrom ? 1000 : 1;
}

// "Cumulative cost (thousand R$)"
QString withUnit(const QString& title, double unit, const QString& symbol)
{
    return unit > 1 ? CostView::tr("%1 (thousand %2)", "title, currency").arg(title, symbol) : title + u" ("_s + symbol + u')';
}

// Cost month by month without the sale at the end.
std::vector<double> cumulativeWithoutResale(const CostResult& cost)
{
    std::vector<double> sums;
    double sum = 0;
    for (std::size_t month = 0; month < cost.months.size(); ++month) {
        sum += cost.months[month] + (month + 1 == cost.months.size() ? cost.resale : 0);
        sums.push_back(sum);
    }
    return sums;
}

} // namespace

CostView::CostView(Session* session, QWidget* parent)
    : QWidget{parent}, session_{session}, banner_{new QFrame}, icon_{new QLabel}, title_{new QLabel}, reason_{new QLabel}, ways_{new QHBoxLayout},
      cumulative_{new CumulativeChart}, energy_{new EnergyBox{session}}, parts_{new PartsChart}, tornado_{new TornadoChart}, scroll_{new QScrollArea{this}},
      empty_{new EmptyState{this}}
{
    auto* outer = new QVBoxLayout{this};
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scroll_);
    outer->addWidget(empty_);
    auto* page = new QWidget;
    page->setObjectName(u"page"_s);
    auto* column = new QVBoxLayout{page};
    column->setContentsMargins(dp(size::windowMargin), dp(size::windowMargin), dp(size::windowMargin), dp(size::windowMargin));
    column->setSpacing(dp(size::cardGap));
    banner_->setProperty("card", true);
    auto* bannerRow = new QHBoxLayout{banner_};
    bannerRow->setContentsMargins(dp(size::cardMarginX + 4), dp(size::cardMarginY), dp(size::cardMarginX), dp(size::cardMarginY));
    bannerRow->setSpacing(dp(12));
    auto* words = new QVBoxLayout;
    words->setSpacing(dp(1));
    title_->setFont(uiFont(TextSize::verdict, true));
    reason_->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel* label : {title_, reason_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        words->addWidget(label);
    }
    bannerRow->addWidget(icon_, 0, Qt::AlignTop);
    bannerRow->addLayout(words, 1);
    ways_->setSpacing(dp(size::cardGap));
    auto* middle = new QHBoxLayout;
    middle->setSpacing(dp(size::cardGap));
    middle->addWidget(chartCard(cumulative_), 1);
    middle->addWidget(energy_);
    energy_->setFixedWidth(dp(energyWidth));
    auto* lower = new QHBoxLayout;
    lower->setSpacing(dp(size::cardGap));
    lower->addWidget(chartCard(parts_), 2);
    lower->addWidget(chartCard(tornado_), 3);
    cumulative_->setMinimumHeight(dp(chartHeight));
    parts_->setMinimumHeight(dp(lowerHeight));
    tornado_->setMinimumHeight(dp(lowerHeight));
    column->addWidget(banner_);
    column->addLayout(ways_);
    column->addLayout(middle, 5);
    column->addLayout(lower, 4);
    scroll_->setWidget(page);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    connect(session_, &Session::answersChanged, this, &CostView::refresh);
}

QFrame* CostView::chartCard(ChartView* chart)
{
    auto* card = new QFrame;
    card->setProperty("card", true);
    auto* column = new QVBoxLayout{card};
    column->setContentsMargins(dp(size::cardMarginX), dp(size::cardMarginY), dp(size::cardMarginX), dp(size::cardMarginY));
    column->addWidget(chart);
    return card;
}

void CostView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();      // it may have missed changes while it was hidden
}

void CostView::retranslate()
{
    refresh();
}

void CostView::setNarrow(bool narrow)
{
    energy_->setVisible(!narrow);
}

std::vector<ChartView*> CostView::charts() const
{
    return {cumulative_, parts_, tornado_};
}

void CostView::refresh()
{
    if (!isVisible())
        return;
    const auto& answers = session_->answers();
    const CostVerdict verdict = answers && answers->comparison ? CostVerdict::of(*answers, uiSentences()) : CostVerdict{};
    scroll_->setVisible(!verdict.empty);
    empty_->setVisible(verdict.empty);
    if (verdict.empty) {
        empty_->show(u"scales"_s, Tone::muted, tr("Nothing to compare yet"),
                     tr("No card, rented machine or API with a known price meets the limits of this stage. Loosen the budget or the speed, or choose another model."), {});
        return;
    }
    icon_->setPixmap(icon(u"fits"_s, Tone::ok).pixmap({dp(24), dp(24)}, devicePixelRatioF()));
    title_->setText(verdict.title);
    reason_->setText(verdict.reason);
    reason_->setVisible(!verdict.reason.isEmpty());
    banner_->setAccessibleName(verdict.title);
    banner_->setAccessibleDescription(verdict.reason);
    showWays();
    showCumulative();
    showParts();
    showTornado();
    const auto ways = wayAnswers(*answers);
    const auto own = std::ranges::find(ways, Way::own, &WayAnswer::way);
    energy_->show(own == ways.end() ? nullptr : own->assessment);
}

void CostView::showWays()
{
    while (QLayoutItem* item = ways_->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    const auto ways = wayAnswers(*session_->answers());
    const auto cheapest = std::ranges::min_element(ways, {}, &WayAnswer::total);
    for (const WayAnswer& way : ways)
        ways_->addWidget(new WayCard{*session_, *way.assessment, way.way == cheapest->way && ways.size() > 1}, 1);
}

void CostView::showCumulative()
{
    const Sentences words = uiSentences();
    const Answers& answers = *session_->answers();
    const auto ways = wayAnswers(answers);
    const QString currency = QString::fromStdString(*answers.complete.project.currency);
    CumulativeChart::Content content;
    double largest = 0;
    for (const WayAnswer& way : ways) {
        content.lines.push_back({words.way(way.way), lookOf(way.way), cumulativeWithoutResale(*way.assessment->cost)});
        largest = std::max(largest, content.lines.back().cumulative.back());
    }
    const auto own = std::ranges::find(ways, Way::own, &WayAnswer::way);
    QString message;
    if (own != ways.end())
        for (const WayAnswer& other : ways) {
            const PairComparison* pair = other.way == Way::own ? nullptr : pairOf(answers, own->index, other.index);
            if (!pair || !pair->breakEvenMonth)
                continue;
            const QString text = CostVerdict::breakEven(*pair->breakEvenMonth, other.way, words.format());
            content.breakEvens.push_back({*pair->breakEvenMonth, int(own - ways.begin()), text});
            message += text + u". "_s;
        }
    content.unit = unitFor(largest);
    content.currency = currency;
    const bool resale = own != ways.end() && own->assessment->cost->resale > 0;
    content.title = withUnit(tr("Cumulative cost"), content.unit, words.format().currencySymbol(currency));
    content.subtitle = resale ? tr("without the sale at the end") : QString{};
    content.monthTitle = tr("Months");
    cumulative_->setDescription(content.title, message + title_->text());
    cumulative_->setContent(std::move(content));
}

void CostView::showParts()
{
    const Sentences words = uiSentences();
    const Answers& answers = *session_->answers();
    PartsChart::Content content;
    content.currency = QString::fromStdString(*answers.complete.project.currency);
    double largest = 0;
    QStringList message;
    for (const WayAnswer& way : wayAnswers(answers)) {
        const CostParts& p = way.assessment->cost->parts;
        CostBar bar{words.way(way.way), {}, way.total};
        const auto add = [&](const char* id, double amount, QColor (*color)(const SeriesColors&)) {
            if (amount != 0)
                bar.parts.push_back({words.costPart(id), amount, color});
        };
        add("hardware", p.hardware, [](const SeriesColors& s) { return s.weights; });
        add("taxes", p.taxes, [](const SeriesColors& s) { return s.compute; });
        add("energy", p.energy, [](const SeriesColors& s) { return s.optimizer; });
        add("cooling", p.cooling, [](const SeriesColors& s) { return s.kvCache; });
        add("maintenance", p.maintenance + p.staff, [](const SeriesColors& s) { return s.gradients; });
        add("rent", p.rent, [](const SeriesColors& s) { return s.kvCache; });
        add("storage", p.storage, [](const SeriesColors& s) { return s.compute; });
        add("api", p.api, [](const SeriesColors& s) { return s.activations; });
        add("resale", p.resale, [](const SeriesColors& s) { return s.runtime; });
        largest = std::max(largest, way.total);
        message << bar.name + u' ' + wholeMoney(words.format(), way.total, content.currency);
        content.bars.push_back(std::move(bar));
    }
    content.unit = unitFor(largest);
    content.title = withUnit(tr("What the total is made of"), content.unit, words.format().currencySymbol(content.currency));
    parts_->setDescription(content.title, message.join(u", "_s));
    parts_->setContent(std::move(content));
}

void CostView::showTornado()
{
    const Sentences words = uiSentences();
    const Format& f = words.format();
    const Answers& answers = *session_->answers();
    const auto ways = wayAnswers(answers);
    const WayAnswer& shown = ways.front();      // owning when there is a card: its inputs are the uncertain ones
    TornadoChart::Content content;
    content.currency = QString::fromStdString(*answers.complete.project.currency);
    content.base = shown.total;
    double largest = shown.total;
    for (const Sensitivity& s : answers.comparison->sensitivity) {
        if (s.option != shown.index || content.bars.size() >= mostInputs || s.totalAtLow == s.totalAtHigh)
            continue;
        const int decimals = s.high < 10 ? 2 : 0;
        content.bars.push_back({words.keyName(s.input), tr("%1 to %2", "range of an input").arg(f.number(s.low, decimals), f.number(s.high, decimals)), s.totalAtLow, s.totalAtHigh});
        largest = std::max({largest, s.totalAtLow, s.totalAtHigh});
    }
    content.unit = unitFor(largest);
    content.title = withUnit(tr("What the total depends on most"), content.unit, f.currencySymbol(content.currency));
    content.subtitle = tr("%1: now %2", "way, number").arg(words.way(shown.way), f.number(shown.total / content.unit, content.unit > 1 ? 1 : 0));
    tornado_->setDescription(content.title, content.bars.empty() ? QString{} : content.bars.front().name);
    tornado_->setContent(std::move(content));
}

} // namespace cabe
