// SPDX-License-Identifier: GPL-3.0-or-later
// Small tables beside charts: cells with text, alignment, weight and a swatch. Read by screen readers cell by cell, copied like the ranking.
#pragma once

#include "app/results/table_copy.h"

#include <QAbstractTableModel>
#include <QColor>
#include <QTableView>

#include <optional>
#include <vector>

namespace cabe {

struct SeriesColors;

struct GridCell {
    QString text;
    QString tooltip{};
    QString key{};          // what the Why drawer explains; empty: nothing
    bool strong = false;
    bool muted = false;
    bool words = false;     // stands at the left also outside the first column
    QColor (*swatch)(const SeriesColors&) = nullptr;
};
[[nodiscard]] inline Qt::Alignment sideOf(const GridCell& cell, int column)
{
    return column == 0 || cell.words ? Qt::AlignLeft : Qt::AlignRight;
}

struct GridContent {
    std::vector<GridCell> header;
    std::vector<std::vector<GridCell>> rows;
    int selectedRow = -1;   // drawn as selected
};

class GridModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;
    void setContent(GridContent content);
    [[nodiscard]] const GridContent& content() const { return content_; }
    [[nodiscard]] const GridCell* cell(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    GridContent content_;
};

class GridTable : public QTableView
{
    Q_OBJECT
public:
    explicit GridTable(QWidget* parent = nullptr);

    void setContent(GridContent content);
    [[nodiscard]] GridModel* grid() const { return model_; }
    // Height of header and all rows.
    [[nodiscard]] int wantedHeight() const;
    [[nodiscard]] int wantedWidth() const;
    // The height follows the content instead of scrolling.
    void setFitsContent(bool on);
    [[nodiscard]] TextTable texts() const;

Q_SIGNALS:
    void whyWanted(const QString& key);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int neededWidth(int column) const;
    void layoutColumns();

    GridModel* model_;
    bool fits_ = false;
};

} // namespace cabe
