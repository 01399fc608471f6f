// SPDX-License-Identifier: GPL-3.0-or-later
// Reports as Markdown and CSV: what people typed stays text, and what cannot run has no figures.
#include "text_support.h"

#include "app/report/report_text.h"
#include "engine/tree/writer.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

using namespace cabe;
using namespace texttest;
using namespace Qt::StringLiterals;

namespace {

// A project whose own name, client, stage and option have the given name.
QString documentNamed(const QString& name)
{
    const QString quoted = QString::fromUtf8(QJsonDocument(QJsonArray{name}).toJson(QJsonDocument::Compact)).mid(1).chopped(1);
    return u"{\"cabe\": 1, \"name\": %1, \"client\": {\"name\": %1}, \"stages\": [{\"name\": %1, \"workload\": {\"task\": \"inference\", \"model\": \"llama-3.1-8b\"}}], "
           "\"options\": [{\"own\": \"nvidia-geforce-rtx-3090\", \"name\": %1}]}"_s.arg(quoted);
}

ReportContent contentOf(const QString& text, const Catalog& catalog)
{
    auto documents = readDocuments(text.toStdString(), "test.cabe");
    for (const auto& error : documents.front().errors)
        qWarning("%s", error.code.c_str());
    const auto complete = cabe::complete(*documents.front().project, catalog);
    auto content = reportContent(*complete, catalog);
    return std::move(*content);
}

} // namespace

class TestReportText : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void csvCellsCannotBeFormulas_data();
    void csvCellsCannotBeFormulas();
    void markdownShowsWhatWasTyped_data();
    void markdownShowsWhatWasTyped();
    void whatCannotRunHasNoSpeed();
    void severalStagesSayWhichIsMeant();
};

void TestReportText::csvCellsCannotBeFormulas_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("cell");
    const auto row = [](const char* title, const QString& name, const QString& cell) { QTest::newRow(title) << name << cell; };
    row("equals", u"=cmd|calc"_s, u"'=cmd|calc"_s);
    row("at", u"@SUM(A1)"_s, u"'@SUM(A1)"_s);
    row("plus", u"+1"_s, u"'+1"_s);
    row("minus", u"-1"_s, u"'-1"_s);
    row("true minus", u"\u2212" "1"_s, u"'\u2212" "1"_s);
    row("after blanks", u"   =1"_s, u"'   =1"_s);
    row("after a no-break space", u"\u00a0=1"_s, u"'\u00a0=1"_s);
    row("after a zero-width space", u"\u200b=1"_s, u"'=1"_s);
    row("full width equals", u"\uff1d1"_s, u"'\uff1d1"_s);
    row("full width plus", u"\uff0b1"_s, u"'\uff0b1"_s);
    row("full width minus", u"\uff0d1"_s, u"'\uff0d1"_s);
    row("full width at", u"\uff20x"_s, u"'\uff20x"_s);
    row("tab", u"\t=1"_s, u"' =1"_s);
    row("carriage return", u"\r=1"_s, u"' =1"_s);
    row("line feed", u"\n=1"_s, u"' =1"_s);
    row("tab before a word", u"\tx"_s, u"' x"_s);
    row("direction", u"a\u202e=b"_s, u"a=b"_s);
    row("quotes", u"a\"b"_s, u"\"a\"\"b\""_s);
    row("comma", u"a,b"_s, u"\"a,b\""_s);
    row("formula with a comma", u"=A(1,2)"_s, u"\"'=A(1,2)\""_s);
    row("a word", u"Serve"_s, u"Serve"_s);
    row("sign inside", u"a=b-c"_s, u"a=b-c"_s);
}

void TestReportText::csvCellsCannotBeFormulas()
{
    QFETCH(QString, name);
    QFETCH(QString, cell);
    const QString csv = reportCsv(contentOf(documentNamed(name), catalog()), Sentences{english}, catalog());
    const QStringList lines = csv.split(u"\r\n"_s, Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 2);      // no line break of a name survives
    QVERIFY2(lines[1].startsWith(cell + u','), qPrintable(lines[1]));
    QVERIFY2(lines[1].mid(cell.size() + 1).startsWith(cell), qPrintable(lines[1]));
}

void TestReportText::markdownShowsWhatWasTyped_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("written");
    const auto row = [](const char* title, const QString& name, const QString& written) { QTest::newRow(title) << name << written; };
    row("tag", u"<b>x</b>"_s, u"\\<b\\>x\\</b\\>"_s);
    row("entity", u"&lt;b&gt;"_s, u"&amp;lt;b&amp;gt;"_s);
    row("number entity", u"&#60;"_s, u"&amp;\\#60;"_s);
    row("struck", u"~~x~~"_s, u"\\~\\~x\\~\\~"_s);
    row("strong", u"**x**"_s, u"\\*\\*x\\*\\*"_s);
    row("link", u"[x](y)"_s, u"\\[x\\](y)"_s);
    row("code", u"`x`"_s, u"\\`x\\`"_s);
    row("end of the cell", u"a|b"_s, u"a\\|b"_s);
    row("heading", u"# x"_s, u"\\# x"_s);
    row("backslash", u"a\\b"_s, u"a\\\\b"_s);
    row("list", u"- x"_s, u"\\- x"_s);
    row("numbered list", u"1. x"_s, u"1\\. x"_s);
    row("a number", u"1.008 x"_s, u"1.008 x"_s);
    row("rule", u"--- x"_s, u"\\--- x"_s);
    row("line break", u"a\nb"_s, u"a b"_s);
    row("line separator", u"a\u2028b"_s, u"a b"_s);
    row("right to left override", u"a\u202eb"_s, u"ab"_s);
    row("isolates", u"\u2066a\u2069"_s, u"a"_s);
    row("marks", u"\u200ea\u200f\u061c"_s, u"a"_s);
    row("zero width", u"a\u200b\ufeff\u00adb"_s, u"ab"_s);
    row("tag characters", u"a\U000E0041b"_s, u"ab"_s);
    row("control of C1", u"a\u009bb"_s, u"a b"_s);
    row("accents and symbols", u"Ação € 日本 😀"_s, u"Ação € 日本 😀"_s);
}

void TestReportText::markdownShowsWhatWasTyped()
{
    QFETCH(QString, name);
    QFETCH(QString, written);
    const QString text = reportMarkdown(contentOf(documentNamed(name), catalog()), Sentences{english}, catalog());
    for (const auto& place : {u"# %1\n"_s, u"For %1\n"_s, u"\n## %1\n"_s, u"| %1 | "_s})
        QVERIFY2(text.contains(place.arg(written)), qPrintable(text.left(400)));
    QVERIFY(!text.contains(u"&lt;"_s));
    for (const char32_t c : text.toUcs4())
        QVERIFY(QChar::category(c) != QChar::Other_Format);
}

// What does not fit or is not supported has no speed and no first token; a rented machine shows no peak of 0 W.
void TestReportText::whatCannotRunHasNoSpeed()
{
    const ReportContent content = contentOf(u"cabe: 1\nstages:\n  - workload: {task: inference, model: llama-3.1-8b, weights: Q4_K_M, runtime: llama.cpp}\n"
                                            "options:\n  - {own: {id: nvidia-geforce-rtx-3090, memory_gb: 2}, name: Small}\n"
                                            "  - {rent: {price_per_hour: 2.49, currency: USD, gpu: nvidia-h100-80gb-sxm5}, name: Rented}\n"
                                            "  - {own: nvidia-geforce-rtx-3090, name: Large}\n"_s, catalog());
    QVERIFY(!Sentences::runs(content.stages[0].options[0]));
    QVERIFY(Sentences::runs(content.stages[0].options[1]) && Sentences::runs(content.stages[0].options[2]));
    const QString markdown = reportMarkdown(content, Sentences{english}, catalog());
    const auto cells = [&](const QString& name) {
        for (const auto& line : markdown.split(u'\n'))
            if (line.startsWith(u"| "_s + name + u" |"_s))
                return line.split(u'|');
        return QStringList{};
    };
    constexpr int speed = 7, first = 8, peak = 9;
    QCOMPARE(cells(u"Small"_s)[speed].trimmed(), u"—"_s);
    QCOMPARE(cells(u"Small"_s)[first].trimmed(), u"—"_s);
    QVERIFY(cells(u"Rented"_s)[speed].trimmed() != u"—");
    QCOMPARE(cells(u"Rented"_s)[peak].trimmed(), u"—"_s);
    QVERIFY(cells(u"Large"_s)[speed].trimmed() != u"—" && cells(u"Large"_s)[peak].trimmed() != u"—");
    QVERIFY(!reportCsv(content, Sentences{english}, catalog()).contains(u'—'));
    // One sentence per pair whose curves cross, for the one that ends cheaper.
    QSet<QString> pairs;
    for (const auto& line : markdown.split(u'\n')) {
        static const QRegularExpression crossing(u"^(.+) costs less than (.+) from month"_s);
        const auto match = crossing.match(line);
        if (!match.hasMatch())
            continue;
        QVERIFY2(!pairs.contains(match.captured(2) + match.captured(1)), qPrintable(line));
        pairs << match.captured(1) + match.captured(2);
    }
}

void TestReportText::severalStagesSayWhichIsMeant()
{
    const auto text = [](const QString& more) {
        return reportMarkdown(contentOf(u"cabe: 1\nstages:\n  - {name: Serve, workload: {task: inference, model: llama-3.1-8b}}\n"_s + more
                                            + u"options: [{own: nvidia-geforce-rtx-3090}]\n"_s, catalog()),
                              Sentences{english}, catalog());
    };
    QVERIFY(!text({}).contains(u"Serve · "_s));
    const QString two = text(u"  - {name: Test, workload: {task: inference, model: llama-3.1-8b}}\n"_s);
    QVERIFY(two.contains(u"- Serve · Context: "_s) && two.contains(u"- Test · Context: "_s));
}

QTEST_GUILESS_MAIN(TestReportText)
#include "tst_report_text.moc"
