// SPDX-License-Identifier: GPL-3.0-or-later
// The ranking on the screen: sort by a click on the header, columns shown, hidden, moved and remembered, copied as TSV with HTML or as Markdown.
#pragma once

#include <QTableView>

class QMenu;

namespace cabe {

class RankingDelegate;
class RankingFilter;
class RankingModel;
class Session;

class RankingTable : public QTableView
{
    Q_OBJECT
public:
    explicit RankingTable(Session* session, QWidget* parent = nullptr);

    [[nodiscard]] RankingModel* ranking() const { return model_; }
    [[nodiscard]] RankingFilter* filter() const { return filter_; }
    void retranslate();
    void setNarrow(bool narrow);
    void setWide(bool wide);
    void setCompactRows(bool compact);

    // The columns' menu, for the header and for the menu bar.
    void fillColumnMenu(QMenu* menu);
    void resetColumns();
    // By rank again, whatever column was clicked.
    void sortByRank();
    [[nodiscard]] QByteArray headerState() const;
    void restoreHeader(const QByteArray& state);

    void copyRows() const;
    void copyRowsAsMarkdown() const;
    // All rows that are shown, as a spreadsheet of the interface language opens it: Brazilian ones expect ; and a decimal comma.
    [[nodiscard]] QByteArray csv() const;
    void togglePinOfCurrent();
    // Height that shows `rows` whole rows.
    [[nodiscard]] int heightFor(int rows) const;

Q_SIGNALS:
    void headerChanged();
    void whyWanted(int column);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void showSelection();
    void layoutColumns();
    void setHovered(int viewRow);
    [[nodiscard]] QList<int> shownColumns() const;
    [[nodiscard]] QList<QStringList> texts(const QList<int>& rows) const;
    [[nodiscard]] QList<QStringList> selectedTexts() const;

    Session* session_;
    RankingModel* model_;
    RankingFilter* filter_;
    RankingDelegate* delegate_;
    bool narrow_ = false, wide_ = false;
    bool ownWidths_ = false;    // the user set some: they stay
    bool placing_ = false, following_ = false;
};

} // namespace cabe
