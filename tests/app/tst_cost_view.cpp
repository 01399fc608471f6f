// SPDX-License-Identifier: GPL-3.0-or-later
// "Buy, rent or API?": the words of the verdict, why a way is missing, the page in the window, and the keyboard.
#include "app/charts/cumulative_chart.h"
#include "app/charts/parts_chart.h"
#include "app/cost/chart_card.h"
#include "app/cost/cost_content.h"
#include "app/cost/cost_view.h"
#include "app/cost/way_card.h"
#include "app/forms/form_panel.h"
#include "app/results/drawer.h"
#include "app/text/language.h"
#include "app/window/words.h"
#include "tests/app/window_fixture.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <numeric>

using namespace cabe;
using namespace Qt::StringLiterals;

namespace {

// A way that takes `upfront` now and `monthly` each month; the engine compares the cash flows.
struct Flow {
    Way way;
    double upfront, monthly;
    double perMillion = 0;      // what a million tokens adds (an API has nothing else)
};

Option optionOf(Way way)
{
    Option option;
    if (way == Way::own)
        option.what = std::vector<GpuChoice>(1);
    else if (way == Way::rent)
        option.what = RentChoice{};
    else
        option.what = ApiChoice{};
    return option;
}

Answers answersOf(const std::vector<Flow>& flows, int months, double tokensPerMonth)
{
    Answers answers;
    Stage stage;
    stage.months.value = months;
    answers.complete.project.stages = {stage};
    answers.complete.project.currency.value = "BRL";
    std::vector<CashFlow> cash;
    for (const Flow& flow : flows) {
        CostResult cost;
        cost.currency = "BRL";
        cost.upfront = flow.upfront;
        cost.months.assign(std::size_t(months) + 1, flow.monthly);
        cost.months.front() = flow.upfront;
        cost.total = Estimate{std::accumulate(cost.months.begin(), cost.months.end(), 0.0)};
        cost.monthly = Estimate{flow.monthly};
        cost.tokensPerMonth = tokensPerMonth;
        cost.variablePerMillion = flow.perMillion;
        cost.fixedPerMonth = flow.way == Way::api ? 0 : cost.total.value / months;
        cash.push_back(cashFlow("", cost));
        Assessment a;
        a.option = optionOf(flow.way);
        a.cost = cost;
        answers.compared.push_back({a.option, a, {}});
    }
    Comparison comparison;
    for (std::size_t i = 0; i < cash.size(); ++i)
        for (std::size_t j = i + 1; j < cash.size(); ++j)
            comparison.pairs.push_back(comparePair(int(i), int(j), cash, 0));
    answers.comparison = comparison;
    return answers;
}

CostView* openCosts(WindowFixture& f, const QString& example)
{
    f.window->document().openExample(example);
    f.window->setView(View::cost);
    f.settle();
    QTest::qWait(50);
    return f.window->findChild<CostView*>();
}

// Whatever language the example is in: its data must stay in Brazil.
void keepDataInBrazil(WindowFixture& f)
{
    f.session().change({}, {}, [](Project& p) { p.limits.dataCountry = "BR"; });
    f.settle();
    QTest::qWait(50);
}

} // namespace

class TestCostView : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { WindowFixture::prepare(); }

    // 22,000 + 419 a month against an API at 1,426 a month (300 million tokens at R$ 4.753): even when 22,000 / (1,426 − 419) = 21.8 months
    // have passed, so in month 22. 36 months of owning cost 37,084, which the API reaches with 216.7 million tokens a month.
    void verdict_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("reason");
        QTest::newRow("pt-BR") << u"pt-BR"_s << u"Comprar custa menos a partir do mês 22"_s
                               << u"Contra a API, com 300 milhões de tokens por mês. Abaixo de 217 milhões de tokens por mês, a API custa menos em 36 meses."_s;
        QTest::newRow("en") << u"en"_s << u"Buying costs less from month 22"_s
                            << u"Against the API, with 300 million tokens a month. Below 217 million tokens a month the API costs less over 36 months."_s;
    }
    void verdict()
    {
        QFETCH(QString, language);
        setLanguage(language);
        const auto answers = answersOf({{Way::own, 22'000, 419}, {Way::api, 0, 1'426, 1'426.0 / 300}}, 36, 300e6);
        const CostVerdict verdict = CostVerdict::of(answers, uiSentences());
        QTEST(verdict.title, "title");
        QTEST(verdict.reason, "reason");
    }

    // The month of the title is that of the last rival; one that costs more from the start does not delay it.
    void verdictOfThree()
    {
        setLanguage(u"en"_s);
        const auto of = [](const std::vector<Flow>& flows) { return CostVerdict::of(answersOf(flows, 36, 300e6), uiSentences()); };
        const auto both = of({{Way::own, 22'000, 419}, {Way::rent, 0, 1'651}, {Way::api, 0, 1'426, 4.75}});
        QCOMPARE(both.title, u"Buying costs less from month 22"_s);
        QVERIFY2(both.reason.contains(u"Even with renting in month 18."_s), qPrintable(both.reason));    // 22,000 / 1,232 = 17.9
        const auto first = of({{Way::own, 10'646, 298}, {Way::rent, 0, 55'985}});
        QCOMPARE(first.title, u"Buying costs less from the first month"_s);
        const auto api = of({{Way::own, 90'000, 419}, {Way::api, 0, 1'426, 4.75}});
        QCOMPARE(api.title, u"The API costs least over 36 months"_s);
        QVERIFY2(api.reason.contains(u"buying does not pay off"_s), qPrintable(api.reason));
        const auto alone = of({{Way::own, 90'000, 419}});
        QVERIFY(!alone.reason.isEmpty());
        const auto noCard = of({{Way::rent, 0, 1'651}, {Way::api, 0, 1'426, 4.75}});
        QCOMPARE(noCard.title, u"The API costs least over 36 months"_s);
        QVERIFY2(noCard.reason.contains(u"59"_s), qPrintable(noCard.reason));    // 36 · 1,651 = 59,436
        // Hardware that is there already costs nothing at the start: the other side catches up, and the title does not promise the opposite.
        const auto owned = of({{Way::own, 0, 419}, {Way::api, 0, 1'426, 4.75}});
        QCOMPARE(owned.title, u"Buying costs least over 36 months"_s);
        QVERIFY2(owned.reason.contains(u"The API costs more from the start."_s), qPrintable(owned.reason));
    }

    // The company's data must stay in Brazil; no API promises that.
    void missingWaySaysWhy_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("reason");
        QTest::newRow("pt-BR") << u"pt-BR"_s << u"Os dados sairiam do Brasil"_s;
        QTest::newRow("en") << u"en"_s << u"Data would leave Brazil"_s;
    }
    void missingWaySaysWhy()
    {
        QFETCH(QString, language);
        QFETCH(QString, reason);
        WindowFixture f{language};
        CostView* view = openCosts(f, u"company"_s);
        QVERIFY(view);
        keepDataInBrazil(f);
        const auto cards = view->findChildren<WayCard*>();
        int shown = 0;
        bool said = false;
        for (const WayCard* card : cards) {
            shown += card->isVisible() ? 1 : 0;
            said |= card->isVisible() && card->accessibleName().contains(reason);
        }
        QCOMPARE(shown, 3);
        QVERIFY(said);
    }

    // Ways that the user left out, ways without any offer.
    void missingForOtherReasons()
    {
        setLanguage(u"en"_s);
        Answers answers = answersOf({{Way::api, 0, 100, 1}}, 12, 1e6);
        answers.complete.project.limits.ways = std::vector<Way>{Way::rent, Way::api};
        answers.recommendation.rejected.push_back({.option = optionOf(Way::rent), .name = {}, .way = Way::rent, .limit = "budget_monthly", .by = 5.0});
        const auto missing = missingWays(answers, uiSentences());
        QCOMPARE(missing.size(), std::size_t(2));
        QCOMPARE(missing[0].reason, u"Left out by your choice"_s);
        QCOMPARE(missing[1].reason, u"All cost more a month than you have"_s);
        QVERIFY(!missing[1].detail.isEmpty());
        answers.recommendation.rejected.clear();
        QCOMPARE(missingWays(answers, uiSentences())[1].reason, u"The catalogue has no machine to rent for this"_s);
    }

    void pageFits_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("example");
        for (const char* language : {"pt-BR", "en"})
            for (const char* example : {"company", "student"})
                QTest::addRow("%s %s", language, example) << QString::fromLatin1(language) << QString::fromLatin1(example);
    }
    void pageFits()
    {
        QFETCH(QString, language);
        QFETCH(QString, example);
        WindowFixture f{language};
        f.window->resize(1280, 800);
        CostView* view = openCosts(f, example);
        QVERIFY(view);
        auto* area = view->findChild<QScrollArea*>();
        QCOMPARE(area->verticalScrollBar()->maximum(), 0);
        for (ChartView* chart : view->charts()) {
            (void)chart->grab();
            QVERIFY2(chart->pointCount() > 0, qPrintable(chart->title()));
            QVERIFY2(!chart->accessibleDescription().isEmpty(), qPrintable(chart->title()));
        }
        for (const PartsChart::LegendEntry& entry : view->findChild<PartsChart*>()->legend())
            QVERIFY2(entry.area.right() <= view->findChild<PartsChart*>()->viewport()->width(), qPrintable(entry.name));
        // Each colour of the legend means one thing.
        const auto legend = view->findChild<PartsChart*>()->legend();
        for (std::size_t i = 0; i < legend.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(legend[i].color != legend[j].color, qPrintable(legend[i].name + legend[j].name));
    }

    void sectionsAreOpenAtFirst()
    {
        WindowFixture f{u"en"_s};
        const QStringList open = f.window->forms().openSections();
        for (const QString& id : {u"demand"_s, u"cost-site"_s, u"finance"_s})
            QVERIFY2(open.contains(id), qPrintable(id));
        QVERIFY2(!open.contains(u"site"_s), "in the way to a card the site stays closed");
        f.window->setView(View::cost);
        for (const char* key : {"workload.model", "site.tariff", "site.discount_rate"}) {
            FormRow* row = f.window->forms().row(QString::fromLatin1(key));
            QVERIFY2(row && row->isVisible(), key);
        }
    }

    // Each chart turns over to the same numbers as a table, by mouse and by keyboard, and turns back.
    void chartsHaveTables()
    {
        WindowFixture f{u"en"_s};
        CostView* view = openCosts(f, u"company"_s);
        QVERIFY(view);
        const Answers& answers = *f.session().answers();
        const auto& compared = answers.compared;
        const auto cards = view->findChildren<ChartCard*>();
        QCOMPARE(cards.size(), 3);
        for (ChartCard* card : cards) {
            auto* turn = card->findChildren<QToolButton*>().first();
            QCOMPARE(turn->accessibleName(), u"Show as table"_s);
            turn->setFocus();
            QTest::keyClick(turn, Qt::Key_Space);
            QVERIFY(card->showsTable());
            QVERIFY(card->table()->isVisible());
            QVERIFY(!card->table()->accessibleName().isEmpty());
            const GridContent& grid = card->table()->grid()->content();
            QVERIFY(!grid.rows.empty());
            for (const auto& row : grid.rows)
                QCOMPARE(row.size(), grid.header.size());
            f.window->chooseLanguage(u"pt-BR"_s);
            QCOMPARE(turn->accessibleName(), u"Mostrar como gráfico"_s);
            f.window->chooseLanguage(u"en"_s);
            QTest::mouseClick(turn, Qt::LeftButton);
            QVERIFY(!card->showsTable());
        }
        const Format words = uiFormat();
        const GridContent& months = cards[0]->table()->grid()->content();
        const CostResult& first = *std::ranges::find_if(compared, [](const PinnedAnswer& p) { return p.option.way() == Way::own; })->assessment->cost;
        QCOMPARE(months.rows.size(), first.months.size());
        QCOMPARE(months.rows[0][1].text, words.money(std::round(first.upfront), u"USD"_s));
        const GridContent& parts = cards[1]->table()->grid()->content();
        QCOMPARE(parts.rows.back()[1].text, words.money(std::round(first.total.value), u"USD"_s));
    }

    void exportsEachChart()
    {
        WindowFixture f{u"en"_s};
        CostView* view = openCosts(f, u"company"_s);
        QSignalSpy wanted{view, &CostView::exportWanted};
        QObject::disconnect(view, &CostView::exportWanted, f.window.get(), nullptr);    // its dialog would wait for a person
        for (ChartCard* card : view->findChildren<ChartCard*>())
            QTest::mouseClick(card->findChildren<QToolButton*>().last(), Qt::LeftButton);
        QCOMPARE(wanted.count(), 3);
    }

    void keyboard()
    {
        WindowFixture f{u"en"_s};
        CostView* view = openCosts(f, u"company"_s);
        QVERIFY(view);
        keepDataInBrazil(f);
        f.window->activateWindow();
        auto* why = view->findChild<QPushButton*>(u"why"_s);
        QVERIFY(why);
        why->setFocus();
        // Verdict, the two ways that are possible, then the charts from top to bottom.
        QStringList order;
        for (int i = 0; i < 11; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            const QWidget* focused = QApplication::focusWidget();
            QVERIFY2(!focused->accessibleName().isEmpty(), focused->metaObject()->className());
            order << QString::fromLatin1(focused->metaObject()->className()).section(u"::"_s, -1);
        }
        QCOMPARE(order, (QStringList{u"WayCard"_s, u"WayCard"_s, u"CumulativeChart"_s, u"QToolButton"_s, u"QToolButton"_s, u"PartsChart"_s, u"QToolButton"_s, u"QToolButton"_s,
                                     u"TornadoChart"_s, u"QToolButton"_s, u"QToolButton"_s}));
        // A card answers Enter with the explanation of its total; Esc leads back to it.
        QWidget* card = nullptr;
        for (WayCard* each : view->findChildren<WayCard*>())
            if (each->isVisible() && each->focusPolicy() != Qt::NoFocus && !card)
                card = each;
        QVERIFY(card);
        card->setFocus();
        QTest::keyClick(card, Qt::Key_Return);
        QVERIFY(view->drawer()->isOpen());
        QVERIFY2(view->drawer()->accessibleName().startsWith(u"Total cost"_s), qPrintable(view->drawer()->accessibleName()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!view->drawer()->isOpen());
        QCOMPARE(QApplication::focusWidget(), card);
    }
};

QTEST_MAIN(TestCostView)
#include "tst_cost_view.moc"
