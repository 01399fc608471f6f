// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/ranking_panel.h"

#include "app/forms/combo_field.h"
#include "app/forms/preferences_form.h"
#include "app/results/ranking_model.h"
#include "app/window/answer_names.h"
#include "app/window/icons.h"
#include "app/window/session.h"
#include "app/window/words.h"
#include "app/window/wrap_label.h"
#include "engine/project/enum_names.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

constexpr int orderWidth = 150;

QToolButton* iconButton(const QString& name, QWidget* parent)
{
    auto* button = new QToolButton{parent};
    button->setIcon(icon(name));
    button->setIconSize({dp(16), dp(16)});
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void nameButton(QToolButton* button, const QString& name)
{
    button->setToolTip(name);
    button->setAccessibleName(name);
}

QLabel* note(QWidget* parent)
{
    auto* label = new WrapLabel{parent};
    label->setFont(uiFont(TextSize::note));
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

RankingPanel::RankingPanel(Session* session, QWidget* parent)
    : QFrame{parent}, session_{session}, count_{new QLabel{this}}, orderLabel_{new QLabel{this}}, order_{new ComboField{this}},
      filterButton_{iconButton(u"filter"_s, this)}, columnsButton_{iconButton(u"columns"_s, this)}, filterRow_{new QWidget{this}},
      filterLine_{new QLineEdit{filterRow_}}, filterCount_{note(filterRow_)}, filterClose_{iconButton(u"close"_s, filterRow_)},
      table_{new RankingTable{session, this}}, footer_{new QWidget{this}}, others_{note(footer_)}, fell_{note(footer_)}, seeWhy_{new QPushButton{footer_}}
{
    setProperty("card", true);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(1, 0, 1, 1);
    column->setSpacing(0);

    auto* top = new QHBoxLayout;
    top->setContentsMargins(dp(size::cardMarginX), dp(6), dp(size::cardMarginX - 4), dp(6));
    top->setSpacing(dp(8));
    count_->setFont(uiFont(TextSize::body, true));
    orderLabel_->setForegroundRole(QPalette::PlaceholderText);
    orderLabel_->setBuddy(order_);
    order_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    order_->setFixedWidth(dp(orderWidth));
    filterButton_->setCheckable(true);
    columnsButton_->setPopupMode(QToolButton::InstantPopup);
    top->addWidget(count_, 1);
    top->addWidget(orderLabel_);
    top->addWidget(order_);
    top->addWidget(filterButton_);
    top->addWidget(columnsButton_);
    column->addLayout(top);

    auto* filterLayout = new QHBoxLayout{filterRow_};
    filterLayout->setContentsMargins(dp(size::cardMarginX), 0, dp(size::cardMarginX - 4), dp(6));
    filterLine_->addAction(icon(u"search"_s, Tone::muted), QLineEdit::LeadingPosition);
    filterLine_->setClearButtonEnabled(true);
    filterCount_->setWordWrap(false);
    filterLayout->addWidget(filterLine_, 1);
    filterLayout->addWidget(filterCount_);
    filterLayout->addWidget(filterClose_);
    filterRow_->hide();
    column->addWidget(filterRow_);
    column->addWidget(table_, 1);

    auto* footer = new QVBoxLayout{footer_};
    footer->setContentsMargins(dp(size::cardMarginX), dp(7), dp(size::cardMarginX), dp(7));
    footer->setSpacing(dp(3));
    auto* fellRow = new QHBoxLayout;
    fellRow->addWidget(fell_, 1);
    fellRow->addWidget(seeWhy_);
    seeWhy_->setProperty("link", true);
    seeWhy_->setFont(uiFont(TextSize::body, true));
    footer->addWidget(others_);
    footer->addLayout(fellRow);
    column->addWidget(footer_);

    connect(order_, &QComboBox::activated, this, [this](int index) {
        table_->sortByRank();
        session_->change(label<RankingPanel>(QT_TR_NOOP("Order")), u"preferences.order"_s,
                         [index](Project& p) { p.preferences.order = rankingOrders()[std::size_t(index)].first; });
    });
    connect(filterButton_, &QToolButton::toggled, this, [this](bool on) {
        filterRow_->setVisible(on);
        if (on)
            filterLine_->setFocus();
        else
            filterLine_->clear();
    });
    connect(filterClose_, &QToolButton::clicked, filterButton_, [this] { filterButton_->setChecked(false); });
    connect(filterLine_, &QLineEdit::textChanged, this, &RankingPanel::filterTyped);
    connect(columnsButton_, &QToolButton::clicked, this, [this] {
        QMenu menu{this};
        table_->fillColumnMenu(&menu);
        menu.exec(columnsButton_->mapToGlobal(QPoint{0, columnsButton_->height()}));
    });
    connect(seeWhy_, &QPushButton::clicked, this, &RankingPanel::rejectedWanted);
    connect(session_, &Session::answersChanged, this, &RankingPanel::refresh);
}

void RankingPanel::retranslate()
{
    orderLabel_->setText(tr("Order"));
    order_->setAccessibleName(tr("Order"));
    nameButton(filterButton_, tr("Filter the table"));
    nameButton(columnsButton_, tr("Columns"));
    nameButton(filterClose_, tr("Close the filter"));
    filterLine_->setPlaceholderText(tr("Name, maker, format, verdict"));
    filterLine_->setAccessibleName(tr("Filter the table"));
    seeWhy_->setText(tr("See why"));
    refreshOrders();
    table_->retranslate();
    refresh();
}

void RankingPanel::refreshOrders()
{
    const QSignalBlocker quiet{order_};
    order_->clear();
    for (const auto& [order, name] : rankingOrders())
        order_->addItem(name);
}

void RankingPanel::setNarrow(bool narrow)
{
    narrow_ = narrow;
    table_->setNarrow(narrow);
    refresh();
}

void RankingPanel::setShort(bool on)
{
    short_ = on;
    footer_->setVisible(!on);
}

int RankingPanel::heightFor(int rows) const
{
    const int footer = short_ ? 0 : footer_->hasHeightForWidth() ? footer_->heightForWidth(width()) : footer_->sizeHint().height();
    const int top = layout()->itemAt(0)->sizeHint().height() + (filterRow_->isHidden() ? 0 : filterRow_->sizeHint().height());
    return top + table_->heightFor(rows) + footer + 1;
}

void RankingPanel::showFilter()
{
    filterButton_->setChecked(true);
    filterLine_->setFocus(Qt::ShortcutFocusReason);
}

QString RankingPanel::headline() const
{
    const auto& own = session_->answers()->recommendation.own;
    const auto meeting = std::ranges::count_if(own, [](const Ranked& r) { return r.assessment.acceptable && r.assessment.meetsTargets; });
    const QString all = tr("%Ln option(s)", nullptr, int(own.size()));
    const QString meet = tr("%Ln meet(s) everything", "number of options", int(meeting));
    return tr("%1, %2", "number of options, how many of them meet everything").arg(all, meet);
}

// The cheapest that can be had without buying, on one line.
QString RankingPanel::othersLine() const
{
    const Sentences words = uiSentences();
    const OptionNames& names = answerNames(*session_);
    const Recommendation& r = session_->answers()->recommendation;
    QStringList parts;
    for (const auto* way : {&r.rent, &r.api}) {
        if (way->empty() || !way->front().assessment.cost)
            continue;
        const Assessment& a = way->front().assessment;
        parts << tr("%1: %2, %3 per month", "way, name of the offer, money")
                     .arg(words.way(a.option.way()), names.of(a.option),
                          words.format().money(a.cost->monthly.value, QString::fromStdString(a.cost->currency)));
    }
    return parts.join(u" · "_s);
}

void RankingPanel::refresh()
{
    const auto& answers = session_->answers();
    if (!answers)
        return;
    count_->setText(headline());
    const auto orders = rankingOrders();
    const auto it = std::ranges::find(orders, *answers->complete.project.preferences.order, [](const auto& entry) { return entry.first; });
    const QSignalBlocker quiet{order_};
    order_->setCurrentIndex(int(it - orders.begin()));
    const QString others = othersLine();
    others_->setText(others);
    others_->setVisible(!others.isEmpty());
    fell_->setText(uiSentences().rejectedSummary(answers->recommendation));
    seeWhy_->setVisible(!answers->recommendation.rejected.empty());
    filterTyped();
}

void RankingPanel::filterTyped()
{
    RankingFilter* filter = table_->filter();
    filter->setNeedle(filterLine_->text());
    const QLocale locale = uiFormat().locale();
    filterCount_->setText(tr("%1 of %2 shown").arg(locale.toString(filter->rowCount()), locale.toString(table_->ranking()->rowCount())));
}

} // namespace cabe
