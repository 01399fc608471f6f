// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/label_layout.h"

#include <algorithm>
#include <array>

namespace cabe {

namespace {

constexpr double gap = 8, pointRadius = 6;

// Right, left, above and below first, then the corners.
std::array<QRectF, 8> places(const LabelRequest& r)
{
    const double w = r.size.width(), h = r.size.height(), x = r.point.x(), y = r.point.y();
    return {QRectF{x + gap, y - h / 2, w, h},     QRectF{x - gap - w, y - h / 2, w, h}, QRectF{x - w / 2, y - gap - h, w, h}, QRectF{x - w / 2, y + gap, w, h},
            QRectF{x + gap / 2, y - gap - h, w, h}, QRectF{x + gap / 2, y + gap, w, h},  QRectF{x - w - gap / 2, y - gap - h, w, h},
            QRectF{x - w - gap / 2, y + gap, w, h}};
}

} // namespace

std::vector<std::optional<QRectF>> placeLabels(const std::vector<LabelRequest>& requests, const QRectF& inside, const std::vector<QRectF>& occupied)
{
    std::vector<QRectF> taken = occupied;
    for (const LabelRequest& r : requests)
        taken.emplace_back(r.point.x() - pointRadius, r.point.y() - pointRadius, 2 * pointRadius, 2 * pointRadius);
    std::vector<std::optional<QRectF>> result;
    for (const LabelRequest& r : requests) {
        std::optional<QRectF> found;
        for (const QRectF& place : places(r)) {
            const bool free = inside.contains(place) && std::ranges::none_of(taken, [&](const QRectF& other) { return other.intersects(place); });
            if (free) {
                found = place;
                taken.push_back(place);
                break;
            }
        }
        result.push_back(found);
    }
    return result;
}

} // namespace cabe
