// SPDX-License-Identifier: GPL-3.0-or-later
// Places labels beside points so that no label covers another label or a point.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>
#include <vector>

namespace cabe {

struct LabelRequest {
    QPointF point;
    QSizeF size;
};

// One rectangle per request, in order; none where there is no free place within `inside`. Earlier requests choose first. `steps`: how often
// the distance to the point may grow by `stepLength` before a label is given up; or, with `anywhere`, until it takes the free place nearest to
// its point.
[[nodiscard]] std::vector<std::optional<QRectF>> placeLabels(const std::vector<LabelRequest>& requests, const QRectF& inside,
                                                             const std::vector<QRectF>& occupied = {}, int steps = 0, bool anywhere = false);
// From a point to the nearest of its label: the line that ties a label to it that had to go far; empty when it stands close.
[[nodiscard]] std::optional<QPointF> tieOf(const QPointF& point, const QRectF& label);
// The squares along a polyline that a label must not cover.
[[nodiscard]] std::vector<QRectF> alongLine(const std::vector<QPointF>& line, double halfWidth);

} // namespace cabe
