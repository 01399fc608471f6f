// SPDX-License-Identifier: GPL-3.0-or-later
// What people type into number fields, and what pickers find.
#include "app/forms/number_field.h"
#include "app/forms/number_text.h"
#include "app/forms/picker_model.h"
#include "app/text/language.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <limits>

using namespace cabe;

class TestForms : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { setLanguage(QStringLiteral("pt-BR")); }

    void numbers_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("kind");
        QTest::addColumn<double>("value");      // NaN: not a number
        const double none = std::numeric_limits<double>::quiet_NaN();
        const int whole = int(NumberKind::whole), money = int(NumberKind::money), decimal = int(NumberKind::decimal);
        QTest::newRow("plain") << "8192" << whole << 8192.0;
        QTest::newRow("grouped with points") << "8.192" << whole << 8192.0;
        QTest::newRow("grouped with commas") << "131,072" << whole << 131072.0;
        QTest::newRow("grouped with blanks") << QStringLiteral("131\u00A0072") << whole << 131072.0;
        QTest::newRow("a student's decimal comma") << "1,5" << decimal << 1.5;
        QTest::newRow("a student's decimal point") << "1.5" << decimal << 1.5;
        QTest::newRow("three decimals are decimals") << "1.008" << decimal << 1.008;
        QTest::newRow("money has no thousandths") << "15.000" << money << 15000.0;
        QTest::newRow("money with cents, Brazilian") << "15.000,50" << money << 15000.5;
        QTest::newRow("money with cents, English") << "15,000.50" << money << 15000.5;
        QTest::newRow("tariff") << "0,92" << money << 0.92;
        QTest::newRow("tariff with three decimals") << "0.805" << money << 0.805;
        QTest::newRow("millions") << "1.234.567" << decimal << 1234567.0;
        QTest::newRow("exponent") << "5e7" << whole << 5e7;
        QTest::newRow("look README: two points") << "8.000,00.0" << money << none;
        QTest::newRow("words") << "abc" << money << none;
        QTest::newRow("NaN") << "nan" << decimal << none;
        QTest::newRow("infinity") << "inf" << decimal << none;
        QTest::newRow("two decimal marks") << "1,5.2" << decimal << none;
    }
    void numbers()
    {
        QFETCH(QString, typed);
        QFETCH(int, kind);
        QFETCH(double, value);
        const auto read = readNumber(typed, NumberKind(kind));
        QCOMPARE(read.has_value(), !std::isnan(value));
        if (read)
            QCOMPARE(*read, value);
    }

    void whatIsShownCanBeTypedAgain_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("pt-BR") << "pt-BR";
        QTest::newRow("en") << "en";
    }
    void whatIsShownCanBeTypedAgain()
    {
        QFETCH(QString, language);
        const Format format{localeOf(language)};
        for (const double value : {0.0, 0.92, 1.5, 36.0, 8192.0, 15000.5, 1234567.25, 131072.0}) {
            QCOMPARE(readNumber(shownNumber(value, 0, 2, format), NumberKind::money), std::optional{value});
            QCOMPARE(readNumber(editableNumber(value, 2, format), NumberKind::decimal), std::optional{value});
        }
    }

    void fieldKeepsWhatIsTyped()
    {
        NumberField field{{NumberKind::whole, 0, 0}};
        field.show(8192);
        QCOMPARE(field.text(), QStringLiteral("8.192"));
        field.setText(QStringLiteral("x"));
        QVERIFY(!field.reading().valid);
        field.clear();
        QVERIFY(field.reading().valid);
        QVERIFY(!field.reading().value);
    }

    void arrowKeysStep()
    {
        NumberField field{{NumberKind::whole, 0, 0}};
        QSignalSpy stepped{&field, &NumberField::stepped};
        field.show(8192);
        QTest::keyClick(&field, Qt::Key_Up);
        QCOMPARE(stepped.takeFirst().first().toDouble(), 8292.0);
        field.show(36);
        QTest::keyClick(&field, Qt::Key_Down);
        QCOMPARE(stepped.takeFirst().first().toDouble(), 35.0);
    }

    void pickerFinds_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("rows");
        QTest::newRow("nothing typed") << "" << 3;
        QTest::newRow("part of a name") << "llama" << 2;
        QTest::newRow("two words in any order") << "70 meta" << 1;
        QTest::newRow("joined") << "llama3" << 2;
        QTest::newRow("maker") << "alibaba" << 1;
        QTest::newRow("nothing") << "gpt" << 0;
    }
    void pickerFinds()
    {
        QFETCH(QString, typed);
        QFETCH(int, rows);
        PickerModel model;
        PickerFilter filter;
        filter.setSourceModel(&model);
        QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
        QAbstractItemModelTester filterTester{&filter, QAbstractItemModelTester::FailureReportingMode::QtTest};
        model.setItems({{"llama-3.1-8b", QStringLiteral("Llama 3.1 8B"), QStringLiteral("Meta · 8,0 B"), {}},
                        {"llama-3.1-70b", QStringLiteral("Llama 3.1 70B"), QStringLiteral("Meta · 70,6 B"), {}},
                        {"qwen3-14b", QStringLiteral("Qwen3 14B"), QStringLiteral("Alibaba · 14,8 B"), {}}});
        filter.setNeedle(typed);
        QCOMPARE(filter.rowCount(), rows);
    }
};

QTEST_MAIN(TestForms)
#include "tst_forms.moc"
