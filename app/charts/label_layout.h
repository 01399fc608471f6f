// SPDX-License-Identifier: GPL-3.0-or-later
// Places labels beside points so that no label covers another label or a point.
#pragma once

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
// the distance to the point may grow by `stepLength` before a label is given up.
[[nodiscard]] std::vector<std::optional<QRectF>> placeLabels(const std::vector<LabelRequest>& requests, const QRectF& inside,
                                                             const std::vector<QRectF>& occupied = {}, int steps = 0);
// The squares along a polyline that a label must not cover.
[[nodiscard]] std::vector<QRectF> alongLine(const std::vector<QPointF>& line, double halfWidth);

} // namespace cabe
