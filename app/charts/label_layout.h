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

// One rectangle per request, in order; none where there is no free place within `inside`. Earlier requests choose first.
[[nodiscard]] std::vector<std::optional<QRectF>> placeLabels(const std::vector<LabelRequest>& requests, const QRectF& inside,
                                                             const std::vector<QRectF>& occupied = {});

} // namespace cabe
