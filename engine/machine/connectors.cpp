// SPDX-License-Identifier: GPL-3.0-or-later
// Plugs of the cards against plugs of the supply. Which plug goes into which, and what adapters start from, are rows of the catalogue.
#include "engine/machine/parts.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace cabe::machine {
namespace {

using Plug = const PowerConnector*;

struct Wanted {
    Plug plug = nullptr;
    const Gpu* gpu = nullptr;
    bool served = false;
};

struct Stock {
    Plug plug = nullptr;
    int count = 0;
};

// Plugs of a supply, counted by kind; plugs that no row describes cannot be used by any card we know.
class Supply {
public:
    Supply(const std::vector<std::string>& names, const Catalog& catalog)
    {
        for (const std::string& name : names)
            if (Plug plug = catalog.powerConnectors.find(name))
                slot(plug).count += 1;
    }
    [[nodiscard]] int count(Plug plug) const
    {
        const auto it = std::find_if(stock_.begin(), stock_.end(), [&](const Stock& s) { return s.plug == plug; });
        return it == stock_.end() ? 0 : it->count;
    }
    bool take(Plug plug, int n = 1)
    {
        if (!plug || count(plug) < n)
            return false;
        slot(plug).count -= n;
        return true;
    }

private:
    Stock& slot(Plug plug)
    {
        const auto it = std::find_if(stock_.begin(), stock_.end(), [&](const Stock& s) { return s.plug == plug; });
        return it != stock_.end() ? *it : stock_.emplace_back(Stock{plug, 0});
    }
    std::vector<Stock> stock_;
};

std::vector<Wanted> wantedPlugs(const Situation& s, const Catalog& catalog)
{
    std::vector<Wanted> wanted;
    for (const Gpu* gpu : s.cards)
        if (gpu->powerConnectors)
            for (const std::string& name : *gpu->powerConnectors)
                if (Plug plug = catalog.powerConnectors.find(name))
                    wanted.push_back({plug, gpu, false});
    return wanted;
}

// "3x 8-pin" and "3x or 4x 8-pin" mean three; a plug without a number is one.
int leadingCount(const std::string& text)
{
    int count = 1;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), count);
    return fault == std::errc{} && end != text.data() + text.size() && *end == 'x' ? count : 1;
}

// Plugs of the supply that one adapter needs: as packed with the card, else as many as the card's watts ask for.
int adapterPlugs(const Wanted& want, Plug from, const MachineRequest& request)
{
    if (want.gpu->adapterInBox)
        return leadingCount(*want.gpu->adapterInBox);
    const double plugs = static_cast<double>(want.gpu->powerConnectors->size());
    const double watts = boardW(*want.gpu, request).value_or(want.plug->watts) / plugs;
    return std::max(1, static_cast<int>(std::ceil(std::min(watts, want.plug->watts) / from->watts)));
}

Plug adapterSource(Plug plug, const Catalog& catalog)
{
    return plug->adapterFrom ? catalog.powerConnectors.find(*plug->adapterFrom) : nullptr;
}

void serveDirect(std::vector<Wanted>& wanted, Supply& supply, const Catalog& catalog)
{
    for (Wanted& want : wanted)
        want.served = supply.take(want.plug);
    for (Wanted& want : wanted)
        for (const std::string& id : want.plug->fits)
            want.served = want.served || supply.take(catalog.powerConnectors.find(id));
}

struct Adapted {
    Plug plug = nullptr, from = nullptr;
    int adapters = 0, plugs = 0;
};

std::vector<Adapted> serveByAdapter(std::vector<Wanted>& wanted, Supply& supply, const MachineRequest& request)
{
    std::vector<Adapted> adapted;
    for (Wanted& want : wanted) {
        const Plug from = want.served ? nullptr : adapterSource(want.plug, *request.catalog);
        if (!from)
            continue;
        const int plugs = adapterPlugs(want, from, request);
        want.served = supply.take(from, plugs);
        if (!want.served)
            continue;
        auto it = std::find_if(adapted.begin(), adapted.end(), [&](const Adapted& a) { return a.plug == want.plug; });
        if (it == adapted.end())
            it = adapted.insert(it, {want.plug, from, 0, 0});
        it->adapters += 1;
        it->plugs += plugs;
    }
    return adapted;
}

// One finding per kind of plug: how many the cards want, how many there are, and what an adapter would need instead.
void reportMissing(const std::vector<Wanted>& wanted, const Supply& all, const MachineRequest& request, Checks& checks)
{
    std::vector<Plug> reported;
    for (const Wanted& want : wanted) {
        if (want.served || std::find(reported.begin(), reported.end(), want.plug) != reported.end())
            continue;
        reported.push_back(want.plug);
        const auto same = [&](const Wanted& w) { return w.plug == want.plug; };
        Args args{{"connector", want.plug->id},
                  {"needed", static_cast<double>(std::count_if(wanted.begin(), wanted.end(), same))},
                  {"have", static_cast<double>(all.count(want.plug))}};
        if (const Plug from = adapterSource(want.plug, *request.catalog)) {
            int plugs = 0;
            for (const Wanted& w : wanted)
                plugs += same(w) ? adapterPlugs(w, from, request) : 0;
            args.insert(args.end(), {{"adapter_from", from->id},
                                     {"adapter_needed", static_cast<double>(plugs)},
                                     {"adapter_have", static_cast<double>(all.count(from))}});
        }
        add(checks, "connector_missing", Severity::blocker, std::move(args));
    }
}

// The supply's plugs are not known: only name the plugs that it may well not have.
void reportSpecial(const std::vector<Wanted>& wanted, Checks& checks)
{
    std::vector<Plug> reported;
    for (const Wanted& want : wanted) {
        if (!want.plug->special || std::find(reported.begin(), reported.end(), want.plug) != reported.end())
            continue;
        reported.push_back(want.plug);
        const auto count = std::count_if(wanted.begin(), wanted.end(), [&](const Wanted& w) { return w.plug == want.plug; });
        add(checks, "connector_special", want.plug->mistakable ? Severity::warning : Severity::note,
            {{"connector", want.plug->id}, {"needed", static_cast<double>(count)}});
    }
}

} // namespace

void checkConnectors(const Situation& s, Checks& checks)
{
    const Catalog& catalog = *s.request.catalog;
    std::vector<Wanted> wanted = wantedPlugs(s, catalog);
    if (wanted.empty())
        return;
    if (!s.request.host.powerConnectors) {
        reportSpecial(wanted, checks);
        return;
    }
    const Supply all{*s.request.host.powerConnectors, catalog};
    Supply left = all;
    serveDirect(wanted, left, catalog);
    for (const Adapted& a : serveByAdapter(wanted, left, s.request))
        add(checks, "connector_adapter", a.plug->mistakable ? Severity::warning : Severity::note,
            {{"connector", a.plug->id}, {"adapters", static_cast<double>(a.adapters)}, {"adapter_from", a.from->id},
             {"plugs", static_cast<double>(a.plugs)}});
    reportMissing(wanted, all, s.request, checks);
}

} // namespace cabe::machine
