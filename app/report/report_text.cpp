// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_text.h"

#include "app/text/option_names.h"

#include <QRegularExpression>

#include <functional>

using namespace Qt::StringLiterals;

namespace cabe {

namespace {

constexpr int recommendedRows = 10;
const QString notThere = u"—"_s;    // a value of something that cannot run, or that nobody here can see

// Every option of a stage in the order in which the report shows it.
std::vector<const Assessment*> rows(const ReportStage& stage)
{
    std::vector<const Assessment*> list;
    for (const auto& a : stage.options)
        list.push_back(&a);
    if (stage.recommendation)
        for (const auto* way : {&stage.recommendation->own, &stage.recommendation->rent, &stage.recommendation->api})
            for (const auto& ranked : *way)
                list.push_back(&ranked.assessment);
    return list;
}

// One column of the options table; `number` without value leaves the cell empty.
struct ColumnText {
    QString title;
    std::function<QString(const Assessment&)> text;
    bool number = false;
};

OptionNames namesOf(const ReportStage& stage, const Sentences& s, const Catalog& catalog)
{
    std::vector<const Option*> options;
    for (const auto* a : rows(stage))
        options.push_back(&a->option);
    return {s, catalog, options};
}

std::vector<ColumnText> columns(const Sentences& s, const OptionNames& names, const QString& currency)
{
    const Format& f = s.format();
    const auto gib = [&f](double bytes) { return f.gibNumber(bytes); };
    const auto money = [&f](double amount) { return f.integer(amount); };
    const QString symbol = f.currencySymbol(currency);
    return {
        {Sentences::tr("Option"), [&](const Assessment& a) { return names.of(a.option); }},
        {Sentences::tr("Way"), [&](const Assessment& a) { return s.way(a.option.way()); }},
        {Sentences::tr("State"), [&](const Assessment& a) { return s.stateName(a); }},
        {Sentences::tr("Weight format"), [](const Assessment& a) { return QString::fromStdString(a.format); }},
        {Sentences::tr("Memory used (GiB)"),
         [=](const Assessment& a) {
             double used = 0;
             for (const auto& card : a.memory ? a.memory->cards : std::vector<CardMemory>{})
                 used += card.total.value;
             return a.memory ? gib(used) : QString();
         },
         true},
        {Sentences::tr("Memory usable (GiB)"),
         [=](const Assessment& a) {
             double usable = 0;
             for (const auto& card : a.memory ? a.memory->cards : std::vector<CardMemory>{})
                 usable += double(card.usable.count());
             return a.memory ? gib(usable) : QString();
         },
         true},
        {Sentences::tr("Tokens/s"),
         [&f](const Assessment& a) { return !Sentences::runs(a) ? notThere : a.speed ? f.significant(a.speed->decodeTokS.value) : QString(); }, true},
        {Sentences::tr("First token (s)"),
         [&f](const Assessment& a) { return !Sentences::runs(a) ? notThere : a.speed ? f.significant(a.speed->ttftS.value) : QString(); }, true},
        {Sentences::tr("Peak power (W)"), [&f](const Assessment& a) { return a.power && a.power->systemPeakW > 0 ? f.integer(a.power->systemPeakW) : notThere; }, true},
        {Sentences::tr("Now (%1)").arg(symbol), [=](const Assessment& a) { return a.totalKnown() ? money(a.cost->upfront) : QString(); }, true},
        {Sentences::tr("Per month (%1)").arg(symbol), [=](const Assessment& a) { return a.totalKnown() ? money(a.cost->monthly.value) : QString(); }, true},
        {Sentences::tr("Total (%1)").arg(symbol), [=](const Assessment& a) { return a.totalKnown() ? money(a.cost->total.value) : QString(); }, true},
        {Sentences::tr("Price of"), [&f](const Assessment& a) { return a.cost && a.cost->priceDate ? f.date(QString::fromStdString(*a.cost->priceDate)) : QString(); }},
    };
}

// Without characters that are not seen: those that turn the direction of writing or join letters could make a name look like another,
// control characters and line breaks would leave the cell.
QString visible(const QString& text)
{
    QString plain;
    for (const char32_t c : text.toUcs4()) {
        const QChar::Category category = QChar::category(c);
        const bool breaks = category == QChar::Other_Control || category == QChar::Separator_Line || category == QChar::Separator_Paragraph;
        if (breaks)
            plain += u' ';
        else if (category != QChar::Other_Format && category != QChar::Other_PrivateUse && category != QChar::Other_Surrogate)
            plain += QString::fromUcs4(&c, 1);
    }
    return plain;
}

// Text of a file in a Markdown cell or list item: no markup, no entities, no line breaks, no invisible characters.
QString markdownCell(const QString& source)
{
    static constexpr QStringView marks = u"\\`*_[]<>|#~";
    const QString plain = visible(source).simplified();
    QString text;
    for (const QChar c : plain) {
        if (c == u'&')
            text += u"&amp;"_s;
        else if (marks.contains(c))
            text += QString{u'\\'} + c;
        else
            text += c;
    }
    // What would begin a list or a rule at the start of an item.
    static const QRegularExpression opening(u"^(?:[-+=]|\\d{1,9}(?=[.)](?:\\s|$)))"_s);
    if (const auto match = opening.match(text); match.hasMatch())
        text.insert(match.captured().size() - (match.captured().front().isDigit() ? 0 : 1), u'\\');
    return text;
}

QString markdownTable(const ReportStage& stage, const std::vector<ColumnText>& cols)
{
    QString head = u"|"_s, rule = u"|"_s, body;
    for (const auto& col : cols) {
        head += u' ' + col.title + u" |"_s;
        rule += col.number ? u" ---: |"_s : u" --- |"_s;
    }
    for (const auto* a : rows(stage)) {
        body += u'|';
        for (const auto& col : cols)
            body += u' ' + markdownCell(col.text(*a)) + u" |"_s;
        body += u'\n';
    }
    return head + u'\n' + rule + u'\n' + body;
}

QString stageMarkdown(const ReportStage& stage, const Sentences& s, const Catalog& catalog, const QString& currency)
{
    const OptionNames names = namesOf(stage, s, catalog);
    const auto cols = columns(s, names, currency);
    QString text = u"\n## "_s + markdownCell(QString::fromStdString(stage.name)) + u"\n\n"_s;
    if (stage.recommendation && !stage.recommendation->own.empty()) {
        const Ranked& best = stage.recommendation->own.front();
        text += u"**"_s + markdownCell(names.of(best.assessment.option)) + u"**: "_s + markdownCell(s.verdict(best.assessment)) + u". "_s + markdownCell(s.reason(best)) + u"\n\n"_s;
    }
    text += markdownTable(stage, cols);
    if (stage.recommendation)
        text += u'\n' + s.rejectedSummary(*stage.recommendation) + u'\n';
    QString checks;
    for (const auto* a : rows(stage))
        for (const auto& check : a->checks)
            if (check.severity != Severity::note)
                checks += u"- "_s + markdownCell(names.of(a->option)) + u": "_s + s.severity(check.severity) + u". "_s + markdownCell(s.check(check)) + u'\n';
    if (!checks.isEmpty())
        text += u"\n### "_s + Sentences::tr("To verify") + u"\n\n"_s + checks;
    return text;
}

QString comparisonMarkdown(const Comparison& c, const Sentences& s, const Catalog& catalog)
{
    const Format& f = s.format();
    const OptionNames names(s, catalog, c);
    std::size_t next = 0;
    QString remarks;
    const QString currency = QString::fromStdString(c.currency);
    QString text = u"\n## "_s + Sentences::tr("Costs on one time axis") + u"\n\n| "_s + Sentences::tr("Option") + u" | "_s + Sentences::tr("Now") + u" | "_s
        + Sentences::tr("Total") + u" | "_s + Sentences::tr("Present value") + u" |\n| --- | ---: | ---: | ---: |\n"_s;
    for (const auto* list : {&c.options, &c.plans})
        for (const auto& o : *list) {
            const QString name = markdownCell(names.at(next++));
            if (o.capacityShort)
                remarks += u"\n"_s + name + u": "_s + s.check(*o.capacityShort) + u".\n"_s;
            if (!o.error && !o.monthly.empty())
                text += u"| "_s + name + u" | "_s + f.money(o.monthly.front(), currency) + u" | "_s
                    + f.money(o.total, currency) + u" | "_s + f.money(o.presentValue, currency) + u" |\n"_s;
        }
    text += remarks;
    for (const auto& p : c.pairs)
        // Curves cross once for both of a pair: the sentence belongs to the one that ends cheaper.
        if (p.breakEvenMonth && c.options[std::size_t(p.a)].total < c.options[std::size_t(p.b)].total)
            text += u"\n"_s
                + Sentences::tr("%1 costs less than %2 from month %3.")
                      .arg(markdownCell(names.at(std::size_t(p.a))), markdownCell(names.at(std::size_t(p.b))))
                      .arg(*p.breakEvenMonth)
                + u'\n';
    return text;
}

// A spreadsheet runs a cell that begins like a formula, whatever the file says about types, blanks before it or the width of the sign.
QString csvCell(QString text, bool number, QChar separator)
{
    static constexpr QStringView dangerous = u"=+-@\uFF1D\uFF0B\uFF0D\uFF20\u2212";
    if (!number) {
        const bool broken = !text.isEmpty() && QChar::category(text.front().unicode()) == QChar::Other_Control;
        text = visible(text);
        const QString seen = text.trimmed();
        if (broken || (!seen.isEmpty() && dangerous.contains(seen.front())))
            text.prepend(u'\'');
    }
    if (text.contains(separator) || text.contains(u'"') || text.contains(u'\n'))
        text = u'"' + text.replace(u'"', u"\"\""_s) + u'"';
    return text;
}

} // namespace

Result<ReportContent> reportContent(const CompleteProject& complete, const Catalog& catalog)
{
    ReportContent content;
    content.complete = complete;
    for (int i = 0; i < int(complete.project.stages.size()); ++i) {
        ReportStage stage;
        stage.name = complete.project.stages[std::size_t(i)].name;
        for (const auto& option : complete.project.options) {
            auto a = assess(complete, i, option, catalog);
            if (!a)
                return a.error();
            stage.options.push_back(std::move(*a));
        }
        if (complete.project.options.empty()) {
            auto r = recommend(complete, i, catalog, {.top = recommendedRows, .explain = false, .cancelled = nullptr, .progress = {}});
            if (!r)
                return r.error();
            stage.recommendation = std::move(*r);
        }
        content.stages.push_back(std::move(stage));
    }
    if (complete.project.options.size() > 1) {
        auto c = compare(complete, catalog);
        if (!c)
            return c.error();
        content.comparison = std::move(*c);
    }
    return content;
}

namespace {

// Which stage an assumption belongs to, where there are several.
QString stageOf(const Assumption& assumption, const Project& project)
{
    static const QRegularExpression index(u"^stages\\[(\\d+)\\]"_s);
    const auto match = index.match(QString::fromStdString(assumption.key));
    const std::size_t stage = match.hasMatch() ? match.captured(1).toUInt() : 0;
    return match.hasMatch() && project.stages.size() > 1 && stage < project.stages.size() ? QString::fromStdString(project.stages[stage].name) + u" · "_s : QString();
}

} // namespace

QString reportMarkdown(const ReportContent& content, const Sentences& s, const Catalog& catalog)
{
    const Project& project = content.complete.project;
    const QString currency = QString::fromStdString(*project.currency);
    QString text = u"# "_s + markdownCell(QString::fromStdString(*project.name)) + u"\n\n"_s;
    if (!project.client.name->empty())
        text += Sentences::tr("For %1").arg(markdownCell(QString::fromStdString(*project.client.name))) + u"\n\n"_s;
    text += Sentences::tr("Catalogue of %1. Predictions with 90% intervals; prices carry their dates.").arg(s.format().date(QString::fromStdString(catalog.date))) + u'\n';
    for (const auto& stage : content.stages)
        text += stageMarkdown(stage, s, catalog, currency);
    if (content.comparison)
        text += comparisonMarkdown(*content.comparison, s, catalog);
    text += u"\n## "_s + Sentences::tr("What was assumed") + u"\n\n"_s;
    std::vector<Assumption> all = content.complete.assumed;
    for (const auto& stage : content.stages)
        for (const Assessment* a : rows(stage))
            for (const auto& assumption : a->assumed)
                if (std::ranges::find(all, assumption.key, &Assumption::key) == all.end())
                    all.push_back(assumption);
    for (const auto& assumption : all)
        text += u"- "_s + markdownCell(stageOf(assumption, project) + s.assumption(assumption, catalog)) + u'\n';
    return text + u'\n';
}

QString reportCsv(const ReportContent& content, const Sentences& s, const Catalog& catalog)
{
    const QChar separator = s.format().portuguese() ? u';' : u',';
    const QString currency = QString::fromStdString(*content.complete.project.currency);
    // Grouped thousands would be read as text or, worse, as decimals.
    const QString group = s.format().locale().groupSeparator();
    QString text = csvCell(Sentences::tr("Stage"), false, separator);
    for (const auto& col : columns(s, OptionNames{s, catalog, std::vector<Option>{}}, currency))
        text += separator + csvCell(col.title, false, separator);
    text += u"\r\n"_s;
    for (const auto& stage : content.stages) {
        const OptionNames names = namesOf(stage, s, catalog);
        const auto cols = columns(s, names, currency);
        for (const auto* a : rows(stage)) {
            text += csvCell(QString::fromStdString(stage.name), false, separator);
            for (const auto& col : cols) {
                QString cell = col.text(*a);
                if (col.number && cell == notThere)
                    cell.clear();   // a column of numbers takes an empty cell, no word
                if (col.number)
                    cell.remove(group).replace(QChar(0x2212), u'-');
                text += separator + csvCell(cell, col.number, separator);
            }
            text += u"\r\n"_s;
        }
    }
    return text;
}

} // namespace cabe
