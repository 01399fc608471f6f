// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cost/resale.h"

#include "engine/catalog/enum_names.h"

#include <algorithm>
#include <cmath>

namespace cabe {

namespace {

Estimate pointValue(const ResalePoint& point, double halfWidth)
{
    return {point.fraction, point.low.value_or(point.fraction * (1 - halfWidth)), point.high.value_or(point.fraction * (1 + halfWidth))};
}

Estimate between(const Estimate& a, const Estimate& b, double share)
{
    return a * (1 - share) + b * share;
}

Estimate capped(const Estimate& e)
{
    return {std::min(1.0, e.value), std::min(1.0, e.low), std::min(1.0, e.high)};
}

// Factor by which the value falls in a mean year of the curve.
double yearlyFactor(const std::vector<ResalePoint>& points)
{
    const auto& first = points.front();
    const auto& last = points.back();
    const double years = last.ageYears - first.ageYears;
    if (years <= 0 || first.fraction <= 0 || last.fraction <= 0)
        return 0;
    return std::min(1.0, std::pow(last.fraction / first.fraction, 1 / years));
}

std::string_view segmentName(Segment segment)
{
    for (const auto& [name, value] : tree::EnumNames<Segment>::names)
        if (value == segment)
            return name;
    return {};
}

} // namespace

Estimate curveFraction(const ResaleCurve& curve, double ageYears, double halfWidth)
{
    const auto& points = curve.points;
    if (points.empty())
        return 0;
    if (ageYears <= points.front().ageYears)
        return 1;
    const auto next = std::ranges::find_if(points, [&](const ResalePoint& p) { return p.ageYears >= ageYears; });
    if (next == points.end())
        return capped(pointValue(points.back(), halfWidth) * std::pow(yearlyFactor(points), ageYears - points.back().ageYears));
    const auto& before = *(next - 1);
    const double share = (ageYears - before.ageYears) / (next->ageYears - before.ageYears);
    return capped(between(pointValue(before, halfWidth), pointValue(*next, halfWidth), share));
}

const ResaleCurve* resaleCurve(const Gpu& gpu, const Site& site, const Catalog& catalog)
{
    const auto& named = site.resale->curve;
    if (named && *named != "auto")
        return catalog.resaleCurves.find(*named);
    const auto segment = segmentName(gpu.segment);
    for (const auto& curve : catalog.resaleCurves.rows())
        if (!curve.doubtful && std::ranges::find(curve.segments, segment) != curve.segments.end())
            return &curve;
    return nullptr;
}

Estimate resaleFraction(const CardOwned& card, double heldYears, double halfWidth)
{
    if (card.fraction)
        return *card.fraction;
    if (!card.curve)
        return 0;
    const Estimate end = curveFraction(*card.curve, card.modelAgeYears + heldYears, halfWidth);
    const double start = curveFraction(*card.curve, card.modelAgeYears, 0).value;
    const Estimate ofUsed = start > 0 ? end * (1 / start) : Estimate{0};
    if (card.used)
        return ofUsed;
    const Estimate ofNew = curveFraction(*card.curve, heldYears, halfWidth);
    if (!card.marketUsed || card.paid <= 0)
        return ofNew;
    const Estimate ofLike = ofUsed * (*card.marketUsed / card.paid);
    return {std::min(ofNew.value, ofLike.value), std::min(ofNew.low, ofLike.low), std::min(ofNew.high, ofLike.high)};
}

namespace {

Estimate resaleValue(const Ownership& ownership, int heldMonths)
{
    Estimate sum;
    for (const auto& card : ownership.cards)
        sum += resaleFraction(card, heldMonths / 12.0, ownership.resaleHalfWidth) * card.paid;
    return sum;
}

} // namespace

OwnershipFlow ownershipFlow(const Ownership& ownership, int months)
{
    OwnershipFlow flow;
    flow.monthly.assign(std::size_t(months) + 1, 0.0);
    flow.monthly.front() = flow.purchases = ownership.upfront;
    flow.taxes = ownership.cardTaxes;
    int bought = 0;
    const int cycle = ownership.upgradeAfterMonths.value_or(0);
    for (int month = cycle; cycle > 0 && month < months; month += cycle) {
        const Estimate traded = resaleValue(ownership, month - bought);
        flow.monthly[std::size_t(month)] += ownership.cardsPaid - traded.value;
        flow.purchases += ownership.cardsPaid;
        flow.taxes += ownership.cardTaxes;
        flow.resales += traded;
        ++flow.cardPurchases;
        bought = month;
    }
    const Estimate last = resaleValue(ownership, months - bought);
    flow.monthly.back() -= last.value;
    flow.resales += last;
    flow.lastResale = last.value;
    return flow;
}

} // namespace cabe
