// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/memory_view.h"

#include "app/charts/memory_chart.h"
#include "app/results/grid.h"
#include "app/window/answer_names.h"
#include "app/window/words.h"
#include "app/window/wrap_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostBars = 12;
constexpr int tableWidth = 356;

template<class Label>
Label* asNote(Label* label)
{
    label->setFont(uiFont(TextSize::note));
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

void addBars(std::vector<MemoryBar>& bars, const Assessment& a, const QString& name)
{
    if (!a.memory)
        return;
    for (std::size_t i = 0; i < a.memory->cards.size(); ++i) {
        const CardMemory& card = a.memory->cards[i];
        bars.push_back({i == 0 ? name : QString{}, MemoryView::tr("card %1", "number of the card").arg(i + 1), memoryParts(card),
                        double(card.usable.count()), double(card.capacity.count()), card.total.value});
    }
}

} // namespace

MemoryView::MemoryView(Session* session, QWidget* parent)
    : DetailPage{session, parent}, title_{new QLabel{this}}, subtitle_{asNote(new QLabel{this})}, footnote_{asNote(new WrapLabel{this})}, legend_{asNote(new QLabel{this})},
      chart_{new MemoryChart}, table_{new GridTable}, switch_{new QPushButton{this}}, body_{new QWidget{this}}, left_{new QWidget{body_}}, right_{new QWidget{body_}},
      bottom_{new QWidget{this}}, empty_{new WrapLabel{this}}
{
    title_->setFont(uiFont(TextSize::body, true));
    legend_->setTextFormat(Qt::RichText);
    switch_->setProperty("link", true);
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setForegroundRole(QPalette::PlaceholderText);
    empty_->hide();
    table_->setFitsContent(true);

    auto* titles = new QHBoxLayout;
    titles->setSpacing(dp(10));
    titles->addWidget(title_);
    titles->addWidget(subtitle_, 1);
    auto* leftColumn = new QVBoxLayout{left_};
    leftColumn->setContentsMargins(0, 0, 0, 0);
    leftColumn->addLayout(titles);
    leftColumn->addWidget(chart_, 1);
    auto* rightColumn = new QVBoxLayout{right_};
    rightColumn->setContentsMargins(0, 0, 0, 0);
    rightColumn->setSpacing(dp(3));
    rightColumn->addWidget(table_);
    rightColumn->addWidget(footnote_);
    rightColumn->addStretch(1);
    auto* row = new QHBoxLayout{body_};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(dp(24));
    row->addWidget(left_, 1);
    row->addWidget(right_);
    auto* bottomRow = new QHBoxLayout{bottom_};
    bottomRow->setContentsMargins(0, 0, 0, 0);
    bottomRow->addWidget(legend_, 1);
    bottomRow->addWidget(switch_);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(dp(size::cardMarginX), dp(6), dp(size::cardMarginX), dp(6));
    column->setSpacing(dp(4));
    column->addWidget(body_, 1);
    column->addWidget(bottom_);
    column->addWidget(empty_, 1);

    connect(switch_, &QPushButton::clicked, this, [this] {
        asTable_ = !asTable_;
        place();
    });
    connect(table_, &GridTable::whyWanted, this, &MemoryView::whyWanted);
}

void MemoryView::retranslate()
{
    title_->setText(tr("Memory per card (GiB)"));
    subtitle_->setText(tr("the tick marks what is usable"));
    table_->setAccessibleName(tr("Memory per card"));
    refresh();
}

void MemoryView::setNarrow(bool narrow)
{
    narrow_ = narrow;
    refresh();
}

void MemoryView::place()
{
    const bool something = empty_->isHidden();
    body_->setVisible(something);
    left_->setVisible(something && (!narrow_ || !asTable_));
    right_->setVisible(something && (!narrow_ || asTable_));
    right_->setFixedWidth(narrow_ ? QWIDGETSIZE_MAX : std::max(dp(tableWidth), std::min(table_->wantedWidth(), dp(460))));
    if (narrow_)
        right_->setMinimumWidth(0);
    bottom_->setVisible(something && narrow_);
    legend_->setVisible(!asTable_);
    switch_->setText(asTable_ ? tr("Show as chart") : tr("Show as table"));
}

void MemoryView::refresh()
{
    const Sentences words = uiSentences();
    const Assessment* selected = shown();
    const bool something = selected && selected->memory;
    empty_->setVisible(!something);
    empty_->setText(selected ? tr("This option has no memory of its own to show.") : tr("Nothing fits, so there is no memory to show. See the smallest change that works above."));
    if (!something) {
        place();
        return;
    }
    const Assessment& a = *selected;
    const Theme& theme = themeOf(palette());
    if (narrow_) {  // elsewhere the table beside the chart is the legend
        QString legend;
        for (const MemoryPart& part : memoryParts(a.memory->cards))
            legend += u"<span style=\"color:%1\">■</span> %2 &nbsp; "_s.arg(part.color(theme.series).name(), words.memoryPart(part.id).toHtmlEscaped());
        legend_->setText(legend);
    }
    barsShown_ = std::min(chart_->roomForBars(), mostBars);
    chart_->setBars(bars(a));
    chart_->setDescription(title_->text(), message(a));
    table_->setContent(companion(a));
    footnote_->setText(footnote(a));
    footnote_->setVisible(!footnote_->text().isEmpty());
    place();
}

// The shown option, then as many as there is room for of those a reader compares it with: the pinned ones, else the next in the ranking.
std::vector<MemoryBar> MemoryView::bars(const Assessment& a) const
{
    const Sentences words = uiSentences();
    const OptionNames& names = answerNames(session());
    std::vector<MemoryBar> bars;
    std::vector<const Option*> shown;
    const auto add = [&](const Assessment& other) {
        const bool again = std::ranges::any_of(shown, [&](const Option* option) { return sameHardware(*option, other.option); });
        if (again || !other.memory || int(bars.size() + other.memory->cards.size()) > std::max(barsShown_, int(a.memory->cards.size())))
            return;
        shown.push_back(&other.option);
        addBars(bars, other, names.of(other.option));
    };
    add(a);
    if (!followsRanking())
        return bars;
    for (const PinnedAnswer& pinned : session().answers()->pinned)
        if (pinned.assessment)
            add(*pinned.assessment);
    for (const Ranked& ranked : session().answers()->recommendation.own)
        add(ranked.assessment);
    return bars;
}

void MemoryView::resizeEvent(QResizeEvent* event)
{
    DetailPage::resizeEvent(event);
    if (const Assessment* a = shown(); a && a->memory && std::min(chart_->roomForBars(), mostBars) != barsShown_)
        refresh();
}

// Parts by card and their sum, then the total and what is left.
GridContent MemoryView::companion(const Assessment& a) const
{
    const Sentences words = uiSentences();
    const Format& f = words.format();
    const auto& cards = a.memory->cards;
    const bool several = cards.size() > 1 && cards.size() <= 4;
    GridContent grid;
    grid.header.push_back({tr("%1 (GiB)", "name of the option").arg(answerNames(session()).of(a.option))});
    if (several)
        for (std::size_t i = 0; i < cards.size(); ++i)
            grid.header.push_back({tr("Card %1", "number of the card").arg(i + 1)});
    grid.header.push_back({cards.size() > 1 ? tr("Sum") : tr("Card")});
    const auto number = [&](double bytes, const QString& key, bool strong) {
        return GridCell{.text = f.gibNumber(bytes), .tooltip = tr("%1 bytes").arg(f.integer(bytes)), .key = key, .strong = strong};
    };
    const auto all = memoryParts(cards);
    const auto allRounded = roundedGib(all, memorySums(cards).total);
    for (std::size_t row = 0; row < all.size(); ++row) {
        const MemoryPart& part = all[row];
        const QString key = QString::fromStdString(part.id);
        std::vector<GridCell> cells{{.text = words.memoryPart(part.id), .key = key, .swatch = part.color}};
        if (several)
            for (const CardMemory& card : cards) {
                const auto parts = memoryParts(card);
                const auto rounded = roundedGib(parts, card.total.value);
                const auto it = std::ranges::find(parts, part.id, &MemoryPart::id);
                cells.push_back(number(it == parts.end() ? 0 : it->bytes, key, false));
                if (it != parts.end())
                    cells.back().text = f.number(rounded[std::size_t(it - parts.begin())], 1);
            }
        cells.push_back(number(part.bytes, key, false));
        cells.back().text = f.number(allRounded[row], 1);
        grid.rows.push_back(std::move(cells));
    }
    const MemorySums sums = memorySums(cards);
    std::vector<GridCell> total{{.text = words.memoryPart("total"), .key = u"total"_s, .strong = true}};
    std::vector<GridCell> spare{{.text = words.memoryPart("spare")}};
    if (several)
        for (const CardMemory& card : cards) {
            total.push_back(number(card.total.value, u"total"_s, true));
            spare.push_back(number(double(card.usable.count()) - card.total.value, {}, false));
        }
    total.push_back(number(sums.total, u"total"_s, true));
    spare.push_back(number(sums.usable - sums.total, {}, false));
    grid.rows.push_back(std::move(total));
    grid.rows.push_back(std::move(spare));
    if (const HostMemory& host = a.memory->host; host.total.value > 0) {
        std::vector<GridCell> row{{.text = tr("In the computer's RAM"), .muted = true}};
        row.resize(grid.header.size() - 1);
        row.push_back(number(host.total.value, {}, false));
        row.back().muted = true;
        row.back().tooltip = tr("Weights %1, KV cache %2, buffers %3", "sizes in the memory of the computer").arg(f.gib(host.weights), f.gib(host.kvCache), f.gib(host.compute));
        grid.rows.push_back(std::move(row));
    }
    return grid;
}

QString MemoryView::footnote(const Assessment& a) const
{
    const Format f = uiFormat();
    QStringList parts;
    if (a.memory->maxContext.value_or(0) > 0)
        parts << tr("Longest context: %1 tokens").arg(f.integer(double(*a.memory->maxContext)));
    if (a.memory->maxSequences.value_or(0) > 0)
        parts << tr("%Ln people fit at once", "number of conversations", int(std::min<std::int64_t>(*a.memory->maxSequences, 1'000'000)));
    return parts.join(u" · "_s);
}

std::vector<ChartView*> MemoryView::charts() const
{
    return left_->isHidden() ? std::vector<ChartView*>{} : std::vector<ChartView*>{chart_};
}

QString MemoryView::message(const Assessment& a) const
{
    const Sentences words = uiSentences();
    const MemorySums sums = memorySums(a.memory->cards);
    return tr("%1: %2. %3 of %4 usable are taken.", "option, verdict, GiB, GiB")
        .arg(answerNames(session()).of(a.option), words.verdict(a), words.format().gib(sums.total), words.format().gib(sums.usable));
}

} // namespace cabe
