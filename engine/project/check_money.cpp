// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/project/checker.h"
#include "engine/project/currency.h"
#include "engine/project/fields.h"

#include <functional>

namespace cabe {

namespace {

// Visits every amount of money of a document with its path.
class MoneyWalker {
public:
    static constexpr bool reads = false;

    template <class F>
    static void walk(Project& project, F&& visit)
    {
        MoneyWalker walker{std::forward<F>(visit)};
        describe(walker, project);
    }

    template <class T>
    void key(std::string_view name, T& field, const tree::Rule& = {})
    {
        const std::size_t length = path_.size();
        (path_ += path_.empty() ? "" : ".") += name;
        descend(field);
        path_.resize(length);
    }

private:
    explicit MoneyWalker(std::function<void(const std::string&, MoneyInput&)> visit) : visit_{std::move(visit)} {}

    void descend(MoneyInput& money) { visit_(path_, money); }
    void descend(TariffChoice& tariff)
    {
        if (tariff.pricePerKwh)
            key("price_per_kwh", *tariff.pricePerKwh);
    }
    void descend(Option& option)
    {
        const std::string way{tree::nameOf(option.way())};
        std::visit([&](auto& what) { key(way, what); }, option.what);
        describe(*this, option);
    }
    void descend(GpuChoice& gpu)
    {
        if (gpu.price)
            key("price", *gpu.price);
    }
    template <class T>
    void descend(std::optional<T>& field)
    {
        if (field)
            descend(*field);
    }
    template <class T>
    void descend(Setting<T>& field)
    {
        if (field.given)
            descend(field.value);
    }
    template <class T>
    void descend(std::vector<T>& list)
    {
        const std::size_t length = path_.size();
        const bool alone = std::is_same_v<T, GpuChoice> && list.size() == 1;   // one card is written without a list
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (!alone)
                path_ += '[' + std::to_string(i) + ']';
            descend(list[i]);
            path_.resize(length);
        }
    }
    template <class T>
    void descend(T& field)
    {
        if constexpr (requires { describe(*this, field); })
            describe(*this, field);
    }

    std::string path_;
    std::function<void(const std::string&, MoneyInput&)> visit_;
};

} // namespace

void forEachAmount(Project& project, const std::function<void(const std::string&, MoneyInput&)>& visit)
{
    MoneyWalker::walk(project, visit);
}

void checkMoney(Checker& check, const Project& project)
{
    Project copy = project;
    std::optional<ExchangeRates> rates;     // made only when an amount asks for it
    forEachAmount(copy, [&](const std::string& path, const MoneyInput& money) {
        if (money.currency.empty())
            return;
        if (!rates)
            rates = exchangeRates(project, check.catalog());
        if (!rates->factor(money.currency))
            check.add("exchange_rate_missing", path, {{"from", money.currency}, {"to", rates->target}});
    });
}

} // namespace cabe
