// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/why_words.h"

#include <functional>
#include <map>

namespace cabe {

namespace {

double number(const std::string& value)
{
    return QString::fromStdString(value).toDouble();
}

// Changes speak in the document's currency, whatever the limit was written in.
void setMoney(std::optional<MoneyInput>& money, const std::string& value)
{
    money = MoneyInput{number(value), {}};
}

using Setter = std::function<void(Project&, Workload&, const std::string&)>;

const std::map<std::string, Setter>& setters()
{
    static const std::map<std::string, Setter> all{
        {"limits.budget_upfront", [](Project& p, Workload&, const std::string& v) { setMoney(p.limits.budgetUpfront, v); }},
        {"limits.budget_monthly", [](Project& p, Workload&, const std::string& v) { setMoney(p.limits.budgetMonthly, v); }},
        {"limits.power_w", [](Project& p, Workload&, const std::string& v) { p.limits.powerW = number(v); }},
        {"limits.system_power_w", [](Project& p, Workload&, const std::string& v) { p.limits.systemPowerW = number(v); }},
        {"limits.used_cards", [](Project& p, Workload&, const std::string& v) { p.limits.usedCards = v == "true"; }},
        {"site.host.power_supply_w", [](Project& p, Workload&, const std::string& v) { p.site.host.powerSupplyW = number(v); }},
        {"workload.weights", [](Project&, Workload& w, const std::string& v) { w.weights = Choice{{v}}; }},
        {"workload.model", [](Project&, Workload& w, const std::string& v) {
             w.model = ModelChoice{};
             w.model.id = v;
         }},
        {"workload.kv_cache", [](Project&, Workload& w, const std::string& v) { w.kvCache = CacheChoice{v, v}; }},
        {"workload.context", [](Project&, Workload& w, const std::string& v) { w.context = int(number(v)); }},
        {"workload.sequences", [](Project&, Workload& w, const std::string& v) { w.sequences = int(number(v)); }},
    };
    return all;
}

} // namespace

bool applyChange(const Change& change, int stage, Project& project)
{
    const auto it = setters().find(change.key);
    if (it == setters().end())
        return false;
    it->second(project, project.stages[std::size_t(stage)].workload, change.value);
    return true;
}

} // namespace cabe
