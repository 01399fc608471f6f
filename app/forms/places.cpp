// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/places.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <set>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

// Qt 6.4 knows the names of countries in English only.
const QHash<QString, const char*>& countries()
{
    static const QHash<QString, const char*> names{
        {u"AU"_s, QT_TRANSLATE_NOOP("Countries", "Australia")},     {u"BE"_s, QT_TRANSLATE_NOOP("Countries", "Belgium")},
        {u"BG"_s, QT_TRANSLATE_NOOP("Countries", "Bulgaria")},      {u"BR"_s, QT_TRANSLATE_NOOP("Countries", "Brazil")},
        {u"CA"_s, QT_TRANSLATE_NOOP("Countries", "Canada")},        {u"CN"_s, QT_TRANSLATE_NOOP("Countries", "China")},
        {u"DE"_s, QT_TRANSLATE_NOOP("Countries", "Germany")},       {u"DK"_s, QT_TRANSLATE_NOOP("Countries", "Denmark")},
        {u"ES"_s, QT_TRANSLATE_NOOP("Countries", "Spain")},         {u"EU"_s, QT_TRANSLATE_NOOP("Countries", "European Union")},
        {u"FR"_s, QT_TRANSLATE_NOOP("Countries", "France")},        {u"GB"_s, QT_TRANSLATE_NOOP("Countries", "United Kingdom")},
        {u"HU"_s, QT_TRANSLATE_NOOP("Countries", "Hungary")},       {u"IE"_s, QT_TRANSLATE_NOOP("Countries", "Ireland")},
        {u"IN"_s, QT_TRANSLATE_NOOP("Countries", "India")},         {u"IT"_s, QT_TRANSLATE_NOOP("Countries", "Italy")},
        {u"JP"_s, QT_TRANSLATE_NOOP("Countries", "Japan")},         {u"KR"_s, QT_TRANSLATE_NOOP("Countries", "South Korea")},
        {u"MT"_s, QT_TRANSLATE_NOOP("Countries", "Malta")},         {u"MX"_s, QT_TRANSLATE_NOOP("Countries", "Mexico")},
        {u"NL"_s, QT_TRANSLATE_NOOP("Countries", "Netherlands")},   {u"PT"_s, QT_TRANSLATE_NOOP("Countries", "Portugal")},
        {u"SG"_s, QT_TRANSLATE_NOOP("Countries", "Singapore")},     {u"US"_s, QT_TRANSLATE_NOOP("Countries", "United States")},
        {u"VN"_s, QT_TRANSLATE_NOOP("Countries", "Vietnam")},       {u"ZA"_s, QT_TRANSLATE_NOOP("Countries", "South Africa")},
    };
    return names;
}

// Names of states are the same in both languages.
const QHash<QString, QString>& brazilianStates()
{
    static const QHash<QString, QString> names{
        {u"AC"_s, u"Acre"_s},           {u"AL"_s, u"Alagoas"_s},          {u"AM"_s, u"Amazonas"_s},      {u"AP"_s, u"Amapá"_s},
        {u"BA"_s, u"Bahia"_s},          {u"CE"_s, u"Ceará"_s},            {u"DF"_s, u"Distrito Federal"_s}, {u"ES"_s, u"Espírito Santo"_s},
        {u"GO"_s, u"Goiás"_s},          {u"MA"_s, u"Maranhão"_s},         {u"MG"_s, u"Minas Gerais"_s},  {u"MS"_s, u"Mato Grosso do Sul"_s},
        {u"MT"_s, u"Mato Grosso"_s},    {u"PA"_s, u"Pará"_s},             {u"PB"_s, u"Paraíba"_s},       {u"PE"_s, u"Pernambuco"_s},
        {u"PI"_s, u"Piauí"_s},          {u"PR"_s, u"Paraná"_s},           {u"RJ"_s, u"Rio de Janeiro"_s}, {u"RN"_s, u"Rio Grande do Norte"_s},
        {u"RO"_s, u"Rondônia"_s},       {u"RR"_s, u"Roraima"_s},          {u"RS"_s, u"Rio Grande do Sul"_s}, {u"SC"_s, u"Santa Catarina"_s},
        {u"SE"_s, u"Sergipe"_s},        {u"SP"_s, u"São Paulo"_s},        {u"TO"_s, u"Tocantins"_s},
    };
    return names;
}

void sortByName(std::vector<ChoiceRow::Item>& items)
{
    std::ranges::sort(items, [](const auto& a, const auto& b) { return a.name.localeAwareCompare(b.name) < 0; });
}

} // namespace

QString countryName(const std::string& code)
{
    const QString key = QString::fromStdString(code);
    const char* name = countries().value(key, nullptr);
    return name ? QCoreApplication::translate("Countries", name) : key;
}

QString stateName(const std::string& country, const std::string& code)
{
    const QString key = QString::fromStdString(code);
    return country == "BR" ? brazilianStates().value(key, key) : key;
}

std::vector<ChoiceRow::Item> tariffCountries(const Catalog& catalog)
{
    std::set<std::string> codes;
    for (const Tariff& tariff : catalog.tariffs.rows())
        codes.insert(tariff.country);
    std::vector<ChoiceRow::Item> items;
    for (const std::string& code : codes)
        items.push_back({code, countryName(code)});
    sortByName(items);
    return items;
}

std::vector<ChoiceRow::Item> statesOf(const Catalog& catalog, const std::string& country)
{
    std::set<std::string> codes;
    for (const Tariff& tariff : catalog.tariffs.rows())
        if (tariff.country == country && tariff.state)
            codes.insert(*tariff.state);
    std::vector<ChoiceRow::Item> items;
    for (const std::string& code : codes)
        items.push_back({code, stateName(country, code)});
    sortByName(items);
    return items;
}

} // namespace cabe
