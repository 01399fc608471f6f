// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the window in both languages, both themes and three sizes, into the folder "screens" of the build; each is checked for its size, for
// texts that are cut, and (Portuguese) for words that were left in English.
#include "app/cost/chart_card.h"
#include "app/cost/cost_view.h"
#include "app/forms/form_panel.h"
#include "app/results/detail_page.h"
#include "app/results/detail_tabs.h"
#include "app/results/results_view.h"
#include "app/text/language.h"
#include "app/window/session.h"
#include "tests/app/window_fixture.h"

#include <QAbstractButton>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace cabe;
using namespace Qt::StringLiterals;

namespace {

struct Scene {
    const char* name;
    void (*prepare)(WindowFixture&);
    QSize size;
};

void pinFirst(WindowFixture& f, std::size_t count)
{
    const auto own = f.session().answers()->recommendation.own;
    f.session().change({}, {}, [&](Project& p) {
        for (std::size_t i = 0; i < std::min(count, own.size()); ++i)
            p.options.push_back(own[i].assessment.option);
    });
    f.settle();
}

void showCosts(WindowFixture& f, const QString& example)
{
    f.window->document().openExample(example);
    f.window->setView(View::cost);
}

const std::vector<Scene>& scenes()
{
    static const std::vector<Scene> all{
        {"01-which-gpu", [](WindowFixture& f) { f.window->results().tabs()->setCurrent(u"memory"_s); }, {1280, 800}},
        {"01-which-gpu-1920", [](WindowFixture& f) { f.window->results().tabs()->setCurrent(u"memory"_s); }, {1920, 1080}},
        {"02-compare",
         [](WindowFixture& f) {
             pinFirst(f, 5);
             f.window->results().tabs()->setCurrent(u"compare"_s);
         },
         {1280, 800}},
        {"02-compare-1920",
         [](WindowFixture& f) {
             pinFirst(f, 5);
             f.window->results().tabs()->setCurrent(u"compare"_s);
         },
         {1920, 1080}},
        {"03-cost", [](WindowFixture& f) { showCosts(f, u"company"_s); }, {1280, 800}},
        {"03-cost-1920", [](WindowFixture& f) { showCosts(f, u"company"_s); }, {1920, 1080}},
        {"03-cost-tables",
         [](WindowFixture& f) {
             showCosts(f, u"company"_s);
             f.settle();
             for (ChartCard* card : f.window->findChildren<ChartCard*>())
                 card->showTable(true);
         },
         {1280, 800}},
        {"03-cost-student", [](WindowFixture& f) { showCosts(f, u"student"_s); }, {1280, 800}},
        {"03-cost-three",
         [](WindowFixture& f) {
             f.window->document().openExample(u"company"_s);
             f.session().change({}, {}, [](Project& p) { p.limits.dataCountry.reset(); });
             f.window->setView(View::cost);
         },
         {1280, 800}},
        {"03-cost-production",
         [](WindowFixture& f) {
             f.window->document().openExample(u"startup"_s);
             f.session().setStage(2);
             f.window->setView(View::cost);
         },
         {1280, 800}},
        {"03-cost-narrow", [](WindowFixture& f) { showCosts(f, u"company"_s); }, {1024, 700}},
        {"03-cost-why",
         [](WindowFixture& f) {
             showCosts(f, u"company"_s);
             f.settle();
             f.window->findChild<CostView*>()->showWhy();
         },
         {1280, 800}},
        {"06-why", [](WindowFixture& f) { f.window->results().showWhy(u"kv_cache"_s); }, {1280, 800}},
        {"06-why-overview", [](WindowFixture& f) { f.window->results().showWhy({}); }, {1280, 800}},
        {"06-why-speed", [](WindowFixture& f) { f.window->results().showWhy(u"decode_tok_s"_s); }, {1280, 800}},
        {"06-why-power", [](WindowFixture& f) { f.window->results().showWhy(u"power.system_peak_w"_s); }, {1280, 800}},
        {"06-why-monthly", [](WindowFixture& f) { f.window->results().showWhy(u"cost.monthly"_s); }, {1280, 800}},
        {"06-why-vllm",
         [](WindowFixture& f) {
             f.window->document().openExample(u"company"_s);
             f.settle();
             f.window->results().showWhy(u"kv_cache"_s);
         },
         {1280, 800}},
        {"06-why-training",
         [](WindowFixture& f) {
             f.window->document().openExample(u"startup"_s);
             f.session().setStage(1);
             f.settle();
             f.window->results().showWhy(u"training.hours"_s);
         },
         {1280, 800}},
        {"06-why-narrow", [](WindowFixture& f) { f.window->results().showWhy(u"kv_cache"_s); }, {1024, 700}},
        {"11-speed", [](WindowFixture& f) { f.window->results().tabs()->setCurrent(u"speed"_s); }, {1280, 800}},
        {"11-speed-1920", [](WindowFixture& f) { f.window->results().tabs()->setCurrent(u"speed"_s); }, {1920, 1080}},
        {"11-speed-narrow", [](WindowFixture& f) { f.window->results().tabs()->setCurrent(u"speed"_s); }, {1024, 700}},
        {"11-speed-narrow-table",
         [](WindowFixture& f) {
             f.window->results().tabs()->setCurrent(u"speed"_s);
             f.settle();
             for (auto* button : f.window->results().tabs()->page()->findChildren<QPushButton*>())
                 button->click();
         },
         {1024, 700}},
        {"11-speed-serving",
         [](WindowFixture& f) {
             f.window->document().openExample(u"company"_s);
             f.settle();
             f.window->results().tabs()->setCurrent(u"speed"_s);
         },
         {1280, 800}},
        {"11-speed-five",
         [](WindowFixture& f) {
             pinFirst(f, 5);
             f.window->results().tabs()->setCurrent(u"speed"_s);
         },
         {1920, 1080}},
        {"11-speed-training",
         [](WindowFixture& f) {
             f.window->document().openExample(u"startup"_s);
             f.session().setStage(1);
             f.settle();
             f.window->results().tabs()->setCurrent(u"speed"_s);
         },
         {1280, 800}},
        {"09-empty", [](WindowFixture& f) { f.session().change({}, {}, [](Project& p) { p.limits.budgetUpfront = MoneyInput{50, {}}; }); }, {1280, 800}},
        {"10-narrow", [](WindowFixture& f) { f.window->results().tabs()->setCurrent(u"memory"_s); }, {1024, 700}},
        {"mine-too-small",
         [](WindowFixture& f) {
             f.session().change({}, {}, [](Project& p) { p.site.host.gpus = std::vector<std::string>{"nvidia-geforce-gtx-1050-ti"}; });
             f.window->setView(View::mine);
         },
         {1280, 800}},
        {"mine-narrow",
         [](WindowFixture& f) {
             f.session().change({}, {}, [](Project& p) { p.site.host.gpus = std::vector<std::string>{"nvidia-geforce-rtx-3060-12gb"}; });
             f.window->setView(View::mine);
         },
         {1024, 700}},
        {"mine",
         [](WindowFixture& f) {
             f.session().change({}, {}, [](Project& p) { p.site.host.gpus = std::vector<std::string>{"nvidia-geforce-rtx-3060-12gb"}; });
             f.window->setView(View::mine);
         },
         {1280, 800}},
    };
    return all;
}

// Labels and buttons on one line whose text is wider than they are.
QStringList cutTexts(const QWidget* window)
{
    QStringList cut;
    for (const QLabel* label : window->findChildren<QLabel*>())
        if (label->isVisible() && !label->wordWrap() && !label->text().isEmpty() && label->textFormat() != Qt::RichText
            && label->fontMetrics().horizontalAdvance(label->text()) > label->contentsRect().width() + 1)
            cut << label->text();
    for (const QAbstractButton* button : window->findChildren<QAbstractButton*>())
        if (button->isVisible() && !button->text().isEmpty() && button->inherits("QPushButton") && button->sizeHint().width() > button->width() + 1
            && button->sizePolicy().horizontalPolicy() != QSizePolicy::Ignored)
            cut << button->text();
    return cut;
}

// Words that the interface never has in Portuguese.
QStringList englishWords(const QWidget* window)
{
    static const QStringList words{u"Weight"_s, u"Upfront"_s, u"Context"_s, u"Budget"_s, u"Option"_s, u"Checks"_s, u"Memory"_s, u"Cost"_s};
    QStringList found;
    for (const QLabel* label : window->findChildren<QLabel*>())
        for (const QString& word : words)
            if (label->isVisible() && label->text().split(u' ').contains(word))
                found << label->text();
    return found;
}

} // namespace

class TestScreens : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        WindowFixture::prepare();
        QDir{}.mkpath(QStringLiteral(CABE_SCREENS_DIR));
    }

    void pictures_data()
    {
        QTest::addColumn<int>("scene");
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("dark");
        for (std::size_t i = 0; i < scenes().size(); ++i)
            for (const char* language : {"pt-BR", "en"})
                for (const bool dark : {false, true})
                    QTest::addRow("%s %s %s", scenes()[i].name, language, dark ? "dark" : "light") << int(i) << QString::fromLatin1(language) << dark;
    }
    void pictures()
    {
        QFETCH(int, scene);
        QFETCH(QString, language);
        QFETCH(bool, dark);
        const Scene& s = scenes()[std::size_t(scene)];
        WindowFixture f{language};
        f.window->resize(s.size);
        f.window->chooseTheme(dark ? ThemeChoice::dark : ThemeChoice::light);
        s.prepare(f);
        f.settle();
        // Layouts need a turn of the event loop for what became visible, and one more for what follows from that.
        QTest::qWait(50);
        const QPixmap picture = f.window->grab();
        QCOMPARE(picture.size(), s.size);
        const QString file = QStringLiteral(CABE_SCREENS_DIR) + u"/%1.%2.%3.png"_s.arg(QLatin1StringView{s.name}, language, dark ? u"dark"_s : u"light"_s);
        QVERIFY(picture.save(file));
        const QStringList cut = cutTexts(f.window.get());
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u" | "_s)));
        if (language == u"pt-BR") {
            const QStringList english = englishWords(f.window.get());
            QVERIFY2(english.isEmpty(), qPrintable(english.join(u" | "_s)));
        }
    }
};

QTEST_MAIN(TestScreens)
#include "tst_screens.moc"
