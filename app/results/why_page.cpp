// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/why_page.h"

#include "app/results/inputs_table.h"
#include "app/results/ranking_delegate.h"
#include "app/results/why_words.h"
#include "app/window/answer_names.h"
#include "app/window/icons.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

// The interval as a line with a box from low to high and a dot at the value.
class IntervalLine final : public QWidget
{
public:
    IntervalLine(const WhyInterval& interval, QWidget* parent) : QWidget{parent}, interval_{interval}
    {
        setFixedHeight(dp(40));
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Theme& theme = themeOf(palette());
        const Format f = uiFormat();
        QPainter p{this};
        p.setRenderHint(QPainter::Antialiasing);
        const double low = interval_.estimate.low * interval_.factor, high = interval_.estimate.high * interval_.factor;
        const double value = interval_.estimate.value * interval_.factor;
        const double margin = std::max(high - low, std::fabs(value) * 0.02) * 0.6;
        const double from = low - margin, to = high + margin;
        const auto x = [&](double v) { return 4 + (width() - 8) * (v - from) / (to - from); };
        const double y = dp(12);
        p.setPen(QPen{theme.borderStrong, 1});
        p.drawLine(QPointF{0, y}, QPointF{double(width()), y});
        p.setPen(QPen{theme.accent, 1.5});
        p.setBrush(theme.selected);
        p.drawRect(QRectF{QPointF{x(low), y - 6}, QPointF{x(high), y + 6}});
        p.setBrush(theme.accent);
        p.drawEllipse(QPointF{x(value), y}, 4, 4);
        p.setFont(uiFont(TextSize::small));
        p.setPen(theme.muted);
        const auto write = [&](double v, Qt::Alignment how, double left, double width) {
            p.drawText(QRectF{left, y + 8, width, double(dp(18))}, int(how), f.number(v, interval_.decimals));
        };
        write(low, Qt::AlignRight, x(low) - 90, 90 + 4);
        write(high, Qt::AlignLeft, x(high) - 4, 90);
    }

private:
    WhyInterval interval_;
};

} // namespace

WhyPage::WhyPage(Session* session, QWidget* parent)
    : QWidget{parent}, session_{session}, scroll_{new QScrollArea{this}}, page_{new QWidget}, column_{new QVBoxLayout{page_}},
      footer_{new QHBoxLayout}
{
    auto* outer = new QVBoxLayout{this};
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(dp(6));
    outer->addWidget(scroll_, 1);
    outer->addLayout(footer_);
    footer_->setContentsMargins(0, 0, dp(8), 0);
    page_->setObjectName(u"page"_s);
    column_->setContentsMargins(0, 0, dp(8), 0);
    column_->setSpacing(dp(6));
    scroll_->setWidget(page_);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    // The explanation follows the answers while the drawer is open.
    connect(session_, &Session::answersChanged, this, &WhyPage::rebuild);
}

void WhyPage::showQuantity(const Option& option, const QString& quantity)
{
    option_ = option;
    quantity_ = quantity;
    rebuild();
    scroll_->verticalScrollBar()->setValue(0);
}

void WhyPage::clear()
{
    for (QLayout* layout : {static_cast<QLayout*>(column_), static_cast<QLayout*>(footer_)})
        while (QLayoutItem* item = layout->takeAt(0)) {
            if (QWidget* widget = item->widget()) {
                widget->hide();
                widget->deleteLater();
            }
            delete item;
        }
}

void WhyPage::rebuild()
{
    // The widget with the keyboard goes with the old content; its place takes the first of the new one.
    const QWidget* focused = QApplication::focusWidget();
    const bool hadFocus = focused && isAncestorOf(focused);
    fill();
    if (hadFocus)
        for (QWidget* widget : findChildren<QWidget*>())
            if (widget->focusPolicy() & Qt::TabFocus && !widget->isHidden()) {
                widget->setFocus(Qt::OtherFocusReason);
                break;
            }
}

void WhyPage::fill()
{
    clear();
    const auto& answers = session_->answers();
    if (!answers)
        return;
    const auto assessment = assess(answers->complete, answers->stage, option_, session_->catalog(), {.explain = true});
    const Sentences words = uiSentences();
    if (!assessment) {
        addText(words.error(assessment.error()));
        return;
    }
    if (quantity_.isEmpty())
        showOverview(*assessment, words);
    else
        showNumber(*assessment, words);
    column_->addStretch(1);
}

void WhyPage::addHeading(const QString& text)
{
    auto* label = new QLabel{text, page_};
    label->setFont(uiFont(TextSize::note, true));
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setContentsMargins(0, dp(8), 0, 0);
    column_->addWidget(label);
}

QWidget* WhyPage::addText(const QString& text, bool muted)
{
    auto* label = new QLabel{text, page_};
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    if (muted)
        label->setForegroundRole(QPalette::PlaceholderText);
    column_->addWidget(label);
    return label;
}

// The verdict in full: reasons, checks, every number as a link, and what was assumed.
void WhyPage::showOverview(const Assessment& a, const Sentences& words)
{
    Q_EMIT titleChanged(tr("Why"), answerNames(*session_).of(a.option));
    addText(words.verdict(a));
    if (!a.format.empty())
        addText(tr("%1 with %2", "format, runtime").arg(QString::fromStdString(a.format), QString::fromStdString(a.runtime))
                    + (a.backend.empty() ? QString{} : u" · "_s + QString::fromStdString(a.backend)),
                true);
    if (!a.checks.empty()) {
        addHeading(tr("Checks"));
        for (const Severity severity : {Severity::blocker, Severity::warning, Severity::note})
            for (const Check& check : a.checks) {
                if (check.severity != severity)
                    continue;
                auto* row = new QWidget{page_};
                auto* line = new QHBoxLayout{row};
                line->setContentsMargins(0, 0, 0, 0);
                auto* sign = new QLabel{row};
                const QString name = severity == Severity::blocker ? u"does-not-fit"_s : severity == Severity::warning ? u"tight"_s : u"note"_s;
                const Tone tone = severity == Severity::blocker ? Tone::bad : severity == Severity::warning ? Tone::warn : Tone::muted;
                sign->setPixmap(icon(name, tone).pixmap({dp(14), dp(14)}, devicePixelRatioF()));
                auto* text = new QLabel{words.check(check), row};
                text->setTextFormat(Qt::PlainText);
                text->setWordWrap(true);
                text->setAccessibleName(words.severity(severity) + u": "_s + words.check(check));
                line->addWidget(sign, 0, Qt::AlignTop);
                line->addWidget(text, 1);
                column_->addWidget(row);
            }
    }
    addHeading(tr("Ask about a number"));
    for (const WhyEntry& entry : whyEntries(a, words)) {
        auto* link = new QPushButton{tr("%1: %2", "quantity: value").arg(entry.name, entry.value), page_};
        link->setProperty("link", true);
        column_->addWidget(link, 0, Qt::AlignLeft);
        connect(link, &QPushButton::clicked, this, [this, quantity = entry.quantity] { Q_EMIT quantityWanted(quantity); });
    }
    if (!session_->answers()->complete.assumed.empty()) {
        addHeading(tr("Assumed, because you did not say"));
        for (const Assumption& assumption : session_->answers()->complete.assumed)
            addText(words.assumption(assumption, session_->catalog()), true);
    }
}

void WhyPage::showNumber(const Assessment& a, const Sentences& words)
{
    const WhyText text = WhyText::of(*session_, a, quantity_, words);
    Q_EMIT titleChanged(text.breadcrumb, text.title);
    if (!text.meaning.isEmpty())
        addText(text.meaning);
    if (!text.formulas.empty())
        addHeading(tr("Formula"));
    for (const WhyFormula& formula : text.formulas)
        addFormula(formula);
    std::vector<WhyInput> inputs;
    for (const WhyFormula& formula : text.formulas)
        for (const WhyInput& input : formula.inputs)
            if (std::ranges::find(inputs, input.name, &WhyInput::name) == inputs.end())
                inputs.push_back(input);
    if (!inputs.empty()) {
        addHeading(tr("Inputs"));
        addInputs(inputs);
    }
    if (text.interval && text.interval->estimate.high > text.interval->estimate.low) {
        addHeading(tr("How sure"));
        addInterval(*text.interval);
    }
    if (!text.rule.isEmpty()) {
        addHeading(tr("Rule of thumb"));
        addText(text.rule);
    }
    if (text.less) {
        addHeading(quantity_ == u"decode_tok_s" ? tr("Getting more") : tr("Using less"));
        addChange(*text.less);
    }
    addLinks(text);
}

void WhyPage::addFormula(const WhyFormula& formula)
{
    auto* box = new QFrame{page_};
    box->setObjectName(u"formula"_s);
    auto* column = new QVBoxLayout{box};
    column->setContentsMargins(dp(10), dp(8), dp(10), dp(8));
    column->setSpacing(dp(3));
    const auto line = [&](const QString& text, bool muted) {
        auto* label = new QLabel{text, box};
        label->setFont(fixedFont());
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        if (muted)
            label->setForegroundRole(QPalette::PlaceholderText);
        column->addWidget(label);
    };
    line(formula.formula, false);
    if (!formula.filled.isEmpty())
        line(formula.filled, true);
    if (!formula.result.isEmpty())
        line(formula.result, false);
    column_->addWidget(box);
    if (!formula.source.isEmpty()) {
        auto* source = static_cast<QLabel*>(addText(tr("Source: %1").arg(formula.source), true));
        source->setFont(uiFont(TextSize::small));
    }
}

void WhyPage::addInputs(const std::vector<WhyInput>& inputs)
{
    auto* table = new InputsTable{page_};
    table->setAccessibleName(tr("Inputs"));
    table->setRows({tr("Name"), tr("Value"), tr("Where from")}, inputs);
    column_->addWidget(table);
}

void WhyPage::addInterval(const WhyInterval& interval)
{
    column_->addWidget(new IntervalLine{interval, page_});
    const Format f = uiFormat();
    const auto text = [&](double v) { return f.number(v * interval.factor, interval.decimals); };
    const bool money = quantity_.startsWith(u"cost."_s);
    addText(money ? tr("9 times in 10 between %1 and %2 %3, when prices and use vary as they do", "low, high, currency").arg(text(interval.estimate.low), text(interval.estimate.high), interval.unit)
                  : tr("9 in 10 measurements fall between %1 and %2 %3", "low, high, unit").arg(text(interval.estimate.low), text(interval.estimate.high), interval.unit));
}

void WhyPage::addChange(const WhyChange& change)
{
    auto* row = new QWidget{page_};
    auto* line = new QHBoxLayout{row};
    line->setContentsMargins(0, 0, 0, 0);
    auto* text = new QLabel{change.text, row};
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    auto* apply = new QPushButton{tr("Apply"), row};
    apply->setAccessibleName(tr("Apply: %1").arg(change.text));
    line->addWidget(text, 1);
    line->addWidget(apply);
    column_->addWidget(row);
    connect(apply, &QPushButton::clicked, this, [this, edit = change.change] {
        session_->change(label<WhyPage>(QT_TR_NOOP("Apply suggestion")), {}, [&](Project& p) {
            const bool known = applyChange(edit, session_->stage(), p);
            Q_ASSERT(known);
        });
    });
}

void WhyPage::addLinks(const WhyText& text)
{
    const auto link = [&](const QString& name) {
        auto* button = new QPushButton{name, this};
        button->setProperty("link", true);
        footer_->addWidget(button);
        return button;
    };
    if (!text.glossary.isEmpty()) {
        auto* glossary = link(besideIcon(tr("Glossary")));
        glossary->setIcon(icon(u"book"_s, Tone::accent));
        connect(glossary, &QPushButton::clicked, this, [this, term = text.glossary] { Q_EMIT glossaryWanted(term); });
    }
    connect(link(tr("All numbers")), &QPushButton::clicked, this, [this] { Q_EMIT quantityWanted({}); });
    footer_->addStretch(1);
    connect(link(tr("Copy explanation")), &QPushButton::clicked, this, [plain = text.plain()] { QGuiApplication::clipboard()->setText(plain); });
}

} // namespace cabe
