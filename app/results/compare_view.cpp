// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/compare_view.h"

#include "app/charts/pareto_chart.h"
#include "app/charts/requirement_chart.h"
#include "app/results/empty_state.h"
#include "app/results/grid.h"
#include "app/results/memory_parts.h"
#include "app/results/money_text.h"
#include "app/window/answer_names.h"
#include "app/window/words.h"

#include <QGridLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostCompared = 8;
constexpr int sideWidth = 290;
constexpr double gib = 1024.0 * 1024 * 1024;

const Workload& workloadOf(const Answers& answers)
{
    return answers.complete.project.stages[std::size_t(answers.stage)].workload;
}

// What one card must read per second for the wanted speed: its bandwidth scaled by how far it is from the target. Holds while the
// bandwidth is what limits.
std::optional<double> neededBandwidth(const Assessment& a, const Workload& w)
{
    const double target = *w.targets.decodeTokS;
    if (!a.speed || a.gpus.empty() || target <= 0 || a.speed->boundBy != BoundBy::memoryBandwidth || a.speed->decodeTokS.value <= 0)
        return std::nullopt;
    return a.gpus.front().bandwidthGbS * target / a.speed->decodeTokS.value;
}

double computeOf(const Gpu& gpu)
{
    return gpu.tflops.fp16.value_or(gpu.tflops.fp32.value_or(0));
}

// The same for the first token, whose time goes with the compute of a card.
std::optional<double> neededCompute(const Assessment& a, const Workload& w)
{
    const double target = *w.targets.ttftS;
    if (!a.speed || a.gpus.empty() || target <= 0 || computeOf(a.gpus.front()) <= 0)
        return std::nullopt;
    return computeOf(a.gpus.front()) * a.speed->ttftS.value / target;
}

} // namespace

CompareView::CompareView(Session* session, QWidget* parent)
    : DetailPage{session, parent}, stack_{new QStackedWidget{this}}, empty_{new EmptyState}, page_{new QWidget}, vram_{new RequirementChart},
      bandwidth_{new RequirementChart}, compute_{new RequirementChart}, pareto_{new ParetoChart}, side_{new QWidget}, legend_{new QLabel},
      dominated_{new QLabel}, table_{new GridTable}
{
    auto* outer = new QVBoxLayout{this};
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(stack_);
    stack_->addWidget(empty_);
    stack_->addWidget(page_);
    auto* grid = new QGridLayout{page_};
    grid->setContentsMargins(dp(size::cardMarginX), dp(size::cardMarginY), dp(size::cardMarginX), dp(size::cardMarginY));
    grid->setHorizontalSpacing(dp(14));
    grid->setVerticalSpacing(dp(10));
    auto* bars = new QHBoxLayout;
    bars->setSpacing(dp(14));
    bars->addWidget(vram_, 5);
    bars->addWidget(bandwidth_, 4);
    bars->addWidget(compute_, 4);
    auto* line = new QFrame;
    line->setObjectName(u"line"_s);
    line->setFixedHeight(1);
    grid->addLayout(bars, 0, 0, 1, 2);
    grid->addWidget(line, 1, 0, 1, 2);
    grid->addWidget(pareto_, 2, 0);
    grid->addWidget(side_, 2, 1);
    grid->setColumnStretch(0, 1);
    grid->setRowStretch(0, 4);
    grid->setRowStretch(2, 5);
    auto* column = new QVBoxLayout{side_};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(dp(6));
    side_->setFixedWidth(dp(sideWidth));
    legend_->setTextFormat(Qt::RichText);
    legend_->setFont(uiFont(TextSize::note));
    dominated_->setWordWrap(true);
    dominated_->setFont(uiFont(TextSize::note));
    dominated_->setForegroundRole(QPalette::PlaceholderText);
    table_->setFitsContent(true);
    column->addWidget(legend_);
    column->addWidget(table_);
    column->addWidget(dominated_);
    column->addStretch(1);
}

void CompareView::setNarrow(bool narrow)
{
    side_->setVisible(!narrow);
}

std::vector<ChartView*> CompareView::charts() const
{
    if (stack_->currentWidget() != page_)
        return {};
    return {vram_, bandwidth_, compute_, pareto_};
}

std::vector<const Assessment*> CompareView::compared() const
{
    std::vector<const Assessment*> shown;
    const auto& answers = session().answers();
    if (!answers)
        return shown;
    for (const PinnedAnswer& pinned : answers->pinned)
        if (pinned.assessment && pinned.option.way() == Way::own && shown.size() < mostCompared)
            shown.push_back(&*pinned.assessment);
    return shown;
}

void CompareView::refresh()
{
    const auto shown = compared();
    if (shown.size() < 2) {
        showEmpty();
        return;
    }
    stack_->setCurrentWidget(page_);
    showBars(shown);
    showPareto(shown);
}

void CompareView::showEmpty()
{
    std::vector<NoticeAction> actions;
    const auto& answers = session().answers();
    const bool enough = answers && answers->recommendation.own.size() >= 2;
    if (enough)
        actions.push_back({tr("Pin the three best"), [this] {
                               const auto own = session().answers()->recommendation.own;
                               session().change(label<CompareView>(QT_TR_NOOP("Pin options")), {}, [&](Project& p) {
                                   for (std::size_t i = 0; i < std::min<std::size_t>(3, own.size()); ++i)
                                       if (session().pinnedIndex(own[i].assessment.option) < 0)
                                           p.options.push_back(own[i].assessment.option);
                               });
                           }});
    empty_->show(u"gpu"_s, Tone::muted, tr("Nothing to compare yet"),
                 enough ? tr("Pin 2 to 5 options in the table to see them side by side.") : tr("Fewer than two options fit, so there is nothing to set side by side."),
                 std::move(actions));
    stack_->setCurrentWidget(empty_);
}

void CompareView::showBars(const std::vector<const Assessment*>& shown)
{
    const Sentences words = uiSentences();
    const Format& f = words.format();
    const Workload& w = workloadOf(*session().answers());
    const Ranked* selected = session().selectedRanked();
    const Assessment& reference = selected ? selected->assessment : *shown.front();
    const OptionNames& names = answerNames(session());
    RequirementChart::Content vram, bandwidth, compute;
    vram.title = tr("VRAM (GiB)");
    vram.unit = u"GiB"_s;
    bandwidth.title = tr("Bandwidth per card (GB/s)");
    bandwidth.unit = u"GB/s"_s;
    compute.title = tr("TFLOPS FP16 per card, dense");
    compute.unit = u"TFLOPS"_s;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const Assessment& a = *shown[i];
        const QString name = names.of(a.option);
        if (sameHardware(a.option, reference.option))
            vram.selected = int(i);
        vram.bars.push_back({name, a.memory ? std::optional{memorySums(a.memory->cards).capacity / gib} : std::nullopt});
        const Gpu* gpu = a.gpus.empty() ? nullptr : &a.gpus.front();
        bandwidth.bars.push_back({name, gpu ? std::optional{gpu->bandwidthGbS} : std::nullopt});
        compute.bars.push_back({name, gpu && computeOf(*gpu) > 0 ? std::optional{computeOf(*gpu)} : std::nullopt});
    }
    if (reference.memory) {
        vram.requirement = memorySums(reference.memory->cards).total / gib;
        vram.requirementText = tr("needs %1").arg(f.number(*vram.requirement, 1));
    }
    if ((bandwidth.requirement = neededBandwidth(reference, w)))
        bandwidth.requirementText = tr("%1 tok/s needs %2").arg(f.significant(*w.targets.decodeTokS), f.number(*bandwidth.requirement, 0));
    if ((compute.requirement = neededCompute(reference, w)))
        compute.requirementText = tr("first token in %1: %2").arg(f.seconds(*w.targets.ttftS), f.significant(*compute.requirement, 2));
    compute.decimals = 1;
    bandwidth.namesShown = compute.namesShown = false;
    for (const auto& [chart, content] : {std::pair{vram_, &vram}, std::pair{bandwidth_, &bandwidth}, std::pair{compute_, &compute}}) {
        const auto below = std::ranges::count_if(content->bars, [&](const RequirementBar& bar) { return content->requirement && bar.value && *bar.value < *content->requirement; });
        const QString message = content->requirementText.isEmpty() ? content->title
                                                                   : content->requirementText + u". "_s + tr("%Ln option(s) below that.", nullptr, int(below));
        chart->setContent(*content);
        chart->setDescription(content->title, message);
    }
}

void CompareView::showPareto(const std::vector<const Assessment*>& shown)
{
    const Sentences words = uiSentences();
    const Format& f = words.format();
    const Answers& answers = *session().answers();
    const Ranked* selected = session().selectedRanked();
    const QString currency = QString::fromStdString(*answers.complete.project.currency);
    const int months = *answers.complete.project.stages[std::size_t(answers.stage)].months;
    const OptionNames& names = answerNames(session());
    ParetoChart::Content content;
    content.title = tr("Cost and speed");
    content.subtitle = tr("up and left is better · line: nothing is faster for less");
    content.costTitle = tr("Total cost over %Ln month(s)", nullptr, months) + u" ("_s + f.currencySymbol(currency) + u')';
    content.speedTitle = tr("Tokens per second");
    content.currency = currency;
    std::set<QString> vendors;
    for (const Assessment* a : shown) {
        if (!a->cost || !a->speed || a->gpus.empty())
            continue;
        const QString vendor = QString::fromStdString(a->gpus.front().vendor);
        vendors.insert(vendor);
        content.points.push_back({names.of(a->option), vendor, a->cost->total.value, a->speed->decodeTokS.value, false,
                                  selected && sameHardware(selected->assessment.option, a->option)});
    }
    content.minimumSpeed = *workloadOf(answers).targets.decodeTokS;
    content.minimumText = tr("minimum %1 tok/s").arg(f.significant(content.minimumSpeed));
    pareto_->setContent(std::move(content));

    const Theme& theme = themeOf(palette());
    static constexpr std::array<char16_t, 5> shapes{u'●', u'■', u'▲', u'◆', u'✚'};
    QString legend;
    for (const QString& vendor : vendors) {
        const VendorMark mark = vendorMark(vendor, theme);
        legend += u"<span style=\"color:%1\">%2</span> %3 &nbsp; "_s.arg(mark.color.name(), QString{shapes[std::size_t(mark.shape)]}, vendor.toHtmlEscaped());
    }
    legend_->setText(legend);
    GridContent grid;
    grid.header = {{tr("On the line")}, {tr("%Ln months", "column: total over that many months", months)}, {tr("tok/s")}};
    QStringList off;
    for (const ParetoPoint& point : pareto_->content().points) {
        if (!point.onFront) {
            off << point.name;
            continue;
        }
        if (point.selected)
            grid.selectedRow = int(grid.rows.size());
        grid.rows.push_back({{.text = point.name}, {.text = wholeMoney(f, point.cost, currency)}, {.text = f.significant(point.speed)}});
    }
    table_->setAccessibleName(tr("Options on the line"));
    table_->setContent(std::move(grid));
    dominated_->setText(off.isEmpty() ? QString{} : tr("Off the line, because something faster costs less: %1.").arg(off.join(u", "_s)));
    pareto_->setDescription(tr("Cost and speed"), tr("On the line: %1.").arg([&] {
        QStringList best;
        for (const ParetoPoint& point : pareto_->content().points)
            if (point.onFront)
                best << point.name;
        return best.join(u", "_s);
    }()));
}

} // namespace cabe
