// SPDX-License-Identifier: GPL-3.0-or-later
// One sentence per check code, grouped by the room it comes from.
#include "app/text/arguments.h"
#include "app/text/sentences.h"

using namespace Qt::StringLiterals;

namespace cabe {

namespace {

// A code that no group knows: shown as it is, so that nothing is lost; a test fails on it.
QString bare(const Check& check, const Format& format)
{
    QStringList args;
    const Arguments values(check.args, format);
    for (const auto& arg : check.args)
        args << QString::fromStdString(arg.name) + u" = "_s + values.word(arg.name);
    return QString::fromStdString(check.code) + (args.isEmpty() ? QString() : u" ("_s + args.join(u", "_s) + u')');
}

bool isTrue(const Args& args, std::string_view name)
{
    for (const auto& arg : args)
        if (arg.name == name)
            if (const auto* value = std::get_if<bool>(&arg.value))
                return *value;
    return false;
}

} // namespace

QString Sentences::check(const Check& check) const
{
    for (const auto group : {&Sentences::machineCheck, &Sentences::softwareCheck, &Sentences::costCheck, &Sentences::memoryCheck, &Sentences::adviceCheck,
                             &Sentences::fileCheck})
        if (const QString text = (this->*group)(check); !text.isEmpty())
            return text;
    // What could not be costed is told with the words of its error.
    if (const QString text = knownError({check.code, check.args, {}, {}, {}, {}}); !text.isEmpty())
        return text;
    return bare(check, format_);
}

QString Sentences::machineCheck(const Check& check) const
{
    const Arguments a(check.args, format_);
    const std::string& code = check.code;
    if (code == "psu_too_small")
        return check.severity == Severity::blocker ? tr("A power supply of %1 is needed; yours has %2").arg(a.watts("needed_w"), a.watts("have_w"))
                                                   : tr("Your %2 supply carries it with little margin; %1 is the usual size").arg(a.watts("needed_w"), a.watts("have_w"));
    if (code == "psu_transients")
        return tr("Short peaks reach %1; a supply of %2 with an older standard may switch off").arg(a.watts("peak_w"), a.watts("have_w"));
    if (code == "psu_several")
        return tr("%1 needs %2 supplies of %3 each").arg(a.watts("needed_w"), a.integer("count"), a.watts("each_w"));
    if (code == "power_unknown")
        return tr("The power of this card is not known, so the supply could not be sized");
    if (code == "connector_missing") {
        const QString plug = connector(a.word("connector"));
        if (a.has("adapter_from"))
            return tr("Needs %1 × %2 and there are %3; an adapter would take %4 × %5")
                .arg(a.integer("needed"), plug, a.integer("have"), a.integer("adapter_needed"), connector(a.word("adapter_from")));
        return tr("Needs %1 × %2 and there are %3").arg(a.integer("needed"), plug, a.integer("have"));
    }
    if (code == "connector_adapter")
        return tr("The plug %1 is fed by the adapter from %2 × %3").arg(connector(a.word("connector")), a.integer("plugs"), connector(a.word("adapter_from")));
    if (code == "connector_special")
        return tr("The card has the plug %1, which many supplies lack").arg(connector(a.word("connector")));
    if (code == "slots_short") {
        if (a.has("per_card"))
            return tr("The card is %1 slots wide; the case takes %2").arg(a.significant("needed"), a.significant("have"));
        if (a.has("long_slots"))
            return tr("Needs %1 long slots and the board has %2").arg(a.integer("needed"), a.integer("have"));
        return tr("Needs %1 free slots and there are %2").arg(a.significant("needed"), a.significant("have"));
    }
    if (code == "length_short")
        return tr("The card is %1 mm long; the case takes %2 mm").arg(a.integer("needed_mm"), a.integer("have_mm"));
    if (code == "passive_cooling")
        return tr("The card has no fan: it needs a server's airflow or a ducted fan");
    if (code == "airflow_short")
        return tr("%1 open cards side by side get hot; more than %2 need blower cards or risers").arg(a.integer("cards"), a.integer("at_most"));
    if (code == "module_needs_server")
        return tr("This is a module for a server, not a card for a computer");
    if (code == "pcie_narrow")
        return tr("The slot lets only %1 GB/s through (%2 lanes)").arg(a.significant("gb_s"), a.integer("lanes"));
    if (code == "link_missing")
        return tr("These cards cannot be joined by %1").arg(link(a.word("link")));
    if (code == "link_pairs_only")
        return tr("%1 joins %2 cards, not %3").arg(link(a.word("link")), a.integer("joined"), a.integer("cards"));
    if (code == "outlet_overload")
        return a.has("rating_w") && check.severity == Severity::blocker
            ? tr("Draws %1 from the wall; the outlet gives at most %2").arg(a.watts("needed_w"), a.watts("rating_w"))
            : tr("Draws %1 from the wall; for hours the outlet should carry at most %2").arg(a.watts("needed_w"), a.watts("continuous_w"));
    if (code == "heat_high")
        return tr("Heats the room with %1 BTU/h").arg(a.integer("btu_h"));
    return {};
}

QString Sentences::softwareCheck(const Check& check) const
{
    const Arguments a(check.args, format_);
    const std::string& code = check.code;
    if (code == "software_unsupported") {
        if (a.has("unknown"))
            return tr("“%1” is not in the catalogue of software").arg(program(a.word("program")));
        if (a.has("task"))
            return a.word("task") == u"inference" ? tr("%1 does not run models, it trains them").arg(program(a.word("program")))
                                                  : tr("%1 does not train models, it runs them").arg(program(a.word("program")));
        if (a.has("format"))
            return tr("%1 does not read the format %2").arg(program(a.word("program")), a.word("format"));
        if (a.has("needs"))
            return tr("%1 does not run on this card: it needs compute capability %2 and the card has %3").arg(program(a.word("program")), a.word("needs"), a.word("has"));
        return tr("%1 does not run on this card").arg(program(a.word("program")));
    }
    if (code == "os_unsupported")
        return tr("%1 does not run on this card under %2").arg(program(a.word("program")), system(a.word("os")));
    if (code == "wsl_needed")
        return tr("%1 runs on Windows inside WSL2 only").arg(program(a.word("program")));
    if (code == "software_immature")
        return a.word("maturity") == u"community" ? tr("%1 supports this card through its community only").arg(program(a.word("program")))
                                                  : tr("The support of %1 for this card is experimental").arg(program(a.word("program")));
    if (code == "software_unverified")
        return tr("Whether %1 runs on this card could not be verified").arg(program(a.word("program")));
    if (code == "multi_gpu_os")
        return tr("Several cards need %1, which %2 lacks").arg(a.word("library").toUpper(), system(a.word("os")));
    if (code == "driver_needed") {
        const QString toolkit = a.word("toolkit") == u"cuda" ? u"CUDA"_s : u"ROCm"_s;
        if (isTrue(check.args, "last"))
            return tr("%1 %2 is the last that supports this card").arg(toolkit, a.word("version"));
        if (a.has("program"))
            return tr("Install the driver %1 or newer for %2").arg(a.word("driver"), program(a.word("program")));
        return a.has("driver") ? tr("Install the driver %3 or newer for %1 %2").arg(toolkit, a.word("version"), a.word("driver"))
                               : tr("Uses %1 %2").arg(toolkit, a.word("version"));
    }
    if (code == "precision_not_native") {
        if (a.has("fast_from"))
            return tr("%1 runs on this card without the fast kernels (compute capability %2 and up)").arg(a.word("format"), a.word("fast_from"));
        return tr("The card does not compute in %1: it saves memory, the arithmetic is not faster").arg(a.word("precision").toUpper());
    }
    if (code == "precision_impossible")
        return a.has("format") ? tr("The format %1 does not run on this card").arg(a.word("format")) : tr("The card cannot compute in %1").arg(a.word("precision").toUpper());
    if (code == "cache_type_unsupported")
        return tr("%1 has no KV cache of the type %2; it has %3").arg(program(a.word("program")), a.word("type"), a.word("known"));
    if (code == "no_format_for_runtime")
        return tr("None of the chosen programs reads the chosen formats");
    return {};
}

QString Sentences::costCheck(const Check& check) const
{
    const Arguments a(check.args, format_);
    const std::string& code = check.code;
    if (code == "price_unknown") {
        const QString part = a.word("part");
        if (part == u"rented_host")
            return tr("The price of the host of this rented card is not known and not counted");
        if (part == u"power_supply" || part == u"power_supply_price" || part == u"supply")
            return tr("A new power supply is not in the price: its price is not known");
        if (part == u"energy")
            return tr("The price of a kWh is not known for this place, so energy is not counted. Give it as the tariff");
        if (!part.isEmpty())
            return tr("The price of the computer is not known and not counted");
        return tr("No price is known");
    }
    if (code == "currency_without_rate")
        return tr("No exchange rate from %1 to %2 is known, so prices of the catalogue are missing. Rates are known for %3; give one under site.exchange_rates")
            .arg(a.word("from"), a.word("currency"), a.word("known"));
    if (code == "price_stale")
        return isTrue(check.args, "launch") ? tr("Launch price of %1. Check before deciding").arg(format_.date(a.word("date")))
                                            : tr("Price of %1. Check before deciding").arg(format_.date(a.word("date")));
    if (code == "used_price")
        return tr("Only used cards are on offer: the price is that of a used one");
    if (code == "price_converted")
        return tr("Price abroad converted at the exchange rate: what local shops add to it is not known");
    if (code == "price_estimated")
        return tr("Price estimated from the dollar price × %1 (%2 to %3), the usual ratio of local shops")
            .arg(format_.number(a.number("ratio"), 2), format_.number(a.number("ratio_low"), 2), format_.number(a.number("ratio_high"), 2));
    if (code == "import_over_limit")
        return tr("Above the limit of the simplified import regime: import goes through a customs broker");
    if (code == "already_there")
        return tr("This card is already there and costs nothing now");
    if (code == "demand_needed")
        return tr("Give the demand (requests or tokens a month) to see what the API costs");
    if (code == "storage_not_counted")
        return tr("Storage is not counted; it usually adds %1 to %2").arg(a.percent("share_low"), a.percent("share_high"));
    if (code == "capacity_short")
        return isTrue(check.args, "more") ? tr("The demand needs more than %1 such machines, where the count stops; the costs are those of one").arg(a.integer("machines"))
                                          : tr("The demand needs %1 such machines; the costs are those of one").arg(a.integer("machines"));
    return {};
}

QString Sentences::memoryCheck(const Check& check) const
{
    const Arguments a(check.args, format_);
    const std::string& code = check.code;
    if (code == "kv_pool_short")
        return tr("The KV cache has room for %1 of the %2 tokens asked: the other requests wait").arg(a.integer("have_tokens"), a.integer("wanted_tokens"));
    if (code == "prompt_beyond_context")
        return tr("Prompt and answer of %1 tokens do not go into a context of %2").arg(a.integer("wanted_tokens"), a.integer("have_tokens"));
    if (code == "heads_not_divisible")
        return tr("%1 attention heads cannot be shared equally by %2 cards").arg(a.integer("heads"), a.integer("cards"));
    if (code == "compute_assumed")
        return tr("No computing rate was given: %1 TFLOPS were assumed, as usual for this bandwidth").arg(a.significant("tflops"));
    if (code == "context_beyond_training")
        return tr("This model goes up to %1 tokens; %2 were asked").arg(a.integer("trained"), a.integer("context"));
    if (code == "unequal_cards")
        return tr("The cards are unequal: each must fit by itself");
    if (code == "shared_memory_default")
        return tr("The memory is shared: the usual share of the GPU, %1 GiB, was assumed").arg(format_.number(a.number("usable_gib"), 1));
    if (code == "ram_short")
        return tr("The computer's memory is short: %1 GiB needed, %2 GiB there")
            .arg(format_.number(a.number("needed_gib"), 1), format_.number(a.number("have_gib"), 1));
    if (code == "low_bits")
        return tr("Fewer than %1 bits per weight: answers get worse").arg(a.significant("min_bits"));
    return {};
}

QString Sentences::adviceCheck(const Check& check) const
{
    const Arguments a(check.args, format_);
    const std::string& code = check.code;
    if (code == "target_missed") {
        const QString target = a.word("target");
        if (target == u"ttft_s")
            return tr("Fits, but the first token takes %1 instead of the %2 you asked").arg(format_.seconds(a.number("have")), format_.seconds(a.number("wanted")));
        if (target == u"total_tok_s")
            return tr("Fits, but reaches %1 of the %2 tokens/s in total that you asked").arg(a.significant("have"), a.significant("wanted"));
        return tr("Fits, but reaches %1 of the %2 tokens/s you asked").arg(a.significant("have"), a.significant("wanted"));
    }
    if (code == "budget_upfront")
        return tr("Costs %1 now; the limit is %2").arg(a.money("needed"), a.money("limit"));
    if (code == "budget_monthly")
        return tr("Costs %1 a month; the limit is %2").arg(a.money("needed"), a.money("limit"));
    if (code == "power_limit")
        return tr("Draws %1; the limit is %2").arg(a.watts("needed_w"), a.watts("limit_w"));
    if (code == "data_location")
        return tr("Data would go to %1; it must stay in %2").arg(country(a.word("place")), country(a.word("wanted")));
    if (code == "data_location_unknown")
        return tr("Where the data would be is not known; it must stay in %1").arg(country(a.word("wanted")));
    if (code == "way_excluded" || code == "used_excluded" || code == "vendor_excluded" || code == "segment_excluded")
        return tr("Excluded by your choices");
    if (code == "headroom_short")
        return tr("Leaves %1 of the memory free; you wanted %2").arg(a.percent("have"), a.percent("wanted"));
    if (code == "growth_short")
        return tr("Carries %1 conversations; with the expected growth there will be %2").arg(a.integer("have"), a.integer("wanted"));
    if (code == "over_buying")
        return tr("Larger than needed: %1 of the memory stays free at %2 times the speed you asked").arg(a.percent("spare"), a.significant("speed_factor"));
    if (code == "override_in_force")
        return tr("Your own value is in force: %1").arg(rowName(a.word("key")));
    if (code == "api_cannot_train")
        return tr("An API does not train models");
    if (code == "api_other_model")
        return tr("This API offers %1, not %2").arg(a.word("offered"), a.word("wanted"));
    if (code == "api_context")
        return tr("This API takes %1 tokens of context; %2 were asked").arg(a.integer("have_tokens"), a.integer("wanted_tokens"));
    if (code == "reason_cheapest")
        return a.number("target_tok_s") > 0 ? tr("The cheapest that exceeds %1 tokens/s").arg(a.significant("target_tok_s")) : tr("The cheapest that meets everything");
    if (code == "reason_fastest")
        return tr("The fastest that meets everything");
    if (code == "reason_least_energy")
        return tr("The one that draws the least energy");
    if (code == "reason_most_headroom")
        return tr("The one with the most free memory");
    if (code == "reason_host_memory")
        return tr("Part of the model runs from the computer's memory, which is slow");
    if (code == "reason_disk")
        return tr("Part of the model is read from the disk at every token: barely usable");
    return {};
}

QString Sentences::connector(const QString& id) const
{
    static const QHash<QString, const char*> names{
        {u"pcie-6-pin"_s, QT_TR_NOOP("6-pin")},   {u"pcie-8-pin"_s, QT_TR_NOOP("8-pin")},      {u"12vhpwr"_s, QT_TR_NOOP("16-pin 12VHPWR")},
        {u"12v-2x6"_s, QT_TR_NOOP("16-pin 12V-2x6")}, {u"eps-8-pin"_s, QT_TR_NOOP("8-pin EPS (CPU type)")}, {u"pcie-slot"_s, QT_TR_NOOP("PCIe slot")},
        {u"nvidia-12-pin"_s, QT_TR_NOOP("12-pin NVIDIA")},
    };
    if (names.contains(id))
        return tr(names[id]);
    const PowerConnector* row = catalog_ ? catalog_->powerConnectors.find(id.toStdString()) : nullptr;
    return row ? text(row->name) : id;
}

// The document's word for the bridge of NVIDIA; catalogue rows have names already.
QString Sentences::link(const QString& name) const
{
    return name == u"nvlink" ? u"NVLink"_s : name == u"pcie" ? u"PCIe"_s : name;
}

QString Sentences::program(const QString& id) const { return rowName(id); }

// The name of the card, runtime, program or model behind an id; what is no id stays as it is.
QString Sentences::rowName(const QString& id) const
{
    const std::string key = id.toStdString();
    if (!catalog_)
        return id;
    if (const Runtime* runtime = catalog_->runtimes.find(key))
        return QString::fromStdString(runtime->name);
    if (const auto* program = catalog_->programs.find(key))
        return QString::fromStdString(program->name);
    if (const Gpu* gpu = catalog_->gpus.find(key))
        return QString::fromStdString(gpu->name);
    return id;
}

QString Sentences::system(const QString& os) const
{
    if (os == u"linux")
        return u"Linux"_s;
    if (os == u"windows")
        return u"Windows"_s;
    return os == u"macos" ? u"macOS"_s : os;
}

QString Sentences::country(const QString& code) const
{
    // Qt 6.4 knows the names of territories in English only: those of the catalogue are needed in both languages.
    static const QHash<QString, const char*> names{
        {u"BR"_s, QT_TR_NOOP("Brazil")}, {u"US"_s, QT_TR_NOOP("the United States")}, {u"PT"_s, QT_TR_NOOP("Portugal")}, {u"DE"_s, QT_TR_NOOP("Germany")},
        {u"NL"_s, QT_TR_NOOP("the Netherlands")}, {u"IN"_s, QT_TR_NOOP("India")}, {u"FI"_s, QT_TR_NOOP("Finland")}, {u"FR"_s, QT_TR_NOOP("France")},
        {u"GB"_s, QT_TR_NOOP("the United Kingdom")}, {u"CA"_s, QT_TR_NOOP("Canada")}, {u"NO"_s, QT_TR_NOOP("Norway")}, {u"IS"_s, QT_TR_NOOP("Iceland")},
        {u"SE"_s, QT_TR_NOOP("Sweden")}, {u"JP"_s, QT_TR_NOOP("Japan")}, {u"SG"_s, QT_TR_NOOP("Singapore")}, {u"CN"_s, QT_TR_NOOP("China")},
        {u"AR"_s, QT_TR_NOOP("Argentina")}, {u"AU"_s, QT_TR_NOOP("Australia")}, {u"BE"_s, QT_TR_NOOP("Belgium")}, {u"BG"_s, QT_TR_NOOP("Bulgaria")},
        {u"CL"_s, QT_TR_NOOP("Chile")}, {u"CO"_s, QT_TR_NOOP("Colombia")}, {u"DK"_s, QT_TR_NOOP("Denmark")}, {u"ES"_s, QT_TR_NOOP("Spain")},
        {u"EU"_s, QT_TR_NOOP("the European Union")}, {u"HU"_s, QT_TR_NOOP("Hungary")}, {u"IE"_s, QT_TR_NOOP("Ireland")}, {u"IT"_s, QT_TR_NOOP("Italy")},
        {u"KR"_s, QT_TR_NOOP("South Korea")}, {u"MT"_s, QT_TR_NOOP("Malta")}, {u"MX"_s, QT_TR_NOOP("Mexico")}, {u"PE"_s, QT_TR_NOOP("Peru")},
        {u"PL"_s, QT_TR_NOOP("Poland")}, {u"PY"_s, QT_TR_NOOP("Paraguay")}, {u"UY"_s, QT_TR_NOOP("Uruguay")}, {u"VN"_s, QT_TR_NOOP("Vietnam")},
        {u"ZA"_s, QT_TR_NOOP("South Africa")},
    };
    if (names.contains(code))
        return tr(names[code]);
    const QLocale::Territory territory = QLocale::codeToTerritory(code);
    return territory == QLocale::AnyTerritory ? code : QLocale::territoryToString(territory);
}

} // namespace cabe
