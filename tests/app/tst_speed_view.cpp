// SPDX-License-Identifier: GPL-3.0-or-later
// The Speed tab: its table says what the engine says, charts and texts follow language, theme and selection, nothing is computed unseen.
#include "app/charts/roofline_chart.h"
#include "app/charts/serving_chart.h"
#include "app/results/detail_tabs.h"
#include "app/results/grid.h"
#include "app/results/mine_view.h"
#include "app/results/results_view.h"
#include "app/results/speed_text.h"
#include "app/results/speed_view.h"
#include "app/results/speed_work.h"
#include "app/text/language.h"
#include "app/window/words.h"
#include "tests/app/window_fixture.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace cabe;
using namespace Qt::StringLiterals;

namespace {

SpeedView* viewOf(WindowFixture& f) { return qobject_cast<SpeedView*>(f.window->results().tabs()->page()); }

// The answers and what the page makes of them, on whatever thread.
void ready(WindowFixture& f)
{
    f.settle();
    if (const SpeedView* view = viewOf(f))
        QTRY_VERIFY_WITH_TIMEOUT(!view->findChild<SpeedWork*>()->busy(), 20'000);
}

SpeedView* opened(WindowFixture& f)
{
    f.window->results().tabs()->setCurrent(u"speed"_s);
    ready(f);
    return viewOf(f);
}

GridModel* tableOf(const SpeedView* view) { return view->findChild<GridTable*>()->grid(); }
QString cell(const SpeedView* view, int row, int column) { return tableOf(view)->index(row, column).data().toString(); }

// What is on the screen of the page, label by label.
QString textsOf(const QWidget* page)
{
    QStringList texts;
    for (const QLabel* label : page->findChildren<QLabel*>())
        if (label->isVisible())
            texts << label->text();
    return texts.join(u'\n');
}

} // namespace

class TestSpeedView : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { WindowFixture::prepare(); }

    void tableSaysWhatTheEngineSays_data()
    {
        QTest::addColumn<QString>("example");
        QTest::addColumn<QString>("language");
        for (const char* example : {"student", "company"})
            for (const char* language : {"en", "pt-BR"})
                QTest::addRow("%s %s", example, language) << QString::fromLatin1(example) << QString::fromLatin1(language);
    }
    void tableSaysWhatTheEngineSays()
    {
        QFETCH(QString, example);
        QFETCH(QString, language);
        WindowFixture f{language};
        f.window->document().openExample(example);
        ready(f);
        SpeedView* view = opened(f);
        QVERIFY(view);
        const Format format = uiFormat();
        const auto& answers = *f.session().answers();
        const auto& rows = view->rows();
        QVERIFY(rows.size() >= 2);
        QCOMPARE(tableOf(view)->rowCount(), int(rows.size()));
        QVERIFY(sameHardware(rows.front().assessment.option, f.session().selectedRanked()->assessment.option));
        for (int i = 0; i < int(rows.size()); ++i) {
            const auto answer = assess(answers.complete, answers.stage, rows[std::size_t(i)].assessment.option, f.session().catalog());
            QVERIFY(answer && answer->speed);
            const SpeedResult& speed = *answer->speed;
            const double prompt = *answers.complete.project.stages[std::size_t(answers.stage)].workload.promptTokens;
            QVERIFY(cell(view, i, 0).contains(QString::fromStdString(optionName(answer->option, f.session().catalog()).name)));
            QCOMPARE(cell(view, i, 1), format.significant(speed.decodeTokS.value));
            QCOMPARE(cell(view, i, 2), format.range(speed.decodeTokS));
            QCOMPARE(cell(view, i, 3), format.significant(speed.prefillTokS.value));
            QCOMPARE(cell(view, i, 4), format.seconds(prompt / speed.prefillTokS.value));
            QCOMPARE(cell(view, i, 5), format.seconds(speed.ttftS.value));
            QCOMPARE(cell(view, i, 6), format.significant(*answer->power->whPerMillionTokens / 1000));
            QCOMPARE(cell(view, i, 7), SpeedText{uiSentences()}.bound(speed.boundBy));
        }
    }

    void chartsShowTheTargetsAndTheEnd()
    {
        WindowFixture f;
        f.window->document().openExample(u"company"_s);
        ready(f);
        SpeedView* view = opened(f);
        const auto serving = view->findChildren<ServingChart*>();
        QCOMPARE(serving.size(), 2);
        const Workload& workload = f.session().answers()->complete.project.stages.front().workload;
        QCOMPARE(serving[0]->content().target, std::optional{*workload.targets.decodeTokS});
        QCOMPARE(serving[1]->content().target, std::optional{*workload.targets.ttftS});
        const SpeedProfile& profile = *view->rows().front().profile;
        for (const ServingChart* chart : serving) {
            QVERIFY(!chart->content().targetText.isEmpty());
            const ServingLine& line = chart->content().lines.front();
            QCOMPARE(line.points.back().people, double(*profile.memoryEnd));
            QVERIFY(line.endText.contains(uiFormat().integer(double(*profile.memoryEnd))));
        }
        const auto& roofline = view->findChild<RooflineChart*>()->content();
        QCOMPARE(roofline.points.size(), std::size_t(3));
        QCOMPARE(roofline.roofs.size(), view->rows().size());
    }

    // Language and theme change while the tab is open: nothing of the old one stays.
    void languageAndTheme()
    {
        WindowFixture f{u"en"_s};
        SpeedView* view = opened(f);
        const auto* chart = view->findChild<RooflineChart*>();
        const QString title = chart->title(), limit = textsOf(view);
        QVERIFY(limit.contains(u"limit"_s));
        QCOMPARE(tableOf(view)->headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), u"Option"_s);
        f.window->chooseLanguage(u"pt-BR"_s);
        ready(f);
        QCOMPARE(viewOf(f), view);
        QVERIFY(chart->title() != title);
        QVERIFY(textsOf(view) != limit);
        QVERIFY(tableOf(view)->headerData(0, Qt::Horizontal, Qt::DisplayRole).toString() != u"Option"_s);
        f.window->chooseTheme(ThemeChoice::dark);
        QCoreApplication::processEvents();
        const QImage dark = view->grab().toImage();
        QVERIFY(dark.pixelColor(3, dark.height() / 2).lightness() < 100);
        f.window->chooseTheme(ThemeChoice::light);
        QCoreApplication::processEvents();
        QVERIFY(view->grab().toImage().pixelColor(3, dark.height() / 2).lightness() > 200);
        f.window->chooseLanguage(u"en"_s);
        ready(f);
        QCOMPARE(chart->title(), title);
        QCOMPARE(textsOf(view), limit);
    }

    // Tab reaches charts and table, arrows walk their values.
    void keyboard()
    {
        WindowFixture f;
        SpeedView* view = opened(f);
        f.window->activateWindow();
        for (ChartView* chart : view->charts()) {
            chart->setFocus();
            (void)chart->grab();
            QVERIFY(chart->pointCount() > 1);
            QVERIFY(!chart->accessibleName().isEmpty());
            const QString message = chart->accessibleDescription();
            QVERIFY(!message.isEmpty());
            QTest::keyClick(chart, Qt::Key_Right);
            QCOMPARE(chart->accessibleDescription(), chart->pointText(0));
            QTest::keyClick(chart, Qt::Key_Right);
            QCOMPARE(chart->accessibleDescription(), chart->pointText(1));
            QTest::keyClick(chart, Qt::Key_End);
            QCOMPARE(chart->accessibleDescription(), chart->pointText(chart->pointCount() - 1));
        }
        auto* table = view->findChild<GridTable*>();
        QSignalSpy why{view, &DetailPage::whyWanted};
        table->setCurrentIndex(table->grid()->index(0, 1));
        Q_EMIT table->activated(table->currentIndex());
        QCOMPARE(why.size(), 1);
        QCOMPARE(why.front().front().toString(), u"decode_tok_s"_s);
    }

    void followsSelectionAndPins()
    {
        WindowFixture f;
        SpeedView* view = opened(f);
        const auto& own = f.session().answers()->recommendation.own;
        QVERIFY(own.size() >= 5);
        f.session().select(1);
        ready(f);
        QVERIFY(sameHardware(view->rows().front().assessment.option, own[1].assessment.option));
        QCOMPARE(view->rows().size(), std::size_t(3));
        const std::vector<Ranked> ranked = own;
        f.session().change({}, {}, [&](Project& p) {
            for (std::size_t i = 2; i < 5; ++i)
                p.options.push_back(ranked[i].assessment.option);
        });
        ready(f);
        QCOMPARE(view->rows().size(), std::size_t(4));
        for (std::size_t i = 1; i < 4; ++i)
            QVERIFY(sameHardware(view->rows()[i].assessment.option, ranked[i + 1].assessment.option));
    }

    // Behind another tab nothing is computed; back on the tab everything is there.
    void lazily()
    {
        WindowFixture f;
        SpeedView* view = opened(f);
        const double before = view->rows().front().assessment.speed->decodeTokS.value;
        f.window->results().tabs()->setCurrent(u"memory"_s);
        f.session().change({}, {}, [](Project& p) { p.stages.front().workload.context = 2048; p.stages.front().workload.promptTokens = 100; });
        ready(f);
        QCOMPARE(view->rows().front().assessment.speed->decodeTokS.value, before);
        f.window->results().tabs()->setCurrent(u"speed"_s);
        ready(f);
        QVERIFY(view->rows().front().assessment.speed->decodeTokS.value != before);
        QCOMPARE(cell(view, 0, 1), uiFormat().significant(f.session().selectedRanked()->assessment.speed->decodeTokS.value));
    }

    // Speed of what cannot run is of no thing that exists: not of one's own card, not of a pinned one.
    void nothingOfWhatCannotRun()
    {
        WindowFixture f;
        SpeedView* view = opened(f);
        const std::size_t before = view->rows().size();
        Option tooSmall = f.session().answers()->recommendation.own[0].assessment.option;
        std::get<std::vector<GpuChoice>>(tooSmall.what).front().id = "nvidia-geforce-gtx-1050-ti";
        f.session().change({}, {}, [&](Project& p) { p.options.push_back(tooSmall); });
        ready(f);
        QCOMPARE(f.session().answers()->pinned[0].assessment->verdict, std::optional{Verdict::doesNotFit});
        QCOMPARE(view->rows().size(), before);
        f.session().change({}, {}, [](Project& p) { p.site.host.gpus = std::vector<std::string>{"nvidia-geforce-gtx-1050-ti"}; });
        f.window->setView(View::mine);
        ready(f);
        auto* mine = f.window->findChild<MineView*>()->findChild<SpeedView*>();
        QVERIFY2(textsOf(mine).contains(u"cannot run"_s), qPrintable(textsOf(mine)));
    }

    void quickEnoughForTheWindow()
    {
        WindowFixture f;
        (void)opened(f);
        QVERIFY(viewOf(f)->findChild<SpeedWork*>()->milliseconds() > 0);
        qInfo("profiles of the tab: %.2f ms", viewOf(f)->findChild<SpeedWork*>()->milliseconds());
    }

    void saysWhyThereIsNothing()
    {
        WindowFixture f;
        f.window->document().openExample(u"startup"_s);
        f.session().setStage(1);
        ready(f);
        SpeedView* view = opened(f);
        QVERIFY(view->charts().empty());
        QVERIFY2(textsOf(view).contains(u"Training"_s), qPrintable(textsOf(view)));
        f.session().setStage(0);
        ready(f);
        QVERIFY(!view->charts().empty());
        f.session().change({}, {}, [](Project& p) { p.limits.budgetUpfront = MoneyInput{1, {}}; });
        ready(f);
        QVERIFY(view->charts().empty());
        QVERIFY2(textsOf(view).contains(u"Nothing fits"_s), qPrintable(textsOf(view)));
    }

    // A narrow window shows the charts or the table, and offers for export what it shows.
    void narrow()
    {
        WindowFixture f;
        f.window->resize(1024, 700);
        SpeedView* view = opened(f);
        QCoreApplication::processEvents();
        QCOMPARE(view->charts().size(), std::size_t(2));
        auto* button = view->findChild<QPushButton*>();
        QVERIFY(button->isVisible());
        button->click();
        QVERIFY(view->findChild<GridTable*>()->isVisible());
        QCOMPARE(view->charts().size(), std::size_t(1));
        QCOMPARE(f.window->width(), 1024);
    }
};

QTEST_MAIN(TestSpeedView)
#include "tst_speed_view.moc"
