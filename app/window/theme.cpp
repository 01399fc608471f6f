// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/theme.h"

#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QFontInfo>
#include <QHash>
#include <QPalette>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

constexpr int bodyPixels = 13;

QColor hex(const char* rgb)
{
    return QColor{QLatin1StringView{rgb}};
}

Theme makeLight()
{
    Theme t;
    t.window = hex("#F3F4F6");
    t.panel = hex("#FAFAFB");
    t.surface = hex("#FFFFFF");
    t.subtle = hex("#EDEFF2");
    t.ghost = hex("#E4E7EB");
    t.selected = hex("#E2ECFA");
    t.border = hex("#D8DCE2");
    t.borderStrong = hex("#858E9A");
    t.text = hex("#1A1E26");
    t.muted = hex("#57606D");
    t.accent = hex("#1D5BBF");
    t.onAccent = hex("#FFFFFF");
    t.ok = hex("#17713F");
    t.okFill = hex("#E6F4EC");
    t.warn = hex("#8A5300");
    t.warnFill = hex("#FDF1DC");
    t.bad = hex("#B42318");
    t.badFill = hex("#FCEBE9");
    t.off = hex("#5B5F77");
    t.offFill = hex("#EEEFF4");
    t.grid = hex("#E6E9ED");
    t.dots = hex("#858E9A");
    t.series = {hex("#1F4FB0"), hex("#DD7C19"), hex("#4598E1"), hex("#0D784F"), hex("#A4709A"), hex("#73390F"), hex("#454A52")};
    return t;
}

Theme makeDark()
{
    Theme t;
    t.dark = true;
    t.window = hex("#15181D");
    t.panel = hex("#191D23");
    t.surface = hex("#1E232A");
    t.subtle = hex("#272D36");
    t.ghost = hex("#2E353F");
    t.selected = hex("#22375A");
    t.border = hex("#343B46");
    t.borderStrong = hex("#727C89");
    t.text = hex("#E5E8ED");
    t.muted = hex("#A9B2BE");
    t.accent = hex("#7FB0FF");
    t.onAccent = hex("#10151D");
    t.ok = hex("#6CCB93");
    t.okFill = hex("#17301F");
    t.warn = hex("#E6B35A");
    t.warnFill = hex("#33270F");
    t.bad = hex("#F58C82");
    t.badFill = hex("#3A1B19");
    t.off = hex("#A9AEC6");
    t.offFill = hex("#272B3A");
    t.grid = hex("#2C323B");
    t.dots = hex("#727C89");
    t.series = {hex("#456DD6"), hex("#F0CB63"), hex("#D3EAF6"), hex("#35B08A"), hex("#E08FC9"), hex("#C2653A"), hex("#747A84")};
    return t;
}

QHash<QString, QString> tokens(const Theme& t)
{
    return {{u"window"_s, t.window.name()},     {u"panel"_s, t.panel.name()},       {u"surface"_s, t.surface.name()},
            {u"subtle"_s, t.subtle.name()},     {u"ghost"_s, t.ghost.name()},       {u"selected"_s, t.selected.name()},
            {u"border"_s, t.border.name()},     {u"strong"_s, t.borderStrong.name()}, {u"text"_s, t.text.name()},
            {u"muted"_s, t.muted.name()},       {u"accent"_s, t.accent.name()},     {u"onAccent"_s, t.onAccent.name()},
            {u"bad"_s, t.bad.name()},           {u"theme"_s, t.dark ? u"dark"_s : u"light"_s}};
}

} // namespace

const Theme& lightTheme()
{
    static const Theme theme = makeLight();
    return theme;
}

const Theme& darkTheme()
{
    static const Theme theme = makeDark();
    return theme;
}

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

const Theme& themeOf(const QPalette& palette)
{
    return isDark(palette) ? darkTheme() : lightTheme();
}

QPalette paletteOf(const Theme& t)
{
    QPalette p;
    const auto all = [&p](QPalette::ColorRole role, const QColor& color, const QColor& disabled) {
        p.setColor(QPalette::Active, role, color);
        p.setColor(QPalette::Inactive, role, color);
        p.setColor(QPalette::Disabled, role, disabled);
    };
    all(QPalette::Window, t.window, t.window);
    all(QPalette::WindowText, t.text, t.borderStrong);
    all(QPalette::Base, t.surface, t.panel);
    all(QPalette::AlternateBase, t.subtle, t.subtle);
    all(QPalette::ToolTipBase, t.surface, t.surface);
    all(QPalette::ToolTipText, t.text, t.text);
    all(QPalette::PlaceholderText, t.muted, t.borderStrong);
    all(QPalette::Text, t.text, t.borderStrong);
    all(QPalette::Button, t.surface, t.panel);
    all(QPalette::ButtonText, t.text, t.borderStrong);
    all(QPalette::BrightText, t.bad, t.bad);
    all(QPalette::Highlight, t.accent, t.borderStrong);
    all(QPalette::HighlightedText, t.onAccent, t.surface);
    all(QPalette::Link, t.accent, t.borderStrong);
    all(QPalette::LinkVisited, t.accent, t.borderStrong);
    all(QPalette::Light, t.surface, t.surface);
    all(QPalette::Midlight, t.subtle, t.subtle);
    all(QPalette::Mid, t.border, t.border);
    all(QPalette::Dark, t.borderStrong, t.border);
    all(QPalette::Shadow, t.borderStrong, t.border);
    return p;
}

QString styleSheetOf(const Theme& theme, double scale)
{
    QFile file{u":/styles/cabe.qss"_s};
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened);
    const QString text = opened ? QString::fromUtf8(file.readAll()) : QString{};
    const auto words = tokens(theme);
    QString out;
    out.reserve(text.size());
    const auto isWord = [](QChar c) { return c.isLetterOrNumber(); };
    for (qsizetype i = 0; i < text.size();) {
        const QChar c = text[i];
        qsizetype end = i;
        if (c == u'@') {
            end = i + 1;
            while (end < text.size() && isWord(text[end]))
                ++end;
            const QString word = text.mid(i + 1, end - i - 1);
            Q_ASSERT_X(words.contains(word), "styleSheetOf", qPrintable(word));
            out += words.value(word);
        } else if (c.isDigit()) {
            while (end < text.size() && text[end].isDigit())
                ++end;
            if (QStringView{text}.mid(end, 2) == u"dp") {
                out += QString::number(std::lround(text.mid(i, end - i).toInt() * scale)) + u"px"_s;
                end += 2;
            } else {
                out += QStringView{text}.mid(i, end - i);
            }
        } else {
            end = i + 1;
            out += c;
        }
        i = end;
    }
    return out;
}

QColor toneColor(const Theme& t, Tone tone)
{
    switch (tone) {
    case Tone::text: return t.text;
    case Tone::muted: return t.muted;
    case Tone::accent: return t.accent;
    case Tone::onAccent: return t.onAccent;
    case Tone::ok: return t.ok;
    case Tone::warn: return t.warn;
    case Tone::bad: return t.bad;
    case Tone::off: return t.off;
    case Tone::border: return t.borderStrong;
    }
    return t.text;
}

double uiScale()
{
    const int pixels = QApplication::font().pixelSize();
    return pixels > 0 ? double(pixels) / bodyPixels : 1.0;
}

int dp(int at100)
{
    return int(std::lround(at100 * uiScale()));
}

QFont uiFont(TextSize size, bool strong)
{
    // Kept: a font that is made anew has to be looked up among all families each time its text is measured.
    static QFont base;
    static std::map<std::pair<int, bool>, QFont> fonts;
    if (base != QApplication::font()) {
        base = QApplication::font();
        fonts.clear();
    }
    const int pixels = dp(int(size));
    const auto [font, added] = fonts.try_emplace({pixels, strong}, base);
    if (added) {
        font->second.setPixelSize(pixels);
        font->second.setWeight(strong ? QFont::DemiBold : QFont::Normal);
    }
    return font->second;
}

QFont fixedFont()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(dp(int(TextSize::note)));
    return font;
}

void installFonts()
{
    // The size of the system's font counts, its family does not: digits of equal width are needed, and window, charts and PDF must agree.
    const int system = QFontInfo{QApplication::font()}.pixelSize();
    const bool embedded = std::ranges::all_of(std::array{u":/fonts/OpenSans-Regular.ttf"_s, u":/fonts/OpenSans-Semibold.ttf"_s},
                                              [](const QString& name) { return QFontDatabase::addApplicationFont(name) >= 0; });
    QFont font = QApplication::font();
    if (embedded)
        font.setFamilies({u"Open Sans"_s, font.family(), u"Noto Sans"_s, u"DejaVu Sans"_s});
    // Desktops say 9 to 10 points at 96 dpi, which is our 13 pixels; only a larger choice of the user enlarges.
    font.setPixelSize(system > 14 ? system : bodyPixels);
    font.setWeight(QFont::Normal);
    QApplication::setFont(font);
}

} // namespace cabe
