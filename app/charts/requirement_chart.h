// SPDX-License-Identifier: GPL-3.0-or-later
// Horizontal bars of one property with the requirement as a dashed line; a bar below it is hatched, not only recoloured.
#pragma once

#include "app/charts/chart_view.h"

class QBarCategoryAxis;
class QBarSet;
class QHorizontalBarSeries;

namespace cabe {

struct RequirementBar {
    QString name;
    std::optional<double> value;    // absent: unknown, said so in words
};

class RequirementChart : public ChartView
{
    Q_OBJECT
public:
    explicit RequirementChart(QWidget* parent = nullptr);

    struct Content {
        QString title;                      // "VRAM (GiB)"
        QString unit;                       // for tooltips
        std::vector<RequirementBar> bars;   // first on top
        std::optional<double> requirement;
        QString requirementText;            // "needs 40.7"
        int decimals = 0;
        bool namesShown = true;             // small multiples share the names of the first
        int selected = -1;                  // bold name
    };
    void setContent(Content content);
    [[nodiscard]] const Content& content() const { return content_; }
    // Room that the names take; the same for all charts of a row gives equal plots.
    [[nodiscard]] double nameWidth() const;

protected:
    void applyTheme() override;
    [[nodiscard]] QRectF plotRect() const override;
    void paintLabels(QPainter& painter) override;

private:
    void paintBar(const ChartPen& pen, std::size_t index, const QRectF& row);

    Content content_;
    QHorizontalBarSeries* series_;
    QBarCategoryAxis* categories_;
    QValueAxis* values_;
    NiceScale scale_;
};

} // namespace cabe
