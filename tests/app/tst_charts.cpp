// SPDX-License-Identifier: GPL-3.0-or-later
// Charts: scales, labels that do not collide, the Pareto front, values by keyboard, exports in light colours whatever the theme.
#include "app/charts/cumulative_chart.h"
#include "app/charts/label_layout.h"
#include "app/charts/memory_chart.h"
#include "app/charts/pareto_chart.h"
#include "app/charts/parts_chart.h"
#include "app/charts/requirement_chart.h"
#include "app/charts/roofline_chart.h"
#include "app/charts/serving_chart.h"
#include "app/charts/tornado_chart.h"
#include "app/text/language.h"
#include "app/window/appearance.h"
#include "app/window/resources.h"

#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <limits>
#include <memory>

using namespace cabe;
using namespace Qt::StringLiterals;

namespace {

constexpr double gib = 1024.0 * 1024 * 1024;

// Speed of each person as it falls when more come, up to where memory ends.
ServingLine servingLine(const QString& name, double alone, int end)
{
    ServingLine line{name, {}, true, u"memory ends at %1"_s.arg(end)};
    for (int n = 1; n < end; n = std::max(n + 1, n + n / 8))
        line.points.push_back({double(n), Estimate::around(alone / (1 + n / 20.0), 0.2)});
    line.points.push_back({double(end), Estimate::around(alone / (1 + end / 20.0), 0.2)});
    return line;
}

ServingChart::Content servingContent(std::vector<ServingLine> lines, double target)
{
    return {u"More people at once (tokens/s each)"_s, {}, u"People at once"_s, {}, std::move(lines), target, u"minimum 10 tok/s"_s, false};
}

RooflineChart::Content rooflineContent(std::vector<RoofLine> roofs, std::vector<RoofPoint> points)
{
    return {u"What limits this workload (TFLOPS)"_s, u"of the card"_s, u"Operations per byte read"_s, std::move(roofs), std::move(points)};
}

std::vector<std::unique_ptr<ChartView>> filledCharts()
{
    std::vector<std::unique_ptr<ChartView>> charts;
    auto memory = std::make_unique<MemoryChart>();
    memory->setBars({{u"2 × RTX 3090"_s, u"card 1"_s, {{"weights", 19.6 * gib, [](const SeriesColors& s) { return s.weights; }}, {"kv_cache", 1.2 * gib, [](const SeriesColors& s) { return s.kvCache; }}},
                      23.2 * gib, 24 * gib, 20.8 * gib}});
    charts.push_back(std::move(memory));
    auto bars = std::make_unique<RequirementChart>();
    bars->setContent({u"VRAM (GiB)"_s, u"GiB"_s, {{u"a"_s, 48.0}, {u"b"_s, 24.0}, {u"c"_s, std::nullopt}}, 43.7, u"needs 43.7"_s, 0, true, 0});
    charts.push_back(std::move(bars));
    auto pareto = std::make_unique<ParetoChart>();
    pareto->setContent({u"Cost and speed"_s, u"sub"_s, u"cost"_s, u"speed"_s, u"BRL"_s, {{u"a"_s, u"NVIDIA"_s, 7390, 5.3}, {u"b"_s, u"AMD"_s, 13790, 14}, {u"c"_s, u"Intel"_s, 12188, 16}}, 10, u"minimum"_s});
    charts.push_back(std::move(pareto));
    auto cumulative = std::make_unique<CumulativeChart>();
    cumulative->setContent({u"Cumulative cost"_s, {}, u"Months"_s, u"BRL"_s, 1000, {{u"Buy"_s, LineLook::own, {22000, 22400, 22800}}, {u"API"_s, LineLook::api, {0, 12000, 24000}}}, {{2, 0, 1, u"month 2"_s}}});
    charts.push_back(std::move(cumulative));
    auto parts = std::make_unique<PartsChart>();
    parts->setContent({u"Parts"_s, u"BRL"_s, 1, {{u"Buy"_s, {{u"Hardware"_s, 22000, [](const SeriesColors& s) { return s.weights; }}, {u"Resale"_s, -6000, [](const SeriesColors& s) { return s.runtime; }}}, 16000}}});
    charts.push_back(std::move(parts));
    auto tornado = std::make_unique<TornadoChart>();
    tornado->setContent({u"Tornado"_s, {}, u"BRL"_s, 1, 100, {{u"Tariff"_s, u"0.75 to 1.10"_s, 80, 130}}});
    charts.push_back(std::move(tornado));
    auto roofline = std::make_unique<RooflineChart>();
    roofline->setContent(rooflineContent({{u"RTX 3090"_s, 71, 0.936}, {u"RX 7900 XTX"_s, 123, 0.96}}, {{u"decode"_s, 3.3, 2.3, u"decode: 2.3"_s}, {u"prefill"_s, 420, 47, u"prefill: 47"_s}}));
    charts.push_back(std::move(roofline));
    auto serving = std::make_unique<ServingChart>();
    serving->setContent(servingContent({servingLine(u"RTX 3090"_s, 16, 8), servingLine(u"RX 7900 XTX"_s, 14, 9)}, 10));
    charts.push_back(std::move(serving));
    return charts;
}

} // namespace

class TestCharts : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        initCabeResources();
        installFonts();
        setLanguage(u"en"_s);
    }

    void scales_data()
    {
        QTest::addColumn<double>("to");
        QTest::addColumn<double>("step");
        QTest::newRow("memory of a 24 GB card") << 24.0 << 5.0;
        QTest::newRow("bandwidth") << 1008.0 << 200.0;
        QTest::newRow("small") << 0.9 << 0.2;
        QTest::newRow("nothing") << 0.0 << 0.2;
    }
    void scales()
    {
        QFETCH(double, to);
        QFETCH(double, step);
        const NiceScale scale = niceScale(0, to, 6);
        QVERIFY2(std::abs(scale.step - step) < 1e-9, qPrintable(QString::number(scale.step)));
        QVERIFY(scale.max >= to);
    }

    void paretoFront()
    {
        // Cost and tokens per second of the picture 02-compare: the AMD card is beaten by a cheaper and faster one.
        std::vector<ParetoPoint> points{{u"2 × Tesla P40"_s, {}, 7390, 5.3}, {u"Ryzen"_s, {}, 8670, 5.0}, {u"3 × RTX 5060 Ti"_s, {}, 10470, 8.4},
                                        {u"2 × RTX 3090"_s, {}, 12188, 16},  {u"2 × RX 7900 XTX"_s, {}, 13790, 14}, {u"2 × RTX 3090 Ti"_s, {}, 14383, 18}};
        markFront(points);
        QStringList front;
        for (const ParetoPoint& p : points)
            if (p.onFront)
                front << p.name;
        QCOMPARE(front, (QStringList{u"2 × Tesla P40"_s, u"3 × RTX 5060 Ti"_s, u"2 × RTX 3090"_s, u"2 × RTX 3090 Ti"_s}));
    }

    void labelsDoNotCollide()
    {
        std::vector<LabelRequest> requests;
        for (int i = 0; i < 12; ++i)
            requests.push_back({QPointF(100.0 + 23 * (i % 4), 100.0 + 17 * (i / 4)), QSizeF(90, 15)});
        const QRectF inside{0, 0, 600, 400};
        const auto places = placeLabels(requests, inside);
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (!places[i])
                continue;
            QVERIFY(inside.contains(*places[i]));
            for (std::size_t j = 0; j < places.size(); ++j) {
                if (j != i && places[j])
                    QVERIFY(!places[i]->intersects(*places[j]));
                QVERIFY(!places[i]->contains(requests[j].point));
            }
        }
    }

    // Where no place beside a point is free, the nearest one that is; none only when nothing is.
    void labelsTakeTheNearestFreePlace()
    {
        const QRectF inside{0, 0, 400, 200};
        const std::vector<QRectF> around{{60, 40, 280, 120}};
        const std::vector<LabelRequest> request{{QPointF{200, 100}, QSizeF{80, 15}}};
        QVERIFY(!placeLabels(request, inside, around).front());
        const auto place = placeLabels(request, inside, around, 0, true).front();
        QVERIFY(place && inside.contains(*place) && !place->intersects(around.front()));
        QVERIFY2(std::min(std::abs(place->bottom() - 40), std::abs(place->top() - 160)) <= 4, "above or below is nearest");
        QVERIFY(tieOf(request.front().point, *place));
        QVERIFY(!tieOf(place->center(), *place));
        QVERIFY(!placeLabels(request, inside, {inside}, 0, true).front());
    }

    // Two and three lines that meet early, late, close together and under a label's natural place.
    void breakEvenLabelsKeepClear_data()
    {
        QTest::addColumn<double>("ownUpfront");
        QTest::addColumn<double>("ownMonthly");
        QTest::addColumn<double>("rent");
        QTest::addColumn<double>("api");
        QTest::newRow("the first month") << 10646.0 << 298.0 << 55985.0 << 40000.0;
        QTest::newRow("as in the picture") << 22000.0 << 419.0 << 1651.0 << 1426.0;
        QTest::newRow("both in one month") << 22000.0 << 419.0 << 1651.0 << 1650.0;
        QTest::newRow("at the end") << 44000.0 << 419.0 << 1700.0 << 1660.0;
    }
    void breakEvenLabelsKeepClear()
    {
        QFETCH(double, ownUpfront);
        QFETCH(double, ownMonthly);
        QFETCH(double, rent);
        QFETCH(double, api);
        constexpr int months = 36;
        const auto line = [](double upfront, double monthly) {
            std::vector<double> sums;
            for (int month = 0; month <= months; ++month)
                sums.push_back(upfront + month * monthly);
            return sums;
        };
        const auto even = [&](double other) { return int(std::ceil(ownUpfront / (other - ownMonthly))); };
        CumulativeChart chart;
        chart.resize(600, 220);
        chart.setContent({u"Cumulative cost"_s, {}, u"Months"_s, u"BRL"_s, 1000,
                          {{u"Buy"_s, LineLook::own, line(ownUpfront, ownMonthly)}, {u"Rent"_s, LineLook::rent, line(0, rent)}, {u"API"_s, LineLook::api, line(0, api)}},
                          {{even(rent), 0, 1, u"month %1: even with renting"_s.arg(even(rent))}, {even(api), 0, 2, u"month %1: even with the API"_s.arg(even(api))}}});
        (void)chart.grab();
        const auto places = chart.breakEvenPlaces();
        const auto lines = chart.linePlaces();
        QVERIFY(!lines.empty());
        for (std::size_t i = 0; i < places.size(); ++i) {
            QVERIFY2(places[i], "a label was left out");
            QVERIFY(QRectF{chart.viewport()->rect()}.contains(*places[i]));
            for (const QRectF& square : lines)
                QVERIFY2(!places[i]->intersects(square), "a label covers a line");
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(!places[i]->intersects(*places[j]), "labels cover each other");
        }
    }

    void logScales_data()
    {
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<QList<double>>("ticks");
        QTest::newRow("as in the picture") << 0.4 << 300.0 << QList<double>{1, 10, 100};
        QTest::newRow("less than two powers") << 15.0 << 70.0 << QList<double>{20, 50};
        QTest::newRow("many powers") << 1e-3 << 1e9 << QList<double>{1e-2, 1, 1e2, 1e4, 1e6, 1e8};
        QTest::newRow("nothing") << 0.0 << 0.0 << QList<double>{1e-8, 1e-6, 1e-4, 1e-2, 1};
        QTest::newRow("not a number") << std::nan("") << 100.0 << QList<double>{1e-6, 1e-4, 1e-2, 1, 100};
    }
    void logScales()
    {
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(QList<double>, ticks);
        const ChartScale scale = logScale(low, high);
        QCOMPARE(scale.ticks.size(), std::size_t(ticks.size()));
        for (std::size_t i = 0; i < scale.ticks.size(); ++i)
            QVERIFY2(std::abs(scale.ticks[i] / ticks[qsizetype(i)] - 1) < 1e-9, qPrintable(QString::number(scale.ticks[i])));
        QVERIFY(scale.at(scale.high) > scale.at(scale.low));
    }

    void ticksHaveTheirDecimals()
    {
        for (const auto& [tick, decimals] : {std::pair{0.0, 0}, std::pair{1.0, 0}, std::pair{0.5, 1}, std::pair{0.25, 2}, std::pair{0.001, 3}, std::pair{20000.0, 0}})
            QCOMPARE(decimalsOf(tick), decimals);
        QCOMPARE(peopleScale(9).ticks.back(), 9.0);
        QCOMPARE(peopleScale(1).high, 2.0);
        QVERIFY(peopleScale(400).logarithmic);
    }

    // Roofs of one card, of nearly equal cards and far apart, in a narrow and a wide window: every name stands, none on a line, a point or another name.
    void rooflineLabelsKeepClear_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QList<double>>("peaks");
        const QList<double> near{71, 80, 71}, far{30, 140, 990, 4000, 71};
        for (const QSize size : {QSize{290, 230}, QSize{450, 380}, QSize{600, 600}}) {
            QTest::addRow("one, %d", size.width()) << size << QList<double>{71};
            QTest::addRow("near, %d", size.width()) << size << near;
            if (size.width() > 300)
                QTest::addRow("far, %d", size.width()) << size << far;
        }
    }
    void rooflineLabelsKeepClear()
    {
        QFETCH(QSize, size);
        QFETCH(QList<double>, peaks);
        RooflineChart chart;
        chart.resize(size);
        std::vector<RoofLine> roofs;
        for (const double peak : peaks)
            roofs.push_back({u"2 × RTX %1"_s.arg(peak), peak, peak > 500 ? 3.35 : 0.9 + peak / 1000});
        chart.setContent(rooflineContent(roofs, {{u"decode"_s, 3.3, 2.3, u"d"_s}, {u"decode, 16 at once"_s, 52, 22, u"b"_s}, {u"prefill"_s, 420, 47, u"p"_s}}));
        (void)chart.grab();
        const auto places = chart.labelPlaces();
        const auto lines = chart.linePlaces();
        QCOMPARE(places.size(), roofs.size() + 3);
        for (std::size_t i = 0; i < places.size(); ++i) {
            QVERIFY2(places[i], "a label was left out");
            QVERIFY(QRectF{chart.viewport()->rect()}.contains(*places[i]));
            for (const QRectF& square : lines)
                QVERIFY2(!places[i]->intersects(square), "a label covers a roof");
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(!places[i]->intersects(*places[j]), "labels cover each other");
        }
        QCOMPARE(chart.pointCount(), int(roofs.size()) + 3);
    }

    void servingLabelsKeepClear_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QList<int>>("ends");
        for (const QSize size : {QSize{290, 230}, QSize{450, 380}}) {
            QTest::addRow("as in the picture, %d", size.width()) << size << QList<int>{8, 9};
            QTest::addRow("one person, %d", size.width()) << size << QList<int>{1};
            QTest::addRow("close, %d", size.width()) << size << QList<int>{40, 44, 48};
            QTest::addRow("by powers of ten, %d", size.width()) << size << QList<int>{3, 400, 90'000};
        }
    }
    void servingLabelsKeepClear()
    {
        QFETCH(QSize, size);
        QFETCH(QList<int>, ends);
        ServingChart chart;
        chart.resize(size);
        std::vector<ServingLine> lines;
        for (const int end : ends)
            lines.push_back(servingLine(u"2 × RTX %1"_s.arg(end), 14.0 + double(lines.size()), end));
        for (std::size_t i = 1; i < lines.size(); ++i)
            lines[i].endText.clear();
        chart.setContent(servingContent(lines, 10));
        (void)chart.grab();
        const auto places = chart.endPlaces();
        const auto target = chart.targetPlace();
        QCOMPARE(places.size(), lines.size());
        QVERIFY(target);
        for (std::size_t i = 0; i < places.size(); ++i) {
            QVERIFY2(places[i], "a label was left out");
            QVERIFY(QRectF{chart.viewport()->rect()}.contains(*places[i]));
            QVERIFY2(!places[i]->intersects(*target), "a label covers the target's");
            for (const QRectF& square : chart.linePlaces())
                QVERIFY2(!places[i]->intersects(square), "a label covers a line");
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(!places[i]->intersects(*places[j]), "labels cover each other");
        }
        // The last point of every line says that memory ends there; the target can be reached, too.
        int told = 0;
        for (int i = 0; i < chart.pointCount(); ++i)
            told += chart.pointText(i).contains(u"memory ends here"_s);
        QCOMPARE(told, int(lines.size()));
        QCOMPARE(chart.pointText(chart.pointCount() - 1), u"minimum 10 tok/s"_s);
    }

    void chartsOfSpeedTakeAnything()
    {
        const double inf = std::numeric_limits<double>::infinity(), nan = std::nan("");
        RooflineChart roofline;
        roofline.resize(300, 200);
        for (const double bad : {0.0, -1.0, inf, nan, 1e300, 1e-300}) {
            roofline.setContent(rooflineContent({{u"a"_s, bad, 1}, {u"b"_s, 1, bad}}, {{u"p"_s, bad, 1, u"p"_s}, {u"q"_s, 1, bad, u"q"_s}}));
            (void)roofline.grab();
        }
        roofline.setContent(rooflineContent({}, {}));
        (void)roofline.grab();
        QCOMPARE(roofline.pointCount(), 0);
        ServingChart serving;
        serving.resize(300, 200);
        for (const double bad : {0.0, -1.0, inf, nan, 1e300})
            for (const bool wide : {false, true}) {
                auto content = servingContent({{u"a"_s, {{1, Estimate{bad}}, {bad, Estimate{1}}}, true, {}}, {u"b"_s, {}, true, {}}}, 10);
                content.wide = wide;
                serving.setContent(std::move(content));
                (void)serving.grab();
            }
    }

    void legendWraps()
    {
        PartsChart chart;
        chart.resize(300, 240);
        CostBar bar{u"Buy"_s, {}, 100};
        for (const char* name : {"Hardware", "Import taxes", "Energy and cooling", "Maintenance and failures", "Resale"})
            bar.parts.push_back({QString::fromLatin1(name), 20, [](const SeriesColors& s) { return s.weights; }});
        chart.setContent({u"Parts"_s, u"BRL"_s, 1, {bar, {u"Rent"_s, {{u"Rent"_s, 100, [](const SeriesColors& s) { return s.kvCache; }}}, 100}}});
        (void)chart.grab();
        const auto legend = chart.legend();
        QCOMPARE(legend.size(), std::size_t(5));    // a bar of one part needs no entry
        QVERIFY(legend.back().area.top() > 0);
        for (const auto& entry : legend)
            QVERIFY2(entry.area.right() <= chart.viewport()->width(), qPrintable(entry.name));
    }

    void everyChartHasPointsForTheKeyboard()
    {
        for (const auto& chart : filledCharts()) {
            chart->resize(600, 300);
            (void)chart->grab();
            QVERIFY2(chart->pointCount() > 0, chart->metaObject()->className());
            QTest::keyClick(chart.get(), Qt::Key_Right);
            QCOMPARE(chart->accessibleDescription(), chart->pointText(0));
            for (int i = 0; i < chart->pointCount(); ++i)
                QVERIFY(!chart->pointText(i).isEmpty());
        }
    }

    void exportsAreLight()
    {
        Appearance appearance;
        appearance.choose(ThemeChoice::dark);
        QTemporaryDir folder;
        int n = 0;
        for (const auto& chart : filledCharts()) {
            chart->resize(600, 300);
            (void)chart->grab();    // lays it out
            chart->setDescription(u"Title"_s, u"Message"_s);
            const QString png = folder.filePath(QString::number(++n) + u".png"_s), svg = folder.filePath(QString::number(n) + u".svg"_s);
            QVERIFY(chart->savePng(png, 2));
            const QImage image{png};
            QCOMPARE(image.size(), chart->viewport()->size() * 2);
            QCOMPARE(image.pixelColor(1, image.height() - 1), QColor{Qt::white});
            QVERIFY(chart->saveSvg(svg));
            QFile file{svg};
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray text = file.readAll();
            QVERIFY2(text.contains("<text"), "labels are real text");
            QVERIFY(text.contains("<title>Title</title>"));
            QVERIFY2(!text.contains(darkTheme().surface.name().toLatin1()), chart->metaObject()->className());
        }
        appearance.choose(ThemeChoice::light);
    }
};

QTEST_MAIN(TestCharts)
#include "tst_charts.moc"
