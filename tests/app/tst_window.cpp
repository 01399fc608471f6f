// SPDX-License-Identifier: GPL-3.0-or-later
// The window as people use it: typing changes the verdict, every field changes the document, undo leads back, languages and themes switch at once.
#include "app/forms/form_panel.h"
#include "app/forms/number_field.h"
#include "app/forms/picker.h"
#include "app/results/detail_tabs.h"
#include "app/results/ranking_model.h"
#include "app/results/ranking_panel.h"
#include "app/results/results_view.h"
#include "app/text/language.h"
#include "app/window/header_bar.h"
#include "app/window/notice_bar.h"
#include "app/window/session.h"
#include "app/window/wrap_label.h"
#include "engine/catalog/load.h"
#include "tests/app/window_fixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QRandomGenerator>
#include <QTest>
#include <QUndoStack>

using namespace cabe;
using namespace Qt::StringLiterals;

namespace {

template <class W>
W* editorOf(WindowFixture& f, const QString& key)
{
    FormRow* row = f.window->forms().row(key);
    return row ? row->findChild<W*>() : nullptr;
}

void type(QLineEdit* field, const QString& text)
{
    field->setFocus();
    field->selectAll();
    QTest::keyClick(field, Qt::Key_Delete);
    QTest::keyClicks(field, text);
}

QString verdict(const WindowFixture& f)
{
    return f.window->results().banner()->text().title;
}

// Every text that a person can read in the window now.
QStringList shownTexts(const QWidget* root)
{
    QStringList texts;
    for (const QLabel* label : root->findChildren<QLabel*>())
        if (label->isVisibleTo(root))
            texts << label->text();
    for (const QAbstractButton* button : root->findChildren<QAbstractButton*>())
        if (button->isVisibleTo(root))
            texts << button->text();
    return texts;
}

} // namespace

class TestWindow : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { WindowFixture::prepare(); }

    void typingAModelChangesTheVerdict()
    {
        WindowFixture f;
        const QString before = verdict(f);
        QVERIFY(!before.isEmpty());
        auto* box = editorOf<PickerBox>(f, u"workload.model"_s);
        QVERIFY(box);
        box->showPopup();
        QTest::keyClicks(box->popup()->filterLine(), u"llama 3.1 405"_s);
        QCOMPARE(box->popup()->shownRows()->rowCount(), 1);
        QTest::keyClick(box->popup()->filterLine(), Qt::Key_Return);
        f.settle();
        QCOMPARE(f.session().project().stages[0].workload.model.id, std::string{"llama-3.1-405b"});
        QVERIFY(verdict(f) != before);
    }

    void typingTheContextChangesTheMemory()
    {
        WindowFixture f;
        const auto total = [&] { return f.session().selectedRanked()->assessment.memory->cards.front().total.value; };
        const double before = total();
        type(editorOf<NumberField>(f, u"workload.context"_s), u"1024"_s);
        f.settle();
        QCOMPARE(*f.session().project().stages[0].workload.context, 1024);
        QVERIFY(f.session().selectedRanked());
        QVERIFY(total() != before);
    }

    void budgetAndSupplyMoveTheAnswer()
    {
        WindowFixture f;
        const auto count = [&] { return f.session().answers()->recommendation.own.size(); };
        const auto before = count();
        type(editorOf<NumberField>(f, u"limits.budget_upfront"_s), u"100"_s);
        f.settle();
        QVERIFY(count() < before);
        QVERIFY(f.window->results().banner()->text().state == Sentences::State::doesNotFit || count() > 0);
    }

    void aWrongNumberKeepsTheLastValid()
    {
        WindowFixture f;
        auto* field = editorOf<NumberField>(f, u"limits.budget_upfront"_s);
        FormRow* row = f.window->forms().row(u"limits.budget_upfront"_s);
        const Project before = f.session().project();
        type(field, u"8.000,00.0"_s);
        QVERIFY(!row->faultText().isEmpty());
        // Typing passed valid amounts on the way; the last of them is in force.
        QVERIFY(f.session().project().limits.budgetUpfront.has_value());
        QVERIFY(f.window->results().banner()->text().reason.contains(row->findChild<QLabel*>()->text()));
        type(field, u"8000"_s);
        QVERIFY(row->faultText().isEmpty());
        QCOMPARE(f.session().project().limits.budgetUpfront->value, 8000.0);
        f.session().undoStack()->setIndex(0);
        QVERIFY(f.session().project() == before);
        f.settle();
    }

    void everyFieldChangesTheDocument_data()
    {
        QTest::addColumn<int>("view");
        QTest::newRow("which GPU") << int(View::whichGpu);
        QTest::newRow("mine") << int(View::mine);
        QTest::newRow("cost") << int(View::cost);
    }
    void everyFieldChangesTheDocument()
    {
        QFETCH(int, view);
        WindowFixture f;
        f.window->setView(View(view));
        int tried = 0;
        for (FormRow* row : f.window->forms().rows()) {
            row->updateVisibility();
            if (row->isHidden() || !row->isEnabled())
                continue;
            const Project before = f.session().project();
            if (auto* number = row->findChild<NumberField*>()) {
                for (const char* text : {"2", "3", "50"}) {
                    type(number, QString::fromLatin1(text));
                    if (f.session().project() != before)
                        break;
                }
            } else if (auto* picker = row->findChild<PickerBox*>()) {
                picker->showPopup();
                QAbstractItemModel* items = picker->popup()->shownRows();
                QVERIFY2(items->rowCount() > 1, qPrintable(row->key()));
                Q_EMIT picker->popup()->picked(items->index(items->rowCount() - 1, 0).data(PickerModel::IdRole).toString());
                picker->hidePopup();
            } else if (auto* combo = row->findChild<QComboBox*>()) {
                for (int i = 0; i < combo->count() && f.session().project() == before; ++i)
                    if (i != combo->currentIndex())
                        Q_EMIT combo->activated(i);
            } else if (auto* check = row->findChild<QCheckBox*>()) {
                check->click();
            } else {
                continue;   // a menu of several words
            }
            QVERIFY2(f.session().project() != before, qPrintable(row->key()));
            ++tried;
            f.session().undoStack()->setIndex(0);
            QVERIFY2(f.session().project() != Project{}, qPrintable(row->key()));
        }
        QVERIFY(tried >= 4);
        f.session().cancel();
    }

    void undoLeadsBack()
    {
        WindowFixture f;
        const Project start = f.session().project();
        QRandomGenerator random{42};
        for (int i = 0; i < 50; ++i) {
            f.session().change({}, {}, [&](Project& p) {
                Workload& w = p.stages[0].workload;
                switch (random.bounded(7)) {
                case 0: w.context = 1024 + int(random.bounded(8192)); break;
                case 1: w.sequences = 1 + int(random.bounded(16)); break;
                case 2: p.limits.budgetUpfront = MoneyInput{double(random.bounded(50000)), {}}; break;
                case 3: p.limits.usedCards = random.bounded(2) == 0; break;
                case 4: p.site.host.powerSupplyW = 300 + double(random.bounded(1200)); break;
                case 5: p.stages.push_back(p.stages.front()); p.stages.back().name += std::to_string(i); break;
                default: p.stages[0].months = 1 + int(random.bounded(60));
                }
            });
        }
        const Project end = f.session().project();
        f.session().undoStack()->setIndex(0);
        QVERIFY(f.session().project() == start);
        f.session().undoStack()->setIndex(f.session().undoStack()->count());
        QVERIFY(f.session().project() == end);
        f.settle();
    }

    void typingIsOneStep()
    {
        WindowFixture f;
        const int before = f.session().undoStack()->count();
        type(editorOf<NumberField>(f, u"workload.context"_s), u"4096"_s);
        QCOMPARE(f.session().undoStack()->count(), before + 1);
        QCOMPARE(f.session().undoName(), u"Context"_s);
        f.session().undoStack()->undo();
        QCOMPARE(*f.session().project().stages[0].workload.context, 8192);
        f.settle();
    }

    void languageSwitchesAtOnce()
    {
        WindowFixture f{u"en"_s};
        f.window->results().tabs()->setCurrent(u"memory"_s);
        QVERIFY(shownTexts(f.window.get()).contains(u"Context"_s));
        f.window->chooseLanguage(u"pt-BR"_s);
        const QStringList texts = shownTexts(f.window.get());
        QVERIFY(texts.contains(u"Contexto"_s));
        QVERIFY(!texts.contains(u"Context"_s));
        QVERIFY(verdict(f).contains(u"cabe"_s));
        QCOMPARE(f.settings->language(), u"pt-BR"_s);
        f.window->chooseLanguage(u"en"_s);
        QVERIFY(verdict(f).contains(u"fits"_s));
    }

    void themeSwitchesAtOnce()
    {
        WindowFixture f;
        f.window->results().tabs()->setCurrent(u"memory"_s);
        const QImage light = f.window->grab().toImage();
        f.window->chooseTheme(ThemeChoice::dark);
        QCoreApplication::processEvents();
        const QImage dark = f.window->grab().toImage();
        QVERIFY(light.pixelColor(light.width() - 3, light.height() / 2).lightness() > 200);
        QVERIFY(dark.pixelColor(dark.width() - 3, dark.height() / 2).lightness() < 60);
        QCOMPARE(f.settings->theme(), ThemeChoice::dark);
    }

    void mnemonicsAreUnique_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("pt-BR") << "pt-BR";
        QTest::newRow("en") << "en";
    }
    void mnemonicsAreUnique()
    {
        QFETCH(QString, language);
        WindowFixture f{language};
        QList<QMenu*> menus = f.window->menuBar()->findChildren<QMenu*>();
        QList<QList<QAction*>> groups{f.window->menuBar()->actions()};
        for (const QMenu* menu : menus)
            groups << menu->actions();
        for (const auto& group : groups) {
            QMap<QChar, QString> seen;
            for (const QAction* action : group) {
                const qsizetype at = action->text().indexOf(u'&');
                if (action->isSeparator() || at < 0 || at + 1 >= action->text().size())
                    continue;
                const QChar key = action->text().at(at + 1).toLower();
                QVERIFY2(!seen.contains(key), qPrintable(action->text() + u" / "_s + seen.value(key)));
                seen.insert(key, action->text());
            }
        }
    }

    void ownCatalogueFaultsAreSaid()
    {
        WindowFixture f;
        QTemporaryDir folder;
        QFile file{folder.filePath(u"mine.yaml"_s)};
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("kind: gpus\ndate: 2026-11-30\nsource: test\nrows:\n  - {id: mine, wats: 100}\n");
        file.close();
        Catalog catalog = *WindowFixture::catalog();
        f.window->reportCatalogFaults(overlay(catalog, folder.path().toStdString()));
        QVERIFY(f.window->results().notice()->isVisible());
        QVERIFY2(f.window->results().notice()->text().contains(u"mine.yaml"_s), qPrintable(f.window->results().notice()->text()));
        QVERIFY(f.window->results().notice()->text().contains(u"5"_s));     // the line
    }

    void everyInputHasAName()
    {
        WindowFixture f;
        for (const View view : {View::whichGpu, View::mine, View::cost}) {
            f.window->setView(view);
            (void)f.window->forms().rows();     // makes the closed sections, too
            for (const QWidget* w : f.window->findChildren<QWidget*>()) {
                const bool input = qobject_cast<const QLineEdit*>(w) || qobject_cast<const QComboBox*>(w) || qobject_cast<const QAbstractButton*>(w)
                                   || qobject_cast<const QAbstractItemView*>(w);
                if (!input || w->focusPolicy() == Qt::NoFocus || !w->isVisibleTo(f.window.get()))
                    continue;
                const auto* button = qobject_cast<const QAbstractButton*>(w);
                const bool named = !w->accessibleName().isEmpty() || (button && !button->text().isEmpty());
                QVERIFY2(named, qPrintable(QString::fromLatin1(w->metaObject()->className()) + u' ' + w->objectName()));
            }
        }
        f.session().cancel();
    }

    void fitsTheSmallestWindow_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("pt-BR") << "pt-BR";
        QTest::newRow("en") << "en";
    }
    void fitsTheSmallestWindow()
    {
        QFETCH(QString, language);
        WindowFixture f{language};
        f.window->resize(1024, 700);
        QCoreApplication::processEvents();
        QCOMPARE(f.window->size(), QSize(1024, 700));
        f.window->resize(1280, 800);
        QCoreApplication::processEvents();
        QCOMPARE(f.window->size(), QSize(1280, 800));
    }

    void pinAndCompare()
    {
        WindowFixture f;
        const auto own = f.session().answers()->recommendation.own;
        QVERIFY(own.size() >= 2);
        f.session().togglePin(own[0].assessment.option);
        f.session().togglePin(own[1].assessment.option);
        f.settle();
        QCOMPARE(f.session().project().options.size(), std::size_t(2));
        QCOMPARE(f.session().answers()->pinned.size(), std::size_t(2));
        f.window->results().tabs()->setCurrent(u"compare"_s);
        QCOMPARE(f.window->results().tabs()->page()->charts().size(), std::size_t(4));
        f.session().togglePin(own[0].assessment.option);
        QCOMPARE(f.session().project().options.size(), std::size_t(1));
        f.settle();
    }

    // The first picture holds the verdict; ranking and details follow by themselves.
    void detailsFollowTheVerdict()
    {
        WindowFixture f;
        MainWindow& window = *f.window;
        const auto shown = [&] { return window.results().hasBody() && window.results().ranking()->table()->isVisible(); };
        QTRY_VERIFY(shown());
        QVERIFY(window.results().ranking()->table()->ranking()->rowCount() > 0);
        QVERIFY(window.results().tabs()->page() && window.results().tabs()->page()->isVisible());
    }

    // The document is open before the window is built: what shows it must not wait for its next change.
    void theFirstDocumentIsShownEverywhere()
    {
        WindowFixture f;
        const auto* box = f.window->findChild<HeaderBar*>()->findChild<QComboBox*>();
        QVERIFY(box);
        QCOMPARE(box->count(), int(f.session().project().stages.size()));
        QCOMPARE(box->currentText(), QString::fromStdString(f.session().project().stages.front().name));
        QVERIFY(!box->currentText().isEmpty());
    }

    void wrappedLabelsGrowWithTheirText()
    {
        WrapLabel label;
        constexpr int width = 120;
        label.setText(u"one"_s);
        const int line = label.heightForWidth(width);
        QCOMPARE(label.heightForWidth(width), line);
        label.setText(u"many words that need several lines in so little room"_s);
        const int lines = label.heightForWidth(width);
        QVERIFY2(lines >= 2 * line, qPrintable(QString::number(lines)));
        QVERIFY(label.heightForWidth(4 * width) < lines);
        QFont large = label.font();
        large.setPixelSize(3 * QFontInfo{large}.pixelSize());
        label.setFont(large);
        QVERIFY(label.heightForWidth(width) > lines);
        QVERIFY(label.sizeHint().height() > line);
    }

    void whyOpensAndEscClosesIt()
    {
        WindowFixture f;
        f.window->results().ranking()->table()->setFocus();
        f.window->results().showWhy(u"kv_cache"_s);
        Drawer* drawer = f.window->results().drawer();
        QVERIFY(drawer->isOpen());
        QVERIFY(shownTexts(drawer).join(u' ').contains(u"KV"_s));
        QTest::keyClick(drawer, Qt::Key_Escape);
        QVERIFY(!drawer->isOpen());
    }

    void costViewCompares()
    {
        WindowFixture f;
        f.window->setView(View::cost);
        f.settle();
        QVERIFY(f.session().answers()->comparison || f.session().answers()->compared.empty());
    }
};

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
