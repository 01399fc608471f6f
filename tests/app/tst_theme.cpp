// SPDX-License-Identifier: GPL-3.0-or-later
// Contrast of the colour tokens by the WCAG 2 formula: text 4.5 to 1, controls, bars and icons 3 to 1.
#include "app/window/resources.h"
#include "app/window/theme.h"

#include <QPalette>
#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <utility>
#include <vector>

using namespace cabe;

namespace {

double channel(double v)
{
    return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& c)
{
    return 0.2126 * channel(c.redF()) + 0.7152 * channel(c.greenF()) + 0.0722 * channel(c.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

} // namespace

class TestTheme : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { initCabeResources(); }

    void text_data()
    {
        QTest::addColumn<QColor>("ink");
        QTest::addColumn<QColor>("ground");
        for (const Theme* t : {&lightTheme(), &darkTheme()}) {
            const char* name = t->dark ? "dark" : "light";
            const std::vector<std::pair<const char*, QColor>> grounds{{"window", t->window},   {"panel", t->panel},       {"surface", t->surface},
                                                                      {"subtle", t->subtle},   {"selected", t->selected}, {"okFill", t->okFill},
                                                                      {"warnFill", t->warnFill}, {"badFill", t->badFill}, {"offFill", t->offFill}};
            const std::vector<std::pair<const char*, QColor>> inks{{"text", t->text}, {"muted", t->muted}, {"accent", t->accent}, {"ok", t->ok},
                                                                   {"warn", t->warn}, {"bad", t->bad},     {"off", t->off}};
            for (const auto& [ink, inkColor] : inks)
                for (const auto& [ground, groundColor] : grounds)
                    QTest::addRow("%s %s on %s", name, ink, ground) << inkColor << groundColor;
            QTest::addRow("%s text on accent", name) << t->onAccent << t->accent;
            QTest::addRow("%s white on weights", name) << QColor{Qt::white} << t->series.weights;
        }
    }
    void text()
    {
        QFETCH(QColor, ink);
        QFETCH(QColor, ground);
        QVERIFY2(contrast(ink, ground) >= 4.5, qPrintable(QString::number(contrast(ink, ground))));
    }

    void shapes_data()
    {
        QTest::addColumn<QColor>("shape");
        QTest::addColumn<QColor>("ground");
        for (const Theme* t : {&lightTheme(), &darkTheme()}) {
            const char* name = t->dark ? "dark" : "light";
            for (const auto& [ground, color] : {std::pair{"window", t->window}, std::pair{"panel", t->panel}, std::pair{"surface", t->surface}}) {
                QTest::addRow("%s outline on %s", name, ground) << t->borderStrong << color;
                QTest::addRow("%s focus on %s", name, ground) << t->accent << color;
            }
            const SeriesColors& s = t->series;
            const std::vector<std::pair<const char*, QColor>> parts{{"weights", s.weights},         {"KV cache", s.kvCache},   {"compute", s.compute},
                                                                    {"activations", s.activations}, {"gradients", s.gradients}, {"optimizer", s.optimizer},
                                                                    {"runtime", s.runtime}};
            for (const auto& [part, color] : parts)
                QTest::addRow("%s %s on surface", name, part) << color << t->surface;
        }
    }
    void shapes()
    {
        QFETCH(QColor, shape);
        QFETCH(QColor, ground);
        QVERIFY2(contrast(shape, ground) >= 2.995, qPrintable(QString::number(contrast(shape, ground))));    // the tokens are rounded to 8 bits
    }

    void paletteTellsTheTheme()
    {
        QVERIFY(!isDark(paletteOf(lightTheme())));
        QVERIFY(isDark(paletteOf(darkTheme())));
        QCOMPARE(&themeOf(paletteOf(darkTheme())), &darkTheme());
    }

    void styleSheetHasNoPlaceholderLeft()
    {
        for (const Theme* t : {&lightTheme(), &darkTheme()}) {
            const QString sheet = styleSheetOf(*t, 1.5);
            QVERIFY(!sheet.contains(u'@'));
            QVERIFY(!sheet.contains(QRegularExpression{QStringLiteral("\\d+dp")}));
            QVERIFY(sheet.contains(t->accent.name()));
        }
    }
};

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
