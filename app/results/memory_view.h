// SPDX-License-Identifier: GPL-3.0-or-later
// The Memory tab: a bar per card of the selected option and of those beside it, and the selected one's numbers as a table.
#pragma once

#include "app/results/detail_page.h"

class QLabel;
class QPushButton;
class QStackedLayout;

namespace cabe {

class GridTable;
class MemoryChart;
struct GridContent;
struct MemoryBar;

class MemoryView : public DetailPage
{
    Q_OBJECT
public:
    explicit MemoryView(Session* session, QWidget* parent = nullptr);

    void retranslate() override;
    void setNarrow(bool narrow) override;
    void refresh() override;
    [[nodiscard]] std::vector<ChartView*> charts() const override;

private:
    void resizeEvent(QResizeEvent* event) override;
    void place();
    [[nodiscard]] std::vector<MemoryBar> bars(const Assessment& a) const;
    [[nodiscard]] GridContent companion(const Assessment& a) const;
    [[nodiscard]] QString footnote(const Assessment& a) const;
    [[nodiscard]] QString message(const Assessment& a) const;

    QLabel *title_, *subtitle_, *footnote_, *legend_;
    MemoryChart* chart_;
    GridTable* table_;
    QPushButton* switch_;
    QWidget *body_, *left_, *right_, *bottom_;
    QLabel* empty_;
    int barsShown_ = 1;
    bool narrow_ = false, asTable_ = false;
};

} // namespace cabe
