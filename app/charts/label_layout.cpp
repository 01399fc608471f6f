// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/label_layout.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace cabe {

namespace {

constexpr double gap = 8, pointRadius = 6, stepLength = 18;

// Right, left, above and below first, then the corners.
std::array<QRectF, 8> places(const LabelRequest& r, double distance)
{
    const double w = r.size.width(), h = r.size.height(), x = r.point.x(), y = r.point.y(), far = distance, near = distance / 2;
    return {QRectF{x + far, y - h / 2, w, h},      QRectF{x - far - w, y - h / 2, w, h}, QRectF{x - w / 2, y - far - h, w, h}, QRectF{x - w / 2, y + far, w, h},
            QRectF{x + near, y - far - h, w, h},   QRectF{x + near, y + far, w, h},      QRectF{x - w - near, y - far - h, w, h},
            QRectF{x - w - near, y + far, w, h}};
}

QPointF nearestOf(const QPointF& point, const QRectF& rect)
{
    return {std::clamp(point.x(), rect.left(), rect.right()), std::clamp(point.y(), rect.top(), rect.bottom())};
}

double distance(const QPointF& point, const QRectF& rect)
{
    const QPointF way = nearestOf(point, rect) - point;
    return std::hypot(way.x(), way.y());
}

// The free place of a coarse grid whose rectangle comes nearest to the point.
template<typename Free>
std::optional<QRectF> nearestFree(const LabelRequest& r, const QRectF& inside, const Free& free)
{
    constexpr double acrossStep = 6, downStep = 4;
    std::optional<QRectF> best;
    double least = 0;
    for (double y = inside.top(); y + r.size.height() <= inside.bottom(); y += downStep)
        for (double x = inside.left(); x + r.size.width() <= inside.right(); x += acrossStep) {
            const QRectF place{{x, y}, r.size};
            const double away = distance(r.point, place);
            if ((!best || away < least) && free(place)) {
                best = place;
                least = away;
            }
        }
    return best;
}

} // namespace

std::optional<QPointF> tieOf(const QPointF& point, const QRectF& label)
{
    constexpr double close = 20;
    return distance(point, label) > close ? std::optional{nearestOf(point, label)} : std::nullopt;
}

std::vector<std::optional<QRectF>> placeLabels(const std::vector<LabelRequest>& requests, const QRectF& inside, const std::vector<QRectF>& occupied, int steps,
                                               bool anywhere)
{
    std::vector<QRectF> taken = occupied;
    for (const LabelRequest& r : requests)
        taken.emplace_back(r.point.x() - pointRadius, r.point.y() - pointRadius, 2 * pointRadius, 2 * pointRadius);
    const auto free = [&](const QRectF& place) {
        return inside.contains(place) && std::ranges::none_of(taken, [&](const QRectF& other) { return other.intersects(place); });
    };
    std::vector<std::optional<QRectF>> result;
    for (const LabelRequest& r : requests) {
        std::optional<QRectF> found;
        for (int step = 0; step <= steps && !found; ++step) {
            const auto candidates = places(r, gap + step * stepLength);
            if (const auto it = std::ranges::find_if(candidates, free); it != candidates.end())
                found = *it;
        }
        if (!found && anywhere)
            found = nearestFree(r, inside, free);
        if (found)
            taken.push_back(*found);
        result.push_back(found);
    }
    return result;
}

std::vector<QRectF> alongLine(const std::vector<QPointF>& line, double halfWidth)
{
    std::vector<QRectF> squares;
    for (std::size_t i = 1; i < line.size(); ++i) {
        const QPointF step = line[i] - line[i - 1];
        const int parts = std::max(1, int(std::ceil(std::hypot(step.x(), step.y()) / (2 * halfWidth))));
        for (int part = 0; part <= parts; ++part) {
            const QPointF at = line[i - 1] + step * (double(part) / parts);
            squares.emplace_back(at.x() - halfWidth, at.y() - halfWidth, 2 * halfWidth, 2 * halfWidth);
        }
    }
    return squares;
}

} // namespace cabe
