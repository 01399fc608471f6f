// SPDX-License-Identifier: GPL-3.0-or-later
// The roofline: what cards can multiply per second against how much is done with each byte they read, and where the workload lies.
#pragma once

#include "app/charts/scaled_chart.h"

#include <optional>

namespace cabe {

struct RoofLine {
    QString name;               // "2 × RTX 3090"
    double peakTflops = 0;
    double bandwidthTbS = 0;    // TB/s, which is TFLOPS per FLOP a byte
};
struct RoofPoint {
    QString name;               // "decode: bound by bandwidth"
    double flopPerByte = 0, tflops = 0;
    QString text;               // for mouse and keyboard
};

class RooflineChart : public ScaledChart
{
    Q_OBJECT
public:
    explicit RooflineChart(QWidget* parent = nullptr);

    struct Content {
        QString title, subtitle, workTitle;
        std::vector<RoofLine> roofs;    // the selected option first; it owns the points
        std::vector<RoofPoint> points;
    };
    // Roofs and points that no logarithm knows are left out.
    void setContent(Content content);
    [[nodiscard]] const Content& content() const { return content_; }

    // In view coordinates: the labels of the points and then of the roofs (none where there is no room), and what they keep clear of.
    [[nodiscard]] std::vector<std::optional<QRectF>> labelPlaces() const;
    [[nodiscard]] std::vector<QRectF> linePlaces() const;

protected:
    void paintLabels(QPainter& painter) override;

private:
    [[nodiscard]] std::vector<QPointF> corners(const RoofLine& roof) const;     // in axis coordinates
    [[nodiscard]] QPointF anchor(std::size_t roof) const;
    [[nodiscard]] QString roofText(const RoofLine& roof) const;

    Content content_;
};

} // namespace cabe
