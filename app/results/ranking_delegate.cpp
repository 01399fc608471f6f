// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/ranking_delegate.h"

#include "app/results/memory_parts.h"
#include "app/results/ranking_model.h"
#include "app/window/icons.h"

#include <QAbstractItemView>
#include <QHash>
#include <QPainter>
#include <QSortFilterProxyModel>

#include <algorithm>
#include <cmath>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

constexpr int cellMargin = 8;
constexpr int stateIcon = 18, smallIcon = 14, pinIcon = 16;
constexpr int badgeHeight = 19, badgePadding = 7;
constexpr int barHeight = 9, narrowBarHeight = 5, tickOver = 3;
constexpr int compactRow = 27;
constexpr double tickAt = 0.93;         // of the bar's width: where usable memory ends in every row

QString badgeIcon(const std::string& label)
{
    if (label == "fastest")
        return u"fastest"_s;
    if (label == "least_energy")
        return u"energy"_s;
    if (label == "most_headroom")
        return u"headroom"_s;
    return label == "cheapest_upfront" ? u"upfront"_s : u"value"_s;
}

const Estimate* speedOf(const Assessment& a)
{
    return a.speed ? &a.speed->decodeTokS : a.training ? &a.training->tokensPerS : nullptr;
}

// Kept: with each keystroke all columns are measured, and most of their texts are those of before.
int textWidth(const QFont& font, const QString& text)
{
    constexpr qsizetype most = 4096;
    static QHash<std::pair<int, QString>, int> widths;
    if (widths.size() > most)
        widths.clear();
    const std::pair key{font.pixelSize() * 2 + int((font.weight() > QFont::Medium)), text};
    const auto known = widths.constFind(key);
    return known != widths.cend() ? *known : *widths.insert(key, QFontMetrics{font}.horizontalAdvance(text));
}

// Room of the interval behind a speed: equal in all rows, so that the values stand in line.
int intervalRoom(const QString& interval)
{
    const QFont small = uiFont(TextSize::small);
    return std::max(textWidth(small, u"00,0–00,0"_s), textWidth(small, interval)) + dp(6);
}

} // namespace

StateSign stateSign(int state)
{
    switch (Sentences::State(state)) {
    case Sentences::State::fits: return {u"fits"_s, Tone::ok};
    case Sentences::State::tight: return {u"tight"_s, Tone::warn};
    case Sentences::State::belowTarget: return {u"below-target"_s, Tone::warn};
    case Sentences::State::doesNotFit: return {u"does-not-fit"_s, Tone::bad};
    case Sentences::State::notSupported: return {u"not-supported"_s, Tone::off};
    case Sentences::State::costedOnly: return {u"costed"_s, Tone::muted};
    }
    return {u"note"_s, Tone::muted};
}

// What one call of paint() works with.
struct RankingDelegate::Cell {
    QPainter& painter;
    const QStyleOptionViewItem& option;
    const Theme& theme;
    const Ranked& ranked;
    QRect rect;         // inside the margins
    int row = 0;        // of the model
    QString text;
    Qt::Alignment alignment;
    bool selected = false, muted = false;

    [[nodiscard]] QColor ink() const { return muted ? theme.muted : theme.text; }
    // Draws and returns the width that was taken.
    int write(const QString& words, const QFont& font, const QColor& color, const QRect& where, Qt::Alignment how) const
    {
        painter.setFont(font);
        painter.setPen(color);
        const QString fitting = painter.fontMetrics().elidedText(words, Qt::ElideRight, where.width());
        painter.drawText(where, int(how | Qt::AlignVCenter | Qt::TextSingleLine), fitting);
        return painter.fontMetrics().horizontalAdvance(fitting);
    }
};

RankingDelegate::RankingDelegate(const RankingModel* model, QObject* parent) : QStyledItemDelegate{parent}, model_{model} {}

QSize RankingDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const auto* proxy = qobject_cast<const QSortFilterProxyModel*>(index.model());
    const QModelIndex source = proxy ? proxy->mapToSource(index) : index;
    return {wantedWidth(source.row(), source.column()), dp(compact_ ? compactRow : size::tableRow)};
}

std::optional<int> RankingDelegate::fixedWidth(int column) const
{
    switch (column) {
    case RankingModel::StateColumn: return dp(44);
    case RankingModel::PinColumn: return dp(40);
    case RankingModel::ChecksColumn: return dp(narrow_ ? 60 : 76);
    case RankingModel::MemoryColumn: return dp(narrow_ ? 96 : 176);
    default: return std::nullopt;
    }
}

int RankingDelegate::wantedWidth(int row, int column) const
{
    if (const auto fixed = fixedWidth(column))
        return *fixed;
    const QModelIndex index = model_->index(row, column);
    const QString text = index.data(Qt::DisplayRole).toString();
    const int margins = 2 * dp(cellMargin);
    switch (column) {
    case RankingModel::SpeedColumn: {
        const Ranked* r = model_->ranked(row);
        const Estimate* speed = r ? speedOf(r->assessment) : nullptr;
        const int interval = !speed || narrow_ ? 0 : intervalRoom(model_->words().format().range(*speed));
        return textWidth(uiFont(TextSize::body, true), text) + interval + margins;
    }
    case RankingModel::TotalColumn: return textWidth(uiFont(TextSize::body, true), text) + margins;
    case RankingModel::OptionColumn: {
        const Ranked* r = model_->ranked(row);
        const bool badge = r && !r->labels.empty();
        const int badgeWidth = !badge ? 0
                               : narrow_ ? dp(smallIcon + 8)
                                         : textWidth(uiFont(TextSize::small), model_->words().label(r->labels.front())) + 2 * dp(badgePadding + 4);
        return textWidth(uiFont(TextSize::body, true), text) + badgeWidth + margins;
    }
    default: return textWidth(uiFont(TextSize::body), text) + margins;
    }
}

void RankingDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* proxy = qobject_cast<const QSortFilterProxyModel*>(index.model());
    const QModelIndex source = proxy ? proxy->mapToSource(index) : index;
    const Ranked* ranked = model_->ranked(source.row());
    if (!ranked)
        return;
    const Theme& theme = themeOf(option.palette);
    const bool selected = option.state & QStyle::State_Selected;
    painter->save();
    painter->fillRect(option.rect, selected ? theme.selected : source.row() == hovered_ ? theme.subtle : theme.surface);
    painter->setPen(theme.border);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    const Sentences::State state = Sentences::state(ranked->assessment);
    const bool failed = state == Sentences::State::doesNotFit || state == Sentences::State::notSupported;
    const Cell cell{*painter,
                    option,
                    theme,
                    *ranked,
                    option.rect.adjusted(dp(cellMargin), 0, -dp(cellMargin), 0),
                    source.row(),
                    source.data(Qt::DisplayRole).toString(),
                    source.data(Qt::TextAlignmentRole).value<Qt::Alignment>() & Qt::AlignHorizontal_Mask,
                    selected,
                    failed};
    switch (source.column()) {
    case RankingModel::StateColumn: paintState(cell); break;
    case RankingModel::OptionColumn: paintOption(cell); break;
    case RankingModel::MemoryColumn: paintMemory(cell); break;
    case RankingModel::SpeedColumn: paintSpeed(cell); break;
    case RankingModel::TotalColumn: paintText(cell, true); break;
    case RankingModel::ChecksColumn: paintChecks(cell); break;
    case RankingModel::PinColumn: paintPin(cell); break;
    default: paintText(cell, false); break;
    }
    if (option.state & QStyle::State_HasFocus) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen{theme.accent, 2});
        painter->drawRoundedRect(QRectF{option.rect}.adjusted(1, 1, -1, -2), dp(3), dp(3));
    }
    painter->restore();
}

void RankingDelegate::paintState(const Cell& cell) const
{
    const StateSign sign = stateSign(int(Sentences::state(cell.ranked.assessment)));
    const int side = dp(stateIcon);
    const QRect& r = cell.option.rect;
    paintIcon(cell.painter, sign.icon, toneColor(cell.theme, sign.tone), QRectF{QPointF{r.center()} - QPointF{side / 2.0 - 1, side / 2.0}, QSizeF(side, side)});
}

void RankingDelegate::paintOption(const Cell& cell) const
{
    const bool badge = !cell.ranked.labels.empty();
    const QString label = badge ? model_->words().label(cell.ranked.labels.front()) : QString{};
    const int gap = dp(10);
    int badgeWidth = !badge ? 0 : textWidth(uiFont(TextSize::small), label) + 2 * dp(badgePadding);
    const QFont font = uiFont(TextSize::body, cell.selected);
    const int nameWidth = textWidth(font, cell.text);
    // A badge that does not fit becomes its icon.
    const bool iconOnly = badge && (narrow_ || nameWidth + gap + badgeWidth > cell.rect.width());
    if (iconOnly)
        badgeWidth = dp(smallIcon);
    const QRect nameRect = badge ? cell.rect.adjusted(0, 0, -badgeWidth - gap, 0) : cell.rect;
    const int written = cell.write(cell.text, font, cell.ink(), nameRect, Qt::AlignLeft);
    if (!badge)
        return;
    const int left = cell.rect.left() + written + gap;
    if (iconOnly)
        paintIcon(cell.painter, badgeIcon(cell.ranked.labels.front()), cell.theme.accent,
                  QRectF(left, cell.rect.center().y() - dp(smallIcon) / 2.0 + 1, dp(smallIcon), dp(smallIcon)));
    else
        paintBadge(cell, label, left);
}

void RankingDelegate::paintBadge(const Cell& cell, const QString& label, int left) const
{
    const QFont font = uiFont(TextSize::small, true);
    const int width = textWidth(font, label) + 2 * dp(badgePadding);
    const QRectF pill(left + 0.5, cell.rect.center().y() - dp(badgeHeight) / 2.0 + 0.5, width, dp(badgeHeight));
    cell.painter.setRenderHint(QPainter::Antialiasing);
    cell.painter.setPen(cell.theme.accent);
    cell.painter.setBrush(cell.selected ? cell.theme.surface : cell.theme.selected);
    cell.painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    cell.painter.setFont(font);
    cell.painter.drawText(pill, Qt::AlignCenter, label);
}

void RankingDelegate::paintMemory(const Cell& cell) const
{
    if (!cell.ranked.assessment.memory)
        return;
    const bool over = *cell.ranked.assessment.verdict == Verdict::doesNotFit;
    const QColor ink = over ? cell.theme.bad : cell.ink();
    if (narrow_) {
        const int height = dp(narrowBarHeight);
        const QRect textRect = cell.rect.adjusted(0, dp(2), 0, -height - dp(5));
        cell.write(cell.text, uiFont(TextSize::note), ink, textRect, Qt::AlignLeft);
        paintBar(cell, QRectF(cell.rect.left(), cell.rect.bottom() - height - dp(4), cell.rect.width(), height), cell.ranked);
        return;
    }
    constexpr int textRoom = 92;
    const int barWidth = std::max(dp(40), cell.rect.width() - dp(textRoom));
    paintBar(cell, QRectF(cell.rect.left(), cell.rect.center().y() - dp(barHeight) / 2.0 + 0.5, barWidth, dp(barHeight)), cell.ranked);
    cell.write(cell.text, uiFont(TextSize::body), ink, cell.rect, Qt::AlignRight);
}

// Every card of the option together; the tick stands at the same place in every row.
void RankingDelegate::paintBar(const Cell& cell, const QRectF& area, const Ranked& ranked) const
{
    const auto& cards = ranked.assessment.memory->cards;
    const MemorySums sums = memorySums(cards);
    if (sums.usable <= 0)
        return;
    QPainter& p = cell.painter;
    p.setRenderHint(QPainter::Antialiasing, false);
    const double tick = area.left() + area.width() * tickAt;
    const double perByte = (tick - area.left()) / sums.usable;
    p.fillRect(QRectF{area.left(), area.top(), tick - area.left(), area.height()}, cell.theme.ghost);
    double x = area.left();
    for (const MemoryPart& part : memoryParts(cards)) {
        const double width = std::min(part.bytes * perByte, area.right() - x);
        if (width <= 0)
            break;
        const bool gap = width > 2.5;
        p.fillRect(QRectF{x, area.top(), gap ? width - 1 : width, area.height()}, part.color(cell.theme.series));
        x += width;
    }
    const bool over = sums.total > sums.usable;
    const double over3 = dp(tickOver);
    p.fillRect(QRectF{tick - 1, area.top() - over3, 2, area.height() + 2 * over3}, over ? cell.theme.bad : cell.theme.text);
}

void RankingDelegate::paintSpeed(const Cell& cell) const
{
    const Estimate* speed = speedOf(cell.ranked.assessment);
    if (!speed)
        return;
    QRect rect = cell.rect;
    if (!narrow_) {
        const QString interval = model_->words().format().range(*speed);
        const int room = intervalRoom(interval);
        cell.write(interval, uiFont(TextSize::small), cell.theme.muted, QRect(rect.right() - room + dp(6), rect.top(), room, rect.height()), Qt::AlignLeft);
        rect.adjust(0, 0, -room, 0);
    }
    cell.write(cell.text, uiFont(TextSize::body, true), cell.ink(), rect, Qt::AlignRight);
}

void RankingDelegate::paintText(const Cell& cell, bool strong) const
{
    cell.write(cell.text, uiFont(TextSize::body, strong), cell.ink(), cell.rect, cell.alignment);
}

void RankingDelegate::paintChecks(const Cell& cell) const
{
    int x = cell.rect.left();
    const auto sign = [&](int n, const QString& name, const QColor& color) {
        if (n == 0)
            return;
        const int side = dp(smallIcon);
        paintIcon(cell.painter, name, color, QRectF(x, cell.rect.center().y() - side / 2.0 + 1, side, side));
        x += side + dp(4);
        const QRect rest(x, cell.rect.top(), cell.rect.right() - x + dp(cellMargin), cell.rect.height());
        x += cell.write(QString::number(n), uiFont(TextSize::note), color, rest, Qt::AlignLeft) + dp(8);
    };
    sign(model_->blockers(cell.row), u"does-not-fit"_s, cell.theme.bad);
    sign(model_->warnings(cell.row), u"tight"_s, cell.theme.warn);
}

void RankingDelegate::paintPin(const Cell& cell) const
{
    const bool pinned = model_->isPinned(cell.row);
    const int side = dp(pinIcon);
    const QRect& r = cell.option.rect;
    paintIcon(cell.painter, pinned ? u"pinned"_s : u"pin"_s, pinned ? cell.theme.accent : cell.theme.borderStrong,
              QRectF(r.center().x() - side / 2.0, r.center().y() - side / 2.0, side, side));
}

} // namespace cabe
