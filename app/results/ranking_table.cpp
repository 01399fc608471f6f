// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/ranking_table.h"

#include "app/results/ranking_delegate.h"
#include "app/results/ranking_model.h"
#include "app/results/table_copy.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>

#include <algorithm>
#include <array>

namespace cabe {

namespace {

constexpr std::array hiddenAtFirst{RankingModel::FormatColumn,  RankingModel::FirstTokenColumn, RankingModel::PrefillColumn,
                                   RankingModel::PeakColumn,    RankingModel::EnergyColumn,     RankingModel::PerMillionColumn,
                                   RankingModel::PerGbColumn,   RankingModel::PromptColumn,     RankingModel::PeopleColumn};
constexpr int minimumOption = 150;
constexpr int headerMargins = 27;

} // namespace

RankingTable::RankingTable(Session* session, QWidget* parent)
    : QTableView{parent}, session_{session}, model_{new RankingModel{session, this}}, filter_{new RankingFilter{this}},
      delegate_{new RankingDelegate{model_, this}}
{
    filter_->setSourceModel(model_);
    filter_->setSortRole(RankingModel::SortRole);
    setModel(filter_);
    setItemDelegate(delegate_);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setShowGrid(false);
    setWordWrap(false);
    setMouseTracking(true);
    setTabKeyNavigation(false);
    setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setFrameShape(QFrame::NoFrame);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(dp(size::tableRow));
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(1);

    QHeaderView* header = horizontalHeader();
    header->setFixedHeight(dp(size::tableHeader));
    header->setMinimumSectionSize(dp(32));
    header->setSectionsMovable(true);
    header->setHighlightSections(false);
    header->setSectionsClickable(true);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    header->setTextElideMode(Qt::ElideRight);
    sortByRank();
    setSortingEnabled(true);
    sortByRank();
    connect(header, &QHeaderView::customContextMenuRequested, this, [this, header](const QPoint& at) {
        QMenu menu{this};
        fillColumnMenu(&menu);
        menu.exec(header->mapToGlobal(at));
    });
    connect(header, &QHeaderView::sectionMoved, this, &RankingTable::headerChanged);
    connect(header, &QHeaderView::sortIndicatorChanged, this, &RankingTable::headerChanged);
    connect(header, &QHeaderView::sectionResized, this, [this] {
        // Hiding, moving and restoring resize sections too: only a drag of the mouse is the user's own width.
        if (placing_ || !(QGuiApplication::mouseButtons() & Qt::LeftButton))
            return;
        ownWidths_ = true;
        Q_EMIT headerChanged();
    });
    for (const int column : hiddenAtFirst)
        setColumnHidden(column, true);
    // The pin stands at the right end.
    header->moveSection(header->visualIndex(RankingModel::PinColumn), RankingModel::ColumnCount - 1);

    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) {
        const QModelIndex source = filter_->mapToSource(index);
        if (source.column() == RankingModel::PinColumn)
            if (const Ranked* r = model_->ranked(source.row()))
                session_->togglePin(r->assessment.option);
    });
    connect(this, &QTableView::doubleClicked, this, [this](const QModelIndex& index) { Q_EMIT whyWanted(filter_->mapToSource(index).column()); });
    connect(session_, &Session::selectionChanged, this, &RankingTable::showSelection);
    connect(session_, &Session::answersChanged, this, [this] {
        layoutColumns();
        showSelection();
    });
}

void RankingTable::retranslate()
{
    setAccessibleName(tr("Ranking"));
    model_->retranslate();
    layoutColumns();
}

void RankingTable::setNarrow(bool narrow)
{
    if (narrow_ == narrow)
        return;
    narrow_ = narrow;
    delegate_->setNarrow(narrow);
    setColumnHidden(RankingModel::MonthlyColumn, narrow);
    layoutColumns();
    viewport()->update();
}

void RankingTable::setWide(bool wide)
{
    wide_ = wide;
    layoutColumns();
}

void RankingTable::setCompactRows(bool compact)
{
    delegate_->setCompact(compact);
    constexpr int compactRow = 27;
    verticalHeader()->setDefaultSectionSize(dp(compact ? compactRow : size::tableRow));
}

int RankingTable::heightFor(int rows) const
{
    return horizontalHeader()->height() + rows * verticalHeader()->defaultSectionSize();
}

// Until the user sets widths: every column as wide as its content, the option (and on wide windows the memory bar) takes the rest.
void RankingTable::layoutColumns()
{
    if (ownWidths_ || viewport()->width() <= 0)
        return;
    placing_ = true;
    int taken = 0;
    const QFontMetrics header{uiFont(TextSize::note, true)};
    constexpr int measured = 24; // about a screenful; longer ones below end in an ellipsis
    const int rows = std::min(model_->rowCount(), measured);
    for (int column = 0; column < RankingModel::ColumnCount; ++column) {
        if (isColumnHidden(column) || column == RankingModel::OptionColumn)
            continue;
        const QString title = model_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        int width = header.horizontalAdvance(title) + dp(headerMargins);
        const auto fixed = delegate_->fixedWidth(column);
        for (int row = 0; row < (fixed ? 0 : rows); ++row)
            width = std::max(width, delegate_->wantedWidth(row, column));
        width = std::max(width, fixed.value_or(0));
        setColumnWidth(column, width);
        taken += width;
    }
    int option = dp(minimumOption);
    for (int row = 0; row < (wide_ ? rows : 0); ++row)
        option = std::max(option, delegate_->wantedWidth(row, RankingModel::OptionColumn));
    const int room = viewport()->width() - taken;
    if (wide_ && room > option) {
        const int memory = columnWidth(RankingModel::MemoryColumn) + (room - option) / 2;
        setColumnWidth(RankingModel::MemoryColumn, memory);
        setColumnWidth(RankingModel::OptionColumn, room - (room - option) / 2);
    } else {
        setColumnWidth(RankingModel::OptionColumn, std::max(dp(minimumOption), room));
    }
    placing_ = false;
}

void RankingTable::fillColumnMenu(QMenu* menu)
{
    for (int column = 0; column < RankingModel::ColumnCount; ++column) {
        if (column == RankingModel::OptionColumn)
            continue;   // a row without a name says nothing
        QAction* action = menu->addAction(model_->columnName(column));
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        connect(action, &QAction::toggled, this, [this, column](bool on) {
            setColumnHidden(column, !on);
            layoutColumns();
            Q_EMIT headerChanged();
        });
    }
    menu->addSeparator();
    connect(menu->addAction(tr("Sort by rank")), &QAction::triggered, this, &RankingTable::sortByRank);
    connect(menu->addAction(tr("Reset columns")), &QAction::triggered, this, &RankingTable::resetColumns);
}

void RankingTable::resetColumns()
{
    QHeaderView* header = horizontalHeader();
    for (int column = 0; column < RankingModel::ColumnCount; ++column) {
        setColumnHidden(column, std::ranges::find(hiddenAtFirst, column) != hiddenAtFirst.end() || (narrow_ && column == RankingModel::MonthlyColumn));
        header->moveSection(header->visualIndex(column), column);
    }
    header->moveSection(header->visualIndex(RankingModel::PinColumn), RankingModel::ColumnCount - 1);
    ownWidths_ = false;
    sortByRank();
    layoutColumns();
    Q_EMIT headerChanged();
}

void RankingTable::sortByRank()
{
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    filter_->sort(-1, Qt::AscendingOrder);
}

QByteArray RankingTable::headerState() const
{
    // Widths that follow the window are not the user's.
    return (ownWidths_ ? QByteArray{"w"} : QByteArray{"-"}) + horizontalHeader()->saveState();
}

void RankingTable::restoreHeader(const QByteArray& state)
{
    if (state.isEmpty())
        return;
    placing_ = true;
    if (horizontalHeader()->restoreState(state.mid(1)))
        ownWidths_ = state.at(0) == 'w';
    placing_ = false;
    horizontalHeader()->setSectionsMovable(true);
    layoutColumns();
}

void RankingTable::showSelection()
{
    const QModelIndex row = filter_->mapFromSource(model_->index(session_->selected(), RankingModel::OptionColumn));
    if (!row.isValid()) {
        selectionModel()->clearSelection();
        return;
    }
    if (currentIndex().row() == row.row() && selectionModel()->isRowSelected(row.row()))
        return;
    following_ = true;
    selectionModel()->setCurrentIndex(row.siblingAtColumn(std::max(0, currentIndex().column())),
                                      QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    following_ = false;
}

void RankingTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (!following_ && current.isValid() && current.row() != previous.row())
        session_->select(filter_->mapToSource(current).row());
}

void RankingTable::setHovered(int viewRow)
{
    const QModelIndex index = filter_->index(viewRow, 0);
    delegate_->setHoveredRow(index.isValid() ? filter_->mapToSource(index).row() : -1);
    viewport()->update();
}

void RankingTable::mouseMoveEvent(QMouseEvent* event)
{
    QTableView::mouseMoveEvent(event);
    setHovered(indexAt(event->position().toPoint()).row());
}

void RankingTable::leaveEvent(QEvent* event)
{
    QTableView::leaveEvent(event);
    setHovered(-1);
}

void RankingTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    layoutColumns();
}

void RankingTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copyRows();
        return;
    }
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && currentIndex().isValid()) {
        Q_EMIT whyWanted(filter_->mapToSource(currentIndex()).column());
        return;
    }
    if (event->key() == Qt::Key_Space) {
        togglePinOfCurrent();
        return;
    }
    QTableView::keyPressEvent(event);
}

void RankingTable::togglePinOfCurrent()
{
    if (const Ranked* r = model_->ranked(filter_->mapToSource(currentIndex()).row()))
        session_->togglePin(r->assessment.option);
}

QList<int> RankingTable::shownColumns() const
{
    QList<int> columns;
    for (int visual = 0; visual < RankingModel::ColumnCount; ++visual) {
        const int column = horizontalHeader()->logicalIndex(visual);
        if (!isColumnHidden(column) && column != RankingModel::PinColumn)
            columns << column;
    }
    return columns;
}

QList<QStringList> RankingTable::texts(const QList<int>& rows) const
{
    const QList<int> columns = shownColumns();
    TextTable table;
    QStringList header;
    for (const int column : columns)
        header << model_->columnName(column);
    table << header;
    for (const int row : rows) {
        QStringList cells;
        for (const int column : columns)
            cells << filter_->index(row, column).data(RankingModel::PlainRole).toString();
        table << cells;
    }
    return table;
}

QList<QStringList> RankingTable::selectedTexts() const
{
    QList<int> rows;
    for (const QModelIndex& row : selectionModel()->selectedRows())
        rows << row.row();
    std::ranges::sort(rows);
    return texts(rows);
}

QByteArray RankingTable::csv() const
{
    QList<int> rows;
    for (int row = 0; row < filter_->rowCount(); ++row)
        rows << row;
    return csvTable(texts(rows), model_->words().format().portuguese() ? u';' : u',');
}

void RankingTable::copyRows() const
{
    copyToClipboard(selectedTexts());
}

void RankingTable::copyRowsAsMarkdown() const
{
    QGuiApplication::clipboard()->setText(markdownTable(selectedTexts()));
}

} // namespace cabe
