// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/grid.h"

#include "app/window/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QtMath>

#include <algorithm>

namespace cabe {

namespace {

constexpr int gridRow = 21, gridHeader = 24, margin = 8, swatchSide = 10, swatchGap = 8;

class GridDelegate final : public QStyledItemDelegate
{
public:
    explicit GridDelegate(GridModel* model, QObject* parent) : QStyledItemDelegate{parent}, model_{model} {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const GridCell* cell = model_->cell(index);
        if (!cell)
            return;
        const Theme& theme = themeOf(option.palette);
        painter->save();
        const bool selected = index.row() == model_->content().selectedRow;
        painter->fillRect(option.rect, selected ? theme.selected : theme.surface);
        painter->setPen(theme.border);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        QRect inside = option.rect.adjusted(dp(margin), 0, -dp(margin), 0);
        if (cell->swatch) {
            const QRect square(inside.left(), inside.center().y() - dp(swatchSide) / 2, dp(swatchSide), dp(swatchSide));
            painter->fillRect(square, cell->swatch(theme.series));
            inside.setLeft(square.right() + dp(swatchGap));
        }
        painter->setFont(uiFont(TextSize::note, cell->strong || selected));
        painter->setPen(cell->muted ? theme.muted : theme.text);
        const Qt::Alignment side = sideOf(*cell, index.column());
        painter->drawText(inside, int(side | Qt::AlignVCenter | Qt::TextSingleLine),
                          painter->fontMetrics().elidedText(cell->text, Qt::ElideRight, inside.width()));
        if (option.state & QStyle::State_HasFocus) {
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(QPen{theme.accent, 2});
            painter->drawRoundedRect(QRectF{option.rect}.adjusted(1, 1, -1, -2), dp(3), dp(3));
        }
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        const GridCell* cell = model_->cell(index);
        const int swatch = cell && cell->swatch ? dp(swatchSide + swatchGap) : 0;
        // One more than the text: it is elided when it misses a fraction of a pixel.
        const int text = cell ? qCeil(QFontMetricsF{uiFont(TextSize::note, true)}.horizontalAdvance(cell->text)) + 1 : 0;
        return {text + swatch + 2 * dp(margin), dp(gridRow)};
    }

private:
    GridModel* model_;
};

} // namespace

// --- GridModel ---

void GridModel::setContent(GridContent content)
{
    const bool sameShape = content.rows.size() == content_.rows.size() && content.header.size() == content_.header.size();
    if (!sameShape) {
        beginResetModel();
        content_ = std::move(content);
        endResetModel();
        return;
    }
    content_ = std::move(content);
    if (!content_.rows.empty() && !content_.header.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    if (!content_.header.empty())
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

const GridCell* GridModel::cell(const QModelIndex& index) const
{
    if (!index.isValid() || std::size_t(index.row()) >= content_.rows.size())
        return nullptr;
    const auto& row = content_.rows[std::size_t(index.row())];
    return std::size_t(index.column()) < row.size() ? &row[std::size_t(index.column())] : nullptr;
}

int GridModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(content_.rows.size());
}

int GridModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(content_.header.size());
}

QVariant GridModel::data(const QModelIndex& index, int role) const
{
    const GridCell* c = cell(index);
    if (!c)
        return {};
    switch (role) {
    case Qt::DisplayRole: return c->text;
    case Qt::ToolTipRole: return c->tooltip.isEmpty() ? QVariant{} : QVariant{c->tooltip};
    case Qt::TextAlignmentRole: return QVariant::fromValue(Qt::AlignVCenter | sideOf(*c, index.column()));
    default: return {};
    }
}

QVariant GridModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical || section < 0 || std::size_t(section) >= content_.header.size())
        return {};
    const GridCell& c = content_.header[std::size_t(section)];
    switch (role) {
    case Qt::DisplayRole: return c.text;
    case Qt::ToolTipRole: return c.tooltip.isEmpty() ? QVariant{} : QVariant{c.tooltip};
    case Qt::TextAlignmentRole: return QVariant::fromValue(Qt::AlignVCenter | sideOf(c, section));
    default: return {};
    }
}

// --- GridTable ---

GridTable::GridTable(QWidget* parent) : QTableView{parent}, model_{new GridModel{this}}
{
    setModel(model_);
    setItemDelegate(new GridDelegate{model_, this});
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setSelectionMode(QAbstractItemView::NoSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(dp(gridRow));
    horizontalHeader()->setFixedHeight(dp(gridHeader));
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    const auto ask = [this](const QModelIndex& index) {
        if (const GridCell* c = model_->cell(index); c && !c->key.isEmpty())
            Q_EMIT whyWanted(c->key);
    };
    connect(this, &QTableView::clicked, this, ask);
    connect(this, &QTableView::activated, this, ask);
}

void GridTable::setContent(GridContent content)
{
    model_->setContent(std::move(content));
    layoutColumns();
    if (fits_)
        setFixedHeight(wantedHeight());
}

void GridTable::setFitsContent(bool on)
{
    fits_ = on;
    setVerticalScrollBarPolicy(on ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    if (on)
        setFixedHeight(wantedHeight());
}

int GridTable::wantedHeight() const
{
    return dp(gridHeader) + dp(gridRow) * std::max(model_->rowCount(), 1);
}

int GridTable::wantedWidth() const
{
    int width = 0;
    for (int column = 0; column < model_->columnCount(); ++column)
        width += neededWidth(column);
    return width;
}

// The header's own measure, because the style sheet adds to the text what only the style knows.
int GridTable::neededWidth(int column) const
{
    constexpr int fraction = 2; // the header rounds its text down and would cut it
    return std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column) + fraction);
}

// Columns as wide as they need; what is left goes to the first, and a lack is taken from it.
void GridTable::layoutColumns()
{
    int taken = 0;
    for (int column = 1; column < model_->columnCount(); ++column) {
        const int width = neededWidth(column);
        setColumnWidth(column, width);
        taken += width;
    }
    if (model_->columnCount() > 0)
        setColumnWidth(0, std::max(dp(60), viewport()->width() - taken));
}

TextTable GridTable::texts() const
{
    TextTable table;
    QStringList header;
    for (const GridCell& cell : model_->content().header)
        header << cell.text;
    table << header;
    for (const auto& row : model_->content().rows) {
        QStringList cells;
        for (const GridCell& cell : row)
            cells << cell.text;
        table << cells;
    }
    return table;
}

void GridTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copyToClipboard(texts());
        return;
    }
    QTableView::keyPressEvent(event);
}

// Only the style sheet knows the header's font and margins.
void GridTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        layoutColumns();
}

void GridTable::showEvent(QShowEvent* event)
{
    QTableView::showEvent(event);
    layoutColumns();
}

void GridTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    layoutColumns();
}

} // namespace cabe
