// SPDX-License-Identifier: GPL-3.0-or-later
// Item models watched by QAbstractItemModelTester while answers, languages and filters change.
#include "app/results/grid.h"
#include "app/results/memory_parts.h"
#include "app/results/ranking_model.h"
#include "app/results/ranking_panel.h"
#include "app/results/rejected_page.h"
#include "app/results/results_view.h"
#include "app/results/table_copy.h"
#include "app/text/language.h"
#include "app/window/session.h"
#include "tests/app/window_fixture.h"

#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QTest>
#include <QUndoStack>

#include <cmath>

using namespace cabe;
using namespace Qt::StringLiterals;

namespace {

constexpr auto reporting = QAbstractItemModelTester::FailureReportingMode::QtTest;

}

class TestModels : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { WindowFixture::prepare(); }

    void rankingFollowsTheAnswers()
    {
        WindowFixture f;
        RankingModel model{&f.session()};
        RankingFilter filter;
        filter.setSourceModel(&model);
        filter.setSortRole(RankingModel::SortRole);
        QAbstractItemModelTester tester{&model, reporting};
        QAbstractItemModelTester filterTester{&filter, reporting};
        QVERIFY(model.rowCount() > 1);
        const int before = model.rowCount();
        f.session().change({}, {}, [](Project& p) { p.limits.budgetUpfront = MoneyInput{1, {}}; });
        f.settle();
        QCOMPARE(model.rowCount(), 0);
        f.session().undoStack()->undo();
        f.settle();
        QCOMPARE(model.rowCount(), before);
        setLanguage(u"pt-BR"_s);
        model.retranslate();
        QCOMPARE(model.columnName(RankingModel::OptionColumn), u"Opção"_s);
        filter.sort(RankingModel::TotalColumn, Qt::DescendingOrder);
        filter.setNeedle(u"rtx"_s);
        filter.setNeedle({});
    }

    void rankingSortsByNumber()
    {
        WindowFixture f;
        RankingFilter* filter = f.window->results().ranking()->table()->filter();
        for (const int column : {int(RankingModel::TotalColumn), int(RankingModel::SpeedColumn), int(RankingModel::UpfrontColumn)}) {
            for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
                filter->sort(column, order);
                bool unknownSeen = false;
                for (int row = 1; row < filter->rowCount(); ++row) {
                    const QVariant a = filter->index(row - 1, column).data(RankingModel::SortRole), b = filter->index(row, column).data(RankingModel::SortRole);
                    unknownSeen = unknownSeen || !a.isValid();
                    QVERIFY2(!unknownSeen || !b.isValid(), "unknown values come last in both directions");
                    if (a.isValid() && b.isValid())
                        QVERIFY(order == Qt::AscendingOrder ? a.toDouble() <= b.toDouble() : a.toDouble() >= b.toDouble());
                }
            }
        }
    }

    void columnsAreRememberedAndReset()
    {
        WindowFixture f;
        RankingTable* table = f.window->results().ranking()->table();
        table->setColumnHidden(RankingModel::MonthlyColumn, true);
        table->setColumnHidden(RankingModel::PeakColumn, false);
        const QByteArray state = table->headerState();
        table->resetColumns();
        QVERIFY(!table->isColumnHidden(RankingModel::MonthlyColumn));
        QVERIFY(table->isColumnHidden(RankingModel::PeakColumn));
        table->restoreHeader(state);
        QVERIFY(table->isColumnHidden(RankingModel::MonthlyColumn));
        QVERIFY(!table->isColumnHidden(RankingModel::PeakColumn));
        QCOMPARE(table->horizontalHeader()->visualIndex(RankingModel::PinColumn), RankingModel::ColumnCount - 1);
    }

    void rejectedModel()
    {
        WindowFixture f;
        RejectedModel model{&f.session()};
        QAbstractItemModelTester tester{&model, reporting};
        QCOMPARE(std::size_t(model.rowCount()), f.session().answers()->recommendation.rejected.size());
        f.session().change({}, {}, [](Project& p) { p.limits.vendors = std::vector<std::string>{"AMD"}; });
        f.settle();
        QCOMPARE(std::size_t(model.rowCount()), f.session().answers()->recommendation.rejected.size());
        for (int row = 0; row < model.rowCount(); ++row)
            QVERIFY(!model.index(row, RejectedModel::ReasonColumn).data().toString().isEmpty());
    }

    void gridModel()
    {
        GridModel model;
        QAbstractItemModelTester tester{&model, reporting};
        model.setContent({{{u"Name"_s}, {u"Value"_s}}, {{{u"a"_s}, {u"1"_s}}, {{u"b"_s}, {u"2"_s}}}, -1});
        QCOMPARE(model.rowCount(), 2);
        model.setContent({{{u"Name"_s}, {u"Value"_s}}, {{{u"c"_s}, {u"3"_s}}, {{u"d"_s}, {u"4"_s}}}, 1});
        QCOMPARE(model.index(1, 1).data().toString(), u"4"_s);
        model.setContent({});
        QCOMPARE(model.rowCount(), 0);
    }

    void partsAddUpToTheTotal()
    {
        WindowFixture f;
        for (const Ranked& r : f.session().answers()->recommendation.own) {
            if (!r.assessment.memory)
                continue;
            for (const CardMemory& card : r.assessment.memory->cards) {
                const auto parts = memoryParts(card);
                double sum = 0;
                for (const double tenths : roundedGib(parts, card.total.value))
                    sum += tenths;
                constexpr double gib = 1024.0 * 1024 * 1024;
                QVERIFY(std::abs(sum - std::round(card.total.value / gib * 10) / 10) < 1e-6);
            }
        }
    }

    void copies()
    {
        const TextTable table{{u"Option"_s, u"Total"_s}, {u"2 × RTX 3090"_s, u"R$ 9.800"_s}, {u"a|b \"c\""_s, u"1;2"_s}};
        QCOMPARE(tabSeparated(table), u"Option\tTotal\n2 × RTX 3090\tR$ 9.800\na|b \"c\"\t1;2\n"_s);
        QVERIFY(htmlTable(table).contains(u"<th>Option</th>"_s));
        QVERIFY(htmlTable(table).contains(u"a|b &quot;c&quot;"_s));
        QVERIFY(markdownTable(table).startsWith(u"| Option | Total |\n| --- | --- |\n"_s));
        QVERIFY(markdownTable(table).contains(u"a\\|b"_s));
        const QByteArray csv = csvTable(table, u';');
        QVERIFY(csv.startsWith("\xEF\xBB\xBF"));     // tells spreadsheets that it is UTF-8
        QVERIFY(csv.contains("\"a|b \"\"c\"\"\";\"1;2\"\r\n"));
    }
};

QTEST_MAIN(TestModels)
#include "tst_models.moc"
