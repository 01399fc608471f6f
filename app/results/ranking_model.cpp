// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/ranking_model.h"

#include "app/forms/picker_model.h"
#include "app/results/memory_parts.h"
#include "app/results/money_text.h"

#include <algorithm>
#include <array>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

int countOf(const Assessment& a, Severity severity)
{
    return int(std::ranges::count(a.checks, severity, &Check::severity));
}

const Estimate* speedOf(const Assessment& a)
{
    return a.speed ? &a.speed->decodeTokS : a.training ? &a.training->tokensPerS : nullptr;
}

QString currencyOf(const Assessment& a)
{
    return a.cost ? QString::fromStdString(a.cost->currency) : QString{};
}

} // namespace

RankingModel::RankingModel(Session* session, QObject* parent) : QAbstractTableModel{parent}, session_{session}, words_{uiSentences()}
{
    connect(session_, &Session::answersChanged, this, &RankingModel::update);
    connect(session_, &Session::projectChanged, this, [this] {
        if (rows_ > 0)
            Q_EMIT dataChanged(index(0, PinColumn), index(rows_ - 1, PinColumn));
    });
    update();
}

// Rows are changed in place so that selection and scroll position stay.
void RankingModel::update()
{
    const auto answers = session_->answers();
    const int rows = answers ? int(answers->recommendation.own.size()) : 0;
    names_.emplace(answerNames(*session_)); // before the answers that the old names point into go
    if (rows < rows_) {
        beginRemoveRows({}, rows, rows_ - 1);
        rows_ = rows;
        answers_ = answers;
        endRemoveRows();
    } else if (rows > rows_) {
        beginInsertRows({}, rows_, rows - 1);
        rows_ = rows;
        answers_ = answers;
        endInsertRows();
    }
    answers_ = answers;
    if (rows_ > 0)
        Q_EMIT dataChanged(index(0, 0), index(rows_ - 1, ColumnCount - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

void RankingModel::retranslate()
{
    words_ = uiSentences();
    update();
}

const Ranked* RankingModel::ranked(int row) const
{
    return answers_ && row >= 0 && row < rows_ ? &answers_->recommendation.own[std::size_t(row)] : nullptr;
}

bool RankingModel::isPinned(int row) const
{
    const Ranked* r = ranked(row);
    return r && session_->pinnedIndex(r->assessment.option) >= 0;
}

int RankingModel::warnings(int row) const
{
    const Ranked* r = ranked(row);
    return r ? countOf(r->assessment, Severity::warning) : 0;
}

int RankingModel::blockers(int row) const
{
    const Ranked* r = ranked(row);
    return r ? countOf(r->assessment, Severity::blocker) : 0;
}

QString RankingModel::optionText(int row) const
{
    const Ranked* r = ranked(row);
    if (!r || !names_)
        return {};
    const QString name = names_->of(r->assessment.option);
    switch (r->assessment.penalty) {
    case Penalty::none: return name;
    case Penalty::hostMemory: return tr("%1 + host memory").arg(name);
    case Penalty::disk: return tr("%1 + disk").arg(name);
    }
    return name;
}

int RankingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : rows_;
}

int RankingModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

Qt::ItemFlags RankingModel::flags(const QModelIndex& index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren : Qt::NoItemFlags;
}

int RankingModel::months() const
{
    if (!answers_ || answers_->complete.project.stages.empty())
        return 0;
    return *answers_->complete.project.stages[std::size_t(answers_->stage)].months;
}

QVariant RankingModel::data(const QModelIndex& index, int role) const
{
    const Ranked* r = index.isValid() ? ranked(index.row()) : nullptr;
    if (!r)
        return {};
    const Assessment& a = r->assessment;
    switch (role) {
    case Qt::DisplayRole: return cellText(a, index.row(), index.column());
    case PlainRole: return cellText(a, index.row(), index.column());
    case Qt::AccessibleTextRole: return QString{columnName(index.column()) + u": "_s + cellText(a, index.row(), index.column())};
    case Qt::ToolTipRole: return tooltip(*r, index.row(), index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment{Qt::AlignVCenter
                                                 | (index.column() >= SpeedColumn && index.column() != FormatColumn ? Qt::AlignRight : Qt::AlignLeft)});
    case SortRole: return sortValue(a, index.row(), index.column());
    case SearchRole:
        return foldedText(optionText(index.row()) + u' ' + QString::fromStdString(a.format) + u' ' + QString::fromStdString(a.runtime) + u' '
                          + (a.gpus.empty() ? QString{} : QString::fromStdString(a.gpus.front().vendor + ' ' + a.gpus.front().architecture)) + u' '
                          + words_.stateName(Sentences::state(a)));
    default: return {};
    }
}

QString RankingModel::cellText(const Assessment& a, int row, int column) const
{
    const Format& f = words_.format();
    const QString currency = currencyOf(a);
    switch (column) {
    case StateColumn: return words_.stateName(Sentences::state(a));
    case OptionColumn: return optionText(row);
    case MemoryColumn: {
        if (!a.memory)
            return {};
        const MemorySums sums = memorySums(a.memory->cards);
        return f.gibNumber(sums.total) + u" / "_s + f.gibNumber(sums.usable);
    }
    case SpeedColumn: return speedOf(a) ? f.significant(speedOf(a)->value) : QString{};
    case UpfrontColumn: return a.cost ? wholeMoney(f, a.cost->upfront, currency) : QString{};
    case MonthlyColumn: return a.cost ? wholeMoney(f, a.cost->monthly.value, currency) : QString{};
    case TotalColumn: return a.cost ? wholeMoney(f, a.cost->total.value, currency) : QString{};
    case ChecksColumn: return checksText(a);
    case PinColumn: return isPinned(row) ? tr("pinned") : tr("not pinned");
    case FormatColumn: return QString::fromStdString(a.format);
    case FirstTokenColumn: return a.speed ? f.seconds(a.speed->ttftS.value) : QString{};
    case PrefillColumn: return a.speed ? f.significant(a.speed->prefillTokS.value, 3) : QString{};
    case PeakColumn: return a.power && a.power->systemPeakW > 0 ? f.watts(a.power->systemPeakW) : QString{};
    case EnergyColumn: return a.power ? f.unit(a.power->kwhPerMonth.value, 0, u"kWh"_s) : QString{};
    case PerMillionColumn: return a.cost && a.cost->perMillionTokens ? f.moneyPrecise(a.cost->perMillionTokens->value, currency) : QString{};
    case PerGbColumn: return a.cost && a.cost->perGbVram ? wholeMoney(f, *a.cost->perGbVram, currency) : QString{};
    case PromptColumn: return promptSeconds(a) ? f.seconds(*promptSeconds(a)) : QString{};
    case PeopleColumn: return a.speed && a.speed->maxUsers ? f.integer(double(*a.speed->maxUsers)) : QString{};
    default: return {};
    }
}

// Until the whole prompt of the document has been read.
std::optional<double> RankingModel::promptSeconds(const Assessment& a) const
{
    if (!a.speed || a.speed->prefillTokS.value <= 0 || !answers_)
        return std::nullopt;
    return *answers_->complete.project.stages[std::size_t(answers_->stage)].workload.promptTokens / a.speed->prefillTokS.value;
}

QString RankingModel::checksText(const Assessment& a) const
{
    QStringList parts;
    if (const int n = countOf(a, Severity::blocker); n > 0)
        parts << tr("%Ln blocker(s)", nullptr, n);
    if (const int n = countOf(a, Severity::warning); n > 0)
        parts << tr("%Ln warning(s)", nullptr, n);
    return parts.join(u", "_s);
}

QVariant RankingModel::sortValue(const Assessment& a, int row, int column) const
{
    const auto known = [](bool present, double value) { return present ? QVariant{value} : QVariant{}; };
    switch (column) {
    case StateColumn: return int(Sentences::state(a));
    case OptionColumn: return optionText(row);
    case MemoryColumn: return known(a.memory.has_value(), a.memory ? memorySums(a.memory->cards).usable : 0);
    case SpeedColumn: return known(speedOf(a) != nullptr, speedOf(a) ? speedOf(a)->value : 0);
    case UpfrontColumn: return known(a.cost.has_value(), a.cost ? a.cost->upfront : 0);
    case MonthlyColumn: return known(a.cost.has_value(), a.cost ? a.cost->monthly.value : 0);
    case TotalColumn: return known(a.cost.has_value(), a.cost ? a.cost->total.value : 0);
    case ChecksColumn: return countOf(a, Severity::blocker) * 1000 + countOf(a, Severity::warning);
    case PinColumn: return isPinned(row) ? 0 : 1;
    case FormatColumn: return QString::fromStdString(a.format);
    case FirstTokenColumn: return known(a.speed.has_value(), a.speed ? a.speed->ttftS.value : 0);
    case PrefillColumn: return known(a.speed.has_value(), a.speed ? a.speed->prefillTokS.value : 0);
    case PeakColumn: return known(a.power && a.power->systemPeakW > 0, a.power ? a.power->systemPeakW : 0);
    case EnergyColumn: return known(a.power.has_value(), a.power ? a.power->kwhPerMonth.value : 0);
    case PerMillionColumn: {
        const bool present = a.cost && a.cost->perMillionTokens;
        return known(present, present ? a.cost->perMillionTokens->value : 0);
    }
    case PerGbColumn: return known(a.cost && a.cost->perGbVram, a.cost && a.cost->perGbVram ? *a.cost->perGbVram : 0);
    case PromptColumn: return known(promptSeconds(a).has_value(), promptSeconds(a).value_or(0));
    case PeopleColumn: return known(a.speed && a.speed->maxUsers, a.speed && a.speed->maxUsers ? double(*a.speed->maxUsers) : 0);
    default: return {};
    }
}

QString RankingModel::tooltip(const Ranked& r, int row, int column) const
{
    const Assessment& a = r.assessment;
    const Format& f = words_.format();
    switch (column) {
    case StateColumn: return words_.verdict(a);
    case OptionColumn: {
        QStringList lines{optionText(row)};
        if (!a.format.empty())
            lines << QString::fromStdString(a.format + ", " + a.runtime + (a.backend.empty() ? "" : ", " + a.backend));
        if (!r.labels.empty())
            lines << words_.label(r.labels.front()) + u": "_s + words_.labelRule(r.labels.front());
        return lines.join(u'\n');
    }
    case MemoryColumn: {
        if (!a.memory)
            return {};
        QStringList lines;
        for (const MemoryPart& part : memoryParts(a.memory->cards))
            lines << words_.memoryPart(part.id) + u": "_s + f.gib(part.bytes) + u" ("_s + tr("%1 bytes").arg(f.integer(part.bytes)) + u')';
        return lines.join(u'\n');
    }
    case SpeedColumn: return speedOf(a) ? f.speed(*speedOf(a)) + (a.speed ? u", "_s + words_.boundBy(a.speed->boundBy) : QString{}) : QString{};
    case UpfrontColumn:
    case MonthlyColumn:
    case TotalColumn:
        return a.cost && a.cost->priceDate ? tr("Price of %1").arg(f.date(QString::fromStdString(*a.cost->priceDate))) : QString{};
    case ChecksColumn: {
        QStringList lines;
        for (const Check& check : a.checks)
            if (check.severity != Severity::note)
                lines << words_.severity(check.severity) + u": "_s + words_.check(check);
        return lines.join(u'\n');
    }
    case PinColumn: return isPinned(row) ? tr("Unpin") : tr("Pin to compare");
    default: return {};
    }
}

QString RankingModel::columnName(int column) const
{
    switch (column) {
    case StateColumn: return tr("Verdict");
    case OptionColumn: return tr("Option");
    case MemoryColumn: return tr("Memory (GiB)");
    case SpeedColumn: return tr("Tokens/s");
    case UpfrontColumn: return tr("Upfront");
    case MonthlyColumn: return tr("Per month");
    case TotalColumn: return tr("%Ln months", "column: total over that many months", months());
    case ChecksColumn: return tr("Checks");
    case PinColumn: return tr("Pin");
    case FormatColumn: return tr("Format");
    case FirstTokenColumn: return tr("First token");
    case PrefillColumn: return tr("Prefill (tok/s)");
    case PeakColumn: return tr("Full load");
    case EnergyColumn: return tr("Energy per month");
    case PerMillionColumn: return tr("Per million tokens");
    case PerGbColumn: return tr("Per GB of VRAM");
    case PromptColumn: return tr("Your prompt", "column: seconds until the prompt is read");
    case PeopleColumn: return tr("People at once", "column: how many within both targets");
    default: return {};
    }
}

QVariant RankingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole || role == Qt::AccessibleTextRole ? QVariant{section + 1} : QVariant{};
    switch (role) {
    case Qt::DisplayRole: return section == StateColumn || section == PinColumn ? QString{} : columnName(section);
    case Qt::AccessibleTextRole: return columnName(section);
    case Qt::ToolTipRole: return columnName(section);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment{
            Qt::AlignVCenter
            | (section >= SpeedColumn && section != ChecksColumn && section != FormatColumn ? Qt::AlignRight : Qt::AlignLeft)});
    default: return {};
    }
}

// --- RankingFilter ---

void RankingFilter::setNeedle(const QString& typed)
{
    needles_ = foldedText(typed).split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool RankingFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (needles_.isEmpty())
        return true;
    const QString words = sourceModel()->index(row, 0, parent).data(RankingModel::SearchRole).toString();
    return std::ranges::all_of(needles_, [&](const QString& needle) { return words.contains(needle); });
}

bool RankingFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const QVariant a = left.data(RankingModel::SortRole), b = right.data(RankingModel::SortRole);
    if (!a.isValid() || !b.isValid()) {
        // The proxy turns the answer around for a descending order; unknown has to end up last in both.
        if (a.isValid() == b.isValid())
            return false;
        return sortOrder() == Qt::AscendingOrder ? a.isValid() : b.isValid();
    }
    if (a.typeId() == QMetaType::QString)
        return QString::localeAwareCompare(a.toString(), b.toString()) < 0;
    return a.toDouble() < b.toDouble();
}

} // namespace cabe
