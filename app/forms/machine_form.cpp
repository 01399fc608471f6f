// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/machine_form.h"

#include "app/forms/rows.h"
#include "app/window/words.h"

#include <algorithm>
#include <array>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

constexpr NumberForm wholeNumber{NumberKind::whole, 0, 0};

// Plugs of a supply as one word: "pcie-8-pin,pcie-8-pin".
std::string joinedPlugs(const std::vector<std::string>& plugs)
{
    std::string out;
    for (const std::string& plug : plugs)
        out += out.empty() ? plug : "," + plug;
    return out;
}

std::vector<std::string> splitPlugs(const std::string& joined)
{
    std::vector<std::string> plugs;
    for (const QString& plug : QString::fromStdString(joined).split(u',', Qt::SkipEmptyParts))
        plugs.push_back(plug.toStdString());
    return plugs;
}

constexpr const char* unknownPlugs = "?";

Binding<std::string> plugBinding()
{
    return {[](const Project& p) -> std::optional<std::string> {
                const auto& plugs = p.site.host.powerConnectors;
                return plugs ? joinedPlugs(*plugs) : std::string{unknownPlugs};
            },
            [](const Project&) -> std::optional<std::string> { return {}; },
            [](Project& p, const std::optional<std::string>& joined) {
                if (!joined || *joined == unknownPlugs)
                    p.site.host.powerConnectors.reset();
                else
                    p.site.host.powerConnectors = splitPlugs(*joined);
            }};
}

// "2 × 8-pin": equal plugs that follow each other are counted.
QString plugText(const std::vector<std::string>& plugs, const Catalog& catalog)
{
    const Sentences words = uiSentences();
    QStringList parts;
    for (std::size_t i = 0; i < plugs.size();) {
        std::size_t end = i;
        while (end < plugs.size() && plugs[end] == plugs[i])
            ++end;
        const PowerConnector* plug = catalog.powerConnectors.find(plugs[i]);
        const QString name = plug ? words.text(plug->name) : QString::fromStdString(plugs[i]);
        parts << QString::number(end - i) + u" × "_s + name;
        i = end;
    }
    return parts.isEmpty() ? MachineForm::tr("none") : parts.join(u" + "_s);
}

ChoiceRow::Items plugItems(const Catalog& catalog)
{
    return [&catalog](const Project& p) {
        using Plugs = std::vector<std::string>;
        std::vector<Plugs> sets{{},
                                {"8-pin"},
                                {"8-pin", "8-pin"},
                                {"8-pin", "8-pin", "8-pin"},
                                {"8-pin", "8-pin", "8-pin", "8-pin"},
                                {"16-pin"},
                                {"16-pin", "8-pin", "8-pin"},
                                {"16-pin", "16-pin"}};
        const auto& own = p.site.host.powerConnectors;
        if (own && std::ranges::find(sets, *own) == sets.end())
            sets.push_back(*own);
        std::vector<ChoiceRow::Item> items{{unknownPlugs, MachineForm::tr("unknown", "connectors of the supply")}};
        for (const Plugs& set : sets)
            items.push_back({joinedPlugs(set), plugText(set, catalog)});
        return items;
    };
}

// Outlets of the country of the site first; an empty id stands for unknown.
ChoiceRow::Items outletItems(const Catalog& catalog)
{
    return [&catalog](const Project& p) {
        const Format format = uiFormat();
        std::vector<ChoiceRow::Item> items{{"", MachineForm::tr("unknown", "outlet")}};
        const std::string country = p.site.country.given ? p.site.country.value : "BR";
        for (const Outlet& outlet : catalog.outlets.rows())
            if (outlet.country == country || (p.site.host.outlet && *p.site.host.outlet == outlet.id))
                items.push_back({outlet.id, MachineForm::tr("%1, %2", "amperes and volts of an outlet")
                                                .arg(format.unit(outlet.amperes, 0, u"A"_s), format.unit(outlet.volts, 0, u"V"_s))});
        return items;
    };
}

template <class Table>
ChoiceRow::Items namedItems(const Table& table)
{
    return [&table](const Project&) {
        const Sentences words = uiSentences();
        std::vector<ChoiceRow::Item> items;
        for (const auto& row : table.rows())
            items.push_back({row.id, words.text(row.name)});
        return items;
    };
}

} // namespace

MachineForm::MachineForm(const RowPlace& place, QWidget* parent) : FormSection{place, u"machine"_s, true, parent} {}

QString MachineForm::title() const
{
    return tr("Power and space");
}

QString MachineForm::summary() const
{
    const Format format = uiFormat();
    const Host& host = session().project().site.host;
    QStringList parts;
    if (host.powerSupplyW)
        parts << format.watts(*host.powerSupplyW);
    if (host.maxCardLengthMm)
        parts << format.unit(*host.maxCardLengthMm, 0, u"mm"_s);
    return parts.isEmpty() ? tr("unknown", "power and space of the computer") : parts.join(u" · "_s);
}

void MachineForm::build()
{
    const auto name = [](const char* source) { return label<MachineForm>(source); };
    const Label unknown = name(QT_TR_NOOP("unknown"));
    const auto number = [&](NumberRow* row) {
        row->setEmptyLabel(unknown);
        add(row);
    };
    number(new NumberRow{place(), {u"site.host.power_supply_w"_s, name(QT_TR_NOOP("Power supply")), u"power_supply"_s}, wholeNumber, {1, 1e5},
                         binding::optionalNumber([](auto& p) -> auto& { return p.site.host.powerSupplyW; }), [](double) { return u"W"_s; }});
    add(new ChoiceRow{place(), {u"site.host.power_connectors"_s, name(QT_TR_NOOP("Connectors")), u"power_connector"_s}, plugBinding(),
                      plugItems(session().catalog())});
    number(new NumberRow{place(), {u"site.host.free_slots"_s, name(QT_TR_NOOP("Free slots")), u"slot"_s}, wholeNumber, {0, 64},
                         binding::optionalNumber([](auto& p) -> auto& { return p.site.host.freeSlots; }),
                         [](double n) { return tr("slots", "unit after a number", int(n)); }});
    number(new NumberRow{place(), {u"site.host.max_card_length_mm"_s, name(QT_TR_NOOP("Card length")), u"form_factor"_s}, wholeNumber, {1, 5000},
                         binding::optionalNumber([](auto& p) -> auto& { return p.site.host.maxCardLengthMm; }), [](double) { return u"mm"_s; }});
    add(new ChoiceRow{place(), {u"site.host.outlet"_s, name(QT_TR_NOOP("Outlet")), u"outlet_circuit"_s},
                      binding::optionalWord([](auto& p) -> auto& { return p.site.host.outlet; }), outletItems(session().catalog())});
    addSection(new MachineDetails{place()});
}

// --- MachineDetails ---

MachineDetails::MachineDetails(const RowPlace& place, QWidget* parent) : FormSection{place, u"machine-details"_s, false, parent} {}

QString MachineDetails::title() const
{
    return tr("More about the computer");
}

QString MachineDetails::summary() const
{
    return {};
}

void MachineDetails::build()
{
    const auto name = [](const char* source) { return label<MachineDetails>(source); };
    const Catalog& catalog = session().catalog();
    const auto number = [this](NumberRow* row, Label empty) {
        row->setEmptyLabel(empty);
        add(row);
    };
    const Label noLimit = name(QT_TR_NOOP("no limit"));
    const Label unknown = name(QT_TR_NOOP("unknown"));
    add(new CheckRow{place(), {u"site.host.existing"_s, name(QT_TR_NOOP("The computer is there already")), u"host_memory"_s},
                     binding::flag([](auto& p) -> auto& { return p.site.host.existing; })});
    number(new NumberRow{place(), {u"limits.power_w"_s, name(QT_TR_NOOP("Cards up to")), u"power_limit"_s}, wholeNumber, {1, 1e6},
                         binding::optionalNumber([](auto& p) -> auto& { return p.limits.powerW; }), [](double) { return u"W"_s; }}, noLimit);
    number(new NumberRow{place(), {u"limits.system_power_w"_s, name(QT_TR_NOOP("Computer up to")), u"power_limit"_s}, wholeNumber, {1, 1e6},
                         binding::optionalNumber([](auto& p) -> auto& { return p.limits.systemPowerW; }), [](double) { return u"W"_s; }}, noLimit);
    add(new ChoiceRow{place(), {u"site.host.power_supply_standard"_s, name(QT_TR_NOOP("Supply standard")), u"transient"_s},
                      binding::word([](auto& p) -> auto& { return p.site.host.powerSupplyStandard; }), namedItems(catalog.supplyStandards)});
    number(new NumberRow{place(), {u"site.host.max_card_slots"_s, name(QT_TR_NOOP("Card width")), u"slot"_s}, {NumberKind::decimal, 0, 1}, {1, 8},
                         binding::optionalNumber([](auto& p) -> auto& { return p.site.host.maxCardSlots; }),
                         [](double n) { return tr("slots", "unit after a number", int(n)); }}, unknown);
    add(new ChoiceRow{place(), {u"site.host.os"_s, name(QT_TR_NOOP("System")), u"driver"_s},
                      binding::word([](auto& p) -> auto& { return p.site.host.os; }), [](const Project&) {
                          return std::vector<ChoiceRow::Item>{{"windows", u"Windows"_s}, {"linux", u"Linux"_s}, {"macos", u"macOS"_s}};
                      }});
    number(new NumberRow{place(), {u"site.host.ram_gb"_s, name(QT_TR_NOOP("RAM")), u"host_memory"_s}, {NumberKind::whole, 0, 0}, {1, 65536},
                         binding::number([](auto& p) -> auto& { return p.site.host.ramGb; }), [](double) { return u"GB"_s; }}, unknown);
    number(new NumberRow{place(), {u"site.host.cpu_power_w"_s, name(QT_TR_NOOP("Processor")), u"tdp"_s}, wholeNumber, {1, 5000},
                         binding::number([](auto& p) -> auto& { return p.site.host.cpuPowerW; }), [](double) { return u"W"_s; }}, unknown);
    number(new NumberRow{place(), {u"site.host_power_w.load"_s, name(QT_TR_NOOP("Rest at load")), u"power_supply"_s}, wholeNumber, {0, 1e5},
                         binding::number([](auto& p) -> auto& { return p.site.hostPowerW.load; }), [](double) { return u"W"_s; }}, unknown);
    number(new NumberRow{place(), {u"site.host_power_w.idle"_s, name(QT_TR_NOOP("Rest at idle")), u"idle_power"_s}, wholeNumber, {0, 1e5},
                         binding::number([](auto& p) -> auto& { return p.site.hostPowerW.idle; }), [](double) { return u"W"_s; }}, unknown);
    number(new NumberRow{place(), {u"site.host.pcie.generation"_s, name(QT_TR_NOOP("PCIe generation")), u"pcie"_s}, wholeNumber, {1, 7},
                         binding::number([](auto& p) -> auto& { return p.site.host.pcie.generation; })}, unknown);
    add(new CheckRow{place(), {u"site.host.display_on_gpu"_s, name(QT_TR_NOOP("The screen hangs on the card")), u"usable_memory"_s},
                     binding::flag([](auto& p) -> auto& { return p.site.host.displayOnGpu; })});
}

} // namespace cabe
