// SPDX-License-Identifier: GPL-3.0-or-later
// Colours, sizes and the style sheet of the window. Two sets of tokens; which one is in force follows from the palette, so a widget asks
// themeOf(palette()) whenever it paints and needs no signal. Every text/background pair holds 4.5:1, controls and icons 3:1 (WCAG 2);
// tests/app/tst_theme recomputes that.
#pragma once

#include <QColor>
#include <QFont>
#include <QString>

class QPalette;

namespace cabe {

// Parts of memory; also the series palette of charts.
struct SeriesColors {
    QColor weights, kvCache, compute, activations, gradients, optimizer, runtime;
};

struct Theme {
    bool dark = false;
    QColor window, panel, surface;      // behind cards, forms and header, cards
    QColor subtle, ghost, selected;     // quiet blocks, unfilled part of a bar, selected row and badge fill
    QColor border, borderStrong;        // hairlines, outlines of controls
    QColor text, muted;
    QColor accent, onAccent;
    QColor ok, okFill, warn, warnFill, bad, badFill, off, offFill;
    QColor grid;                        // of charts, decorative
    QColor dots;                        // pattern of the part of a card that is not usable
    SeriesColors series;
};

[[nodiscard]] const Theme& lightTheme();
[[nodiscard]] const Theme& darkTheme();
[[nodiscard]] bool isDark(const QPalette& palette);
[[nodiscard]] const Theme& themeOf(const QPalette& palette);

[[nodiscard]] QPalette paletteOf(const Theme& theme);
// resources/styles/cabe.qss with "@token" replaced by the colour and "12dp" by 12 · scale pixels.
[[nodiscard]] QString styleSheetOf(const Theme& theme, double scale);

// What an icon or a text says by its colour.
enum class Tone { text, muted, accent, onAccent, ok, warn, bad, off, border };
[[nodiscard]] QColor toneColor(const Theme& theme, Tone tone);

// Sizes at 100 %; dp() scales them with the application's font, which follows the system's when that is larger.
namespace size {
inline constexpr int windowMargin = 12, cardGap = 10, cardMarginX = 14, cardMarginY = 10;
inline constexpr int labelGap = 8, rowGap = 6, sectionGap = 11;
inline constexpr int menu = 36, header = 47, status = 26, control = 28, tableRow = 31, tableHeader = 29, tabRow = 36;
inline constexpr int form = 310, formNarrow = 298, formLabel = 116, drawer = 452;
inline constexpr int narrowBelow = 1180, wideFrom = 1600;
inline constexpr int minimumWidth = 1024, minimumHeight = 700;
} // namespace size
[[nodiscard]] double uiScale();
[[nodiscard]] int dp(int at100);

// Pixel sizes of type at 100 %.
enum class TextSize { small = 11, note = 12, body = 13, metric = 14, verdict = 16, money = 18 };
[[nodiscard]] QFont uiFont(TextSize size, bool strong = false);
[[nodiscard]] QFont fixedFont();

// Loads the embedded fonts and makes the body font the application's; call once, before the first widget.
void installFonts();

} // namespace cabe
