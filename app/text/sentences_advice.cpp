// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/arguments.h"
#include "app/text/sentences.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace cabe {

QString Sentences::label(const std::string& label) const
{
    if (label == "best_value")
        return tr("Best value");
    if (label == "fastest")
        return tr("Fastest");
    if (label == "least_energy")
        return tr("Lowest energy");
    if (label == "most_headroom")
        return tr("Most room");
    return label == "cheapest_upfront" ? tr("Cheapest now") : QString::fromStdString(label);
}

QString Sentences::labelRule(const std::string& label) const
{
    if (label == "best_value")
        return tr("Lowest total over the period among the options that meet everything");
    if (label == "fastest")
        return tr("Most tokens per second among the options that meet everything");
    if (label == "least_energy")
        return tr("Least energy per month among the options that meet everything");
    if (label == "most_headroom")
        return tr("Most free memory among the options that meet everything");
    return label == "cheapest_upfront" ? tr("Lowest upfront price among the options that meet everything") : QString();
}

QString Sentences::reason(const Ranked& ranked) const
{
    QStringList sentences;
    for (const auto& r : ranked.reasons)
        if (sentences.size() < 2)
            sentences << check(r) + u'.';
    if (sentences.isEmpty() && ranked.assessment.speed)
        sentences << tr("Meets what was asked, %1.", "%1 says what limits the speed").arg(boundBy(ranked.assessment.speed->boundBy));
    return sentences.join(u' ');
}

QString Sentences::rejected(const Rejected& r) const
{
    const double by = r.by.value_or(0);
    const bool known = r.by.has_value();
    if (r.limit == "memory")
        return known ? tr("%1 too little memory").arg(format_.gib(by)) : tr("too little memory");
    if (r.limit == "budget_upfront")
        return known ? tr("%1 over the upfront budget").arg(format_.integer(by)) : tr("over the upfront budget");
    if (r.limit == "budget_monthly")
        return known ? tr("%1 over the monthly budget").arg(format_.integer(by)) : tr("over the monthly budget");
    if (r.limit == "power_w" || r.limit == "system_power_w")
        return known ? tr("%1 over the power limit").arg(format_.watts(by)) : tr("over the power limit");
    if (r.limit == "psu_too_small")
        return known ? tr("the power supply lacks %1").arg(format_.watts(by)) : tr("the power supply is too small");
    if (r.limit == "length_short")
        return known ? tr("%1 too long for the case").arg(format_.unit(by, 0, u"mm"_s)) : tr("too long for the case");
    return rejectedGroup(r.limit, 1);
}

QString Sentences::rejectedGroup(const std::string& limit, int count) const
{
    if (limit == "memory")
        return tr("%Ln too little memory", "count of options, in a list of reasons", count);
    if (limit == "budget_upfront" || limit == "budget_monthly")
        return tr("%Ln over the budget", "count of options, in a list of reasons", count);
    if (limit == "power_w" || limit == "system_power_w")
        return tr("%Ln over the power limit", "count of options, in a list of reasons", count);
    if (limit == "psu_too_small" || limit == "psu_transients" || limit == "connector_missing")
        return tr("%Ln with a supply that is too small", "count of options, in a list of reasons", count);
    if (limit == "slots_short" || limit == "length_short")
        return tr("%Ln without room in the case", "count of options, in a list of reasons", count);
    if (limit == "outlet_overload")
        return tr("%Ln too much for the outlet", "count of options, in a list of reasons", count);
    if (limit == "passive_cooling" || limit == "module_needs_server")
        return tr("%Ln that need a server", "count of options, in a list of reasons", count);
    if (limit == "software" || limit == "software_unsupported" || limit == "os_unsupported" || limit == "precision_impossible")
        return tr("%Ln without software support", "count of options, in a list of reasons", count);
    if (limit == "price_unknown")
        return tr("%Ln without a known price", "count of options, in a list of reasons", count);
    if (limit == "vendors" || limit == "segments" || limit == "vendor_excluded" || limit == "segment_excluded" || limit == "used_excluded"
        || limit == "way_excluded")
        return tr("%Ln excluded by your choices", "count of options, in a list of reasons", count);
    if (limit == "data_country")
        return tr("%Ln that would move data abroad or to an unknown place", "count of options, in a list of reasons", count);
    return tr("%Ln for another reason", "count of options, in a list of reasons", count);
}

QString Sentences::rejectedSummary(const Recommendation& r) const
{
    if (r.rejected.empty())
        return tr("No option fell.");
    std::map<std::string_view, int> limits; // few, of thousands that fell: words are looked up once for each
    for (const auto& rejected : r.rejected)
        ++limits[rejected.limit];
    // Limits that read the same are counted together.
    std::map<QString, std::pair<std::string, int>> groups;
    for (const auto& [limit, count] : limits) {
        auto& group = groups[rejectedGroup(std::string{limit}, 2)];
        group.first = limit;
        group.second += count;
    }
    std::vector<std::pair<std::string, int>> sorted;
    for (const auto& [words, group] : groups)
        sorted.push_back(group);
    std::ranges::stable_sort(sorted, std::ranges::greater{}, &std::pair<std::string, int>::second);
    QStringList parts;
    for (const auto& [limit, count] : sorted)
        parts << rejectedGroup(limit, count);
    return tr("Another %Ln fell: %1.", nullptr, int(r.rejected.size())).arg(parts.join(u", "));
}

QString Sentences::change(const Change& change) const
{
    const Arguments args(change.text.args, format_);
    const int count = int(args.number("count", 1));
    const QString option = change.option && catalog_ ? optionName(*change.option, *catalog_)
        : count > 1                                  ? tr("%Ln × %1", "several cards or machines", count).arg(args.word("option"))
                                                     : args.word("option");
    const std::string& code = change.text.code;
    if (code == "change_budget_upfront")
        return tr("With an upfront budget of %1, %2 works").arg(args.money("value"), option);
    if (code == "change_budget_monthly")
        return tr("With %1 a month, %2 works").arg(args.money("value"), option);
    if (code == "change_power_limit")
        return tr("With a limit of %1 for the cards, %2 works").arg(args.watts("value"), option);
    if (code == "change_system_power_limit")
        return tr("With a limit of %1 for the computer, %2 works").arg(args.watts("value"), option);
    if (code == "change_power_supply")
        return tr("With a power supply of %1, %2 works").arg(args.watts("value"), option);
    if (code == "change_kv_cache")
        return tr("With an 8-bit KV cache (%1), %2 works").arg(args.word("value"), option);
    if (code == "change_weights")
        return tr("In the format %1, the model works on %2").arg(args.word("value"), option);
    if (code == "change_context")
        return tr("With a context of %1 tokens, %2 works").arg(args.integer("value"), option);
    if (code == "change_sequences")
        return tr("With %Ln conversation(s) at the same time, %1 works", nullptr, int(args.number("value", 1))).arg(option);
    if (code == "change_count")
        return tr("%1 works").arg(option);
    return check(change.text);
}

} // namespace cabe
