// SPDX-License-Identifier: GPL-3.0-or-later
// What each person gets when more come: one line per option up to where its memory ends, and the target.
#pragma once

#include "app/charts/scaled_chart.h"
#include "engine/quantity/estimate.h"

#include <functional>
#include <optional>

namespace cabe {

struct ServingLine {
    struct Point {
        double people = 1;
        Estimate value;
    };
    QString name;
    std::vector<Point> points;  // in order of people
    bool ends = true;           // memory ends with the last point; otherwise the line goes on
    QString endText;            // "memory ends at 8"; stands under the name, may be empty
};

class ServingChart : public ScaledChart
{
    Q_OBJECT
public:
    explicit ServingChart(QWidget* parent = nullptr);

    struct Content {
        QString title, subtitle, peopleTitle;
        std::function<QString(const Estimate&)> valueText;   // "14 tokens/s (12–16)"
        std::vector<ServingLine> lines;     // the selected option first
        std::optional<double> target;
        QString targetText;                 // "minimum 10 tok/s"
        bool wide = false;                  // values that differ by powers of ten: then the axis counts in them
    };
    void setContent(Content content);
    [[nodiscard]] const Content& content() const { return content_; }

    // In view coordinates: the labels at the ends (none where there is no room), that of the target, and what they keep clear of.
    [[nodiscard]] std::vector<std::optional<QRectF>> endPlaces() const;
    [[nodiscard]] std::optional<QRectF> targetPlace() const;
    [[nodiscard]] std::vector<QRectF> linePlaces() const;

protected:
    void paintLabels(QPainter& painter) override;

private:
    void paintEnds(const ChartPen& pen);
    void collectPoints();

    Content content_;
};

} // namespace cabe
