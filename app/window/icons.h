// SPDX-License-Identifier: GPL-3.0-or-later
// Our own icons (resources/icons/*.svg, one colour, 16 × 16 grid), coloured when they are painted: a change of theme needs no new icons.
#pragma once

#include "app/window/theme.h"

#include <QIcon>
#include <QPixmap>
#include <QString>

class QPainter;
class QRectF;

namespace cabe {

// Follows the application's palette; disabled icons take the border colour, those of a checked button `whenOn`.
[[nodiscard]] QIcon icon(const QString& name, Tone tone = Tone::text);
[[nodiscard]] QIcon icon(const QString& name, Tone tone, Tone whenOn);
// One picture of `size` logical pixels in a given colour (for painting in rows and for labels).
[[nodiscard]] QPixmap iconPixmap(const QString& name, const QColor& color, int size, qreal devicePixelRatio);
// A button's text behind its icon: the style sheet leaves no room between them.
[[nodiscard]] QString besideIcon(const QString& text);
void paintIcon(QPainter& painter, const QString& name, const QColor& color, const QRectF& square);

} // namespace cabe
