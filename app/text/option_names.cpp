// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/option_names.h"

#include "engine/project/enum_names.h"

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace cabe {

namespace {

QString textOf(const std::string& text) { return QString::fromStdString(text); }

std::vector<const Option*> pointersTo(const std::vector<Option>& options)
{
    std::vector<const Option*> list;
    for (const auto& option : options)
        list.push_back(&option);
    return list;
}

std::vector<const Option*> rankedOf(const Recommendation& r)
{
    std::vector<const Option*> list;
    for (const auto* way : {&r.own, &r.rent, &r.api})
        for (const auto& ranked : *way)
            list.push_back(&ranked.assessment.option);
    return list;
}

} // namespace

OptionNames::OptionNames(const Sentences& sentences, const Catalog& catalog, std::span<const Option* const> options)
    : sentences_{sentences}, catalog_{catalog}, options_(options.begin(), options.end())
{
    make();
}

OptionNames::OptionNames(const Sentences& sentences, const Catalog& catalog, const Recommendation& recommendation)
    : OptionNames{sentences, catalog, std::span<const Option* const>{rankedOf(recommendation)}}
{
}

OptionNames::OptionNames(const Sentences& sentences, const Catalog& catalog, const std::vector<Option>& options)
    : OptionNames{sentences, catalog, std::span<const Option* const>{pointersTo(options)}}
{
}

OptionNames::OptionNames(const Sentences& sentences, const Catalog& catalog, const std::vector<Rejected>& rejected) : sentences_{sentences}, catalog_{catalog}
{
    for (const auto& one : rejected)
        options_.push_back(&one.option);
    make();
}

OptionNames::OptionNames(const Sentences& sentences, const Catalog& catalog, const Comparison& comparison) : sentences_{sentences}, catalog_{catalog}
{
    for (const auto& compared : comparison.options)
        if (compared.option)
            options_.push_back(&*compared.option);
    make();
    for (const auto& plan : comparison.plans)
        names_.push_back(textOf(plan.name));
}

QString OptionNames::of(const Option& option) const
{
    // Two may be the same in everything: the very one that was named comes first.
    if (const auto itself = std::ranges::find(options_, &option); itself != options_.end())
        return names_[std::size_t(itself - options_.begin())];
    for (std::size_t i = 0; i < options_.size(); ++i)
        if (*options_[i] == option)
            return names_[i];
    return sentences_.optionName(option, catalog_);
}

// What an option may differ in beside its name, in the order in which people ask; an empty text where it has no such trait.
QStringList OptionNames::traits(const Option& option) const
{
    const Format& f = sentences_.format();
    const auto money = [&](const std::optional<MoneyInput>& amount) {
        return !amount ? QString() : amount->currency.empty() ? f.number(amount->value, amount->value < 100 ? 2 : 0) : f.moneyPrecise(amount->value, textOf(amount->currency));
    };
    QStringList traits;
    if (option.way() == Way::own)
        traits << (option.used.value_or(false) ? tr("used", "a card") : tr("new", "a card"));
    if (const auto* rent = std::get_if<RentChoice>(&option.what)) {
        const CloudOffer* offer = catalog_.offers.find(rent->id);
        const auto country = rent->country ? rent->country : offer ? offer->country : std::nullopt;
        traits << (country ? sentences_.country(textOf(*country)) : tr("place unknown"));
        traits << (option.mode ? sentences_.rentMode(std::string{tree::nameOf(*option.mode)}) : QString());
        traits << (offer && offer->country ? textOf(offer->region) : QString()) << (offer && offer->instance ? textOf(*offer->instance) : QString());
        traits << (offer && offer->gpuMemoryGb ? f.gbLabel(*offer->gpuMemoryGb) : QString());
        traits << (offer && offer->gpuForm ? textOf(*offer->gpuForm) : QString()) << money(rent->pricePerHour);
    }
    if (const auto* api = std::get_if<ApiChoice>(&option.what)) {
        const ApiPrice* row = catalog_.apis.find(api->id);
        const auto country = api->country ? api->country : row ? row->country : std::nullopt;
        traits << (country ? sentences_.country(textOf(*country)) : tr("place unknown")) << (row ? textOf(row->apiModel) : QString());
        traits << money(api->inputPerMillion) << money(api->outputPerMillion);
    }
    if (option.way() == Way::own) {
        const auto& cards = std::get<std::vector<GpuChoice>>(option.what);
        const auto gpu = cards.empty() ? Result<Gpu>{Error{}} : resolveGpu(cards.front(), catalog_);
        traits << (gpu ? textOf(gpu->name) : QString()) << (gpu && gpu->memoryGb ? f.gbLabel(*gpu->memoryGb) : QString());
    }
    traits << money(option.price) << (option.powerW ? f.watts(*option.powerW) : QString());
    traits << (option.link ? sentences_.link(textOf(*option.link)) : QString());
    if (option.split)
        traits << (*option.split == SplitMode::layer ? tr("split by layer") : *option.split == SplitMode::row ? tr("split by row") : tr("split by tensor"));
    else
        traits << QString();
    return traits;
}

void OptionNames::make()
{
    std::map<QString, std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < options_.size(); ++i) {
        names_.push_back(sentences_.optionName(*options_[i], catalog_));
        groups[names_.back()].push_back(i);
    }
    for (const auto& [name, group] : groups) {
        if (group.size() < 2)
            continue;
        std::vector<QStringList> all;
        qsizetype most = 0;
        for (const std::size_t i : group) {
            all.push_back(traits(*options_[i]));
            most = std::max(most, all.back().size());
        }
        std::vector<QStringList> said(group.size());
        const auto unique = [&] { return std::set<QStringList>(said.begin(), said.end()).size() == said.size(); };
        for (qsizetype t = 0; t < most && !unique(); ++t) {
            std::set<QString> values;
            for (const auto& one : all)
                values.insert(one.value(t));
            for (std::size_t k = 0; values.size() > 1 && k < group.size(); ++k)
                if (!all[k].value(t).isEmpty())
                    said[k] << all[k][t];
        }
        const bool numbered = !unique();
        for (std::size_t k = 0; k < group.size(); ++k) {
            if (numbered)
                said[k] << tr("option %1", "its number in the list").arg(group[k] + 1);
            if (!said[k].isEmpty())
                names_[group[k]] = name + u" ("_s + said[k].join(u", "_s) + u')';
        }
    }
}

} // namespace cabe
