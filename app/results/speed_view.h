// SPDX-License-Identifier: GPL-3.0-or-later
// The Speed tab: where the workload lies under the roofline of the selected option and of those beside it, what each person gets when more
// come, and the same as a table. Computed when the tab is shown.
#pragma once

#include "app/results/detail_page.h"

class QLabel;
class QPushButton;

namespace cabe {

class GridTable;
class RooflineChart;
class ServingChart;
class SpeedWork;
struct GridContent;
struct SpeedRow;

class SpeedView : public DetailPage
{
    Q_OBJECT
public:
    explicit SpeedView(Session* session, QWidget* parent = nullptr);

    void retranslate() override;
    void setNarrow(bool narrow) override;
    void refresh() override;
    [[nodiscard]] std::vector<ChartView*> charts() const override;
    [[nodiscard]] bool wantsRoom() const override { return true; }

    [[nodiscard]] const std::vector<SpeedRow>& rows() const;

private:
    void showEvent(QShowEvent* event) override;
    void place();
    void fillTable();
    void showRows();
    void showText(const QString& text);
    void showRoofline(const std::vector<SpeedRow>& rows);
    void showServing(const std::vector<SpeedRow>& rows);
    [[nodiscard]] std::vector<const Assessment*> compared(const Assessment& selected) const;
    [[nodiscard]] GridContent companion(const std::vector<SpeedRow>& rows) const;
    [[nodiscard]] QString whyNothing(const Assessment* selected) const;

    SpeedWork* work_;
    QLabel *limit_, *empty_;
    RooflineChart* roofline_;
    ServingChart *speed_, *first_;
    GridTable* table_;
    QPushButton* switch_;
    QWidget* body_;
    bool narrow_ = false, asTable_ = false;
};

} // namespace cabe
