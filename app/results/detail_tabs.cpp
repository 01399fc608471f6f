// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/detail_tabs.h"

#include "app/charts/chart_view.h"
#include "app/results/tab_row.h"
#include "app/window/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace cabe {

using namespace Qt::StringLiterals;

DetailTabs::DetailTabs(Session* session, std::vector<Tab> tabs, QWidget* parent)
    : QFrame{parent}, session_{session}, tabs_{std::move(tabs)}, row_{new TabRow{this}}, pinned_{new QLabel{this}}, export_{new QToolButton{this}},
      stack_{new QStackedWidget{this}}, pages_(tabs_.size(), nullptr)
{
    setProperty("card", true);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(1, 0, 1, 1);
    column->setSpacing(0);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(dp(2), 0, dp(10), 0);
    top->addWidget(row_);
    top->addStretch(1);
    pinned_->setForegroundRole(QPalette::PlaceholderText);
    pinned_->setFont(uiFont(TextSize::note));
    export_->setIcon(icon(u"export"_s));
    export_->setIconSize({dp(16), dp(16)});
    export_->setFocusPolicy(Qt::TabFocus);
    top->addWidget(pinned_);
    top->addWidget(export_);
    column->addLayout(top);
    auto* line = new QFrame{this};
    line->setObjectName(u"line"_s);
    line->setFixedHeight(1);
    column->addWidget(line);
    column->addWidget(stack_, 1);
    for (const Tab& tab : tabs_) {
        row_->addTab(tab.id);
        stack_->addWidget(new QWidget);     // replaced by the page when it is first shown
    }
    connect(row_, &QTabBar::currentChanged, this, &DetailTabs::show);
    connect(export_, &QToolButton::clicked, this, &DetailTabs::exportChart);
    connect(session_, &Session::answersChanged, this, &DetailTabs::refresh);
    connect(session_, &Session::selectionChanged, this, &DetailTabs::refresh);
    connect(session_, &Session::projectChanged, this, [this] {
        const auto n = int(session_->project().options.size());
        pinned_->setText(n > 0 ? tr("%Ln pinned", "number of options", n) : QString{});
    });
}

DetailPage* DetailTabs::ensure(int index)
{
    auto& page = pages_[std::size_t(index)];
    if (page)
        return page;
    page = tabs_[std::size_t(index)].make(session_, stack_);
    connect(page, &DetailPage::whyWanted, this, &DetailTabs::whyWanted);
    QWidget* standIn = stack_->widget(index);
    stack_->removeWidget(standIn);
    delete standIn;
    stack_->insertWidget(index, page);
    page->setNarrow(narrow_);
    return page;
}

void DetailTabs::show(int index)
{
    if (index < 0 || !translated_)
        return;
    DetailPage* page = ensure(index);
    stack_->setCurrentWidget(page);
    page->retranslate();    // refreshes too; the page may have missed changes while it was hidden
    export_->setVisible(!page->charts().empty());
    Q_EMIT currentChanged();
}

void DetailTabs::refresh()
{
    if (!translated_)
        return;
    ensure(row_->currentIndex())->refresh();
    export_->setVisible(!page()->charts().empty());
}

void DetailTabs::retranslate()
{
    translated_ = true;
    for (std::size_t i = 0; i < tabs_.size(); ++i)
        row_->setTabText(int(i), tabs_[i].name());
    row_->setAccessibleName(tr("Details"));
    export_->setToolTip(tr("Export this chart"));
    export_->setAccessibleName(tr("Export this chart"));
    const auto n = int(session_->project().options.size());
    pinned_->setText(n > 0 ? tr("%Ln pinned", "number of options", n) : QString{});
    show(row_->currentIndex());
}

void DetailTabs::setNarrow(bool narrow)
{
    narrow_ = narrow;
    for (DetailPage* page : pages_)
        if (page)
            page->setNarrow(narrow);
}

QString DetailTabs::current() const
{
    const int index = row_->currentIndex();
    return index < 0 ? QString{} : tabs_[std::size_t(index)].id;
}

void DetailTabs::setCurrent(const QString& id)
{
    const auto it = std::ranges::find(tabs_, id, &Tab::id);
    if (it != tabs_.end())
        row_->setCurrentIndex(int(it - tabs_.begin()));
}

void DetailTabs::setCurrentIndex(int index)
{
    if (index >= 0 && index < count())
        row_->setCurrentIndex(index);
}

DetailPage* DetailTabs::page() const
{
    const int index = row_->currentIndex();
    return index < 0 ? nullptr : pages_[std::size_t(index)];
}

void DetailTabs::exportChart()
{
    const auto charts = page()->charts();
    if (charts.size() == 1) {
        Q_EMIT exportWanted(charts.front());
        return;
    }
    QMenu menu{this};
    for (ChartView* chart : charts)
        connect(menu.addAction(chart->title()), &QAction::triggered, this, [this, chart] { Q_EMIT exportWanted(chart); });
    menu.exec(export_->mapToGlobal(QPoint{0, export_->height()}));
}

} // namespace cabe
