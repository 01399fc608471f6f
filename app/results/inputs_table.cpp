// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/inputs_table.h"

#include "app/results/table_copy.h"
#include "app/window/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <array>

namespace cabe {

namespace {

enum Column { nameColumn, valueColumn, sourceColumn, columns };
constexpr int marginX = 8, marginY = 4, headerHeight = 26, widthSlack = 2;

int textWidth(const QString& text, bool strong)
{
    return QFontMetrics{uiFont(TextSize::note, strong)}.horizontalAdvance(text) + 2 * dp(marginX) + widthSlack;
}

int textHeight(const QString& text, int width)
{
    const QRect room{0, 0, std::max(1, width - 2 * dp(marginX)), 10'000};
    return QFontMetrics{uiFont(TextSize::note)}.boundingRect(room, Qt::TextWordWrap, text).height() + 2 * dp(marginY);
}

class WrappingDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& theme = themeOf(option.palette);
        painter->save();
        painter->setPen(theme.border);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        painter->setFont(uiFont(TextSize::note));
        painter->setPen(index.column() == sourceColumn ? theme.muted : theme.text);
        const Qt::Alignment side = index.column() == valueColumn ? Qt::AlignRight : Qt::AlignLeft;
        painter->drawText(option.rect.adjusted(dp(marginX), dp(marginY), -dp(marginX), -dp(marginY)), int(side | Qt::AlignTop | Qt::TextWordWrap),
                          index.data().toString());
        if (option.state & QStyle::State_HasFocus) {
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(QPen{theme.accent, 2});
            painter->drawRoundedRect(QRectF{option.rect}.adjusted(1, 1, -1, -2), dp(3), dp(3));
        }
        painter->restore();
    }
};

} // namespace

InputsTable::InputsTable(QWidget* parent) : QTableWidget{parent}
{
    setItemDelegate(new WrappingDelegate{this});
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setFixedHeight(dp(headerHeight));
    horizontalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void InputsTable::setRows(const QStringList& header, const std::vector<WhyInput>& inputs)
{
    clear();
    setColumnCount(columns);
    setRowCount(int(inputs.size()));
    setHorizontalHeaderLabels(header);
    for (int column = 0; column < columns; ++column)
        horizontalHeaderItem(column)->setTextAlignment(Qt::Alignment{(column == valueColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter});
    for (int row = 0; row < rowCount(); ++row) {
        const WhyInput& input = inputs[std::size_t(row)];
        const std::array<QString, columns> texts{input.name, input.value, input.source};
        for (int column = 0; column < columns; ++column)
            setItem(row, column, new QTableWidgetItem{texts[std::size_t(column)]});
    }
    layoutCells();
}

// The value column takes what it needs; name and origin share the rest, the name first up to half of it.
void InputsTable::layoutCells()
{
    if (columnCount() != columns)
        return;
    std::array<int, columns> wanted{};
    for (int column = 0; column < columns; ++column) {
        wanted[std::size_t(column)] = textWidth(horizontalHeaderItem(column)->text(), true);
        for (int row = 0; row < rowCount(); ++row)
            wanted[std::size_t(column)] = std::max(wanted[std::size_t(column)], textWidth(item(row, column)->text(), false));
    }
    const int all = viewport()->width();
    const int value = std::min(wanted[valueColumn], all / 2);
    const int rest = std::max(0, all - value);
    const int name = std::min(wanted[nameColumn], std::max(rest / 2, rest - wanted[sourceColumn]));
    setColumnWidth(nameColumn, name);
    setColumnWidth(valueColumn, value);
    setColumnWidth(sourceColumn, rest - name);
    for (int row = 0; row < rowCount(); ++row) {
        int height = 0;
        for (int column = 0; column < columns; ++column)
            height = std::max(height, textHeight(item(row, column)->text(), columnWidth(column)));
        setRowHeight(row, height);
    }
    const int height = sizeHint().height();
    if (height != minimumHeight() || height != maximumHeight())
        setFixedHeight(height);
}

QSize InputsTable::sizeHint() const
{
    int height = dp(headerHeight);
    for (int row = 0; row < rowCount(); ++row)
        height += rowHeight(row);
    return {dp(300), height};
}

void InputsTable::resizeEvent(QResizeEvent* event)
{
    QTableWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        layoutCells();
}

void InputsTable::keyPressEvent(QKeyEvent* event)
{
    if (!event->matches(QKeySequence::Copy)) {
        QTableWidget::keyPressEvent(event);
        return;
    }
    TextTable table;
    QStringList header;
    for (int column = 0; column < columnCount(); ++column)
        header << horizontalHeaderItem(column)->text();
    table << header;
    for (int row = 0; row < rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < columnCount(); ++column)
            cells << item(row, column)->text();
        table << cells;
    }
    copyToClipboard(table);
}

} // namespace cabe
