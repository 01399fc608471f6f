// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/rejected_page.h"

#include "app/window/icons.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

namespace cabe {

using namespace Qt::StringLiterals;

RejectedModel::RejectedModel(Session* session, QObject* parent) : QAbstractTableModel{parent}, session_{session}, words_{uiSentences()}, answers_{session->answers()}
{
    connect(session_, &Session::answersChanged, this, [this] {
        beginResetModel();
        answers_ = session_->answers();
        names_.reset();
        endResetModel();
    });
}

void RejectedModel::retranslate()
{
    beginResetModel();
    words_ = uiSentences();
    names_.reset();
    endResetModel();
}

int RejectedModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !answers_ ? 0 : int(answers_->recommendation.rejected.size());
}

int RejectedModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RejectedModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !answers_ || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const Rejected& rejected = answers_->recommendation.rejected[std::size_t(index.row())];
    if (index.column() != OptionColumn)
        return words_.rejected(rejected);
    if (!names_)
        names_.emplace(words_, session_->catalog(), answers_->recommendation.rejected);
    return names_->at(std::size_t(index.row()));
}

QVariant RejectedModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical || role != Qt::DisplayRole)
        return {};
    return section == OptionColumn ? tr("Option") : tr("Why it fell");
}

// --- RejectedPage ---

RejectedPage::RejectedPage(Session* session, QWidget* parent)
    : QWidget{parent}, model_{new RejectedModel{session, this}}, filter_{new QSortFilterProxyModel{this}}, line_{new QLineEdit{this}},
      count_{new QLabel{this}}, table_{new QTableView{this}}
{
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(dp(6));
    line_->addAction(icon(u"search"_s, Tone::muted), QLineEdit::LeadingPosition);
    line_->setClearButtonEnabled(true);
    count_->setFont(uiFont(TextSize::note));
    count_->setForegroundRole(QPalette::PlaceholderText);
    filter_->setSourceModel(model_);
    filter_->setFilterKeyColumn(-1);
    filter_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    table_->setModel(filter_);
    table_->setFrameShape(QFrame::NoFrame);
    table_->setShowGrid(false);
    table_->setWordWrap(false);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setTabKeyNavigation(false);
    table_->setSortingEnabled(true);
    table_->sortByColumn(-1, Qt::AscendingOrder);
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setDefaultSectionSize(dp(26));
    table_->horizontalHeader()->setSectionResizeMode(RejectedModel::OptionColumn, QHeaderView::Stretch);
    table_->horizontalHeader()->setSectionResizeMode(RejectedModel::ReasonColumn, QHeaderView::Stretch);
    table_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    column->addWidget(line_);
    column->addWidget(count_);
    column->addWidget(table_, 1);
    connect(line_, &QLineEdit::textChanged, this, [this](const QString& text) {
        filter_->setFilterFixedString(text);
        count();
    });
    connect(model_, &QAbstractItemModel::modelReset, this, &RejectedPage::count);
    retranslate();
}

void RejectedPage::retranslate()
{
    model_->retranslate();
    line_->setPlaceholderText(tr("Name or reason"));
    line_->setAccessibleName(tr("Filter the options that fell"));
    table_->setAccessibleName(tr("Options that fell"));
    count();
}

void RejectedPage::count()
{
    const QLocale locale = uiFormat().locale();
    count_->setText(tr("%1 of %2 shown").arg(locale.toString(filter_->rowCount()), locale.toString(model_->rowCount())));
}

} // namespace cabe
