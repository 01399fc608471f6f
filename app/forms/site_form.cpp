// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/site_form.h"

#include "app/forms/model_picker.h"
#include "app/forms/picker.h"
#include "app/forms/places.h"
#include "app/window/words.h"

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

Binding<std::string> tariffBinding()
{
    return {[](const Project& p) -> std::optional<std::string> {
                return p.site.tariff.given ? std::optional{p.site.tariff->id} : std::nullopt;
            },
            [](const Project& p) -> std::optional<std::string> { return p.site.tariff->id; },
            [](Project& p, const std::optional<std::string>& id) {
                if (id)
                    p.site.tariff = TariffChoice{*id, {}};
                else
                    p.site.tariff = Setting<TariffChoice>{};
            }};
}

// The price on the bill stands in for the catalogue's tariff.
Binding<double> billBinding(const Session* session)
{
    return {[](const Project& p) -> std::optional<double> {
                const auto& price = p.site.tariff->pricePerKwh;
                return p.site.tariff.given && price ? std::optional{price->value} : std::nullopt;
            },
            [session](const Project& p) -> std::optional<double> {
                const auto used = tariffUsed(p, session->catalog());
                return used ? std::optional{used->pricePerKwh} : std::nullopt;
            },
            [](Project& p, const std::optional<double>& price) {
                if (price)
                    p.site.tariff = TariffChoice{{}, MoneyInput{*price, {}}};
                else
                    p.site.tariff = Setting<TariffChoice>{};
            }};
}

// Units of the document's currency for one US dollar.
Binding<double> dollarBinding(const Session* session)
{
    return {[](const Project& p) -> std::optional<double> {
                const auto it = p.site.exchangeRates.find("USD");
                return it == p.site.exchangeRates.end() ? std::nullopt : std::optional{it->second};
            },
            [session](const Project& p) -> std::optional<double> { return exchangeRates(p, session->catalog()).factor("USD"); },
            [](Project& p, const std::optional<double>& rate) {
                if (rate)
                    p.site.exchangeRates["USD"] = *rate;
                else
                    p.site.exchangeRates.erase("USD");
            }};
}

QString documentCurrency(const Project& standing)
{
    return uiFormat().currencySymbol(QString::fromStdString(standing.currency.value));
}

} // namespace

SiteForm::SiteForm(const RowPlace& place, const QString& id, QWidget* parent) : FormSection{place, id, true, parent} {}

QString SiteForm::title() const
{
    return tr("Site and tariff");
}

QString SiteForm::summary() const
{
    const Site& site = standing().site;
    const QString where = site.state->empty() ? countryName(*site.country) : stateName(*site.country, *site.state);
    const auto used = tariffUsed(standing(), session().catalog());
    if (!used)
        return where;
    const QString price = uiFormat().moneyPrecise(used->pricePerKwh, QString::fromStdString(standing().currency.value));
    return tr("%1 · %2/kWh").arg(where, price);
}

void SiteForm::build()
{
    buildTariff();
    buildMoney();
}

void SiteForm::buildTariff()
{
    const Session* s = &session();
    const Catalog& catalog = session().catalog();
    const auto name = [](const char* source) { return label<SiteForm>(source); };
    auto country = binding::word([](auto& p) -> auto& { return p.site.country; });
    // State and tariff belong to a country and go with it.
    country.set = [set = country.set](Project& p, const std::optional<std::string>& code) {
        set(p, code);
        p.site.state = Setting<std::string>{};
        p.site.tariff = Setting<TariffChoice>{};
    };
    add(new ChoiceRow{place(), {u"site.country"_s, name(QT_TR_NOOP("Country")), u"tariff"_s}, country,
                      [&catalog](const Project&) { return tariffCountries(catalog); }});
    auto state = binding::word([](auto& p) -> auto& { return p.site.state; });
    state.set = [set = state.set](Project& p, const std::optional<std::string>& code) {
        set(p, code);
        if (!p.site.tariff->pricePerKwh)
            p.site.tariff = Setting<TariffChoice>{};
    };
    add(new ChoiceRow{place(), {u"site.state"_s, name(QT_TR_NOOP("State")), u"icms"_s}, state,
                      [this](const Project&) { return statesOf(session().catalog(), *standing().site.country); }});
    add(new PickerRow{place(), {u"site.tariff"_s, name(QT_TR_NOOP("Tariff")), u"tariff"_s}, tariffBinding(),
                      [this] { return tariffItems(session().catalog(), *standing().site.country); },
                      [&catalog](const std::string& id) {
                          const Tariff* tariff = catalog.tariffs.find(id);
                          return tariff ? uiSentences().text(tariff->name) : QString::fromStdString(id);
                      },
                      name(QT_TR_NOOP("Price on the bill"))});
    auto* price = new NumberRow{place(), {u"site.tariff.price_per_kwh"_s, name(QT_TR_NOOP("Price on the bill")), u"kwh"_s},
                                {NumberKind::money, 2, 4}, {0, 1000}, billBinding(s),
                                [this](double) { return documentCurrency(standing()) + u"/kWh"_s; }};
    price->setResettable(true);
    add(price);
    add(new ChoiceRow{place(), {u"site.tariff_flag"_s, name(QT_TR_NOOP("Tariff flag")), u"tariff_flag"_s},
                      binding::word([](auto& p) -> auto& { return p.site.tariffFlag; }), [&catalog](const Project&) {
                          std::vector<ChoiceRow::Item> items{{"mean_12m", tr("Mean of 12 months")}};
                          for (const TariffFlag& flag : catalog.tariffFlags.rows())
                              items.push_back({flag.id, uiSentences().text(flag.name)});
                          return items;
                      }})
        ->showWhen([this](const Project&) { return *standing().site.country == "BR"; });
    add(new ChoiceRow{place(), {u"site.cooling.kind"_s, name(QT_TR_NOOP("Cooling")), u"cop"_s},
                      binding::word([](auto& p) -> auto& { return p.site.cooling.kind; }), [](const Project&) {
                          return std::vector<ChoiceRow::Item>{{"none", tr("None", "cooling")},
                                                              {"air_conditioning", tr("Air conditioning")},
                                                              {"datacenter", tr("Data center")}};
                      }});
    auto* cop = new NumberRow{place(), {u"site.cooling.cop"_s, name(QT_TR_NOOP("COP")), u"cop"_s}, {NumberKind::decimal, 1, 2}, {0.5, 20},
                              binding::number([](auto& p) -> auto& { return p.site.cooling.cop; })};
    cop->setResettable(true);
    cop->showWhen([this](const Project&) { return *standing().site.cooling.kind == CoolingKind::airConditioning; });
    add(cop);
    auto* pue = new NumberRow{place(), {u"site.cooling.pue"_s, name(QT_TR_NOOP("PUE")), u"pue"_s}, {NumberKind::decimal, 2, 3}, {1, 10},
                              binding::number([](auto& p) -> auto& { return p.site.cooling.pue; })};
    pue->setResettable(true);
    pue->showWhen([this](const Project&) { return *standing().site.cooling.kind == CoolingKind::datacenter; });
    add(pue);
}

void SiteForm::buildMoney()
{
    const Session* s = &session();
    const auto name = [](const char* source) { return label<SiteForm>(source); };
    auto* dollar = new NumberRow{place(), {u"site.exchange_rates.USD"_s, name(QT_TR_NOOP("Dollar")), QString{}}, {NumberKind::money, 2, 4},
                                 {1e-6, 1e9}, dollarBinding(s), [this](double) { return documentCurrency(standing()); }};
    dollar->setResettable(true);
    dollar->showWhen([this](const Project&) { return *standing().currency != "USD"; });
    add(dollar);
    add(new ChoiceRow{place(), {u"client.kind"_s, name(QT_TR_NOOP("Buyer")), u"tariff"_s},
                      binding::word([](auto& p) -> auto& { return p.client.kind; }), [](const Project&) {
                          return std::vector<ChoiceRow::Item>{{"person", tr("Person")}, {"company", tr("Company")}};
                      }});
}

} // namespace cabe
