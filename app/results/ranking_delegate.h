// SPDX-License-Identifier: GPL-3.0-or-later
// Paints every cell of the ranking: state icon, option with its badge, memory bar, speed with interval, money, checks, pin.
#pragma once

#include "app/window/theme.h"

#include <QStyledItemDelegate>

#include <optional>

namespace cabe {

class RankingModel;
struct Ranked;

// Icon and tone of a verdict; the five shapes are told apart without colour.
struct StateSign {
    QString icon;
    Tone tone = Tone::muted;
};
[[nodiscard]] StateSign stateSign(int state);   // Sentences::State

class RankingDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit RankingDelegate(const RankingModel* model, QObject* parent = nullptr);

    void setHoveredRow(int sourceRow) { hovered_ = sourceRow; }
    void setNarrow(bool narrow) { narrow_ = narrow; }
    void setCompact(bool compact) { compact_ = compact; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    // Width that the column needs for the row; 0 where it takes what there is.
    // Of columns that hold no text; their width does not depend on the row.
    [[nodiscard]] std::optional<int> fixedWidth(int column) const;
    [[nodiscard]] int wantedWidth(int sourceRow, int column) const;

private:
    struct Cell;
    void paintState(const Cell& cell) const;
    void paintOption(const Cell& cell) const;
    void paintMemory(const Cell& cell) const;
    void paintSpeed(const Cell& cell) const;
    void paintText(const Cell& cell, bool strong) const;
    void paintChecks(const Cell& cell) const;
    void paintPin(const Cell& cell) const;
    void paintBadge(const Cell& cell, const QString& label, int left) const;
    void paintBar(const Cell& cell, const QRectF& area, const Ranked& ranked) const;

    const RankingModel* model_;
    int hovered_ = -1;
    bool narrow_ = false, compact_ = false;
};

} // namespace cabe
