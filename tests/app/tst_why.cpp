// SPDX-License-Identifier: GPL-3.0-or-later
// The Why drawer: every input and every symbol of the engine's formulas has words in both languages; values stand in formulas; nothing is cut;
// the keyboard opens, reads and closes it.
#include "app/results/drawer.h"
#include "app/results/inputs_table.h"
#include "app/results/results_view.h"
#include "app/results/why_inputs.h"
#include "app/results/why_page.h"
#include "app/results/why_text.h"
#include "app/text/language.h"
#include "engine/project/document.h"
#include "tests/app/window_fixture.h"

#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

#include <set>

using namespace cabe;
using namespace Qt::StringLiterals;

namespace {

Project document(const std::string& stages)
{
    const auto read = readDocuments("cabe: 1\nname: t\ncurrency: BRL\nsite: {country: BR, state: SP}\nstages:\n" + stages, "t.cabe");
    return read.size() == 1 && read.front().project ? *read.front().project : Project{};
}

Option cards(const std::string& id, int count)
{
    Option option;
    option.what = std::vector<GpuChoice>(1, GpuChoice{.id = id, .overrides = {}, .price = {}, .idlePowerW = {}, .gpuShare = {}});
    option.count = count;
    return option;
}

// Symbols of a formula that a person would see as code.
std::set<std::string> symbols(const std::string& formula)
{
    static const QRegularExpression word{u"[A-Za-z_][A-Za-z0-9_]*"_s};
    static const QStringList functions{u"min"_s, u"max"_s, u"hypot"_s};
    std::set<std::string> found;
    for (auto it = word.globalMatch(QString::fromStdString(formula)); it.hasNext();)
        if (const QString symbol = it.next().captured(); !functions.contains(symbol))
            found.insert(symbol.toStdString());
    return found;
}

// What the formulas of all explanations speak of; the one that is a sentence is translated as a whole.
void collect(const Assessment& a, std::set<std::string>& names, std::set<std::string>& quantities)
{
    for (const Explanation& e : a.explain) {
        quantities.insert(e.quantity);
        for (const Arg& arg : e.values)
            names.insert(arg.name);
        if (e.quantity != "load_hours_per_month")
            names.merge(symbols(e.formula));
    }
}

constexpr const char* inference = "  - {name: s, months: 12, workload: {task: inference, model: llama-3.1-8b, context: 8192, demand: {requests_per_day: 500}}}\n";

} // namespace

class TestWhy : public QObject
{
    Q_OBJECT
private:
    std::set<std::string> names_, quantities_;

    void ask(const Project& project, const Option& option)
    {
        const auto whole = complete(project, *WindowFixture::catalog());
        QVERIFY2(whole, whole ? "" : whole.error().code.c_str());
        if (const auto a = assess(*whole, 0, option, *WindowFixture::catalog(), {.explain = true}))
            collect(*a, names_, quantities_);
    }

private Q_SLOTS:
    void initTestCase()
    {
        WindowFixture::prepare();
        // Every model of the catalogue in three families of runtimes: dense, mixtures, latent attention, windows, hybrids, compressed caches.
        const Catalog& catalog = *WindowFixture::catalog();
        Project project = document(inference);
        QVERIFY(!project.stages.empty());
        Workload& w = project.stages.front().workload;
        for (const char* runtime : {"llama.cpp", "vllm", "transformers"})
            for (const Model& model : catalog.models.rows()) {
                w.model.id = model.id;
                w.runtime.value = Choice{{runtime}};
                w.runtime.given = true;
                ask(project, cards("nvidia-h200-141gb-sxm5", 8));
            }
        // One conversation with a quantized cache and without flash attention; drafts.
        ask(document("  - {name: s, months: 12, workload: {task: inference, model: qwen3-14b, weights: Q4_K_M, runtime: llama.cpp, flash_attention: false}}\n"),
            cards("nvidia-geforce-rtx-3060-12gb", 1));
        ask(document("  - {name: s, months: 12, workload: {task: inference, model: llama-3.1-70b, runtime: vllm, speculative: {draft: llama-3.2-1b, tokens: 4, accepted: 0.7}}}\n"),
            cards("nvidia-h100-80gb-sxm5", 4));
        for (const char* method : {"full", "lora", "qlora"})
            ask(document(std::string{"  - {name: s, months: 1, workload: {task: finetune, model: llama-3.1-8b, method: "} + method + ", tokens: 1000000}}\n"),
                cards("nvidia-h100-80gb-sxm5", 4));
        Option rent;
        rent.what = RentChoice{.id = catalog.offers.rows().front().id, .pricePerHour = {}, .gpu = {}, .gpus = {}, .provider = {}, .country = {}, .networkMs = {}};
        ask(document(inference), rent);
        Option api;
        api.what = ApiChoice{.id = catalog.apis.rows().front().id, .inputPerMillion = {}, .cachedInputPerMillion = {}, .outputPerMillion = {}, .provider = {}, .model = {}, .country = {}, .networkMs = {}};
        ask(document(inference), api);
        for (const char* quantity : {"weights", "kv_cache", "recurrent_state", "compute", "activations", "runtime", "kv_pool", "optimizer", "decode_tok_s", "prefill_tok_s", "ttft_s",
                                     "speculative_gain", "training.tokens_per_s", "system_peak_w", "psu_w", "heat_btu_h", "upfront", "energy_per_month", "rent_per_month",
                                     "api_per_month", "load_hours_per_month", "total"})
            QVERIFY2(quantities_.contains(quantity), quantity);
        for (const char* symbol : {"latent_layers", "window_layers", "compressed_layers", "recurrent_layers", "experts_read_share"})
            QVERIFY2(names_.contains(symbol), symbol);
    }

    void everyInputHasWords_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("pt-BR") << u"pt-BR"_s;
        QTest::newRow("en") << u"en"_s;
    }
    void everyInputHasWords()
    {
        QFETCH(QString, language);
        setLanguage(u"en"_s);
        std::map<std::string, QString> english;
        for (const std::string& name : names_)
            english[name] = inputName(name);
        setLanguage(language);
        // Words that are the same in both languages.
        static const QStringList shared{u"Total"_s};
        for (const std::string& name : names_) {
            const QString words = inputName(name);
            QVERIFY2(!words.isEmpty(), name.c_str());
            QVERIFY2(!words.contains(u'_'), name.c_str());
            QVERIFY2(symbolName(name) != QString::fromStdString(name) || name.find('_') == std::string::npos, name.c_str());
            if (language != u"en")
                QVERIFY2(words != english[name] || shared.contains(words), qPrintable(words));
        }
    }

    // 2 · 40 layers · 8 KV heads · 128 · 2 bytes · 8192 tokens of Qwen3 14B in 16 bits: 1.25 GiB (config.json of the model).
    void formulaShowsItsNumbers()
    {
        WindowFixture f{u"en"_s};
        const Ranked* ranked = f.session().selectedRanked();
        QVERIFY(ranked);
        const auto a = assess(f.session().answers()->complete, 0, ranked->assessment.option, f.session().catalog(), {.explain = true});
        QVERIFY(a);
        const WhyText text = WhyText::of(f.session(), *a, u"kv_cache"_s, uiSentences());
        QVERIFY(!text.formulas.empty());
        const WhyFormula& formula = text.formulas.front();
        QCOMPARE(formula.filled, u"1 · (40 · 8 · (128 · 2 + 128 · 2) · 8,192)"_s);
        QCOMPARE(formula.result, u"= 1,342,177,280 bytes = 1.3 GiB"_s.replace(u"1.3 GiB"_s, uiFormat().gib(1342177280.0)));
        QVERIFY2(!formula.formula.contains(u'_'), qPrintable(formula.formula));
        for (const WhyFormula& each : text.formulas)
            for (const WhyInput& input : each.inputs)
                QVERIFY2(!input.source.isEmpty(), qPrintable(input.name));
    }

    // Pages of all numbers in both languages: cells of the inputs are whole, links stand inside the window.
    void nothingIsCut_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("pt-BR") << u"pt-BR"_s;
        QTest::newRow("en") << u"en"_s;
    }
    void nothingIsCut()
    {
        QFETCH(QString, language);
        WindowFixture f{language};
        const Ranked* ranked = f.session().selectedRanked();
        QVERIFY(ranked);
        for (const WhyEntry& entry : whyEntries(ranked->assessment, uiSentences())) {
            f.window->results().showWhy(entry.quantity);
            QTest::qWait(20);
            Drawer* drawer = f.window->results().drawer();
            for (InputsTable* table : drawer->findChildren<InputsTable*>()) {
                if (!table->isVisible())
                    continue;
                for (int row = 0; row < table->rowCount(); ++row)
                    for (int column = 0; column < table->columnCount(); ++column) {
                        const QRect cell = table->visualItemRect(table->item(row, column));
                        const QString text = table->item(row, column)->text();
                        const QFontMetrics metrics{uiFont(TextSize::note)};
                        const QRect needed = metrics.boundingRect(QRect{0, 0, cell.width() - 2 * dp(8), 10'000}, Qt::TextWordWrap, text);
                        QVERIFY2(needed.height() <= cell.height() && needed.width() <= cell.width(), qPrintable(text));
                        // Words may wrap, numbers not.
                        if (column == 1 && text.contains(QRegularExpression{u"^[^\\p{L}]*\\d"_s}))
                            QVERIFY2(metrics.horizontalAdvance(text) <= cell.width() - 2 * dp(8), qPrintable(text));
                    }
            }
            int links = 0;
            for (const QPushButton* button : drawer->findChildren<QPushButton*>()) {
                if (!button->isVisible() || button->parentWidget() != drawer->content())
                    continue;
                ++links;
                const QRect place{button->mapTo(f.window.get(), QPoint{}), button->size()};
                QVERIFY2(f.window->rect().contains(place), qPrintable(button->text()));
                QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
            }
            QVERIFY(links >= 2);
        }
    }

    void keyboard()
    {
        WindowFixture f{u"en"_s};
        QWidget* before = f.window->results().banner()->findChild<QPushButton*>();
        QVERIFY(before);
        f.window->activateWindow();
        before->setFocus();
        QCOMPARE(QApplication::focusWidget(), before);
        f.window->results().showWhy(u"kv_cache"_s);
        QTest::qWait(50);       // layouts show what was added with the next turn of the event loop
        Drawer* drawer = f.window->results().drawer();
        QVERIFY(drawer->isAncestorOf(QApplication::focusWidget()));
        // Tab walks through what the drawer holds, each with a name, and never marks the empty frame.
        std::set<const QWidget*> visited;
        for (int i = 0; i < 20 && drawer->isAncestorOf(QApplication::focusWidget()); ++i) {
            const QWidget* focused = QApplication::focusWidget();
            visited.insert(focused);
            const auto* button = qobject_cast<const QAbstractButton*>(focused);
            QVERIFY2(!focused->accessibleName().isEmpty() || (button && !button->text().isEmpty()), focused->metaObject()->className());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        QVERIFY2(visited.size() >= 4, qPrintable(QString::number(visited.size())));
        QVERIFY(!visited.contains(drawer));
        f.window->results().showWhy(u"kv_cache"_s);
        auto* area = drawer->findChild<QScrollArea*>();
        QVERIFY(area);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!drawer->isOpen());
        QCOMPARE(QApplication::focusWidget(), before);
    }

    // New answers make the page anew; the keyboard stays in the drawer.
    void focusSurvivesNewAnswers()
    {
        WindowFixture f{u"en"_s};
        f.window->activateWindow();
        f.window->results().showWhy(u"kv_cache"_s);
        Drawer* drawer = f.window->results().drawer();
        QPushButton* apply = nullptr;
        for (QPushButton* button : drawer->findChildren<QPushButton*>())
            if (button->accessibleName().startsWith(u"Apply"_s))
                apply = button;
        QVERIFY(apply);
        apply->setFocus();
        apply->click();
        f.settle();
        QVERIFY(drawer->isOpen());
        QVERIFY(drawer->isAncestorOf(QApplication::focusWidget()));
    }
};

QTEST_MAIN(TestWhy)
#include "tst_why.moc"
