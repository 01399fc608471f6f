// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/speed_view.h"

#include "app/charts/roofline_chart.h"
#include "app/charts/serving_chart.h"
#include "app/results/grid.h"
#include "app/results/speed_text.h"
#include "app/results/speed_work.h"
#include "app/window/answer_names.h"
#include "app/window/words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t fewOptions = 3;   // without pinned ones
constexpr double tera = 1e12;

const Workload& workloadOf(const Answers& answers) { return answers.complete.project.stages[std::size_t(answers.stage)].workload; }

} // namespace

SpeedView::SpeedView(Session* session, QWidget* parent)
    : DetailPage{session, parent}, work_{new SpeedWork{session, this}}, limit_{new QLabel{this}}, empty_{new QLabel{this}}, roofline_{new RooflineChart},
      speed_{new ServingChart}, first_{new ServingChart}, table_{new GridTable}, switch_{new QPushButton{this}}, body_{new QWidget{this}}
{
    limit_->setFont(uiFont(TextSize::note));
    limit_->setWordWrap(true);
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setForegroundRole(QPalette::PlaceholderText);
    empty_->setWordWrap(true);
    table_->setFitsContent(true);
    switch_->setProperty("link", true);

    auto* charts = new QHBoxLayout;
    charts->setSpacing(dp(16));
    charts->addWidget(roofline_, 1);
    charts->addWidget(speed_, 1);
    charts->addWidget(first_, 1);
    auto* bottom = new QHBoxLayout;
    bottom->addStretch(1);
    bottom->addWidget(switch_);
    auto* inside = new QVBoxLayout{body_};
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(dp(6));
    inside->addWidget(limit_);
    inside->addLayout(charts, 1);
    inside->addWidget(table_);
    inside->addLayout(bottom);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(dp(size::cardMarginX), dp(6), dp(size::cardMarginX), dp(6));
    column->addWidget(body_, 1);
    column->addWidget(empty_, 1);
    empty_->hide();
    body_->hide();      // until there is something to show

    connect(switch_, &QPushButton::clicked, this, [this] {
        asTable_ = !asTable_;
        place();
    });
    connect(table_, &GridTable::whyWanted, this, &SpeedView::whyWanted);
    connect(work_, &SpeedWork::ready, this, &SpeedView::showRows);
}

void SpeedView::retranslate()
{
    table_->setAccessibleName(tr("Speed of the options"));
    refresh();
}

void SpeedView::setNarrow(bool narrow)
{
    if (narrow_ == narrow)
        return;
    narrow_ = narrow;
    fillTable();
    place();
}

// A narrow window has room for two charts, or for the table with the third above it.
void SpeedView::place()
{
    roofline_->setVisible(!narrow_ || !asTable_);
    speed_->setVisible(!narrow_ || !asTable_);
    first_->setVisible(!narrow_ || asTable_);
    table_->setVisible(!narrow_ || asTable_);
    limit_->setVisible(!narrow_ || !asTable_);
    switch_->setVisible(narrow_);
    switch_->setText(asTable_ ? tr("Show as chart") : tr("Show as table"));
}

std::vector<ChartView*> SpeedView::charts() const
{
    std::vector<ChartView*> shown;
    if (!body_->isHidden())
        for (ChartView* chart : {static_cast<ChartView*>(roofline_), static_cast<ChartView*>(speed_), static_cast<ChartView*>(first_)})
            if (!chart->isHidden())
                shown.push_back(chart);
    return shown;
}

const std::vector<SpeedRow>& SpeedView::rows() const { return work_->rows(); }

void SpeedView::showEvent(QShowEvent* event)
{
    DetailPage::showEvent(event);
    refresh();
}

void SpeedView::refresh()
{
    // What nobody sees is not computed; showEvent() makes up for it.
    if (!isVisible())
        return;
    const Assessment* selected = shown();
    if (const QString nothing = whyNothing(selected); !nothing.isEmpty()) {
        showText(nothing);
        return;
    }
    work_->ask(compared(*selected));
    if (!work_->busy())
        showRows();
    else if (body_->isHidden())
        showText(tr("Calculating…"));
}

QString SpeedView::whyNothing(const Assessment* selected) const
{
    if (!selected)
        return tr("Nothing fits, so there is no speed to show. See the smallest change that works above.");
    if (selected->training)
        return tr("Training writes no answers. Its hours and tokens per second stand in the ranking and under Why.");
    if (!Sentences::runs(*selected))
        return tr("This option cannot run the model, so there is no speed to show.");
    if (!selected->speed)
        return selected->option.way() == Way::api ? tr("The provider of an API decides its speed; there is none to predict.")
                                                  : tr("This option has no speed that can be predicted.");
    return {};
}

void SpeedView::showText(const QString& text)
{
    empty_->setText(text);
    empty_->show();
    body_->hide();
}

// The shown option and those a reader compares it with: the pinned ones, else the next in the ranking.
std::vector<const Assessment*> SpeedView::compared(const Assessment& selected) const
{
    std::vector<const Assessment*> list{&selected};
    const auto add = [&](const Assessment& other, std::size_t most) {
        const bool again = std::ranges::any_of(list, [&](const Assessment* a) { return sameHardware(a->option, other.option); });
        if (!again && other.speed && other.memory && Sentences::runs(other) && list.size() < most)
            list.push_back(&other);
    };
    if (!followsRanking() || !session().answers())
        return list;
    for (const PinnedAnswer& pinned : session().answers()->pinned)
        if (pinned.assessment)
            add(*pinned.assessment, mostSeries);
    for (const Ranked& ranked : session().answers()->recommendation.own)
        add(ranked.assessment, fewOptions);
    return list;
}

void SpeedView::showRows()
{
    const auto& rows = work_->rows();
    if (rows.empty() || !rows.front().assessment.speed)
        return;
    const Sentences words = uiSentences();
    const SpeedText text{words};
    QString limit = text.limit(rows.front().assessment);
    if (rows.front().profile)
        if (const QString people = text.people(rows.front().assessment, *rows.front().profile); !people.isEmpty())
            limit += u' ' + people;
    // A line may end at the slash of "tokens/s", but not here.
    limit_->setText(limit.replace(u"tokens/s"_s, u"tokens/\u2060s"_s));
    showRoofline(rows);
    showServing(rows);
    fillTable();
    empty_->hide();
    body_->show();
    place();
}

void SpeedView::fillTable()
{
    if (const auto& rows = work_->rows(); !rows.empty() && rows.front().assessment.speed)
        table_->setContent(companion(rows));
}

void SpeedView::showRoofline(const std::vector<SpeedRow>& rows)
{
    const Sentences words = uiSentences();
    const SpeedText text{words};
    const OptionNames& names = answerNames(session());
    RooflineChart::Content content;
    content.title = tr("What limits this workload (TFLOPS)");
    content.workTitle = tr("Operations per byte read");
    for (const SpeedRow& row : rows)
        if (row.profile && row.profile->roofline)
            content.roofs.push_back({names.of(row.assessment.option), row.profile->roofline->peakFlopsPerS / tera,
                                     row.profile->roofline->bandwidthBytesPerS / tera});
    QStringList points;
    if (const auto& selected = rows.front().profile; selected && selected->roofline) {
        const int cards = selected->roofline->cardsAtOnce;
        content.subtitle = cards > 1 ? tr("of %Ln cards at once", "number of cards", cards) : rows.front().assessment.gpus.size() > 1 ? tr("of a card at work") : tr("of the card");
        for (const RooflinePoint& point : selected->roofline->points) {
            points << text.pointText(point);
            content.points.push_back({text.pointName(point), point.flopPerByte, point.flopsPerS / tera, points.back()});
        }
    }
    roofline_->setDescription(content.title, text.limit(rows.front().assessment) + u' ' + points.join(u"; "_s) + u'.');
    roofline_->setContent(std::move(content));
}

void SpeedView::showServing(const std::vector<SpeedRow>& rows)
{
    const Sentences words = uiSentences();
    const Format& f = words.format();
    const auto textOf = [](auto member) {
        return [member](const Estimate& e) {
            const Sentences now = uiSentences();
            return (SpeedText{now}.*member)(e);
        };
    };
    const OptionNames& names = answerNames(session());
    ServingChart::Content speed, first;
    speed.title = tr("More people at once (tokens/s each)");
    first.title = tr("First token (s)");
    speed.valueText = textOf(&SpeedText::perPerson);
    first.valueText = textOf(&SpeedText::wait);
    first.wide = true;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const SpeedRow& row = rows[i];
        if (!row.profile || row.profile->curve.empty())
            continue;
        ServingLine line;
        line.name = names.of(row.assessment.option);
        line.ends = row.profile->memoryEnd.has_value();
        if (i == 0 && line.ends)
            line.endText = tr("memory ends at %1", "number of people").arg(f.integer(double(*row.profile->memoryEnd)));
        ServingLine waits = line;
        for (const ServingPoint& point : row.profile->curve) {
            line.points.push_back({double(point.sequences), point.decodeTokS});
            waits.points.push_back({double(point.sequences), point.ttftS});
        }
        speed.lines.push_back(std::move(line));
        first.lines.push_back(std::move(waits));
    }
    if (const auto& selected = rows.front().profile) {
        speed.peopleTitle = first.peopleTitle = tr("People at once (%1 tokens each)", "number of tokens").arg(f.integer(selected->tokensPerPerson));
        if (selected->decodeTargetTokS > 0) {
            speed.target = selected->decodeTargetTokS;
            speed.targetText = tr("minimum %1 tok/s").arg(f.significant(selected->decodeTargetTokS));
        }
        if (selected->ttftTargetS > 0) {
            first.target = selected->ttftTargetS;
            first.targetText = tr("at most %1", "a time").arg(f.seconds(selected->ttftTargetS));
        }
        first.subtitle = selected->queueS > 0 ? tr("without waiting for a place") : QString{};
    }
    for (const auto& [chart, content] : {std::pair{speed_, &speed}, std::pair{first_, &first}}) {
        QStringList message;
        for (const ServingLine& line : content->lines)
            message << tr("%1: one person: %2; %Ln people: %3", "option, value, value", int(line.points.back().people))
                           .arg(line.name, content->valueText(line.points.front().value), content->valueText(line.points.back().value));
        if (content->target)
            message << content->targetText;
        chart->setDescription(content->title, message.join(u". "_s));
        chart->setContent(std::move(*content));
    }
}

GridContent SpeedView::companion(const std::vector<SpeedRow>& rows) const
{
    const Sentences words = uiSentences();
    const Format& f = words.format();
    const SpeedText text{words};
    const double prompt = *workloadOf(*session().answers()).promptTokens;
    const QString unknown = u"–"_s;
    const OptionNames& names = answerNames(session());
    GridContent grid;
    grid.header = {{tr("Option")},
                   {.text = tr("Decode (tok/s)"), .tooltip = tr("tokens per second that one conversation gets")},
                   {.text = tr("Prefill (tok/s)"), .tooltip = tr("tokens of the prompt read per second, one prompt alone")},
                   {.text = tr("Your prompt", "column: time to read it"), .tooltip = tr("time to read your prompt of %1 tokens, alone").arg(f.integer(prompt))},
                   {.text = tr("First token"), .tooltip = tr("prompt, network and waiting for a place, with the people and the demand you gave")},
                   {.text = tr("Bound by"), .tooltip = tr("what limits decode"), .words = true}};
    // A narrow window tells these two when the mouse asks.
    if (!narrow_) {
        grid.header.insert(grid.header.begin() + 2, {.text = tr("Interval"), .tooltip = tr("9 in 10 measurements fall into it")});
        grid.header.insert(grid.header.end() - 1, {.text = tr("kWh/million"), .tooltip = tr("energy at the outlet per million tokens produced")});
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Assessment& a = rows[i].assessment;
        const auto& profile = rows[i].profile;
        const SpeedResult& speed = *a.speed;
        const QString interval = f.range(speed.decodeTokS);
        const QString energy = profile && profile->kwhPerMillionTokens ? f.significant(*profile->kwhPerMillionTokens) : unknown;
        std::vector<GridCell> cells;
        cells.push_back({.text = names.of(a.option), .strong = i == 0, .swatch = seriesColor(i)});
        cells.push_back({.text = f.significant(speed.decodeTokS.value), .tooltip = interval, .key = u"decode_tok_s"_s});
        cells.push_back({.text = f.significant(speed.prefillTokS.value), .tooltip = f.range(speed.prefillTokS), .key = u"prefill_tok_s"_s});
        cells.push_back(profile ? GridCell{.text = f.seconds(profile->promptWaitS.value), .tooltip = tr("%1 s", "interval").arg(f.range(profile->promptWaitS))}
                                : GridCell{.text = unknown});
        cells.push_back({.text = f.seconds(speed.ttftS.value), .tooltip = tr("%1 s", "interval").arg(f.range(speed.ttftS)), .key = u"ttft_s"_s});
        if (profile && profile->queueS > 0)
            cells.back().tooltip += u" · "_s + tr("%1 of it waiting for a place", "a time").arg(f.seconds(profile->queueS));
        cells.push_back({.text = text.bound(speed.boundBy), .words = true});
        if (narrow_) {
            cells.front().tooltip = tr("%1 kWh per million tokens", "energy").arg(energy);
        } else {
            cells.insert(cells.begin() + 2, {.text = interval, .muted = true});
            cells.insert(cells.end() - 1, {.text = energy});
        }
        // The Why drawer speaks of the selected option.
        if (i > 0)
            for (GridCell& cell : cells)
                cell.key.clear();
        grid.rows.push_back(std::move(cells));
    }
    grid.selectedRow = 0;
    return grid;
}

} // namespace cabe
