// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cost/chart_card.h"

#include "app/charts/chart_view.h"
#include "app/window/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

QToolButton* iconButton(QWidget* parent)
{
    auto* button = new QToolButton{parent};
    button->setAutoRaise(true);
    return button;
}

void name(QToolButton* button, const QString& text)
{
    button->setToolTip(text);
    button->setAccessibleName(text);
}

} // namespace

ChartCard::ChartCard(ChartView* chart, QWidget* parent)
    : QFrame{parent}, chart_{chart}, title_{new QLabel}, table_{new GridTable}, sides_{new QStackedLayout}, buttons_{new QWidget{this}}, turn_{iconButton(buttons_)},
      export_{iconButton(buttons_)}
{
    setProperty("card", true);
    title_->setFont(uiFont(TextSize::body, true));
    auto* back = new QWidget;
    back->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored); // the chart says how large the card is
    auto* backColumn = new QVBoxLayout{back};
    backColumn->setContentsMargins(0, 0, 0, 0);
    backColumn->setSpacing(dp(4));
    backColumn->addWidget(title_);
    backColumn->addWidget(table_, 1);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(dp(size::cardMarginX), dp(size::cardMarginY), dp(size::cardMarginX), dp(size::cardMarginY));
    column->addLayout(sides_);
    // Not before the layout belongs to this: it shows its first widget, which would be a window of its own.
    sides_->addWidget(chart_);
    sides_->addWidget(back);
    auto* row = new QHBoxLayout{buttons_};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(turn_);
    row->addWidget(export_);
    export_->setIcon(icon(u"export"_s));
    connect(turn_, &QToolButton::clicked, this, [this] { showTable(!showsTable()); });
    connect(export_, &QToolButton::clicked, this, [this] { Q_EMIT exportWanted(chart_); });
    retranslate();
}

void ChartCard::setTable(const QString& title, GridContent content)
{
    title_->setText(title);
    table_->setAccessibleName(title);
    table_->setContent(std::move(content));
}

void ChartCard::retranslate()
{
    turn_->setIcon(icon(showsTable() ? u"chart"_s : u"table"_s));
    name(turn_, showsTable() ? tr("Show as chart") : tr("Show as table"));
    name(export_, tr("Export this chart"));
}

bool ChartCard::showsTable() const
{
    return sides_->currentIndex() == 1;
}

QWidget* ChartCard::setTabAfter(QWidget* before)
{
    for (QWidget* next : {static_cast<QWidget*>(chart_), static_cast<QWidget*>(table_), static_cast<QWidget*>(turn_), static_cast<QWidget*>(export_)}) {
        QWidget::setTabOrder(before, next);
        before = next;
    }
    return before;
}

void ChartCard::showTable(bool on)
{
    sides_->setCurrentIndex(on ? 1 : 0);
    export_->setVisible(!on);
    retranslate();
    placeButtons();
}

// In the corner, over the line of the title.
void ChartCard::placeButtons()
{
    buttons_->adjustSize();
    buttons_->move(width() - buttons_->width() - dp(6), dp(5));
    buttons_->raise();
    chart_->setTitleRoom(buttons_->width());
}

void ChartCard::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    placeButtons();
}

} // namespace cabe
