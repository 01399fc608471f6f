// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/preferences_form.h"

#include "app/forms/places.h"
#include "app/forms/rows.h"
#include "app/window/words.h"

#include <set>

namespace cabe {

using namespace Qt::StringLiterals;

std::vector<std::pair<RankingOrder, QString>> rankingOrders()
{
    return {{RankingOrder::bestValue, PreferencesForm::tr("Best value")},
            {RankingOrder::fastest, PreferencesForm::tr("Fastest")},
            {RankingOrder::leastEnergy, PreferencesForm::tr("Least energy")},
            {RankingOrder::mostHeadroom, PreferencesForm::tr("Most headroom")}};
}

PreferencesForm::PreferencesForm(const RowPlace& place, QWidget* parent) : FormSection{place, u"preferences"_s, true, parent} {}

QString PreferencesForm::title() const
{
    return tr("Preferences");
}

QString PreferencesForm::summary() const
{
    return tr("Headroom %1").arg(uiFormat().percent(*standing().preferences.headroom));
}

void PreferencesForm::build()
{
    const auto name = [](const char* source) { return label<PreferencesForm>(source); };
    const Catalog& catalog = session().catalog();
    add(new ChoiceRow{place(), {u"preferences.order"_s, name(QT_TR_NOOP("Order")), u"pareto_front"_s},
                      binding::word([](auto& p) -> auto& { return p.preferences.order; }), [](const Project&) {
                          std::vector<ChoiceRow::Item> items;
                          for (const auto& [order, text] : rankingOrders())
                              items.push_back({std::string{tree::nameOf(order)}, text});
                          return items;
                      }});
    add(new NumberRow{place(), {u"preferences.headroom"_s, name(QT_TR_NOOP("Headroom")), u"headroom"_s}, {NumberKind::decimal, 0, 1}, {0, 90},
                      binding::number([](auto& p) -> auto& { return p.preferences.headroom; }, 100), [](double) { return u"%"_s; }});
    add(new NumberRow{place(), {u"preferences.growth_per_year"_s, name(QT_TR_NOOP("Growth")), u"headroom"_s}, {NumberKind::decimal, 0, 1},
                      {-90, 1000}, binding::number([](auto& p) -> auto& { return p.preferences.growthPerYear; }, 100),
                      [](double) { return tr("% a year"); }});
    add(new NumberRow{place(), {u"preferences.min_bits"_s, name(QT_TR_NOOP("At least")), u"bits_per_weight"_s}, {NumberKind::decimal, 0, 1},
                      {1, 32}, binding::number([](auto& p) -> auto& { return p.preferences.minBits; }), [](double) { return tr("bits"); }});
    add(new SetRow{place(), {u"limits.vendors"_s, name(QT_TR_NOOP("Makers")), u"gpu"_s},
                   [](Project& p) -> auto& { return p.limits.vendors; },
                   [&catalog](const Project&) {
                       std::set<std::string> makers;
                       for (const Gpu& gpu : catalog.gpus.rows())
                           makers.insert(gpu.vendor);
                       std::vector<ChoiceRow::Item> items;
                       for (const std::string& maker : makers)
                           items.push_back({maker, QString::fromStdString(maker)});
                       return items;
                   },
                   name(QT_TR_NOOP("All makers"))});
    add(new ChoiceRow{place(), {u"limits.data_country"_s, name(QT_TR_NOOP("Data stays in")), u"data_residency"_s},
                      binding::optionalWord([](auto& p) -> auto& { return p.limits.dataCountry; }), [&catalog](const Project&) {
                          std::vector<ChoiceRow::Item> items{{"", tr("Any country")}};
                          std::set<std::string> codes;
                          for (const CloudOffer& offer : catalog.offers.rows())
                              if (offer.country)
                                  codes.insert(*offer.country);
                          for (const std::string& code : codes)
                              items.push_back({code, countryName(code)});
                          return items;
                      }});
}

} // namespace cabe
